"""What the things on the table answer, with the figures of a position."""

from __future__ import annotations

from typing import Any

from tabard.games.world.board import BOARD
from tabard.words import Words
from tests.games.world.tables import seat, table
from tests.rules import rule

NAMES = ["Anna", "Bert", "Cleo"]


def answers(view: dict[str, Any], looks: int | None = 0, lang: str = "en") -> dict[str, str]:
    """What everything answers somebody who looks."""
    return Words("world", lang).tips(BOARD.tips(view, looks), NAMES)


@rule("WWE-10.5", "WWE-21.I09")
def test_the_market_tells_what_wool_brings_now() -> None:
    seats = [seat(wool=3), seat()]
    assert (
        "Wool sells for 2 money now" in answers(table("market", seats=seats).view(0))["market-wool"]
    )
    glut = answers(table("market", seats=seats, event="wool_glut").view(0))
    assert "Wool sells for 1 money now" in glut["market-wool"]


@rule("WWE-16.2", "WWE-16.4", "WWE-18.2")
def test_a_duty_tells_what_one_has_and_what_is_due() -> None:
    state = table("market", seats=[seat(wool=3, money=4, piety=1), seat()])
    told = answers(state.view(0))
    assert "You have 1 of 2 due at the chapter’s end." in told["duty-piety_duty"]
    assert "costs 3 points, and any brings penance." in told["duty-piety_duty"]
    assert "You have 4; the die will ask for 2 to 5." in told["duty-tax_duty"]
    assert "duty-tax_duty" not in answers(state.view(None), None), "goods are secret"


@rule("WWE-20.7", "WWE-19.2")
def test_what_lies_behind_a_screen_is_told_to_its_owner_alone() -> None:
    state = table("market", seats=[seat(wool=3, vp=9), seat(wool=1, vp=11)])
    told, other = answers(state.view(0)), answers(state.view(1), 1)
    assert told["good-0-wool"].startswith("Wool behind your screen – You have 3.")
    assert "good-1-wool" not in told
    assert other["good-1-wool"].startswith("Wool behind your screen – You have 1.")
    assert told["points-0"].startswith("Points: Anna – 9 points, place 2 of 2 now.")
