"""Section 9: a turn with its swap windows, the open and the hidden card."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.state import CHANCE
from tests.games.world.box import CARDS
from tests.games.world.tables import (
    choose,
    goods,
    idle,
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


@rule("WWE-9.1")
def test_everybody_has_one_turn_in_turn_order() -> None:
    state = table("play_card", active=1, round=2)
    for number in (1, 2, 0):
        assert state.to_move == number
        hand = player(state, number)["hand"]
        choose(state, f"forgo {hand[0]}", f"discard {hand[1]}")
    assert state.view(None)["step"] == "reveal"


@rule("WWE-9.1")
def test_who_is_at_court_has_no_swap_window_either() -> None:
    seats = [seat(penalties=["royal_court"], money=9), seat(money=9)]
    what = {"chapter": 4, "round": 1, "event": "charter_of_freedom"}
    state = choose(table("orient", seats=seats, **what), "orient 0")
    assert state.view(None)["step"] == "swap_first"
    assert state.to_move == 1
    choose(state, "decline", "forgo grain", "decline", "discard piety")
    assert state.view(None)["round"] == 2
    assert of_all(state, "hidden_cards") == [1, 1]


@rule("WWE-9.2", "WWE-9.6")
def test_a_turn_is_swap_card_action_swap_discard() -> None:
    seats = [seat(wool=1), seat()]
    state = table("swap_first", seats=seats, event="barter_day")
    steps = []
    for choice in ("decline", "use building_material", "take wood", "decline"):
        steps.append(state.view(None)["step"])
        choose(state, choice)
    steps.append(state.view(None)["step"])
    assert steps == ["swap_first", "play_card", "building_material", "swap_last", "discard"]


@rule("WWE-9.3", "WWE-9.11")
def test_every_card_in_hand_may_be_used_or_forgone() -> None:
    state = table("play_card", round=1, seats=[seat(money=0), seat()])
    used = [f"use {card}" for card in CARDS]
    assert open_choices(state) == used + [f"forgo {card}" for card in CARDS]
    late = table("play_card", round=6, seats=[seat(hand=["rent", "market"]), seat()])
    assert open_choices(late) == ["use market", "use rent", "forgo market", "forgo rent"]
    assert refusal(late, "use grain") == "WWE-9.3"


@rule("WWE-9.4", "WWE-9.11")
def test_using_a_card_in_vain_is_not_forgoing_it() -> None:
    seats = [seat(hand=["grain", "market"], grain=5), seat(grain=5)]
    what: dict[str, Any] = {"seats": seats, "event": "caris_takes_the_veil"}
    used = choose(table("play_card", **what), "use grain")
    assert (owned(used, "medical"), player(used, 0)["used"][-1]) == ([0, 0], True)
    forgone = choose(table("play_card", **what), "forgo grain")
    assert (owned(forgone, "medical"), player(forgone, 0)["used"][-1]) == ([1, 0], False)


@rule("WWE-9.4")
def test_up_to_may_be_used_in_part() -> None:
    seats = [seat(wool=3, stone=2), seat()]
    plots = {"grain_stone_plot": 0, "piety_wood_plot": 0}
    assert (
        choose(table("market", seats=seats), "sell 0 1").view(0)["seats"][0]["goods"]["wool"] == 2
    )
    state = choose(table("project", seats=seats), "build bridge stone")
    assert owned(state, "stone") == [1, 0]
    state = choose(table("rent", seats=seats, plots=plots), "rent piety_wood_plot")
    assert (owned(state, "piety"), owned(state, "grain")) == ([1, 0], [0, 0])
    state = choose(table("cloth_making", seats=seats), "weave 1")
    assert (owned(state, "cloth"), owned(state, "wool")) == ([1, 0], [2, 0])


@rule("WWE-9.5", "WWE-14.3")
@pytest.mark.parametrize(
    ("event", "slots"),
    [
        ("wool_glut", ["quarry_dispute", "barter_day"]),
        ("quarry_dispute", ["wool_glut", "barter_day"]),
        ("barter_day", ["quarry_dispute", "wool_glut"]),
    ],
)
def test_three_permanent_events_may_be_in_force_at_once(event: str, slots: list[str]) -> None:
    hand = ["market", "building_material", "privilege"]
    seats = [seat(wool=2, money=0, hand=hand), seat()]
    state = table("swap_first", seats=seats, event=event, slots=slots)
    choose(state, "swap grain", "use market")
    assert goods(state, 0) == {"grain": 1, "money": 1}  # 1 wool for grain, 1 sold for 1 money
    poor = [seat(money=0, hand=hand, wool=0), seat()]
    state = choose(
        table("play_card", seats=poor, event=event, slots=slots), "use building_material"
    )
    assert goods(state, 0) == {"wood": 1}  # without money there is no stone


@rule("WWE-9.5", "WWE-10.6")
def test_a_permanent_event_governs_a_repeated_action() -> None:
    red = seat(open=["market"], hand=["privilege"], wool=2, money=0)
    state = table("play_card", seats=[red, seat()], event="wool_glut")
    choose(state, "use privilege", "sell 0 2")
    assert goods(state, 0) == {"money": 2}


@rule("WWE-9.6")
@pytest.mark.parametrize("at_first", [True, False])
def test_a_permanent_swap_is_made_once_in_a_round(at_first: bool) -> None:
    seats = [seat(money=8), seat(money=8)]
    state = table("swap_first", seats=seats, event="charter_of_freedom")
    assert open_choices(state) == ["swap stone", "swap wood", "decline"]
    if at_first:
        choose(state, "swap stone", "forgo grain")
    else:
        choose(state, "decline", "forgo grain", "swap stone")
    assert state.view(None)["step"] == "discard"
    assert goods(state, 0) == {"stone": 1, "money": 6}
    choose(state, "discard piety")
    assert state.to_move == 1  # his own turn, his own swap
    assert state.view(None)["step"] == "swap_first"


@rule("WWE-9.6")
def test_a_swap_is_open_again_in_the_next_round() -> None:
    seats = [seat(wool=3), seat()]
    state = table("swap_first", seats=seats, event="barter_day", round=3)
    choose(state, "swap grain")
    assert player(state, 0)["swapped"] == ["barter_day"]
    idle_until(state, "swap_first", round=4)
    assert of_all(state, "swapped") == [[], []]
    assert "swap grain" in open_choices(state)


@rule("WWE-9.7", "WWE-9.2")
def test_one_card_is_discarded_for_each_card_laid() -> None:
    state = choose(table("play_card", round=2), "forgo grain")
    hand = player(state, 0)["hand"]
    assert open_choices(state) == [f"discard {card}" for card in hand]
    before = player(state, 0)["hidden"]
    choose(state, f"discard {hand[2]}")
    assert sorted(player(state, 0)["hidden"]) == sorted([*before, hand[2]])
    assert state.to_move == 1


@rule("WWE-9.7", "WWE-21.III09")
def test_after_penance_nothing_is_drawn_on_the_first_turn() -> None:
    seats = [seat(hidden=["rent"]), seat()]
    what: dict[str, Any] = {"chapter": 3, "round": 1, "event": "vice_and_chaos"}
    state = choose(table("play_card", seats=seats, **what), "use piety")
    assert state.to_move == 1
    assert player(state, 0)["hidden"] == ["rent"]
    choose(state, "use piety")
    assert state.to_move == CHANCE
    assert state.weights() == [1] * 11


@rule("WWE-9.8")
def test_after_six_rounds_both_piles_hold_six_cards() -> None:
    state = idle_until(table("play_card", round=2, players=2), "tax_roll")
    for number in (0, 1):
        own = player(state, number)
        assert (len(own["open"]), len(own["hidden"]), own["hand"]) == (6, 6, [])
        assert state.view(None)["seats"][number]["open"] == own["open"]
        assert "hidden" not in state.view(1 - number)["seats"][number]
        assert state.view(number)["seats"][number]["hidden"] == own["hidden"]


@rule("WWE-9.8")
def test_the_open_pile_keeps_its_order() -> None:
    first = seat(hand=["market", "grain"], open=["rent", "piety"])
    state = table("play_card", round=3, seats=[first, seat()])
    choose(state, "forgo market")
    assert state.view(1)["seats"][0]["open"] == ["rent", "piety", "market"]


@rule("WWE-9.9")
def test_a_card_laid_at_court_or_in_the_war_takes_a_hidden_one_with_it() -> None:
    seats = [seat(penalties=["royal_court"]), seat()]
    state = table("royal_court", chapter=2, seats=seats)
    assert open_choices(state) == [f"lay {card}" for card in CARDS]
    choose(state, "lay market")
    assert open_choices(state) == [f"discard {card}" for card in CARDS if card != "market"]
    choose(state, "discard rent")
    assert (player(state, 0)["open"], player(state, 0)["hidden"]) == (["market"], ["rent"])
    war = choose(table("war", event="war_with_france", round=2, players=2), "lay grain")
    assert (war.view(None)["step"], war.to_move) == ("discard", 0)
    choose(war, "discard piety")
    assert (player(war, 0)["open"][-1], player(war, 0)["used"][-1]) == ("grain", False)
    assert of_all(war, "hidden_cards") == [2, 1]
    assert war.to_move == 1


USABLE: list[tuple[str, dict[str, Any], int]] = [
    ("building_material", {}, 2),
    ("project", {"stone": 2}, 2),
    ("market", {"wool": 2}, 2),
    ("build_house", {"stone": 1}, 7),
    ("rent", {}, 3),
    ("cloth_making", {"wool": 2}, 2),
]


@rule("WWE-9.10")
@pytest.mark.parametrize(("card", "have", "count"), USABLE)
def test_who_uses_a_card_must_take_one_of_its_options(
    card: str, have: dict[str, Any], count: int
) -> None:
    plots = {"grain_wood_plot": 0, "vp_wood_plot": 0} if card == "rent" else {}
    state = table(card, seats=[seat(**have), seat()], plots=plots)
    assert len(open_choices(state)) == count
    assert not {"decline", "done"} & set(open_choices(state))


@rule("WWE-9.10", "WWE-9.4")
@pytest.mark.parametrize(
    ("card", "have"),
    [
        ("project", {}),
        ("market", {"cloth": 2}),
        ("build_house", {"stone": 1, "money": 0}),
        ("build_house", {"money": 5}),
        ("rent", {}),
        ("donation", {"money": 0}),
        ("cloth_making", {}),
    ],
)
def test_a_card_without_a_legal_option_has_no_effect(card: str, have: dict[str, Any]) -> None:
    state = table("play_card", seats=[seat(hand=[card], **have), seat()])
    before = goods(state, 0)
    choose(state, f"use {card}")
    assert state.view(None)["step"] == "discard"
    assert goods(state, 0) == before
    assert player(state, 0)["used"][-1] is True


@rule("WWE-9.11")
def test_options_with_equal_results_are_not_merged() -> None:
    # The field is empty: both grain houses' rents are worth nothing, and both may be chosen.
    seats = [seat(grain=10, piety=12), seat()]
    plots = {"grain_wood_plot": 0, "piety_wood_plot": 0}
    state = table("rent", seats=seats, plots=plots)
    assert open_choices(state) == [
        "rent grain_wood_plot",
        "rent piety_wood_plot",
        "rent_two grain_wood_plot piety_wood_plot",
    ]


@rule("WWE-9.12")
def test_the_order_of_discards_leaves_no_trace() -> None:
    def after(*discards: str) -> dict[str, Any]:
        state = table("play_card", round=1, players=2)
        for round, card in enumerate(discards, 1):
            while state.to_move != 0 or state.view(None)["step"] != "play_card":
                idle(state)
            choose(state, f"forgo {CARDS[round]}", f"discard {card}")
        return player(state, 0)

    one, two = after("rent", "favour"), after("favour", "rent")
    assert one == two
    assert one["hidden"] == ["rent", "favour"]
