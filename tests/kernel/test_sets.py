"""Sets are put together in any order; the engine's own order is its own business."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import pytest

import tabard
from tabard.kernel import sets
from tabard.kernel.conformance import check_sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Refused
from tabard.kernel.menu import Menu
from tabard.kernel.state import OVER, State

# Questions that random games come to, at which the engine asks for one piece after another.
STEPS = {
    "pillars": {"surplus"},
    "feudum": {"cards", "start_goods", "merchant_trade", "noble_trade", "alchemist_push"},
}
MOST_OUTCOMES = 40  # of a set that are looked at
MOST_ORDERS = 12


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


@pytest.mark.parametrize(("game", "players", "seeds"), [("pillars", 4, 6), ("feudum", 2, 2)])
def test_every_set_of_random_games_keeps_the_contract(game: str, players: int, seeds: int) -> None:
    seen: set[str] = set()
    dealer = Dealer("orders")
    for seed in range(seeds):
        for state in questions(game, players, seed):
            seen.add(state.step().name)
            assert check_sets(state, dealer) == []
    assert seen >= STEPS[game]


@pytest.mark.parametrize(("game", "players"), [("pillars", 4), ("feudum", 2)])
def test_every_outcome_is_laid_down_in_any_order_on_its_own_path(game: str, players: int) -> None:
    seen: Counter[str] = Counter()
    for state in questions(game, players, 0):
        name, seat = state.step().name, int(state.to_move)
        asked = sets.set_asked(state, seat)
        assert asked is not None
        seen[name] += 1
        if seen[name] > 2:
            continue
        for made, pieces in islice(outcomes(state, asked), MOST_OUTCOMES):
            for order in islice(permutations(pieces), MOST_ORDERS):
                assert sets.path(state, seat, order) == made


def first(game: str, players: int, step: str) -> State:
    """The first set that a step asks for in a random game."""
    return next(s for n in range(9) for s in questions(game, players, n) if s.step().name == step)


def why(state: State, *codes: int) -> tuple[str, int, int]:
    """Why a set cannot be laid down, and the numbers of the reason."""
    before = state.fingerprint()
    with pytest.raises(Refused) as found:
        sets.path(state, int(state.to_move), codes)
    assert state.fingerprint() == before
    return found.value.why, found.value.need, found.value.have


def test_a_set_of_the_wrong_size_or_with_more_than_there_is_says_so() -> None:
    state = first("feudum", 2, "start_goods")
    asked = sets.set_asked(state, int(state.to_move))
    assert asked is not None
    one, two, three, four = list(asked.pool)[:4]
    assert why(state, four, one) == ("set-is-too-small", 3, 2)
    assert why(state, four, one, two, three) == ("set-is-too-large", 4, 3)
    assert why(state, four, one, one) == ("fewer-of-that-in-the-set", 2, 1)


def test_no_refusal_of_a_set_speaks_of_what_it_may_hold() -> None:
    for game, players, step in (("feudum", 2, "cards"), ("pillars", 4, "surplus")):
        state = first(game, players, step)
        if step == "cards":
            assert state.refusals(), "the engine's own order closes something"
        asked = sets.set_asked(state, int(state.to_move))
        assert asked is not None
        assert not {one.code for one in sets.refusals(state)} & set(asked.pool)


def test_a_single_choice_is_no_set() -> None:
    state = tabard.game("pillars").start(2)
    while state.to_move < 0:
        state.apply(state.choices()[0])
    assert sets.set_asked(state, int(state.to_move)) is None
    with pytest.raises(Refused):
        sets.path(state, int(state.to_move), state.choices()[:2])
