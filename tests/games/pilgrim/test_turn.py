"""Section 4 and 21: the steps of a turn, its windows, payments, and the shortage of acolytes."""

from __future__ import annotations

import pytest

from tests.games.pilgrim.tables import (
    ACTIVITIES,
    ALL_ACTIVE,
    at,
    choose,
    goods,
    market,
    open_choices,
    owner_table,
    path,
    places,
    played,
    player,
    refusal,
    road,
    seat,
    step,
    table,
)
from tests.rules import rule


@rule("PGM-4.1")
def test_a_game_has_twenty_six_rounds_of_one_turn_for_each() -> None:
    turns: list[tuple[int, int]] = []
    for state in played(2, 4):
        state.log = state.log if state.log is not None else []
        turns += [(e.amount, e.seat) for e in state.log if e.kind == "turn-begins"]
        state.log.clear()
    assert sorted(turns) == [(number, who) for number in range(1, 27) for who in (0, 1)]


@rule("PGM-4.2")
def test_a_turn_goes_from_window_to_window() -> None:
    # An own Guild is asked for in every window that there is.
    state = owner_table("turn_begins", "guild", mine={"city": 0, "north": 1, "west": 1})
    assert step(state) == "start_window"
    choose(state, "done")
    assert step(state) == "sow_origin"
    choose(state, "pick north")
    assert step(state) == "middle_window"
    choose(state, "done")
    assert step(state) == "choose_action"
    choose(state, "duty give_alms", "mode alms", "alms 1 0")
    assert step(state) == "unit_window"
    choose(state, "done")
    assert step(state) == "end_window"
    assert places(state, 0) == {"city": 1, "north_east": 1}
    choose(state, "done")
    assert state.view(None)["active"] == 1


@rule("PGM-4.3", "PGM-20.3")
def test_each_building_is_used_at_its_own_time() -> None:
    own = ("dormitory", "inquisition", "library", "pulpit", "scriptorium", "kogge")
    state = owner_table("start_window", *own, mine={"city": 2, "north": 1, "west": 1})
    early = ["use dormitory", "use inquisition", "use pulpit", "done"]
    assert open_choices(state) == early
    choose(state, "use dormitory", "relocate west", "use inquisition", "relocate east", "done")
    choose(state, "pick north")
    if step(state) == "sowing":
        choose(state, "go north_east")
    assert open_choices(state) == ["use pulpit", "use scriptorium", "done"]
    choose(state, "done", "tithe clerical")
    assert open_choices(state) == ["use library", "use pulpit", "done"]


@rule("PGM-4.3", "PGM-20.24")
def test_nothing_is_used_after_the_library() -> None:
    state = owner_table("end_window", "library", "pulpit", mine={"city": 2})
    choose(state, "use library", "relocate abbey")
    assert state.view(None)["active"] == 1


@rule("PGM-4.3")
def test_there_is_one_window_after_every_unit_and_none_after_stop() -> None:
    mine = {"city": 0, "north_east": 3, "abbey": 3}
    state = owner_table("choose_action", "pulpit", "library", mine=mine)
    choose(state, "duty allocation", "allocate abbey fields")
    assert step(state) == "unit_window"
    choose(state, "done", "stop")
    assert step(state) == "end_window"


@rule("PGM-4.3")
def test_an_own_kogge_works_without_being_asked() -> None:
    state = owner_table("start_window", "kogge", "pulpit", mine={"city": 2})
    assert open_choices(state) == ["use pulpit", "done"]
    choose(state, "done")
    assert open_choices(state) == ["go north", "go east", "go south", "go west"]


@rule("PGM-4.4")
def test_a_turn_has_one_tithe_or_one_duty_on_a_tile_with_an_own_acolyte() -> None:
    state = table("sow_origin", seats=[seat(city=0, north=1, west=1, abbey=2), seat(), seat()])
    choose(state, "pick north")
    # Give Alms has not been touched by the sowing.
    assert {text for text in open_choices(state) if "give_alms" in text} == {
        "tithe give_alms",
        "duty give_alms",
    }
    assert refusal(state, "duty produce") == "PGM-4.4"
    assert refusal(state, "tithe produce") == "PGM-6.1"
    choose(state, "tithe give_alms")
    assert state.view(None)["active"] == 1


