"""Sections 1 and 2: terms, conventions and what makes up the state."""

from __future__ import annotations

import pytest

from tabard.kernel.errors import BadPosition
from tabard.kernel.state import CHANCE
from tests.games.pilgrim.tables import (
    BUILDINGS,
    GAME,
    at,
    choose,
    goods,
    open_choices,
    owner_table,
    path,
    pieces_out,
    played,
    player,
    position,
    refusal,
    road,
    seat,
    step,
    table,
)
from tests.rules import rule


@rule("PGM-1.1")
def test_stone_wheat_and_silver_are_the_resources_and_piety_is_none() -> None:
    state = table("choose_action", seats=[seat(city=0, south_east=1), seat(), seat()])
    choose(state, "tithe build_roads")
    assert open_choices(state) == ["take stone", "take wheat", "take silver"]
    rich = table("sow_origin", seats=[seat(stone=1, wheat=1, silver=1, piety=9), seat(), seat()])
    assert player(rich, 0)["score"]["goods"] == 1


@rule("PGM-1.2")
def test_every_player_has_sixteen_pieces_all_game_long() -> None:
    for number, state in enumerate(played(2, 5)):
        if number % 20 == 0 and state.view(None)["step"] != "sowing":
            for mat in state.view(None)["seats"]:
                assert mat["village"] + pieces_out(mat) == 16


@rule("PGM-1.2")
@pytest.mark.parametrize(
    ("place", "choices"),
    [
        ("north_west", ("duty ordination", "ordain", "mission")),
        ("north_east", ("duty allocation", "allocate abbey fields", "stop")),
        ("west", ("duty give_alms", "alms 2 0", "accept")),
        ("south_east", ("duty build_roads", "start_road e5", "lay se nw", "marker city")),
    ],
)
def test_pieces_only_change_their_place(place: str, choices: tuple[str, ...]) -> None:
    state = table("choose_action", seats=[seat(**at(place, 2)), seat(), seat()])
    choose(state, *choices)
    mat = player(state, 0)
    assert mat["village"] + pieces_out(mat) == 16


@rule("PGM-1.2")
def test_pieces_in_hand_count_while_a_sowing_is_under_way() -> None:
    state = table("sow_origin", seats=[seat(city=5), seat(), seat()])
    assert step(state) == "sowing"
    mat = player(state, 0)
    assert state.view(None)["pending"]["hand"] == 5
    assert mat["village"] + pieces_out(mat) + 5 == 16


@rule("PGM-1.2")
def test_a_table_with_fifteen_pieces_is_refused() -> None:
    with pytest.raises(BadPosition, match=r"PGM-1\.2"):
        GAME.load(position("choose_action", seats=[seat(village=6, north=1), seat(), seat()]))


@rule("PGM-1.3", "PGM-16.3", "PGM-17.6")
def test_markers_come_from_the_city_and_the_duty_tiles_alone() -> None:
    mine = seat(city=2, south_east=2, north=1, activities={"fields": 1, "vestry": 1})
    state = table("choose_action", seats=[mine, seat(), seat()])
    choose(state, "duty build_roads", "start_road e5", "lay se nw")
    assert open_choices(state) == ["marker city", "marker north", "marker south_east"]
    assert refusal(state, "marker west") == "PGM-17.6"


@rule("PGM-1.5")
def test_turns_go_clockwise_from_the_start_player() -> None:
    mats = [seat(city=0, north=1), seat(city=0, north=1), seat(city=0, north=1)]
    state = table("choose_action", seats=mats, start_player=2)
    movers = []
    for _ in range(3):
        movers.append(state.view(None)["active"])
        while state.view(None)["step"] != "choose_action":
            choose(state, open_choices(state)[0])
        choose(state, next(text for text in open_choices(state) if text.startswith("tithe")))
    assert movers == [2, 0, 1]


@rule("PGM-1.6")
@pytest.mark.parametrize(
    ("leave", "tile"), [("sw", "tight_curve"), ("nw", "gentle_curve"), ("n", "straight")]
)
def test_the_kind_of_a_tile_follows_from_the_distance_of_its_edges(leave: str, tile: str) -> None:
    state = table("choose_action", seats=[seat(city=0, south_east=3), seat(), seat()])
    choose(state, "duty build_roads", "start_road e5", f"lay s {leave}")
    assert state.view(None)["cells"]["e5"]["tile"] == tile


