"""Calling a game off: everybody who plays agrees to end it without a result, and nobody loses."""

from __future__ import annotations

from tabard.server.asker import Asker, playing_seat
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.table import Table


def present(table: Table) -> list[int]:
    """The seats of people who play; for who has left a bot does."""
    return [i for i, seat in enumerate(table.seats) if seat.user and not seat.bot]


def can_agree(table: Table) -> bool:
    """Whether there is anybody to agree with: two people, at least, who play."""
    return table.running and len({table.seats[seat].user for seat in present(table)}) > 1


def is_called_off(table: Table) -> bool:
    """Whether the game ended so, and not because the host closed the table."""
    return table.closed and bool(table.called_off) and not set(present(table)) - table.called_off


def call_off(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Wish to end the game without a result; it ends once all who play do.

    Nobody can agree with bots: who plays against them alone leaves, or closes a table that does
    not count.
    """
    playing_seat(table, who, seat)
    if not can_agree(table):
        raise RequestRefused("nobody-agrees", 409, "Nobody else plays here who could agree.")
    mine = [i for i in table.seats_of(who.user) if i not in table.called_off]
    if not mine:
        return []
    entries = [who.entry("call-off", i) for i in mine]
    missing = set(present(table)) - table.called_off - set(mine)
    return entries if missing else [*entries, who.entry("close")]


def play_on(table: Table, who: Asker, seat: int) -> list[Entry]:
    """Do not agree, or no longer: the game goes on."""
    playing_seat(table, who, seat)
    if not table.called_off:
        raise RequestRefused("not-called-off", 409, "Nobody wishes to call the game off.")
    return [who.entry("play-on", seat)]
