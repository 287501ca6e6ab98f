"""Section 27: what the game does where its sources differ."""

from __future__ import annotations

from tests.games.pillars.tables import choose, goods, player, refusal, seat, table
from tests.rules import rule


@rule("PIL-27.2")
def test_the_card_with_ten_workers_is_the_large_quarry() -> None:
    seats = [seat(grey=0), seat(passed=True), seat(passed=True)]
    cards = ["quarry_large", "gravel_pit_large"]
    state = table("choosing_cards", seats=seats, open_cards=cards)
    choose(state, "take quarry_large")
    assert player(state, 0)["workers"] == 2
    assert refusal(state, "take gravel_pit_large") == "PIL-4.4"


@rule("PIL-27.2")
def test_the_large_gravel_pit_needs_six_workers() -> None:
    seats = [seat(), seat(passed=True), seat(passed=True)]
    state = table("choosing_cards", seats=seats, open_cards=["gravel_pit_large", "forest_small"])
    choose(state, "take gravel_pit_large")
    assert player(state, 0)["workers"] == 6


@rule("PIL-27.2")
def test_both_large_pits_yield_four() -> None:
    seats = [seat(cards=["quarry_large"]), seat(cards=["gravel_pit_large"])]
    state = table("forest", seats=seats)
    assert goods(state, 0) == {"stone": 4}
    assert goods(state, 1) == {"sand": 4}
