"""Sections 22 to 25: the end of a round, of a quarter and of the game; scoring and ties."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import OVER, State
from tests.games.pilgrim.tables import (
    GAME,
    choose,
    goods,
    open_choices,
    path,
    player,
    road,
    seat,
    shrine,
    step,
    table,
)
from tests.rules import rule

AT_F1 = path(road("f4", 0, 2), road("f3", 5, 3), road("f2", 0, 2), end="harbour")
AT_B6 = path(road("e5", 1, 4), road("d5", 1, 4), road("c5", 1, 4), road("b5", 1, 5), end="harbour")
QUARTER = 6  # with all sites on 3 the first quarter ends with this round


def last_round(*mats: dict[str, Any], **what: Any) -> State:
    """A finished game."""
    others = list(mats) or [seat(), seat()]
    return table("round_end", seats=others, round=26, **what)


@rule("PGM-22.1")
def test_stone_and_wheat_above_six_are_lost() -> None:
    mats = [seat(stone=8, wheat=7, silver=20), seat(stone=6, wheat=6, silver=7), seat()]
    state = table("round_end", seats=mats)
    assert goods(state, 0)[:3] == (6, 6, 20)
    assert goods(state, 1)[:3] == (6, 6, 7)


@rule("PGM-22.1", "PGM-22.5")
def test_the_excess_is_lost_before_the_income() -> None:
    mats = [seat(stone=8, paths=[AT_F1], harbours=["harbour_west"]), seat(), seat()]
    state = table("round_end", seats=mats, merchant="north_west")  # to Produce: stone
    assert goods(state, 0)[0] == 7


@rule("PGM-22.3")
@pytest.mark.parametrize(("number", "quarter"), [(5, 1), (6, 2), (12, 2), (13, 3), (19, 4)])
def test_a_quarter_ends_when_the_ship_reaches_a_site(number: int, quarter: int) -> None:
    state = table("round_end", seats=[seat(alms=2), seat(), seat()], round=number)
    assert state.view(None)["quarter"] == quarter
    ends = number in (6, 13, 19)
    assert player(state, 0)["alms_table"] == int(ends)


@rule("PGM-23.6")
@pytest.mark.parametrize(("number", "quarter"), [(1, 2), (12, 2), (13, 3)])
def test_a_quarter_may_last_one_round_or_twelve(number: int, quarter: int) -> None:
    state = table("round_end", round=number, rolls=(6, 1, 6, 6))  # sites at 0, 1, 13, 19
    assert state.view(None)["quarter"] == quarter


@rule("PGM-22.3", "PGM-24.1")
def test_at_the_north_west_site_the_game_ends() -> None:
    state = last_round()
    assert state.to_move == OVER
    assert state.view(None)["ship"]["offset"] == 26


@rule("PGM-22.5")
def test_income_is_paid_per_route_and_none_at_taxation() -> None:
    mats = [seat(paths=[AT_F1], harbours=["harbour_west"]), seat(), seat()]
    assert goods(table("round_end", seats=mats, merchant="south_east"), 0)[:3] == (3, 3, 3)
    assert goods(table("round_end", seats=mats, merchant="north"), 0)[:3] == (3, 3, 4)


@rule("PGM-22.5")
def test_at_the_cornucopia_income_is_chosen_in_turn_order_for_each_route() -> None:
    routes = path(road("h4", 5, 2), road("h3", 5, 3), road("h2", 0, 3), road("g1", 0, 4))
    routes["end"] = "harbour"
    mats = [
        seat(paths=[routes], harbours=["harbour_west"]),
        seat(),
        seat(paths=[AT_F1], harbours=["harbour_west"]),
    ]
    state = table("round_end", seats=mats, merchant="east", start_player=1)  # to Build Roads
    assert (state.to_move, open_choices(state)) == (2, ["take stone", "take wheat", "take silver"])
    choose(state, "take silver")
    assert state.to_move == 0
    choose(state, "take wheat")
    assert (goods(state, 2)[2], goods(state, 0)[1]) == (4, 4)


@rule("PGM-22.5")
def test_two_routes_bring_two_resources() -> None:
    # The Quarry of b5 has been built, so the space beside the north harbour is free.
    mats = [
        seat(
            paths=[AT_F1, AT_B6],
            harbours=["harbour_north", "harbour_west"],
            buildings=["quarry"],
        ),
        seat(),
        seat(),
    ]
    state = table("round_end", seats=mats, round=4, merchant="north")
    assert goods(state, 0)[2] == 5


@rule("PGM-22.6")
def test_the_most_pious_names_any_player_as_start_player() -> None:
    state = table("round_end", seats=[seat(piety=3), seat(piety=2), seat(piety=4)])
    assert state.to_move == 2
    assert open_choices(state) == ["next_start 0", "next_start 1", "next_start 2"]
    choose(state, "next_start 1")
    view = state.view(None)
    assert (view["start_player"], view["active"], view["round"]) == (1, 1, 3)


@rule("PGM-22.7")
@pytest.mark.parametrize(
    ("start", "pieties", "chooser"),
    [
        (0, (4, 4, 4), 1),
        (1, (4, 4, 4), 2),
        (2, (4, 4, 4), 0),
        (1, (4, 4, 3), 0),  # the current start player is met last
        (1, (3, 4, 3), 1),
    ],
)
def test_a_tie_is_for_the_first_on_the_start_players_left(
    start: int, pieties: tuple[int, ...], chooser: int
) -> None:
    mats = [seat(piety=piety) for piety in pieties]
    assert table("round_end", seats=mats, start_player=start).to_move == chooser


@rule("PGM-23.1")
def test_the_highest_on_the_alms_track_sends_an_acolyte_to_the_table() -> None:
    state = table("round_end", seats=[seat(alms=2), seat(alms=3), seat(alms=1)], round=QUARTER)
    winner = player(state, 1)
    assert (winner["alms_table"], winner["abbey"]) == (1, 2)
    assert [player(state, n)["alms_table"] for n in (0, 2)] == [0, 0]


@rule("PGM-23.1")
def test_with_an_empty_abbey_nobody_benefits() -> None:
    mats = [seat(alms=2), seat(alms=3, abbey=0), seat(alms=1)]
    state = table("round_end", seats=mats, round=QUARTER)
    assert [player(state, n)["alms_table"] for n in range(3)] == [0, 0, 0]


@rule("PGM-23.2")
@pytest.mark.parametrize(
    ("pieties", "start", "winner"), [((3, 5, 3), 0, 1), ((3, 3, 3), 2, 2), ((3, 3, 3), 0, 0)]
)
def test_ties_on_the_alms_track(pieties: tuple[int, ...], start: int, winner: int) -> None:
    mats = [seat(alms=2, piety=piety) for piety in pieties]
    state = table("round_end", seats=mats, round=QUARTER, start_player=start)
    assert [player(state, n)["alms_table"] for n in range(3)].index(1) == winner


@rule("PGM-23.2")
def test_the_tie_is_broken_by_real_piety() -> None:
    # The Confession Box has no part in it: it comes later.
    mats = [seat(alms=2, piety=4), seat(alms=2, piety=3), seat()]
    state = table("round_end", seats=mats, round=QUARTER, start_player=1)
    assert player(state, 0)["alms_table"] == 1


@rule("PGM-23.3")
def test_nobody_wins_on_field_nought() -> None:
    state = table("round_end", seats=[seat(piety=9), seat(), seat()], round=QUARTER)
    assert [player(state, n)["alms_table"] for n in range(3)] == [0, 0, 0]
    assert [player(state, n)["abbey"] for n in range(3)] == [3, 3, 3]


@rule("PGM-23.4")
def test_alms_markers_go_back_but_not_at_the_very_end() -> None:
    mats = [seat(alms=2), seat(alms=7), seat(alms=6)]
    state = table("round_end", seats=mats, round=QUARTER)
    assert [player(state, n)["alms"] for n in range(3)] == [0, 0, 0]
    over = last_round(*mats)
    assert [player(over, n)["alms"] for n in range(3)] == [2, 7, 6]


@rule("PGM-23.4", "PGM-19.10")
def test_the_bonuses_are_available_again_in_the_next_quarter() -> None:
    mats = [seat(city=0, west=2, alms=7, wheat=0, piety=9), seat(), seat()]
    state = table("round_end", seats=mats, round=QUARTER)
    choose(state, "next_start 0", "go city", "go north")
    assert player(state, 0)["alms"] == 0
    later = table("choose_action", seats=[seat(city=0, west=2, wheat=0), seat(), seat()], round=7)
    choose(later, "duty give_alms", "alms 2 0")
    assert step(later) == "alms_bonus"


@rule("PGM-24.1")
def test_the_last_round_ends_with_excess_ship_and_alms_alone() -> None:
    mats = [
        seat(stone=9, alms=3, paths=[AT_F1], harbours=["harbour_west"]),
        seat(),
        seat(),
    ]
    state = last_round(*mats, merchant="north_west")
    assert state.to_move == OVER
    view = state.view(None)
    assert player(state, 0)["stone"] == 6  # and no income
    assert player(state, 0)["alms_table"] == 1
    assert view["merchant"] == "north_west"
    assert view["dummies"] == {"north": ["north", "north_east"], "south": ["south", "south_west"]}


@rule("PGM-24.2")
def test_acolytes_in_abbey_city_and_on_duty_tiles_score_one_each() -> None:
    state = last_round(seat(city=2, north=1, west=3, abbey=4, activities={"fields": 1}), seat())
    assert player(state, 0)["score"]["acolytes"] == 2 + 1 + 3 + 4


@rule("PGM-24.3", "PGM-18.22")
def test_each_path_is_scored_alone_and_a_shared_shrine_twice() -> None:
    first = path(road("e5", 0, 3), shrine("e4", 0))
    second = path(road("f4", 0, 4), shrine("e4", 1))
    state = last_round(seat(paths=[first, second]), seat())
    assert player(state, 0)["score"]["paths"] == 2 + 2


@rule("PGM-24.4")
@pytest.mark.parametrize(("site", "points"), [("site_1", 5), ("site_5", 7), ("site_6", 4)])
def test_a_joined_site_scores_its_points(site: str, points: int) -> None:
    way = path(road("e5", 0, 3), road("e4", 0, 4), road("d4", 1, 3), end="site")
    mats = [seat(paths=[way], sites=["north_west"]), seat()]
    sites = (site, "site_2", "site_3", "site_4")
    state = last_round(*mats, rolls=(4, 3, 3, 3), sites=sites)
    assert player(state, 0)["score"]["sites"] == points


@rule("PGM-24.5")
@pytest.mark.parametrize(("piety", "points"), [(0, -5), (4, -1), (5, 0), (10, 5), (11, 7), (12, 9)])
def test_piety_scores_by_the_track(piety: int, points: int) -> None:
    state = last_round(seat(piety=piety), seat())
    assert player(state, 0)["score"]["piety"] == points


@rule("PGM-24.6")
@pytest.mark.parametrize(("won", "points"), [(0, 0), (1, 5), (2, 11), (3, 18), (4, 26)])
def test_the_alms_table_scores_by_acolytes(won: int, points: int) -> None:
    state = last_round(seat(alms=3 if won else 0, alms_table=max(0, won - 1)), seat())
    assert player(state, 0)["alms_table"] == won
    assert player(state, 0)["score"]["alms"] == points


@rule("PGM-24.7")
def test_donated_buildings_score_by_level_and_others_nothing() -> None:
    donated = ["well", "brewery", "mill"]
    state = last_round(seat(donated=donated, buildings=["quarry", "bank"]), seat())
    assert player(state, 0)["score"]["buildings"] == 2 + 4 + 6


@rule("PGM-24.8")
def test_favours_score_what_they_show() -> None:
    favours = ["favour_3", "favour_8", "favour_6"]
    state = last_round(seat(favours=favours), seat())
    assert player(state, 0)["score"]["favours"] == 4 + 10 + 7


@rule("PGM-24.9")
@pytest.mark.parametrize(("counts", "points"), [((0, 0, 2), 0), ((1, 1, 1), 1), ((2, 2, 4), 2)])
def test_three_resources_are_a_point(counts: tuple[int, int, int], points: int) -> None:
    stone, wheat, silver = counts
    state = last_round(seat(stone=stone, wheat=wheat, silver=silver), seat())
    assert player(state, 0)["score"]["goods"] == points


@rule("PGM-24.1")
def test_the_score_is_the_sum_of_its_lines() -> None:
    state = last_round(seat(favours=["favour_3"], donated=["well"], alms_table=1), seat())
    mat = player(state, 0)
    assert mat["points"] == sum(mat["score"].values()) == GAME.scores(state)[0]


@rule("PGM-25.1")
@pytest.mark.parametrize(
    ("first", "second", "start", "places"),
    [
        ({"piety": 6}, {"piety": 5, "silver": 6}, 1, [1, 2]),  # 1 point of piety for 3 silver
        ({"alms": 6, "abbey": 0}, {"alms": 7, "abbey": 0}, 0, [2, 1]),
        ({}, {}, 0, [1, 2]),
        ({}, {}, 1, [2, 1]),
    ],
)
def test_ties_are_broken_by_piety_then_alms_then_turn_order(
    first: dict[str, Any], second: dict[str, Any], start: int, places: list[int]
) -> None:
    state = last_round(seat(**first), seat(**second), start_player=start)
    assert len(set(GAME.scores(state))) == 1
    assert GAME.ranking(state) == places
