"""Calling off: a game if all who play agree, a league with all its divisions by its host."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.planted import seat
from tests.browser.server import Server


def test_who_wishes_to_call_a_game_off_asks_the_others_on_their_page(
    visitors: Visitors, server: Server
) -> None:
    host, friend = visitors(), visitors()
    seat(server, host, friend)
    for one in (host, friend):
        one.begin()
    ask = "#calling-off [data-do='call_off']"
    notice = friend.find("#notice")

    def wish() -> None:
        host.find("#log .sides [data-side='talk']").click()
        if not host.find(ask).is_visible():
            host.find("#calling-off summary").click()
        host.find(ask).click()
        expect(notice).to_contain_text("would like to call the game off, without a result")

    wish()
    expect(host.find("#notice")).to_contain_text("would like to call the game off")
    notice.locator("[data-do='play_on']").click()
    for one in (host, friend):
        expect(one.find("#notice")).to_be_hidden()
    wish()
    notice.locator("[data-do='call_off']").click()
    for one in (host, friend):
        expect(one.find("#prompt.done")).to_contain_text("The game was called off")
        expect(one.find("#notice")).to_be_hidden()


def test_a_league_that_is_called_off_says_so_in_every_division(visitors: Visitors) -> None:
    host, *others = (visitors() for _ in range(4))
    host.goto("/tournaments/new?game=pillars&seats=2")
    host.find("[name='name']").fill("Thursdays")
    host.find("details.readings summary").click()
    for name in ("divisions", "seasons"):
        host.find(f"[name='{name}']").select_option("2")
    host.find(".final button").click()
    host.page.wait_for_url("**/tournaments/*")
    place = host.path
    for one in (host, *others):
        one.goto(place).find("form:has([value='join']) button").click()
        expect(one.find("form:has([value='leave'])")).to_be_visible()
    host.find("form:has([value='start']) button").click()
    status = host.find("main > p[role='status']")
    expect(status).to_contain_text("Season 1 of 2 is being played")
    host.find("details.closing summary").click()
    host.find("form:has([value='call-off']) button").click()
    expect(status).to_have_text("Its host has called it off.")
    for number in (0, 1):
        others[0].goto(f"{place}.1.{number}")
        told = others[0].find("main > p[role='status']")
        expect(told).to_have_text("Its host has called it off.")
        expect(others[0].find(".deeds form")).to_have_count(0)
