"""The command line: commands, options and their help."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from functools import partial
from typing import Any, NoReturn, TypeAlias

from tabard.kernel.errors import BadInput, BadOption, TabardError
from tabard.kernel.game import Game

Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


class BadUsage(TabardError):
    """A command line that cannot be read."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaints are errors of ours: one line, no usage around it."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} (see {self.prog} --help)")


class Version(argparse.Action):
    """Prints the version and how the engine runs; asks for it only when it is wanted."""

    def __call__(self, *_: object) -> NoReturn:
        print(version())
        raise SystemExit(0)


def version() -> str:
    """`tabard 0.2.0 (compiled engine)`."""
    from tabard.version import __version__, mode

    how = mode()
    engine = f"engine {how}" if " " in how else f"{how} engine"
    return f"tabard {__version__} ({engine})"


def parser() -> Parser:
    """The whole command line."""
    from tabard.cli import (
        admin,
        arena,
        calibrate,
        dataset,
        games,
        keeping,
        ladder,
        play,
        position,
        puzzles,
        rate,
        rules,
        schema,
        serve,
        show,
        sim,
        strong,
        study,
        train,
        verify,
        versions,
    )

    top = Parser(
        prog="tabard",
        description="Medieval strategy board games in the terminal: play against bots, simulate, "
        "look at recorded games and check them.",
        epilog="Start with: tabard play",
    )
    top.add_argument("--version", action=Version, nargs=0, help="print version and engine, exit")
    top.set_defaults(run=partial(print_help, top), data=[], tried_out=False)
    commands = top.add_subparsers(title="commands", metavar="COMMAND", prog="tabard")
    modules = (
        play,
        serve,
        games,
        rules,
        sim,
        arena,
        ladder,
        calibrate,
        train,
        dataset,
        show,
        study,
        strong,
        puzzles,
        verify,
        position,
        schema,
        keeping,
        admin,
        rate,
        versions,
    )
    for module in modules:
        module.add(commands)
    return top


def print_help(top: Parser, _: argparse.Namespace) -> int:
    """What `tabard` alone does."""
    top.print_help()
    return 0


def add_options(command: argparse.ArgumentParser) -> None:
    """Let a command take the options of a game."""
    command.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a reading of the rules (see tabard games); may be given several times",
    )


def read_options(game: Game[Any], given: Sequence[str]) -> dict[str, Any]:
    """The options of a game from `name=value` words."""
    found: dict[str, Any] = {}
    for word in given:
        name, equals, value = word.partition("=")
        option = next((o for o in game.options if o.name == name), None)
        if not equals:
            raise BadInput(f"--option {word}", "is not NAME=VALUE")
        if option is None:
            known = ", ".join(o.name for o in game.offered)
            raise BadOption(f"option {name}", f"{game.id} has no such option, only {known}")
        found[name] = option.parse(value)
    return found


def add_force(command: argparse.ArgumentParser) -> None:
    """Let a command overwrite files."""
    command.add_argument("--force", action="store_true", help="overwrite files that exist")


def add_guests(command: argparse.ArgumentParser) -> None:
    """Let bots of other people take part in a command."""
    command.add_argument(
        "--bot",
        action=Guest,
        default=[],
        metavar="NAME=MODULE:CLASS",
        help="a bot of your own by name, besides installed ones; may be given several times",
    )


class Guest(argparse.Action):
    """Makes a bot known as soon as it is read, before anybody asks for it by name."""

    def __call__(self, parser: object, space: object, value: Any, option: object = None) -> None:
        from tabard.bots.guest import name_for_this_run

        name_for_this_run(value)


def add_workers(command: argparse.ArgumentParser) -> None:
    """Let a command share its work out."""
    command.add_argument(
        "--jobs", type=positive, metavar="J", help="processes at once (default: one per CPU)"
    )
    command.add_argument(
        "--ray",
        default="",
        metavar="ADDRESS",
        help="share the work out on the Ray cluster there, such as 10.0.0.1:6379 or auto",
    )


def add_language(command: argparse.ArgumentParser) -> None:
    """Let a command speak of the game in another language."""
    from tabard.messages import DEFAULT, LANGUAGES

    command.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=DEFAULT,
        help=f"language of the game's words (default: {DEFAULT})",
    )


def whole(text: str) -> int:
    """A whole number from 0 up, for argparse."""
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 up")
    return int(text)


def positive(text: str) -> int:
    """A whole number from 1 up, for argparse."""
    if whole(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not 1 or more")
    return int(text)


def one_line(text: str) -> str:
    """A text that fits on one line of a record, for argparse."""
    if not text.strip() or text != text.strip() or len(text.splitlines()) != 1:
        raise argparse.ArgumentTypeError("is not one line without spaces around it")
    return text
