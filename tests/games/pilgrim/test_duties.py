"""Sections 8, 10 and 12 to 16: the duties apart from roads and Construct; activities."""

from __future__ import annotations

from typing import Any

import pytest

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


def alone(**mine: Any) -> list[dict[str, Any]]:
    """Three mats of which the others stand in the City."""
    return [seat(**mine), seat(), seat()]


@rule("PGM-8.1", "PGM-8.4", "PGM-16.2")
def test_every_move_between_abbey_and_activities_is_open() -> None:
    mine = alone(city=0, north_east=2, abbey=1, activities={"fields": 1})
    state = table("choose_action", seats=mine)
    choose(state, "duty allocation")
    others = ["road_engineer", "stone_mason", "alms_house", "engraver", "vestry"]
    assert open_choices(state) == [
        *(f"allocate abbey {name}" for name in others),
        "allocate fields abbey",
        *(f"allocate fields {name}" for name in others),
    ]
    assert refusal(state, "allocate abbey fields") == "PGM-8.1"
    assert refusal(state, "stop") == "PGM-4.5"


@rule("PGM-8.1")
@pytest.mark.parametrize(("own", "moves"), [(3, 2), (1, 1)])
def test_there_are_as_many_moves_as_the_value(own: int, moves: int) -> None:
    state = table("choose_action", seats=alone(city=0, north_east=own, abbey=3))
    choose(state, "duty allocation", *["allocate abbey fields", "allocate abbey vestry"][:moves])
    assert state.view(None)["active"] == 1
    assert player(state, 0)["abbey"] == 3 - moves


@rule("PGM-8.2")
def test_moves_are_made_one_after_another() -> None:
    state = table("choose_action", seats=alone(city=0, north_east=2, abbey=1))
    choose(state, "duty allocation", "allocate abbey fields")
    assert refusal(state, "allocate abbey vestry") == "PGM-8.1"
    choose(state, "allocate fields vestry")
    assert player(state, 0)["activities"]["vestry"] == 1
    assert player(state, 0)["activities"]["fields"] == 0


@rule("PGM-8.3", "PGM-20.15")
def test_the_infirmary_and_nothing_else_adds_a_move() -> None:
    works = {"road_engineer": 1, "alms_house": 1, "engraver": 1}
    mine = {"city": 0, "north_east": 2, "abbey": 3, "activities": works}
    state = owner_table("choose_action", "infirmary", mine=mine)
    choose(state, "duty allocation", "allocate abbey fields", "allocate abbey vestry")
    assert step(state) == "allocation"
    choose(state, "allocate abbey stone_mason")
    assert state.view(None)["active"] == 1
    plain = table("choose_action", seats=alone(**mine))
    choose(plain, "duty allocation", "allocate abbey fields", "allocate abbey vestry")
    assert plain.view(None)["active"] == 1


@rule("PGM-8.4")
def test_an_allocation_may_stop_after_the_first_move() -> None:
    state = table("choose_action", seats=alone(city=0, north_east=2))
    choose(state, "duty allocation", "allocate abbey fields", "stop")
    assert state.view(None)["active"] == 1


@rule("PGM-10.1", "PGM-20.12", "PGM-20.16")
@pytest.mark.parametrize(
    ("mode", "works", "buildings", "gained"),
    [
        ("devotion", {}, (), 2),
        ("devotion", {"vestry": 1, "engraver": 1}, (), 3),
        ("devotion", {"vestry": 2}, ("chapel", "mint"), 5),
        ("devotion", {}, ("mint",), 2),
        ("silversmith", {}, ("chapel",), 2),
        ("silversmith", {}, (), 2),
        ("silversmith", {"vestry": 1, "engraver": 1}, (), 3),
        ("silversmith", {"engraver": 2}, ("chapel", "mint"), 5),
    ],
)
def test_clerical_gives_piety_or_silver(
    mode: str, works: dict[str, int], buildings: tuple[str, ...], gained: int
) -> None:
    mine = {"city": 0, "east": 2, "activities": works}
    state = owner_table("choose_action", *buildings, mine=mine)
    choose(state, "duty clerical", f"mode {mode}")
    piety, silver = (gained, 0) if mode == "devotion" else (0, gained)
    assert goods(state, 0) == (3, 3, 3 + silver, 3 + piety)


@rule("PGM-10.2", "PGM-2.5")
def test_devotion_is_not_for_the_most_pious() -> None:
    state = table("choose_action", seats=alone(city=0, east=2, north=1, piety=12))
    choose(state, "duty clerical")
    assert goods(state, 0) == (3, 3, 5, 12)  # nothing but silver is left
    state = table("choose_action", seats=alone(city=0, east=2, piety=11))
    choose(state, "duty clerical", "mode devotion")
    assert goods(state, 0) == (3, 3, 3, 12)  # what goes beyond is lost


