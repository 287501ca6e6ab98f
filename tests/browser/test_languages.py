"""German and Dutch throughout: labels, prompts, log, reasons and the end of the game."""

from __future__ import annotations

import re
from functools import partial
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import near_the_end
from tests.browser.server import Server
from tests.browser.visitor import PHONE, Visitor

# Words that are neither German nor Dutch, and that English pages are full of.
ENGLISH: Final = re.compile(
    r"\b(the|your|you|with|from|cards?|choose|round|players?|builders?|workers?|craftsm[ae]n|"
    r"points|rules?|settings|save|waiting|nothing|takes?|places?|begins|starts|buys?|sells?|"
    r"stone|wood|metal|forest|quarry|gravel|market|castle|undo|log|board|seat|friend|this|"
    r"which|before|after|game|until|without|needs|open to|anybody|king's|bishop's)\b",
    re.IGNORECASE,
)
EVERYTHING: Final = """() => {
  const told = [document.body.innerText, document.title];
  for (const node of document.querySelectorAll("body *")) {
    for (const name of ["aria-label", "title", "placeholder", "alt"]) {
      const text = node.getAttribute(name);
      if (text) told.push(text);
    }
  }
  return told.join("\\n");
}"""
PAGES: Final = (
    "/",
    "/new",
    "/join",
    "/tables",
    "/watch",
    "/replays",
    "/rules",
    "/settings",
    "/settings/tokens",
    "/settings/arms",
    "/settings/leave",
    "/me",
    "/lobby",
    "/keeping",
    "/keeping/people",
    "/keeping/tables",
    "/keeping/orders",
    "/keep",
    "/login",
    "/about",
)
OTHERS: Final = ["de", "nl"]
# What stands in every language as it is: titles, licences, names.
AS_IT_IS: Final = re.compile(
    r"The EB Garamond Project Authors|The Cinzel Project Authors|SIL Open Font License|"
    r"The Pillars of the Earth|Tom\s+Builder|World Without End|@iconify-json/game-icons|game-icons"
)


def leftovers(visitor: Visitor) -> list[str]:
    """The English lines of a page."""
    told: str = visitor.page.evaluate(EVERYTHING)
    lines = dict.fromkeys(line.strip() for line in AS_IT_IS.sub("", told).splitlines())
    return [f"{visitor.path}: {line}" for line in lines if ENGLISH.search(line)]


@pytest.mark.parametrize("lang", OTHERS)
def test_the_pages_speak_the_language_of_the_browser(visitors: Visitors, lang: str) -> None:
    visitor = visitors(lang=lang)
    found = []
    for path in PAGES:
        visitor.goto(path)
        assert visitor.find("html").get_attribute("lang") == lang
        found += leftovers(visitor)
    visitor.bear(r"answer: 404 .*/nowhere", r"console: .*404")
    found += leftovers(visitor.goto("/nowhere"))
    assert not found, "\n".join(found)


def test_the_language_is_switched_and_stays(visitor: Visitor) -> None:
    visitor.goto("/watch")
    for lang in OTHERS:
        visitor.find(".langs summary").click()
        visitor.find(f".langs button[value='{lang}']").click()
        expect(visitor.find("html")).to_have_attribute("lang", lang)
        assert visitor.path == "/watch"
        visitor.goto("/")
        assert visitor.find("html").get_attribute("lang") == lang
        visitor.goto("/watch")
    visitor.goto("/settings")
    visitor.find("select[name='lang']").select_option("en")
    visitor.find("form[action='/settings'] button").click()
    expect(visitor.find("html")).to_have_attribute("lang", "en")


