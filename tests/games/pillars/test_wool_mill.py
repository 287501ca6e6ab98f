"""Section 9: station 3, the wool mill."""

from __future__ import annotations

import pytest

from tests.games.pillars.tables import of_all, player, seat, table
from tests.rules import rule


@rule("PIL-9.1")
def test_every_worker_in_the_mill_earns_one_gold_and_goes_home() -> None:
    seats = [seat(mill=12), seat(mill=5), seat(mill=0)]
    state = table("wool_mill", seats=seats)
    assert of_all(state, "gold") == [22, 15, 10]
    assert of_all(state, "mill") == [0, 0, 0]


@rule("PIL-9.1", "PIL-4.8")
def test_grey_workers_and_ottos_worker_earn_like_the_others() -> None:
    both = seat(mill=15, grey=2, advantages=["adv_otto_blackface"])
    assert player(table("wool_mill", seats=[both, seat()]), 0)["gold"] == 25


@rule("PIL-9.1", "PIL-23.5", "PIL-1.4")
@pytest.mark.parametrize(("gold", "mill", "then"), [(25, 5, 30), (21, 4, 29), (12, 12, 29)])
def test_wages_and_the_priorys_bonus_are_one_sum_up_to_30(gold: int, mill: int, then: int) -> None:
    state = table(
        "wool_mill", seats=[seat(gold=gold, mill=mill), seat()], event="event_priory_generosity"
    )
    assert player(state, 0)["gold"] == then


@rule("PIL-9.1")
def test_wages_and_bonus_are_told_as_one_gain() -> None:
    seats = [seat(gold=24, mill=4), seat()]
    state = table("reveal_event", seats=seats)
    state.log = []
    state.apply(state.game.parse("event event_priory_generosity"))
    gains = [(e.seat, e.amount) for e in state.log if e.kind == "gains-gold"]
    assert gains == [(0, 6)]
    assert player(state, 0)["gold"] == 30