@rule("PGM-12.1", "PGM-12.6")
def test_paid_alms_are_any_mix_of_silver_and_wheat_up_to_the_value() -> None:
    state = table("choose_action", seats=alone(city=0, west=2, silver=1))
    choose(state, "duty give_alms")
    assert open_choices(state) == ["alms 0 1", "alms 0 2", "alms 1 0", "alms 1 1"]
    assert refusal(state, "alms 2 0") == "PGM-12.1"
    choose(state, "alms 1 1", "decline")
    assert goods(state, 0) == (3, 2, 0, 3)
    assert player(state, 0)["alms"] == 2


@rule("PGM-12.1", "PGM-12.3")
@pytest.mark.parametrize("helpers", [0, 1])
def test_a_donation_turns_one_building_over_for_one_row_and_ends_the_duty(helpers: int) -> None:
    mine = {"city": 0, "west": 3, "activities": {"alms_house": helpers}}
    state = owner_table("choose_action", "well", "pulpit", mine=mine)
    choose(state, "duty give_alms")
    assert open_choices(state) == ["mode alms", "mode donation"]
    choose(state, "mode donation")
    assert open_choices(state) == ["donate well", "donate pulpit"]
    choose(state, "donate well")
    assert goods(state, 0) == (3, 3, 3, 3)
    assert player(state, 0)["alms"] == 1
    assert player(state, 0)["slots"][0] == {"building": "well", "donated": True}
    assert step(state) == "unit_window"
    choose(state, "done")
    assert step(state) == "end_window"
    assert places(state, 0) == {"city": 3}


@rule("PGM-12.4")
@pytest.mark.parametrize(("alms", "rivals", "most"), [(5, 0, 1), (4, 0, 2), (6, 7, 1), (7, 0, 1)])
def test_nobody_pays_for_more_rows_than_there_are(alms: int, rivals: int, most: int) -> None:
    mats = [seat(city=0, west=3, wheat=0, alms=alms), seat(alms=rivals), seat()]
    mats[0]["activities"]["alms_house"] = 1
    mats[0]["silver"] = 5
    state = table("choose_action", seats=mats)
    choose(state, "duty give_alms")
    if most == 1:  # taken without asking
        assert player(state, 0)["silver"] == 4
    else:
        assert open_choices(state) == ["alms 1 0", "alms 2 0"]


@rule("PGM-12.4")
@pytest.mark.parametrize("alms", [6, 7])
def test_at_the_top_alms_move_nothing_and_give_no_bonus(alms: int) -> None:
    mats = [seat(city=0, west=1, wheat=0, alms=alms), seat(alms=13 - alms), seat()]
    state = table("choose_action", seats=mats)
    choose(state, "duty give_alms")
    assert player(state, 0)["alms"] == alms
    assert (player(state, 0)["abbey"], player(state, 0)["silver"]) == (3, 2)
    assert state.view(None)["active"] == 1


@rule("PGM-12.5", "PGM-19.10")
@pytest.mark.parametrize("alms", [0, 1])
def test_reaching_or_passing_a_row_gives_its_bonus(alms: int) -> None:
    mine = alone(city=0, west=2, alms=alms, wheat=0)
    state = table("choose_action", seats=mine)
    village = player(state, 0)["village"]
    choose(state, "duty give_alms", "alms 2 0")
    assert step(state) == "alms_bonus"
    choose(state, "accept")
    assert (player(state, 0)["village"], player(state, 0)["abbey"]) == (village - 1, 4)


@rule("PGM-12.6")
def test_the_mode_is_chosen_where_both_are_possible() -> None:
    mine = {"city": 0, "west": 1, "silver": 0, "wheat": 0}
    state = owner_table("choose_action", "well", mine=mine)
    choose(state, "duty give_alms") if step(state) == "choose_action" else None
    assert player(state, 0)["slots"][0] == {"building": "well", "donated": True}
    bare = table("choose_action", seats=alone(city=0, west=1, north=1, silver=0, wheat=0))
    assert refusal(bare, "duty give_alms") == "PGM-12.1"


@rule("PGM-13.2", "PGM-20.15")
def test_the_infirmary_adds_a_step_that_costs_wheat_too() -> None:
    mine = {"city": 0, "north_west": 2, "wheat": 4}
    state = owner_table("choose_action", "infirmary", mine=mine)
    choose(state, "duty ordination", "ordain", "ordain", "mission")
    assert state.view(None)["active"] == 1
    assert goods(state, 0)[1] == 1


