"""Sections 4 and 17: cards in hand, penance, royal court and begging."""

from __future__ import annotations

from typing import Any

from tests.games.world.box import CARDS, STARRED
from tests.games.world.tables import (
    GAME,
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


@rule("WWE-4.1")
def test_a_chapter_begins_with_all_cards_in_hand() -> None:
    state = table("chapter_begins", chapter=1)
    assert state.view(None)["chapter"] == 2
    assert of_all(state, "hand") == [CARDS] * 3
    assert of_all(state, "open") == of_all(state, "hidden") == [[]] * 3


@rule("WWE-2.9")
def test_the_introductory_chapter_has_the_starred_cards_and_no_discards() -> None:
    state = choose(GAME.start(2, {"intro_game": True}), "start 0")
    assert of_all(state, "hand") == [STARRED] * 2
    idle_until(state, "reveal", chapter=1, round=2)
    assert [len(pile) for pile in of_all(state, "open")] == [1, 1]
    assert of_all(state, "hidden") == [[], []]
    idle_until(state, "reveal", chapter=2)
    for person in (player(state, 0), player(state, 1)):
        assert sorted(person["hand"] + person["hidden"] + person["open"]) == sorted(CARDS)
    idle_until(state, "reveal", chapter=2, round=3)
    assert of_all(state, "hidden_cards") == [2, 2]


@rule("WWE-4.2", "WWE-4.6", "WWE-9.7")
def test_the_penance_card_is_the_hidden_card_of_the_first_turn() -> None:
    seats = [seat(), seat(penalties=["penance"])]
    state = table("penance", chapter=2, seats=seats)
    assert state.view(None)["to_move"] == "chance"
    assert open_choices(state) == [f"draw {card}" for card in CARDS]
    choose(state, "draw rent")
    assert player(state, 1)["hidden"] == ["rent"]
    assert player(state, 1)["penalties"] == []
    choose(state, "event victory_at_crecy", "orient 0", "forgo grain", "discard piety")
    assert state.to_move == 1
    choose(state, "forgo grain")
    assert state.view(None)["step"] == "reveal"
    assert of_all(state, "hidden_cards") == [1, 1]


@rule("WWE-4.2", "WWE-20.12")
def test_the_owner_alone_sees_his_penance_card() -> None:
    seats = [seat(), seat(penalties=["penance"])]
    state = table("penance", chapter=2, seats=seats)
    state.log = []
    choose(state, "draw rent")
    event = next(event for event in state.log if event.kind == "penance-card")
    assert [event.seen_by(viewer)["thing"] for viewer in (0, 1, None)] == ["", "rent", ""]
    assert state.view(1)["seats"][1]["hidden"] == ["rent"]
    assert "hidden" not in state.view(0)["seats"][1]


@rule("WWE-4.2", "WWE-4.4")
def test_penance_is_done_in_turn_order_before_anybody_is_at_court() -> None:
    both: dict[str, Any] = {"penalties": ["penance", "royal_court"]}
    state = table("penance", chapter=2, seats=[seat(**both), seat(**both)], active=1)
    choose(state, "draw rent")
    assert of_all(state, "hidden") == [[], ["rent"]]
    choose(state, "draw market")
    assert (state.view(None)["step"], state.to_move) == ("royal_court", 1)
    choose(state, "lay grain", "lay grain")
    assert state.view(None)["step"] == "reveal"
    assert of_all(state, "hidden") == [["market"], ["rent"]]


@rule("WWE-4.3", "WWE-4.4", "WWE-9.1", "WWE-17.1", "WWE-17.2")
def test_with_penance_and_court_only_the_open_card_is_laid() -> None:
    seats = [seat(penalties=["penance", "royal_court"]), seat()]
    state = choose(table("penance", chapter=2, seats=seats), "draw rent", "lay market")
    assert state.view(None)["step"] == "reveal"
    choose(state, "event victory_at_crecy", "orient 0")
    assert state.to_move == 1  # seat 0 has no turn
    choose(state, "forgo grain", "discard piety")
    assert of_all(state, "open") == [["market"], ["grain"]]
    assert of_all(state, "penalties") == [[], []]
    assert of_all(state, "used") == [[False], [False]]
    idle_until(state, "reveal", round=2)


@rule("WWE-4.5", "WWE-7.3", "WWE-6.4")
def test_a_beggar_has_no_income_and_cannot_pay_outlaws_with_it() -> None:
    # Corners of the petition: piety, wool, loyalty, money; its arrow lies on edge 1.
    seats = [seat(penalties=["begging"], money=0), seat(money=0)]
    what = {"chapter": 2, "round": 1, "event": "borough_petition", "favour": "queen"}
    state = table("orient", seats=seats, **what)
    assert refusal(state, "orient 2") == "WWE-6.4"
    choose(state, "orient 1")
    assert goods(state, 0) == {"piety": 1}  # the prior's favour, no income
    assert player(state, 0)["penalties"] == []
    assert goods(state, 1) == {"loyalty": 1}


@rule("WWE-6.4")
def test_money_of_the_own_corner_pays_the_outlaws() -> None:
    # By 2 steps the card is not turned; seat 1 of two sits at side 2, to which 1 money points.
    what = {"round": 1, "event": "foreign_wool_buyers", "favour": "queen"}
    state = table("orient", seats=[seat(money=0), seat(money=0)], active=1, **what)
    choose(state, "orient 2")
    assert state.view(None)["favour"] == "outlaws"
    assert goods(state, 1) == {}
    poor = table("orient", seats=[seat(money=0), seat(money=0)], active=0, **what)
    assert refusal(poor, "orient 2") == "WWE-6.4"
