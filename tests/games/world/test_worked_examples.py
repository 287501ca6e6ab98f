"""Section 23: the worked examples of the rules document, each as it stands there."""

from __future__ import annotations

import pytest

from tests.games.world.tables import (
    choose,
    goods,
    idle_until,
    of_all,
    open_choices,
    owned,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule

RED, GREEN, YELLOW, BLUE = range(4)


@rule("WWE-23.1", "WWE-21.I01", "WWE-5.3", "WWE-5.5")
def test_foreign_wool_buyers_ask_in_turn_order_who_has_wool() -> None:
    seats = [seat(wool=1), seat(wool=1), seat(), seat(wool=2)]
    state = table("event_choice", seats=seats, event="foreign_wool_buyers")
    assert state.to_move == RED
    choose(state, "swap money")
    assert goods(state, RED) == {"money": 5}
    assert state.to_move == GREEN
    choose(state, "decline")
    assert goods(state, GREEN) == {"wool": 1, "money": 2}
    assert state.to_move == BLUE
    choose(state, "swap money")
    assert goods(state, BLUE) == {"wool": 1, "money": 5}
    assert state.view(None)["step"] == "orient"


@rule("WWE-23.2", "WWE-6.2", "WWE-7.1")
def test_the_corners_bring_stone_grain_money_and_a_point() -> None:
    state = table("orient", players=4, event="foreign_wool_buyers", favour="queen")
    # The arrow lies on edge 2, so without a turn it points at value 2.
    choose(state, "orient 2")
    assert state.view(None)["rotation"] == 0
    assert owned(state, "stone") == [1, 0, 0, 0]
    assert owned(state, "grain") == [0, 1, 0, 0]
    # The stone went from the queen to the outlaws, who took a coin from the active player.
    assert owned(state, "money") == [1, 2, 3, 2]
    assert of_all(state, "vp") == [8, 8, 8, 9]


@rule("WWE-23.3", "WWE-6.3", "WWE-8.1")
def test_two_fields_from_outlaws_is_prioress() -> None:
    state = table("orient", event="foreign_wool_buyers", favour="outlaws")
    choose(state, "orient 2")
    assert state.view(None)["favour"] == "prioress"


@rule("WWE-23.4", "WWE-6.5", "WWE-8.1")
def test_at_0_the_stone_stays_even_on_outlaws() -> None:
    state = table("orient", event="foreign_wool_buyers", favour="outlaws")
    choose(state, "orient 0")
    assert state.view(None)["favour"] == "outlaws"
    assert owned(state, "money") == [3, 2, 2]  # the coin of his corner, nothing for the outlaws


@rule("WWE-23.5", "WWE-10.1", "WWE-20.4")
def test_the_grain_card_on_an_empty_field_does_nothing() -> None:
    seats = [seat(hand=["grain"]), seat(grain=5), seat(grain=5)]
    state = choose(table("play_card", seats=seats), "use grain")
    assert goods(state, RED) == {"money": 2}
    assert player(state, RED)["vp"] == 8


@rule("WWE-23.6", "WWE-10.4")
def test_a_stone_and_a_wood_on_one_project_bring_six_points() -> None:
    state = table("project", seats=[seat(stone=1, wood=1), seat(), seat()])
    choose(state, "build bridge stone+wood")
    assert player(state, RED)["vp"] == 14
    lies = state.view(None)["projects"]["bridge"]
    assert (lies["stone"], lies["wood"]) == (1, 1)
    assert goods(state, RED) == {"money": 2}


@rule("WWE-23.7", "WWE-11.4", "WWE-11.5")
def test_the_finished_mill_rewards_red_and_green() -> None:
    mill = {"stone": 1, "wood": 2, "seals": [RED, GREEN]}
    seats = [seat(wood=1, stone=1), seat(), seat()]
    state = table("project", seats=seats, projects={"fulling_mill": mill})
    choose(state, "build fulling_mill wood")
    assert of_all(state, "vp") == [8 + 3 + 1, 8 + 1, 8]
    assert owned(state, "cloth") == [1, 1, 0]
    assert of_all(state, "seals") == [2, 2, 2]
    assert state.view(None)["projects"]["fulling_mill"]["finished"]


@rule("WWE-23.8", "WWE-13.3", "WWE-13.7")
def test_care_at_location_9_brings_a_free_house() -> None:
    seats = [seat(medical=3), seat(), seat()]
    state = table("medicine", seats=seats, event="vice_and_chaos", sick={9: 3})
    choose(state, "care location_09")
    assert player(state, RED)["vp"] == 10
    assert state.view(None)["plague"]["location_09"] is None
    choose(state, "house vp_stone_plot")
    assert state.view(None)["plots"]["vp_stone_plot"] == RED
    assert goods(state, RED) == {"medical": 3, "money": 2}


@rule("WWE-23.8", "WWE-13.3")
def test_care_at_3_is_refused_with_2_medical() -> None:
    seats = [seat(medical=2), seat(), seat()]
    state = table("medicine", seats=seats, sick={9: 3, 10: 1})
    assert refusal(state, "care location_09") == "WWE-13.3"


@rule("WWE-23.9", "WWE-18.2", "WWE-16.3", "WWE-16.4")
def test_after_chapter_iv_what_is_missing_costs_double() -> None:
    seats = [seat(vp=30, piety=2, grain=1, money=0), *[seat(piety=2, grain=2, money=9)] * 2]
    state = choose(table("duties", chapter=4, seats=seats), "tax 2")
    assert player(state, RED)["vp"] == 30 - 8
    assert state.view(None)["to_move"] == "over"


@rule("WWE-23.10", "WWE-16.2", "WWE-16.3", "WWE-18.1")
@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("protect penance+begging", []),
        ("protect penance", ["begging"]),
        ("protect begging", ["penance"]),
        ("decline", ["penance", "begging"]),
    ],
)
def test_loyalty_cancels_penalties_not_losses(choice: str, left: list[str]) -> None:
    red = seat(vp=20, piety=1, grain=0, money=5, loyalty=2)
    seats = [red, *[seat(piety=2, grain=2, money=9)] * 2]
    state = choose(table("duties", chapter=1, seats=seats), "tax 3")
    assert player(state, RED)["vp"] == 20 - 7
    assert refusal(state, "protect royal_court") == "WWE-18.1"
    choose(state, choice)
    assert player(state, RED)["penalties"] == left
    assert player(state, RED)["goods"]["loyalty"] == len(left)


