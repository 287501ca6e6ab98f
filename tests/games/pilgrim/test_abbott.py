"""Sections 26 to 28: the solo game, Ab-Bott's turn without his roads, the campaign."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.pilgrim import scoring
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.state import CHANCE, OVER, State
from tests.games.pilgrim.tables import (
    ALL_ACTIVE,
    GAME,
    SPRING,
    TAXATION,
    Position,
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
    table,
)
from tests.rules import rule

RING = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")
ORDER = ("vestry", "alms_house", "road_engineer", "fields", "stone_mason", "engraver")


def solo(name: str, abbott: Position | None = None, **what: Any) -> State:
    """A solo game at a step of Ab-Bott's turn; `mine` is the human's mat."""
    mine = what.pop("mine", None) or seat()
    return table(name, seats=[mine], abbott=abbott, **{"start_player": 1} | what)


def his(state: State) -> Position:
    """Ab-Bott's mat."""
    found: Position = state.view(None)["abbott"]
    return found


def his_places(state: State) -> dict[str, int]:
    """Where his acolytes are, empty locations left out."""
    return {name: n for name, n in his(state)["locations"].items() if n}


def acts(token: str, abbott: Position | None = None, **what: Any) -> State:
    """Ab-Bott has drawn a token and carries it out."""
    return solo("abbott_action", abbott, token=token, **what)


# -- setup and frame ---------------------------------------------------------------------------


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


@rule("PGM-26.9")
def test_round_and_quarter_end_as_usual_with_income_for_the_human() -> None:
    route = path(road("f4", 0, 2), road("f3", 5, 3), road("f2", 0, 2), end="harbour")
    mine = seat(paths=[route], harbours=["harbour_west"], alms=1)
    state = solo("round_end", seat(city=0, north=2, alms=2), mine=mine, round=6)
    assert his(state)["alms_table"] == 1
    assert (his(state)["alms"], player(state, 0)["alms"]) == (0, 0)
    assert goods(state, 0)[2] == 4
    assert his(state)["silver"] == 3
    assert sum(state.view(None)["solo"]["bag"].values()) == 12 + 6


# -- his turn ----------------------------------------------------------------------------------


@rule("PGM-27.1")
@pytest.mark.parametrize(
    ("where", "merchant", "picked"),
    [
        ({"city": 0, "north": 1, "east": 3}, "north", "east"),
        ({"city": 2, "east": 2}, "north", "city"),
        ({"city": 0, "east": 2, "west": 2, "north": 1}, "north", "east"),
        ({"city": 0, "east": 2, "west": 2, "north": 1}, "south", "west"),
        ({"city": 0, "east": 2, "west": 2, "north": 1}, "west", "west"),
    ],
)
def test_abbott_sows_from_his_fullest_location(
    where: dict[str, Any], merchant: str, picked: str
) -> None:
    state = solo("abbott_turn", seat(**where), merchant=merchant)
    assert his(state)["locations"][picked] == 0
    assert step(state) == "abbott_token"


@rule("PGM-27.2")
@pytest.mark.parametrize(
    ("merchant", "first"),
    [("south", "south"), ("south_east", "south"), ("west", "north"), ("north", "north")],
)
def test_abbott_leaves_the_city_towards_the_merchant(merchant: str, first: str) -> None:
    state = solo("abbott_turn", seat(city=2), merchant=merchant)
    second = "north_east" if first == "north" else "south_west"
    assert his_places(state) == {first: 1, second: 1}


@rule("PGM-27.2")
def test_abbott_stays_on_the_ring() -> None:
    state = solo("abbott_turn", seat(city=0, north_east=9, abbey=1))
    assert his_places(state) == {name: 1 + (name == "east") for name in RING}


@rule("PGM-27.3", "PGM-26.5")
def test_a_token_is_drawn_from_the_bag_and_does_not_come_back() -> None:
    state = solo("abbott_turn")
    assert state.to_move == CHANCE
    weights = dict(zip(open_choices(state), state.weights(), strict=True))
    assert weights == {f"token {name}": n for name, n in SPRING.items()}
    choose(state, "token clerical")
    assert state.view(None)["solo"]["bag"]["clerical"] == 1


@rule("PGM-27.3", "PGM-27.12")
def test_abbott_has_a_majority_without_being_there() -> None:
    state = acts("clerical", seat(city=0, west=1), mine=seat(city=0, east=5))
    assert his(state)["piety"] == 3 + 2


@rule("PGM-27.4")
@pytest.mark.parametrize(
    ("where", "merchant", "after"),
    [
        ({"city": 4, "north": 2, "west": 1}, "north", {"city": 6, "west": 1}),
        ({"city": 0, "north": 2, "west": 2}, "south", {"city": 2, "north": 2}),
        ({"city": 3}, "north", {"city": 3}),
    ],
)
def test_abbott_recalls_from_his_fullest_tile(
    where: dict[str, Any], merchant: str, after: dict[str, int]
) -> None:
    state = acts("clerical", seat(**where), merchant=merchant)
    assert his_places(state) == after
    assert state.view(None)["active"] == 0


