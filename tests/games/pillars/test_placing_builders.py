"""Section 5: phase II, drawing and placing builders."""

from __future__ import annotations

import pytest

from tabard.kernel.errors import Refused
from tabard.words import Words
from tests.games.pillars.tables import (
    GAME,
    choose,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

TARGETS = [
    "bishops_seat",
    "kingsbridge_1",
    "kingsbridge_2",
    "priory",
    "kings_court",
    "shiring_1",
    "shiring_2",
    "shiring_castle",
    "market",
    "start_player",
]


@rule("PIL-5.1", "PIL-25.2")
def test_each_builder_in_the_bag_is_as_likely_to_be_drawn() -> None:
    spaces = {"market": [0, 1, 1], "priory": [0]}
    state = table("draw_builder", spaces=spaces)
    assert open_choices(state) == ["builder 0", "builder 1", "builder 2"]
    assert state.weights() == [1, 1, 3]
    choose(state, "builder 0")
    assert state.view(None)["drawn"] == 0
    assert state.view(None)["bag"] == [0, 1, 3]


@rule("PIL-5.1", "PIL-19.3")
def test_every_round_begins_with_the_marker_on_7_and_a_full_bag() -> None:
    state = table("next_start_player", cost=2)
    assert state.view(None)["cost"] == 7
    assert state.view(None)["bag"] == [3, 3, 3]


@rule("PIL-5.1")
def test_drawing_goes_on_until_the_bag_is_empty() -> None:
    state = table("draw_builder", seats=[seat(gold=0), seat(gold=0)], refusals_left=0)
    choose(state, "builder 0", "builder 1", "builder 0", "builder 0")
    view = state.view(None)
    assert view["bag"] == [0, 0]
    assert view["step"] == "place_waiting"
    assert [waiting["seat"] for waiting in view["waiting"]] == [0, 1, 0, 0, 1, 1]


@rule("PIL-5.2")
@pytest.mark.parametrize("drawn", [0, 1, 2])
def test_the_start_player_may_put_any_drawn_builder_back(drawn: int) -> None:
    state = table("draw_builder", start_player=1)
    choose(state, f"builder {drawn}")
    assert state.to_move == 1
    assert open_choices(state) == ["accept", "refuse"]
    choose(state, "refuse")
    view = state.view(None)
    assert view["bag"] == [3, 3, 3]
    assert view["drawn"] is None
    assert view["cost"] == 7
    assert f"builder {drawn}" in open_choices(state)


@rule("PIL-5.2")
def test_the_refusal_is_good_once_a_round() -> None:
    state = table("draw_builder")
    choose(state, "builder 2", "refuse", "builder 2")
    assert state.to_move == 2
    assert refusal(state, "refuse") == "PIL-5.4"


@rule("PIL-5.2", "PIL-19.4")
def test_an_unused_refusal_stays_and_a_used_one_comes_back_next_round() -> None:
    state = table("draw_builder")
    choose(state, "builder 2", "accept", "pass", "builder 1")
    assert open_choices(state) == ["accept", "refuse"]
    assert table("next_start_player", refusals_left=0).view(None)["refusals_left"] == 1


@rule("PIL-5.3")
def test_no_refusal_is_asked_for_the_last_builder_of_the_bag() -> None:
    spaces = {"market": [0, 0, 0, 1], "kings_court": [1, 2, 2]}
    state = table("draw_builder", spaces=spaces, cost=1)
    assert state.view(None)["bag"] == [0, 1, 1]
    choose(state, "builder 1")
    assert open_choices(state) == ["accept", "refuse"]
    choose(state, "accept", "pass")
    assert state.view(None)["step"] == "place_builder"
    assert state.to_move == 2


@rule("PIL-5.4")
def test_placing_costs_what_the_marker_shows() -> None:
    state = table("place_builder", seats=[seat(gold=9), seat(), seat()], drawn=0, cost=5)
    assert open_choices(state) == [*(f"place {target}" for target in TARGETS), "pass"]
    choose(state, "place shiring_castle")
    assert player(state, 0)["gold"] == 4
    assert state.view(None)["spaces"]["shiring_castle"] == [0]


@rule("PIL-5.4")
def test_exactly_the_cost_is_enough() -> None:
    state = table("place_builder", seats=[seat(gold=7), seat(), seat()], drawn=0)
    assert player(choose(state, "place priory"), 0)["gold"] == 0


@rule("PIL-5.4")
def test_who_cannot_pay_passes_without_being_asked() -> None:
    state = table("draw_builder", seats=[seat(gold=6), seat(), seat()], refusals_left=0)
    choose(state, "builder 0")
    view = state.view(None)
    assert view["step"] == "draw_builder"
    assert view["waiting"] == [{"seat": 0, "cost": 7}]
    assert player(state, 0)["gold"] == 6


@rule("PIL-5.4")
def test_too_little_gold_refuses_the_paid_place_even_when_remigius_helps() -> None:
    monk = seat(gold=6, advantages=["adv_brother_remigius"])
    state = table("place_builder", seats=[monk, seat(), seat()], drawn=0)
    assert refusal(state, "place market") == "PIL-5.4"
    assert "place_free market" in open_choices(state)


@rule("PIL-5.5")
@pytest.mark.parametrize("decision", ["place market", "pass"])
@pytest.mark.parametrize(("cost", "then"), [(7, 6), (4, 3), (1, 0), (0, 0)])
def test_the_marker_moves_one_field_after_each_decision(
    decision: str, cost: int, then: int
) -> None:
    state = table("place_builder", drawn=1, cost=cost)
    choose(state, decision)
    assert state.view(None)["cost"] == then


@rule("PIL-5.6")
def test_in_the_towns_the_player_picks_the_space() -> None:
    state = table("place_builder", drawn=0, spaces={"shiring": [1]})
    assert "place shiring_1" not in open_choices(state)
    choose(state, "place kingsbridge_2")
    assert state.view(None)["spaces"]["kingsbridge"] == [None, 0]


@rule("PIL-5.6")
@pytest.mark.parametrize("name", ["priory", "kings_court", "market"])
def test_elsewhere_the_lowest_free_space_is_taken(name: str) -> None:
    state = table("place_builder", drawn=0, spaces={name: [1]})
    choose(state, f"place {name}")
    assert state.view(None)["spaces"][name][:2] == [1, 0]
    with_a_gap = table("place_builder", drawn=0, spaces={name: [None, 1]})
    choose(with_a_gap, f"place {name}")
    assert with_a_gap.view(None)["spaces"][name][:2] == [0, 1]


@rule("PIL-5.6")
def test_where_spaces_fill_in_order_the_next_one_is_named() -> None:
    state = table("place_builder", drawn=0, spaces={"priory": [1], "market": [1, 1]})
    found = {GAME.actions.text(one.code): (one.rule, one.why, one.need) for one in state.limits()}
    assert found == {
        "place kings_court": ("PIL-5.6", "fills-in-order", 1),
        "place market": ("PIL-5.6", "fills-in-order", 3),
    }
    refused = Refused("PIL-5.6", "", "fills-in-order", 3)
    told = Words("pillars").reason(refused, {"do": "place", "space": "market"})
    assert told == "Market fills in order: space 3 is next."


@rule("PIL-5.7", "PIL-27.5")
@pytest.mark.parametrize(
    ("name", "mine", "full"),
    [
        ("priory", [0], [0, 0]),
        ("kings_court", [0, 0], [0, 0, 0, None]),
        ("market", [1, 0, 0], [1, 0, 0, 0]),
    ],
)
def test_a_player_may_stand_several_times_at_one_station(
    name: str, mine: list[int], full: list[int | None]
) -> None:
    state = table("place_builder", drawn=0, spaces={name: mine})
    choose(state, f"place {name}")
    assert state.view(None)["spaces"][name] == full


@rule("PIL-5.7")
def test_a_player_may_take_both_cards_of_a_town() -> None:
    state = table("place_builder", drawn=0, spaces={"kingsbridge": [0]})
    choose(state, "place kingsbridge_2")
    assert state.view(None)["spaces"]["kingsbridge"] == [0, 0]


@rule("PIL-5.13")
@pytest.mark.parametrize("target", ["shiring_castle", "start_player"])
def test_a_space_without_effect_may_be_taken_in_round_six(target: str) -> None:
    state = table("place_builder", drawn=0, round=6)
    choose(state, f"place {target}")
    assert state.view(None)["spaces"][target] == [0]


@rule("PIL-5.4", "PIL-26.1")
def test_nothing_but_placing_and_passing_is_open_to_the_owner() -> None:
    state = table("place_builder", drawn=0)
    for text in ("accept", "done", "builder 0", "buy wood 1", "take forest_small"):
        assert refusal(state, text) == "PIL-5.4"
    assert GAME.parse("pass") in state.choices()
    assert of_all(state, "gold") == [10, 10, 10]
