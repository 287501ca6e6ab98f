"""Section 7: station 1, how an event is revealed, answered and applied."""

from __future__ import annotations

import pytest

from tests.games.pillars.box import NEGATIVE_EVENTS, POSITIVE_EVENTS
from tests.games.pillars.tables import choose, of_all, open_choices, player, seat, table
from tests.rules import rule

THOMAS = "adv_archbishop_thomas"


@rule("PIL-7.1")
def test_the_top_event_card_is_revealed_to_everybody() -> None:
    state = choose(table("reveal_event"), "event event_conflict")
    view = state.view(None)
    assert view["event"] == "event_conflict"
    assert view["past_events"][-1] == "event_conflict"
    assert "event_conflict" not in view["events_unseen"]


@rule("PIL-7.1")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_an_event_strikes_in_turn_order(start: int) -> None:
    state = table("reveal_event", start_player=start)
    state.log = []
    choose(state, "event event_hamleigh_tax")
    order = [event.seat for event in state.log if event.kind == "pays-gold"]
    assert order == [start, (start + 1) % 3, (start + 2) % 3]


@rule("PIL-7.1", "PIL-23.6")
def test_a_bad_event_spares_who_is_protected() -> None:
    seats = [seat(), seat(protected=True), seat()]
    state = table("event_effect", seats=seats, event="event_hamleigh_tax")
    assert of_all(state, "gold") == [6, 10, 6]


@rule("PIL-7.1")
def test_an_effect_for_a_later_station_is_remembered_until_then() -> None:
    seats = [seat(cards=["forest_small"]), seat(), seat()]
    spaces = {"kings_court": [0, 1, 2]}
    state = table("reveal_event", seats=seats, spaces=spaces)
    choose(state, "event event_volunteers")
    assert state.view(None)["step"] == "tax_roll"
    assert player(state, 0)["goods"]["wood"] == 3


@rule("PIL-7.2", "PIL-8.1")
@pytest.mark.parametrize("event", POSITIVE_EVENTS[:1] + NEGATIVE_EVENTS[:1])
def test_the_bishop_is_asked_right_after_the_reveal_whatever_the_event(event: str) -> None:
    state = table("reveal_event", spaces={"bishops_seat": [2]})
    choose(state, f"event {event}")
    assert state.view(None)["step"] == "bishops_choice"
    assert state.to_move == 2
    assert of_all(state, "gold") == [10, 10, 10]


@rule("PIL-7.2")
def test_thomas_is_asked_after_the_bishop_and_before_the_effect() -> None:
    seats = [seat(), seat(advantages=[THOMAS]), seat()]
    state = table("reveal_event", seats=seats, spaces={"bishops_seat": [2]})
    choose(state, "event event_conflict", "shield")
    assert state.to_move == 1
    assert open_choices(state) == [f"play {THOMAS}", f"keep {THOMAS}"]
    assert of_all(state, "vp") == [2, 2, 2]
    choose(state, f"play {THOMAS}")
    assert of_all(state, "vp") == [0, 2, 2]


@rule("PIL-7.2")
def test_who_is_already_protected_is_not_asked_for_thomas() -> None:
    seats = [seat(), seat(advantages=[THOMAS]), seat()]
    state = table("reveal_event", seats=seats, spaces={"bishops_seat": [1]})
    choose(state, "event event_conflict", "shield")
    assert of_all(state, "vp") == [0, 2, 0]
    assert player(state, 1)["advantages"] == [THOMAS]


@rule("PIL-7.3", "PIL-23.6")
@pytest.mark.parametrize(
    ("gold", "left", "points"), [(4, 0, 9), (3, 0, 9), (2, 0, 8), (1, 0, 8), (0, 0, 7), (7, 3, 9)]
)
def test_every_two_coins_missing_from_the_special_tax_cost_a_point(
    gold: int, left: int, points: int
) -> None:
    state = table("event_effect", seats=[seat(gold=gold, vp=9), seat()], event="event_hamleigh_tax")
    assert player(state, 0)["gold"] == left
    assert player(state, 0)["vp"] == points


@rule("PIL-7.3", "PIL-13.4")
@pytest.mark.parametrize(
    ("gold", "roll", "points"), [(5, 5, 9), (4, 5, 9), (3, 5, 8), (0, 5, 7), (0, 4, 7), (0, 3, 8)]
)
def test_every_two_coins_missing_from_the_kings_tax_cost_a_point(
    gold: int, roll: int, points: int
) -> None:
    state = table("tax_roll", seats=[seat(gold=gold, vp=9), seat()])
    choose(state, f"tax {roll}")
    assert player(state, 0)["gold"] == 0
    assert player(state, 0)["vp"] == points


@rule("PIL-7.3", "PIL-1.6")
def test_a_debt_takes_no_points_that_are_not_there() -> None:
    state = table("event_effect", seats=[seat(gold=0, vp=1), seat()], event="event_hamleigh_tax")
    assert player(state, 0)["vp"] == 0
