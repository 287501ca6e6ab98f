"""Seats that choose at the same time: in any order, in secret, carried out in one order."""

from __future__ import annotations

import itertools

import pytest

from tabard.server import commands
from tabard.server.answers import Answer
from tabard.server.api.shown import asked, table_json
from tabard.server.house import House
from tabard.server.store.store import Store
from tests.kernel.toy_steps import PLEDGE
from tests.server.desk import ANNA, BERT, CARL, Desk, again, three

USERS = (ANNA, BERT, CARL)


def pledging(toll: str) -> Desk:
    """Three seats that have held their cards and pledge now, one coin each before them."""
    desk = three(toll)
    while desk.state.step().name != "pledge":
        desk.choose("hold" if desk.state.step().name == "play" else None)
    assert desk.table.awaited() == [0, 1, 2]
    return desk


def pledge(desk: Desk, seat: int, coins: int) -> None:
    """A seat's answer."""
    ply = desk.table.ply_of(seat)
    desk.do(USERS[seat], commands.choose, seat, PLEDGE + coins, ply, True)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_answers_in_any_order_give_the_same_game(toll: str, order: tuple[int, ...]) -> None:
    desk = pledging(toll)
    for seat in order:
        pledge(desk, seat, seat % 2)
    straight = pledging(toll)
    for seat in range(3):
        pledge(straight, seat, seat % 2)
    assert desk.state.fingerprint() == straight.state.fingerprint()
    made = [(ply.seat, ply.code) for ply in desk.table.plies]
    assert made == [(ply.seat, ply.code) for ply in straight.table.plies]
    assert desk.table.answers == {}
    assert again(desk).record().text() == desk.table.record().text()


def test_nothing_happens_until_all_have_answered(toll: str) -> None:
    desk = pledging(toll)
    plies, before = len(desk.table.plies), desk.table.state
    assert before is not None
    fingerprint = before.fingerprint()
    pledge(desk, 2, 1)
    pledge(desk, 0, 0)
    assert len(desk.table.plies) == plies
    assert desk.state.fingerprint() == fingerprint
    assert desk.table.awaited() == [1]
    pledge(desk, 1, 1)
    assert len(desk.table.plies) >= plies + 3


def test_an_answer_is_given_once(toll: str) -> None:
    desk = pledging(toll)
    pledge(desk, 1, 1)
    before = desk.fingerprint()
    with pytest.raises(Answer) as found:
        pledge(desk, 1, 0)
    assert found.value.code == "not-your-turn"
    assert desk.fingerprint() == before


def test_an_answer_must_be_open_to_its_seat(toll: str) -> None:
    desk = pledging(toll)
    before = desk.fingerprint()
    with pytest.raises(Answer) as found:
        pledge(desk, 1, 2)
    assert found.value.code == "illegal"
    assert found.value.detail["rule"] == "TOLL-4"
    with pytest.raises(Answer) as found:
        desk.do(BERT, commands.choose, 1, 10**9, desk.table.ply_of(1), True)
    assert found.value.code == "malformed"
    assert desk.fingerprint() == before


def test_what_others_answer_shows_nowhere(toll: str, store: Store) -> None:
    house = House(store)
    shown: list[list[object]] = []
    for coins in (0, 1):
        desk = pledging(toll)
        pledge(desk, 1, coins)
        for seat in (0, 2, None):
            user = "" if seat is None else USERS[seat]
            found = table_json(house, desk.table, user, seat)
            found.pop("now")
            state = asked(desk.table, seat)
            shown.append([found, state.choices() if state is not None else []])
            assert state is None or state.to_move == seat
    assert shown[:3] == shown[3:]


def test_an_undo_takes_back_an_answer_that_was_carried_out(toll: str) -> None:
    desk = pledging(toll)
    before = desk.fingerprint()[1]
    for seat in range(3):
        pledge(desk, seat, 1)
    desk.do(ANNA, commands.ask_undo, 0)
    desk.do(BERT, commands.answer_undo, 1, True)
    desk.do(CARL, commands.answer_undo, 2, True)
    assert desk.fingerprint()[1] == before
    assert desk.table.awaited() == [0, 1, 2]
