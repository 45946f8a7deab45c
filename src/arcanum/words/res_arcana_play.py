"""A game of Res Arcana in words: what is asked, what may be answered, why not, and what happened.

The engine speaks in ids with arguments. For each id there is an entry in one of the tables below; it names the messages
in `locale/<language>/res_arcana/{prompts,actions,reasons,log}.ftl` and the case in which they need a component. Players
are told of in the third person ("Player 1 passes"), so their names are never bent and no name should be "You".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, Final, Literal

import msgspec

from arcanum.core.events import Event
from arcanum.core.flow import Decision
from arcanum.core.reasons import Reason
from arcanum.core.state import Data
from arcanum.games.res_arcana.essences import ALL_TYPES, NAMES, types_in
from arcanum.games.res_arcana.setup import PACK
from arcanum.games.res_arcana.vocabulary import (
    AnyEffect,
    Component,
    Cost,
    Essence,
    GainRivalCount,
    IgnoreLoss,
    Payable,
    Place,
    Power,
    RivalsLoseLife,
    Straighten,
)
from arcanum.words import UnknownMessage, Words, sentence
from arcanum.words.res_arcana import amount, amounts, any_mix, effect_text, one_of, power_text

Case = Literal["title", "nominative", "accusative", "genitive", "locative"]
"""How a sentence needs a component: its name alone, or with its kind in a case."""

_NAMED: Final[dict[Case, str]] = {
    "title": "ra-title",
    "nominative": "ra-named",
    "accusative": "ra-named-accusative",
    "genitive": "ra-named-genitive",
    "locative": "ra-named-locative",
}
_FEW_TYPES: Final = 3
"""So many types are named one by one; of more, those are named that are left out."""


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays with what, and in which language it is told."""

    words: Words
    cards: Mapping[str, Component]
    """All components of the packs in use, by id."""
    names: Sequence[str] = ()
    """The players by seat; a seat without a name is "Player 1", "Player 2", …"""

    @classmethod
    def of(cls, words: Words, components: Iterable[Component], names: Sequence[str] = ()) -> Table:
        """A table with the components of `Content.components`."""
        return cls(words, {component.id: component for component in components}, tuple(names))

    def player(self, seat: int) -> str:
        """The name of a seat."""
        return self.names[seat] if seat < len(self.names) else default_name(self.words, seat)

    def card(self, component: str, case: Case = "title") -> str:
        """A component by name."""
        name = self.words.say_of("card", component)
        return self.words.say(_NAMED[case], kind=self.cards[component].kind, name=name)


def default_name(words: Words, seat: int) -> str:
    """ "Player 1" for seat 0."""
    return words.say("player-name", number=seat + 1)


Args = Mapping[str, Any]
"""The arguments of a decision, a reason or an event."""
_Speaker = Callable[[Table, Args], str]


def _line(message: str, case: Case = "title") -> _Speaker:
    """A speaker that says one message, with components in this case."""

    def speak(table: Table, args: Args) -> str:
        return table.words.say(message, **_filled(table, args, case))

    return speak


def _filled(table: Table, args: Args, case: Case) -> dict[str, str | int]:
    """The arguments of the engine as messages need them: components, players and amounts as noun phrases."""
    given: dict[str, str | int] = {}
    for key, value in args.items():
        match key:
            case "card" | "component":
                given["card"] = table.card(value, case)
            case "old":
                given[key] = table.card(value, case)
            case "seat":
                given["name"] = table.player(value)
            case "rival":
                given[key] = table.player(value)
            case "left" | "due":
                given["count"] = value
            case "essences" if isinstance(value, Mapping):
                given["amounts"] = amounts(table.words, value, "accusative")
            case _ if isinstance(value, str | int):
                given[key] = value
    return given


def _essences(args: Args) -> dict[Payable, int]:
    """The essences among the arguments, in the order of the game."""
    payables: tuple[Payable, ...] = (*NAMES, "any")
    return {payable: args[payable] for payable in payables if payable in args}


