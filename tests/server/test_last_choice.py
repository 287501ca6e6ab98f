"""A turn that is whole, above all one that ends the game: it is confirmed, and never lost."""

from __future__ import annotations

from html import unescape
from typing import Any

import pytest

from tabard.server import commands
from tabard.server.asker import asked, unconfirmed
from tabard.server.index import people, status
from tabard.server.web import ending, frame
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import Sight
from tests.server.desk import ANNA, Desk, again, mover, refused, two
from tests.server.endings import ENDED, almost_over


def prompt(desk: Desk, seat: int, lang: str = "en") -> str:
    """What a seat's prompt says and offers."""
    sight = Sight(desk.table.plan.game, seat, lang)
    html: str = frame.now(desk.table, sight, Crowd(ANNA))["parts"]["prompt"]
    return unescape(html)


def drafted(name: str, players: int, **more: Any) -> tuple[Desk, int]:
    """Anna has drafted the choice that ends her game; her table and seat."""
    desk, last = almost_over(name, players, **more)
    seat = mover(desk)
    desk.choose(last, final=False)
    assert desk.table.draft == [last], "nothing is revealed, so the choice is tentative"
    return desk, seat


@pytest.mark.parametrize(("name", "players"), ENDED)
def test_a_draft_that_ends_the_game_asks_to_be_confirmed(name: str, players: int) -> None:
    desk, seat = drafted(name, players)
    assert unconfirmed(desk.table, seat)
    assert asked(desk.table, seat) is None
    for lang, told in (
        ("en", "This ends the game: confirm your turn"),
        ("de", "Damit endet das Spiel: Bestätige"),
        ("nl", "Hiermee eindigt het spel: bevestig"),
    ):
        shown = prompt(desk, seat, lang)
        assert 'class="prompt mine"' in shown
        assert told in shown
        assert 'id="confirm" data-do="confirm">' in shown
        assert 'data-do="takeback"' in shown
        assert 'data-open="end"' not in shown
        assert 'data-do="rematch"' not in shown
    assert status(desk.table) == "running"
    assert people(desk.table) == {ANNA: 1}, "lists of tables say: your turn"
    refused(desk, "not-over", ANNA, commands.rematch, "other")


@pytest.mark.parametrize(("name", "players"), ENDED)
def test_confirming_it_ends_the_game(name: str, players: int) -> None:
    desk, seat = drafted(name, players)
    desk.do(ANNA, commands.confirm, seat, desk.table.ply_of(seat))
    assert desk.table.over
    assert status(desk.table) == "over"
    shown = prompt(desk, seat)
    assert 'class="prompt done"' in shown
    assert 'data-open="end"' in shown
    assert "This ends the game" not in shown
    desk.do(ANNA, commands.rematch, "other")
    assert desk.table.rematch == "other"
    assert again(desk).over


@pytest.mark.parametrize(("name", "players"), ENDED)
def test_it_may_be_taken_back(name: str, players: int) -> None:
    desk, seat = drafted(name, players)
    desk.do(ANNA, commands.take_back, seat, False)
    assert asked(desk.table, seat) is not None
    assert "This ends the game" not in prompt(desk, seat)


def test_confirmed_at_once_it_ends_the_game_at_once() -> None:
    desk, last = almost_over("pillars", 2)
    desk.choose(last, final=True)
    assert desk.table.over


def test_others_see_a_game_that_goes_on() -> None:
    desk, seat = drafted("pillars", 2)
    for eyes in (1 - seat, None):
        sight = Sight("pillars", eyes, "en")
        shown = frame.now(desk.table, sight, Crowd("somebody"))["parts"]
        assert 'class="prompt wait"' in shown["prompt"]
        assert shown["end"] == ending.none()


def test_who_leaves_with_the_last_choice_drafted_has_made_it() -> None:
    desk, seat = drafted("pillars", 2)
    (last,) = desk.table.draft
    entries = desk.do(ANNA, commands.leave, seat, "random")
    assert [entry.kind for entry in entries] == ["choice"]
    assert desk.table.over
    assert desk.table.plies[-1].code == last
    assert desk.table.seats[seat].bot == "", "nobody has left a game that is over"


def test_whose_flag_falls_with_the_last_choice_drafted_has_made_it() -> None:
    desk, _ = drafted("pillars", 2, clock={"kind": "live", "minutes": 10, "increment": 0})
    (last,) = desk.table.draft
    desk.wait(600_000)
    desk.do("", commands.flag)
    assert desk.table.over
    assert desk.table.plies[-1].code == last
    assert again(desk).over


def test_after_it_nothing_else_can_be_chosen_before_it_is_confirmed() -> None:
    desk, seat = drafted("pillars", 2)
    ply = desk.table.ply_of(seat)
    refused(desk, "confirm-first", ANNA, commands.choose, seat, 0, ply, False)
    refused(desk, "confirm-first", ANNA, commands.choose, seat, 0, ply, True)


def whole_turn(**more: Any) -> tuple[Desk, int, int]:
    """Two at a table, one of whom has drafted a whole turn: the table, the seat, the choice."""
    desk = two(**more)
    seat = mover(desk)
    code = desk.choose(final=False)
    assert unconfirmed(desk.table, seat)
    return desk, seat, code


def test_who_leaves_has_made_the_turn_that_is_whole() -> None:
    desk, seat, code = whole_turn()
    desk.do(desk.user(seat), commands.leave, seat, "random")
    assert [ply.code for ply in desk.table.plies if ply.seat == seat] == [code]
    assert desk.table.draft == []
    assert desk.table.seats[seat].bot == "random"
    assert again(desk).record().text() == desk.table.record().text()


def test_a_turn_that_counts_when_the_flag_falls_earns_no_time() -> None:
    desk, seat, code = whole_turn(clock={"kind": "live", "minutes": 1, "increment": 10})
    desk.wait(60_000)
    desk.do("", commands.flag)
    assert [ply.code for ply in desk.table.plies if ply.seat == seat] == [code]
    refused(desk, "out-of-time", desk.user(seat), commands.sit, seat)


def test_steps_of_a_turn_that_is_not_whole_are_forgotten_when_somebody_leaves() -> None:
    desk = two()
    while True:  # until a seat may draft two choices in a row
        seat = mover(desk)
        desk.choose(final=False)
        if not unconfirmed(desk.table, seat):
            break
        desk.do(desk.user(seat), commands.confirm, seat, desk.table.ply)
    made = len(desk.table.plies)
    desk.do(desk.user(seat), commands.leave, seat, "random")
    assert (len(desk.table.plies), desk.table.draft) == (made, [])
