"""Write `docs/cards/<language>.md`: the generated text of every component of the base game, to be read and checked.

python tools/card_texts.py            writes the pages
python tools/card_texts.py --check    exits 1 if one is stale
"""

from __future__ import annotations

import sys
from pathlib import Path

from arcanum.games.res_arcana.packs import FILES, Content, load_packs
from arcanum.games.res_arcana.vocabulary import Component
from arcanum.words import LANGUAGES, Words
from arcanum.words.res_arcana import card_text

FOLDER = Path(__file__).parent.parent / "docs" / "cards"
NOTE = "<!-- Written by tools/card_texts.py from the packs and the Fluent files; change those, not this page. -->"


def path_of(lang: str) -> Path:
    """Where the page of a language lies."""
    return FOLDER / f"{lang}.md"


def page(lang: str, content: Content) -> str:
    """All components in the order in which they are loaded, under a heading for each kind."""
    words = Words(lang, [pack.folder for pack in content.packs])
    blocks = [f"# {words.say('ra-cards-title')}", NOTE, words.say("ra-cards-about")]
    for kind in FILES:
        blocks.append(f"## {words.say('ra-kinds', kind=kind)}")
        blocks += [_entry(words, content, each) for each in content.components if each.kind == kind]
    return "\n\n".join(blocks) + "\n"


def _entry(words: Words, content: Content, component: Component) -> str:
    text = card_text(words, component, content.origin_of(component.id))
    lines = "\n".join(f"- {line}" for line in text.lines())
    return f"### {text.name}\n\n{text.kind}\n\n{lines}"


def main(arguments: list[str]) -> int:
    content = load_packs()
    pages = {path_of(lang): page(lang, content) for lang in LANGUAGES}
    if arguments == ["--check"]:
        stale = [path for path, text in pages.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
        for path in stale:
            print(f"{path} is stale: run python tools/card_texts.py", file=sys.stderr)
        return 1 if stale else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
