"""Write docs/vocabulary/GAME.md from the types of each game's vocabulary, so that no page can disagree with the loader.

    python tools/vocabulary.py            # write the pages
    python tools/vocabulary.py --check    # exit code 1 if a page is not what would be written

A page follows its source: the sections are those of `vocabulary.py`, the texts its docstrings, and every word is shown
as the game's own packs use it first.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from arcanum.core import content
from arcanum.core.decoding import expected
from arcanum.core.pack_game import PackGame
from arcanum.core.packs import SETUP
from arcanum.core.vocabulary import everything_inside, module_of
from arcanum.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "vocabulary"
WIDTH = 100
"""Examples that are longer are laid out on several lines."""

INTRO = """\
# The words of a pack for {title}

<!-- Written by tools/vocabulary.py from the types; change those, not this page. -->

{about}

`arcanum packs check FOLDER` names file, line, field, what was expected and what was found. For editors
`arcanum packs schema {game}` prints the same words as a JSON Schema. When a word is worth adding, and how, is told in
[vocabulary.md](../vocabulary.md).{examples}

## Files

| File | What it holds |
|---|---|
| `pack.yaml` | what the pack says about itself: [PackInfo](#packinfo) |
{files}
| `setup.yaml` | [Setup](#setup) |
| `locale/{languages}.ftl` | in each language, `pack-<id>` and a `card-<id>` for each component; `_` is written `-` |

Only `pack.yaml` and the names are required; any other file in the folder is refused. YAML anchors, aliases and tags are
refused too. `no`, `on`, `yes` and `off` are plain words, as in YAML 1.2.
"""

AnyPackGame = PackGame[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A field as it is written in the source."""

    name: str
    kind: str
    default: str
    doc: str


def pages() -> dict[Path, str]:
    """The pages of Arcanum's own games whose cards come from packs."""
    here = [game for game in GAMES.values() if Path(inspect.getfile(type(game))).is_relative_to(ROOT)]
    return {PAGES / f"{game.id}.md": Page(game).text() for game in here if isinstance(game, PackGame)}


class Page:
    """The page of one game."""

    def __init__(self, game: AnyPackGame) -> None:
        self.game = game
        self.module = module_of(game)
        self.source = inspect.getsource(self.module)
        self.classes = {**_classes(content), **_classes(self.module)}
        self.named = _named_types(self.module)
        self.types: dict[str, None] = {}
        """The types without a section that a field was found to have, in the order in which they were met."""
        self.examples = dict(self._examples())

    def text(self) -> str:
        sections = [self._section("The pack", ["PackInfo"])]
        sections += [self._section(title, names) for title, names in self._sections()]
        return "\n".join([self._intro(), self._shared(), *sections])

    def _intro(self) -> str:
        loader = self.game.loader
        packs = [folder for folder in (ROOT / "examples" / "packs" / self.game.id).glob("*") if folder.is_dir()]
        kinds = ((file, kind.__name__) for file, kind in loader.files.items())
        files = [f"| `{file}` | a list of [{name}](#{name.lower()}) |" for file, name in kinds]
        shown = " and ".join(f"`{folder.relative_to(ROOT).as_posix()}`" for folder in sorted(packs))
        return INTRO.format(
            title=loader.title,
            game=self.game.id,
            about=inspect.getdoc(self.module),
            examples=f" A complete pack to look at: {shown}." if packs else "",
            files="\n".join(files),
            languages="{" + ",".join(content.LANGUAGES) + "}",
        )

    def _sections(self) -> Iterator[tuple[str, list[str]]]:
        """The sections of the source, each with its classes."""
        parts = re.split(r"^# --- (.+?) -+$", self.source, flags=re.MULTILINE)
        for title, text in zip(parts[1::2], parts[2::2], strict=True):
            yield title.capitalize(), re.findall(r"^class (\w+)\(", text, flags=re.MULTILINE)

    def _section(self, title: str, names: list[str]) -> str:
        parts = [f"## {title}\n"]
        for name in names:
            kind = self._kind_of(name)
            if kind.__subclasses__() and kind.__struct_config__.tag_field:
                parts.append(f"{_doc_of(self.classes[name])} `{kind.__struct_config__.tag_field}` names the word.\n")
            else:
                parts.append(self._word(name, kind))
        return "\n".join(parts)

    def _shared(self) -> str:
        """The types of fields; to be called when all fields are known."""
        rows: list[str] = []
        while len(rows) < len(self.types):  # A type may be made of others that no field names.
            name = list(self.types)[len(rows)]
            rows.append(f"| `{name}` | {_cell(self._expected(name))} |")
        return "## Shared types\n\n| Type | What may stand there |\n|---|---|\n" + "\n".join(rows) + "\n"

    def _expected(self, name: str) -> str:
        value, text = self.named.get(name, (None, ""))
        kind = self._kind_of(name)
        if isinstance(value, ast.Subscript) and re.search(r"^dict\[|tuple\[", ast.unparse(value)):
            return self._kind(value)
        if isinstance(kind, UnionType):
            return "one of " + ", ".join(f"[{_title(each)}](#{_title(each).lower()})" for each in get_args(kind))
        if text and isinstance(value, ast.BinOp):
            return f"{self._kind(value)}; {text}"
        return f"{expected(kind)}; {text}" if text and get_origin(kind) is Literal else text or expected(kind)

    def _kind_of(self, name: str) -> Any:
        return getattr(self.module, name, None) or getattr(content, name)

    # --- words --------------------------------------------------------------------------------------------------------

    def _word(self, name: str, kind: Any) -> str:
        lines = [f"### {_title(kind)}", "", _doc_of(self.classes[name]), ""]
        for base in kind.__bases__:
            if base.__struct_fields__:
                lines += [f"All fields of [{base.__name__}](#{base.__name__.lower()}), and:", ""]
        if fields := list(self._fields(self.classes[name])):
            lines += ["| Field | Type | Default | |", "|---|---|---|---|"]
            lines += [f"| `{each.name}` | {_cell(each.kind)} | {each.default} | {_cell(each.doc)} |" for each in fields]
            lines.append("")
        if name in self.examples:
            source, text = self.examples[name]
            lines += [f"From `{source}`:", "", "```yaml", text, "```", ""]
        return "\n".join(lines)

    def _fields(self, node: ast.ClassDef) -> Iterator[Field]:
        for index, item in enumerate(node.body):
            if isinstance(item, ast.AnnAssign):
                following = node.body[index + 1] if index + 1 < len(node.body) else None
                name, default = _named(ast.unparse(item.target), item.value)
                yield Field(name, self._kind(item.annotation), default, _text(following))

    def _kind(self, node: ast.expr) -> str:
        """A type as a designer reads it."""
        match node:
            case ast.BinOp(left=left, right=ast.Constant(value=None)):
                return self._kind(left)
            case ast.BinOp(left=left, right=right):
                return f"{self._kind(left)} or {self._kind(right)}"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, _])):
                return f"list of {self._kind(item)}"
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, item])):
                return f"{self._kind(item)}, by {self._kind(key)}"
            case ast.Subscript(value=ast.Name(id="Literal"), slice=words):
                each = words.elts if isinstance(words, ast.Tuple) else [words]
                return " / ".join(f"`{ast.literal_eval(word)}`" for word in each)
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, meta])):
                return self._kind(inner) + _limits(meta)
            case ast.Name(id=name) if name in _PLAIN:
                return _PLAIN[name]
            case ast.Name(id=name) if name in self.classes:
                title = _title(self._kind_of(name))
                return f"[{title}](#{title.lower()})"
            case ast.Name(id=name):
                self.types[name] = None
                return f"[{name}](#shared-types)"
        raise TypeError(ast.unparse(node))

    # --- examples -----------------------------------------------------------------------------------------------------

    def _examples(self) -> Iterator[tuple[str, tuple[str, str]]]:
        """For each word its first use in the game's own packs: the name of its type, and where it stands and how."""
        own = self.game.content()
        roots = [("pack.yaml", own.packs[0].info), *((each.id, each) for each in own.components)]
        seen: set[str] = set()
        for source, root in [*roots, *((SETUP, setup) for setup in own.setups)]:
            for struct in (root, *everything_inside(root)):
                name = type(struct).__name__
                data = msgspec.to_builtins(struct)
                if name not in seen and data:
                    seen.add(name)
                    yield name, (source, "\n".join(_block(data) if struct is root else _laid_out(data)))


