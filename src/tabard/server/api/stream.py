"""The stream of a table as JSON, by server-sent events: what a program needs to follow and play.

Each message has an id; who comes back with the last one they saw (`Last-Event-ID`, or `?since=`)
gets what they missed. After an undo, or too long a time, `reset` says: look at the table anew.
"""

from __future__ import annotations

import asyncio
from typing import Final
from urllib.parse import parse_qs

from starlette.types import Receive, Scope, Send

from tabard.kernel.events import EVERYBODY, Event
from tabard.server.answers import malformed
from tabard.server.api.caller import Caller
from tabard.server.api.shown import asked, eyes, sayings_json, seen_table, standing
from tabard.server.compact import compact
from tabard.server.house import House, Listener, Room
from tabard.server.table import Ply, Table

HEARTBEAT_SECONDS: Final = 15.0
BEATS_MISSED: Final = 3
BEAT: Final = b": \n\n"
MOST_MISSED: Final = 200
MOST_TEXTS: Final = 20_000
HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"x-accel-buffering", b"no"),
]

# Events that all may see, as text.
TEXTS: Final[dict[tuple[str, int, str, int, str, str], str]] = {}

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
        news = f"{own_news(room.table, seat, mark)},{shared_news(room, seat, seen)[1:]}"
        text = f"id: {'.'.join(map(str, mark))}\nevent: table\ndata: {news}\n\n"
        found = room.told[seat, seen, mark] = text.encode()
    return found


def own_news(table: Table, seat: int | None, mark: Mark) -> str:
    """The part of a message that is one seat's own, as the beginning of an object: all numbers."""
    state = asked(table, seat)
    choices = state.choices() if state is not None else []
    place = "null" if seat is None else seat
    return f'{{"version":{mark[0]},"ply":{table.ply_of(seat)},"seat":{place},"choices":{choices}'


def shared_news(room: Room, seat: int | None, seen: Mark | None) -> str:
    """The part of a message that is the same for all, unless something happened in secret."""
    table = room.table
    missed = len(table.plies) - seen[1] if seen is not None else 0
    reset = seen is None or seen[2] != table.undone or not 0 <= missed <= MOST_MISSED
    plies = [] if reset else table.plies[len(table.plies) - missed :]
    secret = any(event.only != EVERYBODY for made in plies for event in made.events)
    key = (seat if secret else None, seen[1:] if seen is not None else None)
    found = room.shared.get(key)
    if found is None:
        first = len(table.plies) - missed + 1
        told = [ply_text(first + i, made, seat) for i, made in enumerate(plies)]
        chat = sayings_json(table, 0 if seen is None else seen[3])
        found = (
            f'{{"reset":{compact(reset)},{compact(standing(table))[1:-1]},'
            f'"plies":[{",".join(told)}],"chat":{compact(chat)}}}'
        )
        room.shared[key] = found
    return found


def ply_text(number: int, made: Ply, seat: int | None) -> str:
    """A choice that was carried out, as a seat may see what came of it."""
    events = ",".join([event_text(event, seat) for event in made.events])
    return f'{{"ply":{number},"seat":{made.seat},"events":[{events}]}}'


def event_text(event: Event, seat: int | None) -> str:
    """An event as a seat may see it; the same things happen again and again, in public."""
    if event.only != EVERYBODY:
        return compact(event.seen_by(seat))
    key = (event.kind, event.seat, event.rule, event.amount, event.thing, event.place)
    text = TEXTS.get(key)
    if text is None:
        if len(TEXTS) >= MOST_TEXTS:
            TEXTS.clear()
        text = TEXTS[key] = compact(event.seen_by(seat))
    return text


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
    table = seen_table(house, table_id, caller.user)
    query = parse_qs(scope.get("query_string", b"").decode("latin-1"))
    wanted = query.get("seat", [""])[0]
    if wanted and not (wanted.isascii() and wanted.isdigit() and len(wanted) < 3):
        raise malformed("seat", f"{wanted!r} is not a seat")
    seat = int(wanted) if wanted else None
    eyes(table, caller.user, seat)
    seen = read_mark(query.get("since", [""])[0] or header(scope, b"last-event-id"))
    house.limits.open_stream(caller.address)
    listener = house.listen(table_id, caller.user)
    gone = asyncio.ensure_future(disconnected(receive))
    gone.add_done_callback(lambda _: listener.changed.set())
    ended = asyncio.ensure_future(closing.wait())
    ended.add_done_callback(lambda _: gone.cancel())
    heart = Heart(listener)
    try:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await send_news(house.room(table_id), caller.user, seat, seen, heart, gone, send)
        await send({"type": "http.response.body"})
    except OSError:
        pass  # a client that does not read any more comes back by itself
    except asyncio.CancelledError:
        if not heart.stalled or heart.task is None:
            raise
        heart.task.uncancel()
    finally:
        heart.stop()
        gone.cancel()
        ended.cancel()
        house.unlisten(table_id, listener)
        house.limits.close_stream(caller.address)


async def send_news(
    room: Room,
    user: str,
    wanted: int | None,
    seen: Mark | None,
    heart: Heart,
    gone: asyncio.Future[None],
    send: Send,
) -> None:
    """Send what is new whenever something is, and a sign of life when nothing is for long."""
    table, changed = room.table, heart.listener.changed
    body = BEAT
    while not gone.done() and table.may_watch(user):
        mark = mark_of(room, user)
        if mark != seen:
            own = wanted if wanted in table.seats_of(user) else None
            body = message(room, user, eyes(table, user, own), seen)
            seen = mark
        if body or heart.due:
            heart.sending = True
            await send({"type": "http.response.body", "body": body or BEAT, "more_body": True})
            heart.sending = heart.due = False
        body = b""
        await changed.wait()
        changed.clear()


class Heart:
    """Wakes a stream for a sign of life, and ends one whose client takes nothing any more.

    One timer per stream that fires rarely, instead of one per message.
    """

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.loop = asyncio.get_running_loop()
        self.task = asyncio.current_task()
        self.due = self.stalled = False
        self.sending = True
        self.beats = 0
        self.timer = self.loop.call_later(HEARTBEAT_SECONDS, self.beat)

    def beat(self) -> None:
        """A sign of life is due; who has not taken the last few will take none."""
        self.beats = self.beats + 1 if self.sending else 0
        if self.beats > BEATS_MISSED and self.task is not None:
            self.stalled = True
            self.task.cancel()
            return
        self.due = True
        self.listener.changed.set()
        self.timer = self.loop.call_later(HEARTBEAT_SECONDS, self.beat)

    def stop(self) -> None:
        """No more."""
        self.timer.cancel()


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
