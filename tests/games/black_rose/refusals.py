"""When each refusal of Black Rose Wars: Duel is true, and the rules that it may name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arcanum.games.black_rose import catalogue as at
from arcanum.games.black_rose import registers
from arcanum.games.black_rose.lodge import CELL, NAMES, ROOMS, distance, within
from arcanum.games.black_rose.state import State
from tests.games.black_rose.questions import waiting
from tests.games.event_laws import Truth

Args = Mapping[str, Any]
FIGURES = at.FIGURE_NAMES


def word(words: str) -> str:
    return words.split()[0]


def last(words: str) -> str:
    return words.split()[-1]


def asked(s: State, seat: int) -> str:
    return s.decision(seat).prompt


def number(words: str) -> int:
    return int(last(words))


def no_such(*words_of_answers: str) -> Truth:
    """It is no answer to this question at all, and nothing more is said."""
    return lambda s, seat, words, args: word(words) not in words_of_answers and not args


def only(*prompts: str) -> Callable[[Truth], Truth]:
    """A refusal of these questions alone."""

    def narrow(truth: Truth) -> Truth:
        return lambda s, seat, words, args: asked(s, seat) in prompts and truth(s, seat, words, args)

    return narrow


def mover(s: State, seat: int) -> int:
    """The figure that a question about Moves is about: the mage himself, where none is named."""
    return FIGURES.index(str(s.decision(seat).args.get("figure", FIGURES[seat])))


# --- moving and attacking ---------------------------------------------------------------------------------------------


def not_adjacent(s: State, seat: int, words: str, args: Args) -> bool:
    if word(words) != "move" or args != {"room": last(words)}:
        return False
    room, where = NAMES.index(last(words)), s.where[mover(s, seat)]
    if where == CELL:
        return room not in s.cat.entries[s.colour[mover(s, seat)]]
    return distance(room, where) != 1 and s.decision(seat).args.get("moves", 1) != 0


def no_moves_left(s: State, seat: int, words: str, args: Args) -> bool:
    return word(words) == "move" and s.decision(seat).args["moves"] == 0 and not args


def in_the_cell(s: State, seat: int, words: str, args: Args) -> bool:
    barred = ("combat", "command", "cast") if asked(s, seat) == "act" else ("activate",)
    return s.where[seat] == CELL and word(words) in barred and not args


def must_leave(s: State, seat: int, words: str, args: Args) -> bool:
    prompt = asked(s, seat)
    stays = words == "done" if prompt == "explore" else word(words) != "move"
    return prompt in ("explore", "move") and stays and s.where[seat] == CELL and not s.decision(seat).decline


def has_attacked(s: State, seat: int, words: str, args: Args) -> bool:
    return word(words) == "attack" and s.decision(seat).args["attacks"] == 0 and not args


def has_activated(s: State, seat: int, words: str, args: Args) -> bool:
    return words == "activate" and s.decision(seat).args["activations"] == 0 and not args


def not_in_the_same_room(s: State, seat: int, words: str, args: Args) -> bool:
    other = FIGURES.index(last(words))
    where = s.where[other]
    apart = where != s.where[mover(s, seat)] or not 0 <= where < ROOMS
    return word(words) == "attack" and args == {"figure": last(words)} and apart


def not_an_opponent(s: State, seat: int, words: str, args: Args) -> bool:
    """In an attack whatever the attacker's mage owns or leads; as a target of a spell what he owns."""
    other = FIGURES.index(last(words))
    own = at.OWNER_OF[other] == seat
    if word(words) == "attack":
        here = s.where[other] == s.where[mover(s, seat)]
        return args == {"figure": last(words)} and here and (own or s.control[other] == seat)
    return word(words) == "figure" and args == {"figure": last(words)} and own


# --- spells -----------------------------------------------------------------------------------------------------------


def slot_of(s: State, seat: int, words: str) -> tuple[int, bool]:
    """The card in the slot that is named, and whether it is revealed."""
    place = seat * 4 + at.SLOTS.index(last(words))
    return s.slot[place], bool(s.revealed[place])


