"""Merging and leaving on either database, with many servers, and where no rules can read a log."""

from __future__ import annotations

import pytest

from tabard.server import commands, farewell
from tabard.server.chain import chain, misfit
from tabard.server.checking import look_over
from tabard.server.farewell import depart, finish_what_began, merge
from tabard.server.house import House
from tabard.server.index import found
from tabard.server.limits import LOCAL, unlimited
from tabard.server.log import NOBODY, Entry
from tabard.server.refusals import RequestRefused
from tabard.server.store.order import BLOCK
from tabard.server.store.persons import Persons, without_name
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import ANNA, BERT, CARL, GREEDY, PERSON, setup
from tests.server.inn import choose, do, opened, run, two, until


async def known(store: Store, *users: str) -> None:
    """Let storage know people; those in upper case keep their names."""
    for user in users:
        row = {"id": user.lower(), "name": user.title(), "password": None, "created_at": 1}
        login = user.lower() if user.isupper() else None
        await store.accounts.add({**row, "login": login, "settings": {}})


def test_what_was_a_guests_is_an_accounts_on_either_database(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, ANNA, BERT, "CARL")
            table = await two(house)
            await choose(house, table)
            await do(house, table, BERT, commands.say, "hello")
            await either.accounts.add_token(BERT, "secret", "bot", 1, "play")
            await house.order.block(BERT, ANNA, BLOCK, 1)
            await merge(house, BERT, CARL)
            assert table.seats[1].user == CARL
            assert table.talkers == {CARL: "Bert"}
            assert house.order.blocked_by(CARL) == {ANNA: BLOCK}
            owner = either.accounts.by_token("secret")
            assert owner is not None
            assert owner["id"] == CARL
            assert [row["id"] for row in either.shelf.tables_of(CARL)] == [table.id]
            assert either.shelf.tables_of(BERT) == []
            assert look_over(either).problems == []
            again = house.read(table.id)
            assert [seat.user for seat in again.seats] == [ANNA, CARL]

    run(story)


def test_who_leaves_leaves_no_name_on_either_database(either: Store) -> None:
    async def story() -> None:
        async with opened(either) as house:
            await known(either, "ANNA", BERT)
            table = await two(house)
            await do(house, table, ANNA, commands.say, "a word of mine")
            await choose(house, table)
            head = table.head
            await depart(house, ANNA)
            names = house.table(table.id).names()
            assert names == [NOBODY, "Bert"]
            assert house.table(table.id).seats[0].bot
            checked = look_over(either, [head])
            assert (checked.problems, checked.withdrawn) == ([], 2)
            assert head in checked.heads
            row = either.table(table.id)
            assert row is not None
            assert row["summary"]["names"] == [NOBODY, "Bert"]
            person = either.accounts.user(ANNA)
            assert person is not None
            assert (person["name"], person["login"], person["settings"]) == ("", None, {})

    run(story)


def test_another_server_reads_the_name_no_more(on_postgres: Store) -> None:
    async def story() -> None:
        other = Store(on_postgres.engine.url.render_as_string(hide_password=False))
        try:
            async with opened(on_postgres) as house, opened(other) as second:
                await known(on_postgres, "ANNA", BERT)
                table = await two(house)
                seen = second.live_table(table.id)
                await until(lambda: seen.table.names() == ["Anna", "Bert"])
                await depart(house, ANNA)
                await until(lambda: seen.table.names() == [NOBODY, "Bert"])
        finally:
            other.close()

    run(story)


async def unreadable(house: House) -> str:
    """A finished table of rules that nobody has here; its id."""
    table = Table("older", "seed")
    plan = setup("pillars", PERSON, PERSON)
    entries = [
        Entry("open", 1, None, ANNA, "", plan.json()),
        Entry("sit", 1, 0, ANNA, "", {"name": "Anna"}),
        Entry("sit", 1, 1, BERT, "", {"name": "Bert"}),
    ]
    for entry in entries:
        table.fold(entry)
    told = found(table)
    data = {**entries[0].data, "rules_version": 999}
    entries[0] = Entry("open", 1, None, ANNA, "", data)
    entries.append(Entry("start", 1, None, BERT, "", {"nonces": []}))
    chain(Table("older", "seed"), entries)
    columns = {**told[0], "status": "running", "rules_version": 999}
    row = {"id": "older", "game": "pillars", "seed": "seed", "host": ANNA, "watch": "open"}
    await house.store.open_table({**row, "created_at": 1, **columns}, {}, entries, told[1])
    return "older"


