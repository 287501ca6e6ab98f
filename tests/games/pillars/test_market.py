"""Section 16: station 12, the market."""

from __future__ import annotations

import pytest

from tabard.kernel.errors import BadChoice
from tests.games.pillars.tables import (
    GAME,
    choose,
    goods,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

PRICES = [("wood", 3), ("stone", 4), ("sand", 2)]


@rule("PIL-16.1")
def test_builders_act_in_a_circle_until_the_last_has_passed() -> None:
    state = table("market", seats=[seat(wood=1)] * 3, spaces={"market": [2, 0, 1]})
    movers = []
    for text in ("buy sand 1", "pass", "buy stone 1", "buy sand 1", "pass", "pass"):
        movers.append(state.to_move)
        choose(state, text)
    assert movers == [2, 0, 1, 2, 1, 2]
    assert state.view(None)["spaces"]["market"] == [None] * 4
    assert state.view(None)["step"] != "market"


@rule("PIL-16.1")
def test_a_turn_is_one_purchase_or_one_sale_of_one_kind() -> None:
    state = table("market", seats=[seat(wood=2), seat()], spaces={"market": [0, 1]})
    choose(state, "buy stone 1")
    assert state.to_move == 1
    choose(state, "buy sand 1")
    assert state.to_move == 0
    choose(state, "sell wood 2")
    assert state.to_move == 1


@rule("PIL-16.1")
def test_a_builder_that_passed_is_off_for_good_and_in_the_bag() -> None:
    state = table("market", seats=[seat(), seat()], spaces={"market": [0, 1]})
    choose(state, "pass", "buy sand 1", "buy stone 1")
    assert state.to_move == 1
    assert state.view(None)["spaces"]["market"] == [None, 1, None, None]
    assert state.view(None)["bag"] == [3, 2]


@rule("PIL-16.2")
def test_several_builders_have_a_turn_each_and_pass_one_by_one() -> None:
    state = table("market", seats=[seat(gold=30), seat(gold=30)], spaces={"market": [0, 1, 0, 0]})
    movers = []
    for text in ("buy wood 1", "pass", "pass", "buy wood 1", "buy sand 1", "buy sand 1"):
        movers.append(state.to_move)
        choose(state, text)
    assert movers == [0, 1, 0, 0, 0, 0]
    assert state.view(None)["spaces"]["market"] == [0, None, None, 0]


@rule("PIL-16.3")
@pytest.mark.parametrize(("kind", "price"), PRICES)
@pytest.mark.parametrize("number", [1, 2, 4])
def test_buying_costs_the_full_price_and_empties_the_market(
    kind: str, price: int, number: int
) -> None:
    state = table("market", seats=[seat(gold=20), seat()], spaces={"market": [0, 1]})
    choose(state, f"buy {kind} {number}")
    assert player(state, 0)["gold"] == 20 - number * price
    assert goods(state, 0) == {kind: number}
    assert state.view(None)["market"][kind] == 4 - number
    assert state.view(None)["supply"][kind] == 20


@rule("PIL-16.3")
def test_nobody_buys_more_than_the_stock_or_his_gold_allow() -> None:
    stock = {"wood": 1, "stone": 4, "sand": 0}
    seats = [seat(gold=11), seat()]
    state = table("market", seats=seats, spaces={"market": [0, 1]}, market=stock)
    assert open_choices(state) == ["buy wood 1", "buy stone 1", "buy stone 2", "pass"]
    assert refusal(state, "buy wood 2") == "PIL-16.3"
    assert refusal(state, "buy stone 3") == "PIL-16.3"
    assert refusal(state, "buy sand 1") == "PIL-16.3"


@rule("PIL-16.3")
def test_buying_wood_needs_a_woodworker() -> None:
    seats = [seat(row=["mortar_mixer", "stonecutter"]), seat()]
    state = table("market", seats=seats, spaces={"market": [0, 1]})
    assert refusal(state, "buy wood 1") == "PIL-16.3"
    assert "buy stone 1" in open_choices(state)


@rule("PIL-16.3")
def test_metal_cannot_be_bought() -> None:
    with pytest.raises(BadChoice):
        GAME.parse("buy metal 1")


@rule("PIL-16.4")
@pytest.mark.parametrize(("kind", "price"), [*PRICES, ("metal", 5)])
@pytest.mark.parametrize("number", [1, 3])
def test_sold_cubes_bring_gold_and_go_to_the_supply(kind: str, price: int, number: int) -> None:
    seats = [seat(wood=3, stone=3, sand=3, metal=3), seat()]
    state = table("market", seats=seats, spaces={"market": [0, 1]}, market={"wood": 0})
    supply = dict(state.view(None)["supply"])
    stock = dict(state.view(None)["market"])
    choose(state, f"sell {kind} {number}")
    assert player(state, 0)["gold"] == 10 + number * price
    assert player(state, 0)["goods"][kind] == 3 - number
    assert state.view(None)["supply"] == supply | {kind: supply[kind] + number}
    assert state.view(None)["market"] == stock


@rule("PIL-16.4")
def test_nobody_sells_what_he_does_not_own() -> None:
    state = table("market", seats=[seat(gold=0, sand=2), seat()], spaces={"market": [0, 1]})
    assert open_choices(state) == ["sell sand 1", "sell sand 2", "pass"]
    assert refusal(state, "sell sand 3") == "PIL-16.4"
    assert refusal(state, "sell metal 1") == "PIL-16.4"


@rule("PIL-16.4")
def test_selling_stone_needs_a_stonecutter() -> None:
    seats = [seat(row=["woodworker", "mason_1"], stone=2, wood=1), seat()]
    state = table("market", seats=seats, spaces={"market": [0, 1]})
    assert refusal(state, "sell stone 1") == "PIL-16.4"
    assert "sell wood 1" in open_choices(state)


@rule("PIL-16.4", "PIL-1.4")
def test_a_sale_brings_no_more_than_30_gold() -> None:
    state = table("market", seats=[seat(gold=22, stone=4), seat()], spaces={"market": [0, 1]})
    assert player(choose(state, "sell stone 4"), 0)["gold"] == 30


@rule("PIL-16.5")
@pytest.mark.parametrize(
    ("row", "may"),
    [
        (["woodworker"], True),
        (["master_woodworker"], True),
        (["carpenter_1", "stonecutter", "mortar_mixer"], False),
    ],
)
def test_the_master_woodworker_counts_as_a_woodworker(row: list[str], may: bool) -> None:
    state = table("market", seats=[seat(row=row), seat()], spaces={"market": [0, 1]})
    assert ("buy wood 1" in open_choices(state)) is may


@rule("PIL-16.5")
def test_only_the_stonecutter_himself_lets_stone_be_sold() -> None:
    row = ["mason_1", "sculptor_1", "mortar_mixer", "woodworker", "master_woodworker"]
    seats = [seat(row=row, stone=1), seat()]
    state = table("market", seats=seats, spaces={"market": [0, 1]})
    assert "sell stone 1" not in open_choices(state)


@rule("PIL-16.6", "PIL-27.4")
@pytest.mark.parametrize(
    ("first", "then"), [("buy wood 1", "sell wood 1"), ("sell wood 1", "buy wood 1")]
)
def test_nobody_buys_and_sells_one_kind_in_either_order(first: str, then: str) -> None:
    state = table("market", seats=[seat(wood=2), seat()], spaces={"market": [0, 1]})
    assert {first, then} <= set(open_choices(state))
    choose(state, first, "pass")
    assert state.to_move == 0
    assert refusal(state, then) == "PIL-16.6"
    assert first in open_choices(state)


@rule("PIL-16.6", "PIL-27.4")
def test_the_ban_holds_over_all_builders_of_a_player_but_not_for_others() -> None:
    seats = [seat(sand=2), seat(sand=2)]
    state = table("market", seats=seats, spaces={"market": [0, 0, 1]})
    choose(state, "buy sand 1")
    assert state.to_move == 0
    assert refusal(state, "sell sand 1") == "PIL-16.6"
    choose(state, "pass")
    assert state.to_move == 1
    assert "sell sand 1" in open_choices(state)


@rule("PIL-16.7")
def test_who_can_neither_buy_nor_sell_passes_without_being_asked() -> None:
    seats = [seat(gold=1), seat(gold=2), seat(gold=0, stone=1, row=["woodworker"])]
    state = table("market", seats=seats, spaces={"market": [0, 1, 2]})
    assert state.to_move == 1
    choose(state, "buy sand 1")
    assert state.view(None)["step"] != "market"
    assert of_all(state, "gold") == [1, 0, 0]


@rule("PIL-16.7")
def test_a_sale_at_30_gold_is_allowed_though_its_gold_is_lost() -> None:
    seats = [seat(gold=30, metal=1), seat()]
    state = table("market", seats=seats, spaces={"market": [0, 1]})
    choose(state, "sell metal 1")
    assert player(state, 0)["gold"] == 30
    assert goods(state, 0) == {}
