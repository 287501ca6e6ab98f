"""`tabard games`: what can be played, and the readings of the rules one may choose."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from tabard.cli.arguments import Commands, add_language
from tabard.cli.screen import Screen
from tabard.cli.speech import speech
from tabard.games import game, shelf
from tabard.kernel.game import Game, Option
from tabard.messages import Messages


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "games",
        help="list the games and their options",
        description="List the games: id, name, numbers of players, and the options of each with "
        "their values (the default marked with *) and the rule behind them.",
    )
    command.add_argument("--all", action="store_true", help="list hidden games too")
    add_language(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the list."""
    screen, say = Screen(), speech(args.lang)
    for name in shelf(args.all):
        found = game(name)
        least, most = found.players[0], found.players[-1]
        about = say("players-of-game", least=least, most=most, version=found.rules_version)
        screen.say(f"{found.id}: {title(found, args.lang)}", "strong", f"  {about}")
        screen.show(options_of(found, say))
    return 0


def title(game: Game[Any], lang: str) -> str:
    """The game's full name, as its rules document has it."""
    from tabard.cli.rulebook import Rulebook

    return Rulebook(game.id, lang).title


def options_of(game: Game[Any], say: Messages) -> Table:
    """The options of a game as a table."""
    table = Table(box=None, pad_edge=True, header_style="dim")
    for heading in (say("option"), say("values"), say("players"), say("rule")):
        table.add_column(heading)
    for option in game.offered:
        table.add_row(option.name, values_of(option), players_of(option, say), option.rule)
    return table


def players_of(option: Option, say: Messages) -> str:
    """With how many players an option applies; "" for all."""
    if option.players is None:
        return ""
    least, most = option.players[0], option.players[-1]
    return str(least) if least == most else say("from-to", least=least, most=most)


def values_of(option: Option) -> str:
    """All values of an option, the default marked; and what a part is added to."""
    found = ", ".join(
        str(value).lower() + ("*" if value == option.default else "") for value in option.values
    )
    if option.adds_to is None:
        return found
    name, value = option.adds_to
    return f"{found} ({name}={str(value).lower()})"
