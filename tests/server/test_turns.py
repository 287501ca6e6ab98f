"""Turns: whoever opens many tables waits for himself, and people come before bots alone."""

from __future__ import annotations

import asyncio

from tabard.server.turns import Turns
from tests.server.inn import run


async def crowd(turns: Turns, wanted: list[tuple[str, bool]]) -> list[str]:
    """The hosts in the order in which they were served, while one place was taken at first."""
    served: list[str] = []

    async def one(host: str, people: bool) -> None:
        async with turns.place(host, people):
            served.append(host)
            await asyncio.sleep(0)

    async with turns.place("first", True):
        tasks = [asyncio.create_task(one(host, people)) for host, people in wanted]
        await asyncio.sleep(0)
        assert served == []
    await asyncio.gather(*tasks)
    return served


def test_hosts_are_served_in_turn_however_many_tables_they_have() -> None:
    async def story() -> None:
        wanted = [("many", True)] * 29 + [("one", True)]
        served = await crowd(Turns(1), wanted)
        assert served.index("one") == 1
        assert len(served) == 30

    run(story)


def test_tables_with_people_come_before_those_without() -> None:
    async def story() -> None:
        wanted = [("bots", False), ("bots", False), ("people", True), ("others", True)]
        assert await crowd(Turns(1), wanted) == ["people", "others", "bots", "bots"]

    run(story)


def test_tables_without_people_never_take_every_place() -> None:
    async def story() -> None:
        turns = Turns(2)
        async with turns.place("bots", False):
            waiting = asyncio.create_task(turns.place("bots", False).__aenter__())
            await asyncio.sleep(0)
            assert not waiting.done()
            async with turns.place("people", True):
                pass
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert (turns.people, turns.alone) == (0, 0)

    run(story)


def test_one_more_is_served_than_there_are_places_only_where_bots_alone_have_the_only_one() -> None:
    async def story() -> None:
        turns = Turns(1)
        async with turns.place("bots", False), turns.place("people", True):
            assert (turns.people, turns.alone) == (1, 1)
            waiting = [
                asyncio.create_task(turns.place("more", people).__aenter__())
                for people in (True, False)
            ]
            await asyncio.sleep(0)
            assert not any(task.done() for task in waiting)
            assert turns.waiting() == 2
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
        assert (turns.people, turns.alone) == (0, 0)

    run(story)


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def story() -> None:
        turns = Turns(1)
        async with turns.place("a", True):
            waiting = asyncio.create_task(turns.place("b", True).__aenter__())
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert turns.people == 0
        async with turns.place("c", True):
            assert turns.people == 1

    run(story)
