"""What a table has to say to whom at present, read off the table alone.

Every server finds the same occasions in the same log, each with the moment it is about; so however
often one is written down, it is one call.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from tabard.server.consent import concerned
from tabard.server.table import Occupant, Table

TURN: Final = "turn"
UNDO: Final = "undo"
BEGUN: Final = "begun"
OVER: Final = "over"
LATE: Final = "late"
REMIND: Final = "remind"
NUDGE: Final = "nudge"
# Of several calls about one table, the first of these says what the others would.
RANKS: Final = (OVER, NUDGE, TURN, REMIND, UNDO, LATE, BEGUN)

LAST_PART: Final = 4  # the reminder comes when so little of a slow clock's time is left: a fourth


@dataclass(frozen=True, slots=True)
class Occasion:
    """Something to call somebody for, and when it came about."""

    user: str
    seat: int
    kind: str
    moment: int
    at: int = field(compare=False)


def occasions(table: Table) -> list[Occasion]:
    """Everything that people at a table could be called for now."""
    if table.state is None or table.closed or not worth_calling(table):
        return []
    last = table.changed_at
    if table.over:
        return [Occasion(one.user, i, OVER, table.state_version, last) for i, one in people(table)]
    chosen = {ply.seat for ply in table.plies}
    found = [Occasion(one.user, i, BEGUN, 0, last) for i, one in people(table) if i not in chosen]
    for seat, since in table.summoned.items():
        if seat in table.orders:
            continue  # the house chooses for them
        user, at = table.seats[seat].user, table.timing.since.get(seat, last)
        found.append(Occasion(user, seat, TURN, since, at))
        if table.timing.clock.kind == "slow":
            found.append(Occasion(user, seat, REMIND, since, at))
    for seat, (at, number) in table.nudged.items():
        if seat in table.summoned:
            found.append(Occasion(table.seats[seat].user, seat, NUDGE, number, at))
    if table.undo is not None:
        asker = table.seats[table.undo.seat].user
        for seat in concerned(table, asker, table.undo.ply):
            if seat not in table.undo.agreed and not table.seats[seat].bot:
                user = table.seats[seat].user
                found.append(Occasion(user, seat, UNDO, table.undo.asked_at, last))
    for number, flag in enumerate(table.chronicle.flags, 1):
        one = table.seats[flag.seat]
        if one.user and one.bot:
            found.append(Occasion(one.user, flag.seat, LATE, number, flag.at))
    return found


def people(table: Table) -> list[tuple[int, Occupant]]:
    """The seats that a person has, who is there."""
    return [(i, one) for i, one in enumerate(table.seats) if one.user and not one.bot]


def worth_calling(table: Table) -> bool:
    """Whether somebody would want to be called: not where one plays against bots, who wait."""
    persons = {one.user for one in table.seats if one.user}
    return len(persons) > 1 or table.timing.clock.kind == "slow"


def remind_at(table: Table, seat: int) -> int | None:
    """When a seat is to be reminded of a slow clock; None if no such clock runs for it."""
    due = table.timing.flag_of(seat)
    if due is None or table.timing.clock.kind != "slow":
        return None
    return due - table.timing.clock.bank // LAST_PART
