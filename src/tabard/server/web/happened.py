"""What happened at a table as data: the events that a reader may see, and what they move.

They go the way of the log's words (`diary`): every event as `seen_by` the seat, none that is hushed
to it. What a page shows on the way from one moment to the next comes from here alone.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tabard.kernel.events import EVERYBODY, Event
from tabard.kernel.state import State
from tabard.presentation.motion import Told
from tabard.server.log import carried_out
from tabard.server.table import Ply, Table
from tabard.server.web.sight import Sight

Mark = tuple[int, int]  # a choice and an event of it, both counted from 0
Chain = tuple[Mark, Mark]

NO_CHAIN: Final[Chain] = ((0, 0), (0, 0))


class Row(NamedTuple):
    """What one choice made happen, as a reader is told.

    events   one for each event of the choice; None: the reader is not told of it
    station  the station of the last one that has any
    opened   the event with which the present reckoning began
    chain    the last reckoning up to here: from where it was opened to the last station that was
             come to by itself, one of several or by chance
    """

    ply: Ply | None
    events: tuple[Told | None, ...]
    station: str = ""
    opened: Mark = (0, 0)
    chain: Chain = NO_CHAIN


NOTHING: Final = Row(None, ())


def rows(table: Table, sight: Sight, plies: int) -> list[Row]:
    """What at least so many choices made happen, found once per seat that sees more."""
    kept: dict[int | None, list[Row]] = table.memory.setdefault("happened", {})
    found = kept.setdefault(sight.seat, [])
    if found and len(found) == len(table.plies) and found[-1].ply is table.plies[-1]:
        return found
    while found and found[-1].ply is not next(iter(table.plies[len(found) - 1 :]), None):
        found.pop()
    for i, ply in enumerate(table.plies[len(found) : plies], len(found)):
        secret = any(event.only != EVERYBODY for event in ply.events)
        if sight.seat is not None and not secret:
            found.append(rows(table, sight.everybodys, i + 1)[i])
        else:
            found.append(row(ply, i, sight, found[-1] if found else NOTHING))
    return found


def row(ply: Ply, index: int, sight: Sight, before: Row) -> Row:
    """What a choice made happen, after what happened before it."""
    opens = sight.board.motion.opens
    station, opened, chain = before.station, before.opened, before.chain
    events: list[Told | None] = []
    spots: set[tuple[str, str]] = set()
    reached = chain
    for i, event in enumerate(ply.events):
        if event.kind in opens:
            station, opened = "", (index, i)
        told = told_of(event, sight, station)
        if told is not None:
            told["ply"] = index + 1
            if "at" in told:
                station, reached = told["at"], (opened, (index, i + 1))
                spots.add((station, told["spot"]))
        events.append(told)
    if len(spots) > 1 or (spots and ply.seat < 0):
        chain = reached
    return Row(ply, tuple(events), station, opened, chain)


def told_of(event: Event, sight: Sight, station: str) -> Told | None:
    """An event as a reader is told of it; None where the log does not speak of it either."""
    seen = event.seen_by(sight.seat)
    return None if sight.words.hushed(seen) else sight.board.motion.told(seen, station)


def between(table: Table, sight: Sight, first: int, last: int) -> list[Told]:
    """What happened after the first so many choices, up to the last."""
    return [told for row in rows(table, sight, last)[first:last] for told in row.events if told]


class Witness:
    """How much of what happened a reader has been told, what he has drafted himself among it."""

    def __init__(self, plies: int) -> None:
        self.plies = plies
        self.codes: list[int] = []  # drafted choices he has been told of
        self.state: State | None = None  # and where they led

    def fresh(self, table: Table, sight: Sight, plies: int, drafts: bool) -> list[Told]:
        """What has happened since, up to a ply; with what is drafted, for whoever drafts."""
        found: list[Told] = []
        known = list(self.codes)
        for row in rows(table, sight, plies)[self.plies : plies]:
            assert row.ply is not None
            if known and row.ply.seat == sight.seat and row.ply.code == known[0]:
                del known[0]  # seen when it was drafted
            else:
                known = []
                found += [told for told in row.events if told]
        if self.plies != plies or not drafts:
            self.codes, self.state = [], None
        self.plies = plies
        if drafts:
            found += self.drafted(table, sight)
        return found

    def drafted(self, table: Table, sight: Sight) -> list[Told]:
        """What the choices do that have been drafted since; what is taken back tells nothing."""
        draft, known = table.draft, self.codes
        same = next((i for i, code in enumerate(known) if draft[i : i + 1] != [code]), len(known))
        begin, state = (len(known), self.state) if same == len(known) else (0, None)
        if state is None:
            begin, state = 0, table.state
        found: list[Told] = []
        station = ""
        for i, code in enumerate(draft[begin:], begin):
            assert state is not None
            made = carried_out(state, code)
            state = made.after
            for event in made.events if i >= same else ():
                told = told_of(event, sight, station)
                if told is not None:
                    station = told.get("at", station)
                    found.append(told)
        self.codes, self.state = list(draft), state
        return found
