"""Slow play: orders for later, holidays, reminding and replacing whoever is gone."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games import game
from tabard.server import commands, waits
from tabard.server.foresight import foreseen
from tabard.server.index import summary
from tabard.server.log import Entry
from tabard.server.parts import StandingOrder
from tabard.server.setup import DAY
from tests.server.desk import ANNA, BERT, CARL, Desk, again, refused, three, two

HOUR = 3_600_000
SLOW = {"kind": "slow", "days": 2}


def waiting_seat(desk: Desk) -> int:
    """A seat that is not asked."""
    return next(i for i in range(len(desk.table.seats)) if i not in desk.table.awaited())


def likely(desk: Desk, seat: int) -> tuple[str, list[int]]:
    """What a seat is asked next, most likely, and choices that are open then, most likely."""
    found = foreseen(desk.state, seat, "seed")[0]
    return found.step, sorted(found.codes, key=lambda code: (-found.codes[code], code))


def until_due(desk: Desk) -> int:
    """Play until a seat with an order is asked; the seat."""
    for _ in range(300):
        due = waits.order_due(desk.table)
        if due is not None:
            return due
        desk.play(1)
    raise AssertionError("never asked")


def carried_out(desk: Desk, seat: int) -> list[Entry]:
    """Let the house carry an order out."""
    version = desk.table.version
    return desk.do("", lambda table, who: waits.obey(table, who, seat, version))


@pytest.mark.parametrize("name", ["pillars", "world", "feudum", "pilgrim"])
def test_an_order_is_carried_out_when_its_question_comes(name: str) -> None:
    desk = two(name)
    desk.play(6)
    for _ in range(60):
        if len(desk.table.awaited()) == 1 and foreseen(desk.state, waiting_seat(desk), "seed"):
            break
        desk.play(1)
    seat = waiting_seat(desk)
    step, codes = likely(desk, seat)
    desk.do(desk.user(seat), waits.order, seat, step, codes[:6])
    assert desk.table.orders == {seat: StandingOrder(step, tuple(codes[:6]))}
    assert until_due(desk) == seat
    before = len(desk.table.plies)
    entries = carried_out(desk, seat)
    assert desk.table.orders == {}
    if entries[0].kind == "unorder":
        assert entries[0].data["why"] in ("other-question", "none-open")
        assert len(desk.table.plies) == before
    else:
        assert entries[0].kind in ("choice", "answer")
        assert entries[0].user == desk.user(seat)


def test_of_several_the_first_that_is_open_is_chosen() -> None:
    desk = two("pillars")
    seat = waiting_seat(desk)
    step, codes = likely(desk, seat)
    desk.do(desk.user(seat), waits.order, seat, step, codes[:4])
    assert until_due(desk) == seat
    state = desk.state
    open_now = [code for code in codes[:4] if code in state.choices()]
    entries = carried_out(desk, seat)
    assert entries[0].data["code"] == open_now[0]


def test_an_order_for_another_question_is_dropped_and_nothing_is_chosen() -> None:
    desk = two("pillars")
    seat = waiting_seat(desk)
    other = next(step.name for step in game("pillars").steps if step.name != likely(desk, seat)[0])
    desk.do(desk.user(seat), waits.order, seat, other, [0])
    until_due(desk)
    before = desk.fingerprint()[1]
    [entry] = carried_out(desk, seat)
    assert (entry.kind, entry.data["why"]) == ("unorder", "other-question")
    assert desk.fingerprint()[1] == before


def test_nobody_else_can_tell_that_there_is_an_order() -> None:
    desk = two("pillars")
    seat = waiting_seat(desk)
    owner, other = desk.user(seat), desk.user(1 - seat)
    step, codes = likely(desk, seat)
    table = desk.table
    seen = (table.version_of(other), table.public_head, table.receipt(other))
    found = summary(table)["summary"]
    desk.do(owner, waits.order, seat, step, codes[:2])
    desk.do(owner, waits.take_back_order, seat)
    assert (table.version_of(other), table.public_head, table.receipt(other)) == seen
    assert summary(table)["summary"] == found
    assert table.version_of(owner) == seen[0] + 2


@pytest.mark.parametrize("ends", ["own choice", "undo", "leaving"])
def test_an_order_ends_when_something_else_happens(ends: str) -> None:
    desk = two("pillars")
    mover = int(desk.state.to_move)
    desk.choose()
    seat = waiting_seat(desk)
    step, codes = likely(desk, seat)
    desk.do(desk.user(seat), waits.order, seat, step, codes[:1])
    if ends == "undo":
        desk.do(desk.user(mover), commands.ask_undo, mover)
        if desk.table.undo is not None:
            desk.do(desk.user(1 - mover), commands.answer_undo, 1 - mover, True)
    elif ends == "leaving":
        desk.do(desk.user(seat), commands.leave, seat, "random")
    else:
        until_due(desk)
        desk.choose()
    assert desk.table.orders == {}
    assert again(desk).orders == {}


@pytest.mark.parametrize(
    ("step", "codes"),
    [("no such step", [1]), ("", [1]), (None, []), (None, [1, 1]), (None, [-1]), (None, [10**6])],
)
def test_an_order_for_what_is_not_there_is_refused(step: str | None, codes: list[int]) -> None:
    desk = two("pillars")
    seat = waiting_seat(desk)
    wanted = step if step is not None else likely(desk, seat)[0]
    refused(desk, "malformed", desk.user(seat), waits.order, seat, wanted, codes)


def test_who_is_asked_now_chooses_and_leaves_no_order() -> None:
    desk = two("pillars")
    seat = int(desk.state.to_move)
    step, codes = likely(desk, 1 - seat)
    refused(desk, "asked-now", desk.user(seat), waits.order, seat, step, codes[:1])
    refused(desk, "not-your-seat", desk.user(seat), waits.order, 1 - seat, step, codes[:1])


def test_what_may_be_asked_next_tells_no_secret() -> None:
    """It is worked out from what the seat knows: hands that are dealt otherwise change nothing."""
    from tabard.kernel.dealer import Dealer

    desk = two("world")
    desk.play(12)
    for _ in range(40):
        if len(desk.table.awaited()) == 1:
            break
        desk.play(1)
    seat = waiting_seat(desk)
    told = [(one.step, sorted(one.codes)) for one in foreseen(desk.state, seat, "same")]
    for number in range(3):
        sample = desk.state.redeal(seat, Dealer(f"other {number}"))
        found = [(one.step, sorted(one.codes)) for one in foreseen(sample, seat, "same")]
        assert {step for step, _ in found} & {step for step, _ in told}


def resting(days: int = 7) -> tuple[Desk, int]:
    """A slow table whose people may be away for so many days, and who is asked there."""
    desk = three("pillars", clock=SLOW, holiday=days)
    return desk, int(desk.state.to_move)


def test_a_clock_stands_still_during_a_holiday_and_goes_on_after_it() -> None:
    desk, seat = resting()
    desk.wait(DAY)
    assert desk.table.timing.left(seat, desk.now) == DAY
    start, end = desk.now, desk.now + 3 * DAY
    desk.do("", waits.rest, seat, start, end)
    for _ in range(3):
        assert desk.table.timing.left(seat, desk.now) == DAY
        assert desk.do("", commands.flag) == []
        desk.wait(DAY)
    desk.wait(HOUR)
    assert desk.table.timing.left(seat, desk.now) == DAY - HOUR
    assert desk.table.timing.next_flag() == (seat, end + DAY)
    desk.wait(DAY)
    assert desk.do("", commands.flag)[0].kind == "flag"
    assert again(desk).timing.rests == desk.table.timing.rests


def test_a_holiday_is_no_longer_than_the_table_allows() -> None:
    desk, seat = resting(2)
    begun = desk.now
    desk.do("", waits.rest, seat, desk.now, desk.now + 30 * DAY)
    assert desk.table.timing.rests[seat] == [(begun, begun + 2 * DAY)]
    desk.wait(2 * DAY)
    assert desk.do("", waits.rest, seat, desk.now, desk.now + 30 * DAY) == []
    assert desk.table.timing.left(seat, desk.now) == 2 * DAY


def test_who_comes_back_early_has_the_rest_of_the_holiday_left() -> None:
    desk, seat = resting(4)
    desk.do("", waits.rest, seat, desk.now, desk.now + 4 * DAY)
    desk.wait(DAY)
    desk.do("", waits.rest, seat, desk.now, desk.now)
    desk.wait(HOUR)
    assert desk.table.timing.left(seat, desk.now) == 2 * DAY - HOUR
    desk.do("", waits.rest, seat, desk.now, desk.now + 9 * DAY)
    assert sum(b - a for a, b in desk.table.timing.rests[seat]) == 4 * DAY


@pytest.mark.parametrize("more", [{}, {"clock": SLOW}, {"holiday": 7}])
def test_where_the_table_knows_no_holidays_no_clock_stands_still(more: dict[str, Any]) -> None:
    desk = two("pillars", **more)
    seat = int(desk.state.to_move)
    assert desk.do("", waits.rest, seat, desk.now, desk.now + DAY) == []


def test_somebody_is_reminded_after_half_a_day_and_not_more_often() -> None:
    desk = three("pillars")
    seat = int(desk.state.to_move)
    other = desk.user((seat + 1) % 3)
    refused(desk, "nudged", other, waits.nudge, seat)
    desk.wait(12 * HOUR)
    desk.do(other, waits.nudge, seat)
    refused(desk, "nudged", other, waits.nudge, seat)
    desk.wait(12 * HOUR)
    desk.do(other, waits.nudge, seat)
    refused(desk, "nudged", desk.user(seat), waits.nudge, seat)
    refused(desk, "not-your-seat", "", waits.nudge, seat)
    assert [h.kind for h in desk.table.chronicle.happenings] == ["nudged", "nudged"]
    desk.choose()
    assert desk.table.nudged == {}


def gone(replace: str) -> tuple[Desk, int]:
    """A table for two at which somebody's time was up, and their seat."""
    desk = two("pillars", clock=SLOW, replace=replace, takeover="random")
    seat = int(desk.state.to_move)
    desk.wait(2 * DAY)
    desk.do("", commands.flag)
    return desk, seat


def test_anybody_takes_the_seat_of_who_is_gone_where_the_table_says_so() -> None:
    desk, seat = gone("anybody")
    before = desk.user(seat)
    assert desk.table.vacant(seat)
    desk.do(CARL, commands.sit, seat)
    assert desk.user(seat) == CARL
    assert desk.table.seats[seat].bot == ""
    assert [h.kind for h in desk.table.chronicle.happenings][-1] == "replaced"
    refused(desk, "taken", before, commands.sit, seat)
    assert again(desk).seats == desk.table.seats


def test_a_bot_keeps_the_seat_where_the_table_says_nothing() -> None:
    desk, seat = gone("bot")
    refused(desk, "taken", CARL, commands.sit, seat)
    other = BERT if desk.user(seat) == ANNA else ANNA
    refused(desk, "taken", other, commands.sit, seat)
    desk.do(desk.user(seat), commands.sit, seat)
    assert desk.table.seats[seat].bot == ""


def test_who_has_a_seat_does_not_take_a_second_one() -> None:
    desk, seat = gone("anybody")
    refused(desk, "already-seated", desk.user(1 - seat), commands.sit, seat)
