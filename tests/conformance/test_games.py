"""Every game keeps the contract of `tabard.kernel.state`: all numbers of players, all options."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import tabard
from tabard.kernel.conformance import check_game
from tabard.kernel.declarations import check_declarations
from tabard.kernel.errors import BadOption
from tabard.kernel.game import Game

SEEDS = range(2)
OF_EACH_STEP = 3  # so many states of it in a game, and then ever fewer, get the whole contract


def fewest_players(game: Game[Any], options: dict[str, Any]) -> int:
    """The least number of players that these options allow."""
    for players in game.players:
        try:
            game.check_options(players, options)
        except BadOption:
            continue
        return players
    raise AssertionError(f"{game.id} allows {options} with no number of players")


def tables() -> Iterator[Any]:
    """Every game with every number of players, then with every other value of every option."""
    for name in tabard.GAMES:
        game = tabard.game(name)
        for players in game.players:
            yield pytest.param(game, players, {}, id=f"{name}-{players}")
        for option in game.options:
            for value in option.values:
                if value != option.default:
                    given = {option.name: value}
                    players = fewest_players(game, given)
                    yield pytest.param(
                        game, players, given, id=f"{name}-{players}-{option.name}={value}"
                    )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), [*tables()])
def test_the_states_of_random_games_keep_the_contract(
    game: Game[Any], players: int, options: dict[str, Any]
) -> None:
    for seed in SEEDS if not options else SEEDS[:1]:
        assert check_game(game, players, options, seed, OF_EACH_STEP) == []


@pytest.mark.parametrize("name", tabard.GAMES)
def test_what_a_game_declares_is_sound(name: str) -> None:
    assert check_declarations(tabard.game(name)) == []


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_game_answers_to_its_name(name: str) -> None:
    assert tabard.game(name).id == name
    assert tabard.game(name) is tabard.game(name)
