"""What a board may say of itself: rooms for prompt and log, the phase, spans larger than rounds."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

from tests.server.web.browser import Browser, table_of


def facts_of(page: str) -> dict[str, Any]:
    """What a table's page tells its script."""
    found = re.search(r'data-facts="([^"]*)"', page)
    assert found is not None
    facts: dict[str, Any] = json.loads(unescape(found[1]))
    return facts


def test_a_board_with_rooms_for_prompt_and_log_names_them_to_the_page(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/pilgrim"))
    rooms = facts_of(anna.get(f"/table/{table.id}").text)["rooms"]
    assert {"prompt", "spare", "board", "mat"} <= rooms.keys()


def test_a_board_without_such_rooms_names_none(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/pillars"))
    assert "prompt" not in facts_of(anna.get(f"/table/{table.id}").text)["rooms"]


def test_the_bar_counts_rounds_or_the_spans_that_a_board_names(anna: Browser) -> None:
    for game, marks in (("pillars", 6), ("pilgrim", 4)):
        table = table_of(anna.town, anna.post(f"/play/{game}"))
        page = anna.get(f"/table/{table.id}").text
        bar = page[page.index('class="lozenges"') : page.index('class="phases"')]
        assert bar.count("<i ") == marks


def test_a_board_may_name_the_phase_itself(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/pilgrim"))
    page = anna.get(f"/table/{table.id}").text
    assert page.count("<li><span>Sow</span></li>") + page.count("<span>Sow</span>") >= 1
    assert "<span>Round\u2019s end</span>" in unescape(page)


def test_a_log_says_what_lies_at_a_place(anna: Browser) -> None:
    table = table_of(anna.town, anna.post("/play/pilgrim"))
    page = unescape(anna.get(f"/table/{table.id}").text)
    assert "North-east: " in page  # where the duty tiles were dealt
    sown = re.findall(r"places an acolyte: ([A-Z][a-z ]+)", page, re.IGNORECASE)
    assert not {"North", "South", "East", "West"} & {place.strip() for place in sown}
