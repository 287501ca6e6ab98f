"""A table that asks a puzzle: whose turn it is, what is made of the turn, and the ways on from it.

Such a table begins from a position, as whoever sits there knows it, and belongs to one person. The
turn is played as anywhere; once it is whole nobody plays on, a worker of the bots says what it is
worth, and the verdict is written into the log. What was solved is found by that alone.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabard.kernel.errors import BadInput
from tabard.puzzles.judging import Judged
from tabard.puzzles.puzzle import Puzzle, puzzle
from tabard.server.asker import Asker, own_seat
from tabard.server.botworker import Errand
from tabard.server.livetable import Failed, LiveTable
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.setup import BOT, EASIEST_BOT, LESSON, PERSON, SeatPlan, Setup

if TYPE_CHECKING:
    from tabard.server.house import House
    from tabard.server.table import Table

log = logging.getLogger("tabard")

# For how long a turn is left alone that could not be judged, in milliseconds; each time twice that.
FIRST_REST: Final = 5_000
LONGEST_REST: Final = 600_000
MOST_DOUBLED: Final = 10


def plan_of(one: Puzzle, host: str) -> Setup:
    """The table at which a puzzle is asked: the person, and bots that will not be asked."""
    record, others = one.record, SeatPlan(BOT, EASIEST_BOT)
    seats = [SeatPlan(PERSON) if i == one.seat else others for i in range(record.players)]
    return Setup(
        game=record.game.id,
        players=record.players,
        options=dict(record.options),
        seats=tuple(seats),
        host=host,
        watch=LESSON,
        takeover=EASIEST_BOT,
        rules_version=record.game.rules_version,
        hints=False,
        data=record.game.data,
        rated=False,
        puzzle=one.id,
        start=one.sample.position(),
    )


def puzzle_of(table: Table) -> Puzzle | None:
    """The puzzle that a table asks; None where it asks none, or one that is no more."""
    if not table.plan.puzzle or table.game is None:
        return None
    try:
        return puzzle(table.game.edition, table.plan.puzzle)
    except BadInput:
        return None


def due(table: Table) -> bool:
    """Whether a turn waits for its verdict."""
    return table.trying.verdict is None and bool(table.answered()) and not table.closed


def rests(live: LiveTable, at: int) -> bool:
    """Whether the turn that waits could not be judged, and is left alone for a while."""
    failed = live.failed
    return failed is not None and failed.codes == live.table.answered() and at < failed.until


def leave_alone(live: LiveTable, codes: tuple[int, ...], at: int) -> None:
    """Do not try a turn again at once that could not be judged, and each time for longer."""
    times = tried(live, codes)
    wait = min(FIRST_REST << min(times, MOST_DOUBLED), LONGEST_REST)
    live.failed = Failed(codes, times + 1, at + wait)


def tried(live: LiveTable, codes: tuple[int, ...]) -> int:
    """How often a turn could not be judged already."""
    failed = live.failed
    return failed.times if failed is not None and failed.codes == codes else 0


async def judge(house: House, live: LiveTable) -> None:
    """Have a turn judged and write the verdict down, unless it was taken back meanwhile.

    Where the house was too slow for it, the turn is looked at for half as long the next time.
    """
    one = puzzle_of(live.table)
    codes: tuple[int, ...] = ()
    try:
        while one is not None and due(table := live.table):
            codes = table.answered()
            attempt = one.attempt(codes)
            seconds = attempt.seconds / (1 << min(tried(live, codes), MOST_DOUBLED))
            errand = Errand(table.id, attempt._replace(seconds=seconds))
            found: Judged = await house.botpool.ask_twice(errand, table.plan.host, True)
            await house.carry_out(live, house.asker(), verdict(codes, found))
    except RequestRefused as refused:
        log.warning("table %s: a verdict was refused: %s", live.table.id, refused)
        leave_alone(live, codes, house.clock.now())
    except Exception:
        log.exception("table %s: a turn could not be judged", live.table.id)
        leave_alone(live, codes, house.clock.now())


def verdict(codes: tuple[int, ...], found: Judged) -> Callable[[Table, Asker], list[Entry]]:
    """The command that says what a turn is worth, if it is still the one that stands."""

    def command(table: Table, who: Asker) -> list[Entry]:
        if table.answered() != codes or table.trying.verdict is not None:
            return []
        figures = {name: round(getattr(found, name), 4) for name in ("made", "best", "error")}
        reasons = [list(reason) for reason in found.reasons]
        return [
            who.entry("verdict", right=found.right, same=found.same, reasons=reasons, **figures)
        ]

    return command


def asked_here(table: Table, who: Asker, seat: int) -> None:
    """Refuse unless a puzzle is asked at a table, of whoever asks for something."""
    own_seat(table, who, seat)
    if not table.plan.puzzle or table.closed:
        raise RequestRefused("no-puzzle", 409, "No puzzle is asked here.")


def try_again(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Take everything back, what is tried and what was judged."""
    asked_here(table, who, seat)
    if table.plies:
        return [who.entry("ask-undo", seat, ply=0), who.entry("undo", seat, ply=0)]
    if not table.draft:
        raise RequestRefused("nothing-to-undo", 409, "There is nothing to take back.")
    return [who.entry("takeback", seat, all=True)]


def give_up(table: Table, who: Asker, seat: int) -> list[Entry]:
    """See the answer, from the beginning; a turn is right from then on, but solves nothing."""
    asked_here(table, who, seat)
    back = try_again(table, who, seat) if table.plies or table.draft else []
    return [*back, who.entry("give-up", seat)] if not table.trying.shown else back
