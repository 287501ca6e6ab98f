"""Section 13: the plague, care by card and by the hospital, and what it brings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.world.tables import (
    choose,
    goods,
    of_all,
    open_choices,
    owned,
    player,
    refusal,
    seat,
    table,
    told,
)
from tests.rules import rule

FOUR = ["grain_wood_plot", "wool_wood_plot", "vp_wood_plot", "wood_wood_plot"]


@rule("WWE-13.1")
def test_eleven_tiles_lie_face_down_and_their_values_are_hidden() -> None:
    view = choose(table("tax_roll", chapter=2), "tax 2").view(0)
    assert list(view["plague"].values()) == ["down"] * 11
    assert view["tiles_unseen"] == [2, 3, 3, 2, 1]


@rule("WWE-13.2", "WWE-13.3")
@pytest.mark.parametrize(("knows", "can"), [(2, False), (3, True), (4, True)])
def test_who_needs_three_is_cared_for_with_three(knows: int, can: bool) -> None:
    state = table("medicine", seats=[seat(medical=knows), seat()], sick={2: 1, 10: 3})
    assert ("care location_10" in open_choices(state)) == can


@rule("WWE-13.3")
def test_the_values_of_a_set_add_up_to_the_knowledge_at_most() -> None:
    sick = {2: 1, 3: 2, 10: 2, 5: 4}
    state = table("medicine", seats=[seat(medical=4), seat()], sick=sick)
    choose(state, "care location_03")
    assert open_choices(state) == ["care location_02", "care location_10", "done"]
    assert refusal(state, "care location_03") == "WWE-13.3"
    assert refusal(state, "minor_service") == "WWE-10.11"
    choose(state, "care location_02")
    assert player(state, 0)["vp"] == 8 + 2 + 2 + 1
    assert goods(state, 0) == {"loyalty": 1, "medical": 4, "money": 2}
    plague = state.view(None)["plague"]
    assert [plague[f"location_{n:02}"] for n in (2, 3, 5, 10)] == [None, None, 4, 2]


@rule("WWE-13.3")
def test_a_tile_that_lies_face_down_is_nobody_to_care_for() -> None:
    state = table("medicine", seats=[seat(medical=5), seat()], sick={10: 1}, chapter=3, round=1)
    assert state.view(None)["step"] == "medicine"
    assert refusal(state, "care location_09") == "WWE-13.3"


@rule("WWE-13.4")
def test_the_sick_are_settled_in_ascending_number() -> None:
    state = table("medicine", seats=[seat(medical=6), seat()], sick={10: 1, 3: 2, 7: 3})
    choose(state, "care location_10", "care location_07")
    events = told(state, "care location_03")
    assert [e[0] for e in events if e[0] == "cares"] == ["cares"] * 3
    order = [(e[0], e[4] or e[2]) for e in events if e[0] in ("cares", "gains", "gains-points")]
    assert order == [
        ("cares", "location_03"),
        ("gains-points", 2),
        ("gains", 1),
        ("cares", "location_07"),
        ("gains-points", 2),
        ("gains-points", 2),
        ("cares", "location_10"),
        ("gains-points", 2),
        ("gains", 3),
    ]


REWARDS: list[tuple[int, dict[str, int], int]] = [
    (1, {"money": 4}, 0),
    (2, {"money": 2}, 1),
    (3, {"loyalty": 1, "money": 2}, 0),
    (4, {"grain": 1, "money": 2}, 0),
    (5, {"cloth": 1, "money": 2}, 0),
    (6, {"piety": 1, "money": 2}, 0),
    (7, {"money": 2}, 2),
    (10, {"money": 5}, 0),
    (11, {"money": 2}, 0),
]


@rule("WWE-13.5", "WWE-13.3", "WWE-20.5")
@pytest.mark.parametrize(("number", "have", "vp"), REWARDS)
def test_every_location_has_its_reward(number: int, have: dict[str, int], vp: int) -> None:
    what: dict[str, Any] = {"sick": {number: 1}, "chapter": 4}
    if number in (1, 4):  # the cards that name them come in chapter III only as the others leave
        what["revealed"] = ["town_wall_begun" if number == 1 else "treatment_forbidden"]
    state = table("medicine", seats=[seat(medical=1), seat()], **what)
    choose(state, f"care location_{number:02}")
    assert goods(state, 0) == have | {"medical": 1}
    assert player(state, 0)["vp"] == 8 + 2 + vp


@rule("WWE-13.5")
@pytest.mark.parametrize("kind", ["stone", "wood"])
def test_location_8_brings_a_material_of_choice(kind: str) -> None:
    what = {"sick": {8: 1}, "projects": {"hospital": {}}, "chapter": 4}
    state = table("medicine", seats=[seat(medical=1, money=0), seat()], **what)
    choose(state, "care location_08")
    assert open_choices(state) == ["take stone", "take wood"]
    assert goods(choose(state, f"take {kind}"), 0) == {kind: 1, "medical": 1}


@rule("WWE-13.5", "WWE-20.4")
def test_an_exhausted_reward_brings_nothing() -> None:
    seats = [seat(medical=1), seat(loyalty=14)]
    state = choose(table("medicine", seats=seats, sick={3: 1}), "care location_03")
    assert goods(state, 0) == {"medical": 1, "money": 2}
    assert player(state, 0)["vp"] == 10


@rule("WWE-13.5", "WWE-20.4")
def test_location_8_without_any_material_brings_nothing() -> None:
    seats = [seat(medical=1), seat(stone=25, wood=15)]
    what = {"sick": {8: 1}, "projects": {"hospital": {}}, "chapter": 4}
    state = choose(table("medicine", seats=seats, **what), "care location_08")
    assert goods(state, 0) == {"medical": 1, "money": 2}
    assert state.view(None)["step"] == "discard"


def hospital(seats: list[Any], seals: list[int], **what: Any) -> Any:
    """The hospital finished by a stone of seat 0."""
    lies = {"stone": 2, "wood": 2, "seals": seals}
    state = table("project", seats=seats, projects={"hospital": lies}, **what)
    return choose(state, "build hospital stone")


@rule("WWE-13.6")
def test_a_donor_of_the_hospital_may_care_for_exactly_one_or_nobody() -> None:
    seats = [seat(stone=2, medical=4), seat()]
    state = hospital(seats, [0], sick={10: 2, 5: 1, 6: 5})
    assert open_choices(state) == ["care location_05", "care location_10", "decline"]
    assert refusal(state, "care location_06") == "WWE-13.6"
    before = player(state, 0)["vp"]
    choose(state, "decline")
    assert player(state, 0)["vp"] == before
    assert state.view(None)["step"] == "discard"
    state = choose(hospital(seats, [0], sick={10: 2, 5: 1}), "care location_10")
    assert state.view(None)["step"] == "discard"
    assert (player(state, 0)["vp"], owned(state, "money")) == (before + 2, [5, 2])
    assert owned(state, "medical") == [4, 0]


@rule("WWE-13.6", "WWE-20.10")
def test_a_donor_who_can_help_nobody_is_not_asked() -> None:
    state = hospital([seat(stone=2, medical=1), seat()], [0], sick={10: 2})
    assert state.view(None)["step"] == "discard"


@rule("WWE-13.7")
def test_the_free_house_costs_nothing_and_may_be_declined() -> None:
    plots = {"grain_stone_plot": 0, "vp_wood_plot": 1}
    seats = [seat(medical=3, money=0), seat()]
    state = table("medicine", seats=seats, event="vice_and_chaos", sick={9: 3}, plots=plots)
    choose(state, "care location_09")
    assert len(open_choices(state)) == 14 - 3 + 1
    assert refusal(state, "house grain_wood_plot") == "WWE-13.7"
    assert refusal(state, "house vp_wood_plot") == "WWE-13.7"
    declined = choose(state.copy(), "decline")
    assert of_all(declined, "houses") == [3, 3]
    choose(state, "house money_wood_plot")
    assert goods(state, 0) == {"medical": 3}
    assert state.view(None)["plots"]["money_wood_plot"] == 0


@rule("WWE-13.7")
def test_without_a_house_in_stock_there_is_no_free_one() -> None:
    seats = [seat(medical=3), seat()]
    what = {"event": "vice_and_chaos", "sick": {9: 3}, "plots": dict.fromkeys(FOUR, 0)}
    state = choose(table("medicine", seats=seats, **what), "care location_09")
    assert state.view(None)["step"] == "discard"
    assert player(state, 0)["vp"] == 10


@rule("WWE-13.8")
def test_who_was_cared_for_does_not_fall_sick_again() -> None:
    state = table("reveal", chapter=4, round=1, revealed=["ralph_earl_of_shiring"], sick={})
    assert state.view(None)["plague"]["location_02"] is None
    before = state.view(None)["tiles_unseen"]
    choose(state, "event philemons_intrigue")
    assert state.view(None)["plague"]["location_02"] is None
    assert state.view(None)["tiles_unseen"] == before
