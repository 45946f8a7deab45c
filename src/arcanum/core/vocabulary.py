"""The words in which cards are written, and the interpreters that say what each of them means.

A game's vocabulary is a set of structs below `Word`. Four interpreters in Python read it: *execution* compiles a word,
*text* says it, *traits* tell bots what it is worth, *checks* say where it makes no sense; the fifth, in TypeScript,
draws its icons. Each is a table by the type of the word, and a table with a gap cannot be made. Where there is nothing
to do about a word, the table says so.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any, ClassVar, Concatenate, Final, Generic, ParamSpec, TypeVar, get_args

import msgspec

from arcanum.core.documents import Where

ROLES: Final = ("execution", "text", "traits", "checks")

Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]
Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
Faults = Iterable[tuple[Where, str]]
"""What is wrong with a component: the way to the field, from the component on, and what was expected and found."""


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Whatever stands in a component file."""


def inside(value: object, where: Where = ()) -> Iterator[tuple[Where, Word]]:
    """The words that stand directly inside a word or a list of lists of words, each with the way to it.

    >>> [where for where, word in inside((Word(), (Word(), Word())))]
    [(0,), (1, 0), (1, 1)]
    """
    if isinstance(value, Word):
        for name, written in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from _words(getattr(value, name), (*where, written))
    else:
        yield from _words(value, where)


def _words(value: object, where: Where) -> Iterator[tuple[Where, Word]]:
    if isinstance(value, Word):
        yield where, value
    elif isinstance(value, tuple):
        for index, item in enumerate(value):
            yield from _words(item, (*where, index))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from _words(item, (*where, key))


def everything_inside(value: object) -> Iterator[Word]:
    """The words inside a word or a list of lists of words, at any depth, from the first to the last.

    >>> list(everything_inside((Word(), (Word(),))))
    [Word(), Word()]
    """
    for _, word in inside(value):
        yield word
        yield from everything_inside(word)


W = TypeVar("W", bound=Word)
P = ParamSpec("P")
R = TypeVar("R")
Entry = tuple[type[Word], Callable[Concatenate[Any, P], R]]


def on(word: type[W], read: Callable[Concatenate[W, P], R]) -> Entry[P, R]:
    """The entry of a word in an interpreter's table: the function that reads it.

    >>> on(Word, repr) == (Word, repr)
    True
    """
    return word, read


def alike(words: Iterable[type[Word]], read: Callable[Concatenate[Any, P], R]) -> list[Entry[P, R]]:
    """The entries of several words of which an interpreter makes the same, often nothing.

    >>> alike([Word], repr) == [on(Word, repr)]
    True
    """
    return [(word, read) for word in words]


def nothing(*_: object) -> Faults:
    """The check of a word that its types check well enough.

    >>> nothing(Word())
    ()
    """
    return ()


class Interpreter(Generic[P, R]):
    """What one part of Arcanum makes of each word of a family (a union of words)."""

    made: ClassVar[list[Interpreter[..., Any]]] = []
    """All that there are, for the test that no word lacks one."""

    def __init__(self, role: str, family: Any, *entries: Entry[P, R]) -> None:
        self.role = role
        self.reads = dict(entries)
        words = set(get_args(family) or (family,))
        wrong = [f"{kind.__name__} is missing" for kind in words - self.reads.keys()]
        wrong += [f"{kind.__name__} is none of its words" for kind in self.reads.keys() - words]
        if len(entries) > len(self.reads):
            wrong.append("a word stands there twice")
        if role not in ROLES or wrong:
            raise TypeError(f"interpreter of {role}: {', '.join(sorted(wrong))}")
        self.made.append(self)

    def __call__(self, word: Word, *args: P.args, **kwargs: P.kwargs) -> R:
        return self.reads[type(word)](word, *args, **kwargs)


def module_of(game: object) -> ModuleType:
    """The vocabulary of a game: by convention the module of that name in its package.

    >>> module_of(game).__name__.endswith(".vocabulary")
    True
    """
    return import_module(type(game).__module__.rpartition(".")[0] + ".vocabulary")


def words_in(module: ModuleType) -> list[type[Word]]:
    """The words that a vocabulary declares and that are told apart by tags: effects, conditions and the like.

    >>> all(issubclass(word, Word) for word in words_in(module_of(game)))
    True
    """
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Word)]
    return [kind for kind in kinds if kind.__struct_config__.tag and not kind.__subclasses__()]
