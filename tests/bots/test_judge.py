"""Judges say how likely each seat is to win."""

from __future__ import annotations

import math
from typing import Any

import pytest

import tabard
from tabard.bots.judge import HandJudge, Judge, LearnedJudge, softmax
from tabard.bots.registry import bot
from tabard.bots.weights import judge_of
from tabard.games.pilgrim import scoring
from tabard.games.pilgrim.state import ABBOTT, PilgrimState
from tabard.kernel.dealer import Dealer
from tabard.kernel.play import Tally, play_randomly
from tabard.kernel.state import OVER, State
from tests.rules import rule

PILLARS = tabard.game("pillars")
PILGRIM = tabard.game("pilgrim")


def learned(players: int, weights: dict[str, float]) -> LearnedJudge:
    """A judge that knows a few features, the same in every stretch."""
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
        assert math.isclose(sum(judge.values), 1.0)
        assert min(judge.values) > 0


def test_a_lead_of_one_is_e_to_one() -> None:
    shares = [2.0, 1.0]
    softmax(shares)
    assert math.isclose(shares[0] / shares[1], math.e)


def test_hope_keeps_choices_apart_that_chances_to_win_do_not() -> None:
    features = PILLARS.features()
    assert features is not None
    row = [10.0 if name == "points" else 0.0 for name in features.names]
    sober = LearnedJudge(3, features, row * len(features.stretches))
    hopeful = LearnedJudge(3, features, row * len(features.stretches), 0, 0.25)
    state: Any = middle(3)
    told = []
    for points in (0, 1, 2):
        state.seats[0].vp, state.seats[1].vp, state.seats[2].vp = points, 8, 0
        sober.look(state)
        hopeful.look(state)
        assert math.isclose(sum(hopeful.values), 1.0)
        assert sober.values[0] < 1e-9
        told.append(hopeful.values[0])
    assert told == sorted(set(told))
    end = PILLARS.start(3)
    play_randomly(end, Dealer(5), Tally())
    hopeful.look(end)
    assert math.isclose(sum(hopeful.values), 1.0)
    assert min(hopeful.values) > 0


def test_softmax_survives_leads_that_no_float_can_power() -> None:
    shares = [5000.0, -5000.0, 0.0]
    softmax(shares)
    assert shares == [1.0, 0.0, 0.0]


def test_a_learned_judge_likes_what_its_weights_like() -> None:
    state = middle(2)
    rich = 0 if state.position()["seats"][0]["gold"] > state.position()["seats"][1]["gold"] else 1
    judge = learned(2, {"gold": 1.0})
    judge.look(state)
    liked = list(judge.values)
    judge = learned(2, {"gold": -1.0})
    judge.look(state)
    assert (liked[rich] > 0.5) == (judge.values[rich] < 0.5)


@pytest.mark.parametrize("judge", [HandJudge(3), learned(3, {})])
def test_a_finished_game_is_judged_by_its_result(judge: Judge) -> None:
    state = PILLARS.start(3)
    play_randomly(state, Dealer(5), Tally())
    judge.look(state)
    places = state.ranking()
    winners = places.count(1)
    assert judge.values == [1 / winners if place == 1 else 0.0 for place in places]


def lonely(level: int) -> State:
    """A game of Pilgrim against Ab-Bott, some way on."""
    state: State = PILGRIM.start(1, {"level": level})
    dealer = Dealer("alone")
    for _ in range(80):
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])
    return state


@rule("PGM-26.1")
@pytest.mark.parametrize("level", [1, 3])
def test_who_plays_alone_is_weighed_against_the_opponent_of_the_game(level: int) -> None:
    for judge in (judge_of(PILGRIM, 1), HandJudge(1, PILGRIM.rivals(1))):
        judge.look(lonely(level))
        assert len(judge.values) == 2
        assert math.isclose(sum(judge.values), 1.0)
        assert 0.0 < judge.values[0] < 1.0


@rule("PGM-27.29")
def test_who_plays_alone_has_won_only_before_the_opponent_of_the_game() -> None:
    state = lonely(1)
    dealer = Dealer("to the end")
    while state.to_move != OVER:
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])
    judge = judge_of(PILGRIM, 1)
    judge.look(state)
    assert isinstance(state, PilgrimState)
    assert scoring.points(state, 0) < scoring.points(state, ABBOTT), "somebody who plays at random"
    assert PILGRIM.final_places(state) == [2, 1]
    assert judge.values == [0.0, 1.0]


@pytest.mark.parametrize("name", ["level1", "level2", "level3", "search:16"])
def test_every_level_tells_choices_apart_in_a_game_for_one(name: str) -> None:
    state = lonely(2)
    while state.to_move != 0 or len(state.choices()) < 3:
        state.apply(state.choices()[0])
    advice = bot(name, 1).advise(state, 0)
    assert [len(each.chances) for each in advice] == [1] * len(advice)
    assert len({each.chances[0] for each in advice}) > 1
    assert bot(name, 1).choose(state) in state.choices()
