"""The pages that teach a game: complete, the same in every language, and true to data and board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tabard.draw import icons
from tabard.games import NAMES, folder, game
from tabard.howto import figures, place, settings, taught, text
from tabard.howto.figures import drawn, played
from tabard.howto.numbers import BLANK, NoSuchNumber, at, filled, numbers
from tabard.howto.text import ICON, RULES, Page
from tabard.kernel.data import GIVEN, read_data
from tabard.messages import DEFAULT, LANGUAGES
from tabard.server.web.rulebook import rulebook
from tests.typography import FOREIGN

each_game = pytest.mark.parametrize("name", NAMES)
each_language = pytest.mark.parametrize("lang", LANGUAGES)
FIGURE = re.compile(r"!\[.*\]\([a-z0-9-]+\)")


PHONE = 390


def written(name: str, lang: str) -> list[Page]:
    """The pages and the aid as they are written, before anything is filled in."""
    aid = text.parsed(text.source(name, lang, aid=True))
    return [*text.parsed(text.source(name, lang)), *aid]


def lines_of(page: Page) -> Iterator[str]:
    """Everything that is read on a page."""
    yield page.title
    for block in page.blocks:
        yield from block.told()


@each_game
def test_every_game_is_taught_on_a_few_pages_and_one_aid(name: str) -> None:
    assert taught(name)
    for lang in LANGUAGES:
        assert 2 <= len(text.pages(name, lang)) <= 4
        assert text.aid(name, lang).blocks
        assert all(page.figures() for page in text.pages(name, lang))


def test_a_game_without_pages_is_not_taught() -> None:
    assert not taught("toll")


@each_language
@each_game
def test_all_languages_have_the_same_sections_figures_and_rules(name: str, lang: str) -> None:
    ours, theirs = written(name, DEFAULT), written(name, lang)
    assert len(theirs) == len(ours)
    for one, two in zip(ours, theirs, strict=True):
        assert [block.kind for block in two.blocks] == [block.kind for block in one.blocks]
        assert two.figures() == one.figures()
        assert two.rules() == one.rules()
        for here, there in zip(one.blocks, two.blocks, strict=True):
            told = [len(row) for row in there.rows], len(there.lines)
            assert told == ([len(row) for row in here.rows], len(here.lines)), there.lines
            whole = " ".join(here.told())
            translated = " ".join(there.told())
            assert sorted(m[2] for m in BLANK.finditer(whole)) == sorted(
                m[2] for m in BLANK.finditer(translated)
            ), translated


@each_game
def test_every_figure_is_drawn_and_used(name: str) -> None:
    known = figures.figures(name)
    used = [figure for page in text.pages(name, DEFAULT) for figure in page.figures()]
    assert sorted(used) == sorted(known)
    for lang in LANGUAGES:
        for figure, told in known.items():
            wide = ElementTree.fromstring(drawn(name, figure, lang))
            assert told.tall or float(wide.get("viewBox", "").split()[2]) < PHONE * 1.5, figure
            if told.tall:
                tall = ElementTree.fromstring(drawn(name, figure, lang, "tall"))
                assert float(tall.get("viewBox", "").split()[2]) < PHONE + 10, figure


@each_game
def test_every_rule_that_is_cited_is_in_the_reference(name: str) -> None:
    cited = {rule for page in written(name, DEFAULT) for rule in page.rules()}
    assert len(cited) > 15
    assert cited <= rulebook(name, DEFAULT).anchors


@each_language
@each_game
def test_numbers_come_from_the_data(name: str, lang: str) -> None:
    for page in written(name, lang):
        for line in lines_of(page):
            said = RULES.sub("", BLANK.sub("", ICON.sub("", line)))
            assert re.search(r"\d", said) is None, line
    used = {
        found[2]
        for page in written(name, DEFAULT)
        for line in lines_of(page)
        for found in BLANK.finditer(line)
        if not found[1]
    }
    assert used <= set(numbers(name))


@each_game
def test_every_icon_is_in_the_sprite(name: str) -> None:
    for lang in LANGUAGES:
        for page in [*text.pages(name, lang), text.aid(name, lang)]:
            for line in lines_of(page):
                assert set(ICON.findall(line)) <= set(icons.SYMBOLS), line
                assert "::" not in line
                assert "{" not in line, line


@each_language
@each_game
def test_the_typography_is_that_of_the_language(name: str, lang: str) -> None:
    for file in (f"{lang}.md", f"aid.{lang}.md"):
        read = (place(name) / file).read_text("utf-8")
        prose = re.sub(r"^(- |\|.*\||> )", "", read, flags=re.MULTILINE)
        assert FOREIGN[lang].findall(prose) == []


@each_game
def test_the_game_that_is_shown_is_played_by_todays_rules(name: str) -> None:
    record = played(name)
    assert record is not None, "play another, and choose its moments anew"
    assert record.game is game(name)
    assert all(figure.ply <= len(record.choices) for figure in figures.figures(name).values())


def test_a_number_follows_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    file = folder("pillars") / "data" / "game.toml"
    changed = {**read_data(file), "game": {**read_data(file)["game"], "rounds": 9}}
    monkeypatch.setitem(GIVEN, str(file), changed)
    assert at("pillars", "game.game.rounds") == 9
    numbers.cache_clear()
    try:
        assert filled("{rounds|W} rounds: {rounds}", "pillars", "en") == "Nine rounds: 9"
    finally:
        numbers.cache_clear()


@pytest.mark.parametrize(
    "asked", ["{nothing_of_the_kind}", "{.capacity}"], ids=["unknown", "outside of a row"]
)
def test_a_number_that_is_not_there_is_refused(asked: str) -> None:
    with pytest.raises(NoSuchNumber):
        filled(asked, "pillars", "en")


@pytest.mark.parametrize(
    "path", ["nofile.x", "game.game.nothing", "board.station.nowhere", "board.station.99"]
)
def test_a_path_that_leads_nowhere_is_refused(path: str) -> None:
    with pytest.raises(NoSuchNumber):
        at("pillars", path)


def test_a_figure_shows_the_board_and_nothing_beside_it() -> None:
    market = drawn("pillars", "market", "en")
    assert "Market" in market
    assert "Shiring" not in market
    assert "Markt" in drawn("pillars", "market", "de")
    root = ElementTree.fromstring(market)
    for element in root.iter():
        assert not {"tabindex", "role", "data-code", "aria-label"} & set(element.attrib)
    assert root.get("aria-hidden") == "true"


@each_game
def test_the_figures_of_a_page_share_no_ids(name: str) -> None:
    for page in text.pages(name, DEFAULT):
        ids = [
            one
            for figure in page.figures()
            for one in re.findall(r'\bid="([^"]+)"', drawn(name, figure, DEFAULT))
        ]
        assert len(ids) == len(set(ids))
        links = {
            one
            for figure in page.figures()
            for one in re.findall(r'href="#([^"]+)"', drawn(name, figure, DEFAULT))
        }
        assert {one for one in links if not one.startswith("i-")} <= set(ids)


def test_a_figure_of_a_part_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = figures.Figure(ply=6, show=["no-such-part"])
    monkeypatch.setattr(figures, "figures", lambda _: {"wrong": wrong})
    with pytest.raises(KeyError, match="no-such-part"):
        drawn.__wrapped__("pillars", "wrong", "en")


def test_a_house_with_other_data_shows_the_pages_without_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    other = (place("pillars") / "game.txt").read_text("utf-8").replace("rules: ", "rules: 9", 1)
    (tmp_path / "game.txt").write_text(other, "utf-8")
    monkeypatch.setattr(figures, "place", lambda _: tmp_path)
    assert played.__wrapped__("pillars") is None
    monkeypatch.setattr(figures, "moment", lambda *_: None)
    assert drawn.__wrapped__("pillars", "market", "en") == ""


def test_the_settings_say_nothing_that_no_page_needs() -> None:
    for name in NAMES:
        used = {
            found[2]
            for lang in LANGUAGES
            for page in written(name, lang)
            for line in lines_of(page)
            for found in BLANK.finditer(line)
        }
        assert set(settings(name)["numbers"]) <= used, name
