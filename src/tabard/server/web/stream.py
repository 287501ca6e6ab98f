"""The live stream of a table: server-sent events, one per frame, for one viewer.

A stream remembers what it has sent and sends what changed. It waits for its own client alone: a
client that stalls holds nothing but its own stream, and loses that after a while.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from tabard.presentation.board import Layout
from tabard.server.house import House, LiveTable
from tabard.server.house import now as server_time
from tabard.server.table import Ply, Table
from tabard.server.web import frame
from tabard.server.web.access import seen_table
from tabard.server.web.delta import Sent
from tabard.server.web.pauses import halts
from tabard.server.web.people import address_of, links_of, session_of, viewer_of, visit_of
from tabard.server.web.pipe import Pipe, squeezer
from tabard.server.web.seats import Crowd, clocks
from tabard.server.web.sight import Sight, layout_of

HEARTBEAT_SECONDS: Final = 15.0
MOST_STEPS: Final = 40


class Cursor:
    """What one client has been shown of a table, and what it is to be shown next."""

    def __init__(
        self,
        table: Table,
        user: str,
        lang: str,
        layout: Layout,
        seat: int | None,
        passed: int | None = None,
    ) -> None:
        self.table = table
        self.user = user
        self.lang = lang
        self.layout = layout
        self.wanted = seat
        self.passed = passed or 0  # the end of a game that the reader has gone on from
        self.sent = Sent()
        self.plies = -1
        self.last: Ply | None = None

    def resume(self, plies: int) -> None:
        """Take up after so many choices that the client has seen."""
        if 0 < plies <= len(self.table.plies):
            self.plies = plies
            self.last = self.table.plies[plies - 1]

    def news(self, crowd: Crowd) -> Iterator[dict[str, Any]]:
        """The frames that lead from what the client has to the table as it stands."""
        table = self.table
        assert table.game is not None
        seat, curtain = frame.eyes(table, self.user, self.wanted)
        if curtain is None and seat is not None:
            self.wanted = seat
        sight = Sight(table.game.id, seat, self.lang, self.layout)
        for plies in self.steps():
            if plies > len(table.plies):  # undone while the client was taking its time
                break
            shown = {**frame.then(table, sight, plies), "step": True, "curtain": None}
            yield self.sent.news(shown)
        shown = frame.now(table, sight, crowd, self.passed)
        latest = {**shown, "step": False, "curtain": curtain}
        latest["clocks"] = clocks(table)
        if curtain is not None:
            latest["name"] = table.names()[curtain]
        yield self.sent.news(latest)
        self.plies = len(table.plies)
        self.last = table.plies[-1] if table.plies else None

    def steps(self) -> list[int]:
        """The moments to show on the way: before each choice of a seat, and the end of a game."""
        plies = self.table.plies
        if self.plies < 0 or self.plies > len(plies) or self.table.first is None:
            return []
        if self.plies and plies[self.plies - 1] is not self.last:
            return []
        found = [n for n in range(self.plies + 1, len(plies)) if halts(plies, n)]
        return found if len(found) <= MOST_STEPS else []


def crowd_of(live: LiveTable, user: str, links: dict[int, str]) -> Crowd:
    """Who has the table open now."""
    seated = {seat.user for seat in live.table.seats if seat.user}
    present = frozenset(listener.user for listener in live.listeners)
    watchers = len({user for user in present if user and user not in seated})
    return Crowd(user, present & seated, watchers, links)


def event(data: dict[str, Any], version: int, plies: int) -> bytes:
    """One frame as a server-sent event; its id says where to take up: version and choices made."""
    data = {**data, "v": version, "now": server_time()}
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"id:{version}.{plies}\nevent:frame\ndata:{text}\n\n".encode()


def seen_plies(mark: str) -> int:
    """The choices that a client has seen who names the id of an event; 0 for any other text."""
    return number(mark.rpartition(".")[2]) or 0


def number(text: str | None) -> int | None:
    """A small whole number of a query, or None."""
    return int(text) if text and text.isascii() and text.isdigit() and len(text) < 7 else None


class Stream:
    """The ASGI endpoint."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        table = seen_table(request)
        house: House = request.app.state.house
        viewer = viewer_of(request)
        query = request.query_params
        cursor = Cursor(
            table,
            viewer.user,
            viewer.lang,
            layout_of(query.get("layout", "")),
            number(query.get("seat")),
            number(query.get("passed")),
        )
        mark = query.get("since") or request.headers.get("last-event-id", "")
        cursor.resume(seen_plies(mark))
        accepted = request.headers.get("accept-encoding", "")
        pipe = Pipe(send, squeezer(accepted) if table.seats_of(viewer.user) else None)
        links = links_of(request, table.id)
        address = address_of(scope)
        house.limits.open_stream(address)
        try:
            session, people = session_of(request), visit_of(request).people
            await serve(house, cursor, pipe, links, receive, lambda: people.lasts(session))
        finally:
            house.limits.close_stream(address)


async def serve(
    house: House,
    cursor: Cursor,
    pipe: Pipe,
    links: dict[int, str],
    receive: Receive,
    lasts: Callable[[], bool],
) -> None:
    """Write frames until the client has gone, or the session is over that they are for."""
    table_id = cursor.table.id
    live = house.live_table(table_id)
    listener = house.listen(table_id, cursor.user)
    gone = asyncio.create_task(disconnected(receive))
    gone.add_done_callback(lambda _: listener.wake())
    try:
        await pipe.open()
        changed = True
        revoked = house.store.revoked
        while not gone.done() and live.table.may_watch(cursor.user):
            if revoked != house.store.revoked:
                revoked = house.store.revoked
                if not lasts():
                    break
            cursor.table = live.table
            if changed:
                version = cursor.table.version_of(cursor.user)
                for data in cursor.news(crowd_of(live, cursor.user, links)):
                    if data:
                        await pipe.write(event(data, version, cursor.sent.facts["plies"]))
            else:
                await pipe.write(b'event:beat\ndata:{"now":%d}\n\n' % server_time())
            changed = await listener.wait(HEARTBEAT_SECONDS)
    except (TimeoutError, OSError):
        pass  # a client that does not read any more comes back by itself
    finally:
        gone.cancel()
        house.unlisten(table_id, listener)


async def disconnected(receive: Receive) -> None:
    """Wait until the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