def _small(text: str) -> str:
    """The reverse of `sentence`, for an instruction that stands inside one."""
    return text[:1].lower() + text[1:]


# --- what is asked ----------------------------------------------------------------------------------------------------


def prompt(table: Table, decision: Decision) -> str:
    """What a player is asked, as a sentence."""
    speak = _PROMPTS.get(decision.prompt)
    if speak is None:
        raise UnknownMessage(table.words.lang, decision.prompt)
    return sentence(speak(table, decision.args))


def _draft_pick(table: Table, args: Args) -> str:
    message = "ra-ask-draft-left" if args["half"] == 1 else "ra-ask-draft-right"
    return table.words.say(message, pick=args["pick"], picks=PACK)


def _pay_or_turn(table: Table, args: Args) -> str:
    price = amounts(table.words, _essences(args), "accusative")
    return table.words.say("ra-ask-pay-or-turn", card=table.card(args["card"]), amounts=price)


def _pay_same(table: Table, args: Args) -> str:
    card = table.card(args["card"])
    if args["paid"]:
        return table.words.say("ra-ask-pay-same-more", card=card, count=args["paid"])
    return table.words.say("ra-ask-pay-same", card=card)


def _do(message: str) -> _Speaker:
    """A speaker for "so many essences of some types", gained or put."""

    def speak(table: Table, args: Args) -> str:
        mix = _mix(table.words, args["left"], args["types"])
        return _told_to(table, args, table.words.say(message, amounts=mix))

    return speak


def _mix(words: Words, count: int, types: int) -> str:
    allowed = _types(types)
    if count == 1 and len(allowed) <= _FEW_TYPES:
        return one_of(words, allowed, "accusative")
    return any_mix(words, count, tuple(_types(ALL_TYPES & ~types)), "accusative")


def _types(mask: int) -> list[Essence]:
    return msgspec.convert(types_in(mask), list[Essence])


def _told_to(table: Table, args: Args, effect: str) -> str:
    return table.words.say("ra-ask-effect", card=table.card(args["card"]), effect=effect)


def _choose_rival(table: Table, args: Args) -> str:
    effect = GainRivalCount(gain=args["gain"], count=args["count"])
    return _told_to(table, args, effect_text(table.words, effect, Cost()))


def _discard(table: Table, args: Args) -> str:
    return _told_to(table, args, table.words.say("ra-cost-discard", count=args["left"]))


def _reorder(table: Table, args: Args) -> str:
    card = table.card(args["card"])
    if args["placed"] == 0:
        return table.words.say("ra-ask-reorder-top", card=card)
    return table.words.say("ra-ask-reorder-next", card=card, place=args["placed"] + 1, count=args["count"])


def _instruction(found: Callable[[Table, Component], set[str]], otherwise: str, message: str) -> _Speaker:
    """A speaker for what a card tells its player to do. The question does not say which power asks it, so the card is
    looked through; where it holds different instructions of this sort, `otherwise` names none."""

    def speak(table: Table, args: Args) -> str:
        card = table.card(args["card"])
        instructions = found(table, table.cards[args["card"]])
        if len(instructions) != 1:
            return table.words.say(otherwise, card=card)
        return table.words.say(message, card=card, effect=instructions.pop())

    return speak


def _costs(component: Component) -> Iterator[Cost]:
    """What its powers cost, and the prices that they name to rivals."""
    for power in component.powers:
        yield power.cost
        for each in power.effect:
            if isinstance(each, RivalsLoseLife) and each.ignore is not None:
                yield each.ignore


def _turnings(table: Table, component: Component) -> set[str]:
    subtypes = {cost.turn_another for cost in _costs(component) if cost.turn_another is not None}
    return {table.words.say("ra-cost-turn-another", subtype=each) for each in subtypes}


def _destructions(table: Table, component: Component) -> set[str]:
    sorts = {cost.destroy for cost in _costs(component) if cost.destroy not in (None, "this")}
    return {table.words.say("ra-cost-destroy", destroy=str(each)) for each in sorts}


