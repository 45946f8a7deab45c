"""Write `docs/api.md` from the docstrings of the core and of the researchers' door.

python tools/api.py            writes the page
python tools/api.py --check    exits 1 if the page is not current

Nothing is imported: the source is read, so the page is the same whatever is installed or compiled.
"""

from __future__ import annotations

import ast
import doctest
import sys
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from types import ModuleType
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "api.md"
PACKAGES: Final = ("core", "rl")

INTRO: Final = """\
# The public classes and functions of the core and of `arcanum.rl`

<!-- Written by tools/api.py from the docstrings; change those, not this page. -->

By module: each class with the public methods that it declares itself, in one line (what it inherits stands with the
class it is derived from), and each function with its signature and an example. The examples are run as doctests, with
the names of their module at hand and a few more: `game` is any game, `state` a table of it at which `seat` has to
decide, `record` the record of a few answers from there, `scenario` one that begins there, and `folder` an empty folder.
How the modules fit together says [design.md](design.md); how a game is written on them, [new-game.md](new-game.md);
what researchers do with them, [rl.md](rl.md).
"""


@dataclass(frozen=True)
class Module:
    """The source of a module, read and not imported."""

    name: str
    source: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.source)

    def functions(self) -> list[ast.FunctionDef]:
        return [node for node in self.tree.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef) and node.name[0] != "_"]

    def without_example(self) -> list[ast.FunctionDef]:
        """The functions whose docstring has no example, or that have no docstring."""
        return [node for node in self.functions() if not _parts(node)[1]]

    def load(self) -> ModuleType:
        return import_module(self.name)


def modules() -> list[Module]:
    """The public modules, by name."""
    found = []
    for package in PACKAGES:
        folder = ROOT / "src" / "arcanum" / package
        for path in sorted(folder.glob("*.py")):
            if path.stem == "__init__" or path.stem[0] != "_":
                name = f"arcanum.{package}" if path.stem == "__init__" else f"arcanum.{package}.{path.stem}"
                found.append(Module(name, path.read_text(encoding="utf-8")))
    return found


def page() -> str:
    """The whole page."""
    return "\n".join([INTRO, *(_chapter(module) for module in modules() if module.functions() or module.classes())])


def _chapter(module: Module) -> str:
    lines = [f"## {module.name}", "", _parts(module.tree)[0], ""]
    for kind in module.classes():
        bases = ", ".join(base for base in map(ast.unparse, kind.bases) if base not in ("object", "NamedTuple"))
        lines.append(_entry(kind.name + (f"({bases})" if bases else ""), kind))
        lines += [f"  {_entry(_call(method), method)}" for method in _methods(kind)]
    lines += [""] if module.classes() else []
    for function in module.functions():
        about, example = _parts(function)
        lines += [f"### {function.name}", "", "```python", _signature(module, function), "```", "", about, ""]
        lines += ["```pycon", example, "```", ""]
    return "\n".join(lines)


def _entry(name: str, node: ast.ClassDef | ast.FunctionDef) -> str:
    """A line of a list: the name, and the first sentences of the docstring."""
    about = " ".join(_parts(node)[0].split())
    return f"- `{name}`" + (f": {about}" if about else "")


def _methods(kind: ast.ClassDef) -> list[ast.FunctionDef]:
    """The public methods and properties of a class, without what sets a property."""
    own = [node for node in kind.body if isinstance(node, ast.FunctionDef) and node.name[0] != "_"]
    return [node for node in own if not any(isinstance(each, ast.Attribute) for each in node.decorator_list)]


def _call(method: ast.FunctionDef) -> str:
    """How a method is called, in one line, with what it returns; a property is read like an attribute."""
    returned = f" -> {ast.unparse(method.returns)}" if method.returns and ast.unparse(method.returns) != "None" else ""
    marks = {ast.unparse(each) for each in method.decorator_list}
    if marks & {"property", "cached_property"}:
        return method.name + returned.replace(" ->", ":")
    arguments = method.args
    if "staticmethod" not in marks:
        arguments = ast.arguments(**(vars(arguments) | {"args": arguments.args[1:]}))
    return f"{method.name}({ast.unparse(arguments)}){returned}"


def _parts(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> tuple[str, str]:
    """The first paragraph of a docstring, and its examples."""
    text = cleandoc(ast.get_docstring(node, clean=False) or "")
    examples = doctest.DocTestParser().get_examples(text)
    first, _, _ = text.partition("\n\n")
    shown = text.split("\n")[examples[0].lineno :] if examples else []
    return first, "\n".join(shown).strip()


def _signature(module: Module, function: ast.FunctionDef) -> str:
    """As it stands in the source, where it is laid out to be read."""
    lines = module.source.split("\n")[function.lineno - 1 : function.body[0].lineno - 1]
    return "\n".join(lines).removeprefix("def ").removesuffix(":")


def main(arguments: list[str]) -> int:
    """Write the page, or say whether it is current."""
    if arguments not in ([], ["--check"]):
        print(f"unknown arguments {' '.join(arguments)!r}; there is only --check", file=sys.stderr)
        return 2
    if arguments:
        current = PAGE.exists() and PAGE.read_text(encoding="utf-8") == page()
        print(f"{PAGE.name} is {'current' if current else 'not current; run python tools/api.py'}")
        return 0 if current else 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
