"""What every catalogue of components holds: the components and actions of a game by number."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanum.core.actions import ActionSpace
from arcanum.core.flow import Step


class BaseCatalogue:
    """Components and actions by number; a game adds a table for whatever play looks up. It is built once, when packs
    are loaded, never changes afterwards, and is shared by all states that play with it."""

    __slots__ = ("argument", "block", "component", "ids", "kind", "pack_ids", "space", "steps")

    def __init__(self, ids: list[str], pack_ids: list[str], steps: list[Step[Any]]) -> None:
        self.ids: list[str] = ids
        self.component: dict[str, int] = {name: number for number, name in enumerate(ids)}
        self.kind: list[int] = [0] * len(ids)
        self.pack_ids: list[str] = pack_ids
        self.steps: list[Step[Any]] = steps
        self.space: ActionSpace = ActionSpace()
        self.block: list[int] = []
        """By action number the block of the action, as the game numbers its blocks."""
        self.argument: list[int] = []
        """By action number what the action is about: a component, a place, a number."""

    def add_actions(
        self, block: int, word: str, names: list[str] | None = None, arguments: Sequence[int] | None = None
    ) -> int:
        """Append a block of actions, with what each is about: its place in the block, if nothing else is given. Without
        names it is a single action. Gives the number of the first."""
        start = self.space.add(word, names)
        if arguments is None:
            arguments = range(1 if names is None else len(names))
        self.block.extend([block] * len(arguments))
        self.argument.extend(arguments)
        return start

    def add_component_actions(self, block: int, word: str, table: list[int], members: list[int]) -> None:
        """Append an action for each of these components, and note its number in a table by component."""
        start = self.add_actions(block, word, [self.ids[number] for number in members], members)
        for offset, number in enumerate(members):
            table[number] = start + offset