def test_a_game_of_other_rules_is_adopted_and_unnamed_too(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            await known(store, "ANNA", BERT, "CARL")
            table_id = await unreadable(house)
            with pytest.raises(RequestRefused):
                house.read(table_id)
            await merge(house, BERT, CARL)
            await merge(house, BERT, CARL)
            kinds = [entry.kind for entry in store.log(table_id)]
            assert kinds == ["open", "sit", "sit", "start", "adopt"], (
                "once, however often it is tried"
            )
            await depart(house, ANNA)
            log = store.log(table_id)
            assert misfit(table_id, "seed", log) is None
            assert log[1].data["name"] == NOBODY
            row = store.table(table_id)
            assert row is not None
            assert row["summary"]["names"] == [NOBODY, "Bert"]
            assert store.shelf.seated_at(table_id) == [ANNA, CARL]

    run(story)


def test_a_game_against_bots_that_counts_keeps_nobody_here(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            await known(store, "ANNA")
            plan = setup("pillars", PERSON, GREEDY, rated=True, hints=False)
            table, _ = await house.open_table(plan, "Anna", LOCAL)
            assert table.rated
            await depart(house, ANNA)
            assert house.table(table.id).closed
            assert Persons(store).unfinished_departures() == []

    run(story)


def test_one_merge_or_departure_that_fails_keeps_no_other_up(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    stand_up = farewell.stand_up

    async def stuck(house: House, table_id: str, user: str) -> None:
        if user == ANNA:
            raise RequestRefused("stuck", 409, "It does not go.")
        await stand_up(house, table_id, user)

    async def story() -> None:
        async with opened(store) as house:
            await known(store, ANNA, BERT)
            await two(house)
            for at, user in enumerate((ANNA, BERT)):
                await Persons(store).begin_departure(user, at)
            monkeypatch.setattr(farewell, "stand_up", stuck)
            await finish_what_began(house)
            assert Persons(store).unfinished_departures() == [ANNA]
            assert "the departure of anna waits for the next start" in caplog.text
            monkeypatch.undo()
            await finish_what_began(house)
            assert Persons(store).unfinished_departures() == []

    run(story)


def test_a_house_that_opens_carries_on_what_was_begun(store: Store) -> None:
    async def begun() -> None:
        async with opened(store) as house:
            await known(store, ANNA, BERT, "CARL")
            await two(house)
            await Persons(store).begin_merge(BERT, CARL, 1)
            await Persons(store).begin_departure(ANNA, 1)

    async def later() -> None:
        house = House(store, 1, unlimited())
        await house.start()
        try:
            persons = Persons(store)
            await until(
                lambda: not persons.unfinished_merges() and not persons.unfinished_departures()
            )
            table = house.table(store.shelf.tables_of(CARL)[0]["id"])
            assert table.names() == [NOBODY, "Carl"]
        finally:
            await house.stop()

    run(begun)
    run(later)


def test_an_entry_that_was_withdrawn_says_nothing_but_who_and_where() -> None:
    named = {"kind": "device", "bot": "", "name": "Aunt"}
    plan = {"seats": [named, {"kind": "bot", "bot": "level1"}], "game": "pillars"}
    told = without_name("open", plan)
    assert told["seats"][0] == {**named, "name": NOBODY}
    assert told["seats"][1] == plan["seats"][1]
    assert told["withdrawn"] is True
    assert without_name("open", {"seats": [{"kind": "person", "bot": ""}]}) == {
        "seats": [{"kind": "person", "bot": ""}]
    }
    assert without_name("sit", {"name": "Anna", "nonce": "ab"})["nonce"] == "ab"
    assert without_name("adopt", {"user": "x"}) == {"user": "x"}
