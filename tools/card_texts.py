"""Write `docs/cards/GAME/LANGUAGE.md`: the generated text of every component of the games' own packs, to be read and
checked. The English page says where each component stands in the sources, and what carries out its words.

    python -m tools.card_texts            # write the pages
    python -m tools.card_texts --check    # exit code 1 if one is stale
"""

from __future__ import annotations

import sys
from itertools import groupby
from pathlib import Path

from arcanum.games import GAMES
from arcanum.words import LANGUAGES
from arcanum.words.voices import voice
from tools.look_ups import look_ups

FOLDER = Path(__file__).parent.parent / "docs" / "cards"
NOTE = "<!-- Written by tools/card_texts.py from the packs and the Fluent files; change those, not this page. -->"


def path_of(game: str, lang: str) -> Path:
    """Where the page of a game lies in a language."""
    return FOLDER / game / f"{lang}.md"


def page(game: str, lang: str) -> str:
    """All components in the order in which they are loaded, under a heading for each kind."""
    speaking = voice(game, lang)
    say, prefix = speaking.words.say, speaking.prefix
    blocks = [f"# {say(f'{prefix}-cards-title')}", NOTE, say(f"{prefix}-cards-about")]
    faces = speaking.cards()
    sources = look_ups(game) if lang == "en" else {}
    kinds = list(dict.fromkeys([face.kind for face in faces]))
    for kind, of_kind in groupby(sorted(faces, key=lambda face: kinds.index(face.kind)), key=lambda face: face.kind):
        blocks.append(f"## {say(f'{prefix}-kinds', kinds=kind)}")
        for face in of_kind:
            lines = [*speaking.card_text(face.id).lines(), *filter(None, [sources.get(face.id)])]
            blocks.append(f"### {face.name}\n\n{face.kind_words}\n\n" + "\n".join(f"- {line}" for line in lines))
    return "\n\n".join(blocks) + "\n"


def pages() -> dict[Path, str]:
    """All pages by where they lie."""
    return {
        path_of(game, lang): page(game, lang) for game in GAMES if voice(game, "en").card_ids() for lang in LANGUAGES
    }


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        stale = [
            path for path, text in pages().items() if not path.exists() or path.read_text(encoding="utf-8") != text
        ]
        for path in stale:
            print(f"{path} is stale: run python -m tools.card_texts", file=sys.stderr)
        return 1 if stale else 0
    for path, text in pages().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
