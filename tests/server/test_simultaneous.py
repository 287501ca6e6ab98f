"""Seats that choose at the same time: in any order, in secret, carried out in one order."""

from __future__ import annotations

import itertools
import random

import pytest

from tabard.games.toll.steps import PLEDGE
from tabard.server import commands
from tabard.server.api.shown import asked, table_json
from tabard.server.export import entries_of
from tabard.server.house import House
from tabard.server.log import Entry, carried_out
from tabard.server.refusals import RequestRefused
from tabard.server.store.store import Store
from tests.server.desk import ANNA, BERT, CARL, Desk, again, mover, refused, three, two

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


def drafting(toll: str) -> Desk:
    """The last seat has drafted the choice after which all pledge."""
    desk = three(toll)
    while mover(desk) != 2 or desk.state.step().name != "play":
        desk.choose("hold" if desk.state.step().name == "play" else None)
    desk.choose("hold", final=False)
    assert desk.table.tentative is not None
    assert desk.table.tentative.awaited() == [0, 1, 2]
    return desk


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


def test_who_answers_last_takes_no_answer_of_others_along(toll: str) -> None:
    desk = pledging(toll)
    for seat in range(3):
        pledge(desk, seat, seat % 2)
    carried = [one.seat for one in desk.log if one.kind == "choice" and one.user == CARL]
    assert {0, 1} <= set(carried), "Carl's name stands beside the others' answers"
    assert desk.table.running
    for seat, user in enumerate(USERS):
        told = entries_of(desk.log, user, desk.table)
        assert {one["seat"] for one in told} == {seat}
        assert "answer" in {one["kind"] for one in told}


def test_an_answer_is_given_once(toll: str) -> None:
    desk = pledging(toll)
    pledge(desk, 1, 1)
    before = desk.fingerprint()
    with pytest.raises(RequestRefused) as found:
        pledge(desk, 1, 0)
    assert found.value.code == "not-your-turn"
    assert desk.fingerprint() == before


def test_an_answer_must_be_open_to_its_seat(toll: str) -> None:
    desk = pledging(toll)
    before = desk.fingerprint()
    with pytest.raises(RequestRefused) as found:
        pledge(desk, 1, 2)
    assert found.value.code == "illegal"
    assert found.value.detail["rule"] == "TOLL-1.4"
    with pytest.raises(RequestRefused) as found:
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


def test_what_leads_to_a_shared_question_is_confirmed_before_anybody_is_asked(toll: str) -> None:
    desk = drafting(toll)
    assert [seat for seat in range(3) if asked(desk.table, seat) is not None] == []
    ply = desk.table.ply_of(2)
    for final in (False, True):
        refused(desk, "confirm-first", CARL, commands.choose, 2, PLEDGE, ply, final)
    refused(desk, "not-your-turn", ANNA, commands.choose, 0, PLEDGE, desk.table.ply_of(0), True)
    desk.do(CARL, commands.confirm, 2, ply)
    assert desk.table.awaited() == [0, 1, 2]
    for seat in range(3):
        pledge(desk, seat, 1)
    assert desk.state.step().name != "pledge"


def test_what_leads_to_a_shared_question_can_be_taken_back(toll: str) -> None:
    desk = drafting(toll)
    desk.do(CARL, commands.take_back, 2, False)
    assert asked(desk.table, 2) is not None
    desk.choose("hold")
    assert desk.table.awaited() == [0, 1, 2]


def test_a_card_that_an_old_log_has_drafted_in_secret_is_folded_and_confirmed() -> None:
    desk, taste = two("feudum"), random.Random(4)
    for _ in range(300):  # until whoever fills a pouch is the first to select a card after that
        state, seat = desk.state, desk.table.awaited()[0]
        codes = state.choices_of(seat)
        if state.step().name == "pouches":
            after = carried_out(state, codes[0]).after
            if len(after.awaited()) > 1 and after.to_move == seat:
                break
        ply = desk.table.ply_of(seat)
        desk.do(desk.user(seat), commands.choose, seat, taste.choice(codes), ply, True)
    assert desk.state.step().name == "pouches"
    pouch, card = codes[0], after.choices()[0]
    entries = [Entry("draft", desk.now, seat, desk.user(seat), "", {"code": pouch})]
    entries.append(Entry("draft", desk.now, seat, desk.user(seat), "", {"code": card}))
    desk.fold(entries)
    assert again(desk).draft == [pouch, card]
    desk.do(desk.user(seat), commands.confirm, seat, desk.table.ply_of(seat))
    assert [ply.code for ply in desk.table.plies[-2:]] == [pouch, card]
    assert desk.table.awaited() == [1 - seat]
    desk.play(20)
    assert again(desk).record().text() == desk.table.record().text()
