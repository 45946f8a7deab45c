"""What a seat may know, as plain data.

A view holds names, not numbers, and nothing that its seat cannot know: hands of others, the order of decks, the chance
of the game are not in it. It does hold what a careful player remembers: cards seen on top of a deck, and cards that
were public before they were shuffled into somebody's deck.
"""

from __future__ import annotations

from arcanum.core.state import Data
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.essences import NOTHING, Amounts, named
from arcanum.games.res_arcana.scoring import component_points
from arcanum.games.res_arcana.state import State


def view_of(s: State, seat: int | None) -> Data:
    """The table as a seat (None: a spectator) sees it."""
    if seat is not None and not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat}, only 0 to {s.seats - 1}")
    data: Data = {
        "game": "res_arcana",
        "seat": seat,
        "seats": s.seats,
        "options": dict(s.options),
        "round": s.round,
        "first_player": s.first,
        "token_passed": any(s.passed),
        "to_act": list(s.actors()),
        "over": s.over,
        "winners": [winner for winner in range(s.seats) if s.winners >> winner & 1] if s.over else [],
        "center": _centre(s, seat),
        "players": [_player(s, owner, seat) for owner in range(s.seats)],
    }
    if s.options["setup"] == "match":
        data["match"] = {"game": s.game_number, "wins": list(s.wins), "drafted": _drafted(s)}
    if seat is not None and seat in s.actors():
        data["decision"] = _decision(s, seat)
    return data


def _decision(s: State, seat: int) -> Data:
    decision = s.decision(seat)
    return {
        "prompt": decision.prompt,
        "args": dict(decision.args),
        "source": decision.source,
        "rule": decision.rule,
        "group": decision.group,
        "least": decision.least,
        "most": decision.most,
        "decline": decision.decline,
        "legal": [s.space.words(action) for action in s.legal_actions(seat)],
    }


def _centre(s: State, seat: int | None) -> Data:
    centre: Data = {
        "monuments": names(s, s.display),
        "monument_deck": len(s.monument_deck),
        "places": names(s, s.places),
        "items": names(s, sorted(s.items)),
    }
    if seat is not None and s.monument_known[seat]:
        centre["monuments_known"] = [
            {"cards": stretch[0], "known": names(s, sorted(stretch[1:]))} for stretch in s.monument_known[seat]
        ]
    if s.game_number == 2 and s.round == 0:
        centre["open_draft"] = names(s, s.packs[0])
    return centre


def _drafted(s: State) -> list[list[str]]:
    """The artifacts of each player in a match, public since the open draft."""
    return [names(s, sorted(cards)) for cards in s.drafted] if s.game_number > 1 else [[] for _ in range(s.seats)]


def _player(s: State, owner: int, seat: int | None) -> Data:
    """One player's side of the table. While all collect at once, rivals still see it as it was before."""
    before = s.before if owner != seat else None
    pool = s.pool[owner * 5 : owner * 5 + 5] if before is None else before.pool[owner * 5 : owner * 5 + 5]
    lying = s.on if before is None else before.on
    turned = s.turned if before is None else before.turned
    data: Data = {
        "seat": owner,
        "pool": named((pool[0], pool[1], pool[2], pool[3], pool[4])),
        "passed": bool(s.passed[owner]),
        "hand": len(s.hand[owner]),
        "deck": len(s.deck[owner]),
        "discard": names(s, s.discard[owner]),
        "in_play": [
            _component(s, owner, component, lying.get(component, NOTHING), component in turned)
            for component in s.play[owner]
        ],
    }
    token = 1 if s.first == owner else 0
    data["points"] = token + s.bonus[owner] + sum(component["points"] for component in data["in_play"])
    if seat is not None:
        data.update(_private(s, owner, seat))
    return data


def _component(s: State, owner: int, component: int, lying: Amounts, turned: bool) -> Data:
    data: Data = {
        "id": s.cat.ids[component],
        "kind": at.KINDS[s.cat.kind[component]],
        "turned": turned,
        "on": named(lying),
        "points": component_points(s, owner, component, lying),
    }
    if s.cat.kind[component] == at.MAGIC_ITEM and s.passed[owner]:
        data["passed_side"] = True
    return data


def _private(s: State, owner: int, seat: int) -> Data:
    """What this seat knows beyond what lies open."""
    if owner != seat:
        hidden = s.hand[owner] + s.deck[owner]
        known = sorted([card for card in hidden if s.known[card] == s.all])
        return {"known_cards": names(s, known)}
    data: Data = {"hand_cards": names(s, sorted(s.hand[seat]))}
    data["deck_cards"] = names(s, sorted([card for card in s.deck[seat] if s.known[card] >> seat & 1]))
    top = s.deck[seat][len(s.deck[seat]) - s.known_top[seat] :]
    top.reverse()
    data["deck_top"] = names(s, top)
    if s.mages[seat]:
        data["mages"] = names(s, sorted(s.mages[seat]))
        if s.chosen[seat] >= 0:
            data["mage_chosen"] = s.cat.ids[s.chosen[seat]]
    if s.options["setup"] == "draft" and s.round == 0:
        data["pack"] = names(s, s.packs[seat])
        data["kept"] = names(s, s.kept[seat])
    return data


def names(s: State, components: list[int]) -> list[str]:
    return [s.cat.ids[component] for component in components]