@rule("PGM-4.5")
def test_a_duty_needs_a_unit_that_can_be_paid() -> None:
    mine = seat(city=0, south_east=2, north_west=2, stone=0, wheat=0)
    state = table("choose_action", seats=[mine, seat(), seat()])
    assert refusal(state, "duty build_roads") == "PGM-4.5"
    assert refusal(state, "duty ordination") == "PGM-13.1"


@rule("PGM-4.5")
def test_the_first_unit_is_due_and_the_others_are_free() -> None:
    state = table("choose_action", seats=[seat(city=0, north_west=2), seat(), seat()])
    choose(state, "duty ordination")
    assert refusal(state, "stop") == "PGM-4.5"
    choose(state, "ordain", "stop")
    assert state.view(None)["active"] == 1
    assert goods(state, 0)[1] == 2


@rule("PGM-4.5")
@pytest.mark.parametrize(
    ("place", "choices"),
    [
        ("east", ("duty clerical", "mode devotion")),
        ("north", ("duty produce", "mode wheat")),
        ("south", ("duty taxation", "take stone")),
        ("west", ("duty give_alms", "alms 1 0")),
    ],
)
def test_four_duties_are_a_single_unit(place: str, choices: tuple[str, ...]) -> None:
    mine = seat(city=0, north_east=1, **at(place, 3))
    state = table("choose_action", seats=[mine, seat(), seat()])
    choose(state, *choices)
    assert state.view(None)["active"] == 1


@rule("PGM-4.6")
def test_without_tithe_and_duty_the_turn_goes_on_without_action() -> None:
    state = owner_table("choose_action", "pulpit", mine={"city": 5})
    assert step(state) == "end_window"
    assert state.view(None)["active"] == 0
    assert places(state, 0) == {"city": 5}


@rule("PGM-4.7")
def test_after_a_duty_all_acolytes_of_its_tile_go_to_the_city() -> None:
    state = table("choose_action", seats=[seat(city=1, east=3, north=2), seat(east=1), seat()])
    choose(state, "duty clerical", "mode silversmith")
    assert places(state, 0) == {"city": 4, "north": 2}
    assert player(state, 1)["locations"]["east"] == 1


@rule("PGM-4.7", "PGM-6.2")
def test_after_a_tithe_nobody_is_recalled() -> None:
    state = table("choose_action", seats=[seat(city=1, east=3, north=2), seat(), seat()])
    choose(state, "tithe clerical")
    assert places(state, 0) == {"city": 1, "east": 3, "north": 2}


@rule("PGM-4.8")
def test_the_value_stays_when_acolytes_leave_the_tile() -> None:
    mats = [seat(city=0, south_east=3), seat(south_east=2), seat()]
    state = table("choose_action", seats=mats)
    choose(state, "duty build_roads", "start_road e5", "lay se nw")
    assert places(state, 0) == {"south_east": 2}  # parity by now
    assert "extend" in open_choices(state)
    choose(state, "extend", "lay se nw")
    assert len(player(state, 0)["paths"][0]["links"]) == 2


@rule("PGM-4.9")
def test_mode_then_rented_buildings_then_the_fee_then_the_units() -> None:
    mats = [seat(city=0, east=1, silver=3), seat(east=2), seat()]
    state = table("choose_action", seats=mats, round=ALL_ACTIVE, buildings=market("chapel"))
    choose(state, "duty clerical")
    assert step(state) == "duty_mode"
    choose(state, "mode devotion")
    assert open_choices(state) == ["use chapel", "forgo"]
    assert goods(state, 0) == (3, 3, 3, 3)
    choose(state, "use chapel")
    assert goods(state, 0) == (2, 3, 2, 5)


@rule("PGM-4.9")
def test_buildings_of_others_are_asked_for_in_the_order_of_the_list() -> None:
    state = table(
        "choose_action",
        seats=[seat(city=0, north_east=2), seat(), seat()],
        round=ALL_ACTIVE,
        buildings=market("infirmary", "chapter_house"),
    )
    choose(state, "duty allocation")
    assert open_choices(state) == ["use chapter_house", "forgo"]
    choose(state, "forgo")
    assert open_choices(state) == ["use infirmary", "forgo"]


