"""What whoever keeps the house tells everybody is seen at a table too; a click puts it away."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import pytest
from playwright.sync_api import expect

from tabard.messages import LANGUAGES
from tests.browser.conftest import Visitors, seldom
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

Announce = Callable[..., None]

LINE: Final = "#announced"
TOLD: Final = {
    "en": "The house is closed on Sunday.",
    "de": "Am Sonntag ist das Haus zu.",
    "nl": "Zondag is het huis dicht.",
}
LONG: Final = "On Sunday the house is closed, and what is under way goes on afterwards. " * 6
# The line, the prompt and the last thing on the page: nothing covers another, all are in sight.
BOXES: Final = """() => ["#announced", "#prompt", "#stage"].map((name) => {
  const { top, bottom } = document.querySelector(name).getBoundingClientRect();
  return [Math.round(top), Math.round(bottom)];
})"""


@pytest.fixture
def announce(visitors: Visitors) -> Iterator[Announce]:
    """Lets whoever keeps the house announce something; afterwards nothing is."""
    keeper = visitors()

    def say(**said: str) -> None:
        keeper.goto("/keeping/orders")
        form = keeper.find("form:has([value='announcement'])")
        for lang in LANGUAGES:
            form.locator(f"[name='text-{lang}']").fill(said.get(lang, ""))
        form.locator("button").click()
        keeper.page.wait_for_url("**/keeping/orders?saved")

    yield say
    say()


def in_its_place(visitor: Visitor) -> None:
    """The line stands above the table, all of which is in the window still."""
    (top, bottom), prompt, stage = visitor.page.evaluate(BOXES)
    high = visitor.page.evaluate("() => innerHeight")
    assert 0 < top < bottom <= stage[0] + 1
    assert prompt[0] >= bottom
    assert prompt[1] <= high
    assert stage[1] <= high + 1


@pytest.mark.parametrize(
    ("size", "lang"),
    [seldom(WIDE, "en", name="wide-en"), seldom(WIDE, "nl", name="wide-nl"), (PHONE, "de")],
)
def test_an_announcement_comes_to_a_table_and_is_put_away(
    visitors: Visitors, announce: Announce, size: tuple[int, int], lang: str
) -> None:
    visitor = visitors(size=size, lang=lang)
    visitor.play_now()
    visitor.asked()
    line = visitor.find(LINE)
    expect(line).to_be_hidden()
    announce(**TOLD)
    expect(line.locator("span")).to_have_text(TOLD[lang])
    in_its_place(visitor)
    assert not faults(visitor)
    if size == PHONE:
        for tab in ("mat", "log", "board"):
            visitor.find(f"#tabs [data-tab='{tab}']").click()
            in_its_place(visitor)
        visitor.resize(WIDE)
        in_its_place(visitor)
        visitor.resize(PHONE)
    visitor.page.reload()
    line.locator("button").click()
    expect(line).to_be_hidden()
    visitor.page.reload()
    visitor.asked()
    expect(line).to_be_hidden()
    announce(**dict.fromkeys(LANGUAGES, LONG))
    expect(line.locator("span")).to_have_text(LONG.strip())
    in_its_place(visitor)
    visitor.choose()
    announce()
    expect(line).to_be_hidden()
