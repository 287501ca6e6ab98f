"""World Without End in the browser: one click to a table, a whole game, every kind of question."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tabard.words import Words
from tests.browser.company import Truth, scores
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import near_the_end, question
from tests.browser.server import Server
from tests.browser.test_accessibility import faults
from tests.browser.visitor import PHONE, WIDE, Visitor

PATIENCE: Final = 400.0

# What sticks out of its place: pieces beyond the edge of the picture.
BEYOND: Final = """() => {
  const frame = document.querySelector(".board > svg").getBoundingClientRect();
  return [...document.querySelectorAll(".board svg [id]")].filter((piece) => {
    const box = piece.getBoundingClientRect();
    return box.width && (box.left < frame.left - 2 || box.right > frame.right + 2);
  }).map((piece) => piece.id);
}"""

# Texts of the picture that run over another text of the same group of the board.
OVERLAPS: Final = """() => {
  const seen = [...document.querySelectorAll(".board svg text")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && one.textContent.trim().length > 2 && !one.closest(".preview");
  });
  const found = [];
  for (const [i, one] of seen.entries()) {
    const a = one.getBoundingClientRect();
    for (const two of seen.slice(i + 1)) {
      const b = two.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 3 && high > Math.min(a.height, b.height) * 0.5) {
        found.push(`${one.textContent} | ${two.textContent}`);
      }
    }
  }
  return found;
}"""

RETITLE: Final = "text => { document.querySelector('#bar .rounds span').textContent = text; }"
# What the bar on top has no room for: the title, or the last of the players.
CUT: Final = """() => [...document.querySelectorAll("#bar, .people")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""

REACHED: Final = """piece => {
  const box = piece.getBoundingClientRect();
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return met?.closest("[data-code]") === piece;
}"""

# How many players have their shield on a piece.
SHIELDS: Final = """piece => [1, 2, 3, 4].filter((seat) =>
  piece.querySelector(`:not(.preview) > path[fill="var(--p${seat})"]`)).length"""


def step(one: Visitor) -> str:
    """The rule of the question: it tells which step asks."""
    return one.text("#ask .rule-id")


def play(
    one: Visitor,
    dice: random.Random,
    until: Callable[[Visitor], bool] | None = None,
    shoot: Callable[[str], None] | None = None,
) -> dict[str, int]:
    """Click glowing pieces and buttons until the game is over, or as wanted; what was asked."""
    asked: dict[str, int] = {}
    deadline = time.monotonic() + PATIENCE
    while True:
        now = one.stands()
        if now["kind"] == "done":
            return asked
        assert time.monotonic() < deadline, one.text("#prompt")
        if now["kind"] != "mine" or not now["codes"]:
            one.await_news()
            continue
        if until is not None and until(one):
            return asked
        if shoot is not None and step(one) not in asked:
            shoot(step(one))
        asked[step(one)] = asked.get(step(one), 0) + 1
        code = dice.choice(now["codes"])
        piece = one.find(f".board svg .can[data-code='{code}']")
        reach = piece.count() > 0 and bool(piece.first.evaluate(REACHED))
        one.choose(code, board=reach and dice.random() < 0.7)


def reach(one: Visitor, rule: str) -> None:
    """Play until a step asks this visitor."""
    play(one, random.Random(2), lambda visitor: step(visitor) == rule)


def the_end_adds_up(visitor: Visitor, players: int) -> None:
    """Points, places, curves, and the last line of the log."""
    *parts, sums, places = scores(visitor)
    for player in range(players):
        assert sum(float(row[player]) for row in parts) == float(sums[player])
    assert places[0] == "1."
    assert visitor.find("#end .chart .curve").count() == players
    assert any("The game is over" in line for line in visitor.log())


@pytest.mark.slow
def test_a_game_against_bots_is_played_to_its_end_by_pieces_and_buttons(
    visitor: Visitor, server: Server
) -> None:
    near_the_end(visitor, server, "world", 3, left=8)
    asked = play(visitor, random.Random(1))
    assert sum(asked.values()) > 3
    expect(visitor.find("#end .sheet")).to_be_visible()
    the_end_adds_up(visitor, 3)


@pytest.mark.slow
@pytest.mark.long
def test_a_whole_game_against_bots_by_pieces_and_buttons(visitor: Visitor, pictures: Path) -> None:
    """Every question leaves a picture in build/screenshots, for people to look at."""
    visitor.play_now("world")

    def shoot(name: str) -> None:
        path = pictures / f"world-wide-light-{name}.png"
        visitor.page.screenshot(path=path, animations="disabled")

    asked = play(visitor, random.Random(1), shoot=shoot)
    expect(visitor.find("#end .sheet")).to_be_visible()
    shoot("end")
    assert asked["WWE-9.3"] >= 20  # a card in nearly every one of 24 rounds
    assert {"WWE-6.1", "WWE-9.7"} <= asked.keys()
    the_end_adds_up(visitor, 3)


@pytest.mark.parametrize("lang", ["en", seldom("de"), seldom("nl")])
def test_one_click_leads_to_a_table_whose_pieces_glow(visitors: Visitors, lang: str) -> None:
    visitor = visitors(lang=lang)
    visitor.play_from_home("world")
    reach(visitor, "WWE-9.3")
    buttons = visitor.find("#prompt .can").evaluate_all("all => all.map(e => e.dataset.code)")
    pieces = visitor.find(".board .can").evaluate_all("all => all.map(e => e.dataset.code)")
    assert sorted(pieces) == sorted(buttons)
    assert visitor.page.evaluate(BEYOND) == []
    assert visitor.page.evaluate(OVERLAPS) == []


def test_the_longest_title_in_dutch_cuts_nothing_off_the_bar_on_top(
    visitors: Visitors, server: Server
) -> None:
    one = visitors(lang="nl")
    one.goto("/")
    one.goto(f"/table/{question(server, one.identity, 'world', 'orient', 2)}")
    title = Words("world", "nl")("table-round", round=6, rounds=6, chapter=3)
    for size in (WIDE, (1024, 768), PHONE, (360, 740)):
        one.resize(size)
        expect(one.find("#bar .rounds")).to_be_visible()
        one.page.evaluate(RETITLE, title)
        assert one.page.evaluate(CUT) == [], size


def test_pointing_at_an_orientation_shows_what_it_brings(visitor: Visitor) -> None:
    visitor.play_now("world")
    reach(visitor, "WWE-6.1")
    previews = visitor.find(".board .preview")
    assert previews.count() == visitor.find("#prompt .can").count() >= 3
    visitor.page.mouse.move(5, 5)
    assert not any(one.is_visible() for one in previews.all())
    for button in visitor.find("#prompt .can").all():
        button.hover()
        shown = [one for one in previews.all() if one.is_visible()]
        assert len(shown) == 1
        code = shown[0].evaluate("one => one.closest('[data-code]').dataset.code")
        assert code == button.get_attribute("data-code")


@pytest.mark.parametrize("lang", [seldom("en"), seldom("de"), "nl"])
def test_the_council_is_turned_on_the_wide_board(
    visitors: Visitors, server: Server, lang: str
) -> None:
    visitor = visitors(lang=lang)
    table = question(server, visitor.identity, "world", "orient", 4)
    visitor.goto(f"/table/{table}")
    codes = visitor.asked()
    cards = visitor.find(".board svg.wide [id^='turn-'].can")
    expect(cards).to_have_count(4)
    for card, code in zip(cards.all(), codes, strict=True):
        expect(card).to_be_in_viewport(ratio=1)
        assert card.get_attribute("data-code") == str(code)
        assert card.evaluate(REACHED)
        shields = card.evaluate(SHIELDS)
        assert shields == 4, "every player stands at a corner of the card"
    plates = visitor.find(".people")
    assert plates.evaluate("all => all.scrollWidth <= all.clientWidth"), "a player is cut off"
    third = cards.nth(2)
    told = third.get_attribute("aria-label")
    third.click()
    visitor.settled()
    expect(cards).to_have_count(0)
    truth = Truth(server, table)
    plies = [ply for ply in truth.read().plies if ply.seat == 0]
    assert plies[-1].code == codes[2], told
    truth.engine.dispose()


def test_forgoing_is_folded_away_until_it_is_wanted(visitor: Visitor) -> None:
    visitor.play_now("world")
    reach(visitor, "WWE-9.3")
    folded = visitor.find("#more-forgo .can")
    expect(folded.first).to_be_hidden()
    visitor.find("#more-forgo summary").click()
    expect(folded.first).to_be_visible()
    visitor.find("#log h2").first.click()
    expect(folded.first).to_be_hidden()
    visitor.find("#more-forgo summary").click()
    folded.first.click()
    visitor.settled()
    visitor.until("() => [...document.querySelectorAll('#lines li')].some("
                  "(line) => line.textContent.includes('and forgoes it'))")  # fmt: skip


def test_a_card_tells_what_it_does_and_its_rule(visitor: Visitor) -> None:
    visitor.play_now("world")
    reach(visitor, "WWE-9.3")
    visitor.find(".board [id^='council-']").first.click(force=True)
    expect(visitor.find("#slip .rule-id")).to_have_text(re.compile(r"WWE-21\.I\d\d"))


def test_what_cannot_be_done_says_why(visitor: Visitor) -> None:
    visitor.play_now("world")
    refused = visitor.meet_a_refusal()
    refused.evaluate("piece => piece.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    slip = visitor.find("#slip")
    expect(slip).to_be_visible()
    assert re.fullmatch(r"WWE-[\dIV.]+", slip.locator(".rule-id").inner_text())


@pytest.mark.parametrize("lang", [seldom("en"), "de", seldom("nl")])
def test_a_phone_shows_board_hand_and_players(visitors: Visitors, lang: str) -> None:
    phone = visitors(size=PHONE, lang=lang)
    phone.play_now("world")
    reach(phone, "WWE-6.1")
    assert phone.find(".board [id^='turn-'].can").count() == phone.find("#prompt .can").count()
    for rule in ("WWE-6.1", "WWE-9.3"):
        reach(phone, rule)
        for tab in ("board", "mat", "others"):
            phone.find(f"#tabs [data-tab='{tab}']").click()
            assert phone.overflow() <= 0
            assert phone.page.evaluate(BEYOND) == []
            assert phone.page.evaluate(OVERLAPS) == []
        phone.find("#tabs [data-tab='board']").click()
    expect(phone.find(".tools [data-open='menu']")).to_be_in_viewport()
    phone.find("#tabs [data-tab='mat']").click()
    card = phone.find(".board [id^='card-'].can").first
    card.scroll_into_view_if_needed()
    assert card.evaluate(REACHED)


def test_on_one_device_a_hand_is_in_the_page_only_before_its_owner(visitor: Visitor) -> None:
    visitor.open_table("device", game="world")
    curtain = visitor.find("#curtain")
    hand = visitor.find(".board [id^='card-']")
    for _ in range(4):
        expect(curtain).to_be_visible()
        assert hand.count() == 0
        assert visitor.find(".board [id^='screen-']").count() == 2
        visitor.find("#curtain button").click()
        expect(curtain).to_be_hidden()
        visitor.asked()
        assert hand.count() > 0
        assert visitor.find(".board [id^='screen-']").count() == 1
        visitor.hurry(lambda _: curtain.is_visible())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("size", "theme"), [(WIDE, "light"), seldom(PHONE, "dark", name="phone-dark")]
)
def test_the_table_is_accessible(visitors: Visitors, size: tuple[int, int], theme: str) -> None:
    visitor = visitors(theme=theme, size=size)
    visitor.play_now("world")
    found: list[str] = []
    for rule in ("WWE-6.1", "WWE-9.3", "WWE-9.7"):
        reach(visitor, rule)
        found += [f"{rule}: {fault}" for fault in faults(visitor)]
    for tab in ("mat", "others") if size == PHONE else ():
        visitor.find(f"#tabs [data-tab='{tab}']").click()
        found += [f"{tab}: {fault}" for fault in faults(visitor)]
    assert not found, "\n".join(found)
