"""Section 18: shrines, pilgrim paths, sites, favours and trade routes."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import State
from tests.games.pilgrim.tables import (
    TAXATION,
    choose,
    goods,
    open_choices,
    path,
    player,
    refusal,
    road,
    seat,
    shrine,
    step,
    table,
)
from tests.rules import rule

CLOSED = path(road("e5", 0, 3), shrine("e4", 0))
TO_C3 = path(road("e5", 0, 3), road("e4", 0, 4))  # one tile before the site on c3
AT_C3 = path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 3), end="site")
AT_F1 = path(road("f4", 0, 2), road("f3", 5, 3), road("f2", 0, 2), end="harbour")
NORTH_WEST_4 = (4, 3, 3, 3)  # the site lies on c3


def building(*rivals: dict[str, Any], rolls: tuple[int, ...] = (3, 3, 3, 3), **mine: Any) -> State:
    """The first player at his road units, strong at Build Roads, with others' mats."""
    me = seat(**{"city": 2, "south_east": 3, "stone": 6} | mine)
    others = list(rivals) or [seat(), seat()]
    state = table("choose_action", seats=[me, *others], rolls=rolls)
    return choose(state, "duty build_roads")


@rule("PGM-18.1")
def test_a_shrine_is_built_on_the_next_cell_of_an_open_road() -> None:
    state = building(paths=[path(road("e5", 0, 3))])
    choose(state, "build_shrine", "marker city")
    assert state.view(None)["cells"]["e4"]["tile"] == "shrine"
    assert refusal(state, "build_shrine") == "PGM-18.1"  # the path is closed now


@rule("PGM-18.2", "PGM-18.3")
@pytest.mark.parametrize("roads", [1, 2])
def test_the_second_shrine_needs_two_roads_and_two_piety(roads: int) -> None:
    tail = [road("d4", 1, 5)] if roads == 1 else [road("d3", 0, 5), road("d4", 2, 5)]
    way = path(road("e5", 0, 3), shrine("e4", 0, 4 if roads == 1 else 3), *tail)
    state = building(paths=[way])
    if roads == 1:
        assert refusal(state, "build_shrine") == "PGM-18.2"
        return
    choose(state, "build_shrine", "marker city")
    assert state.view(None)["cells"]["c5"]["tile"] == "shrine"
    assert goods(state, 0) == (5, 3, 3, 3 - 2)


@rule("PGM-18.4")
def test_a_shrine_takes_an_available_acolyte() -> None:
    state = building(paths=[path(road("e5", 0, 3))])
    choose(state, "build_shrine")
    assert open_choices(state) == ["marker city", "marker south_east"]
    choose(state, "marker south_east", "stop")
    assert player(state, 0)["locations"]["city"] == 2 + 2


@rule("PGM-18.4")
def test_without_an_acolyte_there_is_no_shrine() -> None:
    state = building(city=0, south_east=1)
    choose(state, "start_road e5", "lay se nw")  # the only acolyte marks the road
    assert refusal(state, "build_shrine") == "PGM-18.4"


@rule("PGM-18.4", "PGM-2.8")
@pytest.mark.parametrize("left", [0, 1])
def test_without_a_shrine_in_the_supply_there_is_none(left: int) -> None:
    away = path(road("f8", 2, 5), road("e9", 2, 5), shrine("e10", 2))
    red = seat(paths=[path(road("e7", 2, 4), shrine("d7", 1)), away][left:])
    beside = path(road("f4", 0, 2), shrine("f3", 5))
    mine = [CLOSED, beside, path(road("e5", 1, 4), road("d5", 1, 4))]
    state = building(red, paths=mine, city=2, south_east=2, abbey=1)
    assert state.view(None)["supply"]["shrine"] == left
    if left:
        assert "build_shrine" in open_choices(state)
    else:
        assert refusal(state, "build_shrine") == "PGM-18.4"


