"""The ladder: how much stronger each level of bots is than the one below, as data with its provenance.

    python -m benchmarks.ladder [--game GAME] [--quick] [--jobs 2] [--work DIR] [--out FILE] [--render-only]

Plays the rungs of a game (`rungs` of its workshop) in the arena and writes `benchmarks/ladder_GAME.md`: with which
command, commit, seeds, budgets and build, against which frozen baselines. It can be stopped at any time; the same
command goes on where it stopped. `--render-only` writes the page from the results that are there, without playing.
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np

from arcanum.arena.baselines import POSITIONS, freeze, read_baselines
from arcanum.arena.ledger import read_games
from arcanum.arena.match import ABORT, Manner
from arcanum.arena.origin import Origin, origin
from arcanum.arena.outcome import Outcome
from arcanum.arena.plan import Plan
from arcanum.arena.results import RESULTS, Results, read_results
from arcanum.arena.run import run
from arcanum.cli.progress import watched
from arcanum.core.chance import key_of
from arcanum.games import GAMES, find
from tools.workshop import ROOT, Balance, Rung, first_game, workshop

BASELINES = ROOT / "benchmarks" / "baselines.json"
RESAMPLES = 2000
SEED = "ladder"
PATIENCE = 3600.0
"""Budgets are in simulations: how long one takes says something of the machine, which may be busy or asleep."""


QUICK_PAIRS = 1
QUICK_SHARE = 200
"""A quick ladder divides the budgets by this: it shows that all works, not who is stronger."""


def quick(rungs: Sequence[Rung]) -> list[Rung]:
    """The same rungs, in seconds instead of hours."""

    def cheap(spec: str) -> str:
        return re.sub(r"\d+$", lambda found: str(max(1, int(found[0]) // QUICK_SHARE)), spec)

    return [replace(rung, upper=cheap(rung.upper), lower=cheap(rung.lower), pairs=QUICK_PAIRS) for rung in rungs]


# --- playing ----------------------------------------------------------------------------------------------------------


def rungs_of(game: str) -> Sequence[Rung]:
    return workshop(game).rungs


def play(rungs: Sequence[Rung], work: Path, jobs: int, positions: int, game: str) -> None:
    """Play what is not there yet, and note how the bots play now."""
    for rung in rungs:
        print(f"{rung.upper} against {rung.lower}, {rung.players} players", file=sys.stderr)
        plan = Plan(game, (rung.upper, rung.lower), rung.pairs, rung.players, f"{SEED} {rung.players}")
        manner = Manner(jobs=jobs, failure=ABORT, timeout=PATIENCE)
        run(plan, work / rung.folder, manner, watched, lambda text: print(text, file=sys.stderr))
    note_hashes(rungs, work, positions, game)


class Hashed(msgspec.Struct):
    """How a bot played when the ladder was measured."""

    hash: str
    positions: int
    origin: Origin


def read_hashes(work: Path) -> dict[str, Hashed]:
    path = work / "hashes.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Hashed]) if path.exists() else {}


def note_hashes(rungs: Sequence[Rung], work: Path, positions: int, game_id: str) -> None:
    """Write down the hash of each bot's answers on the fixed positions, if this code has not done so before."""
    known, here, game = read_hashes(work), origin(), find(game_id)
    for spec in {bot: None for rung in rungs for bot in (rung.lower, rung.upper)}:
        if spec not in known or known[spec].origin != here:
            print(f"baseline of {spec}", file=sys.stderr)
            known[spec] = Hashed(freeze(spec, game, positions).hash, positions, here)
    (work / "hashes.json").write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


# --- the page ---------------------------------------------------------------------------------------------------------


def render(rungs: Sequence[Rung], work: Path, command: str, game: str) -> str:
    """The page, from the results in the work folder."""
    found = [(rung, read_results(work / rung.folder)) for rung in rungs if (work / rung.folder / RESULTS).exists()]
    lines = [
        f"# The ladder of {game}",
        "",
        f"Written by `{command}`; do not edit. What the numbers mean: [docs/arena.md](../docs/arena.md).",
        "",
        *_scores([(rung, results) for rung, results in found if not rung.mirror]),
        *_lengths(found, workshop(game).usual_rounds),
        *balance([(rung, work / rung.folder) for rung, _ in found], workshop(game).balance),
        *_origins(found, read_hashes(work), game),
    ]
    missing = [rung for rung in rungs if not (work / rung.folder / RESULTS).exists()]
    lines += [f"Not played yet: {rung.upper} over {rung.lower}, {rung.players} players." for rung in missing]
    return "\n".join(lines).rstrip() + "\n"


