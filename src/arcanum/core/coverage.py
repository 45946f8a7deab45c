"""Which rules have a test: the rule ids of a catalogue against the tags in the tests.

A catalogue is a Markdown page (`docs/rules/<game>.md`) in which an id stands in bold where its rule is defined. Tags
are read from the sources, without importing or running a test:

- `@pytest.mark.rule("RA-7.3", ...)` on a test function or class, and in the `marks` of its `pytest.param`s,
- `pytestmark = pytest.mark.rule(...)`, alone or in a list, in a module or a test class,
- the top-level `rules:` list of a scenario file.

A test marked `skip` or `xfail` proves nothing, so its tags do not count.
"""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

__all__ = ["Coverage", "catalogue", "coverage", "find_catalogue", "is_unknown", "project_of", "tags"]

_RULE_ID = r"(?:RA|PN|BR)-(?:\d+\.\d+|[CES]\d+)"
_DEFINITION = re.compile(rf"^(?:- |\| )?\*\*({_RULE_ID})\b(.*)$", re.MULTILINE)
_WELL_FORMED = re.compile(_RULE_ID)
_IDLE_MARKS = frozenset({"skip", "xfail"})
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # PyYAML may be built without libyaml


class Coverage(NamedTuple):
    """How one catalogue is covered; a place is `path:line`, the path relative to the project root."""

    total: int
    covered: dict[str, list[str]]
    """The tagged ids with the places of their tags, in the catalogue's order."""
    missing: list[str]
    """The ids without a tag, in the catalogue's order."""
    unknown: dict[str, list[str]]
    """Tags that name no rule, with their places."""


def catalogue(text: str) -> dict[str, str]:
    """The rule ids that a catalogue defines, in its order, each with the first line of its text.

    Raises `ValueError` for an id that is defined twice.

    >>> catalogue("- **PN-1.1** Draw a card.")
    {'PN-1.1': 'Draw a card.'}
    """
    rules: dict[str, str] = {}
    for match in _DEFINITION.finditer(text):
        rule, rest = match.groups()
        if rule in rules:
            line = text.count("\n", 0, match.start()) + 1
            raise ValueError(f"line {line}: {rule} is defined a second time")
        # The bold ends after the id or after a title; a table row also has its cell walls.
        rules[rule] = rest.replace("**", "", 1).strip(" |")
    return rules


def tags(root: Path) -> dict[str, list[str]]:
    """The rule ids tagged in `root/tests`, each with its places, both sorted; `root` is the project's folder.

    Raises `ValueError` for a tag that is not a plain string, because it cannot be read without running the test.

    >>> (folder / "tests").mkdir()
    >>> _ = (folder / "tests" / "draw.yaml").write_text("rules: [PN-1.1]")
    >>> tags(folder)
    {'PN-1.1': ['tests/draw.yaml:1']}
    """
    places: dict[str, list[str]] = {}
    tests = root / "tests"
    for path in sorted(path for path in tests.rglob("*") if path.suffix in {".py", ".yaml"}):
        name = path.relative_to(root).as_posix()
        text = path.read_text(encoding="utf-8")
        found = _python_tags(text, name) if path.suffix == ".py" else _scenario_tags(text)
        for rule, line in found:
            places.setdefault(rule, []).append(f"{name}:{line}")
    return dict(sorted(places.items()))


def coverage(text: str, root: Path) -> Coverage:
    """Compare the catalogue `text` with the tags in `root/tests`.

    A well-formed id with the prefix of another game is that game's affair and is not reported as unknown here.

    >>> coverage("- **PN-1.1** Draw a card.", folder).missing
    ['PN-1.1']
    """
    rules = catalogue(text)
    places = tags(root)
    return Coverage(
        total=len(rules),
        covered={rule: places[rule] for rule in rules if rule in places},
        missing=[rule for rule in rules if rule not in places],
        unknown={tag: where for tag, where in places.items() if is_unknown(tag, rules)},
    )


def is_unknown(tag: str, rules: Collection[str]) -> bool:
    """Whether a tag names no rule. One with the prefix of another game is that game's affair.

    >>> is_unknown("PN-9.7", ["PN-1.1"]), is_unknown("BR-9.7", ["PN-1.1"])
    (True, False)
    """
    prefixes = {rule.partition("-")[0] for rule in rules}
    return tag not in rules and (tag.partition("-")[0] in prefixes or not _WELL_FORMED.fullmatch(tag))


