"""Section 21: the event cards of chapters I and II."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.world.tables import (
    choose,
    goods,
    of_all,
    open_choices,
    owned,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("WWE-21.I01")
def test_foreign_buyers_pay_three_for_one_wool() -> None:
    state = table("event_choice", event="foreign_wool_buyers", seats=[seat(wool=2), seat()])
    assert open_choices(state) == ["swap money", "decline"]
    assert goods(choose(state, "swap money"), 0) == {"wool": 1, "money": 5}


@rule("WWE-21.I04")
def test_scarlet_cloth_opens_the_market_and_swaps_wool_for_cloth() -> None:
    seats = [seat(wool=1), seat(), seat(wool=2)]
    state = table("event_effect", event="scarlet_cloth", seats=seats)
    assert state.view(None)["covered"]["cloth"] is False
    assert open_choices(state) == ["swap cloth", "decline"]
    choose(state, "swap cloth")
    assert state.to_move == 2  # seat 1 has no wool
    choose(state, "decline")
    assert (owned(state, "cloth"), owned(state, "wool")) == ([1, 0, 0], [0, 0, 2])


@rule("WWE-21.I05")
def test_the_collapsed_bridge_gives_two_points_for_grain() -> None:
    seats = [seat(grain=2), seat(grain=1), seat()]
    state = table("event_choice", event="bridge_collapse", seats=seats)
    choose(state, "swap vp", "decline")
    assert (owned(state, "grain"), of_all(state, "vp")) == ([1, 1, 0], [10, 8, 8])
    assert state.view(None)["step"] == "orient"


@rule("WWE-21.I06")
def test_a_new_prior_brings_loyalty_or_a_point() -> None:
    state = table("event_choice", event="new_prior_elected")
    assert open_choices(state) == ["gain loyalty", "gain vp"]
    choose(state, "gain loyalty", "gain vp", "gain loyalty")
    assert (owned(state, "loyalty"), of_all(state, "vp")) == ([1, 0, 1], [8, 9, 8])


@rule("WWE-21.I06", "WWE-20.10")
def test_without_loyalty_left_the_new_prior_brings_a_point() -> None:
    seats = [seat(loyalty=6), seat(loyalty=7), seat()]
    state = table("event_choice", event="new_prior_elected", seats=seats)
    choose(state, "gain loyalty")
    assert (owned(state, "loyalty"), of_all(state, "vp")) == ([7, 7, 0], [8, 9, 9])


@rule("WWE-21.I07")
def test_the_bridge_toll_is_a_coin_or_a_point() -> None:
    seats = [seat(money=1), seat(money=1), seat(money=0)]
    state = table("event_choice", event="bridge_toll", seats=seats)
    assert open_choices(state) == ["pay money", "lose_points"]
    choose(state, "pay money", "lose_points")
    assert (owned(state, "money"), of_all(state, "vp")) == ([0, 1, 0], [8, 7, 7])


COVERED = [
    ("WWE-21.I08", "robbers_on_the_road", ["guild", "merchants"]),
    ("WWE-21.II05", "nuns_treasury_robbed", ["prior", "prioress"]),
    ("WWE-21.III06", "flight_of_the_monks", ["prior", "bishop"]),
    ("WWE-21.IV07", "outlaws_dispersed", ["outlaws", "earl"]),
]


@pytest.mark.parametrize(
    ("event", "fields"),
    [pytest.param(*case[1:], marks=rule(case[0])) for case in COVERED],
)
def test_some_events_cover_two_favour_fields_until_the_chapter_ends(
    event: str, fields: list[str]
) -> None:
    state = table("event_effect", event=event)
    assert state.view(None)["covered"]["fields"] == fields
    ended = table("progress", chapter=state.view(None)["chapter"], revealed=[event])
    assert ended.view(None)["covered"]["fields"] == []


@rule("WWE-21.I09")
def test_the_glut_leaves_cloth_and_event_swaps_alone() -> None:
    seats = [seat(wool=1, cloth=1), seat()]
    what: dict[str, Any] = {"slots": ["wool_glut"], "seats": seats}
    state = table("market", revealed=["scarlet_cloth"], **what)
    assert goods(choose(state, "sell 1 1"), 0) == {"money": 2 + 1 + 4}
    state = table("event_choice", event="foreign_wool_buyers", **what)
    assert goods(choose(state, "swap money"), 0) == {"cloth": 1, "money": 5}


@rule("WWE-21.I10")
def test_in_the_quarry_dispute_stone_costs_a_coin() -> None:
    state = table("building_material", event="quarry_dispute", seats=[seat(money=1), seat()])
    assert goods(choose(state, "take stone"), 0) == {"stone": 1}
    assert owned(state, "money") == [0, 2]
    state = table("building_material", event="quarry_dispute", seats=[seat(money=1), seat()])
    assert goods(choose(state, "take wood"), 0) == {"wood": 1, "money": 1}
    poor = [seat(money=0, hand=["building_material"]), seat()]
    state = table("play_card", event="quarry_dispute", seats=poor)
    assert goods(choose(state, "use building_material"), 0) == {"wood": 1}


@rule("WWE-21.I10")
def test_without_money_and_wood_the_card_has_no_effect_in_the_dispute() -> None:
    seats = [seat(money=0, hand=["building_material"]), seat(wood=15)]
    state = choose(table("play_card", event="quarry_dispute", seats=seats), "use building_material")
    assert goods(state, 0) == {}
    assert state.view(None)["step"] == "discard"


@rule("WWE-21.I11")
def test_barter_day_swaps_a_wool_for_a_grain_while_there_is_one() -> None:
    state = table("swap_first", event="barter_day", seats=[seat(wool=2), seat()])
    assert open_choices(state) == ["swap grain", "decline"]
    assert goods(choose(state, "swap grain"), 0) == {"wool": 1, "grain": 1, "money": 2}
    empty = table("swap_first", event="barter_day", seats=[seat(wool=2), seat(grain=10)])
    assert empty.view(None)["step"] == "play_card"
    assert table("swap_first", event="barter_day").view(None)["step"] == "play_card"


@rule("WWE-21.II01")
def test_in_the_war_everybody_lays_at_once_and_steps_2_to_4_take_place() -> None:
    state = table("reveal", chapter=2, round=2, players=2, active=1, favour="guild")
    choose(state, "event war_with_france")
    assert (state.view(None)["step"], state.to_move) == ("war", 1)
    assert not any(text.startswith("use") for text in open_choices(state))
    choose(state, "lay grain", "discard piety", "lay grain", "discard piety")
    assert (state.view(None)["step"], state.to_move) == ("orient", 1)
    choose(state, "orient 2")
    view = state.view(None)
    assert (view["step"], view["round"], view["favour"]) == ("reveal", 3, "merchants")
    # Turned by two: the point for side 0, the wool for side 2; the merchants' wool for the active.
    assert of_all(state, "vp") == [9, 8]
    assert owned(state, "wool") == [0, 2]
    assert [pile[-1] for pile in of_all(state, "open")] == ["grain", "grain"]
    assert of_all(state, "hidden_cards") == [2, 2]
    assert owned(state, "grain") == [0, 0]


@rule("WWE-21.II02")
def test_elfric_covers_all_unfinished_projects_but_the_palace() -> None:
    projects = {
        "bridge": {"stone": 4, "wood": 2},
        "fulling_mill": {},
        "priors_palace": {},
    }
    state = table("event_effect", event="elfric_alderman", projects=projects)
    assert state.view(None)["covered"]["projects"] == ["fulling_mill"]
    palace = table(
        "project", event="elfric_alderman", projects=projects, seats=[seat(stone=2), seat()]
    )
    assert open_choices(palace) == [
        "build priors_palace stone",
        "build priors_palace stone+stone",
    ]


@rule("WWE-21.II02")
def test_a_project_that_enters_after_elfric_is_covered_too() -> None:
    state = table("reveal", chapter=2, round=3, revealed=["elfric_alderman"])
    choose(state, "event st_marys_chapel_begun")
    assert state.view(None)["covered"]["projects"] == ["bridge", "st_marys_chapel"]


@rule("WWE-21.II04")
def test_the_petition_swaps_two_coins_for_loyalty() -> None:
    state = table("event_choice", event="borough_petition", seats=[seat(money=3), seat(money=2)])
    choose(state, "swap loyalty", "decline")
    assert (owned(state, "money"), owned(state, "loyalty")) == ([1, 2], [1, 0])


@rule("WWE-21.II06")
def test_the_wool_levy_takes_a_wool_or_two_coins_from_who_can_pay() -> None:
    seats = [seat(wool=1, money=2), seat(wool=1, money=1), seat(money=3), seat(money=1)]
    state = table("event_choice", event="royal_wool_levy", seats=seats)
    assert open_choices(state) == ["pay wool", "pay money"]
    assert refusal(state, "lose_points") == "WWE-21.II06"
    choose(state, "pay money")
    assert owned(state, "money") == [0, 1, 1, 1]
    assert owned(state, "wool") == [1, 0, 0, 0]
    assert of_all(state, "vp") == [8, 8, 8, 6]


@rule("WWE-21.II07")
def test_crecy_gives_two_points_to_the_loyal() -> None:
    seats = [seat(loyalty=1), seat(), seat(loyalty=3)]
    state = table("event_effect", event="victory_at_crecy", seats=seats)
    assert of_all(state, "vp") == [10, 8, 10]
    assert owned(state, "loyalty") == [1, 0, 3]


@rule("WWE-21.II08")
@pytest.mark.parametrize(
    ("piety", "vp"),
    [([1, 2, 0], [8, 10, 8]), ([2, 2, 1], [9, 9, 8]), ([0, 0, 0], [8, 8, 8])],
)
def test_pilgrims_honour_most_piety(piety: list[int], vp: list[int]) -> None:
    seats = [seat(piety=count) for count in piety]
    state = table("event_effect", event="pilgrims_arrive", seats=seats)
    assert of_all(state, "vp") == vp
    assert owned(state, "piety") == piety


@rule("WWE-21.II09")
def test_caris_does_not_reward_a_forced_lay() -> None:
    seats = [seat(), seat()]
    what: dict[str, Any] = {"slots": ["caris_takes_the_veil"], "event": "war_with_france"}
    state = choose(table("war", seats=seats, **what), "lay grain", "discard piety")
    assert owned(state, "medical") == [0, 0]
    state = table("play_card", slots=["caris_takes_the_veil"], seats=seats)
    assert owned(choose(state, "forgo grain"), "medical") == [1, 0]


@rule("WWE-21.II10")
def test_italian_merchants_buy_two_cloth_at_once() -> None:
    seats = [seat(cloth=3, wool=1), seat()]
    state = table("market", event="italian_merchants", seats=seats)
    assert refusal(state, "sell 2 2") == "WWE-10.5"
    assert len(open_choices(state)) == 5
    assert goods(choose(state, "sell 2 1"), 0) == {"cloth": 1, "money": 2 + 8 + 2}


@rule("WWE-21.II11")
def test_after_a_bad_harvest_the_grain_card_costs_a_coin() -> None:
    seats = [seat(money=1, hand=["grain"]), seat(money=0, hand=["grain"])]
    state = table("play_card", event="bad_harvest", seats=seats)
    choose(state, "use grain")
    assert goods(state, 0) == {"grain": 1}
    choose(state, "discard piety", "use grain")
    assert goods(state, 1) == {}
    assert player(state, 1)["used"][-1] is True
    empty = [seat(money=1, hand=["grain"]), seat(grain=10)]
    state = choose(table("play_card", event="bad_harvest", seats=empty), "use grain")
    assert goods(state, 0) == {"money": 1}
