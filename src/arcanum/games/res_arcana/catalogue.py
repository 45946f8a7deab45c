"""The catalogue: the components of the packs in use, compiled for play.

Everything that play looks up is an array indexed by component number, by power number or by action number. A catalogue
is built once (`compiler.py`), never changes, and is shared by all states that play with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from arcanum.core.catalogue import BaseCatalogue
from arcanum.core.flow import Frame, Step
from arcanum.games.res_arcana.essences import NOTHING, Amounts
from arcanum.games.res_arcana.vocabulary import Component

if TYPE_CHECKING:
    from arcanum.games.res_arcana.state import State

# kinds of component; nothing else is one (RA-1.4)
ARTIFACT: Final = 0
MAGE: Final = 1
MONUMENT: Final = 2
MAGIC_ITEM: Final = 3
PLACE_OF_POWER: Final = 4
KINDS: Final = ("artifact", "mage", "monument", "magic_item", "place_of_power")

# subtypes, as bits, since an artifact may have both (RA-1.5); an effect that takes any artifact has the mask 0
DRAGON: Final = 1
CREATURE: Final = 2
SUBTYPES: Final = {"artifact": 0, "dragon": DRAGON, "creature": CREATURE}

# when a power may be used: as an action, in answer to one of three conditions (RA-11.8), or when it is claimed
ACTION: Final = 0
LIFE_LOSS_REACT: Final = 1
DRAGON_REACT: Final = 2
VICTORY_REACT: Final = 3
WHEN_CLAIMED: Final = 4

# blocks of actions
PASS: Final = 0
DONE: Final = 1
PAY: Final = 2
TURN_IT: Final = 3
SUFFER: Final = 4
ESSENCE: Final = 5
SEAT: Final = 6
DECK: Final = 7
PLACE: Final = 8
CLAIM: Final = 9
DISCARD: Final = 10
POWER: Final = 11
CHOOSE: Final = 12
TAKE: Final = 13

# the actions that are the same with all packs
A_PASS: Final = 0
A_DONE: Final = 1
A_PAY: Final = 2
A_TURN: Final = 3
A_SUFFER: Final = 4
A_ESSENCE: Final = 5
A_SEAT: Final = 10
A_DECK: Final = 14
OWN_DECK: Final = 0
MONUMENT_DECK: Final = 1
DECK_TOP: Final = -1
"""The argument of the action that claims the top of the monument deck."""


class Need:
    """What an action needs in the pool."""

    def __init__(self, action: int, fixed: Amounts, total: int, rest: int) -> None:
        self.action: int = action
        self.calm: int = fixed[0]
        self.death: int = fixed[1]
        self.elan: int = fixed[2]
        self.gold: int = fixed[3]
        self.life: int = fixed[4]
        self.total: int = total
        """Any-essences included."""
        self.free: bool = total == 0
        """Whether it needs no essences at all, as nearly half of the powers."""
        self.rest: int = rest
        """A power whose cost has further parts to be looked at; otherwise -1."""

    def fixed(self) -> Amounts:
        return (self.calm, self.death, self.elan, self.gold, self.life)


_NO_NEED: Final = Need(-1, (0, 0, 0, 0, 0), 0, -1)


class Op:
    """One part of a cost or of an effect."""

    pauses: bool = False
    """Whether it may push frames, so that the program has to wait for them."""

    def run(self, s: State, frame: Frame) -> None:
        """Do it for the program that `frame` runs (see steps/program.py)."""
        raise NotImplementedError


class Power:
    """A power of a component."""

    def __init__(self, component: int, number: int) -> None:
        self.component: int = component
        self.number: int = number
        """1 for the first power printed on the component."""
        self.action: int = -1
        self.timing: int = ACTION
        self.while_turned: bool = False
        self.turns: bool = False
        self.need: Need = _NO_NEED
        self.choice: tuple[int, int] = (0, 0)
        """Pay so many essences, each of a type in the mask."""
        self.off: Amounts = (0, 0, 0, 0, 0)
        """Essences taken off this component."""
        self.turns_another: int = 0
        self.destroys: int = 0
        self.discards: int = 0
        self.ops: list[Op] = []
        self.cost_parts: int = 0
        """How many of `ops` are the cost."""


# which artifact a cost destroys
DESTROY_THIS: Final = 1
DESTROY_ANOTHER: Final = 2
DESTROY_ANY: Final = 3
DESTROY_KIND: Final = 4
"""A Dragon or a Creature."""


class Income:
    """One Collect ability."""

    def __init__(
        self, amounts: Amounts = NOTHING, amount: int = 0, mask: int = 0, grow: int = 0, pay: Amounts = NOTHING
    ) -> None:
        self.if_left: bool = False
        self.holding: Amounts = (0, 0, 0, 0, 0)
        """What must lie here and be left."""
        self.in_all: int = 0
        """How many essences must lie here in all."""
        self.amounts: Amounts = amounts
        self.amount: int = amount
        """So many of the player's choice, of types in `mask`."""
        self.mask: int = mask
        self.grow: int = grow
        """So many more of every type lying here."""
        self.pay: Amounts = pay
        """Pay this or turn the component."""
        self.costs: bool = False
        """Whether there is something to pay."""
        self.asks: bool = False
        """Whether the player decides anything about it."""
        self.plain: bool = False
        """Whether it is nothing but `amounts`."""


