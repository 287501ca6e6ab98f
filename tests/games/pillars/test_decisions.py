"""Section 26: the twelve decisions, and that nothing else is ever asked or allowed."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.kernel.errors import Refused
from tabard.kernel.state import OVER
from tests.games.pillars.box import STARTING_ROW
from tests.games.pillars.tables import GAME, open_choices, played, seat, table
from tests.rules import rule

PLACES = [
    "place bishops_seat",
    "place kingsbridge_1",
    "place kingsbridge_2",
    "place priory",
    "place kings_court",
    "place shiring_1",
    "place shiring_2",
    "place shiring_castle",
    "place market",
    "place start_player",
]
THOMAS = "adv_archbishop_thomas"
FALL = "adv_fall_of_the_king"
SIX = [*STARTING_ROW, "tool_maker", "potter_1", "mason_1"]
OVERFLOW = {"interrupted": "choosing_cards", "seats": [seat(row=SIX), seat()]}
SURPLUS = {"interrupted": "building", "turn": 1, "seats": [seat(wood=4, sand=1, metal=1), seat()]}

DECISIONS: list[tuple[str, str, dict[str, Any], list[str]]] = [
    (
        "D01",
        "choosing_cards",
        {"open_cards": ["forest_small"], "open_craftsmen": ["mason_2"]},
        ["take forest_small", "hire mason_2", "pass"],
    ),
    ("D02", "refusal", {"drawn": 1}, ["accept", "refuse"]),
    ("D03", "place_builder", {"drawn": 0}, [*PLACES, "pass"]),
    ("D04", "dismissal", OVERFLOW, [f"dismiss {card}" for card in SIX]),
    ("D05", "place_waiting", {"waiting": [{"seat": 1, "cost": 7}]}, PLACES),
    (
        "D06",
        "bishops_choice",
        {"event": "event_conflict", "spaces": {"bishops_seat": [1]}},
        ["shield", "fetch wood", "fetch stone", "fetch sand", "forgo"],
    ),
    (
        "D07",
        "thomass_choice",
        {"event": "event_conflict", "seats": [seat(), seat(advantages=[THOMAS])]},
        [f"play {THOMAS}", f"keep {THOMAS}"],
    ),
    (
        "D08",
        "exemption",
        {"tax": 3, "seats": [seat(), seat(advantages=[FALL])]},
        [f"play {FALL}", f"keep {FALL}"],
    ),
    (
        "D09",
        "market",
        {"seats": [seat(gold=4, metal=1), seat()], "spaces": {"market": [0]}},
        ["buy wood 1", "buy stone 1", "buy sand 1", "buy sand 2", "sell metal 1", "pass"],
    ),
    ("D10", "building", {"seats": [seat(stone=2), seat()]}, ["use stonecutter 1", "done"]),
    ("D11", "surplus", SURPLUS, ["return wood", "return sand", "return metal"]),
    (
        "D12",
        "event_effect",
        {"event": "event_collapse"},
        [f"dismiss {card}" for card in STARTING_ROW],
    ),
]


@rule("PIL-26.1")
@pytest.mark.parametrize(("name", "step", "what", "options"), DECISIONS)
def test_each_decision_offers_exactly_its_options(
    name: str, step: str, what: dict[str, Any], options: list[str]
) -> None:
    state = table(step, **what)
    assert state.view(None)["step"] == step
    assert open_choices(state) == options


@rule("PIL-26.1")
@pytest.mark.parametrize(("name", "step", "what", "options"), DECISIONS)
def test_everything_else_is_refused_and_changes_nothing(
    name: str, step: str, what: dict[str, Any], options: list[str]
) -> None:
    state = table(step, **what)
    before = state.position()
    for text in GAME.actions.texts:
        if text not in options:
            with pytest.raises(Refused, match=r"PIL-\d+\.\d+"):
                state.apply(GAME.parse(text))
    assert state.position() == before


@rule("PIL-26.1")
def test_with_remigius_every_free_space_can_be_had_for_nothing_too() -> None:
    seats = [seat(advantages=["adv_brother_remigius"]), seat()]
    state = table("place_builder", seats=seats, drawn=0)
    free = [text.replace("place", "place_free") for text in PLACES]
    assert open_choices(state) == [*PLACES, *free, "pass"]


@rule("PIL-26.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_nobody_is_asked_where_there_is_one_option(players: int) -> None:
    for seed in range(3):
        for state in played(players, seed):
            assert len(state.choices()) >= 2 or state.to_move == OVER


@rule("PIL-26.1")
def test_seats_are_asked_the_twelve_decisions_and_nothing_else() -> None:
    asked = set()
    for seed in range(25):
        for state in played(4, seed):
            if state.to_move >= 0:
                asked.add(state.view(None)["step"])
    assert asked == {step for _, step, _, _ in DECISIONS}
