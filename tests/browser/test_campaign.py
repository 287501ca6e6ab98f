"""A campaign of Pilgrim in the browser: each of its games is seen to its end before the next."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tabard.games import game
from tabard.kernel.state import State
from tabard.server.setup import PERSON, SeatPlan, Setup
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import plant
from tests.browser.server import Server
from tests.browser.visitor import PHONE, WIDE, Visitor

GAMES: Final = 3
LAST_ROUND: Final = 26


def campaign(server: Server, visitor: Visitor, number: int) -> Visitor:
    """A campaign in the last round of one of its games."""

    def wanted(state: State) -> bool:
        view = state.view(None)
        there = view["campaign"]["game"] == number and view["round"] == LAST_ROUND
        return bool(there and state.to_move == 0)

    owner = visitor.identity
    version = game("pilgrim").rules_version
    options = game("pilgrim").agree(1, {"campaign": True})
    setup = Setup("pilgrim", 1, options, (SeatPlan(PERSON),), owner[0], rules_version=version)
    return visitor.goto(f"/table/{plant(server, setup, [owner], wanted)}")


@pytest.mark.parametrize(
    ("size", "number"),
    [
        *((PHONE, 2), (WIDE, 3)),  # the first goes on by its key below
        *(seldom(WIDE, 1), seldom(PHONE, 1), seldom(WIDE, 2), seldom(PHONE, 3)),
    ],
)
def test_the_end_of_each_game_is_seen_before_the_next_is_set_up(
    visitors: Visitors, server: Server, number: int, size: tuple[int, int]
) -> None:
    visitor = campaign(server, visitors(size=size), number)
    visitor.hurry(lambda one: one.find("#end .sheet").count() > 0)
    expect(visitor.find("#end .sheet")).to_be_visible()
    assert f"Round {LAST_ROUND}" in visitor.find("#bar").inner_text()
    assert "Ab-Bott" in visitor.text("#end thead")
    if number == GAMES:
        assert "ends the campaign with" in visitor.text("#end-title")
        assert visitor.find("[data-on]").count() == 0
        return
    assert visitor.text("#end-title").startswith(f"Game {number} of {GAMES}: ")
    visitor.find("#end [data-close]").click()
    expect(visitor.find("#end")).to_be_hidden()
    assert visitor.text("#ask").startswith(f"Game {number} of {GAMES}: ")
    visitor.page.reload()
    expect(visitor.find("#end .sheet")).to_be_visible()
    visitor.find("#end [data-on]").click()
    visitor.asked()
    assert visitor.find("#end .sheet").count() == 0
    assert "PGM-3.15" in visitor.text("#prompt")


def test_the_next_game_begins_by_its_key(visitors: Visitors, server: Server) -> None:
    visitor = campaign(server, visitors(), 1)
    visitor.hurry(lambda one: one.find("#end .sheet").count() > 0)
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("c")
    visitor.asked()
    visitor.choose()
    visitor.page.reload()
    visitor.asked()
    assert visitor.find("[data-on]").count() == 0


def test_what_a_campaign_excludes_cannot_be_chosen_beside_it(visitor: Visitor) -> None:
    visitor.goto("/new?game=pilgrim&players=1")
    level = visitor.find("[name='option-level']")
    expect(level.first).to_be_enabled()
    visitor.find("[name='option-level'][value='3']").check()
    visitor.find("[name='option-campaign'][value='true']").check()
    for name in ("level", "first_game"):
        expect(visitor.find(f"[name='option-{name}']").first).to_be_disabled()
    visitor.find("#new-table .final button").click()
    visitor.page.wait_for_url("**/table/*")
    visitor.asked()
    assert "game 1 of 3" in visitor.find("#solo").inner_html().lower()


def test_a_campaign_that_begins_names_no_rank(visitor: Visitor) -> None:
    visitor.open_table(game="pilgrim", **{"option-campaign": "true"})
    visitor.asked()
    told = visitor.find("#solo").inner_html()
    assert "Campaign, game 1 of 3<" in told
    assert "Beaten" not in told


@pytest.mark.pictures
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_pictures_of_the_end_of_a_game(
    visitors: Visitors, server: Server, size: tuple[int, int], tmp_path: Path
) -> None:
    visitor = campaign(server, visitors(size=size), 1)
    visitor.hurry(lambda one: one.find("#end .sheet").count() > 0)
    for name, close in (("sheet", False), ("board", True)):
        if close:
            visitor.find("#end [data-close]").click()
        path = tmp_path / f"campaign-{name}.png"
        visitor.page.screenshot(path=path)
        assert path.stat().st_size > 20_000
