"""Section 3: the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import State
from tests.games.pilgrim.tables import (
    GAME,
    choose,
    dealt,
    open_choices,
    path,
    places,
    player,
    road,
    seat,
    step,
    table,
)
from tests.rules import rule

DUTY_IDS = {
    "allocation",
    "build_roads",
    "clerical",
    "construct",
    "give_alms",
    "ordination",
    "produce",
    "taxation",
}
# The edge spaces that the six numbers of the die mean, clockwise.
DIE_SPACES = {
    "north_west": ["e1", "d1", "d2", "c3", "c4", "b5"],
    "north_east": ["b7", "c8", "c9", "d10", "d11", "e11"],
    "south_east": ["h11", "i11", "j10", "j9", "k8", "k7"],
    "south_west": ["k5", "k4", "j3", "j2", "i1", "h1"],
}


@rule("PGM-3.1")
def test_the_duty_tiles_are_shuffled_onto_the_ring() -> None:
    state = GAME.start(2)
    assert {text.split()[1] for text in open_choices(state)} == DUTY_IDS
    assert set(state.weights()) == {1}
    choose(state, "duty_tile produce", "duty_tile taxation")
    ring = state.view(None)["ring"]
    assert [(t["location"], t["duty"]) for t in ring] == [
        ("north", "produce"),
        ("north_east", "taxation"),
    ]
    left = {text.split()[1] for text in open_choices(state)}
    assert left == DUTY_IDS - {"produce", "taxation"}


@rule("PGM-3.2")
def test_every_duty_tile_but_taxation_gets_a_tithe() -> None:
    state = GAME.start(2)
    for duty in ("produce", "taxation", *sorted(DUTY_IDS - {"produce", "taxation"})):
        if step(state) == "duty_tiles":
            choose(state, f"duty_tile {duty}")
    weights = dict(zip(open_choices(state), state.weights(), strict=True))
    assert sorted(weights.values()) == [1, 2, 2, 2]
    assert weights["tithe_tile any"] == 1
    choose(state, "tithe_tile stone", "tithe_tile stone")
    assert "tithe_tile stone" not in open_choices(state)
    ring = state.view(None)["ring"]
    assert [tile["tithe"] for tile in ring[:3]] == ["stone", None, "stone"]


@rule("PGM-3.3")
def test_a_site_is_drawn_and_rolled_for_in_each_quadrant() -> None:
    state = dealt_until("sites")
    assert len(open_choices(state)) == 9
    choose(state, "site site_5")
    assert open_choices(state) == [f"roll {n}" for n in range(1, 7)]
    assert set(state.weights()) == {1}
    choose(state, "roll 2")
    assert len(open_choices(state)) == 8
    choose(state, "site site_1", "roll 6", "site site_2", "roll 1", "site site_9", "roll 5")
    found = [(site["quadrant"], site["cell"]) for site in state.view(None)["sites"]]
    assert found == [
        ("north_west", "d1"),
        ("north_east", "e11"),
        ("south_east", "h11"),
        ("south_west", "i1"),
    ]


@rule("PGM-3.3")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_roll_names_the_edge_space(roll: int) -> None:
    sites = table("sow_origin", rolls=(roll,) * 4).view(None)["sites"]
    for site in sites:
        assert site["cell"] == DIE_SPACES[site["quadrant"]][roll - 1]


def dealt_until(name: str) -> State:
    """A new game of two, dealt as far as a step."""
    state: State = GAME.start(2)
    while step(state) != name:
        choose(state, open_choices(state)[0])
    return state


@rule("PGM-3.4")
@pytest.mark.parametrize("roll", [1, 4])
def test_the_ship_starts_at_the_north_west_site(roll: int) -> None:
    for number in (1, 2, 26):
        view = table("sow_origin", round=number, rolls=(roll, 3, 3, 3)).view(None)
        assert view["ship"]["offset"] == number - 1
        if number == 1:
            assert view["ship"]["cell"] == view["sites"][0]["cell"]
    # Offset 25 is the space before the site; harbours are not counted.
    assert view["ship"]["cell"] == ("g1" if roll == 1 else "d2")


@rule("PGM-3.5", "PGM-3.6")
@pytest.mark.parametrize(
    ("rolls", "offsets"),
    [
        ((3, 3, 3, 3), [2, 3, 4, 5, 8, 9, 10, 11, 15, 16, 17, 18]),
        # The last level-2 building lies beyond the south-east site and is the anchor.
        ((1, 6, 1, 1), [2, 3, 4, 5, 14, 15, 16, 17, 20, 21, 22, 23]),
        # The last level-1 building lies beyond the north-east site and is the anchor.
        ((6, 1, 6, 6), [3, 4, 5, 6, 8, 9, 10, 11, 15, 16, 17, 18]),
    ],
)
def test_each_level_starts_behind_its_anchor(rolls: tuple[int, ...], offsets: list[int]) -> None:
    view = table("sow_origin", rolls=rolls).view(None)
    assert [entry["offset"] for entry in view["buildings"]] == offsets


@rule("PGM-3.5")
def test_four_of_eight_buildings_of_each_level_are_drawn_in_order() -> None:
    state = dealt_until("buildings")
    for level in range(3):
        for drawn in range(4):
            assert len(open_choices(state)) == 8 - drawn
            assert set(state.weights()) == {1}
            choose(state, open_choices(state)[-1])
        names = [entry["building"] for entry in state.view(None)["buildings"]]
        assert len(names) == 4 * (level + 1)
    assert names[:4] == ["well", "quarry", "mint", "infirmary"]


@rule("PGM-3.7")
def test_the_merchant_starts_at_taxation() -> None:
    for seed in (1, 2, 3):
        view = dealt(3, seed).view(None)
        at = {tile["location"]: tile["duty"] for tile in view["ring"]}
        assert at[view["merchant"]] == "taxation"
        assert view["trade"] is None


@rule("PGM-3.8")
def test_all_six_favours_lie_open() -> None:
    favours = dealt(2).view(None)["favours"]
    assert favours == [f"favour_{length}" for length in range(3, 9)]


@rule("PGM-3.10")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_each_player_starts_with(players: int) -> None:
    for mat in dealt(players).view(None)["seats"]:
        assert (mat["stone"], mat["wheat"], mat["silver"]) == (1, 1, 1)
        assert (mat["piety"], mat["alms"]) == (0, 0)
        assert (mat["village"], mat["abbey"], mat["locations"]["city"]) == (8, 3, 5)
        assert mat["slots"] == [None] * 6


@rule("PGM-3.11")
def test_the_start_player_is_chosen_at_random() -> None:
    state = dealt_until("first_start_player")
    assert open_choices(state) == ["starts 0", "starts 1"]
    assert set(state.weights()) == {1}
    choose(state, "starts 1")
    assert state.view(None)["start_player"] == 1


@rule("PGM-3.12")
@pytest.mark.parametrize(
    ("players", "north", "south"),
    [
        (2, ["north", "north_east", "east"], ["south", "south_west", "west"]),
        (3, ["north", "north_east"], ["south", "south_west"]),
        (4, [], []),
    ],
)
def test_dummies_by_number_of_players(players: int, north: list[str], south: list[str]) -> None:
    assert dealt(players).view(None)["dummies"] == {"north": north, "south": south}


@rule("PGM-3.13")
def test_heralds_lie_on_the_sites_until_their_quarter_ends() -> None:
    assert not any(site["herald"] for site in dealt(4).view(None)["sites"])
    for number, left in ((6, 4), (7, 3), (14, 2), (20, 1)):
        sites = table("sow_origin", round=number).view(None)["sites"]
        assert sum(site["herald"] for site in sites) == left
    assert [site["herald"] for site in sites] == [True, False, False, False]


@rule("PGM-3.13")
def test_a_herald_does_not_block_its_site() -> None:
    mine = seat(south_east=2, paths=[path(road("e5", 0, 3), road("e4", 0, 4))])
    state = table("choose_action", seats=[mine, seat(), seat()], rolls=(4, 3, 3, 3))
    assert state.view(None)["sites"][0]["herald"]
    choose(state, "duty build_roads", "extend", "lay s nw", "marker city")
    assert player(state, 0)["sites"] == ["north_west"]


@rule("PGM-3.14")
def test_each_player_seeds_in_turn_order_before_the_first_round() -> None:
    fresh: dict[str, Any] = {"stone": 1, "wheat": 1, "silver": 1, "piety": 0}
    state = table("seeding", seats=[seat(**fresh) for _ in range(3)], start_player=1, round=0)
    movers = []
    for _ in range(3):
        movers.append(state.to_move)
        choose(state, "seed south ring")
    assert movers == [1, 2, 0]
    view = state.view(None)
    assert (view["round"], view["active"], view["step"]) == (1, 1, "sow_origin")
    for number in range(3):
        mat = player(state, number)
        assert places(state, number) == dict.fromkeys(
            ("south", "south_west", "west", "north_west", "north"), 1
        )
        assert (mat["stone"], mat["wheat"], mat["silver"]) == (1, 1, 1)


@rule("PGM-3.15")
def test_there_are_six_ways_to_seed() -> None:
    ways = {
        "seed north ring": ["north", "north_east", "east", "south_east", "south"],
        "seed north north": ["north", "north_east", "east", "city", "north"],
        "seed north south": ["north", "north_east", "east", "city", "south"],
        "seed south ring": ["south", "south_west", "west", "north_west", "north"],
        "seed south north": ["south", "south_west", "west", "city", "north"],
        "seed south south": ["south", "south_west", "west", "city", "south"],
    }
    fresh: dict[str, Any] = {"stone": 1, "wheat": 1, "silver": 1, "piety": 0}
    for text, route in ways.items():
        state = table("seeding", seats=[seat(**fresh) for _ in range(3)], round=0)
        assert sorted(open_choices(state)) == sorted(ways)
        choose(state, text)
        assert places(state, 0) == {place: route.count(place) for place in route}


@rule("PGM-3.16")
def test_the_first_game_has_a_preset() -> None:
    view = dealt(3, first_game=True).view(None)
    assert [tile["duty"] for tile in view["ring"]] == [
        "produce",
        "allocation",
        "clerical",
        "build_roads",
        "taxation",
        "construct",
        "give_alms",
        "ordination",
    ]
    assert [(site["site"], site["roll"]) for site in view["sites"]] == [
        (f"site_{n}", 3) for n in range(1, 5)
    ]
    assert [entry["building"] for entry in view["buildings"]] == [
        *("well", "quarry", "chapel", "mint"),
        *("brewery", "grain_store", "stone_yard", "indulgences"),
        *("mill", "pulpit", "scriptorium", "bank"),
    ]


@rule("PGM-3.17")
@pytest.mark.parametrize("handicap", [1, 3])
def test_a_handicap_takes_acolytes_from_the_abbey_to_the_village(handicap: int) -> None:
    state = dealt(2, handicap_1=handicap)
    skilled = player(state, 1)
    assert (skilled["village"], skilled["abbey"]) == (8 + handicap, 3 - handicap)
    assert skilled["locations"]["city"] == 5
    assert (player(state, 0)["village"], player(state, 0)["abbey"]) == (8, 3)
