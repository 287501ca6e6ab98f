"""Several servers keep one house on PostgreSQL: each hears what the others write."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import text

from tabard.server import commands, peers, sweeper
from tabard.server.house import House, now
from tabard.server.limits import LOCAL
from tabard.server.livetable import Listener
from tabard.server.log import Entry
from tabard.server.peers import Peers, owner, ranking
from tabard.server.refusals import RequestRefused
from tabard.server.store.accounts import digest
from tabard.server.store.rests import Rest
from tabard.server.store.store import Store
from tabard.server.table import Table
from tabard.server.web import people
from tabard.server.web.people import People
from tabard.server.web.session import Session, new_session
from tests.server.desk import ANNA, BERT, RANDOM, setup
from tests.server.inn import choose, do, fingerprint, opened, run, stored, two, until

GUEST: dict[str, Any] = {
    "id": "anne",
    "name": "Anna",
    "login": None,
    "password": None,
    "created_at": 1,
    "settings": {},
}
SOON = 4.0  # seconds, on a busy machine too


@asynccontextmanager
async def houses(address: str, number: int = 2) -> AsyncIterator[list[House]]:
    """Several servers on one database, who know each other."""
    stores = [Store(address) for _ in range(number)]
    try:
        async with AsyncExitStack() as stack:
            found = [await stack.enter_async_context(opened(store)) for store in stores]
            await until(lambda: all(knows(house, number) for house in found))
            yield found
    finally:
        for store in stores:
            store.close()


def knows(house: House, number: int) -> bool:
    """Whether a server is connected and has met so many."""
    assert house.hearsay is not None
    return house.hearsay.line.up and len(house.peers.living) == number


async def heard(listener: Listener) -> None:
    """Wait until somebody was told of a change, and that soon."""
    async with asyncio.timeout(SOON):
        await listener.changed.wait()
    listener.changed.clear()


def test_what_one_server_writes_the_others_tell_their_listeners(postgres_address: str) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            table = await two(one)
            listener = other.listen(table.id, "")
            for number in range(10):
                await choose(one, table, number)
                await heard(listener)
                await until(lambda: fingerprint(other.table(table.id)) == fingerprint(table))
            last = other.table(table.id)
            await choose(other, last, 3)
            await until(lambda: fingerprint(one.table(table.id)) == fingerprint(last))
            assert fingerprint(stored(one.store, table)) == fingerprint(last)

    run(story)


def test_nobody_is_refused_for_what_another_server_has_not_told_yet(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            assert other.hearsay is not None
            table = await two(one)
            behind = other.table(table.id)
            other.hearsay.line.heard = lambda *_: None
            for number in range(3):
                await choose(one, table, number)
            assert behind.version < table.version
            state, version = table.state, table.version
            assert state is not None
            seat = int(state.to_move)
            user, ply, code = table.seats[seat].user, table.ply_of(seat), state.choices()[0]
            await do(other, behind, user, commands.choose, seat, code, ply, True)
            assert other.table(table.id).version > version
            with pytest.raises(RequestRefused) as found:
                await do(other, behind, user, commands.choose, seat, code, ply, True)
            assert found.value.code in ("stale", "not-your-turn"), "and what is wrong is refused"

    run(story)


def test_two_servers_that_write_at_the_same_time_write_one_after_the_other(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            table = await two(one)
            other.table(table.id)
            talk = [
                do(house, table, user, commands.say, f"{number}")
                for number in range(10)
                for house, user in ((one, ANNA), (other, BERT))
            ]
            await asyncio.gather(*talk)
            said = [entry.data["text"] for entry in one.store.log(table.id) if entry.kind == "say"]
            assert Counter(said) == Counter({f"{number}": 2 for number in range(10)})
            await until(lambda: one.table(table.id).version == other.table(table.id).version)

    run(story)


def test_a_line_that_was_lost_is_made_again_and_everything_looked_up(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            assert other.hearsay is not None
            table = await two(one)
            listener = other.listen(table.id, "")
            rest = other.store.rests.begin(Rest("anna", listener.wake, token=digest("gone")))
            line = "tabard " + other.peers.id
            with one.store.engine.begin() as connection:
                connection.execute(
                    text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                         " WHERE application_name = :line"), {"line": line})  # fmt: skip
            for number in range(5):
                await choose(one, table, number)
            await until(lambda: fingerprint(other.table(table.id)) == fingerprint(table))
            await until(lambda: rest.ended)
            listener.changed.clear()
            await until(lambda: knows(other, 2))
            await choose(one, table)
            await heard(listener)

    run(story)


@pytest.mark.slow
def test_one_server_alone_plays_the_bots_of_a_table_and_another_goes_on_when_it_is_gone(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with houses(postgres_address, 3) as found:
            asked: Counter[str] = Counter()
            for house in found:
                ask = house.botpool.choose

                async def choose_counted(*args: object, house: House = house, ask=ask, **more):  # type: ignore[no-untyped-def]
                    asked[house.peers.id] += 1
                    await asyncio.sleep(0.02)
                    return await ask(*args, **more)

                monkeypatch.setattr(house.botpool, "choose", choose_counted)
            table, _ = await found[0].open_table(setup("pillars", RANDOM, RANDOM), "Anna", LOCAL)
            await until(lambda: asked.total() > 5)
            first = owner(table.id, found[0].peers.living)
            assert set(asked) == {first}, "nobody else thinks about it"
            gone = next(house for house in found if house.peers.id == first)
            await gone.stop()
            asked.clear()
            await until(lambda: asked.total() > 5)
            others = [house.peers.id for house in found if house is not gone]
            assert set(asked) == {owner(table.id, others)}
            taken_over = next(house for house in found if house.peers.id in set(asked))
            await until(lambda: taken_over.table(table.id).over)

    run(story)


def test_a_server_whose_line_is_gone_is_missed_at_the_next_look(postgres_address: str) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            assert other.hearsay is not None
            for task in other.tasks:
                task.cancel()
            await asyncio.gather(*other.tasks, return_exceptions=True)
            await until(lambda: one.peers.living == (one.peers.id,))

    run(story)


def test_a_flag_falls_once_at_the_server_that_looks_after_the_table(postgres_address: str) -> None:
    async def story() -> None:
        async with houses(postgres_address) as found:
            table = await two(found[0], clock={"kind": "live", "minutes": 1, "increment": 0})
            found[1].table(table.id)
            flags = 0
            while not flags:  # as often as needed: servers must have heard of each other
                await asyncio.sleep(0.02)
                await asyncio.gather(*(sweeper.let_flags_fall(h, now() + 61_000) for h in found))
                flags = Counter(entry.kind for entry in found[0].store.log(table.id))["flag"]
            assert flags == 1
            await until(lambda: len({house.table(table.id).version for house in found}) == 1)
            assert all(any(s.bot for s in house.table(table.id).seats) for house in found)

    run(story)


def test_a_clock_goes_on_when_another_server_joins_and_stops_while_none_is_there(
    postgres_address: str,
) -> None:
    async def story() -> None:
        clock = {"kind": "live", "minutes": 10, "increment": 0}
        async with houses(postgres_address, 1) as (one,):
            table = await two(one, clock=clock)
            store = Store(postgres_address)
            async with opened(store) as other:
                assert other.peers.opened_at == one.peers.opened_at
                await do(other, table, ANNA, commands.say, "here")
                assert "wake" not in [entry.kind for entry in store.log(table.id)]
            store.close()
            seat = table.awaited()[0]
            looked_at = now()
            before = table.timing.left(seat, looked_at)
        await asyncio.sleep(1.5)
        async with houses(postgres_address, 2) as found:
            assert found[0].peers.opened_at == found[1].peers.opened_at
            await do(found[1], table, ANNA, commands.say, "here again")
            await do(found[0], table, ANNA, commands.say, "and here")
            wakes = [entry for entry in found[0].store.log(table.id) if entry.kind == "wake"]
            assert len(wakes) == 1
            closed_at = wakes[0].data["closed_at"]
            assert wakes[0].at - closed_at >= 1500, "so long nobody was there"
            left = found[0].table(table.id).timing.left(seat, wakes[0].at)
            assert before is not None
            assert left == before - (closed_at - looked_at), "what ran until then counts"

    run(story)


def test_what_lists_say_of_a_table_is_never_taken_back_to_an_older_version(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            table = await two(one)
            await one.flush()
            late = one.live_table(table.id)
            old = late.indexed
            assert old is not None
            await do(other, table, BERT, commands.leave, 1, "random")
            row = one.store.table(table.id)
            assert row is not None
            await one.store.index_all({table.id: old})
            assert one.store.table(table.id) == row
            assert set(one.store.shelf.seated_at(table.id)) == {ANNA, BERT}

    run(story)


def test_sessions_and_tokens_end_at_every_server_and_so_do_their_streams(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            store = one.store
            await store.accounts.add(
                {"id": "anna", "name": "Anna", "login": "anna", "password": "x", "created_at": 1}
                | {"settings": {}}
            )
            for secret in ("kept", "revoked"):
                await store.accounts.add_token("anna", secret, secret, 1)
                assert other.store.accounts.by_token(secret) is not None
            told: list[str] = []

            def rest(name: str, **more: str) -> Rest:
                found = Rest("anna", lambda: told.append(name), **more)  # type: ignore[arg-type]
                return other.store.rests.begin(found)

            rest("token", token=digest("revoked"))
            rest("other token", token=digest("kept"))
            rest("session", session=digest("mark"))
            rest("other session", session=digest("another"))
            await store.accounts.revoke_token("anna", digest("revoked"))
            await until(lambda: told == ["token"])
            assert other.store.accounts.by_token("revoked") is None
            await store.accounts.end_session("mark", now())
            await until(lambda: told == ["token", "session"])
            await store.accounts.end_sessions("anna", password="y")
            await until(lambda: len(told) == 4)
            assert other.store.accounts.by_token("kept") is None

    run(story)


def test_an_entry_that_a_server_cannot_read_does_not_stop_it(postgres_address: str) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            strange, table = await two(one), await two(one)
            other.table(strange.id)
            other.table(table.id)
            new = Entry("newer", now(), None, "", "", {})
            await one.store.append(strange.id, strange.version, [new])
            await choose(one, table)
            await until(lambda: fingerprint(other.table(table.id)) == fingerprint(table))

    run(story)


def test_tables_are_shared_out_evenly_and_only_those_of_who_goes_move() -> None:
    servers = ["a", "b", "c", "d"]
    names = [f"table{number}" for number in range(2000)]
    before = {name: owner(name, servers) for name in names}
    counts = Counter(before.values())
    assert set(counts) == set(servers)
    assert max(counts.values()) < 1.25 * min(counts.values())
    after = {name: owner(name, servers[:-1]) for name in names}
    assert all(after[name] == before[name] for name in names if before[name] != "d")


def test_whoever_is_met_while_a_table_is_shared_out_has_a_share_from_then_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Others are met in another thread than tables are shared out in."""
    ours = Peers(store)
    ours.meet(["gone"])

    def interrupted(table_id: str, servers: Sequence[str]) -> tuple[str, ...]:
        ours.meet(["come"])
        return ranking(table_id, servers)

    with monkeypatch.context() as patched:
        patched.setattr(peers, "ranking", interrupted)
        ours.ranking("table")
    assert set(ours.ranking("table")) == {ours.id, "come"}


