"""Section 11: the duty Construct."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.pilgrim.tables import (
    ALL_ACTIVE,
    TAXATION,
    choose,
    goods,
    open_choices,
    path,
    player,
    refusal,
    road,
    seat,
    step,
    table,
)
from tests.rules import rule


def alone(**mine: Any) -> list[dict[str, Any]]:
    """Three mats of which the others stand in the City."""
    return [seat(**mine), seat(), seat()]


@rule("PGM-11.1")
@pytest.mark.parametrize("strong", [False, True])
def test_construct_is_one_building_and_with_the_majority_one_road(strong: bool) -> None:
    mine = alone(city=0, south_west=2 if strong else 1, stone=6)
    state = table("choose_action", seats=mine, round=5, merchant=TAXATION)
    choose(state, "duty construct", "construct well")
    if not strong:
        assert state.view(None)["active"] == 1
        return
    assert refusal(state, "construct quarry") == "PGM-11.1"
    choose(state, "road", "start_road e5", "lay se nw")
    assert state.view(None)["active"] == 1
    assert player(state, 0)["stone"] == 6 - 1 - 1


@rule("PGM-11.1", "PGM-11.4")
def test_the_road_may_come_before_the_building_and_only_once() -> None:
    mine = alone(city=2, south_west=2, stone=6)
    state = table("choose_action", seats=mine, round=5, merchant=TAXATION)
    choose(state, "duty construct", "road", "start_road e5", "lay se nw", "marker city")
    assert refusal(state, "road") == "PGM-11.1"
    choose(state, "construct well")
    assert state.view(None)["active"] == 1
    assert player(state, 0)["slots"][0] == {"building": "well", "donated": False}


@rule("PGM-11.2")
def test_construct_lays_and_destroys_but_builds_no_shrine() -> None:
    mine = alone(city=0, south_west=2, paths=[path(road("e5", 0, 3))])
    state = table("choose_action", seats=mine, round=5, merchant=TAXATION)
    choose(state, "duty construct", "road")
    assert open_choices(state) == ["extend", "destroy"]
    assert refusal(state, "build_shrine") == "PGM-11.2"


@rule("PGM-11.2", "PGM-17.20")
def test_construct_may_upgrade() -> None:
    red = seat(paths=[path(road("e5", 0, 3))])
    state = table("choose_action", seats=[seat(city=2, south_west=2), red, seat()])
    choose(state, "duty construct", "start_road e5", "lay s ne", "marker city")
    assert state.view(None)["cells"]["e5"]["tile"] == "up_gentle_straight"
    assert player(state, 0)["stone"] == 1


@rule("PGM-11.3")
@pytest.mark.parametrize("engineers", [0, 1, 2])
def test_the_road_engineer_adds_tiles_to_a_tile_laid(engineers: int) -> None:
    mine = alone(city=2, south_west=1, stone=9, activities={"road_engineer": engineers}, abbey=1)
    state = table("choose_action", seats=mine)
    choose(state, "duty construct", "start_road e5", "lay se nw", "marker city")
    for leave in ("nw", "n")[:engineers]:
        assert state.view(None)["active"] == 0
        assert open_choices(state) == ["road", "stop"]
        choose(state, "road")
        assert step(state) == "road_edges"  # neither a shrine nor destroying: laying it must be
        choose(state, f"lay se {leave}")
    assert state.view(None)["active"] == 1
    assert len(player(state, 0)["paths"][0]["links"]) == 1 + engineers


@rule("PGM-11.3")
def test_the_road_engineer_adds_nothing_to_a_tile_destroyed() -> None:
    mine = alone(
        city=0,
        south_west=1,
        activities={"road_engineer": 1},
        paths=[path(road("e5", 0, 3), road("e4", 0, 3))],
    )
    state = table("choose_action", seats=mine)
    choose(state, "duty construct", "destroy")
    assert state.view(None)["active"] == 1
    assert len(player(state, 0)["paths"][0]["links"]) == 1


@rule("PGM-11.5")
@pytest.mark.parametrize(("building", "cost"), [("well", 1), ("brewery", 2), ("mill", 3)])
def test_a_building_costs_stone_by_its_level(building: str, cost: int) -> None:
    mine = alone(city=0, south_west=1, stone=4)
    state = table("choose_action", seats=mine, round=ALL_ACTIVE, merchant=TAXATION)
    choose(state, "duty construct", f"construct {building}")
    while state.view(None)["active"] == 0:
        choose(state, "done")
    assert player(state, 0)["stone"] == 4 - cost
    entry = next(e for e in state.view(None)["buildings"] if e["building"] == building)
    assert not entry["on_edge"]
    assert entry["active"]


@rule("PGM-11.5")
def test_a_building_needs_its_stone_and_the_ship() -> None:
    mine = alone(city=0, south_west=1, stone=1)
    state = table("choose_action", seats=mine, round=9, merchant=TAXATION)
    choose(state, "duty construct")
    assert refusal(state, "construct brewery") == "PGM-11.5"
    assert refusal(state, "construct mill") == "PGM-20.1"


@rule("PGM-11.5")
def test_a_new_building_is_usable_at_once() -> None:
    mine = alone(city=0, south_west=1, stone=3)
    state = table("choose_action", seats=mine, round=ALL_ACTIVE, merchant=TAXATION)
    choose(state, "duty construct", "construct brewery")
    assert step(state) == "unit_window"
    choose(state, "use brewery")
    assert goods(state, 0) == (1, 2, 5, 3)


@rule("PGM-11.5", "PGM-17.11")
@pytest.mark.parametrize("bought", [False, True])
def test_the_freed_edge_space_is_land_to_build_on(bought: bool) -> None:
    # The Well lies on c4, which the road on d4 faces.
    links = path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 4))
    mine = alone(city=0, south_east=2, paths=[links], buildings=["well"] if bought else [])
    state = table("choose_action", seats=mine, round=3, merchant=TAXATION)
    choose(state, "duty build_roads")
    if bought:
        choose(state, "extend")
        choose(state, "lay s sw")
        assert [link["cell"] for link in player(state, 0)["paths"][0]["links"]][-1] == "c4"
    else:
        # Nothing but destroying the head was possible.
        assert [link["cell"] for link in player(state, 0)["paths"][0]["links"]] == ["e5", "e4"]


@rule("PGM-11.6")
def test_construct_asks_before_each_unit() -> None:
    mine = alone(city=2, south_west=2, stone=2)
    state = table("choose_action", seats=mine, round=5, merchant=TAXATION)
    choose(state, "duty construct")
    assert open_choices(state) == ["construct chapel", "construct quarry", "construct well", "road"]
    assert refusal(state, "stop") == "PGM-4.5"
    choose(state, "construct well")
    assert open_choices(state) == ["road", "stop"]
    choose(state, "stop")
    assert state.view(None)["active"] == 1
