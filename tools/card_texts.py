"""Write `docs/cards/<language>.md` and `docs/cards/black_rose/<language>.md`: the generated text of every component of
the games' own packs, to be read and checked.

python tools/card_texts.py            writes the pages
python tools/card_texts.py --check    exits 1 if one is stale
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from arcanum.games.black_rose.catalogue import KINDS
from arcanum.games.black_rose.packs import Content as RoseContent
from arcanum.games.black_rose.packs import load_packs as load_rose_packs
from arcanum.games.res_arcana.packs import FILES, Content, load_packs
from arcanum.words import LANGUAGES, Words
from arcanum.words import black_rose as rose
from arcanum.words.black_rose.cards import kind_of
from arcanum.words.res_arcana import card_text

FOLDER = Path(__file__).parent.parent / "docs" / "cards"
NOTE = "<!-- Written by tools/card_texts.py from the packs and the Fluent files; change those, not this page. -->"


def path_of(lang: str) -> Path:
    """Where the page of Res Arcana lies in a language."""
    return FOLDER / f"{lang}.md"


def rose_path_of(lang: str) -> Path:
    """Where the page of Black Rose Wars: Duel lies in a language."""
    return FOLDER / "black_rose" / f"{lang}.md"


def page(lang: str, content: Content) -> str:
    """All components in the order in which they are loaded, under a heading for each kind."""
    words = Words(lang, [pack.folder for pack in content.packs])
    blocks = [f"# {words.say('ra-cards-title')}", NOTE, words.say("ra-cards-about")]
    for kind in FILES:
        blocks.append(f"## {words.say('ra-kinds', kind=kind)}")
        for each in content.components:
            if each.kind == kind:
                text = card_text(words, each, content.origin_of(each.id))
                blocks.append(_entry(text.name, text.kind, text.lines()))
    return "\n\n".join(blocks) + "\n"


def rose_page(lang: str, content: RoseContent) -> str:
    """The same for Black Rose Wars: Duel."""
    words = Words(lang, [pack.folder for pack in content.packs])
    blocks = [f"# {words.say('br-cards-title')}", NOTE, words.say("br-cards-about")]
    for kind in KINDS:
        blocks.append(f"## {words.say('br-kinds', kinds=kind)}")
        for each in content.components:
            if kind_of(each) == kind:
                text = rose.card_text(words, each, content.origin_of(each.id))
                blocks.append(_entry(text.name, text.kind, text.lines()))
    return "\n\n".join(blocks) + "\n"


def _entry(name: str, kind: str, lines: Iterable[str]) -> str:
    return f"### {name}\n\n{kind}\n\n" + "\n".join(f"- {line}" for line in lines)


def pages() -> dict[Path, str]:
    """All pages by where they lie."""
    content, rose_content = load_packs(), load_rose_packs()
    return {path_of(lang): page(lang, content) for lang in LANGUAGES} | {
        rose_path_of(lang): rose_page(lang, rose_content) for lang in LANGUAGES
    }


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        stale = [
            path for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text
        ]
        for path in stale:
            print(f"{path} is stale: run python tools/card_texts.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
