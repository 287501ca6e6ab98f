"""The table in text: the hex map, everybody's things; it fits, and reads without colour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tabard.games.lines import SIGNS, plain
from tabard.games.pilgrim.terminal import TERMINAL
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.pilgrim.tables import GAME, path, road, seat, shrine, table

NAMES = ["Guest", "Anna", "Joris", "Wilhelmina the Great"]


def states(players: int) -> Iterator[Any]:
    """Every twentieth state of a random game."""
    state = GAME.start(players=players)
    random = Random(players)
    ply = 0
    while GAME.mover(state) != "over":
        if ply % 20 == 0:
            yield state
        weights = state.weights() if GAME.mover(state) == "chance" else None
        state.apply(random.choices(state.choices(), weights)[0])
        ply += 1
    yield state


def drawn(state: Any, width: int = 80, lang: str = "en") -> list[str]:
    """The picture as plain lines."""
    lines = TERMINAL.picture(state.view(None), Words("pilgrim", lang), NAMES, SIGNS, width)
    return [plain(line).rstrip() for line in lines]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_picture_fits(players: int, width: int, lang: str) -> None:
    words = Words("pilgrim", lang)
    for state in states(players):
        table = TERMINAL.picture(state.view(None), words, NAMES, SIGNS, width)
        lines = [plain(line).rstrip() for line in table]
        assert max(map(len, lines)) <= width
        assert len(lines) <= 72
    assert words.troubles == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_over_the_columns_are_whole(lang: str) -> None:
    words = Words("pilgrim", lang)
    text = "\n".join(drawn(table("choose_action", seats=[seat(), seat(), seat()]), lang=lang))
    for word in (words("table-points"), words("table-alms"), words.name("wheat")):
        assert re.search(rf" {word}( |$)", text, re.MULTILINE), word


def test_the_map_shows_roads_shrines_sites_harbours_and_free_cells() -> None:
    one = seat(paths=[path(road("e5", 0, 3), shrine("e4", 0))])
    two = seat(paths=[path(road("h7", 3, 1))])
    lines = drawn(table("choose_action", seats=[one, two, seat()], round=4))
    chart = "\n".join(lines[2:24])
    assert "♜\\" in chart  # Guest's road leads north-west
    assert "♜+" in chart
    assert "⚜v" in chart
    assert chart.count("■■■") == 7
    assert chart.count("*") == 5  # four sites, and the key
    assert chart.count("H") >= 4
    for cell in ("f4", "e7", "h10"):
        assert cell in chart


def test_the_ring_shows_who_stands_where_and_what_the_merchant_trades() -> None:
    lines = drawn(table("choose_action", seats=[seat(north=2), seat(north=1), seat()]))
    produce = next(line for line in lines if line.strip(" ▸").startswith("Produce"))
    assert "♜2" in produce
    assert "⚜1" in produce
    assert "tithe stone (merchant: trades in stone)" in produce


def test_own_things_are_shown_alone() -> None:
    state = table("choose_action", seats=[seat(buildings=["well"]), seat(), seat()])
    mine = TERMINAL.own(state.view(0), Words("pilgrim"), NAMES, SIGNS, 0)
    text = "\n".join(map(plain, mine))
    assert "Guest" in text
    assert "Well" in text
    assert "Anna" not in text
