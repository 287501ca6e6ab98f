"""Influence and roles (section 7)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.errors import BadPosition
from tests.games.feudum.tables import (
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

HERE = ["forest_mid"]
INFLUENCE = "influence forest_mid"


def roles(s: Any) -> tuple[int | None, bool, int | None]:
    """Ruler, subject and serf of the place."""
    at = place(s, "forest_mid")
    return at["ruler"], at["subject"], at["serf"]


def acting(mine: dict[str, Any], *others: dict[str, Any], **more: Any) -> Any:
    """Seat 0 stands there, and elsewhere, and may influence."""
    face = more.pop("face", "farmer")
    pawns = [pawn("forest_mid", face), pawn("forest_mid", face), pawn("desert_n", face)]
    others = others or (seat(),)
    return table("influence", seats=[seat(pawns=pawns, **mine), *others], **more)


@rule("FEU-7.1")
def test_one_marker_for_each_location_with_an_own_pawn() -> None:
    s = acting({})
    assert open_choices(s) == [INFLUENCE, "influence desert_n", "waive"]
    choose(s, INFLUENCE)
    assert refusal(s, INFLUENCE) == ("FEU-7.1", "one-marker-a-location")
    assert open_choices(s) == ["influence desert_n", "stop"]
    assert refusal(s, "influence forest_se") == ("FEU-7.1", "no-pawn-there")
    assert player(s, 0)["markers"] == 6


@rule("FEU-7.2", "FEU-7.7")
@pytest.mark.parametrize(
    ("mine", "other", "third"),
    [
        ({"rules": HERE, "subjects": HERE}, {}, {}),
        ({"rules": HERE, "subjects": HERE}, {"serfs": HERE}, {}),
        ({"serfs": HERE}, {"rules": HERE, "subjects": HERE}, {}),
        ({}, {"rules": HERE, "subjects": HERE}, {"serfs": HERE}),
        ({}, {"rules": HERE}, {"serfs": HERE}),
    ],
)
def test_three_markers_or_two_other_players_leave_no_room(
    mine: dict[str, Any], other: dict[str, Any], third: dict[str, Any]
) -> None:
    s = acting(mine, seat(**other), seat(**third))
    assert refusal(s, INFLUENCE)[0] == "FEU-7.2"
    assert "influence desert_n" in open_choices(s)


@rule("FEU-7.4")
def test_a_rulers_second_marker_is_his_subject() -> None:
    assert roles(choose(acting({"rules": HERE}), INFLUENCE)) == (0, True, None)


@rule("FEU-7.5")
@pytest.mark.parametrize("subject", [False, True])
def test_beside_a_foreign_ruler_a_marker_is_a_serf(subject: bool) -> None:
    other = seat(rules=HERE, subjects=HERE if subject else [])
    assert roles(choose(acting({}, other), INFLUENCE)) == (1, subject, 0)


@rule("FEU-7.8")
def test_money_makes_a_merchant_ruler_once_an_action() -> None:
    other = seat(rules=["forest_mid", "desert_n"])
    s = acting({}, other, face="merchant")
    assert {"bribe forest_mid", "bribe desert_n", INFLUENCE} <= set(open_choices(s))
    choose(s, "bribe forest_mid")
    assert roles(s) == (0, False, 1)
    assert (player(s, 0)["coins"], player(s, 0)["markers"]) == (6, 6)
    assert refusal(s, "bribe desert_n") == ("FEU-7.8", "money-once-an-action")


@rule("FEU-7.8")
@pytest.mark.parametrize(
    ("mine", "other", "face"),
    [
        ({}, {"rules": HERE}, "farmer"),
        ({"coins": 0}, {"rules": HERE}, "merchant"),
        ({}, {"rules": HERE, "subjects": HERE}, "merchant"),
        ({"serfs": HERE}, {"rules": HERE}, "merchant"),
        ({"rules": HERE}, {}, "merchant"),
    ],
)
def test_money_needs_a_merchant_a_shilling_and_a_single_rival_marker(
    mine: dict[str, Any], other: dict[str, Any], face: str
) -> None:
    assert "bribe forest_mid" not in open_choices(acting(mine, seat(**other), face=face))


@rule("FEU-7.8")
def test_the_merchant_himself_must_stand_there() -> None:
    people = [
        seat(pawns=[pawn("forest_mid", "farmer"), pawn("desert_n", "merchant")]),
        seat(rules=["forest_mid", "desert_n"]),
    ]
    s = table("influence", seats=people)
    assert "bribe desert_n" in open_choices(s)
    assert refusal(s, "bribe forest_mid") == ("FEU-7.8", "needs-a-merchant-there")


@rule("FEU-7.9")
@pytest.mark.parametrize("usurp", [True, False])
def test_feudums_are_usurped_like_any_location_unless_the_reading_forbids_it(usurp: bool) -> None:
    s = acting(
        {"serfs": HERE},
        seat(rules=HERE),
        locations={"forest_mid": {"type": "feudum", "guild": "monk"}},
        options={"feudum_usurp": usurp},
    )
    if not usurp:
        assert refusal(s, INFLUENCE) == ("FEU-7.9", "a-feudum-is-not-usurped")
        return
    choose(s, INFLUENCE)
    assert roles(s) == (0, True, 1)
    assert s.view(None)["guilds"]["seats"]["monk"] == [0, None]
    assert player(s, 0)["army"] == 0


@rule("FEU-7.10", "FEU-18.1")
def test_guilds_are_put_in_order_after_each_marker() -> None:
    farms = {"forest_mid": {"type": "farm"}, "desert_n": {"type": "farm"}}
    monks = seat(pawns=[pawn("sea_n", "farmer")] * 3)
    s = table(
        "influence",
        seats=[
            seat(pawns=[pawn("forest_mid", "farmer"), pawn("desert_n", "farmer")]),
            monks,
        ],
        locations=farms,
        guilds={"seats": {"farmer": [1, 0]}},
    )
    choose(s, INFLUENCE)
    assert s.view(None)["guilds"]["seats"]["farmer"] == [1, 0]
    choose(s, "influence desert_n")
    assert s.view(None)["guilds"]["seats"]["farmer"] == [0, 1]


@rule("FEU-7.11")
def test_whoever_is_serf_tends_the_landscape_of_the_location() -> None:
    s = acting(
        {"serfs": HERE},
        seat(rules=HERE),
        locations={"forest_mid": {"landscape": "orchard", "crop": 1}},
    )
    choose(s, INFLUENCE, "stop")
    stacks = dict.fromkeys(("sea", "island", "forest", "desert", "badlands", "mountain"), 2)
    after = table(
        "epoch_check",
        seats=[seat(rules=HERE, subjects=HERE, coins=0), seat(serfs=HERE, coins=0)],
        locations={"forest_mid": {"landscape": "orchard", "crop": 1}},
        stacks=stacks,
    )
    assert roles(s) == (0, True, 1)
    assert after.to_move == 1  # the old ruler, now serf, decides about the crop
    assert "gather" in open_choices(after)


@rule("FEU-7.6", "FEU-7.12")
def test_a_usurped_ruler_stays_as_serf() -> None:
    s = acting({"serfs": HERE}, seat(rules=HERE))
    choose(s, INFLUENCE)
    assert roles(s) == (0, True, 1)


@rule("FEU-7.12")
def test_a_serf_without_a_ruler_is_no_position() -> None:
    with pytest.raises(BadPosition):
        table("influence", seats=[seat(pawns=[pawn("sea_n")]), seat(serfs=HERE)])
