"""Section 5: builders that wait, and builders that are set aside."""

from __future__ import annotations

import pytest

from tests.games.pillars.tables import (
    choose,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("PIL-5.8")
def test_a_passed_builder_waits_at_the_price_it_refused() -> None:
    state = choose(table("place_builder", drawn=2, cost=4), "pass")
    assert state.view(None)["waiting"] == [{"seat": 2, "cost": 4}]
    assert player(state, 2)["gold"] == 10


@rule("PIL-5.8")
def test_waiting_builders_are_placed_in_the_order_of_passing_for_nothing() -> None:
    waiting = [{"seat": 1, "cost": 6}, {"seat": 0, "cost": 5}, {"seat": 1, "cost": 2}]
    spaces = {"market": [0, 0, 1], "kings_court": [2, 2, 2]}
    state = table("place_waiting", waiting=waiting, spaces=spaces, cost=0)
    for mover, target in ((1, "priory"), (0, "bishops_seat"), (1, "start_player")):
        assert state.to_move == mover
        choose(state, f"place {target}")
    assert of_all(state, "gold") == [10, 10, 10]
    assert state.view(None)["spaces"]["priory"] == [1, None]
    assert state.view(None)["step"] == "reveal_event"


@rule("PIL-5.8")
def test_a_waiting_builder_must_be_placed() -> None:
    waiting = [{"seat": 1, "cost": 6}]
    spaces = {"market": [0, 0, 1, 1], "kings_court": [2, 2, 2, 0]}
    state = table("place_waiting", waiting=waiting, spaces=spaces, cost=0)
    assert refusal(state, "pass") == "PIL-5.8"
    assert "place market" not in open_choices(state)
    assert all(text.startswith("place ") for text in open_choices(state))


@rule("PIL-5.8")
def test_waiting_builders_come_only_when_the_bag_is_empty() -> None:
    waiting = [{"seat": 1, "cost": 6}]
    spaces = {"market": [0, 0, 1, 1], "kings_court": [2, 2]}
    state = table("place_builder", waiting=waiting, spaces=spaces, cost=1, drawn=2)
    choose(state, "pass")
    assert state.view(None)["waiting"] == [{"seat": 1, "cost": 6}, {"seat": 2, "cost": 1}]
    assert state.view(None)["step"] == "place_builder"
    assert state.to_move == 0


@rule("PIL-5.9", "PIL-27.1")
def test_a_builder_offered_for_nothing_may_still_wait_at_the_end_of_the_queue() -> None:
    waiting = [{"seat": 1, "cost": 6}]
    state = table("place_builder", waiting=waiting, cost=0, drawn=2)
    choose(state, "pass")
    assert state.view(None)["waiting"] == [{"seat": 1, "cost": 6}, {"seat": 2, "cost": 0}]


@rule("PIL-5.10")
def test_the_third_builder_of_a_limited_player_is_set_aside_without_a_choice() -> None:
    seats = [seat(limited=True), seat(), seat()]
    state = table("draw_builder", seats=seats, spaces={"priory": [0], "market": [0]}, cost=4)
    choose(state, "builder 0")
    view = state.view(None)
    assert view["step"] == "draw_builder"
    assert view["set_aside"] == [1, 0, 0]
    assert view["cost"] == 4


@rule("PIL-5.10")
def test_a_limited_player_plays_his_first_two_builders() -> None:
    seats = [seat(limited=True), seat(), seat()]
    state = table("draw_builder", seats=seats, spaces={"priory": [0]}, cost=6, refusals_left=0)
    choose(state, "builder 0")
    assert state.to_move == 0
    assert state.view(None)["set_aside"] == [0, 0, 0]


@rule("PIL-5.10")
def test_a_builder_that_waits_counts_as_drawn() -> None:
    seats = [seat(limited=True), seat(), seat()]
    waiting = [{"seat": 0, "cost": 7}, {"seat": 0, "cost": 6}]
    state = table("draw_builder", seats=seats, waiting=waiting, cost=5)
    choose(state, "builder 0")
    assert state.view(None)["set_aside"] == [1, 0, 0]


@rule("PIL-5.10")
def test_a_builder_put_back_does_not_count_as_drawn() -> None:
    seats = [seat(limited=True), seat(), seat()]
    state = table("draw_builder", seats=seats, spaces={"priory": [0]}, cost=6)
    choose(state, "builder 0", "refuse", "builder 0")
    assert state.to_move == 0
    assert state.view(None)["step"] == "place_builder"


@rule("PIL-5.10")
def test_players_without_a_limit_play_all_three() -> None:
    seats = [seat(limited=True), seat(), seat()]
    spaces = {"priory": [1], "market": [1]}
    state = table("draw_builder", seats=seats, spaces=spaces, cost=4, refusals_left=0)
    choose(state, "builder 1")
    assert state.to_move == 1
    assert state.view(None)["step"] == "place_builder"


@rule("PIL-5.3")
def test_no_refusal_is_asked_for_a_builder_that_is_set_aside() -> None:
    seats = [seat(limited=True), seat(), seat()]
    state = table("draw_builder", seats=seats, spaces={"priory": [0], "market": [0]})
    choose(state, "builder 0")
    assert state.view(None)["refusals_left"] == 1
    assert state.view(None)["step"] == "draw_builder"


@rule("PIL-5.12")
def test_waiting_builders_are_free_where_the_limit_left_the_marker_above_zero() -> None:
    seats = [seat(gold=0, limited=True) for _ in range(3)]
    spaces = {"market": [0, 0, 1, 1], "kings_court": [2]}
    state = table(
        "draw_builder", seats=seats, spaces=spaces, cost=2, set_aside=[1, 1, 0], refusals_left=0
    )
    view = state.view(None)
    assert view["cost"] == 1
    assert view["set_aside"] == [1, 1, 1]
    assert view["waiting"] == [{"seat": 2, "cost": 2}]
    assert view["step"] == "place_waiting"
    choose(state, "place priory")
    assert player(state, 2)["gold"] == 0


@rule("PIL-5.12", "PIL-24.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_waiting_builders_are_free_at_every_player_count(players: int) -> None:
    waiting = [{"seat": 0, "cost": 7}]
    others = [n for n in range(players) for _ in range(3)][1:]
    names = ["market"] * 4 + ["kings_court"] * 4 + ["priory"] * 2 + ["kingsbridge"] * 2
    spaces: dict[str, list[int]] = {}
    for name, number in zip(names, others):
        spaces.setdefault(name, []).append(number)
    seats = [seat(gold=3) for _ in range(players)]
    state = table("place_waiting", seats=seats, waiting=waiting, spaces=spaces, cost=0)
    choose(state, "place shiring_1")
    assert player(state, 0)["gold"] == 3
