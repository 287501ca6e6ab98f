"""Section 13: station 9, the king's court."""

from __future__ import annotations

import pytest

from tests.games.pillars.tables import choose, goods, of_all, open_choices, player, seat, table
from tests.rules import rule

FALL = "adv_fall_of_the_king"


@rule("PIL-13.1")
def test_the_first_space_takes_the_metal() -> None:
    state = table("court_metal", spaces={"kings_court": [1, 0, 1, 2]})
    assert goods(state, 1) == {"metal": 1}
    assert goods(state, 0) == goods(state, 2) == {}
    assert state.view(None)["court_metal"] == 0
    assert state.view(None)["supply"]["metal"] == 9


@rule("PIL-13.1")
def test_without_a_builder_on_the_first_space_the_metal_stays() -> None:
    state = table("court_metal", spaces={"market": [0]})
    assert state.view(None)["court_metal"] == 1
    assert [goods(state, n) for n in range(3)] == [{}, {}, {}]


@rule("PIL-13.1")
def test_metal_that_is_not_there_is_not_taken() -> None:
    state = table("court_metal", spaces={"kings_court": [1]}, court_metal=0)
    assert goods(state, 1) == {}


@rule("PIL-13.2")
@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_everybody_without_a_builder_at_the_court_pays_the_roll(roll: int) -> None:
    state = table("tax_roll", players=4, spaces={"kings_court": [2, 0, 0]})
    choose(state, f"tax {roll}")
    assert of_all(state, "gold") == [10, 10 - roll, 10, 10 - roll]


@rule("PIL-13.2")
def test_any_space_of_the_court_frees_from_the_tax() -> None:
    state = table("tax_roll", players=4, spaces={"kings_court": [0, 1, 2, 3]})
    choose(state, "tax 5")
    assert of_all(state, "gold") == [10, 10, 10, 10]


@rule("PIL-13.2", "PIL-25.2")
def test_the_die_is_rolled_once_even_when_nobody_is_liable() -> None:
    state = table("court_metal", spaces={"kings_court": [0, 1, 2]})
    assert state.view(None)["step"] == "tax_roll"
    choose(state, "tax 4")
    assert state.view(None)["step"] != "tax_roll"
    assert state.view(None)["round"] == 3


@rule("PIL-13.3", "PIL-22.2")
@pytest.mark.parametrize("roll", [2, 3, 4, 5])
def test_brother_francis_makes_it_two_whatever_the_roll(roll: int) -> None:
    seats = [seat(advantages=["adv_brother_francis"]), seat()]
    state = choose(table("tax_roll", seats=seats), f"tax {roll}")
    assert of_all(state, "gold") == [8, 10 - roll]


@rule("PIL-13.3", "PIL-22.2")
def test_brother_francis_costs_nothing_with_an_own_builder_at_the_court() -> None:
    seats = [seat(advantages=["adv_brother_francis"]), seat()]
    state = choose(table("tax_roll", seats=seats, spaces={"kings_court": [0]}), "tax 5")
    assert of_all(state, "gold") == [10, 5]


@rule("PIL-13.3", "PIL-22.9")
def test_the_fall_of_the_king_is_asked_after_the_roll_and_frees_once() -> None:
    state = table("tax_roll", seats=[seat(), seat(advantages=[FALL]), seat()])
    choose(state, "tax 3")
    assert state.to_move == 1
    assert open_choices(state) == [f"play {FALL}", f"keep {FALL}"]
    assert of_all(state, "gold") == [10, 10, 10]
    choose(state, f"play {FALL}")
    assert of_all(state, "gold") == [7, 10, 7]
    assert player(state, 1)["advantages"] == []


@rule("PIL-13.3", "PIL-22.9")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_who_keeps_the_fall_of_the_king_pays_and_still_has_it(start: int) -> None:
    seats = [seat(), seat(advantages=[FALL]), seat()]
    state = table("tax_roll", seats=seats, start_player=start)
    choose(state, "tax 3", f"keep {FALL}")
    assert of_all(state, "gold") == [7, 7, 7]
    assert player(state, 1)["advantages"] == [FALL]


@rule("PIL-13.3")
def test_who_is_not_liable_is_not_asked() -> None:
    seats = [seat(advantages=[FALL], stone=2), seat()]
    state = choose(table("tax_roll", seats=seats, spaces={"kings_court": [1, 0]}), "tax 3")
    assert state.view(None)["step"] == "building"
    assert player(state, 0)["advantages"] == [FALL]


@rule("PIL-13.4")
def test_the_court_does_not_protect_from_events() -> None:
    spaces = {"kings_court": [0]}
    state = table("event_effect", event="event_hamleigh_tax", spaces=spaces)
    assert of_all(state, "gold") == [6, 6, 6]


@rule("PIL-13.4", "PIL-7.3")
def test_a_shortage_at_the_flat_tax_costs_a_point_too() -> None:
    seats = [seat(gold=0, vp=5, advantages=["adv_brother_francis"]), seat()]
    state = choose(table("tax_roll", seats=seats), "tax 5")
    assert player(state, 0)["vp"] == 4
