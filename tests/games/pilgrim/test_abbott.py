"""Section 27: Ab-Bott's turn without his roads."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE
from tests.games.pilgrim.solo import ORDER, RING, acts, his, his_places, solo
from tests.games.pilgrim.tables import (
    ALL_ACTIVE,
    SPRING,
    TAXATION,
    choose,
    goods,
    market,
    open_choices,
    seat,
    step,
)
from tests.rules import rule


@rule("PGM-27.1")
@pytest.mark.parametrize(
    ("where", "merchant", "picked"),
    [
        ({"city": 0, "north": 1, "east": 3}, "north", "east"),
        ({"city": 2, "east": 2}, "north", "city"),
        ({"city": 0, "east": 2, "west": 2, "north": 1}, "north", "east"),
        ({"city": 0, "east": 2, "west": 2, "north": 1}, "south", "west"),
        ({"city": 0, "east": 2, "west": 2, "north": 1}, "west", "west"),
    ],
)
def test_abbott_sows_from_his_fullest_location(
    where: dict[str, Any], merchant: str, picked: str
) -> None:
    state = solo("abbott_turn", seat(**where), merchant=merchant)
    assert his(state)["locations"][picked] == 0
    assert step(state) == "abbott_token"


@rule("PGM-27.2")
@pytest.mark.parametrize(
    ("merchant", "first"),
    [("south", "south"), ("south_east", "south"), ("west", "north"), ("north", "north")],
)
def test_abbott_leaves_the_city_towards_the_merchant(merchant: str, first: str) -> None:
    state = solo("abbott_turn", seat(city=2), merchant=merchant)
    second = "north_east" if first == "north" else "south_west"
    assert his_places(state) == {first: 1, second: 1}


@rule("PGM-27.2")
def test_abbott_stays_on_the_ring() -> None:
    state = solo("abbott_turn", seat(city=0, north_east=9, abbey=1))
    assert his_places(state) == {name: 1 + (name == "east") for name in RING}


@rule("PGM-27.3", "PGM-26.5")
def test_a_token_is_drawn_from_the_bag_and_does_not_come_back() -> None:
    state = solo("abbott_turn")
    assert state.to_move == CHANCE
    weights = dict(zip(open_choices(state), state.weights(), strict=True))
    assert weights == {f"token {name}": n for name, n in SPRING.items()}
    choose(state, "token clerical")
    assert state.view(None)["solo"]["bag"]["clerical"] == 1


@rule("PGM-27.3", "PGM-27.12")
def test_abbott_has_a_majority_without_being_there() -> None:
    state = acts("clerical", seat(city=0, west=1), mine=seat(city=0, east=5))
    assert his(state)["piety"] == 3 + 2


@rule("PGM-27.4")
@pytest.mark.parametrize(
    ("where", "merchant", "after"),
    [
        ({"city": 4, "north": 2, "west": 1}, "north", {"city": 6, "west": 1}),
        ({"city": 0, "north": 2, "west": 2}, "south", {"city": 2, "north": 2}),
        ({"city": 3}, "north", {"city": 3}),
    ],
)
def test_abbott_recalls_from_his_fullest_tile(
    where: dict[str, Any], merchant: str, after: dict[str, int]
) -> None:
    state = acts("clerical", seat(**where), merchant=merchant)
    assert his_places(state) == after
    assert state.view(None)["active"] == 0


@rule("PGM-27.4")
def test_abbott_recalls_from_the_tile_of_his_action_if_it_is_his_fullest() -> None:
    state = acts("clerical", seat(city=0, east=3, west=2))  # Clerical lies in the east
    assert his_places(state) == {"city": 3, "west": 2}


@rule("PGM-27.4", "PGM-27.13")
def test_abbott_recalls_after_an_action_without_effect() -> None:
    state = acts("construct", seat(city=0, north=2, west=1))  # no building is active in round 2
    assert his(state)["paths"] == []
    assert his_places(state) == {"city": 2, "west": 1}


@rule("PGM-27.5", "PGM-26.8")
def test_without_acolytes_abbott_only_brings_one_out() -> None:
    abbott = seat(city=0, abbey=2, buildings=["pulpit"])
    state = solo("abbott_turn", abbott, round=ALL_ACTIVE, merchant=TAXATION)
    assert his_places(state) == {"city": 1}
    assert (his(state)["abbey"], his(state)["village"]) == (1, 14)
    assert state.view(None)["active"] == 0
    assert sum(state.view(None)["solo"]["bag"].values()) == 12


@rule("PGM-27.7", "PGM-27.10")
@pytest.mark.parametrize(("number", "early"), [(6, True), (7, True), (13, True), (14, False)])
def test_the_third_quarter_begins_after_two_quarter_ends(number: int, early: bool) -> None:
    abbott = seat(city=0, north=1, abbey=3, activities={"vestry": 1})
    state = acts("allocation", abbott, round=number, merchant=TAXATION)
    assert (sum(his(state)["activities"].values()) > 1) == early
    assert state.view(None)["quarter"] == (1 if number == 6 else 2 if early else 3)


@rule("PGM-27.10")
@pytest.mark.parametrize(("abbey", "moved"), [(5, 2), (3, 2), (2, 1), (1, 0)])
def test_abbott_mans_activities_in_order_and_keeps_one_in_the_abbey(abbey: int, moved: int) -> None:
    state = acts("allocation", seat(city=0, north=1, abbey=abbey, activities={"vestry": 1}))
    manned = {name for name, n in his(state)["activities"].items() if n}
    assert manned == set(ORDER[: 1 + moved])
    assert his(state)["abbey"] == abbey - moved


@rule("PGM-27.10")
@pytest.mark.parametrize(
    ("owner", "merchant", "moved"),
    [
        ("edge", "north", 3),
        ("human", "north", 3),
        ("abbott", "north", 3),
        ("edge", TAXATION, 2),
        ("human", TAXATION, 2),
        ("abbott", TAXATION, 3),
    ],
)
def test_an_active_infirmary_anywhere_helps_abbott(owner: str, merchant: str, moved: int) -> None:
    abbott = seat(city=0, north=1, abbey=6, buildings=["infirmary"] if owner == "abbott" else [])
    mine = seat(buildings=["infirmary"] if owner == "human" else [])
    state = acts(
        "allocation",
        abbott,
        mine=mine,
        merchant=merchant,
        round=6,
        buildings=market("infirmary"),
    )
    assert sum(his(state)["activities"].values()) == moved
    fee = owner == "human" and moved == 3
    assert goods(state, 0)[:3] == (3 + int(fee), 3, 3)
    assert his(state)["stone"] == 3


@rule("PGM-27.10")
def test_the_fee_of_the_infirmary_is_chosen_at_the_cornucopia_and_due_for_a_third_alone() -> None:
    own = {"mine": seat(buildings=["infirmary"]), "buildings": market("infirmary"), "round": 6}
    state = acts("allocation", seat(city=0, north=1, abbey=4), merchant="south_east", **own)
    assert open_choices(state) == ["take stone", "take wheat", "take silver"]
    choose(state, "take wheat")
    assert goods(state, 0)[:3] == (3, 4, 3)
    few = acts("allocation", seat(city=0, north=1, abbey=3), merchant="north", **own)
    assert goods(few, 0)[:3] == (3, 3, 3)


@rule("PGM-27.10")
def test_late_allocations_go_back_to_the_abbey_in_reverse_order() -> None:
    manned = dict.fromkeys(("vestry", "road_engineer", "stone_mason"), 1)
    abbott = seat(city=0, north=1, abbey=1, activities=manned)
    state = acts("allocation", abbott, round=14, merchant=TAXATION)
    assert {name for name, n in his(state)["activities"].items() if n} == {"vestry"}
    assert his(state)["abbey"] == 3


@rule("PGM-27.12")
@pytest.mark.parametrize(
    ("works", "buildings", "gained"),
    [({}, [], 2), ({"vestry": 1}, [], 3), ({"vestry": 1}, ["chapel"], 4), ({}, ["chapel"], 3)],
)
def test_abbott_gains_piety(works: dict[str, int], buildings: list[str], gained: int) -> None:
    abbott = seat(city=0, north=1, activities=works, buildings=buildings)
    state = acts("clerical", abbott, round=ALL_ACTIVE)
    assert his(state)["piety"] == 3 + gained


@rule("PGM-27.12", "PGM-26.8")
def test_a_donated_chapel_or_one_on_the_edge_does_not_help_abbott() -> None:
    for donated in ([], ["chapel"]):
        state = acts("clerical", seat(city=0, north=1, donated=donated), round=ALL_ACTIVE)
        assert his(state)["piety"] == 5


@rule("PGM-27.13")
def test_abbott_takes_the_building_that_became_active_last() -> None:
    state = acts("construct", seat(city=0, north=1, south=2, buildings=["mint"]), round=5)
    # Well, Quarry and Chapel are active; the Chapel came last.
    assert his(state)["slots"][1] == {"building": "chapel", "donated": False}
    assert his(state)["stone"] == 3
    choose(state, "roll 6")  # then one road, without a shrine
    assert [link["cell"] for link in his(state)["paths"][0]["links"]] == ["e5"]
    assert state.view(None)["active"] == 0


@rule("PGM-27.13")
def test_with_the_road_engineer_abbott_lays_two_roads_and_no_shrine() -> None:
    abbott = seat(city=3, activities={"road_engineer": 1})
    state = acts("construct", abbott, round=5)
    choose(state, "roll 6")
    links = his(state)["paths"][0]["links"]
    assert [(link["cell"], link["shrine"]) for link in links] == [("e5", False), ("e4", False)]


@rule("PGM-27.13")
def test_without_a_slot_the_building_stays_and_the_road_is_laid() -> None:
    favours = [f"favour_{n}" for n in range(3, 9)]
    state = acts("construct", seat(city=3, favours=favours), round=5)
    assert next(e for e in state.view(None)["buildings"] if e["building"] == "chapel")["on_edge"]
    choose(state, "roll 6")
    assert len(his(state)["paths"]) == 1


@rule("PGM-27.14")
@pytest.mark.parametrize(("helpers", "rows"), [(0, 2), (1, 3)])
def test_abbott_climbs_in_the_early_quarters(helpers: int, rows: int) -> None:
    abbott = seat(city=0, north=1, abbey=3, activities={"alms_house": helpers})
    state = acts("give_alms", abbott)
    assert his(state)["alms"] == rows
    assert his(state)["abbey"] == 4  # the bonus of row 2


@rule("PGM-27.14")
@pytest.mark.parametrize("owned", [[], ["well", "quarry"]])
def test_abbott_donates_his_rightmost_building_in_the_late_quarters(owned: list[str]) -> None:
    state = acts("give_alms", seat(city=0, north=1, buildings=owned), round=14, merchant=TAXATION)
    assert his(state)["alms"] == 1
    donated = [slot["building"] for slot in his(state)["slots"] if slot and slot["donated"]]
    assert donated == owned[-1:]


@rule("PGM-27.14")
@pytest.mark.parametrize(("abbey", "after"), [(1, 1), (2, 1), (0, 0)])
def test_abbott_leaves_the_bonus_of_row_four_with_one_acolyte_in_the_abbey(
    abbey: int, after: int
) -> None:
    state = acts("give_alms", seat(city=0, north=1, abbey=abbey, alms=2))
    assert his(state)["alms"] == 4
    assert his(state)["abbey"] == after


@rule("PGM-27.14", "PGM-19.11")
def test_abbott_may_be_first_above_the_alms_track() -> None:
    state = acts("give_alms", seat(city=0, north=1, alms=5))
    assert his(state)["alms"] == 7
    later = acts("give_alms", seat(city=0, north=1, alms=5), mine=seat(alms=7))
    assert his(later)["alms"] == 6


@rule("PGM-27.15")
@pytest.mark.parametrize(
    ("abbey", "village", "buildings", "after"),
    [
        (3, None, [], (1, 0)),  # two missions
        (2, None, [], (1, 1)),  # a mission, then a serf straight to the City
        (0, None, [], (0, 2)),
        (3, None, ["infirmary"], (1, 1)),
        (1, 0, [], (1, 0)),
    ],
)
def test_abbotts_ordination(
    abbey: int, village: int | None, buildings: list[str], after: tuple[int, int]
) -> None:
    abbott = seat(city=0, north=1, abbey=abbey, buildings=buildings)
    if village == 0:
        abbott = seat(city=13, north=1, abbey=abbey, activities={"fields": 1})
    state = acts("ordination", abbott, round=6, buildings=market("infirmary"))
    start = 16 - 1 - abbey if village is None else 0
    spent = start - his(state)["village"]
    assert (his(state)["abbey"], spent) == after


@rule("PGM-27.16", "PGM-27.4")
def test_rest_is_the_end_of_his_turn_without_a_recall() -> None:
    state = acts("rest", seat(city=0, north=2, west=1))
    assert his_places(state) == {"north": 2, "west": 1}
    assert state.view(None)["active"] == 0
