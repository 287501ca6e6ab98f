"""How to play: the pages and the aid in the house, and the ways that lead there."""

from __future__ import annotations

import re

import pytest

from tabard.games import NAMES
from tabard.howto import text
from tabard.messages import LANGUAGES
from tabard.server.table import Table
from tests.server.web.browser import Browser


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_page_is_there_in_every_language(anna: Browser, name: str, lang: str) -> None:
    for number, page in enumerate(text.pages(name, lang), start=1):
        answer = anna.get(f"/howto/{name}/{number}", headers={"accept-language": lang})
        assert answer.status_code == 200
        assert f"<h1>{page.title}</h1>" in answer.text
        assert answer.text.count("<figure ") == len(page.figures())
        for figure in page.figures():
            assert re.search(rf'<figure id="figure-{figure}"[^>]*><svg ', answer.text), figure
        cited = set(page.rules())
        assert cited == set(re.findall(rf'class="cited" href="/rules/{name}#([^"]+)"', answer.text))
        used = set(re.findall(r'<use href="#(i-[^"]+)"', answer.text))
        assert used <= set(re.findall(r'<symbol id="(i-[^"]+)"', answer.text))


def test_the_first_page_is_the_page_of_the_game(anna: Browser) -> None:
    assert anna.get("/howto/world").text.count('aria-current="page"><b>1</b>') == 1


@pytest.mark.parametrize(
    "path",
    [
        *("/howto/chess", "/howto/toll", "/howto/toll/aid", "/howto/chess/aid/card"),
        *("/howto/pillars/0", "/howto/pillars/9", "/howto/pillars/-1", "/howto/pillars/first"),
    ],
)
def test_what_is_not_taught_is_not_there(anna: Browser, path: str) -> None:
    assert anna.get(path).status_code == 404


def test_the_aid_is_a_page_and_comes_to_the_table(anna: Browser) -> None:
    page = anna.get("/howto/pillars/aid").text
    assert "<h1>At a glance</h1>" in page
    assert "<td>3 sand → 1 point, 4×</td>" in page
    card = anna.get("/howto/pillars/aid/card", headers={"accept": "application/json"}).json()["aid"]
    assert card in page
    dutch = anna.get("/howto/pillars/aid/card", headers={"accept-language": "nl"}).json()["aid"]
    assert "Ambachtslieden" in dutch


def test_the_ways_lead_there(anna: Browser, table: Table) -> None:
    home = anna.get("/").text
    assert all(f'href="/howto/{name}"' in home for name in NAMES)
    shelf = anna.get("/rules").text
    for name in NAMES:
        for way in (f"/howto/{name}", f"/howto/{name}/aid", f"/rules/{name}"):
            assert f'href="{way}"' in shelf
        assert f'href="/howto/{name}"' in anna.get(f"/rules/{name}").text
        assert f'href="/rules/{name}"' in anna.get(f"/howto/{name}").text
    seat = anna.get(f"/table/{table.id}").text
    assert 'href="/howto/pillars"' in seat
    assert 'data-address="/howto/pillars/aid/card"' in seat
    assert "<kbd>A</kbd></dt><dd>the player aid</dd>" in seat


def test_a_game_that_is_not_taught_has_its_rules_alone(anna: Browser) -> None:
    assert "/howto/" not in anna.get("/rules/toll").text
