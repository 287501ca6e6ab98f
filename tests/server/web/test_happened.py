"""What happened as data: told once, on the way, to whoever may know; and the summary of it."""

from __future__ import annotations

import json
import re
from html import unescape
from random import Random
from typing import Any

import pytest

from tabard.draw.stamps import printed
from tabard.server import commands
from tabard.server.web import happened, reckoning
from tabard.server.web.cursor import Cursor
from tabard.server.web.happened import NO_CHAIN
from tabard.server.web.seats import Crowd
from tabard.server.web.sight import Sight
from tests.server.desk import Desk, mover, three, two

SPECTATOR = "spectator"
ROW = re.compile(r'<tr><th scope="row">([^<]*)</th>(.*?)</tr>')


def following(desk: Desk, user: str) -> Cursor:
    """A client that has seen everything so far."""
    cursor = Cursor(desk.table, user, "en", "wide", None)
    heard(cursor)
    return cursor


def heard(cursor: Cursor) -> list[dict[str, Any]]:
    """What a client is told next."""
    return [json.loads(data) for data in cursor.news(Crowd(cursor.user))]


def events(cursor: Cursor) -> list[dict[str, Any]]:
    """What a client is told next of what happened."""
    return [event for frame in heard(cursor) for event in frame.get("events", ())]


def drawn_out(players: int, least: int, seed: int = 5) -> Desk:
    """A game of Pillars up to a choice that ran through so many stations by itself."""
    desk, random = three() if players == 3 else two(), Random(seed)
    while True:
        before = len(desk.table.plies)
        desk.choose(random.choice(desk.state.choices()))
        assert desk.table.running
        sight, now = Sight("pillars", None, "en"), len(desk.table.plies)
        told = happened.between(desk.table, sight, before, now)
        if len({one["at"] for one in told if "at" in one}) >= least:
            return desk


def test_a_frame_says_what_happened_on_the_way_to_it() -> None:
    desk = two()
    cursor = following(desk, SPECTATOR)
    before = len(desk.table.plies)
    desk.choose()
    told = events(cursor)
    made = [event for ply in desk.table.plies[before:] for event in ply.events]
    assert [one["kind"] for one in told] == [event.kind for event in made]
    assert told[0]["ply"] == before + 1
    assert events(cursor) == []


def test_whoever_comes_is_shown_the_table_and_not_how_it_came_to_be() -> None:
    desk = two()
    desk.choose()
    cursor = Cursor(desk.table, SPECTATOR, "en", "wide", None)
    assert events(cursor) == []


def test_a_draft_happens_to_its_own_seat_at_once_and_not_again_when_it_is_confirmed() -> None:
    desk = two()
    seat = mover(desk)
    own, other = following(desk, desk.user(seat)), following(desk, SPECTATOR)
    hire = next(c for c in desk.state.choices() if desk.state.game.actions.text(c)[:4] == "hire")
    desk.choose(hire, final=False)
    drafted = events(own)
    assert [one["kind"] for one in drafted] == ["hires"]
    assert drafted[0]["what"] == "gold"
    assert drafted[0]["from"] == f"purse-{seat}"
    assert events(other) == []
    desk.do(desk.user(seat), commands.confirm, seat, desk.table.ply_of(seat))
    assert "hires" not in [one["kind"] for one in events(own)]
    assert "hires" in [one["kind"] for one in events(other)]


def test_what_is_taken_back_did_not_happen_and_happens_again_when_it_is_drafted_again() -> None:
    desk = two()
    seat = mover(desk)
    own = following(desk, desk.user(seat))
    hire = next(c for c in desk.state.choices() if desk.state.game.actions.text(c)[:4] == "hire")
    for _ in range(2):
        desk.choose(hire, final=False)
        assert [one["kind"] for one in events(own)] == ["hires"]
        desk.do(desk.user(seat), commands.take_back, seat, whole=True)
        assert events(own) == []


@pytest.mark.parametrize("lang", ["en", "de", "nl"])
def test_a_summary_has_a_row_for_each_station_and_a_column_for_each_player(lang: str) -> None:
    desk = drawn_out(3, 5)
    sight = Sight("pillars", None, lang)
    plies = len(desk.table.plies)
    html = unescape(printed(reckoning.card(desk.table, sight, plies)))
    (first, begin), (last, end) = happened.rows(desk.table, sight, plies)[-1].chain
    told = [
        one
        for i, row in enumerate(happened.rows(desk.table, sight, plies)[: last + 1])
        for j, one in enumerate(row.events)
        if one and "at" in one and (i, j) >= (first, begin) and (i, j) < (last, end)
    ]
    names = {sight.words.title(one["at"]) for one in told if "what" in one}
    assert names <= {name for name, _ in ROW.findall(html)}
    assert html.count('<th scope="col">') == 3
    wages = sum(one["count"] for one in told if one["at"] == "wool_mill" and one["seat"] == 0)
    mill = next(
        cells for name, cells in ROW.findall(html) if name == sight.words.title("wool_mill")
    )
    cells = re.findall(r"<td>(.*?)</td>", mill)
    assert len(cells) == 3
    assert (f"+{wages}" in cells[0]) == bool(wages)
    assert "data-worth" in html


def test_a_summary_begins_anew_with_a_round() -> None:
    desk = drawn_out(3, 5)
    sight = Sight("pillars", None, "en")
    chain = happened.rows(desk.table, sight, len(desk.table.plies))[-1].chain
    random = Random(1)
    while True:
        desk.choose(random.choice(desk.state.choices()))
        row = happened.rows(desk.table, sight, len(desk.table.plies))[-1]
        if row.opened > chain[0] and row.chain[0] == row.opened:
            break
    assert row.chain[0] > chain[0]


def test_where_nothing_runs_by_itself_there_is_no_summary() -> None:
    desk = two()
    sight = Sight("pillars", None, "en")
    assert happened.rows(desk.table, sight, len(desk.table.plies))[-1].chain == NO_CHAIN
    assert reckoning.card(desk.table, sight, len(desk.table.plies)) == reckoning.NONE
    assert reckoning.card(desk.table, sight, 0) == reckoning.NONE
