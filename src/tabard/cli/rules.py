"""`tabard rules`: the rules document of a game, one rule or section of it, or where that lives."""

from __future__ import annotations

import argparse
import os
import re

from rich.markdown import Markdown

from tabard.cli.arguments import BadUsage, Commands, add_language
from tabard.cli.rulebook import Rulebook
from tabard.cli.screen import Screen, is_terminal
from tabard.cli.whereabouts import whereabouts
from tabard.contents import contents_text
from tabard.games import game, shelf
from tabard.kernel.errors import Unknown
from tabard.rules import RULE_OR_SECTION, document


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "rules",
        help="read the rules of a game, or one rule by its id",
        description="Print the rules document of a game, or one rule (PIL-5.4) or section (5) of "
        "it; with --where the code, data, tests and mutations of that rule; with --contents the "
        "course of the game, step by step, each with its rules. On a terminal it is "
        "laid out and paged, elsewhere it is plain Markdown. The English document is the "
        "normative one.",
    )
    command.add_argument("game", metavar="GAME", help="id of the game, or of a rule (PIL-5.4)")
    command.add_argument("id", metavar="ID", nargs="?", help="id of a rule or a section")
    command.add_argument(
        "--where",
        action="store_true",
        help="say where the rule is stated, cited, tested and broken on purpose",
    )
    command.add_argument(
        "--contents",
        action="store_true",
        help="list the parts and steps of the game in their order, each with its rules",
    )
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the document or the part asked for, or where it lives."""
    name, wanted = asked(args.game, args.id)
    if args.contents:
        if wanted is not None or args.where:
            raise BadUsage("--contents lists a whole game")
        print(contents_text(name, args.lang))
        return 0
    book = Rulebook(name, args.lang)
    if args.where:
        if wanted is None:
            raise BadUsage("--where needs the id of a rule or a section")
        print("\n".join(whereabouts(book, wanted)))
        return 0
    text = book.text if wanted is None else book.find(wanted)
    if not is_terminal():
        print(text)
        return 0
    screen = Screen()
    if wanted is not None:
        screen.show(Markdown(text))
        return 0
    os.environ.setdefault("LESS", "-FRX")
    with screen.console.pager(styles=True):
        screen.show(Markdown(text))
    return 0


def asked(first: str, second: str | None) -> tuple[str, str | None]:
    """The game and the id asked for; a rule's id alone tells its game."""
    if second is None and re.fullmatch(RULE_OR_SECTION, first.upper()):
        prefix = first.upper().partition("-")[0]
        for name in shelf(hidden=True):
            if document(name).prefix == prefix:
                return name, first
        raise Unknown(f"rule {first!r}", f"no game has rules that begin with {prefix}")
    return game(first).id, second
