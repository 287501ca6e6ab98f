"""A slow game of three over many days: calls, a digest, an order, a holiday, somebody replaced."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tabard.server.calls.hours import MORNING
from tabard.server.calls.occasions import remind_at
from tabard.server.foresight import TRIES
from tests.browser.slow_house import SlowHouse, open_slow_house
from tests.browser.visitor import Visitor
from tests.server.calls.postmen import Listener, Mailbox, open_listener, open_mailbox, text_of

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
ORDERS = 3
TURNS_PLAYED = 12
REMINDED = "Your time runs out: The Pillars of the Earth"
TURNS = ("Your turn: The Pillars of the Earth", REMINDED)
LINK = re.compile(r"(http://127\.0\.0\.1:\d+/(?:calls/confirm|call|table)/\S+)")


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture
def service() -> Iterator[Listener]:
    with open_listener() as found:
        yield found


@pytest.fixture
def slow(tmp_path: Path, box: Mailbox, service: Listener) -> Iterator[SlowHouse]:
    with open_slow_house(tmp_path, box, service) as house:
        yield house


class Player:
    """Somebody at the table, with a mail address."""

    def __init__(self, visitor: Visitor, name: str, slow: SlowHouse, box: Mailbox) -> None:
        self.visitor, self.name, self.slow, self.box = visitor, name, slow, box
        self.turns = 0  # calls that had come when their last turn had passed
        self.address = f"{name.lower()}@people.test"
        visitor.goto("/settings")
        visitor.find("input[name='name']").fill(name)
        visitor.find("form[action='/settings'] button").click()
        visitor.page.wait_for_url("**/settings?saved")

    def be_called(self, pace: str, sign_in: bool = False) -> None:
        """Give an address, confirm it by the link in the mail, and say when to be called."""
        one = self.visitor
        one.goto("/settings/calls")
        one.find("form[action='/settings/calls/mail'] input[name='address']").fill(self.address)
        one.find("form[action='/settings/calls/mail'] button").click()
        self.slow.until(lambda: self.box.to(self.address), "no mail that asks whose it is")
        link = LINK.search(text_of(self.box.to(self.address)[-1]))
        assert link is not None
        one.goto(link[1])
        one.find("main form button").click()
        expect(one.find(".saved")).to_be_visible()
        one.goto("/settings/calls")
        one.find(f"input[name='pace'][value='{pace}']").check()
        one.find("#zone").fill("UTC")
        if sign_in:
            one.find("input[name='sign_in']").check()
        one.find("form[action='/settings/calls'] .primary").click()
        expect(one.find(".saved")).to_be_visible()

    def subjects(self) -> list[str]:
        """What the mails to them were about, without the one that asked whose address it is."""
        return [mail["Subject"] for mail in self.box.to(self.address)][1:]

    def await_call(self) -> None:
        """Wait until they are called to a turn, once more than when their last one had passed."""
        self.slow.until(lambda: self.called() > self.turns, f"{self.name}: {self.subjects()}")

    def play(self, table_id: str) -> None:
        """Open the table, read the story if there is one, choose until the turn passes, and go."""
        one = self.visitor
        one.goto(f"/table/{table_id}")
        one.until("() => document.querySelector('#stage.live')")
        story = one.find("#story[open] button.primary")
        if story.count():
            story.click()
        one.hurry(lambda _: not self.slow.ask(lambda: self.is_awaited(table_id)))
        self.turns = self.called()
        self.go()

    def go(self) -> None:
        """Look at the house no longer."""
        self.visitor.page.goto("about:blank")

    def is_awaited(self, table_id: str) -> bool:
        """Whether a table waits for them."""
        table = self.slow.house.live_table(table_id).table
        return any(table.seats[seat].name == self.name for seat in table.awaited())

    def called(self) -> int:
        """How often they were told that it is their turn, or will not be for long."""
        return sum(one in TURNS for one in self.subjects())


def awaited(slow: SlowHouse, table_id: str) -> str:
    """Who is asked now, by name; a table at which nobody looks is put out of memory meanwhile."""

    def asked() -> str:
        table = slow.house.live_table(table_id).table
        return table.seats[table.awaited()[0]].name

    return slow.ask(asked)


def sure_of_a_question(
    slow: SlowHouse, people: dict[str, Player], table_id: str
) -> tuple[Player, int]:
    """Let people play until one who waits can foresee what they are asked next; their seat."""
    for _ in range(TURNS_PLAYED):
        table = slow.house.live_table(table_id).table
        for seat, one in enumerate(table.seats):
            found = slow.wait_for(slow.house.foresight.of(table, seat))
            if len(found) == 1 and found[0].times == TRIES:
                return people[one.name], seat
        people[awaited(slow, table_id)].play(table_id)
        slow.later(MINUTE)
    raise AssertionError("nobody ever knew what would be asked")


def order_is_obeyed(slow: SlowHouse, people: dict[str, Player], table_id: str) -> bool:
    """Let somebody who waits leave an order, and the others play; whether it was carried out."""
    waiting, seat = sure_of_a_question(slow, people, table_id)
    table = slow.house.live_table(table_id).table
    other = waiting.visitor
    other.goto(f"/table/{table_id}")
    other.until("() => document.querySelector('#stage.live')")
    other.find("[data-open='later']").first.click()
    chosen = other.find("#order-body select")
    expect(chosen.nth(1)).to_be_visible()
    for number in range(1, 4):
        if chosen.count() > number:
            chosen.nth(number).select_option(index=number)
    other.find("#order-keep").click()
    expect(other.find("#order-drop")).to_be_visible()
    slow.until(lambda: slow.ask(lambda: seat in slow.house.live_table(table_id).table.orders), "")
    waiting.go()
    dropped = orders_dropped(slow, table_id)
    plies = len([ply for ply in table.plies if ply.seat == seat])
    slow.settle()
    calls = len(waiting.subjects())
    for _ in range(TURNS_PLAYED):  # the builders of the others may all be drawn before
        slow.settle()
        table = slow.house.live_table(table_id).table
        if seat not in table.orders:
            break
        people[awaited(slow, table_id)].play(table_id)
        slow.later(MINUTE)
    slow.until(lambda: seat not in slow.house.live_table(table_id).table.orders, "the order stays")
    if orders_dropped(slow, table_id) > dropped:
        people[waiting.name].play(table_id)
        return False
    table = slow.house.live_table(table_id).table
    assert len([ply for ply in table.plies if ply.seat == seat]) > plies
    if awaited(slow, table_id) != waiting.name:
        assert len(waiting.subjects()) == calls, "the house chose, so nobody had to be called"
    return True


def orders_dropped(slow: SlowHouse, table_id: str) -> int:
    """How many orders were for another question, or named nothing that was open."""
    return sum(entry.kind == "unorder" for entry in slow.house.store.log(table_id))


@pytest.mark.slow
def test_a_slow_game_of_three_over_many_days(
    browser: Browser, slow: SlowHouse, box: Mailbox
) -> None:
    names = ("Anna", "Bert", "Carl")
    came = [Visitor(browser, slow.address) for _ in names]
    anna, bert, carl = (Player(one, name, slow, box) for one, name in zip(came, names, strict=True))
    people = {one.name: one for one in (anna, bert, carl)}
    anna.be_called("once", sign_in=True)
    bert.be_called("daily")
    carl.be_called("idle")
    host = anna.visitor
    host.open_table("open", "open", clock="slow", days="3", holiday="7", replace="anybody")
    table_id = host.table_id
    for one in (bert, carl):
        one.visitor.goto(f"/table/{table_id}")
        one.visitor.find("[data-do='sit']").first.click()
        one.visitor.until("() => !document.querySelector('[data-do=\"sit\"]')")
    host.until("() => !document.querySelector('.waiting')")
    for one in people.values():
        one.go()
    table = slow.house.live_table(table_id).table
    slow.later(20 * MINUTE)

    # Whoever begins has seen that it is their turn: they were looking when the game began.
    people[awaited(slow, table_id)].play(table_id)

    # Days pass; everybody is called as they asked to be, and plays.
    for _ in range(6):
        now = people[awaited(slow, table_id)]
        slow.later(DAY if now is bert else HOUR)
        now.await_call()
        now.play(table_id)
    assert all(one.subjects() for one in people.values())
    for subjects in (one.subjects() for one in people.values()):
        assert len(subjects) <= 8

    # The next table that waits is a click away, and the story is the first thing seen there.
    now = people[awaited(slow, table_id)]
    slow.later(HOUR)
    now.visitor.goto("/")
    expect(now.visitor.find("#next")).to_be_visible()
    now.visitor.find("#next").click()
    now.visitor.page.wait_for_url(f"**/table/{table_id}")
    expect(now.visitor.find("#story")).to_be_visible()
    assert now.visitor.find("#story li").count() >= 1
    now.visitor.find("#story button.primary").click()

    # A note is there again, and only for whoever wrote it.
    now.visitor.find("[data-open='later']").first.click()
    now.visitor.find("#note").fill("Bert saves stone.")
    now.visitor.find("#note").blur()
    slow.until(
        lambda: "stone" in slow.caller.corners.read(now.visitor.identity[0], table_id)[1], "note"
    )
    now.visitor.page.keyboard.press("Escape")

    # Somebody who waits leaves an order; the house carries it out, unseen by others. What is asked
    # may be another question, for which an order is not: then the next one is tried.
    waiting = next(one for one in people.values() if one is not now)
    waiting.visitor.goto(f"/table/{table_id}")
    waiting.visitor.until("() => document.querySelector('#stage.live')")
    assert "Bert saves" not in waiting.visitor.page.content()
    assert any(order_is_obeyed(slow, people, table_id) for _ in range(ORDERS))
    table = slow.house.live_table(table_id).table

    # Somebody goes on holiday: the clock stands still, and nothing is sent.
    now = people[awaited(slow, table_id)]
    seat = table.awaited()[0]
    today = slow.caller.hours_of(now.visitor.identity[0]).local(slow.house.clock.now()).date()
    now.visitor.goto("/settings/calls")
    now.visitor.find("#holiday input[name='from']").fill(today.isoformat())
    now.visitor.find("#holiday input[name='until']").fill((today + timedelta(days=4)).isoformat())
    now.visitor.find("#holiday button").first.click()
    expect(now.visitor.find(".saved")).to_be_visible()
    table = slow.house.live_table(table_id).table
    left = table.timing.left(seat, slow.house.clock.now())
    slow.settle()
    calls = len(now.subjects())
    slow.later(4 * DAY)
    slow.until(
        lambda: slow.house.live_table(table_id).table.timing.left(
            seat, slow.house.clock.now()
        ) == left,
        "the clock ran on",
    )  # fmt: skip
    watcher = next(one for one in people.values() if one is not now)
    watcher.visitor.goto(f"/table/{table_id}")
    expect(watcher.visitor.find("#lines")).to_contain_text("is on holiday")
    assert len(now.subjects()) == calls
    assert not table.seats[seat].bot

    # After the holiday the time runs, is reminded of, and is up: a bot keeps the seat. Whoever
    # wants one letter a day is told so in the next one.
    watcher.go()
    back = slow.caller.corners.back_at(now.visitor.identity[0], slow.house.clock.now())
    slow.come(back + MORNING * HOUR + MINUTE)
    slow.come((remind_at(slow.house.live_table(table_id).table, seat) or 0) + MINUTE)
    slow.until(
        lambda: now.subjects()[calls:][-1:] == [REMINDED],
        f"not reminded: {now.subjects()}",
    )
    slow.come((slow.house.live_table(table_id).table.timing.flag_of(seat) or 0) + MINUTE)
    slow.until(lambda: bool(slow.house.live_table(table_id).table.seats[seat].bot), "no flag fell")
    slow.later(DAY if now is bert else HOUR)
    slow.until(lambda: any("was up" in one for one in now.subjects()), "not told that time is up")

    # Dora takes the seat over, as the table allows.
    dora = Visitor(browser, slow.address)
    dora.goto(f"/table/{table_id}")
    dora.find("#notice [data-do='sit']").click()
    dora.until("() => !document.body.classList.contains('no-seat')")
    table = slow.house.live_table(table_id).table
    assert table.seats[seat].user == dora.identity[0]
    assert table.seats[seat].before[-2:] == ("person", f"bot {table.plan.takeover}")

    # Anna had asked for links that let her in; the others get plain ones.
    assert any("/call/" in text_of(mail) for mail in box.to(anna.address))
    assert not any(
        "/call/" in text_of(mail) for one in (bert, carl) for mail in box.to(one.address)
    )
    for visitor in (*came, dora):
        assert visitor.complaints() == []
        visitor.context.close()
