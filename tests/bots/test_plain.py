"""Plain ISMCTS: it needs nothing but the rules, keeps to its budget and sees no secrets."""

from __future__ import annotations

import copy
import time

import pytest

import tabard
from tabard.games import toll
from tabard.kernel.errors import Unknown


def beginning(name: str, players: int) -> tabard.State:
    """The first moment at which a seat is asked."""
    state = tabard.game(name).start(players)
    dealer = tabard.Dealer(1)
    while state.is_chance:
        state.deal(dealer)
    return state


def test_it_beats_random_play_by_random_play_alone() -> None:
    wins = 0.0
    for seed in range(24):
        bots = [tabard.bot("ismcts:150", seed), tabard.bot("random", seed)]
        seat = seed % 2
        places = tabard.play(toll.GAME, bots if seat == 0 else bots[::-1], seed).state().ranking()
        wins += (places[seat] == 1) / places.count(1)
    assert wins >= 17


@pytest.mark.parametrize("name", tabard.GAMES)
def test_it_plays_every_game_and_the_same_choice_for_the_same_seed(name: str) -> None:
    for players in (tabard.game(name).players[0], tabard.game(name).players[-1]):
        state = beginning(name, players)
        one, other = tabard.bot("ismcts:6", 3), tabard.bot("ismcts:6", 3)
        assert one.choose(state) == other.choose(state)
        assert copy.deepcopy(one).choose(state) in state.choices()


def test_it_sees_what_its_seat_sees() -> None:
    state = beginning("world", 3)
    other = state.redeal(int(state.to_move), tabard.Dealer(99))
    assert tabard.bot("ismcts:12", 5).choose(state) == tabard.bot("ismcts:12", 5).choose(other)


def test_by_time_it_stops_when_the_time_is_up() -> None:
    state = beginning("pillars", 2)
    began = time.perf_counter()
    assert tabard.bot("ismcts:40ms").choose(state) in state.choices()
    assert time.perf_counter() - began < 30.0  # not the thousand million iterations that it may do


@pytest.mark.parametrize("name", ["ismcts:0", "ismcts:", "ismcts:ms", "ismcts:-3", "ismcts:9@a"])
def test_a_budget_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(Unknown, match="ismcts"):
        tabard.bot(name)
