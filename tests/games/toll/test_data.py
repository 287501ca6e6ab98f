"""The data of Toll: every number of its rules comes from there."""

from __future__ import annotations

from typing import Final

from tests.games.numbers import check_numbers

BITS: Final = "bits for the number of cards of a kind"
STRUCTURE: Final = {
    "tables.py WIDTH": BITS,
    "view.py public": BITS,
    "view.py own": BITS,
    "view.py secret": BITS,
}


def test_numbers_of_the_game_live_in_the_data() -> None:
    check_numbers("toll", STRUCTURE, ())
