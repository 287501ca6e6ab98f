"""The games in OpenSpiel: its own test, chance, information states and samples of them."""

from __future__ import annotations

import os
import random
from typing import Any, Final

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tabard
import tabard.rl.openspiel

TABLES: Final = [(name, n) for name in tabard.GAMES for n in tabard.game(name).players]
# Whole games in which every seat is looked at whenever one chooses; `make soak` plays more of them.
PLAYED: Final = 10 if os.environ.get("TABARD_WHOLE") else 1
assert tabard.rl.openspiel.PREFIX == "tabard_"


def begun(name: str, players: int, plies: int, seed: int = 1) -> Any:
    """A game after so many choices, chance by its probabilities."""
    game = pyspiel.load_game(f"tabard_{name}(players={players})")
    state = game.new_initial_state()
    choosing = random.Random(seed)
    while plies > 0 or state.is_chance_node():
        if state.is_chance_node():
            codes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(choosing.choices(codes, chances)[0])
        else:
            state.apply_action(choosing.choice(state.legal_actions()))
        plies -= 1
    return state


@pytest.mark.slow
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiel_finds_nothing_wrong(name: str, players: int) -> None:
    game = pyspiel.load_game(f"tabard_{name}(players={players})")
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=PLAYED, serialize=False, verbose=False)


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_state_survives_copies_and_serialisation(name: str) -> None:
    state = begun(name, 2, 30)
    again = state.get_game().deserialize_state(state.serialize())
    for other in (state.clone(), again):
        assert other.truth == state.truth
        assert other.truth is not state.truth
        for seat in range(2):
            one, two = state.information_state_string(seat), other.information_state_string(seat)
            assert one == two
        other.apply_action(other.legal_actions()[0])
        assert other.truth != state.truth


def test_chance_has_the_probabilities_of_the_game() -> None:
    state = pyspiel.load_game("tabard_pillars").new_initial_state()
    while len({chance for _, chance in state.chance_outcomes()}) == 1:
        state.apply_action(state.chance_outcomes()[0][0])
    outcomes = dict(state.chance_outcomes())
    weights = state.truth.weights()
    assert list(outcomes) == state.truth.choices()
    assert sum(outcomes.values()) == pytest.approx(1)
    assert list(outcomes.values()) == pytest.approx([w / sum(weights) for w in weights])


def test_an_information_state_is_what_a_seat_has_seen_and_chosen() -> None:
    state = begun("world", 2, 12)
    seat = state.current_player()
    one, other = state.legal_actions()[:2]
    left, right = state.child(one), state.child(other)
    assert left.information_state_string(seat) != right.information_state_string(seat)
    assert list(state.observation_tensor(seat)) == [*state.truth.observation(seat)]
    assert state.observation_string(seat) != state.observation_string(1 - seat)


@pytest.mark.parametrize("name", ["world", "feudum"])
def test_a_sample_of_an_information_state_looks_the_same_to_its_seat(name: str) -> None:
    differs = False
    for plies in (25, 50, 75):
        state = begun(name, 3, plies)
        for seat in range(3):
            sample = state.resample_from_infostate(seat, random.Random(plies).random)
            assert sample.information_state_string(seat) == state.information_state_string(seat)
            assert sample.current_player() == state.current_player()
            differs = differs or sample.truth != state.truth
    assert differs


def test_an_algorithm_of_openspiel_plays_from_samples() -> None:
    state = begun("world", 2, 20)
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 4, random_state=luck)
    assert bot.step(state) in state.legal_actions()
