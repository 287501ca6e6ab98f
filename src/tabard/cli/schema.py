"""`tabard schema`: the formats of a game as JSON schemas."""

from __future__ import annotations

import argparse
import json

from tabard.cli.arguments import Commands
from tabard.formats import FORMATS, schema_of
from tabard.games import game


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "schema",
        help="print the JSON schema of a game's positions, views, records and so on",
        description="Print a format of a game as a JSON schema; docs/formats tells of each.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game")
    command.add_argument(
        "--of", choices=list(FORMATS), default="position", help="which format (default: position)"
    )
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print it."""
    print(json.dumps(schema_of(game(args.game), args.of), indent=1, ensure_ascii=False))
    return 0
