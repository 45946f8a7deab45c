"""Who may know which cards, worked out from the truth and the rules of the table, and whether bytes tell more.

This is an oracle in the tester's sense: it uses neither the views nor the memories nor the audiences of the game, only
where the cards lie, what is seen there by the rules, and what has been said aloud. A seat that has once seen a card may
know it for ever; so what is called a leak here is one.

Cards are looked for in Res Arcana, where each is alone of its kind and most are not in the game. In Black Rose Wars all
know which spells there are, so to name one tells nothing, and what must not be told is left to the twins; seeds, tokens
and tickets are secret in every game.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any

from arcanum.core.record import begin
from arcanum.core.state import GameState
from arcanum.games.res_arcana.state import State
from arcanum.server.entries import Info, Stamped
from arcanum.server.table import Table
from arcanum.words.voices import voice

Receiver = int | None
"""A seat; None is a spectator."""

SECRET_KINDS = ("artifact", "mage", "monument")
"""Cards that lie hidden at some time. Magic items and Places of Power lie open from the start."""
FOR_ONE = ("card-kept", "drew-card", "saw")
"""What only the seat that does it sees. Everything else that happens is seen by all, at once or when it is shown."""


class Leak(AssertionError):
    """Somebody was told what they cannot know."""


@cache
def card_names() -> dict[str, tuple[str, ...]]:
    """What the cards that may be hidden are called: their names in all languages, by id."""
    faces = voice("res_arcana", "en").cards()
    return {face.id: tuple(sorted(set(face.names.values()))) for face in faces if face.kind in SECRET_KINDS}


@cache
def open_names() -> tuple[str, ...]:
    """Names of cards that never lie hidden; some of them hold the name of another card ("Alchemist's Tower")."""
    faces = voice("res_arcana", "en").cards()
    return tuple(name for face in faces if face.kind not in SECRET_KINDS for name in face.names.values())


def cards_in(text: str, among: Collection[str] | None = None) -> set[str]:
    """The cards that a text names, by their ids or in any language."""
    looked_for = card_names().keys() if among is None else among
    found = set(re.findall(r"[a-z_]+", text)) & set(looked_for)
    for name in open_names():
        if name in text:
            text = text.replace(name, " ")
    for card in looked_for:
        if card not in found and any(name in text and _stands_alone(name, text) for name in card_names()[card]):
            found.add(card)
    return found


def _stands_alone(name: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text) is not None


class Knowledge:
    """What each seat and the spectators of one table may know by now."""

    def __init__(self, id: str, info: Info) -> None:
        self.table = Table(id, info)
        self.known: dict[Receiver, set[str]] = {seat: set() for seat in (*range(self.table.record.seats), None)}
        self.secrets: dict[str, str] = {}
        """Texts that nobody may be told, and what they are."""
        self.private: dict[Receiver, dict[str, str]] = {seat: {} for seat in self.known}
        """Texts that only one seat may be told: its token and the like."""
        self.lists: dict[Receiver, set[str]] = {seat: set() for seat in self.known}
        """Lists of cards in an order that was to be seen: a pile may be shuffled into the order in which it lay."""
        self.history: list[tuple[int, frozenset[str]]] = []
        """What spectators could know since when, for those who have to wait."""
        self._events = 0
        self._began = False
        if len(self.table.record.seed) > 15:
            self.secrets[self.table.record.seed] = "the seed of the game"

    def follow(self, entries: Iterable[Stamped]) -> None:
        """Something more has happened."""
        for stamped in entries:
            self.table.add(stamped)
            if self.table.begun:
                if not self._began:
                    self._look_back()
                self._observe(self.table.state)
            self.history.append((stamped.at, frozenset(self.known[None])))

    # --- what is seen -------------------------------------------------------------------------------------------------

    def _look_back(self) -> None:
        """The game begins, maybe in the middle of one that was played before: all of it was seen."""
        record = self.table.record
        state = begin(record, self.table.game)
        self._observe(state)
        for seat, words in record.actions:
            state.apply(seat, state.space.parse(words))
            self._observe(state)
        self._events = 0

    def _observe(self, state: GameState) -> None:
        self.secrets[state.chance.key.hex()] = "the chance of the game"
        if not isinstance(state, State):
            self._began = True
            return
        names = state.cat.ids
        self._see_the_open(state, names)
        self._see_ones_own(state, names)
        self._see_what_happened(state)
        self._began = True

    def _tell_all(self, cards: Iterable[str]) -> None:
        told = set(cards)
        for known in self.known.values():
            known |= told

    def _see_the_open(self, state: State, names: Sequence[str]) -> None:
        """What lies face up, and in the later games of a match all cards that are in it."""
        for pile in state.discard:
            for lists in self.lists.values():
                lists.add(_written(pile, names))
        zones = [*state.play, *state.discard, state.display]
        if state.game_number > 1:
            zones += [*state.hand, *state.deck, *state.packs]
        self._tell_all(names[card] for zone in zones for card in zone)

    def _see_ones_own(self, state: State, names: Sequence[str]) -> None:
        """What a player holds; and the whole deck that they were dealt, which they look through once. In the first
        game they do not; but then everybody knows the hands that they begin with."""
        first_game = state.options["setup"] == "first_game"
        for seat in range(state.seats):
            held = [*state.hand[seat], *state.mages[seat], *state.kept[seat]]
            if state.options["setup"] == "draft" and state.round == 0:
                held += state.packs[seat]
            if not first_game:
                held += state.deck[seat]
            self.known[seat] |= {names[card] for card in held}
            self.lists[seat] |= {_written(state.kept[seat], names)}
            if first_game and not self._began:
                self._tell_all(names[card] for card in state.hand[seat])

    def _see_what_happened(self, state: State) -> None:
        """What has come and gone between two answers, and what was looked at."""
        if state.event_count < self._events:
            self._events = state.logged
        for event in state.events(self._events, everything=True):
            cards = {card for value in event.args.values() for card in _texts(value) if card in card_names()}
            if event.kind in FOR_ONE:
                seat = _seat_of(event.args)
                self.known[seat] |= cards
                self.lists[seat].add(",".join(f'"{card}"' for card in _texts(event.args.get("cards"))))
            else:
                self._tell_all(cards)
        self._events = state.event_count

    # --- whether it is told -------------------------------------------------------------------------------------------

    def hidden(self, receiver: Receiver, since: int | None = None) -> set[str]:
        """The cards that somebody cannot know; a spectator who has to wait, as of an earlier time."""
        if self.table.game.id != "res_arcana":
            return set()
        known: Collection[str] = self.known[receiver]
        if since is not None:
            known = next((cards for at, cards in reversed(self.history) if at <= since), frozenset())
        return card_names().keys() - known

    def check(self, receiver: Receiver, raw: bytes, said: str = "", since: int | None = None) -> None:
        """Raise Leak if bytes tell somebody what they cannot know. `said` is what they have said themselves, which may
        be repeated to them."""
        text = raw.decode()
        told = cards_in(text, self.hidden(receiver, since))
        if told and said:
            told -= cards_in(said)
        if told:
            raise Leak(f"{receiver} is told of {sorted(told)}: {_around(text, min(told))}")
        for secret, what in self.secrets.items():
            _refuse(text, secret, what, receiver)
        for owner, private in self.private.items():
            if owner != receiver:
                for secret, what in private.items():
                    _refuse(text, secret, f"{what} of seat {owner}", receiver)
        self._check_tickets(receiver, text)
        self._check_order(receiver, text)

    def _check_tickets(self, receiver: Receiver, text: str) -> None:
        if self.table.begun:
            for seat in self.table.asked():
                if seat != receiver:
                    _refuse(text, self.table.ticket(seat), f"the ticket of seat {seat}", receiver)

    def _check_order(self, receiver: Receiver, text: str) -> None:
        """A deck in its true order, from either end, is in no text: not even to a seat that knows which cards are in
        it. (Unless the cards happen to lie in the order in which lists are written, or lay when they were seen.)"""
        if not self.table.begun:
            return
        state = self.table.state
        if not isinstance(state, State):
            return
        decks = {f"deck of {seat}": deck for seat, deck in enumerate(state.deck)} | {"monuments": state.monument_deck}
        for what, deck in decks.items():
            unseen = _unseen(state, receiver, what, deck)
            for cards in (unseen, unseen[::-1]):
                written = _written(cards, state.cat.ids)
                seen = any(written in other for other in self.lists[receiver])
                if len(cards) > 2 and cards != sorted(cards) and written in text and not seen:
                    raise Leak(f"{receiver} is told the order of the {what}: {written}")


def _unseen(state: State, receiver: Receiver, what: str, deck: list[int]) -> list[int]:
    """The part of a deck whose order somebody cannot know."""
    if receiver is None:
        return deck
    if what == f"deck of {receiver}":
        return deck[: len(deck) - state.known_top[receiver]]
    if what == "monuments":
        return deck[: len(deck) - sum(stretch[0] for stretch in state.monument_known[receiver])]
    return deck


def _written(cards: Sequence[int], names: Sequence[str]) -> str:
    """A list of cards as it stands in JSON."""
    return ",".join(f'"{names[card]}"' for card in cards)


def _texts(value: object) -> list[str]:
    return [value] if isinstance(value, str) else [str(each) for each in value] if isinstance(value, list) else []


def _seat_of(args: dict[str, Any]) -> int:
    return int(args["seat"])


def _refuse(text: str, secret: str, what: str, receiver: Receiver) -> None:
    if secret and secret in text:
        raise Leak(f"{receiver} is told {what}: {_around(text, secret)}")


def _around(text: str, word: str) -> str:
    at = max(0, text.find(word))
    return text[max(0, at - 200) : at + 200]
