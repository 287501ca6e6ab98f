"""`tabard play`: a whole game in the terminal, against bots."""

from __future__ import annotations

import argparse

from tabard.cli import INTERRUPTED, files
from tabard.cli.arguments import (
    BadUsage,
    Commands,
    add_force,
    add_language,
    add_options,
    one_line,
    read_options,
    whole,
)
from tabard.cli.conversation import Conversation, Left
from tabard.cli.data import add_data
from tabard.cli.screen import Screen, is_terminal
from tabard.cli.session import Session, new_game, resumed, seating
from tabard.cli.speech import player_names, speech
from tabard.games import game, shelf
from tabard.words import Words


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "play",
        help="play a game against bots",
        description="Play a whole game in the terminal against bots. Type ? at the prompt for "
        "help. The dealer publishes a hash of its seed before the game and the seed after it, so "
        "that tabard verify can check every card dealt.",
    )
    command.add_argument(
        "game", metavar="GAME", nargs="?", help="default: the first that tabard games lists"
    )
    command.add_argument("--players", type=whole, metavar="N", help="seats (default: 3)")
    command.add_argument(
        "--seat",
        type=whole,
        default=0,
        metavar="N",
        help="your seat, 0 being the first (default: 0)",
    )
    command.add_argument(
        "--bots",
        default="greedy",
        metavar="NAMES",
        help="bots of the other seats, such as greedy,random; one name fills all (default: greedy)",
    )
    command.add_argument(
        "--seed", type=one_line, metavar="TEXT", help="the dealer's seed (default: a fresh one)"
    )
    command.add_argument("--name", type=one_line, metavar="TEXT", help="yours (default: Guest)")
    add_options(command)
    command.add_argument("--record", metavar="FILE", help="write the game to FILE when it ends")
    command.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    add_language(command)
    add_force(command)
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, or show how to."""
    if args.record is not None:
        files.check_new(args.record, args.force)
    session = begin(args)
    words = Words(session.record.game.edition, args.lang)
    screen = Screen(player_names(session.record, args.lang))
    if not is_terminal():
        return show_opening(session, words, screen)
    return converse(Conversation(session, words, screen), args.record, args.force)


def begin(args: argparse.Namespace) -> Session:
    """The game that the arguments ask for."""
    if args.resume is not None:
        if args.game is not None or args.seed is not None or args.option:
            raise BadUsage("--resume goes on as the game was: no GAME, --seed or --option with it")
        return resumed(files.read_record(args.resume))
    found = game(args.game or shelf()[0])
    players, bots = seating(found, args.players, args.seat, args.bots.split(","))
    options = found.agree(players, read_options(found, args.option))
    name = args.name or speech(args.lang)("guest")
    return new_game(found, players, options, args.seat, bots, args.seed, name)


def show_opening(session: Session, words: Words, screen: Screen) -> int:
    """The opening table and how to play, for those who look without a terminal."""
    conversation = Conversation(session, words, screen)
    conversation.open()
    session.run_on()
    conversation.news()
    if not session.over():
        conversation.situation()
        screen.say()
    rule = session.state.cited()
    example = session.record.game.actions.text(session.record.choices[-1])
    if not session.over():
        example = session.record.game.actions.text(session.state.choices()[0])
    conversation.explain(example, rule)
    screen.say()
    screen.say(conversation.say("no-terminal"))
    return 0


def converse(conversation: Conversation, path: str | None, force: bool) -> int:
    """Play to the end, or until the player leaves.

    Where a record is wanted, it is written before the end is shown, and whatever else went wrong.
    """
    use_line_editing()
    code = 0
    try:
        try:
            conversation.open()
            conversation.play()
        finally:
            if path is not None:
                conversation.write(path, force)
        conversation.end()
    except (Left, EOFError):
        conversation.screen.say()
        conversation.screen.say(conversation.say("goodbye"))
    except KeyboardInterrupt:
        conversation.screen.say()
        conversation.screen.say(conversation.say("goodbye"))
        code = INTERRUPTED
    finally:
        if path in conversation.saved:
            conversation.screen.say(conversation.say("recorded", path=path))
    return code


def use_line_editing() -> None:
    """Let the arrow keys work where Python has the library for it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass
