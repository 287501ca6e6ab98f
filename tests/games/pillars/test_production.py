"""Section 12: stations 6 to 8, forest, quarry and gravel pit."""

from __future__ import annotations

import pytest

from tests.games.pillars.tables import (
    choose,
    goods,
    idle_until,
    of_all,
    player,
    seat,
    table,
)
from tests.rules import rule

CARDS = [
    ("forest_small", "wood", 2),
    ("forest_medium", "wood", 3),
    ("forest_large", "wood", 4),
    ("quarry_small", "stone", 2),
    ("quarry_medium", "stone", 3),
    ("quarry_large", "stone", 4),
    ("gravel_pit_small", "sand", 2),
    ("gravel_pit_medium", "sand", 3),
    ("gravel_pit_large", "sand", 4),
]


@rule("PIL-12.1")
@pytest.mark.parametrize(("card", "kind", "number"), CARDS)
def test_each_card_yields_its_cubes_from_the_supply(card: str, kind: str, number: int) -> None:
    state = table("forest", seats=[seat(cards=[card]), seat()])
    assert goods(state, 0) == {kind: number}
    assert state.view(None)["supply"][kind] == 20 - number
    assert state.view(None)["market"][kind] == 4


@rule("PIL-12.1", "PIL-23.2", "PIL-23.7")
@pytest.mark.parametrize(("event", "change"), [("event_volunteers", 1), ("event_cold_winter", -1)])
@pytest.mark.parametrize(("card", "kind", "number"), CARDS)
def test_the_event_changes_the_yield_of_every_card(
    card: str, kind: str, number: int, event: str, change: int
) -> None:
    state = table("forest", seats=[seat(cards=[card]), seat()], event=event)
    assert goods(state, 0) == {kind: number + change}


@rule("PIL-12.1")
def test_several_cards_of_one_station_yield_each_for_itself() -> None:
    cards = ["gravel_pit_small", "gravel_pit_medium", "gravel_pit_large"]
    seats = [seat(cards=cards), seat()]
    assert goods(table("forest", seats=seats), 0) == {"sand": 9}
    assert goods(table("forest", seats=seats, event="event_volunteers"), 0) == {"sand": 12}
    assert goods(table("forest", seats=seats, event="event_cold_winter"), 0) == {"sand": 6}


@rule("PIL-12.1")
def test_forest_comes_before_quarry_and_quarry_before_gravel_pit() -> None:
    seats = [seat(cards=["gravel_pit_small"]), seat(cards=["quarry_small"])]
    seats.append(seat(cards=["forest_small"]))
    state = table("reveal_event", seats=seats)
    state.log = []
    choose(state, "event event_madonna_statue")
    gains = [(e.seat, e.thing) for e in state.log if e.kind == "gains-cubes"]
    assert gains == [(2, "wood"), (1, "stone"), (0, "sand")]


@rule("PIL-12.2")
@pytest.mark.parametrize(
    ("person", "card", "kind"),
    [
        ("adv_aliena", "forest_small", "wood"),
        ("adv_tom_builder", "quarry_small", "stone"),
        ("adv_richard", "gravel_pit_small", "sand"),
    ],
)
@pytest.mark.parametrize(
    ("event", "yields"),
    [("event_kings_victory", 2), ("event_volunteers", 3), ("event_cold_winter", 1)],
)
def test_lasting_incomes_need_no_card_and_no_event_changes_them(
    person: str, card: str, kind: str, event: str, yields: int
) -> None:
    idle_owner = table("forest", seats=[seat(advantages=[person]), seat()], event=event)
    assert goods(idle_owner, 0) == {kind: 1}
    seats = [seat(advantages=[person], cards=[card]), seat()]
    assert goods(table("forest", seats=seats, event=event), 0) == {kind: yields + 1}


@rule("PIL-12.3")
def test_cards_go_aside_and_workers_come_home() -> None:
    seats = [seat(cards=["forest_small", "quarry_small"]), seat(cards=["gravel_pit_small"])]
    state = table("forest", seats=seats, spaces={"kings_court": [0, 1]})
    assert of_all(state, "cards") == [[], []]
    idle_until(state, "resource_cards", 3)
    assert len(state.choices()) == 36
    choose(state, "aside gravel_pit_large quarry_large")
    assert "forest_small" in state.view(None)["display"]["resources"]
    assert player(state, 0)["workers"] == 12
