"""A company plays a game to its end: bots at the seats, the dealer for chance."""

from __future__ import annotations

import itertools
import time

import pytest

from tabard.bots.company import Company
from tabard.bots.registry import bot
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.play import Tally, play_randomly
from tabard.kernel.state import OVER, State


def started() -> State:
    state: State = game("pillars").start(3)
    return state


def test_without_bots_it_plays_the_game_that_random_seats_play() -> None:
    ours, theirs, tally = started(), started(), Tally()
    company = Company([], Dealer(5))
    company.play(ours)
    play_randomly(theirs, Dealer(5), tally)
    assert ours.fingerprint() == theirs.fingerprint()
    assert (company.decisions, company.chances) == (tally.decisions, tally.chances)


def test_every_seat_has_the_choices_of_its_own_bot_and_the_dealer_deals() -> None:
    state, company = started(), Company([bot("random", seat) for seat in range(3)], Dealer(5))
    alike = [bot("random", seat) for seat in range(3)]
    dealer = Dealer(5)
    while state.to_move != OVER:
        before = state.copy()
        code = company.choice(state)
        if before.to_move < 0:
            assert code == dealer.deal(before.open_menu())
        else:
            assert code == alike[int(before.to_move)].choose(before)
        state.apply(code)
    assert company.decisions > 50
    assert company.chances > 20


def test_it_knows_how_long_each_seat_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    company = Company([bot("random", seat) for seat in range(3)], Dealer(5))
    clock = itertools.count()
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(clock)))
    company.play(started())
    assert company.slowest == [1.0, 1.0, 1.0]
