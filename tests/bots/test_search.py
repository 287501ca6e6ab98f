"""The search: it finds what is good, sees nothing it may not see, and keeps to its budget."""

from __future__ import annotations

import time

import pytest

import tabard
from tabard.bots.judge import HandJudge, Judge
from tabard.bots.registry import bot
from tabard.bots.search import Puct, Search
from tabard.bots.thinking import SearchBot
from tabard.games import toll as toy
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.plain import exact
from tabard.kernel.state import CHANCE, OVER, State

PILLARS = tabard.game("pillars")


def states(players: int, seed: str, every: int) -> list[State]:
    """Moments of a random game at which a seat chooses."""
    state: State = PILLARS.start(players)
    dealer, menu = Dealer(seed), Menu()
    state.fill(menu)
    found: list[State] = []
    ply = 0
    while state.to_move != OVER:
        if state.to_move >= 0 and ply % every == 0:
            found.append(state.copy())
        ply += 1
        state.advance(dealer.deal(menu), menu)
    return found


class Oracle(Judge):
    """Knows one thing: which seat has more points."""

    def weigh(self, s: State) -> None:
        for seat, points in enumerate(s.scores()):
            self.values[seat] = float(points)


def searched(state: State, iterations: int, judge: Judge | None = None) -> Search:
    judge = judge or HandJudge(int(state.players))
    search = Search(state, int(state.to_move), judge, Dealer("search"), Puct())
    search.run(iterations, 60.0)
    return search


@pytest.mark.parametrize("players", PILLARS.players)
def test_the_choice_is_open_and_the_state_untouched(players: int) -> None:
    for state in states(players, "open", 23):
        before = exact(state.position())
        assert bot("search:12", 1).choose(state) in state.choices()
        assert exact(state.position()) == before


def test_the_same_seed_makes_the_same_choice() -> None:
    for state in states(3, "same", 41):
        assert bot("search:20", 7).choose(state) == bot("search:20", 7).choose(state)


def test_the_visits_are_the_iterations() -> None:
    state = states(2, "visits", 1)[40]
    search = searched(state, 37)
    branch, visits = search.root.first, 0
    while branch is not None:
        visits += int(branch.visits)
        branch = branch.next
    assert visits == int(search.done) - 1  # the first iteration looks at the root itself


def test_a_choice_that_wins_at_once_is_found() -> None:
    """In the last building turn of the game the search takes every point that is there."""
    for seed in range(6):
        last = [s for s in states(2, f"last:{seed}", 1) if s.step().name == "building"][-1]
        assert last.position()["round"] == 6
        seat = int(last.to_move)
        judge = Oracle(2)
        state = last
        while state.to_move == seat:
            code = int(searched(state, 120, judge).best().code)
            state.apply(code)
        greedy = last.copy()
        while greedy.to_move == seat:
            greedy.apply(bot("greedy", seed).choose(greedy))
        assert state.scores()[seat] >= greedy.scores()[seat] - 1


def test_chance_is_drawn_by_its_weights() -> None:
    """Before a draw from the bag: each seat's builders come as often as they lie in it."""
    state = next(s for s in states(2, "bag", 1) if s.step().name == "place_builder")
    search = searched(state, 400)
    drawn: dict[int, int] = {}
    branch = search.root.first
    while branch is not None:
        outcome = branch.first
        while outcome is not None:
            if outcome.actor == CHANCE:
                drawn[int(outcome.code)] = drawn.get(int(outcome.code), 0) + int(outcome.visits)
            outcome = outcome.next
        branch = branch.next
    bag = state.position()["bag"]
    assert len(drawn) == sum(count > 0 for count in bag) == 2
    total = sum(drawn.values())
    for seat, code in enumerate(sorted(drawn)):
        assert abs(drawn[code] / total - bag[seat] / sum(bag)) < 0.12


def test_where_something_is_hidden_only_open_choices_are_followed() -> None:
    """A choice of the tree that is not open in this deal would be refused or break the state."""
    for seed in range(30):
        state: State = toy.GAME.start(3)
        dealer, menu = Dealer(f"toy:{seed}"), Menu()
        state.fill(menu)
        while state.to_move != OVER:
            if state.to_move >= 0:
                search = Search(state, int(state.to_move), HandJudge(3), dealer, Puct())
                search.run(25, 60.0)
                assert int(search.best().code) in state.choices()
            state.advance(dealer.deal(menu), menu)


def test_the_tree_is_kept_between_the_choices_of_one_turn() -> None:
    reused = 0
    for state in states(2, "turn", 1):
        if state.step().name != "building" or len(state.choices()) < 3:
            continue
        thinker = SearchBot(3, 60, 60.0)
        seat = int(state.to_move)
        after = state.copy()
        after.apply(thinker.choose(after))
        if after.to_move == seat:
            search = thinker.begin(after)
            reused += int(search.done) > 0
            assert int(search.done) < 60
    assert reused > 0


def test_a_tree_is_not_kept_when_the_table_is_another_than_expected() -> None:
    moments = [s for s in states(2, "turn", 1) if s.step().name == "building"]
    thinker = SearchBot(3, 40, 60.0)
    thinker.choose(moments[0])
    assert int(thinker.begin(moments[-1]).done) == 0


def test_a_tree_from_other_deals_offers_only_what_is_open() -> None:
    """A choice that the tree knows from another deal is never taken."""
    state: State = toy.GAME.start(2)
    dealer, menu = Dealer("deals"), Menu()
    state.fill(menu)
    while state.to_move < 0:
        state.advance(dealer.deal(menu), menu)
    closed = next(code for code in range(len(toy.GAME.actions)) if code not in state.choices())
    grown = searched(state, 20)
    place = grown.root
    strange = place.add(int(state.to_move), closed)
    strange.visits = 10**6
    again = Search(state, int(state.to_move), HandJudge(2), dealer, Puct())
    again.take_over(place, grown.clock)
    again.run(1, 60.0)
    assert int(again.best().code) in state.choices()


def test_the_clock_stops_a_search() -> None:
    state = states(4, "clock", 1)[50]
    began = time.process_time()
    SearchBot(1, 10**9, 0.05).choose(state)
    assert time.process_time() - began < 2.0


def test_a_decided_search_stops_early() -> None:
    """With one iteration left nothing can overtake a lead of two, so some searches end early."""
    ends = [int(searched(state, 256).done) for state in states(2, "early", 16)]
    assert min(ends) < 256
    assert max(ends) == 256 or len(set(ends)) > 1


@pytest.mark.parametrize("name", ["search:40", "level1", "level3"])
def test_advice_ranks_the_open_choices(name: str) -> None:
    state = states(3, "advice", 1)[45]
    seat = int(state.to_move)
    advice = bot(name, 1).advise(state, seat)
    assert advice
    assert {a.code for a in advice} <= set(state.choices())
    assert len({a.code for a in advice}) == len(advice)
    for a in advice:
        assert abs(sum(a.chances) - 1) < 1e-6
        assert len(a.chances) == 3
    shares = [a.share for a in advice]
    assert shares == sorted(shares, reverse=True)
    assert abs(sum(shares) - 1) < 1e-6


def test_bots_that_do_not_think_give_no_advice() -> None:
    state = states(2, "advice", 1)[10]
    assert bot("random", 1).advise(state, int(state.to_move)) == []