def of_a_slot(truth: Truth) -> Truth:
    return lambda s, seat, words, args: (
        word(words) in ("cast", "inertia") and args == {"slot": last(words)} and truth(s, seat, words, args)
    )


def lowest(s: State, seat: int) -> str:
    places = [slot for slot in (1, 2, 3) if s.slot[seat * 4 + slot] >= 0 and not s.revealed[seat * 4 + slot]]
    return at.SLOTS[places[0]]


def not_the_lowest(s: State, seat: int, words: str, args: Args) -> bool:
    return word(words) == "cast" and last(words) in at.SLOTS[1:] and last(words) != lowest(s, seat)


def one_numbered(s: State, seat: int, words: str, args: Args) -> bool:
    frame = waiting(s, seat, "act")
    return word(words) == "cast" and last(words) in at.SLOTS[1:] and frame["numbered"] == 1 == frame["done"]


def prepare_two(s: State, seat: int, words: str, args: Args) -> bool:
    told = s.decision(seat).args
    return words == f"leave {told['slot']}" and int(told["prepared"]) < 2 and not args


def slot_by_slot(s: State, seat: int, words: str, args: Args) -> bool:
    slot = s.decision(seat).args["slot"]
    return word(words) in ("prepare", "leave") and words.split()[1] != slot and args == {"slot": slot}


def not_in_hand(s: State, seat: int, words: str, args: Args) -> bool:
    card = words.split()[2 if word(words) == "prepare" else 1]
    meant = "prepare" if asked(s, seat) == "prepare" else "discard"
    return word(words) == meant and args == {"card": card} and s.cat.component[card] not in s.hand[seat]


# --- targets and picks ------------------------------------------------------------------------------------------------


def aimed_from(s: State) -> int:
    e = s.effects[-1]
    return s.where[e[registers.THIS] if e[registers.THIS] >= 0 else e[registers.CASTER]]


def out_of_range(s: State, seat: int, words: str, args: Args) -> bool:
    """Of the room that is named, or in which the figure that is named stands."""
    named = last(words)
    room = s.where[FIGURES.index(named)] if word(words) == "figure" else NAMES.index(named)
    reach = s.decision(seat).args["range"]
    near = within(aimed_from(s), 9 if reach == "*" else int(reach))
    area = s.decision(seat).args["type"] == "area"
    meant = ("room",) if area else ("figure", "decoy")
    return word(words) in meant and args == {"room": NAMES[room]} and not near >> room & 1


def not_in_the_lodge(s: State, seat: int, words: str, args: Args) -> bool:
    named = last(words)
    return word(words) == "figure" and args == {"figure": named} and not 0 <= s.where[FIGURES.index(named)] < ROOMS


def wrong_kind(s: State, seat: int, words: str, args: Args) -> bool:
    named = last(words)
    return args == {"figure": named} and not named.startswith(f"{s.decision(seat).args['type']}_")


def wrong_archetype(s: State, seat: int, words: str, args: Args) -> bool:
    e = s.effects[-1]
    place = e[registers.SPELL_SLOT]
    archetype = s.cat.aims[s.slot[place] * 2 + s.side[place]].archetype
    figure = FIGURES.index(last(words))
    has = s.cat.archetype_masks[s.evocation[figure]] >> archetype & 1 if figure > 1 else 0
    return args == {"figure": last(words)} and archetype >= 0 and not has


def cannot_be_picked(s: State, seat: int, words: str, args: Args) -> bool:
    kind = s.decision(seat).args["kind"]
    return word(words) == ("room" if kind == "room" else "figure") and not args


def pick_a(kind: str) -> Truth:
    def truth(s: State, seat: int, words: str, args: Args) -> bool:
        of_rooms = s.decision(seat).args["kind"] == "room"
        return of_rooms == (kind == "room") and word(words) != kind and not args

    return truth


# --- tokens -----------------------------------------------------------------------------------------------------------


def row(s: State, seat: int) -> tuple[int, ...]:
    where = str(s.decision(seat).args["where"])
    return s.damage[FIGURES.index(where)] if where in FIGURES else s.instability[NAMES.index(where)]


