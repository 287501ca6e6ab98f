"""Section 1: components and what always holds of them."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.errors import BadPosition
from tests.games.pillars.box import (
    ADVANTAGES,
    EVENTS,
    FINAL_ADVANTAGES,
    SPACES,
    STACKS,
    STARTING_ROW,
    WORKERS,
)
from tests.games.pillars.soundness import unsound
from tests.games.pillars.tables import (
    GAME,
    choose,
    goods,
    of_all,
    open_choices,
    played,
    player,
    position,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("PIL-1.1")
def test_the_board_has_seventeen_builder_spaces() -> None:
    spaces = GAME.start(4).view(None)["spaces"]
    assert {name: len(row) for name, row in spaces.items()} == SPACES
    assert sum(len(row) for row in spaces.values()) == 17


@rule("PIL-1.1")
@pytest.mark.parametrize("name", list(SPACES))
def test_a_full_station_takes_no_more_builders(name: str) -> None:
    full = [0, 1, 1, 2][: SPACES[name]]
    state = table("place_builder", spaces={name: full}, drawn=0)
    targets = [f"{name}_{n}" for n in (1, 2)] if name in ("kingsbridge", "shiring") else [name]
    for target in targets:
        assert refusal(state, f"place {target}") == "PIL-1.1"


@rule("PIL-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_player_has_three_builders_twelve_workers_and_three_craftsmen(players: int) -> None:
    view = choose(GAME.start(players), "start 0").view(None)
    assert view["bag"] == [3] * players
    for one in view["seats"]:
        assert one["workers"] == 12
        assert one["row"] == STARTING_ROW


@rule("PIL-1.2")
def test_workers_are_a_plain_number_that_any_cards_may_use_up() -> None:
    cards = ["gravel_pit_small", "forest_small", "quarry_medium"]
    seats = [seat(), seat(passed=True), seat(passed=True)]
    state = table("choosing_cards", seats=seats, open_cards=cards)
    choose(state, "take gravel_pit_small", "take quarry_medium")
    assert player(state, 0)["workers"] == 12 - 2 - 7
    choose(state, "take forest_small")
    assert player(state, 0)["workers"] == 0


@rule("PIL-1.3")
def test_every_card_of_the_game_is_a_choice_of_its_own() -> None:
    texts = GAME.actions.texts
    hired = [card for stack in STACKS.values() for card in stack]
    assert [t.split()[1] for t in texts if t.startswith("hire ")] == hired
    assert len(hired) == 24
    assert {t.split()[1] for t in texts if t.startswith("dismiss ")} == {*STARTING_ROW, *hired}
    assert {t.split()[1] for t in texts if t.startswith("take ")} == set(WORKERS)
    assert len(WORKERS) == 9
    cards = [*ADVANTAGES, *FINAL_ADVANTAGES]
    assert {t.split()[1] for t in texts if t.startswith("advantage ")} == set(cards)
    assert len(cards) == 16
    assert {t.split()[1] for t in texts if t.startswith("event ")} == set(EVENTS)
    assert len(EVENTS) == 10


@rule("PIL-1.3", "PIL-25.2")
def test_the_tax_die_has_the_faces_2_3_3_4_4_5() -> None:
    state = table("tax_roll")
    assert open_choices(state) == ["tax 2", "tax 3", "tax 4", "tax 5"]
    assert state.weights() == [1, 2, 2, 1]


@rule("PIL-1.4")
def test_gold_beyond_30_is_lost_and_does_not_come_back() -> None:
    market = {"market": [0, 0, 0, 1]}
    state = table("market", seats=[seat(gold=28, metal=1), seat(wood=1)], spaces=market)
    choose(state, "sell metal 1")
    assert player(state, 0)["gold"] == 30
    choose(state, "buy sand 1")
    assert player(state, 0)["gold"] == 28


@rule("PIL-1.4")
def test_each_gain_is_cut_to_30_at_once() -> None:
    state = table("event_effect", seats=[seat(gold=28), seat()], event="event_kings_victory")
    assert player(state, 0)["gold"] == 30
    choose(state, "tax 5")
    assert player(state, 0)["gold"] == 25


@rule("PIL-1.5")
def test_the_supply_owes_cubes_and_no_yield_is_cut() -> None:
    seats = [seat(wood=19, cards=["forest_medium"]), seat(), seat()]
    state = table("forest", seats=seats)
    assert goods(state, 0) == {"wood": 22}
    assert state.view(None)["supply"]["wood"] == -2


@rule("PIL-1.5")
def test_the_supply_owes_cubes_to_the_market_and_the_court_too() -> None:
    seats = [seat(wood=8), seat(wood=8, metal=5), seat(wood=8, metal=5)]
    sold_out = {"wood": 0, "stone": 2, "sand": 4}
    state = table("next_start_player", seats=seats, market=sold_out, court_metal=0)
    view = state.view(None)
    assert view["market"] == {"wood": 4, "stone": 4, "sand": 4}
    assert view["court_metal"] == 1
    assert view["supply"] == {"wood": -4, "stone": 20, "sand": 20, "metal": -1}


@rule("PIL-1.6", "PIL-23.10")
def test_a_loss_of_points_stops_at_zero() -> None:
    seats = [seat(vp=0), seat(vp=1), seat(vp=2), seat(vp=3)]
    state = table("event_effect", seats=seats, event="event_conflict")
    assert of_all(state, "vp") == [0, 0, 0, 1]


@rule("PIL-1.6")
def test_points_run_on_beyond_the_printed_track() -> None:
    state = table("priory", seats=[seat(vp=59), seat(vp=140)], spaces={"priory": [0, 1]})
    assert of_all(state, "vp") == [61, 141]


@rule("PIL-1.7")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_cubes_gold_rows_and_builders_add_up_at_every_choice(players: int, seed: int) -> None:
    for state in played(players, seed):
        assert unsound(state) == []
        assert GAME.violations(state) == []


@rule("PIL-1.7")
@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"supply": {"wood": 19, "stone": 20, "sand": 20, "metal": 9}}, "supply.wood: makes 23"),
        ({"supply": {"wood": 20, "stone": 20, "sand": 20, "metal": 8}}, "supply.metal: makes 9"),
        ({"bag": [3, 2, 3]}, "bag.1.: makes 2"),
        ({"spaces": {"market": [2]}, "bag": [3, 3, 3]}, "bag.2.: makes 4"),
        ({"seats": [seat(), seat(row=[*STARTING_ROW, *STACKS[1]])]}, "row: is too long"),
        ({"seats": [seat(), seat(vp=-1)]}, "vp: -1"),
        ({"seats": [seat(gold=31), seat()]}, "gold: 31"),
    ],
)
def test_a_table_that_does_not_add_up_is_refused(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.load(position("draw_builder", **change))
