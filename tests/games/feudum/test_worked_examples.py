"""The worked examples of the rules document (section 34), given, when, then."""

from __future__ import annotations

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


@rule("FEU-34.1", "FEU-8.4")
def test_a_farm_made_a_town_with_a_tile_of_the_first_epoch_scores_three() -> None:
    s = table(
        "improve",
        seats=[seat(iron=1, rules=["forest_mid"]), seat()],
        locations={"forest_mid": {"type": "farm"}},
    )
    choose(s, "improve forest_mid", "draw_tile orchard")
    assert of_all(s, "vp") == [3, 0]
    assert place(s, "forest_mid")["type"] == "town"
    assert player(s, 0)["tiles"]["orchard"] == 1
    assert s.view(None)["stacks"]["forest"] == 2


@rule("FEU-34.2", "FEU-31.3")
@pytest.mark.parametrize(("epoch", "loss"), [(2, 3), (4, 7), (5, 12)])
def test_a_vassal_without_an_army_loses_more_with_every_epoch(epoch: int, loss: int) -> None:
    showing = {2: 4, 4: 2, 5: 1}[epoch]
    regions = ["sea", "island", "forest", "desert", "badlands", "mountain"]
    stacks = {name: epoch if n < showing else epoch - 1 for n, name in enumerate(regions)}
    with_feudum = seat(rules=["forest_mid"])
    s = table(
        "epoch_check",
        seats=[with_feudum, seat(rules=["forest_se"])],
        locations={"forest_mid": {"type": "feudum", "guild": "farmer"}},
        guilds={"seats": {"farmer": []}},
        epoch=epoch - 1,
        stacks=stacks,
    )
    one, other = of_all(s, "vp")
    final = 3 if epoch == 5 else 0  # a feudum is worth two points more at the end, and coins tie
    assert other - one == (loss if not final else loss - 2)


@rule("FEU-34.3", "FEU-13.3", "FEU-13.5", "FEU-13.9")
def test_a_knight_with_saltpetre_takes_a_feudum_that_a_subject_defends() -> None:
    s = table(
        "conquer",
        seats=[
            seat(
                pawns=[pawn("desert_centre", "knight"), pawn("desert_centre", "monk")],
                saltpetre=2,
                hand=["tax"],
            ),
            seat(rules=["desert_centre"], subjects=["desert_centre"], hand=[]),
        ],
        locations={"desert_centre": {"type": "feudum", "guild": "noble"}},
        guilds={"seats": {"noble": [1], "knight": [0], "monk": [0]}},
    )
    choose(s, "besiege desert_centre", "saltpetre", "saltpetre", "army")
    assert of_all(s, "vp") == [4, 0]
    assert of_all(s, "army") == [1, 0]
    assert place(s, "desert_centre")["type"] == "outpost"
    assert place(s, "desert_centre")["ruler"] is None
    assert s.view(None)["guilds"]["seats"]["noble"] == [None, None]
    assert player(s, 1)["markers"] == 7 + 3


@rule("FEU-34.4", "FEU-13.7", "FEU-14.2")
def test_a_revealed_defend_makes_a_tie_and_a_tie_fails() -> None:
    s = table(
        "conquer",
        seats=[
            seat(
                pawns=[pawn("desert_centre", "noble"), pawn("desert_centre", "monk")],
                saltpetre=1,
                hand=["tax", "move"],
            ),
            seat(pawns=[pawn("desert_centre", "merchant")], hand=["defend"]),
        ],
        guilds={"seats": {"noble": [0], "monk": [0], "merchant": [1]}},
    )
    choose(s, "attack 1 pawn_1", "defend", "saltpetre")
    assert of_all(s, "vp") == [0, 1]
    assert player(s, 1)["pawns"][0]["at"] == "desert_centre"


@rule("FEU-34.5", "FEU-16.2", "FEU-16.3")
def test_a_journeyman_pays_himself_a_part_of_the_price() -> None:
    s = table(
        "merchant_trade",
        seats=[
            seat(pawns=[pawn("forest_se", "merchant")], coins=5),
            seat(pawns=[pawn("forest_mid", "merchant")], coins=2),
        ],
        guilds={"market": {"saltpetre": 4, "sulphur": 4}, "seats": {"merchant": [1, 0]}},
        act={"guild": "merchant", "host": 0, "option": 0},
    )
    choose(s, "buy saltpetre", "buy saltpetre", "buy sulphur")  # 2 + 2 + 1
    assert of_all(s, "coins") == [5 - 3, 2 + 2]
    assert s.view(None)["guilds"]["coffer"] == 1


