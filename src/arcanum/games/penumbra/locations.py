"""What a placed die is for: the sections of Classes, City and Wild Lands (sections 28 to 34)."""

from __future__ import annotations

from typing import Final

from arcanum.core.flow import SEAT, STEP, Ask, Decision, Frame, Step
from arcanum.core.reasons import Args, Reason
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra import frames
from arcanum.games.penumbra.catalogue import ARCANA, BLOOD, CARD_SECTION, EXCHANGES, MARK_SECTION
from arcanum.games.penumbra.contracts import begin_contract, contract_choices, contract_refusal
from arcanum.games.penumbra.dice import SPARK
from arcanum.games.penumbra.exchange import exchange_refusal, exchanges, make_exchange
from arcanum.games.penumbra.markets import (
    DISCIPLINE_CARDS,
    FROM_EITHER,
    on_offer,
    place_of,
    push_take_cards,
    take,
    take_refusal,
)
from arcanum.games.penumbra.marks import gain_mark
from arcanum.games.penumbra.payment import only, pay
from arcanum.games.penumbra.purchases import buy_refusal, buyable, purchase
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.threat import face_threat
from arcanum.games.penumbra.windows import OPEN, WindowAsk

# PN-34.2, PN-34.3
SANCTUARY_BLOOD: Final = 1
RUINS_THREAT: Final = 1
RUINS_BLOOD: Final = 2
_MARKET_OF: Final = {at.POTION_SHOP: at.POTION_DECK, at.SHOP: at.ARTIFACT_DECK}


# --- after the die was placed -----------------------------------------------------------------------------------------


class PlacedDie(Step[State]):
    """The window begins: the resource die of Forage or Pilfer is rolled at once, unless some face could overflow the
    store; then it waits until the wizard wants it (PN-28.11, PN-28.16)."""

    def run(self, s: State, frame: Frame) -> None:
        seat = frame[SEAT]
        s.stack.pop()
        if s.now[f.RESOURCE] and not could_overflow(s, seat):
            s.now[f.RESOURCE] = 0
            s.roll_resource(seat, 1)


def could_overflow(s: State, seat: int) -> bool:
    """Whether some face of a resource die shows more than there is room for."""
    for face in s.cat.resource_faces:
        for ingredient, amount in enumerate(face):
            if s.has(seat, ingredient) + amount > s.cat.store_limit:
                return True
    return False


# --- the section ------------------------------------------------------------------------------------------------------


def section_choices(s: State, seat: int, section: int) -> list[int]:
    """What a section offers, as actions, ascending; `yes` applies an effect that has nothing to choose. Nothing where
    its effect cannot be applied."""
    if section < at.CLASS_SECTIONS:
        return class_choices(s, seat, section)
    if section in _MARKET_OF:
        return buyable(s, seat, _MARKET_OF[section])
    if section == at.BAZAAR:
        return exchanges(s, seat, 0, 0, 0)
    if section == at.GUILD:
        return contract_choices(s, seat)
    if section == at.SANCTUARY and s.blood(seat) < SANCTUARY_BLOOD:
        return []
    return _YES


_YES: Final = [at.A_YES]


def class_choices(s: State, seat: int, section: int) -> list[int]:
    """PN-29.1."""
    discipline, which = divmod(section, 3)
    if which == CARD_SECTION:
        return on_offer(s, seat, 1 << discipline, FROM_EITHER)
    if which == MARK_SECTION and learning_refusal(s, seat, discipline) is not None:
        return []
    return _YES


def learning_refusal(s: State, seat: int, discipline: int) -> Reason | None:
    """Why a mark cannot be received in a Class: the price is that of the first free slot, and mark and card come
    together or not at all (PN-1.17, PN-11.5, PN-11.6, PN-11.13, PN-29.8)."""
    name: Args = {"discipline": at.DISCIPLINES[discipline]}
    slot = s.free_mark_slot(seat, discipline)
    if slot < 0:
        return Reason("no-mark-slot-free", name, "PN-11.13")
    if not s.marks_left(discipline):
        return Reason("no-mark-in-stock", name, "PN-1.17")
    price = s.cat.mark_price[slot]
    if s.has(seat, ARCANA) < price:
        args: Args = {"ingredient": at.INGREDIENTS[ARCANA], "count": price, "has": s.has(seat, ARCANA)}
        return Reason("needs", args, "PN-29.3")
    return None


