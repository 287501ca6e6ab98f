"""How these tests wait: from outside the page, whose policy lets no script be compiled in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.browser.visitor import Visitor


def test_a_wait_that_really_waits_gets_its_answer(visitor: Visitor) -> None:
    visitor.goto("/about")
    later = "(word) => { setTimeout(() => { document.body.dataset.late = word; }, 300); }"
    visitor.page.evaluate(later, "yes")
    assert not visitor.says("document.body.dataset.late === 'yes'"), "it is not there at once"
    visitor.until("document.body.dataset.late === 'yes'")
    visitor.until("(word) => document.body.dataset.late === word", "yes")


def test_a_wait_goes_on_from_one_page_to_the_next(visitor: Visitor) -> None:
    visitor.goto("/about")
    visitor.page.evaluate("() => { setTimeout(() => location.assign('/new'), 100); }")
    visitor.until("location.pathname === '/new' && document.readyState === 'complete'")


def test_what_never_comes_fails_with_the_script(visitor: Visitor) -> None:
    visitor.goto("/about")
    with pytest.raises(AssertionError, match=re.escape("not yet: document.body.dataset.never")):
        visitor.until("document.body.dataset.never", seconds=0.2)


def test_nothing_waits_in_the_page() -> None:
    refused = "wait_for_" + "function"
    rooms = Path(__file__).parent.glob("*.py")
    assert [room.name for room in rooms if refused in room.read_text("utf-8")] == []