def test_a_table_that_another_server_opened_for_bots_is_taken_up_by_its_owner(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as found:
            made: list[Table] = []
            for _ in range(6):
                table, _ = await found[0].open_table(
                    setup("pillars", RANDOM, RANDOM), "Anna", LOCAL
                )
                made.append(table)
            owners = {owner(table.id, found[0].peers.living) for table in made}
            for table in made:
                await until(lambda table=table: len(found[0].table(table.id).plies) > 3)  # type: ignore[misc]
            assert owners <= {house.peers.id for house in found}

    run(story)


def test_an_old_cookie_is_dead_at_every_server_and_the_new_one_lives_at_once(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            here, there = People(one.store, "secret"), People(other.store, "secret")
            old = new_session()
            await here.keep(old)
            assert there.lasts(old)
            kept = Session(old.user, old.name, old.csrf)
            await here.end_all(old, password="another")
            assert there.lasts(old), "the browser that asked goes on, wherever it asks next"
            begun = time.monotonic()
            await until(lambda: not there.lasts(kept))
            assert time.monotonic() - begun < SOON

    run(story)


def test_what_a_server_has_written_comes_back_to_it_and_what_it_read_of_people_holds(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "KNOWN_SECONDS", 60.0)

    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            known = People(one.store, "secret")
            await other.store.accounts.add(GUEST)
            long_ago = time.monotonic() - 90.0
            for house in (one, other):
                house.store.alone.since = long_ago
            known.known[GUEST["id"]] = (long_ago, {**GUEST, "name": "as remembered"})
            await two(one)
            await until(lambda: one.store.alone.looked > long_ago)
            found = known.row(GUEST["id"])
            assert found is not None
            assert found["name"] == "as remembered"
            await other.store.accounts.change(GUEST["id"], name="Anne")
            await until(lambda: GUEST["id"] not in known.known)
            found = known.row(GUEST["id"])
            assert found is not None
            assert found["name"] == "Anne"
            known.known["nobody"] = (long_ago, None)
            await other.store.accounts.add({**GUEST, "id": "nobody"})
            assert known.row("nobody") is not None, "that somebody is new is told by nobody"

    run(story)


def test_a_table_of_another_server_is_kept_only_while_somebody_asks_for_it_here(
    postgres_address: str,
) -> None:
    async def story() -> None:
        async with houses(postgres_address) as (one, other):
            table = await two(one)
            mine, theirs = (one, other) if one.peers.owns(table.id) else (other, one)
            for house in (mine, theirs):
                house.live_table(table.id)
                house.dirty.clear()
            listener = theirs.listen(table.id)
            soon = now() + sweeper.UNASKED_MILLISECONDS + 1000
            await sweeper.look_after(theirs, soon)
            assert table.id in theirs.live_tables, "somebody looks at it"
            theirs.unlisten(table.id, listener)
            await sweeper.look_after(theirs, now())
            assert table.id in theirs.live_tables, "somebody may come back"
            for house in (mine, theirs):
                await sweeper.look_after(house, soon)
            assert table.id in mine.live_tables
            assert table.id not in theirs.live_tables

    run(story)
