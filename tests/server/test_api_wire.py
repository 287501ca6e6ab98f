"""The API byte by byte: however a request arrives it is answered, and a stream ends in order."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from tabard.server.api import stream
from tabard.server.limits import Limits, Rate
from tabard.server.livetable import MOST_TOLD, TOLD_MILLISECONDS
from tabard.server.store.accounts import digest
from tabard.server.store.store import Store
from tests.server.inn import run, until
from tests.server.lines import next_choice, post, serving
from tests.server.program import match

BEHIND_A_PROXY = "X-Forwarded-For: 127.0.0.1\r\n"


def test_refusals_change_nothing(store: Store) -> None:
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
                found = await (await inn.line()).ask(post(name, bearer, body))
                assert found[0] == status
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
                sent = post(table.id, token, body, BEHIND_A_PROXY if way == "long" else "")
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


def test_who_takes_nothing_is_given_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.02)
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.follower(table.id)
            await line.message()
            inn.doorways[0].pause_writing()
            await until(lambda: not inn.house.live_tables[table.id].listeners)
            assert inn.house.limits.streams.inside == {}

    run(story)


def test_a_stream_that_breaks_is_given_up_and_the_others_go_on(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            tables = [await match(inn.house), await match(inn.house)]
            broken, sound = [await inn.follower(table.id) for table in tables]
            await broken.message()
            await sound.message()
            both = [inn.house.live_tables[table.id] for table in tables]
            both[0].table.plies.append(cast(Any, None))  # nothing can be told of this
            both[1].table.said += 1
            for live in both:
                live.tell()
            assert (await sound.message())["ply"] == both[1].table.ply
            rest = await broken.reader.read()
            assert not rest.endswith(b"0\r\n\r\n"), "broken off, not ended in order"
            assert both[0].listeners == set()
            assert list(inn.house.limits.streams.inside.values()) == [1]
            assert f"the API broke at GET /api/tables/{tables[0].id}/stream" in caplog.text

    run(story)


def test_streams_end_when_the_server_goes_down(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.follower(table.id)
            await line.message()
        last = await line.reader.read()
        assert last.endswith(b"0\r\n\r\n")
        assert b"event: move\n" in last, "others are there"
        assert inn.house.limits.streams.inside == {}

    run(story)


@pytest.mark.parametrize("way", ["", BEHIND_A_PROXY])
def test_guesses_at_tokens_are_counted(store: Store, way: str) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            inn.house.limits = Limits(address=Rate(5, 0))
            line = await inn.line()
            found = [
                (await line.ask(post(table.id, f"guess{number}", {}, way)))[0]
                for number in range(7)
            ]
            assert found == [401] * 5 + [429] * 2

    run(story)


@pytest.mark.parametrize("way", ["", BEHIND_A_PROXY])
def test_a_stream_ends_with_the_token_that_opened_it(store: Store, way: str) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            bearer, body = await next_choice(table)
            other = next(one.token for one in table.programs if one.token != bearer)
            line = await inn.follower(table.id, other, more=way)
            await line.message()
            user = store.accounts.by_token(other)
            assert user is not None
            await store.accounts.revoke_token(user["id"], digest(other))
            assert (await (await inn.line()).ask(post(table.id, bearer, body)))[0] == 200
            assert await line.reader.read() in (b"0\r\n\r\n", b"\r\n0\r\n\r\n")
            assert inn.house.limits.streams.inside == {}

    run(story)


def test_a_quiet_stream_ends_with_its_token_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(stream, "HEARTBEAT_SECONDS", 0.05)
        async with serving(store) as inn:
            table = await match(inn.house)
            token = table.programs[0].token
            await (await inn.follower(table.id, token)).message()
            user = store.accounts.by_token(token)
            assert user is not None
            await store.accounts.revoke_token(user["id"], digest(token))
            await until(lambda: not inn.house.live_tables[table.id].listeners)

    run(story)


def test_what_streams_were_told_is_not_kept_for_ever(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            for number in range(2 * MOST_TOLD):
                line = await inn.follower(table.id, query=f"?since={number}.0.0.0")
                await line.message()
                line.writer.close()
            live = inn.house.live_tables[table.id]
            assert 0 < len(live.told) <= MOST_TOLD
            assert len(live.shared) <= MOST_TOLD

    run(story)


def test_who_comes_later_is_told_the_clocks_of_now(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            clock = {"kind": "live", "minutes": 5, "increment": 0}
            table = await match(inn.house, clock=clock)
            first = await (await inn.follower(table.id)).message()
            inn.house.live_tables[table.id].told_since -= TOLD_MILLISECONDS
            await asyncio.sleep(0.05)
            later = await (await inn.follower(table.id)).message()
            seat = first["awaited"][0]
            assert first["clocks"][seat] - later["clocks"][seat] == later["now"] - first["now"] > 0

    run(story)
