"""Addresses of an older database: carried over to the ways of their owners, once each."""

from __future__ import annotations

import json
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Engine, text

from tabard.server.calls.address import address_among
from tabard.server.calls.outbox import GOOD, LETTERS, Outbox
from tabard.server.store.schemas import migrate, migrations
from tabard.server.store.store import Store, connect

BEFORE = "0010"
PEOPLE: dict[str, tuple[str | None, int | None, dict[str, Any]]] = {
    "anna": ("anna@people.test", 7, {"lang": "de", "theme": "dark"}),
    "bert": ("bert@people.test", 8, {"mail_wanted": "new@people.test"}),
    "carl": ("carl@people.test", None, {}),
    "dora": (None, None, {"mail_wanted": "dora@people.test"}),
    "emil": (None, None, {"lang": "en"}),
}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/old.db"
    found: str = request.getfixturevalue("postgres_address")
    return found


def fill(engine: Engine) -> None:
    """A database from before, with people in it; Anna is called at her address."""
    migrate(engine, BEFORE)
    user = "INSERT INTO users (id, name, login, created_at, settings, mail, mail_confirmed_at)"
    way = "INSERT INTO channels (id, user_id, kind, target, data, state, created_at)"
    with engine.begin() as connection:
        for name, (mail, at, settings) in PEOPLE.items():
            row = {"id": name, "mail": mail, "at": at, "settings": json.dumps(settings)}
            connection.execute(
                text(f"{user} VALUES (:id, :id, :id, 3, :settings, :mail, :at)"), row
            )
        values = "('w', 'anna', 'mail', 'anna@people.test', '{\"lang\": \"nl\"}', 'good', 5)"
        connection.execute(text(f"{way} VALUES {values}"))


def test_addresses_of_an_older_house_are_ways_of_their_owners(url: str) -> None:
    engine = connect(url)
    fill(engine)
    engine.dispose()
    with closing(Store(url)) as store:
        outbox = Outbox(store)
        found = {name: address_among(outbox.ways_of(name)) for name in PEOPLE}
        assert {name: (one.mail, one.wanted) for name, one in found.items()} == {
            "anna": ("anna@people.test", ""),
            "bert": ("bert@people.test", "new@people.test"),
            "carl": ("", "carl@people.test"),
            "dora": ("", "dora@people.test"),
            "emil": ("", ""),
        }
        [anna] = outbox.ways_of("anna")
        assert (anna.id, anna.state) == ("w", GOOD), "she is called as before"
        assert {way.state for name in ("bert", "carl") for way in outbox.ways_of(name)} == {LETTERS}
        kept = {name: store.accounts.user(name) for name in PEOPLE}
        assert all("mail_wanted" not in row["settings"] for row in kept.values() if row)
        assert kept["anna"] is not None
        assert kept["anna"]["settings"] == PEOPLE["anna"][2]


def test_going_back_to_the_older_schema_keeps_every_address(url: str) -> None:
    engine = connect(url)
    fill(engine)
    migrate(engine)
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, BEFORE)
        query = text("SELECT id, mail, mail_confirmed_at, settings FROM users")
        rows = {row.id: row for row in connection.execute(query)}
        ways = list(connection.scalars(text("SELECT id FROM channels")))
    engine.dispose()
    confirmed = {name: row.mail for name, row in rows.items() if row.mail_confirmed_at}
    assert confirmed == {"anna": "anna@people.test", "bert": "bert@people.test"}
    read = {name: row.settings for name, row in rows.items()}
    said = {name: json.loads(one) if isinstance(one, str) else one for name, one in read.items()}
    wanted = {name: one.get("mail_wanted") for name, one in said.items()}
    assert (wanted["bert"], wanted["carl"]) == ("new@people.test", "carl@people.test")
    assert ways == ["w"]