@rule("PGM-1.6", "PGM-17.7")
def test_a_tile_is_entered_by_the_edge_opposite_to_the_exit() -> None:
    mine = seat(city=0, south_east=3, paths=[path(road("e5", 0, 3))])
    state = table("choose_action", seats=[mine, seat(), seat()])
    choose(state, "duty build_roads", "extend")
    assert {text.split()[1] for text in open_choices(state)} == {"se"}
    choose(state, "lay se n")
    assert [link["cell"] for link in player(state, 0)["paths"][0]["links"]] == ["e5", "e4"]


@rule("PGM-1.7")
def test_everybody_sees_everything() -> None:
    state = table("sow_origin", seats=[seat()], start_player=0)
    everything = state.position() | {"at": state.standing_at()}
    assert state.view(0) == state.view(None) == everything
    assert not GAME.hides(state, 0)
    assert sum(state.view(None)["solo"]["bag"].values()) == 12


@rule("PGM-1.7")
@pytest.mark.parametrize("players", [1, 2])
def test_chance_is_in_the_set_up_and_with_abbott_alone(players: int) -> None:
    found = set()
    for state in played(players, 3):
        if state.to_move == CHANCE:
            found.add(state.step().name)
    setup = {"duty_tiles", "tithe_tiles", "sites", "buildings"}
    if players == 1:
        assert found - setup == {"abbott_token", "abbott_gate"}
    else:
        assert found == setup | {"first_start_player"}


@rule("PGM-1.8", "PGM-17.10", "PGM-18.30")
def test_a_tile_whose_site_cannot_be_paid_is_refused_and_nothing_is_paid() -> None:
    mine = seat(south_east=2, silver=2, paths=[path(road("e5", 0, 3), road("e4", 0, 4))])
    state = table("choose_action", seats=[mine, seat(), seat()], rolls=(4, 3, 3, 3))
    choose(state, "duty build_roads", "extend")
    assert refusal(state, "lay s nw") == "PGM-18.30"
    assert goods(state, 0) == (3, 3, 2, 3)


@rule("PGM-2.4", "PGM-11.5")
@pytest.mark.parametrize(
    "favours", [["favour_3", "favour_4"], ["favour_3", "favour_4", "favour_5"]]
)
def test_six_slots_hold_buildings_and_favours_together(favours: list[str]) -> None:
    mine = {"south_west": 2, "city": 2, "donated": ["quarry"], "favours": favours}
    state = owner_table("choose_action", "brewery", "mill", mine=mine, buildings=BUILDINGS)
    choose(state, "duty construct")
    if len(favours) == 2:
        assert "construct well" in open_choices(state)
    else:  # no slot is free, so nothing but a road is left
        assert step(state) == "road_unit"


@rule("PGM-2.4", "PGM-18.41")
def test_a_donated_building_keeps_its_slot() -> None:
    state = owner_table("choose_action", "well", mine={"west": 1, "city": 0})
    choose(state, "duty give_alms", "mode donation")
    assert player(state, 0)["slots"][0] == {"building": "well", "donated": True}


@rule("PGM-2.8")
def test_goods_never_run_out() -> None:
    mats = [seat(city=0, north=3, stone=900), seat(stone=900), seat(stone=900)]
    state = table("choose_action", seats=mats)
    choose(state, "duty produce", "mode stone")
    assert player(state, 0)["stone"] == 902


@rule("PGM-2.8", "PGM-17.3")
@pytest.mark.parametrize("taken", [False, True])
def test_an_upgrade_that_lies_elsewhere_cannot_be_laid(taken: bool) -> None:
    # Red and Blue may cross on e5 with the only tile of two crossing straights.
    red = seat(paths=[path(road("e5", 0, 3))])
    blue = seat(paths=[path(road("e5", 1, 4))] if taken else [])
    white = seat(paths=[path(road("h7", 3, 0))])
    state = table("choose_action", seats=[seat(south_east=2), red, blue, white])
    choose(state, "duty build_roads", "start_road h7")
    if taken:
        assert refusal(state, "lay n s") == "PGM-17.3"
    else:
        choose(state, "lay n s", "marker city")
        assert state.view(None)["cells"]["h7"]["tile"] == "up_straight_straight"


@rule("PGM-2.9")
def test_a_position_says_everything_about_the_table() -> None:
    for number, state in enumerate(played(3, 11)):
        if number % 97 == 0:
            assert GAME.load(state.position()).position() == state.position()


@rule("PGM-2.9", "PGM-20.35")
def test_used_buildings_and_the_pending_duty_are_part_of_the_position() -> None:
    state = owner_table("start_window", "pulpit", "guild", mine={"north_east": 2, "city": 0})
    choose(state, "use pulpit")
    assert player(GAME.load(state.position()), 0)["used"] == ["pulpit"]
