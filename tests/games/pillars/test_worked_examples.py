"""Section 28: the worked examples of the rules document, each as it stands there."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import FINAL_ADVANTAGES
from tests.games.pillars.tables import (
    GAME,
    choose,
    goods,
    of_all,
    open_choices,
    played,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

RED, BLUE, GREEN = 0, 1, 2


@rule("PIL-5.4", "PIL-5.5")
def test_we_1_red_passes_at_seven() -> None:
    state = table("draw_builder", refusals_left=0)
    choose(state, f"builder {RED}", "pass")
    view = state.view(None)
    assert view["waiting"] == [{"seat": RED, "cost": 7}]
    assert view["cost"] == 6
    assert player(state, RED)["gold"] == 10


@rule("PIL-5.8")
def test_we_2_waiting_builders_are_placed_red_blue_red() -> None:
    waiting = [{"seat": RED, "cost": 7}, {"seat": BLUE, "cost": 5}, {"seat": RED, "cost": 3}]
    spaces = {"market": [RED, BLUE, BLUE], "kings_court": [GREEN, GREEN, GREEN]}
    state = table("draw_builder", waiting=waiting, spaces=spaces, cost=0)
    placed = []
    for target in ("priory", "priory", "bishops_seat"):
        placed.append(state.to_move)
        choose(state, f"place {target}")
    assert placed == [RED, BLUE, RED]
    assert state.view(None)["spaces"]["priory"] == [RED, BLUE]
    assert of_all(state, "gold") == [10, 10, 10]


@rule("PIL-16.1", "PIL-16.3", "PIL-16.4", "PIL-16.6", "PIL-16.7")
def test_we_3_green_and_red_at_the_market() -> None:
    green, red = 0, 1
    seats = [seat(gold=7, metal=1), seat(gold=2, stone=1)]
    state = table("market", seats=seats, spaces={"market": [green, red]})
    choose(state, "buy wood 2")
    assert player(state, green)["gold"] == 1
    assert state.view(None)["market"]["wood"] == 2
    choose(state, "sell stone 1")
    assert player(state, red)["gold"] == 6
    assert state.view(None)["market"]["stone"] == 4
    choose(state, "sell metal 1")
    assert player(state, green)["gold"] == 6
    choose(state, "buy wood 2")
    assert player(state, red)["gold"] == 0
    assert state.view(None)["market"]["wood"] == 0
    assert state.view(None)["step"] == "market"
    choose(state, "buy sand 3")
    assert state.view(None)["step"] == "building"
    assert goods(state, green) == {"wood": 2, "sand": 3}
    assert goods(state, red) == {"wood": 2}
    assert of_all(state, "gold") == [0, 0]
    assert state.view(None)["market"] == {"wood": 0, "stone": 4, "sand": 1}


@rule(
    "PIL-17.1", "PIL-17.2", "PIL-17.5", "PIL-21.1", "PIL-21.3", "PIL-21.4", "PIL-21.6", "PIL-21.9"
)
@pytest.mark.parametrize("gold", [0, 17, 28])
def test_we_4_a_whole_building_turn(gold: int) -> None:
    row = ["potter_2", "mortar_mixer", "stonecutter", "architect_1", "tool_maker"]
    state = table("building", seats=[seat(gold=gold, row=row, sand=5, stone=3, metal=1), seat()])
    choose(state, "use potter_2 2", "use mortar_mixer 1", "use stonecutter 1")
    choose(state, "use architect_1 1", "use tool_maker 1")
    assert player(state, 0)["vp"] == 2 + 5
    assert player(state, 0)["gold"] == gold + 2
    assert state.view(None)["round"] == 3
    assert goods(state, 0) == {"stone": 1, "metal": 1}


@rule("PIL-21.2")
def test_we_5_the_woodworker_uses_eight_of_nine_wood() -> None:
    seats = [seat(row=["woodworker"], wood=9), seat()]
    state = table("building", seats=seats, round=6)
    assert open_choices(state)[-2:] == ["use woodworker 4", "done"]
    choose(state, "use woodworker 4")
    assert player(state, 0)["vp"] == 2 + 4
    assert goods(state, 0) == {"wood": 1}


@rule("PIL-21.3", "PIL-21.7", "PIL-21.11")
@pytest.mark.parametrize(
    ("craftsman", "stone", "points"),
    [("stonecutter", 2, 1), ("mason_1", 1, 1), ("sculptor_1", 1, 2)],
)
def test_we_6_three_ways_to_work_stone(craftsman: str, stone: int, points: int) -> None:
    row = ["stonecutter", "mason_1", "sculptor_1", "mortar_mixer"]
    state = table("building", seats=[seat(row=row, stone=5), seat()])
    choose(state, f"use {craftsman} 1")
    assert goods(state, 0) == {"stone": 5 - stone}
    assert player(state, 0)["vp"] == 2 + points


@rule("PIL-21.10")
def test_we_7_the_goldsmith_turns_twelve_gold_into_four_points() -> None:
    state = table("building", seats=[seat(gold=12, row=["goldsmith_1"]), seat()])
    choose(state, "use goldsmith_1 4")
    assert player(state, 0)["gold"] == 0
    assert player(state, 0)["vp"] == 2 + 4


@rule("PIL-21.9")
def test_we_8_the_architect_needs_nothing() -> None:
    state = table("building", seats=[seat(gold=0, row=["architect_1"]), seat()])
    choose(state, "use architect_1 1")
    assert player(state, 0)["vp"] == 2 + 1
    assert player(state, 0)["gold"] == 0
    assert goods(state, 0) == {}


@rule("PIL-17.3", "PIL-21.4", "PIL-21.13")
def test_we_9_the_tool_maker_goes_before_the_bell_maker() -> None:
    seats = [seat(gold=0, row=["tool_maker", "bell_maker"], metal=1), seat()]
    state = choose(table("building", seats=seats), "use tool_maker 1", "use bell_maker 1")
    assert player(state, 0)["gold"] == 2
    assert goods(state, 0) == {}
    assert player(state, 0)["vp"] == 2 + 4


@rule("PIL-17.3", "PIL-21.4")
def test_we_9_in_the_reverse_order_the_tool_maker_gives_nothing() -> None:
    row = ["tool_maker", "bell_maker", "architect_1"]
    state = table("building", seats=[seat(gold=0, row=row, metal=1), seat()])
    choose(state, "use bell_maker 1")
    assert refusal(state, "use tool_maker 1") == "PIL-17.2"
    choose(state, "done")
    assert player(state, 0)["gold"] == 0
    assert player(state, 0)["vp"] == 2 + 4


@rule("PIL-21.5")
def test_we_10_the_master_woodworker_sells_two_of_three_wood() -> None:
    state = table("building", seats=[seat(gold=5, row=["master_woodworker"], wood=3), seat()])
    assert open_choices(state) == ["use master_woodworker 1", "use master_woodworker 2", "done"]
    choose(state, "use master_woodworker 2")
    assert goods(state, 0) == {"wood": 1}
    assert player(state, 0)["gold"] == 13


@rule("PIL-5.5")
@pytest.mark.parametrize("decision", ["pass", "place"])
def test_we_11_twelve_draws_are_offered_at_falling_prices(decision: str) -> None:
    seats = [seat(gold=30) for _ in range(4)]
    state = table("draw_builder", seats=seats)
    prices = []
    for n in range(12):
        if state.view(None)["step"] == "draw_builder":
            choose(state, f"builder {n % 4}")
        if state.view(None)["step"] == "refusal":
            choose(state, "accept")
        prices.append(state.view(None)["cost"])
        choose(state, "pass" if decision == "pass" else open_choices(state)[0])
    assert prices == [7, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]


@rule("PIL-2.4")
def test_we_12_gold_of_three_players_when_seat_two_starts() -> None:
    state = choose(GAME.start(3), "start 2")
    assert player(state, 2)["gold"] == 20
    assert player(state, 0)["gold"] == 21
    assert player(state, 1)["gold"] == 22


@rule("PIL-2.7")
@pytest.mark.parametrize("seed", range(3))
def test_we_13_round_six_shows_its_own_two_advantages(seed: int) -> None:
    shown = [
        state.view(None)["kingsbridge"]
        for state in played(4, seed)
        if (state.view(None)["round"], state.view(None)["step"]) == (6, "draw_builder")
    ]
    assert shown
    assert all(cards == FINAL_ADVANTAGES for cards in shown)


@rule("PIL-5.10")
def test_we_14_a_third_builder_is_set_aside_and_keeps_the_price() -> None:
    seats = [seat(gold=30, limited=True), seat(gold=30), seat(gold=30)]
    state = table("draw_builder", seats=seats, refusals_left=0)
    for drawn in (0, 1, 2, 0, 1):
        choose(state, f"builder {drawn}", "pass")
    assert state.view(None)["cost"] == 2
    choose(state, "builder 0")
    assert state.view(None)["set_aside"] == [1, 0, 0]
    assert state.view(None)["step"] == "draw_builder"
    choose(state, "builder 2")
    assert state.to_move == 2
    assert state.view(None)["cost"] == 2
