"""What comes again and again is cut once and printed by its name."""

from __future__ import annotations

import pytest

from tabard.draw import stamps
from tabard.draw.memory import safe
from tabard.draw.stamps import STAMPS, Stamp, cut, needed, printed, stamp_of
from tabard.games import presentation
from tests.server import putting

BOX = Stamp('<g id="~1">~2</g>')
DOT = Stamp("<i/>")
PAIR = Stamp(BOX("~1", DOT() + DOT()))


def test_a_stamp_is_printed_with_its_blanks_filled_in() -> None:
    assert printed(BOX("a", "b")) == '<g id="a">b</g>'
    assert printed(BOX("a", BOX("b", cut("c")))) == '<g id="a"><g id="b">c</g></g>'
    assert printed(PAIR("a")) == '<g id="a"><i/><i/></g>'
    assert printed("none") == "none"


def test_a_page_needs_the_stamps_of_a_text_and_those_that_they_are_made_of() -> None:
    assert needed((PAIR("a"),)) == {PAIR.name, BOX.name, DOT.name}
    assert needed(("none", "")) == set()


def test_a_page_prints_as_the_server_does() -> None:
    text = BOX("a", PAIR("b") + cut("<b>c</b>"))
    told = {name: STAMPS[name].text for name in needed((text,))}
    assert putting.printed(text, told) == printed(text)


def test_what_somebody_is_called_is_no_stamp() -> None:
    name = safe(f"{BOX('x', 'y')} ~1 | {{0}}")
    assert not set("{|}~") & set(name)
    assert printed(BOX("a", name)) == f'<g id="a">{name}</g>'


def test_a_name_follows_from_the_text_and_not_from_what_was_cut_before() -> None:
    before = stamp_of("<one/>").name
    cut("<another/>")
    assert stamp_of("<one/>").name == before
    assert not before.isdigit()


def test_two_texts_whose_names_would_be_the_same_have_two(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stamps, "SHORTEST", 1)
    texts = [f"<number n='{n}'/>" for n in range(200)]
    assert [printed(cut(text)) for text in texts] == texts


@pytest.mark.parametrize("game", ["pillars", "world", "feudum", "pilgrim"])
def test_a_picture_for_a_file_has_no_stamps_left(game: str) -> None:
    import tabard

    view = tabard.game(game).start(3).view(0)
    drawing = presentation(game).board.draw(view, seat=0)
    assert not set("{|}~") & set(drawing)
    assert "{" in drawing.placed(), "what a page is sent is short"
