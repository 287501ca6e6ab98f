"""What people may do at a table, and what is refused with nothing changed."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.server import commands
from tabard.server.commands import LONGEST_SAYING
from tabard.server.refusals import RequestRefused
from tests.server.desk import (
    ANNA,
    BERT,
    BOTS,
    CARL,
    DEVICE,
    GREEDY,
    LINK,
    PERSON,
    Desk,
    mover,
    refused,
    setup,
    two,
)


def test_a_taken_seat_stays_taken() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON, PERSON))
    refused(desk, "taken", BERT, commands.sit, 0)
    refused(desk, "malformed", BERT, commands.sit, 3)
    refused(desk, "malformed", BERT, commands.sit, -1)


def test_nobody_sits_twice_at_a_table() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON, PERSON))
    refused(desk, "already-seated", ANNA, commands.sit, 1)
    assert desk.do(ANNA, commands.sit, 0) == []


def test_a_seat_for_a_friend_needs_the_link() -> None:
    desk = Desk(setup("pillars", PERSON, LINK))
    refused(desk, "by-link", BERT, commands.sit, 1)
    desk.do(BERT, commands.sit, 1, True)
    assert desk.table.running


def test_the_seats_of_one_device_are_the_hosts() -> None:
    desk = Desk(setup("pillars", DEVICE, DEVICE, GREEDY))
    assert desk.table.seats_of(ANNA) == [0, 1]
    assert desk.table.running


def test_a_table_of_bots_starts_without_a_person() -> None:
    desk = Desk(setup("pillars", GREEDY, GREEDY))
    assert desk.table.running
    assert desk.table.seats_of(ANNA) == []


def test_who_leaves_before_the_start_frees_the_seat() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON, PERSON))
    desk.do(BERT, commands.sit, 1)
    desk.do(BERT, commands.leave, 1, "greedy")
    assert desk.table.seats[1].free
    assert not desk.table.closed


def test_when_the_last_person_leaves_before_the_start_the_table_closes() -> None:
    desk = Desk(setup("pillars", PERSON, PERSON))
    desk.do(ANNA, commands.leave, 0, "greedy")
    assert desk.table.closed
    refused(desk, "not-running", BERT, commands.sit, 1)


def test_who_leaves_a_running_game_is_played_by_a_bot_and_can_come_back() -> None:
    desk = two()
    seat = mover(desk)
    user = desk.user(seat)
    desk.do(user, commands.leave, seat, "random")
    assert desk.table.seats[seat].bot == "random"
    code = desk.state.choices()[0]
    ply = desk.table.ply_of(seat)
    refused(desk, "away", user, commands.choose, seat, code, ply, True)
    assert desk.do(user, commands.leave, seat, "random") == []
    refused(desk, "taken", CARL, commands.sit, seat)
    desk.do(user, commands.sit, seat)
    assert desk.table.seats[seat].bot == ""
    desk.choose(code)


def test_who_is_out_of_time_cannot_come_back() -> None:
    desk = two(clock={"kind": "live", "minutes": 1, "increment": 0})
    seat = mover(desk)
    desk.wait(60_000)
    desk.do("", commands.flag)
    refused(desk, "out-of-time", desk.user(seat), commands.sit, seat)


def test_only_the_host_closes_a_table_and_not_over_the_heads_of_others() -> None:
    desk = two()
    refused(desk, "not-your-table", BERT, commands.close)
    refused(desk, "others-play", ANNA, commands.close)
    desk.do(BERT, commands.leave, 1, "greedy")
    desk.do(ANNA, commands.close)
    assert desk.table.closed
    refused(desk, "not-running", ANNA, commands.choose, 0, 0, desk.table.ply, True)


def test_a_choice_names_the_ply_it_answers() -> None:
    desk = two()
    seat = mover(desk)
    user, ply = desk.user(seat), desk.table.ply
    code = desk.choose()
    answer = refused(desk, "stale", user, commands.choose, seat, code, ply, True)
    assert answer.detail["ply"] == len(desk.table.plies)
    refused(desk, "stale", user, commands.choose, seat, code, 10**6, True)


def test_nobody_chooses_for_another_seat() -> None:
    desk = two()
    seat = mover(desk)
    code = desk.state.choices()[0]
    ply = desk.table.ply
    other = desk.user(1 - seat)
    refused(desk, "not-your-seat", other, commands.choose, seat, code, ply, True)
    refused(desk, "not-your-seat", CARL, commands.choose, seat, code, ply, True)
    refused(desk, "not-your-seat", "", commands.choose, seat, code, ply, True)
    refused(desk, "not-your-seat", other, commands.choose, 7, code, ply, True)
    refused(desk, "not-your-turn", other, commands.choose, 1 - seat, code, ply, True)


def test_an_illegal_choice_is_refused_with_its_rule() -> None:
    desk = two()
    seat = mover(desk)
    state = desk.state
    closed = next(c for c in range(len(state.game.actions)) if c not in state.choices())
    for final in (True, False):
        answer = refused(
            desk, "illegal", desk.user(seat), commands.choose, seat, closed, desk.table.ply, final
        )
        assert answer.detail["rule"].startswith("PIL-")
    nonsense = len(state.game.actions) + 5
    refused(
        desk, "malformed", desk.user(seat), commands.choose, seat, nonsense, desk.table.ply, True
    )


def test_a_tentative_choice_is_the_seats_own_until_confirmed() -> None:
    desk = two()
    seat = mover(desk)
    before = desk.state.fingerprint()
    desk.choose(final=False)
    assert desk.state.fingerprint() == before
    assert desk.table.tentative is not None
    refused(desk, "stale", desk.user(seat), commands.confirm, seat, desk.table.ply - 1)
    desk.do(desk.user(seat), commands.confirm, seat, desk.table.ply)
    assert desk.table.draft == []
    assert desk.state.fingerprint() != before
    refused(desk, "nothing-to-confirm", desk.user(1), commands.confirm, 1, desk.table.ply_of(1))


def test_tentative_choices_are_taken_back_one_by_one_or_all_at_once() -> None:
    desk = two()
    table = desk.table
    state = table.state
    assert state is not None
    while True:  # until a seat may draft two choices in a row
        seat = mover(desk)
        desk.choose(final=False)
        if table.tentative is not None and table.tentative.to_move == seat:
            break
        desk.do(desk.user(seat), commands.confirm, seat, table.ply)
    first = table.tentative.fingerprint()
    desk.choose(final=False)
    assert len(table.draft) == 2
    desk.do(desk.user(seat), commands.take_back, seat, False)
    assert table.tentative is not None
    assert table.tentative.fingerprint() == first
    desk.choose(final=False)
    desk.do(desk.user(seat), commands.take_back, seat, True)
    assert (table.draft, desk.table.tentative) == ([], None)
    refused(desk, "nothing-to-undo", desk.user(seat), commands.take_back, seat, False)


def test_a_finished_game_takes_no_choice() -> None:
    desk = two()
    desk.play(2000)
    assert desk.table.over
    ply = desk.table.ply
    refused(desk, "not-running", ANNA, commands.choose, 0, 0, ply, True)
    refused(desk, "not-running", ANNA, commands.ask_undo, 0)
    refused(desk, "not-running", ANNA, commands.leave, 0, "greedy")
    refused(desk, "not-running", ANNA, commands.confirm, 0, ply)


def test_chat_is_one_line_of_some_length() -> None:
    desk = two()
    desk.do(CARL, commands.say, "  good\n luck ")
    assert desk.table.sayings[-1].text == "good luck"
    assert desk.table.sayings[-1].seat is None
    refused(desk, "malformed", CARL, commands.say, " \n ")
    refused(desk, "malformed", CARL, commands.say, "x" * (LONGEST_SAYING + 1))


def test_a_rematch_is_for_those_who_played_and_when_it_is_over() -> None:
    desk = two()
    refused(desk, "not-over", ANNA, commands.rematch, "other")
    desk.play(2000)
    refused(desk, "not-your-seat", CARL, commands.rematch, "other")
    desk.do(BERT, commands.rematch, "other")
    assert desk.do(ANNA, commands.rematch, "another") == []
    assert desk.table.rematch == "other"


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("game 'chess'", {"game": "chess"}),
        ("players", {"players": 9}),
        ("players", {"players": "2"}),
        ("players", {"players": True}),
        ("option nonsense", {"options": {"nonsense": 1}}),
        ("option veto_per_round", {"options": {"veto_per_round": "many"}}),
        ("options", {"options": [1]}),
        ("seats", {"seats": [PERSON]}),
        ("seats", {"seats": "two"}),
        ("seats[1].kind", {"seats": [PERSON, {"kind": "dog"}]}),
        ("seats[1].kind", {"seats": [PERSON, 7]}),
        ("seats[1].bot", {"seats": [PERSON, {"kind": "bot", "bot": "oracle"}]}),
        ("clock", {"clock": 5}),
        ("clock.kind", {"clock": {"kind": "sand"}}),
        ("clock.minutes", {"clock": {"kind": "live", "minutes": 0, "increment": 0}}),
        ("clock.increment", {"clock": {"kind": "live", "minutes": 5, "increment": 1e9}}),
        ("clock.days", {"clock": {"kind": "slow", "days": True}}),
        ("watch", {"watch": "maybe"}),
        ("takeover", {"takeover": "oracle"}),
        ("seats[1].name", {"seats": [PERSON, {"kind": "device", "name": 7}]}),
        ("seats[1].name", {"seats": [PERSON, {"kind": "person", "name": "Bea"}]}),
    ],
)
def test_a_wrong_setup_is_refused_by_the_name_of_the_field(
    field: str, change: dict[str, Any]
) -> None:
    data = {"game": "pillars", "players": 2, "seats": [PERSON, PERSON], **change}
    from tabard.server.setup import read_setup

    with pytest.raises(RequestRefused) as found:
        read_setup(data, ANNA, BOTS)
    assert found.value.code == "malformed"
    assert found.value.detail["field"] == field