@rule("PGM-14.1", "PGM-20.17", "PGM-20.18")
@pytest.mark.parametrize(
    ("mode", "works", "buildings", "gained"),
    [
        ("wheat", {}, (), 2),
        ("wheat", {"fields": 1, "stone_mason": 1}, (), 3),
        ("wheat", {"fields": 2}, ("well", "quarry"), 5),
        ("wheat", {}, ("well",), 3),
        ("wheat", {}, ("quarry",), 2),
        ("stone", {}, ("quarry",), 3),
        ("stone", {}, ("well",), 2),
        ("stone", {}, (), 2),
        ("stone", {"fields": 1, "stone_mason": 1}, (), 3),
        ("stone", {"stone_mason": 2}, ("well", "quarry"), 5),
    ],
)
def test_produce_gives_wheat_or_stone(
    mode: str, works: dict[str, int], buildings: tuple[str, ...], gained: int
) -> None:
    mine = {"city": 0, "north": 3, "activities": works}
    state = owner_table("choose_action", *buildings, mine=mine)
    choose(state, "duty produce", f"mode {mode}")
    stone, wheat = (gained, 0) if mode == "stone" else (0, gained)
    assert goods(state, 0) == (3 + stone, 3 + wheat, 3, 3)


@rule("PGM-15.1", "PGM-15.5")
@pytest.mark.parametrize("kind", ["stone", "wheat", "silver"])
def test_a_taxation_takes_one_resource_first(kind: str) -> None:
    state = table("choose_action", seats=alone(city=0, south=2, north_east=1))
    choose(state, "duty taxation")
    assert open_choices(state) == ["take stone", "take wheat", "take silver"]
    choose(state, f"take {kind}")
    assert player(state, 0)[kind] == 4
    assert state.view(None)["active"] == 1  # no majority elsewhere


@rule("PGM-15.3")
def test_activities_and_buildings_add_nothing_to_a_taxation() -> None:
    works = {"fields": 1, "stone_mason": 1, "engraver": 1}
    mine = {"city": 0, "south": 2, "south_east": 1, "activities": works}
    state = owner_table("choose_action", "well", "quarry", "mint", mine=mine)
    choose(state, "duty taxation", "take wheat")
    assert max(sum(map(int, text.split()[1:])) for text in open_choices(state)) == 2
    choose(state, "tax 1 0 1")
    assert goods(state, 0) == (4, 4, 4, 3)


@rule("PGM-15.5")
def test_what_more_is_taxed_is_any_multiset_of_the_kinds() -> None:
    state = table("choose_action", seats=alone(city=0, south=2, south_east=1))
    choose(state, "duty taxation", "take wheat")
    assert len(open_choices(state)) == 10  # cornucopia, value 2
    assert "tax 0 0 0" in open_choices(state)
    weak = table("choose_action", seats=alone(city=0, south=1, south_east=1))
    choose(weak, "duty taxation", "take wheat")
    assert open_choices(weak) == ["tax 0 0 0", "tax 0 0 1", "tax 0 1 0", "tax 1 0 0"]


@rule("PGM-16.1")
def test_an_activity_helps_its_duty_every_time_while_it_is_manned() -> None:
    works = {"stone_mason": 1}
    for gained, mine in ((3, {"activities": works}), (2, {})):
        state = table("choose_action", seats=alone(city=0, north=2, **mine))
        choose(state, "duty produce", "mode stone")
        assert player(state, 0)["stone"] == 3 + gained
        assert player(state, 0)["activities"]["stone_mason"] == gained - 2


@rule("PGM-16.1", "PGM-9.1")
def test_what_an_activity_adds_in_units_need_not_be_used() -> None:
    mine = alone(city=2, south_east=1, activities={"road_engineer": 1}, stone=9)
    mats = [mine[0], seat(south_east=1), seat()]
    state = table("choose_action", seats=mats)
    choose(state, "duty build_roads", "start_road e5", "lay se nw", "marker city")
    assert {"extend", "stop"} <= set(open_choices(state))
    choose(state, "stop")
    assert state.view(None)["active"] == 1


@rule("PGM-16.2")
def test_a_second_acolyte_doubles_the_bonus() -> None:
    for helpers in (1, 2):
        mine = alone(city=0, west=1, silver=9, wheat=0, activities={"alms_house": helpers})
        state = table("choose_action", seats=mine)
        choose(state, "duty give_alms")
        assert open_choices(state)[-1] == f"alms {helpers + 2} 0"


@rule("PGM-16.3", "PGM-24.2")
def test_acolytes_on_activities_score_nothing() -> None:
    mats = [seat(city=1, north=2, abbey=3, activities={"fields": 1, "vestry": 2}), seat(), seat()]
    assert player(table("sow_origin", seats=mats), 0)["score"]["acolytes"] == 1 + 2 + 3
