"""Decoding: data that people wrote into msgspec structs, with every misfit named.

msgspec says whether data fits a type; here it is said everywhere where it does not, in the words of whoever wrote it.
"""

from __future__ import annotations

import difflib
import re
import types
import typing
from collections.abc import Callable, Collection, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from arcanum.core.documents import ContentError, Document, Where, found, read_yaml

T = TypeVar("T")


def decode(path: Path, kind: type[T]) -> T:
    """Read a file and decode it into `kind`; raises `ContentError` with everything that does not fit.

    >>> _ = (folder / "sizes.yaml").write_text("[3, 4]")
    >>> decode(folder / "sizes.yaml", list[int])
    [3, 4]
    """
    return decode_document(read_yaml(path), kind)


def decode_document(document: Document, kind: type[T]) -> T:
    """Decode what was read into `kind`; raises `ContentError` with everything that does not fit.

    >>> decode_document(Document("sizes.yaml", [3, 4], {}), list[int])
    [3, 4]
    """
    misfits = [document.problem(where, message) for where, message in faults(document.data, kind)]
    if misfits:
        raise ContentError(misfits)
    return msgspec.convert(document.data, kind, strict=True)


# --- misfits ----------------------------------------------------------------------------------------------------------


def faults(data: object, kind: Any, where: Where = ()) -> Iterator[tuple[Where, str]]:
    """Everywhere that `data` does not fit the type `kind`: the way there, and what was expected and found.

    msgspec decides what fits, but it stops at the first misfit and does not say which key of a mapping it means; so
    each part of what it refuses is asked about on its own.

    >>> list(faults({"size": "big"}, dict[str, int]))
    [(('size',), "expected a whole number, found 'big'")]
    """
    try:
        msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        inner = list(_inner_faults(data, kind, where))
        yield from inner or [(where + _steps(str(error)), _misfit(data, kind, error))]


def _inner_faults(data: object, kind: Any, where: Where) -> Iterator[tuple[Where, str]]:
    kind, *others = _members(kind)
    if others:
        yield from _union_faults(data, [kind, *others], where)
    elif isinstance(data, dict) and _is_struct(kind):
        yield from _struct_faults(data, kind, where)
    elif isinstance(data, dict) and typing.get_origin(kind) is dict:
        of_key, of_value = typing.get_args(kind)
        for key, value in data.items():
            yield from faults(key, of_key, (*where, key))
            yield from faults(value, of_value, (*where, key))
    elif isinstance(data, list) and typing.get_origin(kind) in (list, tuple):
        for index, item in enumerate(data):
            yield from faults(item, typing.get_args(kind)[0], (*where, index))


def _union_faults(data: object, members: Sequence[Any], where: Where) -> Iterator[tuple[Where, str]]:
    """Look into the member of a union that the author meant: the one with the same tag, or of the same shape."""
    structs = [member for member in members if _is_struct(member)]
    tags = {str(struct.__struct_config__.tag): struct for struct in structs}
    tag_field = structs[0].__struct_config__.tag_field if structs else None
    if isinstance(data, dict) and tag_field is not None:
        tag = data.get(tag_field)
        if isinstance(tag, str) and tag in tags:
            yield from _inner_faults(data, tags[tag], where)
        else:
            yield (*where, tag_field), f"expected one of {', '.join(tags)}, found {found(tag)}{hint(tag, tags)}"
        return
    for member in members:
        if _is_struct(member) or typing.get_origin(member) in (dict, list, tuple):
            yield from _inner_faults(data, member, where)


def _struct_faults(data: dict[Any, object], kind: Any, where: Where) -> Iterator[tuple[Where, str]]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    known = [*fields, kind.__struct_config__.tag_field]
    for key, value in data.items():
        if key in fields:
            yield from faults(value, fields[key].type, (*where, key))
        elif key not in known and kind.__struct_config__.forbid_unknown_fields:
            names = ", ".join(fields) or "no field"
            yield (*where, key), f"expected {names}, found the unknown field {found(key)}{hint(key, fields)}"
    for name, field in fields.items():
        if field.required and name not in data:
            yield (*where, name), f"expected {expected(field.type)}, found nothing; the field is required"