def find_catalogue(game_id: str) -> Path:
    """The catalogue of a game: `docs/rules/<game_id>.md`, looked for upwards from the working folder, then from this
    file; else the copy that is installed with the package.

    >>> find_catalogue(game.id).name == f"{game.id}.md"
    True
    """
    wanted = Path("docs", "rules", f"{game_id}.md")
    here = Path(__file__).resolve().parent
    for start in (Path.cwd(), here):
        for folder in (start, *start.parents):
            path = folder / wanted
            if path.is_file():
                return path
    installed = here.parent / "games" / game_id / "rules.md"
    if installed.is_file():
        return installed
    raise FileNotFoundError(
        f"no rules catalogue {wanted.as_posix()} in {Path.cwd()} or {here}, nor in a folder above them, "
        "and none in the package"
    )


def project_of(path: Path) -> Path | None:
    """The folder of the project that a catalogue belongs to, with its tests; None for an installed copy.

    >>> (folder / "tests").mkdir()
    >>> project_of(folder / "docs" / "rules" / "owls.md") == folder
    True
    """
    root = path.parents[2]
    return root if path.parent.name == "rules" and (root / "tests").is_dir() else None


def _python_tags(text: str, name: str) -> Iterator[tuple[str, int]]:
    for mark in _rule_marks(ast.parse(text, name)):
        for argument in mark.args:
            if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
                raise ValueError(f"{name}:{argument.lineno}: a rule tag has to be a plain string")
            yield argument.value, argument.lineno


def _rule_marks(holder: ast.AST) -> Iterator[ast.Call]:
    """The calls `pytest.mark.rule(...)` on a module, class, test function or `pytest.param` and all that it holds."""
    marks, inner = _marks_and_inner(holder)
    named = [(_mark_name(mark), mark) for mark in marks]
    if any(name in _IDLE_MARKS for name, _ in named):
        return
    for name, mark in named:
        if name == "rule" and isinstance(mark, ast.Call):
            yield mark
    for node in inner:
        yield from _rule_marks(node)


def _marks_and_inner(holder: ast.AST) -> tuple[list[ast.expr], list[ast.AST]]:
    marks: list[ast.expr] = []
    inner: list[ast.AST] = []
    match holder:
        case ast.Module(body=body) | ast.ClassDef(body=body):
            if isinstance(holder, ast.ClassDef):
                marks += holder.decorator_list
            for node in body:
                match node:
                    case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                        marks.append(value)
                    case ast.AnnAssign(target=ast.Name(id="pytestmark"), value=ast.expr() as value):
                        marks.append(value)
                    case ast.ClassDef(name=name) if name.startswith("Test"):
                        inner.append(node)
                    case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                        inner.append(node)
        case ast.FunctionDef(decorator_list=decorators) | ast.AsyncFunctionDef(decorator_list=decorators):
            marks += decorators
            inner += [node for decorator in decorators for node in ast.walk(decorator) if _is_param(node)]
        case ast.Call(keywords=keywords):
            marks += [keyword.value for keyword in keywords if keyword.arg == "marks"]
    flat = [mark for node in marks for mark in (node.elts if isinstance(node, ast.List | ast.Tuple) else [node])]
    return flat, inner


def _is_param(node: ast.AST) -> bool:
    match node:
        case ast.Call(func=ast.Attribute(attr="param") | ast.Name(id="param")):
            return True
    return False


def _mark_name(node: ast.expr) -> str | None:
    """`name` of `pytest.mark.name` or `mark.name`, called or not."""
    match node.func if isinstance(node, ast.Call) else node:
        case ast.Attribute(value=ast.Attribute(attr="mark") | ast.Name(id="mark"), attr=name):
            return name
    return None


def _scenario_tags(text: str) -> Iterator[tuple[str, int]]:
    try:
        document = yaml.compose(text, Loader=_LOADER)
    except yaml.YAMLError:
        return  # not a scenario that can run; the scenario runner names what is wrong with it
    if not isinstance(document, yaml.MappingNode):
        return
    for key, value in document.value:
        if key.value == "rules" and isinstance(value, yaml.SequenceNode):
            for item in value.value:
                yield str(item.value), item.start_mark.line + 1
