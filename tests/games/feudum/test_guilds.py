"""Guild actions: trade, pull, push and feasts (section 16)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.guild_halls import HERE, monks
from tests.games.feudum.tables import (
    choose,
    of_all,
    open_choices,
    pawn,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("FEU-16.1")
def test_anyone_trades_the_journeyman_pulls_and_the_master_pushes() -> None:
    people = [monks("monk"), monks("monk"), monks("monk"), monks("knight")]
    guilds = {"rosary": [2, 3], "rows": dict.fromkeys(("yellow", "blue", "red", "purple"), 0)}

    def options(who: int) -> list[str]:
        s = table("guild", seats=people, guilds=guilds, active=who, scrolls=(2, 0, 0, 0, 0, 0))
        return [text for text in open_choices(s) if text.endswith("monk")]

    assert options(0) == ["trade monk", "push monk"]
    assert options(1) == ["trade monk", "pull monk"]
    assert options(2) == ["trade monk"]  # an apprentice has no function
    assert options(3) == ["trade monk"]


@rule("FEU-16.2")
@pytest.mark.parametrize(
    ("guild", "box"),
    [
        ("merchant", "coffer"),
        ("alchemist", "coffer"),
        ("knight", "purse"),
        ("noble", "purse"),
        ("monk", "purse"),
    ],
)
def test_charity_goes_to_the_other_side_and_the_coin_of_a_vacant_seat_to_the_supply(
    guild: str, box: str
) -> None:
    s = table(
        "guild",
        seats=[seat(), monks(guild)],
        guilds={
            "market": {"saltpetre": 2},
            "vessels": {"ship": 1, "airship": 1},
            "rosary": [2, 2],
            "rows": {"yellow": 2},
        },
        scrolls=(2, 0, 2, 0, 0, 0),
    )
    before = s.view(None)["supply"]["coins"]
    choose(s, f"trade {guild}")
    last = {
        "merchant": ["stop"],
        "alchemist": ["buy_vessel ship"],
        "noble": ["scroll s1", "stop"],
    }
    choose(s, *last.get(guild, []))
    assert of_all(s, "coins") == [4, 8]
    assert s.view(None)["guilds"][box] == 1
    assert s.view(None)["supply"]["coins"] == before + 1


@rule("FEU-16.3")
def test_the_whole_price_is_needed_even_if_a_part_comes_back() -> None:
    people = [monks("merchant", coins=4), seat()]
    s = table("guild", seats=people, guilds={"market": {"saltpetre": 2, "food": 2}})
    choose(s, "trade merchant", "buy saltpetre")  # 3 of 4 shillings
    assert open_choices(s) == ["buy food", "stop"]
    assert refusal(s, "buy saltpetre") == ("FEU-16.3", "too-few-coins")
    choose(s, "buy food")
    assert player(s, 0)["coins"] == 2  # the first and the fourth coin are the master's own
    poor = table(
        "guild",
        seats=[monks("merchant", coins=2), seat()],
        guilds={"market": {"saltpetre": 2}, "rosary": [2]},
    )
    assert "trade merchant" not in open_choices(poor)


@rule("FEU-16.4")
def test_a_pull_scores_three_and_a_writ_only_if_its_condition_holds() -> None:
    people = [monks("merchant", "merchant"), monks("merchant")]
    for barn, reward in (({"iron": 4}, 3), ({"iron": 1}, 0)):
        s = table(
            "merchant_pull",
            seats=people,
            active=1,
            guilds={"barn": barn, "market": {"iron": 1}},
            act={"guild": "merchant", "host": 1, "option": 1},
        )
        assert player(s, 1)["vp"] == reward
        assert (s.view(None)["step"] == "writs") == bool(reward)


@rule("FEU-16.4")
@pytest.mark.parametrize(
    ("stores", "points"),
    [({"food": 2, "wood": 2, "iron": 2, "saltpetre": 2, "sulphur": 1}, 6)],
)
def test_a_push_scores_four_five_or_six(stores: dict[str, int], points: int) -> None:
    def made(*inventions: str) -> int:
        s = table(
            "alchemist_push",
            seats=[monks("alchemist"), seat()],
            guilds={"stores": stores},
            act={"guild": "alchemist", "host": 0, "option": 2},
        )
        return int(player(choose(s, *inventions), 0)["vp"])

    assert made("invent ship", "stop") == 4
    assert made("invent ship", "invent submersible", "stop") == 5
    assert made("invent ship", "invent submersible", "invent barrel") == points


@rule("FEU-16.4")
def test_a_function_that_moves_nothing_cannot_be_chosen_but_one_without_a_goal_can() -> None:
    people = [monks("farmer"), seat()]
    empty = table("guild", seats=people, guilds={"rosary": [2]})
    assert refusal(empty, "push farmer") == ("FEU-16.4", "nothing-to-move")
    s = table("guild", seats=people, guilds={"barn": {"iron": 1}, "rosary": [2]})
    choose(s, "push farmer", "waive")
    assert s.view(None)["guilds"]["market"]["iron"] == 1
    assert player(s, 0)["vp"] == 0


@rule("FEU-16.5", "FEU-20.5", "FEU-33.3")
def test_as_many_as_possible_must_be_moved_and_full_rows_take_none() -> None:
    s = table(
        "farmer_push",
        seats=[monks("farmer"), seat()],
        guilds={
            "barn": {"saltpetre": 3, "iron": 4, "food": 3},
            "market": {"iron": 4, "saltpetre": 2},
        },
        act={"guild": "farmer", "host": 0, "option": 2},
    )
    # two saltpetre and three food can move: all five of them do, without a question
    assert s.view(None)["guilds"]["market"] == {
        "saltpetre": 4,
        "sulphur": 0,
        "iron": 4,
        "wood": 0,
        "food": 3,
    }
    assert player(s, 0)["vp"] == 4  # one row newly completed; the iron was complete before


@rule("FEU-16.5", "FEU-33.3")
def test_the_player_chooses_which_goods_move_kinds_ascending() -> None:
    s = table(
        "merchant_pull",
        seats=[monks("merchant", "merchant"), monks("merchant")],
        active=1,
        guilds={"barn": {"saltpetre": 2, "iron": 1, "food": 3}},
        act={"guild": "merchant", "host": 1, "option": 1},
    )
    assert open_choices(s) == ["move_good saltpetre", "move_good iron", "move_good food"]
    choose(s, "move_good iron")
    assert s.view(None)["guilds"]["market"] == {
        "saltpetre": 0,
        "sulphur": 0,
        "iron": 1,
        "wood": 0,
        "food": 2,
    }


@rule("FEU-16.6", "FEU-16.8")
def test_a_feast_needs_the_hosts_piece_his_seat_and_a_function_that_works() -> None:
    def feasts(host: dict[str, Any], guilds: dict[str, Any], **more: Any) -> list[str]:
        people = [monks("knight", barrel=1), host, monks("monk", "monk", coins=0)]
        s = table("guild", seats=people, guilds=guilds, **more)
        return [text for text in open_choices(s) if text.startswith("feast")]

    beads, scroll = {"rosary": [2, 3]}, {"scrolls": (2, 0, 0, 0, 0, 0)}
    assert feasts(monks("monk"), beads, **scroll) == ["feast 1 monk", "feast 2 monk"]
    assert feasts(monks("monk"), {}) == []  # nothing to move
    away = seat(pawns=[pawn("sea_n", "monk")])
    assert feasts(away, beads, **scroll) == ["feast 2 monk"]
    fief = seat(rules=[HERE])
    locations = {HERE: {"type": "feudum", "guild": "farmer"}}
    barn = {"barn": {"iron": 1}}
    assert feasts(fief, barn, locations=locations) == ["feast 1 farmer"]


@rule("FEU-16.6", "FEU-16.8")
def test_a_feasted_pull_gives_points_writs_and_three_more_to_the_one_who_feasts() -> None:
    people = [monks("knight", barrel=1), monks("monk"), seat(pawns=[pawn("sea_n", "monk")] * 2)]
    s = table("guild", seats=people, guilds={"rosary": [5, 5]}, scrolls=(2, 0, 0, 0, 0, 0))
    before = s.view(None)["haversack"]["sulphur"]
    choose(s, "feast 1 monk")
    assert of_all(s, "vp") == [3 + 3, 0, 0]
    choose(s, "draw_writ sale_small", "draw_writ sale_large", "keep sale_small")
    assert of_all(s, "writs") == [1, 0, 0]
    assert s.view(None)["haversack"]["sulphur"] == before + 1
    s = table("guild", seats=people, guilds={"rosary": [2]}, scrolls=(2, 0, 0, 0, 0, 0))
    assert player(choose(s, "feast 1 monk"), 0)["vp"] == 3  # no goal was reached


@rule("FEU-16.7")
def test_the_feaster_gets_the_hosts_share_and_no_reeve_scores() -> None:
    people = [
        monks("knight", barrel=1, coins=0, reeves=["knight"]),
        monks("monk", "monk", reeves=["monk"]),
        monks("monk"),
    ]
    s = table("guild", seats=people, guilds={"rosary": [2], "coffer": 5})
    choose(s, "feast 1 monk")
    assert of_all(s, "coins") == [3, 7, 9]
    assert of_all(s, "vp") == [3, 0, 0]
    assert s.view(None)["guilds"]["coffer"] == 0
