"""`tabard dataset`: games by the thousand as Parquet files, shown and verified by replay."""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from rich.table import Table

from tabard.cli import files
from tabard.cli.arguments import (
    BadUsage,
    Commands,
    add_force,
    add_guests,
    add_options,
    add_workers,
    one_line,
    positive,
    read_options,
    whole,
)
from tabard.cli.screen import Screen, progress_bar
from tabard.games import game, shelf
from tabard.kernel.errors import BadInput
from tabard.lab.provenance import cpus
from tabard.lab.recipe import RANDOM, Recipe, checked, read_recipe, sound
from tabard.lab.workers import workers

SHOWN = 5  # games that are listed


def add(commands: Commands) -> None:
    """Declare the command and its parts."""
    command = commands.add_parser(
        "dataset",
        help="write, show or verify datasets of games as Parquet",
        description="Datasets of games between bots: one row for each game, or for each choice "
        "with what the seat saw.",
    )
    parts = command.add_subparsers(title="what to do", metavar="WHAT", required=True)
    add_write(parts)
    show_part = parts.add_parser("show", help="what is in a dataset")
    show_part.add_argument("file", metavar="FILE", help="a dataset")
    show_part.set_defaults(run=show)
    verify_part = parts.add_parser(
        "verify",
        help="replay every game of a dataset",
        description="Replay every game and compare points, places and the last state, or for each "
        "choice what was open and seen. The first game that differs is named; exit code 2.",
    )
    verify_part.add_argument("file", metavar="FILE", help="a dataset")
    verify_part.add_argument(
        "--jobs", type=positive, metavar="J", help="processes at once (default: one per CPU)"
    )
    verify_part.set_defaults(run=verify)


def add_write(parts: Any) -> None:
    """Declare `tabard dataset write`."""
    command = parts.add_parser(
        "write",
        help="play games and write them",
        description="Play games between bots and write them to a Parquet file. Game number I is "
        "drawn and dealt by the seed S:I: the same command writes the same file, whatever the "
        "number of jobs. What was interrupted goes on where it stopped.",
        epilog="A recipe is a TOML file with seed, games and weights: [tables] such as "
        "'pillars/3' = 2, and [bots] such as level3 = 1; see docs/datasets.",
    )
    command.add_argument("file", metavar="FILE", help="where to write")
    command.add_argument("games_wanted", metavar="GAME", nargs="*", help="games (default: all)")
    command.add_argument("--recipe", metavar="TOML", help="what to play, instead of all below")
    command.add_argument(
        "--players", type=whole, metavar="N", help="seats (default: every number of players)"
    )
    command.add_argument(
        "--games", type=positive, metavar="G", help="how many games (default: 1000)"
    )
    command.add_argument("--seed", type=one_line, metavar="S", help="seed of the run (default: 1)")
    command.add_argument(
        "--bots",
        metavar="NAMES",
        help="bots that every seat draws from, with weights if you like: random=3,level3=1 "
        "(default: random)",
    )
    add_options(command)
    command.add_argument(
        "--decisions", action="store_true", help="a row for each choice, with what the seat saw"
    )
    add_guests(command)
    add_workers(command)
    add_force(command)
    command.set_defaults(run=write)


def write(args: argparse.Namespace) -> int:
    """Play and write."""
    from tabard.lab import dataset
    from tabard.lab.columns import DECISIONS, GAMES

    files.check_new(args.file, args.force)
    recipe = recipe_of(args)
    began = time.perf_counter()
    with progress_bar("playing", recipe.games) as bar, workers(args.jobs or cpus(), args.ray) as h:

        def tick(more: int) -> None:
            bar.advance(bar.task_ids[0], more)

        rows = DECISIONS if args.decisions else GAMES
        dataset.write(recipe, rows, Path(args.file), h, tick)
    seconds = time.perf_counter() - began
    size = Path(args.file).stat().st_size
    Screen().say(
        f"{args.file}: {recipe.games:,} games, {size / 1e6:,.1f} MB "
        f"({size / recipe.games:,.0f} bytes a game), {seconds:,.1f} s"
    )
    return 0


def recipe_of(args: argparse.Namespace) -> Recipe:
    """What the arguments ask for."""
    if args.recipe is not None:
        besides = [args.games_wanted, args.players, args.bots, args.option]
        if any(besides):
            raise BadUsage("--recipe says what is played: only --seed and --games go with it")
        found = read_recipe(Path(args.recipe))
        seed, games = args.seed or found.seed, args.games or found.games
        return sound(replace(found, seed=seed, games=games))
    names = args.games_wanted or list(shelf())
    if args.option and len(names) != 1:
        raise BadUsage("--option goes with one GAME")
    tables = {}
    for name in names:
        for players in game(name).players if args.players is None else (args.players,):
            tables[f"{name}/{players}"] = 1
    options = {name: read_options(game(name), args.option) for name in names if args.option}
    bots = weights_of(args.bots or RANDOM)
    return checked(Recipe(args.seed or "1", args.games or 1000, tables, bots, options))


def weights_of(text: str) -> Mapping[str, int]:
    """Bots with their weights, of `random=3,level3`."""
    found: dict[str, int] = {}
    for word in text.split(","):
        name, equals, weight = word.partition("=")
        if name in found:
            raise BadInput("--bots", f"{name} is there twice")
        if equals and not (weight.isascii() and weight.isdigit()):
            raise BadInput("--bots", f"{weight!r} is no weight of {name}")
        found[name] = int(weight) if equals else 1
    return found


def verify(args: argparse.Namespace) -> int:
    """Replay a file."""
    from tabard.lab import verifying
    from tabard.lab.dataset import Dataset

    data = Dataset(args.file)
    began = time.perf_counter()
    found = verifying.Verified()
    with progress_bar("replaying", data.games) as bar, workers(args.jobs or cpus()) as hands:
        for more in verifying.verify(Path(args.file), hands):
            found += more
            bar.update(bar.task_ids[0], completed=found.games)
    seconds = time.perf_counter() - began
    Screen().say(
        f"{args.file}: good: {found.games:,} games, {found.choices:,} choices replayed, "
        f"{seconds:,.1f} s"
    )
    return 0


def show(args: argparse.Namespace) -> int:
    """Say what a file holds."""
    from tabard.lab.columns import FORMAT
    from tabard.lab.dataset import Dataset

    data = Dataset(args.file)
    screen = Screen()
    size = data.path.stat().st_size
    screen.say(f"{args.file}: dataset of format {FORMAT}, {size / 1e6:,.1f} MB", "strong")
    screen.say(f"{data.games:,} games, {len(data):,} rows: one for each {data.rows[:-1]}")
    for what, weights in (("tables", data.recipe.tables), ("bots", data.recipe.bots)):
        shares = ", ".join(f"{name} {weight}" for name, weight in weights.items())
        screen.say(f"{what} by weight: {shares}")
    screen.say(f"seed {data.recipe.seed}")
    rows = data.group(0)[:SHOWN] if data.groups else []
    table = Table(box=None, header_style="dim")
    known = ("number", "game", "players", "bots", "points", "ply", "seat", "bot", "choice")
    shown = [name for name in known if rows and name in rows[0]]
    for name in shown:
        table.add_column(name)
    for row in rows:
        table.add_row(*(cell(row[name]) for name in shown))
    screen.say()
    screen.show(table)
    return 0


def cell(value: Any) -> str:
    """A value of a row in a few words."""
    if isinstance(value, list):
        return " ".join(map(cell, value))
    return f"{value:g}" if isinstance(value, float) else str(value)
