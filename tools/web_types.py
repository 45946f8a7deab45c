"""Write the TypeScript types of what is published.

    python tools/web_types.py            # write them
    python tools/web_types.py --check    # exit code 1 if they are not what would be written

web/src/lib/schema.ts holds the server's HTTP interface and its socket messages: the source is its OpenAPI description,
and the JSON schemas of the messages. In the folder of a game's widget vocabulary.ts holds the words of its cards, from
the JSON Schema of its packs, and view_types.ts what a seat sees, from the structs of its views.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Final, get_args

import msgspec

from arcanum.core.game import Game
from arcanum.core.vocabulary import module_of, words_in
from arcanum.games import GAMES
from arcanum.server import wire
from arcanum.server.app import make_app
from arcanum.server.errors import STATUS
from arcanum.server.settings import Settings

WEB: Final = Path(__file__).resolve().parent.parent / "web" / "src"
TARGET: Final = WEB / "lib" / "schema.ts"
HEADER: Final = """\
// Generated from what the server publishes; `make types` writes it anew. Do not edit.
// What a client sends may leave out fields with a question mark; what the server sends is always complete.
"""
WORDS_HEADER: Final = """\
// Generated from the vocabulary of the game's packs; `make types` writes it anew. Do not edit.
"""
VIEW_HEADER: Final = """\
// Generated from the structs of the game's views; `make types` writes it anew. Do not edit.
// A field with a question mark is there only where it means something.
"""
_REF: Final = "#/components/schemas/"
_PRIMITIVES: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}

Schema = Mapping[str, Any]


def written() -> str:
    """The whole file."""
    types = _Types()
    unions = [
        types.union("FromClient", "What a client says on a socket.", wire.FromClient, sent=False),
        types.union("FromServer", "What the server says on a socket.", wire.FromServer, sent=True),
    ]
    settings = Settings(database="sqlite:///nowhere.db")
    published = make_app(settings).openapi_schema.to_schema()
    api = _api(types, published)
    return "\n".join([HEADER, *[types.made[name] for name in sorted(types.made)], *unions, _codes(), api])


def words_written(game: Game) -> str:
    """The words of a game's cards; those that are told apart by tags make unions, so that icons can be complete."""
    files = game.pack_schema()["$defs"]
    module = module_of(game)
    types = _Types(_unions(module))
    types.within(files, sent=False)
    for schema in files.values():
        if schema.get("type") == "array":  # A file of components.
            types.of(schema)
    tags: dict[str, list[str]] = {}
    for word in words_in(module):
        config = word.__struct_config__
        tags.setdefault(str(config.tag_field), []).append(_literal(config.tag))
    lists = [f"  {field}: [{', '.join(sorted(names))}],\n" for field, names in sorted(tags.items())]
    words = (
        f"{_comment('The words by the field that names them.')}export const WORDS = {{\n{''.join(lists)}}} as const;\n"
    )
    return "\n".join([WORDS_HEADER, *[types.made[name] for name in sorted(types.made)], words])


def view_written(game: Game) -> str:
    """What a seat of a game sees."""
    (schema,), components = msgspec.json.schema_components([game.view_type], ref_template=_REF + "{name}")
    types = _Types()
    types.within(components, sent=False)
    types.of(schema)
    return "\n".join([VIEW_HEADER, *[types.made[name] for name in sorted(types.made)]])


def _unions(module: ModuleType) -> dict[frozenset[str], str]:
    """The unions that have a name in Python, by the names of their members."""
    unions = {name: get_args(kind) for name, kind in vars(module).items() if isinstance(kind, UnionType)}
    return {frozenset(each.__name__ for each in kinds): name for name, kinds in unions.items()}


