"""Clocks are computed from the log; a flag lets a bot take over."""

from __future__ import annotations

from tabard.server import commands
from tabard.server.setup import USUAL_BOT, Clock
from tabard.server.timing import Timing
from tests.server.desk import ANNA, BERT, GREEDY, PERSON, Desk, again, setup, two

LIVE = Clock("live", 60_000, 5_000)
SLOW = Clock("slow", 86_400_000)
LIVE_TABLE = {"kind": "live", "minutes": 1, "increment": 5}


def test_a_bank_runs_while_its_seat_is_awaited() -> None:
    timing = Timing(LIVE, 2)
    timing.run([0], 1000)
    assert timing.left(0, 11_000) == 50_000
    assert timing.left(1, 11_000) == 60_000


def test_a_choice_that_hands_the_turn_on_earns_the_increment_once() -> None:
    timing = Timing(LIVE, 2)
    timing.run([0], 0)
    for at in (1000, 2000, 3000):
        timing.chosen(0, at)
        timing.run([0], at)
    assert timing.left(0, 3000) == 57_000
    timing.chosen(0, 4000)
    timing.run([1], 4000)
    assert timing.left(0, 9000) == 61_000


def test_leaving_and_coming_back_earns_no_time() -> None:
    timing = Timing(LIVE, 2)
    timing.run([0], 0)
    for at in range(0, 10_000, 1000):
        timing.run([], at)
        timing.run([0], at)
    assert timing.left(0, 9000) == 51_000


def test_a_slow_clock_begins_anew_with_every_choice() -> None:
    timing = Timing(SLOW, 2)
    timing.run([0], 0)
    timing.chosen(0, 80_000_000)
    timing.run([0], 80_000_000)
    assert timing.next_flag() == (0, 80_000_000 + SLOW.bank)


def test_the_flag_of_the_seat_with_the_least_time_falls_first() -> None:
    timing = Timing(LIVE, 3)
    timing.banks = [60_000, 20_000, 40_000]
    timing.run([0, 1, 2], 0)
    assert timing.next_flag() == (1, 20_000)


def test_without_a_clock_no_flag_falls() -> None:
    timing = Timing(Clock(), 2)
    timing.run([0], 0)
    assert timing.next_flag() is None
    assert timing.left(0, 10**12) is None


def test_while_the_house_is_closed_no_live_clock_runs() -> None:
    timing = Timing(LIVE, 2)
    timing.run([0], 0)
    timing.wake(500_000)
    assert timing.left(0, 501_000) == 59_000
    slow = Timing(SLOW, 2)
    slow.run([0], 0)
    slow.wake(500_000)
    assert slow.next_flag() == (0, SLOW.bank)


def test_chance_neither_stops_a_clock_nor_earns_time() -> None:
    desk = two(clock=LIVE_TABLE)
    table = desk.table
    for _ in range(60):
        if not table.running:
            break
        mover = int(desk.state.to_move)
        left = table.timing.left(mover, desk.now)
        assert left is not None
        plies = len(table.plies)
        desk.choose()
        chance = any(made.seat < 0 for made in table.plies[plies:])
        if int(desk.state.to_move) == mover:
            assert table.timing.left(mover, desk.now) == left, f"chance: {chance}"
        elif table.running:
            assert table.timing.left(mover, desk.now) == left + 5_000


def test_a_fallen_flag_lets_a_bot_play_on_and_falls_once() -> None:
    desk = two(clock=LIVE_TABLE)
    mover = int(desk.state.to_move)
    desk.wait(59_999)
    assert desk.do("", commands.flag) == []
    desk.wait(1)
    assert [entry.kind for entry in desk.do("", commands.flag)] == ["flag"]
    assert desk.table.seats[mover].bot == USUAL_BOT
    assert desk.table.seats[mover].user == desk.user(mover)
    desk.wait(10_000)
    assert desk.do("", commands.flag) == []


def test_time_runs_for_people_only() -> None:
    desk = Desk(setup("pillars", PERSON, GREEDY, clock=LIVE_TABLE))
    state = desk.state
    desk.wait(10_000_000)
    due = desk.table.timing.next_flag()
    assert (due is not None) == (desk.table.seats[int(state.to_move)].user == ANNA)
    assert due is None or due[0] == 0


def test_an_undo_puts_the_clocks_back() -> None:
    desk = two(clock=LIVE_TABLE)
    state = desk.state
    mover = int(state.to_move)
    before = list(desk.table.timing.banks)
    desk.wait(7_000)
    desk.choose()
    desk.wait(20_000)
    desk.do(desk.user(mover), commands.ask_undo, mover)
    desk.do(desk.user(1 - mover), commands.answer_undo, 1 - mover, True)
    assert [desk.table.timing.left(seat, desk.now) for seat in (0, 1)] == before


def test_clocks_come_out_of_the_log_as_they_went_in() -> None:
    desk = two(clock=LIVE_TABLE)
    for step in range(10):
        desk.wait(100 * step)
        desk.choose()
    other = again(desk)
    for seat in (0, 1):
        assert other.timing.left(seat, desk.now) == desk.table.timing.left(seat, desk.now)
    assert BERT in (desk.user(0), desk.user(1))
