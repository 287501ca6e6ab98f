"""Section 20: what each building does."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import counted_at, strength_at
from tabard.games.pilgrim.state import PilgrimState
from tests.games.pilgrim.houses import ended, renting
from tests.games.pilgrim.tables import (
    choose,
    goods,
    market,
    open_choices,
    owner_table,
    path,
    places,
    player,
    refusal,
    road,
    seat,
    step,
    table,
)
from tests.rules import rule


@rule("PGM-20.11", "PGM-22.6")
def test_the_confession_box_counts_two_piety_for_the_start_player_alone() -> None:
    mats = [seat(piety=4), seat(piety=3, buildings=["confession_box"]), seat(piety=2)]
    state = ended("confession_box", mats=mats, at="south_east", start_player=1)  # no renting
    assert (state.to_move, open_choices(state)) == (1, ["use confession_box", "forgo"])
    choose(state, "use confession_box")
    assert state.to_move == 1  # 3 + 2 against 4
    choose(state, "next_start 2")
    assert player(state, 1)["piety"] == 3
    assert state.view(None)["start_player"] == 2


@rule("PGM-20.11")
def test_the_confession_box_is_rented_in_turn_order_at_the_merchants_new_position() -> None:
    mats = [seat(piety=1), seat(piety=5), seat(piety=2)]
    state = ended("confession_box", mats=mats, start_player=2)  # to Allocation: silver
    movers = []
    while step(state) == "confession_box":
        movers.append(state.to_move)
        choose(state, "use confession_box")
    assert movers == [2, 0, 1]
    assert [goods(state, number)[:3] for number in range(3)] == [(3, 3, 2)] * 3


@rule("PGM-20.12")
def test_the_chapel_is_rented_for_one_more_piety() -> None:
    state = renting("choose_action", "chapel", "mint", mine={"city": 0, "east": 2})
    choose(state, "duty clerical", "mode devotion", "use chapel")
    assert goods(state, 0) == (2, 3, 3, 3 + 3)


@rule("PGM-20.13")
def test_the_chapter_house_permits_one_second_acolyte() -> None:
    mine: dict[str, Any] = {
        "city": 0,
        "north_east": 3,
        "abbey": 3,
        "activities": {"fields": 1, "vestry": 1},
    }
    state = owner_table("choose_action", "chapter_house", mine=mine)
    choose(state, "duty allocation", "allocate abbey fields")
    assert player(state, 0)["activities"]["fields"] == 2
    assert "allocate abbey vestry" not in open_choices(state)  # one such placement a turn
    assert "allocate abbey engraver" in open_choices(state)
    without = table("choose_action", seats=[seat(**mine), seat(), seat()])
    choose(without, "duty allocation")
    assert "allocate abbey fields" not in open_choices(without)


@rule("PGM-20.13", "PGM-16.2")
def test_a_doubled_acolyte_stays_without_the_building() -> None:
    mine: dict[str, Any] = {"city": 0, "north": 2, "activities": {"fields": 2}}
    state = table("choose_action", seats=[seat(**mine), seat(), seat()])
    choose(state, "duty produce", "mode wheat")
    assert player(state, 0)["wheat"] == 3 + 2 + 2


@rule("PGM-20.14")
def test_an_own_guild_moves_the_merchant_free_of_charge() -> None:
    state = owner_table("start_window", "guild", "pulpit", mine={"city": 2})
    choose(state, "use guild")
    assert state.view(None)["merchant"] == "south_west"
    assert goods(state, 0) == (3, 3, 3, 3)


@rule("PGM-20.16")
def test_the_mint_is_rented_for_one_more_silver() -> None:
    state = renting("choose_action", "chapel", "mint", mine={"city": 0, "east": 2})
    choose(state, "duty clerical", "mode silversmith", "use mint")
    assert goods(state, 0) == (2, 3, 6, 3)


@rule("PGM-20.17", "PGM-20.18")
@pytest.mark.parametrize(
    ("mode", "building", "after"), [("stone", "quarry", (5, 3, 3)), ("wheat", "well", (2, 6, 3))]
)
def test_quarry_and_well_add_one(mode: str, building: str, after: tuple[int, int, int]) -> None:
    state = renting("choose_action", "quarry", "well", mine={"city": 0, "north": 2})
    choose(state, "duty produce", f"mode {mode}", f"use {building}")
    assert goods(state, 0)[:3] == after


@rule("PGM-20.19")
def test_the_brewery_makes_two_silver_of_one_wheat() -> None:
    state = owner_table("start_window", "brewery", mine={"city": 2})
    choose(state, "use brewery")
    assert goods(state, 0) == (3, 2, 5, 3)


@rule("PGM-20.20")
def test_cloisters_are_rented_before_the_sowing() -> None:
    state = renting("start_window", "cloisters", mine={"city": 0, "north": 2})
    choose(state, "use cloisters", "done")
    assert open_choices(state) == ["place", "skip"]


@rule("PGM-20.21")
def test_the_dormitory_brings_an_acolyte_home() -> None:
    state = owner_table("start_window", "dormitory", mine={"city": 1, "north": 2, "west": 1})
    choose(state, "use dormitory")
    assert open_choices(state) == ["relocate north", "relocate west"]
    choose(state, "relocate north")
    assert places(state, 0) == {"city": 2, "north": 1, "west": 1}


TRADES = [
    ("grain_store", "wheat", "PGM-20.22"),
    ("stone_yard", "stone", "PGM-20.26"),
    ("indulgences", "piety", "PGM-20.23"),
]


@rule("PGM-20.22", "PGM-20.23", "PGM-20.26")
@pytest.mark.parametrize(("building", "ware", "_rule"), TRADES)
def test_trading_one_for_one_in_one_direction(building: str, ware: str, _rule: str) -> None:
    mine = {"city": 2, "silver": 2, ware: 3}
    state = owner_table("start_window", building, mine=mine)
    choose(state, f"use {building}")
    bought = [f"buy {ware} {n}" for n in (1, 2)]
    assert open_choices(state) == bought + [f"sell {ware} {n}" for n in (1, 2, 3)]
    copy = state.copy()
    choose(state, f"buy {ware} 2")
    assert (player(state, 0)[ware], player(state, 0)["silver"]) == (5, 0)
    choose(copy, f"sell {ware} 3")
    assert (player(copy, 0)[ware], player(copy, 0)["silver"]) == (0, 5)


@rule("PGM-20.23", "PGM-2.5")
def test_indulgences_are_bounded_by_the_piety_track() -> None:
    state = owner_table("start_window", "indulgences", mine={"city": 2, "piety": 11, "silver": 5})
    choose(state, "use indulgences")
    assert [text for text in open_choices(state) if text.startswith("buy")] == ["buy piety 1"]
    poor = owner_table("start_window", "indulgences", mine={"city": 2, "piety": 1, "silver": 0})
    choose(poor, "use indulgences")
    assert goods(poor, 0) == (3, 3, 1, 0)


@rule("PGM-20.24")
def test_the_library_sends_an_acolyte_of_the_city_anywhere_after_the_recall() -> None:
    mine = {"city": 0, "east": 2}
    state = owner_table("choose_action", "library", mine=mine)
    choose(state, "duty clerical", "mode devotion", "use library")
    assert len(open_choices(state)) == 9
    choose(state, "relocate west")
    assert places(state, 0) == {"city": 1, "west": 1}
    to_abbey = owner_table("end_window", "library", mine={"city": 1})
    choose(to_abbey, "use library", "relocate abbey")
    assert player(to_abbey, 0)["abbey"] == 4


@rule("PGM-20.25")
def test_the_reliquary_saves_one_piety() -> None:
    mine = {"city": 2, "south_east": 3, "piety": 0, "paths": [path(road("e5", 0, 3))]}
    state = owner_table("choose_action", "reliquary", mine=mine)
    choose(state, "duty build_roads", "build_shrine", "marker city")
    assert player(state, 0)["used"] == ["reliquary"]
    assert goods(state, 0) == (2, 3, 3, 0)


@rule("PGM-20.27")
def test_the_bank_replaces_units_of_one_kind_in_one_payment() -> None:
    mine = {"city": 0, "south_west": 2, "stone": 3, "silver": 5}
    state = owner_table("choose_action", "bank", mine=mine, buildings=market("bank", "mill"))
    choose(state, "duty construct", "construct mill", "use bank")
    assert open_choices(state) == ["replace stone 1", "replace stone 2", "replace stone 3"]
    choose(state, "replace stone 2")
    assert goods(state, 0)[:3] == (2, 3, 3)
    assert player(state, 0)["used"] == ["bank"]


@rule("PGM-20.27")
def test_the_bank_pays_the_wheat_of_an_ordination_but_is_not_asked_for_alms() -> None:
    mine = {"city": 0, "north_west": 1, "wheat": 0}
    state = owner_table("choose_action", "bank", mine=mine)
    choose(state, "duty ordination", "ordain")
    assert goods(state, 0)[:3] == (3, 0, 2)
    alms = owner_table("choose_action", "bank", mine={"city": 0, "west": 1})
    choose(alms, "duty give_alms", "mode alms", "alms 0 1")
    assert player(alms, 0)["used"] == []


@rule("PGM-20.28")
def test_the_customs_house_claims_taxation_itself() -> None:
    # In the minority and without silver: the claim lifts the fee.
    mine = {"city": 0, "south": 1, "north": 1, "silver": 0}
    state = owner_table("choose_action", "customs_house", mine=mine, others=[seat(south=3), seat()])
    choose(state, "duty taxation")
    # Nothing but claiming Taxation can pay for it, so it is taken.
    assert state.view(None)["pending"]["value"] == 2
    assert state.view(None)["pending"]["strength"] == "majority"
    assert goods(state, 0)[2] == 0


@rule("PGM-20.28")
def test_the_customs_house_claims_one_other_occupied_tile() -> None:
    mine = {"city": 0, "south": 2, "north": 1, "west": 1}
    others = [seat(north=3, west=3), seat()]
    state = owner_table("choose_action", "customs_house", mine=mine, others=others)
    choose(state, "duty taxation")
    assert refusal(state, "claim clerical") == "PGM-20.28"
    assert set(open_choices(state)) == {
        "claim produce",
        "claim taxation",
        "claim give_alms",
        "forgo",
    }
    choose(state, "claim produce", "take wheat")
    assert open_choices(state) == ["tax 0 0 0", "tax 1 0 0", "tax 2 0 0"]


@rule("PGM-20.29")
def test_the_inquisition_sends_an_acolyte_from_the_city() -> None:
    state = owner_table("start_window", "inquisition", mine={"city": 2})
    choose(state, "use inquisition")
    assert len(open_choices(state)) == 8
    choose(state, "relocate west")
    assert places(state, 0) == {"city": 1, "west": 1}


@rule("PGM-20.30")
def test_kogge_is_rented_before_the_sowing() -> None:
    state = renting("start_window", "kogge", mine={"city": 2})
    choose(state, "use kogge", "done")
    assert open_choices(state) == ["go north", "go east", "go south", "go west"]


@rule("PGM-20.31")
@pytest.mark.parametrize(("given", "left"), [(1, 3), (2, 3), (3, 2)])
def test_the_mill_spares_two_wheat_of_alms(given: int, left: int) -> None:
    mine = {"city": 0, "west": 2, "activities": {"alms_house": 1}}
    state = owner_table("choose_action", "mill", mine=mine)
    choose(state, "duty give_alms", "mode alms", f"alms 0 {given}")
    assert player(state, 0)["wheat"] == left
    assert player(state, 0)["alms"] == given


@rule("PGM-20.31")
@pytest.mark.parametrize(("wheat", "steps", "left"), [(3, 3, 2), (2, 2, 2), (1, 1, 1)])
def test_the_mill_spares_two_wheat_of_an_ordination_that_must_be_held(
    wheat: int, steps: int, left: int
) -> None:
    mine = {"city": 0, "north_west": 2, "wheat": wheat}
    state = owner_table("choose_action", "mill", "infirmary", mine=mine)
    choose(state, "duty ordination")
    village = player(state, 0)["village"]
    for _ in range(steps):
        choose(state, "ordain")
    assert state.view(None)["active"] == 1  # nothing further can be paid
    assert player(state, 0)["wheat"] == left
    assert player(state, 0)["village"] == village - steps


@rule("PGM-20.32")
def test_the_pulpit_ordains_without_wheat_and_without_infirmary() -> None:
    state = owner_table("start_window", "pulpit", "infirmary", "guild", mine={"city": 2})
    village = player(state, 0)["village"]
    choose(state, "use pulpit")
    mat = player(state, 0)
    assert (mat["village"], mat["abbey"], mat["wheat"]) == (village - 1, 4, 3)


@rule("PGM-20.33")
def test_the_scriptorium_counts_one_more_where_an_own_acolyte_stands() -> None:
    mine = {"city": 0, "east": 1, "south": 1, "north": 1}
    others = [seat(east=1, south=1, north=1), seat()]
    state = owner_table("middle_window", "scriptorium", mine=mine, others=others)
    copy = state.copy()
    choose(state, "use scriptorium", "duty clerical")
    assert state.view(None)["pending"]["strength"] == "majority"
    choose(state, "mode devotion")
    assert places(state, 0)["city"] == 1  # no more is recalled than there is
    # For the majorities of a taxation too: produce (stone) and clerical (wheat).
    choose(copy, "use scriptorium", "duty taxation", "take silver")
    assert "tax 1 1 0" in open_choices(copy)
    assert "tax 0 0 1" not in open_choices(copy)
    plain = owner_table("middle_window", "scriptorium", mine=mine, others=others)
    choose(plain, "done", "duty clerical")
    assert plain.view(None)["pending"]["strength"] == "parity"


@rule("PGM-20.33")
def test_the_scriptorium_of_the_one_at_turn_makes_nobody_else_stronger() -> None:
    mine = {"city": 0, "east": 1}
    others = [seat(east=1), seat()]
    state = owner_table("middle_window", "scriptorium", mine=mine, others=others)
    choose(state, "use scriptorium")
    assert isinstance(state, PilgrimState)
    east = t.LOCATION_IDS.index("east")
    assert [counted_at(state, n, east) for n in range(3)] == [2, 1, 0]
    assert strength_at(state, 0, east) == t.MAJORITY
    assert strength_at(state, 1, east) == t.PARITY
