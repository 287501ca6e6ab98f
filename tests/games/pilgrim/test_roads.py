"""Sections 9 and 17: Build Roads, and how roads are laid."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.errors import BadPosition
from tests.games.pilgrim.tables import (
    GAME,
    choose,
    open_choices,
    path,
    player,
    position,
    refusal,
    road,
    seat,
    shrine,
    step,
    table,
)
from tests.games.pilgrim.ways import AT_C3, AT_F1, NORTH_WEST_4, RED_SHRINE, building, exits, links
from tests.rules import rule


@rule("PGM-9.1")
@pytest.mark.parametrize(
    ("own", "engineers", "units"), [(3, 0, 2), (1, 0, 1), (1, 1, 2), (3, 2, 4)]
)
def test_there_are_as_many_units_as_the_value(own: int, engineers: int, units: int) -> None:
    state = building(
        seat(south_east=1),
        seat(),
        south_east=own,
        abbey=1,
        activities={"road_engineer": engineers},
    )
    choose(state, "start_road e5", "lay se nw", "marker city")
    done = 1
    while state.view(None)["active"] == 0:
        choose(state, "destroy" if done % 2 else "start_road e5")
        if step(state) == "road_edges":
            choose(state, "lay se nw", "marker city")
        done += 1
    assert done == units


@rule("PGM-9.1", "PGM-9.2")
def test_units_of_all_kinds_may_be_mixed() -> None:
    mine: dict[str, Any] = {"activities": {"road_engineer": 2}, "abbey": 1, "piety": 5}
    state = building(paths=[path(road("e5", 0, 3))], **mine)
    assert open_choices(state) == ["extend", "build_shrine", "destroy"]
    choose(state, "extend", "lay se n", "build_shrine", "marker city")
    choose(state, "start_road f4", "lay se s", "marker city", "destroy")
    assert [p["end"] for p in player(state, 0)["paths"]] == ["shrine"]
    assert links(state) == ["e5", "e4", "d4"]


@rule("PGM-9.3", "PGM-17.19")
def test_the_units_that_can_be_completed_are_listed() -> None:
    state = building()
    gates = ["f4", "g4", "h4", "e5", "h5", "e7", "h7", "f8", "g8", "h8"]
    assert open_choices(state) == [f"start_road {cell}" for cell in gates]
    assert refusal(state, "extend") == "PGM-17.9"
    assert refusal(state, "destroy") == "PGM-17.30"
    assert refusal(state, "stop") == "PGM-4.5"
    choose(state, "start_road e5", "lay se nw", "marker city")
    assert open_choices(state) == ["extend", "build_shrine", "destroy", "stop"]
    choose(state, "stop")
    assert state.view(None)["active"] == 1


@rule("PGM-17.1")
@pytest.mark.parametrize(
    ("cell", "lay", "tile"),
    [
        ("e5", "se nw", "straight"),
        ("e5", "s nw", "gentle_curve"),
        ("e5", "se ne", "tight_curve"),
        ("g4", "se nw", "bridge"),
        ("g4", "se n", "ford"),
    ],
)
def test_a_tile_joins_two_edges(cell: str, lay: str, tile: str) -> None:
    state = building()
    before = state.view(None)["supply"][tile]
    choose(state, f"start_road {cell}", f"lay {lay}", "marker city")
    assert state.view(None)["cells"][cell]["tile"] == tile
    assert state.view(None)["supply"][tile] == before - 1


@rule("PGM-17.1")
def test_tracks_of_one_tile_share_no_edge() -> None:
    state = building(seat(paths=[path(road("e5", 0, 3))]), seat())
    choose(state, "start_road e5")
    assert {text.split()[1] for text in open_choices(state)} == {"s"}
    assert "nw" not in exits(state)


@rule("PGM-17.2")
def test_a_track_on_a_river_joins_its_banks() -> None:
    state = building()
    choose(state, "start_road g4")
    assert exits(state) == {"nw", "n"}
    bridge = building(paths=[path(road("e5", 0, 5))])
    choose(bridge, "extend")
    assert exits(bridge) == {"se", "ne"}
    # Where the river bends three edges lie on one bank; north alone is on the other.
    bend = building(paths=[path(road("h4", 5, 3))])
    choose(bend, "extend")
    assert links(bend) == ["h4", "g3"]


@rule("PGM-17.6")
def test_without_an_acolyte_no_road_begins() -> None:
    state = building(city=0, south_east=1, paths=[RED_SHRINE])
    choose(state, "start_road f4", "lay se n")  # the only acolyte marks it; it joins the shrine
    assert refusal(state, "start_road h7") == "PGM-17.6"


@rule("PGM-17.3")
@pytest.mark.parametrize(("occupied", "cost"), [(False, 1), (True, 2)])
def test_a_tile_costs_one_stone_and_an_upgrade_two(occupied: bool, cost: int) -> None:
    red = seat(paths=[path(road("e5", 0, 3))] if occupied else [])
    state = building(red, seat())
    choose(state, "start_road e5", "lay s n", "marker city")
    assert player(state, 0)["stone"] == 6 - cost


@rule("PGM-17.3")
def test_without_stone_nothing_is_laid() -> None:
    mine = seat(city=2, south_east=3, stone=0, paths=[path(road("e5", 0, 3))])
    state = table("choose_action", seats=[mine, seat(), seat()])
    choose(state, "duty build_roads")
    assert player(state, 0)["paths"] == []  # destroying was all that could be done


@rule("PGM-17.4")
@pytest.mark.parametrize(
    "wrong",
    [
        path(road("e4", 0, 3)),  # does not begin at the City
        path(road("e5", 0, 3), road("d3", 0, 3)),  # has a gap
        path(road("e5", 0, 4), road("d5", 1, 2), road("e4", 5, 0), road("e5", 3, 2)),
    ],
)
def test_a_path_is_a_chain_of_different_cells_from_the_city(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        GAME.load(position("choose_action", seats=[seat(north=1, paths=[wrong]), seat(), seat()]))


@rule("PGM-17.4", "PGM-17.8")
def test_a_path_does_not_come_back_to_itself_or_the_city() -> None:
    state = building(paths=[path(road("e5", 0, 4), road("d5", 1, 2))])
    choose(state, "extend")  # on e4, whose south-east is e5
    assert exits(state) == {"s", "sw", "nw", "n"}
    assert refusal(state, "lay ne se") == "PGM-17.8"
    fresh = building()
    choose(fresh, "start_road e5")
    assert refusal(fresh, "lay se s") == "PGM-17.8"


@rule("PGM-17.7")
def test_an_extension_goes_to_the_next_cell_with_a_fixed_entry() -> None:
    state = building(paths=[path(road("e5", 0, 3))])
    choose(state, "extend")
    assert all(text.startswith("lay se ") for text in open_choices(state))
    choose(state, "lay se n")
    assert links(state) == ["e5", "e4"]


@rule("PGM-17.7", "PGM-18.7")
def test_a_shrine_may_be_left_by_any_unused_edge() -> None:
    closed = path(road("e5", 0, 3), shrine("e4", 0))
    state = building(paths=[closed])
    ways = [text for text in open_choices(state) if text.startswith("leave_shrine")]
    assert ways == [f"leave_shrine 1 {edge}" for edge in ("s", "sw", "nw", "n", "ne")]
    choose(state, "leave_shrine 1 n", "lay s n")
    assert links(state) == ["e5", "e4", "d4"]
    assert player(state, 0)["paths"][0]["end"] == "open"
    assert "start_road h7" not in open_choices(state)


@rule("PGM-17.8")
def test_no_exit_leads_off_the_board() -> None:
    # c3 lies at the edge: north-west and north of it is nothing; south-west is the site of d2.
    state = building(paths=[path(road("e5", 0, 3), road("e4", 0, 3), road("d3", 0, 4))])
    choose(state, "extend")
    assert exits(state) == {"se", "sw", "ne"}


@rule("PGM-17.8", "PGM-18.8")
def test_no_exit_faces_a_foreign_shrine() -> None:
    state = building(seat(paths=[RED_SHRINE]), seat())
    choose(state, "start_road f4")
    assert refusal(state, "lay se n") == "PGM-17.8"
    assert "lay se nw" in open_choices(state)


@rule("PGM-17.8", "PGM-18.9")
def test_no_exit_faces_an_own_shrine_of_the_same_path() -> None:
    round_about = path(road("e5", 0, 3), shrine("e4", 0, 4), road("d4", 1, 0))
    state = building(paths=[round_about])
    choose(state, "extend")
    assert refusal(state, "lay nw sw") == "PGM-17.8"
    assert refusal(state, "lay nw s") == "PGM-17.8"  # nor a cell of the same path
    assert exits(state) == {"se", "n", "ne"}


@rule("PGM-17.8", "PGM-18.31")
def test_no_exit_faces_a_site_joined_before() -> None:
    second = path(road("f4", 0, 3), road("e3", 0, 4))
    mine = {"paths": [AT_C3, second], "sites": ["north_west"], "silver": 9, "piety": 9}
    state = building(rolls=NORTH_WEST_4, **mine)
    choose(state, "extend")
    assert refusal(state, "lay s n") == "PGM-17.8"
    other = building(rolls=NORTH_WEST_4, **mine | {"paths": [second], "sites": []})
    choose(other, "extend")
    assert "lay s n" in open_choices(other)


@rule("PGM-17.8", "PGM-18.51")
@pytest.mark.parametrize("joined", [False, True])
def test_no_exit_faces_a_harbour_joined_before(joined: bool) -> None:
    second = path(road("h4", 5, 2), road("h3", 5, 3), road("h2", 0, 3))
    mine: dict[str, Any] = {"paths": [AT_F1, second] if joined else [second]}
    state = building(harbours=["harbour_west"] if joined else [], **mine)
    choose(state, "extend")
    if joined:
        assert refusal(state, "lay se n") == "PGM-17.8"
    else:
        choose(state, "lay se n", "marker city")
        assert player(state, 0)["harbours"] == ["harbour_west"]


@rule("PGM-17.8", "PGM-18.6")
@pytest.mark.parametrize("pious", [False, True])
def test_no_exit_faces_a_harbour_behind_a_shrine(pious: bool) -> None:
    middle = shrine("e3", 0, 1) if pious else road("e3", 0, 1)
    state = building(paths=[path(road("f4", 0, 3), middle, road("f3", 4, 3))])
    choose(state, "extend")
    if pious:
        assert refusal(state, "lay se sw") == "PGM-17.8"
    else:
        assert "lay se sw" in open_choices(state)


@rule("PGM-17.8")
def test_no_exit_faces_an_edge_with_a_track() -> None:
    red = seat(paths=[path(road("e5", 0, 3))])
    state = building(red, seat(), paths=[path(road("f4", 0, 4))])
    choose(state, "extend")
    assert refusal(state, "lay s se") == "PGM-17.8"


@rule("PGM-17.8")
def test_an_exit_may_face_foreign_tiles_and_unbuilt_buildings() -> None:
    red = seat(paths=[path(road("e5", 0, 3))])
    state = building(red, seat())
    choose(state, "start_road f4")
    assert "lay se ne" in open_choices(state)  # towards e5
    other = building(paths=[path(road("e5", 0, 3), road("e4", 0, 4))])
    choose(other, "extend", "lay s n")  # towards the Well on c4
    assert links(other) == ["e5", "e4", "d4"]


@rule("PGM-17.8", "PGM-17.40")
def test_no_exit_faces_an_unplayable_quadrant() -> None:
    red = seat(paths=[path(road("h5", 5, 2))])
    mine = path(road("e5", 0, 5))
    state = building(red, paths=[mine])  # north-west and south-west are opened: that is all
    # The bridge over e6 could only lead to the north-east: destroying is all that is left.
    assert player(state, 0)["paths"] == []
    three = building(red, seat(), paths=[mine])
    choose(three, "extend")
    assert exits(three) == {"se", "ne"}


@rule("PGM-17.9")
def test_nobody_has_two_open_roads() -> None:
    state = building(paths=[path(road("e5", 0, 3))])
    assert refusal(state, "start_road h7") == "PGM-17.9"
    closed = path(road("h5", 4, 1), shrine("i5", 4))
    both = building(paths=[path(road("e5", 0, 3)), closed])
    assert not [text for text in open_choices(both) if text.startswith("leave_shrine")]
    choose(both, "build_shrine", "marker city")
    assert [text for text in open_choices(both) if text.startswith("leave_shrine 2")]
    assert "start_road h7" in open_choices(both)


@rule("PGM-17.9")
def test_two_open_roads_are_no_position() -> None:
    two = [path(road("e5", 0, 3)), path(road("h5", 5, 2))]
    with pytest.raises(BadPosition, match=r"PGM-17\.9"):
        building(paths=two)


@rule("PGM-17.10", "PGM-18.9")
def test_a_road_that_meets_a_free_edge_of_an_own_shrine_joins_it_free_of_charge() -> None:
    state = building(paths=[RED_SHRINE], piety=0)
    choose(state, "start_road f4", "lay se n", "marker city")
    mat = player(state, 0)
    assert [p["end"] for p in mat["paths"]] == ["shrine", "shrine"]
    assert links(state, 1) == ["f4", "e4"]
    assert (mat["stone"], mat["piety"], mat["locations"]["city"]) == (5, 0, 1)
    assert mat["paths"][1]["points"] == 2


@rule("PGM-17.11")
@pytest.mark.parametrize("cell", ["c4", "d2"])
def test_no_tile_lies_on_a_site_or_under_a_building(cell: str) -> None:
    way = {
        "c4": path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 4), road("c4", 1, 2)),
        "d2": path(road("e5", 0, 3), road("e4", 0, 3), road("d3", 0, 3), road("d2", 0, 1)),
    }[cell]
    with pytest.raises(BadPosition, match=r"PGM-17\.11"):
        building(paths=[way])


@rule("PGM-17.12")
def test_foreign_roads_are_neither_extended_nor_destroyed() -> None:
    state = building(seat(paths=[path(road("e5", 0, 3))]), seat())
    assert refusal(state, "extend") == "PGM-17.9"
    assert refusal(state, "destroy") == "PGM-17.30"
    assert refusal(state, "build_shrine") == "PGM-18.1"


@rule("PGM-17.12", "PGM-17.21", "PGM-17.22")
def test_crossing_a_foreign_road_needs_an_upgrade_and_everyone_keeps_his_track() -> None:
    state = building(seat(paths=[path(road("e5", 0, 3))]), seat())
    before = state.view(None)["supply"]["straight"]
    choose(state, "start_road e5", "lay s n", "marker city")
    view = state.view(None)
    assert view["cells"]["e5"]["tile"] == "up_straight_straight"
    tracks = {t["seat"]: (t["entry"], t["exit"]) for t in view["cells"]["e5"]["tracks"]}
    assert tracks == {0: ("s", "n"), 1: ("se", "nw")}
    assert view["supply"]["straight"] == before + 1  # PGM-17.21
    assert view["supply"]["up_straight_straight"] == 0
    # Both have an acolyte on the gate.
    assert player(state, 0)["locations"]["city"] == 1
    assert GAME.violations(state) == []


@rule("PGM-17.19")
def test_where_two_paths_share_a_shrine_the_chosen_one_goes_on() -> None:
    other = path(road("f4", 0, 4), shrine("e4", 1))
    state = building(paths=[RED_SHRINE, other])
    ways = [text for text in open_choices(state) if text.startswith("leave")]
    edges = ("sw", "nw", "n", "ne")
    assert ways == [f"leave_shrine {number} {edge}" for number in (1, 2) for edge in edges]
    choose(state, "leave_shrine 2 n", "lay s n")
    assert (links(state, 0), links(state, 1)) == (["e5", "e4"], ["f4", "e4", "d4"])
    assert [p["end"] for p in player(state, 0)["paths"]] == ["shrine", "open"]


@rule("PGM-17.5", "PGM-17.19")
def test_city_edge_and_exit_of_a_first_tile_are_chosen_together() -> None:
    state = building()
    choose(state, "start_road e5")
    ways = {(entry, leave) for entry in ("se", "s") for leave in ("sw", "nw", "n", "ne")}
    assert {tuple(text.split()[1:]) for text in open_choices(state)} == ways
