"""Whole turns: they are the seat's own from beginning to end, and a planner carries them out."""

from __future__ import annotations

import copy

import tabard
from tabard.bots.judge import LearnedJudge
from tabard.bots.planning import PlanningBot
from tabard.bots.registry import bot
from tabard.bots.turns import Turns, decided, lead
from tabard.bots.weights import judge_of
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, OVER, State

PILGRIM = tabard.game("pilgrim")


def opened(players: int, seed: int, turns: int = 0) -> State:
    """A table of Pilgrim at the beginning of a turn in the middle of the game."""
    state: State = PILGRIM.start(players)
    dealer = Dealer(seed)
    menu = Menu()
    state.fill(menu)
    while state.to_move == CHANCE or PILGRIM.turn(state) < turns * 8:
        state.advance(dealer.deal(menu), menu)
    return state


def test_a_turn_ends_where_another_is_asked_or_the_next_one_begins() -> None:
    state = opened(2, 1, turns=2)
    seat = int(state.to_move)
    turns = Turns(judge_of(PILGRIM, 2))
    ways = turns.ways(state, seat, 3)
    assert len(ways) > 3
    assert [one.worth for one in ways] == sorted((one.worth for one in ways), reverse=True)
    for one in ways[:10]:
        after = state.copy()
        for n, code in enumerate(one.codes):
            assert (after.to_move == seat and PILGRIM.turn(after) == PILGRIM.turn(state)) or n == 0
            after.apply(code)
        assert after.position() == one.state.position()
        assert after.to_move != seat or PILGRIM.turn(after) != PILGRIM.turn(state)


def test_what_is_followed_when_the_time_is_up_counts_as_it_stands() -> None:
    state = opened(2, 1, turns=2)
    seat = int(state.to_move)
    turns = Turns(judge_of(PILGRIM, 2))
    turns.until = 0.0
    assert {len(one.codes) for one in turns.ways(state, seat, 3)} == {1}
    after = state.copy()
    while after.to_move == seat:
        after.apply(after.choices()[0])
    assert turns.further(after, seat, 2, 3, Dealer(1)) == lead(turns.judge, after, seat)


def test_leads_of_two_players_are_opposite_and_a_result_counts_more() -> None:
    state = opened(2, 3, turns=3)
    judge = judge_of(PILGRIM, 2)
    assert abs(lead(judge, state, 0) + lead(judge, state, 1)) < 1e-9
    dealer = Dealer(5)
    while state.to_move != OVER:
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])
    winner = state.ranking().index(1)
    assert decided(state, winner) > 5 > -5 > decided(state, 1 - winner)


def test_a_plan_is_carried_out_as_long_as_the_table_is_as_expected() -> None:
    state = opened(2, 2, turns=2)
    planner = PlanningBot("x", 20, 0.0, "", 14, 2)
    first = planner.choose(state)
    planned = list(planner.plan)
    assert planned
    state.apply(first)
    assert planner.choose(state) == planned[0]
    assert planner.plan == planned[1:]
    other = opened(2, 4, turns=2)
    planner.choose(other)  # another table: the old plan is of no use there
    assert planner.plan != planned[1:]


def test_a_game_that_counts_no_turns_is_searched() -> None:
    state: State = tabard.game("pillars").start(2)
    dealer = Dealer(1)
    while state.to_move == CHANCE:
        state.deal(dealer)
    assert tabard.game("pillars").turn(state) < 0
    planner = bot("turns", 1)
    assert isinstance(planner, PlanningBot)
    planner.iterations = 20
    assert planner.choose(state) in state.choices()


def test_the_ends_of_turns_have_weights_of_their_own_where_they_help() -> None:
    def weights(players: int, of: str) -> list[float]:
        judge = judge_of(PILGRIM, players, of=of)
        assert isinstance(judge, LearnedJudge)
        return list(judge.scale.weights)

    features = PILGRIM.features()
    assert features is not None
    at = features.names.index("abbott_points")
    assert weights(1, "turns")[at] > weights(1, "")[at]
    assert weights(2, "turns") != weights(2, "")
    assert weights(4, "turns") == weights(4, "")


def test_a_copied_planner_chooses_the_same() -> None:
    state = opened(1, 6, turns=2)
    one, other = bot("turns:3", "same"), bot("turns:3", "same")
    assert one.choose(state) == copy.copy(other).choose(state)


def test_a_planner_advises_what_it_would_choose_and_says_why() -> None:
    state = opened(2, 2, turns=2)
    seat = int(state.to_move)
    advice = bot("turns:3", "same").advise(state, seat)
    assert advice[0].code == bot("turns:3", "same").choose(state)
    assert len({one.code for one in advice}) == len(advice) > 1
    assert {one.code for one in advice} <= set(state.choices())
    assert [one.share for one in advice] == sorted((one.share for one in advice), reverse=True)
    assert abs(sum(one.share for one in advice) - 1.0) < 1e-9
    for one in advice:
        assert abs(sum(one.chances) - 1.0) < 1e-9
        assert one.chances[seat] <= advice[0].chances[seat]
    assert advice[0].rather == advice[1].code
    assert any(one.reasons for one in advice)
    assert tabard.analyse(state, "turns:3").best.chances
    assert tabard.analyse(state, "turns:3", iterations=20).iterations == 20


def test_where_a_turn_ends_a_game_that_is_decided_the_advice_says_so() -> None:
    state = opened(1, 6)
    planner = bot("turns:1", 6)
    while state.to_move != OVER:
        before = state.copy()
        while PILGRIM.turn(state) == PILGRIM.turn(before) and state.to_move != OVER:
            if state.to_move == CHANCE:
                state.deal(Dealer(1))
            else:
                state.apply(state.choices()[0])
    advice = planner.advise(before, 0)
    places = PILGRIM.final_places(state)
    assert places[0] == 2  # who chooses just anything is far behind Ab-Bott
    assert all(one.foregone and one.chances == [0.0] for one in advice)


def test_turns_that_dropped_out_stand_behind_those_that_were_looked_at() -> None:
    state = opened(1, 3, turns=4)
    seat = int(state.to_move)
    planner = bot("turns:4", 5)
    assert isinstance(planner, PlanningBot)
    ways = planner.turns(state, seat)
    assert len(ways) > 4
    worth = [one.worth for one in ways]
    assert max(worth) == worth[0]
    assert worth[: len(ways)] == sorted(worth, reverse=True)
