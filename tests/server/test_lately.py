"""What a part looked like lately is told by how long ago; views and footprints are made once."""

from __future__ import annotations

import json
from random import Random

import pytest

from tabard.door import GAMES
from tabard.server.web import frame
from tabard.server.web.cursor import Cursor
from tabard.server.web.lately import KEPT, Lately, in_turn
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import Sight
from tabard.server.web.trail import LOOK_BACK, moved, pieces_at
from tabard.server.web.views import MOST_STATES, view_of
from tabard.words import words_of
from tests.server.desk import Desk, two
from tests.server.putting import KEPT as KEPT_BY_A_PAGE
from tests.server.putting import Page

EVERY_GAME = pytest.mark.parametrize("game", GAMES)


def show(cursor: Cursor, page: Page) -> int:
    """Let a page take what is new; how many letters that was."""
    told = list(cursor.news(Crowd(cursor.user)))
    for news in told:
        page.take(json.loads(news))
    return sum(map(len, told))


def come(desk: Desk, name: str) -> tuple[Cursor, Page]:
    """Somebody opens a page."""
    cursor, page = Cursor(desk.table, name, "en", "wide", None), Page()
    show(cursor, page)
    return cursor, page


def test_a_text_is_told_once_and_then_by_how_long_ago_it_was_there() -> None:
    lately, fresh = Lately(), list[str]()
    texts = ("dark", "lit", "dark", "lit", "lit", "gone")
    told = [lately.told({"card": text}, fresh)["card"] for text in texts]
    assert told == [["dark"], ["lit"], [1], [1], [0], ["gone"]]
    assert fresh == ["dark", "lit", "gone"], "what a page has is not told as text"
    other = lately.told({"other": "dark"}, fresh)
    assert other == {"other": ["dark"]}, "each part has texts of its own"


def test_what_is_long_gone_is_told_again() -> None:
    lately = Lately()
    for number in range(KEPT + 1):
        lately.told({"price": str(number)}, [])
    assert lately.told({"price": "1"}, []) == {"price": [KEPT - 1]}
    assert lately.told({"price": "0"}, []) == {"price": ["0"]}
    assert KEPT == KEPT_BY_A_PAGE


def test_tellings_of_two_moments_are_told_in_their_order() -> None:
    found = in_turn({"a": ["x"], "b": ["y"]}, {"a": [1], "c": ["z"]})
    assert found == {"a": ["x", 1], "b": ["y"], "c": ["z"]}


@EVERY_GAME
def test_whoever_comes_in_between_sees_what_all_others_see(game: str) -> None:
    """Spectators share a reel: some look always, some now and then, and new ones come."""
    desk, random = two(game), Random(3)
    watching = [come(desk, "first")]
    for number in range(24):
        desk.play(1)
        if number % 8 == 5:
            watching.append(come(desk, f"came-{number}"))
        for n, (cursor, page) in enumerate(watching):
            if n == 0 or random.random() < 0.5:
                show(cursor, page)
    boards = []
    for cursor, page in watching:
        show(cursor, page)
        boards.append(page.board)
    now = frame.now(desk.table, Sight(game, None, "en"), Crowd("first"))
    assert boards == [now["parts"]["board"]] * len(watching)


def test_cards_that_are_lit_turn_by_turn_are_told_by_numbers() -> None:
    desk = two("feudum")
    cursor = Cursor(desk.table, "anna", "en", "wide", None)
    list(cursor.news(Crowd("anna")))
    kinds: list[type] = []
    for _ in range(60):
        desk.play(1)
        for news in cursor.news(Crowd("anna")):
            parts = json.loads(news).get("svg", {})
            kinds += [type(one) for name in parts if "-card-" in name for one in parts[name]]
    assert kinds.count(int) > kinds.count(str) > 0


@EVERY_GAME
def test_a_seats_view_is_what_the_state_says_and_shares_what_lies_open(game: str) -> None:
    desk = two(game)
    for _ in range(30):
        desk.play(1)
        for seat in (0, None, 1):
            seen = view_of(desk.table, desk.state, seat)
            assert seen == desk.state.view(seat)
            assert view_of(desk.table, desk.state, seat) is seen
    assert len(desk.table.memory["views"]) <= MOST_STATES


def test_a_piece_that_moved_long_ago_is_not_the_last_any_more() -> None:
    desk = two("pillars")
    desk.play(120)
    plies = desk.table.plies
    for number in range(1, len(plies) + 1):
        found = moved(desk.table, number)
        recent = [
            n
            for n in range(max(1, number - LOOK_BACK + 1), number + 1)
            if plies[n - 1].seat >= 0 and pieces_at(desk.table, n - 1) != pieces_at(desk.table, n)
        ]
        assert bool(found["moved"]) == bool(recent)
        assert found["mover"] == (plies[recent[-1] - 1].seat if recent else None)


def test_a_message_is_remembered_by_what_it_wants() -> None:
    words = words_of("pillars")
    assert words.values_in("too-few-workers") == {"need", "have"}
    said = words("too-few-workers", need=41, have=2, thing="wood", number=1)
    known = len(words.remembered)
    assert words("too-few-workers", need=41, have=2, thing="stone", number=2) == said
    assert len(words.remembered) == known


def test_players_are_called_by_their_names_at_every_table() -> None:
    words, view = words_of("pillars"), two("pillars").state.view(None)
    anna, bert = words.prompt(view, ["Anna", "Bert"]), words.prompt(view, ["Carl", "Dora"])
    assert anna != bert
    assert anna.replace("Anna", "Carl").replace("Bert", "Dora") == bert
