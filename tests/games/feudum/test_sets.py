"""What Feudum asks for piece by piece is put together in any order (FEU-33.1)."""

from __future__ import annotations

import re

import pytest

from tabard.games.feudum import GAME
from tabard.games.feudum.stakes import prices
from tabard.games.feudum.tables import GOOD_IDS as GOODS
from tabard.kernel import sets
from tabard.kernel.errors import Refused
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.feudum.guild_halls import trading
from tests.games.feudum.tables import goods, pawn, seat, table
from tests.games.feudum.test_end import ending
from tests.games.feudum.test_explore_harvest_tax import harvesting
from tests.games.feudum.test_writs import holding
from tests.games.hands import choose, player
from tests.rules import rule


def paying() -> State:
    """One good each of iron, wood and food is due, and two region tiles could stand for them."""
    tiles = {"orchard": 1, "silver_mine": 1}
    rich = seat(writs=["sale_large"], iron=1, wood=1, food=1, tiles=tiles)
    return choose(table("play_card", seats=[rich, seat()]), "mandate sale_large shilling 9")


def lay(s: State, *texts: str) -> State:
    """Lay a set down for the seat to move, in the order named."""
    for code in sets.path(s, int(s.to_move), [GAME.parse(text) for text in texts]):
        s.apply(code)
    return s


@rule("FEU-21.1", "FEU-21.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_names_the_price_of_each_further_one_and_a_set_costs_their_sum(lang: str) -> None:
    stocked = trading("merchant", {"coins": 20}, guilds={"market": dict.fromkeys(GOODS, 4)})
    words, view = Words("feudum", lang), stocked.view(0)
    for good in GOODS:
        text = f"buy {good}"
        form = GAME.actions.json(GAME.parse(text))
        prices = [int(number) for number in re.findall(r"\d+", words.choice(view, form, ["", ""]))]
        assert prices == sorted(prices)
        assert len(prices) == 3
        for number in range(1, len(prices) + 1):
            s = lay(stocked.copy(), *[text] * number)
            assert 20 - player(s, 0)["coins"] == sum(prices[:number])
            assert words.total(view, [form] * number) == sum(prices[:number])


@rule("FEU-16.3")
def test_no_price_is_named_that_cannot_be_paid() -> None:
    forms = [GAME.actions.json(GAME.parse(f"buy {good}")) for good in GOODS]
    poor = trading("merchant", {"coins": 4}, guilds={"market": dict.fromkeys(GOODS, 4)})
    asked = sets.set_asked(poor, 0)
    assert asked is not None
    listed = {GAME.actions.from_json(form): prices(poor.view(0), form) for form in forms}
    assert {code: len(listed[code]) for code in asked.pool} == asked.pool
    assert all(len(one) == 1 for code, one in listed.items() if code not in asked.pool)


@rule("FEU-11.5", "FEU-33.1")
def test_favours_are_picked_in_any_order() -> None:
    mine = {"pawns": [pawn("desert_n", "farmer")], "beads": [2]}
    s = harvesting(mine)
    drawn = ["wood"] * 3 + ["iron"] * 3 + ["food", "saltpetre"]
    choose(s, "harvest forest_mid", "favours yes", *[f"draw_good {good}" for good in drawn])
    lay(s, "pick food", "pick iron", "pick iron")
    assert goods(s, 0) == {"iron": 2, "food": 1}


@rule("FEU-30.5", "FEU-33.1")
def test_charters_are_sealed_in_any_order_and_as_many_as_there_are_seals() -> None:
    mine = {"writs": ["charter_east", "charter_west", "charter_north"], "seals": [2, 3]}
    s = ending(mine, {})
    asked = sets.set_asked(s, 0)
    assert asked is not None
    assert (asked.least, asked.most) == (0, 2)
    lay(s, "charter charter_north", "charter charter_east")
    assert player(s, 0)["sealed"] == ["charter_east", "charter_north"]


@rule("FEU-4.11", "FEU-33.4")
def test_each_good_of_a_price_is_paid_by_a_cube_or_a_tile_and_tiles_in_any_order() -> None:
    s = paying()
    asked = sets.set_asked(s, 0)
    assert asked is not None
    assert asked.slots == ("iron", "wood", "food")
    lay(s, "pay_tile silver_mine", "pay_tile orchard", "pay_cube")
    assert goods(s, 0) == {"iron": 1, "wood": 1}
    assert sum(player(s, 0)["tiles"].values()) == 0
    s = lay(paying(), "pay_cube", "pay_cube", "pay_tile orchard")
    assert goods(s, 0) == {"food": 1}
    assert player(s, 0)["tiles"]["silver_mine"] == 1


@rule("FEU-4.11", "FEU-33.4")
def test_what_the_last_tile_leaves_to_be_paid_in_cubes_is_part_of_the_set() -> None:
    s = paying()
    texts = ("pay_tile orchard", "pay_tile silver_mine", "pay_cube")
    codes = [GAME.parse(text) for text in texts]
    assert sets.pieces(s, 0, codes[:2]) == codes


@rule("FEU-17.7", "FEU-33.1")
def test_the_goods_of_a_mandate_are_picked_in_any_order() -> None:
    monks = [pawn("sea_n", "monk"), pawn("sea_n", "monk"), pawn("sea_n", "monk")]
    s = choose(holding("status_west", pawns=monks), "mandate status_west goods_of_choice 3")
    lay(s, "pick food", "pick iron", "pick food")
    assert goods(s, 0) == {"iron": 1, "food": 2}


@rule("FEU-21.3", "FEU-16.3")
def test_goods_are_bought_in_any_order_and_those_that_cost_too_much_together_are_not() -> None:
    market = {"market": {"iron": 1, "food": 1}}  # 3 shillings and 2
    s = lay(trading("merchant", {"coins": 5}, guilds=market), "buy food", "buy iron")
    assert (goods(s, 0), player(s, 0)["coins"]) == ({"iron": 1, "food": 1}, 0)
    s = trading("merchant", {"coins": 4}, guilds=market)
    with pytest.raises(Refused) as found:
        lay(s, "buy food", "buy iron")
    refused = found.value
    assert (refused.rule, refused.why) == ("FEU-16.3", "too-few-coins")
    assert (refused.need, refused.have) == (5, 4)
    assert goods(lay(s, "buy food"), 0) == {"food": 1}
