"""The stream of a page on a real connection: signs of life, and an end where nobody reads."""

from __future__ import annotations

import pytest

from tabard.server.store.store import Store
from tabard.server.web import stream
from tests.server.inn import run, until
from tests.server.lines import Line, serving
from tests.server.program import match


async def told(line: Line, word: bytes) -> bytes:
    """What comes, up to an event of a kind."""
    found = b""
    while b"event:" + word not in found:
        found += await line.reader.read(4096)
    return found


def asking(table: str) -> bytes:
    """What a browser asks for that follows a table and compresses nothing."""
    return f"GET /table/{table}/stream?layout=wide HTTP/1.1\r\nHost: house\r\n\r\n".encode()


def test_a_page_that_waits_is_told_that_the_house_is_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.02)
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(asking(table.id))
            head = await told(line, b"frame")
            assert b"content-security-policy" in head, "the guard has seen the head"
            await told(line, b"beat")
            await told(line, b"beat")

    run(story)


def test_a_page_that_takes_nothing_is_given_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.02)
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(asking(table.id))
            await told(line, b"frame")
            inn.doorways[0].pause_writing()
            await until(lambda: not inn.house.live_tables[table.id].listeners)
            assert inn.house.limits.streams.inside == {}

    run(story)
