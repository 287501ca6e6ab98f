"""A PostgreSQL that says nothing: who reads is told so soon, the others are not kept waiting."""

from __future__ import annotations

import logging
import time

import pytest
from sqlalchemy.exc import OperationalError

from tabard.server.refusals import RequestRefused
from tabard.server.store import patience, writer
from tabard.server.store.store import Store
from tests.chaos.proxy import between
from tests.server import postgres
from tests.server.inn import choose, opened, run, stored, two, until


def test_a_silent_database_is_waited_for_once_and_then_nobody_waits(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(patience, "READ_SECONDS", 0.3)

    async def story(store: Store) -> None:
        assert store.answers()
        proxy.silent = True
        begun = time.monotonic()
        with pytest.raises(OperationalError):
            store.table("first")
        assert time.monotonic() - begun > 0.25
        begun = time.monotonic()
        for _ in range(100):
            assert not store.answers()
        waiting = 100 * patience.READ_SECONDS
        assert time.monotonic() - begun < waiting / 3, "nobody waits for what is known to be silent"
        proxy.silent = False
        await until(store.answers)
        assert store.table("first") is None

    with between(postgres.shared().folder) as proxy, caplog.at_level(logging.WARNING, "tabard"):
        store = Store(proxy.address(postgres_address))
        try:
            run(lambda: story(store))
        finally:
            store.close()
    told = [r.getMessage() for r in caplog.records if "silent" in r.getMessage()]
    assert len(told) == 1
    assert "answers again" in caplog.text


def test_a_choice_that_a_silent_database_swallows_is_refused_and_can_be_sent_again(
    postgres_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "WRITE_SECONDS", 0.3)

    async def story(store: Store) -> None:
        async with opened(store) as house:
            table = await two(house)
            plies = len(table.plies)
            proxy.silent = True
            with pytest.raises(RequestRefused) as found:
                await choose(house, table, request="again")
            assert (found.value.code, found.value.status) == ("not-written", 503)
            proxy.silent = False
            await until(store.answers)
            await choose(house, table, request="again")
            again = house.table(table.id)
            assert len(again.plies) > plies
            assert len(stored(store, again).plies) == len(again.plies)

    with between(postgres.shared().folder) as proxy:
        store = Store(proxy.address(postgres_address))
        try:
            run(lambda: story(store))
        finally:
            store.close()


def test_slow_answers_are_answers_as_long_as_something_comes(postgres_address: str) -> None:
    async def story(store: Store) -> None:
        proxy.delay = 0.1
        async with opened(store) as house:
            table = await two(house)
            await choose(house, table)
            assert len(stored(store, table).plies) == len(table.plies)

    with between(postgres.shared().folder) as proxy:
        store = Store(proxy.address(postgres_address))
        try:
            run(lambda: story(store))
        finally:
            store.close()


def test_only_where_everybody_waits_is_the_patience_short() -> None:
    async def story() -> None:
        assert patience.patience() == patience.READ_SECONDS

    assert patience.patience() is None, "a migration takes as long as it takes"
    run(story)