def _effects(*sorts: type[AnyEffect]) -> Callable[[Table, Component], set[str]]:
    """Finds the effects of some sorts."""

    def found(table: Table, component: Component) -> set[str]:
        effects = [each for power in component.powers for each in power.effect if isinstance(each, sorts)]
        return {effect_text(table.words, each, Cost()) for each in effects}

    return found


def _react(table: Table, args: Args) -> str:
    words = table.words
    card = table.card(args["card"])
    name = table.player(args["seat"])
    lost = amount(words, "life", args["count"], "accusative")
    price = _price(table, args["card"])
    if not price:
        return words.say("ra-ask-react", card=card, name=name, amount=lost)
    return words.say("ra-ask-react-or-pay", card=card, name=name, amount=lost, price=price)


def _price(table: Table, component: str) -> str:
    """What an attack lets a rival pay, as an instruction; empty if it names no price or several."""
    effects = [each for power in table.cards[component].powers for each in power.effect]
    prices = [each.ignore for each in effects if isinstance(each, RivalsLoseLife)]
    if len(prices) != 1 or prices[0] is None:
        return ""
    return _small(power_text(table.words, Power((IgnoreLoss(),), prices[0])).cost)


_PROMPTS: Final[dict[str, _Speaker]] = {
    "choose-mage": _line("ra-ask-choose-mage"),
    "choose-item": _line("ra-ask-choose-item"),
    "draft-pick": _draft_pick,
    "open-draft": _line("ra-ask-open-draft"),
    "name-first": _line("ra-ask-name-first"),
    "take-off": _line("ra-ask-take-off"),
    "pay-or-turn": _pay_or_turn,
    "turn": _line("ra-ask-turn"),
    "swap-item": _line("ra-ask-swap-item"),
    "check-react": _line("ra-ask-check-react"),
    "pay": _line("ra-ask-pay"),
    "pay-same": _pay_same,
    "gain-mix": _do("ra-effect-gain"),
    "put-mix": _do("ra-effect-put"),
    "gain-type": _line("ra-ask-gain-type"),
    "discard-yield": _line("ra-ask-discard-yield"),
    "turn-another": _instruction(_turnings, "ra-ask-turn-another", "ra-ask-effect"),
    "destroy": _instruction(_destructions, "ra-ask-destroy", "ra-ask-effect"),
    "straighten": _instruction(_effects(Straighten), "ra-ask-straighten", "ra-ask-effect-or-not"),
    "put-paid": _line("ra-ask-put-paid"),
    "choose-rival": _choose_rival,
    "discard": _discard,
    "choose-deck": _line("ra-ask-choose-deck"),
    "reorder": _reorder,
    "place-from": _instruction(_effects(Place), "ra-ask-place-any", "ra-ask-effect-or-not"),
    "react": _react,
    "lose": _line("ra-ask-lose"),
}


# --- what may be answered ---------------------------------------------------------------------------------------------


def action(table: Table, said: str, view: Data | None = None) -> str:
    """A label for an action, given in its canonical words.

    The same words mean different things under different questions: with the view of the seat that is asked, `choose
    prism` is "Destroy Prism" or "Keep Prism", and `done` says what is declined.
    """
    block, _, argument = said.partition(" ")
    label = _ACTIONS.get(block)
    if label is None:
        raise UnknownMessage(table.words.lang, said)
    asked = view.get("decision", {}) if view is not None else {}
    return sentence(label(table, argument, _Situation(asked.get("prompt", ""), asked.get("args", {}), view)))


@dataclass(frozen=True, slots=True)
class _Situation:
    """The question that an action answers."""

    prompt: str
    args: Args
    view: Data | None


_Labeller = Callable[[Table, str, _Situation], str]


def _always(message: str) -> _Labeller:
    return lambda table, argument, situation: table.words.say(message)


def _with_card(message: str) -> _Labeller:
    return lambda table, argument, situation: table.words.say(message, card=table.card(argument, "accusative"))


