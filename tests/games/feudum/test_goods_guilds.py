"""What trade, pull and push do with goods: farmers, merchants, alchemists (20 to 22)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.feudum import tables as t
from tabard.kernel.state import CHANCE
from tests.games.feudum.guild_halls import HERE, board, pulling, pushing, trading
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


def sending(goods_there: dict[str, int], guilds: dict[str, Any], **more: Any) -> Any:
    """Seat 0 sends the goods of one of two farms to the barn."""
    people = [seat(rules=[HERE, "sea_n"]), seat()]
    farms = {
        HERE: {"type": "farm", "goods": goods_there},
        "sea_n": {"type": "farm", "goods": {"iron": 1}},
    }
    act = {"guild": "farmer", "host": 0, "option": 0}
    s = table("farmer_trade", seats=people, locations=farms, guilds=guilds, act=act, **more)
    return choose(s, f"send {HERE}")


@rule("FEU-20.1")
def test_all_goods_of_a_farm_go_to_the_barn_for_food_or_shillings() -> None:
    s = sending({"iron": 3, "wood": 4}, {"barn": {"food": 2}})
    assert board(s, "barn") | {"iron": 3, "wood": 4, "food": 2} == board(s, "barn")
    assert open_choices(s) == ["take_food 0", "take_food 1", "take_food 2", "take_food 3"]
    choose(s, "take_food 2")
    assert (goods(s, 0), player(s, 0)["coins"]) == ({"food": 2}, 8)
    assert sum(place(s, HERE)["goods"].values()) == 0
    assert place(s, "sea_n")["goods"]["iron"] == 1


@rule("FEU-20.1")
def test_only_an_own_farm_with_goods_sends() -> None:
    people = [seat(rules=[HERE, "sea_n", "sea_e"]), seat(rules=["sea_sw"])]
    farms = {
        HERE: {"type": "farm", "goods": {"iron": 1}},
        "sea_n": {"type": "farm"},
        "sea_e": {"goods": {"iron": 1}},
        "sea_sw": {"type": "farm", "goods": {"iron": 1}},
    }
    s = table("guild", seats=people, locations=farms)
    assert "trade farmer" in open_choices(s)
    farms[HERE] = {"type": "farm"}
    s = table("guild", seats=people, locations=farms, guilds={"rosary": [2]})
    assert "trade farmer" not in open_choices(s)


@rule("FEU-20.2", "FEU-32.2")
@pytest.mark.parametrize(("reading", "flowing"), [("count", 2), ("sum", 4)])
def test_of_the_excess_as_many_flow_over_as_beads_lie_on_chickens(
    reading: str, flowing: int
) -> None:
    s = sending(
        {"iron": 4, "wood": 4},
        {
            "barn": {"food": 9},
            "market": {"iron": 3, "wood": 4},
            "stores": {"iron": 3, "wood": 2},
            "chickens": [2, 2],
        },
        options={"overflow_by": reading},
    )
    assert (s.to_move, s.weights()) == (CHANCE, [4, 4])
    choose(s, "draw_good iron")  # into the barn, which is full now
    assert board(s, "barn")["iron"] == 1
    before = s.view(None)["haversack"]
    choose(s, "draw_good iron", "draw_good wood")
    assert (board(s, "market")["iron"], board(s, "stores")["wood"]) == (4, 3)
    if flowing == 4:
        choose(s, "draw_good iron", "draw_good wood")  # no room anywhere
    after = s.view(None)["haversack"]
    assert (after["iron"] - before["iron"], after["wood"] - before["wood"]) == (2, 3)


@rule("FEU-20.3", "FEU-4.3")
def test_food_that_overflows_can_be_received_for_the_pairs() -> None:
    people = [seat(rules=[HERE]), seat(food=36)]
    farms = {HERE: {"type": "farm", "goods": {"food": 4}}}
    act = {"guild": "farmer", "host": 0, "option": 0}
    s = table(
        "farmer_trade",
        seats=people,
        locations=farms,
        act=act,
        guilds={"barn": {"food": 8, "iron": 1}, "market": {"food": 2}},
    )
    assert s.view(None)["haversack"]["food"] == 3
    assert open_choices(s) == ["take_food 0", "take_food 1", "take_food 2"]
    people = [seat(rules=[HERE]), seat(food=44)]
    s = table(
        "farmer_trade", seats=people, locations=farms, act=act, guilds={"market": {"food": 2}}
    )
    assert (goods(s, 0), player(s, 0)["coins"]) == ({}, 9)  # there was no food to take


@rule("FEU-20.4")
@pytest.mark.parametrize(("chickens", "points"), [([2], 0), ([3], 3)])
def test_the_lowest_or_highest_bead_goes_to_a_chicken_and_five_are_enough(
    chickens: list[int], points: int
) -> None:
    s = pulling("farmer", guilds={"rosary": [2, 3, 5], "chickens": chickens})
    assert open_choices(s) == ["draw_bead lowest", "draw_bead highest"]
    choose(s, "draw_bead lowest")
    assert (board(s, "rosary"), board(s, "chickens")) == ([3, 5], [2, *chickens])
    assert player(s, 0)["vp"] == points


@rule("FEU-20.4")
def test_a_single_bead_is_taken_and_without_bead_or_chicken_there_is_no_pull() -> None:
    s = pulling("farmer", guilds={"rosary": [5]})
    assert (board(s, "rosary"), board(s, "chickens"), player(s, 0)["vp"]) == ([], [5], 3)
    people = [seat(pawns=[pawn(HERE, "farmer")]), seat(pawns=[pawn(HERE, "farmer")] * 2)]
    boards: list[dict[str, Any]] = [{"rosary": []}, {"rosary": [5], "chickens": [2, 2, 2, 2]}]
    for guilds in boards:
        s = table("guild", seats=people, guilds=guilds)
        assert refusal(s, "pull farmer") == ("FEU-16.4", "nothing-to-move")


@rule("FEU-20.5", "FEU-21.2")
@pytest.mark.parametrize(
    ("market", "barn", "points"),
    [
        ([3, 3, 0, 0, 0], {"saltpetre": 1, "sulphur": 1}, 5),  # two rows
        ([1, 1, 1, 1, 0], {"food": 1}, 4),  # the first column
        ([3, 3, 3, 3, 3], [1, 1, 1, 1, 1], 6),  # five rows and a column: three are counted
        ([2, 2, 2, 2, 0], {"food": 2}, 5),  # two columns
        ([2, 4, 2, 2, 2], {"iron": 1}, 0),  # nothing new
    ],
)
def test_rows_or_columns_newly_completed_score(market: list[int], barn: Any, points: int) -> None:
    fill = barn if isinstance(barn, dict) else dict(zip(t.GOOD_IDS, barn, strict=True))
    rows = dict(zip(t.GOOD_IDS, market, strict=True))
    s = pushing("farmer", guilds={"barn": fill, "market": rows})
    assert player(s, 0)["vp"] == points


@rule("FEU-20.6")
def test_a_farmer_push_splits_the_purse_between_master_and_journeyman() -> None:
    both = seat(pawns=[pawn(HERE, "farmer")])
    s = pushing("farmer", both, guilds={"barn": {"iron": 1}, "purse": 5})
    assert (of_all(s, "coins"), board(s, "purse")) == ([10, 9], 0)
    s = pushing("farmer", guilds={"barn": {"iron": 1}, "purse": 5})
    assert (of_all(s, "coins"), board(s, "purse")) == ([10, 7], 2)


@rule("FEU-21.1", "FEU-21.3")
@pytest.mark.parametrize(
    ("good", "prices"),
    [
        ("saltpetre", [4, 3, 2, 2]),
        ("sulphur", [3, 3, 2, 1]),
        ("iron", [3, 2, 1, 1]),
        ("wood", [2, 2, 1, 1]),
        ("food", [2, 1, 1, 1]),
    ],
)
def test_goods_leave_a_row_from_its_cheap_end(good: str, prices: list[int]) -> None:
    for count in range(1, 5):
        number = min(count, 3)
        s = trading("merchant", {"coins": 20, "barrel": 3}, guilds={"market": {good: count}})
        choose(s, *[f"buy {good}"] * (number - 1))  # the first was the only choice
        cost = sum(prices[count - number : count])
        assert (player(s, 0)["coins"], goods(s, 0)) == (20 - cost, {good: number})


@rule("FEU-21.3", "FEU-33.3")
def test_one_to_three_goods_are_bought_kinds_ascending() -> None:
    s = trading("merchant", guilds={"market": {"iron": 4, "food": 4}})
    assert open_choices(s) == ["buy iron", "buy food"]  # the first is a must
    choose(s, "buy food")
    assert open_choices(s) == ["buy food", "stop"]
    assert refusal(s, "buy iron") == ("FEU-33.1", "part-is-laid")
    choose(s, "stop")
    assert goods(s, 0) == {"food": 1}
    s = trading("merchant", guilds={"market": {"iron": 4, "food": 4}})
    choose(s, "buy iron", "buy iron", "buy food")
    assert (goods(s, 0), s.to_move) == ({"iron": 2, "food": 1}, 1)


@rule("FEU-21.4", "FEU-16.5")
@pytest.mark.parametrize(("market", "points"), [({"iron": 1}, 3), ({"iron": 0}, 0)])
def test_merchants_pull_three_goods_and_need_a_line(market: dict[str, int], points: int) -> None:
    s = pulling("merchant", guilds={"barn": {"iron": 4}, "market": market})
    assert board(s, "market")["iron"] == market["iron"] + 3
    assert player(s, 0)["vp"] == points


@rule("FEU-21.5", "FEU-22.1")
def test_merchants_push_four_goods_into_stores_of_three() -> None:
    s = pushing(
        "merchant",
        guilds={"market": {"iron": 4, "wood": 4}, "stores": {"iron": 1, "wood": 2, "food": 3}},
    )
    assert board(s, "stores") == {"saltpetre": 0, "sulphur": 0, "iron": 3, "wood": 3, "food": 3}
    assert player(s, 0)["vp"] == 5  # two filled; three goods were all that fitted
    s = pushing("merchant", guilds={"market": {"iron": 4, "wood": 4}})
    choose(s, "move_good iron", "move_good wood")
    stores = board(s, "stores")
    assert (stores["iron"], stores["wood"]) == (2, 2)
    assert player(s, 0)["vp"] == 0


@rule("FEU-22.2", "FEU-6.10")
def test_a_vessel_costs_three_and_the_last_one_opens_the_ferries() -> None:
    s = trading("alchemist", guilds={"vessels": {"ship": 1, "airship": 1}})
    assert open_choices(s) == ["buy_vessel ship", "buy_vessel airship"]
    choose(s, "buy_vessel airship")
    assert (player(s, 0)["coins"], player(s, 0)["vessels"]["airship"]) == (4, 1)
    people = [seat(pawns=[pawn("desert_centre")]), seat()]
    for vessels, open_ in (({"ship": 1}, False), ({}, True)):
        moving = table("move", seats=people, guilds={"vessels": vessels})
        ferry = "step pawn_1 ferry_desert_centre__desert_e"
        assert (ferry in open_choices(moving)) == open_


@rule("FEU-22.3")
@pytest.mark.parametrize(("stores", "points"), [({"iron": 1}, 3), ({"iron": 0}, 0)])
def test_alchemists_pull_two_goods_and_need_a_full_store(
    stores: dict[str, int], points: int
) -> None:
    s = pulling("alchemist", guilds={"market": {"iron": 4}, "stores": stores})
    assert board(s, "stores")["iron"] == stores["iron"] + 2
    assert player(s, 0)["vp"] == points


@rule("FEU-22.4")
@pytest.mark.parametrize(
    ("invention", "stores"),
    [
        ("ship", {"food": 1, "wood": 2}),
        ("submersible", {"food": 1, "iron": 2}),
        ("airship", {"food": 1, "iron": 1, "wood": 1}),
        ("barrel", {"saltpetre": 2, "sulphur": 1}),
    ],
)
def test_each_invention_takes_its_goods(invention: str, stores: dict[str, int]) -> None:
    s = pushing("alchemist", guilds={"stores": stores})  # the only thing that can be made
    assert sum(board(s, "stores").values()) == 0
    assert player(s, 0)["vp"] == 4
    if invention == "barrel":
        assert board(s, "rows")["yellow"] == 3
    else:
        assert board(s, "vessels")[invention] == 1
    for good, number in stores.items():
        short = stores | {good: number - 1}
        people = [seat(pawns=[pawn(HERE, "alchemist")]), seat()]
        other = table("guild", seats=people, guilds={"stores": short, "rosary": [2]})
        assert "push alchemist" not in open_choices(other)


@rule("FEU-22.4", "FEU-22.6", "FEU-22.7")
def test_barrels_become_cheaper_within_one_push() -> None:
    rows = dict.fromkeys(("yellow", "blue", "red", "purple"), 0)
    stores = {"saltpetre": 3, "sulphur": 2, "wood": 1}
    s = pushing("alchemist", guilds={"stores": stores, "rows": rows})
    choose(s, "invent barrel", "invent barrel")  # the first was the only choice
    assert sum(board(s, "stores").values()) == 0
    assert (board(s, "rows")["yellow"], player(s, 0)["vp"]) == (6, 6)
    people = [seat(pawns=[pawn(HERE, "alchemist")]), seat()]
    s = table(
        "guild",
        seats=people,
        guilds={"rosary": [2], "stores": {"saltpetre": 1, "sulphur": 1, "wood": 1}},
    )
    assert "push alchemist" not in open_choices(s)  # the first barrel always costs three


@rule("FEU-22.5")
def test_without_a_vessel_in_the_supply_none_is_made() -> None:
    people = [seat(pawns=[pawn(HERE, "alchemist")], vessels={"ship": 3}), seat()]
    s = table("guild", seats=people, guilds={"stores": {"food": 1, "wood": 2}, "rosary": [2]})
    assert "push alchemist" not in open_choices(s)


@rule("FEU-22.6")
def test_a_barrel_needs_a_row_that_grows() -> None:
    people = [seat(pawns=[pawn(HERE, "alchemist")]), seat()]
    stores = {"saltpetre": 2, "sulphur": 1}
    full = dict.fromkeys(("yellow", "blue", "red", "purple"), 6)
    s = table("guild", seats=people, guilds={"stores": stores, "rows": full, "rosary": [2]})
    assert "push alchemist" not in open_choices(s)
    s = pushing("alchemist", guilds={"stores": stores, "rows": full | {"red": 5}})
    assert board(s, "rows")["red"] == 6  # of a colour that nobody plays
