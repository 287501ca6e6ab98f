"""`tabard rules`: the rules document of a game, or one rule or section of it."""

from __future__ import annotations

import argparse
import os

from rich.markdown import Markdown

from tabard.cli.arguments import Commands, add_language
from tabard.cli.rulebook import Rulebook
from tabard.cli.screen import Screen, is_terminal
from tabard.games import game


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "rules",
        help="read the rules of a game, or one rule by its id",
        description="Print the rules document of a game, or one rule (PIL-5.4) or section (5) of "
        "it. On a terminal it is laid out and paged, elsewhere it is plain Markdown. The English "
        "document is the normative one.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game")
    command.add_argument("id", metavar="ID", nargs="?", help="id of a rule or a section")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the document or the part asked for."""
    book = Rulebook(game(args.game).id, args.lang)
    text = book.text if args.id is None else book.find(args.id)
    if not is_terminal():
        print(text)
        return 0
    screen = Screen()
    if args.id is not None:
        screen.show(Markdown(text))
        return 0
    os.environ.setdefault("LESS", "-FRX")
    with screen.console.pager(styles=True):
        screen.show(Markdown(text))
    return 0
