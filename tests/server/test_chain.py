"""The chain of a log: whoever changes, drops or adds an entry is found out, and at which one."""

from __future__ import annotations

import json
from contextlib import closing
from hashlib import blake2b, sha256
from pathlib import Path

import pytest
from sqlalchemy import text

from tabard.cli import main
from tabard.server import commands
from tabard.server.chain import begins, chain, misfit
from tabard.server.house import House
from tabard.server.limits import unlimited
from tabard.server.log import Entry
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import ANNA
from tests.server.inn import choose, do, opened, run, two
from tests.server.program import match


def played(store: Store) -> Table:
    """A table where some choices were made."""
    found: list[Table] = []

    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            for number in range(6):
                await choose(house, table, number)
            found.append(table)

    run(story)
    return found[0]


def change(store: Store, statement: str, **values: object) -> None:
    """Do to the database what nobody should."""
    with store.engine.begin() as connection:
        connection.execute(text(statement), values)


def test_the_chain_is_what_its_description_says(store: Store) -> None:
    table = played(store)
    key, before = sha256(f"tabard chain:{table.seed}".encode()).digest(), ""
    for seq, entry in enumerate(store.log(table.id)):
        data = json.dumps(entry.data, separators=(",", ":"), ensure_ascii=False)
        told = [before, table.id, seq, entry.kind, entry.at, entry.seat, entry.user, entry.request]
        told.append(data)
        line = json.dumps(told, separators=(",", ":"), ensure_ascii=False).encode()
        before = blake2b(line, digest_size=32, key=key).hexdigest()
        assert entry.hash == before
    assert table.head == before


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE entries SET at = at + 1 WHERE seq = 4",
        "UPDATE entries SET user_id = 'mallory' WHERE seq = 4",
        "UPDATE entries SET seat = 1 - coalesce(seat, 0) WHERE seq = 4",
        "UPDATE entries SET data = '{}' WHERE seq = 4",
        "UPDATE entries SET hash = NULL WHERE seq = 4",
        "DELETE FROM entries WHERE seq = 4",
    ],
)
def test_the_first_entry_that_does_not_fit_is_named(
    store: Store, statement: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(store)
    change(store, statement)
    url = store.engine.url.render_as_string()
    assert main(["check", "--db", url]) == 2
    assert f"table {table.id}: entry 4 (" in capsys.readouterr().err


def test_an_entry_put_in_between_is_found(store: Store) -> None:
    table = played(store)
    log = store.log(table.id)
    added = Entry("say", log[4].at, 0, ANNA, "", {"name": "Anna", "text": "I resign"})
    forged = [*log[:5], added, *log[5:]]
    assert misfit(table.id, table.seed, log) is None
    assert misfit(table.id, table.seed, forged) == 5
    added.hash = "0" * 64
    assert misfit(table.id, table.seed, forged) == 5


def test_a_log_that_was_rewritten_whole_no_longer_leads_to_a_hash_that_was_kept(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(store)
    url = store.engine.url.render_as_string()
    kept = table.head
    assert main(["check", "--db", url, "--head", kept]) == 0
    assert f"{kept}: entry {table.version - 1} of table {table.id}" in capsys.readouterr().out
    log = store.log(table.id)
    forged = Table(table.id, table.seed)
    log[-1].request = "another"
    chain(forged, log)
    for seq, entry in enumerate(log):
        change(
            store,
            "UPDATE entries SET hash = :hash, request = :request WHERE seq = :seq",
            hash=entry.hash,
            request=entry.request,
            seq=seq,
        )
    assert main(["check", "--db", url]) == 0, "whoever has the seed can chain anew"
    assert main(["check", "--db", url, "--head", kept]) == 2
    assert f"no log leads to {kept}" in capsys.readouterr().err


def test_a_table_without_a_chain_goes_on_and_gets_one_from_there(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played(store)
    change(store, "UPDATE entries SET hash = NULL")
    older = table.version

    async def story() -> None:
        async with opened(store) as house:
            live = house.table(table.id)
            assert live.head == ""
            for number in range(3):
                await choose(house, live, number)
            assert live.head

    run(story)
    log = store.log(table.id)
    assert begins(log) == older < len(log)
    assert misfit(table.id, table.seed, log) is None
    assert main(["check", "--db", store.engine.url.render_as_string()]) == 0
    assert f"({older} older than their chain): all good" in capsys.readouterr().out
    change(store, "UPDATE entries SET hash = NULL WHERE seq = :seq", seq=older)
    log = store.log(table.id)
    assert misfit(table.id, table.seed, log) == older + 1, "what follows begins nothing"


def test_two_servers_that_write_to_one_log_make_one_chain(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house)
            other = House(store, 1, unlimited())
            other.woken.add(table.id)
            for number in range(6):
                await do((house, other)[number % 2], table, ANNA, commands.say, f"line {number}")
            log = store.log(table.id)
            assert [entry.data["text"] for entry in log if entry.kind == "say"] == [
                f"line {number}" for number in range(6)
            ]
            assert misfit(table.id, table.seed, log) is None

    run(story)


def test_a_seat_may_keep_the_head_and_learns_nothing_from_it_of_a_draft(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await match(house)
            me, other = table.programs

            async def heads() -> list[str]:
                found = [await one.get(f"/tables/{table.id}") for one in (me, other)]
                return [answer.json()["head"] for answer in found]

            before = await heads()
            live = house.table(table.id)
            assert before == [live.head, live.head]
            state = live.state
            assert state is not None
            seat = int(state.to_move)
            user = live.seats[seat].user
            drafted = state.choices()[0]
            await do(house, live, user, commands.choose, seat, drafted, live.ply, False)
            assert live.draft
            assert await heads() == before
            await do(house, live, user, commands.confirm, seat, live.ply)
            assert await heads() == [live.head, live.head] != before

    run(story)


def test_a_record_brought_in_is_chained_too(tmp_path: Path) -> None:
    from tests.server.web.browser import open_town, table_of

    record = Path(__file__).parents[1] / "records" / "pillars-2.txt"
    with open_town(tmp_path) as town:
        answer = town.visitor().post("/replays/import", {"text": record.read_text("utf-8")})
        table = table_of(town, answer)
        log = town.store.log(table.id)
        assert table.head == log[-1].hash
        assert misfit(table.id, table.seed, log) is None
    with closing(Store(f"sqlite:///{tmp_path}/tabard.db")) as store:
        assert store.log(table.id)[-1].hash == table.head