_PLAIN = {"bool": "`true` / `false`", "str": "text", "int": "whole number"}


# --- reading the source -----------------------------------------------------------------------------------------------


def _classes(module: ModuleType) -> dict[str, ast.ClassDef]:
    """The classes of a module as written; field docstrings exist nowhere else."""
    return {node.name: node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)}


def _named_types(module: ModuleType) -> dict[str, tuple[ast.expr, str]]:
    """The types that a module gives names, each with the text that stands below it, if any."""
    body = ast.parse(inspect.getsource(module)).body
    pairs = ((node, _text(after)) for node, after in pairwise(body) if isinstance(node, ast.Assign))
    return {ast.unparse(node.targets[0]): (node.value, text) for node, text in pairs}


def _text(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split())
    return ""


def _doc_of(node: ast.ClassDef) -> str:
    return " ".join((ast.get_docstring(node) or "").split())


def _named(name: str, value: ast.expr | None) -> tuple[str, str]:
    """The name of a field in a file, and its default as it would be written; an empty one is nothing."""
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "msgspec.field":
        given = {str(word.arg): word.value for word in value.keywords}
        if "default_factory" in given:
            return name, "nothing"
        return str(ast.literal_eval(given["name"])) if "name" in given else name, _named(name, given.get("default"))[1]
    if value is None:
        return name, "required"
    source = ast.unparse(value)
    return name, "nothing" if source == "None" or source.endswith("()") else f"`{source.lower().strip(chr(39))}`"


