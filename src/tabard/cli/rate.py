"""`tabard rate`: a house's ratings made anew from the logs of its tables."""

from __future__ import annotations

import argparse
import time
from contextlib import closing

from tabard.cli import FAILED, complain
from tabard.cli.arguments import Commands
from tabard.cli.keeping import DATABASE, present

SHOWN = 20  # of what differs


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "rate",
        help="make a house's ratings anew from its logs",
        description="Work out every rating from the logs of the tables, say which of the stored "
        "ones differ, and store what the logs say. The house may go on meanwhile.",
    )
    command.add_argument(
        "--check",
        action="store_true",
        help="only say what differs and change nothing; exit code 2 if anything does",
    )
    command.add_argument("--db", metavar="URL", help=DATABASE)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Rate."""
    from tabard.cli.serve import open_store
    from tabard.server.store.book import make_anew

    began = time.perf_counter()
    with closing(open_store(present(args), only_look=args.check)) as store:
        found = make_anew(store.engine, keep=not args.check)
    for field, who in found.differing[:SHOWN]:
        complain(f"{field.game}, {field.pace}, {field.players} players: {who} differs")
    seconds = time.perf_counter() - began
    print(f"{found.games} games, {found.ratings} ratings, in {seconds:.1f} s: ", end="")
    number = len(found.differing)
    print(f"{number} differed" if number else "all as stored")
    return FAILED if args.check and number else 0
