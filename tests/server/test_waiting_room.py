"""Before the game: who sits where and by which name, whose table it is, and how it closes."""

from __future__ import annotations

from tabard.server import commands
from tests.server.desk import ANNA, BERT, DEVICE, LINK, PERSON, Desk, refused, setup


def test_the_last_who_stands_up_before_the_game_closes_the_table() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON))
    desk.do(ANNA, commands.leave, 0, "greedy")
    assert desk.table.closed
    refused(desk, "not-running", BERT, commands.sit, 1)


def test_a_host_who_stands_up_leaves_the_table_to_who_still_waits() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON, PERSON))
    desk.do(BERT, commands.sit, 1)
    desk.do(BERT, commands.leave, 1, "greedy")
    assert desk.table.plan.host == ANNA, "a guest who goes takes nothing along"
    desk.do(BERT, commands.sit, 1)
    desk.do(ANNA, commands.leave, 0, "greedy")
    assert desk.table.plan.host == BERT
    assert not desk.table.closed
    refused(desk, "not-your-table", ANNA, commands.fill, 0, "level3")
    desk.do(BERT, commands.fill, 0, "level3")
    desk.do(BERT, commands.close)
    assert desk.table.closed


def test_a_host_with_another_seat_on_the_device_stays_the_host() -> None:
    desk = Desk(setup("pillars", PERSON, DEVICE, LINK, PERSON))
    desk.do(BERT, commands.sit, 3)
    desk.do(ANNA, commands.leave, 0, "greedy")
    assert desk.table.plan.host == ANNA


def test_a_seat_on_the_hosts_device_has_a_name_of_its_own() -> None:
    plan = setup("pillars", PERSON, {**DEVICE, "name": "  Bea  "}, DEVICE)
    desk = Desk(plan)
    assert desk.table.names() == ["Anna 1", "Bea", "Anna 2"]
    desk.do(ANNA, commands.leave, 1, "greedy")
    desk.do(ANNA, commands.sit, 1)
    assert desk.table.names()[1] == "Bea", "coming back changes no name"
    assert desk.table.record().names[1] == "Bea"
    again = Desk(setup("pillars", PERSON, {**DEVICE, "name": "Bea"}, LINK))
    again.do(ANNA, commands.leave, 1, "greedy")
    again.do(BERT, commands.sit, 1)
    assert again.table.names()[1] == "Bert", "the name is for the host's device"
    assert [seat.get("name") for seat in plan.json()["seats"]] == [None, "Bea", None]


def test_the_host_gives_a_free_seat_to_a_bot_and_the_game_begins() -> None:
    desk = Desk(setup("pillars", PERSON, LINK, PERSON))
    desk.do(ANNA, commands.fill, 1, "level3")
    assert desk.table.seats[1].bot == "level3"
    assert desk.table.state is None
    refused(desk, "taken", BERT, commands.sit, 1, True)
    refused(desk, "taken", ANNA, commands.fill, 1, "level3")
    refused(desk, "not-your-table", BERT, commands.fill, 2, "level3")
    refused(desk, "malformed", ANNA, commands.fill, 2, "genius")
    refused(desk, "malformed", ANNA, commands.fill, 7, "level3")
    desk.do(ANNA, commands.fill, 2, "random")
    assert desk.table.running
    refused(desk, "begun", ANNA, commands.fill, 2, "level3")
