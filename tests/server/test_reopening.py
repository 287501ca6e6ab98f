"""A house that opens again: the same games go on, and what cannot is kept."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import text

from tabard.games.pillars import GAME
from tabard.kernel.record import parse
from tabard.server import commands, sweeper
from tabard.server.folding import FOLDED
from tabard.server.house import House
from tabard.server.log import Entry
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import ANNA, RANDOM, setup
from tests.server.inn import choose, do, fingerprint, opened, run, stored, two, until


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
            house.botpool.close()
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
            assert fingerprint(stored(store, table))[0] >= start

    run(story)


def test_clocks_stand_still_while_the_house_is_closed(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, clock={"kind": "live", "minutes": 1, "increment": 0})
            long_ago = [entry.at - 7_200_000 for entry in store.log(table.id)]
        with store.engine.begin() as connection:
            for seq, at in enumerate(long_ago):
                connection.execute(
                    text("UPDATE entries SET at=:at WHERE table_id=:id AND seq=:seq"),
                    {"at": at, "id": table.id, "seq": seq},
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


def test_clocks_are_told_again_after_a_storage_that_failed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, clock={"kind": "live", "minutes": 1, "increment": 0})
        true = store.writer.insert
        monkeypatch.setattr(store.writer, "insert", "INSERT INTO nowhere VALUES ")
        house = House(store, 1)
        with pytest.raises(RequestRefused) as found:
            await house.act(table.id, house.asker(), commands.nothing)
        assert found.value.code == "not-written"
        monkeypatch.setattr(store.writer, "insert", true)
        await house.act(table.id, house.asker(), commands.nothing)
        assert store.log(table.id)[-1].kind == "wake"

    run(story)


def test_a_table_that_does_not_replay_is_told_from_its_result_until_it_does_again(
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
        with monkeypatch.context() as broken:
            broken.setitem(FOLDED, "open", fail_open)
            await told_from_their_results(store, running, over, scores)
        assert {table.id: store.log(table.id) for table in (running, over)} == logs
        async with opened(store) as house:
            assert fingerprint(house.table(over.id)) == fingerprint(over)
            await choose(house, house.table(running.id))
            await house.flush()
            assert [row["id"] for row in store.shelf.listed("running")] == [running.id]

    run(story)


async def told_from_their_results(
    store: Store, running: Table, over: Table, scores: Sequence[float]
) -> None:
    """What there is of two games, of which one went on, where neither replays."""
    async with opened(store) as house:
        for table in (running, over):
            with pytest.raises(RequestRefused) as found:
                house.table(table.id)
            assert (found.value.code, found.value.status) == ("kept", 410)
        assert found.value.detail["result"]["scores"] == scores
        row = store.table(running.id)
        assert row is not None
        assert row["status"] == "kept"
        assert row["summary"]["names"] == ["Anna", "Bert"]


def fail_open(table: Table, entry: Entry) -> None:
    """What a table does whose log means something else today."""
    raise ValueError("this is no longer so")
