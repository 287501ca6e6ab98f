"""`tabard puzzles`: find moments at which one turn is clearly best, and verify them."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tabard.cli import FAILED, complain, files
from tabard.cli.arguments import Commands, add_force, one_line, positive
from tabard.cli.keeping import DATABASE, present
from tabard.games import NAMES, folder, game
from tabard.kernel.errors import BadInput
from tabard.kernel.record import Record

MOST: Final = 12
GAMES: Final = 40
EACH: Final = 2  # of one game: the next moment of the same table asks much the same


def add(commands: Commands) -> None:
    """Declare the command and its parts."""
    command = commands.add_parser(
        "puzzles",
        help="find moments at which one turn is clearly best, or verify them",
        description="Puzzles are moments of games at which one turn is clearly the best, as far as "
        "the seat can know, and is not seen at a glance. A house offers those that lie in the "
        "folder of a game (puzzles.toml).",
    )
    parts = command.add_subparsers(title="what to do", metavar="WHAT", required=True)
    add_find(parts)
    verify_part = parts.add_parser(
        "verify",
        help="look at puzzles once more, longer and with other dice",
        description="Replay every puzzle and look for its best turn with longer searches from "
        "other deals. Those that do not stand are named; exit code 2.",
    )
    verify_part.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    verify_part.add_argument("--file", metavar="FILE", help="puzzles of one game, kept elsewhere")
    verify_part.add_argument(
        "--drop", action="store_true", help="write the file again without those that do not stand"
    )
    verify_part.set_defaults(run=verify)


def add_find(parts: Any) -> None:
    """Declare `tabard puzzles find`."""
    command = parts.add_parser(
        "find",
        help="look for puzzles in records, in a house's games or in games of bots",
        description="Look at every turn of some games as level 5 would, and at what "
        "seems a puzzle much longer. Without records and without a house bots play the games: the "
        "same seed finds the same puzzles.",
    )
    command.add_argument("game", metavar="GAME", help="whose puzzles")
    command.add_argument("records", nargs="*", metavar="RECORD", help="files of finished games")
    command.add_argument(
        "--db", metavar="URL", nargs="?", const="",
        help=f"the finished games of a house that anybody may watch: {DATABASE}",
    )  # fmt: skip
    command.add_argument("--players", type=positive, metavar="N", help="default: every number")
    command.add_argument(
        "--games", type=positive, default=GAMES, metavar="G", help=f"at most (default: {GAMES})"
    )
    command.add_argument("--bot", default="level3", metavar="NAME", help="who plays (level3)")
    command.add_argument("--seed", type=one_line, default="1", metavar="S", help="default: 1")
    command.add_argument(
        "--most", type=positive, default=MOST, metavar="K", help=f"puzzles (default: {MOST})"
    )
    command.add_argument(
        "--file", metavar="FILE", help="where to write (default: the folder of the game)"
    )
    add_force(command)
    command.set_defaults(run=find)


def find(args: argparse.Namespace) -> int:
    """Look for puzzles and write them."""
    from tabard.puzzles.finding import found_in, stands
    from tabard.puzzles.puzzle import FILE, Puzzle, text_of

    path = args.file or str(folder(game(args.game).edition) / FILE)
    files.check_new(path, args.force)
    kept: list[Puzzle] = []
    for number, record in enumerate(records_of(args), 1):
        wanted = min(args.most, len(kept) + EACH)
        for one in found_in(record):
            against = "the same as another" if known(one, kept) else stands(one)
            print(f"game {number}, after {len(one.record.choices)} choices: {against or one.id}")
            if not against:
                kept.append(one)
                files.write(path, text_of(kept), force=True)
            if len(kept) == wanted:
                break
        if len(kept) == args.most or number == args.games:
            break
    if not kept:
        raise BadInput(args.game, "no puzzle was found; look at more games")
    print(f"{len(kept)} puzzles: {path}")
    return 0


def known(one: Any, others: Sequence[Any]) -> bool:
    """Whether a puzzle is there already."""
    return any(one.id == other.id for other in others)


def records_of(args: argparse.Namespace) -> Iterator[Record]:
    """The games that are looked at."""
    found = game(args.game)
    if args.records:
        for path in args.records:
            record = files.read_record(path)
            if record.game.id != found.id:
                raise BadInput(path, f"is of {record.game.id}, not {found.id}")
            yield record
    elif args.db is not None:
        args.db = args.db or None
        yield from of_house(args, found.id)
    else:
        yield from between_bots(args)


def between_bots(args: argparse.Namespace) -> Iterator[Record]:
    """Games that bots play, with every number of players in turn; alone nobody is compared."""
    import tabard

    found = game(args.game)
    counts = [args.players] if args.players else [n for n in found.players if n > 1]
    for number in range(args.games):
        players = found.check_players(counts[number % len(counts)])
        yield tabard.play(found, [args.bot] * players, seed=f"puzzles:{args.seed}:{number}")


def of_house(args: argparse.Namespace, name: str) -> Iterator[Record]:
    """The finished games of a house that anybody may watch, as they are played today."""
    from contextlib import closing

    from tabard.cli.serve import open_store
    from tabard.server.house import House
    from tabard.server.refusals import RequestRefused

    with closing(open_store(present(args), only_look=True)) as store:
        house = House(store, 1)
        for row in store.shelf.listed("over", args.games, name):
            try:
                record = house.read(row["id"]).record()
            except RequestRefused as refused:
                complain(f"table {row['id']}: {refused}")
                continue
            if record.game.edition == game(name).edition and record.players > 1:
                yield record


def verify(args: argparse.Namespace) -> int:
    """Look at puzzles again."""
    from tabard.puzzles.finding import stands
    from tabard.puzzles.puzzle import FILE, read, text_of

    names = args.games or NAMES
    if args.file and len(args.games) != 1:
        raise BadInput("--file", "comes with the one game whose puzzles it has")
    fallen = 0
    for name in names:
        found = game(name)
        path = Path(args.file) if args.file else folder(found.edition) / FILE
        puzzles = read(found, path)
        good = []
        for one in puzzles:
            against = stands(one)
            if against:
                fallen += 1
                complain(f"{name} {one.id}: {against}")
            else:
                good.append(one)
        print(f"{name}: {len(good)} of {len(puzzles)} stand")
        if args.drop and len(good) < len(puzzles):
            files.write(str(path), text_of(good), force=True)
    return FAILED if fallen else 0
