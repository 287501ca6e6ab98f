"""A game that is decided is still played for place and points."""

from __future__ import annotations

from typing import Any

import pytest

import tabard
from tabard.bots.judge import HandJudge, PointsJudge, standing
from tabard.bots.outlook import SURE, log_odds, logits, outlooks
from tabard.bots.registry import bot
from tabard.bots.thinking import FINE, SearchBot
from tabard.games.pillars.frames import BuildingTurn
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER

PILLARS = tabard.game("pillars")


def last_turns(players: int, games: int) -> list[Any]:
    """Random games of Pillars at the beginning of each seat's last building turn."""
    found: list[Any] = []
    for n in range(games):
        state: Any = PILLARS.start(players)
        dealer, menu, seen = Dealer(f"foregone:{n}"), Menu(), set()
        state.fill(menu)
        while state.to_move != OVER:
            building = state.round == 6 and state.step().name == "building"
            if building and state.to_move not in seen:
                seen.add(int(state.to_move))
                found.append(state.copy())
            state.advance(dealer.deal(menu), menu)
    return found


def most_points(state: Any, seat: int, known: dict[Any, int]) -> int:
    """The most points a seat can have when its building turn is over, by trying everything."""
    mine = state.seats[seat]
    if state.to_move != seat or state.step().name != "building":
        return int(mine.vp)
    turn = state.of(BuildingTurn)
    key = (mine.vp, mine.gold, mine.goods, turn.uses_low, turn.uses_high)
    if key not in known:
        ends = []
        for code in state.choices():
            after = state.copy()
            after.apply(code)
            ends.append(most_points(after, seat, known))
        known[key] = max(ends)
    return known[key]


@pytest.mark.parametrize(("name", "most"), [("learned", 10), ("level4", 5), ("search:150", 5)])
def test_hardly_a_point_is_left_lying_in_the_last_building_turn(name: str, most: int) -> None:
    """Also by a seat that cannot win any more, or has won already: about one in a hundred."""
    reachable = missed = 0
    for state in last_turns(3, 14):
        seat = int(state.to_move)
        best = most_points(state, seat, {})
        reachable += best - state.seats[seat].vp
        player = bot(name, 1)
        while state.to_move == seat and state.step().name == "building":
            state.apply(player.choose(state))
        missed += best - state.seats[seat].vp
    assert reachable > 250
    assert missed <= most


def test_advice_in_a_decided_game_says_so_and_ranks_by_points() -> None:
    told = 0
    for state in last_turns(2, 8):
        seat = int(state.to_move)
        if len(state.choices()) < 2:
            continue
        advice = bot("search:150", 1).advise(state, seat)
        if advice[0].foregone:
            told += 1
            best = state.copy()
            best.apply(advice[0].code)
            assert most_points(best, seat, {}) == most_points(state, seat, {})
            assert len({tuple(each.chances) for each in advice}) == 1
    assert told > 2


def test_a_better_place_is_worth_more_than_points() -> None:
    state = last_turns(3, 1)[0]
    judge = PointsJudge(state)
    judge.look(state)
    assert judge.values == [0.5] * 3
    order = sorted(range(3), key=lambda seat: state.seats[seat].vp)
    behind, before = order[0], order[1]
    gap = state.seats[before].vp - state.seats[behind].vp
    closer = state.copy()
    closer.seats[behind].vp += max(0, gap - 1)
    past = state.copy()
    past.seats[behind].vp += gap + 1
    assert standing(closer, behind) >= standing(state, behind)
    assert standing(past, behind) - standing(closer, behind) > 5


def test_what_is_sure_comes_before_what_only_looks_so() -> None:
    """Place and points settle ties alone: never against a better chance to win."""
    for state in last_turns(2, 4):
        seat = int(state.to_move)
        found = outlooks(state, HandJudge(2))
        ranked = logits(found, seat)
        for one, worth in zip(found, ranked, strict=True):
            assert worth <= log_odds(one, seat) + 1e-9
        best = max(range(len(found)), key=ranked.__getitem__)
        assert found[best].values[seat] >= max(one.values[seat] for one in found) - 1e-3


def test_a_seat_far_behind_still_weighs_its_choices() -> None:
    """A chance of one in a million is no end: what the value says of the choices counts on."""
    state = next(s for s in last_turns(3, 4) if len(s.choices()) > 3)
    seat = int(state.to_move)
    found = outlooks(state, HandJudge(3))
    for n, one in enumerate(found):
        faint = 1e-6 * (n + 1)
        one.values[:] = [faint if other == seat else (1 - faint) / 2 for other in range(3)]
    ranked = logits(found, seat)
    assert ranked[0] > -SURE
    assert ranked == sorted(ranked)
    assert len(set(ranked)) == len(found)


def test_a_tree_that_was_grown_in_the_dark_is_not_kept_in_the_light() -> None:
    """It holds choices of other deals, which nothing would pass over where nothing is hidden."""
    state = next(s for s in last_turns(2, 4) if len(s.choices()) > 3)
    seat = int(state.to_move)
    taken = []
    for hid in (False, True):
        thinker = SearchBot(3, 60, 60.0)
        after = state.copy()
        after.apply(thinker.choose(after))
        if after.to_move != seat or thinker.place is None:
            continue
        assert not after.game.hides(after, seat)
        thinker.hid = hid
        taken.append(int(thinker.begin(after).done) > 0)
    assert taken == [True, False]


@pytest.mark.parametrize("level", ["level1", "level2", "level3", "learned"])
def test_a_bot_that_looks_one_step_ahead_draws_from_the_policy_it_tells(level: str) -> None:
    picking, telling = bot(level, "policy"), bot(level, "policy")
    state: Any = PILLARS.start(2)
    dealer, menu = Dealer("policy"), Menu()
    state.fill(menu)
    told = 0
    while state.to_move != OVER and told < 60:
        if state.to_move < 0:
            state.advance(dealer.deal(menu), menu)
            continue
        advice = telling.advise(state, int(state.to_move))
        left = telling.dealer.below(FINE) / FINE if level != "learned" else 0.0
        shares = iter(advice)
        drawn = next(shares)
        while left >= drawn.share:
            left -= drawn.share
            drawn = next(shares)
        assert picking.choose(state) == drawn.code
        told += 1
        state.advance(drawn.code, menu)
    assert told == 60
