"""Section 19: the end of the game, its half points and ties."""

from __future__ import annotations

import pytest

from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.play import random_choices
from tabard.kernel.record import Record, parse
from tabard.kernel.state import OVER
from tests.games.world.tables import GAME, Position, choose, of_all, seat, table, told
from tests.rules import rule

DUTIFUL = {"piety": 2, "grain": 2}


def ended(*seats: Position) -> list[int]:
    """The places after the last duties of players who can give all."""
    state = choose(table("duties", chapter=4, seats=seats), "tax 2")
    assert state.to_move == OVER
    return state.ranking()


@rule("WWE-19.1")
def test_material_counts_one_and_money_half() -> None:
    seats = [seat(vp=20, stone=2, wood=1, money=5, **DUTIFUL), seat(vp=20, money=4, **DUTIFUL)]
    state = choose(table("duties", chapter=4, seats=seats), "tax 2")
    assert list(state.scores()) == [20 + 3 + 1.5, 20 + 1]
    assert of_all(state, "vp") == [24, 21]
    assert of_all(state, "half") == [True, False]


@rule("WWE-19.1")
def test_the_log_says_what_was_counted() -> None:
    seats = [seat(stone=2, money=5, **DUTIFUL), seat(money=2, **DUTIFUL)]
    events = told(table("duties", chapter=4, seats=seats), "tax 2")
    assert ("counts", 0, 2, "stone", "") in events
    assert ("counts", 0, 3, "money", "") in events
    assert ("gains-half-point", 0, 0, "", "") in events
    assert events[-1][0] == "game-ends"


@rule("WWE-19.2")
@pytest.mark.parametrize(
    ("more", "places"),
    [
        ({}, [1, 1]),
        ({"piety": 3}, [2, 1]),
        ({"loyalty": 1}, [2, 1]),
        ({"medical": 1}, [2, 1]),
        ({"money": 3}, [2, 1]),
        ({"grain": 3, "wool": 1, "cloth": 1}, [1, 1]),
    ],
)
def test_ties_go_to_piety_then_loyalty_then_knowledge(
    more: dict[str, int], places: list[int]
) -> None:
    assert ended(seat(**DUTIFUL), seat(**DUTIFUL | more)) == places


@rule("WWE-19.2")
def test_more_piety_beats_more_loyalty_and_knowledge() -> None:
    one = seat(vp=20, piety=3, grain=2)
    two = seat(vp=20, piety=2, grain=2, loyalty=3, medical=3)
    assert ended(one, two, seat(vp=30, **DUTIFUL)) == [2, 3, 1]


def test_a_record_holds_half_points() -> None:
    for seed in range(20):
        record = Record(GAME, 2)
        record.choices = random_choices(record.first(), Dealer(seed))
        scores = record.state().scores()
        if any(points != int(points) for points in scores):
            text = record.text()
            assert f"result: {scores[0]} {scores[1]}" in text
            assert parse(text, game).state().scores() == scores
            return
    raise AssertionError("no game with half a point")