def _scores(found: Sequence[tuple[Rung, Results]]) -> Iterator[str]:
    yield "A score is the upper bot's share of the wins over all deals, each played from all seats; 50 % is even. The"
    yield "interval holds the true one 95 times in 100 (bootstrap over deals; wider where nearly all came out alike)."
    yield ""
    yield "| Players | Rung | Pairs | Score | 95 % interval | Won / drawn / lost | Expected | |"
    yield "| ---: | --- | ---: | ---: | :---: | ---: | --- | --- |"
    for rung, results in found:
        pairing = results.pairings[0]
        score = pairing.score
        if score is None:
            continue
        reached = "reached" if score.low > rung.floor else "**not reached**"
        if pairing.pairs < rung.pairs:
            reached = "**not finished**"
        yield (
            f"| {rung.players} | {rung.upper} over {rung.lower} | {pairing.pairs} | {_percent(score.value)} % "
            f"| {_percent(score.low)} – {_percent(score.high)} % | {pairing.wins} / {pairing.draws} / {pairing.losses} "
            f"| lower end above {_percent(rung.floor, 0)} % | {reached} |"
        )
    yield ""
    for rung, results in found:
        if results.failures:
            yield f"{rung.upper} over {rung.lower}, {rung.players} players: **{len(results.failures)} games failed.**"
            yield ""


def _percent(share: float, digits: int = 1) -> str:
    return f"{100 * share:.{digits}f}"


# --- how even the game is ---------------------------------------------------------------------------------------------


def balance(found: Sequence[tuple[Rung, Path]], told: Balance | None) -> Iterator[str]:
    """Who wins, apart from which bot: somebody without a seat, and the seats that began with something."""
    if told is None:
        return
    yield f"## {told.title}"
    yield ""
    yield from told.about
    yield ""
    yield f"| Bots | Games | {told.third} | {' | '.join(side.title for side in told.sides)} |"
    yield f"| --- | ---: | --- | {' | '.join('---' for _ in told.sides)} |"
    for rung, folder in found:
        deals = deals_of(folder)
        games = sum(len(deal) for deal in deals)
        shares = [share_of([third_count(deal) for deal in deals])]
        shares += [share_of([side_count(deal, side.name, side.value) for deal in deals]) for side in told.sides]
        yield f"| {rung.upper}, {rung.lower} | {games} | {' | '.join(shares)} |"
    yield ""


def deals_of(folder: Path) -> list[list[Outcome]]:
    """The finished games, deal by deal."""
    deals: dict[int, list[Outcome]] = {}
    for outcome in read_games(folder)[0].values():
        if outcome.returns is not None and outcome.failure is None:
            deals.setdefault(outcome.deal, []).append(outcome)
    return [deals[deal] for deal in sorted(deals)]


def third_count(deal: Sequence[Outcome]) -> tuple[int, int]:
    """Games that no seat won, and games."""
    return sum(not any(game.returns or ()) for game in deal), len(deal)


def side_count(deal: Sequence[Outcome], side: str, value: str) -> tuple[int, int]:
    """Wins of the seats with this side, and wins of any seat."""
    hits = wins = 0
    for game in deal:
        if game.returns and any(game.returns) and game.sides is not msgspec.UNSET:
            wins += 1
            hits += game.sides[game.returns.index(max(game.returns))].get(side) == value
    return hits, wins


def share_of(counts: Sequence[tuple[int, int]]) -> str:
    """Hits over tries with its interval, for counts of deals."""
    numbers = np.array(counts, dtype=np.float64).reshape(-1, 2)
    if not numbers[:, 1].sum():
        return "–"
    chance = np.random.default_rng(list(key_of(f"{SEED} balance")))
    drawn = numbers[chance.integers(0, len(numbers), (RESAMPLES, len(numbers)))].sum(axis=1)
    drawn = drawn[drawn[:, 1] > 0]
    low, high = np.quantile(drawn[:, 0] / drawn[:, 1], [0.025, 0.975])
    value = numbers[:, 0].sum() / numbers[:, 1].sum()
    return f"{_percent(value)} % ({_percent(low)} – {_percent(high)})"


