"""Sets are put together in any order; the engine's own order is its own business."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import tabard
from tabard.kernel import sets
from tabard.kernel.conformance import check_sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER, State

# Every question at which an order of the engine closes what a player may still want.
PILLARS = {"surplus"}
FEUDUM = {
    *("cards", "start_goods", "mandate", "yield", "charters", "payment", "merchant_trade"),
    *("merchant_pull", "merchant_push", "farmer_push", "alchemist_pull", "alchemist_push"),
    *("colours", "scrolls", "noble_trade", "noble_push"),
}
MOST_SETS = 60  # that are looked at whole, piece by piece


def questions(game: str, players: int, seed: int) -> Iterator[State]:
    """The moments of a random game at which a set is asked for."""
    state: State = tabard.game(game).start(players)
    dealer, menu = Dealer(f"sets:{seed}"), Menu()
    state.fill(menu)
    while state.to_move != OVER:
        if state.to_move >= 0 and sets.set_asked(state, int(state.to_move)) is not None:
            yield state.copy()
        state.advance(dealer.deal(menu), menu)


def outcomes(state: State, asked: sets.SetAsked) -> Iterator[tuple[list[int], list[int]]]:
    """The engine's own paths from here to the end of the set, and the set of each."""
    seat = int(state.to_move)
    paths: list[list[int]] = [[]]
    while paths:
        made = paths.pop()
        laying = sets.Laying(state, seat, asked.together)
        left = list(made)
        while laying.open and (left or laying.forced()):
            code = laying.menu.codes[0] if laying.forced() else left.pop(0)
            laying.take(code)
            if code == asked.stop:
                break
        if laying.open and (not made or made[-1] != asked.stop):
            paths += [[*made, code] for code in laying.menu.choices()]
        else:
            yield made, sets.pieces(state, seat, made)


@pytest.mark.parametrize(
    ("game", "players", "seeds", "steps"),
    [("pillars", 4, 8, PILLARS), ("feudum", 2, 2, FEUDUM), ("feudum", 5, 1, set())],
)
def test_every_set_of_random_games_can_be_laid_down_in_any_order(
    game: str, players: int, seeds: int, steps: set[str]
) -> None:
    seen: set[str] = set()
    dealer = Dealer("orders")
    for seed in range(seeds):
        for state in questions(game, players, seed):
            seen.add(state.step().name)
            assert check_sets(state, dealer) == []
    print(game, players, steps - seen, seen - steps)
    assert steps == set() or seen
