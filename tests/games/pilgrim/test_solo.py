"""Sections 26 and 28: the frame of the solo game and the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.pilgrim import scoring
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.state import OVER, State
from tests.games.pilgrim.solo import RING, acts, his, his_places, solo
from tests.games.pilgrim.tables import (
    ALL_ACTIVE,
    GAME,
    choose,
    dealt,
    goods,
    market,
    open_choices,
    path,
    player,
    road,
    seat,
    step,
)
from tests.rules import rule


@rule("PGM-26.1")
def test_a_solo_game_is_laid_out_as_for_two() -> None:
    view = dealt(1).view(None)
    supply = view["supply"]
    kinds = ("straight", "gentle_curve", "tight_curve", "shrine")
    assert [supply[kind] for kind in kinds] == [8, 8, 4, 4]
    assert sum(site["herald"] for site in view["sites"]) == 4
    mat = view["abbott"]
    assert (mat["stone"], mat["wheat"], mat["silver"], mat["piety"]) == (1, 1, 1, 0)
    assert (mat["village"], mat["abbey"]) == (8, 3)
    assert mat["slots"] == [None] * 6


@rule("PGM-26.2")
@pytest.mark.parametrize(
    ("sites", "area"),
    [
        (("site_5", "site_1", "site_2", "site_3"), {"north_west", "north_east"}),
        (("site_5", "site_9", "site_2", "site_3"), {"north_east", "south_east"}),
        (("site_5", "site_1", "site_9", "site_3"), {"south_east", "south_west"}),
        (("site_5", "site_1", "site_2", "site_9"), {"south_west", "north_west"}),
    ],
)
def test_the_area_is_the_best_sites_quadrant_and_the_next(
    sites: tuple[str, ...], area: set[str]
) -> None:
    view = solo("abbott_turn", sites=sites).view(None)
    assert set(view["solo"]["area"]) == area
    assert set(view["playable"]) == area


@rule("PGM-26.3")
@pytest.mark.parametrize(("level", "north", "south"), [(1, 3, 3), (2, 4, 3), (3, 4, 4)])
def test_dummies_by_level(level: int, north: int, south: int) -> None:
    dummies = dealt(1, level=level).view(None)["dummies"]
    assert dummies == {"north": list(RING[:north]), "south": list(RING[4 : 4 + south])}


@rule("PGM-26.4")
def test_abbott_stands_on_five_tiles_before_the_human_seeds() -> None:
    state = dealt(1)
    assert his_places(state) == dict.fromkeys(RING[:5], 1)
    assert (state.to_move, step(state)) == (0, "seeding")


@rule("PGM-26.6")
def test_abbott_starts_the_first_round() -> None:
    state = dealt(1)
    choose(state, "seed north ring")
    view = state.view(None)
    assert (view["round"], view["start_player"], view["active"]) == (1, 1, "abbott")


@rule("PGM-26.6")
@pytest.mark.parametrize(
    ("mine", "his_piety", "start", "asked"),
    [(4, 3, 1, True), (3, 4, 0, False), (3, 3, 1, True), (3, 3, 0, False)],
)
def test_more_piety_decides_who_starts(mine: int, his_piety: int, start: int, asked: bool) -> None:
    abbott = seat(city=0, north=2, piety=his_piety)
    state = solo("round_end", abbott, mine=seat(piety=mine), start_player=start)
    if asked:
        assert open_choices(state) == ["next_start 0", "next_start 1"]
        choose(state, "next_start 0")
        assert state.view(None)["active"] == 0
    else:
        assert state.view(None)["active"] == "abbott"


@rule("PGM-26.7")
def test_the_human_rents_abbotts_buildings_and_pays_him() -> None:
    abbott = seat(city=0, north=2, stone=8, wheat=0, silver=0, buildings=["brewery"])
    state = solo("start_window", abbott, round=ALL_ACTIVE, start_player=0)
    before = his(state)["score"]["goods"]
    choose(state, "use brewery")
    assert goods(state, 0) == (2, 2, 5, 3)
    assert his(state)["stone"] == 9
    assert his(state)["score"]["goods"] == before + 1


@rule("PGM-26.7", "PGM-22.1")
def test_abbott_keeps_his_goods_above_the_limit() -> None:
    abbott = seat(city=0, north=2, stone=9, wheat=8)
    state = solo("round_end", abbott, mine=seat(stone=9, wheat=8))
    assert (his(state)["stone"], his(state)["wheat"]) == (9, 8)
    assert goods(state, 0)[:2] == (6, 6)


@rule("PGM-26.7", "PGM-27.3")
def test_abbott_spends_and_produces_nothing() -> None:
    for token in ("allocation", "clerical", "construct", "give_alms", "ordination", "rest"):
        state = acts(token, seat(city=0, north=2, abbey=3), round=5)
        assert (his(state)["stone"], his(state)["wheat"], his(state)["silver"]) == (3, 3, 3)
        assert his(state)["piety"] >= 3


@rule("PGM-26.8")
def test_abbotts_pulpit_ordains_at_the_start_of_his_turn() -> None:
    for buildings, donated, abbey in ((["pulpit"], [], 4), ([], ["pulpit"], 3), ([], [], 3)):
        abbott = seat(city=0, north=1, buildings=buildings, donated=donated)
        state = solo("abbott_turn", abbott, round=ALL_ACTIVE)
        assert his(state)["abbey"] == abbey


@rule("PGM-26.8")
def test_abbott_always_uses_his_confession_box() -> None:
    own = {"buildings": market("confession_box"), "round": ALL_ACTIVE, "merchant": "south_east"}
    abbott = seat(city=0, north=2, piety=3, buildings=["confession_box"])
    state = solo("round_end", abbott, mine=seat(piety=4), start_player=0, **own)
    assert state.view(None)["active"] == "abbott"  # 3 + 2 against 4
    plain = seat(city=0, north=2, piety=3)
    state = solo("round_end", plain, mine=seat(piety=4), start_player=0, **own)
    assert step(state) == "choose_start_player"


@rule("PGM-26.5", "PGM-26.9")
def test_round_and_quarter_end_as_usual_with_income_for_the_human() -> None:
    route = path(road("f4", 0, 2), road("f3", 5, 3), road("f2", 0, 2), end="harbour")
    mine = seat(paths=[route], harbours=["harbour_west"], alms=1)
    state = solo("round_end", seat(city=0, north=2, alms=2), mine=mine, round=6)
    assert his(state)["alms_table"] == 1
    assert (his(state)["alms"], player(state, 0)["alms"]) == (0, 0)
    assert goods(state, 0)[2] == 4
    assert his(state)["silver"] == 3
    assert sum(state.view(None)["solo"]["bag"].values()) == 12 + 6


def campaign(number: int, differences: list[int], **what: Any) -> State:
    """The end of a game of a campaign."""
    dummies = {1: (3, 3), 2: (4, 3), 3: (4, 4)}[number]
    groups = {"north": RING[: dummies[0]], "south": RING[4 : 4 + dummies[1]]}
    done = {"game": number, "differences": differences}
    return solo(
        "round_end",
        what.pop("abbott", None),
        options={"campaign": True},
        campaign=done,
        dummies=groups,
        round=26,
        **what,
    )


@rule("PGM-28.1")
def test_three_games_follow_each_other_at_rising_levels() -> None:
    state = GAME.start(1, {"campaign": True})
    assert state.view(None)["solo"]["level"] == 1
    for number in (1, 2):
        state = campaign(number, [5] * (number - 1))
        view = state.view(None)
        assert (view["campaign"]["game"], view["solo"]["level"]) == (number + 1, number + 1)
        assert (step(state), view["round"]) == ("duty_tiles", 0)
    assert campaign(3, [5, 5]).to_move == OVER


@rule("PGM-28.2")
def test_the_differences_are_noted_and_summed() -> None:
    state = campaign(1, [], mine=seat(silver=9), abbott=seat(city=5, silver=0))
    noted = state.view(None)["campaign"]["differences"]
    assert noted == [3]
    final = campaign(3, [20, -7], mine=seat(silver=9), abbott=seat(city=5, silver=0))
    assert GAME.scores(final) == [20 - 7 + 3]
    assert final.view(None)["campaign"]["rank"] == "admonished"


@rule("PGM-28.2", "PGM-28.3")
@pytest.mark.parametrize(
    ("total", "rank"),
    [
        (-1, "beaten"),
        (0, "beaten"),
        (1, "disgraced"),
        (10, "disgraced"),
        (11, "admonished"),
        (20, "admonished"),
        (21, "aspiring"),
        (30, "aspiring"),
        (31, "successful"),
        (40, "successful"),
        (41, "godlike"),
    ],
)
def test_the_sum_gives_the_rank(total: int, rank: str) -> None:
    state = campaign(3, [total, 0], abbott=seat(city=5))
    assert state.view(None)["campaign"]["sum"] == total
    assert state.view(None)["campaign"]["rank"] == rank


@rule("PGM-27.29")
@pytest.mark.parametrize(
    ("mine", "abbott", "start", "wins"),
    [
        ({"silver": 9}, {}, 1, True),
        ({}, {"silver": 9}, 0, False),
        ({"piety": 6, "silver": 3}, {"piety": 5, "silver": 6}, 1, True),
        ({"alms": 6, "abbey": 0}, {"alms": 7, "abbey": 0}, 0, False),
        ({}, {}, 0, True),
        ({}, {}, 1, False),
    ],
)
def test_both_are_scored_and_ties_broken_as_usual(
    mine: dict[str, Any], abbott: dict[str, Any], start: int, wins: bool
) -> None:
    his_mat = seat(**{"city": 5} | abbott)
    state = solo("round_end", his_mat, mine=seat(**mine), round=26, start_player=start)
    assert state.to_move == OVER
    assert his(state)["points"] == sum(his(state)["score"].values())
    difference = player(state, 0)["points"] - his(state)["points"]
    assert state.view(None)["solo"]["difference"] == difference
    assert isinstance(state, PilgrimState)
    assert scoring.beats_abbott(state) == wins
