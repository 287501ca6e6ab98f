"""Explore, Harvest and Tax (sections 10 to 12)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE
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

WRITS = ("sale_small", "sale_large", "shipwright_air", "shipwright_sub", "charter_west")


@rule("FEU-10.1", "FEU-10.3")
@pytest.mark.parametrize(
    ("kinds", "draws"),
    [(["outpost"], 2), (["outpost", "outpost"], 3), (["outpost", "outpost", "feudum"], 4)],
)
def test_more_outposts_and_feudums_draw_more_writs(kinds: list[str], draws: int) -> None:
    names = ["forest_mid", "forest_se", "forest_nw"][: len(kinds)]
    fief = {"type": "feudum", "guild": "monk"}
    locations = {n: fief if k == "feudum" else {} for n, k in zip(names, kinds, strict=True)}
    s = table("explore", seats=[seat(rules=names), seat()], locations=locations)
    choose(s, "perform", *[f"draw_writ {writ}" for writ in WRITS[:draws]])
    assert open_choices(s) == [f"keep {writ}" for writ in WRITS[:draws]]
    choose(s, "keep sale_large")
    assert (player(s, 0)["writs"], player(s, 0)["vp"]) == (1, 0)
    assert s.position()["secret"]["under"] == [w for w in WRITS[:draws] if w != "sale_large"]


@rule("FEU-10.1", "FEU-3.7")
def test_without_an_outpost_nothing_is_explored() -> None:
    s = table(
        "play_card",
        seats=[seat(rules=["forest_mid"], hand=["explore", "tax"]), seat()],
        locations={"forest_mid": {"type": "farm"}},
    )
    choose(s, "play explore")
    assert (s.to_move, player(s, 0)["writs"]) == (1, 0)


@rule("FEU-10.2", "FEU-10.3")
def test_iron_draws_two_more_after_the_hand_limit() -> None:
    mine = seat(rules=["forest_mid"], iron=1, writs=["weapon_bow", "weapon_sword", "charter_east"])
    s = table("explore", seats=[mine, seat()])
    choose(s, "perform", "draw_writ sale_small", "draw_writ sale_large", "keep sale_small")
    assert open_choices(s) == [
        f"discard {name}" for name in ("weapon_bow", "weapon_sword", "sale_small", "charter_east")
    ]
    choose(s, "discard weapon_bow")
    assert open_choices(s) == ["perform", "waive"]
    choose(s, "perform", "draw_writ charter_west", "draw_writ charter_south")
    assert goods(s, 0) == {}
    assert open_choices(s) == ["keep charter_west", "keep charter_south"]
    choose(s, "keep charter_south", "discard charter_south")
    assert s.position()["secret"]["under"] == [
        "sale_large",
        "weapon_bow",
        "charter_west",
        "charter_south",
    ]


@rule("FEU-10.3")
def test_a_short_stack_is_drawn_out_and_one_must_be_kept() -> None:
    held = ["sale_small", "sale_large", "shipwright_air"]
    others = ["shipwright_sub", "status_west", "status_east"]
    more = ["charter_abstinence", "charter_monster", "charter_east"]
    rest = ["charter_west", "charter_north", "charter_central"]
    s = table(
        "explore",
        seats=[
            seat(rules=["forest_mid", "forest_se"], writs=["charter_south"]),
            seat(writs=held),
            seat(writs=others),
            seat(writs=more),
            seat(writs=rest),
        ],
        under=["charter_isolated", "weapon_bow"],
    )
    assert s.view(None)["stack"] == 3
    choose(s, "perform")
    assert s.to_move == 0  # the last of the shuffled stack was the only one to draw
    assert open_choices(s) == ["keep weapon_bow", "keep weapon_sword", "keep charter_isolated"]


@rule("FEU-10.3", "FEU-4.7")
def test_a_drawn_writ_may_be_returned_at_once() -> None:
    s = table("explore", seats=[seat(rules=["forest_mid"]), seat()])
    choose(s, "perform", "draw_writ charter_west", "draw_writ charter_east", "keep charter_west")
    assert open_choices(s) == ["return_writ charter_west", "end_turn"]
    choose(s, "return_writ charter_west")
    assert player(s, 0)["writs"] == 0
    assert s.position()["secret"]["under"] == ["charter_east", "charter_west"]


def harvesting(mine: dict[str, Any] | None = None, **more: Any) -> Any:
    """Seat 0 rules two farms, one of them with goods."""
    return table(
        "harvest",
        seats=[seat(rules=["forest_mid", "sea_n"], **(mine or {})), seat()],
        locations={
            "forest_mid": {"type": "farm", "goods": {"wood": 9}},
            "sea_n": {"type": "farm", "goods": {"wood": 10}},
        },
        **more,
    )


@rule("FEU-11.1", "FEU-11.3")
def test_a_farm_with_fewer_than_ten_goods_is_harvested_for_a_point() -> None:
    s = harvesting()
    assert open_choices(s) == ["harvest forest_mid", "waive"]
    assert refusal(s, "harvest sea_n") == ("FEU-11.1", "the-farm-is-full")
    assert refusal(s, "harvest sea_e") == ("FEU-11.1", "not-a-farm-of-yours")
    choose(s, "harvest forest_mid", "favours no", *["draw_good iron"] * 6)
    assert (
        place(s, "forest_mid")["goods"] | {"wood": 9, "iron": 6} == place(s, "forest_mid")["goods"]
    )
    assert (player(s, 0)["vp"], goods(s, 0)) == (1, {})


@rule("FEU-11.2")
@pytest.mark.parametrize(("beads", "number"), [([], 6), ([2], 8), ([5], 10), ([5, 5], 10)])
def test_the_yield_grows_with_farms_and_beads_to_ten(beads: list[int], number: int) -> None:
    s = harvesting({"beads": beads})
    choose(s, "harvest forest_mid", "favours no", *["draw_good iron"] * number)
    assert place(s, "forest_mid")["goods"]["iron"] == number
    assert s.to_move == 1
    assert player(s, 0)["beads"] == beads


@rule("FEU-11.2")
def test_feudums_add_to_the_yield_and_the_haversack_limits_it() -> None:
    people = [seat(rules=["forest_mid", "sea_n"]), seat()]
    kinds = {"forest_mid": {"type": "farm"}, "sea_n": {"type": "feudum", "guild": "monk"}}
    s = table("harvest", seats=people, locations=kinds)
    choose(s, "harvest forest_mid", "favours no", *["draw_good iron"] * 6)
    assert s.to_move == 1
    empty: dict[str, Any] = {"saltpetre": 30, "sulphur": 30, "iron": 30, "wood": 27, "food": 50}
    people = [seat(rules=["forest_mid"]), seat(**empty)]
    s = table("harvest", seats=people, locations={"forest_mid": {"type": "farm"}})
    choose(s, "harvest forest_mid")
    assert place(s, "forest_mid")["goods"]["wood"] == 3  # too few for favours, and all alike


@rule("FEU-11.4")
@pytest.mark.parametrize(
    ("beads", "farm", "mine"),
    [([], 5, 1), ([2], 5, 3), ([3], 6, 3), ([4], 6, 4)],
)
def test_favours_split_the_yield_and_turn_the_beads(beads: list[int], farm: int, mine: int) -> None:
    s = harvesting({"beads": beads})
    choose(s, "harvest forest_mid", "favours yes", *["draw_good iron"] * (farm + mine))
    assert (place(s, "forest_mid")["goods"]["iron"], goods(s, 0)) == (farm, {"iron": mine})
    assert (player(s, 0)["beads"], player(s, 0)["seals"]) == ([], beads)


@rule("FEU-11.4")
def test_turned_beads_count_for_nothing_in_the_other_reading() -> None:
    s = harvesting({"beads": [4]}, options={"favour_beads": "not_counted"})
    choose(s, "harvest forest_mid", "favours yes", *["draw_good iron"] * 6)
    assert (s.to_move, goods(s, 0)) == (1, {"iron": 1})


@rule("FEU-11.5")
@pytest.mark.parametrize(("variant", "picks"), [("advanced", True), ("basic", False)])
def test_a_farmer_sees_the_whole_yield_and_picks(variant: str, picks: bool) -> None:
    mine = {"pawns": [pawn("desert_n", "farmer")], "beads": [2]}
    s = harvesting(mine, options={"variant": variant})
    drawn = ["wood"] * 3 + ["iron"] * 3 + ["food", "saltpetre"]
    choose(s, "harvest forest_mid", "favours yes", *[f"draw_good {good}" for good in drawn])
    if not picks:
        assert goods(s, 0) == {"iron": 1, "food": 1, "saltpetre": 1}  # the last three
        return
    assert open_choices(s) == ["pick saltpetre", "pick iron", "pick wood"]
    choose(s, "pick iron", "pick iron", "pick food")
    assert goods(s, 0) == {"iron": 2, "food": 1}
    assert place(s, "forest_mid")["goods"] == {
        "saltpetre": 1,
        "sulphur": 0,
        "iron": 1,
        "wood": 12,
        "food": 0,
    }


@rule("FEU-32.2")
def test_what_is_drawn_from_the_haversack_is_as_likely_as_it_is_frequent_there() -> None:
    s = choose(harvesting(), "harvest forest_mid", "favours no")
    assert s.to_move == CHANCE
    assert s.weights() == [30, 30, 30, 30 - 19, 50]


@rule("FEU-12.1")
@pytest.mark.parametrize(
    ("kinds", "gain"),
    [(["town"], 2), (["town", "town"], 3), (["town", "town", "feudum"], 4), (["town", "farm"], 2)],
)
def test_towns_and_feudums_bring_shillings(kinds: list[str], gain: int) -> None:
    names = ["forest_mid", "forest_se", "forest_nw"][: len(kinds)]
    locations = {
        n: {"type": k, "guild": "monk" if k == "feudum" else None}
        for n, k in zip(names, kinds, strict=True)
    }
    s = table("tax", seats=[seat(rules=names), seat()], locations=locations)
    choose(s, "perform")
    assert player(s, 0)["coins"] == 7 + gain


@rule("FEU-12.1")
def test_without_a_town_there_is_no_tax() -> None:
    s = table(
        "play_card",
        seats=[seat(rules=["forest_mid"], hand=["defend", "tax"]), seat()],
        locations={"forest_mid": {"type": "feudum", "guild": "monk"}},
    )
    choose(s, "play tax")
    assert (player(s, 0)["coins"], s.to_move) == (7, 1)


@rule("FEU-12.2")
@pytest.mark.parametrize(
    ("face", "rows", "markers", "gained"),
    [("knight", 2, 7, 1), ("monk", 2, 7, 0), ("knight", 6, 12, 1), ("knight", 0, 18, 0)],
)
def test_a_knight_brings_a_marker_from_the_supply_or_the_own_row(
    face: str, rows: int, markers: int, gained: int
) -> None:
    mine = seat(rules=["forest_mid"], pawns=[pawn("forest_mid", face)] * 2, markers=markers)
    s = table(
        "tax",
        seats=[mine, seat()],
        locations={"forest_mid": {"type": "town"}},
        guilds={"rows": {"yellow": rows}},
    )
    empty = s.view(None)["supply"]["markers"]["yellow"] == 0
    choose(s, "perform")
    assert player(s, 0)["markers"] == markers + gained
    if empty:
        assert s.view(None)["guilds"]["rows"]["yellow"] == max(rows - 1, 0)
