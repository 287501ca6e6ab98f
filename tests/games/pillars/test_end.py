"""Section 20: the end of the game."""

from __future__ import annotations

import pytest

from tests.games.pillars.tables import GAME, choose, played, refusal, seat, table
from tests.rules import rule


def over(*standings: tuple[int, int], **goods: int) -> list[int]:
    """The places when the game ends with these points and gold."""
    seats = [seat(vp=vp, gold=gold, **goods) for vp, gold in standings]
    state = table("next_start_player", seats=seats, round=6)
    assert state.view(None)["to_move"] == "over"
    return state.ranking()


@rule("PIL-20.1")
def test_the_game_ends_after_the_last_station_of_round_six() -> None:
    state = table("building", seats=[seat(stone=2), seat()], round=6)
    assert state.view(None)["to_move"] == 0
    choose(state, "done")
    assert state.view(None)["to_move"] == "over"
    assert state.choices() == []


@rule("PIL-20.1")
def test_after_the_end_every_choice_is_refused() -> None:
    state = table("next_start_player", round=6)
    for code in range(len(GAME.actions)):
        assert refusal(state, GAME.actions.text(code)) == "PIL-20.1"


@rule("PIL-20.1")
def test_most_points_win() -> None:
    assert over((30, 0), (41, 5), (12, 30)) == [2, 1, 3]
    seats = [seat(vp=30), seat(vp=41), seat(vp=12)]
    assert table("next_start_player", seats=seats, round=6).scores() == [30, 41, 12]


@rule("PIL-20.2")
def test_gold_breaks_a_tie() -> None:
    assert over((40, 3), (40, 4), (40, 0), (39, 30)) == [2, 1, 3, 4]


@rule("PIL-20.3")
def test_who_is_still_tied_shares_the_place() -> None:
    assert over((50, 7), (50, 7), (47, 30)) == [1, 1, 3]
    assert over((50, 7), (50, 7), (50, 7), (50, 7)) == [1, 1, 1, 1]
    assert over((9, 1), (50, 7), (9, 1)) == [2, 1, 2]


@rule("PIL-20.4")
def test_leftovers_are_worth_nothing() -> None:
    rich = seat(vp=10, gold=1, wood=5, stone=5, metal=3, advantages=["adv_jack"], grey_won=2)
    poor = seat(vp=10, gold=1, row=[])
    state = table("next_start_player", seats=[rich, poor], round=6)
    assert state.scores() == [10, 10]
    assert state.ranking() == [1, 1]


@rule("PIL-20.1", "PIL-3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_ends_in_round_six(players: int) -> None:
    *_, last = played(players, seed=3)
    view = last.view(None)
    assert (view["round"], view["to_move"]) == (6, "over")
    assert len(view["past_events"]) == 6
