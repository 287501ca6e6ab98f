"""Section 24 and PIL-5.11: the game of two."""

from __future__ import annotations

from tests.games.pillars.tables import (
    GAME,
    choose,
    idle_until,
    of_all,
    open_choices,
    player,
    seat,
    table,
)
from tests.rules import rule


@rule("PIL-24.1", "PIL-5.5")
def test_six_builders_are_drawn_at_7_to_2_and_nobody_pays_1() -> None:
    state = table("draw_builder", players=2, refusals_left=0)
    prices = []
    for n in range(6):
        if state.view(None)["step"] == "draw_builder":
            choose(state, f"builder {n % 2}")
        prices.append(state.view(None)["cost"])
        choose(state, "pass")
    assert prices == [7, 6, 5, 4, 3, 2]


@rule("PIL-24.1", "PIL-5.11")
def test_after_the_sixth_draw_the_marker_goes_to_0_and_waiting_builders_are_free() -> None:
    waiting = [{"seat": 0, "cost": 7}, {"seat": 1, "cost": 5}]
    spaces = {"market": [0, 1, 1]}
    state = table(
        "place_builder", players=2, drawn=0, waiting=waiting, spaces=spaces, cost=2, bag=[0, 0]
    )
    choose(state, "place priory")
    assert player(state, 0)["gold"] == 8
    assert state.view(None)["cost"] == 0
    assert state.view(None)["step"] == "place_waiting"
    choose(state, "place kings_court", "place shiring_1")
    assert of_all(state, "gold") == [8, 10]


@rule("PIL-24.1")
def test_display_decks_market_and_spaces_are_those_of_four() -> None:
    views = []
    for players in (2, 4):
        state = idle_until(choose(GAME.start(players), "start 0"), "choosing_cards", 1)
        view = state.view(None)
        assert len(view["display"]["resources"]) == 7
        assert len(view["display"]["craftsmen"]) == 2
        views.append([view[name] for name in ("display", "market", "spaces", "kingsbridge")])
    assert views[0] == views[1]
    assert of_all(choose(GAME.start(2), "start 0"), "gold") == [20, 21]


@rule("PIL-24.2")
def test_with_the_limit_only_acting_builders_move_the_marker() -> None:
    seats = [seat(limited=True), seat(limited=True)]
    spaces = {"market": [0, 0]}
    state = table("draw_builder", seats=seats, spaces=spaces, cost=5, refusals_left=0)
    choose(state, "builder 0")
    assert state.view(None)["set_aside"] == [1, 0]
    assert state.view(None)["cost"] == 5
    assert state.to_move == 1
    choose(state, "place market")
    assert state.view(None)["cost"] == 4


@rule("PIL-24.2", "PIL-5.11")
def test_with_the_limit_the_marker_still_goes_to_0_once_the_bag_is_empty() -> None:
    seats = [seat(limited=True), seat(limited=True)]
    spaces = {"market": [0, 0, 1]}
    state = table("draw_builder", seats=seats, spaces=spaces, cost=4, set_aside=[1, 0])
    choose(state, "accept", "pass")
    view = state.view(None)
    assert view["set_aside"] == [1, 1]
    assert view["cost"] == 0
    assert view["step"] == "place_waiting"
    assert all(text.startswith("place ") for text in open_choices(state))


@rule("PIL-5.11")
def test_with_more_players_the_marker_stays_where_it_is() -> None:
    waiting = [{"seat": 0, "cost": 7}]
    spaces = {"market": [0, 1, 1], "priory": [2], "kings_court": [2, 1]}
    seats = [seat(limited=True), seat(), seat(limited=True)]
    state = table(
        "place_waiting", seats=seats, waiting=waiting, spaces=spaces, cost=1, set_aside=[1, 0, 1]
    )
    assert state.view(None)["cost"] == 1
