"""The house: one owner per table, durable before acknowledged, the same after a restart."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tabard.server import commands, sweeper
from tabard.server.limits import LOCAL
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.setup import USUAL_BOT
from tabard.server.store.store import Store
from tabard.server.web.stream import crowd_of
from tests.server.desk import ANNA, BERT, DEVICE, GREEDY, LINK, PERSON, setup
from tests.server.inn import choose, do, fingerprint, opened, run, stored, two, until


def test_whoever_has_no_page_open_is_away_unless_another_server_may_have_their_page(
    store: Store,
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            house.listen(table.id, ANNA)
            live = house.live_table(table.id)
            assert crowd_of(house, live, ANNA, {}).present == {ANNA}
            house.peers.meet(["another server"])
            assert crowd_of(house, live, ANNA, {}).present == {ANNA, BERT}

    run(story)


def test_what_is_acknowledged_is_in_storage(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            for number in range(20):
                receipt = await choose(house, table, number)
                kept = stored(store, table)
                assert fingerprint(kept) == fingerprint(table)
                assert kept.receipt(ANNA).ply == receipt.ply

    run(story)


def test_the_same_request_is_carried_out_once_and_answered_alike(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            state = table.state
            assert state is not None
            seat, code, ply = int(state.to_move), state.choices()[0], table.ply
            user = table.seats[seat].user
            post = [
                do(house, table, user, commands.choose, seat, code, ply, True, request="one")
                for _ in range(5)
            ]
            receipts = await asyncio.gather(*post)
            assert len(set(receipts)) == 1
            for number in range(3):
                await choose(house, table, number)
            late = await do(
                house, table, user, commands.choose, seat, code, ply, True, request="one"
            )
            assert late == receipts[0]
        async with opened(store) as house:
            table = house.table(table.id)
            before = fingerprint(table)
            after = await do(
                house, table, user, commands.choose, seat, code, ply, True, request="one"
            )
            assert after == receipts[0]
            assert fingerprint(table) == before

    run(story)


def test_of_two_choices_at_once_one_is_made(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            state = table.state
            assert state is not None
            seat, ply = int(state.to_move), table.ply
            user = table.seats[seat].user
            codes = state.choices()[:2]
            answers = await asyncio.gather(
                *(do(house, table, user, commands.choose, seat, c, ply, True) for c in codes),
                return_exceptions=True,
            )
            refused = [a for a in answers if isinstance(a, RequestRefused)]
            assert [a.code for a in refused] == ["stale"]
            assert fingerprint(stored(store, table)) == fingerprint(table)

    run(story)


def test_entries_of_another_writer_are_read_before_going_on(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            heard = house.listen(table.id)
            elsewhere = Entry("say", table.changed_at, None, "zoe", "", {"name": "Z", "text": "!"})
            await store.append(table.id, table.version, [elsewhere])
            await choose(house, table)
            table = house.table(table.id)
            assert [said.text for said in table.sayings] == ["!"]
            assert len(table.plies) > 0
            assert fingerprint(stored(store, table)) == fingerprint(table)
            assert heard.changed.is_set()
            house.unlisten(table.id, heard)

    run(story)


def test_who_hangs_up_while_a_choice_is_written_leaves_the_table_whole(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            for number in range(30):
                post = asyncio.create_task(choose(house, table, number))
                for _ in range(number % 4):
                    await asyncio.sleep(0)
                post.cancel()
                await asyncio.gather(post, return_exceptions=True)
                assert fingerprint(stored(store, table)) == fingerprint(table)
            await choose(house, table)

    run(story)


def test_a_fallen_flag_hands_the_seat_to_a_bot_that_plays(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, clock={"kind": "live", "minutes": 1, "increment": 0})
            seat = int(table.state.to_move) if table.state else 0
            plies = len(table.plies)
            table.timing.banks = [0, 0]
            await sweeper.look_after(house, house.asker().now + 1)
            assert table.seats[seat].bot == USUAL_BOT
            await until(lambda: len(table.plies) > plies)

    run(story)


def test_idle_tables_leave_memory_and_come_back_when_wanted(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            slow = await two(house, clock={"kind": "slow", "days": 1})
            await house.flush()
            before = fingerprint(table)
            heard = house.listen(table.id)
            later = house.asker().now + sweeper.IDLE_MILLISECONDS + 1
            await sweeper.look_after(house, later)
            assert set(house.live_tables) == {table.id}
            house.unlisten(table.id, heard)
            await sweeper.look_after(house, later)
            assert house.live_tables == {}
            assert fingerprint(house.table(table.id)) == before
            assert house.asleep == {slow.id: slow.changed_at + 86_400_000}
            await sweeper.look_after(house, slow.changed_at + 86_400_000)
            assert slow.id in house.live_tables
            assert slow.id not in house.asleep

    run(story)


def test_a_storage_that_fails_while_sweeping_does_not_end_the_sweep(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(sweeper, "SWEEP_SECONDS", 0.01)
        calls = 0

        async def fail(*_: Any) -> None:
            nonlocal calls
            calls += 1
            raise OperationalError("", {}, Exception("full"))

        async with opened(store) as house:
            monkeypatch.setattr(sweeper, "look_after", fail)
            await until(lambda: calls > 3)
            assert not house.tasks[1].done()

    run(story)


def test_lists_follow_at_once_when_somebody_sits_down(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, links = await house.open_table(
                setup("pillars", PERSON, LINK, DEVICE), "Anna", LOCAL
            )
            assert set(links) == {1}
            assert [row["id"] for row in store.shelf.listed("open")] == [table.id]
            found = store.linked(links[1])
            assert found == (table.id, 1)
            await do(house, table, BERT, commands.sit, 1, True)
            assert [row["id"] for row in store.shelf.listed("running")] == [table.id]
            assert store.shelf.listed("open") == []
            assert {row["id"] for row in store.shelf.tables_of(BERT)} == {table.id}
            before = (
                store.shelf.tables_of(ANNA)[0]["awaited"],
                store.shelf.tables_of(BERT)[0]["awaited"],
            )
            assert sum(before) == 1

    run(story)


def test_chat_while_a_bot_thinks_does_not_disturb_it(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("pillars", PERSON, GREEDY), "Anna", LOCAL)
            chance = random.Random(5)
            for number in range(60):
                if not table.running:
                    break
                await do(house, table, ANNA, commands.say, f"{number}")
                if table.awaited() == [0]:
                    await choose(house, table, chance.randrange(10))
                await asyncio.sleep(0.01)
            await until(lambda: table.awaited() == [0] or not table.running)
            assert fingerprint(stored(store, table)) == fingerprint(table)

    run(story)
