"""Whole games: they end by themselves, keep the invariants, and sense beats chance."""

from __future__ import annotations

import pytest

from tabard.bots import registry
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER
from tests.games.feudum.tables import GAME, played
from tests.rules import rule


@rule("FEU-33.5", "FEU-30.1")
@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("players", [2, 5])
def test_random_games_end_by_themselves_and_lose_nothing(players: int, variant: str) -> None:
    state = None
    for number, state in enumerate(played(players, 1, variant=variant)):
        if number % 10 == 0:
            assert GAME.violations(state) == []
    assert state is not None
    assert GAME.violations(state) == []
    assert state.view(None)["epoch"] == 5
    assert state.view(None)["round"] <= 19


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_sense_beats_chance(variant: str) -> None:
    for number in range(4):
        state = GAME.start(2, {"variant": variant})
        clever = number % 2
        bots = {clever: registry.bot("greedy", number), 1 - clever: registry.bot("random", number)}
        dealer = Dealer(number)
        while state.to_move != OVER:
            if state.to_move == CHANCE:
                menu = Menu()
                state.fill(menu)
                state.apply(int(dealer.deal(menu)))
            else:
                state.apply(bots[int(state.to_move)].choose(state))
        assert state.ranking()[clever] == 1
