"""Write `docs/vocabulary.md` from the types of the vocabulary, so that the page can never disagree with the loader.

python tools/vocabulary.py            writes the page
python tools/vocabulary.py --check    exits 1 if the page is stale
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import msgspec

from arcanum.core import content
from arcanum.core.decoding import expected
from arcanum.games.res_arcana import vocabulary
from arcanum.games.res_arcana.packs import FILES, load_packs

PAGE = Path(__file__).parent.parent / "docs" / "vocabulary.md"

INTRO = """\
# The words of a Res Arcana pack

<!-- Written by tools/vocabulary.py from the types; change those, not this page. -->

A pack is a folder of YAML files and names. A component is a small program in the words below: it says what a card
costs, what it gives, and what its powers do. The engine plays what is written, and the text of the card in every
language is made from it. `arcanum packs check FOLDER` names file, line, field, what was expected and what was found;
`arcanum packs schema res_arcana` prints the same words as a JSON Schema for editors. A complete small pack is in
`examples/packs/res_arcana/ember_court`.

## Files

| File | What it holds |
|---|---|
| `pack.yaml` | what the pack says about itself: [PackInfo](#packinfo) |
{files}
| `setup.yaml` | tiles and starter sets: [Setup](#setup) |
| `locale/{languages}.ftl` | in each language, `pack-<id>` and a `card-<id>` for each component; `_` is written `-` |

Only `pack.yaml` and the names are required; any other file in the folder is refused. YAML anchors, aliases and tags are
refused too. `no`, `on`, `yes` and `off` are plain words, as in YAML 1.2.
"""

SECTIONS = {
    "The pack": ["PackInfo"],
    "Components": ["Component", "PointsPer", "Discount"],
    "Powers": ["Power"],
    "Costs": ["Cost", "PayOneOf"],
    "Effects": list(dict.fromkeys(kind.__name__ for kind in vocabulary.AnyEffect.__args__)),
    "Collect": ["IfLeft", "GrowEach", "PayOrTurn"],
    "Set-up": ["Setup", "Tile", "StarterSet"],
}
LEADS = {
    "Effects": "What a power does, in the order written. `do` names the word.",
    "Collect": "What a component does in the Collect step: `gain`, `gain_any` and `gain_one_of` as above, and these.",
}
TYPES = (
    "Essence",
    "Payable",
    "Subtype",
    "Kind",
    "Origin",
    "Count",
    "Number",
    "Stored",
    "Amounts",
    "Price",
    "ComponentId",
)
WHOLE = ("PackInfo", "Component", "Power", "Setup")
"""The words that fill lines of their own in a file; the others stand within a line."""
LINKS = {"AnyEffect": "[effect](#effects)", "AnyCollect": "[collect word](#collect)"}


@dataclass(frozen=True, slots=True)
class Field:
    """A field as it is written in the source."""

    name: str
    kind: str
    default: str
    doc: str


def page() -> str:
    """The whole page."""
    files = "\n".join(
        f"| `{file}` | a list of [components](#component) of kind `{kind}` |" for kind, file in FILES.items()
    )
    parts = [INTRO.replace("{files}", files).replace("{languages}", "{" + ",".join(content.LANGUAGES) + "}")]
    parts.append(
        "## Shared types\n\n| Type | What may stand there |\n|---|---|\n" + "\n".join(map(_type_row, TYPES)) + "\n"
    )
    classes = {**_classes(content), **_classes(vocabulary)}
    examples = dict(_examples())
    for title, names in SECTIONS.items():
        parts.append(f"## {title}\n" + (f"\n{LEADS[title]}\n" if title in LEADS else ""))
        parts += [_word(classes[name], examples.get(name)) for name in names]
    return "\n".join(parts)


def _type_row(name: str) -> str:
    words = {
        "Stored": "essences and how many of each",
        "Amounts": "essences and how many of each, at least one",
        "Price": "essences, or `any` for any type, and how many of each; `{}` is nothing",
    }
    return f"| `{name}` | {words.get(name) or _cell(expected(getattr(vocabulary, name)))} |"


# --- reading the source -----------------------------------------------------------------------------------------------


def _classes(module: ModuleType) -> dict[str, ast.ClassDef]:
    """The classes of a module as written; field docstrings exist nowhere else."""
    return {node.name: node for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)}


def _fields(node: ast.ClassDef) -> Iterator[Field]:
    for index, item in enumerate(node.body):
        if isinstance(item, ast.AnnAssign):
            following = node.body[index + 1] if index + 1 < len(node.body) else None
            default = "required" if item.value is None else _default(ast.unparse(item.value))
            yield Field(ast.unparse(item.target), _kind(item.annotation), default, _doc(following))


def _doc(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return " ".join(str(node.value.value).split())
    return ""


def _default(source: str) -> str:
    """A default as it would be written; an empty one is nothing."""
    return "nothing" if source in ("None", "()", "{}", "Cost()") else f"`{source.lower().strip(chr(39))}`"


def _kind(node: ast.expr) -> str:
    """A type as a designer reads it."""
    match node:
        case ast.BinOp(left=left, right=ast.Constant(value=None)):
            return _kind(left)
        case ast.BinOp(left=left, right=right):
            return f"{_kind(left)} or {_kind(right)}"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, _])):
            return f"list of {_kind(item)}"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=words):
            each = words.elts if isinstance(words, ast.Tuple) else [words]
            return " / ".join(f"`{ast.literal_eval(word)}`" for word in each)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, meta])):
            return _kind(inner) + _limits(meta)
        case ast.Name(id="bool"):
            return "`true` / `false`"
        case ast.Name(id="str"):
            return "text"
        case ast.Name(id="int"):
            return "whole number"
        case ast.Name(id=name) if name in TYPES:
            return f"[{name}](#shared-types)"
        case ast.Name(id=name):
            return (
                LINKS.get(name)
                or f"[{_title(getattr(vocabulary, name))}](#{_title(getattr(vocabulary, name)).lower()})"
            )
    raise TypeError(ast.unparse(node))


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


def _title(kind: type) -> str:
    """A word is called what stands in the file: the tag of an effect, else the name of its type."""
    config = getattr(kind, "__struct_config__", None)
    return str(config.tag) if config is not None and config.tag else kind.__name__


def _word(node: ast.ClassDef, example: tuple[str, str] | None) -> str:
    kind = getattr(vocabulary, node.name, None) or getattr(content, node.name)
    lines = [f"### {_title(kind)}", "", " ".join((ast.get_docstring(node) or "").split()), ""]
    fields = list(_fields(node))
    if fields:
        lines += ["| Field | Type | Default | |", "|---|---|---|---|"]
        lines += [f"| `{each.name}` | {_cell(each.kind)} | {each.default} | {_cell(each.doc)} |" for each in fields]
        lines.append("")
    if example is not None:
        source, text = example
        lines += [f"From `{source}`:", "", "```yaml", text, "```", ""]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", r"\|")


# --- examples ---------------------------------------------------------------------------------------------------------


def _examples() -> Iterator[tuple[str, tuple[str, str]]]:
    """For each word its first use in the base pack: the name of its type, and where it stands and how."""
    base = load_packs()
    seen: set[str] = set()
    roots: list[tuple[str, msgspec.Struct]] = [("pack.yaml", base.packs[0].info)]
    roots += [(component.id, component) for component in base.components]
    roots += [("setup.yaml", vocabulary.Setup(base.tiles[:1], base.starter_sets[:1]))]
    for source, root in roots:
        for struct in _structs(root):
            name = type(struct).__name__
            if name not in seen and msgspec.to_builtins(struct):
                seen.add(name)
                data = msgspec.to_builtins(struct)
                yield name, (source, _block(data) if name in WHOLE else _flow(data))


def _structs(value: object) -> Iterator[msgspec.Struct]:
    """A struct and every struct inside it."""
    if isinstance(value, msgspec.Struct):
        yield value
        for name in value.__struct_fields__:
            yield from _structs(getattr(value, name))
    elif isinstance(value, tuple):
        for item in value:
            yield from _structs(item)


def _block(data: dict[str, object]) -> str:
    """Data as the files are laid out: a line for each field, and for each item of a list of powers, tiles or sets."""
    lines = []
    for key, value in sorted(data.items(), key=lambda field: field[0] == "effect"):
        if isinstance(value, list | tuple) and key in ("powers", "tiles", "starter_sets"):
            lines += [f"{key}:", *(f"  {line}" for item in value for line in _item(item))]
        else:
            lines.append(f"{key}: {_flow(value)}")
    return "\n".join(lines)


def _item(item: dict[str, object]) -> list[str]:
    if "effect" not in item:
        return [f"- {_flow(item)}"]
    return [("- " if index == 0 else "  ") + line for index, line in enumerate(_block(item).split("\n"))]


def _flow(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key}: {_flow(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_flow, value)) + "]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is stale."""
    if arguments == ["--check"]:
        fresh = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
        print(f"{PAGE.name} is {'fresh' if fresh else 'stale; run tools/vocabulary.py'}")
        return 0 if fresh else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
