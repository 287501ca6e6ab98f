"""The first levels lose as beginners do: they forget to reckon with some of what matters."""

from __future__ import annotations

import tabard
from tabard.bots.judge import LearnedJudge
from tabard.bots.levels import LEVELS
from tabard.bots.matters import matters_of
from tabard.bots.thinking import CarelessBot
from tabard.kernel.dealer import Dealer

PILLARS = tabard.game("pillars")


def begun() -> tabard.State:
    state, dealer = PILLARS.start(2), Dealer(3)
    while state.is_chance:
        state.deal(dealer)
    return state


def test_each_level_forgets_less_than_the_one_below() -> None:
    forgets = [level.forgets for level in LEVELS]
    assert forgets[:3] == sorted(forgets[:3], reverse=True)
    assert forgets[2:] == [0] * len(forgets[2:])


def test_whoever_forgets_everything_sees_nothing_but_points() -> None:
    judge = CarelessBot(1, forgets=1000).forgetful(begun())
    assert isinstance(judge, LearnedJudge)
    points = next(m for m in matters_of(PILLARS) if m.id == "points")
    size = len(judge.features.names)
    left = {at % size for at, weight in enumerate(judge.scale.weights) if weight != 0.0}
    assert left
    assert left <= set(points.every)


def test_what_is_forgotten_at_one_choice_is_remembered_at_another() -> None:
    thinker, state = CarelessBot(1, forgets=400), begun()
    seen = []
    for _ in range(6):
        judge = thinker.forgetful(state)
        assert isinstance(judge, LearnedJudge)
        seen.append(tuple(judge.scale.weights))
    assert len(set(seen)) > 1
    whole = thinker.judge_for(state)
    assert isinstance(whole, LearnedJudge)
    assert tuple(whole.scale.weights) not in seen