def _limits(meta: ast.expr) -> str:
    """What `Meta` adds to a type, where it bounds something."""
    if not isinstance(meta, ast.Call):
        return ""
    limits = {word.arg: ast.literal_eval(word.value) for word in meta.keywords if word.arg != "pattern"}
    low, high = limits.get("min_length", limits.get("ge")), limits.get("max_length", limits.get("le"))
    if low is None:
        return ""
    return f", exactly {low}" if low == high else f", {low} or more" if high is None else f", {low} to {high}"


# --- writing ----------------------------------------------------------------------------------------------------------


def _title(kind: Any) -> str:
    """A word is called what stands in the file: the tag of an effect, else the name of its type."""
    return str(kind.__struct_config__.tag or kind.__name__)


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


def _laid_out(value: Any, room: int = WIDTH) -> list[str]:
    """Data on one line if there is room for it, else a line for each field or item."""
    line = _flow(value)
    if len(line) <= room or not isinstance(value, dict | list | tuple):
        return [line]
    if isinstance(value, dict):
        return _block(value, room)
    items = [_laid_out(item, room - 2) for item in value]
    return [("- " if index == 0 else "  ") + line for item in items for index, line in enumerate(item)]


def _block(data: dict[str, Any], room: int = WIDTH) -> list[str]:
    lines = []
    for key, value in data.items():
        inner = _laid_out(value, room - len(key) - 2)
        lines += [f"{key}: {inner[0]}"] if len(inner) == 1 else [f"{key}:", *(f"  {line}" for line in inner)]
    return lines


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return '"*"' if value == "*" else str(value).lower() if isinstance(value, bool) else str(value)


def main(arguments: list[str]) -> int:
    """Write the pages, or say which are stale."""
    stale = [path for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if arguments == ["--check"]:
        for path in stale:
            print(f"docs/vocabulary/{path.name} is stale; run tools/vocabulary.py")
        return int(bool(stale))
    PAGES.mkdir(exist_ok=True)
    for path in stale:
        path.write_text(pages()[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
