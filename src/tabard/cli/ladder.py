"""`tabard ladder`: the page about the bots' strength, from stored results."""

from __future__ import annotations

import argparse

from tabard.cli import files
from tabard.cli.arguments import Commands, add_force
from tabard.lab.ladder import checked, page


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "ladder",
        help="write the page about the bots' strength from stored results",
        description="Make a page in Markdown of results that tabard arena --json has printed.",
    )
    command.add_argument("results", nargs="+", metavar="FILE", help="results as JSON")
    command.add_argument("--out", metavar="FILE", help="where to write (default: to the screen)")
    add_force(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Read, write."""
    text = page(checked(files.read_json(path), path) for path in args.results)
    if args.out is None:
        print(text, end="")
    else:
        files.write(args.out, text, args.force)
    return 0
