"""Limits: too much is refused, and forgotten after a while."""

from __future__ import annotations

import pytest

from tabard.server.limits import Buckets, Limits, Rate
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tests.server.desk import PERSON
from tests.server.inn import opened, run, until
from tests.server.program import match

SEATS = [PERSON, PERSON]


def test_too_much_is_refused_per_user_and_per_address(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            before = table.mark()
            path = f"/tables/{table.id}/choices"
            house.limits = Limits(user=Rate(5, 0), address=Rate(12, 0))
            me, other = table.programs
            answers = [(await me.post(path, seat=0, choice=0, ply=0)).status_code for _ in range(7)]
            assert answers[-2:] == [429, 429]
            assert answers.count(429) == 2
            assert (await other.get("/me")).status_code == 200
            for _ in range(8):
                last = await table.stranger.get("/games")
            assert (last.status_code, last.json()["error"]) == (429, "too-much")
            assert table.mark() == before
            house.limits = Limits(costly=Rate(2, 0))
            made = [(await table.stranger.post("/guests")).status_code for _ in range(3)]
            assert made == [201, 201, 429]
            house.limits = Limits(streams=1)
            async with table.stranger.follow(table.id) as one:
                await one.next()
                async with table.stranger.follow(table.id) as two:
                    await until(lambda: two.status)
                    assert two.status == 429
            await until(lambda: house.limits.streams == {})

    run(story)


def test_a_bucket_fills_up_again() -> None:
    buckets = Buckets(Rate(2, 0.5))
    assert [buckets.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert not buckets.take("a", 1.0)
    assert buckets.take("a", 2.0)
    assert buckets.take("b", 2.0)


def test_buckets_that_are_full_again_are_forgotten() -> None:
    buckets = Buckets(Rate(2, 1), most=10)
    for number in range(50):
        buckets.take(f"user {number}", float(number))
    assert len(buckets.left) <= 10
    crowd = Buckets(Rate(2, 0), most=10)
    for number in range(50):
        crowd.take(f"user {number}", 0.0)
    assert len(crowd.left) <= 10


def test_streams_are_counted_down_to_nothing() -> None:
    found = Limits(streams=2)
    found.open_stream("a")
    found.open_stream("a")
    with pytest.raises(RequestRefused):
        found.open_stream("a")
    found.open_stream("b")
    found.close_stream("a")
    found.open_stream("a")
    for address in ("a", "a", "b"):
        found.close_stream(address)
    assert found.streams == {}
