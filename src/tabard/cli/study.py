"""`tabard study`: where a recorded game was decided, by the value of level 5."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final

from tabard.cli import commented, files
from tabard.cli.arguments import Commands, add_force, add_language, positive
from tabard.cli.data import add_data
from tabard.cli.speech import player_names, speech
from tabard.kernel.errors import BadInput
from tabard.kernel.record import Record

if TYPE_CHECKING:
    from tabard.study.telling import Teller

LARGEST: Final = 1_000_000  # bytes: a long game takes a fiftieth of it
WIDE: Final = 40  # signs of a bar


def add(commands: Commands) -> None:
    """Declare the command."""
    command = commands.add_parser(
        "study",
        help="say where a recorded game was decided",
        description="Study a finished game by the value of level 5: everybody's "
        "chances turn by turn, luck apart from skill, at most five marks with the choice made and "
        "a better one, and what to take along. Seats are judged by what they knew. The comments "
        "and variations that the record carries are printed after it.",
    )
    command.add_argument("record", metavar="RECORD", help="file of the record (- for stdin)")
    command.add_argument(
        "--json", metavar="FILE", help="write the study as data too (docs/formats/study.md)"
    )
    command.add_argument(
        "--iterations", type=positive, metavar="N", help="of each search (default: the level's)"
    )
    command.add_argument(
        "--jobs", type=positive, metavar="J", help="processes at once (default: one per CPU)"
    )
    add_language(command)
    add_force(command)
    add_data(command)
    command.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Study the record."""
    from tabard.lab.workers import workers
    from tabard.study.study import USUAL, study_of

    if args.json:
        files.check_new(args.json, args.force)
    data = files.read_bytes(args.record)
    if len(data) > LARGEST:
        raise BadInput(args.record, f"is larger than {LARGEST} bytes: that is no record of a game")
    record = files.record_in(args.record, data)
    written = commented.written_in(args.record, data, record)
    depth = USUAL
    if args.iterations:
        weighing = max(1, args.iterations * USUAL.weighing // USUAL.iterations)
        depth = USUAL._replace(iterations=args.iterations, weighing=weighing)
    with workers(args.jobs or os.cpu_count() or 1) as crew:
        found = study_of(record, with_progress(crew.each), depth)
    if args.json:
        named = {**found, "names": record.names}
        files.write(args.json, json.dumps(named, ensure_ascii=False) + "\n", args.force)
    said = commented.told(record, written, args.lang)
    heading = ["", f"{speech(args.lang)('written')}:"] if said else []
    print("\n".join([*told(record, found, args.lang), *heading, *said]))
    return 0


def with_progress(
    each: Callable[..., Any],
) -> Callable[[list[Any]], Sequence[Any]]:
    """Have pieces of work done, and say on a terminal how many are."""
    from tabard.study.weighing import carry_out

    def work(pieces: list[Any]) -> list[Any]:
        answers: list[Any] = []
        for answer in each(carry_out, pieces):
            answers.append(answer)
            if sys.stderr.isatty():
                print(f"\r{len(answers)}/{len(pieces)} ", end="", file=sys.stderr, flush=True)
        if sys.stderr.isatty():
            print("\r          \r", end="", file=sys.stderr, flush=True)
        return answers

    return work


def told(record: Record, found: dict[str, Any], lang: str) -> list[str]:
    """A study as lines: the chances as they went, the marks, and what each seat takes along."""
    from tabard.study.telling import Teller

    teller = Teller(record, found, player_names(record, lang), lang)
    lines = [*ribbon(teller.names, found), teller.standing(found["end"]), ""]
    for number, mark in enumerate(found["marks"], 1):
        lines.append(f"{number}. {mark['ply']}: {teller.kind(mark)}. {teller.mark(mark)}")
    for seat in range(record.players):
        lines += ["", *teller.lessons(seat)]
    return [*lines, *beside(teller, found)]


def beside(teller: Teller, found: dict[str, Any]) -> list[str]:
    """Everybody's points by source and by period beside what strong play scores."""
    from tabard.scoresheet import period
    from tabard.study.strong import compared, of_seat, strong

    record, words = teller.record, teller.words
    best = strong(record.game.edition, record.players)
    if best is None:
        return []
    seats = [of_seat(found["points"], seat) for seat in range(record.players)]
    lists = [compared(own, None, best) for own in seats]
    rows: dict[str, list[str]] = {}
    for seat, listed in enumerate(lists):
        for one in listed:
            name = words(f"points-{one.source}") if one.source else period(one.period, words)
            row = rows.setdefault(name, ["–"] * len(seats) + [f"{one.strong or 0:.1f}"])
            row[seat] = f"{one.own:.0f}"
    heads = [*teller.names[: len(seats)], f"{best.bot} ({best.games})"]
    widths = [max(len(head), 5) for head in heads]
    first = max(map(len, rows), default=0)
    lines = [" " * first, *(name.ljust(first) for name in rows)]
    cells = [heads, *rows.values()]
    return [
        "",
        *(
            lead + "".join(f"  {c:>{w}}" for c, w in zip(each, widths, strict=True))
            for lead, each in zip(lines, cells, strict=True)
        ),
    ]


def ribbon(names: Sequence[str], found: dict[str, Any]) -> list[str]:
    """Everybody's chances through the game, a row of bars for each."""
    bars = "▁▂▃▄▅▆▇█"
    rows = [*(turn["chances"] for turn in found["turns"]), found["end"]]
    longest = max(map(len, names))
    lines: list[str] = []
    for mat, name in enumerate(names):
        places = [rows[n * (len(rows) - 1) // (WIDE - 1)][mat] for n in range(WIDE)]
        row = "".join(bars[min(len(bars) - 1, int(chance * len(bars)))] for chance in places)
        lines.append(f"{name:{longest}} {row}")
    return lines
