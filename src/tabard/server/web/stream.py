"""The live stream of a table: server-sent events, one per frame, for one viewer.

A stream remembers what it has sent and sends what changed. It waits for its own client alone: a
client that stalls holds nothing but its own stream, and loses that after a while.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from tabard.server.heart import Heart
from tabard.server.house import House, LiveTable
from tabard.server.house import now as server_time
from tabard.server.store.accounts import digest
from tabard.server.store.rests import Rest
from tabard.server.usher import elsewhere
from tabard.server.web import cautioning
from tabard.server.web.access import seen_table
from tabard.server.web.crying import announced_to, put_away
from tabard.server.web.cursor import Cursor
from tabard.server.web.people import address_of, links_of, session_of, viewer_of, visit_of
from tabard.server.web.pipe import Pipe, squeezer
from tabard.server.web.seats import Crowd
from tabard.server.web.session import Session
from tabard.server.web.sight import layout_of

HEARTBEAT_SECONDS: Final = 15.0
DAY: Final = 86_400_000
# The server goes: whoever reads on should ask again at once, and will be answered by another.
MOVE: Final = b"event:move\nretry:100\ndata:{}\n\n"


def crowd_of(
    house: House,
    live: LiveTable,
    user: str,
    links: dict[int, str],
    unheard: frozenset[str] = frozenset(),
    announced: str = "",
) -> Crowd:
    """Who has the table open now, at this server.

    Players whom we do not see may be at another one, so where there are others nobody is away.
    """
    seated = {seat.user for seat in live.table.seats if seat.user}
    present = frozenset(listener.user for listener in live.listeners)
    watchers = len({user for user in present if user and user not in seated})
    alone = len(house.peers.living) == 1
    there = present & seated if alone else frozenset(seated)
    return Crowd(user, there, watchers, links, unheard, announced)


def event(data: bytes, version: int, plies: int) -> bytes:
    """One frame as a server-sent event; its id says where to take up: version and choices made."""
    head = b'id:%d.%d\nevent:frame\ndata:{"v":%d,"now":%d,'
    return head % (version, plies, version, server_time()) + data[1:] + b"\n\n"


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
        own = table.seats_of(viewer.user)
        cursor = Cursor(
            table,
            viewer.user,
            viewer.lang,
            layout_of(query.get("layout", "")),
            number(query.get("seat")),
            number(query.get("passed")),
            cautioning.level(house.store, viewer, table, own[0] if own else None),
        )
        mark = query.get("since") or request.headers.get("last-event-id", "")
        cursor.resume(seen_plies(mark))
        accepted = request.headers.get("accept-encoding", "")
        pipe = Pipe(send, visit_of(request).send, squeezer(accepted) if own else None)
        links = links_of(request, table.id)
        address = address_of(scope)
        house.limits.open_stream(address)
        try:
            closing: asyncio.Event = request.app.state.closing
            away = put_away(request)
            await serve(house, cursor, pipe, links, away, receive, session_of(request), closing)
        finally:
            house.limits.close_stream(address)


async def serve(
    house: House,
    cursor: Cursor,
    pipe: Pipe,
    links: dict[int, str],
    away: str,
    receive: Receive,
    session: Session,
    closing: asyncio.Event,
) -> None:
    """Write frames until the client has gone, the session is over, or others are to be asked.

    After a day the client is told to come again as well, since cookies expire; and so it is with
    the next sign of life where another process of this port has begun to look after the table.
    """
    table_id = cursor.table.id
    live = house.live_table(table_id)
    unheard = frozenset(house.order.blocked_by(cursor.user))
    listener = house.listen(table_id, cursor.user)
    expires_at = server_time() + DAY
    rest = Rest(session.user, listener.wake, session.epoch, digest(session.csrf))
    house.store.rests.begin(rest)
    gone = asyncio.create_task(disconnected(receive))
    gone.add_done_callback(lambda _: listener.wake())
    heart = Heart(listener, HEARTBEAT_SECONDS)
    listener.news = True
    try:
        await heart.sent(pipe.open())
        while not gone.done() and not rest.over and live.table.may_watch(cursor.user):
            if listener.news:
                listener.news = False
                cursor.table = live.table
                said = announced_to(house, cursor.lang, away)
                crowd = crowd_of(house, live, cursor.user, links, unheard, said)
                await tell(cursor, pipe, heart, crowd)
            elif server_time() > expires_at or elsewhere(house, table_id):
                await heart.sent(pipe.write(MOVE))
                await heart.sent(pipe.end())
                return
            else:
                await heart.sent(pipe.write(b'event:beat\ndata:{"now":%d}\n\n' % server_time()))
            await listener.changed.wait()
            listener.changed.clear()
        if closing.is_set():
            await heart.sent(pipe.write(MOVE))
    except OSError:
        pass  # a client that does not read any more comes back by itself
    except asyncio.CancelledError:
        if not heart.forgiven():
            raise
    finally:
        heart.stop()
        gone.cancel()
        house.store.rests.leave(rest)
        house.unlisten(table_id, listener)


async def tell(cursor: Cursor, pipe: Pipe, heart: Heart, crowd: Crowd) -> None:
    """Write what is new, and keep nothing of it: whoever only watches waits for long."""
    version = cursor.table.version_of(cursor.user)
    for data in cursor.news(crowd):
        await heart.sent(pipe.write(event(data, version, cursor.plies)))


async def disconnected(receive: Receive) -> None:
    """Wait until the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
