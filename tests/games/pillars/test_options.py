"""The readings of the rules that a table may choose."""

from __future__ import annotations

import pytest

from tabard.kernel.errors import BadOption
from tests.games.pillars.box import OPTIONS
from tests.games.pillars.soundness import unsound
from tests.games.pillars.tables import (
    GAME,
    choose,
    open_choices,
    played,
    player,
    refusal,
    seat,
    table,
)
from tests.rules import rule


@rule("PIL-2.2", "PIL-5.2", "PIL-5.9", "PIL-5.11", "PIL-7.3")
def test_the_defaults_are_the_rulings_of_the_rules_document() -> None:
    assert GAME.start(3).position()["options"] == OPTIONS


@rule("PIL-5.9")
def test_a_table_may_forbid_passing_at_zero() -> None:
    state = table("place_builder", drawn=0, cost=0, options={"pass_allowed_at_zero": False})
    assert refusal(state, "pass") == "PIL-5.9"
    state = table("place_builder", drawn=0, cost=1, options={"pass_allowed_at_zero": False})
    assert "pass" in open_choices(state)


@rule("PIL-5.11")
def test_a_table_of_old_may_have_left_the_marker_where_it_is() -> None:
    options = {"two_player_set_to_zero_after_all_drawn": False}
    spaces = {"market": [0, 0, 1, 1], "priory": [1]}
    state = table("place_builder", players=2, drawn=0, spaces=spaces, cost=2, options=options)
    choose(state, "pass")
    assert state.view(None)["cost"] == 1
    choose(state, "place kings_court")
    assert player(state, 0)["gold"] == 10


@rule("PIL-5.12")
def test_what_moves_the_marker_alone_is_offered_no_more_and_read_as_ever() -> None:
    name = "two_player_set_to_zero_after_all_drawn"
    assert name not in {option.name for option in GAME.offered}
    with pytest.raises(BadOption, match="offered no more"):
        GAME.agree(2, {name: False})
    old = GAME.start(2, {name: False})
    assert GAME.load(old.position()).position() == old.position()


@rule("PIL-5.2")
def test_a_table_may_play_without_the_refusal() -> None:
    state = table("draw_builder", options={"veto_per_round": 0}, refusals_left=0)
    choose(state, "builder 1")
    assert state.to_move == 1


@rule("PIL-7.3")
@pytest.mark.parametrize(("gold", "points"), [(4, 9), (3, 8), (2, 8), (1, 7), (0, 7)])
def test_a_table_may_round_debts_up(gold: int, points: int) -> None:
    seats = [seat(gold=gold, vp=9), seat()]
    options = {"debt_rounding": "ceil"}
    state = table("event_effect", seats=seats, event="event_hamleigh_tax", options=options)
    assert player(state, 0)["vp"] == points


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("pass_allowed_at_zero", "yes"),
        ("pass_allowed_at_zero", 1),
        ("veto_per_round", 2),
        ("veto_per_round", True),
        ("debt_rounding", "round"),
        ("first_start_player", "4"),
        ("first_start_player", 1),
        ("house_rule", True),
    ],
)
def test_an_undeclared_option_or_value_is_named_and_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        GAME.start(4, {option: value})


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("pass_allowed_at_zero", False),
        ("two_player_set_to_zero_after_all_drawn", False),
        ("veto_per_round", 0),
        ("debt_rounding", "ceil"),
        ("first_start_player", "1"),
    ],
)
def test_every_reading_plays_to_the_end(option: str, value: object) -> None:
    declared = next(known for known in GAME.options if known.name == option)
    for players in (number for number in (2, 4) if value in declared.values_for(number)):
        *_, last = played(players, 1, **{option: value})
        assert last.position()["options"] == OPTIONS | {option: value}
        assert unsound(last) == []


@rule("PIL-5.11")
@rule("PIL-2.2")
@pytest.mark.parametrize(
    ("players", "option", "value", "problem"),
    [
        (3, "two_player_set_to_zero_after_all_drawn", False, "is for 2 players, not 3"),
        (2, "first_start_player", "2", "2 needs 3 players, not 2"),
    ],
)
def test_an_option_that_does_not_apply_is_refused(
    players: int, option: str, value: object, problem: str
) -> None:
    with pytest.raises(BadOption, match=f"option {option}: {problem}"):
        GAME.start(players, {option: value})
