"""The hatch answers as the long way does, whatever comes through the connection."""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from tabard.server.api.hatch import Hatch
from tabard.server.store.store import Store
from tests.server.hatches import KEEP_ALIVE, LONG_WAY, next_choice, post, serving, timeless, watch
from tests.server.inn import run, until
from tests.server.program import match


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
            token = table.programs[1].token
            lines = [
                await inn.follower(table.id, token, "?seat=1", more) for more in ("", LONG_WAY)
            ]
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
            line = await inn.follower(table.id)
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
            line = await inn.follower(table.id)
            await line.message()
            next(found for found in inn.hatches if found.watch is not None).pause_writing()
            await until(lambda: not inn.house.live_tables[table.id].listeners)
            assert inn.house.limits.streams.inside == {}

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


def test_a_stream_ends_with_its_connection_whatever_was_asked_behind_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(Hatch, "heartbeat", 0.1)
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.follower(table.id)
            await line.message()
            line.writer.write(b"GET /api/games HTTP/1.1\r\nHost: house\r\n\r\n")
            await line.writer.drain()
            await until(lambda: any(found.pipeline for found in inn.hatches))
            token, body = await next_choice(table)
            await (await inn.line()).ask(post(table.id, token, body))
            assert (await line.message())["plies"], "the stream goes on"
            line.writer.close()
            await until(lambda: not inn.house.live_tables[table.id].listeners)
            assert inn.house.limits.streams.inside == {}

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
            again = await inn.follower(tables[0].id, query="?since=1.0.0.0")
            status, _, answer = await again.answer()
            assert (status, answer["error"]) == (500, "broken")
            assert both[0].listeners == set()
            assert list(inn.house.limits.streams.inside.values()) == [1]
            assert f"the stream of table {tables[0].id} broke" in caplog.text

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
