"""Section 21: what each craftsman makes, and how often."""

from __future__ import annotations

import pytest

from tabard.games.pillars import tables as t
from tabard.games.pillars.frames import BuildingTurn, Keeping
from tabard.kernel.errors import BadPosition
from tests.games.pillars.tables import (
    GAME,
    choose,
    goods,
    open_choices,
    player,
    position,
    refusal,
    seat,
    table,
)
from tests.rules import rule

PLENTY = {"wood": 12, "stone": 12, "sand": 15, "metal": 4}

# rule, cards with their capacities, goods of one use, gold of one use, points of one use
CRAFTSMEN: list[tuple[str, dict[str, int], dict[str, int], int, int]] = [
    ("PIL-21.1", {"mortar_mixer": 4}, {"sand": 3}, 0, 1),
    ("PIL-21.2", {"woodworker": 4}, {"wood": 2}, 0, 1),
    ("PIL-21.3", {"stonecutter": 4}, {"stone": 2}, 0, 1),
    ("PIL-21.4", {"tool_maker": 1}, {}, 2, 0),
    ("PIL-21.5", {"master_woodworker": 2}, {"wood": 1}, 4, 0),
    ("PIL-21.6", {"potter_1": 1, "potter_2": 2, "potter_3": 3, "potter_4": 4}, {"sand": 1}, 0, 1),
    (
        "PIL-21.8",
        {"carpenter_1": 2, "carpenter_2": 3, "carpenter_3": 4, "carpenter_4": 5},
        {"wood": 1},
        0,
        1,
    ),
    ("PIL-21.9", {"architect_1": 1, "architect_2": 1}, {}, 0, 1),
    ("PIL-21.10", {"goldsmith_1": 4, "goldsmith_2": 5}, {}, -3, 1),
    ("PIL-21.11", {"sculptor_1": 2, "sculptor_2": 3, "sculptor_3": 4}, {"stone": 1}, 0, 2),
    ("PIL-21.12", {"glassblower": 2}, {"metal": 1, "sand": 1}, 0, 3),
    ("PIL-21.13", {"bell_maker": 2}, {"metal": 1}, 0, 4),
    ("PIL-21.14", {"organ_builder": 1}, {"metal": 1, "wood": 1}, 0, 6),
]
CARDS = [
    pytest.param(card, capacity, inputs, gold, points, marks=rule(rule_id), id=card)
    for rule_id, cards, inputs, gold, points in CRAFTSMEN
    for card, capacity in cards.items()
]


@pytest.mark.parametrize(("card", "capacity", "inputs", "gold", "points"), CARDS)
def test_one_use_makes_what_the_card_says(
    card: str, capacity: int, inputs: dict[str, int], gold: int, points: int
) -> None:
    state = table("building", seats=[seat(gold=16, row=[card], **PLENTY), seat()], round=6)
    choose(state, f"use {card} 1")
    assert goods(state, 0) == {kind: n - inputs.get(kind, 0) for kind, n in PLENTY.items()}
    assert player(state, 0)["gold"] == 16 + gold
    assert player(state, 0)["vp"] == 2 + points


@pytest.mark.parametrize(("card", "capacity", "inputs", "gold", "points"), CARDS)
def test_plenty_is_used_up_to_the_capacity(
    card: str, capacity: int, inputs: dict[str, int], gold: int, points: int
) -> None:
    state = table("building", seats=[seat(gold=16, row=[card], **PLENTY), seat()], round=6)
    assert open_choices(state) == [*(f"use {card} {n + 1}" for n in range(capacity)), "done"]
    choose(state, f"use {card} {capacity}")
    assert player(state, 0)["gold"] == 16 + capacity * gold
    assert player(state, 0)["vp"] == 2 + capacity * points


@rule("PIL-17.2")
@pytest.mark.parametrize(
    ("card", "capacity", "inputs", "gold", "points"),
    [case for case in CARDS if case.values[2] or case.values[3] == -3],
)
def test_with_one_cube_or_coin_too_few_nothing_is_made(
    card: str, capacity: int, inputs: dict[str, int], gold: int, points: int
) -> None:
    for kind in inputs or ["gold"]:
        short = {k: n - (k == kind) for k, n in inputs.items()}
        purse = 2 if kind == "gold" else 16
        what = position("building", seats=[seat(gold=purse, row=[card], **short), seat(stone=2)])
        assert GAME.load(what).to_move == 1


