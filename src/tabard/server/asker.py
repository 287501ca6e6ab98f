"""Who asks for something at a table, whether the seat is theirs, and what it is asked itself."""

from __future__ import annotations

from tabard.kernel.onward import Onward
from tabard.kernel.state import State
from tabard.server.log import Entry, Made
from tabard.server.refusals import RequestRefused, not_running, not_your_seat
from tabard.server.table import Table


class Asker:
    """Who asks, when, and under which request id; makes the entries of one command.

    All entries of a command are written together or not at all; the last carries the request id.
    Who comes to sit down may bring a `nonce` along for the dealer's seed.
    """

    def __init__(self, user: str, name: str, now: int, request: str = "", nonce: str = "") -> None:
        self.user = user
        self.name = name
        self.now = now
        self.request = request
        self.nonce = nonce

    def entry(self, kind: str, seat: int | None = None, **data: object) -> Entry:
        """An entry of this asker."""
        return Entry(kind, self.now, seat, self.user, "", data)

    def choice(self, seat: int | None, code: int, made: Made) -> Entry:
        """The entry of a choice that a seat or chance makes."""
        return Entry("choice", self.now, seat, self.user, "", {"code": code}, made)


def own_seat(table: Table, who: Asker, seat: int) -> None:
    """Refuse unless the seat is the asker's."""
    if not 0 <= seat < len(table.seats) or not who.user or table.seats[seat].user != who.user:
        raise not_your_seat()


def playing_seat(table: Table, who: Asker, seat: int) -> State:
    """The state of a running game; refuse unless the seat is the asker's and no bot plays it."""
    own_seat(table, who, seat)
    if not table.running or table.state is None:
        raise not_running()
    if table.seats[seat].bot:
        raise RequestRefused("away", 409, "A bot plays for you; come back to your seat first.")
    return table.state


def state_seen(table: Table, seat: int | None) -> State | None:
    """The state a seat sees: with its own tentative choices made."""
    if table.tentative is not None and table.state is not None and table.state.to_move == seat:
        return table.tentative
    return table.state


def unconfirmed(table: Table, seat: int | None) -> bool:
    """Whether a seat has drafted all it is asked for alone, and has only to confirm that.

    Then chance comes next, another seat, the end of the game, or a question to several at once,
    which is put to nobody before all that leads to it has happened.
    """
    state = table.tentative
    if state is None or table.state is None or table.state.to_move != seat:
        return False
    return state.awaited() != [seat]


def closing(table: Table, seat: int | None) -> list[int]:
    """The implied choices that make a seat's draft a whole turn; none where it is one, or not yet.

    What may still be used is offered, but whoever confirms has done without.
    """
    state = table.tentative
    if state is None or seat is None or table.state is None or table.state.to_move != seat:
        return []
    return list(Onward(state, seat).closing) if state.awaited() == [seat] else []


def asked(table: Table, seat: int | None) -> State | None:
    """The state that asks a seat something now, or None."""
    if seat is None or seat not in table.awaited() or table.seats[seat].bot:
        return None
    state = state_seen(table, seat)
    if state is None or unconfirmed(table, seat):
        return None
    return state if state.to_move == seat else state.asking(seat)
