"""The games in Gymnasium: its own test, opponents, masks and what is not open."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import pytest
from gymnasium.spaces import Box
from gymnasium.utils.env_checker import check_env

import tabard
from tabard.kernel.errors import BadInput, Unknown
from tabard.rl import gym_id
from tabard.rl.gym import Learner

TABLES: Final = [(name, n) for name in tabard.GAMES for n in tabard.game(name).players]


def made(name: str, **arguments: Any) -> Learner:
    """An environment as Gymnasium makes it."""
    env = gymnasium.make(gym_id(name), **arguments).unwrapped
    assert isinstance(env, Learner)
    return env


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_gymnasium_finds_nothing_wrong(name: str, players: int) -> None:
    check_env(made(name, players=players), skip_render_check=True)


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_whole_game_against_bots_gives_the_learner_its_return(name: str) -> None:
    env = gymnasium.make(gym_id(name), players=2, opponents=["level1"], seat=None)
    choosing = np.random.default_rng(1)
    _, told = env.reset(seed=1)
    over = False
    reward: Any = 0.0
    while not over:
        assert reward == 0.0
        code = choosing.choice(np.flatnonzero(told["action_mask"]))
        _, reward, over, cut, told = env.step(code)
        assert not cut
    learner = env.unwrapped
    assert isinstance(learner, Learner)
    assert reward == learner.state.returns()[learner.seat]
    with pytest.raises(BadInput, match="the game is over"):
        learner.step(0)


def test_a_space_has_the_bounds_of_the_slots_and_room_where_nothing_is() -> None:
    space = made("pillars", players=2).observation_space
    assert isinstance(space, Box)
    highs = tabard.game("pillars").spec(2).observation.highs
    assert 0 in highs
    assert space.high.tolist() == [high or 1 for high in highs]
    assert not space.low.any()


def test_the_opponents_sit_at_the_other_seats_in_their_order() -> None:
    class Noting:
        """Remembers where it was asked."""

        def __init__(self) -> None:
            self.seats: set[int] = set()

        def choose(self, state: tabard.State) -> int:
            self.seats.add(int(state.to_move))
            return state.choices()[0]

    first, second = Noting(), Noting()
    env = made("pillars", players=3, opponents=[first, second], seat=1)
    _, told = env.reset(seed=2)
    for _ in range(30):
        _, _, over, _, told = env.step(np.flatnonzero(told["action_mask"])[0])
        assert env.state.to_move == 1 or over
        assert list(np.flatnonzero(env.action_masks())) == ([] if over else env.state.choices())
    assert (first.seats, second.seats) == ({0}, {2})


def test_a_seat_drawn_by_lot_is_another_from_game_to_game() -> None:
    env = made("pillars", players=4, seat=None)
    env.reset(seed=5)
    assert {env.reset()[1]["seat"] for _ in range(25)} == {0, 1, 2, 3}


def test_a_choice_that_is_not_open_loses_and_says_why_or_raises() -> None:
    env = made("pillars", players=2)
    env.reset(seed=1)
    wrong = env.state.game.actions.parse("start 0")
    _, reward, over, _, told = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert told["refused"].startswith("start 0: not a choice now")
    strict = made("pillars", players=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(tabard.Refused, match="start 0"):
        strict.step(wrong)


def test_wrong_tables_are_refused_in_a_line() -> None:
    with pytest.raises(BadInput, match="opponents: 3 are not 2, nor one for all"):
        Learner("pillars", 3, ["random"] * 3)
    with pytest.raises(BadInput, match="opponents: 'level3' is one name and no list"):
        Learner("pillars", 2, "level3")
    with pytest.raises(Unknown, match="bot 'nobody'"):
        Learner("pillars", 2, ["nobody"])
    with pytest.raises(BadInput, match="illegal: 'ignore' is not lose or raise"):
        Learner("pillars", 2, illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="seat: 3 is not 0 to 2"):
        Learner("pillars", 3, seat=3)


def test_a_learner_can_look_at_its_table() -> None:
    env = gymnasium.make(gym_id("world"), players=2, render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1" in str(env.render())
