"""Sections 14 and 15: stations 10 and 11, Shiring and its castle."""

from __future__ import annotations

from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.tables import (
    choose,
    idle_until,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

FIVE = [*STARTING_ROW, "tool_maker", "potter_1"]
TOWN = ["mason_2", "architect_1"]


def building(*seats: dict[str, object]) -> list[dict[str, object]]:
    """Players of whom the first can build, so that the round waits for him."""
    return [seats[0] | {"goods": {"wood": 0, "stone": 2, "sand": 0, "metal": 0}}, *seats[1:]]


@rule("PIL-14.1")
def test_the_builders_receive_their_craftsmen_free_of_charge() -> None:
    seats = building(seat(), seat(), seat())
    state = table("shiring", seats=seats, spaces={"shiring": [2, 1]}, shiring=TOWN)
    assert of_all(state, "gold") == [10, 10, 10]
    assert player(state, 2)["row"] == [*STARTING_ROW, "mason_2"]
    assert player(state, 1)["row"] == [*STARTING_ROW, "architect_1"]


@rule("PIL-14.1", "PIL-4.6")
def test_a_full_row_must_let_one_go_in_space_order() -> None:
    seats = [seat(row=FIVE), seat(row=[*STARTING_ROW, "mason_1", "master_woodworker"]), seat()]
    state = table("shiring", seats=seats, spaces={"shiring": [1, 0]}, shiring=TOWN)
    assert state.to_move == 1
    assert open_choices(state)[-1] == "dismiss mason_2"
    assert player(state, 0)["row"] == FIVE
    choose(state, "dismiss mason_2")
    assert state.to_move == 0
    assert refusal(state, "pass") == "PIL-4.6"
    choose(state, "dismiss woodworker")
    assert player(state, 1)["row"] == [*STARTING_ROW, "mason_1", "master_woodworker"]
    assert set(player(state, 0)["row"]) == {*FIVE, "architect_1"} - {"woodworker"}


@rule("PIL-14.1")
def test_both_craftsmen_may_drive_out_two_of_one_row() -> None:
    seats = [seat(row=FIVE), seat()]
    state = table("shiring", seats=seats, spaces={"shiring": [0, 0]}, shiring=TOWN)
    choose(state, "dismiss mason_2")
    assert open_choices(state)[-1] == "dismiss architect_1"
    choose(state, "dismiss tool_maker")
    assert set(player(state, 0)["row"]) == {*FIVE, "architect_1"} - {"tool_maker"}


@rule("PIL-14.2")
def test_a_craftsman_without_a_builder_leaves_the_game() -> None:
    seats = building(seat(), seat())
    state = table("shiring", seats=seats, spaces={"shiring": [None, 0]}, shiring=TOWN)
    assert state.view(None)["shiring"] == [None, None]
    assert of_all(state, "row") == [[*STARTING_ROW, "architect_1"], STARTING_ROW]


@rule("PIL-15.1")
def test_the_castle_gives_two_grey_workers_for_the_next_round() -> None:
    state = table("shiring_castle", seats=building(seat(), seat()), spaces={"shiring_castle": [1]})
    assert of_all(state, "grey_won") == [0, 2]
    assert of_all(state, "grey") == [0, 0]
    assert state.view(None)["castle_workers"] == 2
    idle_until(state, "kingsbridge_cards", 3)
    assert of_all(state, "workers") == [12, 14]


@rule("PIL-15.1")
def test_in_round_six_the_castle_has_no_effect() -> None:
    state = table("shiring_castle", round=6, spaces={"shiring_castle": [1]})
    assert of_all(state, "grey_won") == [0, 0, 0]
    assert state.view(None)["castle_workers"] == 4


@rule("PIL-15.2", "PIL-27.3", "PIL-19.2")
def test_grey_workers_return_at_the_end_of_the_next_round_used_or_not() -> None:
    state = table("next_start_player", seats=[seat(grey=2), seat()])
    assert of_all(state, "grey") == [0, 0]
    assert of_all(state, "workers") == [12, 12]
    assert state.view(None)["castle_workers"] == 4


@rule("PIL-15.2", "PIL-27.3")
def test_grey_workers_stay_until_the_round_is_over() -> None:
    state = table("wool_mill", seats=[seat(grey=2, mill=14), seat()])
    assert of_all(state, "grey") == [2, 0]
    assert state.view(None)["castle_workers"] == 2


@rule("PIL-15.2")
def test_four_figures_are_enough_for_two_winners_in_a_row() -> None:
    seats = building(seat(grey=2), seat())
    state = table("shiring_castle", seats=seats, spaces={"shiring_castle": [1]})
    assert state.view(None)["castle_workers"] == 0
    idle_until(state, "kingsbridge_cards", 3)
    assert of_all(state, "workers") == [12, 14]
    assert state.view(None)["castle_workers"] == 2