@rule("PGM-4.9", "PGM-20.4")
def test_own_duty_buildings_work_by_themselves_and_free_of_charge() -> None:
    state = owner_table("choose_action", "mint", mine={"city": 0, "east": 2})
    choose(state, "duty clerical", "mode silversmith")
    assert goods(state, 0) == (3, 3, 3 + 3, 3)


@rule("PGM-4.10")
def test_reliquary_is_asked_for_before_bank_and_nothing_else() -> None:
    mine = {"city": 0, "south_east": 3, "paths": [path(road("e5", 0, 3))], "piety": 1}
    state = owner_table("choose_action", "bank", "reliquary", "grain_store", mine=mine)
    choose(state, "duty build_roads", "build_shrine")
    assert open_choices(state) == ["use reliquary", "forgo"]
    choose(state, "forgo")
    assert open_choices(state) == ["use bank", "forgo"]
    choose(state, "use bank")
    assert open_choices(state) == ["replace stone 1", "replace piety 1"]
    choose(state, "replace stone 1")
    assert goods(state, 0) == (3, 3, 2, 0)


@rule("PGM-4.10", "PGM-20.25")
def test_tile_and_donation_are_two_payments_and_the_bank_serves_one() -> None:
    mine = {
        "city": 0,
        "south_east": 3,
        "paths": [path(road("e5", 0, 3), road("e4", 0, 4))],
        "silver": 9,
    }
    state = owner_table(
        "choose_action", "bank", "reliquary", mine=mine, rolls=(4, 3, 3, 3), round=21
    )
    choose(state, "duty build_roads", "extend", "lay s nw")
    assert open_choices(state) == ["use bank", "forgo"]  # for the stone of the tile
    choose(state, "forgo")
    assert goods(state, 0) == (2, 3, 9, 3)
    assert open_choices(state) == ["use reliquary", "forgo"]  # for the piety of the site
    choose(state, "use reliquary", "use bank", "replace piety 2")
    assert goods(state, 0) == (2, 3, 9 - 3 - 2, 3)


@rule("PGM-4.11")
def test_renting_that_would_make_the_duty_impossible_is_not_offered() -> None:
    # The only silver is due as the minority's fee, and the fee of the Chapel would be silver.
    mats = [seat(city=0, east=1, silver=1), seat(east=2), seat()]
    state = table(
        "choose_action",
        seats=mats,
        round=ALL_ACTIVE,
        merchant="north_east",
        buildings=market("chapel"),
    )
    choose(state, "duty clerical", "mode devotion")
    assert player(state, 0)["used"] == []
    assert goods(state, 0) == (3, 3, 0, 4)


@rule("PGM-4.11")
def test_a_duty_that_needs_the_bank_is_offered_and_then_must_use_it() -> None:
    mine = {"city": 0, "south_east": 3, "stone": 0}
    state = owner_table("choose_action", "bank", mine=mine)
    choose(state, "duty build_roads", "start_road e5", "lay se nw")
    assert player(state, 0)["used"] == ["bank"]
    assert goods(state, 0)[:3] == (0, 3, 2)


@rule("PGM-21.1")
@pytest.mark.parametrize(("village", "abbey", "after"), [(14, 2, (14, 1, 1)), (16, 0, (15, 1, 0))])
def test_without_acolytes_outside_one_comes_and_the_turn_ends(
    village: int, abbey: int, after: tuple[int, int, int]
) -> None:
    mine = {"city": 0, "village": village, "abbey": abbey, "wheat": 0}
    state = owner_table("turn_begins", "pulpit", mine=mine)
    mat = player(state, 0)
    assert (mat["village"], mat["abbey"], mat["locations"]["city"]) == after
    assert state.view(None)["active"] == 1


@rule("PGM-21.2")
def test_with_nobody_at_home_either_the_turn_ends_without_effect() -> None:
    route = path(road("f4", 0, 2), road("f3", 5, 3), road("f2", 0, 2), end="harbour")
    doubled = dict.fromkeys(ACTIVITIES, 2)
    mine = seat(
        city=0,
        abbey=0,
        alms_table=2,
        activities=doubled,
        paths=[route],
        harbours=["harbour_west"],
    )
    state = table("turn_begins", seats=[mine, seat(), seat()], round=15)
    assert state.view(None)["active"] == 1
    assert places(state, 0) == {}
    assert (player(state, 0)["village"], player(state, 0)["abbey"]) == (0, 0)
