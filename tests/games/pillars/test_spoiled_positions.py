"""One spoiled value: the position is refused, or the game it makes can be played to its end."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from hypothesis import given, settings

from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER
from tests.games.pillars.corruptions import corruptions
from tests.games.pillars.soundness import unsound
from tests.games.pillars.tables import GAME, Position


@contextmanager
def within(seconds: int) -> Iterator[None]:
    """Fail instead of hanging."""

    def too_long(*_: object) -> None:
        raise TimeoutError(f"still running after {seconds} s")

    before = signal.signal(signal.SIGALRM, too_long)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def survives(spoiled: Position, seed: int) -> None:
    """Refused with a name, or played to the end with nothing missing on the way."""
    try:
        state = GAME.load(spoiled)
    except BadInput:
        return
    dealer, menu, plies = Dealer(seed), Menu(), 0
    state.fill(menu)
    while state.to_move != OVER:
        assert menu.count >= 2
        if plies % 8 == 0:
            assert unsound(state) == []
            assert GAME.violations(state) == []
            assert GAME.load(state.position()).position() == state.position()
        state.advance(dealer.deal(menu), menu)
        plies += 1
        assert plies <= GAME.bounds.plies
    assert unsound(state) == []


@pytest.mark.slow
@settings(max_examples=300, deadline=None, derandomize=True)
@given(corruptions())
def test_one_spoiled_value_is_refused_or_the_game_plays_on(spoiled: Position) -> None:
    with within(10):
        survives(spoiled, seed=1)


@pytest.mark.slow
@settings(max_examples=2000 if os.environ.get("TABARD_WHOLE") else 300, deadline=None)
@given(corruptions())
def test_many_spoiled_values_are_refused_or_the_game_plays_on(spoiled: Position) -> None:
    with within(10):
        survives(spoiled, seed=2)
