"""Among people: what they write stays text, who leaves is replaced, who watches cannot act."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tabard.games import game
from tabard.server.setup import BOT, PERSON, Clock, SeatPlan, Setup
from tests.browser.conftest import Visitors, seldom
from tests.browser.planted import plant, plant_desk, seat
from tests.browser.server import Server
from tests.browser.visitor import Visitor
from tests.server.endings import almost_over

MARKUP = "<img src=x onerror=alert(1)>"
NAME = "<b>Bold</b> &amp; <i>"
REFUSED = """async () => {
  const facts = JSON.parse(stage.dataset.facts);
  const code = 1;
  const answer = await fetch(`/table/${facts.table}/act`, {
    method: "POST",
    headers: {"content-type": "application/json", accept: "application/json", "x-csrf": facts.csrf},
    body: JSON.stringify({do: "choose", seat: 0, code, ply: 1, request: "abcdefgh1234"}),
  });
  return [answer.status, (await answer.json()).message];
}"""


def test_markup_in_names_and_chat_is_shown_as_text(visitors: Visitors) -> None:
    host, friend = visitors(), visitors()
    host.goto("/settings")
    host.find("input[name='name']").fill(NAME)
    host.find("form[action='/settings'] button").click()
    host.page.wait_for_url("**/settings?saved")
    assert host.find("input[name='name']").input_value() == NAME
    host.open_table("friend")
    assert NAME in host.text(".waiting")
    friend.goto(host.friends_link())
    assert NAME in friend.text("main")
    friend.join(host.friends_link())
    for one in (host, friend):
        one.until("() => !document.querySelector('.waiting')")
    host.say(MARKUP)
    for one in (host, friend):
        line = one.find("#talk .say")
        expect(line).to_contain_text(MARKUP)
        expect(line).to_contain_text(NAME)
        assert one.find("#talk img, #talk i, .plate b b").count() == 0
        expect(one.find("#seat-0 .name")).to_have_text(NAME)
        assert NAME in (one.find(".board > svg").text_content() or "")
    friend.say("well met")
    expect(host.find("#talk .say")).to_have_count(2)
    assert host.find("#lines .say").count() == 0


def test_talk_is_unread_until_somebody_looks(visitors: Visitors, server: Server) -> None:
    host, friend = visitors(), visitors()
    seat(server, host, friend)
    for one in (host, friend):
        one.begin()
    friend.say("well met")
    friend.say("shall we begin?")
    mark = host.find("#untold")
    expect(mark).to_contain_text("2")
    expect(friend.find("#untold")).to_be_hidden()
    host.goto(f"/table/{host.table_id}")
    expect(mark).to_contain_text("2")
    host.find(".sides [data-side='talk']").click()
    expect(host.find("#talk .say")).to_have_count(2)
    expect(mark).to_be_hidden()
    host.goto(f"/table/{host.table_id}")
    expect(host.find("#lines")).to_be_visible()
    expect(mark).to_be_hidden()


def test_watchers_know_that_they_watch_and_talk_among_themselves(visitors: Visitors) -> None:
    player, one, other = visitors(), visitors(), visitors()
    player.open_table("bot-greedy")
    player.asked()
    for watcher in (one, other):
        watcher.goto(f"/table/{player.table_id}")
        expect(watcher.find(".you-watch")).to_be_visible()
    expect(player.find(".you-watch")).to_be_hidden()
    one.say("she should build")
    expect(other.find("#talk .say")).to_have_count(1)
    expect(other.find("#untold")).to_contain_text("1")
    player.say("what a board")
    expect(one.find("#talk .say")).to_have_count(2)
    expect(player.find("#talk .say")).to_have_count(1)
    expect(player.find("#talk .say")).to_contain_text("what a board")


def test_who_leaves_is_played_by_a_bot_until_they_come_back(
    visitors: Visitors, server: Server
) -> None:
    host, friend = visitors(), visitors()
    seat(server, host, friend)
    for one in (host, friend):
        one.begin()
    friend.leave()
    back = friend.find("#prompt [data-do='sit']")
    expect(back).to_be_visible()
    host.until("() => document.getElementById('seat-1').dataset.called.includes('bot')")
    played = host.find("#lines use[href='#shield-1']")
    before = played.count()
    while played.count() == before:  # one choice may lead to another of one's own
        host.choose()
    back.click()
    expect(back).to_have_count(0)
    host.until("() => !document.getElementById('seat-1').dataset.called.includes('bot')")
    host.hurry(lambda _: bool(friend.stands()["codes"]))
    friend.choose()


def test_who_watches_sees_the_board_but_cannot_act(visitors: Visitors) -> None:
    player, watcher = visitors(), visitors()
    player.open_table("bot-greedy", "bot-greedy")
    player.asked()
    watcher.goto("/watch")
    watcher.find(f"a[href='/table/{player.table_id}']").click()
    watcher.page.wait_for_url("**/table/*")
    expect(watcher.find(".board > svg")).to_be_visible()
    assert watcher.find(".can, #confirm").count() == 0
    expect(watcher.find("#since")).to_be_hidden()
    watcher.find(".tools [data-open='menu']").click()
    expect(watcher.find("#menu [data-do='leave']")).to_be_hidden()
    watcher.find("#menu form .primary").click()
    lines = len(watcher.log())
    player.choose()
    watcher.until("(lines) => document.querySelectorAll('#lines li').length > lines", lines)
    expect(player.find("#people .watch")).to_contain_text("1")
    watcher.bear(r"\b403\b")
    status, words = watcher.page.evaluate(REFUSED)
    assert status == 403
    assert words == "That seat is not yours."
    watcher.goto(f"/replay/{player.table_id}")
    expect(watcher.find(".reason")).to_be_visible()


def test_a_closed_table_is_refused_and_not_listed(visitors: Visitors) -> None:
    player, watcher = visitors(), visitors()
    player.open_table("bot-greedy", watch="closed")
    player.asked()
    watcher.bear(r"\b404\b")
    watcher.goto(f"/table/{player.table_id}")
    expect(watcher.find(".reason")).to_be_visible()
    assert watcher.find(".board").count() == 0
    watcher.goto("/watch")
    assert watcher.find(f"a[href='/table/{player.table_id}']").count() == 0


def test_a_free_seat_is_taken_from_the_list_but_not_twice(visitors: Visitors) -> None:
    host, guest = visitors(), visitors()
    host.open_table("open")
    table_id = host.table_id
    assert host.find("[data-do='sit']").count() == 0
    host.goto("/watch")
    assert host.find(f"form[action='/sit/{table_id}']").count() == 0
    assert host.find(f"a[href='/table/{table_id}']").count() == 1
    guest.goto("/watch")
    guest.find(f"form[action='/sit/{table_id}'] button").click()
    guest.page.wait_for_url(f"**/table/{table_id}")
    expect(guest.find(".board > svg")).to_be_visible()


def clocked(visitor: Visitor, server: Server, bank: int) -> Visitor:
    """A game against a bot with so many milliseconds on the clock."""
    user, name = visitor.identity
    seats = (SeatPlan(PERSON), SeatPlan(BOT, "greedy"))
    options = {"first_start_player": "0"}
    clock = Clock("live", bank, 0)
    rules = game("pillars").rules_version
    setup = Setup("pillars", 2, options, seats, user, clock, rules_version=rules)
    return visitor.goto(f"/table/{plant(server, setup, [(user, name), ('', '')])}")


def seconds(visitor: Visitor) -> int:
    """What the own clock shows."""
    visitor.until("() => document.querySelector('#seat-0 .clock b').textContent")
    minutes, rest = visitor.text("#seat-0 .clock b").split(":")
    return 60 * int(minutes) + int(rest)


def test_a_clock_counts_down_for_who_is_asked(visitors: Visitors, server: Server) -> None:
    visitor = clocked(visitors(), server, 120_000)
    visitor.asked()
    begun = seconds(visitor)
    assert 100 <= begun <= 120
    assert visitor.find("#seat-0 .clock.short").count() == 0
    visitor.until(
        """(begun) => {
          const [m, s] = document.querySelector("#seat-0 .clock b").textContent.split(":");
          return 60 * Number(m) + Number(s) < begun;
        }""",
        begun,
    )
    assert visitor.text("#seat-1 .clock b") == "2:00"


@pytest.mark.parametrize(("lang", "told"), [("de", "2 T. 23 Std."), seldom("nl", "2 d 23 u")])
def test_a_clock_of_days_speaks_the_language(
    visitors: Visitors, server: Server, lang: str, told: str
) -> None:
    visitor = clocked(visitors(lang=lang), server, (3 * 24 * 60 - 1) * 60_000)
    visitor.until("() => document.querySelector('#seat-0 .clock b').textContent")
    assert visitor.text("#seat-0 .clock b") == told


def test_a_clock_is_never_blank(visitors: Visitors, server: Server) -> None:
    visitor = clocked(visitors(), server, 120_000)
    visitor.asked()
    seconds(visitor)
    visitor.page.evaluate(
        """() => {
          window.blanks = 0;
          const look = () => {
            if (!document.querySelector("#seat-0 .clock b").textContent) window.blanks += 1;
            requestAnimationFrame(look);
          };
          look();
        }"""
    )
    for _ in range(4):
        visitor.choose()
        visitor.asked()
    assert visitor.page.evaluate("window.blanks") == 0


@pytest.mark.slow
def test_a_flag_falls_and_a_bot_plays_on(visitors: Visitors, server: Server) -> None:
    visitor = visitors()
    desk, _ = almost_over("pillars", 2, left=3)
    (seat,) = desk.table.awaited()
    clock = Clock("live", 3_000, 0).json()
    visitor.goto(f"/table/{plant_desk(server, desk, *visitor.identity, clock=clock)}")
    visitor.page.wait_for_selector(f"#seat-{seat} .clock.short")
    visitor.until(
        "(seat) => document.getElementById(`seat-${seat}`).dataset.called.includes('bot')", seat
    )
    assert visitor.text(f"#seat-{seat} .clock b") == "0:00"
    assert not visitor.stands()["codes"]
    visitor.page.wait_for_selector("#end .sheet")
