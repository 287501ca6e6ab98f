"""What the house keeps of a person besides games: forgotten, handed on and told as a whole."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from tabard.server.export import person
from tabard.server.farewell import depart, merge
from tabard.server.log import NOBODY
from tabard.server.store.book import make_anew
from tabard.server.store.persons import Persons, named_in
from tabard.server.store.schema import (
    calls,
    channels,
    corners,
    entrants,
    evenings,
    groups,
    holidays,
    members,
    metadata,
    passes,
    ratings,
    results,
    seeks,
    tournaments,
)
from tabard.server.store.store import Store
from tabard.server.tournaments.contest import OFF, OPEN, OVER, RUNNING
from tests.server.desk import ANNA, BERT, CARL, PERSON
from tests.server.inn import opened, run, two
from tests.server.test_farewell import known
from tests.server.test_ratings import played

SECRET = "https://hooks.test/a-secret-path"
PLAN: dict[str, Any] = {"id": "", "name": "Cup", "host": ANNA, "why": "", "created_at": 1}
SEEK = {"name": "x", "game": "toll", "players": 2, "pace": "live", "mean": 1.0, "spread": 1.0}


async def give(store: Store, user: str, table_id: str) -> None:
    """Let somebody have one of everything."""

    def job(connection: Connection) -> None:
        def put(table: Any, **row: Any) -> None:
            connection.execute(table.insert().values(**row))

        way = {"user_id": user, "data": {"secret": "sh"}, "state": "good", "created_at": 1}
        put(channels, id=f"hook {user}", kind="webhook", target=SECRET, **way)
        put(channels, id=f"mail {user}", kind="mail", target=f"{user}@people.test", **way)
        call = {"kind": "turn", "moment": 1, "pace": "once", "state": "sent"}
        call |= {"made_at": 1, "due_at": 1, "table_id": table_id}
        put(calls, id=user, user_id=user, channel_id=f"mail {user}", **call)
        put(passes, hash=user, user_id=user, table_id=table_id, expires_at=9)
        put(corners, user_id=user, table_id=table_id, note=f"a note of {user}")
        put(holidays, user_id=user, starts_at=1, ends_at=2)
        put(seeks, user_id=user, since=1, seen_at=1, **SEEK)

    await store.writer.write(job)


async def gather(store: Store, *users: str) -> None:
    """A tournament of each kind and a group, with these people in them."""

    def job(connection: Connection) -> None:
        for status in (OPEN, RUNNING, OVER):
            row = {**PLAN, "id": status, "host": users[0], "status": status, "plan": {}}
            connection.execute(tournaments.insert().values(**row))
            for number, user in enumerate(users):
                one = {"tournament_id": status, "who": user, "number": number, "bot": ""}
                told = {"name": user.title(), "points": 0, "has_left": 0}
                connection.execute(entrants.insert().values(**one, **told))
        row = {"id": "group", "name": "Guild", "host": users[0], "created_at": 1, "plan": {}}
        connection.execute(groups.insert().values(**row))
        for number, user in enumerate(users):
            one = {"group_id": "group", "user_id": user, "number": number, "name": user.title()}
            connection.execute(members.insert().values(**one, has_joined=1))
        met = {"group_id": "group", "table_id": "somewhere", "at": 1, "who": list(users)}
        connection.execute(evenings.insert().values(**met))

    await store.writer.write(job)


def rows(store: Store, table: Any, *where: Any) -> list[Any]:
    """Rows of a table."""
    with store.engine.connect() as connection:
        return list(connection.execute(select(table).where(*where)))


def entered(store: Store) -> dict[tuple[str, str], tuple[str, int]]:
    """Who is in which tournament: the name, and whether they have left."""
    return {(row.tournament_id, row.who): (row.name, row.has_left) for row in rows(store, entrants)}


def test_of_who_leaves_nothing_is_kept_that_points_to_them(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, "ANNA", BERT)
            table = await two(house)
            for user in (ANNA, BERT):
                await give(either, user, table.id)
            await gather(either, ANNA, BERT)
            heard: list[tuple[str, str]] = []
            either.rests.changes.append(lambda kind, key: heard.append((kind, key)))
            await depart(house, ANNA)
            assert ("channel", ANNA) in heard
            pointing = [
                column
                for one in metadata.sorted_tables
                for column in one.c
                if any(key.target_fullname == "users.id" for key in column.foreign_keys)
            ]
            assert len(pointing) > 5
            for column in pointing:
                assert rows(either, column.table, column == ANNA) == [], column
            assert [row.user_id for row in rows(either, members)] == [BERT]
            assert [row.user_id for row in rows(either, calls)] == [BERT]
            found = entered(either)
            assert (OPEN, ANNA) not in found, "as if they had never come"
            assert found[RUNNING, ANNA] == (NOBODY, 1)
            assert found[OVER, ANNA] == (NOBODY, 0)
            standing = {row.id: row.status for row in rows(either, tournaments)}
            assert standing == {OPEN: OFF, RUNNING: RUNNING, OVER: OVER}, "nobody could begin it"
            assert {found[status, BERT] for status in (OPEN, RUNNING, OVER)} == {("Bert", 0)}

    run(story)


def test_an_account_has_all_that_was_a_guests(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, ANNA, BERT, "CARL")
            table = await two(house)
            await give(either, BERT, table.id)
            await gather(either, BERT, ANNA)
            await merge(house, BERT, CARL)
            for one in (channels, calls, corners, holidays):
                assert {row.user_id for row in rows(either, one)} == {CARL}
            for one in (passes, seeks):
                assert rows(either, one) == []
            assert {who for _, who in entered(either)} == {ANNA, CARL}
            assert {row.host for row in rows(either, tournaments)} == {CARL}
            assert {row.host for row in rows(either, groups)} == {CARL}
            assert {row.user_id for row in rows(either, members)} == {ANNA, CARL}
            assert rows(either, evenings)[0].who == [CARL, ANNA]

    run(story)


def test_where_an_account_has_the_same_its_own_stays(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, ANNA, BERT, "CARL")
            table = await two(house)
            await give(either, BERT, table.id)
            await give(either, CARL, table.id)
            await gather(either, BERT, ANNA, CARL)
            await merge(house, BERT, CARL)
            assert [row.note for row in rows(either, corners)] == ["a note of carl"]
            assert len(rows(either, holidays)) == 1
            targets = sorted(row.target for row in rows(either, channels))
            assert targets == ["bert@people.test", "carl@people.test", SECRET]
            assert [row.user_id for row in rows(either, passes)] == [CARL]
            assert {row.user_id for row in rows(either, members)} == {ANNA, CARL}
            found = entered(either)
            assert (OPEN, BERT) not in found
            assert found[RUNNING, BERT] == ("Bert", 1), "pairings go by the numbers of entrants"
            assert found[RUNNING, CARL] == ("Carl", 0)

    run(story)


def test_games_of_a_guest_that_counted_count_for_the_account(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, ANNA, BERT, "CARL")
            table = await played(house, PERSON, PERSON, rated=True)
            await house.flush()
            assert {row.who for row in rows(either, ratings)} == {ANNA, BERT}
            before = {row.who: (row.mu, row.games) for row in rows(either, ratings)}
            await merge(house, BERT, CARL)
            after = {row.who: (row.mu, row.games) for row in rows(either, ratings)}
            assert after == {ANNA: before[ANNA], CARL: before[BERT]}
            assert rows(either, results)[0].who == [ANNA, CARL]
            assert house.table(table.id).rated == [ANNA, CARL]
            assert make_anew(either.engine).differing == [], "the logs say the same"

    run(story)


def test_a_game_that_began_with_a_guest_ends_with_the_account(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            await known(store, ANNA, BERT, "CARL")
            table = await two(house, "toll", rated=True)
            assert table.rated == [ANNA, BERT]
            await merge(house, BERT, CARL)
            assert house.table(table.id).rated == [ANNA, CARL]
            assert house.read(table.id).rated == [ANNA, CARL]

    run(story)


def test_everything_of_ones_own_is_told_but_no_secret(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            await known(store, "ANNA", BERT)
            table = await played(house, PERSON, PERSON, rated=True)
            await house.flush()
            for user in (ANNA, BERT):
                await give(store, user, table.id)
            await gather(store, ANNA, BERT)
            told = person(house, ANNA)
            assert {way["target"] for way in told["ways"]} == {"anna@people.test", "hooks.test"}
            assert [call["kind"] for call in told["calls"]] == ["turn"]
            assert [note["note"] for note in told["notes"]] == ["a note of anna"]
            assert told["holidays"] == [{"starts_at": 1, "ends_at": 2}]
            assert [one["games"] for one in told["ratings"]] == [1]
            assert {one["id"] for one in told["tournaments"]} == {OPEN, RUNNING, OVER}
            assert [one["group"] for one in told["groups"]] == ["Guild"]
            text = str(told)
            assert "secret" not in text
            assert "bert" not in text.lower()

    run(story)


def test_whose_name_stands_where_is_found_without_reading_every_log(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            await known(store, "ANNA", BERT)
            table = await two(house)
            assert Persons(store).tables_with(BERT) == [table.id]
            assert Persons(store).tables_with(CARL) == []

    run(story)
    asked = str(named_in(ANNA).compile(store.engine, compile_kwargs={"literal_binds": True}))
    with store.engine.connect() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked}").all()
    assert "ix_entries_named (user_id=?)" in str(plan)
