"""The list of tables: what awaits the reader stands out, and is seen at all."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, seldom
from tests.browser.visitor import PHONE, WIDE


@pytest.mark.parametrize("size", [seldom(WIDE), PHONE])
def test_the_table_that_awaits_me_is_seen(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = visitors(size=size).play_now()
    visitor.asked()
    for page in ("/", "/tables"):
        visitor.goto(page)
        row = visitor.find(".row.due")
        expect(row).to_have_count(1)
        expect(row).to_have_css("opacity", "1")
        row.scroll_into_view_if_needed()
        seen = visitor.page.screenshot()
        row.evaluate("(row) => { row.style.visibility = 'hidden'; }")
        expect(row).to_be_hidden()
        assert visitor.page.screenshot() != seen