@rule("PGM-27.4", "PGM-27.13")
def test_abbott_recalls_after_an_action_without_effect() -> None:
    state = acts("construct", seat(city=0, north=2, west=1))  # no building is active in round 2
    assert his(state)["paths"] == []
    assert his_places(state) == {"city": 2, "west": 1}


@rule("PGM-27.5", "PGM-26.8")
def test_without_acolytes_abbott_only_brings_one_out() -> None:
    abbott = seat(city=0, abbey=2, buildings=["pulpit"])
    state = solo("abbott_turn", abbott, round=ALL_ACTIVE, merchant=TAXATION)
    assert his_places(state) == {"city": 1}
    assert (his(state)["abbey"], his(state)["village"]) == (1, 14)
    assert state.view(None)["active"] == 0
    assert sum(state.view(None)["solo"]["bag"].values()) == 12


@rule("PGM-27.7", "PGM-27.10")
@pytest.mark.parametrize(("number", "early"), [(6, True), (7, True), (13, True), (14, False)])
def test_the_third_quarter_begins_after_two_quarter_ends(number: int, early: bool) -> None:
    abbott = seat(city=0, north=1, abbey=3, activities={"vestry": 1})
    state = acts("allocation", abbott, round=number, merchant=TAXATION)
    assert (sum(his(state)["activities"].values()) > 1) == early
    assert state.view(None)["quarter"] == (1 if number == 6 else 2 if early else 3)


@rule("PGM-27.10")
@pytest.mark.parametrize(("abbey", "moved"), [(5, 2), (3, 2), (2, 1), (1, 0)])
def test_abbott_mans_activities_in_order_and_keeps_one_in_the_abbey(abbey: int, moved: int) -> None:
    state = acts("allocation", seat(city=0, north=1, abbey=abbey, activities={"vestry": 1}))
    manned = {name for name, n in his(state)["activities"].items() if n}
    assert manned == set(ORDER[: 1 + moved])
    assert his(state)["abbey"] == abbey - moved


@rule("PGM-27.10")
@pytest.mark.parametrize(
    ("owner", "merchant", "moved"),
    [
        ("edge", "north", 3),
        ("human", "north", 3),
        ("abbott", "north", 3),
        ("edge", TAXATION, 2),
        ("human", TAXATION, 2),
        ("abbott", TAXATION, 3),
    ],
)
def test_an_active_infirmary_anywhere_helps_abbott(owner: str, merchant: str, moved: int) -> None:
    abbott = seat(city=0, north=1, abbey=6, buildings=["infirmary"] if owner == "abbott" else [])
    mine = seat(buildings=["infirmary"] if owner == "human" else [])
    state = acts(
        "allocation",
        abbott,
        mine=mine,
        merchant=merchant,
        round=6,
        buildings=market("infirmary"),
    )
    assert sum(his(state)["activities"].values()) == moved
    fee = owner == "human" and moved == 3
    assert goods(state, 0)[:3] == (3 + int(fee), 3, 3)
    assert his(state)["stone"] == 3


@rule("PGM-27.10")
def test_the_fee_of_the_infirmary_is_chosen_at_the_cornucopia_and_due_for_a_third_alone() -> None:
    own = {"mine": seat(buildings=["infirmary"]), "buildings": market("infirmary"), "round": 6}
    state = acts("allocation", seat(city=0, north=1, abbey=4), merchant="south_east", **own)
    assert open_choices(state) == ["take stone", "take wheat", "take silver"]
    choose(state, "take wheat")
    assert goods(state, 0)[:3] == (3, 4, 3)
    few = acts("allocation", seat(city=0, north=1, abbey=3), merchant="north", **own)
    assert goods(few, 0)[:3] == (3, 3, 3)


@rule("PGM-27.10")
def test_late_allocations_go_back_to_the_abbey_in_reverse_order() -> None:
    manned = dict.fromkeys(("vestry", "road_engineer", "stone_mason"), 1)
    abbott = seat(city=0, north=1, abbey=1, activities=manned)
    state = acts("allocation", abbott, round=14, merchant=TAXATION)
    assert {name for name, n in his(state)["activities"].items() if n} == {"vestry"}
    assert his(state)["abbey"] == 3


@rule("PGM-27.12")
@pytest.mark.parametrize(
    ("works", "buildings", "gained"),
    [({}, [], 2), ({"vestry": 1}, [], 3), ({"vestry": 1}, ["chapel"], 4), ({}, ["chapel"], 3)],
)
def test_abbott_gains_piety(works: dict[str, int], buildings: list[str], gained: int) -> None:
    abbott = seat(city=0, north=1, activities=works, buildings=buildings)
    state = acts("clerical", abbott, round=ALL_ACTIVE)
    assert his(state)["piety"] == 3 + gained


