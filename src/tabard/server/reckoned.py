"""The score of a table as a seat may know it, its own draft included."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabard.kernel.events import Event, scene_of
from tabard.kernel.reckoning import Reckoning, reckoning
from tabard.kernel.state import State
from tabard.server.log import Made, carried_out
from tabard.server.table import Ply, Table


def score_now(table: Table, seat: int | None) -> Reckoning:
    """The score of a game that has begun as it stands; a draft counts for its own seat alone."""
    state = table.state
    assert state is not None
    told = told_to(table.plies, seat)
    if table.draft and table.running and state.to_move == seat:
        made = Made(state, ())
        for code in table.draft:
            made = carried_out(made.after, code)
            told += [event.seen_by(seat) for event in made.events]
        state = scene_of(made.events) or made.after
    return reckoning(state, told, seat, stages(table, len(table.plies)))


def score_then(table: Table, seat: int | None, plies: int) -> Reckoning:
    """The score as it stood after so many choices, at the end of a game before it is cleared."""
    told = told_to(table.plies[:plies], seat)
    return reckoning(table.shown_at(plies), told, seat, stages(table, plies))


def told_to(plies: Iterable[Ply], seat: int | None) -> list[dict[str, Any]]:
    """Everything that a seat was told."""
    return [event.seen_by(seat) for ply in plies for event in ply.events]


def stages(table: Table, plies: int) -> list[State]:
    """Where the score is a sheet: the states in which the periods of the present game ended."""
    assert table.first is not None
    accounts = table.first.game.accounts()
    if not accounts.period or accounts.sheet(table.first) is None:
        return []
    found: list[State] = []
    for n, ply in enumerate(table.plies[:plies], 1):
        if ends_period(ply.events, accounts.period):
            found.append(ply.shown)
        if ply.scene is not None and n < plies:  # another game begins
            found.clear()
    if found and found[-1] is table.shown_at(plies):
        found.pop()
    return found


def ends_period(events: Iterable[Event], kind: str) -> bool:
    """Whether a choice made something of this kind happen."""
    return any(event.kind == kind for event in events)
