"""Why an action is refused: an id with arguments, put into words by whoever shows it."""

from __future__ import annotations

from typing import Any

Args = dict[str, str | int]


class Reason:
    """A refusal. `id` names the message, `args` fill it in, `rule` is the catalogue's id of the rule behind it."""

    __slots__ = ("args", "id", "rule")

    def __init__(self, id: str, args: Args | None = None, rule: str = "") -> None:
        self.id: str = id
        self.args: Args = args if args is not None else {}
        self.rule: str = rule

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        return Reason, (self.id, self.args, self.rule)

    def __repr__(self) -> str:
        told = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Reason({self.id!r}{told})"


class IllegalAction(Exception):
    """An action that the rules refuse; the state is as it was."""

    def __init__(self, words: str, reason: Reason) -> None:
        super().__init__(f"{words}: {reason.id}" + (f" ({reason.rule})" if reason.rule else ""))
        self.words: str = words
        self.reason: Reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        """Makes it picklable: by default an exception is unpickled from its message alone."""
        return IllegalAction, (self.words, self.reason)
