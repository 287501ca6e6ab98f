"""Whose consent an undo needs: it takes nothing from anybody behind their back."""

from __future__ import annotations

from tabard.server.asker import Asker
from tabard.server.log import Entry
from tabard.server.table import Table


def concerned(table: Table, user: str, ply: int) -> list[int]:
    """The seats of other people who must agree to go back to a ply.

    All who are there; and of those who are away whoever has chosen since, and all of them if
    something was drawn that everybody has seen.
    """
    since = {made.seat for made in table.plies[ply:]}
    drawn = any(seat < 0 for seat in since)
    return [
        i
        for i, seat in enumerate(table.seats)
        if seat.user and seat.user != user and (not seat.bot or drawn or i in since)
    ]


def letting_be(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Who goes while an undo that concerns them is talked about has not agreed to it.

    Nor have they declined: when they are back they may be asked again.
    """
    undo = table.undo
    if undo is None or undo.seat == seat or seat in undo.agreed:
        return []
    asker = table.seats[undo.seat].user
    if seat not in concerned(table, asker, undo.ply):
        return []
    return [who.entry("decline", seat, away=True)]
