"""What was read of a file holds for as long as nobody else writes to it."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tabard.server.store import alone
from tabard.server.store.store import Store
from tabard.server.web import people
from tabard.server.web.people import People

LONG = 1000.0
GUEST: dict[str, Any] = {
    "name": "Anna",
    "login": None,
    "password": None,
    "created_at": 1,
    "settings": {},
}


async def looked_up(store: Store) -> None:
    """Wait until it has been looked up anew whether others have written."""
    store.alone.looked = float("-inf")
    store.alone.unchanged(0.0, LONG)
    while store.alone.looking:
        await asyncio.sleep(0.001)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tabard.db"


def test_our_own_writes_leave_what_was_read_as_it_is(url: str) -> None:
    async def story() -> None:
        store = Store(url)
        await looked_up(store)
        begun = time.monotonic()
        await store.accounts.add({"id": "anna", **GUEST})
        await looked_up(store)
        assert store.alone.unchanged(begun, LONG)
        store.close()

    asyncio.run(story())


def test_a_write_of_another_process_makes_all_that_was_read_before_it_doubtful(url: str) -> None:
    async def story() -> None:
        store, other = Store(url), Store(url)
        await looked_up(store)
        begun = time.monotonic()
        await other.accounts.add({"id": "anna", **GUEST})
        await looked_up(store)
        assert not store.alone.unchanged(begun, LONG)
        assert store.alone.unchanged(time.monotonic(), LONG)
        store.close()
        other.close()

    asyncio.run(story())


def test_what_was_looked_up_too_long_ago_says_nothing(url: str) -> None:
    async def story() -> None:
        store = Store(url)
        await looked_up(store)
        begun = time.monotonic()
        assert store.alone.unchanged(begun, LONG)
        assert not store.alone.unchanged(begun, -1.0)
        store.close()

    asyncio.run(story())


def test_who_is_known_is_asked_for_again_only_where_others_have_written(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "KNOWN_SECONDS", LONG)
    monkeypatch.setattr(alone, "LOOK_SECONDS", LONG)

    async def story() -> None:
        store, other = Store(url), Store(url)
        known = People(store, "secret")
        await store.accounts.add({"id": "anna", **GUEST})
        await looked_up(store)
        assert known.row("anna") is not None
        asked, known.known["anna"] = known.known["anna"], (time.monotonic() - 2 * LONG, None)
        assert known.row("anna") == asked[1]  # remembered from before the first look: asked again
        store.alone.since = time.monotonic() - 3 * LONG
        known.known["anna"] = (time.monotonic() - 2 * LONG, None)
        assert known.row("anna") is None  # as it was remembered
        with other.engine.begin() as connection:
            connection.execute(text("UPDATE users SET name = 'Anne'"))
        await looked_up(store)
        found = known.row("anna")
        assert found is not None
        assert found["name"] == "Anne"
        store.close()
        other.close()

    asyncio.run(story())


def test_what_servers_share_holds_while_our_own_writes_come_back_on_the_line(
    postgres_address: str,
) -> None:
    async def story() -> None:
        store = Store(postgres_address)
        read = time.monotonic()
        assert not store.alone.unchanged(read, LONG), "nobody tells us anything yet"
        store.alone.begin()
        store.alone.hear()
        assert not store.alone.unchanged(read, LONG), "it was read before we were told"
        assert store.alone.unchanged(time.monotonic(), LONG)
        assert not store.alone.unchanged(time.monotonic(), -1.0), "nothing has come back since"
        store.alone.begin()
        assert not store.alone.unchanged(time.monotonic(), LONG), "the line was lost meanwhile"
        store.close()

    asyncio.run(story())