def of_a_token(truth: Callable[[State, int, tuple[int, ...], int], bool]) -> Truth:
    """The place that is named, with the row in question."""

    def whole(s: State, seat: int, words: str, args: Args) -> bool:
        if word(words) != "token" or args != {"place": number(words)}:
            return False
        return truth(s, seat, row(s, seat), number(words) - 1)

    return whole


def skipped(s: State, seat: int, tokens: tuple[int, ...], place: int) -> bool:
    """It might be chosen, but not now: it lies to the left of one that was chosen, or its neighbour stands for it."""
    prompt = asked(s, seat)
    mine = tokens[place] == seat
    return place < len(tokens) and (prompt == "heal" or mine == (prompt == "take-back"))


def cannot_take(s: State, seat: int, words: str, args: Args) -> bool:
    mode = waiting(s, seat, "distribute")["mode"]
    return word(words) == ("figure" if mode in (0, 2) else "room") and not args


def distribute_tokens(s: State, seat: int, words: str, args: Args) -> bool:
    mode = waiting(s, seat, "distribute")["mode"]
    return word(words) != ("figure" if mode in (0, 2) else "room") and not args


# --- cards, evocations, rooms, quests ---------------------------------------------------------------------------------


def not_among(what: str, among: Callable[[State, int], list[int]]) -> Truth:
    """A card that is named and does not lie where it is looked for."""
    return lambda s, seat, words, args: (
        word(words) == what and args == {"card": last(words)} and s.cat.component[last(words)] not in among(s, seat)
    )


def not_searched(what: str, pile: int) -> Truth:
    """Not there, or not looked through, or enough was taken."""

    def truth(s: State, seat: int, words: str, args: Args) -> bool:
        frame = waiting(s, seat, "search")
        lies = s.grimoire[seat] if what == "find" else s.memories[seat]
        there = s.cat.component[last(words)] in lies and frame["piles"] & pile and frame["left"]
        return word(words) == what and args == {"card": last(words)} and not there

    return truth


def must_discard(s: State, seat: int, words: str, args: Args) -> bool:
    return word(words) != "discard" and args == {"left": s.decision(seat).args["left"]}


def not_yours(s: State, seat: int, words: str, args: Args) -> bool:
    figure = FIGURES.index(last(words))
    mine = s.evocation[figure] >= 0 and at.OWNER_OF[figure] == seat
    return word(words) == "figure" and args == {"figure": last(words)} and not mine


def already_activated(s: State, seat: int, words: str, args: Args) -> bool:
    figure = FIGURES.index(last(words))
    return word(words) == "figure" and args == {"figure": last(words)} and bool(s.turned[figure])


def slot_occupied(s: State, seat: int, words: str, args: Args) -> bool:
    slot = number(words)
    return word(words) == "slot" and args == {"slot": slot} and s.evocation[1 + seat * 3 + slot] >= 0


def upgrade_taken(s: State, seat: int, words: str, args: Args) -> bool:
    card = s.cat.component[last(words)]
    free = s.cat.school[card] == s.school and s.upgrade.count(card) < s.cat.copies[card]
    return word(words) == "upgrade" and args == {"card": last(words)} and not free


def not_full(s: State, seat: int, words: str, args: Args) -> bool:
    """When the step began (BR-18.20): it may be full by now, or restored."""
    room = NAMES.index(last(words))
    return (
        word(words) == "room" and args == {"room": last(words)} and not waiting(s, seat, "restore")["rooms"] >> room & 1
    )


def of_a_quest(truth: Callable[[int | None], bool]) -> Truth:
    """By its mark: None for a quest that is not there."""

    def whole(s: State, seat: int, words: str, args: Args) -> bool:
        marks = {s.cat.ids[s.cat.quest_cards[n].component]: s.quest_mark[i] for i, n in enumerate(s.quests)}
        return word(words) == "quest" and args == {"card": last(words)} and truth(marks.get(last(words)))

    return whole


