"""The doorway: heads and bodies have a size and a time, and nobody keeps others out by silence."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
from typing import Any

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from tabard.server.api.doorway import MOST_HEAD, MOST_REQUEST, Doorway, Together
from tabard.server.journal import OnceASecond
from tabard.server.limits import Room
from tabard.server.store.store import Store
from tests.server.inn import run, until
from tests.server.lines import post, serving, watch
from tests.server.program import match

CHUNKED = b"POST /login HTTP/1.1\r\nHost: house\r\nTransfer-Encoding: chunked\r\n\r\n"


def test_a_head_without_end_is_turned_away_early(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            line = await inn.line()
            line.writer.write(b"GET /about HTTP/1.1\r\nHost: house\r\nX-Long: ")
            await until(lambda: any(door.in_head for door in inn.doorways))
            line.writer.write(b"x" * MOST_HEAD)
            await until(lambda: any(door.size == MOST_HEAD for door in inn.doorways))
            line.writer.write(b"x")
            assert (await line.reader.readline()).split()[1] == b"431"
            await until(lambda: not inn.doorways)

    run(story)


def test_a_body_that_ends_in_a_line_without_end_is_turned_away(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            line = await inn.line()
            line.writer.write(CHUNKED + b"0\r\nX-Long: ")
            await until(lambda: any(door.begun for door in inn.doorways))
            line.writer.write(b"x" * MOST_REQUEST)
            await until(lambda: any(door.size == MOST_REQUEST for door in inn.doorways))
            line.writer.write(b"x")
            await until(lambda: not inn.doorways)

    run(story)


@pytest.mark.parametrize("said", [b"", b"GET /about HT", b"GET /about HTTP/1.1\r\nHost: house\r\n"])
def test_who_does_not_say_what_they_want_is_turned_away_after_a_while(
    store: Store, said: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        monkeypatch.setattr(Doorway, "head_seconds", 0.05)
        async with serving(store) as inn:
            line = await inn.line()
            line.writer.write(said)
            answer = await line.reader.read()
            assert answer.startswith(b"HTTP/1.1 408 " if said else b"")
            assert bool(answer) is bool(said), "who has said nothing is told nothing"
            await until(lambda: not inn.doorways)
            assert inn.house.limits.waiting.inside == {}
        assert "connections that keep silent" in caplog.text

    with caplog.at_level(logging.WARNING, "tabard"):
        run(story)


@pytest.mark.parametrize("path", ["/login", "/api/guests", "/api/tables/t/choices"])
def test_a_body_that_does_not_come_is_not_waited_for(
    store: Store, path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(Doorway, "body_seconds", 0.05)
        async with serving(store) as inn:
            line = await inn.line()
            head = f"POST {path} HTTP/1.1\r\nHost: house\r\nContent-Length: 500\r\n\r\n"
            line.writer.write(head.encode() + b"{")
            assert (await line.reader.read()).startswith(b"HTTP/1.1 408 ")
            await until(lambda: not inn.doorways)

    run(story)


def test_a_client_that_is_known_may_be_silent_between_two_requests(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(Doorway, "head_seconds", 0.05)
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            assert (await line.ask(post(table.id, "", {})))[0] == 401
            (door,) = inn.doorways
            assert door.deadline is None
            assert inn.house.limits.waiting.inside == {}
            assert (await line.ask(b"GET /api/games", b" HTTP/1.1\r\nHost: house\r\n\r\n"))[
                0
            ] == 200
            assert door.deadline is None

    run(story)


def test_silent_connections_of_one_network_leave_room_for_others(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            known = await inn.line()
            assert (await known.ask(post(table.id, "", {})))[0] == 401
            inn.house.limits.waiting = Room(2)
            silent = [await inn.line() for _ in range(2)]
            await until(lambda: inn.house.limits.waiting.inside == {"127.0.0.1": 2})
            assert await (await inn.line()).reader.read() == b""
            assert (await known.ask(post(table.id, "", {})))[0] == 401
            silent[0].writer.close()
            await until(lambda: inn.house.limits.waiting.inside == {"127.0.0.1": 1})
            assert (await (await inn.line()).ask(post(table.id, "", {})))[0] == 401
        assert "connections that keep silent" in caplog.text

    run(story)


def test_connections_without_a_place_and_those_whose_time_is_up_are_one_line_of_the_log(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        monkeypatch.setattr(Doorway, "head_seconds", 1.2)
        async with serving(store) as inn:
            inn.house.limits.waiting = Room(2)
            for line in [await inn.line() for _ in range(5)]:
                assert await line.reader.read() == b""

    caplog.handler.addFilter(once := OnceASecond())
    try:
        run(story)
    finally:
        caplog.handler.removeFilter(once)
    assert len(caplog.messages) == 1


class Sent(asyncio.Transport):
    """A way on which nothing goes anywhere."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))

    def close(self) -> None:
        self.writes.append(b"closed")


def test_a_head_and_its_body_are_sent_together_and_a_head_alone_in_its_turn() -> None:
    async def story() -> None:
        loop, sent = asyncio.get_running_loop(), Sent()
        answer = Together(sent, loop)
        answer.write(b"head ")
        answer.write(b"body ")
        answer.write(b"more")
        await asyncio.sleep(0)
        assert sent.writes == [b"head body ", b"more"]
        alone = Together(sent, loop)
        alone.write(b"a head")
        assert len(sent.writes) == 2
        await asyncio.sleep(0)
        assert sent.writes[2:] == [b"a head"]

    asyncio.run(story())


def test_who_hangs_up_at_once_has_sent_the_head_before() -> None:
    async def story() -> None:
        sent = Sent()
        answer = Together(sent, asyncio.get_running_loop())
        answer.write(b"head")
        answer.close()
        await asyncio.sleep(0)
        assert sent.writes == [b"head", b"closed"]

    asyncio.run(story())


def test_what_was_asked_and_answered_goes_without_the_collector(store: Store) -> None:
    def cycles() -> int:
        return sum(isinstance(one, RequestResponseCycle) for one in gc.get_objects())

    async def story() -> None:
        async with serving(store) as inn:
            gc.collect()
            gc.disable()
            line = await inn.line()
            line.writer.write(b"GET /about HTTP/1.1\r\nHost: house\r\n\r\n")
            assert b" 200 " in await line.reader.readline()
            assert cycles() > 0
            line.writer.close()
            await until(lambda: not inn.doorways and not cycles())

    try:
        run(story)
    finally:
        gc.enable()


@pytest.mark.skipif(sys.platform == "win32", reason="uvloop is not there")
def test_what_another_process_has_read_keeps_us_from_reading_more_than_is_asked(
    store: Store,
) -> None:
    import uvloop

    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            both = watch(table.id, "") + b"GET /about HTTP/1.1\r\nHost: house\r\n\r\n"
            server = inn.server

            def doorway() -> Doorway:
                return Doorway(server.config, server.server_state, {}, brought=both)

            ours, theirs = socket.socketpair()
            theirs.setblocking(False)
            with ours:
                loop = asyncio.get_running_loop()
                transport, door = await loop.connect_accepted_socket(doorway, theirs)
                await until(lambda: door.pipeline)
                assert not transport.is_reading()

    uvloop.run(story())
