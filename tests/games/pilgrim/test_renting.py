"""Sections 19 and 20: the merchant, renting, and the rules for all buildings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pilgrim.houses import ANY, SILVER, STONE, WHEAT, ended, renting, uses
from tests.games.pilgrim.tables import (
    choose,
    goods,
    open_choices,
    owner_table,
    places,
    player,
    refusal,
    seat,
    step,
    table,
)
from tests.rules import rule


@rule("PGM-19.1", "PGM-20.5")
@pytest.mark.parametrize(
    ("at", "left"), [(STONE, (2, 3, 3)), (WHEAT, (3, 2, 3)), (SILVER, (3, 3, 2))]
)
def test_the_merchants_tithe_is_the_renting_fee(at: str, left: tuple[int, int, int]) -> None:
    state = renting("start_window", "pulpit", at=at)
    choose(state, "use pulpit")
    assert goods(state, 0)[:3] == left
    assert player(state, 0)["abbey"] == 4


@rule("PGM-19.1", "PGM-20.10")
def test_at_the_cornucopia_the_payer_chooses() -> None:
    state = renting("start_window", "pulpit", at=ANY)
    choose(state, "use pulpit")
    assert open_choices(state) == ["rent stone", "rent wheat", "rent silver"]
    choose(state, "rent wheat")
    assert goods(state, 0)[:3] == (3, 2, 3)


@rule("PGM-19.1", "PGM-20.5")
def test_at_taxation_nothing_is_rented() -> None:
    state = renting("start_window", "pulpit", at="south", mine={"buildings": ["brewery"]})
    assert uses(state) == {"brewery"}
    assert refusal(state, "use pulpit") == "PGM-20.5"


@rule("PGM-19.2")
def test_the_merchant_goes_round_the_ring_and_never_to_the_city() -> None:
    for at, after in (("north", "north_east"), ("north_west", "north"), ("south", "south_west")):
        assert table("round_end", merchant=at).view(None)["merchant"] == after
    last = table("round_end", round=26, merchant="north")
    assert last.view(None)["merchant"] == "north"  # not at the end of the last round


@rule("PGM-19.2", "PGM-20.14")
def test_the_guild_moves_the_merchant_at_once() -> None:
    others = [seat(buildings=["guild"]), seat()]
    state = renting("start_window", "guild", "pulpit", others=others)
    choose(state, "use guild")  # by the old position: stone
    assert goods(state, 0)[:3] == (2, 3, 3)
    assert goods(state, 1)[:3] == (4, 3, 3)
    assert state.view(None)["merchant"] == "north_east"
    choose(state, "use pulpit")  # by the new one: silver
    assert goods(state, 0)[:3] == (2, 3, 2)


@rule("PGM-19.10")
def test_each_bonus_may_be_declined_and_an_empty_source_loses_it() -> None:
    mine = seat(city=0, west=2, alms=1, wheat=0)
    state = table("choose_action", seats=[mine, seat(), seat()])
    choose(state, "duty give_alms", "alms 1 0", "decline")
    assert player(state, 0)["abbey"] == 3
    empty = seat(city=13, west=1, alms=3, wheat=0, abbey=0, village=2)
    state = table("choose_action", seats=[empty, seat(), seat()])
    choose(state, "duty give_alms", "alms 1 0")
    assert state.view(None)["active"] == 1  # row 4 has no acolyte to move


@rule("PGM-19.11")
def test_later_arrivals_stay_on_row_six() -> None:
    mine = seat(city=0, west=2, alms=5, wheat=0, abbey=0)
    state = table("choose_action", seats=[mine, seat(alms=7), seat()])
    choose(state, "duty give_alms")
    assert player(state, 0)["alms"] == 6


@rule("PGM-20.2")
def test_each_building_is_used_once_a_turn_by_each_player() -> None:
    state = owner_table("start_window", "brewery", "guild", mine={"city": 0, "north": 1, "west": 1})
    choose(state, "use brewery")
    assert refusal(state, "use brewery") == "PGM-20.2"
    choose(state, "done", "pick north", "done")
    assert step(state) == "choose_action"
    rival = renting(
        "start_window",
        "pulpit",
        mine={"used": ["pulpit"]},
        others=[seat(buildings=["pulpit"]), seat()],
        order=1,
    )
    assert "pulpit" in uses(rival)  # used by the first player, free for the second


@rule("PGM-20.3")
def test_any_number_of_different_buildings_is_used_in_a_turn() -> None:
    state = owner_table("start_window", "brewery", "pulpit", "guild", mine={"city": 2})
    choose(state, "use brewery", "use pulpit", "use guild")
    assert player(state, 0)["used"] == ["guild", "brewery", "pulpit"]


@rule("PGM-20.4")
def test_the_owner_pays_no_fee() -> None:
    for at in ("south", STONE):
        state = renting("start_window", "pulpit", at=at, mine={"buildings": ["pulpit"]})
        choose(state, "use pulpit")
        assert goods(state, 0) == (3, 3, 3, 3)
        assert player(state, 0)["abbey"] == 4


@rule("PGM-20.5", "PGM-20.8")
@pytest.mark.parametrize("owned", [False, True])
def test_the_fee_goes_to_the_owner_or_to_the_supply(owned: bool) -> None:
    others = [seat(buildings=["pulpit"] if owned else []), seat()]
    state = renting("start_window", "pulpit", others=others)
    choose(state, "use pulpit")  # nobody else is asked
    assert state.to_move == 0
    assert goods(state, 0)[0] == 2
    assert goods(state, 1)[0] == (4 if owned else 3)


@rule("PGM-20.5")
def test_the_fee_is_paid_before_the_effect_and_not_from_it() -> None:
    # The Brewery brings silver, but its fee would be silver first.
    state = renting("start_window", "brewery", "pulpit", at=SILVER, mine={"silver": 0})
    assert "brewery" not in uses(state)


@rule("PGM-20.6", "PGM-24.7")
def test_a_donated_building_is_used_by_nobody_and_scores() -> None:
    mine: dict[str, Any] = {"donated": ["pulpit"], "buildings": ["brewery"]}
    state = renting("start_window", "pulpit", "brewery", mine=mine)
    assert "pulpit" not in uses(state)
    rival = renting("start_window", "pulpit", "brewery", others=[seat(**mine), seat()])
    assert "pulpit" not in uses(rival)
    assert "brewery" in uses(rival)
    assert player(rival, 1)["score"]["buildings"] == 6


@rule("PGM-20.7")
def test_an_effect_needs_no_acolyte_and_the_building_stays() -> None:
    state = owner_table("start_window", "brewery", mine={"city": 0, "north": 1, "abbey": 0})
    choose(state, "use brewery")
    assert player(state, 0)["slots"][0] == {"building": "brewery", "donated": False}
    entries = state.view(None)["buildings"]
    assert next(e for e in entries if e["building"] == "brewery")["active"]
    assert sum(places(state, 0).values()) == 1


@rule("PGM-20.9")
def test_a_building_rented_and_then_constructed_gives_no_second_use() -> None:
    mine = {"city": 0, "south_west": 1, "stone": 9}
    # A market without the Bank, which would be asked for when the stone is paid.
    dear = ("mill", "pulpit", "scriptorium", "kogge")
    state = renting("middle_window", "brewery", *dear, at=WHEAT, mine=mine)
    choose(state, "use brewery", "done", "duty construct", "construct brewery")
    assert step(state) == "unit_window"
    assert "pulpit" in uses(state)
    assert "brewery" not in uses(state)


@rule("PGM-20.10")
def test_use_then_rent_method_then_the_buildings_own_question() -> None:
    state = renting("start_window", "grain_store", at=ANY)
    assert open_choices(state)[-1] == "done"
    choose(state, "use grain_store")
    assert step(state) == "rent_method"
    choose(state, "rent stone")
    assert step(state) == "trade_amount"
    choose(state, "sell wheat 2")
    assert goods(state, 0) == (2, 1, 5, 3)
    assert step(state) == "start_window"


@rule("PGM-20.34")
def test_the_owner_of_the_wagon_yard_rents_one_building_free_of_charge() -> None:
    others = [seat(buildings=["pulpit"]), seat()]
    for at in ("south", STONE):
        mine = {"buildings": ["wagon_yard"]}
        state = renting(
            "start_window", "pulpit", "wagon_yard", "brewery", at=at, mine=mine, others=others
        )
        choose(state, "use pulpit")
        if at == STONE:
            assert open_choices(state) == ["rent stone", "rent wagon_yard"]
            choose(state, "rent wagon_yard")
        assert goods(state, 0) == (3, 3, 3, 3)
        assert goods(state, 1) == (3, 3, 3, 3)
        assert player(state, 0)["used"] == ["pulpit", "wagon_yard"]
        if at == "south":
            assert "brewery" not in uses(state)


@rule("PGM-20.34")
def test_the_wagon_yard_has_no_moment_of_its_own() -> None:
    state = owner_table("start_window", "wagon_yard", "pulpit", mine={"city": 2})
    assert "wagon_yard" not in uses(state)


@rule("PGM-20.34", "PGM-20.11")
@pytest.mark.parametrize("used", [False, True])
def test_the_wagon_yard_may_serve_the_confession_box(used: bool) -> None:
    mats = [
        seat(piety=3, buildings=["wagon_yard"], used=["wagon_yard"] if used else []),
        seat(piety=4, buildings=["confession_box"]),
        seat(piety=2),
    ]
    state = ended("confession_box", "wagon_yard", mats=mats, at="south_east")  # to Taxation
    assert state.to_move == (1 if used else 0)


@rule("PGM-20.35")
def test_the_marks_are_cleared_when_the_round_end_is_over() -> None:
    mats = [seat(city=2, piety=9, buildings=["pulpit"], used=["pulpit"]), seat(), seat()]
    state = ended("pulpit", mats=mats, at="south_east")
    assert player(state, 0)["used"] == ["pulpit"]
    choose(state, "next_start 0")
    assert player(state, 0)["used"] == []
    assert uses(state) == {"pulpit"}


@rule("PGM-20.35")
@pytest.mark.parametrize("used", [False, True])
def test_a_bank_used_in_the_turn_does_not_serve_the_confession_box(used: bool) -> None:
    # The merchant goes to Clerical: the fee is wheat, which nobody has; silver only by a Bank.
    mats = [seat(wheat=0, buildings=["bank"], used=["bank"] if used else []), seat(wheat=0)]
    mats.append(seat(wheat=0))
    state = ended("confession_box", "bank", mats=mats, at="north_east")
    assert step(state) == ("choose_start_player" if used else "confession_box")


@rule("PGM-20.36")
@pytest.mark.parametrize(
    ("at", "methods"),
    [
        (STONE, ["rent stone", "rent bank"]),
        (WHEAT, ["rent wheat", "rent bank"]),
        (ANY, ["rent stone", "rent wheat", "rent silver"]),
    ],
)
def test_an_own_bank_pays_a_fee_of_stone_or_wheat_in_silver(at: str, methods: list[str]) -> None:
    others = [seat(buildings=["pulpit"]), seat()]
    state = renting(
        "start_window", "pulpit", "bank", at=at, mine={"buildings": ["bank"]}, others=others
    )
    choose(state, "use pulpit")
    assert open_choices(state) == methods
    if "rent bank" in methods:
        choose(state, "rent bank")
        assert goods(state, 0)[:3] == (3, 3, 2)
        assert goods(state, 1)[:3] == (3, 3, 4)
        assert "bank" in player(state, 0)["used"]


@rule("PGM-20.36")
def test_a_rented_bank_pays_no_fee() -> None:
    state = renting("start_window", "pulpit", "bank", others=[seat(buildings=["bank"]), seat()])
    choose(state, "use pulpit")  # stone is the only method: taken without asking
    assert goods(state, 0)[:3] == (2, 3, 3)


@rule("PGM-20.36", "PGM-20.34")
def test_a_rented_wagon_yard_is_paid_instead_of_the_target() -> None:
    others = [seat(buildings=["wagon_yard"]), seat(buildings=["pulpit"])]
    state = renting("start_window", "pulpit", "wagon_yard", others=others)
    choose(state, "use pulpit")
    assert open_choices(state) == ["rent stone", "rent wagon_yard"]
    choose(state, "rent wagon_yard")
    assert goods(state, 0)[0] == 2
    assert goods(state, 1)[0] == 4
    assert goods(state, 2)[0] == 3
    assert player(state, 0)["used"] == ["pulpit", "wagon_yard"]


@rule("PGM-20.36")
def test_a_rented_wagon_yard_is_offered_only_if_somebody_else_is_paid() -> None:
    others = [seat(buildings=["wagon_yard", "pulpit"]), seat()]
    state = renting("start_window", "pulpit", "wagon_yard", others=others)
    choose(state, "use pulpit")
    assert player(state, 0)["used"] == ["pulpit"]  # the stone was paid without asking
    edge = renting("start_window", "pulpit", "wagon_yard")
    choose(edge, "use pulpit")
    assert player(edge, 0)["used"] == ["pulpit"]


@rule("PGM-20.37")
@pytest.mark.parametrize(
    ("building", "mine"),
    [
        ("brewery", {"wheat": 0}),
        ("grain_store", {"wheat": 0, "silver": 0}),
        ("stone_yard", {"stone": 0, "silver": 0}),
        ("indulgences", {"piety": 0, "silver": 0}),
        ("pulpit", {"village": 0, "abbey": 14}),
        ("dormitory", {"city": 2, "north": 0}),
        ("inquisition", {"city": 0, "north": 2}),
    ],
)
def test_a_building_without_effect_cannot_be_used(building: str, mine: dict[str, Any]) -> None:
    works = {"city": 1, "north": 1, "buildings": [building, "guild"]}
    state = renting("start_window", building, "guild", at="south", mine=works)
    assert building in uses(state)
    state = renting("start_window", building, "guild", at="south", mine=works | mine)
    assert building not in uses(state)
    assert refusal(state, f"use {building}") == "PGM-20.37"


@rule("PGM-20.37")
def test_only_rent_methods_that_leave_an_effect_are_offered() -> None:
    # One wheat: it cannot pay the fee and be brewed.
    state = renting("start_window", "brewery", at=ANY, mine={"wheat": 1})
    choose(state, "use brewery")
    assert open_choices(state) == ["rent stone", "rent silver"]
    assert refusal(state, "rent wheat") == "PGM-20.37"
