"""The stream of a table as JSON, by server-sent events: what a program needs to follow and play.

Each message has an id; who comes back with the last one they saw (`Last-Event-ID`, or `?since=`)
gets what they missed. After an undo, or too long a time, `reset` says: look at the table anew.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final
from urllib.parse import parse_qs

from starlette.types import Receive, Scope, Send

from tabard.server.answers import malformed
from tabard.server.api.caller import Caller
from tabard.server.api.shown import asked, eyes, sayings_json, seen_table, standing
from tabard.server.house import House, Room

HEARTBEAT_SECONDS: Final = 15.0
STALL_SECONDS: Final = 60.0
MOST_MISSED: Final = 200
HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store, no-transform"),
    (b"x-accel-buffering", b"no"),
]

# What a client has seen: version, choices made, undos, lines of chat. It is the id of a message.
Mark = tuple[int, int, int, int]


def mark_of(room: Room, user: str) -> Mark:
    """The mark of a table as it stands."""
    table = room.table
    return table.version_of(user), len(table.plies), table.undone, table.said


def read_mark(text: str) -> Mark | None:
    """The mark that a client names, or None for one who comes anew."""
    if not text:
        return None
    parts = text.split(".")
    if len(parts) != 4 or not all(p.isascii() and p.isdigit() and len(p) < 10 for p in parts):
        raise malformed("since", "is not the id of a message")
    version, plies, undone, said = map(int, parts)
    return version, plies, undone, said


def message(room: Room, user: str, seat: int | None, seen: Mark | None) -> bytes:
    """What leads from what a client has seen to the table as it stands; made once for all alike."""
    mark = mark_of(room, user)
    found = room.told.get((seat, seen, mark))
    if found is None:
        data = json.dumps(news(room, seat, seen, mark), separators=(",", ":"))
        text = f"id: {'.'.join(map(str, mark))}\nevent: table\ndata: {data}\n\n"
        found = room.told[seat, seen, mark] = text.encode()
    return found


def news(room: Room, seat: int | None, seen: Mark | None, mark: Mark) -> dict[str, Any]:
    """A message as data."""
    table = room.table
    missed = len(table.plies) - seen[1] if seen is not None else 0
    reset = seen is None or seen[2] != table.undone or not 0 <= missed <= MOST_MISSED
    state = asked(table, seat)
    return {
        "version": mark[0],
        "reset": reset,
        **standing(table, seat),
        "seat": seat,
        "choices": state.choices() if state is not None else [],
        "plies": []
        if reset
        else [
            {
                "ply": len(table.plies) - missed + i + 1,
                "seat": made.seat,
                "events": [event.seen_by(seat) for event in made.events],
            }
            for i, made in enumerate(table.plies[len(table.plies) - missed :])
        ],
        "chat": sayings_json(table, 0 if seen is None else seen[3]),
    }


async def stream(
    house: House, caller: Caller, table_id: str, scope: Scope, receive: Receive, send: Send
) -> None:
    """Send messages until the client has gone."""
    table = seen_table(house, table_id, caller.user)
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    wanted = query.get("seat", [""])[0]
    if wanted and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
        raise malformed("seat", f"{wanted!r} is not a seat")
    asked_for = int(wanted) if wanted else None
    eyes(table, caller.user, asked_for)
    since = query.get("since", [""])[0] or header(scope, b"last-event-id")
    seen = read_mark(since)
    house.limits.open_stream(caller.address)
    listener = house.listen(table_id, caller.user)
    gone = asyncio.ensure_future(disconnected(receive))
    gone.add_done_callback(lambda _: listener.changed.set())
    room = house.room(table_id)
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await write(send, b": \n\n" if seen == mark_of(room, caller.user) else b"")
        beat = False
        while not gone.done() and table.may_watch(caller.user):
            mark = mark_of(room, caller.user)
            if mark != seen:
                seat = asked_for if asked_for in table.seats_of(caller.user) else None
                seat = eyes(table, caller.user, seat)
                await write(send, message(room, caller.user, seat, seen))
                seen = mark
            elif beat:
                await write(send, b": \n\n")
            beat = not await listener.wait(HEARTBEAT_SECONDS)
    except (TimeoutError, OSError):
        pass  # a client that does not read any more comes back by itself
    finally:
        gone.cancel()
        house.unlisten(table_id, listener)
        house.limits.close_stream(caller.address)


async def write(send: Send, body: bytes) -> None:
    """Send so that it arrives now; a client that takes nothing for long is given up."""
    async with asyncio.timeout(STALL_SECONDS):
        await send({"type": "http.response.body", "body": body, "more_body": True})


async def disconnected(receive: Receive) -> None:
    """Wait until the client has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


def header(scope: Scope, name: bytes) -> str:
    """A header of a request."""
    for key, value in scope["headers"]:
        if key == name:
            return str(value.decode("latin-1"))
    return ""
