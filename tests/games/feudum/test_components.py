"""What is in the box, and which readings a game is played by (section 1)."""

from __future__ import annotations

import pytest

from tabard.games.feudum import tables as t
from tests.games.feudum.tables import (
    GAME,
    OPTIONS,
    choose,
    open_choices,
    pawn,
    place,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

BASIC = {"variant": "basic"}


@rule("FEU-1.1", "FEU-1.10")
def test_the_basic_game_has_no_landscapes_reeves_monsters_and_feasts() -> None:
    serf = seat(
        pawns=[pawn("forest_mid", "merchant"), pawn("forest_mid", "monk")],
        serfs=["forest_mid"],
        tiles={"orchard": 1},
        wood=1,
        barrel=1,
    )
    people = [serf, seat(pawns=[pawn("forest_mid", "noble")], rules=["forest_mid"])]
    assert "tend forest_mid" in open_choices(table("improve", seats=people))
    assert "waive" not in open_choices(table("improve", seats=people, options=BASIC))

    bribing = [seat(pawns=[pawn("forest_mid", "merchant")]), seat(rules=["forest_mid"])]
    assert "bribe forest_mid" in open_choices(table("influence", seats=bribing))
    assert "bribe forest_mid" not in open_choices(table("influence", seats=bribing, options=BASIC))

    feast = {"rosary": [3]}
    people = [
        seat(pawns=[pawn("forest_mid", "knight")], barrel=1),
        seat(pawns=[pawn("forest_mid", "monk")]),
    ]
    assert "feast 1 monk" in open_choices(table("guild", seats=people, guilds=feast))
    basic = table("guild", seats=people, guilds=feast, options=BASIC)
    assert "feast 1 monk" not in open_choices(basic)

    people = [seat(pawns=[pawn("forest_mid", "monk")]), seat()]
    reeves = choose(table("guild", seats=people, guilds=feast), "push monk")
    assert open_choices(reeves) == ["reeve", "waive"]
    plain = choose(table("guild", seats=people, guilds=feast, options=BASIC), "push monk")
    assert player(plain, 0)["vp"] == 4  # nothing was asked


@rule("FEU-1.1")
def test_wine_and_wild_tiles_belong_to_the_basic_game_too() -> None:
    people = [seat(pawns=[pawn("forest_mid")], tiles={"orchard": 1}, barrel=1), seat()]
    s = table("feeding", seats=people, options=BASIC)
    assert {"feed_wine", "feed_tile orchard"} <= set(open_choices(s))


@rule("FEU-1.2", "FEU-4.8")
def test_everybody_has_three_pawns_three_discs_eleven_cards_and_twenty_markers() -> None:
    assert (t.PAWNS, t.CARDS, t.BARREL, t.GUILDS) == (3, 11, 3, 6)
    s = GAME.start(4)
    for number, colour in enumerate(t.COLOUR_IDS[:4]):
        mine = player(s, number)
        assert (len(mine["pawns"]), mine["discs"]) == (3, 3)
        there = s.view(None)["guilds"]["rows"][colour] + s.view(None)["supply"]["markers"][colour]
        assert mine["markers"] + there == 20
    used = seat(army=1, voyage=2, reeves=["farmer"], pawns=[pawn("forest_mid", "farmer")])
    s = table("play_card", seats=[used, seat()])
    assert [player(s, n)["discs"] for n in (0, 1)] == [0, 3]


@rule("FEU-1.8")
def test_the_tracks_are_as_long_as_they_are() -> None:
    assert t.ARMY_PENALTY == (3, 4, 5)
    assert t.VOYAGE_SPACES == 7
    assert t.VOYAGE_SECTION == (0, 1, 1, 2, 2, 3, 3, 4)
    assert [space for space in range(8) if t.VOYAGE_CARD >> space & 1] == [2, 4, 6]
    assert t.LAST_EPOCH == 5
    assert t.SEAT_VP == (5, 3, 1)


@rule("FEU-1.4", "FEU-1.9", "FEU-8.3")
def test_feudums_are_limited_to_two_a_guild_and_other_discs_are_not() -> None:
    rules = ["forest_mid", "forest_se", "forest_nw"]
    farms = {name: {"type": "farm"} for name in t.LOCATION_IDS if name not in rules}
    s = table(
        "improve",
        seats=[seat(wood=1, rules=["forest_mid"]), seat()],
        locations=farms,
    )
    choose(s, "improve forest_mid", "draw_tile orchard")  # the twentieth farm
    assert place(s, "forest_mid")["type"] == "farm"
    fiefs = {"forest_mid": "farmer", "forest_se": "farmer"}
    locations = {name: {"type": "feudum", "guild": g} for name, g in fiefs.items()}
    locations["forest_nw"] = {"type": "town"}
    s = table("improve", seats=[seat(rules=rules, seals=[2]), seat()], locations=locations)
    choose(s, "improve forest_nw")
    assert "feudum farmer" not in open_choices(s)
    assert len(open_choices(s)) == 5
    assert refusal(s, "feudum farmer") == ("FEU-8.3", "no-feudum-left")


@rule("FEU-1.10")
def test_a_game_keeps_the_readings_it_was_started_with() -> None:
    s = GAME.start(2, {"overflow_by": "sum"})
    assert s.view(None)["options"] == OPTIONS | {"overflow_by": "sum"}
    assert GAME.load(s.position()).view(None)["options"]["overflow_by"] == "sum"


@rule("FEU-1.10")
@pytest.mark.parametrize(("adds", "variant"), [(True, "advanced"), (False, "basic")])
def test_a_reading_of_an_advanced_rule_changes_nothing_in_the_basic_game(
    adds: bool, variant: str
) -> None:
    people = [seat(pawns=[pawn("forest_mid", "monk")], reeves=[], markers=7), seat()]
    options = {"variant": variant, "reeve_elsewhere": "also_new_reeve"}
    s = table("guild", seats=people, guilds={"rosary": [3]}, options=options)
    choose(s, "push monk")
    assert ("reeve" in open_choices(s)) == adds