@rule("WWE-23.11", "WWE-17.3", "WWE-21.II01")
def test_the_war_spares_who_was_at_court() -> None:
    seats = [seat(penalties=["royal_court"]), seat(), seat()]
    state = table("royal_court", chapter=2, seats=seats)
    choose(state, "lay rent", "discard donation", "event war_with_france")
    assert state.to_move == GREEN
    choose(state, "lay rent", "discard grain", "lay rent", "discard grain")
    assert state.view(None)["step"] == "orient"
    choose(state, "orient 0")
    assert state.view(None)["round"] == 2
    assert of_all(state, "open") == [["rent"]] * 3
    assert of_all(state, "hidden_cards") == [1, 1, 1]


@rule("WWE-23.12", "WWE-21.II09", "WWE-9.4")
def test_who_forgoes_gains_knowledge_under_caris() -> None:
    state = table("play_card", event="caris_takes_the_veil")
    laid = player(state, RED)["open"]
    choose(state, "forgo grain", "discard piety")
    assert player(state, RED)["open"] == [*laid, "grain"]
    assert player(state, RED)["used"][-1] is False
    assert "piety" in player(state, RED)["hidden"]
    assert goods(state, RED) == {"medical": 1, "money": 2}


@rule("WWE-23.13", "WWE-21.II02", "WWE-15.2")
def test_elfric_leaves_the_palace_alone_to_grow() -> None:
    palace = {"stone": 0, "wood": 0}
    state = table(
        "progress", chapter=2, revealed=["elfric_alderman"], projects={"priors_palace": palace}
    )
    lies = state.view(None)["projects"]
    assert lies["priors_palace"]["stone"] == 1
    assert lies["bridge"]["stone"] == 0


@rule("WWE-23.14", "WWE-21.III04")
def test_ralph_takes_nothing_where_there_is_nothing() -> None:
    seats = [seat(money=0, piety=2), seat(money=0, wool=1), seat(money=2)]
    state = table("goods_loss", seats=seats, event="ralph_earl_of_shiring")
    assert state.view(None)["step"] == "orient"
    assert goods(state, 0) == {"piety": 2}
    assert goods(state, 1) == {}
    assert goods(state, 2) == {}