class Cost:
    """A placement cost or the price of a claim."""

    def __init__(self, amounts: Amounts, any_: int) -> None:
        self.amounts: Amounts = amounts
        self.any: int = any_
        self.symbols: int = amounts[0] + amounts[1] + amounts[2] + amounts[3] + amounts[4] + any_
        """How many essences are printed in it."""


class Discount:
    """What a component takes off the cost of its owner's artifacts."""

    def __init__(self, on: int, amount: int, not_gold: bool) -> None:
        self.on: int = on
        self.amount: int = amount
        self.not_gold: bool = not_gold


# what a component does, as bits
ACTS: Final = 1
"""It has powers that are actions while it is straight."""
LOWERS: Final = 2
"""It takes something off the cost of artifacts."""
COUNTERS: Final = 4
"""It reacts to victory checks."""
ACTS_TURNED: Final = 8
"""It has powers that are actions while it is turned."""
UPKEEP: Final = 16
"""Something has to be paid for it when its owner collects."""


class Catalogue(BaseCatalogue):
    """All components, powers and actions, by number."""

    # CPython keeps few attributes inline: of so many, each is found faster in a slot.
    # fmt: off
    __slots__ = (
        "artifacts", "choose", "claim", "claim_deck", "cost", "cost_parts", "discard", "discounts", "does", "income",
        "items", "mages", "monuments", "needs", "place", "points", "points_on", "points_own", "points_vary", "powers",
        "price", "prices", "programs", "reacts", "starter_sets", "subtypes", "take", "tiles", "turned_powers",
        "when_claimed", "written",
    )
    # fmt: on

    def __init__(self, ids: list[str], pack_ids: list[str], steps: list[Step[Any]]) -> None:
        super().__init__(ids, pack_ids, steps)
        count = len(ids)
        self.written: list[Component] = []
        """The components as their packs write them."""
        self.subtypes: list[int] = [0] * count
        self.cost: list[Cost] = [Cost((0, 0, 0, 0, 0), 0)] * count
        self.points: list[int] = [0] * count
        self.points_on: list[list[tuple[int, int]]] = [[] for _ in ids]
        """Points for each essence of a type lying on the component: (points, type)."""
        self.points_own: list[list[tuple[int, int]]] = [[] for _ in ids]
        """Points for each artifact of a subtype in play: (points, subtype)."""
        self.points_vary: list[bool] = [False] * count
        """Whether it has points of either sort."""
        self.discounts: list[list[Discount]] = [[] for _ in ids]
        self.income: list[list[Income]] = [[] for _ in ids]
        self.artifacts: list[int] = []
        self.mages: list[int] = []
        self.monuments: list[int] = []
        self.items: list[int] = []
        self.tiles: list[tuple[int, int]] = []
        """Sun face and moon face."""
        self.starter_sets: list[tuple[int, list[int]]] = []

        self.powers: list[Power] = []
        self.prices: list[Power] = []
        """What attacks let rivals pay to ignore them."""
        self.programs: list[list[Op]] = []
        """What RUN frames run: the powers by number, then the prices."""
        self.cost_parts: list[int] = []
        """How many parts of each program are its cost."""
        self.needs: list[list[Need]] = [[] for _ in ids]
        """Of each component the action powers that it has while straight."""
        self.does: list[int] = [0] * count
        """What a component does: a set of ACTS, LOWERS and so on."""
        self.turned_powers: list[list[Power]] = [[] for _ in ids]
        """Of each component the action powers that it has while turned."""
        self.price: list[Need] = [_NO_NEED] * count
        """What placing or claiming needs without discounts."""
        self.reacts: list[list[Power]] = [[] for _ in ids]
        self.when_claimed: list[list[Power]] = [[] for _ in ids]

        # action numbers by component
        self.place: list[int] = [-1] * count
        self.claim: list[int] = [-1] * count
        self.discard: list[int] = [-1] * count
        self.choose: list[int] = [-1] * count
        self.take: list[int] = [-1] * count
        self.claim_deck: int = -1
