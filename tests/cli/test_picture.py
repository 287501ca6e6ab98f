"""The table in text: it fits, it is complete, and it reads without colour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabard.cli.picture import run_together
from tabard.cli.screen import MARKS
from tabard.games import game
from tabard.games.lines import SIGNS, Line, folded, plain
from tabard.games.pillars.terminal import TERMINAL
from tabard.kernel.dealer import Dealer
from tabard.kernel.state import OVER, State
from tabard.messages import LANGUAGES
from tabard.words import Words
from tests.games.pillars.tables import seat, table

NAMES = ["Guest", "Anna", "Joris", "Wilhelmina the Great"]
WORDS = Words("pillars")


def drawn(state: State, width: int = 80, viewer: int | None = None) -> list[str]:
    """The picture as plain lines."""
    view = state.view(viewer)
    return [plain(line).rstrip() for line in TERMINAL.picture(view, WORDS, NAMES, SIGNS, width)]


def line_of(state: State, start: str) -> str:
    """The line of the picture that begins with these words."""
    return next(line for line in drawn(state) if line.strip(" ▸").startswith(start))


def states(players: int) -> Iterator[State]:
    """Every fifth state of a random game."""
    state: State = game("pillars").start(players)
    dealer = Dealer(players)
    ply = 0
    while state.to_move != OVER:
        if ply % 5 == 0:
            yield state
        choices = state.choices()
        state.apply(choices[dealer.below(len(choices))])
        ply += 1
    yield state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_the_picture_fits(players: int, width: int, lang: str) -> None:
    words = Words("pillars", lang)
    for state in states(players):
        table = TERMINAL.picture(state.view(0), words, NAMES, SIGNS, width)
        lines = [plain(line).rstrip() for line in table]
        assert max(map(len, lines)) <= width
        assert len(lines) <= 40
    assert words.troubles == []


def test_a_long_line_goes_on_below_between_words() -> None:
    lines: list[Line] = [[("ab ", ""), ("cd efg hij", "x")], [("short", "")], [("abcdefghij", "")]]
    assert [plain(line) for line in folded(lines, 7, 2)] == [
        "ab cd",
        "  efg",
        "  hij",
        "short",
        "abcdefg",
        "  hij",
    ]


def test_the_fullest_table_fits() -> None:
    view = table("choosing_cards", players=4, round=6).view(None)
    six = ["mortar_mixer", "woodworker", "stonecutter", "master_woodworker", "organ_builder"]
    rows = [[*six, "glassblower"], six, six, six]
    notes = {"protected": True, "limited": True, "advantages": ["adv_brother_remigius"]}
    people = [one | notes | {"row": row} for one, row in zip(view["seats"], rows, strict=True)]
    people[0]["advantages"] = ["adv_ellen", "adv_jack", "adv_otto_blackface", "adv_tom_builder"]
    events = ["event_hamleigh_tax", "event_castle_captured", "event_priory_generosity"]
    full = view | {
        "seats": people,
        "past_events": [*events, "event_town_wall", "event_kings_victory"],
        "kingsbridge": ["adv_prior_philip", "adv_brother_remigius"],
        "foreseen": "event_madonna_statue",
    }
    lines = [plain(line) for line in TERMINAL.picture(full, WORDS, NAMES, SIGNS, 80)]
    assert len(lines) <= 40
    assert max(map(len, lines)) <= 80


def test_every_player_has_a_sign_of_his_own() -> None:
    state = table("choosing_cards", players=4)
    text = "\n".join(drawn(state))
    for sign, name in zip(SIGNS, NAMES, strict=False):
        assert f"{sign} {name[:15]}" in text


def test_builders_stand_where_they_were_placed() -> None:
    state = table(
        "bishops_choice",
        players=3,
        spaces={"bishops_seat": [1], "kingsbridge": [None, 0], "market": [2, 0, None, None]},
    )
    assert "[⚜]" in line_of(state, "2 Bishop")
    assert "[·]" in line_of(state, "4 Kingsbridge")
    assert "[✿♜··]" in line_of(state, "12 Market")


def test_the_station_that_is_settled_is_marked() -> None:
    lines = drawn(table("market", spaces={"market": [0, None, None, None]}))
    marked = [line for line in lines if line.startswith("▸") and line[1:3].strip().isdigit()]
    assert [line[:10] for line in marked] == ["▸12 Market"]


def test_a_foreseen_event_is_shown_to_its_seer_alone() -> None:
    state = table(
        "choosing_cards",
        seats=[seat(), seat(advantages=["adv_ellen"]), seat()],
        foreseen="event_collapse",
    )
    seen = ["\n".join(drawn(state, 80, viewer)) for viewer in (0, 1, None)]
    assert ["you alone know: Collapse" in text for text in seen] == [False, True, False]


def test_waiting_builders_stand_at_the_price_they_refused() -> None:
    state = table(
        "place_builder",
        drawn=0,
        cost=5,
        bag=[2, 2, 2],
        waiting=[{"seat": 1, "cost": 7}, {"seat": 2, "cost": 6}],
    )
    line = line_of(state, "Price")
    assert "7 ⚜ 6 ✿[5]" in line
    assert "drawn ♜" in line


def test_uses_count_against_what_the_event_allows() -> None:
    state = table(
        "building",
        seats=[seat(wood=8, uses={"woodworker": 2}), seat(), seat()],
        event="event_madonna_statue",
    )
    assert "woodworker 2/5×" in "\n".join(drawn(state))


def test_own_things_are_one_player_alone() -> None:
    view = table("building", seats=[seat(wood=2), seat(), seat()]).view(0)
    lines = [plain(line) for line in TERMINAL.own(view, WORDS, NAMES, SIGNS, 0)]
    assert any("Guest" in line for line in lines)
    assert not any("Anna" in line for line in lines)


def test_no_view_is_changed_by_drawing_it() -> None:
    view: dict[str, Any] = table("choosing_cards").view(0)
    before = repr(view)
    found: list[Line] = TERMINAL.picture(view, WORDS, NAMES, SIGNS, 80)
    assert found
    assert repr(view) == before


def test_what_one_player_does_in_a_row_is_one_line() -> None:
    one, two = MARKS[0], MARKS[1]
    lines = [f"{one} sells 3 wood", f"{one} gains 9 gold", f"{two} passes", "The game is over"]
    assert run_together(lines, NAMES) == [
        f"{one} sells 3 wood, gains 9 gold",
        f"{two} passes",
        "The game is over",
    ]


def test_a_line_that_would_be_too_long_begins_anew() -> None:
    lines = [f"{MARKS[0]} gains {number} gold" for number in range(30)]
    found = run_together(lines, NAMES)
    assert len(found) > 3
    assert max(map(len, found)) < 80
