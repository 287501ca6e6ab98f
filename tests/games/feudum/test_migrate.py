"""Migrate (section 5)."""

from __future__ import annotations

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


@rule("FEU-5.1")
def test_one_pawn_comes_or_goes_or_neither() -> None:
    s = table("migrate", seats=[seat(pawns=[pawn("forest_mid")], food=2), seat()])
    assert open_choices(s) == ["migrate_on", "migrate_off pawn_1", "waive"]
    assert refusal(s, "migrate_off pawn_2") == ("FEU-5.1", "pawn-not-on-the-map")
    choose(s, "migrate_on", "face monk")
    assert (s.to_move, player(s, 0)["pawns"][1]["at"]) == (1, "forest_mid")
    all_out = [pawn("forest_mid")] * 3
    s = table("migrate", seats=[seat(pawns=all_out, food=2), seat()])
    assert refusal(s, "migrate_on") == ("FEU-5.1", "all-pawns-on-the-map")


@rule("FEU-5.2")
def test_a_new_pawn_costs_a_food_and_comes_to_an_own_pawn_or_marker() -> None:
    s = table(
        "migrate",
        seats=[
            seat(
                pawns=[pawn("sea_n", "farmer")],
                rules=["island_n"],
                serfs=["desert_e"],
                food=1,
            ),
            seat(rules=["desert_e"]),
        ],
    )
    before = s.view(None)["haversack"]["food"]
    choose(s, "migrate_on", "face knight")
    assert open_choices(s) == ["place sea_n", "place island_n", "place desert_e"]
    assert refusal(s, "place forest_mid") == ("FEU-5.2", "nothing-of-yours-there")
    choose(s, "place desert_e")
    assert (goods(s, 0), s.view(None)["haversack"]["food"]) == ({}, before + 1)
    assert (player(s, 0)["pawns"][1]["at"], player(s, 0)["pawns"][1]["face"]) == (
        "desert_e",
        "knight",
    )
    hungry = table("migrate", seats=[seat(pawns=[pawn("sea_n")]), seat()])
    assert refusal(hungry, "migrate_on") == ("FEU-5.2", "too-little-food")


@rule("FEU-5.2", "FEU-24.4")
def test_who_has_nothing_on_the_map_begins_again_at_a_start_location() -> None:
    s = table(
        "migrate",
        seats=[seat(food=1), seat()],
        monsters={"behemoth": {"owner": 0, "at": "sea_n"}},
    )
    choose(s, "migrate_on", "face knight")
    start = ["forest_mid", "forest_se", "desert_west", "desert_centre"]
    start += ["badlands_nw", "badlands_centre"]
    assert open_choices(s) == [f"place {name}" for name in start]


@rule("FEU-5.3")
def test_leaving_is_free_and_vessel_and_wine_stay_behind() -> None:
    s = table(
        "migrate",
        seats=[seat(pawns=[pawn("sea_n", "monk", "ship", wine=True)], food=0), seat()],
    )
    before = s.view(None)["haversack"]["sulphur"]
    choose(s, "migrate_off pawn_1")
    assert player(s, 0)["pawns"][0]["at"] is None
    assert [one["kind"] for one in place(s, "sea_n")["vessels"]] == ["ship"]
    assert s.view(None)["haversack"]["sulphur"] == before + 1
    assert s.view(None)["guilds"]["seats"]["monk"] == [None, None]


@rule("FEU-5.3", "FEU-24.6")
def test_a_bound_pawn_may_migrate_off() -> None:
    s = table(
        "migrate",
        seats=[seat(pawns=[pawn("forest_mid")]), seat()],
        monsters={
            "behemoth": {
                "owner": 1,
                "at": "forest_mid",
                "binds": [{"seat": 0, "pawn": "pawn_1"}],
            }
        },
    )
    choose(s, "migrate_off pawn_1")
    assert s.view(None)["monsters"]["behemoth"]["binds"] == []


@rule("FEU-5.4")
def test_distant_kin_of_an_alchemist_come_to_any_start_location_in_the_advanced_game() -> None:
    def places(face: str, variant: str) -> int:
        people = [seat(pawns=[pawn("sea_n", face)], rules=["sea_e"], food=1), seat()]
        s = table("migrate", seats=people, options={"variant": variant})
        return len(open_choices(choose(s, "migrate_on", "face monk")))

    assert places("alchemist", "advanced") == 2 + 6
    assert places("alchemist", "basic") == places("monk", "advanced") == 2


@rule("FEU-5.5")
def test_a_pawn_keeps_its_face_until_it_leaves_and_returns() -> None:
    s = table("migrate", seats=[seat(pawns=[pawn("forest_mid", "monk")], food=1), seat(hand=[])])
    choose(s, "migrate_on", "face knight")
    assert [one["face"] for one in player(s, 0)["pawns"]] == ["monk", "knight", None]
    again = seat(pawns=[pawn("forest_mid", "monk")], rules=["forest_mid"], food=1)
    s = table("migrate", seats=[again, seat()])
    choose(s, "migrate_off pawn_1")
    assert player(s, 0)["pawns"][0]["face"] is None
