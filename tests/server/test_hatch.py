"""The hatch answers as the long way does, whatever comes through the connection."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest
import uvicorn

from tabard.server.api.hatch import Hatch
from tabard.server.api.heads import HEADS, LONGEST_HEAD, MOST_HEADS, plain_post
from tabard.server.house import House
from tabard.server.store.store import Store, digest
from tabard.server.web.app import create_app
from tests.server.inn import run, until
from tests.server.program import Match, match

LONG_WAY = "X-Forwarded-For: 127.0.0.1\r\n"
KEEP_ALIVE = 5


class Inn:
    """A server on a socket of its own, in this very loop."""

    def __init__(self, server: uvicorn.Server, house: House) -> None:
        self.server = server
        self.house = house
        self.lines: list[Line] = []
        self.port = int(server.servers[0].sockets[0].getsockname()[1])

    @property
    def hatches(self) -> list[Hatch]:
        """The open connections."""
        found = self.server.server_state.connections
        return [connection for connection in found if isinstance(connection, Hatch)]

    async def line(self) -> Line:
        """A new connection."""
        line = Line(*await asyncio.open_connection("127.0.0.1", self.port))
        self.lines.append(line)
        return line


class Line:
    """A connection as a client has it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ask(self, *pieces: bytes) -> tuple[int, set[str], Any]:
        """Send a request piece by piece; status, names of the headers, and data of the answer."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0)
        return await self.answer()

    async def answer(self) -> tuple[int, set[str], Any]:
        """The next answer."""
        async with asyncio.timeout(20):
            head = (await self.reader.readuntil(b"\r\n\r\n")).decode()
            lines = [line.split(": ", 1) for line in head.split("\r\n")[1:] if line]
            headers = {name.lower(): value for name, value in lines}
            body = await self.reader.readexactly(int(headers["content-length"]))
        return int(head.split()[1]), set(headers), json.loads(body)

    async def message(self) -> dict[str, Any]:
        """The next message of a stream, signs of life aside."""
        async with asyncio.timeout(20):
            while True:
                event = await self.reader.readuntil(b"\n\n")
                if b"data: " in event:
                    found: dict[str, Any] = json.loads(event.split(b"data: ")[1])
                    return found


@asynccontextmanager
async def serving(store: Store) -> AsyncIterator[Inn]:
    """A server whose connections are hatches."""
    house = House(store, 1)
    app = create_app(house, store, "secret")
    config = uvicorn.Config(
        app, port=0, http=Hatch, ws="none", lifespan="on", log_level="warning", access_log=False
    )
    config.timeout_keep_alive = KEEP_ALIVE
    server = uvicorn.Server(config)
    config.load()
    server.lifespan = config.lifespan_class(config)
    await server.startup()
    inn = Inn(server, house)
    try:
        yield inn
    finally:
        app.state.closing.set()
        await server.shutdown()
        for line in inn.lines:
            line.writer.close()


def post(table: str, token: str, body: bytes | dict[str, Any], more: str = "") -> bytes:
    """A choice as it is sent."""
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"POST /api/tables/{table}/choices HTTP/1.1\r\nHost: house\r\n{bearer}{more}"
    return f"{head}Content-Length: {len(data)}\r\n\r\n".encode() + data


def watch(table: str, token: str, query: str = "", more: str = "") -> bytes:
    """The request for a stream."""
    bearer = f"Authorization: Bearer {token}\r\n" if token else ""
    head = f"GET /api/tables/{table}/stream{query} HTTP/1.1\r\nHost: house\r\n{bearer}{more}\r\n"
    return head.encode()


def timeless(message: dict[str, Any]) -> dict[str, Any]:
    """A message without the time at which it was made."""
    return {**message, "now": 0}


async def next_choice(table: Match, number: int = 0) -> tuple[str, dict[str, Any]]:
    """A choice that the table waits for: a token, and the body of the post."""
    seat = table.mover
    found = await table.programs[seat].choices(table.id, seat)
    choice = found["choices"][number]["code"]
    return table.programs[seat].token, {"seat": seat, "choice": choice, "ply": found["ply"]}


def test_refusals_are_the_same_at_the_hatch_and_on_the_long_way(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            token, good = await next_choice(table)
            before = table.mark()
            cases: list[tuple[str, str, bytes | dict[str, Any], int]] = [
                (table.id, "", good, 401),
                (table.id, "nobodys", good, 401),
                (table.id, token, b"{", 400),
                (table.id, token, {**good, "seat": "x"}, 400),
                (table.id, token, {**good, "ply": good["ply"] + 1}, 409),
                (table.id, token, {**good, "seat": 1 - good["seat"]}, 403),
                (table.id, token, {**good, "choice": 999_999}, 400),
                (table.id, token, {**good, "more": 1}, 400),
                ("nowhere", token, good, 404),
                (table.id, token, b" " * (64 * 1024 + 1), 413),
            ]
            for name, bearer, body, status in cases:
                short = await (await inn.line()).ask(post(name, bearer, body))
                long = await (await inn.line()).ask(post(name, bearer, body, LONG_WAY))
                assert short[0] == status
                assert short == long
            assert table.mark() == before

    run(story)


def test_choices_are_carried_out_however_they_arrive(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            ways = ["whole", "bytes", "head", "chunked", "long", "close"]
            for way in ways:
                token, body = await next_choice(table)
                sent = post(table.id, token, body, LONG_WAY if way == "long" else "")
                data = json.dumps(body).encode()
                pieces = {
                    "bytes": [sent[i : i + 1] for i in range(len(sent))],
                    "head": [sent[: sent.index(b"\r\n\r\n") + 4], data],
                    "chunked": [
                        sent.replace(
                            b"Content-Length: %d" % len(data), b"Transfer-Encoding: chunked"
                        ).replace(data, b"%x\r\n%b\r\n0\r\n\r\n" % (len(data), data))
                    ],
                    "close": [post(table.id, token, body, "Connection: close\r\n")],
                }.get(way, [sent])
                status, _, made = await line.ask(*pieces)
                assert (status, made["ply"] > body["ply"]) == (200, True), way
            assert await line.reader.read() == b"", "the last one asked to close"

    run(story)


def test_a_head_that_is_known_by_heart_opens_no_door_that_was_closed(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            token, body = await next_choice(table)
            sent = post(table.id, token, {**body, "request": "a"})
            line = await inn.line()
            first, again = await line.ask(sent), await line.ask(sent)
            assert (first[0], first) == (200, again)
            heads = [plain_post(sent), plain_post(sent)]
            assert heads[0] is not None
            assert heads[1] is not None
            assert heads[0][0] is heads[1][0], "the head was read once"
            user = store.user_by_token(token)
            assert user is not None
            await store.revoke_token(user["id"], digest(token))
            assert (await line.ask(sent))[0] == 401

    run(story)


def test_heads_are_known_by_heart_up_to_a_number() -> None:
    for number in range(MOST_HEADS + 10):
        found = plain_post(post("table", f"token{number}", b"{}"))
        assert found is not None
        assert (found[0].table_id, found[0].token) == ("table", b"Bearer token%d" % number)
    assert 0 < len(HEADS) <= MOST_HEADS
    long = post("table", "token", b"{}", f"Note: {'x' * LONGEST_HEAD}\r\n")
    known = len(HEADS)
    assert plain_post(long) is not None
    assert len(HEADS) == known


@pytest.mark.parametrize(
    "more",
    [
        "Transfer-Encoding: chunked\r\n",
        "Content-Length: 2\r\n",
        "Connection: close\r\n",
        "Expect: 100-continue\r\n",
        "X-Forwarded-For: 10.0.0.1\r\n",
        f"Content-Length: {'9' * 5000}\r\n",
        "Odd\tname: x\r\n",
        " folded\r\n",
    ],
)
def test_a_post_with_anything_unusual_is_not_a_plain_one(more: str) -> None:
    assert plain_post(post("table", "token", b"{}")) is not None
    assert plain_post(post("table", "token", b"{}", more)) is None
    assert plain_post(post("table", "token", b"{}")[:-1]) is None
    assert plain_post(post("table", "token", b"{}") + b"P") is None


def test_requests_in_one_breath_are_answered_in_order(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            token, body = await next_choice(table)
            line = await inn.line()
            once = post(table.id, token, {**body, "request": "a"})
            look = b"GET /api/games HTTP/1.1\r\nHost: house\r\n\r\n"
            first = await line.ask(once + look + once)
            games, again = await line.answer(), await line.answer()
            assert first[0] == again[0] == 200
            assert first[2] == again[2], "a request is carried out once"
            assert games[2]["games"][0]["id"] == "pillars"

    run(story)


def test_a_stream_at_the_hatch_tells_what_the_long_way_tells(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            lines = [await inn.line(), await inn.line()]
            token = table.programs[1].token
            for line, more in zip(lines, ("", LONG_WAY), strict=True):
                line.writer.write(watch(table.id, token, "?seat=1", more))
            first = [await line.message() for line in lines]
            assert timeless(first[0]) == timeless(first[1])
            for _ in range(5):
                bearer, body = await next_choice(table)
                await (await inn.line()).ask(post(table.id, bearer, body))
                news = [await line.message() for line in lines]
                assert timeless(news[0]) == timeless(news[1])
            assert sum(hatch.watch is not None for hatch in inn.hatches) == 1

    run(story)


def test_who_was_slow_gets_all_they_missed_at_once(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(watch(table.id, ""))
            ply = (await line.message())["ply"]
            slow = next(hatch for hatch in inn.hatches if hatch.watch is not None)
            slow.pause_writing()
            for _ in range(3):
                token, body = await next_choice(table)
                await (await inn.line()).ask(post(table.id, token, body))
            slow.resume_writing()
            news = await line.message()
            assert news["plies"][0]["ply"] == ply + 1
            assert news["plies"][-1]["ply"] == news["ply"] >= ply + 3

    run(story)


def test_who_takes_nothing_is_given_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(Hatch, "heartbeat", 0.02)
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(watch(table.id, ""))
            await line.message()
            next(found for found in inn.hatches if found.watch is not None).pause_writing()
            await until(lambda: not inn.house.rooms[table.id].listeners)
            assert inn.house.limits.streams == {}

    run(story)


def test_a_quiet_connection_is_closed_and_a_busy_one_is_not(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            quiet, busy = await inn.line(), await inn.line()
            for line in (quiet, busy):
                token, body = await next_choice(table)
                await line.ask(post(table.id, token, body))
            busy.writer.write(watch(table.id, ""))
            await busy.message()
            for found in inn.hatches:
                found.served_at -= KEEP_ALIVE + 1
                if found.idle is not None:
                    found.look_for_idleness()
            assert await quiet.reader.read() == b""
            token, body = await next_choice(table)
            await (await inn.line()).ask(post(table.id, token, body))
            assert (await busy.message())["plies"]

    run(story)


def test_a_stream_ends_with_its_connection_whatever_was_asked_behind_it(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(watch(table.id, ""))
            await line.message()
            line.writer.write(b"GET /api/games HTTP/1.1\r\nHost: house\r\n\r\n")
            await line.writer.drain()
            await until(lambda: any(found.pipeline for found in inn.hatches))
            token, body = await next_choice(table)
            await (await inn.line()).ask(post(table.id, token, body))
            assert (await line.message())["plies"], "the stream goes on"
            line.writer.close()
            await until(lambda: not inn.house.rooms[table.id].listeners)
            assert inn.house.limits.streams == {}

    run(story)


def test_a_connection_is_not_idle_while_a_request_arrives_or_after_the_long_way(
    store: Store,
) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            token, body = await next_choice(table)
            line = await inn.line()
            await line.ask(post(table.id, token, body))
            found = inn.hatches[0]
            found.served_at -= KEEP_ALIVE + 1
            assert (await line.ask(b"GET /api/games HTTP/1.1\r\nHost: house\r\n\r\n"))[0] == 200
            found.look_for_idleness()
            assert not found.transport.is_closing(), "it has just answered"
            found.served_at -= KEEP_ALIVE + 1
            line.writer.write(b"GET /api/games HTTP/1.1\r\n")
            await until(lambda: not found.between)
            found.look_for_idleness()
            assert not found.transport.is_closing(), "half a head is there"
            assert (await line.ask(b"Host: house\r\n\r\n"))[0] == 200

    run(story)


def test_a_stream_that_breaks_is_ended_and_nobody_is_counted_any_more(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(watch(table.id, ""))
            await line.message()
            room = inn.house.rooms[table.id]
            room.table.plies.append(cast(Any, None))  # nothing can be told of this
            room.tell()
            assert (await line.reader.read()).endswith(b"0\r\n\r\n")
            status, _, answer = await (await inn.line()).ask(watch(table.id, "", "?since=1.0.0.0"))
            assert (status, answer["error"]) == (500, "broken")
            assert (inn.house.limits.streams, room.listeners) == ({}, set())
            assert f"the stream of table {table.id} broke" in caplog.text

    run(story)


def test_streams_end_when_the_server_goes_down(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(watch(table.id, ""))
            await line.message()
        assert (await line.reader.read()).endswith(b"0\r\n\r\n")
        assert inn.house.limits.streams == {}

    run(story)
