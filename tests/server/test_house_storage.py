"""The house when its storage fails: nothing half-done, nothing lost, the next request works."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tabard.server import sweeper
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tests.server.inn import choose, fingerprint, opened, run, stored, two


def test_a_failed_write_changes_nothing_and_the_next_one_works(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            before = fingerprint(table)
            true = store.writer.insert
            monkeypatch.setattr(store.writer, "insert", "INSERT INTO nowhere VALUES ")
            with pytest.raises(RequestRefused) as found:
                await choose(house, table, request="again")
            assert (found.value.code, found.value.status) == ("not-written", 503)
            assert fingerprint(table) == before
            monkeypatch.setattr(store.writer, "insert", true)
            await choose(house, table, request="again")
            table = house.table(table.id)
            assert fingerprint(table) == fingerprint(stored(store, table)) != before

    run(story)


def lost_answer(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next write be written, and the connection break before that is said."""
    connection = store.writer.connection
    assert connection is not None
    written = connection.exec_driver_sql

    def broken(*statement: Any) -> None:
        written(*statement)
        monkeypatch.undo()
        raise OperationalError("INSERT", {}, ConnectionError("gone"))

    monkeypatch.setattr(connection, "exec_driver_sql", broken)


def test_a_write_whose_answer_was_lost_is_found_by_who_asks_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            lost_answer(store, monkeypatch)
            plies = len(table.plies)
            with pytest.raises(RequestRefused) as found:
                await choose(house, table, request="again")
            assert found.value.code == "not-written"
            assert len(house.table(table.id).plies) == plies
            before = fingerprint(stored(store, table))
            await choose(house, table, request="again")
            assert fingerprint(house.table(table.id)) == before == fingerprint(stored(store, table))

    run(story)


def test_a_write_whose_answer_was_lost_is_found_by_the_house(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            lost_answer(store, monkeypatch)
            heard = house.listen(table.id)
            with pytest.raises(RequestRefused):
                await choose(house, table)
            assert not heard.changed.is_set()
            await sweeper.look_after(house, house.asker().now)
            assert heard.changed.is_set()
            assert fingerprint(house.table(table.id)) == fingerprint(stored(store, table))
            house.unlisten(table.id, heard)

    run(story)


def test_who_is_sent_away_while_a_write_fails_goes(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            before = fingerprint(table)
            monkeypatch.setattr(store.writer, "insert", "INSERT INTO nowhere VALUES ")
            waiting = asyncio.create_task(choose(house, table))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
            monkeypatch.undo()
            assert fingerprint(table) == before

    run(story)


def test_a_table_that_cannot_be_stored_is_not_opened(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OperationalError("INSERT", {}, OSError("the disk is full"))

    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            monkeypatch.setattr(store.writer.connection, "execute", full)
            with pytest.raises(RequestRefused) as found:
                await two(house)
            monkeypatch.undo()
            assert found.value.code == "not-written"
            assert list(house.live_tables) == [table.id]

    run(story)