def _by_prompt(messages: Mapping[str, str], otherwise: str) -> _Labeller:
    """The message depends on the question."""
    return lambda table, argument, situation: table.words.say(messages.get(situation.prompt, otherwise))


def _pay(table: Table, argument: str, situation: _Situation) -> str:
    if situation.prompt == "pay-or-turn":
        price = amounts(table.words, _essences(situation.args), "accusative")
        return table.words.say("ra-do-pay-amounts", amounts=price)
    price = _price(table, situation.args["card"]) if situation.prompt == "react" else ""
    return table.words.say("ra-do-pay-price", price=price) if price else table.words.say("ra-do-pay")


def _turn(table: Table, argument: str, situation: _Situation) -> str:
    if situation.prompt == "pay-or-turn":
        return table.words.say("ra-do-turn-card", card=table.card(situation.args["card"], "accusative"))
    return table.words.say("ra-do-turn")


def _claim(table: Table, argument: str, situation: _Situation) -> str:
    if argument == "monument_deck":
        return table.words.say("ra-do-claim-deck")
    return table.words.say("ra-do-claim", card=table.card(argument, "accusative"))


def _power(table: Table, argument: str, situation: _Situation) -> str:
    component, _, number = argument.partition(" ")
    powers = table.cards[component].powers
    # When it may be used is clear: now.
    power = msgspec.structs.replace(powers[int(number) - 1], react=None, when_claimed=False)
    text = power_text(table.words, power).line
    card = table.card(component)
    reacting = powers[int(number) - 1].react is not None
    if len(powers) == 1:
        return table.words.say("ra-do-react" if reacting else "ra-do-power", card=card, text=text)
    message = "ra-do-react-number" if reacting else "ra-do-power-number"
    return table.words.say(message, card=card, number=int(number), text=text)


def _choose(table: Table, argument: str, situation: _Situation) -> str:
    message = _CHOICES.get(situation.prompt, "ra-do-choose")
    case: Case = "title" if message == "ra-do-choose-next" else "accusative"
    return table.words.say(message, card=table.card(argument, case))


def _take(table: Table, argument: str, situation: _Situation) -> str:
    card = table.card(argument, "genitive")
    lying = _lying_on(argument, situation.view)
    if not lying:
        return table.words.say("ra-do-take", card=card)
    return table.words.say("ra-do-take-amounts", card=card, amounts=amounts(table.words, lying))


def _lying_on(component: str, view: Data | None) -> dict[Essence, int]:
    """What lies on a component of the seat whose view this is."""
    if view is None or view["seat"] is None:
        return {}
    mine = view["players"][view["seat"]]["in_play"]
    return next((each["on"] for each in mine if each["id"] == component), {})


def _essence(table: Table, argument: str, situation: _Situation) -> str:
    return table.words.say("ra-do-essence", essence=argument)


def _seat(table: Table, argument: str, situation: _Situation) -> str:
    return table.words.say("ra-do-seat", name=table.player(int(argument)))


def _deck(table: Table, argument: str, situation: _Situation) -> str:
    return table.words.say("ra-do-own-deck" if argument == "own" else "ra-do-monument-deck")


_CHOICES: Final = {
    "choose-mage": "ra-do-choose-take",
    "choose-item": "ra-do-choose-take",
    "swap-item": "ra-do-choose-take",
    "draft-pick": "ra-do-choose-keep",
    "open-draft": "ra-do-choose-take",
    "turn-another": "ra-do-turn-card",
    "destroy": "ra-do-choose-destroy",
    "straighten": "ra-do-choose-straighten",
    "put-paid": "ra-do-choose-put",
    "reorder": "ra-do-choose-next",
}
"""What `choose` means, by prompt."""
_DECLINED: Final = {
    "take-off": "ra-do-take-no-more",
    "pay-same": "ra-do-pay-no-more",
    "straighten": "ra-do-straighten-nothing",
    "place-from": "ra-do-place-nothing",
    "check-react": "ra-do-do-not-react",
}
"""What `done` means, by prompt."""
_ACTIONS: Final[dict[str, _Labeller]] = {
    "pass": _always("ra-do-pass"),
    "done": _by_prompt(_DECLINED, "ra-do-done"),
    "pay": _pay,
    "turn": _turn,
    "suffer": _always("ra-do-suffer"),
    "essence": _essence,
    "seat": _seat,
    "deck": _deck,
    "place": _with_card("ra-do-place"),
    "claim": _claim,
    "discard": _with_card("ra-do-discard"),
    "power": _power,
    "choose": _choose,
    "take": _take,
}