def _misfit(data: object, kind: Any, error: msgspec.ValidationError) -> str:
    """What is wrong with a value that has no misfit inside; where a struct itself objects, it says why."""
    members = _members(kind)
    if _steps(str(error)) or (isinstance(data, dict) and any(map(_is_struct, members))):
        return str(error)
    choices = [word for member in members if typing.get_origin(member) is Literal for word in typing.get_args(member)]
    return f"expected {expected(kind)}, found {found(data)}{hint(data, choices)}"


def _steps(message: str) -> Where:
    """The way that msgspec prints at the end of a message: "... - at `$.powers[0].effect`"."""
    _, at, path = message.rpartition(" - at `")
    steps = re.findall(r"\.(\w+)|\[(\d+)\]", path.partition("$")[2]) if at else []
    return tuple(name or int(index) for name, index in steps)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _members(kind: Any) -> list[Any]:
    """The types that a type stands for: those of a union, None aside, or just itself; without their limits."""
    if typing.get_origin(kind) is Annotated:
        return _members(typing.get_args(kind)[0])
    if isinstance(kind, types.UnionType) or typing.get_origin(kind) is typing.Union:
        return [each for member in typing.get_args(kind) if member is not types.NoneType for each in _members(member)]
    return [kind]


def hint(word: object, words: Collection[object]) -> str:
    """A guess at what a misspelt word was meant to be.

    >>> hint("prizm", ["owl", "prism"])
    "; did you mean 'prism'?"
    """
    close = difflib.get_close_matches(word, map(str, words), n=1) if isinstance(word, str) else []
    return f"; did you mean {close[0]!r}?" if close else ""


# --- types in words ---------------------------------------------------------------------------------------------------


def expected(kind: Any) -> str:
    """A type in the words of a designer.

    >>> expected(int), expected(list[str])
    ('a whole number', 'a list')
    """
    return _named(msgspec.inspect.type_info(kind))


def _named(info: Any) -> str:
    name = _NAMED.get(type(info))
    return name(info) if name else type(info).__name__.removesuffix("Type").lower()


def _named_word(info: Any) -> str:
    return (f"a word like {info.pattern}" if info.pattern else "a text") + (
        f" of at most {info.max_length} characters" if info.max_length else ""
    )


def _named_union(info: Any) -> str:
    members = [member for member in info.types if not isinstance(member, msgspec.inspect.NoneType)]
    tags = [member.tag for member in members if isinstance(member, msgspec.inspect.StructType)]
    if len(members) > 1 and len(tags) == len(members):
        return f"a mapping with {members[0].tag_field}: one of {', '.join(map(str, tags))}"
    return " or ".join(map(_named, members))


def _bounds(least: float | None, most: float | None) -> str:
    if least is not None and most is not None:
        return f" of {least}" if least == most else f" from {least} to {most}"
    if least is not None:
        return f" of at least {least}"
    return f" of at most {most}" if most is not None else ""


_NAMED: dict[Any, Callable[[Any], str]] = {
    msgspec.inspect.Metadata: lambda info: _named(info.type),
    msgspec.inspect.NoneType: lambda _: "nothing",
    msgspec.inspect.BoolType: lambda _: "true or false",
    msgspec.inspect.IntType: lambda info: "a whole number" + _bounds(info.ge, info.le),
    msgspec.inspect.FloatType: lambda info: "a number" + _bounds(info.ge, info.le),
    msgspec.inspect.StrType: _named_word,
    msgspec.inspect.LiteralType: lambda info: f"one of {', '.join(dict.fromkeys(map(str, info.values)))}",
    msgspec.inspect.ListType: lambda info: "a list" + _bounds(info.min_length, info.max_length),
    msgspec.inspect.VarTupleType: lambda info: "a list" + _bounds(info.min_length, info.max_length),
    msgspec.inspect.DictType: lambda info: "a mapping" + _bounds(info.min_length, info.max_length),
    msgspec.inspect.StructType: lambda info: "a mapping of " + ", ".join(field.encode_name for field in info.fields),
    msgspec.inspect.UnionType: _named_union,
}
