"""The house: one owner per table, durable before acknowledged, the same after a restart."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import OperationalError

from tabard.games.pillars import GAME
from tabard.kernel.record import parse
from tabard.server import commands, sweeper
from tabard.server.answers import Answer
from tabard.server.log import Entry
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import DEVICE, GREEDY, LINK, PERSON, RANDOM, setup
from tests.server.inn import ANNA, BERT, choose, do, fingerprint, opened, run, two, until


def again(store: Store, table: Table) -> Table:
    """A table as storage has it."""
    found = Table(table.id, table.seed)
    for entry in store.log(table.id):
        found.fold(entry)
    return found


def test_what_is_acknowledged_is_in_storage(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            for number in range(20):
                receipt = await choose(house, table, number)
                stored = again(store, table)
                assert fingerprint(stored) == fingerprint(table)
                assert stored.receipt(ANNA).ply == receipt.ply

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
            refused = [a for a in answers if isinstance(a, Answer)]
            assert [a.code for a in refused] == ["stale"]
            assert fingerprint(again(store, table)) == fingerprint(table)

    run(story)


def test_a_failed_write_changes_nothing_and_the_next_one_works(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            before = fingerprint(table)
            true = store.writer.insert
            monkeypatch.setattr(store.writer, "insert", "INSERT INTO nowhere VALUES (?,?,?,?,?,?)")
            with pytest.raises(Answer) as found:
                await choose(house, table, request="again")
            assert (found.value.code, found.value.status) == ("not-written", 503)
            assert fingerprint(table) == before
            monkeypatch.setattr(store.writer, "insert", true)
            await choose(house, table, request="again")
            assert fingerprint(table) == fingerprint(again(store, table)) != before

    run(story)


def test_entries_of_another_writer_are_read_before_going_on(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            heard = house.listen(table.id)
            elsewhere = Entry("say", table.changed_at, None, "zoe", "", {"name": "Z", "text": "!"})
            await store.append(table.id, table.version, [elsewhere])
            await choose(house, table)
            assert [said.text for said in table.sayings] == ["!"]
            assert len(table.plies) > 0
            assert fingerprint(again(store, table)) == fingerprint(table)
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
                assert fingerprint(again(store, table)) == fingerprint(table)
            await choose(house, table)

    run(story)


def test_a_house_opened_again_goes_on_with_the_same_games(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            for number in range(25):
                await choose(house, table, number)
            state = table.state
            assert state is not None
            seat = int(state.to_move)
            drafted = state.choices()[0]
            user = table.seats[seat].user
            await do(house, table, user, commands.choose, seat, drafted, table.ply, False)
            before, draft = fingerprint(table), list(table.draft)
        async with opened(store) as house:
            table = house.table(table.id)
            assert fingerprint(table) == before
            assert table.draft == draft
            number = 0
            while table.running:
                if table.draft:
                    await do(house, table, user, commands.confirm, seat, table.ply)
                await choose(house, table, number)
                number += 1
            assert parse(table.record().text(), lambda _: GAME).choices
            row = store.table(table.id)
            assert row is not None
            assert row["status"] == "over"
            assert row["summary"]["ranking"] == table.state.ranking() if table.state else False

    run(story)


def test_bots_wake_up_when_the_house_opens_again(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            house.botroom.close()
            plan = setup("pillars", RANDOM, RANDOM)
            table = Table("bots", "seed")
            entries = [Entry("open", 1, None, ANNA, "", plan.json())]
            table.fold(entries[0])
            entries += commands.seat_host(table, house.asker())
            for entry in entries[1:]:
                table.fold(entry)
            row: dict[str, Any] = {
                "id": "bots",
                "game": "pillars",
                "rules_version": plan.rules_version,
                "seed": "seed",
                "host": ANNA,
                "status": "running",
                "watch": "open",
                "created_at": 1,
                "changed_at": 1,
                "summary": {},
            }
            await store.open_table(row, {}, entries)
        async with opened(store) as house:
            table = house.table("bots")
            start = len(table.plies)
            await until(lambda: len(table.plies) > start + 5)
            assert fingerprint(again(store, table))[0] >= start

    run(story)


def test_clocks_stand_still_while_the_house_is_closed(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, clock={"kind": "live", "minutes": 1, "increment": 0})
            entry = store.log(table.id)
            long_ago = [replace(e, at=e.at - 7_200_000) for e in entry]
        with store.engine.begin() as connection:
            for seq, old in enumerate(long_ago):
                connection.execute(
                    text("UPDATE entries SET at=:at WHERE table_id=:id AND seq=:seq"),
                    {"at": old.at, "id": table.id, "seq": seq},
                )
        async with opened(store) as house:
            table = house.table(table.id)
            await sweeper.look_after(house, house.asker().now)
            assert not any(seat.bot for seat in table.seats)
            left = table.timing.left(
                int(table.state.to_move) if table.state else 0, table.changed_at
            )
            assert left == 60_000

    run(story)


def test_a_fallen_flag_hands_the_seat_to_a_bot_that_plays(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, clock={"kind": "live", "minutes": 1, "increment": 0})
            seat = int(table.state.to_move) if table.state else 0
            plies = len(table.plies)
            table.timing.banks = [0, 0]
            await sweeper.look_after(house, house.asker().now + 1)
            assert table.seats[seat].bot == "greedy"
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
            assert set(house.rooms) == {table.id}
            house.unlisten(table.id, heard)
            await sweeper.look_after(house, later)
            assert house.rooms == {}
            assert fingerprint(house.table(table.id)) == before
            assert house.asleep == {slow.id: slow.changed_at + 86_400_000}
            await sweeper.look_after(house, slow.changed_at + 86_400_000)
            assert slow.id in house.rooms
            assert slow.id not in house.asleep

    run(story)


def test_a_table_of_other_rules_is_kept_and_told_from_its_result(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            running = await two(house)
            await choose(house, running)
            over = await two(house)
            for number in range(2000):
                if not over.running:
                    break
                await choose(house, over, number)
            scores = over.state.scores() if over.state else []
        logs = {table.id: store.log(table.id) for table in (running, over)}
        monkeypatch.setattr(Table, "_open", fail_open)
        async with opened(store) as house:
            for table in (running, over):
                with pytest.raises(Answer) as found:
                    house.table(table.id)
                assert (found.value.code, found.value.status) == ("kept", 410)
            assert found.value.detail["result"]["scores"] == scores
            row = store.table(running.id)
            assert row is not None
            assert row["status"] == "kept"
            assert row["summary"]["names"] == ["Anna", "Bert"]
        assert {table.id: store.log(table.id) for table in (running, over)} == logs

    run(story)


def fail_open(table: Table, entry: Entry) -> None:
    """What a table does that was opened under other rules."""
    raise ValueError("rules version 1 is not ours")


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
            table, links = await house.open_table(setup("pillars", PERSON, LINK, DEVICE), "Anna")
            assert set(links) == {1}
            assert [row["id"] for row in store.listed("open")] == [table.id]
            found = store.linked(links[1])
            assert found == (table.id, 1)
            await do(house, table, BERT, commands.sit, 1, True)
            assert [row["id"] for row in store.listed("running")] == [table.id]
            assert store.listed("open") == []
            assert {row["id"] for row in store.tables_of(BERT)} == {table.id}
            before = store.tables_of(ANNA)[0]["awaited"], store.tables_of(BERT)[0]["awaited"]
            assert sum(before) == 1

    run(story)


def test_chat_while_a_bot_thinks_does_not_disturb_it(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("pillars", PERSON, GREEDY), "Anna")
            chance = random.Random(5)
            for number in range(60):
                if not table.running:
                    break
                await do(house, table, ANNA, commands.say, f"{number}")
                if table.awaited() == [0]:
                    await choose(house, table, chance.randrange(10))
                await asyncio.sleep(0.01)
            await until(lambda: table.awaited() == [0] or not table.running)
            assert fingerprint(again(store, table)) == fingerprint(table)

    run(story)
