"""Section 14: Defend, immunity, and what an army spares."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.feudum.battlefield import FIEF, HERE, at, attacking, strengths
from tests.games.feudum.tables import (
    choose,
    of_all,
    pawn,
    place,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("FEU-14.1")
def test_defend_played_in_the_own_turn_scores_a_point_and_protects_no_more() -> None:
    s = table("play_card", seats=[seat(hand=["defend", "tax"]), seat()])
    choose(s, "play defend")
    assert (player(s, 0)["vp"], player(s, 0)["played"]) == (1, ["defend"])


@rule("FEU-14.2")
def test_a_revealed_defend_adds_one_and_is_used_up() -> None:
    s = attacking(
        {"pawns": at("monk", "monk", "monk"), "saltpetre": 1},
        {"pawns": at("farmer"), "hand": ["tax", "defend"]},
    )
    choose(s, "attack 1 pawn_1", "defend")
    assert (player(s, 1)["vp"], player(s, 1)["cards"], player(s, 1)["played"]) == (1, 1, ["defend"])
    assert strengths(s, "strike") == (3, 3)


@rule("FEU-14.4")
def test_immunity_costs_a_food_scores_nothing_and_leaves_the_alms() -> None:
    people: list[dict[str, Any]] = [
        {"pawns": at("noble")},
        {"rules": [HERE], "subjects": [HERE], "hand": ["tax", "defend"]},
    ]
    s = attacking(*people, guilds={"chickens": [2]})
    choose(s, "starve forest_mid subject")
    assert refusal(s, "defend") == ("FEU-14.4", "too-little-food")
    people[1]["food"] = 1
    s = attacking(*people, guilds={"chickens": [2]})
    choose(s, "starve forest_mid subject", "defend", "draw_seal 3")
    assert (place(s, HERE)["subject"], place(s, HERE)["immune"]) == (True, ["subject"])
    assert (of_all(s, "vp"), of_all(s, "army")) == ([0, 0], [0, 0])
    assert s.view(None)["guilds"]["chickens"] == [2]


@rule("FEU-14.5")
def test_a_seal_stays_under_a_marker_that_is_usurped() -> None:
    s = table(
        "influence",
        seats=[
            seat(pawns=[pawn(HERE), pawn("sea_n")], serfs=[HERE]),
            seat(rules=[HERE]),
        ],
        immune=[(HERE, "serf", 3)],
    )
    choose(s, "influence forest_mid")
    assert place(s, HERE)["immune"] == ["subject"]


@rule("FEU-31.3")
@pytest.mark.parametrize(("army", "loss"), [(0, 12), (1, 9), (2, 5), (3, 0)])
def test_each_army_disc_covers_a_loss(army: int, loss: int) -> None:
    def points(discs: int, kind: dict[str, Any]) -> int:
        s = table(
            "epoch_check",
            seats=[seat(rules=[HERE], army=discs, coins=0), seat(coins=0)],
            locations={HERE: kind},
            guilds={"seats": {"monk": []}},
            epoch=4,
            stacks={"sea": 5, "island": 4, "forest": 4, "desert": 4, "badlands": 4, "mountain": 4},
        )
        return int(player(s, 0)["vp"])

    assert points(army, FIEF[HERE]) == 1 + 3 - loss  # region and empire
    assert points(0, {"type": "town"}) == 1 + 1