def apply_section(s: State, seat: int, section: int, action: int) -> None:
    """The section effect, with its payments; the frame of the window is gone. What goes on for a while leaves a
    window of its own."""
    if section < at.CLASS_SECTIONS:
        apply_class(s, seat, section, action)
    elif section in _MARKET_OF:
        if section == at.POTION_SHOP:
            s.stack.append((frames.MORE_POTIONS, seat, 0))
        purchase(s, seat, place_of(s, s.cat.argument[action]))
    elif section == at.BAZAAR:
        exchange_once(s, seat, 0, 0, action)
    elif section == at.GUILD:
        begin_contract(s, seat, s.cat.argument[action])
    elif section == at.FOREST:  # PN-34.1
        s.roll_resource(seat, 1)
    elif section == at.SANCTUARY:  # PN-34.2, PN-34.5
        s.stack.append((frames.SANCTUARY, seat))
        pay(s, seat, only(BLOOD, SANCTUARY_BLOOD))
    else:  # PN-34.3
        s.stack.append((frames.RUINS, seat))
        face_threat(s, seat, RUINS_THREAT, 0)


def apply_class(s: State, seat: int, section: int, action: int) -> None:
    """A mark and a card (PN-29.3, PN-29.4, PN-29.5, PN-29.9), a card (PN-29.6), or a die (PN-29.7)."""
    discipline, which = divmod(section, 3)
    if which == MARK_SECTION:
        s.lose(seat, ARCANA, s.cat.mark_price[s.free_mark_slot(seat, discipline)])
        push_take_cards(s, seat, DISCIPLINE_CARDS, 1, FROM_EITHER, discipline)
        gain_mark(s, seat, discipline)
    elif which == CARD_SECTION:
        take(s, seat, action)
    else:
        s.gain_die(seat, discipline)