class _Types:
    """The interfaces that were needed so far, by name."""

    def __init__(self, unions: Mapping[frozenset[str], str] | None = None) -> None:
        """`unions` are those that have names of their own, by the names of their members."""
        self.made: dict[str, str] = {}
        self._unions = unions or {}
        self._seen: set[tuple[int, str]] = set()
        self._fields: dict[str, str] = {}
        self._components: Schema = {}
        self._sent = False

    def union(self, name: str, about: str, of: object, sent: bool) -> str:
        """A union of messages that are told apart by their `type`."""
        (schema,), components = msgspec.json.schema_components([of], ref_template=_REF + "{name}")
        self.within(components, sent)
        members = "".join(f"\n  | {self.of(each)}" for each in schema["anyOf"])
        return f"{_comment(about)}export type {name} ={members};\n"

    def within(self, components: Schema, sent: bool) -> None:
        """Where references lead from now on, and whether it is the server that sends: then no field is missing."""
        self._components, self._sent = components, sent

    def of(self, schema: Schema) -> str:
        """The type that a schema describes."""
        if "$ref" in schema:
            return self._named(schema["$ref"].rpartition("/")[2])
        if "const" in schema or "enum" in schema:
            values = schema.get("enum", [schema.get("const")])
            # Sorted, because those who describe them do not agree on an order.
            return _any_of(_literal(value) for value in sorted(values, key=lambda each: (each is None, str(each))))
        for several in ("anyOf", "oneOf"):
            if several in schema:
                members = [self.of(each) for each in schema[several]]
                name = self._unions.get(frozenset(members))
                if name is None:
                    return _any_of(members)
                listed = "".join(f"\n  | {each}" for each in members)
                self.made[name] = f"export type {name} ={listed};\n"
                return name
        kind = schema.get("type")
        if isinstance(kind, list):
            return _any_of(self.of({**schema, "type": each}) for each in kind)
        if kind == "array":
            return _array_of(self.of(schema.get("items", {})))
        if kind == "object":
            return self._object(schema)
        return _PRIMITIVES[kind] if kind else "unknown"

    def _object(self, schema: Schema) -> str:
        inner = schema.get("additionalProperties", {})
        return f"Record<string, {self.of(inner) if isinstance(inner, dict) else 'unknown'}>"

    def _named(self, name: str) -> str:
        schema = self._components[name]
        title = schema.get("title", name)
        if "properties" not in schema and schema.get("type") != "object":
            return self.of(schema)
        if (id(self._components), title) in self._seen:
            return str(title)
        self._seen.add((id(self._components), title))
        if title not in self._fields:
            self._fields[title] = fields = self._fields_of(schema)
            about = _comment(schema.get("description", ""))
            self.made[title] = f"{about}export interface {title} {{\n{fields}}}\n"
        elif self._fields[title] != self._fields_of(schema):
            raise SystemExit(f"{title}: expected one type of this name, found two")
        return str(title)

    def _fields_of(self, schema: Schema) -> str:
        required = set(schema.get("properties", {})) if self._sent else set(schema.get("required", ()))
        return "".join(
            f"  {field}{'' if field in required else '?'}: {self.of(each)};\n"
            for field, each in schema.get("properties", {}).items()
        )


# --- HTTP -------------------------------------------------------------------------------------------------------------


def _api(types: _Types, published: Schema) -> str:
    """What can be asked for over HTTP: an interface whose keys are methods and paths."""
    lines: list[str] = []
    for path, operations in sorted(published["paths"].items()):
        for method, operation in sorted(operations.items()):
            about = _comment(operation.get("description", "")).replace("\n", "\n  ").rstrip(" ")
            lines.append(f"  {about}" if about else "")
            lines.append(f'  "{method.upper()} {path}": {_operation(types, published, operation)};\n')
    about = "What can be asked for over HTTP, by method and path: with what, and what is answered."
    return f"{_comment(about)}export interface Api {{\n{''.join(lines)}}}\n"


def _operation(types: _Types, published: Schema, operation: Schema) -> str:
    components = published["components"]["schemas"]
    types.within(components, sent=False)
    parts: dict[str, str] = {}
    for place in ("path", "query"):
        named = [each for each in operation.get("parameters", ()) if each["in"] == place]
        if named:
            parts[place] = "{ " + "; ".join(_parameter(types, each) for each in named) + " }"
    if "requestBody" in operation:
        parts["body"] = types.of(_content(operation["requestBody"]))
    types.within(components, sent=True)
    good = next(answer for status, answer in sorted(operation["responses"].items()) if status.startswith("2"))
    parts["answer"] = types.of(_content(good)) if good.get("content") else "null"
    return "{ " + "; ".join(f"{name}: {kind}" for name, kind in parts.items()) + " }"


def _parameter(types: _Types, parameter: Schema) -> str:
    mark = "" if parameter.get("required") else "?"
    return f"{parameter['name']}{mark}: {types.of(parameter['schema'])}"


def _content(described: Schema) -> Schema:
    (content,) = described["content"].values()
    schema: Schema = content["schema"]
    return schema


def _codes() -> str:
    codes = "".join(f"\n  | {_literal(code)}" for code in STATUS)
    return f"{_comment('Why something was not done: the codes of a problem.')}export type Code ={codes};\n"


# --- words ------------------------------------------------------------------------------------------------------------


def _comment(text: str) -> str:
    lines = text.strip().splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *[f" * {line.strip()}".rstrip() for line in lines], " */"]) + "\n"


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _any_of(kinds: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(kinds))


def _array_of(kind: str) -> str:
    return f"({kind})[]" if " | " in kind else f"{kind}[]"


def main(arguments: list[str]) -> int:
    """Write the files, or only look whether they are fresh."""
    if arguments not in ([], ["--check"]):
        print("usage: python tools/web_types.py [--check]", file=sys.stderr)
        return 2
    stale = False
    for target, text in _files():
        if not arguments:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            print(f"{target}: it is not of today; `make types` writes it anew", file=sys.stderr)
            stale = True
    return int(stale)


def _files() -> Iterator[tuple[Path, str]]:
    yield TARGET, written()
    for game in GAMES.values():
        widget = WEB / "games" / game.id
        if widget.exists():
            yield widget / "vocabulary.ts", words_written(game)
            yield widget / "view_types.ts", view_written(game)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
