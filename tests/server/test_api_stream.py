"""The stream of a table for programs: told once, in order, and taken up again."""

from __future__ import annotations

import asyncio

import pytest
from starlette.types import Message

from tabard.server.api import Api
from tabard.server.api import stream as stream_module
from tabard.server.store.store import Store
from tests.server.desk import PERSON
from tests.server.inn import opened, run, until
from tests.server.program import Stream, match

SEATS = [PERSON, PERSON]


def test_a_stream_tells_what_happens_and_what_can_be_chosen(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            async with table.programs[1 - seat].follow(table.id) as stream:
                first = await stream.next()
                assert first["reset"]
                assert first["awaited"] == [seat]
                assert first["choices"] == []
                await table.choose()
                news = await stream.next()
                assert not news["reset"]
                assert next(ply["seat"] for ply in news["plies"]) == seat
                assert news["version"] > first["version"]
                assert bool(news["choices"]) == (news["awaited"] == [1 - seat])
                await table.programs[seat].post(f"/tables/{table.id}/chat", text="hi")
                assert [line["text"] for line in (await stream.next())["chat"]] == ["hi"]

    run(story)


def test_a_stream_is_taken_up_where_it_was_left(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            stranger = table.stranger
            async with stranger.follow(table.id) as stream:
                seen = await stream.next()
            for number in range(5):
                await table.choose(number)
            async with stranger.follow(table.id, since=seen["id"]) as stream:
                news = await stream.next()
                assert not news["reset"]
                missed = len(house.table(table.id).plies) - seen["ply"]
                assert [ply["ply"] for ply in news["plies"]] == list(
                    range(seen["ply"] + 1, seen["ply"] + missed + 1)
                )
            async with stranger.follow(table.id, since=news["id"]) as stream:
                assert await stream.idle()
            async with stranger.follow(table.id, since="1.2.x") as stream:
                await until(lambda: stream.status)
                assert stream.status == 400
            async with stranger.follow(table.id, since="9999.9999.0.0") as stream:
                assert (await stream.next())["reset"]

    run(story)


def test_after_an_undo_a_stream_says_look_anew(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            async with table.stranger.follow(table.id) as stream:
                await stream.next()
                await table.choose()
                assert not (await stream.next())["reset"]
                await table.programs[seat].post(f"/tables/{table.id}/undo", seat=seat)
                answer = {"seat": 1 - seat, "agree": True}
                await table.programs[1 - seat].post(f"/tables/{table.id}/undo/answer", **answer)
                while not (news := await stream.next())["reset"]:
                    pass
                assert news["undo"] is None

    run(story)


def test_others_do_not_hear_of_tentative_choices(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            seat = table.mover
            me, other = table.programs[seat], table.programs[1 - seat]
            async with other.follow(table.id) as theirs, me.follow(table.id) as mine:
                first = await theirs.next()
                await mine.next()
                await table.choose(final=False)
                assert (await mine.next())["ply"] == first["ply"] + 1
                assert await theirs.idle()
                await me.post(f"/tables/{table.id}/take-back", seat=seat)
                await mine.next()
                assert await theirs.idle()
                await table.choose()
                news = await theirs.next()
                assert news["version"] <= first["version"] + len(news["plies"])

    run(story)


def test_who_sits_down_while_watching_is_asked_for_choices(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            anna, bert = table.programs
            made = await anna.post("/tables", game="pillars", players=2, seats=SEATS)
            new = made.json()["id"]
            async with bert.follow(new) as stream:
                assert (await stream.next())["seat"] is None
                await bert.post(f"/tables/{new}/seats/1")
                assert (await stream.next())["seat"] == 1

    run(story)


def test_a_quiet_stream_gives_signs_of_life(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(stream_module, "HEARTBEAT_SECONDS", 0.01)
        async with opened(store) as house:
            table = await match(house)
            async with table.stranger.follow(table.id) as stream:
                await stream.next()
                await until(lambda: stream.body.count(b": \n\n") > 3)

    run(story)


def test_a_client_that_takes_nothing_is_given_up(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(stream_module, "HEARTBEAT_SECONDS", 0.01)
        async with opened(store) as house:
            table = await match(house)
            stream = Stream(table.api, f"/tables/{table.id}/stream")

            async def stall(message: Message) -> None:
                await asyncio.Event().wait()

            async with asyncio.timeout(120):
                await table.api(stream.scope, stream.receive, stall)
            assert house.live_tables[table.id].listeners == set()
            assert house.limits.streams.inside == {}

    run(story)


def test_streams_end_when_the_server_goes_down(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            async with table.stranger.follow(table.id) as stream:
                await stream.next()
                assert isinstance(table.api, Api)
                table.api.closing.set()
                await until(lambda: house.live_tables[table.id].listeners == set())
                assert b"event: move\n" in stream.body, "others are there"

    run(story)


def test_a_stream_ends_with_its_token_by_the_clock_and_asks_no_storage(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            async with table.programs[0].follow(table.id) as stream:
                await stream.next()
                (rest,) = store.rests.lasting()
                rest.expires_at = 1
                house.store.close()
                house.live_tables[table.id].tell()
                await until(lambda: house.live_tables[table.id].listeners == set())
                assert b"event: move" not in stream.body
                assert store.rests.lasting() == []

    run(story)