@rule("FEU-34.6", "FEU-18.1", "FEU-18.3", "FEU-18.4")
def test_stars_make_the_order_and_a_tie_does_not_displace() -> None:
    red = seat(rules=["forest_mid", "forest_se"], hand=["migrate", "tax"], food=1)
    green = seat(pawns=[pawn("desert_west", "noble")], rules=["desert_west"])
    town = {"type": "town"}
    s = table(
        "play_card",
        seats=[red, green],
        locations={
            "forest_mid": {"type": "feudum", "guild": "noble"},
            "forest_se": town,
            "desert_west": town,
        },
        guilds={"seats": {"noble": [0, 1]}},
    )
    assert s.view(None)["guilds"]["seats"]["noble"] == [0, 1]
    s = table(
        "play_card",
        seats=[red | {"at": red["at"] | {"rules": ["forest_se"]}}, green],
        locations={"forest_se": town, "desert_west": town},
        guilds={"seats": {"noble": [1]}},
    )
    choose(s, "play migrate", "migrate_on", "face noble")
    assert s.view(None)["guilds"]["seats"]["noble"] == [1, 0]


@rule("FEU-34.7", "FEU-22.6")
def test_krud_fills_the_first_section_that_is_not_full() -> None:
    s = table(
        "alchemist_push",
        seats=[seat(pawns=[pawn("forest_mid", "alchemist")]), *[seat()] * 4],
        guilds={
            "rows": {"yellow": 1, "blue": 3, "red": 2, "purple": 0, "green": 6},
            "stores": {"saltpetre": 2, "sulphur": 1},
            "seats": {"alchemist": [0]},
        },
        act={"guild": "alchemist", "host": 0, "option": 2},
    )
    rows = s.view(None)["guilds"]["rows"]  # one invention is all there is, so it makes itself
    assert rows == {"yellow": 3, "blue": 6, "red": 3, "purple": 1, "green": 6}
    assert player(s, 0)["vp"] == 4


@rule("FEU-34.8", "FEU-15.1", "FEU-15.2")
def test_deja_vu_repeats_migrate_for_saltpetre_but_never_conquer() -> None:
    s = table(
        "repeat",
        seats=[
            seat(
                pawns=[pawn("forest_mid", "farmer")],
                food=2,
                saltpetre=1,
                played=["migrate", "conquer", "repeat"],
            ),
            seat(),
        ],
        guilds={"seats": {"farmer": [0]}},
    )
    assert open_choices(s) == ["repeat migrate", "waive"]
    assert refusal(s, "repeat conquer") == ("FEU-15.1", "never-repeated")
    choose(s, "repeat migrate")
    assert player(s, 0)["goods"]["saltpetre"] == 0
    assert "migrate_on" in open_choices(s)


@rule("FEU-34.9", "FEU-7.1", "FEU-7.3")
def test_three_pawns_at_three_places_add_three_markers() -> None:
    s = table(
        "influence",
        seats=[
            seat(
                pawns=[
                    pawn("forest_mid", "farmer"),
                    pawn("forest_se", "farmer"),
                    pawn("badlands_nw", "farmer"),
                ]
            ),
            seat(),
        ],
        guilds={"seats": {"farmer": [0]}},
    )
    choose(s, "influence forest_mid", "influence forest_se", "influence badlands_nw")
    assert player(s, 0)["markers"] == 7 - 3
    ruled = [name for name, at in s.view(None)["locations"].items() if at["ruler"] == 0]
    assert ruled == ["forest_mid", "forest_se", "badlands_nw"]


@rule("FEU-34.10", "FEU-7.5", "FEU-7.6")
def test_the_third_marker_is_the_rulers_subject_or_overthrows_him() -> None:
    def third(mover: int) -> dict[str, object]:
        people = [
            seat(pawns=[pawn("forest_mid", "farmer")], rules=["forest_mid"]),
            seat(pawns=[pawn("forest_mid", "monk")], serfs=["forest_mid"]),
        ]
        s = table(
            "influence",
            seats=people,
            active=mover,
            guilds={"seats": {"farmer": [0], "monk": [1]}},
        )
        choose(s, "influence forest_mid")
        return place(s, "forest_mid")

    kept, overthrown = third(0), third(1)
    assert (kept["ruler"], kept["subject"], kept["serf"]) == (0, True, 1)
    assert (overthrown["ruler"], overthrown["subject"], overthrown["serf"]) == (1, True, 0)


@rule("FEU-34.11", "FEU-11.2", "FEU-11.4")
def test_a_yield_of_eight_with_favours_is_five_for_the_farm_and_three_for_the_player() -> None:
    s = table(
        "harvest",
        seats=[seat(rules=["forest_mid"], beads=[3]), seat()],
        locations={"forest_mid": {"type": "farm"}},
    )
    choose(s, "harvest forest_mid", "favours yes", *["draw_good wood"] * 5)
    choose(s, *["draw_good food"] * 3)
    assert place(s, "forest_mid")["goods"]["wood"] == 5
    assert player(s, 0)["goods"]["food"] == 3
    assert player(s, 0)["vp"] == 1
    assert (player(s, 0)["beads"], player(s, 0)["seals"]) == ([], [3])
