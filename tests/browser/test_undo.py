"""A turn is tentative until it is confirmed; what is confirmed comes back only if all agree."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.planted import seat
from tests.browser.server import Server
from tests.browser.visitor import Visitor, in_turn

Pair = tuple[Visitor, Visitor]


@pytest.fixture
def pair(visitors: Visitors, server: Server) -> Pair:
    """Two friends at a table who confirm their turns: who is asked first, and the other."""
    host, friend = visitors(auto=False), visitors(auto=False)
    seat(server, host, friend)
    return in_turn(host, friend)


def seen(visitor: Visitor) -> tuple[str, list[str], list[str]]:
    """Everything a visitor sees of the game: prompt, what lies where on the board, log."""
    board = visitor.find("#board [aria-label], #board text, #board use").evaluate_all(
        """pieces => pieces.map(piece => [
          piece.getAttribute("aria-label") ?? piece.textContent,
          piece.getAttribute("href"),
          JSON.stringify(piece.getCTM?.()),
        ].join())"""
    )
    return visitor.text("#prompt"), board, visitor.log()


def framed(visitor: Visitor) -> list[str]:
    """The mats with an inked edge: for whom the table waits."""
    inked = "rect[stroke='var(--ink)']"
    mats = visitor.find(f"#board g[id^='mat-']:has(> {inked}, > [data-part] > {inked})")
    found: list[str] = mats.evaluate_all("(mats) => mats.map((mat) => mat.id)")
    return found


def confirm(visitor: Visitor) -> None:
    """Confirm the turn and wait until it is taken in."""
    visitor.find("#confirm").click()
    visitor.page.wait_for_selector("#confirm:not(:disabled)", state="detached")


def test_a_tentative_choice_is_seen_by_its_seat_alone_until_it_is_confirmed(pair: Pair) -> None:
    mover, other = pair
    before, own = seen(other), seen(mover)
    mine = framed(mover)
    assert len(mine) == 1
    code = mover.choose(board=True)
    mover.page.wait_for_selector("#confirm:not(:disabled)")
    assert seen(mover) != own
    assert framed(mover) == mine
    other.page.wait_for_timeout(300)
    assert seen(other) == before
    mover.find(".turnkeys [data-do='takeback']").click()
    mover.page.wait_for_selector(f"#do-{code}")
    assert seen(mover) == own
    mover.choose(code)
    mover.page.wait_for_selector("#confirm:not(:disabled)")
    mover.page.reload()  # the draft is kept by the house, not by the page
    mover.page.wait_for_selector("#confirm:not(:disabled)")
    confirm(mover)
    other.asked()
    assert len(other.log()) > len(before[2])
    assert len(framed(mover)) == 1
    assert framed(mover) != mine


def test_steps_are_undone_one_by_one_or_all_at_once_or_kept_so_far(pair: Pair) -> None:
    mover, other = pair
    mover.find("#prompt .can").filter(has_text="Pass").click()
    mover.page.wait_for_selector("#confirm:not(:disabled)")
    confirm(mover)
    other.asked()  # the other goes on alone, so their choices follow one another
    menus = []
    for _ in range(3):
        menus.append(other.asked())
        other.choose()
        other.until(
            "(menu) => JSON.stringify(menu) !== JSON.stringify([...document"
            ".querySelectorAll('#prompt .can')].map(e => Number(e.dataset.code)))",
            menus[-1],
        )
    told = mover.log()
    other.find(".turnkeys [data-do='takeback']").click()
    other.page.wait_for_selector(f"#do-{menus[2][0]}")
    assert other.asked() == menus[2]
    other.page.keyboard.press("u")
    other.page.wait_for_selector(f"#do-{menus[1][0]}")
    assert other.asked() == menus[1]
    other.choose()
    other.find("[data-do='takeback_all']").click()
    other.page.wait_for_selector(f"#do-{menus[0][0]}")
    assert other.asked() == menus[0]
    expect(other.find("#confirm")).to_be_disabled()
    assert mover.log() == told
    other.choose()
    other.choose()
    other.page.wait_for_selector("[data-do='takeback_all']")
    told = mover.log()
    other.page.keyboard.press("c")  # a turn that goes on is not confirmed
    expect(other.find("#confirm")).to_be_disabled()
    assert mover.log() == told
    keep = other.find("#keep")
    expect(keep).to_have_attribute("title", re.compile("no longer undo them"))
    expect(keep).not_to_have_class(re.compile("primary"))
    keep.click()
    expect(keep).to_have_count(0)
    mover.until("(lines) => document.querySelectorAll('#lines li').length > lines", len(told))


@pytest.mark.parametrize("answer", ["agree", "decline"])
def test_after_confirming_an_undo_asks_the_other(pair: Pair, answer: str) -> None:
    mover, other = pair
    menu = mover.asked()
    before = other.log()
    mover.choose()
    mover.page.wait_for_selector("#confirm:not(:disabled)")
    confirm(mover)
    other.asked()
    told = other.log()
    mover.find("[data-do='ask_undo']").click()
    expect(mover.find("#notice")).to_contain_text("waiting for")
    expect(other.find("#notice")).to_be_visible()
    other.find(f"#notice [data-do='{answer}']").click()
    expect(other.find("#notice")).to_be_hidden()
    if answer == "agree":
        expect(mover.find("#notice")).to_be_hidden()
        assert mover.asked() == menu
        *kept, asked, agreed, undone = other.log()
        assert kept == before
        assert "asks to take the last choice back" in asked
        assert "agrees" in agreed
        assert "has taken a choice back" in undone
        assert other.stands()["codes"] == []
    else:
        expect(mover.find("#notice")).to_contain_text("Your choice stays")
        expect(mover.find("[data-do='ask_undo']")).to_have_count(0)
        assert other.asked()
        assert other.log()[: len(told)] == told
        assert "declines" in other.log()[-1]
