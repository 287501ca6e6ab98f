"""Monsters (section 24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.tables import (
    choose,
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
MID_SE = "road_forest_mid__forest_se"


def buying(mine: dict[str, Any], row: int = 3, **more: Any) -> Any:
    """Seat 0 buys his row in the Knight Guild."""
    return table(
        "knight_trade",
        seats=[seat(**mine), more.pop("other", seat())],
        guilds={"rows": {"yellow": row}},
        act={"guild": "knight", "host": 0, "option": 0},
        **more,
    )


def bond(seat_: int, pawn_: str) -> list[dict[str, Any]]:
    """What a monster binds."""
    return [{"seat": seat_, "pawn": pawn_}]


@rule("FEU-24.1")
@pytest.mark.parametrize(
    ("row", "mine", "asked"),
    [
        (3, {"rules": [HERE]}, True),
        (2, {"rules": [HERE]}, False),
        (3, {"markers": 0, "pawns": [pawn(HERE, "monk")]}, False),
    ],
)
def test_a_row_of_three_may_tame_a_monster_after_the_guilds_have_theirs(
    row: int, mine: dict[str, Any], asked: bool
) -> None:
    s = buying(mine, row)
    assert (s.view(None)["step"] == "taming") == asked


@rule("FEU-24.1")
def test_a_tamed_monster_is_not_tamed_again_and_the_basic_game_has_none() -> None:
    mine = {"rules": [HERE, "sea_n"]}
    s = buying(mine, monsters={"behemoth": {"owner": 1, "at": "sea_n"}})
    assert refusal(s, "tame behemoth") == ("FEU-24.1", "not-at-the-guild")
    before = s.view(None)["supply"]["markers"]["yellow"]
    choose(s, "tame sea_serpent")
    assert s.view(None)["supply"]["markers"]["yellow"] == before + 2
    assert player(s, 0)["markers"] == 7
    basic = buying(mine, options={"variant": "basic"})
    assert (basic.view(None)["step"], player(basic, 0)["markers"]) == ("play_card", 10)


@rule("FEU-24.2")
def test_it_begins_beside_an_own_marker_or_pawn_and_the_serpent_at_a_harbour() -> None:
    s = buying({"rules": [HERE, "sea_n"], "pawns": [pawn("desert_centre", "monk")]})
    choose(s, "tame behemoth")
    assert open_choices(s) == ["place sea_n", "place forest_mid", "place desert_centre"]
    assert refusal(s, "place sea_e") == ("FEU-24.2", "no-place-for-it")
    s = buying({"rules": [HERE, "sea_n"], "pawns": [pawn("desert_centre", "monk")]})
    choose(s, "tame sea_serpent")
    assert s.view(None)["monsters"]["sea_serpent"]["at"] == "sea_n"


@rule("FEU-24.3", "FEU-6.3")
def test_a_monster_pilfers_and_uses_a_weapon() -> None:
    s = table(
        "move",
        seats=[seat(pawns=[pawn("sea_n")]), seat()],
        monsters={"behemoth": {"owner": 0, "at": HERE}},
        locations={"forest_se": {"goods": {"iron": 1}}},
    )
    choose(s, f"step behemoth {MID_SE}")
    assert open_choices(s) == ["pilfer forest_se iron", "waive"]
    s = table(
        "conquer",
        seats=[
            seat(writs=["weapon_bow"], wood=1, hand=["tax"]),
            seat(pawns=[pawn(HERE, "farmer")], hand=[]),
        ],
        monsters={"behemoth": {"owner": 0, "at": HERE, "binds": bond(1, "pawn_1")}},
    )
    choose(s, "attack 1 pawn_1", "weapon weapon_bow 2")
    assert player(s, 0)["vp"] == 2


@rule("FEU-24.4")
def test_a_monster_neither_influences_nor_feasts_nor_is_fed() -> None:
    beast = {"behemoth": {"owner": 0, "at": HERE, "binds": []}}
    s = table("influence", seats=[seat(pawns=[pawn("sea_n")]), seat()], monsters=beast)
    assert open_choices(s) == ["influence sea_n", "waive"]
    host = seat(pawns=[pawn(HERE, "monk")])
    bound = {"behemoth": {"owner": 0, "at": HERE, "binds": bond(1, "pawn_1")}}
    s = table("guild", seats=[seat(barrel=1), host], guilds={"rosary": [2]}, monsters=bound)
    assert not [text for text in open_choices(s) if text.startswith("feast")]


@rule("FEU-24.4", "FEU-27.5")
def test_a_monster_is_not_fed() -> None:
    beast = {"behemoth": {"owner": 0, "at": HERE, "binds": []}}
    s = table("feeding", seats=[seat(food=1), seat()], monsters=beast)
    assert s.view(None)["step"] == "progress_die"
    assert s.view(None)["monsters"]["behemoth"]["at"] == HERE


@rule("FEU-24.5", "FEU-24.8", "FEU-17.11")
def test_a_defeated_monster_goes_back_to_the_guild_and_its_victor_is_known() -> None:
    s = table(
        "conquer",
        seats=[seat(pawns=[pawn(HERE, "monk")], saltpetre=1, hand=["tax", "move"]), seat(hand=[])],
        monsters={"behemoth": {"owner": 1, "at": HERE, "binds": bond(0, "pawn_1")}},
    )
    tie = choose(s.copy(), "attack 1 behemoth", "strike")
    assert tie.view(None)["monsters"]["behemoth"]["owner"] == 1  # 1 against 1
    choose(s, "attack 1 behemoth", "saltpetre", "waive")
    assert s.view(None)["monsters"]["behemoth"] == {"owner": None, "at": None, "binds": []}
    assert (of_all(s, "vp"), of_all(s, "markers")) == ([2, 0], [7, 8])
    assert of_all(s, "slayer") == [True, False]


@rule("FEU-24.6")
def test_a_bond_ends_when_the_monster_steps_away() -> None:
    s = table(
        "move",
        seats=[seat(pawns=[pawn("sea_n")]), seat(pawns=[pawn(HERE)])],
        monsters={"behemoth": {"owner": 0, "at": HERE, "binds": bond(1, "pawn_1")}},
    )
    choose(s, f"step behemoth {MID_SE}")
    assert s.view(None)["monsters"]["behemoth"]["binds"] == []


@rule("FEU-24.6")
@pytest.mark.parametrize(("reading", "bound"), [("one", 1), ("all", 2)])
def test_a_monster_binds_one_pawn_or_all(reading: str, bound: int) -> None:
    s = table(
        "move",
        seats=[seat(pawns=[pawn("sea_n")]), seat(pawns=[pawn("forest_se"), pawn("forest_se")])],
        monsters={"behemoth": {"owner": 0, "at": HERE}},
        options={"monster_binds": reading},
    )
    choose(s, f"step behemoth {MID_SE}")
    if reading == "one":
        assert open_choices(s) == ["bind 1 pawn_1", "bind 1 pawn_2"]
        choose(s, "bind 1 pawn_2")
    assert len(s.view(None)["monsters"]["behemoth"]["binds"]) == bound


@rule("FEU-24.6")
def test_a_migrant_is_bound_at_once_but_a_bound_monster_binds_no_second() -> None:
    def binds(before: list[dict[str, Any]], *pawns: dict[str, Any]) -> Any:
        s = table(
            "migrate",
            seats=[seat(pawns=pawns, rules=[HERE], food=1), seat()],
            monsters={"behemoth": {"owner": 1, "at": HERE, "binds": before}},
        )
        choose(s, "migrate_on", "face monk")
        return s.view(None)["monsters"]["behemoth"]["binds"]

    assert binds([]) == bond(0, "pawn_1")
    assert binds(bond(0, "pawn_1"), pawn(HERE)) == bond(0, "pawn_1")


@rule("FEU-24.6")
def test_two_monsters_bind_independently() -> None:
    s = table(
        "migrate",
        seats=[seat(rules=["sea_n"], food=1), seat()],
        monsters={
            "behemoth": {"owner": 1, "at": "sea_n"},
            "sea_serpent": {"owner": 1, "at": "sea_n"},
        },
    )
    choose(s, "migrate_on", "face monk")
    beasts = s.view(None)["monsters"]
    assert beasts["behemoth"]["binds"] == beasts["sea_serpent"]["binds"] == bond(0, "pawn_1")


@rule("FEU-24.7")
def test_monsters_do_not_bind_monsters() -> None:
    s = table(
        "move",
        seats=[seat(pawns=[pawn("island_n"), pawn("island_n")]), seat()],
        monsters={
            "behemoth": {"owner": 1, "at": "forest_nw"},
            "sea_serpent": {"owner": 0, "at": "sea_n"},
        },
    )
    choose(s, "step sea_serpent ship_sea_n__forest_nw")
    assert "step sea_serpent ship_sea_n__forest_nw" in open_choices(s)
    choose(s, "stop")
    assert all(one["binds"] == [] for one in s.view(None)["monsters"].values())
    assert place(s, "forest_nw")["ruler"] is None