@rule("PGM-18.5")
@pytest.mark.parametrize(
    ("way", "rivals"),
    [
        (path(road("f4", 0, 2), road("f3", 5, 3)), []),  # f2 lies beside a harbour
        (path(road("e5", 0, 3), road("e4", 0, 3)), []),  # d3 beside the site on d2
        (path(road("f4", 0, 3)), [CLOSED]),  # e3 beside a foreign shrine
        (path(road("e5", 0, 5)), []),  # e6 is a river
        (path(road("f4", 0, 4)), [path(road("e5", 0, 3), road("e4", 0, 3))]),  # not empty
    ],
)
def test_where_no_shrine_may_stand(way: dict[str, Any], rivals: list[dict[str, Any]]) -> None:
    state = building(seat(paths=rivals), seat(), paths=[way])
    assert refusal(state, "build_shrine") == "PGM-18.5"


@rule("PGM-18.5")
def test_a_shrine_may_stand_on_a_free_edge_space() -> None:
    way = path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 3))
    state = building(paths=[way], rolls=(6, 3, 3, 3))  # the site lies on b5
    choose(state, "build_shrine", "marker city")
    assert state.view(None)["cells"]["c3"]["tile"] == "shrine"


@rule("PGM-18.6")
def test_a_path_with_a_shrine_never_becomes_a_trade_route() -> None:
    way = path(road("f4", 0, 3), shrine("e3", 0, 1), road("f3", 4, 3))
    state = building(paths=[way])
    choose(state, "extend")
    assert "lay se sw" not in open_choices(state)


@rule("PGM-18.7")
def test_a_shrine_closes_its_path_until_it_is_left() -> None:
    state = building(paths=[path(road("e5", 0, 3))], activities={"road_engineer": 1}, abbey=1)
    choose(state, "build_shrine", "marker city")
    assert "start_road h7" in open_choices(state)
    choose(state, "leave_shrine 1 n", "lay s ne")
    assert player(state, 0)["paths"][0]["end"] == "open"
    assert refusal(state, "start_road h7") == "PGM-17.9"


@rule("PGM-18.8")
def test_a_shrine_is_for_its_owner_alone_and_for_good() -> None:
    state = building(seat(paths=[CLOSED]), seat())
    choose(state, "start_road f4")
    assert refusal(state, "lay se n") == "PGM-17.8"
    own = building(paths=[CLOSED])
    assert refusal(own, "destroy") == "PGM-17.30"


@rule("PGM-18.9")
def test_joining_an_own_shrine_asks_for_no_distance_and_counts_as_a_shrine() -> None:
    # A second shrine on this path, one road after its first: built it would need two.
    first = path(road("e5", 0, 3), shrine("e4", 0))
    second = path(road("f4", 0, 2), shrine("f3", 5))
    state = building(paths=[first, second], piety=0)
    choose(state, "leave_shrine 2 n", "lay s ne")
    mat = player(state, 0)
    assert mat["paths"][1]["shrines"] == 2
    assert mat["paths"][1]["end"] == "shrine"
    assert mat["piety"] == 0
    assert mat["locations"]["city"] == 2
    assert mat["paths"][1]["points"] == 2 + 2 * 2


@rule("PGM-18.20")
def test_a_consecrated_path_ends_at_its_site() -> None:
    state = building(paths=[AT_C3], sites=["north_west"], rolls=NORTH_WEST_4)
    assert player(state, 0)["paths"][0]["end"] == "site"
    assert {text.split()[0] for text in open_choices(state)} == {"start_road"}


@rule("PGM-18.20")
def test_a_path_may_lead_over_shrines_to_a_site() -> None:
    way = path(road("e5", 0, 3), shrine("e4", 0, 4))
    way["links"].append(road("d4", 1, 5))
    way["end"] = "open"
    state = building(paths=[path(*way["links"])], rolls=(5, 3, 3, 3))  # the site lies on c4
    choose(state, "extend", "lay sw nw", "marker city")
    found = player(state, 0)["paths"][0]
    assert (found["end"], found["shrines"], found["length"]) == ("site", 1, 4)
    assert found["points"] == 2 + 2 * 2


@rule("PGM-18.21")
def test_the_length_counts_roads_and_shrines_but_not_the_site() -> None:
    found = player(building(paths=[AT_C3], sites=["north_west"], rolls=NORTH_WEST_4), 0)["paths"][0]
    assert found["length"] == 3
    shrined = path(road("e5", 0, 3), shrine("e4", 0, 4), road("d4", 1, 5))
    assert player(building(paths=[shrined]), 0)["paths"][0]["length"] == 3


