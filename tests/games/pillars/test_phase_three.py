"""Section 6: phase III in general."""

from __future__ import annotations

import pytest

from tests.games.pillars.tables import choose, seat, table
from tests.rules import rule

BUSY_BOARD = {
    "bishops_seat": [1],
    "kingsbridge": [1, 0],
    "priory": [0, 1],
    "kings_court": [2],
    "shiring": [2, None],
    "shiring_castle": [0],
    "start_player": [2],
}


@rule("PIL-6.1")
def test_the_stations_are_settled_in_the_order_of_their_numbers() -> None:
    seats = [
        seat(mill=1, cards=["gravel_pit_small"]),
        seat(cards=["quarry_small"]),
        seat(cards=["forest_small"]),
    ]
    towns = ["adv_brother_francis", "adv_jack"]
    state = table("reveal_event", seats=seats, spaces=BUSY_BOARD, kingsbridge=towns)
    state.log = []
    choose(state, "event event_conflict", "fetch wood", "tax 2", "done", "done")
    told = [(event.rule, event.seat) for event in state.log]
    assert told == [
        ("PIL-7.1", -1),
        ("PIL-8.1", 1),
        ("PIL-23.10", 0),
        ("PIL-23.10", 1),
        ("PIL-23.10", 2),
        ("PIL-8.1", 1),
        ("PIL-9.1", 0),
        ("PIL-10.1", 1),
        ("PIL-10.1", 0),
        ("PIL-11.1", 0),
        ("PIL-11.1", 1),
        ("PIL-12.1", 2),
        ("PIL-12.1", 1),
        ("PIL-12.1", 0),
        ("PIL-13.1", 2),
        ("PIL-13.2", 0),
        ("PIL-13.2", 0),
        ("PIL-13.2", 1),
        ("PIL-14.1", 2),
        ("PIL-15.1", 0),
        ("PIL-17.1", 0),
        ("PIL-17.1", 1),
        ("PIL-17.1", 2),
        ("PIL-17.6", 0),
        ("PIL-18.1", 2),
        ("PIL-3.1", 2),
    ]


@rule("PIL-6.1")
@pytest.mark.parametrize(
    ("step", "name", "builders"),
    [
        ("bishops_seat", "bishops_seat", [2]),
        ("kingsbridge", "kingsbridge", [1, 0]),
        ("priory", "priory", [0, 0]),
        ("kings_tax", "kings_court", [2, 1, 0, 2]),
        ("shiring", "shiring", [1, 0]),
        ("shiring_castle", "shiring_castle", [1]),
    ],
)
def test_builders_go_home_when_their_station_is_done(
    step: str, name: str, builders: list[int]
) -> None:
    seats = [seat(stone=2)] * 3  # somebody can build, so the round does not run out by itself
    state = table(step, seats=seats, spaces={name: builders}, bishop="none")
    view = state.view(None)
    assert view["spaces"][name] == [None] * len(builders)
    assert view["bag"] == [3, 3, 3]


@rule("PIL-6.1")
def test_builders_of_later_stations_stay_until_their_turn() -> None:
    spaces = {"priory": [0, 1], "market": [2, 2], "start_player": [1]}
    state = table("priory", spaces=spaces)
    view = state.view(None)
    assert view["step"] == "tax_roll"
    assert view["spaces"]["market"] == [2, 2, None, None]
    assert view["bag"] == [3, 2, 1]


@rule("PIL-6.2")
def test_numbered_spaces_act_in_their_order_not_in_turn_order() -> None:
    full = ["mortar_mixer", "woodworker", "stonecutter", "tool_maker", "mason_1"]
    seats = [seat(row=full), seat(row=["mortar_mixer", "woodworker", "stonecutter"])]
    seats.append(seat(row=[*full[:3], "potter_1", "master_woodworker"]))
    towns = ["architect_1", "mason_2"]
    state = table("shiring", seats=seats, spaces={"shiring": [2, 0]}, shiring=towns)
    assert state.to_move == 2
    choose(state, "dismiss potter_1")
    assert state.to_move == 0


@rule("PIL-6.2")
def test_where_there_are_no_spaces_turn_order_counts() -> None:
    state = table("building", seats=[seat(stone=2)] * 3, start_player=1)
    movers = []
    for _ in range(3):
        movers.append(state.to_move)
        choose(state, "done")
    assert movers == [1, 2, 0]
