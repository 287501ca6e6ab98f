"""Improve, region tiles and landscapes (sections 8 and 9)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE
from tests.games.feudum.tables import (
    choose,
    goods,
    of_all,
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
REGIONS = ("sea", "island", "forest", "desert", "badlands", "mountain")


def improving(kind: str, mine: dict[str, Any] | None = None, **more: Any) -> Any:
    """Seat 0 rules a location of a type, with nobody of his there, and may improve it."""
    return table(
        "improve",
        seats=[seat(rules=[HERE], **(mine or {})), seat()],
        locations={HERE: {"type": kind} | more.pop("there", {})},
        **more,
    )


@rule("FEU-8.1", "FEU-8.2")
@pytest.mark.parametrize(
    ("old", "new", "price"),
    [("outpost", "farm", "wood"), ("farm", "town", "iron")],
)
def test_each_improvement_has_its_price(old: str, new: str, price: str) -> None:
    s = improving(old, {price: 1})
    choose(s, f"improve {HERE}", "draw_tile orchard")
    assert (place(s, HERE)["type"], place(s, HERE)["ruler"]) == (new, 0)
    assert goods(s, 0) == {}
    other = "iron" if price == "wood" else "wood"
    mine: dict[str, Any] = {other: 1, "seals": [3], "serfs": [], "tiles": {}}
    s = table(
        "improve",
        seats=[seat(rules=[HERE, "sea_n"], **mine), seat()],
        locations={HERE: {"type": old}, "sea_n": {"type": "town"}},
    )
    assert refusal(s, f"improve {HERE}") == ("FEU-8.1", "cannot-pay")


@rule("FEU-8.1")
def test_a_feudum_costs_a_seal_and_no_tile_replaces_it() -> None:
    tiles = {"orchard": 3}
    s = improving("town", {"tiles": tiles, "wood": 1, "subjects": []})
    assert s.view(None)["step"] == "play_card"  # nothing to improve
    s = improving("town", {"seals": [3]})
    choose(s, f"improve {HERE}", "feudum knight", "draw_tile orchard")
    assert (place(s, HERE)["type"], place(s, HERE)["guild"]) == ("feudum", "knight")
    assert player(s, 0)["seals"] == []


@rule("FEU-8.1")
def test_only_a_ruled_location_is_improved() -> None:
    s = table(
        "improve",
        seats=[
            seat(rules=["sea_n"], serfs=[HERE], wood=1, pawns=[pawn("sea_e")]),
            seat(rules=[HERE]),
        ],
    )
    assert open_choices(s) == ["improve sea_n", "waive"]
    assert refusal(s, f"improve {HERE}") == ("FEU-8.1", "you-do-not-rule-there")
    assert refusal(s, "improve sea_e") == ("FEU-8.1", "you-do-not-rule-there")


@rule("FEU-8.2")
def test_markers_pieces_and_landscape_stay_and_the_goods_of_a_farm_go() -> None:
    s = table(
        "improve",
        seats=[
            seat(rules=[HERE], subjects=[HERE], iron=1, pawns=[pawn(HERE)]),
            seat(serfs=[HERE]),
        ],
        locations={HERE: {"type": "farm", "goods": {"wood": 3}, "landscape": "orchard", "crop": 2}},
    )
    before = s.view(None)["haversack"]["wood"]
    choose(s, f"improve {HERE}")
    at = place(s, HERE)
    assert (at["ruler"], at["subject"], at["serf"]) == (0, True, 1)
    assert (at["landscape"], at["crop"], at["goods"]["wood"]) == ("orchard", 2, 0)
    assert s.view(None)["haversack"]["wood"] == before + 3
    assert player(s, 0)["pawns"][0]["at"] == HERE


@rule("FEU-8.3")
def test_without_a_feudum_disc_no_town_is_improved() -> None:
    names = ["sea_n", "sea_sw", "sea_e", "island_n", "island_e", "island_w", "island_s"]
    names += ["desert_n", "desert_west", "desert_centre", "desert_sw", "desert_e"]
    guilds = ["farmer", "merchant", "alchemist", "knight", "noble", "monk"] * 2
    fiefs = {n: {"type": "feudum", "guild": g} for n, g in zip(names, guilds, strict=True)}
    s = table(
        "improve",
        seats=[seat(rules=[HERE, "sea_n", "forest_se"], seals=[2], wood=1), seat()],
        locations=fiefs | {HERE: {"type": "town"}},
    )
    assert refusal(s, f"improve {HERE}") == ("FEU-8.1", "no-feudum-left")
    assert refusal(s, "improve sea_n") == ("FEU-8.1", "already-a-feudum")


@rule("FEU-8.4")
@pytest.mark.parametrize(
    ("value", "points"), [(1, (2, 3, 4)), (2, (3, 4, 5)), (3, (4, 5, 6)), (4, (5, 6, 7))]
)
@pytest.mark.parametrize("number", range(3))
def test_points_by_value_of_the_tile_and_new_type(
    value: int, points: tuple[int, int, int], number: int
) -> None:
    s = improving(
        ("outpost", "farm", "town")[number],
        {"wood": 1, "iron": 1, "seals": [2]},
        stacks=dict.fromkeys(REGIONS, value),
        epoch=value,
    )
    choose(s, f"improve {HERE}")
    if number == 2:
        choose(s, "feudum monk")
    choose(s, "draw_tile silver_mine")
    assert player(s, 0)["vp"] == points[number]
    assert s.view(None)["stacks"]["forest"] == value + 1


@rule("FEU-8.5")
@pytest.mark.parametrize("reading", ["strictly_earlier", "current_or_earlier"])
def test_instead_of_a_later_tile_an_earlier_one_of_another_stack_without_points(
    reading: str,
) -> None:
    stacks = dict.fromkeys(REGIONS, 3) | {"sea": 1, "island": 2, "desert": 1}
    s = improving(
        "outpost",
        {"wood": 1},
        stacks=stacks,
        epoch=2,
        options={"substitute_tile": reading},
    )
    choose(s, f"improve {HERE}")
    wanted = ["stack sea", "stack desert"]
    if reading != "strictly_earlier":
        wanted.insert(1, "stack island")
    assert open_choices(s) == wanted  # and none may be left
    choose(s, "stack desert", "draw_tile orchard")
    assert (player(s, 0)["vp"], player(s, 0)["tiles"]["orchard"]) == (0, 1)
    assert s.view(None)["stacks"]["desert"] == 2


@rule("FEU-8.5")
@pytest.mark.parametrize("top", [2, 5])
def test_without_an_earlier_tile_there_is_none(top: int) -> None:
    epoch = 1 if top == 2 else 4
    stacks = dict.fromkeys(REGIONS, epoch) | {"forest": top}
    s = improving("outpost", {"wood": 1}, stacks=stacks, epoch=epoch)
    choose(s, f"improve {HERE}")
    assert (s.to_move, player(s, 0)["vp"]) == (1, 0)
    assert sum(player(s, 0)["tiles"].values()) == 0


@rule("FEU-8.6", "FEU-32.2")
def test_the_landscape_of_a_tile_is_seen_when_it_is_taken() -> None:
    s = choose(improving("outpost", {"wood": 1}), f"improve {HERE}")
    assert s.to_move == CHANCE
    assert (open_choices(s), s.weights()) == (
        [
            "draw_tile orchard",
            "draw_tile archery_range",
            "draw_tile silver_mine",
            "draw_tile sulphur_mine",
        ],
        [2, 2, 1, 1],
    )
    choose(s, "draw_tile archery_range")
    assert s.view(1)["seats"][0]["tiles"]["archery_range"] == 1
    assert s.view(1)["sides_unseen"][0]["archery_range"] == 1


@rule("FEU-8.7")
def test_a_taken_tile_ends_no_epoch_before_the_check() -> None:
    stacks = dict.fromkeys(REGIONS, 2) | {"forest": 1, "sea": 1, "island": 1}
    s = improving("outpost", {"wood": 1}, stacks=stacks)
    choose(s, f"improve {HERE}", "draw_tile orchard")
    assert list(s.view(None)["stacks"].values()).count(2) == 4
    assert s.view(None)["epoch"] == 1


@rule("FEU-8.8", "FEU-18.1")
def test_a_new_feudum_gives_three_stars_and_a_new_type_other_secondary_ones() -> None:
    people = [seat(rules=[HERE], seals=[2]), seat(pawns=[pawn("sea_n", "monk")] * 2)]
    s = table("improve", seats=people, locations={HERE: {"type": "town"}})
    choose(s, f"improve {HERE}", "feudum monk")
    assert s.view(None)["guilds"]["seats"]["monk"] == [0, 1]
    people = [
        seat(rules=[HERE], wood=1, pawns=[pawn("sea_n", "monk"), pawn("sea_n", "farmer")]),
        seat(pawns=[pawn("sea_n", "monk"), pawn("sea_n", "farmer")]),
    ]
    s = table("improve", seats=people, guilds={"seats": {"farmer": [1, 0], "monk": [0, 1]}})
    choose(s, f"improve {HERE}")
    assert s.view(None)["guilds"]["seats"]["farmer"] == [0, 1]
    assert s.view(None)["guilds"]["seats"]["monk"] == [0, 1]  # equal now, and equals stay


@rule("FEU-9.1")
@pytest.mark.parametrize(
    ("serfs", "there"), [([], {}), ([HERE], {"landscape": "orchard", "crop": 0})]
)
def test_a_landscape_needs_an_own_serf_and_a_place_without_one(
    serfs: list[str], there: dict[str, Any]
) -> None:
    s = table(
        "improve",
        seats=[
            seat(serfs=serfs, wood=1, tiles={"silver_mine": 1}, rules=["sea_n"]),
            seat(rules=[HERE]),
        ],
        locations={HERE: there},
    )
    assert refusal(s, f"tend {HERE}") == ("FEU-9.1", "cannot-be-tended-by-you")


@rule("FEU-9.2", "FEU-9.3")
@pytest.mark.parametrize(
    ("kind", "field", "shares"),
    [("silver_mine", "coins", [9, 8]), ("archery_range", "markers", [9, 8])],
)
def test_three_resources_lie_there_at_once_and_the_ruler_gets_one(
    kind: str, field: str, shares: list[int]
) -> None:
    people = [seat(serfs=[HERE], wood=1, tiles={kind: 1}), seat(rules=[HERE])]
    s = choose(table("improve", seats=people), f"tend {HERE}")
    assert open_choices(s) == ["gather", "leave"]
    assert place(s, HERE)["crop"] == 3
    kept = choose(s.copy(), "leave")
    assert (place(kept, HERE)["crop"], kept.to_move) == (3, 1)
    choose(s, "gather")
    assert of_all(s, field) == shares
    assert place(s, HERE)["crop"] == 0


@rule("FEU-9.3")
def test_a_target_without_a_marker_for_it_stays_and_a_single_resource_is_the_rulers() -> None:
    people = [
        seat(serfs=[HERE], wood=1, tiles={"archery_range": 1}, markers=12),
        seat(rules=[HERE]),
    ]
    s = table("improve", seats=people, guilds={"rows": {"yellow": 6}})
    assert s.view(None)["supply"]["markers"]["yellow"] == 1
    choose(s, f"tend {HERE}", "gather")
    assert (of_all(s, "markers"), place(s, HERE)["crop"]) == ([13, 8], 1)
    people = [
        seat(serfs=[HERE], wood=1, tiles={"silver_mine": 1}, coins=37),
        seat(rules=[HERE], coins=40),
    ]
    s = choose(table("improve", seats=people), f"tend {HERE}")
    assert place(s, HERE)["crop"] == 1
    choose(s, "gather")
    assert of_all(s, "coins") == [37, 41]


@rule("FEU-9.3")
def test_the_rulers_target_stays_if_he_has_no_marker_in_the_supply() -> None:
    people = [
        seat(serfs=[HERE], wood=1, tiles={"archery_range": 1}),
        seat(rules=[HERE], markers=13),
    ]
    s = table("improve", seats=people, guilds={"rows": {"blue": 6}})
    assert s.view(None)["supply"]["markers"]["blue"] == 0
    choose(s, f"tend {HERE}", "gather")
    assert (of_all(s, "markers"), place(s, HERE)["crop"]) == ([9, 13], 1)


@rule("FEU-9.4", "FEU-29.4")
def test_at_an_epoch_every_landscape_grows_and_the_serfs_decide_in_turn_order() -> None:
    s = table(
        "epoch_check",
        seats=[
            seat(serfs=[HERE]),
            seat(rules=[HERE], serfs=["sea_n"]),
            seat(rules=["sea_n"]),
        ],
        start_player=1,
        active=1,
        locations={
            HERE: {"landscape": "archery_range", "crop": 1},
            "sea_n": {"landscape": "silver_mine", "crop": 0},
            "sea_e": {"landscape": "orchard", "crop": 0},
        },
        stacks=dict.fromkeys(REGIONS, 2),
    )
    assert [place(s, name)["crop"] for name in (HERE, "sea_n", "sea_e")] == [4, 3, 3]
    assert (s.to_move, open_choices(s)) == (1, ["gather", "leave"])
    choose(s, "gather")
    assert of_all(s, "coins") == [7, 9, 8]
    assert s.to_move == 0
    choose(s, "leave")
    assert place(s, HERE)["crop"] == 4


@rule("FEU-9.5")
def test_with_nothing_on_the_tile_nothing_is_asked() -> None:
    s = table(
        "epoch_check",
        seats=[seat(serfs=[HERE], coins=38), seat(rules=[HERE], coins=40)],
        locations={HERE: {"landscape": "silver_mine", "crop": 0}},
        stacks=dict.fromkeys(REGIONS, 2),
    )
    assert place(s, HERE)["crop"] == 0
    assert s.view(None)["step"] != "epoch_landscapes"