def test_language_and_light_are_switched_at_the_table_and_nothing_is_lost(
    visitor: Visitor,
) -> None:
    """A click does not wait for its page: a replay that names its moment meanwhile hides it."""
    visitor.play_now()
    visitor.asked()
    visitor.find("#prompt button.choice, #prompt [data-code]").first.click()
    expect(visitor.find("#confirm")).to_be_visible()
    address = visitor.page.url
    visitor.find(".tools [data-open='menu']").click()
    visitor.find("#menu #theme").click()
    expect(visitor.find("html")).to_have_attribute(
        "data-theme", re.compile("candlelight|parchment")
    )
    visitor.find("#menu .langs summary").click()
    visitor.find("#menu .langs button[value='de']").click(no_wait_after=True)
    expect(visitor.find("html")).to_have_attribute("lang", "de")
    assert visitor.page.url == address
    expect(visitor.find("#confirm")).to_be_visible()
    visitor.goto(f"/replay/{visitor.table_id}?ply=1")
    visitor.until("location.search !== '?ply=1'")  # the nearest moment to stop at
    moment = visitor.page.url
    visitor.find(".tools [data-open='menu']").click()
    visitor.find("#menu .langs summary").click()
    visitor.find("#menu .langs button[value='nl']").click(no_wait_after=True)
    expect(visitor.find("html")).to_have_attribute("lang", "nl")
    assert visitor.page.url == moment


def beyond(number: int, visitor: Visitor) -> bool:
    """Whether a round is over."""
    return visitor.round() > number


@pytest.mark.slow
@pytest.mark.parametrize("lang", OTHERS)
def test_a_game_and_its_end_are_told_in_one_language(
    visitors: Visitors, server: Server, lang: str
) -> None:
    visitor = visitors(lang=lang, size=PHONE if lang == "nl" else (1280, 800))
    visitor.open_table("bot-greedy")
    found: list[str] = []
    for wanted in (1, 2):
        visitor.hurry(partial(beyond, wanted), pick=wanted)
        visitor.asked()
        found += leftovers(visitor)
        reasons = visitor.find("#closed li").all_text_contents()
        found += [f"reason: {reason}" for reason in reasons if ENGLISH.search(reason)]
    near_the_end(visitor, server, "pillars", 2)
    visitor.asked()
    found += leftovers(visitor)
    visitor.finish()
    found += leftovers(visitor)
    visitor.find("#end .steps a").click()
    visitor.page.wait_for_url("**/replay/*")
    found += leftovers(visitor)
    assert visitor.find("html").get_attribute("lang") == lang
    assert not found, "\n".join(dict.fromkeys(found))


@pytest.mark.parametrize("lang", OTHERS)
def test_a_waiting_room_is_told_in_one_language(visitors: Visitors, lang: str) -> None:
    host, friend = visitors(lang=lang), visitors(lang=lang)
    host.open_table("friend", "open")
    found = leftovers(host)
    found += leftovers(friend.goto(host.friends_link()))
    found += leftovers(friend.goto("/watch"))
    assert not found, "\n".join(found)


# The clocks, players and the present phase that the bar cuts, or lays over one another.
CUT: Final = """() => {
  const tools = document.querySelector(".tools").getBoundingClientRect();
  const people = document.querySelector(".people").getBoundingClientRect();
  const within = (one, left, right) => {
    const box = one.getBoundingClientRect();
    return box.left >= left - 1 && box.right <= right + 1 && one.scrollWidth <= one.clientWidth + 1;
  };
  const plates = [...document.querySelectorAll(".people > *")]
    .filter((one) => !within(one, people.left, Math.min(people.right, tools.left)));
  const phase = [...document.querySelectorAll(".phases [aria-current] span")]
    .filter((one) => !within(one, 0, people.left));
  return [...plates, ...phase].map((one) => one.innerText);
}"""


@pytest.mark.parametrize("lang", ["nl", seldom("de")])
def test_clocks_and_phase_are_whole_in_the_longest_words(visitors: Visitors, lang: str) -> None:
    visitor = visitors(lang=lang)
    visitor.open_table("bot-random", "bot-random", "bot-random", game="world", clock="live")
    visitor.asked()
    visitor.until("() => document.querySelector('#seat-3 .clock b').textContent")
    assert visitor.find(".people .clock").count() == 4
    assert visitor.page.evaluate(CUT) == []
