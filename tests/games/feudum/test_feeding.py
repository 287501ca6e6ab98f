"""Feeding (section 27)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.tables import (
    choose,
    goods,
    open_choices,
    pawn,
    place,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

HERE = "forest_mid"


def eating(*pawns: dict[str, Any], **more: Any) -> Any:
    """Seat 0 feeds these pawns."""
    options = more.pop("options", {})
    return table("feeding", seats=[seat(pawns=pawns, **more), seat()], options=options)


@rule("FEU-27.1")
def test_players_feed_in_turn_order_and_last_rounds_wine_feeds_again() -> None:
    drunk = seat(pawns=[pawn(HERE, wine=True), pawn(HERE)], food=1, barrel=1)
    other = seat(pawns=[pawn(HERE, "monk")], food=1, barrel=1)
    s = table("feeding", seats=[drunk, other], start_player=1, active=1)
    assert s.to_move == 1
    choose(s, "feed_food")
    assert (s.to_move, open_choices(s)) == (0, ["feed_food", "feed_wine"])
    before = s.view(None)["haversack"]["sulphur"]
    choose(s, "feed_food")  # for the second pawn alone
    assert s.view(None)["step"] == "progress_die"
    assert [one["wine"] for one in player(s, 0)["pawns"]] == [False, False, False]
    assert player(s, 0)["barrel"] == 1
    assert before == s.view(None)["haversack"]["sulphur"]


@rule("FEU-27.1")
def test_last_rounds_wine_goes_to_the_haversack() -> None:
    s = table("feeding", seats=[seat(pawns=[pawn(HERE, wine=True)]), seat()])
    assert s.view(None)["haversack"]["sulphur"] == 30
    assert player(s, 0)["pawns"][0] | {"at": HERE, "wine": False} == player(s, 0)["pawns"][0]


@rule("FEU-27.2", "FEU-4.5")
def test_a_pawn_eats_a_food_a_tile_or_drinks() -> None:
    s = eating(pawn(HERE), food=1, barrel=1, tiles={"orchard": 1})
    assert open_choices(s) == ["feed_food", "feed_wine", "feed_tile orchard", "wine_tile orchard"]
    fed = choose(s.copy(), "feed_food")
    assert (goods(fed, 0), player(fed, 0)["pawns"][0]["wine"]) == ({}, False)
    drunk = choose(s.copy(), "feed_wine")
    assert (player(drunk, 0)["barrel"], player(drunk, 0)["pawns"][0]["wine"]) == (0, True)
    tile = choose(s, "feed_tile orchard")
    assert (player(tile, 0)["tiles"]["orchard"], goods(tile, 0)) == (0, {"food": 1})


@rule("FEU-27.3")
def test_an_unfed_pawn_goes_home_and_leaves_vessel_and_seat() -> None:
    s = eating(pawn("sea_n", "monk", "ship"))
    assert player(s, 0)["pawns"][0]["at"] is None
    assert [one["kind"] for one in place(s, "sea_n")["vessels"]] == ["ship"]
    assert s.view(None)["guilds"]["seats"]["monk"] == [None, None]
    assert player(s, 0)["markers"] == 8


@rule("FEU-27.4", "FEU-33.4")
@pytest.mark.parametrize(
    ("mine", "options", "unfed"),
    [
        ({"food": 1}, {}, True),
        ({"food": 2, "tiles": {"orchard": 1}}, {}, False),
        ({"food": 1, "barrel": 1}, {}, False),
        ({"food": 1, "barrel": 1}, {"feeding_wine": "voluntary"}, True),
        ({"food": 1, "tiles": {"orchard": 1}}, {}, True),
    ],
)
def test_a_pawn_may_starve_only_if_all_food_and_wine_go_to_the_others(
    mine: dict[str, Any], options: dict[str, str], unfed: bool
) -> None:
    s = eating(pawn(HERE), pawn(HERE), **mine, options=options)
    assert ("unfed" in open_choices(s)) == unfed
    if not unfed:
        assert refusal(s, "unfed") == ("FEU-27.4", "must-be-fed")


@rule("FEU-27.4", "FEU-33.4")
def test_after_an_unfed_pawn_food_comes_before_tiles() -> None:
    s = eating(pawn(HERE), pawn(HERE), pawn("sea_n"), food=1, tiles={"orchard": 1})
    choose(s, "unfed")
    assert open_choices(s) == ["feed_food", "unfed"]
    choose(s, "feed_food")
    assert open_choices(s) == ["feed_tile orchard", "wine_tile orchard", "unfed"]


@rule("FEU-27.4", "FEU-33.4")
def test_voluntary_wine_lets_nobody_starve_beside_uneaten_food() -> None:
    wine = {"feeding_wine": "voluntary"}
    s = eating(pawn(HERE), pawn(HERE), pawn("sea_n"), food=1, barrel=2, options=wine)
    choose(s, "unfed")
    assert open_choices(s) == ["feed_food", "feed_wine", "unfed"]
    eaten = choose(s.copy(), "feed_food")
    assert open_choices(eaten) == ["feed_wine", "unfed"]
    choose(s, "feed_wine")  # the last pawn eats the food, as nothing else is left to it
    assert s.view(None)["step"] == "progress_die"
    assert goods(s, 0) == {}
    assert [one["at"] for one in player(s, 0)["pawns"]] == [None, HERE, "sea_n"]


@rule("FEU-27.4", "FEU-33.4")
def test_what_must_wait_for_the_food_is_refused_with_its_rule() -> None:
    wine = {"feeding_wine": "voluntary"}
    s = eating(pawn(HERE), food=1, barrel=1, options=wine)
    assert refusal(s, "unfed") == ("FEU-27.4", "food-must-be-eaten")
    s = eating(*[pawn(HERE)] * 3, food=1, tiles={"orchard": 1}, options=wine)
    choose(s, "unfed")
    assert open_choices(s) == ["feed_food", "unfed"]
    assert refusal(s, "feed_tile orchard") == ("FEU-27.4", "tiles-come-last")
    assert refusal(s, "wine_tile orchard") == ("FEU-27.4", "tiles-come-last")


@rule("FEU-27.5")
def test_monsters_eat_nothing() -> None:
    s = table(
        "feeding",
        seats=[seat(pawns=[pawn("sea_n")], food=2, barrel=1), seat()],
        monsters={"behemoth": {"owner": 0, "at": HERE}},
    )
    choose(s, "feed_food")
    assert (s.view(None)["step"], goods(s, 0)) == ("progress_die", {"food": 1})
