"""Section 17: upgrading, destroying, and the playable area."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.games.pilgrim.means import Purse
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.steps.road_reasons import why_not_extend
from tabard.kernel.state import CHANCE, OVER
from tests.games.pilgrim.tables import (
    GAME,
    choose,
    goods,
    open_choices,
    path,
    places,
    player,
    refusal,
    road,
    seat,
    shrine,
    step,
    table,
)
from tests.games.pilgrim.ways import AT_F1, RED_SHRINE, building, links
from tests.rules import rule


@rule("PGM-17.20", "PGM-17.23")
def test_an_upgrade_continues_the_own_path_by_its_entry() -> None:
    red = seat(paths=[path(road("e5", 0, 3), road("e4", 0, 3))])
    state = building(red, seat(), paths=[path(road("f4", 0, 4))])
    choose(state, "extend")
    assert {text.split()[1] for text in open_choices(state)} == {"s"}
    choose(state, "lay s n")
    assert state.view(None)["cells"]["e4"]["tile"] == "up_straight_straight"
    assert goods(state, 0)[0] == 6 - 2
    assert links(state) == ["f4", "e4"]


@rule("PGM-17.3", "PGM-17.20")
def test_an_upgrade_that_cannot_be_paid_says_what_it_costs() -> None:
    red = seat(paths=[path(road("e5", 0, 3), road("e4", 0, 3))])
    state = building(red, seat(), stone=1)
    refused = state.refusal(state.game.parse("start_road e5"))
    assert (refused.rule, refused.why) == ("PGM-17.3", "too-little-stone")
    assert (refused.need, refused.have) == (2, 1)
    # The same for a path that leaves a shrine.
    mine = path(road("f4", 0, 3), shrine("e3", 0))
    state = building(red, seat(), paths=[mine], stone=1)
    refused = state.refusal(state.game.parse("leave_shrine 1 ne"))
    assert (refused.why, refused.need, refused.have) == ("too-little-stone", 2, 1)


LACKING = ("too-little-stone", "too-little-for-the-site", "no-acolyte-for-a-marker")


@rule("PGM-17.3", "PGM-17.6", "PGM-18.30")
@pytest.mark.parametrize("seed", range(3))
def test_a_road_is_refused_for_want_of_means_exactly_where_means_would_open_it(seed: int) -> None:
    chance = Random(seed)
    seen: set[str] = set()
    for _ in range(6):
        state = GAME.start(3)
        while state.to_move != OVER:
            if step(state) in ("road_unit", "road_edges"):
                rich = state.copy()
                p = rich.seats[rich.to_move]
                p.stone, p.wheat, p.silver, p.piety = 9, 9, 20, 12
                p.add_at(0, 2)
                rich.kept = None
                for refused in state.refusals():
                    if refused.why in (*LACKING, "no-tile-fits", "exit-is-barred"):
                        seen.add(refused.why)
                        opens = refused.code in rich.choices()
                        assert opens == (refused.why in LACKING), (refused.why, state.position())
                        assert refused.why == "no-tile-fits" or refused.have <= refused.need
            weights = state.weights() if state.to_move == CHANCE else None
            state.apply(chance.choices(state.choices(), weights)[0])
    assert {"too-little-stone", "no-tile-fits"} <= seen


@rule("PGM-17.23", "PGM-18.8")
def test_a_shrine_cannot_be_built_over() -> None:
    # The head faced e4 before Red built his shrine there.
    state = building(seat(paths=[RED_SHRINE]), seat(), paths=[path(road("f4", 0, 4))])
    assert player(state, 0)["paths"] == []  # destroying was all that could be done


@rule("PGM-17.23")
def test_a_shrine_before_a_road_is_told_by_its_own_rule() -> None:
    state = building(seat(paths=[path(road("f4", 0, 4))]), seat(), paths=[RED_SHRINE])
    assert isinstance(state, PilgrimState)
    [faced] = state.seats[1].paths
    assert why_not_extend(state, 1, Purse(), faced)[0] == "PGM-17.23"


@rule("PGM-17.23")
def test_an_upgrade_of_a_first_tile_needs_a_marker_too() -> None:
    state = building(seat(paths=[path(road("e5", 0, 3))]), seat())
    choose(state, "start_road e5", "lay s n")
    assert step(state) == "marker_source"


@rule("PGM-17.30", "PGM-17.31")
def test_destroying_takes_the_head_without_stone() -> None:
    state = building(paths=[path(road("e5", 0, 3), road("e4", 0, 4))])
    before = state.view(None)["supply"]
    choose(state, "destroy")
    assert links(state) == ["e5"]
    assert player(state, 0)["stone"] == 6
    after = state.view(None)["supply"]
    assert after == before | {"gentle_curve": before["gentle_curve"] + 1}


@rule("PGM-17.30", "PGM-18.8")
def test_a_closed_path_is_not_destroyed() -> None:
    for closed in (RED_SHRINE, AT_F1):
        harbours = ["harbour_west"] if closed is AT_F1 else []
        state = building(paths=[closed], harbours=harbours)
        assert refusal(state, "destroy") == "PGM-17.30"


@rule("PGM-17.31")
def test_destroying_a_track_of_an_upgrade_leaves_the_rest() -> None:
    red = seat(paths=[path(road("e5", 0, 3))])
    state = building(red, seat(), paths=[path(road("e5", 1, 4))])
    before = state.view(None)["supply"]
    choose(state, "destroy")
    view = state.view(None)
    assert view["cells"]["e5"]["tile"] == "straight"
    assert view["supply"]["up_straight_straight"] == before["up_straight_straight"] + 1
    assert view["supply"]["straight"] == before["straight"] - 1


@rule("PGM-17.31")
def test_a_track_stays_when_the_tile_for_the_rest_is_not_in_the_supply() -> None:
    red = seat(paths=[RED_SHRINE, path(road("h7", 3, 0))])
    blue = seat(paths=[path(road("e5", 1, 4))])
    white = seat(paths=[path(road("h7", 4, 1))])
    mine = path(road("f4", 0, 5), road("e5", 2, 5))
    state = building(red, blue, white, paths=[mine])
    assert state.view(None)["cells"]["e5"]["tile"] == "up_triple_straight"
    # Destroying is refused, so the road is extended without asking.
    assert step(state) == "road_edges"


@rule("PGM-17.32")
def test_with_its_first_tile_a_path_ends_and_its_marker_goes_to_the_city() -> None:
    state = building(paths=[path(road("e5", 0, 3))])
    choose(state, "destroy")
    assert player(state, 0)["paths"] == []
    assert places(state, 0) == {"city": 3, "south_east": 3}


@rule("PGM-17.33")
def test_a_path_destroyed_back_to_its_shrine_is_closed_again() -> None:
    state = building(paths=[path(road("e5", 0, 3), shrine("e4", 0, 4), road("d4", 1, 5))])
    choose(state, "destroy")
    closed = player(state, 0)["paths"][0]
    assert (closed["end"], closed["links"][-1]["exit"]) == ("shrine", None)
    assert "leave_shrine 1 n" in open_choices(state)


@rule("PGM-17.40")
@pytest.mark.parametrize(
    ("rivals", "playable"),
    [
        ([seat(paths=[path(road("h5", 5, 2))])], {"f4", "g4", "h4", "e5", "h5"}),
        (
            [seat(paths=[path(road("h5", 5, 2))]), seat()],
            {"f4", "g4", "h4", "e5", "h5", "e7", "f8", "g8", "h7", "h8"},
        ),
    ],
)
def test_as_many_quadrants_are_opened_as_there_are_players(
    rivals: list[dict[str, Any]], playable: set[str]
) -> None:
    state = building(*rivals, paths=[RED_SHRINE])
    starts = {t.split()[1] for t in open_choices(state) if t.startswith("start")}
    assert starts == playable
    if len(rivals) == 1:
        assert refusal(state, "start_road e7") == "PGM-17.40"
        assert state.view(None)["playable"] == ["north_west", "south_west"]


@rule("PGM-17.40")
def test_a_first_tile_on_land_opens_its_quadrant_and_a_river_none() -> None:
    state = building()
    choose(state, "start_road g4", "lay se nw", "marker city")
    assert state.view(None)["opened"] == []
    choose(state, "extend", "lay se nw")
    assert state.view(None)["opened"] == ["north_west"]
    four = building(
        seat(paths=[path(road("h5", 5, 2))]),
        seat(paths=[path(road("e7", 2, 5))]),
        seat(paths=[path(road("h7", 3, 0))]),
    )
    assert "start_road e5" in open_choices(four)


@rule("PGM-17.41")
def test_a_quadrant_stays_opened_when_its_tiles_are_destroyed() -> None:
    state = building(paths=[path(road("e5", 0, 3))])
    choose(state, "destroy")
    assert state.view(None)["cells"] == {}
    assert state.view(None)["opened"] == ["north_west"]


@rule("PGM-17.42")
def test_buildings_at_the_edge_of_unplayable_quadrants_may_be_built_and_rented() -> None:
    # Two players in the west; the Chapel lies on b7 in the north-east.
    mats = [seat(city=0, south_west=2, paths=[RED_SHRINE])]
    mats.append(seat(paths=[path(road("h5", 5, 2))]))
    state = table("choose_action", seats=mats, round=6, merchant="south")
    choose(state, "duty construct", "construct chapel")
    assert player(state, 0)["slots"][0] == {"building": "chapel", "donated": False}
    mats[0] |= {"locations": seat(city=0, east=2)["locations"]}
    renting = table("choose_action", seats=mats, round=6)
    choose(renting, "duty clerical", "mode devotion")
    assert open_choices(renting) == ["use chapel", "forgo"]
    assert table("sow_origin", seats=mats, round=5).view(None)["ship"]["cell"] == "b7"


@rule("PGM-17.43", "PGM-26.2")
def test_the_area_of_a_solo_game_is_fixed() -> None:
    mine = seat(city=2, south_east=3)
    state = table("choose_action", seats=[mine], start_player=0)
    choose(state, "duty build_roads")
    starts = {t.split()[1] for t in open_choices(state) if t.startswith("start")}
    assert starts == {"f4", "g4", "h4", "e5", "h5"}  # south-west has the best site
    assert refusal(state, "start_road e7") == "PGM-17.40"


@rule("PGM-17.44")
def test_a_head_before_an_unplayable_cell_can_only_be_destroyed() -> None:
    # The bridge faces the north-east, which was closed when Red opened the south-west.
    red = seat(paths=[path(road("h5", 5, 2))])
    state = building(red, paths=[path(road("e5", 0, 5), road("e6", 2, 5))])
    assert links(state) == ["e5"]  # done without asking
    assert open_choices(state) == ["destroy", "stop"]  # the bridge cannot be laid again either
    waiting = table(
        "choose_action",
        seats=[seat(north=1, paths=[path(road("e5", 0, 5), road("e6", 2, 5))]), red],
    )
    assert links(waiting) == ["e5", "e6"]
