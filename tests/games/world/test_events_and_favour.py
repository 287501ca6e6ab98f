"""Sections 5 to 8: the card is revealed and oriented, income, and the favour stone."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE
from tests.games.world.box import FIELDS
from tests.games.world.tables import (
    choose,
    goods,
    idle_until,
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


@rule("WWE-5.1")
def test_the_active_player_turns_up_a_card_of_this_chapter() -> None:
    state = table("reveal", chapter=2, round=3, active=2)
    assert state.to_move == CHANCE
    events = told(state, "event caris_takes_the_veil")
    assert ("event-revealed", 2, 0, "caris_takes_the_veil", "") in events
    assert state.view(None)["event"] == "caris_takes_the_veil"
    assert state.view(None)["deck"] == 6 - 3


@rule("WWE-5.2", "WWE-13.2", "WWE-20.14")
def test_the_inhabitant_of_the_card_falls_sick_before_its_effect() -> None:
    state = table("reveal", chapter=3, round=1, seats=[seat(piety=1), seat(), seat()])
    choose(state, "event flagellants")
    assert state.view(None)["step"] == "falls_sick"
    assert state.to_move == CHANCE
    choose(state, "tile 4")
    assert state.view(None)["plague"]["location_10"] == 4
    assert state.view(None)["step"] == "event_choice"


@rule("WWE-5.2", "WWE-13.8")
@pytest.mark.parametrize("sick", [{3: 2}, {}])
def test_nobody_falls_sick_where_the_tile_is_up_or_gone(sick: dict[int, int]) -> None:
    what = {"chapter": 4, "round": 1, "revealed": ["plague_empties_homes"], "sick": sick}
    state = table("reveal", **what)
    before = state.view(None)["plague"]
    assert before["location_03"] == sick.get(3)
    choose(state, "event royal_pardon")
    assert state.view(None)["step"] == "orient"
    assert state.view(None)["plague"] == before


@rule("WWE-5.3")
def test_an_immediate_effect_comes_before_orientation_in_turn_order() -> None:
    state = table("reveal", round=1, active=1)
    choose(state, "event new_prior_elected")
    for number in (1, 2, 0):
        assert state.to_move == number
        choose(state, "gain loyalty")
    assert state.view(None)["step"] == "orient"
    assert owned(state, "loyalty") == [1, 1, 1]


@rule("WWE-5.4", "WWE-9.5")
def test_a_permanent_event_waits_for_step_5_of_its_round() -> None:
    seats = [seat(wool=1), seat(), seat()]
    state = choose(table("reveal", round=2, seats=seats), "event barter_day")
    assert state.view(None)["step"] == "orient"
    choose(state, "orient 0")
    assert state.view(None)["step"] == "swap_first"
    assert state.to_move == 0


@rule("WWE-5.5")
def test_an_immediate_swap_is_made_once_and_in_full() -> None:
    state = table("event_choice", event="borough_petition", seats=[seat(money=4), seat(money=1)])
    choose(state, "swap loyalty")
    assert goods(state, 0) == {"loyalty": 1, "money": 2}
    assert state.view(None)["step"] == "orient"  # not again, and not with 1 money
    empty = [seat(money=4, loyalty=14), seat(money=4)]
    state = table("event_choice", event="borough_petition", seats=empty)
    assert state.view(None)["step"] == "orient"


@rule("WWE-6.1", "WWE-6.5")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_the_active_player_chooses_one_of_four_orientations(active: int) -> None:
    state = table("orient", event="foreign_wool_buyers", active=active)
    assert state.to_move == active
    assert open_choices(state) == [f"orient {steps}" for steps in range(4)]


@rule("WWE-6.3", "WWE-6.4")
def test_the_way_to_outlaws_is_counted_over_uncovered_fields() -> None:
    # From earl over bishop, queen and the covered prior to the outlaws are three fields.
    what: dict[str, Any] = {"chapter": 2, "round": 4, "revealed": ["nuns_treasury_robbed"]}
    seats = [seat(money=0), seat()]
    state = table("orient", seats=seats, event="victory_at_crecy", favour="earl", **what)
    assert refusal(state, "orient 3") == "WWE-6.4"
    assert open_choices(state) == ["orient 0", "orient 1", "orient 2"]


@rule("WWE-6.5")
def test_the_stone_may_stay_on_outlaws_without_money() -> None:
    state = table("orient", event="scarlet_cloth", favour="outlaws", seats=[seat(money=0), seat()])
    choose(state, "orient 0")
    assert state.view(None)["favour"] == "outlaws"
    assert "money" not in goods(state, 0)


INCOMES: list[tuple[str, str, int, str, int]] = [
    # event, steps that leave the card unturned, seat: what its corner brings
    ("scarlet_cloth", "orient 3", 0, "medical", 1),
    ("scarlet_cloth", "orient 3", 1, "piety", 1),
    ("scarlet_cloth", "orient 3", 2, "stone", 1),
    ("scarlet_cloth", "orient 3", 3, "wood", 1),
    ("bridge_toll", "orient 0", 0, "loyalty", 1),
    ("bridge_toll", "orient 0", 1, "wool", 1),
    ("bridge_toll", "orient 0", 2, "money", 1),
    ("fulling_mill_begun", "orient 0", 0, "money", 2),
    ("fulling_mill_begun", "orient 0", 1, "vp", 1),
    ("fulling_mill_begun", "orient 0", 3, "grain", 1),
]


@rule("WWE-7.1")
@pytest.mark.parametrize(("event", "choice", "number", "kind", "count"), INCOMES)
def test_every_symbol_brings_what_it_shows(
    event: str, choice: str, number: int, kind: str, count: int
) -> None:
    # By three steps the stone comes to the queen, who has nothing for who has no loyalty.
    seats = [seat(money=0, vp=0) for _ in range(4)]
    state = choose(table("orient", seats=seats, event=event, favour="king"), choice)
    got = goods(state, number)
    assert (got, player(state, number)["vp"]) == (
        ({}, count) if kind == "vp" else ({kind: count}, 0)
    )


@rule("WWE-7.1", "WWE-20.4")
def test_the_last_grain_goes_to_the_first_in_turn_order() -> None:
    # All corners differ, so two players never want the same; a card of the round before does.
    seats = [seat(grain=5), seat(grain=4), seat()]
    state = table("event_effect", seats=seats, event="bread_for_the_living", active=2)
    assert owned(state, "grain") == [5, 4, 1]
    assert of_all(state, "vp") == [8, 8, 8]


@rule("WWE-7.2", "WWE-20.4")
def test_income_that_is_exhausted_brings_a_point_instead() -> None:
    # Unturned: stone for seat 0, grain for seat 1, money for seat 2.
    seats = [seat(grain=5), seat(grain=5), seat()]
    state = table("orient", seats=seats, event="foreign_wool_buyers", favour="guild")
    choose(state, "orient 2")
    assert of_all(state, "vp") == [8, 9, 8]
    assert owned(state, "grain") == [5, 5, 0]


@rule("WWE-7.3", "WWE-4.5")
def test_a_beggar_gets_no_point_for_exhausted_income() -> None:
    seats = [seat(grain=5), seat(grain=5, penalties=["begging"]), seat()]
    state = table("orient", seats=seats, chapter=2, round=1, event="victory_at_crecy")
    choose(state, "orient 2")  # unturned: 2 money, grain, piety
    assert of_all(state, "vp") == [8, 8, 8]
    assert owned(state, "piety") == [0, 0, 1]


def favoured(field: str, **have: Any) -> tuple[dict[str, int], int]:
    """What the active player has after his stone reached a field; his income is 1 money."""
    before = FIELDS[FIELDS.index(field) - 1]
    plots = have.pop("plots", None)
    seats = [seat(), seat(money=0, vp=0, **have), seat()]
    what = {"seats": seats, "active": 1, "plots": plots}
    state = choose(table("orient", event="foreign_wool_buyers", favour=before, **what), "orient 1")
    assert state.view(None)["favour"] == field
    assert of_all(state, "vp")[0] == 8  # the field is the active player's alone
    return goods(state, 1), player(state, 1)["vp"]


PLOTS = {"vp_stone_plot": 1, "wool_wood_plot": 1, "grain_stone_plot": 0}
FAVOURS: list[tuple[str, str, dict[str, Any], dict[str, int], int]] = [
    ("WWE-8.3", "queen", {"loyalty": 2}, {"loyalty": 2, "money": 1}, 2),
    ("WWE-8.3", "queen", {}, {"money": 1}, 0),
    ("WWE-8.4", "prior", {}, {"piety": 1, "money": 1}, 0),
    ("WWE-8.5", "outlaws", {}, {}, 0),
    ("WWE-8.6", "guild", {"plots": PLOTS}, {"money": 1}, 2),
    ("WWE-8.7", "prioress", {"medical": 3}, {"medical": 3, "money": 1}, 2),
    ("WWE-8.7", "prioress", {}, {"money": 1}, 0),
    ("WWE-8.8", "merchants", {}, {"wool": 1, "money": 1}, 0),
    ("WWE-8.9", "king", {"loyalty": 3}, {"loyalty": 3, "money": 1}, 3),
    ("WWE-8.10", "earl", {}, {"grain": 1, "money": 1}, 0),
    ("WWE-8.11", "bishop", {"piety": 4}, {"piety": 4, "money": 1}, 4),
]


@pytest.mark.parametrize(
    ("field", "have", "left", "vp"),
    [pytest.param(*case[1:], marks=rule(case[0])) for case in FAVOURS],
)
@rule("WWE-8.2", "WWE-8.12")
def test_the_active_player_gets_what_the_field_gives(
    field: str, have: dict[str, Any], left: dict[str, int], vp: int
) -> None:
    assert favoured(field, **have) == (left, vp)


@rule("WWE-8.1")
def test_after_the_bishop_comes_the_queen() -> None:
    state = table("orient", event="foreign_wool_buyers", favour="bishop")
    assert choose(state, "orient 1").view(None)["favour"] == "queen"


@rule("WWE-8.13", "WWE-20.4")
@pytest.mark.parametrize(("field", "kind"), [("prior", "piety"), ("merchants", "wool")])
def test_a_field_without_goods_gives_nothing_instead(field: str, kind: str) -> None:
    before = FIELDS[FIELDS.index(field) - 1]
    total = {"piety": 12, "wool": 15}[kind]
    seats = [seat(money=2), seat(vp=0), seat(**{kind: total})]
    state = table("orient", seats=seats, event="foreign_wool_buyers", favour=before, active=1)
    choose(state, "orient 1")
    assert state.view(None)["favour"] == field
    assert goods(state, 1) == {"money": 3}
    assert player(state, 1)["vp"] == 0


@rule("WWE-8.14")
@pytest.mark.parametrize(
    ("start", "steps", "reached"),
    [
        ("outlaws", 1, "prioress"),
        ("outlaws", 2, "king"),
        ("prioress", 1, "king"),
        ("guild", 0, "guild"),  # who stands on a field that gets covered stays there
        ("guild", 1, "prioress"),
        ("merchants", 2, "earl"),
    ],
)
def test_covered_fields_are_not_counted(start: str, steps: int, reached: str) -> None:
    state = choose(table("reveal", round=2, favour=start), "event robbers_on_the_road")
    assert state.view(None)["favour"] == start
    assert choose(state, f"orient {steps}").view(None)["favour"] == reached


@rule("WWE-8.15")
def test_the_stone_stays_between_rounds_and_chapters() -> None:
    state = table("orient", event="foreign_wool_buyers", round=5, favour="earl")
    choose(state, "orient 1")
    for where in ({"round": 6}, {"chapter": 2, "round": 1}):
        idle_until(state, "reveal", **where)
        assert state.view(None)["favour"] == "bishop"
