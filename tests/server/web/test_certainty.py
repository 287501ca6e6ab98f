"""The page of what is certain of a game and what is reconstructed."""

from __future__ import annotations

import pytest

from tabard.games import shelf
from tests.server.web.browser import Browser

CORRECTING = {"en": "If you know better", "de": "Wenn du es besser weißt", "nl": "Als je het beter"}


@pytest.mark.parametrize("name", shelf(hidden=True))
def test_every_game_tells_what_it_rests_on_and_how_to_correct_it(anna: Browser, name: str) -> None:
    assert f'href="/rules/{name}/sources"' in anna.get(f"/rules/{name}").text
    page = anna.get(f"/rules/{name}/sources")
    assert page.status_code == 200
    assert CORRECTING["en"] in page.text
    assert f"FOLDER/{name}/*.toml" in page.text


def test_what_is_reconstructed_is_told_by_name_and_field(anna: Browser) -> None:
    page = anna.get("/rules/pillars/sources").text
    assert "<td>reconstructed</td><td><code>conversion</code>: rulebook</td>" in page
    assert "Remaining doubts" in page
    assert anna.get("/rules/chess/sources").status_code == 404