@rule("PIL-21.7")
@pytest.mark.parametrize(
    ("card", "capacity"), [("mason_1", 2), ("mason_2", 3), ("mason_3", 4), ("mason_4", 5)]
)
def test_a_mason_turns_stone_into_points_beside_a_mortar_mixer(card: str, capacity: int) -> None:
    state = table("building", seats=[seat(stone=9, row=["mortar_mixer", card]), seat()], round=6)
    assert open_choices(state) == [*(f"use {card} {n + 1}" for n in range(capacity)), "done"]
    choose(state, f"use {card} {capacity}")
    assert goods(state, 0) == {"stone": 9 - capacity}
    assert player(state, 0)["vp"] == 2 + capacity


@rule("PIL-21.7", "PIL-21.1", "PIL-16.5")
def test_a_mason_without_a_mortar_mixer_makes_nothing() -> None:
    row = ["mason_1", "stonecutter", "potter_1", "woodworker", "sculptor_1"]
    state = table("building", seats=[seat(stone=4, row=row), seat()])
    assert refusal(state, "use mason_1 1") == "PIL-21.7"
    assert "use sculptor_1 1" in open_choices(state)


@rule("PIL-21.4")
def test_the_tool_maker_needs_to_own_metal_and_keeps_it() -> None:
    row = ["tool_maker", "architect_1"]
    poor = table("building", seats=[seat(row=row), seat()])
    assert refusal(poor, "use tool_maker 1") == "PIL-17.2"
    state = table("building", seats=[seat(row=row, metal=3), seat()])
    choose(state, "use tool_maker 1")
    assert goods(state, 0) == {"metal": 3}
    assert player(state, 0)["gold"] == 12
    assert refusal(state, "use tool_maker 1") == "PIL-17.2"


@rule("PIL-21.2", "PIL-21.8")
def test_the_woodworker_lets_wood_be_bought_and_the_carpenter_does_not() -> None:
    for row, may in ((["woodworker"], True), (["carpenter_4"], False)):
        state = table("market", seats=[seat(row=row), seat()], spaces={"market": [0]})
        assert ("buy wood 1" in open_choices(state)) is may


@rule("PIL-21.3")
def test_the_stonecutter_lets_stone_be_sold() -> None:
    for row, may in ((["stonecutter"], True), (["mortar_mixer"], False)):
        state = table("market", seats=[seat(row=row, stone=1), seat()], spaces={"market": [0]})
        assert ("sell stone 1" in open_choices(state)) is may


@rule("PIL-21.11")
def test_the_sculptor_needs_neither_stonecutter_nor_mortar_mixer() -> None:
    state = table("building", seats=[seat(stone=1, row=["sculptor_1"]), seat()])
    assert open_choices(state) == ["use sculptor_1 1", "done"]


@rule("PIL-21.15")
def test_cards_of_one_trade_have_their_capacities_each() -> None:
    state = table("building", seats=[seat(sand=4, row=["potter_1", "potter_2"]), seat()])
    choose(state, "use potter_1 1", "use potter_2 2")
    assert player(state, 0)["vp"] == 5
    assert goods(state, 0) == {"sand": 1}


@rule("PIL-17.2", "PIL-17.5")
def test_what_a_building_turn_remembers_is_gone_with_it() -> None:
    state = table("building", seats=[seat(wood=4, stone=4), seat(stone=4)], round=2)
    choose(state, "use stonecutter 1")
    assert state.of(BuildingTurn).uses(t.CRAFTSMAN_IDS.index("stonecutter")) == 1
    choose(state, "done")
    assert (state.step().name, state.position()["interrupted"]) == ("surplus", "building")
    assert state.found(BuildingTurn) is None
    assert state.of(Keeping).returning == t.WOOD  # none is beyond reach
    choose(state, "return stone")
    assert state.found(Keeping) is None
    assert state.of(BuildingTurn).written() == BuildingTurn().written()
    assert state.to_move == 1


@rule("PIL-21.15")
def test_no_card_is_in_two_rows() -> None:
    with pytest.raises(BadPosition, match=r"PIL-21\.15"):
        GAME.load(position("building", seats=[seat(row=["potter_1"]), seat(row=["potter_1"])]))


@rule("PIL-21.15", "PIL-25.1")
def test_rows_are_public() -> None:
    state = table("building", seats=[seat(stone=2), seat(row=["potter_1", "mason_1"])])
    for viewer in (None, 0, 1):
        assert state.view(viewer)["seats"][1]["row"] == ["potter_1", "mason_1"]