@rule("PGM-27.12", "PGM-26.8")
def test_a_donated_chapel_or_one_on_the_edge_does_not_help_abbott() -> None:
    for donated in ([], ["chapel"]):
        state = acts("clerical", seat(city=0, north=1, donated=donated), round=ALL_ACTIVE)
        assert his(state)["piety"] == 5


@rule("PGM-27.13")
def test_abbott_takes_the_building_that_became_active_last() -> None:
    state = acts("construct", seat(city=0, north=1, south=2, buildings=["mint"]), round=5)
    # Well, Quarry and Chapel are active; the Chapel came last.
    assert his(state)["slots"][1] == {"building": "chapel", "donated": False}
    assert his(state)["stone"] == 3
    choose(state, "roll 6")  # then one road, without a shrine
    assert [link["cell"] for link in his(state)["paths"][0]["links"]] == ["e5"]
    assert state.view(None)["active"] == 0


@rule("PGM-27.13")
def test_with_the_road_engineer_abbott_lays_two_roads_and_no_shrine() -> None:
    abbott = seat(city=3, activities={"road_engineer": 1})
    state = acts("construct", abbott, round=5)
    choose(state, "roll 6")
    links = his(state)["paths"][0]["links"]
    assert [(link["cell"], link["shrine"]) for link in links] == [("e5", False), ("e4", False)]


@rule("PGM-27.13")
def test_without_a_slot_the_building_stays_and_the_road_is_laid() -> None:
    favours = [f"favour_{n}" for n in range(3, 9)]
    state = acts("construct", seat(city=3, favours=favours), round=5)
    assert next(e for e in state.view(None)["buildings"] if e["building"] == "chapel")["on_edge"]
    choose(state, "roll 6")
    assert len(his(state)["paths"]) == 1


@rule("PGM-27.14")
@pytest.mark.parametrize(("helpers", "rows"), [(0, 2), (1, 3)])
def test_abbott_climbs_in_the_early_quarters(helpers: int, rows: int) -> None:
    abbott = seat(city=0, north=1, abbey=3, activities={"alms_house": helpers})
    state = acts("give_alms", abbott)
    assert his(state)["alms"] == rows
    assert his(state)["abbey"] == 4  # the bonus of row 2


@rule("PGM-27.14")
@pytest.mark.parametrize("owned", [[], ["well", "quarry"]])
def test_abbott_donates_his_rightmost_building_in_the_late_quarters(owned: list[str]) -> None:
    state = acts("give_alms", seat(city=0, north=1, buildings=owned), round=14, merchant=TAXATION)
    assert his(state)["alms"] == 1
    donated = [slot["building"] for slot in his(state)["slots"] if slot and slot["donated"]]
    assert donated == owned[-1:]


@rule("PGM-27.14")
@pytest.mark.parametrize(("abbey", "after"), [(1, 1), (2, 1), (0, 0)])
def test_abbott_leaves_the_bonus_of_row_four_with_one_acolyte_in_the_abbey(
    abbey: int, after: int
) -> None:
    state = acts("give_alms", seat(city=0, north=1, abbey=abbey, alms=2))
    assert his(state)["alms"] == 4
    assert his(state)["abbey"] == after


@rule("PGM-27.14", "PGM-19.11")
def test_abbott_may_be_first_above_the_alms_track() -> None:
    state = acts("give_alms", seat(city=0, north=1, alms=5))
    assert his(state)["alms"] == 7
    later = acts("give_alms", seat(city=0, north=1, alms=5), mine=seat(alms=7))
    assert his(later)["alms"] == 6


@rule("PGM-27.15")
@pytest.mark.parametrize(
    ("abbey", "village", "buildings", "after"),
    [
        (3, None, [], (1, 0)),  # two missions
        (2, None, [], (1, 1)),  # a mission, then a serf straight to the City
        (0, None, [], (0, 2)),
        (3, None, ["infirmary"], (1, 1)),
        (1, 0, [], (1, 0)),
    ],
)
def test_abbotts_ordination(
    abbey: int, village: int | None, buildings: list[str], after: tuple[int, int]
) -> None:
    abbott = seat(city=0, north=1, abbey=abbey, buildings=buildings)
    if village == 0:
        abbott = seat(city=13, north=1, abbey=abbey, activities={"fields": 1})
    state = acts("ordination", abbott, round=6, buildings=market("infirmary"))
    start = 16 - 1 - abbey if village is None else 0
    spent = start - his(state)["village"]
    assert (his(state)["abbey"], spent) == after


@rule("PGM-27.16", "PGM-27.4")
def test_rest_is_the_end_of_his_turn_without_a_recall() -> None:
    state = acts("rest", seat(city=0, north=2, west=1))
    assert his_places(state) == {"north": 2, "west": 1}
    assert state.view(None)["active"] == 0


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


# -- campaign ----------------------------------------------------------------------------------


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
