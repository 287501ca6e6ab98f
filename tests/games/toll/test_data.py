"""The data of Toll: every number of its rules comes from there."""

from __future__ import annotations

from typing import Final

from tests.games.numbers import check_numbers

STRUCTURE: Final = {"tables.py WIDTH": "bits for the number of cards of a kind"}


def test_numbers_of_the_game_live_in_the_data() -> None:
    check_numbers("toll", STRUCTURE, ())
