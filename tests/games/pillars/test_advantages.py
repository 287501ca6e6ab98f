"""Section 22: the advantage cards."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.tables import (
    choose,
    goods,
    idle_until,
    of_all,
    open_choices,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

THOMAS = "adv_archbishop_thomas"
FALL = "adv_fall_of_the_king"
REMIGIUS = "adv_brother_remigius"
FILLER = "adv_jack"


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        pytest.param("adv_aliena", "wood", marks=rule("PIL-22.1")),
        pytest.param("adv_richard", "sand", marks=rule("PIL-22.3")),
        pytest.param("adv_tom_builder", "stone", marks=rule("PIL-22.7")),
    ],
)
def test_an_income_comes_each_round_from_the_round_of_taking(card: str, kind: str) -> None:
    state = table("kingsbridge", spaces={"kingsbridge": [1]}, kingsbridge=[card, FILLER])
    assert [goods(state, n) for n in range(3)] == [{}, {kind: 1}, {}]
    for round in range(3, 7):
        state = table("forest", seats=[seat(), seat(advantages=[card])], round=round)
        assert [goods(state, n) for n in range(2)] == [{}, {kind: 1}]


@rule("PIL-22.2")
def test_brother_francis_lowers_the_tax_in_the_round_of_taking() -> None:
    towns = ["adv_brother_francis", FILLER]
    state = table("kingsbridge", spaces={"kingsbridge": [1]}, kingsbridge=towns)
    choose(state, "tax 5")
    assert of_all(state, "gold") == [5, 8, 5]


@rule("PIL-22.4")
def test_prior_philip_adds_a_point_in_the_round_of_taking() -> None:
    spaces = {"kingsbridge": [1], "priory": [0, 1]}
    state = table("kingsbridge", spaces=spaces, kingsbridge=["adv_prior_philip", FILLER])
    assert of_all(state, "vp") == [4, 4, 2]


@rule("PIL-22.5")
def test_ellen_first_looks_in_the_round_after_taking() -> None:
    state = table("kingsbridge", spaces={"kingsbridge": [1]}, kingsbridge=["adv_ellen", FILLER])
    idle_until(state, "ellens_look", 3)
    assert "foreseen" not in state.view(1)
    choose(state, "event event_collapse")
    assert state.view(1)["foreseen"] == "event_collapse"


@rule("PIL-22.5", "PIL-25.1")
def test_what_ellen_saw_is_known_to_her_owner_alone_and_then_comes() -> None:
    seats = [seat(), seat(advantages=["adv_ellen"]), seat()]
    state = table("ellens_look", seats=seats)
    choose(state, "event event_hamleigh_tax")
    assert state.view(1)["foreseen"] == "event_hamleigh_tax"
    for other in (None, 0, 2):
        assert "foreseen" not in state.view(other)
        assert "event_hamleigh_tax" in state.view(other)["events_unseen"]
    idle_until(state, "tax_roll", 2)
    assert state.view(None)["event"] == "event_hamleigh_tax"


@rule("PIL-22.6")
def test_jack_makes_room_at_shiring_in_the_round_of_taking() -> None:
    row = [*STARTING_ROW, "tool_maker", "potter_1"]
    spaces = {"kingsbridge": [0], "shiring": [0], "kings_court": [1, 1]}
    towns = {"kingsbridge": ["adv_jack", "adv_ellen"], "shiring": ["mason_2", "architect_1"]}
    seats = [seat(row=row, stone=2), seat()]
    state = table("kingsbridge", seats=seats, spaces=spaces, **towns)
    choose(state, "tax 2")
    assert player(state, 0)["row_limit"] == 6
    assert set(player(state, 0)["row"]) == {*row, "mason_2"}


@rule("PIL-22.8")
@pytest.mark.parametrize("answer", ["play", "keep"])
@pytest.mark.parametrize("start", [0, 1, 2])
def test_thomas_protects_once_from_a_bad_event(start: int, answer: str) -> None:
    seats = [seat(), seat(advantages=[THOMAS]), seat()]
    state = table("reveal_event", seats=seats, start_player=start)
    choose(state, "event event_conflict", f"{answer} {THOMAS}")
    used = answer == "play"
    assert of_all(state, "vp") == [0, 2 if used else 0, 0]
    assert player(state, 1)["advantages"] == ([] if used else [THOMAS])


@rule("PIL-22.8")
def test_thomas_is_no_use_against_a_good_event() -> None:
    state = table("reveal_event", seats=[seat(), seat(advantages=[THOMAS]), seat()])
    choose(state, "event event_kings_victory")
    assert state.view(None)["step"] == "tax_roll"
    assert player(state, 1)["advantages"] == [THOMAS]


@rule("PIL-22.8")
def test_thomas_comes_too_late_for_the_event_of_his_own_round() -> None:
    spaces = {"kingsbridge": [0]}
    seats = [seat(cards=["forest_small"]), seat()]
    state = table("reveal_event", seats=seats, spaces=spaces, kingsbridge=[THOMAS, FILLER])
    choose(state, "event event_cold_winter")
    assert player(state, 0)["advantages"] == [THOMAS]
    assert goods(state, 0) == {"wood": 1}


@rule("PIL-22.9")
def test_the_fall_of_the_king_works_in_the_round_of_taking() -> None:
    state = table("kingsbridge", spaces={"kingsbridge": [2]}, kingsbridge=[FALL, FILLER])
    choose(state, "tax 5", f"play {FALL}")
    assert of_all(state, "gold") == [5, 5, 10]
    assert player(state, 2)["advantages"] == []


@rule("PIL-22.9")
def test_the_fall_of_the_king_is_no_use_against_the_special_tax() -> None:
    state = table("reveal_event", seats=[seat(advantages=[FALL]), seat()])
    choose(state, "event event_hamleigh_tax")
    assert of_all(state, "gold") == [6, 6]
    assert player(state, 0)["advantages"] == [FALL]


@rule("PIL-22.10")
def test_remigius_places_a_drawn_builder_free_once() -> None:
    seats = [seat(gold=9, advantages=[REMIGIUS]), seat(), seat()]
    state = table("place_builder", seats=seats, drawn=0, cost=7)
    choose(state, "place_free kingsbridge_2")
    assert player(state, 0)["gold"] == 9
    assert player(state, 0)["advantages"] == []
    assert state.view(None)["spaces"]["kingsbridge"] == [None, 0]
    assert state.view(None)["cost"] == 6
    choose(state, "builder 0", "accept")
    assert refusal(state, "place_free market") == "PIL-22.10"


@rule("PIL-22.10", "PIL-5.4")
def test_remigius_keeps_a_poor_player_from_passing_automatically() -> None:
    seats = [seat(gold=0, advantages=[REMIGIUS]), seat(), seat()]
    state = table("place_builder", seats=seats, drawn=0, cost=3)
    assert open_choices(state)[-1] == "pass"
    assert "place_free priory" in open_choices(state)


@rule("PIL-22.10")
def test_remigius_is_kept_when_the_builder_is_paid_for() -> None:
    seats = [seat(advantages=[REMIGIUS]), seat(), seat()]
    state = choose(table("place_builder", seats=seats, drawn=0, cost=3), "place market")
    assert player(state, 0)["advantages"] == [REMIGIUS]
    assert player(state, 0)["gold"] == 7


@rule("PIL-22.10")
def test_remigius_is_no_use_at_cost_zero_nor_for_waiting_builders() -> None:
    seats = [seat(advantages=[REMIGIUS]), seat()]
    state = table("place_builder", seats=seats, drawn=0, cost=0)
    assert refusal(state, "place_free market") == "PIL-22.10"
    waiting = [{"seat": 0, "cost": 5}]
    spaces = {"market": [0, 0, 1, 1], "kings_court": [1]}
    state = table("place_waiting", seats=seats, waiting=waiting, spaces=spaces, cost=0)
    assert refusal(state, "place_free priory") == "PIL-22.10"


@rule("PIL-22.11")
def test_otto_sends_a_worker_in_every_following_round_but_not_in_his_own() -> None:
    seats = [seat(mill=12), seat(mill=12)]
    towns = ["adv_otto_blackface", FILLER]
    state = table("wool_mill", seats=seats, spaces={"kingsbridge": [1]}, kingsbridge=towns)
    assert of_all(state, "gold") == [22, 22]
    idle_until(state, "choosing_cards", 3)
    assert of_all(state, "workers") == [12, 13]
    idle_until(state, "choosing_cards", 4)
    assert of_all(state, "workers") == [12, 13]


@pytest.mark.parametrize(
    ("card", "gold", "points", "cubes"),
    [
        pytest.param("adv_toledo_studies", 25, 2, {"metal": 2}, marks=rule("PIL-22.12")),
        pytest.param("adv_wool_market", 30, 2, {}, marks=rule("PIL-22.13")),
        pytest.param("adv_weeping_madonna", 25, 5, {}, marks=rule("PIL-22.14")),
        pytest.param("adv_final_metal", 25, 2, {"metal": 1}, marks=rule("PIL-22.15")),
        pytest.param(
            "adv_final_stone_wood", 25, 2, {"stone": 1, "wood": 1}, marks=rule("PIL-22.16")
        ),
    ],
)
def test_an_immediate_card_gives_at_once(
    card: str, gold: int, points: int, cubes: dict[str, int]
) -> None:
    last = card.startswith("adv_final")
    towns = ["adv_final_metal", "adv_final_stone_wood"] if last else [card, FILLER]
    spaces = {"kingsbridge": [1 if town == card else None for town in towns]}
    seats = [seat(), seat(gold=25), seat()]
    round = 6 if last else 2
    state = table("kingsbridge", seats=seats, spaces=spaces, kingsbridge=towns, round=round)
    assert (player(state, 1)["gold"], player(state, 1)["vp"]) == (gold, points)
    assert goods(state, 1) == cubes
    assert of_all(state, "advantages") == [[], [], []]


@rule("PIL-22.13")
def test_the_wool_market_gives_eight_gold() -> None:
    towns = ["adv_wool_market", FILLER]
    state = table("kingsbridge", spaces={"kingsbridge": [0]}, kingsbridge=towns)
    assert of_all(state, "gold") == [18, 10, 10]
