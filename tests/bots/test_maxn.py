"""What the search backs up: everybody plays for themselves, and what is sooner is surer."""

from __future__ import annotations

import pytest

from arcanum.bots.magister import Magister
from arcanum.bots.search import Search, Settings
from tests.bots.toys import Board, Fork, Guess, view_of

RESULTS = {
    "A": {"left": (0.50, 0.40, 0.10), "right": (0.10, 0.30, 0.60)},
    "B": {"left": (0.30, 0.50, 0.20), "right": (0.35, 0.30, 0.35)},
    "C": {"left": (0.90, 0.00, 0.10), "right": (0.05, 0.60, 0.35)},
}
"""The first player goes to A, B or C, then the second one left or right: what each of the three gets there."""


def turned(values: tuple[float, ...], first: int) -> tuple[float, ...]:
    """What the seats get if this one is the first player."""
    return tuple(values[(seat - first) % 3] for seat in range(3))


def three_ways(first: int, second: int) -> Board:
    """The board on which `second` (1 or 2: how far from the first player) replies. A last decision without a difference
    follows, so that the evaluation, which knows nothing before the end, does not give the replies away."""
    board: dict[str, Fork | tuple[float, ...]] = {"start": Fork(first, ("A", "B", "C"))}
    for place, replies in RESULTS.items():
        board[place] = Fork((first + second) % 3, tuple(f"{place} {reply}" for reply in replies))
        for reply, values in replies.items():
            shares = values if second == 1 else (values[0], values[2], values[1])
            board[f"{place} {reply}"] = Fork((first + 3 - second) % 3, (f"{place} {reply} end",) * 2)
            board[f"{place} {reply} end"] = turned(shares, first)
    return board


class TestEverybodyForThemselves:
    """Three ways to go: which is best depends on what the others play for."""

    def reply_of(self, place: str, manner: str) -> tuple[float, ...]:
        """What the second player makes of a place."""
        replies = RESULTS[place].values()
        if manner == "max-n":
            return max(replies, key=lambda values: values[1])
        return (min if manner == "paranoid" else max)(replies, key=lambda values: values[0])

    @pytest.mark.parametrize(("manner", "best"), [("max-n", "A"), ("paranoid", "B"), ("cooperative", "C")])
    def test_the_board_tells_the_manners_apart(self, manner: str, best: str) -> None:
        assert max(RESULTS, key=lambda place: self.reply_of(place, manner)[0]) == best

    @pytest.mark.parametrize("second", [1, 2])
    @pytest.mark.parametrize("first", [0, 1, 2])
    def test_the_search_expects_others_to_play_for_themselves(self, first: int, second: int) -> None:
        view = view_of(three_ways(first, second), "start", 3)
        analysis = Magister("n", Guess(), 600).analyse(view)
        assert view.space.words(analysis.options[0].action) == "go 0", "A, as max-n has it"
        assert Magister("n", Guess(), 600).choose(view) == analysis.options[0].action
        assert analysis.options[0].win == pytest.approx(0.5, abs=0.05)
        assert analysis.line[1] == ((first + second) % 3, view.legal[0]), "and left, where the second gets most"

    def test_each_node_gathers_what_its_own_seat_got(self) -> None:
        """Where a node's ways lead to one end each, its averages are what that seat gets there."""
        view = view_of(three_ways(0, 1), "start", 3)
        bot = Magister("n", Guess(), 600)
        bot.choose(view)
        assert bot.search is not None
        seen = 0
        for place, replies in RESULTS.items():
            world = view.world("x")
            world.apply(0, view.legal["ABC".index(place)])
            node = bot.search.nodes[world.fingerprint(1, False)]
            assert node.seat == 1
            for slot, values in enumerate(replies.values()):
                if node.tried[slot]:
                    assert node.worth[slot] / node.tried[slot] == pytest.approx(values[1], abs=0.01)
                    seen += 1
        assert seen > 4

    def test_the_evaluation_is_asked_for_the_seat_that_decides(self) -> None:
        """What a reply is worth to who replies counts: for what is tried first, and beyond the tree."""
        board: Board = {
            "start": Fork(0, ("ask", "ask")),
            "ask": Fork(1, ("for 0", "for 1", "for 2")),
            "for 0": Fork(0, ("lost", "lost"), (0.7, 0.2, 0.1)),
            "for 1": Fork(0, ("won", "won"), (0.3, 0.6, 0.1)),
            "for 2": Fork(0, ("lost", "lost"), (0.1, 0.3, 0.6)),
            "lost": (1.0, 0.0, 0.0),
            "won": (0.25, 0.75, 0.0),
        }
        view = view_of(board, "start", 3)
        search = Search(Guess(), 0, 3, Settings(rollout=2))
        search.begin(view)
        search.walk(view.world("w"), -1)
        world = view.world("x")
        world.apply(0, view.legal[0])
        assert search.nodes[world.fingerprint(1, False)].judged == [0.2, 0.6, 0.3]
        assert search.expected == pytest.approx([0.25, 0.75, 0.0]), "seat 1 goes where it gains"


class TestFading:
    """A win is taken rather than put off, and a loss put off. The evaluation sees no difference."""

    STEPS = 12

    def board(self, guess: tuple[float, float], ways: tuple[str, str]) -> Board:
        """`soon` is the end, `late` comes to the same end after many decisions that make no difference."""
        board: dict[str, Fork | tuple[float, ...]] = {"start": Fork(0, ways, guess), "soon": guess, "end": guess}
        places = ["late", *[f"late {step}" for step in range(self.STEPS)], "end"]
        for step, place in enumerate(places[:-1]):
            board[place] = Fork(step % 2, (places[step + 1],) * 2, guess)
        return board

    @pytest.mark.parametrize("ways", [("soon", "late"), ("late", "soon")])
    @pytest.mark.parametrize(("guess", "better"), [((1.0, 0.0), "soon"), ((0.0, 1.0), "late")])
    def test_sooner_wins_and_later_losses(self, guess: tuple[float, float], better: str, ways: tuple[str, str]) -> None:
        view = view_of(self.board(guess, ways), "start")
        analysis = Magister("f", Guess(), 400).analyse(view)
        assert ways[analysis.options[0].action - view.legal[0]] == better
        wins = {ways[option.action - view.legal[0]]: option.win for option in analysis.options}
        assert wins["soon"] == guess[0], "what comes at once is certain"
        assert 0 < abs(wins["late"] - guess[0]) < 0.1
        assert Magister("f", Guess(), 400).choose(view) == analysis.options[0].action

    def test_what_is_further_away_is_less_sure(self) -> None:
        """The same win after more and more decisions is worth less and less, and still more than nothing."""
        worths = []
        for start in ("late 11", "late 7", "late 3", "late"):
            board = {**self.board((1.0, 0.0), ("soon", "late")), "go": Fork(0, (start, start), (1.0, 0.0))}
            worths.append(Magister("f", Guess(), 200).analyse(view_of(board, "go")).win)
        assert worths == sorted(worths, reverse=True)
        assert len(set(worths)) == len(worths)
        assert worths[-1] > 0.9
