"""Whether a game would be more even if a file of it were another: `trial` of its workshop.

    python -m benchmarks.balance [--game GAME] [--pairs 100] [--jobs 2] [--work DIR] [--render-only]

A mirror match for each variant, the same deals for all: whoever wins more often then has the better side, not the
better bot. The package is copied (the compiled one where there is one), the file is changed in the copy, and the arena
plays there; so a proposal can be measured before any game is changed by it. The command can be stopped and goes on
where it stopped. It writes `benchmarks/balance_GAME.md`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

from arcanum.games import GAMES
from benchmarks.contestants import COMPILED, ROOT
from benchmarks.ladder import deals_of, share_of, side_count, third_count
from tools.workshop import Trial, Variant, workshop

# --- playing ----------------------------------------------------------------------------------------------------------


def trial_of(game: str) -> Trial:
    trial = workshop(game).trial
    assert trial is not None, f"{game} has no variants to be compared"
    return trial


def package(variant: Variant, work: Path) -> Path:
    """A package with this variant: the folder to be put on PYTHONPATH."""
    folder = work / variant.name / "package"
    if not folder.exists():
        source = COMPILED if COMPILED.exists() else ROOT / "src"
        shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        file = folder / variant.file
        file.write_text(variant.change(file.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


def play(game: str, variant: Variant, work: Path, pairs: int, jobs: int) -> None:
    folder, trial = package(variant, work), trial_of(game)
    print(f"--- {variant.name}", file=sys.stderr)
    command = [sys.executable, "-m", "arcanum", "arena", game, "--bots", f"{trial.bot},{trial.bot}"]
    command += ["--pairs", str(pairs), "--seed", trial.seed, "--jobs", str(jobs), "--report", str(games(variant, work))]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=True)


def games(variant: Variant, work: Path) -> Path:
    return work / variant.name / "games"


# --- the page ---------------------------------------------------------------------------------------------------------


def render(trial: Trial, third: str, work: Path) -> Iterator[str]:
    (chooser, chosen), sides = (trial.chooser, trial.chosen), trial.sides
    yield f"# {trial.title}"
    yield ""
    yield from trial.about
    yield ""
    told = " | ".join(side.title for side in sides)
    yield f"| {trial.heading} | Games | {third} | {told} | {chooser.title} with {chosen.title} |"
    yield f"| --- | ---: | --- | {' | '.join('---' for _ in sides)} | ---: |"
    for variant in trial.variants:
        deals = deals_of(games(variant, work))
        found = [side for deal in deals for game in deal for side in game.sides or ()]
        taken = Counter(side[chosen.name] for side in found if side[chooser.name] == chooser.value)
        shares = [share_of([third_count(deal) for deal in deals])]
        shares += [share_of([side_count(deal, side.name, side.value) for deal in deals]) for side in sides]
        share = f"{100 * taken[chosen.value] / max(1, taken.total()):.0f} %"
        yield f"| {variant.name} | {sum(map(len, deals))} | {' | '.join(shares)} | {share} |"
    yield ""
    for variant in trial.variants:
        yield f"**{variant.name}** — {variant.note}"
        yield ""


def main(arguments: Sequence[str] | None = None) -> None:
    there = [game for game in GAMES if workshop(game).trial]
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default=there[0], choices=there)
    parser.add_argument("--pairs", type=int, default=100, help="deals, each played from both seats")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--work", type=Path, help="the folder for the games (default: build/balance_GAME)")
    parser.add_argument("--render-only", action="store_true", help="write the page without playing")
    options = parser.parse_args(arguments)
    work: Path = options.work or ROOT / "build" / f"balance_{options.game}"
    trial, balance = trial_of(options.game), workshop(options.game).balance
    if not options.render_only:
        for variant in trial.variants:
            play(options.game, variant, work, options.pairs, options.jobs)
    page = ROOT / "benchmarks" / f"balance_{options.game}.md"
    third = balance.third if balance else "Nobody wins"
    page.write_text("\n".join(render(trial, third, work)).rstrip() + "\n", encoding="utf-8")
    print(f"written: {page.relative_to(ROOT)}", file=sys.stderr)


if __name__ == "__main__":
    main()
