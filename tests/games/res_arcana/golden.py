"""What `tools/golden.py` records of Res Arcana: several set-ups, numbers of players and options, some with the example
pack, played by policies with different tastes; explorers go on until every action and every kind of decision (`wanted`)
has occurred."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from arcanum.core.flow import Decision
from arcanum.core.state import GameState
from arcanum.games.res_arcana import RES_ARCANA as GAME
from arcanum.games.res_arcana.essences import NAMES
from arcanum.games.res_arcana.happenings import KINDS
from arcanum.games.res_arcana.state import State
from tools.golden import GoldenPlan, Seen, Spec
from tools.workshop import Options

EXAMPLE: Final = "ember_court"
TRIES: Final = 600
"""So many explorers are sent out before the tool gives up."""


# --- how to play ------------------------------------------------------------------------------------------------------


def uniform(prompt: str, words: str, seen: Seen) -> int:
    """Everything alike."""
    return 1


def builder(prompt: str, words: str, seen: Seen) -> int:
    """Rather claims, places and uses powers than passes; rather reacts than suffers."""
    word = words.split()[0]
    if prompt == "turn":
        return {"claim": 30, "place": 12, "power": 8, "discard": 2, "pass": 1}[word]
    return {"done": 1, "suffer": 1, "essence": 4 if words == "essence gold" else 3}.get(word, 4)


def hoarder(prompt: str, words: str, seen: Seen) -> int:
    """Gathers essences and cards, places little, passes early."""
    word = words.split()[0]
    if prompt == "turn":
        return {"claim": 2, "place": 2, "power": 5, "discard": 5, "pass": 4}[word]
    return {"take": 6, "pay": 1, "essence": 5 if words == "essence gold" else 2}.get(word, 2)


def explorer(prompt: str, words: str, seen: Seen) -> int:
    """A builder who prefers what was seldom done before."""
    weight = 4096 * builder(prompt, words, seen)
    return max(1, weight // (1 + min(seen[words], seen[f"{prompt}: {words}"])) ** 2)


# --- what occurs in a game --------------------------------------------------------------------------------------------

ANSWERS: Final = (
    "choose-mage, choose",
    "choose-item, choose",
    "draft-pick, choose",
    "open-draft, choose",
    "name-first, seat",
    "take-off, done",
    "take-off, take",
    "pay-or-turn, pay",
    "pay-or-turn, turn",
    "turn, pass",
    "turn, place",
    "turn, claim",
    "turn, discard",
    "turn, power",
    "swap-item, choose",
    "pay, essence",
    "pay-same, essence",
    "pay-same, done",
    "gain-mix, essence",
    "put-mix, essence",
    "gain-type, essence",
    "discard-yield, essence",
    "discard, discard",
    "choose-rival, seat",
    "choose-deck, deck",
    "reorder, choose",
    "place-from, place",
    "place-from, done",
    "turn-another, choose",
    "destroy, choose",
    "put-paid, choose",
    "straighten, choose",
    "straighten, done",
    "react, pay",
    "react, suffer",
    "react, power",
    "lose, essence",
    "check-react, power",
    "check-react, done",
)
"""Every kind of decision, with every kind of answer to it."""
ENDS: Final = (
    "ended in mid-round",
    "ended after a round",
    "ended by the round limit",
    "shared victory",
    "match of 2 games",
    "match of 3 games",
)


def wanted() -> set[str]:
    """What has to occur in the golden records: every action that a game can come to, every kind of answer to every kind
    of decision, every offered price paid and refused, every event and end."""
    base = GAME.content().components
    artifacts = [component.id for component in base if component.kind == "artifact"]
    items = [component.id for component in base if component.kind == "magic_item"]
    attackers = [component.id for component in base if "dragon" in component.subtypes]
    space = GAME.space()
    # Obelisk's power happens by itself when it is claimed; an item is swapped, and so emptied, before the next Collect.
    never = {"power obelisk 1", *[f"take {item}" for item in items]}
    return {
        *[words for words in map(space.words, range(space.size)) if words not in never],
        *[f"turn: {word} {card}" for word in ("place", "discard") for card in artifacts],
        *[f"{card}, {answer}" for answer in ("pay", "suffer") for card in attackers],
        *[f"discard-yield: essence {essence}" for essence in NAMES],
        *[f"event {kind}" for kind in KINDS],
        *ANSWERS,
        *ENDS,
    }


def also(decision: Decision, words: str) -> list[str]:
    """The attack that an answer meets."""
    return [f"{decision.source}, {words.split()[0]}"] if decision.prompt == "react" else []


def end_marks(state: GameState) -> list[str]:
    """How a game ended."""
    found: list[str] = []
    assert isinstance(state, State)
    facts = GAME.facts(state)
    if not all(player["passed"] for player in facts["players"]):
        found.append("ended in mid-round")
    elif max(player["points"] for player in facts["players"]) < 10:
        found.append("ended by the round limit")
    else:
        found.append("ended after a round")
    if len(facts["winners"]) > 1:
        found.append("shared victory")
    if any(event.kind == "match-won" for event in state.events(everything=True)):
        found.append(f"match of {facts['match']['game']} games")
    return found


# --- games ------------------------------------------------------------------------------------------------------------

Table = tuple[str, int, Options]
"""Set-up, number of players, further options."""


def planned() -> Iterator[Spec]:
    """The games that are always played."""
    tables: list[Table] = []
    for collect in ("simultaneous", "ordered"):
        for seats in GAME.seat_counts:
            tables.append(("standard", seats, {"collect": collect}))
            tables.append(("draft", seats, {"collect": collect}))
            tables.append(("first_game", seats, {"collect": collect, "starter_sets": "by_seat"}))
            tables.append(("first_game", seats, {"collect": collect, "starter_sets": "shuffled"}))
        tables.append(("match", 2, {"collect": collect}))
        tables.append(("match", 2, {"collect": collect, "first": 1}))
    tables += [("standard", 4, {"first": seat, "round_limit": 2 + 2 * seat}) for seat in range(4)]
    with_pack: list[Table] = [("standard", 2, {}), ("draft", 3, {}), ("standard", 4, {}), ("match", 2, {})]
    number = 0
    for taste in (uniform, builder, hoarder):
        for index, (setup, seats, options) in enumerate(tables + with_pack):
            number += 1
            name = f"{number:03}_{setup}_{seats}_{taste.__name__}"
            chosen: Options = {"setup": setup, **options}
            if index < len(tables):
                yield Spec(name, seats, taste, chosen)
            else:
                yield Spec(f"{name}_{EXAMPLE}", seats, taste, chosen, (EXAMPLE,))


def explorers() -> Iterator[Spec]:
    """Games for explorers: mostly those in which the players choose their cards."""
    tables: list[Table] = [
        ("draft", 4, {}),
        ("match", 2, {}),
        ("standard", 3, {}),
        ("draft", 2, {"collect": "ordered"}),
        ("standard", 4, {"round_limit": 5}),
        ("draft", 3, {}),
    ]
    for number in range(1, TRIES + 1):
        setup, seats, options = tables[number % len(tables)]
        yield Spec(f"x{number:03}_{setup}_{seats}_explorer", seats, explorer, {"setup": setup, **options})


PLAN: Final = GoldenPlan(planned, explorers, kept=24, wanted=wanted, also=also, ends=end_marks)