# --- why not ----------------------------------------------------------------------------------------------------------


def reason(table: Table, refused: Reason) -> str:
    """Why an action is refused, without a full stop: whoever shows it may add `refused.rule`."""
    speak = _REASONS.get(refused.id) or _CORE_REASONS.get(refused.id)
    if speak is None:
        raise UnknownMessage(table.words.lang, refused.id)
    return sentence(speak(table, refused.args))


def _no_such_seat(table: Table, args: Args) -> str:
    return table.words.say("reason-no-such-seat", seat=args["seat"], last=args["seats"] - 1)


def _pick_in_order(table: Table, args: Args) -> str:
    speak = _line("ra-no-pick-essences-in-order") if "essence" in args else _line("ra-no-pick-in-order", "nominative")
    return speak(table, args)


def _needs_essences(table: Table, args: Args) -> str:
    return table.words.say("ra-no-needs-essences", amounts=amounts(table.words, _essences(args), "held"))


def _needs_one_of(table: Table, args: Args) -> str:
    words = table.words
    types = words.join([words.say("ra-essence-genitive", essence=each) for each in _types(args["types"])], "or")
    return words.say("ra-no-needs-one-of", types=types)


def _needs_on_it(table: Table, args: Args) -> str:
    lack = amount(table.words, args["essence"], args["count"])
    return table.words.say("ra-no-needs-on-it", card=table.card(args["card"], "locative"), amount=lack)


def _nothing_to_destroy(table: Table, args: Args) -> str:
    return table.words.say("ra-no-nothing-to-destroy", destroy=args["subtype"].replace("-", "_"))


def _react_only(table: Table, args: Args) -> str:
    card = table.card(args["card"], "genitive")
    events = {power.react for power in table.cards[args["card"]].powers if power.react is not None}
    if len(events) != 1:
        return table.words.say("ra-no-react-only", card=card)
    return table.words.say("ra-no-react-only-to", card=card, react=events.pop())


