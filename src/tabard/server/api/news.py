"""What a stream tells of a table, as JSON in server-sent events.

Each message has an id; a client that comes back with the last one it saw gets what it missed. After
an undo, or too long a time, `reset` says: look at the table anew.
"""

from __future__ import annotations

from typing import Final

from tabard.kernel.events import EVERYBODY, Event
from tabard.server.api.shown import asked, sayings_json, standing
from tabard.server.compact import compact
from tabard.server.house import LiveTable, now
from tabard.server.refusals import malformed
from tabard.server.table import Ply, Table

MOST_MISSED: Final = 200
MOST_TEXTS: Final = 20_000

# Events that all may see, as text.
TEXTS: Final[dict[tuple[str, int, str, int, str, str], str]] = {}

# What a client has seen: version, choices made, undos, lines of chat. It is the id of a message.
Mark = tuple[int, int, int, int]


def mark_of(live: LiveTable, user: str) -> Mark:
    """The mark of a table as it stands."""
    table = live.table
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


def message(live: LiveTable, seat: int | None, seen: Mark | None, mark: Mark) -> bytes:
    """What leads from what a client has seen to the table as it stands; made once for all alike."""
    live.refresh(now())
    key = (seat, seen, mark)
    found = live.told.get(key)
    if found is None:
        version, plies, undone, said = mark
        text = (
            f"id: {version}.{plies}.{undone}.{said}\nevent: table\n"
            f"data: {own_news(live.table, seat, version)},{shared_news(live, seat, seen)}\n\n"
        )
        found = live.told[key] = text.encode()
    return found


def own_news(table: Table, seat: int | None, version: int) -> str:
    """The part of a message that is one seat's own, as the beginning of an object: all numbers."""
    state = asked(table, seat)
    choices = state.choices() if state is not None else []
    place = "null" if seat is None else seat
    return f'{{"version":{version},"ply":{table.ply_of(seat)},"seat":{place},"choices":{choices}'


def shared_news(live: LiveTable, seat: int | None, seen: Mark | None) -> str:
    """The rest of a message: the same for all, unless something happened in secret.

    What was said is told once to those who play and once to those who watch.
    """
    table = live.table
    missed = len(table.plies) - seen[1] if seen is not None else 0
    reset = seen is None or seen[2] != table.undone or not 0 <= missed <= MOST_MISSED
    plies = [] if reset else table.plies[len(table.plies) - missed :]
    secret = any(event.only != EVERYBODY for made in plies for event in made.events)
    said = 0 if seen is None else seen[3]
    plays = seat is not None and table.said > said
    key = (seat if secret else None, seen[1:] if seen is not None else None, plays)
    found = live.shared.get(key)
    if found is None:
        first = len(table.plies) - missed + 1
        told = [ply_text(first + i, made, seat) for i, made in enumerate(plies)]
        chat = sayings_json(table, plays, said)
        found = (
            f'"reset":{"true" if reset else "false"},{compact(standing(table))[1:-1]},'
            f'"plies":[{",".join(told)}],"chat":{compact(chat) if chat else "[]"}}}'
        )
        live.shared[key] = found
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
