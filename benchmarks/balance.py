"""Whether the grimoires of Black Rose are even among Magisters, as they are listed and as they might be.

    python -m benchmarks.balance [--pairs 100] [--jobs 2] [--work DIR] [--render-only]

A mirror match for each way to divide the school's spells, the same deals for all: whoever wins more often then has the
better side, not the better bot. The package is copied (the compiled one where there is one), its list of grimoires is
changed in the copy, and the arena plays there; so a proposal can be measured before any game is changed by it. The
command can be stopped and goes on where it stopped. It writes `benchmarks/balance_black_rose.md`.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.contestants import COMPILED, ROOT
from benchmarks.ladder import deals_of, rose_count, share_of, side_count

PAGE = ROOT / "benchmarks" / "balance_black_rose.md"
WORK = ROOT / "build" / "balance"
SCHOOLS = Path("arcanum/games/black_rose/content/law/schools.yaml")
BOT = "magister:200"
SEED = "ladder 2"


@dataclass(frozen=True, slots=True)
class Division:
    """A way to divide the spells of the school of Law between the grimoires."""

    name: str
    a: tuple[str, ...]
    b: tuple[str, ...]
    why: str


DIVISIONS = (
    Division(
        "listed",
        ("verdict", "call_of_the_knight", "march_of_the_order", "seal_of_law", "inquisition", "holy_shield"),
        ("sword_of_justice", "tithe", "smiting_hand", "oath_of_fealty", "edict_of_silence", "crusade"),
        "As the game has it. Three of the four spells with the instability symbol, which works whatever becomes of the "
        "spell, are in B.",
    ),
    Division(
        "proposed",
        ("verdict", "call_of_the_knight", "march_of_the_order", "seal_of_law", "tithe", "holy_shield"),
        ("sword_of_justice", "inquisition", "smiting_hand", "oath_of_fealty", "edict_of_silence", "crusade"),
        "*Tithe* and *Inquisition* change places: two spells with the symbol on either side, and one that summons.",
    ),
)


# --- playing ----------------------------------------------------------------------------------------------------------


def changed(text: str, division: Division) -> str:
    """The file of the schools with other lists; raises ValueError if it has no such lists."""
    for side, spells in (("a", division.a), ("b", division.b)):
        text, found = re.subn(rf"(?m)^(    {side}: )\[[^]]*\]$", rf"\g<1>[{', '.join(spells)}]", text)
        if found != 1:
            raise ValueError(f"{SCHOOLS} lists grimoire {side} {found} times")
    return text


def package(division: Division, work: Path) -> Path:
    """A package with these grimoires: the folder to be put on PYTHONPATH."""
    folder = work / division.name / "package"
    if not folder.exists():
        source = COMPILED if COMPILED.exists() else ROOT / "src"
        shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        schools = folder / SCHOOLS
        schools.write_text(changed(schools.read_text(encoding="utf-8"), division), encoding="utf-8")
    return folder


def play(division: Division, work: Path, pairs: int, jobs: int) -> None:
    folder = package(division, work)
    print(f"--- {division.name}", file=sys.stderr)
    command = [sys.executable, "-m", "arcanum", "arena", "black_rose", "--bots", f"{BOT},{BOT}", "--players", "2"]
    command += ["--pairs", str(pairs), "--seed", SEED, "--jobs", str(jobs), "--report", str(games(division, work))]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)


def games(division: Division, work: Path) -> Path:
    return work / division.name / "games"


# --- the page ---------------------------------------------------------------------------------------------------------


def render(work: Path) -> Iterator[str]:
    yield "# How even the grimoires of Black Rose are"
    yield ""
    yield "Written by `python -m benchmarks.balance`; do not edit. Two bots of the same strength play the same deals"
    yield f"with each division of the spells of Law between the grimoires (`{BOT}`, seeds from `{SEED} 0` on). Shares"
    yield "are of the games that a mage won, the Rose's of all games; intervals: 95 %, bootstrap over deals. The holder"
    yield "of the first crown chooses a grimoire, so what the crown is worth shows in how often either is taken, too."
    yield ""
    yield "| Grimoires | Games | The Rose wins | Grimoire A | Grimoire B | First crown | crown took B |"
    yield "| --- | ---: | --- | --- | --- | --- | ---: |"
    for division in DIVISIONS:
        deals = deals_of(games(division, work))
        sides = [side for deal in deals for game in deal for side in game.sides or ()]
        taken = Counter(side["grimoire"] for side in sides if side["crown"] == "first")
        told = [share_of([rose_count(deal) for deal in deals])]
        for side, value in (("grimoire", "a"), ("grimoire", "b"), ("crown", "first")):
            told.append(share_of([side_count(deal, side, value) for deal in deals]))
        share = f"{100 * taken['b'] / max(1, taken.total()):.0f} %"
        yield f"| {division.name} | {sum(map(len, deals))} | {' | '.join(told)} | {share} |"
    yield ""
    for division in DIVISIONS:
        yield f"**{division.name}** — A: {', '.join(division.a)}; B: {', '.join(division.b)}. {division.why}"
        yield ""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=100, help="deals, each played from both seats")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--work", type=Path, default=WORK, help="the folder for the games (default: build/balance)")
    parser.add_argument("--render-only", action="store_true", help="write the page without playing")
    options = parser.parse_args(arguments)
    if not options.render_only:
        for division in DIVISIONS:
            play(division, options.work, options.pairs, options.jobs)
    PAGE.write_text("\n".join(render(options.work)).rstrip() + "\n", encoding="utf-8")
    print(f"written: {PAGE.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
