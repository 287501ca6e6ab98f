"""Limits: too much is refused, and forgotten after a while."""

from __future__ import annotations

import pytest

from tabard.server import commands
from tabard.server.limits import Buckets, Limits, Rate, is_local, network
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tests.server.desk import ANNA, GREEDY, PERSON, setup
from tests.server.inn import do, opened, run, until
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
            await until(lambda: house.limits.streams.inside == {})

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
    assert found.streams.inside == {}


def test_an_ipv6_household_counts_as_one_address() -> None:
    limits = Limits(address=Rate(2, 0))
    limits.check_address("2001:db8:1:2::1")
    limits.check_address("2001:db8:1:2:ffff::9")
    with pytest.raises(RequestRefused):
        limits.check_address("2001:db8:1:2::3")
    limits.check_address("2001:db8:1:3::3")
    assert network("::ffff:192.0.2.7") == network("192.0.2.7") == "192.0.2.7"
    assert is_local("127.0.0.1")
    assert is_local("::1")
    assert not is_local("192.0.2.7")
    assert not is_local("testclient")


def test_what_is_dear_empties_a_bucket_sooner() -> None:
    limits = Limits(address=Rate(20, 0))
    limits.check_address("a", 10)
    limits.check_address("a", 10)
    with pytest.raises(RequestRefused):
        limits.check_address("a")


def test_tables_for_bots_alone_are_for_whoever_runs_the_house(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            alone, elsewhere = setup("pillars", GREEDY, GREEDY), "192.0.2.7"
            with pytest.raises(RequestRefused) as refused:
                await house.open_table(alone, "Anna", elsewhere)
            assert refused.value.code == "bots-alone"
            await house.open_table(setup("pillars", PERSON, GREEDY), "Anna", elsewhere)
            await store.accounts.add(
                {"id": ANNA, "name": "Anna", "login": "anna", "password": "", "created_at": 0}
                | {"settings": {}}
            )
            house.operators = frozenset(("anna",))
            await house.open_table(alone, "Anna", elsewhere)
            house.operators = frozenset()
            await house.open_table(alone, "Anna", "127.0.0.1")

    run(story)


def test_every_table_that_is_opened_counts_whoever_opens_it(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            house.limits = Limits(costly=Rate(2, 0))
            plan = setup("pillars", PERSON, PERSON)
            for _ in range(2):
                await house.open_table(plan, "Anna", "192.0.2.7")
            with pytest.raises(RequestRefused) as refused:
                await house.open_table(plan, "Anna", "192.0.2.7")
            assert refused.value.code == "too-much"
            await house.open_table(plan, "Anna", "192.0.2.8")

    run(story)


def test_nobody_opens_tables_without_end(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            house.limits.tables = 2
            plan = setup("pillars", PERSON, PERSON)
            made = [(await house.open_table(plan, "Anna", "192.0.2.7"))[0] for _ in range(2)]
            with pytest.raises(RequestRefused) as refused:
                await house.open_table(plan, "Anna", "192.0.2.7")
            assert refused.value.code == "many-tables"
            await do(house, made[0], ANNA, commands.close)
            await house.open_table(plan, "Anna", "192.0.2.7")

    run(story)
