"""What seats see of a table, beside what the rules of each game say of its secrets."""

from __future__ import annotations

from itertools import islice

import pytest

import tabard
from tabard.games import game as game_of
from tests.games.pictures import moments


@pytest.mark.parametrize("game", tabard.GAMES)
def test_where_nothing_in_the_box_is_hidden_all_seats_see_the_same(game: str) -> None:
    box = game_of(game).box
    assert box is not None
    assert box.lies_open() == (game == "pilgrim")
    if box.lies_open():
        for moment in islice(moments(game, 3, seed=4), 0, 300, 5):
            state = moment["state"]
            assert all(state.view(seat) == state.view(None) for seat in range(3))
