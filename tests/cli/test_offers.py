"""Finding the choice that somebody typed, and the numbered list."""

from __future__ import annotations

import itertools

import pytest

from tabard.cli.offers import matches, offers
from tabard.cli.screen import MARKS
from tabard.games import game
from tabard.words import Words
from tests.games.pillars.tables import seat, table

ACTIONS = game("pillars").actions
OPEN = [
    ACTIONS.parse(text)
    for text in (
        "place kingsbridge_1", "place kingsbridge_2", "place market", "buy wood 1", "buy wood 2",
        "sell wood 1", "pass",
    )
]  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3", ["place market"]),
        ("7", ["pass"]),
        ("0", []),
        ("8", []),
        ("²", []),
        ("place market", ["place market"]),
        ("  PLACE   Market ", ["place market"]),
        ("place m", ["place market"]),
        ("pa", ["pass"]),
        ("p", ["place kingsbridge_1", "place kingsbridge_2", "place market", "pass"]),
        ("b w 2", ["buy wood 2"]),
        ("buy", ["buy wood 1", "buy wood 2"]),
        ("market", ["place market"]),
        ("wood 2", ["buy wood 2"]),
        ("wood 1", ["buy wood 1", "sell wood 1"]),
        ("kings", ["place kingsbridge_1", "place kingsbridge_2"]),
        ("place market now", []),
        ("fly", []),
    ],
)
def test_a_choice_is_found_by_number_words_or_a_clear_beginning(
    typed: str, meant: list[str]
) -> None:
    assert [ACTIONS.text(code) for code in matches(typed, OPEN, ACTIONS)] == meant


def test_choices_that_differ_in_one_number_share_a_line() -> None:
    state = table("market", seats=[seat(gold=7), seat()], spaces={"market": [0, None, None, None]})
    words = Words("pillars")
    lines = [(o.number(), o.label) for o in offers(state, state.view(0), words, MARKS)]
    assert lines == [
        ("1-2", "buy wood for 3 gold each: 1 to 2"),
        ("3", "buy 1 stone for 4 gold"),
        ("4-6", "buy sand for 2 gold each: 1 to 3"),
        ("7", "pass"),
    ]


def test_the_numbers_of_the_list_are_those_of_the_choices() -> None:
    state = table("market", seats=[seat(gold=30, wood=3), seat()], spaces={"market": [0]})
    found = offers(state, state.view(0), Words("pillars"), MARKS)
    assert found[0].first == 1
    assert found[-1].last == len(state.choices())
    assert all(one.last + 1 == two.first for one, two in itertools.pairwise(found))