@rule("PGM-18.22", "PGM-24.3")
def test_an_open_tail_scores_nothing_and_the_closed_part_keeps_its_points() -> None:
    tail = path(road("e5", 0, 3), shrine("e4", 0, 4), road("d4", 1, 5))
    assert player(building(paths=[tail]), 0)["score"]["paths"] == 2
    bare = path(road("e5", 0, 3), road("e4", 0, 4))
    assert player(building(paths=[bare]), 0)["score"]["paths"] == 0


@rule("PGM-18.31")
def test_several_players_may_join_the_same_site() -> None:
    red = seat(paths=[AT_C3], sites=["north_west"])
    way = path(road("f4", 0, 3), road("e3", 0, 4))
    state = building(red, seat(), paths=[way], rolls=NORTH_WEST_4)
    choose(state, "extend", "lay s n", "marker city")
    assert player(state, 0)["sites"] == player(state, 1)["sites"] == ["north_west"]


@rule("PGM-18.32")
def test_joining_a_site_is_part_of_the_last_tiles_unit() -> None:
    state = building(paths=[TO_C3], rolls=NORTH_WEST_4)
    choose(state, "extend", "lay s nw", "marker city")
    assert step(state) == "road_unit"  # the second unit is still to come


@rule("PGM-18.32")
def test_construct_may_join_a_site() -> None:
    mats = [seat(city=2, south_west=1, paths=[TO_C3]), seat(), seat()]
    state = table("choose_action", seats=mats, rolls=NORTH_WEST_4, merchant=TAXATION)
    choose(state, "duty construct", "extend", "lay s nw", "marker city")
    assert player(state, 0)["sites"] == ["north_west"]


@rule("PGM-18.40", "PGM-18.41")
@pytest.mark.parametrize(
    ("mine", "rival", "slots"),
    [
        ({}, {}, 1),
        ({}, {"favours": ["favour_3"]}, 0),
        ({"favours": ["favour_4", "favour_5", "favour_6", "favour_7", "favour_8"]}, {}, 6),
        (
            {
                "favours": ["favour_4", "favour_5", "favour_6", "favour_7", "favour_8"],
                "donated": ["well"],
            },
            {},
            6,
        ),
    ],
)
def test_a_favour_needs_to_lie_there_and_a_free_slot(
    mine: dict[str, Any], rival: dict[str, Any], slots: int
) -> None:
    state = building(seat(**rival), seat(), paths=[TO_C3], rolls=NORTH_WEST_4, **mine)
    choose(state, "extend", "lay s nw", "marker city")
    filled = [slot for slot in player(state, 0)["slots"] if slot]
    assert len(filled) == slots
    takes = not rival and "donated" not in mine
    assert ({"favour": "favour_3"} in filled) == takes


@rule("PGM-18.51", "PGM-18.50")
def test_several_players_may_join_the_same_harbour_and_routes_score_nothing() -> None:
    red = seat(paths=[AT_F1], harbours=["harbour_west"])
    second = path(road("h4", 5, 2), road("h3", 5, 3), road("h2", 0, 3))
    state = building(red, seat(), paths=[second])
    choose(state, "extend", "lay se n", "marker city")
    for number in (0, 1):
        assert player(state, number)["harbours"] == ["harbour_west"]
        assert player(state, number)["score"]["paths"] == 0


@rule("PGM-18.50")
def test_a_trade_route_is_closed_for_good() -> None:
    state = building(paths=[AT_F1], harbours=["harbour_west"])
    assert {text.split()[0] for text in open_choices(state)} == {"start_road"}


@rule("PGM-18.52", "PGM-22.5")
def test_a_trade_route_brings_the_trade_resource_at_the_rounds_end() -> None:
    mats = [seat(paths=[AT_F1], harbours=["harbour_west"]), seat(), seat()]
    state = table("round_end", seats=mats, merchant="west")  # to Ordination: wheat
    assert goods(state, 0) == (3, 4, 3, 3)
    assert goods(state, 1) == (3, 3, 3, 3)
