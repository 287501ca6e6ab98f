"""Every page: its headers, its words, its answers to nonsense; rules and credits."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from tabard.server.limits import Buckets, Rate
from tabard.server.web import pages
from tabard.server.web.guard import cost_of
from tests.server.web.browser import Browser, Town, new, words

RECORDS = Path(__file__).parents[2] / "records"
PAGES = (
    "/",
    "/tables",
    "/new",
    "/join",
    "/watch",
    "/replays",
    "/rules",
    "/rules/pillars",
    "/settings",
    "/settings/tokens",
    "/keep",
    "/login",
    "/about",
)
STRICT = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cache-control": "no-store",
}


def test_every_answer_has_strict_headers(anna: Browser) -> None:
    answers = [anna.get(path) for path in PAGES]
    answers += [anna.get("/nowhere"), anna.get("/table/nowhere"), anna.ask("PUT", "/")]
    answers += [anna.ask("POST", "/login"), anna.post("/new", new()), anna.post("/login")]
    for answer in answers:
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        for name, value in STRICT.items():
            assert answer.headers[name] == value, answer.url


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_script_or_style_inside(anna: Browser, path: str) -> None:
    page = anna.get(path)
    assert page.status_code == 200
    assert "<style" not in page.text
    assert " style=" not in page.text
    assert " onclick=" not in page.text
    assert page.text.count("<script") == page.text.count("<script src=")
    assert page.text.count("<h1>") == 1


@pytest.mark.parametrize("path", PAGES)
def test_every_page_finds_all_its_words(
    anna: Browser, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "tabard"):
        anna.get(path)
    assert [r.getMessage() for r in caplog.records] == []


def test_an_unknown_page_is_answered_in_words(anna: Browser) -> None:
    page = anna.get("/nowhere")
    assert page.status_code == 404
    assert "There is no such page" in words(page)
    assert anna.get("/rules/chess").status_code == 404
    assert anna.get("/new?game=chess").status_code == 404
    assert anna.post("/play/chess").status_code == 404


def test_a_script_is_answered_with_data(anna: Browser) -> None:
    answer = anna.get("/nowhere", headers={"accept": "application/json"})
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


def test_a_fault_tells_the_reader_nothing(
    anna: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the beam is rotten")

    monkeypatch.setattr(pages, "rows_of", broken)
    page = anna.get("/")
    assert page.status_code == 500
    assert "Our fault" in words(page)
    assert "rotten" not in page.text
    assert "content-security-policy" in page.headers
    assert any(record.exc_info for record in caplog.records)


def test_static_files_are_kept_for_ever_under_their_version(anna: Browser) -> None:
    address = anna.get("/").text.partition('rel="stylesheet" href="')[2].partition('"')[0]
    style = anna.get(address)
    assert style.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert style.headers["content-type"].startswith("text/css")
    assert "set-cookie" not in style.headers
    font = style.text.partition("src:url(")[2].partition(")")[0]
    assert anna.get(font).headers["content-type"] == "font/woff2"
    old = anna.get(f"/static/older/{address.rpartition('/')[2]}")
    assert old.headers["cache-control"] == "no-cache"
    tag = {"if-none-match": old.headers["etag"]}
    assert anna.get("/static/older/site.css", headers=tag).status_code == 304
    assert anna.get("/static/x/%2e%2e/app.py").status_code == 404


def test_every_rule_has_its_anchor(anna: Browser) -> None:
    page = anna.get("/rules/pillars").text
    for rule in ("PIL-1.1", "PIL-16.4", "PIL-22.13", "PIL-22.14", "PIL-16", "D01"):
        assert page.count(f'id="{rule}"') == 1, rule
    assert 'href="#PIL-5.8"' in page


def test_rules_are_found_by_their_words(anna: Browser) -> None:
    page = anna.read("/rules/pillars?q=selling stone")
    assert "PIL-16.4" in page
    assert "PIL-16.3 " not in page
    assert "Nothing holds" in anna.read("/rules/pillars?q=spaceship")


def test_a_search_is_shown_as_text(anna: Browser) -> None:
    page = anna.get("/rules/pillars", params={"q": '<script>"x'}).text
    assert "<script>" not in page
    assert anna.get("/rules/pillars", params={"q": "lt gt & ( [ *"}).status_code == 200


def test_about_names_everybody_whose_work_is_used(anna: Browser) -> None:
    page = anna.read("/about")
    for name in ("Lorc", "Delapouite", "CC BY 3.0", "EB Garamond", "Cinzel", "unofficial"):
        assert name in page


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "de"),
        ("fr, nl;q=0.4", "nl"),
        ("en;q=0.1, de;q=0.8", "de"),
        ("fr", "en"),
        ("", "en"),
        ("de;q=0, ;;;q=x,,", "en"),
    ],
)
def test_the_language_is_the_browsers_at_first(anna: Browser, wish: str, lang: str) -> None:
    page = anna.get("/", headers={"accept-language": wish})
    assert f'<html lang="{lang}"' in page.text


def test_a_language_once_chosen_stays(anna: Browser) -> None:
    anna.post("/settings/language", {"lang": "nl"})
    assert '<html lang="nl"' in anna.get("/", headers={"accept-language": "de"}).text


def test_who_asks_for_too_many_pages_is_told_so_in_words(anna: Browser, town: Town) -> None:
    page = anna.get("/")
    town.house.limits.addresses = Buckets(Rate(2 * cost_of("/"), 0))
    assert [anna.get("/").status_code for _ in range(3)] == [200, 200, 429]
    assert "That was too much at once." in words(anna.get("/"))
    style = re.search(r'href="(/static/[^"]+)"', page.text)
    assert style is not None
    assert anna.get(style[1]).status_code == 200


def test_rules_call_things_by_their_names(anna: Browser) -> None:
    page = anna.get("/rules/pillars")
    assert "adv_jack" not in page.text
    assert "<em>Prior Philip</em>" in page.text
    dutch = anna.get("/rules/world", headers={"accept-language": "nl"}).text
    assert "<em>Merthins metselaars</em> direct" in dutch
    found = anna.get("/rules/world?q=merthins+metselaars", headers={"accept-language": "nl"})
    assert "direct [7]" in found.text


@pytest.mark.parametrize(
    "path", ["/puzzles", "/daily", "/table/abc/plan", "/replay/abc/line", "/replay/abc/branch"]
)
def test_what_takes_as_long_as_a_page_costs_as_much(path: str) -> None:
    assert cost_of(path) == cost_of("/") > cost_of("/table/abc/act")


def test_a_moment_of_a_variation_costs_as_much_as_a_replay() -> None:
    assert cost_of("/replay/abc/variation") == cost_of("/replay/abc") > cost_of("/replay/abc/frame")
