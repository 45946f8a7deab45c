"""Laws that hold at every decision of every game."""

from __future__ import annotations

from arcanum.games.res_arcana import catalogue as at
from arcanum.games.res_arcana.state import State


def check_state(s: State) -> None:
    """Raises AssertionError when a law is broken."""
    _check_artifacts(s)
    _check_components(s)
    _check_essences(s)
    assert 0 <= s.first < s.seats  # one player holds the First Player token (RA-23.1)
    assert len(s.play) == len(s.hand) == len(s.deck) == len(s.discard) == s.seats
    for seat in range(s.seats):
        assert 0 <= s.known_top[seat] <= len(s.deck[seat])
        depth = sum(stretch[0] for stretch in s.monument_known[seat])
        assert depth <= len(s.monument_deck), "a seat knows more monuments than there are"


def _check_artifacts(s: State) -> None:
    """Every artifact is in one zone; what is in none is in the box (RA-1.19)."""
    places: list[int] = []
    for zones in (s.hand, s.deck, s.discard, s.packs, s.kept):
        for zone in zones:
            places += zone
    for zone in s.play:
        places += [component for component in zone if s.cat.kind[component] == at.ARTIFACT]
    assert len(places) == len(set(places)), "an artifact is in two zones"
    assert all(s.cat.kind[card] == at.ARTIFACT for card in places)


def _check_components(s: State) -> None:
    """Items, monuments and Places are where they belong, each once; one mage and one item for each player."""
    everything = s.items + s.display + s.monument_deck + s.places
    for zone in s.play:
        everything += zone
    assert len(everything) == len(set(everything)), "a component is in two places"
    items = [component for component in everything if s.cat.kind[component] == at.MAGIC_ITEM]
    assert len(items) == len(s.cat.items), "a magic item is missing"
    if s.round > 0:
        for zone in s.play:
            kinds = [s.cat.kind[component] for component in zone]
            assert kinds.count(at.MAGE) == 1
            assert kinds.count(at.MAGIC_ITEM) == 1
    in_play = {component for zone in s.play for component in zone}
    assert s.turned <= in_play, "a component out of play is turned"
    assert set(s.on) <= in_play, "essences lie on a component out of play"


def _check_essences(s: State) -> None:
    assert all(count >= 0 for count in s.pool), "a pool is negative"
    for lying in s.on.values():
        assert all(count >= 0 for count in lying)
        assert any(lying), "an empty pile is remembered"
