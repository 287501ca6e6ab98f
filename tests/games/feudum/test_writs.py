"""Royal writs (section 17)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.feudum import tables as t
from tests.games.feudum.tables import (
    choose,
    goods,
    open_choices,
    pawn,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

HERE = "forest_mid"
STACKS = {"sea": 5, "island": 4, "forest": 4, "desert": 4, "badlands": 4, "mountain": 4}


def holding(writ: str, **mine: Any) -> Any:
    """Seat 0 holds a writ before his card."""
    more = {name: mine.pop(name) for name in ("options", "locations", "guilds") if name in mine}
    return table("play_card", seats=[seat(writs=[writ], **mine), seat()], **more)


def options(s: Any) -> list[str]:
    """The open mandates without their name."""
    return [text.split(maxsplit=2)[2] for text in open_choices(s) if text.startswith("mandate")]


@rule("FEU-17.1", "FEU-17.2")
@pytest.mark.parametrize(("writ", "price"), [("weapon_bow", "wood"), ("weapon_sword", "iron")])
def test_a_weapon_adds_one_or_two_for_its_price(writ: str, price: str) -> None:
    cost: dict[str, Any] = {price: 1}
    for strength, paid in ((1, 0), (2, 1)):
        s = table(
            "conquer",
            seats=[
                seat(pawns=[pawn(HERE, "monk")], writs=[writ], hand=["tax"], **cost),
                seat(pawns=[pawn(HERE, "farmer")], hand=[]),
            ],
        )
        choose(s, "attack 1 pawn_1", f"weapon {writ} {strength}")
        assert (player(s, 0)["vp"], goods(s, 0)) == (2 * paid, {} if paid else {price: 1})
        assert s.view(None)["under"] == [writ]
    s = table(
        "conquer",
        seats=[
            seat(pawns=[pawn(HERE, "monk")], writs=[writ], hand=["tax"]),
            seat(pawns=[pawn(HERE, "farmer")], hand=[]),
        ],
    )
    choose(s, "attack 1 pawn_1")
    assert open_choices(s) == [f"weapon {writ} 1", "unarmed"]


@rule("FEU-17.1", "FEU-4.7")
def test_a_weapon_is_played_in_an_attack_only() -> None:
    s = holding("weapon_bow", wood=1)
    assert open_choices(s) == ["play tax", "play defend", "return_writ weapon_bow"]


@rule("FEU-17.3", "FEU-17.4")
@pytest.mark.parametrize(
    ("writ", "price", "gain"),
    [
        ("sale_small", ["food"], 3),
        ("sale_small", ["wood", "food"], 7),
        ("sale_large", ["iron", "wood", "food"], 9),
        ("sale_large", ["sulphur", "iron", "wood", "food"], 13),
    ],
)
def test_a_sale_brings_shillings(writ: str, price: list[str], gain: int) -> None:
    s = holding(writ, **dict.fromkeys(price, 1))
    choose(s, f"mandate {writ} shilling {gain}")
    assert (player(s, 0)["coins"], goods(s, 0)) == (7 + gain, {})
    for good in price:
        less = holding(writ, **{name: 1 for name in price if name != good})
        assert f"shilling {gain}" not in options(less)


@rule("FEU-17.5", "FEU-17.6")
@pytest.mark.parametrize(
    ("writ", "good", "vessel"),
    [
        ("shipwright_air", "food", "airship"),
        ("shipwright_air", "wood", "ship"),
        ("shipwright_sub", "wood", "ship"),
        ("shipwright_sub", "iron", "submersible"),
    ],
)
def test_a_shipwright_builds_a_vessel(writ: str, good: str, vessel: str) -> None:
    s = holding(writ, **{good: 1})
    assert options(s) == [f"{vessel} 1"]
    choose(s, f"mandate {writ} {vessel} 1")
    assert (player(s, 0)["vessels"][vessel], goods(s, 0)) == (1, {})


@rule("FEU-17.7")
def test_three_stars_in_any_guild_bring_goods_coins_or_a_vessel() -> None:
    monks = [pawn(HERE, "monk")] * 3
    s = holding("status_west", pawns=monks)
    vessels = ["ship 1", "submersible 1", "airship 1"]
    assert sorted(options(s)) == sorted(["shilling 3", "goods_of_choice 3", *vessels])
    choose(s, "mandate status_west goods_of_choice 3")
    choose(s, "pick iron", "pick iron", "pick food")
    assert goods(s, 0) == {"iron": 2, "food": 1}
    few = holding("status_west", pawns=monks[:2])
    assert refusal(few, "mandate status_west shilling 3") == ("FEU-17.7", "too-few-stars")


@rule("FEU-17.7", "FEU-17.8")
@pytest.mark.parametrize(
    ("reading", "west", "east"),
    [("any_guild", 5, 3), ("printed_guilds", 0, 3), ("paired", 0, 1)],
)
def test_which_guilds_count_for_a_status_mandate(reading: str, west: int, east: int) -> None:
    monks = [pawn(HERE, "monk")] * 3
    for writ, number in (("status_west", west), ("status_east", east)):
        s = holding(writ, pawns=monks, options={"status_mandates": reading})
        assert len(options(s)) == number


@rule("FEU-17.8")
def test_status_in_the_east_brings_markers_a_seal_or_a_bead_without_a_seat() -> None:
    mine: dict[str, Any] = {"pawns": [pawn(HERE, "monk")] * 3}
    s = choose(holding("status_east", **mine), "mandate status_east influence 3")
    assert player(s, 0)["markers"] == 10
    s = choose(holding("status_east", **mine), "mandate status_east seal 1", "draw_seal 4")
    assert (player(s, 0)["seals"], player(s, 0)["beads"]) == ([None], [])
    s = choose(holding("status_east", **mine), "mandate status_east bead 1", "draw_seal 4")
    assert (player(s, 0)["seals"], player(s, 0)["beads"]) == ([], [4])
    few = holding("status_east", pawns=[pawn(HERE, "monk")] * 2)
    assert options(few) == []
    seatless = holding("status_east", **mine, markers=0)
    assert len(options(seatless)) == 3


@rule("FEU-17.9", "FEU-4.3")
def test_a_reward_comes_from_the_supply_as_far_as_it_goes() -> None:
    monks = [pawn(HERE, "monk")] * 3
    s = holding("status_east", pawns=monks, markers=11, guilds={"rows": {"yellow": 6}})
    assert s.view(None)["supply"]["markers"]["yellow"] == 2
    choose(s, "mandate status_east influence 3")
    assert player(s, 0)["markers"] == 13
    s = holding("status_east", pawns=monks, markers=13, guilds={"rows": {"yellow": 6}})
    assert refusal(s, "mandate status_east influence 3") == ("FEU-17.9", "nothing-in-the-supply")
    s = holding(
        "shipwright_air", wood=1, food=1, vessels={"ship": 2}, guilds={"vessels": {"ship": 1}}
    )
    assert options(s) == ["airship 1"]


@rule("FEU-17.9", "FEU-4.5")
def test_a_tile_may_pay_a_mandate() -> None:
    s = holding("sale_small", tiles={"orchard": 1})
    choose(s, "mandate sale_small shilling 3")
    assert (player(s, 0)["coins"], player(s, 0)["tiles"]["orchard"]) == (10, 0)


def charter(writ: str, rules: list[str], **more: Any) -> int:
    """What a charter with a seal scores at the end, beside all else."""

    def points(seals: list[int]) -> Any:
        reading = {name: more[name] for name in ("options",) if name in more}
        mine = {name: value for name, value in more.items() if name != "options"}
        people = [seat(rules=rules, writs=[writ], seals=seals, coins=0, **mine), seat()]
        return table("epoch_check", seats=people, epoch=4, stacks=STACKS, **reading)

    plain, sealed = points([]), points([2])
    choose(sealed, f"charter {writ}")
    return int(player(sealed, 0)["vp"] - player(plain, 0)["vp"])


@rule("FEU-17.10", "FEU-4.12")
@pytest.mark.parametrize(("barrel", "points"), [(0, 0), (1, 0), (2, 5), (3, 7)])
def test_abstinence(barrel: int, points: int) -> None:
    assert charter("charter_abstinence", [], barrel=barrel) == points


@rule("FEU-17.11")
@pytest.mark.parametrize(("slayer", "points"), [(False, 0), (True, 7)])
def test_the_charter_of_a_slain_monster(slayer: bool, points: int) -> None:
    assert charter("charter_monster", [], slayer=slayer) == points


KINGDOMS = {
    "charter_east": "badlands_nw badlands_ne badlands_w badlands_centre badlands_se mountain_n"
    " mountain_se",
    "charter_west": "sea_n sea_sw sea_e island_n island_e island_w island_s",
    "charter_north": "forest_nw forest_mid forest_se badlands_nw badlands_ne mountain_n",
    "charter_central": "forest_nw forest_mid forest_se desert_n desert_west desert_centre"
    " desert_sw desert_e",
    "charter_south": "desert_n desert_west desert_centre desert_sw desert_e badlands_w"
    " badlands_centre badlands_se mountain_se",
}
KINGDOM_RULES = {
    "charter_east": "FEU-17.12",
    "charter_west": "FEU-17.13",
    "charter_north": "FEU-17.14",
    "charter_central": "FEU-17.15",
    "charter_south": "FEU-17.16",
}


@pytest.mark.parametrize(
    "writ", [pytest.param(name, marks=rule(number)) for name, number in KINGDOM_RULES.items()]
)
def test_each_kingdom_has_its_locations(writ: str) -> None:
    marked = KINGDOMS[writ].split()
    for name in t.LOCATION_IDS:
        assert charter(writ, [name]) == (3 if name in marked else 0), name


@rule("FEU-17.17", "FEU-17.12")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 3), (2, 5), (3, 7), (4, 9), (5, 9)])
def test_a_kingdom_scores_by_ruled_locations(count: int, points: int) -> None:
    assert charter("charter_east", KINGDOMS["charter_east"].split()[:count]) == points


@rule("FEU-17.18")
@pytest.mark.parametrize(
    ("reading", "points"), [("card", [5, 11, 17]), ("german_overview", [3, 5, 7])]
)
def test_isolated_locations(reading: str, points: list[int]) -> None:
    names = ["sea_e", "badlands_w", "badlands_se"]
    given = {"charter_isolated": reading}
    for count in range(1, 4):
        assert charter("charter_isolated", names[:count], options=given) == points[count - 1]
    assert charter("charter_isolated", ["sea_n"], options=given) == 0
