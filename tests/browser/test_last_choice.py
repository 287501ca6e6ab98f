"""The last choice of a game is a person's: drafted, confirmed, scored, and played again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import near_the_end
from tests.browser.server import Server
from tests.browser.visitor import PHONE, WIDE, Visitor


def at_the_last_choice(one: Visitor, server: Server, name: str, players: int) -> int:
    """Sit somebody down where one choice ends the game; the code of that choice."""
    last = near_the_end(one, server, name, players, left=1)
    assert last in one.asked()
    return last


def draft(one: Visitor, code: int) -> None:
    """Make the last choice, and be asked to confirm it."""
    one.choose(code)
    expect(one.find("#ask")).to_contain_text("This ends the game: confirm your turn")
    expect(one.find("#confirm")).to_be_enabled()


def the_game_is_over(one: Visitor) -> None:
    """Scores, and a rematch that leads to a table where one plays."""
    expect(one.find("#end .sheet")).to_be_visible()
    expect(one.find("#end .scores .sum td").first).to_have_text(re.compile(r"\d"))
    one.find("[data-close='end']").click()
    one.find("#prompt.done [data-open='end']").click()
    expect(one.find("#end .sheet")).to_be_visible()
    old = one.table_id
    one.find("#end [data-do='rematch']").click()
    expect(one.page).not_to_have_url(re.compile(old))
    one.asked()


@pytest.mark.parametrize(
    ("name", "players"),
    [
        ("pilgrim", 1),
        *(seldom("pillars", 2), seldom("world", 2), seldom("feudum", 3), seldom("pilgrim", 2)),
    ],
)
def test_the_last_choice_is_confirmed_and_the_game_played_again(
    visitors: Visitors, server: Server, name: str, players: int
) -> None:
    one = visitors(auto=False)
    last = at_the_last_choice(one, server, name, players)
    draft(one, last)
    table = one.path
    one.goto("/tables")
    expect(one.find(f"a[href='{table}']").first).to_be_visible()
    assert "Your turn" in one.text("main")
    one.goto(table)  # the draft is kept by the house, not by the page
    expect(one.find("#confirm")).to_be_enabled()
    one.find(".turnkeys [data-do='takeback']").click()
    assert last in one.asked()
    draft(one, last)
    one.find("#confirm").click()
    the_game_is_over(one)


def test_keys_confirm_the_last_choice(visitors: Visitors, server: Server) -> None:
    one = visitors(auto=False, size=WIDE)
    last = at_the_last_choice(one, server, "pillars", 2)
    draft(one, last)
    one.page.keyboard.press("u")
    assert last in one.asked()
    draft(one, last)
    one.page.keyboard.press("c")
    the_game_is_over(one)


def test_who_confirms_at_once_ends_the_game_with_one_click(
    visitors: Visitors, server: Server
) -> None:
    one = visitors(auto=True, size=PHONE)
    one.choose(at_the_last_choice(one, server, "pilgrim", 2))
    the_game_is_over(one)


def test_who_leaves_with_the_last_choice_drafted_sees_the_end(
    visitors: Visitors, server: Server
) -> None:
    one = visitors(auto=False)
    draft(one, at_the_last_choice(one, server, "pillars", 2))
    one.leave()
    the_game_is_over(one)
