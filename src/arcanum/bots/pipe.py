"""A bot in any language: a program that reads questions as lines of JSON and writes its answers the same way.

    bot = PipeBot("node bot.js", game, seed="7")
    action = bot.choose(look(state, seat, number))
    bot.finish(state.returns())

The lines are those of `arcanum.bots.protocol`. What goes over the pipe is made from a seat view, so the program gets to
see no more than any other bot.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from arcanum.bots.bot import Bot
from arcanum.bots.program import Program, shown
from arcanum.bots.protocol import SEEDS, VERSION, Answer, Choice, Decide, End, Pack, Start
from arcanum.bots.seat import SeatView
from arcanum.core.actions import UnknownAction
from arcanum.core.chance import Chance, key_of
from arcanum.core.game import Game
from arcanum.core.views import Question

PREFIX: Final = "process:"
"""What a spec begins with that names a command."""
SECONDS: Final = 60.0
"""How long an answer may take where nobody says otherwise."""

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Answer).decode


class PipeBot(Bot):
    """Hands every question on to a program, which is started at once and belongs to this bot alone."""

    def __init__(
        self, command: str, game: Game, seed: str, packs: Sequence[Path] = (), seconds: float = SECONDS
    ) -> None:
        """Raises ProgramError if the program cannot be started."""
        self.name = f"{PREFIX}{command}"
        self.game: Game = game
        self.packs: tuple[Path, ...] = tuple(packs)
        self.seed: str = seed
        self.seconds: float = seconds
        self.program = Program(command)
        self._greeted = False

    def choose(self, view: SeatView) -> int:
        """Raises ProgramError if there is no answer, or none that is legal."""
        if not self._greeted:
            self.program.tell(_encode(self._start(view)))
            self._greeted = True
        said = self.program.ask(_encode(self._decide(view)), self.seconds)
        try:
            answer = _decode(said)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.program.fail("illegal", f'said {shown(said)}; expected {{"action": ...}} as JSON: {error}')
        if answer.id is not None and answer.id != view.number:
            self.program.fail("illegal", f"answered question {answer.id}; expected {view.number}")
        return self._checked(view, answer.action)

    def finish(self, returns: Sequence[float] | None) -> None:
        end = End(protocol=VERSION, returns=None if returns is None else list(returns))
        self.program.finish(_encode(end))

    def _checked(self, view: SeatView, action: int | str) -> int:
        """The number of a legal action."""
        try:
            number = view.space.parse(action) if isinstance(action, str) else action
        except UnknownAction as error:
            self.program.fail("illegal", f"gave an illegal answer: {error}")
        if number not in view.legal:
            known = 0 <= number < view.space.size
            told = f"{number} ({view.space.words(number)})" if known else f"{number}, which is no action"
            self.program.fail("illegal", f"expected one of {len(view.legal)} legal actions, found {told}")
        return number

    def _start(self, view: SeatView) -> Start:
        return Start(
            protocol=VERSION,
            game=self.game.id,
            rules=self.game.rules_version,
            packs=msgspec.convert(self.game.pack_stamps(self.packs), list[Pack]),
            options=dict(view.observation.get("options", {})),
            seat=view.seat,
            players=view.seats,
            actions=view.space.size,
            answered=view.number,
            seconds=self.seconds,
            seed=self._seed("game"),
        )

    def _decide(self, view: SeatView) -> Decide:
        return Decide(
            protocol=VERSION,
            game=self.game.id,
            seat=view.seat,
            id=view.number,
            decision=msgspec.convert(view.decision, Question, from_attributes=True),
            legal=[Choice(action, view.space.words(action)) for action in view.legal],
            view=view.observation,
            seconds=self.seconds,
            seed=self._seed(f"seat {view.seat}, action {view.number}"),
        )

    def _seed(self, of: str) -> int:
        return Chance(key_of(f"bot {self.seed}, {of}")).below(SEEDS)