_CORE_REASONS: Final[dict[str, _Speaker]] = {
    "no-such-seat": _no_such_seat,
    "game-over": _line("reason-game-over"),
    "not-asked-now": _line("reason-not-asked-now"),
    "not-your-decision": _line("reason-not-your-decision"),
    "undo-nothing": _line("reason-undo-nothing"),
    "undo-revealed": _line("reason-undo-revealed"),
    "undo-others-acted": _line("reason-undo-others-acted"),
}
_REASONS: Final[dict[str, _Speaker]] = {
    # not now
    "you-have-passed": _line("ra-no-you-have-passed"),
    "not-an-action": _line("ra-no-not-an-action"),
    "collect-first": _line("ra-no-collect-first"),
    "pay-first": _line("ra-no-pay-first"),
    "pay-or-turn": _line("ra-no-pay-or-turn", "nominative"),
    "lose-first": _line("ra-no-lose-first"),
    "discard-first": _line("ra-no-discard-first"),
    "choose-essences": _line("ra-no-choose-essences"),
    "react-now": _line("ra-no-react-now"),
    "place-or-decline": _line("ra-no-place-or-decline"),
    # choose something else
    "choose-a-mage": _line("ra-no-choose-a-mage"),
    "choose-an-item": _line("ra-no-choose-an-item"),
    "choose-a-draft-card": _line("ra-no-choose-a-draft-card"),
    "choose-a-component": _line("ra-no-choose-a-component"),
    "choose-a-rival": _line("ra-no-choose-a-rival"),
    "choose-a-deck": _line("ra-no-choose-a-deck"),
    "choose-a-seen-card": _line("ra-no-choose-a-seen-card"),
    "name-first-player": _line("ra-no-name-first-player"),
    "pick-in-order": _pick_in_order,
    # where a component is
    "not-dealt": _line("ra-no-not-dealt", "nominative"),
    "not-in-pack": _line("ra-no-not-in-pack", "genitive"),
    "item-taken": _line("ra-no-item-taken", "genitive"),
    "same-item": _line("ra-no-same-item", "nominative"),
    "not-in-hand": _line("ra-no-not-in-hand", "genitive"),
    "not-in-discard": _line("ra-no-not-in-discard", "genitive"),
    "not-yours": _line("ra-no-not-yours", "genitive"),
    "not-in-the-centre": _line("ra-no-not-in-the-centre", "genitive"),
    "already-claimed": _line("ra-no-already-claimed", "accusative"),
    "monument-deck-empty": _line("ra-no-monument-deck-empty"),
    "hand-empty": _line("ra-no-hand-empty"),
    # what a component is
    "is-turned": _line("ra-no-is-turned", "nominative"),
    "is-straight": _line("ra-no-is-straight", "nominative"),
    "nothing-on-it": _line("ra-no-nothing-on-it", "locative"),
    "not-an-artifact": _line("ra-no-not-an-artifact", "nominative"),
    "wrong-kind": _line("ra-no-wrong-kind", "nominative"),
    "not-itself": _line("ra-no-not-itself", "nominative"),
    # powers
    "only-when-claimed": _line("ra-no-only-when-claimed", "genitive"),
    "react-only": _react_only,
    "no-react-to-this": _line("ra-no-no-react-to-this", "genitive"),
    "not-a-dragon-power": _line("ra-no-not-a-dragon-power", "genitive"),
    "no-price": _line("ra-no-no-price", "nominative"),
    "price-unpayable": _line("ra-no-price-unpayable", "nominative"),
    # what is missing
    "needs-essences": _needs_essences,
    "needs-after-discount": _line("ra-no-needs-after-discount"),
    "needs-one-of": _needs_one_of,
    "needs-on-it": _needs_on_it,
    "needs-straight": _line("ra-no-needs-straight"),
    "nothing-to-destroy": _nothing_to_destroy,
    # which essence
    "none-left": _line("ra-no-none-left"),
    "type-excluded": _line("ra-no-type-excluded"),
    "same-type": _line("ra-no-same-type"),
    "one-type-only": _line("ra-no-one-type-only"),
    "cannot-pay-with": _line("ra-no-cannot-pay-with"),
    "rest-unpayable": _line("ra-no-rest-unpayable"),
    "rest-too-small": _line("ra-no-rest-too-small"),
}


# --- what happened ----------------------------------------------------------------------------------------------------


def log_lines(table: Table, events: Iterable[Event]) -> list[str]:
    """A log to be read: folded, a line for each event."""
    return [event_line(table, event) for event in fold(events)]


def event_line(table: Table, event: Event) -> str:
    """What happened, as a sentence."""
    speak = _EVENTS.get(event.kind)
    if speak is None:
        raise UnknownMessage(table.words.lang, event.kind)
    return sentence(speak(table, event.args))


def _game_started(table: Table, args: Args) -> str:
    message = "ra-log-game-started" if args["game"] == 1 else "ra-log-game-started-again"
    return _line(message)(table, args)


def _checked(table: Table, args: Args) -> str:
    if args["seat"] < 0:
        return table.words.say("ra-log-checked")
    return table.words.say("ra-log-checked-by", name=table.player(args["seat"]))


def _scored(table: Table, args: Args) -> str:
    name = table.player(args["seat"])
    return table.words.say("ra-log-scored", name=name, points=args["points"], count=args["essences"])


