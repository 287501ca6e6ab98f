"""Planners: whole own turns, by a strategy of the game."""

from __future__ import annotations

import pytest

import tabard
from tabard.bots.planner import planners
from tabard.bots.registry import bot
from tabard.games import toll as toy
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Unknown
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.words import words_of

PLANNERS = [(name, one) for name in tabard.GAMES for one in planners(tabard.game(name))]


def moment(name: str, players: int, decisions: int) -> State:
    """Somewhere in a game played by lot."""
    state: State = tabard.game(name).start(players)
    dealer = Dealer(f"planner:{name}")
    while decisions > 0 or state.to_move < 0:
        decisions -= state.to_move >= 0
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])
    return state


@pytest.mark.parametrize(("name", "planner"), PLANNERS)
def test_a_planner_makes_open_choices_and_the_same_for_the_same_seed(
    name: str, planner: str
) -> None:
    state = moment(name, 2, 12)
    first = bot(planner, 7).choose(state)
    assert first in state.choices()
    assert bot(planner, 7).choose(state) == first


@pytest.mark.parametrize(("name", "planner"), PLANNERS)
def test_every_planner_is_a_character_in_every_language(name: str, planner: str) -> None:
    key = f"planner-{planner.partition(':')[2]}"
    for lang in LANGUAGES:
        words = words_of(name, lang)
        assert words.has(key)
        assert words(f"{key}-about").endswith(".")


def test_a_planner_that_a_game_does_not_have_is_one_line() -> None:
    with pytest.raises(Unknown, match="the planners of toll are none"):
        bot("planner:landlord", 1).prepare(toy.GAME, 2)
    with pytest.raises(Unknown, match="planner:landlord"):
        bot("planner:nobody", 1).prepare(tabard.game("feudum"), 2)


def test_a_name_that_is_no_id_is_no_planner() -> None:
    with pytest.raises(Unknown, match="known bots are"):
        bot("planner:No Such", 1)
