"""When each refusal of Res Arcana is true, and the rules that it may name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.catalogue import Power
from arcanum.games.res_arcana.essences import GOLD, NAMES
from arcanum.games.res_arcana.legality import bill, destroyable, discounts, most_payable
from arcanum.games.res_arcana.state import State
from tests.games.event_laws import Refusals, Truth
from tests.games.res_arcana.questions import waiting

Args = Mapping[str, Any]


def word(words: str) -> str:
    return words.split()[0]


def named(words: str) -> str:
    return words.split()[1]


def asked(s: State, seat: int) -> str:
    return s.decision(seat).prompt


def component(s: State, words: str) -> int:
    return s.cat.component[named(words)]


def essence(words: str) -> int:
    return NAMES.index(named(words))


def power_of(s: State, words: str) -> Power:
    """The power of an action: `power athanor 2`."""
    return s.cat.powers[s.cat.argument[s.space.parse(words)]]


def no_such(*words_of_answers: str) -> Truth:
    """It is no answer to this question at all, and nothing more is said."""
    return lambda s, seat, words, args: word(words) not in words_of_answers and not args


def only(*prompts: str) -> Callable[[Truth], Truth]:
    """A refusal of these questions alone."""

    def narrow(truth: Truth) -> Truth:
        return lambda s, seat, words, args: asked(s, seat) in prompts and truth(s, seat, words, args)

    return narrow


def of_card(truth: Callable[[State, int, int], bool]) -> Truth:
    """It names the component of the action, and says something of it."""
    return lambda s, seat, words, args: args == {"card": named(words)} and truth(s, seat, component(s, words))


def of_essence(truth: Callable[[State, int, int], bool]) -> Truth:
    """It names the type of the action, and says something of it."""
    return lambda s, seat, words, args: args == {"essence": named(words)} and truth(s, seat, essence(words))


# --- who is asked -----------------------------------------------------------------------------------------------------


def not_your_decision(s: State, seat: int, words: str, args: Args) -> bool:
    waits = bool(s.branches) or not s.passed[seat] or bool(s.winners)
    return seat not in s.actors() and waits and args == {"seat": s.actors()[0]}


def you_have_passed(s: State, seat: int, words: str, args: Args) -> bool:
    return seat not in s.actors() and bool(s.passed[seat]) and not s.branches and not args


# --- picks ------------------------------------------------------------------------------------------------------------


def so_many_left(s: State, seat: int, words: str, args: Args) -> bool:
    """It is no answer at all, but so many are wanted."""
    prompt = asked(s, seat)
    if word(words) == ("discard" if prompt == "discard" else "essence"):
        return False
    fixed = {"gain-type": 1, "discard-yield": 2}
    frame = {} if prompt in fixed else waiting(s, seat, _frame_of(prompt))
    return args == {"left": fixed[prompt] if prompt in fixed else frame["left"]}


def _frame_of(prompt: str) -> str:
    return "gain-mix" if prompt == "put-mix" else prompt


def pick_in_order(s: State, seat: int, words: str, args: Args) -> bool:
    """What was picked last bounds what may be picked next, from below; or too few would be left above."""
    prompt = asked(s, seat)
    if prompt in ("pay", "gain-mix", "put-mix", "lose"):
        lowest = waiting(s, seat, _frame_of(prompt))["lowest"]
        return essence(words) < lowest and args == {"essence": NAMES[lowest]}
    if args != {"card": named(words)}:
        return False
    card = component(s, words)
    frame = waiting(s, seat, prompt)
    if prompt == "take-off":
        return card in s.on and card in s.play[seat] and card <= frame["last"]
    among = {"discard": s.hand[seat], "open-draft": s.packs[0]}[prompt] if prompt in ("discard", "open-draft") else []
    above = [other for other in among if other > card]
    return card in among and (card <= frame["last"] or len(above) < frame["left"] - 1)


def none_left(s: State, seat: int, kind: int) -> bool:
    return s.pool[seat * 5 + kind] == 0


def rest_too_small(s: State, seat: int, kind: int) -> bool:
    """All of this type and of the later ones would not be enough."""
    frame = waiting(s, seat, "lose")
    return kind > frame["lowest"] and sum(s.pool_of(seat)[kind:]) < frame["left"]


def cannot_pay_with(s: State, seat: int, kind: int) -> bool:
    frame = waiting(s, seat, "pay")
    return s.pool[seat * 5 + kind] > 0 and frame[NAMES[kind]] == 0 and frame["wild"] == 0


def rest_unpayable(s: State, seat: int, kind: int) -> bool:
    """With this type first, too few of the later ones could be paid: of each what is printed, and the wild ones."""
    frame = waiting(s, seat, "pay")
    pool = s.pool_of(seat)
    own = sum(min(pool[later], frame[NAMES[later]]) for later in range(kind, 5))
    over = sum(max(pool[later] - frame[NAMES[later]], 0) for later in range(kind, 5))
    return kind >= frame["lowest"] and own + min(over, frame["wild"]) < frame["left"]


def one_type_only(s: State, seat: int, words: str, args: Args) -> bool:
    frame = waiting(s, seat, "pay-same")
    return frame["paid"] > 0 and essence(words) != frame["begun"] and args == {"essence": NAMES[frame["begun"]]}


def same_type(s: State, seat: int, kind: int) -> bool:
    """What is paid turns into another type."""
    if asked(s, seat) == "gain-type":
        return waiting(s, seat, "gain-type")["spent"] == kind
    return not waiting(s, seat, "pay-same")["types"] >> kind & 1


def type_excluded(s: State, seat: int, kind: int) -> bool:
    return not waiting(s, seat, _frame_of(asked(s, seat)))["types"] >> kind & 1


# --- costs ------------------------------------------------------------------------------------------------------------


def _price(s: State, seat: int, words: str) -> tuple[at.Cost, int, int]:
    """The cost of a card and what is taken off it: from any symbol, and from any but Gold."""
    card = component(s, words)
    if word(words) == "claim":
        return s.cat.cost[card], 0, 0
    free, not_gold = discounts(s, seat, card)
    if asked(s, seat) == "place-from":
        frame = waiting(s, seat, "place-from")
        return s.cat.cost[card], free + frame["discount"], not_gold + frame["discount_not_gold"]
    return s.cat.cost[card], free, not_gold


def needs_essences(s: State, seat: int, words: str, args: Args) -> bool:
    """With what is missing there would be just enough, whatever the types."""
    pool = s.pool_of(seat)
    if word(words) == "power":
        power = power_of(s, words)
        fixed, due = power.need.fixed(), power.need.total - power.choice[0]
        return args == _missing(pool, fixed, due)
    if words == "claim monument_deck" or s.cat.kind[component(s, words)] == at.MONUMENT:
        return args == {"gold": 4 - pool[GOLD]} and pool[GOLD] < 4
    cost, free, not_gold = _price(s, seat, words)
    due, gold = bill(cost, free, not_gold)
    if due == cost.symbols:
        return args == _missing(pool, cost.amounts, due)
    return args == {"gold": gold - pool[GOLD]} and pool[GOLD] < gold


def _missing(pool: tuple[int, ...], fixed: tuple[int, ...], due: int) -> dict[str, int]:
    lack = {name: fixed[e] - pool[e] for e, name in enumerate(NAMES) if fixed[e] > pool[e]}
    over = sum(max(pool[e] - fixed[e], 0) for e in range(5))
    wild = due - sum(fixed) - over
    assert lack or wild > 0, "nothing is missing"
    return lack | ({"any": wild} if wild > 0 else {})


def needs_after_discount(s: State, seat: int, words: str, args: Args) -> bool:
    cost, free, not_gold = _price(s, seat, words)
    due, gold = bill(cost, free, not_gold)
    pool = s.pool_of(seat)
    return args == {"due": due} and due < cost.symbols and pool[GOLD] >= gold and most_payable(pool, cost) < due


def is_turned(s: State, seat: int, words: str, args: Args) -> bool:
    if args != {"card": named(words)} or component(s, words) not in s.turned:
        return False
    if asked(s, seat) == "turn-another":
        return bool(s.cat.subtypes[component(s, words)] & waiting(s, seat, "choose-component")["detail"])
    power = power_of(s, words)
    return power.turns or (power.timing == at.ACTION and not power.while_turned)


def is_straight(s: State, seat: int, words: str, args: Args) -> bool:
    if args != {"card": named(words)} or component(s, words) in s.turned:
        return False
    return asked(s, seat) == "straighten" or power_of(s, words).while_turned


def needs_one_of(s: State, seat: int, words: str, args: Args) -> bool:
    power = power_of(s, words)
    count, types = power.choice
    fixed = power.need.fixed()
    there = sum(s.pool_of(seat)[e] - fixed[e] for e in range(5) if types >> e & 1)
    return args == {"types": types} and there < count


def needs_on_it(s: State, seat: int, words: str, args: Args) -> bool:
    power = power_of(s, words)
    kind = NAMES.index(str(args["essence"]))
    lack = power.off[kind] - s.lying(power.component)[kind]
    return args == {"card": named(words), "essence": NAMES[kind], "count": lack} and lack > 0


def needs_straight(s: State, seat: int, words: str, args: Args) -> bool:
    power = power_of(s, words)
    subtype = {"dragon": at.DRAGON, "creature": at.CREATURE}[str(args["subtype"])]
    straight = [c for c in s.play[seat] if s.cat.subtypes[c] & subtype and c not in s.turned and c != power.component]
    return power.turns_another == subtype and not straight


def nothing_to_destroy(s: State, seat: int, words: str, args: Args) -> bool:
    power = power_of(s, words)
    kind = "dragon-or-creature" if power.destroys == at.DESTROY_KIND else "artifact"
    return args == {"subtype": kind} and not destroyable(s, seat, power.destroys, power.component)


def hand_too_small(s: State, seat: int, words: str, args: Args) -> bool:
    return not args and len(s.hand[seat]) < power_of(s, words).discards


# --- cards and components ---------------------------------------------------------------------------------------------


def already_claimed(s: State, seat: int, words: str, args: Args) -> bool:
    owners = [owner for owner in range(s.seats) if component(s, words) in s.play[owner]]
    return [args] == [{"card": named(words), "seat": owner} for owner in owners]


def not_in_the_centre(s: State, seat: int, card: int) -> bool:
    return card not in s.display + s.places and not any(card in zone for zone in s.play)


def wrong_kind(s: State, seat: int, card: int) -> bool:
    if asked(s, seat) == "place-from":
        return not s.cat.subtypes[card] & waiting(s, seat, "place-from")["subtype"]
    frame = waiting(s, seat, "choose-component")
    if asked(s, seat) == "destroy":
        return frame["detail"] == at.DESTROY_KIND and not s.cat.subtypes[card]
    fits = bool(s.cat.subtypes[card] & frame["detail"]) and card != frame["source"]
    return card in s.play[seat] and not fits


def piles(s: State, seat: int) -> list[int]:
    """Where a power may place from, if not from the hand."""
    own = waiting(s, seat, "place-from")["zone"] == 1
    return s.discard[seat] if own else [card for pile in s.discard for card in pile]


def not_in_hand(s: State, seat: int, card: int) -> bool:
    return card not in s.hand[seat]


def wrong_timing(timing: str) -> Truth:
    """A power for another moment; of a React to life loss also one that answers no Dragons."""

    def truth(s: State, seat: int, words: str, args: Args) -> bool:
        power = power_of(s, words)
        reacts = (at.LIFE_LOSS_REACT, at.DRAGON_REACT, at.VICTORY_REACT)
        return (
            args == {"card": named(words)}
            and {
                "only-when-claimed": power.timing == at.WHEN_CLAIMED,
                "react-only": power.timing in reacts,
                "no-react-to-this": power.timing not in reacts[:2]
                if asked(s, seat) == "react"
                else power.timing != at.VICTORY_REACT,
            }[timing]
        )

    return truth


def not_a_dragon_power(s: State, seat: int, words: str, args: Args) -> bool:
    source = waiting(s, seat, "react")["source"]
    dragon = bool(s.cat.subtypes[source] & at.DRAGON)
    return args == {"card": named(words)} and power_of(s, words).timing == at.DRAGON_REACT and not dragon


def offered_price(there: bool) -> Truth:
    def truth(s: State, seat: int, words: str, args: Args) -> bool:
        frame = waiting(s, seat, "react")
        return words == "pay" and (frame["price"] >= 0) == there and args == {"card": s.cat.ids[frame["source"]]}

    return truth


def of_source(what: str) -> Truth:
    """It names the component that asks."""
    return lambda s, seat, words, args: args == {"card": s.cat.ids[waiting(s, seat, what)["source"]]}


_COMPONENT_RULES = "RA-10.9 RA-13.1 RA-17.2 RA-C10"

REFUSALS: Refusals = {
    "not-your-decision": ("RA-6.8", not_your_decision),
    "you-have-passed": ("RA-22.8", you_have_passed),
    # set-up, draft, match
    "choose-a-mage": ("RA-2.11", only("choose-mage")(no_such("choose"))),
    "not-dealt": ("RA-2.11", of_card(lambda s, seat, card: card not in s.mages[seat])),
    "choose-an-item": (
        "RA-2.14 RA-22.2",
        lambda s, seat, words, args: (
            not args and (word(words) != "choose" or s.cat.kind[component(s, words)] != at.MAGIC_ITEM)
        ),
    ),
    "item-taken": (
        "RA-2.15 RA-22.2",
        of_card(lambda s, seat, card: any(card in s.play[other] for other in range(s.seats) if other != seat)),
    ),
    "same-item": ("RA-22.3", of_card(lambda s, seat, card: card == s.item_of(seat))),
    "choose-a-draft-card": ("RA-28.3 RA-29.7", only("draft-pick", "open-draft")(no_such("choose"))),
    "not-in-pack": (
        "RA-28.7 RA-29.7",
        of_card(lambda s, seat, card: card not in s.packs[seat if asked(s, seat) == "draft-pick" else 0]),
    ),
    "name-first-player": ("RA-29.6", only("name-first")(lambda s, seat, words, args: not args)),
    # collecting
    "collect-first": ("RA-5.20", only("take-off")(no_such("take", "done"))),
    "nothing-on-it": ("RA-5.7", of_card(lambda s, seat, card: card in s.play[seat] and card not in s.on)),
    "pay-or-turn": ("RA-5.13", only("pay-or-turn")(of_source("pay-or-turn"))),
    # picks
    "pick-in-order": ("", pick_in_order),
    "choose-essences": (" RA-9.1", so_many_left),
    "discard-first": ("", so_many_left),
    "lose-first": ("RA-12.4", so_many_left),
    "pay-first": ("RA-7.5 RA-18.1", only("pay", "pay-same")(no_such("essence"))),
    "none-left": ("RA-6.4 RA-12.4 RA-18.3", of_essence(none_left)),
    "rest-too-small": ("RA-12.4", only("lose")(of_essence(rest_too_small))),
    "cannot-pay-with": ("RA-7.3", of_essence(cannot_pay_with)),
    "rest-unpayable": ("RA-6.2", of_essence(rest_unpayable)),
    "one-type-only": ("RA-18.1", one_type_only),
    "same-type": ("RA-18.5", of_essence(same_type)),
    "type-excluded": ("RA-1.15 RA-18.2", of_essence(type_excluded)),
    # a turn
    "not-an-action": ("RA-6.1", only("turn")(no_such("place", "claim", "discard", "power", "pass"))),
    "needs-essences": ("RA-6.2 RA-8.1 RA-21.4", needs_essences),
    "needs-after-discount": ("RA-6.2", needs_after_discount),
    "monument-deck-empty": ("RA-8.7", lambda s, seat, words, args: not s.monument_deck and not args),
    "already-claimed": ("RA-8.9", already_claimed),
    "not-in-the-centre": ("RA-8.2", of_card(not_in_the_centre)),
    "not-yours": (
        "RA-5.7 RA-10.12 RA-17.5 RA-10.9 RA-13.1 RA-C10",
        of_card(lambda s, seat, card: card not in s.play[seat]),
    ),
    "is-turned": ("RA-10.3 RA-10.9", is_turned),
    "is-straight": ("RA-C8 RA-17.7", is_straight),
    "needs-one-of": ("RA-10.2", needs_one_of),
    "needs-on-it": ("RA-C4", needs_on_it),
    "needs-straight": ("RA-10.9", needs_straight),
    "nothing-to-destroy": ("RA-10.2", nothing_to_destroy),
    "hand-empty": ("RA-C9", hand_too_small),
    "only-when-claimed": ("RA-8.12", wrong_timing("only-when-claimed")),
    "react-only": ("RA-11.6", wrong_timing("react-only")),
    # reacting
    "react-now": ("RA-11.10 RA-25.13", only("react", "check-react")(no_such("power"))),
    "no-react-to-this": ("RA-11.6", wrong_timing("no-react-to-this")),
    "not-a-dragon-power": ("RA-12.14", not_a_dragon_power),
    "no-price": ("RA-12.18", offered_price(there=False)),
    "price-unpayable": ("RA-12.18", offered_price(there=True)),
    # components and cards
    "choose-a-component": (_COMPONENT_RULES, no_such("choose")),
    "not-an-artifact": ("RA-13.3", only("destroy")(of_card(lambda s, seat, card: s.cat.kind[card] != at.ARTIFACT))),
    "not-itself": (
        "RA-C7",
        only("destroy")(of_card(lambda s, seat, card: card == waiting(s, seat, "choose-component")["source"])),
    ),
    "wrong-kind": (f"RA-17.3 RA-21.10 RA-21.11 RA-21.12 {_COMPONENT_RULES}", of_card(wrong_kind)),
    "not-in-hand": ("RA-7.1 RA-9.4 RA-13.2 RA-21.10", of_card(not_in_hand)),
    "not-in-discard": ("RA-21.11 RA-21.12", of_card(lambda s, seat, card: card not in piles(s, seat))),
    "place-or-decline": ("RA-21.9", only("place-from")(no_such("place"))),
    "choose-a-deck": ("RA-16.1", only("choose-deck")(no_such("deck"))),
    "choose-a-seen-card": ("RA-16.2", only("reorder")(lambda s, seat, words, args: not args)),
    "choose-a-rival": (
        "RA-19.4",
        only("choose-rival")(lambda s, seat, words, args: not args and words not in _rivals(s, seat)),
    ),
}


def _rivals(s: State, seat: int) -> list[str]:
    return [f"seat {each}" for each in range(s.seats) if each != seat]
