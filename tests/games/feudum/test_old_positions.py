"""Positions and records of older versions: they load, and come to the same."""

from __future__ import annotations

import pytest

from tabard.games.feudum import facts
from tabard.kernel.errors import BadRecord
from tabard.kernel.record import parse
from tests import golden
from tests.games.feudum.tables import GAME, choose, player, position, seat, table

# Players, seed and fingerprint of random games whose last payment was made with a tile, and what
# it was as long as a state kept that: see `golden`.
PAID_WITH_TILES = (
    (3, 5, "5c50e57c0af92a61"),
    (5, 11, "b72c83d32025bc9a"),
    (2, 52, "4593ac8c1fbaea87"),
)


@pytest.mark.parametrize(("players", "seed", "old"), PAID_WITH_TILES)
def test_a_record_that_tells_the_tiles_of_its_last_payment_is_still_read(
    players: int, seed: int, old: str
) -> None:
    record = golden.random_game("feudum", players, seed)
    text = record.text()
    now = record.state().fingerprint()
    assert now != old
    again = parse(text.replace(now, old), lambda name: GAME)
    assert again.choices == record.choices
    with pytest.raises(BadRecord, match="replaying gave"):
        parse(text.replace(now, old[::-1]), lambda name: GAME)


def test_a_position_may_tell_the_tiles_of_a_payment_that_is_over() -> None:
    found = position("play_card")
    found["action"] |= {"tile_floor": 2, "tile_kind": "iron", "tiles_paid": 1}
    assert GAME.load(found).position() == table("play_card").position()


def test_the_tiles_of_a_payment_are_forgotten_when_it_is_over() -> None:
    mine = seat(tiles={"silver_mine": 1, "orchard": 1}, saltpetre=1)
    state = choose(table("pouches", seats=[mine, seat()]), "pouch saltpetre")
    assert facts.of(state.view(0), "bill")["tiles_paid"] == 0
    by_cube, by_tile = GAME.load(state.position()), GAME.load(state.position())
    assert player(choose(by_cube, "pay_cube"), 0)["pouch_tile"] is False
    assert player(choose(by_tile, "pay_tile silver_mine"), 0)["pouch_tile"] is True
    assert facts.of(by_tile.view(0), "bill") == {}
