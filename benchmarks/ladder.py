"""The ladder: how much stronger each level of bots is than the one below, as data with its provenance.

    python -m benchmarks.ladder [--game black_rose] [--quick] [--jobs 2] [--work DIR] [--out FILE] [--render-only]

Plays the rungs below in the arena and writes `benchmarks/ladder.md` (of another game than Res Arcana:
`benchmarks/ladder_GAME.md`): with which command, commit, seeds, budgets and build, against which frozen baselines. It
can be stopped at any time; the same command goes on where it stopped. `--render-only` writes the page from the results
that are there, without playing.
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
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
from arcanum.games import find

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "benchmarks" / "ladder.md"
BASELINES = ROOT / "benchmarks" / "baselines.json"
WORK = ROOT / "build" / "ladder"
GAME = "res_arcana"
BLACK_ROSE = "black_rose"
RESAMPLES = 2000
SEED = "ladder"
PATIENCE = 3600.0
"""Budgets are in simulations: how long one takes says something of the machine, which may be busy or asleep."""


@dataclass(frozen=True, slots=True)
class Rung:
    """A bot and the one that it should be stronger than."""

    upper: str
    lower: str
    players: int
    pairs: int
    floor: float
    """What the lower end of the interval is expected to be above; 0 for a mirror match, which measures the game."""

    @property
    def mirror(self) -> bool:
        return self.upper == self.lower and not self.floor

    @property
    def folder(self) -> str:
        return re.sub(r"[^a-z0-9]+", "-", f"{self.players} players {self.upper} {self.lower}")


RUNGS = (
    Rung("adept", "apprentice", 2, 400, 0.65),
    Rung("magister:1000", "adept", 2, 200, 0.65),
    Rung("magister:4000", "magister:1000", 2, 200, 0.50),
    Rung("adept", "apprentice", 3, 20, 0.50),
    Rung("magister:1000", "adept", 3, 24, 0.50),
    Rung("magister:4000", "magister:1000", 3, 16, 0.50),
    Rung("adept", "apprentice", 4, 20, 0.50),
    Rung("magister:1000", "adept", 4, 24, 0.50),
    Rung("magister:4000", "magister:1000", 4, 6, 0.50),
)
ROSE_RUNGS = (
    Rung("adept", "apprentice", 2, 200, 0.60),
    Rung("magister:200", "adept", 2, 200, 0.60),
    Rung("apprentice", "apprentice", 2, 200, 0.0),
    Rung("adept", "adept", 2, 200, 0.0),
    Rung("magister:200", "magister:200", 2, 200, 0.0),
)
"""Of Black Rose Wars: Duel. The mirror matches say how the game is balanced at each level."""
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
    return ROSE_RUNGS if game == BLACK_ROSE else RUNGS


def play(rungs: Sequence[Rung], work: Path, jobs: int, positions: int, game: str = GAME) -> None:
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


def note_hashes(rungs: Sequence[Rung], work: Path, positions: int, game_id: str = GAME) -> None:
    """Write down the hash of each bot's answers on the fixed positions, if this code has not done so before."""
    known, here, game = read_hashes(work), origin(), find(game_id)
    for spec in {bot: None for rung in rungs for bot in (rung.lower, rung.upper)}:
        if spec not in known or known[spec].origin != here:
            print(f"baseline of {spec}", file=sys.stderr)
            known[spec] = Hashed(freeze(spec, game, positions).hash, positions, here)
    (work / "hashes.json").write_bytes(msgspec.json.format(msgspec.json.encode(known), indent=1) + b"\n")


# --- the page ---------------------------------------------------------------------------------------------------------


def render(rungs: Sequence[Rung], work: Path, command: str, game: str = GAME) -> str:
    """The page, from the results in the work folder."""
    found = [(rung, read_results(work / rung.folder)) for rung in rungs if (work / rung.folder / RESULTS).exists()]
    lines = [
        "# The ladder" if game == GAME else f"# The ladder of {game}",
        "",
        f"Written by `{command}`; do not edit. What the numbers mean: [docs/arena.md](../docs/arena.md).",
        "",
        *_scores([(rung, results) for rung, results in found if not rung.mirror]),
        *(_lengths(found) if game == GAME else balance([(rung, work / rung.folder) for rung, _ in found])),
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


def balance(found: Sequence[tuple[Rung, Path]]) -> Iterator[str]:
    """Who wins, apart from which bot: the Black Rose, the mage who begins with the crown, either grimoire."""
    yield "## The three powers"
    yield ""
    yield "The Black Rose's share is one of all games; those of the crown (held in the first round) and of a grimoire"
    yield "are shares of the games that a mage won. Intervals: 95 %, bootstrap over deals. Mirror matches come last."
    yield ""
    yield "| Bots | Games | The Rose wins | First crown | Grimoire A | Grimoire B |"
    yield "| --- | ---: | --- | --- | --- | --- |"
    for rung, folder in found:
        deals = deals_of(folder)
        games = sum(len(deal) for deal in deals)
        told = [share_of([rose_count(deal) for deal in deals])]
        for side, value in (("crown", "first"), ("grimoire", "a"), ("grimoire", "b")):
            told.append(share_of([side_count(deal, side, value) for deal in deals]))
        yield f"| {rung.upper}, {rung.lower} | {games} | {' | '.join(told)} |"
    yield ""


def deals_of(folder: Path) -> list[list[Outcome]]:
    """The finished games, deal by deal."""
    deals: dict[int, list[Outcome]] = {}
    for outcome in read_games(folder)[0].values():
        if outcome.returns is not None and outcome.failure is None:
            deals.setdefault(outcome.deal, []).append(outcome)
    return [deals[deal] for deal in sorted(deals)]


def rose_count(deal: Sequence[Outcome]) -> tuple[int, int]:
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


def _lengths(found: Sequence[tuple[Rung, Results]]) -> Iterator[str]:
    yield "## Game length"
    yield ""
    yield "| Players | Bots | Games | Rounds (median) | 4 to 6 rounds |"
    yield "| ---: | --- | ---: | ---: | ---: |"
    for rung, results in found:
        pairing = results.pairings[0]
        games = sum(pairing.rounds.values())
        if games:
            usual = sum(count for rounds, count in pairing.rounds.items() if 4 <= rounds <= 6)
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
    parser.add_argument("--game", default=GAME, choices=[GAME, BLACK_ROSE])
    parser.add_argument(
        "--out", type=Path, help="the page (default: benchmarks/ladder.md; with --quick: in the work folder)"
    )
    parser.add_argument("--work", type=Path, help="the folder for the games (default: build/ladder)")
    parser.add_argument("--jobs", type=int, default=2, help="how many processes play")
    parser.add_argument("--render-only", action="store_true", help="write the page without playing")
    options = parser.parse_args(arguments)
    of = "" if options.game == GAME else f"_{options.game}"
    work: Path = options.work or WORK.with_name("ladder" + of + "-quick" * options.quick)
    out: Path = options.out or (work / "ladder.md" if options.quick else PAGE.with_name(f"ladder{of}.md"))
    rungs = quick(rungs_of(options.game)) if options.quick else list(rungs_of(options.game))
    if not options.render_only:
        play(rungs, work, options.jobs, 6 if options.quick else POSITIONS, options.game)
    command = "python -m benchmarks.ladder" + f" --game {options.game}" * bool(of) + " --quick" * options.quick
    out.write_text(render(rungs, work, command, options.game), encoding="utf-8")
    print(f"written: {out}", file=sys.stderr)


if __name__ == "__main__":
    main()
