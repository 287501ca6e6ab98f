"""Sections 18 and 19: the next start player, and what lies between the rounds."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.tables import choose, idle_until, of_all, open_choices, player, seat, table
from tests.rules import rule


@rule("PIL-18.1")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_builder_on_the_last_station_makes_the_next_start_player(owner: int) -> None:
    state = table("next_start_player", start_player=1, spaces={"start_player": [owner]})
    assert state.view(None)["start_player"] == owner
    assert state.view(None)["bag"] == [3, 3, 3]


@rule("PIL-18.1")
@pytest.mark.parametrize(("present", "then"), [(0, 1), (1, 2), (2, 0)])
def test_otherwise_the_left_neighbour_starts(present: int, then: int) -> None:
    state = table("next_start_player", start_player=present)
    assert state.view(None)["start_player"] == then


@rule("PIL-18.1")
def test_in_round_six_the_last_station_has_no_effect() -> None:
    spaces = {"start_player": [2]}
    state = table("next_start_player", start_player=1, spaces=spaces, round=6)
    assert state.view(None)["start_player"] == 1
    assert state.view(None)["to_move"] == "over"


@rule("PIL-19.1")
def test_market_and_court_are_refilled_from_the_supply() -> None:
    state = table("next_start_player", market={"wood": 0, "stone": 3}, court_metal=0)
    view = state.view(None)
    assert view["market"] == {"wood": 4, "stone": 4, "sand": 4}
    assert view["court_metal"] == 1
    assert view["supply"] == {"wood": 20, "stone": 20, "sand": 20, "metal": 9}


@rule("PIL-19.1")
def test_an_unclaimed_metal_stays_and_is_not_doubled() -> None:
    state = table("next_start_player", seats=[seat(metal=2), seat()], court_metal=1)
    assert state.view(None)["court_metal"] == 1
    assert state.view(None)["supply"]["metal"] == 7


@rule("PIL-19.2")
def test_grey_workers_change_hands_between_the_rounds() -> None:
    state = table("next_start_player", seats=[seat(grey=2), seat(grey_won=2)])
    assert of_all(state, "grey") == [0, 2]
    assert of_all(state, "grey_won") == [0, 0]
    assert of_all(state, "workers") == [12, 14]


@rule("PIL-19.3")
def test_the_marker_goes_to_7_and_set_aside_builders_into_the_bag() -> None:
    seats = [seat(limited=True), seat(), seat(limited=True)]
    state = table("next_start_player", seats=seats, set_aside=[1, 0, 1], cost=1)
    view = state.view(None)
    assert view["cost"] == 7
    assert view["bag"] == [3, 3, 3]
    assert view["set_aside"] == [0, 0, 0]


@rule("PIL-19.3")
def test_a_builder_limit_holds_for_the_coming_round_only() -> None:
    state = table("next_start_player", seats=[seat(limited=True), seat(limited_next=True), seat()])
    assert of_all(state, "limited") == [False, True, False]
    assert of_all(state, "limited_next") == [False, False, False]


@rule("PIL-19.4", "PIL-16.6")
def test_what_was_bought_and_sold_is_forgotten() -> None:
    seats = [seat(bought=["wood"], sold=["sand"]), seat(bought=["stone"])]
    state = table("next_start_player", seats=seats)
    assert of_all(state, "bought") == of_all(state, "sold") == [[], []]


@rule("PIL-19.4")
def test_protection_exemption_passes_and_the_refusal_end_with_the_round() -> None:
    marks = {"protected": True, "exempt": True, "passed": True}
    seats = [seat(**marks), seat(**marks)]
    bad = "event_conflict"
    state = table("next_start_player", seats=seats, refusals_left=0, tax=3, event=bad)
    for mark in marks:
        assert of_all(state, mark) == [False, False]
    assert state.view(None)["refusals_left"] == 1
    assert state.view(None)["event"] is None
    assert state.view(None)["tax"] is None
    assert state.view(None)["bishop"] is None


@rule("PIL-19.4", "PIL-23.1")
def test_the_capacity_of_an_event_and_the_uses_of_a_round_end_with_it() -> None:
    seats = [seat(row=["architect_1"]), seat()]
    state = table("building", seats=seats, event="event_madonna_statue")
    choose(state, "use architect_1 2")
    assert player(state, 0)["vp"] == 4
    idle_until(state, "reveal_event", 3)
    choose(state, "event event_hamleigh_tax")
    idle_until(state, "building", 3)
    assert open_choices(state) == ["use architect_1 1", "done"]


@rule("PIL-19.4", "PIL-3.2")
def test_then_the_next_round_is_prepared() -> None:
    state = table("building", seats=[seat(stone=2), seat()])
    choose(state, "done")
    assert state.view(None)["step"] == "kingsbridge_cards"
    idle_until(state, "choosing_cards", 3)
    assert len(state.view(None)["display"]["resources"]) == 7
    assert player(state, 0)["row"] == STARTING_ROW