def not_triggered(s: State, seat: int, words: str, args: Args) -> bool:
    waits = waiting(s, seat, "persistent")["slots"] >> at.SLOTS.index(last(words)) & 1
    return word(words) == "persist" and args == {"slot": last(words)} and not waits


REFUSALS: dict[str, tuple[str, Truth]] = {
    "choose-a-colour": ("BR-9.6", no_such("colour")),
    "choose-a-mage": ("BR-9.6", no_such("mage")),
    "mage-taken": (
        "BR-3.11",
        lambda s, seat, words, args: args == {"card": last(words)} and s.cat.component[last(words)] in s.mage,
    ),
    "mage-not-in-this-game": (
        "BR-29.4",
        lambda s, seat, words, args: (
            word(words) == "mage"
            and args == {"card": last(words)}
            and s.cat.pack[s.cat.component[last(words)]] != s.cat.pack[s.school]
        ),
    ),
    "choose-a-grimoire": ("BR-9.8", no_such("grimoire")),
    "prepare-two": ("BR-12.4", only("prepare")(prepare_two)),
    "prepare-or-leave": ("BR-12.5", only("prepare")(no_such("prepare", "leave"))),
    "slot-by-slot": ("BR-12.5", only("prepare")(slot_by_slot)),
    "not-in-hand": ("BR-12.4 BR-5.17 BR-6.2", not_in_hand),
    "must-act": ("BR-13.5", lambda s, seat, words, args: words == "end" and not s.decision(seat).args["done"]),
    "not-an-action": (
        "BR-13.3",
        only("act")(no_such("end", "explore", "combat", "command", "cast", "inertia")),
    ),
    "in-the-cell": ("BR-19.4 BR-19.8", in_the_cell),
    "must-leave-the-cell": ("BR-19.6", must_leave),
    "no-action-token": (
        "BR-14.1",
        lambda s, seat, words, args: words in ("explore", "combat", "command") and s.actions[seat] == 0,
    ),
    "no-evocation": (
        "BR-14.10",
        lambda s, seat, words, args: words == "command" and set(s.evocation[2 + 3 * seat : 5 + 3 * seat]) == {-1},
    ),
    "empty-slot": ("BR-15.1 BR-15.11", of_a_slot(lambda s, seat, words, args: slot_of(s, seat, words)[0] < 0)),
    "already-revealed": ("BR-15.1 BR-15.11", of_a_slot(lambda s, seat, words, args: slot_of(s, seat, words)[1])),
    "one-numbered-spell": ("BR-15.9", of_a_slot(one_numbered)),
    "not-the-lowest-slot": ("BR-15.1", of_a_slot(not_the_lowest)),
    "not-adjacent": ("BR-2.12", not_adjacent),
    "no-moves-left": ("BR-14.5 BR-16.13", no_moves_left),
    "move-or-stop": ("BR-2.12 BR-15.11", only("move")(no_such("move", "done"))),
    "must-move": (
        "BR-6.2",
        only("move")(lambda s, seat, words, args: words == "done" and not s.decision(seat).decline),
    ),
    "move-activate-or-stop": ("BR-14.4", only("explore")(no_such("move", "activate", "done"))),
    "already-activated-room": ("BR-14.4 BR-14.7", only("explore", "combat")(has_activated)),
    "attack-activate-or-stop": ("BR-14.7", only("combat")(no_such("attack", "activate", "done", "decoy"))),
    "move-attack-or-stop": ("BR-16.13", only("evocation")(no_such("move", "attack", "done"))),
    "already-attacked": ("BR-14.7 BR-16.13", only("combat", "evocation")(has_attacked)),
    "must-attack": ("BR-6.2", only("attack")(no_such("attack"))),
    "no-decoy-in-combat": ("BR-8.15", only("combat")(lambda s, seat, words, args: word(words) == "decoy")),
    "not-in-the-same-room": ("BR-14.8", not_in_the_same_room),
    "not-an-opponent": ("BR-22.3 BR-7.3", not_an_opponent),
    "choose-an-evocation": ("BR-14.9", only("command")(no_such("figure"))),
    "must-activate": ("BR-17.3", only("choose-evocation")(no_such("figure"))),
    "not-your-evocation": ("BR-14.9 BR-17.1 BR-7.3", not_yours),
    "already-activated": ("BR-17.1", only("choose-evocation")(already_activated)),
    "choose-an-area": (
        "BR-7.7",
        lambda s, seat, words, args: word(words) != "room" and s.decision(seat).args["type"] == "area",
    ),
    "choose-a-target": ("BR-6.11", only("target")(no_such("figure", "decoy"))),
    "out-of-range": ("BR-8.4", out_of_range),
    "not-in-the-lodge": ("BR-7.13", not_in_the_lodge),
    "wrong-kind-of-figure": ("BR-7.5 BR-7.6", wrong_kind),
    "wrong-archetype": ("BR-7.19", wrong_archetype),
    "pick-a-room": ("BR-6.2", pick_a("room")),
    "pick-a-figure": ("BR-6.2", pick_a("figure")),
    "cannot-be-picked": ("BR-7.15", cannot_be_picked),
    "choose-an-option": (
        "BR-6.3",
        lambda s, seat, words, args: (
            args == {"count": len(s.legal_actions(seat))}
            and not (word(words) == "option" and number(words) <= args["count"])
        ),
    ),
    "yes-or-no": ("BR-31.6", only("may")(no_such("yes", "no"))),
    "choose-the-next": ("BR-6.14", only("order")(lambda s, seat, words, args: not args)),
    "choose-a-token": ("BR-22.7 BR-21.7 BR-22.13 BR-21.12", no_such("token")),
    "no-token-there": (
        "BR-22.7 BR-21.7 BR-22.13 BR-21.12",
        of_a_token(lambda s, seat, tokens, place: place >= len(tokens)),
    ),
    "own-token": ("BR-22.6 BR-21.6", of_a_token(lambda s, seat, tokens, place: tokens[place] == seat)),
    "not-your-token": ("BR-21.12", of_a_token(lambda s, seat, tokens, place: tokens[place] != seat)),
    "pick-in-order": ("BR-22.7 BR-21.7 BR-22.13 BR-21.12", of_a_token(skipped)),
    "distribute-tokens": ("BR-1.7 BR-1.8", distribute_tokens),
    "cannot-take-tokens": ("BR-1.7 BR-1.8", cannot_take),
    "choose-a-seen-card": ("BR-28.7", only("keep")(lambda s, seat, words, args: not args)),
    "choose-a-card": ("BR-5.19", only("search")(no_such("take", "find"))),
    "not-in-memories": ("BR-5.19", not_searched("take", 2)),
    "not-in-grimoire": ("BR-5.19", not_searched("find", 1)),
    "must-discard": ("BR-5.17 BR-6.2", only("discard", "hand-limit")(must_discard)),
    "choose-a-prepared-spell": ("BR-28.7", only("look")(lambda s, seat, words, args: not args)),
    "persistent-or-decline": ("BR-25.3", only("persistent")(no_such("persist"))),
    "not-triggered": ("BR-25.3", not_triggered),
    "choose-a-slot": ("BR-16.5", only("summon")(no_such("slot"))),
    "slot-occupied": ("BR-16.5", slot_occupied),
    "choose-an-upgrade": ("BR-30.2", only("upgrade")(no_such("upgrade"))),
    "upgrade-not-free": ("BR-30.2", upgrade_taken),
    "choose-a-full-room": ("BR-18.6", only("restore")(no_such("room"))),
    "room-not-full": ("BR-18.6", not_full),
    "quest-or-decline": ("BR-26.5", only("quest")(no_such("quest"))),
    "quest-not-in-play": ("BR-26.1", of_a_quest(lambda mark: mark is None)),
    "quest-completed": ("BR-26.4", of_a_quest(lambda mark: mark is not None and mark >= 0)),
    "quest-condition-not-met": ("BR-26.3", of_a_quest(lambda mark: mark == -1)),
}
