"""The default table: rows read off a view, drawn as panels in a page and as lines in a terminal."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import tabard
from tabard.draw.stamps import printed
from tabard.games import SHELF_FACTS, presentation
from tabard.games.lines import plain
from tabard.messages import LANGUAGES
from tabard.presentation.board import Layout
from tabard.presentation.plain.board import draw
from tabard.presentation.plain.panels import LINE, Painter
from tabard.presentation.plain.rows import Row, of_mat, of_table
from tabard.server.web.sight import LAYOUTS
from tabard.words import Words, phrases_of
from tests.sayings import Rules, arguments, messages, modules
from tests.test_messages import questions, steps_that_ask

NAMES = ["Anna", 'Joris "the & <bold>"', "Mira"]
VIEW: dict[str, Any] = {
    "round": 1,
    "to_move": 0,
    "bank": 12,
    "open": True,
    "played": {"peasant": 0, "knight": 2},
    "row": ["thief", "thief", "knight"],
    "prices": [3, 1],
    "lands": {"mill": {"owner": None, "grain": 2}},
    "nothing": None,
    "seats": [{"coins": 3}],
}


def test_every_field_of_a_view_becomes_a_row() -> None:
    assert of_table(VIEW) == [
        Row("laid-bank", "bank", "12"),
        Row("laid-open", "open", "✓"),
        Row("laid-played", "played", things=(("knight", 2),)),
        Row("laid-row", "row", things=(("thief", 2), ("knight", 1))),
        Row("laid-prices", "prices", "3 · 1"),
        Row("laid-lands-mill", "mill", things=(("grain", 2),)),
    ]
    assert of_mat(VIEW, 0) == [Row("of-0-coins", "coins", "3")]


def test_every_row_is_drawn_however_little_room_there_is() -> None:
    rows = [Row(f"of-0-thing-{n}", f"thing-{n}", str(n)) for n in range(17)]
    drawn = printed(Painter(phrases_of("toll"), {}).lines(rows, (0, 0, 200, 4 * LINE)))
    assert [row.path for row in rows if f'id="{row.path}"' in drawn] == [row.path for row in rows]


@pytest.mark.parametrize("name", sorted(SHELF_FACTS))
def test_the_default_board_shows_what_lies_on_the_table_and_not_what_is_played(name: str) -> None:
    assert tabard.game(name).box is not None
    view = tabard.game(name).start(2).view(0)
    rows = of_table(view)
    assert not {row.name for row in rows} & {"game", "rules_version", "at", "to_move"}
    drawn = draw(name, view, seat=0, words=presentation(name).words())
    assert {row.path for row in rows if row.figure} <= {*re.findall(r'id="([^"]+)"', drawn)}
    assert "Rules version" not in drawn


def moments() -> list[tuple[Any, int]]:
    """The questions of a random game, each with the seat that is asked."""
    chance, state = Random(5), tabard.game("toll").start(3)
    found = []
    while state.to_move != -2:
        if state.to_move >= 0:
            found.append((state.copy(), int(state.to_move)))
        state.apply(chance.choice(state.choices()))
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_default_board_shows_all_rows_and_lights_the_cards_of_choices(layout: Layout) -> None:
    board = presentation("toll").board
    lit = 0
    for state, seat in moments():
        view = state.view(seat)
        forms = [{**state.game.actions.json(code), "code": code} for code in state.choices()]
        drawn = board.draw(view, choices=forms, seat=seat, layout=layout, names=NAMES)
        ids = re.findall(r'id="([^"]+)"', drawn)
        assert len(ids) == len({*ids})
        assert "<bold>" not in drawn
        figures = [row.path for row in (*of_table(view), *of_mat(view, seat)) if row.figure]
        assert {*figures} <= {*ids}
        codes = {int(code) for code in re.findall(r'data-code="(\d+)"', drawn)}
        assert codes == {form["code"] for form in forms if "card" in form}
        lit += len(codes)
        rooms = board.rooms(view, seat, layout)
        wide, high = rooms["whole"][2:]
        assert all(x + w <= wide and y + h <= high for x, y, w, h in rooms.values())
    assert lit > 5


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_default_board_lights_the_players_whom_choices_name(layout: Layout) -> None:
    board = presentation("toll").board
    view = tabard.game("toll").start(3).view(0)
    choices = [{"do": "fine", "seat": 2, "code": 7}]
    refusals = [{"do": "fine", "seat": seat, "code": 5 + seat, "rule": "T-1"} for seat in (0, 1)]
    drawn = board.draw(view, choices=choices, refusals=refusals, seat=0, layout=layout, names=NAMES)
    assert re.findall(r'id="(of-\d-player)"', drawn) == ["of-1-player", "of-2-player"]
    assert re.findall(r'data-code="(\d+)"', drawn) == ["7"]
    assert drawn.count('data-refused="T-1"') == 1
    lit = drawn[drawn.index('id="of-2-player"') :]
    assert '<rect width="' in lit.partition('fill="var(--panel)"')[0]  # it is clicked anywhere
    assert lit.index('fill="var(--panel)"') < lit.index("Mira</text>")


def test_the_default_board_hides_what_a_seat_cannot_know() -> None:
    board = presentation("toll").board
    for state, seat in moments():
        other = (seat + 1) % 3
        assert "of-0-hand" not in board.draw(state.view(None), seat=None)
        assert f"of-{other}-hand" not in board.draw(state.view(seat), seat=seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_default_terminal_has_a_line_for_every_row(lang: str) -> None:
    words = Words("toll", lang)
    drawn = presentation("toll").terminal
    for state, seat in moments()[:8]:
        view = state.view(seat)
        lines = [plain(line) for line in drawn.picture(view, words, NAMES, "◆●▲", 80)]
        assert max(map(len, lines)) <= 80
        assert words.name("cards_in_deck") in "\n".join(lines)
        own = [plain(line) for line in drawn.own(view, words, NAMES, "◆●▲", seat)]
        assert own[0].endswith(NAMES[seat])
        assert len(own) == 1 + len(of_mat(view, seat))
    assert words.troubles == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_has_a_message_for_all_that_it_may_say(lang: str) -> None:
    rules = Rules(modules("games/toll"))
    families = {f"do-{family.name}" for family in tabard.game("toll").actions.families}
    said = arguments(rules, "tell", 1) | arguments(rules, "tell_secretly", 1)
    said |= arguments(rules, "refuse", 2) | families | questions("toll")
    said |= {f"ask-{step}" for step in steps_that_ask("toll")} | {"ask-over", "table-round"}
    known = messages("toll", lang)
    assert len(said) > 20
    assert sorted(said - known) == []
    assert known == messages("toll", "en")
