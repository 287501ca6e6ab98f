"""`tabard position`: positions as JSON, out of records, out of files, or at the start."""

from __future__ import annotations

import argparse
import json
from typing import Any

from tabard.cli import files, picture
from tabard.cli.arguments import (
    BadUsage,
    Commands,
    add_force,
    add_language,
    add_options,
    read_options,
    whole,
)
from tabard.cli.screen import Screen
from tabard.cli.speech import speech
from tabard.games import game
from tabard.kernel.state import CHANCE, State
from tabard.showing import svg
from tabard.words import Words


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "position",
        help="print a position, or check one",
        description="Print the position of a recorded game, or of a new one (--start), as JSON; "
        "or check a position (--load) and show who is to move and the choices.",
    )
    command.add_argument("record", metavar="RECORD", nargs="?", help="file of a record")
    command.add_argument("--at", type=whole, metavar="PLY", help="after so many choices")
    command.add_argument("--load", metavar="FILE", help="check the position in FILE (- for stdin)")
    command.add_argument("--start", metavar="GAME", help="the first position of a game")
    command.add_argument("--players", type=whole, metavar="N", help="seats, with --start")
    add_options(command)
    command.add_argument("--svg", metavar="FILE", help="with --load: write the picture as SVG")
    command.add_argument("--json", action="store_true", help="with --load: print JSON only")
    add_language(command)
    add_force(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print or check a position."""
    check_usage(args)
    if args.load is not None:
        look_at(files.read_position(args.load), args)
    elif args.start is not None:
        found = game(args.start)
        players = found.players[0] if args.players is None else args.players
        print_json(found.start(players, read_options(found, args.option)).position())
    else:
        print_json(files.read_record(args.record).state(args.at).position())
    return 0


def check_usage(args: argparse.Namespace) -> None:
    """Refuse arguments that do not go together."""
    if [args.record, args.load, args.start].count(None) != 2:
        raise BadUsage("give one of RECORD, --load FILE, --start GAME (see tabard position --help)")
    if args.at is not None and args.record is None:
        raise BadUsage("--at needs a RECORD")
    if (args.players is not None or args.option) and args.start is None:
        raise BadUsage("--players and --option go with --start")
    if (args.svg or args.json) and args.load is None:
        raise BadUsage("--svg and --json go with --load")
    if args.svg and args.json:
        raise BadUsage("--json and --svg do not go together")


def print_json(position: dict[str, Any]) -> None:
    """Print a position for people and machines."""
    print(json.dumps(position, indent=2, ensure_ascii=False))


def look_at(state: State, args: argparse.Namespace) -> None:
    """Show a loaded position in the way asked for."""
    seat = int(state.to_move) if state.to_move >= 0 else None
    view = state.view(seat)
    say = speech(args.lang)
    screen = Screen([say("seat", number=n) for n in range(int(state.players))])
    words = Words(state.game.edition, args.lang)
    if args.svg:
        files.write(args.svg, svg(state, seat, screen.names, words.lang), args.force)
    elif args.json:
        print(json.dumps(as_json(state, words.prompt(view, screen.names)), ensure_ascii=False))
    else:
        picture.show_table(view, words, screen)
        screen.say()
        picture.show_prompt(state, view, words, screen)
        picture.show_choices(state, view, words, screen)


def as_json(state: State, prompt: str) -> dict[str, Any]:
    """Who is to move and the choices, as JSON data."""
    actions = state.game.actions
    weights = state.weights() if state.to_move == CHANCE else None
    choices = [
        {"code": code, "text": actions.text(code), "form": actions.json(code)}
        | ({"weight": weights[i]} if weights else {})
        for i, code in enumerate(state.choices())
    ]
    return {
        "game": state.game.id,
        "to_move": state.game.mover(state),
        "step": state.step().name,
        "rule": state.cited(),
        "prompt": prompt,
        "choices": choices,
        "scores": state.scores(),
        "fingerprint": state.fingerprint(),
    }
