"""Judges say how likely each seat is to win."""

from __future__ import annotations

import math

import pytest

import tabard
from tabard.bots.judge import HandJudge, Judge, LearnedJudge, even_out
from tabard.kernel.dealer import Dealer
from tabard.kernel.play import Tally, play_randomly
from tabard.kernel.state import State

PILLARS = tabard.game("pillars")


def learned(players: int, weights: dict[str, float]) -> LearnedJudge:
    """A judge that knows a few figures, the same in every stretch."""
    features = PILLARS.features()
    assert features is not None
    row = [weights.get(name, 0.0) for name in features.names]
    return LearnedJudge(players, features, row * len(features.stretches))


def middle(players: int) -> State:
    """A state some way into a game."""
    state: State = PILLARS.start(players)
    dealer = Dealer("judge")
    for _ in range(60):
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])
    return state


@pytest.mark.parametrize("players", PILLARS.players)
def test_chances_are_positive_and_together_one(players: int) -> None:
    for judge in (HandJudge(players), learned(players, {"gold": 0.3, "points": 1.0})):
        judge.look(middle(players))
        assert math.isclose(sum(judge.shares), 1.0)
        assert min(judge.shares) > 0


def test_a_lead_of_one_is_e_to_one() -> None:
    shares = [2.0, 1.0]
    even_out(shares)
    assert math.isclose(shares[0] / shares[1], math.e)


def test_even_out_survives_leads_that_no_float_can_power() -> None:
    shares = [5000.0, -5000.0, 0.0]
    even_out(shares)
    assert shares == [1.0, 0.0, 0.0]


def test_a_learned_judge_likes_what_its_weights_like() -> None:
    state = middle(2)
    rich = 0 if state.position()["seats"][0]["gold"] > state.position()["seats"][1]["gold"] else 1
    judge = learned(2, {"gold": 1.0})
    judge.look(state)
    liked = list(judge.shares)
    judge = learned(2, {"gold": -1.0})
    judge.look(state)
    assert (liked[rich] > 0.5) == (judge.shares[rich] < 0.5)


@pytest.mark.parametrize("judge", [HandJudge(3), learned(3, {})])
def test_a_finished_game_is_judged_by_its_result(judge: Judge) -> None:
    state = PILLARS.start(3)
    play_randomly(state, Dealer(5), Tally())
    judge.look(state)
    places = state.ranking()
    winners = places.count(1)
    assert judge.shares == [1 / winners if place == 1 else 0.0 for place in places]
