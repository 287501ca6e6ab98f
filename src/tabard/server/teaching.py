"""A table that teaches: where its game stands on the lesson's line, and who follows the line.

Such a table is like any other. Its plan names the lesson; what the others and chance choose is the
lesson's as long as the learner chooses what is meant, and all of it stands in the log as ever. Who
goes astray plays on with the house's own dealer and bots, and can come back to the line. A stretch
is a line too: after its opening everybody plays on like that, until it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from tabard.kernel.errors import Unknown
from tabard.lessons import Lesson, lesson
from tabard.server.asker import Asker, playing_seat
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.setup import BOT, EASIEST_BOT, LESSON, PERSON, SeatPlan, Setup

if TYPE_CHECKING:
    from tabard.server.table import Table


class Script(NamedTuple):
    """What a lesson deals: all choices of its line, and how many of them it makes by itself."""

    codes: Sequence[int]
    opening: int


def plan_of(taught: Lesson, host: str, rules_version: int, data: str) -> Setup:
    """The table at which a lesson is taught: the learner, and the easiest bots."""
    others = SeatPlan(BOT, EASIEST_BOT)
    seats = [SeatPlan(PERSON) if i == taught.seat else others for i in range(taught.players)]
    return Setup(
        game=taught.game,
        players=taught.players,
        options=dict(taught.options),
        seats=tuple(seats),
        host=host,
        watch=LESSON,
        takeover=EASIEST_BOT,
        rules_version=rules_version,
        hints=bool(taught.until),
        data=data,
        rated=False,
        lesson=taught.id,
    )


def lesson_of(table: Table) -> Lesson | None:
    """The lesson that a table teaches; None where it teaches none, or one that is no more."""
    if not table.plan.lesson or table.game is None:
        return None
    try:
        return lesson(table.game.edition, table.plan.lesson)
    except Unknown:
        return None


def made_so_far(table: Table, more: Sequence[int] = ()) -> list[int]:
    """The choices made at a table, those that are tried, and more."""
    return [*(ply.code for ply in table.plies), *table.draft, *more]


def followed(table: Table) -> int:
    """How many choices of its lesson a table has followed."""
    taught = lesson_of(table)
    return taught.followed([ply.code for ply in table.plies]) if taught is not None else 0


def stretch_of(table: Table) -> Lesson | None:
    """The stretch that is played at a table; None where it is another table."""
    taught = lesson_of(table)
    return taught if taught is not None and taught.until else None


def stretch_ended(table: Table) -> bool:
    """Whether a stretch is played at a table and has come to its end."""
    stretch = stretch_of(table) if table.plan.lesson else None
    return stretch is not None and table.state is not None and stretch.ended(table.state)


def learned(table: Table) -> bool:
    """Whether the lesson of a table was followed to its end, or its stretch played to its own."""
    taught = lesson_of(table)
    if taught is None:
        return False
    return stretch_ended(table) if taught.until else followed(table) == len(taught.line)


def script_of(table: Table, codes: Sequence[int] = ()) -> Script | None:
    """What the lesson deals after these choices; None once the game has gone another way."""
    taught = lesson_of(table)
    made = [*(ply.code for ply in table.plies), *codes]
    if taught is None or taught.followed(made) < len(made):
        return None
    return Script([one.code for one in taught.line], taught.opening)


def teaches(table: Table) -> bool:
    """Whether the lesson goes on: its end is not reached, and nobody has gone astray."""
    taught = lesson_of(table)
    at = followed(table)
    return taught is not None and at == len(table.plies) and at < len(taught.line)


def meant(table: Table, codes: Sequence[int]) -> bool:
    """Whether these are the choices that the lesson means now, and no others are tried."""
    taught = lesson_of(table)
    made = made_so_far(table, codes)
    return taught is not None and taught.followed(made) == len(made)


def part_of(table: Table, seat: int) -> int | None:
    """What the lesson lets a bot choose; None where the bot has to think for itself."""
    taught = lesson_of(table)
    if taught is None or not teaches(table):
        return None
    return next((one.code for one in taught.line[len(table.plies) :] if one.seat == seat), None)


def come_back(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Go back to where the lesson was left: take back what is tried, or all that was chosen."""
    playing_seat(table, who, seat)
    if lesson_of(table) is None or stretch_of(table) is not None:
        raise RequestRefused("no-lesson", 409, "No lesson is taught here.")
    ply = followed(table)
    if ply < len(table.plies):
        return [who.entry("ask-undo", seat, ply=ply), who.entry("undo", seat, ply=ply)]
    if not table.draft:
        raise RequestRefused("nothing-to-undo", 409, "There is nothing to take back.")
    return [who.entry("takeback", seat, all=True)]
