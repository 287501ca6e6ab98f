"""What the hatch does not put up with: who reads nothing, guesses, was sent away, or asks oddly."""

from __future__ import annotations

import asyncio

import pytest

from tabard.server.api.errands import Errand
from tabard.server.api.hatch import Hatch
from tabard.server.limits import Limits, Rate
from tabard.server.livetable import MOST_TOLD, TOLD_MILLISECONDS
from tabard.server.store.store import Store, digest
from tests.server.hatches import LONG_WAY, next_choice, post, serving, watch
from tests.server.inn import run, until
from tests.server.program import match


def test_who_takes_no_answers_gets_the_next_one_when_they_do(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            assert (await line.ask(post(table.id, "", {})))[0] == 401
            hatch = inn.hatches[0]
            hatch.pause_writing()
            line.writer.write(post(table.id, "", {}) * 3)
            await until(lambda: hatch.pipeline)
            found: object = hatch.cycle
            assert not isinstance(found, Errand), "the long way waits for who reads nothing"
            assert len(hatch.pipeline) == 2
            hatch.resume_writing()
            assert [(await line.answer())[0] for _ in range(3)] == [401] * 3

    run(story)


@pytest.mark.parametrize("way", ["", LONG_WAY])
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


@pytest.mark.parametrize("way", ["", LONG_WAY])
def test_a_stream_ends_with_the_token_that_opened_it(store: Store, way: str) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            bearer, body = await next_choice(table)
            other = next(one.token for one in table.programs if one.token != bearer)
            line = await inn.follower(table.id, other, more=way)
            await line.message()
            user = store.user_by_token(other)
            assert user is not None
            await store.revoke_token(user["id"], digest(other))
            assert (await (await inn.line()).ask(post(table.id, bearer, body)))[0] == 200
            assert await line.reader.read() in (b"0\r\n\r\n", b"\r\n0\r\n\r\n")
            assert inn.house.limits.streams.inside == {}

    run(story)


def test_a_quiet_stream_ends_with_its_token_too(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(Hatch, "heartbeat", 0.05)
        async with serving(store) as inn:
            table = await match(inn.house)
            token = table.programs[0].token
            await (await inn.follower(table.id, token)).message()
            user = store.user_by_token(token)
            assert user is not None
            await store.revoke_token(user["id"], digest(token))
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


def test_a_stream_that_has_not_begun_ends_without_a_word(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            line.writer.write(watch(table.id, "", more="Content-Length: 5\r\n"))
            await until(lambda: any(found.watch is not None for found in inn.hatches))
        assert await line.reader.read() == b""

    run(story)


def test_a_connection_that_has_gone_leaves_nothing_behind(store: Store) -> None:
    async def story() -> None:
        async with serving(store) as inn:
            table = await match(inn.house)
            line = await inn.line()
            await line.ask(post(table.id, "", {}))
            hatch = inn.hatches[0]
            line.writer.close()
            await until(lambda: not inn.hatches)
            found: object = hatch.cycle
            assert found is None

    run(story)
