"""Storage: entries are durable when acknowledged, and one failure is not another's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import IntegrityError, OperationalError

from tabard.server.log import Entry
from tabard.server.store.archive import read_copy, write_copy
from tabard.server.store.store import Store


def emptied(store: Store) -> Store:
    """A store that other tests have used, without what they left there."""
    with store.engine.begin() as connection:
        for name in ("entries", "links", "seated", "tables", "ended", "tokens", "users"):
            connection.execute(text(f"DELETE FROM {name}"))
    return store


def row(table_id: str, **more: Any) -> dict[str, Any]:
    """The row of a table."""
    return {
        "id": table_id,
        "game": "pillars",
        "rules_version": 1,
        "seed": "secret",
        "host": "anna",
        "status": "open",
        "watch": "open",
        "created_at": 1,
        "changed_at": 1,
        "summary": {"names": ["Anna"]},
        **more,
    }


def entry(number: int, **data: Any) -> Entry:
    """An entry of a log."""
    return Entry("say", 1_800_000_000_000 + number, None, "anna", f"r{number}", data)


def test_a_log_comes_back_as_it_went_in(either: Store) -> None:
    async def story() -> None:
        first = [entry(0, text="ä € 𝔊"), Entry("choice", 5, 2, "", "", {"code": 7})]
        await either.open_table(row("t"), {"link": 1}, first, {"anna": 1})
        await either.append("t", 2, [entry(2, nested={"a": [1, None, True]})])
        assert either.log("t") == [*first, entry(2, nested={"a": [1, None, True]})]
        assert either.log("other") == []
        assert either.table("other") is None
        found = either.table("t")
        assert found is not None
        assert found["seed"] == "secret"
        assert either.linked("link") == ("t", 1)
        assert either.linked("wrong") is None
        assert either.shelf.seated_at("t") == ["anna"]

    asyncio.run(story())


def test_a_number_already_there_is_refused_and_nothing_else_suffers(either: Store) -> None:
    async def story() -> None:
        await either.open_table(row("t"), {}, [entry(0)])
        await either.open_table(row("u"), {}, [entry(0)])
        wrong = either.append("t", 0, [entry(9), entry(10)])
        right = [either.append("u", n, [entry(n)]) for n in range(1, 20)]
        with pytest.raises(IntegrityError):
            await wrong
        await asyncio.gather(*right)
        assert len(either.log("u")) == 20
        assert either.log("t") == [entry(0)]
        await either.append("t", 1, [entry(1)])
        assert len(either.log("t")) == 2

    asyncio.run(story())


def test_a_table_is_opened_whole_or_not_at_all(either: Store) -> None:
    async def story() -> None:
        await either.open_table(row("t"), {"link": 0}, [entry(0)])
        with pytest.raises(IntegrityError):
            await either.open_table(row("u"), {"link": 0}, [entry(0)])
        assert either.table("u") is None
        assert either.log("u") == []

    asyncio.run(story())


def test_a_job_that_breaks_stops_nobody(either: Store) -> None:
    def broken(_: Connection) -> None:
        raise ZeroDivisionError

    async def story() -> None:
        await either.open_table(row("t"), {})
        failing = either.writer.write(broken)
        working = either.append("t", 0, [entry(0)])
        with pytest.raises(ZeroDivisionError):
            await failing
        await working
        assert either.log("t") == [entry(0)]

    asyncio.run(story())


def test_many_appends_at_once_are_all_kept(either: Store) -> None:
    async def story() -> None:
        for name in ("a", "b", "c"):
            await either.open_table(row(name), {})
        writes = [
            either.append(name, n, [entry(n)]) for n in range(100) for name in ("a", "b", "c")
        ]
        await asyncio.gather(*writes)
        for name in ("a", "b", "c"):
            assert [found.request for found in either.log(name)] == [f"r{n}" for n in range(100)]

    asyncio.run(story())


def test_tables_are_found_by_who_sits_there_and_by_how_they_stand(either: Store) -> None:
    async def story() -> None:
        for number, name in enumerate(("a", "b", "c")):
            await either.open_table(row(name, changed_at=number), {}, (), {"anna": 0})
        await either.open_table(row("hidden", watch="closed"), {}, (), {"bert": 0})
        await either.index(
            "a", {"status": "running", "changed_at": 9, "version": 1}, {"anna": 1, "bert": 0}
        )
        mine = either.shelf.tables_of("anna")
        assert [found["id"] for found in mine] == ["a", "c", "b"]
        assert all("seed" not in found for found in mine)
        assert [found["id"] for found in either.shelf.listed("open")] == ["c", "b"]
        assert [found["id"] for found in either.shelf.listed("running")] == ["a"]
        assert either.shelf.listed("running", game="chess") == []
        waits = {
            user: [(row["id"], row["awaited"]) for row in either.shelf.running_of(user)]
            for user in ("anna", "bert")
        }
        assert waits == {"anna": [("a", 1)], "bert": [("a", 0)]}
        assert sorted(row["id"] for row in either.live()) == ["a", "b", "c", "hidden"]
        await either.retire("a")
        assert {row["id"]: row["status"] for row in either.live()}["a"] == "kept"
        assert either.table("a") is not None

    asyncio.run(story())


def test_tables_of_a_day_are_found_by_an_index(either: Store) -> None:
    async def story() -> None:
        for name, at, watch in (("a", 5, "daily"), ("b", 5, "open"), ("c", 9, "daily")):
            await either.open_table(row(name, created_at=at, watch=watch), {}, (), {"anna": 0})
        assert [found["id"] for found in either.shelf.of_days(1, 9)] == ["a"]

    asyncio.run(story())
    if either.engine.dialect.name == "sqlite":
        asked = "SELECT id FROM tables WHERE watch = 'daily' AND created_at >= 1"
        with either.engine.connect() as connection:
            plan = str(connection.execute(text(f"EXPLAIN QUERY PLAN {asked}")).all())
        assert "ix_tables_days" in plan


def test_the_options_of_games_that_somebody_has_finished_are_found(either: Store) -> None:
    async def story() -> None:
        not_played = {"b": "lesson", "d": "address"}
        for name, status in (("a", "over"), ("b", "over"), ("c", "running"), ("d", "over")):
            first = [Entry("open", 1, None, "anna", name, {"options": {"of": name}}), entry(1)]
            more = {"watch": not_played[name]} if name in not_played else {}
            await either.open_table(row(name, status=status, **more), {}, first, {"anna": 0})
        await either.open_table(
            row("e", game="world", status="over", watch="address"), {}, (), {"anna": 0}
        )
        assert either.shelf.agreed_by("anna", "pillars") == [{"of": "a"}]
        assert either.shelf.finished_by("anna", "pillars") == 1
        assert either.shelf.played_by("anna") == {"pillars"}, (
            "a record that was brought in is not played"
        )
        assert either.shelf.agreed_by("anna", "world") == []
        assert either.shelf.agreed_by("bert", "pillars") == []

    asyncio.run(story())


def test_a_token_is_its_users_until_it_is_revoked(either: Store) -> None:
    async def story() -> None:
        person = {
            "id": "anna",
            "name": "Anna",
            "login": "anna",
            "password": None,
            "created_at": 1,
            "settings": {"lang": "nl"},
        }
        await either.accounts.add(person)
        await either.accounts.add_token("anna", "secret", "laptop", 1)
        for _ in range(2):  # the second time it is remembered
            found = either.accounts.by_token("secret")
            assert found is not None
            assert found["name"] == "Anna"
        await either.accounts.change("anna", name="Anne")
        found = either.accounts.by_token("secret")
        assert found is not None
        assert found["name"] == "Anne"
        assert either.accounts.by_token("guess") is None
        (token,) = either.accounts.tokens_of("anna")
        assert "secret" not in str(token)
        await either.accounts.revoke_token("bert", token["hash"])
        assert either.accounts.by_token("secret") is not None
        await either.accounts.revoke_token("anna", token["hash"])
        assert either.accounts.by_token("secret") is None
        with pytest.raises(IntegrityError):
            await either.accounts.add({**person, "id": "other"})
        assert either.accounts.by_login("anna") is not None
        assert either.accounts.user("nobody") is None

    asyncio.run(story())


def test_what_was_acknowledged_is_there_when_the_database_is_opened_again(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/tabard.db"

    async def write() -> None:
        store = Store(address)
        await store.open_table(row("t"), {}, [entry(0)])
        await store.append("t", 1, [entry(1)])
        store.close()
        with pytest.raises(RuntimeError, match="closed"):
            store.append("t", 2, [entry(2)])

    asyncio.run(write())
    store = Store(address)
    assert store.log("t") == [entry(0), entry(1)]
    store.close()


def test_sqlite_syncs_at_every_commit(store: Store) -> None:
    with store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"


def test_after_a_failed_commit_the_next_one_works(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        await store.open_table(row("t"), {})
        true = store.writer.insert
        monkeypatch.setattr(store.writer, "insert", "INSERT INTO nowhere VALUES ")
        with pytest.raises(OperationalError):
            await store.append("t", 0, [entry(0)])
        monkeypatch.setattr(store.writer, "insert", true)
        await store.append("t", 0, [entry(0)])
        assert store.log("t") == [entry(0)]

    asyncio.run(story())


def test_who_breaks_at_what_was_written_takes_nobody_along(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    def fail() -> None:
        raise ZeroDivisionError

    async def story() -> None:
        await store.open_table(row("t"), {})
        first, second = (store.append("t", number, [entry(number)]) for number in range(2))
        first.heard = fail
        async with asyncio.timeout(120):
            await second
        assert "who heard of a write broke" in caplog.text

    asyncio.run(story())


def test_a_writer_that_loses_its_connection_makes_a_new_one(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        await store.open_table(row("t"), {}, [entry(0)])
        lost = store.writer.connection
        assert lost is not None

        def fail() -> None:
            raise OSError("gone")

        monkeypatch.setattr(lost, "rollback", fail)
        with pytest.raises(IntegrityError):
            await store.append("t", 0, [entry(0)])
        await store.append("t", 1, [entry(1)])
        assert store.writer.connection is not lost
        assert len(store.log("t")) == 2

    asyncio.run(story())


def test_what_is_written_after_the_server_hung_up_is_durable_again(on_postgres: Store) -> None:
    store = on_postgres

    async def story() -> None:
        await store.open_table(row("t"), {}, [entry(0)])
        mine = await store.writer.write(
            lambda connection: connection.execute(text("SELECT pg_backend_pid()")).scalar()
        )
        with store.engine.connect() as other:
            other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": mine})
        with pytest.raises(OperationalError):
            await store.append("t", 1, [entry(1)])
        await store.append("t", 1, [entry(1)])
        assert store.log("t") == [entry(0), entry(1)], "seen by another connection: committed"
        with pytest.raises(IntegrityError):
            await store.append("t", 1, [entry(9)])
        assert store.log("t") == [entry(0), entry(1)], "not taken back with somebody else's"

    asyncio.run(story())


@pytest.mark.slow
def test_a_copy_of_either_database_makes_either_database(either: Store, tmp_path: Path) -> None:
    async def story() -> None:
        await either.accounts.add(
            {"id": "u", "name": "Änne", "login": None, "password": None, "created_at": 1}
            | {"settings": {"lang": "de", "pace": 900}}
        )
        await either.accounts.add_token("u", "secret", "bot", 1, "read", 10**15)
        first = [entry(0), entry(1, nested={"a": [1, None, True], "b": "ü"})]
        await either.open_table(row("t"), {"link": 1}, first, {"u": 1})

    asyncio.run(story())
    url = either.engine.url.render_as_string(hide_password=False)
    middle = f"sqlite:///{tmp_path}/middle.db"
    counts = write_copy(url, tmp_path / "one.gz")
    assert {name: count for name, count in counts.items() if count} == {
        **dict.fromkeys(("users", "tokens", "tables", "seated", "links"), 1),
        "entries": 2,
    }
    assert read_copy(tmp_path / "one.gz", middle) == counts
    write_copy(middle, tmp_path / "two.gz")
    emptied(either)
    assert read_copy(tmp_path / "two.gz", url) == counts
    assert either.log("t") == [entry(0), entry(1, nested={"a": [1, None, True], "b": "ü"})]
    found = either.accounts.by_token("secret")
    assert found is not None
    assert (found["name"], found["settings"], found["scope"]) == (
        "Änne",
        {"lang": "de", "pace": 900},
        "read",
    )
    assert either.linked("link") == ("t", 1)
