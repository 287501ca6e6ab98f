"""The five rules of Toll, each as a short game."""

from __future__ import annotations

from typing import Any

from tabard.games import game
from tabard.kernel.state import CHANCE, OVER, State
from tests.games.hands import choose, of_all, open_choices, player, refused
from tests.rules import rule

TOLL = game("toll")


def dealt(*cards: str, **options: Any) -> State:
    """A table at which everybody holds the card named."""
    return choose(TOLL.start(len(cards), options), *(f"draw {card}" for card in cards))


@rule("TOLL-1.1")
def test_everybody_begins_with_a_coin_and_is_dealt_a_card_in_secret() -> None:
    state = TOLL.start(2)
    assert of_all(state, "coins") == [1, 1]
    assert state.to_move == CHANCE
    assert dict(zip(open_choices(state), state.weights())) == {
        "draw peasant": 6,
        "draw knight": 5,
        "draw thief": 5,
    }
    choose(state, "draw knight", "draw thief")
    assert state.view(0)["seats"][0]["hand"] == {"peasant": 0, "knight": 1, "thief": 0}
    assert "hand" not in state.view(0)["seats"][1]
    assert player(state, 1)["cards_in_hand"] == 1
    assert state.position()["deck"] == {"peasant": 6, "knight": 4, "thief": 4}


@rule("TOLL-1.2")
def test_a_card_is_played_for_its_worth_or_stays_in_hand() -> None:
    state = dealt("knight", "peasant", "thief")
    assert open_choices(state) == ["play knight", "hold"]
    assert refused(state, "play thief").why == "not-in-hand"
    choose(state, "play knight", "play peasant", "hold")
    assert of_all(state, "coins") == [3, 2, 1]
    assert of_all(state, "cards_in_hand") == [0, 0, 1]
    assert state.view(None)["played"] == {"peasant": 1, "knight": 1, "thief": 0}


@rule("TOLL-1.3")
def test_the_next_seat_pays_the_thief() -> None:
    state = choose(dealt("thief", "knight"), "play thief")
    assert state.to_move == 1
    assert open_choices(state) == ["pay", "bury knight", "bear"]
    assert of_all(choose(state, "pay"), "coins") == [2, 0]


@rule("TOLL-1.3")
def test_the_bank_pays_the_thief_of_a_seat_that_bears_it() -> None:
    assert of_all(choose(dealt("thief", "knight"), "play thief", "bear"), "coins") == [2, 1]


@rule("TOLL-1.3")
def test_a_buried_card_pays_the_thief_nothing_and_is_seen_where_graves_are_open() -> None:
    for graves_open in (False, True):
        state = dealt("thief", "knight", open_graves=graves_open)
        choose(state, "play thief", "bury knight")
        assert of_all(state, "coins") == [1, 1]
        buried = {"peasant": 0, "knight": 1, "thief": 0}
        assert state.view(1)["seats"][1]["grave"] == buried
        seen = state.view(0)["seats"][1]
        assert seen["grave"] == (buried if graves_open else None)
        assert seen["cards_buried"] == 1


@rule("TOLL-1.3")
def test_a_seat_without_a_coin_cannot_pay() -> None:
    state = choose(dealt("thief", "knight"), "play thief", "pay", "hold", "pledge 0")
    assert of_all(state, "coins") == [2, 0]
    choose(state, "draw thief", "draw peasant", "play thief")
    assert state.to_move == 1
    assert refused(state, "pay").need == 1


@rule("TOLL-1.4")
def test_pledges_are_paid_and_the_highest_alone_wins_the_prize() -> None:
    state = choose(dealt("peasant", "knight", "peasant"), "hold", "play knight", "hold")
    assert state.awaited() == [0, 1, 2]
    assert refused(state, "pledge 2").need == 2
    choose(state, "pledge 1", "pledge 2")
    assert "pledge" not in state.view(0)["seats"][1]
    choose(state, "pledge 0")
    assert of_all(state, "coins") == [0, 4, 1]


@rule("TOLL-1.4")
def test_equal_pledges_win_nothing() -> None:
    state = choose(dealt("peasant", "peasant"), "hold", "hold", "pledge 1", "pledge 1")
    assert of_all(state, "coins") == [0, 0]


@rule("TOLL-2.1")
def test_after_the_last_round_the_most_coins_win_and_a_tie_is_shared() -> None:
    state = choose(dealt("peasant", "peasant", "knight", rounds=1), "hold", "hold", "play knight")
    choose(state, "pledge 0", "pledge 0", "pledge 1")
    assert state.to_move == OVER
    assert state.scores() == [1, 1, 5]
    assert state.ranking() == [2, 2, 1]


@rule("TOLL-2.1")
def test_there_are_three_rounds_unless_the_table_says_otherwise() -> None:
    state = TOLL.start(2)
    rounds = []
    while state.to_move != OVER:
        rounds.append(state.view(None)["round"])
        state.apply(state.choices()[0])
    assert sorted(set(rounds)) == [1, 2, 3]
