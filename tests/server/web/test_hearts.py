"""The stream of a page on a real connection: signs of life, and an end where nobody reads."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest
from starlette.types import ASGIApp, Scope

from tabard.server.heart import BEATS_MISSED, Heart
from tabard.server.livetable import Listener
from tabard.server.store.store import Store
from tabard.server.web import stream
from tabard.server.web.guard import Guard
from tabard.server.web.live import most_often
from tests.server.inn import run, until
from tests.server.lines import Line, serving
from tests.server.program import match


async def told(line: Line, word: bytes) -> bytes:
    """What comes, up to an event of a kind."""
    found = b""
    while b"event:" + word not in found:
        piece = await line.reader.read(4096)
        assert piece, found
        found += piece
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


SELDOM = 3600.0  # seconds: these tests let hearts beat by hand


def test_whoever_takes_messages_slowly_is_not_given_up() -> None:
    async def story() -> None:
        heart = Heart(Listener(), SELDOM)

        async def slow() -> None:
            for _ in range(BEATS_MISSED):
                heart.beat()

        for _ in range(BEATS_MISSED):
            await heart.sent(slow())
        heart.stop()
        assert not heart.stalled

    run(story)


@pytest.mark.parametrize("also", [False, True])
def test_a_stream_that_was_ended_from_outside_too_is_not_forgiven(also: bool) -> None:
    async def story() -> None:
        heart = Heart(Listener(), SELDOM)

        async def stuck() -> None:
            for _ in range(BEATS_MISSED + 1):
                heart.beat()
            if also:
                assert heart.task is not None
                heart.task.cancel()
            await asyncio.Event().wait()

        with pytest.raises(asyncio.CancelledError):
            await heart.sent(stuck())
        assert heart.stalled
        assert heart.forgiven() is not also
        if also:
            asyncio.current_task().uncancel()  # type: ignore[union-attr]

    run(story)


@pytest.mark.parametrize(
    ("method", "path", "short"),
    [
        ("POST", "/table/abc/act", True),
        ("GET", "/table/abc/stream", True),
        ("HEAD", "/table/abc/stream", False),
        ("PUT", "/table/abc/act", False),
        ("POST", "/table/abc/act/", False),
        ("POST", "/table/abc", False),
    ],
)
def test_what_is_asked_of_a_table_most_often_needs_no_routing(
    method: str, path: str, short: bool
) -> None:
    application = cast(ASGIApp, object())
    guard = Guard.__new__(Guard)
    guard.app, guard.at_tables = application, most_often
    scope: Scope = {"type": "http", "method": method, "path": path}
    answers = guard.answerer(scope)
    if short:
        assert answers in most_often.values()
        assert scope["path_params"] == {"id": "abc"}
    else:
        assert answers is application
