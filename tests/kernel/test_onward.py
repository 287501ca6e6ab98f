"""Where going on is implied: all that a seat may choose leads where the explicit choices lead."""

from __future__ import annotations

from random import Random

import pytest

from tabard.games import NAMES, game
from tabard.kernel.events import Event
from tabard.kernel.onward import Onward, going_on, gone_on
from tabard.kernel.state import CHANCE, OVER, State
from tabard.kernel.step import NOTHING, Step


def randomly(state: State, chance: Random) -> None:
    """One step by chance."""
    weights = state.weights() if state.to_move == CHANCE else None
    state.apply(chance.choices(state.choices(), weights)[0])


def explicit(state: State, onward: Onward) -> bool:
    """Whether going on is a choice of its own."""
    return going_on(onward.asked, int(state.to_move)) in onward.ways or (
        going_on(state, int(state.to_move)) in onward.ways
    )


def reached(state: State, seat: int) -> set[int]:
    """The choices that are open now or after going on again and again, found without `ways`."""
    found: set[int] = set()
    now = state.copy()
    while now.awaited() == [seat]:
        on = going_on(now, seat)
        found |= {code for code in now.choices() if code != on}
        if on == NOTHING:
            break
        now.apply(on)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_every_choice_leads_where_the_explicit_choices_lead(name: str) -> None:
    chance = Random(5)
    more = 0
    for players in game(name).players:
        state = game(name).start(players)
        for _ in range(600):
            if state.to_move == OVER:
                break
            if state.to_move >= 0 and len(state.awaited()) == 1:
                seat = int(state.to_move)
                before = state.fingerprint()
                onward = Onward(state, seat)
                assert state.fingerprint() == before
                open_later = reached(state, seat)
                assert set(state.choices()) - {going_on(state, seat)} <= set(onward.ways)
                assert open_later <= set(onward.ways) or explicit(state, onward)
                assert len(set(onward.ways) - open_later) <= 1
                assert not (onward.closing or onward.clash) or explicit(state, onward)
                assert onward.codes == sorted(onward.codes)
                for code in onward.codes:
                    one = state.copy()
                    for each in onward.codes_of(code):  # `apply` refuses what is not open
                        assert one.to_move == seat
                        one.apply(each)
                    more += len(onward.codes_of(code)) > 1
                if onward.beside:
                    assert onward.asked.to_move == seat
                if onward.closing:
                    last = state.copy()
                    for each in onward.closing:
                        assert last.awaited() == [seat]
                        last.apply(each)
                    assert last.awaited() != [seat]
            randomly(state, chance)
    declared = any(type(step).implied is not Step.implied for step in game(name).steps)
    assert (more > 0) == declared


@pytest.mark.parametrize("name", NAMES)
def test_what_going_on_implies_is_open_whenever_it_is_asked(name: str) -> None:
    chance = Random(6)
    state = game(name).start(3)
    for _ in range(800):
        if state.to_move == OVER:
            break
        if state.to_move >= 0:
            on = int(state.step().implied(state))
            assert on == NOTHING or on in state.choices()
        randomly(state, chance)


def test_going_on_is_what_applying_it_is_and_says_what_it_does_by_itself() -> None:
    chance = Random(8)
    seen = set()
    for number in range(4):
        state = game("pilgrim").start(2 + number % 3)
        while state.to_move != OVER:
            seat = int(state.to_move)
            on = going_on(state, seat) if seat >= 0 else NOTHING
            if on != NOTHING:
                applied = state.copy()
                log: list[Event] = []
                applied.log = log
                applied.apply(on)
                after, forced = gone_on(state, seat, on)
                assert after.fingerprint() == applied.fingerprint()
                seen.add(forced)
                acted = {"picks-up", "performs-duty", "takes-tithe"}
                done = {event.kind for event in log if event.seat == seat}
                assert forced or not done & acted or after.to_move != seat
            randomly(state, chance)
    assert seen == {False, True}


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_implied_where_something_is_hidden(name: str) -> None:
    chance = Random(7)
    state = game(name).start(3)
    for _ in range(300):
        if state.to_move == OVER:
            break
        if state.to_move >= 0:
            seat = int(state.to_move)
            if state.game.hides(state, seat):
                assert going_on(state, seat) == NOTHING
        randomly(state, chance)
