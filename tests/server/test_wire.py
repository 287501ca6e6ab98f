"""What a page is sent with a choice is short, and no words of anybody are taken for a stamp."""

from __future__ import annotations

import pytest

from bench.server.frames import measure
from tabard.door import GAMES
from tabard.draw.memory import safe
from tabard.server.web import frame
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import Sight
from tests.server.desk import ANNA, two

MOST_RAW, MOST_SENT = 4096, 500


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_told_in_a_few_letters(game: str) -> None:
    found, _ = measure(game, 1, "wide", False)
    assert found["raw"] < MOST_RAW
    assert found["wire"] < MOST_SENT


@pytest.mark.parametrize("game", GAMES)
def test_what_one_reader_alone_is_shown_names_no_stamps(game: str) -> None:
    desk = two(game)
    shown = frame.around(desk.table, Sight(game, 0, "en"), Crowd(ANNA))
    assert "{" not in "".join(shown.values())


@pytest.mark.parametrize("game", GAMES)
def test_no_blank_is_left_in_what_is_shown(game: str) -> None:
    desk = two(game)
    desk.play(40)
    for seat in (0, 1, None):
        shown = frame.now(desk.table, Sight(game, seat, "en"), Crowd(ANNA))
        texts = "".join((*shown["parts"].values(), *shown["log"]))
        assert not set("{}~") & set(texts)
        assert safe("~") not in texts, "a blank that was taken for text"
