"""The page about calls, and what the links in calls lead to."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabard.server.calls.outbox import GOOD, NEW, OFF, REFUSED
from tabard.server.limits import Limits
from tests.server.calls.postmen import Device, Listener, Mailbox, open_listener, open_mailbox
from tests.server.calls.postmen import text_of as said
from tests.server.calls.scene import means_of
from tests.server.web.browser import Browser, Town, new, open_town, table_of, words

LINK = re.compile(r"https://tabard\.test(/\S+)")


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture
def room() -> Iterator[Listener]:
    with open_listener() as found:
        yield found


@pytest.fixture
def town(tmp_path: Path, box: Mailbox) -> Iterator[Town]:
    with open_town(tmp_path, means_of(box)) as opened:
        yield opened


def beat(town: Town, times: int = 2) -> None:
    """Let the house call whom it has to."""

    async def work() -> None:
        for number in range(1, times + 1):
            await town.caller.beat(number)
            await asyncio.gather(*town.caller.busy.values())

    town.run(work())


def with_mail(town: Town, box: Mailbox, one: Browser, address: str) -> None:
    """Somebody has given an address and confirmed it."""
    one.post("/settings/calls/mail", {"address": address})
    beat(town)
    [mail] = box.to(address)
    link = LINK.search(said(mail))
    assert link is not None
    assert one.post(link[1]).status_code == 200


def settle(one: Browser, **changes: str) -> None:
    """Say when one wants to be called."""
    form = {"pace": "once", "digest": "8", "quiet-from": "0", "quiet-to": "0", "zone": "UTC"}
    assert one.post("/settings/calls", {**form, **changes}).status_code == 303


def user_of(town: Town, one: Browser) -> str:
    """Who somebody is."""
    one.get("/about")
    cookie = one.client.cookies["tabard"]
    session = town.people.sealer.read(cookie)
    assert session is not None
    return session.user


def friends(town: Town, anna: Browser, ben: Browser, **changes: str) -> str:
    """A table of Anna and Ben; its address."""
    table = table_of(town, anna.post("/new", new(seat_1="open", **changes)))
    assert ben.post(f"/sit/{table.id}").status_code == 303
    return table.id


def test_nothing_goes_to_an_address_that_nobody_has_confirmed(
    town: Town, box: Mailbox, anna: Browser
) -> None:
    assert anna.post("/settings/calls/mail", {"address": "anna@people.test"}).status_code == 303
    beat(town)
    [mail] = box.to("anna@people.test")
    assert mail["Subject"] == "Is this your address?"
    assert mail["List-Unsubscribe"] is None
    assert "not confirmed yet" in anna.read("/settings/calls")
    [way] = town.caller.outbox.ways_of(user_of(town, anna))
    assert way.state == NEW
    link = LINK.search(said(mail))
    assert link is not None
    stranger = town.visitor()
    assert "Is this your address?" in stranger.read(link[1])
    assert town.caller.outbox.ways_of(way.user)[0].state == NEW, "a look confirms nothing"
    assert "from now on" in words(stranger.post(link[1]))
    assert town.caller.outbox.ways_of(way.user)[0].state == GOOD


@pytest.mark.parametrize("address", ["", "anna", "anna@", "a b@c.de", "a@b", "x" * 300 + "@a.de"])
def test_what_is_no_address_is_refused_where_it_was_typed(
    town: Town, box: Mailbox, anna: Browser, address: str
) -> None:
    answer = anna.post("/settings/calls/mail", {"address": address})
    assert answer.status_code == 400
    assert "That is no mail address" in words(answer)
    beat(town)
    assert box.mails == []


def test_one_address_is_not_flooded_by_whoever_names_it(town: Town, anna: Browser) -> None:
    town.house.limits.mails = Limits().mails
    answers = [
        town.visitor().post("/settings/calls/mail", {"address": "victim@people.test"}).status_code
        for _ in range(5)
    ]
    assert answers == [303, 303, 303, 429, 429]


def test_mail_is_stopped_by_one_click_without_a_cookie(
    town: Town, box: Mailbox, anna: Browser, ben: Browser
) -> None:
    with_mail(town, box, anna, "anna@people.test")
    user = user_of(town, anna)
    [way] = town.caller.outbox.ways_of(user)
    anna.post("/settings/calls/try", {"way": way.id})
    beat(town)
    mail = box.to("anna@people.test")[-1]
    assert mail["Subject"] == "A call to see whether this works"
    stop = mail["List-Unsubscribe"].strip("<>").removeprefix("https://tabard.test")
    robot = town.visitor()
    assert "Nothing more will be sent" in robot.read(stop)
    assert town.caller.outbox.ways_of(user)[0].state == GOOD
    answer = robot.ask("POST", stop, data={"List-Unsubscribe": "One-Click"})
    assert answer.status_code == 200
    assert town.caller.outbox.ways_of(user)[0].state == OFF
    assert robot.ask("POST", stop[:-3] + "abc", data={}).status_code == 404
    assert robot.ask("POST", stop.replace("/stop/", "/confirm/"), data={}).status_code == 403


@pytest.mark.parametrize("state", [OFF, REFUSED, NEW])
def test_an_address_is_good_again_by_its_readers_word_alone(
    town: Town, box: Mailbox, anna: Browser, state: str
) -> None:
    with_mail(town, box, anna, "anna@people.test")
    user = user_of(town, anna)
    [way] = town.caller.outbox.ways_of(user)
    town.run(town.caller.outbox.change_way(way, state=state, failures=8, told="550 no"))
    assert "Send the link again" in anna.read("/settings/calls")
    assert anna.post("/settings/calls/try", {"way": way.id}).status_code == 303
    [way] = town.caller.outbox.ways_of(user)
    assert (way.state, way.failures, way.told) == (NEW, 0, "")
    town.computer.wait(2000)
    beat(town)
    mail = box.to("anna@people.test")[-1]
    assert mail["Subject"] == "Is this your address?"
    link = LINK.search(said(mail))
    assert link is not None
    assert town.visitor().post(link[1]).status_code == 200
    assert town.caller.outbox.ways_of(user)[0].state == GOOD


def test_an_address_that_wants_nothing_is_not_flooded_with_the_question(
    town: Town, box: Mailbox, anna: Browser
) -> None:
    with_mail(town, box, anna, "anna@people.test")
    [way] = town.caller.outbox.ways_of(user_of(town, anna))
    town.run(town.caller.outbox.change_way(way, state=OFF))
    town.house.limits.mails = Limits().mails
    answers = [anna.post("/settings/calls/try", {"way": way.id}).status_code for _ in range(5)]
    assert answers == [303, 303, 303, 429, 429]


def test_a_link_lets_in_to_one_seat_once_and_nowhere_else(
    town: Town, box: Mailbox, anna: Browser, ben: Browser
) -> None:
    with_mail(town, box, anna, "anna@people.test")
    with_mail(town, box, ben, "ben@people.test")
    for one in (anna, ben):
        settle(one, sign_in="on")
    table_id = friends(town, anna, ben)
    table = town.house.table(table_id)
    address = "anna@people.test" if 0 in table.awaited() else "ben@people.test"
    owner, name = (anna, 0) if 0 in table.awaited() else (ben, 1)
    town.computer.wait(700_000)
    beat(town)
    town.computer.wait(11_000)
    beat(town)
    link = LINK.search(said(box.to(address)[-1]))
    assert link is not None
    assert link[1].startswith("/call/")
    assert owner.get(link[1]).headers["location"] == f"/table/{table_id}"
    phone, other = town.visitor(), town.visitor()
    assert table.seats[name].name in phone.read(link[1])
    assert "other" not in phone.read(link[1])
    assert phone.post(link[1]).headers["location"] == f"/table/{table_id}"
    assert phone.get(f"/table/{table_id}").status_code == 200
    assert user_of(town, phone) == table.seats[name].user
    for path in ("/", "/tables", "/settings", "/settings/tokens", "/settings/calls", "/new"):
        answer = phone.get(path)
        assert answer.status_code == 403, path
        assert "one table" in words(answer)
    assert phone.post("/settings/tokens", {"label": "x"}).status_code == 403
    assert phone.get("/about").status_code == 200
    assert other.get(link[1]).status_code == 410
    assert other.post(link[1]).status_code == 410
    assert user_of(town, other) != table.seats[name].user


def test_a_webhook_into_a_private_network_is_refused_on_the_spot(town: Town, anna: Browser) -> None:
    fields = {"address": "https://10.0.0.1/hook", "shape": "discord"}
    answer = anna.post("/settings/calls/webhook", fields)
    assert answer.status_code == 400
    assert "private network" in words(answer)
    assert town.caller.outbox.ways_of(user_of(town, anna)) == []


def test_a_webhook_is_tried_and_removed(town: Town, anna: Browser, room: Listener) -> None:
    fields = {"address": room.url("/hook"), "shape": "json"}
    assert anna.post("/settings/calls/webhook", fields).status_code == 303
    user = user_of(town, anna)
    [way] = town.caller.outbox.ways_of(user)
    assert way.data["secret"] in anna.get("/settings/calls").text
    anna.post("/settings/calls/try", {"way": way.id})
    beat(town)
    assert len(room.heard) == 1
    assert "sent" in anna.read("/settings/calls")
    assert town.visitor().post("/settings/calls/remove", {"way": way.id}).status_code == 404
    anna.post("/settings/calls/remove", {"way": way.id})
    assert town.caller.outbox.ways_of(user) == []


def test_a_browser_describes_itself_and_is_one_persons_at_a_time(
    town: Town, anna: Browser, ben: Browser, room: Listener
) -> None:
    device = Device("/phone")
    described = {"endpoint": room.url("/phone"), "keys": device.keys(), "name": "Chromium"}
    for one in (anna, ben):
        one.get("/about")
        answer = one.ask(
            "POST", "/settings/calls/push", json=described, headers={"x-csrf": one.token}
        )
        assert answer.status_code == 200
    assert town.caller.outbox.ways_of(user_of(town, anna)) == []
    assert len(town.caller.outbox.ways_of(user_of(town, ben))) == 1
    wrong: tuple[Any, ...] = (
        {},
        {**described, "keys": {}},
        {**described, "endpoint": "ftp://x"},
        [],
    )
    for bad in wrong:
        answer = ben.ask("POST", "/settings/calls/push", json=bad, headers={"x-csrf": ben.token})
        assert answer.status_code == 400


@pytest.mark.parametrize(
    ("way_out", "left"), [("/logout", "/desk"), ("/logout/everywhere", "/phone")]
)
def test_a_browser_that_somebody_has_left_shows_nothing_more(
    town: Town, anna: Browser, room: Listener, way_out: str, left: str
) -> None:
    anna.post("/keep", {"login": "anna", "password": "the nave is high"})
    user = user_of(town, anna)
    for path in ("/phone", "/desk"):
        said = {"endpoint": room.url(path), "keys": Device(path).keys(), "name": path}
        token = {"x-csrf": anna.token}
        assert anna.ask("POST", "/settings/calls/push", json=said, headers=token).status_code == 200
    assert anna.post(way_out, {"push": room.url("/phone")}).status_code == 303
    assert [way.target for way in town.caller.outbox.ways_of(user)] == [room.url(left)]


@pytest.mark.parametrize(
    "wrong",
    [{"pace": "always"}, {"digest": "24"}, {"quiet-from": "-1"}, {"zone": "Middle/Earth"}],
)
def test_what_cannot_be_meant_is_refused(town: Town, anna: Browser, wrong: dict[str, str]) -> None:
    form = {"pace": "once", "digest": "8", "quiet-from": "0", "quiet-to": "0", "zone": "UTC"}
    assert anna.post("/settings/calls", {**form, **wrong}).status_code == 400


def test_a_table_can_have_a_pace_of_its_own(
    town: Town, box: Mailbox, anna: Browser, ben: Browser
) -> None:
    with_mail(town, box, anna, "anna@people.test")
    with_mail(town, box, ben, "ben@people.test")
    for one in (anna, ben):
        settle(one)
    table_id = friends(town, anna, ben)
    for one in (anna, ben):
        assert one.post(f"/table/{table_id}/calls", {"pace": "never"}).status_code == 200
    assert town.visitor().post(f"/table/{table_id}/calls", {"pace": "never"}).status_code == 403
    town.computer.wait(700_000)
    for _ in range(3):
        beat(town)
        town.computer.wait(60_000)
    assert len(box.mails) == 2, "only the two that ask whose the addresses are"


def turn_mails(box: Mailbox) -> int:
    """How many mails said whose turn it is."""
    return len([mail for mail in box.mails if mail["Subject"].startswith("Your turn")])


@pytest.mark.slow
@pytest.mark.parametrize("everywhere", [True, False])
def test_a_changed_wish_counts_for_what_waits_already(
    town: Town, box: Mailbox, anna: Browser, ben: Browser, everywhere: bool
) -> None:
    both = anna, ben
    for one, address in zip(both, ("anna@people.test", "ben@people.test"), strict=True):
        with_mail(town, box, one, address)
        settle(one, pace="idle")
    table_id = friends(town, anna, ben)
    beat(town)

    def wish(pace: str) -> None:
        for one in both:
            if everywhere:
                settle(one, pace=pace)
            else:
                assert one.post(f"/table/{table_id}/calls", {"pace": pace}).status_code == 200

    waiting = [user_of(town, one) for one in both]
    assert {call.pace for call in town.caller.outbox.waiting_for(waiting)} == {"idle"}
    wish("never")
    assert town.caller.outbox.waiting_for(waiting) == []
    town.computer.wait(700_000)
    beat(town)
    assert turn_mails(box) == 0, "never is never"
    wish("once")
    assert {call.pace for call in town.caller.outbox.waiting_for(waiting)} == {"once"}
    town.computer.wait(11_000)
    beat(town)
    assert turn_mails(box) == 1, "and at once is at once, though the table has not moved"
    wish("idle")
    wish("once")
    town.computer.wait(700_000)
    beat(town)
    assert turn_mails(box) == 1


def test_a_wish_that_another_server_heard_counts_when_a_call_is_written(
    town: Town, box: Mailbox, anna: Browser, ben: Browser
) -> None:
    both = anna, ben
    for one, address in zip(both, ("anna@people.test", "ben@people.test"), strict=True):
        with_mail(town, box, one, address)
        settle(one)
    table_id = friends(town, anna, ben)
    beat(town)
    for one in both:
        town.run(town.caller.corners.change(user_of(town, one), table_id, pace="never"))
    town.computer.wait(700_000)
    beat(town)
    assert turn_mails(box) == 0
    assert town.caller.outbox.waiting_for([user_of(town, one) for one in both]) == []


def test_a_page_that_is_looked_at_says_so_and_a_spectator_has_no_say(
    town: Town, box: Mailbox, anna: Browser, ben: Browser
) -> None:
    with_mail(town, box, anna, "anna@people.test")
    beat(town)
    table_id = friends(town, anna, ben)
    user = user_of(town, anna)
    assert anna.post(f"/table/{table_id}/here", {"looks": "yes"}).status_code == 204
    assert (user, table_id) in town.caller.presence
    assert anna.post(f"/table/{table_id}/here", {"looks": "no"}).status_code == 204
    assert town.caller.presence == {}
    town.visitor().post(f"/table/{table_id}/here", {"looks": "yes"})
    assert town.caller.presence == {}
