"""Lines of finished games by their address: sent on, read again, refused in one line."""

from __future__ import annotations

import pytest

from tabard import lines
from tabard.games import game
from tabard.kernel.record import parse
from tests.golden import FOLDER
from tests.server.web.browser import Browser, new, table_of
from tests.server.web.deeds import script

PLY = 60


def test_a_line_of_a_finished_game_is_an_address_that_anybody_may_open(
    anna: Browser, ben: Browser
) -> None:
    text = (FOLDER / "pillars-2.txt").read_text("utf-8")
    table = table_of(anna.town, anna.post("/replays/import", {"text": text}))
    ply = next(n for n in range(PLY, 400) if table.state_at(n).to_move >= 0)
    there = table.state_at(ply)
    first = there.game.actions.text(there.choices()[-1])
    way = f"/replay/{table.id}/line?ply={ply}&choices={first}"
    line = lines.read(ben.get(way).text, game)
    assert (line.at, line.seat, len(line.choices)) == (ply, None, 1)
    assert ben.get(way).text == anna.get(way).text
    record = ben.get(f"{way}&form=record").text
    assert parse(record, game).state() == line.end(there)
    for seat in (0, 1):
        assert lines.read(ben.get(f"{way}&seat={seat}").text, game).seat == seat


@pytest.mark.parametrize(
    ("query", "field"),
    [
        ("", "ply"),
        ("ply=999999", "ply"),
        ("ply=60&seat=7", "seat"),
        ("ply=60&seat=-1", "seat"),
        ("ply=60&form=song", "form"),
        ("ply=60&choices=fly", "choices, number 1"),
        (f"ply=60&choices={'x' * 5000}", "choices"),
    ],
)
def test_an_address_of_no_line_names_the_field(anna: Browser, query: str, field: str) -> None:
    text = (FOLDER / "pillars-2.txt").read_text("utf-8")
    table = table_of(anna.town, anna.post("/replays/import", {"text": text}))
    answer = anna.ask("GET", f"/replay/{table.id}/line?{query}", headers=script(anna))
    assert answer.status_code == 400
    assert answer.json()["field"] == field


def test_a_running_game_has_no_lines_for_anybody(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new()))
    answer = anna.ask("GET", f"/replay/{table.id}/line?ply=0", headers=script(anna))
    assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
