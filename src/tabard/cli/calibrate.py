"""`tabard calibrate`: whether hints tell true, measured and written as a page."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from tabard.bots.margins import FILE
from tabard.bots.matters import FOLDER
from tabard.cli import files
from tabard.cli.arguments import Commands, add_force, one_line, positive
from tabard.cli.screen import Screen, progress_bar
from tabard.games import NAMES, game
from tabard.games import folder as folder_of
from tabard.lab.calibrating import cells, checked, measure
from tabard.lab.calibration_page import page
from tabard.lab.margins import text_of

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
    command.add_argument("--page", metavar="FILE", help="write the tables to FILE")
    command.add_argument(
        "--margins", action="store_true",
        help="put into games that play an opponent themselves what margin to expect against him",
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
            if args.players in (None, cell.players):
                for done in measure(cell, folder, args.positions):
                    progress.update(
                        progress.task_ids[0], completed=min(done, args.positions),
                        total=args.positions, description=cell.name,
                    )  # fmt: skip
    found = [checked(files.read_json(str(p)), str(p)) for p in sorted(folder.glob("*.json"))]
    if args.page is not None:
        files.write(args.page, page(found), args.force)
        Screen().say(f"written: {args.page}")
    if args.margins:
        for name in args.games or NAMES:
            write_margins(name, [one for one in found if one["game"] == name and one["options"]])
    return 0


def write_margins(name: str, results: list[dict[str, Any]]) -> None:
    """Put what margin to expect into a game of which that was measured."""
    features = game(name).features()
    if results and features is not None:
        path = folder_of(name) / FOLDER / FILE
        files.write(str(path), text_of(results, features.stretches), force=True)
        Screen().say(f"written: {path}")
