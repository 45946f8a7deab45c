"""What a seat may know, as plain data: names, not numbers, and nothing that the seat cannot know."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from arcanum.core.views import asked
from arcanum.games.penumbra import catalogue as at
from arcanum.games.penumbra import dice
from arcanum.games.penumbra import fields as f
from arcanum.games.penumbra.catalogue import Catalogue
from arcanum.games.penumbra.fate import fulfilled
from arcanum.games.penumbra.knowledge import stacks_left
from arcanum.games.penumbra.registers import AMPLIFIED, CHAIN, SOURCE
from arcanum.games.penumbra.scoring import alignment, metric, points_of, symbols, winners_of
from arcanum.games.penumbra.state import State
from arcanum.games.penumbra.view_types import (
    Attempt,
    AutomaState,
    BoardSlot,
    Card,
    Chain,
    Deck,
    Fate,
    Known,
    Mark,
    Market,
    Offer,
    Passed,
    PenumbraView,
    Placement,
    Prophecy,
    Rights,
    Score,
    Section,
    SlotState,
    ThreatState,
    Wizard,
)

AUTOMA = "automa"
_OUTCOMES = ("open", "done", "settled")
_MARK_KINDS = (*at.DISCIPLINES, "spark")


def view_of(s: State, seat: int | None) -> PenumbraView:
    """The table as a seat (None: a spectator) sees it (PN-50.1 to PN-50.9)."""
    if seat is not None and not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat}, only 0 to {s.seats - 1}")
    return PenumbraView(
        game="penumbra",
        seat=seat,
        seats=s.seats,
        options=s.options.copy(),
        to_act=list(s.actors()),
        over=s.over,
        round=s.round,
        order=[party_name(s, party) for party in s.order],
        active=party_name(s, s.active) if s.active >= 0 else None,
        turn=at.TURNS.get(s.turn_type),
        last_turns=s.last_turns if s.last_turns >= 0 else None,
        ended_by=_id(s, s.ended_by),
        winners=[party_name(s, party) for party in winners_of(s)] if s.over else [],
        board=[_board_slot(s.cat, slot) for slot in range(at.MARK_SLOTS)],
        classes=[at.DISCIPLINES[each] for each in s.classes],
        sections=[_section(s, section) for section in range(at.SECTIONS) if _in_play(s, section)],
        markets=[_market(s, market) for market in range(at.MARKETS) if s.market_open(market)],
        decks={name: _deck(s, deck, seat) for deck, name in enumerate(at.DECKS)},
        row=_ids(s, s.row),
        trial_row=_ids(s, s.trial_row),
        fate=Fate(len(s.fate), stacks_left(s)),
        goals=_ids(s, s.goals),
        prophecies=[_prophecy(s, each) for each in s.prophecies],
        offered=_ids(s, s.offered),
        put_aside=_ids(s, s.put_aside),
        removed=_ids(s, s.removed),
        marks_left={name: s.marks_left(kind) for kind, name in enumerate(_MARK_KINDS)},
        wizards=[_wizard(s, owner, seat) for owner in range(s.seats)],
        automa=_automa(s) if s.seats == 1 else None,
        rights=_rights(s),
        placement=_placement(s),
        threat=_threat(s),
        attempt=_attempt(s),
        set_aside=[dice.NAMES[die] for die in s.set_aside],
        effects=[_effect(s, effect) for effect in s.effects],
        decision=asked(s, seat) if seat is not None and seat in s.actors() else UNSET,
    )


def party_name(s: State, party: int) -> str:
    return AUTOMA if party == s.seats else str(party)


def _id(s: State, component: int) -> str | None:
    return s.cat.ids[component] if component >= 0 else None


def _ids(s: State, components: list[int]) -> list[str]:
    return [s.cat.ids[each] for each in components]


# --- the table --------------------------------------------------------------------------------------------------------


def _board_slot(cat: Catalogue, slot: int) -> BoardSlot:
    """PN-11.7."""
    return BoardSlot(
        slot=at.MARK_NAMES[slot],
        charge=at.CHARGES[cat.charge[slot]],
        rest=[name for name, part in at.BEADS_OF.items() if cat.bead[slot] & part],
        value=cat.mark_value[slot],
        price=cat.mark_price[slot],
        points=cat.mark_points[slot],
    )


def _in_play(s: State, section: int) -> bool:
    return section >= at.CLASS_SECTIONS or section // 3 in s.classes


def _section(s: State, section: int) -> Section:
    slots = [(s.cat.die_slots[slot], s.placed[slot]) for slot in s.slots_of(section)]
    return Section(
        id=at.SECTION_NAMES[section],
        area=at.AREAS[at.AREA_OF[section]],
        slots=[
            SlotState(
                "any" if slot.kind == at.SLOT_ANY else dice.KINDS[slot.kind],
                slot.value,
                dice.NAMES[die] if die >= 0 else None,
            )
            for slot, die in slots
        ],
        open=bool(s.cat.unlimited[section]),
        beside=[dice.NAMES[die] for die in s.beside[section]],
    )


def _market(s: State, market: int) -> Market:
    places = range(market * at.MARKET_SIZE, (market + 1) * at.MARKET_SIZE)
    return Market(
        at.DECKS[market],
        [
            Offer(s.cat.ids[s.market[place]], bool(s.launched >> place & 1)) if s.market[place] >= 0 else None
            for place in places
        ],
    )


def _deck(s: State, deck: int, seat: int | None) -> Deck:
    """The number of its cards is public; those that a seat has seen it knows, in their places (PN-50.2, PN-50.5)."""
    cards, size = s.decks[deck], len(s.decks[deck])
    known = [
        Known(s.cat.ids[cards[place]], size - 1 - place)
        for place in range(size - 1, -1, -1)
        if _knows(s, s.seen_by[deck][place], seat)
    ]
    return Deck(size, known)


def _knows(s: State, seats: int, seat: int | None) -> bool:
    """Whether a seat is among those that know a card; a spectator knows what everybody does."""
    return bool(seats >> seat & 1) if seat is not None else seats == s.everybody


def _prophecy(s: State, prophecy: int) -> Prophecy:
    """PN-50.1: what it waits for is as open as what everybody has."""
    kind = s.cat.metric[prophecy]
    of_fate = kind == at.M_FATE_EMPTY
    reached = {} if of_fate else {party_name(s, party): metric(s, party, kind) for party in range(s.parties)}
    return Prophecy(
        id=s.cat.ids[prophecy],
        metric=at.METRICS[kind],
        who=at.WHO[s.cat.who[prophecy]],
        at_least=s.cat.at_least[prophecy],
        reached=reached,
        fulfilled=not s.fate if of_fate else fulfilled(s, prophecy),
    )


# --- parties ----------------------------------------------------------------------------------------------------------


def _common(s: State, party: int) -> dict[str, Any]:
    """What wizards and the Automa have in common."""
    light, dark = alignment(s, party)
    return {
        "party": party_name(s, party),
        "talent": _id(s, s.talent[party]),
        "turns": s.turns[party],
        "store": {name: s.has(party, ingredient) for ingredient, name in enumerate(at.INGREDIENTS)},
        "marks": [_mark(s, party, slot) for slot in range(at.MARK_SLOTS)],
        "tomes": _ids(s, s.tomes[party]),
        "contracts": _ids(s, s.contracts[party]),
        "trials": [Passed(s.cat.ids[each // 2], at.PATHS[each % 2]) for each in s.trials[party]],
        "symbols": dict(zip(at.SYMBOLS, symbols(s, party), strict=True)),
        "light": light,
        "dark": dark,
        "score": _score(s, party),
    }


def _mark(s: State, party: int, slot: int) -> Mark | None:
    kind = s.mark_kind(party, slot)
    return Mark(_MARK_KINDS[kind], at.MARK_STATES[s.mark_state(party, slot)]) if kind >= 0 else None


def _score(s: State, party: int) -> Score:
    """The running score is as open as all that it comes from (PN-50.1)."""
    points = points_of(s, party)
    return Score(**points, total=sum(points.values()))


def _wizard(s: State, owner: int, seat: int | None) -> Wizard:
    """Cards in all zones lie open, but for reserved ones (PN-50.1, PN-50.3, PN-50.4)."""
    talent = s.talent[owner]
    first = owner * len(at.EQUIPMENT)
    wizard = Wizard(
        **_common(s, owner),
        seat=owner,
        talent_rotated=talent >= 0 and s.is_rotated(owner, talent),
        dice=[dice.NAMES[die] for die in s.dice[owner]],
        grimoire=_cards(s, owner, s.grimoire[owner]),
        inventory=_cards(s, owner, s.inventory[owner]),
        equipment={
            name: _cards(s, owner, [s.equipment[first + place]])[0] if s.equipment[first + place] >= 0 else None
            for place, name in enumerate(at.EQUIPMENT)
        },
        reserved=len(s.reserved[owner]) + len(s.bound[owner]),
        reserved_known=_ids(s, s.reserved[owner]),
        reserved_trials=_ids(s, s.reserved_trials[owner]),
        wounds=s.wounds[owner],
        must_rest=bool(s.must_rest[owner]),
        idle=bool(s.idle[owner]),
    )
    if owner == seat:
        wizard.reserved_cards = _ids(s, s.bound[owner])
        wizard.talents_dealt = _ids(s, s.talents_dealt[owner])
        wizard.talent_chosen = _id(s, s.talent_chosen[owner])
    return wizard


def _cards(s: State, seat: int, cards: list[int]) -> list[Card]:
    return [Card(s.cat.ids[card], s.is_rotated(seat, card)) for card in cards]


def _automa(s: State) -> AutomaState:
    party = s.seats
    name = str(s.options["automa"])
    alignment, face = s.automa[f.ALIGNMENT], s.automa[f.FACE]
    columns = s.cat.automas[at.AUTOMAS.index(name)].columns
    steps = columns[s.automa[f.BAND]][face - 1][: s.automa[f.STEPS]] if face else []
    return AutomaState(
        **_common(s, party),
        kind=name,
        level=s.discipline_marks(party),
        kept=_ids(s, s.kept),
        pointer=at.DISCIPLINES[s.classes[s.automa[f.POINTER]]] if s.classes else "",
        alignment=at.PATHS[alignment] if alignment >= 0 else None,
        restless=s.automa[f.RESTLESS],
        rolled=face,
        band=s.automa[f.BAND],
        steps=[at.AUTOMA_STEPS[step] for step in steps],
    )


# --- what goes on -----------------------------------------------------------------------------------------------------


def _rights(s: State) -> Rights:
    now = s.now
    return Rights(
        placements=now[f.PLACEMENTS],
        placed=bool(now[f.PLACED]),
        without_slot=now[f.WITHOUT_SLOT],
        in_time=bool(now[f.IN_TIME]),
        nudges=now[f.NUDGES],
        discount=now[f.DISCOUNT],
        ignore_supply=bool(now[f.IGNORE_SUPPLY]),
        doomed=bool(now[f.DOOMED]),
        mortal=bool(now[f.MORTAL]),
        amplify={name: now[f.AMPLIFY + kind] for kind, name in enumerate((*at.DISCIPLINES, "any"))},
    )


def _placement(s: State) -> Placement | None:
    now = s.now
    if now[f.SECTION] < 0:
        return None
    return Placement(
        section=at.SECTION_NAMES[now[f.SECTION]],
        bind=bool(now[f.BIND]),
        resource=bool(now[f.RESOURCE]),
        shielding=bool(now[f.SHIELDING]),
        off_the_price=now[f.OFF_THE_PRICE],
    )


def _threat(s: State) -> ThreatState | None:
    threat = s.threat
    if not threat[f.GOING_ON]:
        return None
    return ThreatState(
        dice=threat[f.LOOSE],
        fixed=threat[f.FIXED],
        rolled=[value + 1 for value in range(dice.FACES) for _ in range(threat[f.ROLLED + value])],
        misses=threat[f.MISSES],
        hurt=threat[f.HURT],
        mortal=bool(threat[f.MORTAL_HIT]),
        nudges=threat[f.NUDGES_LEFT],
    )


def _attempt(s: State) -> Attempt | None:
    """A card that is named for an attempt is shown to all (PN-50.9)."""
    attempt = s.attempt
    card = attempt[f.CARD]
    if card < 0:
        return None
    return Attempt(
        card=s.cat.ids[card],
        path=at.PATHS[attempt[f.PATH]] if attempt[f.PATH] >= 0 else None,
        task=attempt[f.TASK] + 1 if attempt[f.TASK] >= 0 else None,
        properties={
            name: not attempt[f.CANCELLED] >> number & 1
            for number, name in enumerate(at.PROPERTIES)
            if s.cat.properties[card] >> number & 1
        },
        used=attempt[f.USED],
        awake=bool(attempt[f.AWAKE]),
        easy_path=at.PATHS[attempt[f.EASY_PATH]] if attempt[f.EASY_PATH] >= 0 else None,
        minus=attempt[f.MINUS],
        fewer_values=attempt[f.FEWER_VALUES],
        fewer_threat=attempt[f.FEWER_THREAT],
        fewer_paid=attempt[f.FEWER_PAID],
        outcome=_OUTCOMES[attempt[f.OUTCOME]],
    )


def _effect(s: State, effect: list[int]) -> Chain:
    return Chain(s.cat.ids[effect[SOURCE]] if effect[SOURCE] >= 0 else "", effect[CHAIN], effect[AMPLIFIED])
