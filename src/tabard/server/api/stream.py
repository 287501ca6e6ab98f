"""The stream of a table, by server-sent events: what a program needs to follow and play.

Who comes back with the id of the last message they saw (`Last-Event-ID`, or `?since=`) gets what
they missed.
"""

from __future__ import annotations

import asyncio
from typing import Final

from starlette.types import Receive, Scope, Send

from tabard.server.api.caller import Caller, header
from tabard.server.api.following import Following
from tabard.server.heart import Heart
from tabard.server.house import House
from tabard.server.usher import elsewhere

HEARTBEAT_SECONDS: Final = 15.0
BEAT: Final = b": \n\n"
# The server goes: whoever follows should ask again at once, and will be answered by another.
MOVE: Final = b"event: move\nretry: 100\ndata: {}\n\n"
HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
]


async def stream(
    house: House,
    caller: Caller,
    table_id: str,
    scope: Scope,
    receive: Receive,
    send: Send,
    closing: asyncio.Event,
) -> None:
    """Send messages until the client has gone, or the server goes."""
    query = scope.get("query_string", b"")
    last = header(scope["headers"], b"last-event-id").decode("latin-1")
    following = Following(house, caller, table_id, query, last)
    listener = following.listener
    gone = asyncio.ensure_future(disconnected(receive))
    gone.add_done_callback(lambda _: listener.wake())
    ended = asyncio.ensure_future(closing.wait())
    ended.add_done_callback(lambda _: gone.cancel())
    heart = Heart(listener, HEARTBEAT_SECONDS)
    try:
        await heart.sent(send({"type": "http.response.start", "status": 200, "headers": HEADERS}))
        moves = await send_news(house, following, heart, gone, send)
        last_words = MOVE if moves or closing.is_set() else b""
        await heart.sent(send({"type": "http.response.body", "body": last_words}))
    except OSError:
        pass  # a client that does not read any more comes back by itself
    except asyncio.CancelledError:
        if not heart.forgiven():
            raise
    finally:
        heart.stop()
        gone.cancel()
        ended.cancel()
        following.end()


async def send_news(
    house: House, following: Following, heart: Heart, gone: asyncio.Future[None], send: Send
) -> bool:
    """Send what is new whenever something is, and a sign of life with every beat.

    Instead of that, end where another process has begun to look after the table; whether it has.
    """
    changed = heart.listener.changed
    heart.due = True
    while not gone.done() and following.welcome:
        body = following.news()
        if body or heart.due:
            told = {"type": "http.response.body", "body": body or BEAT, "more_body": True}
            await heart.sent(send(told))
            heart.due = False
        await changed.wait()
        changed.clear()
        if heart.due and elsewhere(house, following.live.table.id):
            return True
    return False


async def disconnected(receive: Receive) -> None:
    """Wait until the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
