"""What every game's features keep: numbers in range, finite, and a state left as it is."""

from __future__ import annotations

import math
from typing import Any

import pytest

import tabard
from tabard.kernel.dealer import Dealer
from tabard.kernel.features import Features, Scale
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.plain import exact
from tabard.kernel.state import OVER, State

LOOKED_AT = 5  # one state in so many: positions are slow to write


def games_with_features() -> list[Game[Any]]:
    games = [tabard.game(name) for name in tabard.GAMES]
    return [game for game in games if game.features() is not None]


def features_of(game: Game[Any]) -> Features[Any]:
    found = game.features()
    assert found is not None
    return found


TABLES = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in games_with_features()
    for players in game.players
]


def random_states(game: Game[Any], players: int) -> list[State]:
    """Every state of a random game but the last."""
    state: State = game.start(players)
    dealer, menu = Dealer(f"features:{players}"), Menu()
    state.fill(menu)
    found: list[State] = []
    while state.to_move != OVER:
        found.append(state.copy())
        state.advance(dealer.deal(menu), menu)
    return found


def figures(features: Features[Any], state: State, seat: int) -> list[float]:
    """The figures of a seat as a list."""
    size = len(features.names)
    scale = Scale(size, [0.0] * (size * len(features.stretches)))
    scale.noting = True
    scale.clear(features.stretch(state))
    features.weigh(state, seat, scale)
    return list(scale.noted)


@pytest.mark.parametrize("game", games_with_features(), ids=lambda game: str(game.id))
def test_names_are_plain_words_and_each_is_there_once(game: Game[Any]) -> None:
    for names in (features_of(game).names, features_of(game).stretches):
        assert len(set(names)) == len(names) > 0
        assert all(name.isidentifier() and name == name.lower() for name in names)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_state_has_a_stretch_and_finite_figures(game: Game[Any], players: int) -> None:
    features = features_of(game)
    for state in random_states(game, players):
        assert 0 <= features.stretch(state) < len(features.stretches)
        for seat in range(players):
            assert all(math.isfinite(amount) for amount in figures(features, state, seat))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_weighing_changes_nothing_and_says_the_same_again(game: Game[Any], players: int) -> None:
    features = features_of(game)
    for state in random_states(game, players)[::LOOKED_AT]:
        before = exact(state.position())
        first = figures(features, state, 0)
        assert figures(features, state, 0) == first
        assert exact(state.position()) == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_play_meets_most_stretches_and_figures(game: Game[Any], players: int) -> None:
    features = features_of(game)
    seen: set[int] = set()
    used: set[int] = set()
    for seed in range(6):
        state: State = game.start(players)
        dealer, menu = Dealer(f"use:{seed}"), Menu()
        state.fill(menu)
        while state.to_move != OVER:
            seen.add(int(features.stretch(state)))
            for seat in range(players):
                amounts = figures(features, state, seat)
                used.update(n for n, amount in enumerate(amounts) if amount)
            state.advance(dealer.deal(menu), menu)
    assert len(seen) > len(features.stretches) // 2
    assert len(used) > len(features.names) // 2
