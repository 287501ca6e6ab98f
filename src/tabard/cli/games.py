"""`tabard games`: what can be played, and the readings of the rules one may choose."""

from __future__ import annotations

import argparse
from typing import Any

from rich.table import Table

from tabard.cli.arguments import Commands
from tabard.cli.screen import Screen
from tabard.games import NAMES, game
from tabard.kernel.game import Game, Option


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "games",
        help="list the games and their options",
        description="List the games: id, name, numbers of players, and the options of each with "
        "their values (the default marked with *) and the rule behind them.",
    )
    command.set_defaults(run=run)


def run(_: argparse.Namespace) -> int:
    """Print the list."""
    screen = Screen()
    for name in NAMES:
        found = game(name)
        players = f"{found.players[0]} to {found.players[-1]} players"
        screen.say(
            f"{found.id}: {title(found)}", "strong", f"  {players}, rules {found.rules_version}"
        )
        screen.show(options_of(found))
    return 0


def title(game: Game[Any]) -> str:
    """The game's full name, as its rules document has it."""
    from tabard.cli.rulebook import Rulebook

    return Rulebook(game.id).title


def options_of(game: Game[Any]) -> Table:
    """The options of a game as a table."""
    table = Table(box=None, pad_edge=True, header_style="dim")
    for heading in ("option", "values", "players", "rule"):
        table.add_column(heading)
    for option in game.options:
        table.add_row(option.name, values_of(option), players_of(option), option.rule)
    return table


def players_of(option: Option) -> str:
    """With how many players an option applies; "" for all."""
    if option.players is None:
        return ""
    least, most = option.players[0], option.players[-1]
    return str(least) if least == most else f"{least} to {most}"


def values_of(option: Option) -> str:
    """All values of an option, the default marked."""
    return ", ".join(
        str(value).lower() + ("*" if value == option.default else "") for value in option.values
    )
