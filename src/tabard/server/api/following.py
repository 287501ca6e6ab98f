"""Who follows a table by its stream, and how far they have come."""

from __future__ import annotations

from urllib.parse import parse_qs

from tabard.server.api.caller import Caller
from tabard.server.api.news import mark_of, message, read_mark
from tabard.server.api.shown import eyes, seen_table
from tabard.server.house import House
from tabard.server.refusals import malformed
from tabard.server.store.accounts import digest
from tabard.server.store.rests import Rest


class Following:
    """Somebody follows a table, from a seat or as a spectator; `seen` is how far they have come.

    Raises `RequestRefused` where they may not. `listener` hears of every change until `end`.
    """

    def __init__(
        self,
        house: House,
        caller: Caller,
        table_id: str,
        query: bytes,
        last: str,
    ) -> None:
        table = seen_table(house, table_id, caller.user)
        wishes = parse_qs(query.decode("latin-1"))
        self.wanted = wanted_seat(wishes.get("seat", [""])[0])
        eyes(table, caller.user, self.wanted)
        self.seen = read_mark(wishes.get("since", [""])[0] or last)
        self.house = house
        self.caller = caller
        self.live = house.live_table(table_id)
        house.limits.open_stream(caller.address)
        self.listener = house.listen(table_id, caller.user)
        self.rest: Rest | None = None
        if caller.token:
            token, wake = digest(caller.token), self.listener.wake
            rest = Rest(caller.user, wake, token=token, expires_at=caller.expires_at)
            self.rest = house.store.rests.begin(rest)

    @property
    def welcome(self) -> bool:
        """Whether they may go on following: token still good, table open to them."""
        if self.rest is not None and self.rest.over:
            return False
        return self.live.table.may_watch(self.caller.user)

    def news(self) -> bytes:
        """What they have not seen yet, as a message; b"" if nothing."""
        user, table = self.caller.user, self.live.table
        mark = mark_of(self.live, user)
        if mark == self.seen:
            return b""
        still = self.wanted in table.seats_of(user)
        seat = self.wanted if still else eyes(table, user, None)
        body = message(self.live, seat, self.seen, mark)
        self.seen = mark
        return body

    def end(self) -> None:
        """They follow no more."""
        if self.rest is not None:
            self.house.store.rests.leave(self.rest)
        self.house.unlisten(self.live.table.id, self.listener)
        self.house.limits.close_stream(self.caller.address)


def wanted_seat(text: str) -> int | None:
    """The seat from which somebody wants to look, or None."""
    if text and not (text.isascii() and text.isdigit() and len(text) < 3):
        raise malformed("seat", f"{text!r} is not a seat")
    return int(text) if text else None
