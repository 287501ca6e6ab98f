"""Section 22: the twenty decisions, each asked of its player with its options."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.world.box import CARDS, PENALTIES, PLOTS
from tests.games.world.tables import GAME, open_choices, played, seat, table
from tests.rules import rule

MIXES = ["stone", "wood", "stone+stone", "stone+wood", "wood+wood"]
HOSPITAL = {"hospital": {"stone": 3, "wood": 2, "seals": [1]}}
FAILED = {"missing": {"piety_duty": 2, "tax_duty": 1}, "penalties": ["penance", "royal_court"]}

# Decision, step, table, who decides, his options.
DECISIONS: list[tuple[str, str, dict[str, Any], int, list[str]]] = [
    (
        "D01",
        "royal_court",
        {"chapter": 2, "seats": [seat(), seat(penalties=["royal_court"])]},
        1,
        [f"lay {card}" for card in CARDS],
    ),
    (
        "D02",
        "discard",
        {"round": 1, "seats": [seat(open=["rent"]), seat()]},
        0,
        [f"discard {card}" for card in CARDS if card != "rent"],
    ),
    (
        "D03",
        "event_choice",
        {"event": "storm_damage", "seats": [seat(), seat(stone=1, wood=1)], "turn": 1},
        1,
        ["pay stone", "pay wood", "lose_points"],
    ),
    (
        "D04",
        "goods_loss",
        {"event": "ralph_earl_of_shiring", "seats": [seat(money=2, cloth=1), seat(money=0)]},
        0,
        ["give_up money+money", "give_up money+cloth"],
    ),
    (
        "D05",
        "house_loss",
        {
            "event": "plague_empties_homes",
            "seats": [seat(), seat()],
            "plots": {"vp_wood_plot": 1, "grain_wood_plot": 1},
        },
        1,
        ["vacate grain_wood_plot", "vacate vp_wood_plot"],
    ),
    (
        "D06",
        "war",
        {"event": "war_with_france", "round": 1},
        0,
        [f"lay {card}" for card in CARDS],
    ),
    (
        "D07",
        "orient",
        {"favour": "bishop", "seats": [seat(money=0), seat()], "event": "robbers_on_the_road"},
        0,
        ["orient 0", "orient 1", "orient 2"],
    ),
    (
        "D08",
        "swap_last",
        {"event": "charter_of_freedom", "seats": [seat(), seat(money=2)], "playing": 1},
        1,
        ["swap stone", "swap wood", "decline"],
    ),
    (
        "D09",
        "play_card",
        {"round": 6, "seats": [seat(hand=["grain", "favour"]), seat()]},
        0,
        ["use grain", "use favour", "forgo grain", "forgo favour"],
    ),
    ("D10", "building_material", {}, 0, ["take stone", "take wood"]),
    (
        "D11",
        "project",
        {"seats": [seat(stone=2, wood=2), seat()]},
        0,
        [f"build bridge {mix}" for mix in MIXES],
    ),
    (
        "D12",
        "market",
        {"seats": [seat(wool=1, cloth=1), seat()], "chapter": 2},
        0,
        ["sell 0 1", "sell 1 0", "sell 1 1"],
    ),
    (
        "D13",
        "build_house",
        {"seats": [seat(stone=1, wood=1), seat()]},
        0,
        [f"house {plot}" for plot in PLOTS],
    ),
    (
        "D13 free",
        "free_house",
        {"seats": [seat(open=["medicine"]), seat()], "carer": 0},
        0,
        [*(f"house {plot}" for plot in PLOTS), "decline"],
    ),
    (
        "D14",
        "rent",
        {"plots": {"vp_wood_plot": 0, "grain_wood_plot": 0}},
        0,
        [
            "rent grain_wood_plot",
            "rent vp_wood_plot",
            "rent_two grain_wood_plot vp_wood_plot",
        ],
    ),
    (
        "D15",
        "donation",
        {"projects": {"fulling_mill": {}}},
        0,
        ["donate bridge", "donate fulling_mill"],
    ),
    ("D16", "cloth_making", {"seats": [seat(wool=5), seat()]}, 0, ["weave 1", "weave 2"]),
    (
        "D17",
        "medicine",
        {"seats": [seat(medical=2), seat()], "sick": {10: 2}},
        0,
        ["minor_service", "care location_10"],
    ),
    (
        "D18",
        "hospital_care",
        {
            "seats": [seat(open=["project"]), seat(medical=2)],
            "projects": HOSPITAL,
            "sick": {10: 2},
            "chapter": 4,
            "finishing": "hospital",
            "donors_seen": 2,
            "carer": 1,
        },
        1,
        ["care location_10", "decline"],
    ),
    (
        "D19",
        "protection",
        {"chapter": 3, "seats": [seat(), seat(loyalty=2, money=0, **FAILED)]},
        1,
        ["protect penance", "protect royal_court", "protect penance+royal_court", "decline"],
    ),
    (
        "D20",
        "masons",
        {"event": "merthins_masons", "seats": [seat(), seat(wood=3)]},
        1,
        ["build bridge wood", "build tower wood", "decline"],
    ),
]


@rule("WWE-20.10")
@pytest.mark.parametrize(("name", "step", "what", "who", "options"), DECISIONS)
def test_a_decision_asks_its_player_for_the_options_of_its_list(
    name: str, step: str, what: dict[str, Any], who: int, options: list[str]
) -> None:
    state = table(step, **what)
    assert (state.view(None)["step"], state.to_move) == (step, who), name
    assert open_choices(state) == options


def test_no_other_step_ever_asks_a_player() -> None:
    known = {step for _, step, *_ in DECISIONS} | {"event_choice", "swap_first", "care_material"}
    for seed in range(4):
        for state in played(2 + seed % 3, 20 + seed):
            if state.to_move >= 0:
                assert state.view(None)["step"] in known


# The hard limits of the document, for moves coded in a fixed space.
LIMITS = {
    "lay": 12,
    "discard": 12,
    "give_up": 21,
    "vacate": len(PLOTS),
    "orient": 4,
    "use": 12,
    "forgo": 12,
    "take": 2,
    "build": 7 * 5,
    "sell": 47,
    "house": 14,
    "rent": 14,
    "donate": 7,
    "weave": 2,
    "care": 11,
    "protect": 2 ** len(PENALTIES) - 1,
}


def test_the_moves_fit_the_hard_limits() -> None:
    for word, limit in LIMITS.items():
        assert sum(text.split()[0] == word for text in GAME.actions.texts) == limit, word
