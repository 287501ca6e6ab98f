"""`tabard arena`: set bots against each other and measure who is stronger, and how surely."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Any

from rich.table import Table

from tabard.cli import files
from tabard.cli.arguments import (
    Commands,
    add_force,
    add_guests,
    add_workers,
    one_line,
    positive,
    whole,
)
from tabard.cli.data import add_data
from tabard.cli.screen import Screen, progress_bar
from tabard.cli.speech import speech
from tabard.games import game
from tabard.kernel.errors import BadInput, BadOption
from tabard.lab import matches
from tabard.lab.chart import dots
from tabard.lab.ladder import against
from tabard.lab.luggage import with_files
from tabard.lab.matches import Fixture, Outcome
from tabard.lab.provenance import cpus, provenance
from tabard.lab.statistics import Record, ratings, records
from tabard.lab.store import Store
from tabard.lab.workers import workers


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "arena",
        help="set bots against each other and measure them",
        description="Play many games between bots and print who wins how often. Every deal is "
        "played from every seat. As many bots as seats sit at one table; otherwise they meet pair "
        "by pair, and with more than two seats one of the first sits alone against all others of "
        "the second. With --players 1 each bot plays alone against the game's own opponent, at "
        "each of his levels. Shares have 95 % Wilson intervals; ratings are Elo within this field.",
        epilog="Beside random, greedy and level1 to level6 there are learned (one step ahead), "
        "search:N (N iterations), turns (whole turns where the game counts them, without a clock), "
        "any of these with @FILE or @FOLDER, weights to use instead of the game's own, "
        "ismcts:N or ismcts:Nms (a search without a value, for N iterations or milliseconds), and "
        "planner:ID (a strategy of the game, see docs/opponents.md).",
    )
    command.add_argument("game", metavar="GAME", help="id of the game")
    command.add_argument(
        "--bots", required=True, metavar="A,B,...", help="two bots or more; alone one will do"
    )
    command.add_argument("--players", type=whole, metavar="N", help="seats (default: the fewest)")
    command.add_argument(
        "--games", type=positive, default=200, metavar="G", help="games per table (default: 200)"
    )
    command.add_argument(
        "--seed", type=one_line, default="1", metavar="S", help="seed of the deals (default: 1)"
    )
    command.add_argument(
        "--store", metavar="FILE", help="keep every game there, and play only those not there yet"
    )
    command.add_argument("--plot", metavar="FILE", help="draw the shares as SVG")
    add_force(command)
    add_guests(command)
    add_workers(command)
    command.add_argument("--json", action="store_true", help="print one JSON object only")
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play what is missing and show what is known."""
    found = game(args.game)
    players = found.check_players(found.players[0] if args.players is None else args.players)
    bots = tuple(args.bots.split(","))
    if len(set(bots)) != len(bots) or (len(bots) < 2 and players != matches.ALONE):
        raise BadOption("--bots", "needs two bots or more, each named once")
    for name in bots:
        matches.ready(found.id, name, players)
    if args.plot:
        files.check_new(args.plot, args.force)
    plan = matches.fixtures(found.id, bots, players, args.games, args.seed)
    outcomes = play(plan, args.store, what(args, players), args.jobs or cpus(), args.ray)
    if args.plot:
        files.write(args.plot, plot(found.id, players, records(outcomes)), args.force)
    if args.json:
        print(json.dumps(as_json(args, players, outcomes)))
    else:
        show(found.id, players, outcomes)
    return 0


def what(args: argparse.Namespace, players: int) -> dict[str, Any]:
    """What a store says about itself."""
    found = game(args.game)
    return {"game": found.id, "rules_version": found.rules_version, "players": players}


def play(
    plan: list[Fixture], store: str | None, about: dict[str, Any], jobs: int, ray: str = ""
) -> list[Outcome]:
    """The outcomes of a plan: those in the store, and the others played now."""
    known: dict[tuple[str, ...], Outcome] = {}
    with keeping(store, about) as keep:
        if keep is not None:
            known = {outcome.key: outcome for outcome in keep.store.outcomes}
        missing = [fixture for fixture in plan if fixture.key not in known]
        bar = progress_bar("playing", len(missing))
        play_one = with_files(matches.play, {bot for fixture in missing for bot in fixture.bots})
        with bar, workers(jobs, ray) as hands:
            for outcome in hands.each(play_one, missing, ordered=False):
                known[outcome.key] = outcome
                if keep is not None:
                    keep.add(outcome)
                bar.advance(bar.task_ids[0])
    return [known[fixture.key] for fixture in plan]


