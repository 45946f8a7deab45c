"""A mind: the bots of one worker process. It answers one question after another, whatever the bots do."""

from __future__ import annotations

import traceback
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

import msgspec

from arcanum.bots import Bot, PipeBot, ProgramError, SeatView
from arcanum.bots.analysis import expected
from arcanum.bots.hints import advise
from arcanum.bots.magister import Magister
from arcanum.core.game import Game
from arcanum.games import find
from arcanum.server.questions import Kind, Option, Question, Thought

REMEMBERED: Final = 32
"""How many bots a process remembers, with what they have found out about their games."""
_MOST_NODES: Final = 150_000
"""How many situations the remembered bots may know together, at about 1.4 kB each."""
_PROGRAMS: Final = 4
"""How many programs of the operator's a process keeps running at most."""
_OPTIONS: Final = 3
"""How many options a hint tells."""

Maker: TypeAlias = Callable[[str, Game, str, Sequence[Path]], Bot]
"""Gives the bot that a spec names, for a game, a seed and packs."""


@dataclass(frozen=True, slots=True)
class Raised:
    """A bot raised an exception."""

    text: str
    trace: str
    said: str = ""
    """Of a program that failed, what it did and said: its operator, and nobody else, is to know."""


class Mind:
    """The bots of one process, with what they remember."""

    def __init__(self, maker: Maker) -> None:
        self._maker = maker
        self._bots: OrderedDict[tuple[object, ...], tuple[int, Bot]] = OrderedDict()
        """Each with the number of the answer it may be asked for next: what a bot has found out is of use for the next
        decision of its seat, not if answers were taken back or given by somebody else. The last used comes last."""

    def answer(self, question: Question) -> Thought | Raised:
        """What the bot says, whatever it does."""
        try:
            return self.think(question)
        except MemoryError as error:
            self.rest()
            self._bots.clear()
            return Raised(in_a_line(error), "")
        except ProgramError as error:
            return Raised(in_a_line(error), "", str(error))
        except BaseException as error:  # sys.exit() in a bot is no reason to stop the others.
            return Raised(in_a_line(error), traceback.format_exc())

    def think(self, question: Question) -> Thought:
        game = find(question.game)
        packs = tuple([Path(folder) for folder in question.packs])
        world = game.load(msgspec.json.decode(question.world), packs)
        view = SeatView(world, question.seat, question.number)
        if not view.legal:
            raise ValueError(f"seat {question.seat} is not asked anything")
        # Whoever thinks of something else in between, or raises an exception, is not asked again with this memory.
        key = _key_of(question)
        due, bot = self._bots.pop(key, (-1, None))
        if bot is not None and due != question.number:
            bot.finish(None)
            bot = None
        if bot is None:
            bot = self._maker(question.bot, game, question.seed, packs)
        if isinstance(bot, Magister):
            bot.limit = question.seconds
        try:
            thought = _think(bot, view, question.kind)
        except BaseException:
            bot.finish(None)
            raise
        self._bots[key] = (question.number + 1, bot)
        self._forget()
        return thought

    def _forget(self) -> None:
        """Forget those that have not been asked for longest, if there are too many or they know too much."""
        known = sum(_nodes(bot) for _, bot in self._bots.values())
        while len(self._bots) > REMEMBERED or (known > _MOST_NODES and self._bots):
            _, (_, bot) = self._bots.popitem(last=False)
            known -= _nodes(bot)
            bot.finish(None)
        self.rest(keep=_PROGRAMS)

    def rest(self, keep: int = 0) -> None:
        """End the programs among the bots, but for those that were asked last. They are started again when their seat
        has to answer again, and nobody tells us that a game is over."""
        programs = [key for key, (_, bot) in self._bots.items() if isinstance(bot, PipeBot)]
        for key in programs[: max(0, len(programs) - keep)]:
            self._bots.pop(key)[1].finish(None)


def _key_of(asked: Question) -> tuple[object, ...]:
    """Whose memory it is: equal for questions that differ in nothing but how far the game has got."""
    return (asked.table, asked.seat, asked.bot, asked.kind, asked.seed, asked.game, asked.packs)


def _nodes(bot: Bot) -> int:
    return len(bot.search.nodes) if isinstance(bot, Magister) and bot.search is not None else 0


def _move(bot: Bot, view: SeatView) -> Thought:
    legal = view.legal[:]  # A bot may change the list in its view.
    action = bot.choose(view)
    if action not in legal:
        raise ValueError(f"expected one of {len(legal)} legal actions, found {action!r}")
    return Thought(view.space.words(action), cut=isinstance(bot, Magister) and bot.cut)


def _think(bot: Bot, view: SeatView, kind: Kind) -> Thought:
    """Only a bot that searches can tell more than its move."""
    if kind == "move" or not isinstance(bot, Magister):
        return _move(bot, view)
    return _hint(bot, view) if kind == "hint" else _chances(bot, view)


def _hint(bot: Magister, view: SeatView) -> Thought:
    words = view.space.words
    analysis, tips, ahead = advise(bot, view, _OPTIONS)
    options = tuple([Option(words(each.action), each.win, each.share, each.error, each.grounds) for each in tips])
    line = tuple([(seat, words(action)) for seat, action in ahead])
    return Thought(options[0].words, options, line, tuple(expected(analysis.wins, view.seat, tips[0].win)), bot.cut)


def _chances(bot: Magister, view: SeatView) -> Thought:
    analysis = bot.analyse(view)
    best = view.space.words(analysis.options[0].action)
    return Thought(best, wins=tuple(expected(analysis.wins, view.seat, analysis.win)), cut=bot.cut)


def in_a_line(error: BaseException) -> str:
    """What an exception is and says."""
    return " ".join(f"{type(error).__name__}: {error}".split())