def _game_won(table: Table, args: Args) -> str:
    winners = [table.player(seat) for seat in args["winners"]]
    if len(winners) == 1:
        return table.words.say("ra-log-game-won", name=winners[0], round=args["round"])
    return table.words.say("ra-log-game-shared", names=table.words.join(winners), round=args["round"])


def _match_won(table: Table, args: Args) -> str:
    winners = [table.player(seat) for seat in args["winners"]]
    if len(winners) == 1:
        return table.words.say("ra-log-match-won", name=winners[0])
    return table.words.say("ra-log-match-shared")


def _counted(table: Table, args: Args) -> str:
    found = amount(table.words, args["essence"], args["count"])
    names = {"name": table.player(args["seat"]), "rival": table.player(args["rival"])}
    return table.words.say("ra-log-counted", amount=found, **names)


def _claimed(table: Table, args: Args) -> str:
    speak = _line("ra-log-claimed-blind", "nominative") if args["blind"] else _line("ra-log-claimed", "accusative")
    return speak(table, args)


def _one_or_several(one: str, several: str) -> _Speaker:
    """A speaker for a card, or for several that `fold` has put together."""

    def speak(table: Table, args: Args) -> str:
        if "cards" not in args:
            return _line(one, "accusative")(table, args)
        return table.words.say(several, name=table.player(args["seat"]), cards=_titles(table, args["cards"]))

    return speak


def _titles(table: Table, cards: Iterable[str]) -> str:
    return table.words.join([table.card(card) for card in cards])


def _used(plain: str, numbered: str, turning: str, turning_numbered: str) -> _Speaker:
    """A speaker for a power; `turning` is for one that `fold` has put together with the turning of its component."""

    def speak(table: Table, args: Args) -> str:
        several = len(table.cards[args["component"]].powers) > 1
        if args.get("turned"):
            return _line(turning_numbered if several else turning, "accusative")(table, args)
        return _line(numbered if several else plain, "genitive")(table, args)

    return speak


def _of_deck(own: str, monuments: str) -> _Speaker:
    return lambda table, args: _line(monuments if args["deck"] else own)(table, args)


def _saw(table: Table, args: Args) -> str:
    cards = table.words.join([table.card(card) for card in args["cards"]], "comma")
    return table.words.say("ra-log-saw", name=table.player(args["seat"]), cards=cards)


_EVENTS: Final[dict[str, _Speaker]] = {
    "round-started": _line("ra-log-round-started"),
    "mage-revealed": _line("ra-log-mage-revealed", "accusative"),
    "item-chosen": _line("ra-log-item-chosen", "accusative"),
    "card-kept": _line("ra-log-card-kept", "accusative"),
    "gained": _line("ra-log-gained"),
    "paid": _line("ra-log-paid"),
    "lost": _line("ra-log-lost"),
    "nothing-lost": _line("ra-log-nothing-lost"),
    "taken-off": _line("ra-log-taken-off", "genitive"),
    "put-on": _line("ra-log-put-on", "accusative"),
    "spent-from": _line("ra-log-spent-from", "genitive"),
    "turned": _line("ra-log-turned", "accusative"),
    "straightened": _line("ra-log-straightened", "accusative"),
    "placed": _line("ra-log-placed", "accusative"),
    "claiming-unseen": _line("ra-log-claiming-unseen"),
    "claimed": _claimed,
    "displayed": _line("ra-log-displayed", "nominative"),
    "discarded": _one_or_several("ra-log-discarded", "ra-log-discarded-several"),
    "destroyed": _line("ra-log-destroyed", "accusative"),
    "power-used": _used("ra-log-power", "ra-log-power-number", "ra-log-power-turning", "ra-log-power-turning-number"),
    "reacted": _used(
        "ra-log-reacted", "ra-log-reacted-number", "ra-log-reacted-turning", "ra-log-reacted-turning-number"
    ),
    "price-paid": _line("ra-log-price-paid", "genitive"),
    "drew": _line("ra-log-drew"),
    "drew-card": _one_or_several("ra-log-drew-card", "ra-log-drew-cards"),
    "reshuffled": _line("ra-log-reshuffled"),
    "looked": _of_deck("ra-log-looked-own", "ra-log-looked-monuments"),
    "saw": _saw,
    "put-back": _of_deck("ra-log-put-back-own", "ra-log-put-back-monuments"),
    "passed": _line("ra-log-passed"),
    "first-player": _line("ra-log-first-player"),
    "item-swapped": _line("ra-log-item-swapped"),
    "checked": _checked,
    "extra-points": _line("ra-log-extra-points"),
    "scored": _scored,
    "game-won": _game_won,
    "game-started": _game_started,
    "card-taken": _one_or_several("ra-log-card-taken", "ra-log-cards-taken"),
    "match-won": _match_won,
    "counted": _counted,
    "cleaned-up": _line("ra-log-cleaned-up"),
    "dealt": _line("ra-log-dealt"),
    "returned": _line("ra-log-spent-from", "genitive"),
}


