"""Resources, tiles, scarcity (section 4) and the order of payments (section 33)."""

from __future__ import annotations

import pytest

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


@rule("FEU-4.1")
def test_goods_paid_go_to_the_haversack_and_coins_to_the_supply() -> None:
    s = table("improve", seats=[seat(wood=1, rules=["forest_mid"]), seat()])
    before = s.view(None)["haversack"]["wood"]
    choose(s, "improve forest_mid")
    assert s.view(None)["haversack"]["wood"] == before + 1
    s = table(
        "influence",
        seats=[seat(pawns=[pawn("forest_mid", "merchant")]), seat(rules=["forest_mid"])],
    )
    before = s.view(None)["supply"]["coins"]
    choose(s, "bribe forest_mid")
    assert s.view(None)["supply"]["coins"] == before + 1


@rule("FEU-4.1", "FEU-4.12")
def test_the_seal_received_first_is_paid_and_a_bead_never() -> None:
    town = {"forest_mid": {"type": "town"}}
    s = table(
        "improve",
        seats=[seat(rules=["forest_mid"], seals=[None, None], seal_values=[4, 2]), seat()],
        locations=town,
    )
    choose(s, "improve forest_mid", "feudum monk")
    secret = s.position()["secret"]
    assert (secret["seals"][0], secret["supply"].count(4)) == ([2], 4)
    s = table(
        "improve",
        seats=[seat(rules=["forest_mid", "forest_se"], beads=[4], wood=1), seat()],
        locations=town,
    )
    assert refusal(s, "improve forest_mid") == ("FEU-8.1", "no-seal")


@rule("FEU-4.12")
def test_seals_add_nothing_to_a_harvest() -> None:
    s = table(
        "harvest",
        seats=[seat(rules=["forest_mid"], seals=[5, 5]), seat()],
        locations={"forest_mid": {"type": "farm"}},
    )
    choose(s, "harvest forest_mid", "favours no", *["draw_good wood"] * 5)
    assert place(s, "forest_mid")["goods"]["wood"] == 5
    assert s.to_move == 1


@rule("FEU-4.2", "FEU-32.3")
def test_holdings_are_public_and_cards_and_writs_are_only_counted() -> None:
    mine = seat(
        wood=2,
        coins=5,
        barrel=1,
        tiles={"orchard": 1},
        beads=[4],
        writs=["sale_small"],
        hand=["tax", "move"],
        pouch="sulphur",
    )
    s = table("play_card", seats=[mine, seat()])
    for who in (1, None):
        seen = s.view(who)["seats"][0]
        assert seen["goods"]["wood"] == 2
        assert (seen["coins"], seen["barrel"], seen["beads"]) == (5, 1, [4])
        assert (seen["tiles"]["orchard"], seen["pouch"]) == (1, "sulphur")
        assert (seen["cards"], seen["writs"]) == (2, 1)
        assert "sale_small" not in str(seen)
        assert "'move'" not in str(seen)


@rule("FEU-4.3")
def test_nobody_receives_what_is_not_there() -> None:
    s = table(
        "tax",
        seats=[seat(rules=["forest_mid", "forest_se"], coins=30), seat(coins=47)],
        locations={"forest_mid": {"type": "town"}, "forest_se": {"type": "town"}},
    )
    assert s.view(None)["supply"]["coins"] == 1
    choose(s, "perform")
    assert (player(s, 0)["coins"], s.view(None)["supply"]["coins"]) == (31, 0)


@rule("FEU-4.3")
def test_a_price_must_be_paid_in_full() -> None:
    s = table("play_card", seats=[seat(writs=["sale_small"], food=1), seat()])
    assert refusal(s, "mandate sale_small shilling 7") == ("FEU-4.11", "cannot-pay")
    assert "mandate sale_small shilling 3" in open_choices(s)


@rule("FEU-4.4")
def test_gained_sulphur_goes_to_the_barrel_or_not_and_a_full_barrel_takes_none() -> None:
    def bought(barrel: int) -> list[str]:
        s = table(
            "merchant_trade",
            seats=[seat(barrel=barrel), seat()],
            guilds={"market": {"sulphur": 2}},
            act={"guild": "merchant", "host": 0, "option": 0},
        )
        choose(s, "buy sulphur")
        choose(s, *[c for c in open_choices(s) if c == "buy sulphur"])
        return open_choices(s)

    assert bought(0) == ["barrel 0", "barrel 1", "barrel 2"]
    assert bought(2) == ["barrel 0", "barrel 1"]
    assert not any(text.startswith("barrel") for text in bought(3))


