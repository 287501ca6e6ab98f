"""`tabard admin`: a house kept in order from the command line, whether it is open or not."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.server.keeping import announcement
from tabard.server.store.order import Order
from tabard.server.store.store import Store
from tests.server.desk import BERT
from tests.server.inn import choose, opened, run, two

TABLES: list[str] = []


@pytest.fixture
def house(tmp_path: Path) -> str:
    """The address of a database with a table of Anna and Bert, who have names there."""
    url = f"sqlite:///{tmp_path}/house.db"

    async def story(store: Store) -> None:
        async with opened(store) as house:
            table = await two(house)
            people = [(table.seats[0].user, "Anna", "anna"), (BERT, "Bert", None)]
            for user, name, login in people:
                row = {"id": user, "name": name, "login": login, "password": None}
                await store.accounts.add({**row, "created_at": 1, "settings": {}})
            for _ in range(5):
                await choose(house, table)
            await house.order.report(BERT, people[0][0], table.id, "name", "A bad one.", 1)
            TABLES[:] = [table.id]

    with closing(Store(url)) as store:
        run(lambda: story(store))
    return url


def told(capsys: pytest.CaptureFixture[str], house: str, *words: str) -> str:
    """What a command says; it must succeed."""
    assert main(["admin", *words, "--db", house]) == 0
    return capsys.readouterr().out


def test_people_are_found_barred_and_let_play_again(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Anna" in told(capsys, house, "people")
    assert "Bert" not in told(capsys, house, "people", "ann")
    told(capsys, house, "bar", "anna", "--why", "insults")
    assert "may only look" in told(capsys, house, "people", "anna")
    with closing(Store(house)) as store:
        assert [entry.kind for entry in store.log(TABLES[0])][-1] == "leave"
    told(capsys, house, "unbar", "anna")
    assert "may only look" not in told(capsys, house, "people", "anna")
    acts = told(capsys, house, "acts")
    assert "bar" in acts
    assert "insults" in acts


def test_a_report_is_settled_once(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = told(capsys, house, "reports")
    assert "A bad one." in line
    report = line.split()[0]
    told(capsys, house, "settle", report, "renamed")
    assert told(capsys, house, "reports") == ""
    assert report in told(capsys, house, "reports", "--settled")
    assert main(["admin", "settle", report, "--db", house]) == 2
    assert "no such report" in capsys.readouterr().err


def test_a_table_is_closed_and_the_house_still_checks_out(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert TABLES[0] in told(capsys, house, "tables")
    told(capsys, house, "close", TABLES[0])
    assert TABLES[0] in told(capsys, house, "tables", "--status", "closed")
    assert main(["check", "--db", house]) == 0
    assert "all good" in capsys.readouterr().out
    assert main(["admin", "close", "nowhere", "--db", house]) == 2


def test_somebody_is_deleted_and_every_table_replays(
    house: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told(capsys, house, "unname", "anna")
    told(capsys, house, "sessions", "anna")
    told(capsys, house, "remove", "anna")
    assert main(["check", "--db", house]) == 0
    assert "with a name taken out" in capsys.readouterr().out
    assert main(["admin", "remove", "anna", "--db", house]) == 2
    assert capsys.readouterr().err == "tabard: Nobody is known here by that.\n"


def test_orders_are_given_and_taken_back(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    told(capsys, house, "announce", "Closed on Sunday.")
    told(capsys, house, "announce", "Zu.", "--lang", "de")
    with closing(Store(house)) as store:
        order = Order(store)
        assert (announcement(order, "en"), announcement(order, "de")) == (
            "Closed on Sunday.",
            "Zu.",
        )
    assert "nothing is announced" in told(capsys, house, "announce")
    assert "no new games begin" in told(capsys, house, "maintenance", "on")
    assert "new games begin" in told(capsys, house, "maintenance", "off")
    assert '"tables": 7' in told(capsys, house, "limits", "--tables", "7", "--guests-open", "no")
    assert '"guests_open": false' in told(capsys, house, "limits")
