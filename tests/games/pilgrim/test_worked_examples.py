"""Section 30: the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.pilgrim.path import AT_SITE, Path, link
from tests.games.pilgrim.tables import (
    choose,
    goods,
    open_choices,
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

FRESH: dict[str, Any] = {"stone": 1, "wheat": 1, "silver": 1, "piety": 0}


@rule("PGM-30.1", "PGM-30.2")
def test_yellow_and_red_seed_the_ring() -> None:
    state = table("seeding", seats=[seat(**FRESH), seat(**FRESH), seat(**FRESH)], round=0)
    assert len(open_choices(state)) == 6
    choose(state, "seed north ring")
    assert places(state, 0) == dict.fromkeys(
        ("north", "north_east", "east", "south_east", "south"), 1
    )
    choose(state, "seed north north")
    assert places(state, 1) == {"north": 2, "north_east": 1, "east": 1, "city": 1}


@rule("PGM-30.2")
def test_red_leads_on_produce_and_gains_two() -> None:
    seats = [seat(city=0, north=1), seat(city=1, north=2)]
    none = {"north": (), "south": ()}
    state = table("choose_action", seats=[*seats, seat(), seat()], start_player=1, dummies=none)
    choose(state, "duty produce", "mode stone")
    assert player(state, 1)["stone"] == 3 + 2


@rule("PGM-30.3", "PGM-3.6")
def test_buildings_flow_over_a_site() -> None:
    # The north-west site on 6 and the north-east one on 4: offsets 0 and 4.
    view = table("sow_origin", rolls=(6, 4, 3, 3)).view(None)
    offsets = [entry["offset"] for entry in view["buildings"]]
    assert offsets[:4] == [2, 3, 5, 6]
    assert offsets[4] == 8


@pytest.mark.parametrize(
    ("counts", "strengths"),
    [
        ((1, 1, 2), ("minority", "minority", "majority")),
        ((1, 2, 2), ("minority", "parity", "parity")),
        ((2, 1, 1), ("majority", "minority", "minority")),
    ],
)
@rule("PGM-30.4", "PGM-7.2")
def test_strength_on_a_tile(counts: tuple[int, ...], strengths: tuple[str, ...]) -> None:
    for number, strength in enumerate(strengths):
        mats = [seat(city=2, north_west=count) for count in counts]
        state = table("choose_action", seats=mats, start_player=number)
        choose(state, "duty ordination")
        pending = state.view(None)["pending"]
        assert (pending["strength"], pending["value"]) == (strength, 1 + (strength == "majority"))
        assert player(state, number)["silver"] == 3 - (strength == "minority")


@rule("PGM-30.5", "PGM-12.2")
def test_red_allocates_twice_and_both_activities_help() -> None:
    red = seat(city=2, north_east=3, activities={"stone_mason": 1})
    state = table("choose_action", seats=[red, seat(), seat()])
    choose(state, "duty allocation", "allocate stone_mason alms_house", "allocate abbey fields")
    assert player(state, 0)["activities"]["alms_house"] == 1
    assert player(state, 0)["activities"]["fields"] == 1
    works = {"alms_house": 1, "fields": 1}
    state = table("choose_action", seats=[seat(north=2, activities=works), seat(), seat()])
    choose(state, "duty produce", "mode wheat")
    assert player(state, 0)["wheat"] == 3 + 2 + 1
    state = table("choose_action", seats=[seat(west=2, activities=works), seat(), seat()])
    choose(state, "duty give_alms")
    assert "alms 1 2" in open_choices(state)


@rule("PGM-30.6", "PGM-15.2", "PGM-15.4")
def test_yellow_taxes() -> None:
    none = {"north": (), "south": ()}
    yellow = seat(city=0, south=2, north=1, south_west=1, east=1)
    rivals = [seat(south=1, east=1), seat(south=1), seat()]
    state = table("choose_action", seats=[yellow, *rivals], dummies=none)
    choose(state, "duty taxation", "take wheat")
    more = ["tax 0 0 0", "tax 0 0 1", "tax 0 0 2", "tax 1 0 0", "tax 1 0 1", "tax 2 0 0"]
    assert open_choices(state) == more
    choose(state, "tax 1 0 1")
    assert goods(state, 0)[:3] == (4, 4, 4)
    assert places(state, 0) == {"city": 2, "north": 1, "south_west": 1, "east": 1}


@rule("PGM-30.7", "PGM-17.5", "PGM-17.6")
def test_white_begins_an_open_road() -> None:
    state = table("choose_action", seats=[seat(south_east=2), seat(), seat()])
    choose(state, "duty build_roads", "start_road e5", "lay se nw", "marker city", "stop")
    white = player(state, 0)
    assert white["stone"] == 2
    assert white["paths"][0]["end"] == "open"
    assert white["locations"]["city"] == 5 - 1 + 2


@rule("PGM-30.8", "PGM-18.3")
def test_blue_builds_a_shrine() -> None:
    blue = seat(south_east=2, paths=[path(road("e5", 0, 3))])
    state = table("choose_action", seats=[blue, seat(), seat()])
    choose(state, "duty build_roads", "build_shrine", "marker city", "stop")
    assert goods(state, 0) == (2, 3, 3, 2)
    assert player(state, 0)["paths"][0]["points"] == 2
    assert player(state, 0)["paths"][0]["end"] == "shrine"


@rule("PGM-30.9", "PGM-18.30", "PGM-18.40")
def test_yellow_joins_a_site() -> None:
    yellow = seat(south_east=2, paths=[path(road("e5", 0, 3), road("e4", 0, 4))])
    state = table("choose_action", seats=[yellow, seat(), seat()], rolls=(4, 3, 3, 3))
    choose(state, "duty build_roads", "extend", "lay s nw", "marker city")
    mat = player(state, 0)
    assert goods(state, 0) == (2, 3, 0, 0)
    assert mat["sites"] == ["north_west"]
    assert mat["paths"][0]["points"] == 3
    assert mat["slots"][0] == {"favour": "favour_3"}
    assert mat["score"]["favours"] == 4


@rule("PGM-30.10", "PGM-17.20")
def test_yellow_upgrades_beside_the_city_and_bridges_the_river() -> None:
    red = seat(paths=[path(road("e5", 0, 3))])
    yellow = seat(south_east=2)
    state = table("choose_action", seats=[yellow, red, seat()])
    choose(state, "duty build_roads", "start_road e5", "lay s ne", "marker city")
    choose(state, "extend", "lay sw ne")
    view = state.view(None)
    assert view["cells"]["e5"]["tile"] == "up_gentle_straight"
    assert view["cells"]["e6"]["tile"] == "bridge"
    assert player(state, 0)["stone"] == 0


@rule("PGM-30.11", "PGM-18.50")
def test_red_builds_a_trade_route() -> None:
    red = seat(south_east=2, paths=[path(road("f4", 0, 2), road("f3", 5, 3))])
    state = table("choose_action", seats=[red, seat(), seat()])
    choose(state, "duty build_roads", "extend", "lay se sw", "marker city")
    assert player(state, 0)["harbours"] == ["harbour_west"]
    assert player(state, 0)["paths"][0]["end"] == "harbour"


@rule("PGM-30.12", "PGM-22.2", "PGM-22.4")
def test_ship_and_merchant_move_on() -> None:
    state = table("round_end", round=4)
    view = state.view(None)
    assert view["ship"] == {"offset": 4, "cell": "b7"}
    assert (view["merchant"], view["trade"]) == ("north_east", "silver")


@rule("PGM-30.13", "PGM-19.10", "PGM-19.11")
def test_white_is_first_above_the_alms_track() -> None:
    white = seat(west=3, city=2, silver=9, alms=3, activities={"alms_house": 1})
    state = table("choose_action", seats=[white, seat(alms=2), seat(alms=1)])
    choose(state, "duty give_alms", "alms 3 0")
    assert player(state, 0)["alms"] == 7
    assert step(state) == "alms_bonus"
    before = player(state, 0)
    choose(state, "accept", "accept")
    after = player(state, 0)
    assert after["abbey"] == before["abbey"] - 1
    assert after["village"] == before["village"] - 1


@rule("PGM-30.14", "PGM-20.1")
def test_the_quarry_becomes_active_in_round_four() -> None:
    for number, active in ((4, ["well", "quarry"]), (5, ["well", "quarry", "chapel"])):
        entries = table("sow_origin", round=number).view(None)["buildings"]
        assert [entry["building"] for entry in entries if entry["active"]] == active


@rule("PGM-30.15", "PGM-24.3")
def test_the_path_of_the_scoring_example() -> None:
    shrines = [False, True, False, False, True, False, False, False, True, False]
    chain = tuple(link(cell, 0, 3, yes) for cell, yes in enumerate(shrines))
    scored = Path(chain, AT_SITE)
    assert (scored.points, scored.length) == (24, 10)


@rule("PGM-30.16", "PGM-23.5")
def test_dummies_jump_at_the_end_of_a_quarter() -> None:
    state = table("round_end", seats=[seat(), seat()], round=6)
    assert state.view(None)["dummies"] == {
        "north": ["north_east", "east", "south_east"],
        "south": ["south_west", "west", "north_west"],
    }


@rule("PGM-30.17", "PGM-13.1")
def test_a_serf_ordained_may_be_sent_on_a_mission() -> None:
    state = table("choose_action", seats=[seat(north_west=2, abbey=0, wheat=2), seat(), seat()])
    village = player(state, 0)["village"]
    choose(state, "duty ordination")  # the Abbey is empty: ordain is the only first step
    choose(state, "mission")
    assert player(state, 0)["village"] == village - 1
    assert player(state, 0)["abbey"] == 0
    assert player(state, 0)["wheat"] == 0
    assert player(state, 0)["locations"]["city"] == 5 + 1 + 2


@rule("PGM-30.18", "PGM-23.5")
@pytest.mark.parametrize(
    ("level", "north", "south", "after_north", "after_south"),
    [
        (
            2,
            4,
            3,
            ["north_east", "east", "south_east", "north_west"],
            ["south_west", "west", "north"],
        ),
        (
            3,
            4,
            4,
            ["north", "north_east", "east", "south_east"],
            ["south", "south_west", "west", "north_west"],
        ),
    ],
)
def test_dummies_of_the_solo_levels(
    level: int, north: int, south: int, after_north: list[str], after_south: list[str]
) -> None:
    ring = [
        "north",
        "north_east",
        "east",
        "south_east",
        "south",
        "south_west",
        "west",
        "north_west",
    ]
    state = table(
        "round_end",
        seats=[seat()],
        round=6,
        options={"level": level},
        dummies={"north": ring[:north], "south": ring[4 : 4 + south]},
    )
    assert state.view(None)["dummies"] == {"north": after_north, "south": after_south}


def test_a_shrine_is_refused_beside_the_city() -> None:
    blue = seat(south_east=2, paths=[path(road("e5", 0, 2))])
    state = table("choose_action", seats=[blue, seat(), seat()])
    choose(state, "duty build_roads")
    assert refusal(state, "build_shrine") == "PGM-18.5"