def _lengths(found: Sequence[tuple[Rung, Results]], usually: tuple[int, int] | None) -> Iterator[str]:
    if usually is None:
        return
    least, most = usually
    yield "## Game length"
    yield ""
    yield f"| Players | Bots | Games | Rounds (median) | {least} to {most} rounds |"
    yield "| ---: | --- | ---: | ---: | ---: |"
    for rung, results in found:
        pairing = results.pairings[0]
        games = sum(pairing.rounds.values())
        if games:
            usual = sum(count for rounds, count in pairing.rounds.items() if least <= rounds <= most)
            middle, share = f"{pairing.median_rounds:g}", _percent(usual / games, 0)
            yield f"| {rung.players} | {rung.upper}, {rung.lower} | {games} | {middle} | {share} % |"
    yield ""


def _origins(found: Sequence[tuple[Rung, Results]], hashes: dict[str, Hashed], game: str) -> Iterator[str]:
    """Commands, seeds, commits and builds; the budget of a bot is in its name."""
    yield "## How it was played"
    yield ""
    yield "```sh"
    for _, results in found:
        plan = results.plan
        yield shlex.join(Plan(game, tuple(plan["bots"]), plan["pairs"], plan["players"], plan["seed"]).command())
    yield "```"
    yield ""
    yield "| Players | Rung | Seeds of the deals | Played by | Rules and packs |"
    yield "| ---: | --- | --- | --- | --- |"
    for rung, results in found:
        seed, last = results.plan["seed"], results.plan["pairs"] - 1
        played_by = "; ".join(dict.fromkeys(str(each.origin) for each in results.runs))
        yield (
            f"| {rung.players} | {rung.upper} over {rung.lower} | `{seed} 0` to `{seed} {last}` "
            f"| {played_by} | {_packs(results)} |"
        )
    yield ""
    yield from _hash_table(hashes, game)


def _packs(results: Results) -> str:
    packs = ", ".join(f"{pack['id']} {pack['version']} ({pack['hash']})" for pack in results.plan["packs"])
    return f"version {results.plan['rules']}; {packs}"


def _hash_table(hashes: dict[str, Hashed], game: str) -> Iterator[str]:
    frozen = read_baselines(BASELINES).games.get(game, {})
    yield "The bots, by the hash of their answers on fixed positions (`arcanum baselines`):"
    yield ""
    yield "| Bot | Hash | Positions | Frozen baseline |"
    yield "| --- | --- | ---: | --- |"
    for spec, hashed in hashes.items():
        known = frozen.get(spec)
        if known is None or len(known.answers) != hashed.positions:
            told = "–"
        else:
            told = "the same" if known.hash == hashed.hash else f"**another: {known.hash}**"
        yield f"| {spec} | `{hashed.hash}` | {hashed.positions} | {told} |"
    yield ""


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="tiny numbers, to see that all works")
    parser.add_argument("--game", default=first_game().id, choices=[game for game in GAMES if rungs_of(game)])
    parser.add_argument(
        "--out", type=Path, help="the page (default: benchmarks/ladder_GAME.md; with --quick: in the work folder)"
    )
    parser.add_argument("--work", type=Path, help="the folder for the games (default: build/ladder_GAME)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--render-only", action="store_true", help="write the page without playing")
    options = parser.parse_args(arguments)
    name = f"ladder_{options.game}"
    work: Path = options.work or ROOT / "build" / (name + "-quick" * options.quick)
    out: Path = options.out or (work / "ladder.md" if options.quick else ROOT / "benchmarks" / f"{name}.md")
    rungs = quick(rungs_of(options.game)) if options.quick else list(rungs_of(options.game))
    if not options.render_only:
        play(rungs, work, options.jobs, 6 if options.quick else POSITIONS, options.game)
    command = f"python -m benchmarks.ladder --game {options.game}" + " --quick" * options.quick
    out.write_text(render(rungs, work, command, options.game), encoding="utf-8")
    print(f"written: {out}", file=sys.stderr)


if __name__ == "__main__":
    main()