@rule("FEU-4.5", "FEU-4.11", "FEU-33.4")
def test_a_tile_replaces_any_good_and_leaves_the_game() -> None:
    s = table(
        "improve",
        seats=[seat(wood=1, tiles={"orchard": 1, "silver_mine": 1}, rules=["forest_mid"]), seat()],
    )
    before = s.view(None)["haversack"]["wood"]
    choose(s, "improve forest_mid")
    assert open_choices(s) == ["pay_cube", "pay_tile orchard", "pay_tile silver_mine"]
    choose(s, "pay_tile silver_mine")
    assert player(s, 0)["tiles"]["silver_mine"] == 0
    assert goods(s, 0) == {"wood": 1}
    assert s.view(None)["haversack"]["wood"] == before


@rule("FEU-33.4")
def test_units_are_paid_by_kind_cubes_before_tiles_and_tiles_in_order() -> None:
    s = table(
        "play_card",
        seats=[
            seat(
                writs=["sale_large"], iron=1, wood=1, food=1, tiles={"orchard": 1, "silver_mine": 1}
            ),
            seat(),
        ],
    )
    choose(s, "mandate sale_large shilling 9", "pay_tile silver_mine")  # for the iron
    assert s.view(None)["step"] == "play_card"
    assert goods(s, 0) == {"iron": 1}
    assert player(s, 0)["tiles"]["orchard"] == 1  # an earlier tile may not follow a later one


@rule("FEU-4.11")
def test_the_barrel_pays_no_price_in_sulphur() -> None:
    s = table(
        "play_card", seats=[seat(writs=["sale_large"], barrel=3, iron=1, wood=1, food=1), seat()]
    )
    assert refusal(s, "mandate sale_large shilling 13") == ("FEU-4.11", "cannot-pay")


@rule("FEU-4.6")
def test_a_tile_pays_a_feast_and_becomes_wine_only_with_sulphur_in_the_haversack() -> None:
    people = [
        seat(pawns=[pawn("forest_mid", "knight")], tiles={"orchard": 1}),
        seat(pawns=[pawn("forest_mid", "monk")]),
    ]
    s = choose(table("guild", seats=people, guilds={"rosary": [3]}), "feast 1 monk")
    assert player(s, 0)["vp"] == 4 + 3
    assert player(s, 0)["tiles"]["orchard"] == 0
    drinker = seat(pawns=[pawn("forest_mid")], tiles={"orchard": 1})
    s = table("feeding", seats=[drinker, seat()])
    before = s.view(None)["haversack"]["sulphur"]
    choose(s, "wine_tile orchard")
    assert player(s, 0)["pawns"][0]["wine"] is True
    assert s.view(None)["haversack"]["sulphur"] == before - 1
    s = table("feeding", seats=[drinker, seat(sulphur=30)])
    assert refusal(s, "wine_tile orchard") == ("FEU-4.6", "none-in-the-haversack")


@rule("FEU-4.9", "FEU-29.3", "FEU-31.3")
def test_a_score_may_become_negative() -> None:
    stacks = {"sea": 2, "island": 2, "forest": 2, "desert": 2, "badlands": 1, "mountain": 1}
    s = table(
        "epoch_check",
        seats=[seat(rules=["forest_mid"]), seat()],
        stacks=stacks,
        locations={"forest_mid": {"type": "feudum", "guild": "farmer"}},
        guilds={"seats": {"farmer": []}},
    )
    assert of_all(s, "vp") == [1 - 3, 0]


@rule("FEU-4.10")
def test_markers_come_from_the_own_colour_of_the_supply() -> None:
    people = [seat(rules=["forest_mid"], pawns=[pawn("forest_mid", "knight")]), seat()]
    s = table("tax", seats=people, locations={"forest_mid": {"type": "town"}})
    before = s.view(None)["supply"]["markers"]
    choose(s, "perform")
    after = s.view(None)["supply"]["markers"]
    assert (before["yellow"] - after["yellow"], before["blue"] - after["blue"]) == (1, 0)


@rule("FEU-4.13")
@pytest.mark.parametrize("face", ["knight", "monk"])
def test_place_and_face_are_chosen_before_the_price_is_paid(face: str) -> None:
    s = table(
        "migrate",
        seats=[seat(rules=["forest_mid", "forest_se"], food=1, tiles={"orchard": 1}), seat()],
    )
    choose(s, "migrate_on", f"face {face}", "place forest_se")
    assert open_choices(s) == ["pay_cube", "pay_tile orchard"]
    assert player(s, 0)["pawns"][0]["at"] is None
    choose(s, "pay_cube")
    one = player(s, 0)["pawns"][0]
    assert (one["at"], one["face"]) == ("forest_se", face)