@rule("WWE-23.15", "WWE-21.III09")
def test_under_vice_the_hidden_card_is_drawn_after_the_action() -> None:
    state = table("play_card", event="vice_and_chaos", sick={9: 3})
    choose(state, "use piety")
    assert goods(state, RED) == {"piety": 1, "money": 2}
    assert state.view(None)["to_move"] == "chance"
    drawn = [text.removeprefix("draw ") for text in open_choices(state)]
    assert drawn == player(state, RED)["hand"]
    choose(state, f"draw {drawn[0]}")
    assert drawn[0] in player(state, RED)["hidden"]


@rule("WWE-23.16", "WWE-21.IV01", "WWE-12.2")
def test_the_tower_is_finished_without_enough_stone() -> None:
    seats = [seat(stone=12, loyalty=1), seat(stone=12), seat()]
    state = table("event_effect", seats=seats, event="tower_completed", sick={10: 1})
    view = state.view(None)
    assert view["projects"]["tower"]["finished"]
    assert view["substitutes"] == {"stone": 5, "wood": 0}
    assert (view["stock"]["stone"], view["stock"]["metal"]) == (0, 0)
    assert of_all(state, "vp") == [11, 8, 8]


@rule("WWE-23.17", "WWE-12.2")
def test_two_players_tied_for_most_loyalty_share_the_metal() -> None:
    seats = [seat(loyalty=2, stone=1), seat(loyalty=2), seat(loyalty=1)]
    tower = {"stone": 5, "wood": 2}
    state = table("project", seats=seats, chapter=3, projects={"tower": tower})
    choose(state, "build tower stone")
    assert of_all(state, "vp") == [8 + 3 + 1, 8 + 1, 8]


@rule("WWE-23.18", "WWE-21.III01")
def test_a_house_lost_to_the_plague_frees_its_plot() -> None:
    plots = {"grain_stone_plot": RED, "wool_wood_plot": RED}
    state = table("house_loss", plots=plots, event="plague_empties_homes", sick={3: 2})
    choose(state, "vacate grain_stone_plot")
    assert state.view(None)["plots"]["grain_stone_plot"] is None
    assert of_all(state, "houses") == [3, 4, 4]
    assert of_all(state, "vp") == [8, 6, 6]
    again = table("build_house", seats=[seat(stone=1), seat(), seat()])
    assert "house grain_stone_plot" in open_choices(again)


@rule("WWE-23.19", "WWE-21.I09")
def test_wool_brings_one_coin_in_the_glut() -> None:
    seats = [seat(wool=3, cloth=1), seat(), seat()]
    state = table("market", seats=seats, event="wool_glut", revealed=["scarlet_cloth"])
    choose(state, "sell 1 3")
    assert goods(state, RED) == {"money": 2 + 3 + 4}


@rule("WWE-23.20", "WWE-13.3", "WWE-13.4", "WWE-13.5")
def test_five_medical_care_for_two_and_three() -> None:
    state = table("medicine", seats=[seat(medical=5), seat(), seat()], sick={3: 2, 10: 3})
    choose(state, "care location_10", "care location_03")
    assert player(state, RED)["vp"] == 12
    assert goods(state, RED) == {"loyalty": 1, "medical": 5, "money": 5}
    assert state.view(None)["plague"]["location_03"] is None
    assert state.view(None)["plague"]["location_10"] is None


@rule("WWE-23.21", "WWE-20.1")
def test_points_go_beyond_sixty_and_never_below_zero() -> None:
    state = table("project", seats=[seat(vp=58, stone=2), seat(), seat()])
    choose(state, "build bridge stone")
    assert player(state, RED)["vp"] == 61
    seats = [seat(vp=1, piety=1), *[seat(piety=2)] * 2]
    assert player(table("duties", chapter=1, seats=seats), RED)["vp"] == 0


@rule("WWE-23.22", "WWE-13.5")
def test_location_11_brings_points_alone() -> None:
    state = table("medicine", seats=[seat(medical=1), seat(), seat()], sick={11: 1})
    choose(state, "care location_11")
    assert player(state, RED)["vp"] == 10
    assert goods(state, RED) == {"medical": 1, "money": 2}


@rule("WWE-23.23", "WWE-14.1", "WWE-14.2", "WWE-14.3")
def test_a_third_permanent_card_replaces_slot_1() -> None:
    slots = ["wool_glut", "quarry_dispute"]
    state = table("orient", event="barter_day", slots=slots)
    assert state.view(None)["slots"] == slots
    idle_until(state, "reveal")
    assert state.view(None)["slots"] == ["barter_day", "quarry_dispute"]
