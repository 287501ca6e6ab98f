"""Section 23: the event cards."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.tables import (
    choose,
    goods,
    idle_until,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

PLENTY = {"wood": 12, "stone": 12, "sand": 15, "metal": 4}


@rule("PIL-23.1")
@pytest.mark.parametrize(
    ("card", "uses"),
    [
        ("mortar_mixer", 5),
        ("woodworker", 5),
        ("stonecutter", 5),
        ("tool_maker", 2),
        ("master_woodworker", 3),
        ("potter_4", 5),
        ("carpenter_4", 6),
        ("architect_2", 2),
        ("goldsmith_2", 6),
        ("sculptor_3", 5),
        ("glassblower", 3),
        ("bell_maker", 2),
        ("organ_builder", 1),
    ],
)
def test_the_madonna_statue_adds_a_use_except_for_bells_and_organ(card: str, uses: int) -> None:
    seats = [seat(gold=30, row=[card], **PLENTY), seat()]
    state = table("building", seats=seats, event="event_madonna_statue", round=6)
    assert open_choices(state) == [*(f"use {card} {n + 1}" for n in range(uses)), "done"]


@rule("PIL-23.1")
def test_the_madonna_statue_reaches_masons_too() -> None:
    seats = [seat(row=["mortar_mixer", "mason_4"], stone=9), seat()]
    state = table("building", seats=seats, event="event_madonna_statue")
    assert "use mason_4 6" in open_choices(state)


@rule("PIL-23.2")
def test_volunteers_add_a_cube_to_every_card_of_every_player() -> None:
    seats = [seat(cards=["forest_small", "quarry_small"]), seat(cards=["gravel_pit_large"])]
    state = table("reveal_event", seats=seats)
    choose(state, "event event_volunteers")
    assert goods(state, 0) == {"wood": 3, "stone": 3}
    assert goods(state, 1) == {"sand": 5}


@rule("PIL-23.3")
def test_the_kings_victory_gives_everybody_five_gold() -> None:
    seats = [seat(gold=0), seat(gold=24), seat(gold=27)]
    state = table("reveal_event", seats=seats)
    choose(state, "event event_kings_victory")
    assert of_all(state, "gold") == [5, 29, 30]


@rule("PIL-23.4")
def test_the_captured_castle_gives_everybody_a_metal_from_the_supply() -> None:
    state = table("event_effect", event="event_castle_captured")
    assert [goods(state, n) for n in range(3)] == [{"metal": 1}] * 3
    assert state.view(None)["court_metal"] == 1
    assert state.view(None)["supply"]["metal"] == 6


@rule("PIL-23.5")
@pytest.mark.parametrize(("mill", "wages"), [(0, 0), (1, 2), (5, 10), (6, 11), (12, 17)])
def test_the_priorys_generosity_doubles_the_wage_of_five_workers(mill: int, wages: int) -> None:
    state = table("reveal_event", seats=[seat(mill=mill, gold=3), seat()])
    choose(state, "event event_priory_generosity")
    assert player(state, 0)["gold"] == 3 + wages


@rule("PIL-23.6")
def test_hamleighs_tax_takes_four_gold_from_the_unprotected() -> None:
    seats = [seat(gold=4), seat(gold=20), seat(protected=True)]
    state = table("event_effect", seats=seats, event="event_hamleigh_tax")
    assert of_all(state, "gold") == [0, 16, 10]


@rule("PIL-23.7")
def test_a_cold_winter_takes_a_cube_from_every_card_of_the_unprotected() -> None:
    cards = ["forest_small", "quarry_small"]
    seats = [seat(cards=cards), seat(cards=["gravel_pit_large"], protected=True)]
    seats.append(seat(cards=["forest_large"]))
    state = table("event_effect", seats=seats, event="event_cold_winter")
    assert goods(state, 0) == {"wood": 1, "stone": 1}
    assert goods(state, 1) == {"sand": 4}
    assert goods(state, 2) == {"wood": 3}


@rule("PIL-23.8")
def test_the_wall_limits_the_unprotected_to_two_builders_next_round() -> None:
    seats = [seat(), seat(protected=True), seat()]
    state = table("event_effect", seats=seats, event="event_town_wall")
    assert of_all(state, "limited_next") == [True, False, True]
    assert of_all(state, "limited") == [False, False, False]
    idle_until(state, "draw_builder", 3)
    assert of_all(state, "limited") == [True, False, True]
    choose(state, "builder 0", "refuse")
    choose(state, "builder 0", "pass", "builder 0", "pass", "builder 0")
    assert state.view(None)["set_aside"] == [1, 0, 0]
    choose(state, "builder 1", "pass", "builder 1", "pass", "builder 1", "pass", "pass", "pass")
    assert state.view(None)["set_aside"] == [1, 0, 1]


@rule("PIL-23.8")
def test_the_wall_does_not_touch_the_round_of_the_event() -> None:
    state = table("event_effect", event="event_town_wall", spaces={"market": [0, 0, 0, 1]})
    assert state.view(None)["spaces"]["market"] == [0, 0, 0, 1]
    assert state.view(None)["set_aside"] == [0, 0, 0]


@rule("PIL-23.8")
def test_in_round_six_the_wall_has_no_effect() -> None:
    state = table("event_effect", event="event_town_wall", round=6)
    assert of_all(state, "limited_next") == of_all(state, "limited") == [False, False, False]


@rule("PIL-23.9")
def test_a_collapse_takes_a_craftsman_of_their_choice_from_the_unprotected() -> None:
    seats = [seat(), seat(protected=True), seat(row=[*STARTING_ROW, "potter_1"])]
    state = table("event_effect", seats=seats, event="event_collapse")
    assert open_choices(state) == [f"dismiss {card}" for card in STARTING_ROW]
    assert refusal(state, "dismiss potter_1") == "PIL-23.9"
    choose(state, "dismiss mortar_mixer")
    assert state.to_move == 2
    choose(state, "dismiss potter_1")
    assert of_all(state, "row") == [["woodworker", "stonecutter"], STARTING_ROW, STARTING_ROW]


@rule("PIL-23.9")
def test_a_collapse_takes_the_only_craftsman_unasked_and_nothing_from_an_empty_row() -> None:
    seats = [seat(row=["woodworker"]), seat(row=[]), seat(protected=True)]
    state = table("event_effect", seats=seats, event="event_collapse")
    assert state.view(None)["step"] == "tax_roll"
    assert of_all(state, "row") == [[], [], STARTING_ROW]


@rule("PIL-23.10")
def test_the_conflict_takes_two_points_from_the_unprotected() -> None:
    seats = [seat(vp=9), seat(vp=9, protected=True), seat(vp=30)]
    state = table("event_effect", seats=seats, event="event_conflict")
    assert of_all(state, "vp") == [7, 9, 28]
