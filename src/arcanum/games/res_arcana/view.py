"""What a seat may know, as plain data.

A view holds names, not numbers, and nothing that its seat cannot know: hands of others, the order of decks, the chance
of the game are not in it. It does hold what a careful player remembers: cards seen on top of a deck, and cards that
were public before they were shuffled into somebody's deck.
"""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from arcanum.core.views import asked
from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.essences import NOTHING, Amounts, named
from arcanum.games.res_arcana.scoring import component_points
from arcanum.games.res_arcana.state import State
from arcanum.games.res_arcana.view_types import Centre, InPlay, KnownStretch, Match, Player, ResArcanaView


def view_of(s: State, seat: int | None) -> ResArcanaView:
    """The table as a seat sees it; for a spectator (None) what all seats see (RA-30.18). Nothing else reaches a client
    (RA-30.17), nor is the box part of it (RA-30.13). The token lies on its Passed side once somebody has passed
    (RA-23.5)."""
    if seat is not None and not 0 <= seat < s.seats:
        raise ValueError(f"there is no seat {seat}, only 0 to {s.seats - 1}")
    return ResArcanaView(
        game="res_arcana",
        seat=seat,
        seats=s.seats,
        options=s.options.copy(),
        round=s.round,
        first_player=s.first,
        token_passed=any(s.passed),
        to_act=list(s.actors()),
        over=s.over,
        winners=[winner for winner in range(s.seats) if s.winners >> winner & 1] if s.over else [],
        center=_centre(s, seat),
        players=[_player(s, owner, seat) for owner in range(s.seats)],
        match=Match(s.game_number, s.wins.copy(), _drafted(s)) if s.options["setup"] == "match" else UNSET,
        decision=asked(s, seat) if seat is not None and seat in s.actors() else UNSET,
    )


def _centre(s: State, seat: int | None) -> Centre:
    """Everything but the order of the monument deck lies open (RA-30.8, RA-30.9)."""
    return Centre(
        monuments=names(s, s.display),
        monument_deck=len(s.monument_deck),
        places=names(s, s.places),
        items=names(s, sorted(s.items)),
        monuments_known=_monuments_known(s, seat),
        open_draft=names(s, s.packs[0]) if s.game_number == 2 and s.round == 0 else UNSET,
    )


def _monuments_known(s: State, seat: int | None) -> list[KnownStretch] | UnsetType:
    if seat is None or not s.monument_known[seat]:
        return UNSET
    return [KnownStretch(stretch[0], names(s, sorted(stretch[1:]))) for stretch in s.monument_known[seat]]


def _drafted(s: State) -> list[list[str]]:
    """The artifacts of each player in a match, public since the open draft (RA-30.15)."""
    return [names(s, sorted(cards)) for cards in s.drafted] if s.game_number > 1 else [[] for _ in range(s.seats)]


def _player(s: State, owner: int, seat: int | None) -> Player:
    """One player's side of the table: pool, components and discard pile for everybody (RA-9.5, RA-30.5, RA-30.6,
    RA-30.7); of hand and deck only how many cards (RA-30.1, RA-30.2), and those that were public before (RA-30.20).
    While all collect at once, rivals still see it as it was before (RA-30.21)."""
    before = s.before if owner != seat else None
    pool = s.pool[owner * 5 : owner * 5 + 5] if before is None else before.pool[owner * 5 : owner * 5 + 5]
    lying = s.on if before is None else before.on
    turned = s.turned if before is None else before.turned
    in_play = [
        _component(s, owner, component, lying.get(component, NOTHING), component in turned)
        for component in s.play[owner]
    ]
    player = Player(
        seat=owner,
        pool=named((pool[0], pool[1], pool[2], pool[3], pool[4])),
        passed=bool(s.passed[owner]),
        hand=len(s.hand[owner]),
        deck=len(s.deck[owner]),
        discard=names(s, s.discard[owner]),
        in_play=in_play,
        points=(1 if s.first == owner else 0) + s.bonus[owner] + sum(component.points for component in in_play),
    )
    if seat == owner:
        _add_own(s, player, seat)
    elif seat is not None:
        hidden = s.hand[owner] + s.deck[owner]
        player.known_cards = names(s, sorted([card for card in hidden if s.known[card] == s.all]))
    return player


def _component(s: State, owner: int, component: int, lying: Amounts, turned: bool) -> InPlay:
    """What lies open in front of a player, an item on its Passed side included (RA-30.6, RA-30.11)."""
    return InPlay(
        id=s.cat.ids[component],
        kind=at.KINDS[s.cat.kind[component]],
        turned=turned,
        on=named(lying),
        points=component_points(s, owner, component, lying),
        passed_side=True if s.cat.kind[component] == at.MAGIC_ITEM and s.passed[owner] else UNSET,
    )


def _add_own(s: State, player: Player, seat: int) -> None:
    """What a seat knows of itself beyond what lies open: its hand (RA-30.1), which cards of its deck it has seen
    (RA-30.3, RA-30.4) and which of them in order (RA-30.19), its mages before the reveal (RA-30.12), its draft
    (RA-30.14)."""
    player.hand_cards = names(s, sorted(s.hand[seat]))
    player.deck_cards = names(s, sorted([card for card in s.deck[seat] if s.known[card] >> seat & 1]))
    top = s.deck[seat][len(s.deck[seat]) - s.known_top[seat] :]
    top.reverse()
    player.deck_top = names(s, top)
    if s.mages[seat]:
        player.mages = names(s, sorted(s.mages[seat]))
        if s.chosen[seat] >= 0:
            player.mage_chosen = s.cat.ids[s.chosen[seat]]
    if s.options["setup"] == "draft" and s.round == 0:
        player.pack = names(s, s.packs[seat])
        player.kept = names(s, s.kept[seat])


def names(s: State, components: list[int]) -> list[str]:
    return [s.cat.ids[component] for component in components]