class Keeper:
    """A store that is open for writing."""

    def __init__(self, store: Store, file: Any) -> None:
        self.store = store
        self.file = file

    def add(self, outcome: Outcome) -> None:
        """Keep one more."""
        self.store.add(self.file, outcome)


@contextmanager
def keeping(path: str | None, about: dict[str, Any]) -> Iterator[Keeper | None]:
    """The store to keep outcomes in, if one is wanted."""
    if path is None:
        with nullcontext():
            yield None
        return
    target = Path(path)
    if not target.parent.is_dir():
        raise BadInput(path, f"there is no folder {target.parent}")
    store = Store(target)
    with store.writing(about) as file:
        for name, value in about.items():
            if store.about.get(name) != value:
                raise BadInput(
                    path, f"is an arena with {name} {store.about.get(name)}, not {value}"
                )
        yield Keeper(store, file)


def show(name: str, players: int, outcomes: Sequence[Outcome]) -> None:
    """Everything as two tables."""
    screen = Screen()
    table = Table(box=None, header_style="dim")
    table.add_column("bot")
    table.add_column("against")
    for heading in ("games", "wins", "95 %", "rank", "points", "margin", "slowest"):
        table.add_column(heading, justify="right")
    for record in records(outcomes):
        low, high = record.interval
        table.add_row(
            record.bot, against(list(record.against)), str(record.games), f"{record.share:.3f}",
            f"{low:.3f}–{high:.3f}", f"{record.places / record.games:.2f}",
            f"{record.points / record.games:.1f}", f"{record.margin / record.games:+.1f}",
            f"{record.slowest:.3f} s",
        )  # fmt: skip
    screen.show(table)
    screen.say()
    rated = Table(box=None, header_style="dim")
    rated.add_column("bot")
    rated.add_column("Elo in this field", justify="right")
    for bot, (elo, half) in sorted(ratings(outcomes).items(), key=lambda row: -row[1][0]):
        rated.add_row(bot, f"{elo:+.0f} ± {half:.0f}")
    screen.show(rated)
    screen.say()
    made = provenance()
    seats = speech()("number-of-players", number=players)
    screen.say(f"{len(outcomes):,} games of {name}, {seats}, {made['engine']} engine")


def as_json(args: argparse.Namespace, players: int, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything as JSON data."""
    return {
        **what(args, players),
        "command": command_for(args, players),
        "games": len(outcomes),
        "rivals": sorted({name for outcome in outcomes for name in outcome.bots[players:]}),
        "records": [
            {
                "bot": record.bot,
                "against": list(record.against),
                "games": record.games,
                "share": record.share,
                "interval": list(record.interval),
                "mean_rank": record.places / record.games,
                "mean_margin": record.margin / record.games,
                "mean_points": record.points / record.games,
                "mean_sources": {
                    source: round(points / record.accounted, 2)
                    for source, points in sorted(record.sources.items())
                },
                "slowest_seconds": record.slowest,
            }
            for record in records(outcomes)
        ],
        "ratings": {
            name: {"elo": elo, "half_interval": half}
            for name, (elo, half) in ratings(outcomes).items()
        },
        **provenance(),
    }


def command_for(args: argparse.Namespace, players: int) -> str:
    """The command that plays the same games."""
    words = ["tabard arena", args.game, f"--players {players}", f"--bots {args.bots}"]
    return " ".join([*words, f"--games {args.games}", f"--seed {args.seed}"])


def plot(name: str, players: int, found: Sequence[Record]) -> str:
    """The shares with their intervals."""
    rows = [(f"{r.bot} v {against(list(r.against))}", r.share, *r.interval) for r in found]
    seats = speech()("number-of-players", number=players)
    return dots(f"{name}, {seats}: share of wins", rows, found[0].fair)
