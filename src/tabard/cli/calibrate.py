"""`tabard calibrate`: whether hints tell true, measured and written as a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tabard.bots import bands, margins
from tabard.bots.matters import FOLDER
from tabard.cli import files
from tabard.cli.arguments import Commands, add_force, one_line, positive
from tabard.cli.screen import Screen, progress_bar
from tabard.games import NAMES, game
from tabard.games import folder as folder_of
from tabard.lab import correcting
from tabard.lab import margins as lab_margins
from tabard.lab.calibrating import cells, checked, measure
from tabard.lab.calibration_page import page

POSITIONS = 400


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "calibrate",
        help="measure whether the chances that hints give come true",
        description="Let bots play, ask for a hint at some moments of every game, and count how "
        "many of the positions said to be won at 70 % were. Results are kept game by game: a "
        "measurement that was broken off goes on, and what is there is not measured again.",
    )
    command.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    command.add_argument("--players", type=positive, metavar="N", help="default: every number")
    command.add_argument(
        "--positions", type=positive, default=POSITIONS, metavar="K",
        help=f"of every game and number of players (default: {POSITIONS})",
    )  # fmt: skip
    command.add_argument("--bot", default="level4", metavar="NAME", help="who plays (level4)")
    command.add_argument(
        "--adviser", default="level5", metavar="NAME", help="who is asked (level5)"
    )
    command.add_argument("--seed", type=one_line, default="1", metavar="S", help="default: 1")
    command.add_argument("--folder", default="calibration", metavar="DIR", help="where results lie")
    command.add_argument("--stored", action="store_true", help="measure nothing, only write")
    command.add_argument("--page", metavar="FILE", help="write the tables to FILE")
    command.add_argument(
        "--correct", action="store_true",
        help="put into the games how chances are put right, and what margin to expect alone",
    )  # fmt: skip
    add_force(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure what is lacking, then write."""
    if args.page is not None:
        files.check_new(args.page, args.force)
    for name in args.games:
        if args.players is not None:
            game(name).check_players(args.players)
    folder = Path(args.folder)
    with progress_bar() as progress:
        for cell in cells(args.games, args.bot, args.adviser, args.seed):
            if args.players in (None, cell.players) and not args.stored:
                for done in measure(cell, folder, args.positions):
                    progress.update(
                        progress.task_ids[0], completed=min(done, args.positions),
                        total=args.positions, description=cell.name,
                    )  # fmt: skip
    found = [checked(files.read_json(str(p)), str(p)) for p in sorted(folder.glob("*.json"))]
    if args.page is not None:
        files.write(args.page, page(found), args.force)
        Screen().say(f"written: {args.page}")
    if args.correct:
        for name in args.games or NAMES:
            correct(name, [one for one in found if one["game"] == name])
    return 0


def correct(name: str, results: list[dict[str, Any]]) -> None:
    """Put into a game what was measured of it: against others, and alone."""
    features = game(name).features()
    against = [one for one in results if one["players"] > 1]
    alone = [one for one in results if one["players"] == 1]
    told: dict[str, str] = {}
    if against:
        told[bands.FILE] = correcting.text_of(against)
    if alone and features is not None:
        told[margins.FILE] = lab_margins.text_of(alone, features.stretches)
    for file, text in told.items():
        path = folder_of(name) / FOLDER / file
        files.write(str(path), text, force=True)
        Screen().say(f"written: {path}")
