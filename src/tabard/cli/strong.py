"""`tabard strong`: what strong play scores by source and by period, measured and stored."""

from __future__ import annotations

import argparse
from typing import Final

from tabard.cli import files
from tabard.cli.arguments import Commands, one_line, positive
from tabard.games import NAMES, folder, game

GAMES: Final = 10


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "strong",
        help="measure what strong play scores, for studies to compare with",
        description="Let bots play and keep the means of their points, by source and by period, in "
        "the folder of the game. A study sets a seat's points beside them.",
    )
    command.add_argument("games_wanted", nargs="*", metavar="GAME", help="default: all")
    command.add_argument("--players", type=positive, metavar="N", help="default: every number")
    command.add_argument(
        "--games", type=positive, default=GAMES, metavar="G",
        help=f"with every number of players (default: {GAMES})",
    )  # fmt: skip
    command.add_argument("--bot", default="level5", metavar="NAME", help="who plays (level5)")
    command.add_argument("--seed", type=one_line, default="1", metavar="S", help="default: 1")
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and store."""
    from tabard.study.strong import FILE, measured, read, text_of

    for name in args.games_wanted or NAMES:
        found = game(name)
        path = folder(found.edition) / FILE
        known = read(path) if path.exists() else {}
        for players in [found.check_players(args.players)] if args.players else found.players:
            means = measured(name, players, args.bot, args.games, args.seed)
            if means is not None:
                known[players] = means
                files.write(str(path), text_of(known), force=True)
                print(
                    f"{name}, {players} players: {means.points:.1f} points in {means.games} games"
                )
    return 0
