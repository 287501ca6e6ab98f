"""Hints on the page of a table: the key, the panel in three languages, refusals in words."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

import pytest
from httpx import Response

from tabard import reasons
from tabard.bots.advice import Advice
from tabard.bots.bands import corrected
from tabard.bots.margins import Margin
from tabard.bots.reasons import Reason
from tabard.games import NAMES, game
from tabard.messages import LANGUAGES
from tabard.server.hints import Hint
from tabard.server.table import Table
from tabard.server.web import hinting
from tabard.server.web.sight import Sight
from tests.server.inn import until
from tests.server.web.browser import Browser, new, table_of

KEY = "data-hint "
WHY = {
    "en": [
        "Why: +3 gold; for Aldith: −2 points in sight",
        "Beside the first: −3 gold",
        "About equal",
    ],
    "de": [
        "Warum: +3 Gold; bei Aldith: −2 Punkte in Sicht",
        "Neben der ersten: −3 Gold",
        "Etwa gleich gut",
    ],
    "nl": [
        "Waarom: +3 goud; bij Aldith: −2 punten in zicht",
        "Naast de eerste: −3 goud",
        "Ongeveer gelijk",
    ],
}
CHANCE = {"en": "chance to win", "de": "Gewinnchance", "nl": "kans op winst"}


def against_bots(anna: Browser, **changes: str) -> Table:
    """Anna against a bot, when it is her turn."""
    table = table_of(anna.town, anna.post("/new", new(seat_1="bot-greedy", **changes)))
    anna.town.run(until(lambda: table.awaited() == [0]))
    return table


def ask(who: Browser, table: Table, **changes: Any) -> Response:
    """Ask for a hint as the page does."""
    body = {"do": "hint", "request": "request-1", "seat": 0, "ply": table.ply_of(0), **changes}
    headers = {"accept": "application/json", "x-csrf": who.token}
    return who.ask("POST", f"/table/{table.id}/act", json=body, headers=headers)


def test_the_key_is_there_where_hints_are_given(anna: Browser) -> None:
    for wanted, there in (("bots", True), ("all", True), ("none", False)):
        table = against_bots(anna, hints=wanted)
        assert (KEY in anna.get(f"/table/{table.id}").text) == there
    for wanted, there in (("bots", False), ("all", True), ("none", False)):
        table = table_of(anna.town, anna.post("/new", new(seat_1="device", hints=wanted)))
        assert (KEY in anna.get(f"/table/{table.id}").text) == there


def test_a_word_that_says_nothing_about_hints_is_refused(anna: Browser) -> None:
    assert anna.post("/new", new(hints="perhaps")).status_code == 400


def test_a_hint_comes_as_a_panel_whose_choices_can_be_taken(anna: Browser) -> None:
    table = against_bots(anna)
    anna.get(f"/table/{table.id}")
    found = ask(anna, table).json()
    assert (found["seat"], found["ply"]) == (0, table.ply_of(0))
    assert table.state is not None
    assert set(found["codes"]) <= set(table.state.choices())
    assert re.findall(r'data-code="(\d+)"', found["html"]) == [str(code) for code in found["codes"]]
    assert "% chance to win" in found["html"]
    assert "<meter" in found["html"]


def test_refusals_come_in_words(anna: Browser, ben: Browser) -> None:
    table = against_bots(anna)
    ben.get(f"/table/{table.id}")
    anna.get(f"/table/{table.id}")
    answer = ask(ben, table)
    assert (answer.status_code, answer.json()["message"]) == (403, "That seat is not yours.")
    assert ask(anna, table, ply=99).json()["message"] == "The table has moved on; look again."
    assert ask(anna, table, seat="x").status_code == 400
    without = against_bots(anna, hints="none")
    answer = ask(anna, without).json()
    assert (answer["error"], answer["message"]) == ("no-hints", "There are no hints at this table.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panel_says_why_in_every_language(anna: Browser, lang: str) -> None:
    table = against_bots(anna)
    assert table.state is not None
    first, second, third = table.state.choices_of(0)[:3]
    gold, theirs = Reason("gold", "", 0, 3.0, 0.4), Reason("points", "", 1, -2.0, 0.2)
    advice = (
        Advice(first, 0.6, [0.6, 0.4], False, None, [gold, theirs], second, False),
        Advice(second, 0.3, [0.5, 0.5], False, None, [gold.turned()], first, False),
        Advice(third, 0.1, [0.6, 0.4], False, None, [], first, True),
    )
    sight = Sight("pillars", 0, lang)
    panel = unescape(hinting.panel(table, sight, Hint(0, 0, advice, 9)))
    told = re.findall(r'<span class="why">([^<]*)</span>', panel)
    assert told == WHY[lang]
    assert sight.words.troubles == sight.chrome.troubles == []


def test_a_set_says_why_its_last_piece_is_in_it(anna: Browser) -> None:
    table = against_bots(anna)
    assert table.state is not None
    first, second = table.state.choices_of(0)[:2]
    gold = Reason("gold", "", 0, 3.0, 0.4)
    advice = (Advice(first, 1.0, [0.6, 0.4], False, [first], [gold], second, False),)
    panel = unescape(hinting.panel(table, Sight("pillars", 0, "en"), Hint(0, 0, advice, 9)))
    assert re.search(r'<span class="why">Rather than [^<]+: \+3 gold</span>', panel)


def test_alone_the_panel_tells_the_margin_and_no_chance(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(game="pilgrim", players="1")))
    anna.town.run(until(lambda: table.awaited() == [0]))
    assert table.state is not None
    advice = (Advice(table.state.choices_of(0)[0], 1.0, [0.5]),)
    found = Hint(0, 0, advice, 2, (), (Margin(-12.0, 9.0),))
    panel = hinting.panel(table, Sight("pilgrim", 0, "en"), found)
    assert "12 points behind Ab-Bott in the end, give or take 9" in panel
    assert "chance to win" not in panel


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_the_panel_speaks_every_language(anna: Browser, name: str, lang: str) -> None:
    seats = {"seat_1": "bot-greedy"} if game(name).players[0] > 1 else {}
    players = str(game(name).players[0])
    table = table_of(anna.town, anna.post("/new", new(game=name, players=players, **seats)))
    anna.town.run(until(lambda: table.awaited() == [0]))
    assert table.state is not None
    codes = table.state.choices_of(0)
    told = set()
    for share, foregone in ((0.9, False), (0.5, False), (0.2, False), (0.9, True)):
        shares = (share, 0.1, 0.05)
        advice = tuple(
            Advice(code, part, [0.42, 0.58], foregone)
            for code, part in zip(codes, shares, strict=False)
        )
        sight = Sight(name, 0, lang)
        panel = hinting.panel(table, sight, Hint(0, 0, advice, len(codes)))
        told.add(unescape(re.sub(r"<[^>]+>", " ", panel.partition("<ol>")[0])))
        seen = corrected(game(name), len(table.seats), 0.42)
        assert reasons.chance(seen, sight.words) in unescape(panel)
        assert CHANCE[lang] in panel
        assert sight.chrome.troubles == []
    assert len(told) == (4 if len(codes) > 1 else 1)


def test_the_host_gives_free_seats_to_bots_of_any_level(anna: Browser, ben: Browser) -> None:
    table = table_of(anna.town, anna.post("/new", new(seat_1="friend")))
    page = anna.get(f"/table/{table.id}").text
    assert 'data-do="fill"' in page
    assert '<option value="level3" selected>Bot, journeyman</option>' in page
    assert "Tries hundreds of ways on before every choice" in page
    assert 'data-do="fill"' not in ben.get(f"/table/{table.id}").text
    fields = {"do": "fill", "request": "request-1", "seat": 1, "bot": "level2"}
    path = f"/table/{table.id}/act"
    answers = [
        who.ask("POST", path, json={**fields, **change}, headers={"x-csrf": who.token})
        for who, change in ((ben, {}), (anna, {"bot": "level9"}), (anna, {"seat": 0}), (anna, {}))
    ]
    assert [answer.status_code for answer in answers] == [403, 400, 409, 200]
    assert table.running
    assert table.seats[1].bot == "level2"


def test_the_levels_are_told_where_a_table_is_made(anna: Browser) -> None:
    page = anna.read("/new?game=feudum&players=5")
    assert "What the levels mean" in page
    assert "Takes what looks best right now and seldom slips" in page
    html = anna.get("/new").text
    assert html.count('<option value="bot-level3" title') == html.count('id="seat-')
    fields = new(seat_1="device", takeover="level1")
    assert table_of(anna.town, anna.post("/new", fields)).plan.takeover == "level1"
    assert anna.post("/new", new(takeover="nobody")).status_code == 400


def test_a_bot_that_thinks_is_seen_thinking(anna: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabard.server.botplay.bot_to_move", lambda _: None)
    table = table_of(anna.town, anna.post("/new", new(seat_1="bot-level5")))
    while table.awaited() == [0]:
        assert table.state is not None
        body = {"do": "choose", "request": f"request-{table.version}", "seat": 0, "confirm": True}
        body |= {"code": table.state.choices()[0], "ply": table.ply_of(0)}
        path = f"/table/{table.id}/act"
        anna.ask("POST", path, json=body, headers={"x-csrf": anna.token})
    assert "Aldith thinks …" in anna.read(f"/table/{table.id}")
