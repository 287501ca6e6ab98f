"""Sections 5 to 7: sowing, tithe and the strength of a duty."""

from __future__ import annotations

import pytest

from tests.games.pilgrim.tables import (
    at,
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


@rule("PGM-5.1")
def test_all_acolytes_of_one_location_are_picked_up() -> None:
    state = table("sow_origin", seats=[seat(city=2, north=1, south_east=3), seat(), seat()])
    assert open_choices(state) == ["pick city", "pick north", "pick south_east"]
    choose(state, "pick south_east")
    assert places(state, 0) == {"city": 2, "north": 1, "south": 1, "south_west": 1, "west": 1}


@rule("PGM-5.2")
def test_the_way_follows_the_links_of_the_ring() -> None:
    mine = seat(city=0, north_east=5)
    state = table("sow_origin", seats=[mine, seat(), seat()])
    assert open_choices(state) == ["go city", "go south_east"]  # at east
    choose(state, "go city")
    assert open_choices(state) == ["go north", "go south"]
    choose(state, "go south")
    assert places(state, 0) == {
        "east": 1,
        "city": 1,
        "south": 1,
        "south_west": 1,
        "west": 1,
    }


@rule("PGM-5.3")
@pytest.mark.parametrize(
    ("origin", "first"),
    [
        ("north", "north_east"),
        ("north_east", "east"),
        ("south_east", "south"),
        ("south", "south_west"),
        ("south_west", "west"),
        ("north_west", "north"),
    ],
)
def test_elsewhere_the_link_is_forced(origin: str, first: str) -> None:
    state = table("sow_origin", seats=[seat(city=1, **at(origin, 1)), seat(), seat()])
    choose(state, f"pick {origin}")
    assert step(state) != "sowing"
    assert places(state, 0) == {"city": 1, first: 1}


@rule("PGM-5.3")
@pytest.mark.parametrize(
    ("origin", "links"),
    [
        ("city", ["go north", "go south"]),
        ("east", ["go city", "go south_east"]),
        ("west", ["go city", "go north_west"]),
    ],
)
def test_city_east_and_west_have_two_links(origin: str, links: list[str]) -> None:
    mine = seat(city=0) | {"locations": dict(seat(city=0)["locations"], **{origin: 1})}
    state = table("sow_origin", seats=[mine, seat(), seat()])
    assert open_choices(state) == links


@rule("PGM-5.4")
def test_the_origin_gets_an_acolyte_like_any_other_location() -> None:
    state = table("sow_origin", seats=[seat(city=0, north=9, abbey=1), seat(), seat()])
    choose(state, "go south_east", "go north_west")
    assert places(state, 0) == {
        "north": 1,
        "north_east": 2,
        "east": 1,
        "south_east": 1,
        "south": 1,
        "south_west": 1,
        "west": 1,
        "north_west": 1,
    }


@rule("PGM-5.5")
def test_own_and_foreign_acolytes_share_a_location() -> None:
    mats = [seat(city=0, north=1, north_east=4), seat(north_east=5), seat(north_east=2)]
    state = table("sow_origin", seats=mats)
    choose(state, "pick north")
    assert [player(state, n)["locations"]["north_east"] for n in range(3)] == [5, 5, 2]
    assert "north_east" in state.view(None)["dummies"]["north"]


@rule("PGM-5.6", "PGM-20.30", "PGM-5.3")
def test_kogge_adds_links_for_the_whole_sowing() -> None:
    state = owner_table("sow_origin", "kogge", mine={"city": 4})
    assert open_choices(state) == ["go north", "go east", "go south", "go west"]
    choose(state, "go north")
    assert open_choices(state) == ["go city", "go north_east"]
    choose(state, "go city", "go east", "go city")
    assert places(state, 0) == {"north": 1, "city": 2, "east": 1}


@rule("PGM-5.6", "PGM-20.30")
def test_kogge_links_south_to_the_city() -> None:
    state = owner_table("sow_origin", "kogge", mine={"city": 0, "south": 1})
    assert open_choices(state) == ["go city", "go south_west"]


@rule("PGM-5.6", "PGM-20.20")
def test_cloisters_let_one_location_be_passed() -> None:
    state = owner_table("sow_origin", "cloisters", mine={"city": 0, "north": 2})
    assert open_choices(state) == ["place", "skip"]  # on arrival at north_east
    choose(state, "skip")
    # The walk goes on from there with its normal links and is one step longer.
    assert step(state) == "sowing"
    choose(state, "go south_east")
    assert places(state, 0) == {"east": 1, "south_east": 1}


@rule("PGM-20.20")
def test_cloisters_are_asked_for_at_each_location_until_used() -> None:
    state = owner_table("sow_origin", "cloisters", mine={"city": 0, "south_east": 2})
    choose(state, "place")
    assert open_choices(state) == ["place", "skip"]
    choose(state, "skip")
    assert places(state, 0) == {"south": 1, "west": 1}


@rule("PGM-6.1")
@pytest.mark.parametrize(
    ("place", "duty", "after"),
    [
        ("north", "produce", (4, 3, 3)),
        ("north_east", "allocation", (3, 3, 4)),
        ("east", "clerical", (3, 4, 3)),
    ],
)
def test_a_tithe_is_one_of_the_resource_on_the_tile(
    place: str, duty: str, after: tuple[int, int, int]
) -> None:
    state = table("choose_action", seats=[seat(city=0, **at(place, 3)), seat(), seat()])
    choose(state, f"tithe {duty}")
    assert goods(state, 0)[:3] == after


@rule("PGM-6.1")
@pytest.mark.parametrize("kind", ["stone", "wheat", "silver"])
def test_the_cornucopia_gives_a_resource_of_choice(kind: str) -> None:
    state = table("choose_action", seats=[seat(city=0, south_east=1), seat(), seat()])
    choose(state, "tithe build_roads", f"take {kind}")
    assert player(state, 0)[kind] == 4


@rule("PGM-6.1")
def test_taxation_has_no_tithe() -> None:
    state = table("choose_action", seats=[seat(city=0, south=2, north=1), seat(), seat()])
    assert refusal(state, "tithe taxation") == "PGM-6.1"
    assert refusal(state, "tithe clerical") == "PGM-6.1"


@rule("PGM-6.2")
def test_nothing_raises_a_tithe_and_no_fee_is_due() -> None:
    # In the minority, with activity and building for stone.
    mine = {"city": 0, "north": 1, "east": 1, "silver": 0, "activities": {"stone_mason": 1}}
    state = owner_table("choose_action", "quarry", mine=mine, others=[seat(north=3), seat()])
    choose(state, "tithe produce")
    assert goods(state, 0) == (4, 3, 0, 3)
    assert places(state, 0) == {"north": 1, "east": 1}


@rule("PGM-7.1")
@pytest.mark.parametrize(
    ("own", "rivals", "strength"),
    [
        (2, (1, 1), "majority"),  # each colour is counted by itself
        (1, (0, 0), "parity"),  # against one dummy
        (1, (1, 1), "parity"),
        (1, (0, 2), "minority"),
    ],
)
def test_each_other_colour_is_counted_separately(
    own: int, rivals: tuple[int, int], strength: str
) -> None:
    mats = [seat(city=0, north=own), *(seat(north=count) for count in rivals)]
    state = table("choose_action", seats=mats)  # a dummy stands at north
    choose(state, "duty produce")
    assert state.view(None)["pending"]["strength"] == strength


@rule("PGM-7.3")
def test_alone_on_a_tile_one_acolyte_has_the_majority() -> None:
    state = table("choose_action", seats=[seat(city=0, east=1), seat(), seat()])
    choose(state, "duty clerical", "mode silversmith")
    assert player(state, 0)["silver"] == 3 + 2


@rule("PGM-7.4")
def test_the_fee_is_paid_before_the_first_unit() -> None:
    mats = [seat(city=0, north_west=1), seat(north_west=2), seat()]
    state = table("choose_action", seats=mats)
    choose(state, "duty ordination")
    assert step(state) == "ordination"
    assert goods(state, 0) == (3, 3, 2, 3)


@rule("PGM-7.4")
def test_without_silver_the_minority_cannot_perform_the_duty() -> None:
    mats = [seat(city=0, north_west=1, east=1, silver=0), seat(north_west=2), seat()]
    state = table("choose_action", seats=mats)
    assert refusal(state, "duty ordination") == "PGM-7.4"


@rule("PGM-7.4")
def test_silver_of_the_middle_window_pays_the_fee() -> None:
    mine = {"city": 0, "north_west": 1, "silver": 0}
    state = owner_table("middle_window", "brewery", mine=mine, others=[seat(north_west=2), seat()])
    choose(state, "use brewery", "duty ordination", "ordain")
    assert goods(state, 0)[:3] == (3, 3 - 1 - 1, 2 - 1)


@rule("PGM-7.5")
def test_activity_and_building_raise_the_yield_but_leave_the_fee() -> None:
    mine = {"city": 0, "east": 1, "activities": {"vestry": 1}}
    state = owner_table("choose_action", "chapel", mine=mine, others=[seat(east=2), seat()])
    choose(state, "duty clerical", "mode devotion")
    assert goods(state, 0) == (3, 3, 2, 3 + 1 + 1 + 1)