class Section(WindowAsk):
    """The die lies: effects may be used, then the section effect is applied, or not (PN-28.2, PN-28.9, PN-28.10,
    PN-51.2)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.PLACED

    def ends(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, section, also = frame
        found = [at.A_DONE, *section_choices(s, seat, section)]
        if also:  # instead of it (PN-29.13)
            found += also_choices(s, seat, section, 1 << section % 3)
            found.sort()
        return found

    def end(self, s: State, frame: Frame, action: int) -> None:
        _, seat, _, section, also = frame
        s.stack.pop()
        if action == at.A_DONE:
            return
        if s.cat.block[action] == at.B_EXTRA:
            apply_also(s, seat, section, 1 << section % 3, also, action)
            return
        if also:
            s.stack.append((frames.ALSO, seat, section, 1 << section % 3, also))
        apply_section(s, seat, section, action)

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, section, also = frame
        if s.cat.block[action] == at.B_EXTRA:
            return also_refusal(s, seat, section, 1 << section % 3, also, s.cat.argument[action])
        return section_refusal(s, seat, section, action)

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, _, section, _ = frame
        args: Args = {"section": at.SECTION_NAMES[section]}
        return Decision(seat, "section", args, "", _RULE_OF[section], s.decisions, 0, 1, True)


_RULE_OF: Final = (
    *["PN-29.2", "PN-29.6", "PN-29.7"] * len(at.DISCIPLINES),
    "PN-30.1",
    "PN-33.1",
    "PN-32.1",
    "PN-31.1",
    "PN-34.1",
    "PN-34.2",
    "PN-34.3",
)


def section_refusal(s: State, seat: int, section: int, action: int) -> Reason | None:
    """Why this cannot be done in a section."""
    block = s.cat.block[action]
    if section in _MARKET_OF:
        return buy_refusal(s, seat, [_MARKET_OF[section]], action)
    if section == at.BAZAAR:
        return exchange_refusal(s, seat, 0, 0, action)
    if section == at.GUILD and block == at.B_CONTRACT:
        return contract_refusal(s, seat, s.cat.argument[action])
    if section < at.CLASS_SECTIONS and section % 3 == CARD_SECTION:
        return take_refusal(s, seat, 1 << section // 3, FROM_EITHER, action)
    if action == at.A_YES and section < at.CLASS_SECTIONS:
        return learning_refusal(s, seat, section // 3)
    if action == at.A_YES and section == at.SANCTUARY:
        args: Args = {"ingredient": at.INGREDIENTS[BLOOD], "count": SANCTUARY_BLOOD, "has": s.blood(seat)}
        return Reason("needs", args, "PN-34.2")
    return Reason("apply-or-not", {"section": at.SECTION_NAMES[section]}, "PN-28.10")


# --- one more section of a Class --------------------------------------------------------------------------------------


def grant_also(s: State) -> None:
    """`repeat_location_effect`: one other section of the Class in which a die was just placed (PN-29.13)."""
    for place in range(len(s.stack) - 1, -1, -1):
        if s.stack[place][STEP] == frames.SECTION:
            frame = s.stack[place]
            step, seat, _, section, also = frame
            s.stack[place] = (step, seat, frame[OPEN], section, also + 1)
            return


def also_choices(s: State, seat: int, section: int, used: int) -> list[int]:
    """The other sections of the Class whose effect can be applied; its payments hold."""
    first = section - section % 3
    return [
        at.A_EXTRA + other
        for other in range(first, first + 3)
        if not used >> other % 3 & 1 and class_choices(s, seat, other)
    ]


def apply_also(s: State, seat: int, section: int, used: int, left: int, action: int) -> None:
    """No second die, no slot, and it is no placement (PN-29.13)."""
    other = s.cat.argument[action]
    if left > 1:
        s.stack.append((frames.ALSO, seat, section, used | 1 << other % 3, left - 1))
    if other % 3 == CARD_SECTION:
        push_take_cards(s, seat, DISCIPLINE_CARDS, 1, FROM_EITHER, other // 3)
    else:
        apply_class(s, seat, other, at.A_YES)


def also_refusal(s: State, seat: int, section: int, used: int, left: int, other: int) -> Reason | None:
    name: Args = {"section": at.SECTION_NAMES[other]}
    if not left:
        return Reason("no-further-section", name, "PN-29.13")
    if other // 3 != section // 3 or used >> other % 3 & 1:
        return Reason("another-section-of-the-class", name, "PN-29.13")
    if other % 3 == MARK_SECTION:
        return learning_refusal(s, seat, other // 3)
    return Reason("nothing-on-offer", name, "PN-17.10")


class Also(Ask[State]):
    """Right after the section effect (PN-29.13)."""

    def legal(self, s: State, frame: Frame) -> list[int]:
        _, seat, section, used, _ = frame
        return [at.A_DONE, *also_choices(s, seat, section, used)]

    def answer(self, s: State, frame: Frame, action: int) -> None:
        _, seat, section, used, left = frame
        s.stack.pop()
        if action != at.A_DONE:
            apply_also(s, seat, section, used, left, action)

    def refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, section, used, left = frame
        if s.cat.block[action] != at.B_EXTRA:
            return Reason("another-section-or-not", rule="PN-29.13")
        return also_refusal(s, seat, section, used, left, s.cat.argument[action])

    def decision(self, s: State, frame: Frame) -> Decision:
        _, seat, section, _, left = frame
        args: Args = {"section": at.SECTION_NAMES[section], "left": left}
        return Decision(seat, "also", args, "", "PN-29.13", s.decisions, 0, 1, True)


# --- any number of purchases or exchanges -----------------------------------------------------------------------------


class MorePotions(WindowAsk):
    """One potion after another, also one that was revealed in place of another (PN-30.1, PN-30.2, PN-51.25)."""

    def window(self, s: State, frame: Frame) -> int:
        return at.BETWEEN

    def ends(self, s: State, frame: Frame) -> list[int]:
        return [at.A_DONE, *buyable(s, frame[SEAT], at.POTION_DECK)]

    def end(self, s: State, frame: Frame, action: int) -> None:
        _, seat, _ = frame
        if action == at.A_DONE:
            s.stack.pop()
            return
        s.stack[-1] = (frames.MORE_POTIONS, seat, 0)
        purchase(s, seat, place_of(s, s.cat.argument[action]))

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        return buy_refusal(s, frame[SEAT], [at.POTION_DECK], action)

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "more-potions", {}, "", "PN-30.2", s.decisions, 0, 1, True)


def exchange_once(s: State, seat: int, given: int, received: int, action: int) -> None:
    """In place of the window: one exchange, and the window for further ones."""
    number = s.cat.argument[action]
    give, get = EXCHANGES[number]
    s.stack.append((frames.MORE_EXCHANGES, seat, 0, given | 1 << give, received | 1 << get, number))
    make_exchange(s, seat, number)


class MoreExchanges(WindowAsk):
    """Further exchanges of one placement (PN-32.1, PN-51.25). Where nothing can be used between them their order makes
    no difference, and they are named in one."""

    def window(self, s: State, frame: Frame) -> int:
        return at.BETWEEN

    def ends(self, s: State, frame: Frame) -> list[int]:
        _, seat, _, given, received, last = frame
        return [at.A_DONE, *exchanges(s, seat, given, received, 0 if frame[OPEN] else last)]

    def end(self, s: State, frame: Frame, action: int) -> None:
        _, seat, _, given, received, _ = frame
        s.stack.pop()
        if action != at.A_DONE:
            exchange_once(s, seat, given, received, action)

    def end_refusal(self, s: State, frame: Frame, action: int) -> Reason | None:
        _, seat, _, given, received, _ = frame
        return exchange_refusal(s, seat, given, received, action)

    def decision(self, s: State, frame: Frame) -> Decision:
        return Decision(frame[SEAT], "more-exchanges", {}, "", "PN-32.1", s.decisions, 0, 1, True)


# --- Wild Lands -------------------------------------------------------------------------------------------------------


class Sanctuary(Step[State]):
    """The Blood is paid (PN-34.2)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        s.gain_die(frame[SEAT], SPARK)


class Ruins(Step[State]):
    """The Threat is resolved, or was cancelled; Blood is gained unless it was mortal (PN-16.10, PN-34.4, PN-34.6)."""

    def run(self, s: State, frame: Frame) -> None:
        s.stack.pop()
        if not s.threat[f.MORTAL_HIT]:
            s.gain(frame[SEAT], BLOOD, RUINS_BLOOD)
