"""The games in PettingZoo: its own tests, and what they do not ask."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import tabard
from tabard.kernel.errors import BadInput, BadOption, Unknown
from tabard.rl.aec import Table, aec

TABLES: Final = [(name, n) for name in tabard.GAMES for n in tabard.game(name).players]


def played(env: Table, seed: int) -> list[tuple[str, float]]:
    """Play a random game to its end; each seat's last reward."""
    env.reset(seed=seed)
    choosing = np.random.default_rng(seed)
    found: list[tuple[str, float]] = []
    for agent in env.agent_iter():
        _, reward, over, _, _ = env.last(observe=False)
        if over:
            found.append((agent, reward))
            env.step(None)
        else:
            env.step(choosing.choice(env.table.choices()))  # an integer of numpy
    return found


# PettingZoo's own board games observe a dictionary with the mask in it too, and it warns of that.
@pytest.mark.filterwarnings("ignore:Observation")
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_pettingzoo_finds_nothing_wrong(
    name: str, players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    api_test(aec(name, players), num_cycles=6)
    seed_test(lambda: aec(name, players), num_cycles=6)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_whole_game_ends_with_the_returns_of_its_state(name: str) -> None:
    env = aec(name, 2)
    found = dict(played(env, 3))
    assert env.table.over
    assert [found["seat_0"], found["seat_1"]] == env.table.returns()
    assert env.agents == []


def test_the_mask_is_what_is_open_and_the_observation_what_the_seat_sees() -> None:
    env = aec("pillars", 3)
    env.reset(seed=1)
    seat = int(env.table.to_move)
    seen = env.observe(env.agent_selection)
    assert env.agent_selection == f"seat_{seat}"
    assert list(np.flatnonzero(seen["action_mask"])) == env.table.choices()
    assert bytes(seen["observation"]) == env.table.observation(seat)
    assert not env.observe(f"seat_{(seat + 1) % 3}")["action_mask"].any()


def test_a_choice_that_is_not_open_is_refused_and_changes_nothing() -> None:
    env = aec("pillars", 2)
    env.reset(seed=1)
    before = env.table.key()
    with pytest.raises(tabard.Refused, match="start 0: not a choice now"):
        env.step(env.table.game.actions.parse("start 0"))
    assert env.table.key() == before


def test_a_table_shows_itself() -> None:
    env = aec("world", 2, render_mode="ansi")
    env.reset(seed=1)
    assert env.render() == env.table.text()
    assert env.metadata["name"] == "tabard_world"


def test_the_options_of_the_game_are_taken() -> None:
    env = aec("pillars", 2, options={"veto_per_round": 0})
    env.reset(seed=1)
    assert env.table.options["veto_per_round"] == 0


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess",), Unknown),
        (("pillars", 9), BadOption),
        (("pillars", 2, {"dice": 1}), BadOption),
        (("pillars", 2, None, "film"), BadInput),
    ],
)
def test_what_there_is_not_is_refused_in_a_line(arguments: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        aec(*arguments)


def test_nobody_chooses_before_a_game_or_after_it() -> None:
    env = aec("toll", 2)
    with pytest.raises(BadInput, match=r"step: no game is on: reset\(\) begins one"):
        env.step(0)
    env.reset(seed=1)
    while env.agents:
        over = env.terminations[env.agent_selection]
        env.step(None if over else env.table.choices()[0])
    with pytest.raises(BadInput, match=r"step: no game is on"):
        env.step(0)
