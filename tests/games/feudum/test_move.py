"""Move (section 6)."""

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

NW_MID = "road_forest_nw__forest_mid"
MID_SE = "road_forest_mid__forest_se"


def moving(*pawns: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> Any:
    """Seat 0 moves with these pawns."""
    mine = more.pop("mine", {})
    return table("move", seats=[seat(pawns=pawns, **mine), other or seat()], **more)


def starts(state: Any, word: str) -> list[str]:
    """The open choices that begin with a word."""
    return [text for text in open_choices(state) if text.startswith(word)]


@rule("FEU-6.1")
def test_steps_are_as_many_as_pawns_and_may_be_split_freely() -> None:
    s = moving(pawn("forest_nw"), pawn("desert_n"))
    choose(s, f"step pawn_1 {NW_MID}", f"step pawn_1 {MID_SE}")
    assert player(s, 0)["pawns"][0]["at"] == "forest_se"
    assert s.view(None)["step"] != "move"  # two steps were all
    s = moving(pawn("forest_nw"), pawn("desert_n"), mine={"vessels": {"ship": 1}})
    choose(s, f"step pawn_1 {NW_MID}", "step pawn_2 road_desert_n__desert_west")
    assert starts(s, "step") == []


@rule("FEU-6.1", "FEU-24.3", "FEU-24.4")
@pytest.mark.parametrize(("reading", "steps"), [("shared", 1), ("adds", 2)])
def test_monsters_use_the_allowance_of_the_pawns(reading: str, steps: int) -> None:
    s = moving(
        pawn("forest_mid"),
        mine={"vessels": {"ship": 1}},
        monsters={"behemoth": {"owner": 0, "at": "desert_n"}},
        options={"monster_allowance": reading},
    )
    choose(s, "step behemoth road_desert_n__desert_west")
    assert (s.view(None)["step"] == "move") == (steps == 2)


@rule("FEU-6.2")
def test_a_vessel_route_needs_the_vessel_and_any_number_share_a_location() -> None:
    s = moving(pawn("sea_n"), pawn("forest_nw", "monk"), pawn("forest_nw", vessel="ship"))
    route = "ship_sea_n__forest_nw"
    assert refusal(s, f"step pawn_1 {route}") == ("FEU-6.2", "needs-the-vessel")
    assert refusal(s, f"step pawn_2 {route}") == ("FEU-6.2", "needs-the-vessel")
    choose(s, f"step pawn_3 {route}")
    assert player(s, 0)["pawns"][2] | {"at": "sea_n", "vessel": "ship"} == player(s, 0)["pawns"][2]


@rule("FEU-6.3", "FEU-6.4")
def test_one_good_is_pilfered_where_a_piece_that_moved_stands() -> None:
    lying = {"goods": {"iron": 2, "wood": 1}}
    s = moving(
        pawn("forest_mid"),
        pawn("desert_west"),
        locations={"forest_se": lying, "desert_west": lying},
    )
    choose(s, f"step pawn_1 {MID_SE}", "stop")
    assert open_choices(s) == ["pilfer forest_se iron", "pilfer forest_se wood", "waive"]
    choose(s, "pilfer forest_se iron")
    assert (goods(s, 0), place(s, "forest_se")["goods"]["iron"]) == ({"iron": 1}, 1)
    assert s.to_move == 1


@rule("FEU-6.3", "FEU-9.5", "FEU-7.11")
def test_the_own_farm_and_the_own_landscape_are_not_pilfered() -> None:
    there = {"type": "farm", "goods": {"iron": 1}, "landscape": "orchard", "crop": 2}

    def loot(mine: dict[str, Any], other: dict[str, Any]) -> list[str]:
        s = moving(
            pawn("forest_mid"),
            pawn("desert_west"),
            mine=mine,
            other=seat(**other),
            locations={"forest_se": there},
        )
        choose(s, f"step pawn_1 {MID_SE}", "stop")
        return starts(s, "pilfer")

    mine, crop = ["forest_se"], "pilfer forest_se landscape"
    assert loot({"rules": mine}, {"serfs": mine}) == [crop]
    assert loot({"serfs": mine}, {"rules": mine}) == ["pilfer forest_se iron"]
    assert loot({}, {"rules": mine}) == ["pilfer forest_se iron", crop]


@rule("FEU-6.4")
def test_goods_beside_a_location_become_the_harvest_of_the_farm_it_becomes() -> None:
    s = table(
        "improve",
        seats=[seat(wood=1, rules=["forest_se"]), seat()],
        locations={"forest_se": {"goods": {"iron": 2}}},
    )
    choose(s, "improve forest_se")
    assert place(s, "forest_se")["type"] == "farm"
    assert place(s, "forest_se")["goods"]["iron"] == 2
    lying = {"forest_se": {"goods": {"iron": 2}}, "forest_nw": {"type": "farm"}}
    people = [seat(rules=["forest_se", "forest_nw"]), seat()]
    s = table("guild", seats=people, locations=lying)
    assert "trade farmer" not in open_choices(s)  # an outpost sends nothing


@rule("FEU-6.5")
def test_a_pilfered_target_becomes_a_marker_if_there_is_one() -> None:
    def after(rows: int, markers: int) -> Any:
        range_there = {"landscape": "archery_range", "crop": 2}
        s = moving(
            pawn("forest_mid"),
            pawn("desert_west"),
            mine={"markers": markers},
            locations={"forest_se": range_there},
            guilds={"rows": {"yellow": rows}},
        )
        return choose(s, f"step pawn_1 {MID_SE}", "stop")

    s = after(2, 7)
    before = s.view(None)["supply"]
    choose(s, "pilfer forest_se landscape")
    assert player(s, 0)["markers"] == 8
    assert s.view(None)["supply"]["targets"] == before["targets"] + 1
    assert place(s, "forest_se")["crop"] == 1
    s = after(6, 13)
    assert s.view(None)["supply"]["markers"]["yellow"] == 0
    assert starts(s, "pilfer") == []


@rule("FEU-6.6")
def test_a_vessel_is_deployed_under_a_pawn_beside_a_route_of_its_kind() -> None:
    mine = {"vessels": {"ship": 1, "airship": 1}}
    s = moving(pawn("sea_n", vessel="ship"), pawn("forest_nw"), mine=mine)
    assert starts(s, "deploy") == ["deploy pawn_2 ship", "deploy pawn_2 airship"]
    assert refusal(s, "deploy pawn_1 airship") == ("FEU-6.6", "no-route-here")
    assert refusal(s, "deploy pawn_1 ship") == ("FEU-6.6", "already-aboard")
    choose(s, "deploy pawn_2 ship")
    assert (player(s, 0)["pawns"][1]["vessel"], player(s, 0)["vessels"]["ship"]) == ("ship", 0)
    choose(s, "deploy pawn_2 airship")
    assert player(s, 0)["pawns"][1]["vessel"] == "airship"
    assert [one["kind"] for one in place(s, "forest_nw")["vessels"]] == ["ship"]


@rule("FEU-6.6", "FEU-4.7")
def test_vessels_are_deployed_before_and_after_a_card_in_the_own_turn_only() -> None:
    mine = seat(pawns=[pawn("sea_n")], vessels={"ship": 1}, hand=["defend", "tax"])
    s = table("play_card", seats=[mine, seat()])
    assert "deploy pawn_1 ship" in open_choices(s)
    choose(s, "play defend")
    assert open_choices(s) == ["deploy pawn_1 ship", "end_turn"]
    idle = seat(pawns=[pawn("sea_n")], vessels={"ship": 1}, saltpetre=1)
    assert open_choices(table("pouches", seats=[idle, seat()])) == ["pouch none", "pouch saltpetre"]


@rule("FEU-6.7")
def test_a_vessel_goes_along_its_routes_and_stays_where_another_way_is_taken() -> None:
    s = moving(pawn("sea_n", vessel="ship"), pawn("island_e"))
    choose(s, "step pawn_1 ship_sea_n__island_n")
    assert (player(s, 0)["pawns"][0]["at"], player(s, 0)["pawns"][0]["vessel"]) == (
        "island_n",
        "ship",
    )
    choose(s, "step pawn_1 road_island_n__island_e")
    assert player(s, 0)["pawns"][0]["vessel"] is None
    assert place(s, "island_n")["vessels"] == [{"kind": "ship", "fresh": False}]


@rule("FEU-6.8")
def test_boarding_costs_no_step_and_not_in_the_turn_of_leaving() -> None:
    lying = {"vessels": [{"kind": "ship", "fresh": False}]}
    s = moving(pawn("sea_n"), locations={"sea_n": lying})
    choose(s, "board pawn_1 ship")
    assert place(s, "sea_n")["vessels"] == []
    assert "step pawn_1 ship_sea_n__island_n" in open_choices(s)
    s = moving(pawn("sea_n", vessel="ship"), pawn("sea_n"), mine={"vessels": {"submersible": 1}})
    choose(s, "deploy pawn_1 submersible")  # the ship is left in this turn
    assert starts(s, "board") == []
    assert refusal(s, "board pawn_2 ship") == ("FEU-6.8", "left-in-this-turn")


@rule("FEU-6.9", "FEU-24.3")
def test_monsters_go_their_own_ways_without_vessels() -> None:
    def ways(monster: str, at: str, **more: Any) -> list[str]:
        s = moving(pawn("forest_mid"), monsters={monster: {"owner": 0, "at": at}}, **more)
        return [text.split()[2] for text in starts(s, f"step {monster}")]

    assert ways("behemoth", "desert_n") == ["road_desert_n__desert_west", "airship_desert_n__sea_e"]
    assert ways("sea_serpent", "desert_n") == [
        "ship_island_e__desert_n",
        "ship_desert_sw__desert_n",
        "ship_desert_n__badlands_w",  # the parallel way under water counts as one with it
        "submersible_desert_n__sea_e",
    ]
    assert "ferry_desert_centre__desert_e" not in ways("behemoth", "desert_centre")


@rule("FEU-6.10")
def test_a_ferry_costs_two_shillings_and_a_step_and_vessels_stay_behind() -> None:
    ferry = "step pawn_1 ferry_desert_centre__desert_e"
    s = moving(pawn("desert_centre"), pawn("forest_mid"), mine={"coins": 2})
    before = s.view(None)["supply"]["coins"]
    choose(s, ferry)
    assert (player(s, 0)["coins"], s.view(None)["supply"]["coins"]) == (0, before + 2)
    assert player(s, 0)["pawns"][0]["at"] == "desert_e"
    poor = moving(pawn("desert_centre"), mine={"coins": 1})
    assert refusal(poor, ferry) == ("FEU-6.10", "too-few-coins")
    closed = moving(pawn("desert_centre"), guilds={"vessels": {"ship": 1}})
    assert refusal(closed, ferry) == ("FEU-6.10", "ferries-are-closed")
    back = "step pawn_1 ferry_desert_centre__desert_e"
    aboard = moving(pawn("desert_e", vessel="airship"), pawn("forest_mid"))
    choose(aboard, back)
    assert [one["kind"] for one in place(aboard, "desert_e")["vessels"]] == ["airship"]


@rule("FEU-6.11", "FEU-24.4")
def test_only_a_step_of_a_pawn_makes_a_move_successful() -> None:
    s = moving(
        pawn("forest_mid"),
        mine={"moves": 1, "played": ["move", "repeat"], "vessels": {"ship": 1}},
        monsters={"behemoth": {"owner": 0, "at": "desert_n"}},
        act={"repeating": 1},
    )
    choose(s, "step behemoth road_desert_n__desert_west")
    assert (player(s, 0)["voyage"], player(s, 0)["moves"]) == (0, 1)
    s = moving(
        pawn("forest_mid"),
        mine={"moves": 1, "played": ["move", "repeat"]},
        act={"repeating": 1},
    )
    choose(s, f"step pawn_1 {MID_SE}")
    assert player(s, 0)["voyage"] == 1


@rule("FEU-6.12")
@pytest.mark.parametrize(("space", "draws"), [(0, 0), (1, 2), (2, 0), (3, 2), (5, 2), (6, 0)])
def test_the_voyage_brings_writs_on_every_second_space(space: int, draws: int) -> None:
    s = moving(
        pawn("forest_mid"),
        mine={"moves": 1, "played": ["move", "repeat"], "voyage": space},
        act={"repeating": 1},
    )
    choose(s, f"step pawn_1 {MID_SE}")
    assert player(s, 0)["voyage"] == space + 1
    if draws:
        choose(s, "draw_writ sale_small", "draw_writ sale_large")
        assert open_choices(s) == ["keep sale_small", "keep sale_large"]
    else:
        assert s.view(None)["step"] == "play_card"


@rule("FEU-6.12", "FEU-4.8")
@pytest.mark.parametrize(
    ("mine", "reached"),
    [({"voyage": 7}, 7), ({"army": 3}, 0), ({"moves": 0}, 0), ({"moves": 2}, 0)],
)
def test_without_a_disc_or_a_second_move_there_is_no_voyage(
    mine: dict[str, int], reached: int
) -> None:
    s = moving(
        pawn("forest_mid"),
        mine={"moves": 1, "played": ["move", "repeat"]} | mine,
        act={"repeating": 1},
    )
    choose(s, f"step pawn_1 {MID_SE}")
    assert player(s, 0)["voyage"] == reached


@rule("FEU-6.12")
def test_the_voyage_may_be_declined_where_it_is_optional() -> None:
    s = moving(
        pawn("forest_mid"),
        mine={"moves": 1, "played": ["move", "repeat"]},
        act={"repeating": 1},
        options={"voyage_disc": "optional"},
    )
    choose(s, f"step pawn_1 {MID_SE}")
    assert open_choices(s) == ["voyage", "waive"]


@rule("FEU-6.13")
def test_godspeed_is_one_more_step_of_a_monk_in_the_advanced_game() -> None:
    def after(face: str, variant: str) -> str:
        s = moving(pawn("forest_nw", face), options={"variant": variant})
        choose(s, f"step pawn_1 {NW_MID}")
        return str(s.view(None)["step"])

    assert after("monk", "advanced") == "godspeed"
    assert after("monk", "basic") == after("farmer", "advanced") == "play_card"
    s = choose(moving(pawn("forest_nw", "monk")), f"step pawn_1 {NW_MID}", f"step pawn_1 {MID_SE}")
    assert (player(s, 0)["pawns"][0]["at"], s.to_move) == ("forest_se", 1)


@rule("FEU-6.14")
def test_boarding_and_deploying_stay_open_when_the_steps_are_used_up() -> None:
    lying = {"forest_nw": {"vessels": [{"kind": "ship", "fresh": False}]}}
    s = moving(pawn("forest_mid"), mine={"vessels": {"airship": 1}}, locations=lying)
    choose(s, f"step pawn_1 {NW_MID}")
    assert open_choices(s) == ["board pawn_1 ship", "deploy pawn_1 airship", "stop"]
    choose(s, "board pawn_1 ship", "deploy pawn_1 airship")
    assert [one["kind"] for one in place(s, "forest_nw")["vessels"]] == ["ship"]
    s = moving(pawn("forest_nw", vessel="ship"), pawn("forest_nw"), locations=lying)
    assert starts(s, "board") == ["board pawn_2 ship"]  # not onto a vessel of the same kind


@rule("FEU-6.14", "FEU-3.7")
def test_to_stop_at_once_is_to_waive_the_move() -> None:
    s = moving(pawn("forest_mid"), locations={"forest_mid": {"goods": {"iron": 1}}})
    choose(s, "stop")
    assert (s.to_move, player(s, 0)["moves"]) == (1, 0)
