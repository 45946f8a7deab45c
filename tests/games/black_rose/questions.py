"""What each question of Black Rose Wars: Duel should say, by the facts of the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from arcanum.core.flow import Decision
from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import registers
from arcanum.games.black_rose.lodge import NAMES
from arcanum.games.black_rose.state import State

Said = Mapping[str, Any]

_WAITING = {
    "act": "done numbered in_cell",
    "explore": "moves activations moving must",
    "combat": "attacks activations",
    "evocation": "figure moves attacks moving",
    "attack": "attacker bonus source",
    "tokens": "mode thing left start source group most",
    "distribute": "mode party amount things ignored_0 ignored_1 current used group",
    "pick": "kind among left may_stop group most",
    "persistent": "source target room slots group",
    "discard": "left source group count",
    "search": "piles left source group",
    "keep": "pile seen left source group",
    "look": "whose left start source group",
    "summon": "evocation room source",
    "upgrade": "figure source",
    "prepare": "slot prepared",
    "target": "side",
    "restore": "rooms",
}
"""What is written down about a question that waits, after its step and its seat."""


def waiting(s: State, seat: int, what: str) -> dict[str, int]:
    frame = s._owes(seat)
    assert frame is not None
    assert frame[1] == seat
    return dict(zip(_WAITING[what].split(), frame[2:], strict=True))


def effect(s: State) -> str:
    """The component whose effect is being applied."""
    return s.cat.ids[s.effects[-1][registers.SOURCE]]


def said(args: Said, source: str, rule: str, group: int, least: int = 1, most: int = 1, decline: bool = False) -> Said:
    return locals()


def plain(rule: str, **args: Any) -> Any:
    """A question of the set-up."""
    return lambda s, seat, asked: said(args, "", rule, 0)


def of_the_game(rule: str) -> Any:
    """Which of several things: no more is to be said."""
    return lambda s, seat, asked: said({}, "", rule, s.decisions)


def restore(s: State, seat: int, asked: Decision) -> Said:
    """Rooms that are still full."""
    legal = [s.space.words(action).split()[1] for action in s.legal_actions(seat)]
    rooms = [NAMES.index(name) for name in legal]
    assert all(s.free_slots(room) == 0 and not s.restored[room] for room in rooms)
    assert sum(1 << room for room in rooms) == waiting(s, seat, "restore")["rooms"]
    assert seat == s.crown
    return said({}, "", "BR-18.6", s.decisions)


def grimoire(s: State, seat: int, asked: Decision) -> Said:
    return said({"school": s.cat.ids[s.school]}, "", "BR-9.8", 0)


def prepare(s: State, seat: int, asked: Decision) -> Said:
    """Slot by slot; at least two spells in all, or what the hand has."""
    frame = waiting(s, seat, "prepare")
    slots = s.slot[seat * 4 : seat * 4 + 4]
    filled = sum(card >= 0 for card in slots)
    assert frame["prepared"] == filled
    assert all(card < 0 for card in slots[frame["slot"] :])
    least = min(2, filled + len(s.hand[seat]))
    after = 3 - frame["slot"]
    spared = filled + after >= 2 or len(s.hand[seat]) <= after
    args = {"slot": at.SLOTS[frame["slot"]], "prepared": filled, "least": least}
    offered = [f"leave {args['slot']}"] if spared else []
    cards = {s.cat.ids[card] for card in s.hand[seat]}
    offered += [f"prepare {args['slot']} {card} {side}" for card in cards for side in at.SIDES]
    legal = [s.space.words(action) for action in s.legal_actions(seat)]
    assert sorted(legal) == sorted(offered), f"{legal}, by the facts {offered}"
    return said(args, "", "BR-12.3", s.round, 4, 4, spared)


def act(s: State, seat: int, asked: Decision) -> Said:
    done = waiting(s, seat, "act")["done"]
    assert s.in_activation == seat
    return said({"round": s.round, "done": done}, "", "BR-13.2", s.decisions, 1, 1, done > 0)


def explore(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "explore")
    args = {"moves": frame["moves"], "activations": frame["activations"]}
    assert 0 <= frame["moves"] <= s.stat(seat, at.SPEED)
    return said(args, "", "BR-14.4", s.decisions, 0, 1, not frame["must"])


def combat(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "combat")
    return said(frame, "", "BR-14.7", s.decisions, 0, 1, True)


def evocation(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "evocation")
    figure = frame["figure"]
    assert s.control[figure] == seat
    args = {"figure": at.FIGURE_NAMES[figure], "moves": frame["moves"], "attacks": frame["attacks"]}
    return said(args, s.cat.ids[s.evocation[figure]], "BR-16.13", s.decisions, 0, 1, True)


def move(s: State, seat: int, asked: Decision) -> Said:
    """By an effect, which may want it; or by inertia, one Move of the mage himself."""
    frame = s._owes(seat)
    assert frame is not None
    if len(frame) == 3:
        return said({"figure": at.FIGURE_NAMES[seat], "left": 1}, "", "BR-15.11", s.decisions, 0, 1, not frame[2])
    _, _, figure, left, mandatory, _ = frame
    args = {"figure": at.FIGURE_NAMES[figure], "left": left}
    return said(args, effect(s), "BR-2.12", s.decisions, 0, 1, not mandatory)


def attack(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "attack")
    return said({"figure": at.FIGURE_NAMES[frame["attacker"]]}, effect(s), "BR-14.8", s.decisions)


def target(s: State, seat: int, asked: Decision) -> Said:
    """The card is the one that was revealed last, with its active side."""
    e = s.effects[-1]
    place = e[registers.SPELL_SLOT]
    card = s.slot[place]
    assert s.revealed[place]
    assert place // 4 == seat == e[registers.CASTER]
    aim = s.cat.aims[card * 2 + s.side[place]]
    reach = "*" if aim.reach > 2 else str(aim.reach)
    args = {"type": at.TARGETS[aim.type], "range": reach, "owner": at.OWNERS[aim.owner]}
    return said(args, s.cat.ids[card], "BR-6.11", s.decisions)


def pick(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "pick")
    args = {"kind": ("figure", "mage", "evocation", "room")[frame["kind"]], "left": frame["left"]}
    assert s.effects[-1][registers.PICKED_COUNT] + frame["left"] == frame["most"]
    picked = s.effects[-1][registers.PICKED_ROOMS if frame["kind"] == 3 else registers.PICKED]
    assert not picked & frame["among"]
    legal = [s.space.words(action) for action in s.legal_actions(seat)]
    names = NAMES if frame["kind"] == 3 else at.FIGURE_NAMES
    word = "room" if frame["kind"] == 3 else "figure"
    among = [f"{word} {name}" for n, name in enumerate(names) if frame["among"] >> n & 1]
    assert legal == (["done"] if frame["may_stop"] else []) + among
    free = bool(frame["may_stop"])
    return said(args, effect(s), "BR-6.12", frame["group"], 0 if free else 1, frame["most"], free)


def option(s: State, seat: int, asked: Decision) -> Said:
    count = len(s.legal_actions(seat))
    return said({"count": count}, effect(s), "BR-6.3", s.decisions)


def may(s: State, seat: int, asked: Decision) -> Said:
    return said({}, effect(s), "BR-31.6", s.decisions, 0, 1, True)


def order(s: State, seat: int, asked: Decision) -> Said:
    assert len(s.legal_actions(seat)) == s.effects[-1][registers.ITEMS_LEFT].bit_count() > 1
    return said({}, effect(s), "BR-6.14", s.decisions)


def tokens(s: State, seat: int, asked: Decision) -> Said:
    """Replacing may be left off; healing and taking back are done as far as possible."""
    frame = waiting(s, seat, "tokens")
    on_figures = asked.prompt in ("heal", "replace-damage")
    names = at.FIGURE_NAMES if on_figures else NAMES
    row = s.damage[frame["thing"]] if on_figures else s.instability[frame["thing"]]
    rule = {"heal": "BR-22.13", "replace-damage": "BR-22.7", "take-back": "BR-21.12"}.get(asked.prompt, "BR-21.7")
    free = asked.prompt.startswith("replace")
    for word in [s.space.words(action) for action in s.legal_actions(seat)]:
        if word != "done":
            there = row[int(word.split()[1]) - 1]
            assert asked.prompt == "heal" or (there == seat) == (asked.prompt == "take-back"), f"{word} of {row}"
    args = {"where": names[frame["thing"]], "left": frame["left"]}
    most = frame["most"]
    assert 1 <= frame["left"] <= most
    return said(args, effect(s), rule, frame["group"], 0 if free else most, most, free)


def due_on(s: State, frame: dict[str, int], thing: int) -> int:
    """How many tokens the instruction would put there, or replace there, if there were enough."""
    amount = frame["amount"]
    if frame["mode"] == 0:
        ignored = frame[f"ignored_{thing}"] if thing < 2 else 0
        return min(amount - ignored, s.health(thing) - len(s.damage[thing]))
    if frame["mode"] == 1:
        return min(amount, s.free_slots(thing))
    row = s.damage[thing] if frame["mode"] == 2 else s.instability[thing]
    return min(amount, len(row) - row.count(at.ROSE))


def distribute(s: State, seat: int, asked: Decision) -> Said:
    """All that the party has left, by the mage whose tokens they are; those of the Rose by the crown holder."""
    frame = waiting(s, seat, "distribute")
    party = frame["party"]
    left = s.supply[party]
    assert left > 0
    assert seat == (s.crown if party == at.ROSE else party)
    rule = "BR-1.8" if party == at.ROSE else "BR-1.7"
    if not frame["used"]:
        due = [due_on(s, frame, thing) for thing in range(8) if frame["things"] >> thing & 1]
        assert sum(due) > left, f"{due} of {left}"
        assert len([each for each in due if each > 0]) > 1, "there is only one way"
    return said({"left": left, "party": party}, effect(s), rule, frame["group"], left, left)


def persistent(s: State, seat: int, asked: Decision) -> Said:
    """The slots that wait, of which the first is named; each has its token on a mage."""
    frame = waiting(s, seat, "persistent")
    slots = [slot for slot in range(4) if frame["slots"] >> slot & 1]
    assert all(s.token_on[seat * 4 + slot] >= 0 for slot in slots)
    legal = [s.space.words(action) for action in s.legal_actions(seat)]
    assert legal == ["done", *[f"persist {at.SLOTS[slot]}" for slot in slots]]
    card = s.cat.ids[s.slot[seat * 4 + slots[0]]]
    return said({"count": len(slots)}, card, "BR-25.3", frame["group"], 0, len(slots), True)


def discard(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "discard")
    limit = s.cat.hand_limit[s.mage[seat]]
    if asked.prompt == "hand-limit":
        assert frame["left"] == len(s.hand[seat]) - limit
    source, rule = ("", "BR-5.17") if asked.prompt == "hand-limit" else (effect(s), "BR-6.2")
    args = {"left": frame["left"], "limit": limit}
    assert 1 <= frame["left"] <= frame["count"]
    return said(args, source, rule, frame["group"], frame["count"], frame["count"])


def search(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "search")
    offered = []
    if frame["piles"] & 2:
        offered += [f"take {s.cat.ids[card]}" for card in s.memories[seat]]
    if frame["piles"] & 1:
        offered += [f"find {s.cat.ids[card]}" for card in s.grimoire[seat]]
    legal = [s.space.words(action) for action in s.legal_actions(seat)]
    assert sorted(legal) == sorted(set(offered))
    return said({"left": frame["left"]}, effect(s), "BR-5.19", frame["group"])


def keep(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "keep")
    pile = ("grimoire", "library", "forgotten")[frame["pile"]]
    cards = {"grimoire": s.grimoire[seat], "library": s.library, "forgotten": s.forgotten}[pile]
    top = {f"take {s.cat.ids[card]}" for card in cards[-frame["seen"] :]}
    assert {s.space.words(action) for action in s.legal_actions(seat)} == top
    return said({"pile": pile, "seen": frame["seen"], "left": frame["left"]}, effect(s), "BR-28.7", frame["group"])


def look(s: State, seat: int, asked: Decision) -> Said:
    """Fewer than lie there face down, of another mage."""
    frame = waiting(s, seat, "look")
    assert frame["whose"] == 1 - seat
    return said({"seat": frame["whose"], "left": frame["left"]}, effect(s), "BR-28.7", frame["group"])


def summon(s: State, seat: int, asked: Decision) -> Said:
    frame = waiting(s, seat, "summon")
    own = s.evocation[2 + seat * 3 : 5 + seat * 3]
    full = -1 not in own
    legal = [s.space.words(action) for action in s.legal_actions(seat)]
    free = [f"slot {slot + 1}" for slot in range(3) if full or own[slot] < 0]
    assert legal == (["done"] if full else []) + free
    args = {"evocation": s.cat.ids[frame["evocation"]]}
    return said(args, effect(s), "BR-16.7" if full else "BR-16.5", s.decisions, 0, 1, full)


def upgrade(s: State, seat: int, asked: Decision) -> Said:
    figure = waiting(s, seat, "upgrade")["figure"]
    assert s.upgrade[figure] < 0 <= s.evocation[figure]
    return said({"figure": at.FIGURE_NAMES[figure]}, effect(s), "BR-30.2", s.decisions)


def quest(s: State, seat: int, asked: Decision) -> Said:
    """Whoever has no token to lay on it cannot declare it."""
    assert s.supply[seat]
    return said({}, "", "BR-26.3", s.decisions, 0, 1, True)


QUESTIONS = {
    "choose-colour": plain("BR-9.6"),
    "choose-mage": plain("BR-9.6"),
    "choose-grimoire": grimoire,
    "prepare": prepare,
    "act": act,
    "explore": explore,
    "combat": combat,
    "command": of_the_game("BR-14.9"),
    "choose-evocation": of_the_game("BR-17.1"),
    "restore": restore,
    "evocation": evocation,
    "move": move,
    "attack": attack,
    "target": target,
    "pick": pick,
    "option": option,
    "may": may,
    "order": order,
    **dict.fromkeys(("heal", "replace-damage", "replace-instability", "take-back"), tokens),
    "distribute": distribute,
    "persistent": persistent,
    "discard": discard,
    "hand-limit": discard,
    "search": search,
    "keep": keep,
    "look": look,
    "summon": summon,
    "upgrade": upgrade,
    "quest": quest,
}
