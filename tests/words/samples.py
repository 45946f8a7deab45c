"""Samples of every word of the vocabulary, made from its types."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

Word = TypeVar("Word", bound=msgspec.Struct)


def samples(word: type[Word], **fixed: object) -> list[Word]:
    """A word with its first values, and for each field one for each other value; `fixed` replaces first values.

    No two of them are equal, so no two of them may read alike.
    """
    info = inspect.type_info(word)
    assert isinstance(info, inspect.StructType)
    first = {field.name: next(_values(field.type)) for field in info.fields if field.required} | fixed
    made = [word(**first)]
    for field in info.fields:
        for value in _values(field.type):
            sample = word(**(first | {field.name: value}))
            if sample not in made:
                made.append(sample)
    return made


ODD = re.compile(r"[{}\u2068\u2069]|None|  | [,.:;]|[,.:;]{2}|^ | $")


def assert_told_apart(texts: Iterable[str]) -> None:
    """Whatever differs must read differently: a field that changes nothing in the text was forgotten there."""
    seen: set[str] = set()
    for text in texts:
        assert not ODD.search(text), text
        assert text not in seen, text
        seen.add(text)
    assert seen


def _values(kind: inspect.Type) -> Iterator[Any]:
    match kind:
        case inspect.Metadata():
            yield from _values(kind.type)
        case inspect.NoneType():
            yield None
        case inspect.BoolType():
            yield from (False, True)
        case inspect.LiteralType():
            yield from kind.values
        case inspect.IntType():
            yield from (count for count in (0, 1, 2, 5) if (kind.ge or 0) <= count <= (kind.le or 99))
        case inspect.StrType():
            yield "athanor"
        case inspect.DictType():
            yield from _mappings(kind)
        case inspect.VarTupleType():
            yield from _lists(kind)
        case inspect.StructType():
            yield from samples(kind.cls)
        case inspect.UnionType():
            for member in kind.types:
                yield from _values(member)
        case _:
            raise NotImplementedError(kind)


def _mappings(kind: inspect.DictType) -> Iterator[dict[Any, Any]]:
    keys = list(_values(kind.key_type))
    if not kind.min_length:
        yield {}
    for count in _values(kind.value_type):
        yield from ({key: count} for key in keys)
    yield dict.fromkeys(keys[:2], 1)
    yield dict.fromkeys(keys, 2)


def _lists(kind: inspect.VarTupleType) -> Iterator[tuple[Any, ...]]:
    items = list(_values(kind.item_type))
    least = kind.min_length or 0
    if not least:
        yield ()
    if least <= 1:
        yield from ((item,) for item in items)
    if len(items) > 1:
        yield tuple(items[:2])
