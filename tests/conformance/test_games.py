"""Every game keeps the contract of `tabard.kernel.state`: all numbers of players, all options.

In `make test` each value of an option is in one game, some of them together; with TABARD_WHOLE set,
as in `make soak`, each is alone in one, and every table is dealt twice.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest

import tabard
from tabard.kernel.conformance import check_game
from tabard.kernel.declarations import check_declarations
from tabard.kernel.errors import BadOption
from tabard.kernel.game import Game

WHOLE = bool(os.environ.get("TABARD_WHOLE"))
SEEDS = range(2 if WHOLE else 1)
TOGETHER = 1 if WHOLE else 3  # so many options of a table are unusual, lest one hide another
OF_EACH_STEP = 3  # so many states of it in a game, and then ever fewer, get the whole contract


def fewest_players(game: Game[Any], options: dict[str, Any]) -> int:
    """The least number of players that these options allow; 0 if they allow none."""
    for players in game.players:
        try:
            game.check_options(players, options)
        except BadOption:
            continue
        return players
    return 0


def chosen(game: Game[Any]) -> Iterator[dict[str, Any]]:
    """Options that are not the usual ones, until each of their values has been chosen.

    A game's first option changes the most, and is alone with the parts that are added to it.
    """
    left = [(o.name, value) for o in game.options for value in o.values if value != o.default]
    added = {o.name: dict([o.adds_to]) for o in game.options if o.adds_to is not None}
    while left:
        given = added.get(left[0][0], {}) | dict(left[:1])
        for name, value in left[1:]:
            alone = game.options[0].name in given and name not in added
            full = len(given) >= TOGETHER or alone
            if not full and name not in given and fewest_players(game, {**given, name: value}):
                given[name] = value
        yield given
        left = [one for one in left if one not in given.items()]


def tables() -> Iterator[Any]:
    """Every game with every number of players, then with every other value of every option.

    A value that no number of players allows fails in its own game.
    """
    for name in tabard.GAMES:
        game = tabard.game(name)
        for players in game.players:
            yield pytest.param(game, players, {}, id=f"{name}-{players}")
        for given in chosen(game):
            players = fewest_players(game, given)
            told = ",".join(f"{option}={value}" for option, value in given.items())
            yield pytest.param(game, players, given, id=f"{name}-{players}-{told}")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), [*tables()])
def test_the_states_of_random_games_keep_the_contract(
    game: Game[Any], players: int, options: dict[str, Any]
) -> None:
    assert players, f"{game.id} allows {options} with no number of players"
    for seed in SEEDS if not options else SEEDS[:1]:
        assert check_game(game, players, options, seed, OF_EACH_STEP) == []


@pytest.mark.parametrize("name", tabard.GAMES)
def test_what_a_game_declares_is_sound(name: str) -> None:
    assert check_declarations(tabard.game(name)) == []


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_game_answers_to_its_name(name: str) -> None:
    assert tabard.game(name).id == name
    assert tabard.game(name) is tabard.game(name)
