"""Conquer, Defend and military service (sections 13, 14 and 31)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.battlefield import FIEF, HERE, at, attacking, strengths
from tests.games.feudum.tables import (
    choose,
    goods,
    of_all,
    open_choices,
    pawn,
    place,
    player,
    refusal,
)
from tests.rules import rule


@rule("FEU-13.1")
def test_targets_are_opposing_pieces_and_feudums_beside_an_own_piece() -> None:
    s = attacking(
        {"pawns": at("monk"), "rules": ["desert_n"]},
        {"pawns": [pawn(HERE, "farmer"), pawn("desert_n", "farmer")], "rules": [HERE, "sea_n"]},
        {"rules": ["forest_se"]},
        locations=FIEF | {"sea_n": {"type": "feudum", "guild": "noble"}},
        monsters={"behemoth": {"owner": 2, "at": HERE, "binds": [{"seat": 0, "pawn": "pawn_1"}]}},
    )
    assert open_choices(s) == [
        "attack 1 pawn_1",
        "attack 2 behemoth",
        "besiege forest_mid",
        "waive",
    ]
    assert refusal(s, "besiege sea_n") == ("FEU-13.1", "no-rival-feudum-beside-you")
    plain = attacking({"pawns": at("monk")}, {"rules": [HERE]})
    assert plain.view(None)["step"] == "play_card"  # an outpost is no target


@rule("FEU-13.1", "FEU-24.3", "FEU-24.5")
def test_a_monster_attacks_with_strength_one() -> None:
    s = attacking(
        {"saltpetre": 1},
        {"pawns": [pawn(HERE, "farmer", wine=True)]},
        monsters={"behemoth": {"owner": 0, "at": HERE, "binds": [{"seat": 1, "pawn": "pawn_1"}]}},
    )
    assert strengths(s, "attack 1 pawn_1", "strike") == (1, 0)


@rule("FEU-13.2", "FEU-13.3", "FEU-13.4")
def test_all_pieces_of_both_sides_count_and_those_of_others_do_not() -> None:
    s = attacking(
        {"pawns": at("monk", "monk", "monk"), "serfs": [HERE], "saltpetre": 1},
        {"pawns": at("farmer", "farmer"), "rules": [HERE], "subjects": [HERE]},
        {"pawns": at("noble", "noble")},
        locations=FIEF,
        monsters={
            "behemoth": {"owner": 0, "at": HERE, "binds": [{"seat": 1, "pawn": "pawn_1"}]},
            "sea_serpent": {"owner": 1, "at": HERE, "binds": [{"seat": 0, "pawn": "pawn_1"}]},
        },
    )
    assert strengths(s.copy(), "attack 1 pawn_1", "strike") == (3 + 1, 2 * 2 + 1)
    assert strengths(s, "besiege forest_mid", "saltpetre") == (4 + 1 + 1, 2 + 1 + 2 * 2 + 1)


@rule("FEU-13.5")
def test_a_feudum_defends_with_two_and_one_more_with_a_subject() -> None:
    bare = attacking({"pawns": at("monk"), "saltpetre": 1}, {"rules": [HERE]}, locations=FIEF)
    assert strengths(bare, "besiege forest_mid", "saltpetre") == (2, 2)
    other = {"rules": [HERE], "subjects": [HERE]}
    s = attacking({"pawns": at("monk"), "saltpetre": 1}, other, locations=FIEF)
    assert strengths(s, "besiege forest_mid", "strike") == (1, 3)


@rule("FEU-13.6")
def test_a_drunk_pawn_counts_nothing_but_may_attack_and_be_attacked() -> None:
    s = attacking(
        {"pawns": at("monk", wine=True), "saltpetre": 1}, {"pawns": at("farmer", wine=True)}
    )
    assert strengths(s.copy(), "attack 1 pawn_1", "strike") == (0, 0)
    choose(s, "attack 1 pawn_1", "saltpetre")
    assert player(s, 0)["vp"] == 2


@rule("FEU-13.7")
def test_weapon_and_saltpetre_come_after_the_defence_and_are_lost_either_way() -> None:
    s = attacking(
        {"pawns": at("monk"), "saltpetre": 1, "writs": ["weapon_bow", "weapon_sword"], "wood": 1},
        {"pawns": at("farmer", "farmer"), "hand": ["defend", "tax"]},
    )
    choose(s, "attack 1 pawn_1")
    assert (s.to_move, open_choices(s)) == (1, ["defend", "decline"])
    choose(s, "defend")
    assert open_choices(s) == [
        "weapon weapon_bow 1",
        "weapon weapon_bow 2",
        "weapon weapon_sword 1",
        "unarmed",
    ]
    assert strengths(s, "weapon weapon_bow 2", "saltpetre") == (1 + 2 + 1, 4 + 1)
    assert (goods(s, 0), player(s, 0)["writs"]) == ({}, 1)  # one weapon only
    assert of_all(s, "vp") == [0, 1]


@rule("FEU-13.8")
@pytest.mark.parametrize(
    ("face", "wine", "reading", "most"),
    [
        ("monk", False, True, 1),
        ("knight", False, True, 3),
        ("knight", True, True, 3),
        ("knight", True, False, 1),
    ],
)
def test_one_saltpetre_and_any_number_with_a_knight(
    face: str, wine: bool, reading: bool, most: int
) -> None:
    s = attacking(
        {"pawns": at(face, wine=wine), "saltpetre": 3},
        {"pawns": at("farmer", "farmer", "farmer")},
        options={"drunk_knight_saltpetre": reading},
    )
    choose(s, "attack 1 pawn_1")
    used = 0
    while s.view(None)["step"] == "powder" and "saltpetre" in open_choices(s):
        choose(s, "saltpetre")
        used += 1
    assert used == most


@rule("FEU-13.8", "FEU-4.5")
def test_a_tile_may_be_the_saltpetre_of_an_attack() -> None:
    s = attacking({"pawns": at("monk"), "tiles": {"orchard": 1}}, {"pawns": at("farmer")})
    assert strengths(s, "attack 1 pawn_1", "pay_tile orchard") == (2, 2)
    assert player(s, 0)["tiles"]["orchard"] == 0


@rule("FEU-13.9")
def test_a_beaten_pawn_goes_home_without_vessel_and_wine() -> None:
    one = pawn("sea_n", "farmer", "ship", wine=True)
    s = attacking({"pawns": [pawn("sea_n", "monk")]}, {"pawns": [one]})
    before = s.view(None)["haversack"]["sulphur"]
    choose(s, "attack 1 pawn_1")
    assert player(s, 1)["pawns"][0] | {"at": None, "wine": False} == player(s, 1)["pawns"][0]
    assert [v["kind"] for v in place(s, "sea_n")["vessels"]] == ["ship"]
    assert s.view(None)["haversack"]["sulphur"] == before + 1
    assert s.view(None)["guilds"]["seats"]["farmer"] == [None, None]
    assert of_all(s, "vp") == [2, 0]


@rule("FEU-13.9")
@pytest.mark.parametrize("rebel", [True, False])
def test_a_fallen_feudum_is_an_outpost_of_the_rebel_serf_or_of_nobody(rebel: bool) -> None:
    knights = {"pawns": at("knight", "knight", "knight"), "saltpetre": 2}
    people = [knights | ({"serfs": [HERE]} if rebel else {})]
    people += [{"rules": [HERE], "subjects": [HERE]}, {} if rebel else {"serfs": [HERE]}]
    s = attacking(
        *people,
        locations={HERE: FIEF[HERE] | {"goods": {"iron": 2}, "landscape": "orchard", "crop": 1}},
        guilds={"seats": {"monk": [1]}},
    )
    choose(s, "besiege forest_mid", "saltpetre", "strike")
    there = place(s, HERE)
    assert (there["type"], there["guild"]) == ("outpost", None)
    assert (there["ruler"], there["subject"], there["serf"]) == (0 if rebel else None, False, None)
    assert (there["goods"]["iron"], there["landscape"], there["crop"]) == (2, "orchard", 1)
    assert of_all(s, "vp") == [4, 0, 0]
    assert of_all(s, "markers") == [7, 10, 7 if rebel else 8]
    assert s.view(None)["supply"]["feudums"]["monk"] == 2


@rule("FEU-13.9", "FEU-14.5")
def test_an_immunity_seal_goes_home_with_its_marker_or_stays_under_the_new_ruler() -> None:
    knights = {"pawns": at("knight", "knight", "knight"), "saltpetre": 2, "serfs": [HERE]}
    s = attacking(
        knights,
        {"rules": [HERE], "subjects": [HERE]},
        locations=FIEF,
        immune=[(HERE, "subject", 3), (HERE, "serf", 4)],
    )
    choose(s, "besiege forest_mid", "strike", "waive")
    assert player(s, 1)["seals"] == [None]
    assert place(s, HERE)["immune"] == ["ruler"]


@rule("FEU-13.10", "FEU-31.1", "FEU-31.2")
@pytest.mark.parametrize(
    ("mine", "asked"),
    [
        ({}, True),
        ({"army": 2}, True),
        ({"army": 3}, False),
        ({"army": 1, "voyage": 1}, True),
        ({"army": 1, "voyage": 1, "reeves": ["monk"]}, False),
    ],
)
def test_a_success_may_place_a_free_disc_on_the_army_track(
    mine: dict[str, Any], asked: bool
) -> None:
    s = attacking({"pawns": at("monk")} | mine, {"pawns": at("farmer", wine=True)})
    choose(s, "attack 1 pawn_1")
    assert (s.view(None)["step"] == "army_disc") == asked
    if asked:
        assert open_choices(s) == ["army", "waive"]
        choose(s, "army")
    assert player(s, 0)["army"] == mine.get("army", 0) + asked


@rule("FEU-13.10", "FEU-19.5")
def test_a_reeve_that_comes_home_by_the_conquest_may_go_to_the_army() -> None:
    s = attacking(
        {
            "pawns": [*at("knight", "knight"), pawn("sea_n", "monk")],
            "army": 2,
            "reeves": ["monk"],
            "saltpetre": 1,
        },
        {"rules": [HERE], "pawns": [pawn("sea_n", "monk")]},
        {"serfs": [HERE], "markers": 0, "pawns": [pawn("sea_n", "monk")] * 2},
        locations={HERE: {"type": "feudum", "guild": "farmer"}},
        guilds={"seats": {"monk": [1, 0]}},
    )
    assert player(s, 0)["discs"] == 0
    choose(s, "besiege forest_mid", "saltpetre")  # the serf's marker displaces a monk
    assert s.view(None)["guilds"]["seats"]["monk"] == [2, 1]
    assert open_choices(s) == ["army", "waive"]


@rule("FEU-13.11")
@pytest.mark.parametrize(
    ("face", "immune", "wine", "open_"),
    [
        ("noble", [], False, True),
        ("noble", [], True, True),
        ("monk", [], False, False),
        ("noble", [(HERE, "subject", 3)], False, False),
    ],
)
def test_a_noble_starves_a_marker_without_an_immunity_seal(
    face: str, immune: list[Any], wine: bool, open_: bool
) -> None:
    s = attacking(
        {"pawns": at(face, wine=wine)},
        {"rules": [HERE], "subjects": [HERE], "pawns": at("farmer")},
        immune=immune,
    )
    assert ("starve forest_mid subject" in open_choices(s)) == open_


@rule("FEU-13.11")
def test_starved_beads_are_shuffled_among_the_seals() -> None:
    s = attacking(
        {"pawns": at("noble")}, {"rules": [HERE]}, {"serfs": [HERE]}, guilds={"chickens": [2, 5]}
    )
    before = s.view(None)["supply"]["seals"]
    choose(s, "starve forest_mid serf", "waive")
    assert (place(s, HERE)["serf"], player(s, 2)["markers"]) == (None, 8)
    assert s.view(None)["supply"]["seals"] == before + 2
    assert of_all(s, "army") == [0, 0, 0]


@rule("FEU-13.1")
def test_who_is_not_beside_you_and_what_is_no_feudum_is_no_target() -> None:
    s = attacking(
        {"pawns": at("monk")},
        {"pawns": [*at("farmer"), pawn("sea_n", "farmer")], "rules": ["sea_n"]},
        locations={"sea_n": {"type": "town"}},
    )
    assert refusal(s, "attack 1 pawn_2") == ("FEU-13.1", "not-beside-you")
    assert refusal(s, "besiege sea_n") == ("FEU-13.1", "only-a-feudum-is-attacked")


@rule("FEU-13.11", "FEU-14.5")
def test_an_immune_marker_and_one_without_a_noble_beside_it_are_not_starved() -> None:
    lord = {"rules": [HERE, "sea_n"], "subjects": [HERE, "sea_n"], "pawns": at("farmer")}
    s = attacking({"pawns": at("noble")}, lord, immune=[(HERE, "subject", 3)])
    assert refusal(s, f"starve {HERE} subject") == ("FEU-14.5", "immune-to-starving")
    assert refusal(s, "starve sea_n subject") == ("FEU-13.11", "needs-a-noble-there")
