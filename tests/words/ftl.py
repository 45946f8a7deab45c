"""What stands in the Fluent files: messages, what they are given, and what they refer to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast

from arcanum.words import locale_files


@dataclass(frozen=True)
class Selector:
    """A choice between variants: the variable that decides, the keys, and the key of the default."""

    variable: str
    keys: frozenset[str]
    default: str


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """Arcanum's own messages in a language, without those of packs."""
    parsed = [FluentParser().parse(path.read_text(encoding="utf-8")) for path in locale_files(lang)]
    entries = [entry for resource in parsed for entry in resource.body]
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and everything in it."""
    if isinstance(node, list):
        for item in node:
            yield from nodes(item)
    elif isinstance(node, ast.BaseNode):
        yield node
        for child in vars(node).values():
            yield from nodes(child)


def references(lang: str, message_id: str) -> set[str]:
    """The messages to which a message refers itself."""
    return {each.id.name for each in nodes(messages(lang)[message_id]) if isinstance(each, ast.MessageReference)}


def variables(lang: str, message_id: str) -> set[str]:
    """What a message is given, for itself and for the messages to which it refers."""
    own = {each.id.name for each in nodes(messages(lang)[message_id]) if isinstance(each, ast.VariableReference)}
    return own.union(*(variables(lang, each) for each in references(lang, message_id)))


def selectors(lang: str, message_id: str) -> Iterator[Selector]:
    """The choices that a message makes itself."""
    for each in nodes(messages(lang)[message_id]):
        if isinstance(each, ast.SelectExpression):
            assert isinstance(each.selector, ast.VariableReference), f"{message_id}: selects by something odd"
            default = next(variant for variant in each.variants if variant.default)
            keys = frozenset(_key(variant) for variant in each.variants)
            yield Selector(each.selector.id.name, keys, _key(default))


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
