"""Section 4: phase I, choosing cards."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.tables import choose, of_all, open_choices, player, refusal, seat, table
from tests.rules import rule


@rule("PIL-4.1")
@pytest.mark.parametrize(("start", "order"), [(0, [0, 1, 2, 0]), (2, [2, 0, 1, 2])])
def test_players_take_one_card_each_again_and_again(start: int, order: list[int]) -> None:
    state = table("choosing_cards", start_player=start)
    for seat_to_move, card in zip(order, ["gravel_pit_small", "forest_small", "quarry_small"]):
        assert state.to_move == seat_to_move
        choose(state, f"take {card}")
    assert state.to_move == order[3]


@rule("PIL-4.1")
def test_only_what_lies_in_the_display_can_be_taken() -> None:
    open_cards = ["forest_small", "quarry_small"]
    state = table("choosing_cards", open_cards=open_cards, open_craftsmen=["mason_2"])
    assert open_choices(state) == ["take forest_small", "take quarry_small", "hire mason_2", "pass"]
    assert refusal(state, "take gravel_pit_small") == "PIL-4.1"
    assert refusal(state, "hire potter_2") == "PIL-4.1"
    choose(state, "take forest_small")
    assert refusal(state, "take forest_small") == "PIL-4.1"


@rule("PIL-4.2")
def test_passing_is_always_open_and_final() -> None:
    state = table("choosing_cards")
    choose(state, "pass", "take gravel_pit_small", "take forest_small")
    assert state.to_move == 1
    assert of_all(state, "passed") == [True, False, False]


@rule("PIL-4.2")
def test_who_can_take_nothing_passes_without_being_asked() -> None:
    busy = seat(gold=0, cards=["quarry_medium", "gravel_pit_medium"])
    cards = ["forest_small", "quarry_small", "forest_medium"]
    state = table("choosing_cards", seats=[seat(), busy, seat()], open_cards=cards)
    choose(state, "take forest_small")
    assert state.to_move == 2
    assert of_all(state, "passed") == [False, True, False]


@rule("PIL-4.3")
def test_the_phase_ends_at_once_when_the_display_is_empty() -> None:
    state = table("choosing_cards", open_cards=["gravel_pit_small"], open_craftsmen=[])
    choose(state, "take gravel_pit_small")
    assert state.view(None)["step"] == "draw_builder"
    assert of_all(state, "mill") == [10, 12, 12]


@rule("PIL-4.3")
def test_the_phase_goes_on_while_cards_of_either_sort_are_left() -> None:
    state = table("choosing_cards", open_cards=["gravel_pit_small"], open_craftsmen=["mason_2"])
    choose(state, "take gravel_pit_small")
    assert open_choices(state) == ["hire mason_2", "pass"]
    state = table("choosing_cards", open_cards=["gravel_pit_small"], open_craftsmen=["mason_2"])
    choose(state, "hire mason_2")
    assert open_choices(state) == ["take gravel_pit_small", "pass"]


@rule("PIL-4.3")
def test_the_phase_ends_at_once_when_all_have_passed() -> None:
    state = choose(table("choosing_cards"), "pass", "pass", "pass")
    assert state.view(None)["step"] == "draw_builder"


@rule("PIL-4.3")
def test_the_last_active_player_keeps_taking_cards() -> None:
    state = choose(table("choosing_cards"), "pass", "take forest_small", "pass")
    choose(state, "take gravel_pit_small", "take gravel_pit_medium")
    assert state.to_move == 1
    assert len(player(state, 1)["cards"]) == 3


@rule("PIL-4.4")
def test_a_resource_card_needs_and_binds_its_workers() -> None:
    state = table("choosing_cards", open_cards=["quarry_large", "quarry_small"])
    choose(state, "take quarry_large")
    assert player(state, 0)["workers"] == 2
    assert player(state, 0)["cards"] == ["quarry_large"]
    choose(state, "pass", "pass")
    assert refusal(state, "take quarry_small") == "PIL-4.4"


@rule("PIL-4.4")
def test_exactly_enough_workers_are_enough_and_cards_have_no_other_limit() -> None:
    seats = [seat(), seat(passed=True), seat(passed=True)]
    cards = ["gravel_pit_small", "gravel_pit_medium", "forest_small", "quarry_small"]
    state = table("choosing_cards", seats=seats, open_cards=cards)
    choose(state, "take gravel_pit_small", "take gravel_pit_medium", "take forest_small")
    assert player(state, 0)["workers"] == 3
    assert player(state, 0)["cards"] == cards[:3]
    assert refusal(state, "take quarry_small") == "PIL-4.4"
    state = table("choosing_cards", seats=seats, open_cards=["forest_large", "quarry_small"])
    choose(state, "take forest_large", "take quarry_small")
    assert player(state, 0)["workers"] == 0


@rule("PIL-4.5")
def test_a_craftsman_costs_gold_and_joins_the_row_at_once() -> None:
    state = table("choosing_cards", seats=[seat(gold=5), seat(), seat()])
    choose(state, "hire mason_2")
    assert player(state, 0)["gold"] == 0
    assert player(state, 0)["row"] == [*STARTING_ROW, "mason_2"]
    assert "mason_2" not in state.view(None)["display"]["craftsmen"]


@rule("PIL-4.5")
def test_one_gold_too_few_hires_nobody() -> None:
    state = table("choosing_cards", seats=[seat(gold=4), seat(), seat()])
    assert refusal(state, "hire mason_2") == "PIL-4.5"


@rule("PIL-4.6")
@pytest.mark.parametrize("leaving", ["mason_2", "stonecutter", "tool_maker"])
def test_a_sixth_craftsman_drives_out_one_of_the_row(leaving: str) -> None:
    five = [*STARTING_ROW, "tool_maker", "potter_1"]
    state = table("choosing_cards", seats=[seat(gold=9, row=five), seat(), seat()])
    choose(state, "hire mason_2")
    assert state.to_move == 0
    assert open_choices(state) == [f"dismiss {card}" for card in [*five, "mason_2"]]
    choose(state, f"dismiss {leaving}")
    assert player(state, 0)["gold"] == 4
    assert set(player(state, 0)["row"]) == {*five, "mason_2"} - {leaving}
    assert state.to_move == 1


@rule("PIL-4.6", "PIL-22.6")
def test_jack_makes_room_for_a_sixth_but_not_for_a_seventh() -> None:
    row = [*STARTING_ROW, "tool_maker", "potter_1"]
    six = [*row, "master_woodworker"]
    seats = [seat(row=row, advantages=["adv_jack"]), seat(), seat()]
    state = choose(table("choosing_cards", seats=seats), "hire mason_2")
    assert state.to_move == 1
    state = table("choosing_cards", seats=[seat(row=six, advantages=["adv_jack"]), seat(), seat()])
    choose(state, "hire mason_2")
    assert len(open_choices(state)) == 7


@rule("PIL-4.6")
def test_without_overflow_nobody_may_be_dismissed() -> None:
    state = table("choosing_cards")
    assert not any(text.startswith("dismiss") for text in open_choices(state))
    assert refusal(state, "dismiss woodworker") == "PIL-4.1"


@rule("PIL-4.6")
def test_only_cards_of_the_own_row_can_be_dismissed() -> None:
    five = [*STARTING_ROW, "tool_maker", "potter_1"]
    state = table("choosing_cards", seats=[seat(row=five), seat(), seat()])
    choose(state, "hire mason_2")
    assert refusal(state, "dismiss mason_1") == "PIL-4.6"


@rule("PIL-4.7")
def test_at_the_end_the_display_is_cleared_and_free_workers_go_to_the_mill() -> None:
    seats = [seat(cards=["forest_medium"]), seat(), seat(cards=["quarry_small"], grey=2)]
    state = choose(table("choosing_cards", seats=seats), "pass", "pass", "pass")
    view = state.view(None)
    assert view["display"]["resources"] == view["display"]["craftsmen"] == []
    assert of_all(state, "mill") == [7, 12, 10]
    assert of_all(state, "workers") == [0, 0, 0]
    assert of_all(state, "row") == [STARTING_ROW] * 3


@rule("PIL-4.8", "PIL-22.11", "PIL-19.2")
def test_otto_and_the_grey_workers_add_to_the_twelve() -> None:
    otto = ["adv_otto_blackface"]
    seats = [seat(), seat(advantages=otto), seat(grey_won=2), seat(grey=2)]
    state = table("next_start_player", seats=seats)
    assert of_all(state, "workers") == [12, 13, 14, 12]


@rule("PIL-4.8")
def test_all_workers_count_alike() -> None:
    seats = [seat(advantages=["adv_otto_blackface"], grey=2), seat(passed=True), seat(passed=True)]
    cards = ["quarry_large", "forest_medium"]
    state = table("choosing_cards", seats=seats, open_cards=cards)
    choose(state, "take quarry_large", "take forest_medium")
    assert player(state, 0)["workers"] == 0
