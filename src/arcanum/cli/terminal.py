"""A game at the terminal: show, ask, play, until it is over or the players leave.

The terminal holds the session, as a server would, but shows a seat only its own view, events and decisions.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

import typer
from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanum.bots import ProgramError, look
from arcanum.cli.answers import (
    NotUnderstood,
    RunRefused,
    closes_others,
    go_together,
    is_complete,
    is_whole,
    offered,
    pick,
    read_answer,
    settle,
    whole,
)
from arcanum.cli.bots import HUMAN, seated
from arcanum.cli.cards import near_cards
from arcanum.cli.errors import FAILED, BadInput, complain
from arcanum.cli.fitting import Brevity, fitting, height
from arcanum.cli.foretelling import Foretelling
from arcanum.cli.menu import menu, notes
from arcanum.cli.output import OutputFailed
from arcanum.cli.reader import INTERRUPTED, Left, Reader
from arcanum.cli.rules import ENGLISH, UnknownRule, rule_text
from arcanum.cli.speech import Speech
from arcanum.core.events import Event
from arcanum.core.files import WriteError
from arcanum.core.flow import Decision
from arcanum.core.picks import Picks, picks, unforced
from arcanum.core.preview import preview
from arcanum.core.reasons import IllegalAction, Reason
from arcanum.core.record import branch, replay
from arcanum.core.session import Session
from arcanum.core.state import Data
from arcanum.words.voices import Choice

COMMANDS: Final = ("why", "undo", "card", "log", "table", "short", "rules", "save", "help", "quit")
ARGUMENTS: Final = ("why", "card", "rules", "save")
"""The commands that take one."""
EXAMPLES: Final = (
    ("3", "cli-help-number"),
    ("3?", "cli-help-note"),
    ("? 3", "cli-help-foretell"),
    ("place prism", "cli-help-words"),
    ("l l c", "cli-help-several"),
)
HELP: Final = {
    "why": "cli-help-why",
    "undo": "cli-help-undo",
    "card": "cli-help-card",
    "log": "cli-help-log",
    "table": "cli-help-table",
    "short": "cli-help-short",
    "rules": "cli-help-rules",
    "save": "cli-help-save",
    "help": "cli-help-help",
    "quit": "cli-help-quit",
}
_LEAST_LOG: Final = 3
"""So many of the last lines of the log are shown in the lowest window."""
_LOG_LINES: Final = 16
"""How many lines of the log are shown before a decision; `log` shows all."""
_FITS: Final = 6
"""How many actions an unclear line is said to mean."""

Key = tuple[int, str, int]
"""What the picks of one decision have in common: seat, component, group."""


class Refused(Exception):
    """What was typed cannot be done; the text says why."""


class Terminal:
    """One game, from where the session stands to its end."""

    def __init__(
        self,
        session: Session,
        speech: Speech,
        kinds: Sequence[str],
        names: Sequence[str],
        console: Console,
        reader: Reader,
        record: Path | None = None,
    ) -> None:
        self.session = session
        self.speech = speech
        self.kinds = kinds
        self.bots = seated(kinds, session)
        self.names = names
        self.console = console
        self.reader = reader
        self.record = record
        self.seen = [self.first_shown()] * len(kinds)
        """For each seat the number of the first event that it has not been shown."""
        self.drawn: Key | None = None
        """The decision for which the table was drawn last, if it takes several picks: between them a line will do."""
        self.held: list[str] = []
        """Picks that wait for the rest of their group."""
        self.held_for: Key | None = None
        self.at_keyboard = -1
        self.whole = False
        """Whether the next table is drawn without regard to the height of the window."""
        self.commands: dict[str, Callable[[int, str], None]] = {
            "why": self.why,
            "undo": self.undo,
            "card": self.card,
            "log": self.log,
            "table": self.table,
            "short": self.short,
            "rules": self.rules,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }
        for name in COMMANDS:
            self.commands.setdefault(self.command(name), self.commands[name])

    def say(self, message_id: str, /, **args: str | int) -> str:
        return self.speech.say(message_id, **args)

    def command(self, name: str) -> str:
        """A command as it is typed in the player's language."""
        return self.say("cli-command", command=name)

    def usage(self, name: str) -> str:
        return (
            f"{self.command(name)} {self.say('cli-argument', command=name)}"
            if name in ARGUMENTS
            else self.command(name)
        )

    def first_shown(self) -> int:
        """A fresh game is told from its start; one that was loaded from where it stands."""
        return 0 if not self.session.record.actions else self.session.state.event_count

    # --- the loop -----------------------------------------------------------------------------------------------------

    def run(self) -> None:
        try:
            if HUMAN in self.kinds and not self.session.state.over:
                self.note(self.say("cli-start", help=self.command("help"), short=self.command("short")))
            while not self.session.state.over:
                self.step()
        except Left as left:
            self.leave(left.code)
        except KeyboardInterrupt:
            self.leave(INTERRUPTED)
        except ProgramError as error:
            complain(error)
            self.leave(FAILED)
        except OutputFailed:
            self.write_record(told=False)
            raise
        finally:
            self.dismiss()
        self.finish()

    def dismiss(self) -> None:
        """Let the bots go: programs among them are to end."""
        state = self.session.state
        for bot in self.bots:
            if bot is not None:
                bot.finish(state.returns() if state.over else None)

    def step(self) -> None:
        """Let one seat answer: bots first where several owe an answer at the same time, as nobody sees the others'."""
        actors = self.session.state.actors()
        bots = [seat for seat in actors if self.kinds[seat] != HUMAN]
        if bots:
            self.let_bot_play(bots[0])
        else:
            self.ask(actors[0])

    def let_bot_play(self, seat: int) -> None:
        bot = self.bots[seat]
        assert bot is not None
        given = sum(actor == seat for actor, _ in self.session.record.actions)
        view = look(self.session.state, seat, given)
        with self.console.status(self.say("cli-thinking", name=self.names[seat])):  # Nothing unless at a real terminal.
            action = bot.choose(view)
        self.session.play(seat, action)

    def leave(self, code: int) -> None:
        """Write what was asked for, say where the game stood, and go."""
        self.note(self.say("cli-left", actions=len(self.session.record.actions)))
        self.write_record()
        raise typer.Exit(code)

    def finish(self) -> None:
        state = self.session.state
        humans = [seat for seat, kind in enumerate(self.kinds) if kind == HUMAN]
        seat = humans[0] if len(humans) == 1 else None
        lines = self.log_since(min(self.seen[each] for each in humans) if humans else 0, seat)
        self.show_log(lines, _LOG_LINES if humans else None)
        view = state.view(seat)
        self.console.print(self.speech.table(view, self.names, self.console))
        self.console.print(self.speech.result(view, self.names, self.console, state.returns()))
        record = self.session.record
        self.note(self.say("cli-end", seed=record.seed, actions=len(record.actions), hash=state.state_hash()))
        self.write_record()

    def write_record(self, told: bool = True) -> None:
        if self.record is None:
            return
        record = branch(self.session.record, len(self.session.record.actions))
        record.seal(self.session.state)
        try:
            record.write(self.record)
        except WriteError as error:
            raise BadInput(self.not_written(error)) from error
        if told:
            self.note(self.say("cli-recorded", file=str(self.record)))

    def not_written(self, error: WriteError) -> str:
        return self.say("cli-not-written", file=error.file, cause=error.cause, detail=error.detail)

    def note(self, text: str) -> None:
        self.console.print(Text(text, "dim"))

    # --- asking -------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Put the question to a person and take lines of input until one of them moves the game on."""
        self.hand_over(seat)
        choices = self.question(seat)
        while not self.take(seat, self.reader.line("> ", self.console), choices):
            pass

    def question(self, seat: int) -> list[Choice]:
        """Show what there is to see, what is asked, and the numbered actions."""
        decision = self.session.state.decision(seat)
        choices = self.choices(seat)
        view = self.session.state.view(seat)
        asked = partial(self.asked, decision, choices)
        if self.drawn is not None and self.drawn == _key(decision):
            self.print_fitting(lambda _: self.speech.pool(view, self.console), asked)
        else:
            self.show(seat, view, asked)
            self.drawn = _key(decision) if decision.most > 1 else None
        if self.picked(decision):
            self.note_picked()
        return choices

    def asked(self, decision: Decision, choices: Sequence[Choice], noted: bool = True) -> RenderableType:
        """The question, with the numbered actions below it."""
        hint = self.hint(decision, choices)
        lines = [Text(self.speech.prompt(decision, self.names), "bold"), *([Text(hint, "dim")] if hint else [])]
        return Group(*lines, menu(choices, noted))

    def take(self, seat: int, text: str, choices: Sequence[Choice]) -> bool:
        """Do what a line says; True if it moved the game on, so that the question has to be put again."""
        word, _, rest = (text or "table").partition(" ")
        command = self.commands.get(word.casefold())
        try:
            if text.startswith("?") and text.strip("? "):
                self.foretell(seat, text[1:].strip(), choices)
                return False
            if text.endswith("?"):
                self.tell(text[:-1].strip(), choices)
                return False
            if command is not None:
                command(seat, rest.strip())
                return command in (self.undo, self.table)
            return self.answer(seat, text, choices)
        except Refused as refused:
            self.refuse(str(refused))
            return False

    def refuse(self, message: str) -> None:
        """Say why not. In a file the next lines would now mean something else than intended, so the game ends there."""
        if self.reader.strict:
            raise BadInput(f"input, line {self.reader.number}: {message}")
        self.console.print(Text(message, "red"))

    def answer(self, seat: int, text: str, choices: Sequence[Choice]) -> bool:
        """Play what was typed; False if it has to wait for the rest of the picks."""
        decision = self.session.state.decision(seat)
        try:
            made = [*self.picked(decision), *read_answer(text, choices, decision.most > 1)]
            left = int(decision.args.get("left", decision.most))
            if decision.most > 1 and not decision.decline and len(made) > left:
                raise Refused(self.say("cli-too-many", count=left))
            run = self.gather(seat, decision, made)
            for words in run:
                self.session.play(seat, words)
        except NotUnderstood as unclear:
            raise Refused(self.unclear(seat, text, unclear)) from unclear
        except RunRefused as refused:
            raise Refused(self.run_refused(refused)) from refused
        except IllegalAction as illegal:
            raise Refused(self.because(illegal.words, illegal.reason)) from illegal
        return bool(run)

    def gather(self, seat: int, decision: Decision, made: list[str]) -> list[str]:
        """The answers to give for these picks; none while they wait for the rest of their group, to be made
        in any order."""
        state = self.session.state
        actions = [state.space.parse(words) for words in made]
        found = self.group(seat)
        if found is None or not go_together(found, actions):
            run = settle(state, seat, made) if len(made) > 1 else made
            if self.has_to_wait(seat, decision, made):
                return self.hold(decision, made)
        elif not is_whole(found, actions):
            return self.hold(decision, made)
        else:
            run = [state.space.words(action) for action in unforced(state, seat, whole(found, actions))]
        self.held = []
        return run

    def group(self, seat: int) -> Picks | None:
        """All ways to answer where several small picks are asked for. In a script nobody could see that picks wait."""
        return picks(self.session.state, seat) if self.reader.interactive else None

    def picked(self, decision: Decision) -> list[str]:
        """The picks that are held back for this decision."""
        return self.held if self.held_for == _key(decision) else []

    def has_to_wait(self, seat: int, decision: Decision, made: Sequence[str]) -> bool:
        """Whether picks that belong to no group wait all the same: from the first one on that would bar others."""
        state = self.session.state
        if not self.reader.interactive or decision.most < 2 or is_complete(state, seat, made):
            return False
        return bool(self.picked(decision)) or closes_others(state, seat, made)

    def hold(self, decision: Decision, made: list[str]) -> list[str]:
        """Keep picks back until the group is complete."""
        self.held = made
        self.held_for = _key(decision)
        self.note_picked()
        return []

    def note_picked(self) -> None:
        labels = ", ".join(self.speech.choice(words, self.names).label for words in self.held)
        self.note(self.say("cli-so-far", what=labels, undo=self.command("undo")))

    def choices(self, seat: int) -> list[Choice]:
        """What may be typed: the legal actions, or all picks of a group, of which the engine asks for some later."""
        state = self.session.state
        view = state.view(seat)
        found = self.group(seat)
        legal = view["decision"]["legal"] if found is None else [state.space.words(each) for each in offered(found)]
        return [self.speech.choice(words, self.names, view) for words in legal]

    def hint(self, decision: Decision, choices: Sequence[Choice]) -> str:
        """That a line may hold several picks, with an example made of what can be picked; empty where it may not."""
        left = int(decision.args.get("left", decision.most))
        if decision.decline or left < 2 or len(choices) < 2:
            return ""
        return self.say("cli-several", example=self.example(decision.seat, choices, left))

    def example(self, seat: int, choices: Sequence[Choice], left: int) -> str:
        """A line that holds several picks, and is allowed."""
        state = self.session.state
        found = self.group(seat)
        if found is None:
            return ", ".join(choice.label.casefold() for choice in choices[:left])
        several = max(found.mixes, key=lambda mix: sum(map(bool, mix)))
        labels = [
            self.speech.choice(state.space.words(action), self.names).label.casefold() for action in found.actions
        ]
        picked = [(label, count) for label, count in zip(labels, several, strict=True) if count]
        return ", ".join(label if count == 1 else f"{label} {count}" for label, count in picked)

    def tell(self, number: str, choices: Sequence[Choice]) -> None:
        """What an action brings, or all of them: a low window shows only what they are called."""
        if number and not (number.isdecimal() and 1 <= int(number) <= len(choices)):
            raise Refused(self.say("cli-no-number", text=number, most=len(choices)))
        self.console.print(notes(choices, int(number) if number else None))

    def foretell(self, seat: int, text: str, choices: Sequence[Choice]) -> None:
        """What an answer would do, as far as the seat can know it."""
        state = self.session.state
        decision = state.decision(seat)
        try:
            made = [*self.picked(decision), *read_answer(text, choices, decision.most > 1)]
            first, *others = [state.space.parse(words) for words in (settle(state, seat, made) if made[1:] else made)]
            told = preview(state, seat, first, others, naming=self.speech.card_ids())
        except NotUnderstood as unclear:
            raise Refused(self.unclear(seat, text, unclear)) from unclear
        except RunRefused as refused:
            raise Refused(self.run_refused(refused)) from refused
        except IllegalAction as illegal:
            raise Refused(self.because(illegal.words, illegal.reason)) from illegal
        for line in Foretelling(self.speech, self.names, state.view(seat)).lines(told):
            self.console.print(Text(line))

    # --- why not ------------------------------------------------------------------------------------------------------

    def unclear(self, seat: int, text: str, unclear: NotUnderstood) -> str:
        """Several legal actions fit, or one that is not legal: then say why not; or nothing fits."""
        if unclear.fits:
            return self.ambiguous(unclear.text, unclear.fits)
        if unclear.text.isdecimal():
            return self.say("cli-no-number", text=unclear.text, most=len(self.choices(seat)))
        words = self.any_action(seat, text, unclear.text)
        reason = self.session.state.why_not(seat, self.session.state.space.parse(words))
        return self.because(words, reason) if reason is not None else self.nothing_fits(text)

    def any_action(self, seat: int, text: str, part: str = "") -> str:
        """The canonical words of any action of the game, legal or not; raises Refused if the text fits none or many.

        Where a line holds several picks, the part that is none of them may be meant. What is like the legal actions
        comes first: in a payment `l` is Life, not the Library.
        """
        space = self.session.state.space
        legal = [space.words(action).split()[0] for action in self.session.state.legal_actions(seat)]
        every = [self.speech.choice(space.words(action), self.names) for action in range(space.size)]
        alike = [choice for choice in every if choice.words.split()[0] in legal]
        fits: list[Choice] = []
        for meant, choices in ((text, alike), (text, every), (part, alike), (part, every)):
            try:
                return pick(meant, choices).words
            except NotUnderstood as unclear:
                fits = fits or unclear.fits
        raise Refused(self.ambiguous(text, fits) if fits else self.nothing_fits(text))

    def nothing_fits(self, text: str) -> str:
        return self.say("cli-unknown", text=text, help=self.command("help"))

    def ambiguous(self, text: str, fits: Sequence[Choice]) -> str:
        """The actions that a line may mean, in the player's language; with their words where labels are the same."""
        labels = [choice.label.partition(". ")[0] for choice in fits]
        told = [
            f"{label} ({choice.words})" if labels.count(label) > 1 else label
            for choice, label in zip(fits, labels, strict=True)
        ]
        return self.may_mean(text, told)

    def may_mean(self, text: str, told: Sequence[str], most: int = _FITS) -> str:
        shown = ", ".join(told[:most]) + (", …" if len(told) > most else "")
        return self.say("cli-ambiguous", text=text, fits=shown)

    def because(self, words: str, reason: Reason) -> str:
        label = self.speech.choice(words, self.names).label
        told = f"{label}: {self.speech.reason(reason, self.names)}"
        return f"{told} ({reason.rule})" if reason.rule else told

    def run_refused(self, refused: RunRefused) -> str:
        if refused.reason is None:
            return self.say("cli-run-impossible", what=self.speech.choice(refused.words, self.names).label)
        return self.because(refused.words, refused.reason)

    # --- showing ------------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Between people at one keyboard nobody may read what is on the screen of the one before."""
        if self.at_keyboard not in (-1, seat):
            if self.reader.interactive:
                self.console.clear()
                self.reader.line(self.say("cli-pass-keyboard", name=self.names[seat]) + " ", self.console)
                self.console.clear()
            self.drawn = None
        elif self.at_keyboard == -1 and list(self.kinds).count(HUMAN) > 1 and self.reader.interactive:
            self.reader.line(self.say("cli-pass-keyboard", name=self.names[seat]) + " ", self.console)
        self.at_keyboard = seat

    def show(self, seat: int, view: Data, asked: Callable[[bool], RenderableType]) -> None:
        """The log since this seat's last decision, the table, and the question: as much as a window shows at once."""
        lines = self.log_since(self.seen[seat], seat)
        self.seen[seat] = self.session.state.event_count
        self.print_fitting(partial(self.drawing, view), asked, lines)
        self.whole = False

    def print_fitting(
        self,
        table: Callable[[Brevity], RenderableType],
        asked: Callable[[bool], RenderableType],
        lines: Sequence[Text] = (),
    ) -> None:
        """A table and a question, below as many lines of the log as there is room for."""
        limited = self.console.is_terminal and not self.whole
        room = self.console.height - 1 if limited else sys.maxsize
        log = min(len(lines), _LEAST_LOG) + 2 if lines else 0  # below a rule, and perhaps what was left out
        parts, whole = fitting(table, asked, self.console, room - log)
        left = room - sum(height(part, self.console) for part in parts) - (not whole)
        self.show_log(lines, max(0, min(left - 2, _LOG_LINES)))
        for part in parts:
            self.console.print(part)
        if not whole:
            self.note(self.say("cli-shortened", table=self.command("table")))

    def drawing(self, view: Data, brevity: Brevity) -> RenderableType:
        return self.speech.table(view, self.names, self.console, brevity)

    def log_since(self, number: int, seat: int | None) -> list[Text]:
        return self.speech.log(self.session.state.events(number, seat), self.names)

    def show_log(self, lines: Sequence[Text], most: int | None = None) -> None:
        """The last lines of what happened, or all."""
        if not lines:
            return
        self.console.print(Rule(style="dim", characters="-" if self.console.options.ascii_only else "─"))
        left_out = 0 if most is None else len(lines) - self.last(lines, most)
        if left_out:
            self.note(self.say("cli-log-cut", count=left_out, log=self.command("log")))
        for line in lines[left_out:]:
            self.console.print(line)

    def last(self, lines: Sequence[Text], most: int) -> int:
        """How many of the last of these lines the window shows in so many rows: a long one takes several."""
        for count, line in enumerate(reversed(lines)):
            most -= height(line, self.console)
            if most < 0:
                return count
        return len(lines)

    # --- commands -----------------------------------------------------------------------------------------------------

    def why(self, seat: int, text: str) -> None:
        """Why an action cannot be taken now."""
        if not text:
            raise Refused(self.say("cli-needs", usage=self.usage("why")))
        try:
            words = read_answer(text, self.choices(seat), several=False)[0]
        except NotUnderstood:
            words = self.any_action(seat, text)
        reason = self.session.state.why_not(seat, self.session.state.space.parse(words))
        label = self.speech.choice(words, self.names).label
        self.console.print(self.say("cli-legal", what=label) if reason is None else self.because(words, reason))

    def undo(self, seat: int, text: str) -> None:
        """Take back the seat's last answer, as far as nothing was revealed since."""
        if self.held:
            labels = ", ".join(self.speech.choice(words, self.names).label for words in self.held)
            self.held = []
            self.note(self.say("cli-undone", what=labels))
            return
        record = self.session.record
        last = [words for owner, words in record.actions if owner == seat]
        try:
            self.session.undo(seat)
        except IllegalAction as illegal:
            raise Refused(self.speech.reason(illegal.reason, self.names)) from illegal
        self.seen[seat] = min(self.seen[seat], self.session.state.event_count)
        self.drawn = None
        self.note(self.say("cli-undone", what=self.speech.choice(last[-1], self.names).label))

    def card(self, seat: int, text: str) -> None:
        if not text:
            raise Refused(self.say("cli-needs", usage=self.usage("card")))
        found = self.speech.find_card(text)
        if not found:
            near = ", ".join(near_cards([self.speech], text))
            message = "cli-unknown-card-near" if near else "cli-unknown-card"
            raise Refused(self.say(message, text=text, **({"near": near} if near else {})))
        names = [self.speech.card_name(card) for card in found]
        if len(set(names)) > 1:
            raise Refused(self.may_mean(text, names, len(names)))
        self.console.print(*[self.speech.card_page(card) for card in found], sep="\n\n")

    def log(self, seat: int, text: str) -> None:
        """Everything that happened, as this seat knows it; what a loaded game has forgotten is played again."""
        for line in self.speech.log(self.all_events(seat), self.names):
            self.console.print(line)

    def all_events(self, seat: int) -> list[Event]:
        state = self.session.state
        events = state.events(0, seat)
        if state.logged:
            past = replay(self.session.record, self.session.game, packs=self.session.packs)
            events = past.events(0, seat)
        return events

    def table(self, seat: int, text: str) -> None:
        """Draw the table again, the whole of it, with the question below it."""
        self.drawn = None
        self.whole = True

    def short(self, seat: int, text: str) -> None:
        """The game in short."""
        for line in self.speech.primer():
            self.console.print(Text(f"• {line}" if not self.console.options.ascii_only else f"- {line}"))

    def rules(self, seat: int, text: str) -> None:
        rule = text or self.session.state.decision(seat).rule
        try:
            found = rule_text(rule)
            if self.speech.lang != ENGLISH:
                self.note(self.say("cli-rules-english"))
            self.console.print(found)
        except UnknownRule as unknown:
            near = ", ".join(unknown.near)
            message = "cli-unknown-rule-near" if near else "cli-unknown-rule"
            raise Refused(self.say(message, text=rule, **({"near": near} if near else {}))) from unknown
        except BadInput as missing:
            raise Refused(self.say("cli-no-catalogue")) from missing

    def save(self, seat: int, text: str) -> None:
        if not text:
            raise Refused(self.say("cli-needs", usage=self.usage("save")))
        try:
            self.session.save(Path(text))
        except WriteError as error:
            raise Refused(self.not_written(error)) from error
        self.note(self.say("cli-saved", file=text))

    def help(self, seat: int, text: str) -> None:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold", no_wrap=True)
        grid.add_column()
        for example, message_id in EXAMPLES:
            grid.add_row(example, self.say(message_id))
        for command, message_id in HELP.items():
            grid.add_row(self.usage(command), self.say(message_id))
        self.console.print(grid)
        self.console.print(self.speech.legend(self.console))

    def quit(self, seat: int, text: str) -> None:
        raise Left


def _key(decision: Decision) -> Key:
    return decision.seat, decision.source, decision.group