# --- folding ----------------------------------------------------------------------------------------------------------

_SUMMED: Final = ("gained", "paid", "lost", "put-on")
_LISTED: Final = ("drew-card", "discarded", "card-taken")
_POWERS: Final = ("power-used", "reacted")


def fold(events: Iterable[Event]) -> list[Event]:
    """What happened, told shorter: a log of single essences and cards becomes one of whole payments, gains and draws.

    Some of the events that come out carry more than those of the engine, and `event_line` knows it: `cards` instead of
    `card`, and `turned` with a power that turned its component. Fold a log as a whole: what is cut apart is not joined.
    """
    folded: list[Event] = []
    for event in _told_once(list(events)):
        joined = _joined(folded[-1], event) if folded else None
        if joined is None:
            folded.append(event)
        else:
            folded[-1] = joined
    return folded


def _told_once(events: list[Event]) -> list[Event]:
    """Without what is told twice: a draw to all and the card to its owner; and, in a log for all eyes, what a player
    collected to that player and, later, to the others."""
    kept: list[Event] = []
    collected: set[Any] = set()
    for event, following in zip_longest(events, events[1:]):
        seat = event.args.get("seat")
        own = 1 << seat if isinstance(seat, int) and seat >= 0 else 0
        if event.kind == "round-started":
            collected.clear()
        elif event.kind == "drew" and following is not None and following.kind == "drew-card":
            continue
        elif own and event.audience == own:
            collected.add(seat)
        elif own and not event.audience & own and seat in collected:
            continue
        kept.append(event)
    return kept


def _joined(last: Event, event: Event) -> Event | None:
    """Two events as one, if they belong together."""
    if any(last.args.get(each) != event.args.get(each) for each in ("seat", "component")):
        return None
    if last.kind in _POWERS and event.kind == "turned":
        return Event(last.kind, {**last.args, "turned": 1}, last.audience)
    if last.kind != event.kind or last.audience != event.audience:
        return None
    if event.kind in _SUMMED:
        return Event(event.kind, {**event.args, "essences": _sum(last, event)}, event.audience)
    if event.kind in _LISTED:
        return Event(event.kind, {"seat": event.args["seat"], "cards": _list(last) + _list(event)}, event.audience)
    if event.kind == "drew":
        return Event(event.kind, {**event.args, "count": _count(last) + _count(event)}, event.audience)
    return None


def _sum(*events: Event) -> dict[str, int]:
    summed = dict.fromkeys(NAMES, 0)
    for event in events:
        essences = event.args["essences"]
        assert isinstance(essences, dict)
        for essence, count in essences.items():
            summed[essence] += count
    return {essence: count for essence, count in summed.items() if count}


def _list(event: Event) -> list[str]:
    cards = event.args.get("cards", [event.args.get("card", "")])
    assert isinstance(cards, list)
    return [str(card) for card in cards]


def _count(event: Event) -> int:
    count = event.args["count"]
    assert isinstance(count, int)
    return count
