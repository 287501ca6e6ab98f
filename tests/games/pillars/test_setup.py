"""Section 2: setup."""

from __future__ import annotations

import pytest

from tabard.kernel.errors import BadOption
from tests.games.pillars.box import ADVANTAGES, EVENTS, FINAL_ADVANTAGES, STACKS, STARTING_ROW
from tests.games.pillars.tables import GAME, choose, of_all, open_choices, played, table
from tests.rules import rule


@rule("PIL-2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_play(players: int) -> None:
    assert GAME.start(players).view(None)["players"] == players


@rule("PIL-2.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, True])
def test_no_other_number_of_players_is_allowed(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        GAME.start(players)


@rule("PIL-2.1")
def test_nothing_on_the_board_depends_on_the_number_of_players() -> None:
    kits = ("players", "seats", "bag", "set_aside")
    boards = []
    for players in (2, 3, 4):
        view = choose(GAME.start(players), "start 0").view(None)
        boards.append({name: value for name, value in view.items() if name not in kits})
    assert boards[0] == boards[1] == boards[2]


@rule("PIL-2.2", "PIL-25.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_start_player_is_drawn_by_lot_each_as_likely(players: int) -> None:
    state = GAME.start(players)
    assert open_choices(state) == [f"start {n}" for n in range(players)]
    assert state.weights() == [1] * players
    assert choose(state, "start 1").view(None)["start_player"] == 1


@rule("PIL-2.2")
@pytest.mark.parametrize("given", ["0", "1", "2"])
def test_the_first_start_player_may_be_given(given: str) -> None:
    view = GAME.start(3, {"first_start_player": given}).view(None)
    assert view["start_player"] == int(given)
    assert view["round"] == 1


@rule("PIL-2.2")
def test_a_given_start_player_must_sit_at_the_table() -> None:
    with pytest.raises(BadOption, match="first_start_player"):
        GAME.start(3, {"first_start_player": "3"})


@rule("PIL-2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_two_points(players: int) -> None:
    assert of_all(GAME.start(players), "vp") == [2] * players


@rule("PIL-2.4")
@pytest.mark.parametrize(
    ("players", "start", "gold"),
    [
        (2, 0, [20, 21]),
        (2, 1, [21, 20]),
        (3, 1, [22, 20, 21]),
        (4, 0, [20, 21, 22, 23]),
        (4, 3, [21, 22, 23, 20]),
    ],
)
def test_gold_follows_turn_order(players: int, start: int, gold: list[int]) -> None:
    assert of_all(choose(GAME.start(players), f"start {start}"), "gold") == gold


@rule("PIL-2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_starts_with_the_same_three_craftsmen(players: int) -> None:
    assert of_all(GAME.start(players), "row") == [STARTING_ROW] * players


@rule("PIL-2.6")
@pytest.mark.parametrize("round", range(1, 7))
def test_each_round_has_its_own_shuffled_stack_of_four(round: int) -> None:
    state = table("round_craftsmen", round=round, shiring=[None, None])
    first = open_choices(state)
    assert first == [f"craftsman {card}" for card in STACKS[round]]
    assert state.weights() == [1, 1, 1, 1]
    choose(state, first[2])
    assert open_choices(state) == [first[0], first[1], first[3]]
    assert state.weights() == [1, 1, 1]


@rule("PIL-2.7", "PIL-25.2")
def test_any_of_the_fourteen_advantages_may_come_first() -> None:
    state = choose(GAME.start(3), "start 0")
    assert open_choices(state) == [f"advantage {card}" for card in ADVANTAGES]
    assert state.weights() == [1] * 14
    choose(state, "advantage adv_ellen")
    assert state.view(None)["advantages_unseen"] == [c for c in ADVANTAGES if c != "adv_ellen"]
    assert "advantage adv_ellen" not in open_choices(state)


@rule("PIL-2.7")
@pytest.mark.parametrize("seed", range(3))
def test_ten_advantages_come_in_five_rounds_and_four_never(seed: int) -> None:
    shown: dict[int, list[str]] = {}
    for state in played(3, seed):
        view = state.view(None)
        if view["step"] == "choosing_cards":
            shown[view["round"]] = view["kingsbridge"]
    random_ones = [card for n in range(1, 6) for card in shown[n]]
    assert len(set(random_ones)) == 10
    assert set(random_ones) <= set(ADVANTAGES)
    assert shown[6] == FINAL_ADVANTAGES
    assert set(state.view(None)["advantages_unseen"]) == set(ADVANTAGES) - set(random_ones)


@rule("PIL-2.8", "PIL-25.2")
def test_any_of_the_ten_events_may_come_first() -> None:
    state = table("reveal_event", round=1)
    assert set(open_choices(state)) == {f"event {card}" for card in EVENTS}
    assert state.weights() == [1] * 10


@rule("PIL-2.8")
@pytest.mark.parametrize("seed", range(3))
def test_six_different_events_come_one_per_round_and_four_never(seed: int) -> None:
    events: dict[int, str] = {}
    for state in played(3, seed):
        view = state.view(None)
        if view["event"] is not None:
            assert events.setdefault(view["round"], view["event"]) == view["event"]
    assert sorted(events) == [1, 2, 3, 4, 5, 6]
    assert state.view(None)["past_events"] == list(events.values())
    assert len(set(events.values())) == 6
    assert set(state.view(None)["events_unseen"]) == set(EVENTS) - set(events.values())


@rule("PIL-2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_board_is_laid_out(players: int) -> None:
    view = choose(GAME.start(players), "start 0").view(None)
    assert view["market"] == {"wood": 4, "stone": 4, "sand": 4}
    assert view["court_metal"] == 1
    assert view["castle_workers"] == 4
    assert view["cost"] == 7
    assert view["bag"] == [3] * players
    assert view["supply"] == {"wood": 20, "stone": 20, "sand": 20, "metal": 9}
