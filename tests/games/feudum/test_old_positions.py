"""Positions and records of older versions: they load, and come to the same.

`old_positions.json` was written by the last version with registers. `rows` has, for every place of
the program that random games came to, what a position said of it (registers that were empty are
left out) and what the parts remembered in truth; `whole` has whole positions.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabard.games.feudum import facts, old_positions
from tabard.games.feudum.frames.between import BILL
from tabard.kernel.errors import BadPosition, BadRecord
from tabard.kernel.record import parse
from tests import golden
from tests.games.feudum.tables import GAME, NO_GOODS, action, choose, played, player, seat, table
from tests.rules import rule

STORED: dict[str, Any] = json.loads((Path(__file__).parent / "old_positions.json").read_text())
EVERY = 11  # of the states of a game

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


def test_what_older_positions_said_in_registers_is_what_the_parts_remembered() -> None:
    assert len({str([level["at"] for level in row["program"]]) for row in STORED["rows"]}) > 100
    for row in STORED["rows"]:
        old = {name: row[name] for name in ("step", "interrupted", "turn")}
        old["action"] = action(turn_cards=0) | row["action"]
        old["secret"] = {"drawn": row["drawn"]}
        assert old_positions.renewed(GAME, old)["program"] == row["program"]


@pytest.mark.parametrize("old", STORED["whole"])
def test_an_older_position_loads_and_has_the_fingerprint_that_it_had(old: dict[str, Any]) -> None:
    state = GAME.load(old["position"])
    assert state.fingerprint() == old["fingerprint"]
    assert GAME.imprint(state) == old["position"]
    again = GAME.load(state.position())
    assert again.position() == state.position()
    assert again.choices() == state.choices()


@pytest.mark.parametrize("players", GAME.players)
def test_both_forms_of_a_position_load_as_the_same(players: int) -> None:
    for n, state in enumerate(played(players, players, repeat_parts="both")):
        if n % EVERY == 0:
            old = GAME.imprint(state)
            assert "program" not in old
            assert GAME.load(old).position() == GAME.load(state.position()).position()


def test_positions_and_views_have_no_registers() -> None:
    state = table("play_card")
    assert "action" not in state.position()
    for seat_or_none in (None, 0, 1):
        assert "action" not in state.view(seat_or_none)


def test_an_older_position_may_tell_the_tiles_of_a_payment_that_is_over() -> None:
    found = GAME.imprint(table("play_card"))
    found["action"] |= {"tile_floor": 2, "tile_kind": "iron", "tiles_paid": 1}
    assert GAME.load(found).position() == table("play_card").position()


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"step": "nowhere"}, "step"),
        ({"step": "card_ends"}, "step"),
        ({"interrupted": ["play_card"]}, "interrupted"),
        ({"step": "payment"}, "interrupted"),
        ({"step": "move"}, "action.card"),
        ({"turn": -1}, "turn"),
        ({"action": action(turn_cards=0, left=1)}, "action.left"),
        ({"action": action(turn_cards=0, left="many")}, "action.left"),
        ({"action": action(turn_cards=0, bowl=NO_GOODS | {"food": 1})}, "action.bowl.food"),
        ({"step": "start_pawns", "action": action(turn_cards=0, option=99)}, "action.option"),
        ({"action": {}}, "action.card"),
        ({"secret": {}}, "secret.drawn"),
        ({"secret": {"drawn": ["nothing"]}}, "secret.drawn[0]"),
    ],
)
def test_what_is_wrong_in_an_older_position_is_named(change: dict[str, Any], field: str) -> None:
    found = GAME.imprint(table("play_card")) | change
    with pytest.raises(BadPosition) as refused:
        GAME.load(found)
    assert refused.value.where == field


@rule("FEU-3.5", "FEU-4.5")
def test_the_tiles_of_a_payment_are_forgotten_when_it_is_over() -> None:
    mine = seat(tiles={"silver_mine": 1, "orchard": 1}, saltpetre=1)
    state = choose(table("pouches", seats=[mine, seat()]), "pouch saltpetre")
    assert facts.of(state.view(0), BILL)["tiles_paid"] == 0
    by_cube, by_tile = GAME.load(state.position()), GAME.load(state.position())
    assert player(choose(by_cube, "pay_cube"), 0)["pouch_tile"] is False
    assert player(choose(by_tile, "pay_tile silver_mine"), 0)["pouch_tile"] is True
    assert not facts.of(by_tile.view(0), BILL)
