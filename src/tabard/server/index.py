"""How tables are found: the columns that follow the log, for lists of tables and finished games."""

from __future__ import annotations

from typing import Any

from tabard.kernel.events import EVERYBODY
from tabard.server.store.store import Index as Index
from tabard.server.table import Table
from tabard.server.teaching import learned, lesson_of


def status(table: Table) -> str:
    """open, running, over or closed."""
    if table.closed:
        return "closed"
    if table.state is None:
        return "open"
    return "over" if table.over else "running"


def found(table: Table) -> Index:
    """How a table is found now."""
    return summary(table), people(table)


def summary(table: Table) -> dict[str, Any]:
    """The columns for finding a table: nothing that a spectator may not know."""
    over = table.state if table.over else None
    return {
        "status": status(table),
        "rules_version": table.plan.rules_version,
        "changed_at": table.changed_at,
        "version": table.version,
        "summary": {
            "players": table.plan.players,
            "versions": list(table.versions),
            "names": table.names(),
            "bots": [bool(seat.bot) for seat in table.seats],
            "levels": [seat.bot for seat in table.seats],
            "kinds": [seat.kind for seat in table.plan.seats],
            "free": [seat.free for seat in table.seats],
            "scores": over.scores() if over else [],
            "ranking": over.ranking() if over else [],
            "heading": table.state.game.heading(table.state) if table.state is not None else "",
            "plies": len(table.plies),
            "clock": table.plan.clock.kind,
            "people": [seat.user for seat in table.seats],
            "openings": openings(table) if over else [],
            **lesson(table),
            **puzzle(table),
        },
    }


def lesson(table: Table) -> dict[str, Any]:
    """The lesson that a table teaches, and whether it was played to its end."""
    taught = lesson_of(table) if table.plan.lesson else None
    if taught is None:
        return {}
    return {"lesson": taught.id, "learned": learned(table)}


def puzzle(table: Table) -> dict[str, Any]:
    """The puzzle that a table asks and how it went, or the day whose deal is played."""
    plan, trying = table.plan, table.trying
    if plan.daily:
        return {"daily": plan.daily}
    if not plan.puzzle:
        return {}
    solved = {"solved": trying.solved, "shown": trying.shown, "tries": trying.tries}
    return {"puzzle": plan.puzzle, **solved}


def openings(table: Table) -> list[dict[str, Any] | None]:
    """How each seat began, as everybody saw it: the first thing that its own choices did."""
    found: list[dict[str, Any] | None] = [None] * len(table.seats)
    for ply in table.plies:
        for event in ply.events:
            seat = event.seat
            if ply.seat == seat >= 0 and found[seat] is None and event.only == EVERYBODY:
                found[seat] = event.seen_by(None)
        if None not in found:
            break
    return found


def people(table: Table) -> dict[str, int]:
    """Who sits at a table, and whether it waits for them."""
    waits = awaited(table)
    return {seat.user: int(seat.user in waits) for seat in table.seats if seat.user}


def awaited(table: Table) -> set[str]:
    """The people a table waits for."""
    return {table.seats[seat].user for seat in table.awaited() if not table.seats[seat].bot}


def urgent(table: Table, indexed: Index | None) -> bool:
    """Whether who looks for the table must find it changed at once: where, or who sits there."""
    if indexed is None or indexed[0]["status"] != status(table):
        return True
    return indexed[0]["summary"]["bots"] != [bool(seat.bot) for seat in table.seats] or set(
        indexed[1]
    ) != {seat.user for seat in table.seats if seat.user}
