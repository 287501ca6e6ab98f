"""Letters of the house itself, handed to a real mail server: an address, a forgotten password."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tabard.server.calls.outbox import FAILED, GOOD, LETTERS, NEW, OFF, Channel
from tabard.server.limits import Limits
from tests.server.calls.postmen import Mailbox, open_mailbox, text_of
from tests.server.calls.scene import means_of
from tests.server.web.browser import Browser, Town, open_town, words
from tests.server.web.test_calls_page import beat, with_mail
from tests.server.web.test_profiles import user_of

LINK = re.compile(r"https://tabard\.test(/\S+)")
PASSWORD = "the nave is high"
MAIL = "anna@people.test"


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture
def town(tmp_path: Path, box: Mailbox) -> Iterator[Town]:
    with open_town(tmp_path, means_of(box)) as opened:
        yield opened


@pytest.fixture
def kept(anna: Browser) -> Browser:
    """Anna, who keeps her name."""
    assert anna.post("/keep", {"login": "anna", "password": PASSWORD}).status_code == 303
    return anna


def arrive(town: Town, after: int = 2000) -> None:
    """Let time pass, and letters arrive that are due."""

    async def written() -> None:
        await asyncio.gather(*town.caller.written)

    town.run(written())
    town.computer.wait(after)
    beat(town, 3)


def name_address(one: Browser, mail: str, password: str = PASSWORD) -> int:
    """Somebody names an address; the status of the answer."""
    return one.post("/settings/mail", {"mail": mail, "password": password}).status_code


def link_to(town: Town, box: Mailbox, mail: str, after: int = 2000) -> str:
    """The link of the last letter to an address."""
    arrive(town, after)
    found = LINK.search(text_of(box.to(mail)[-1]))
    assert found is not None
    return found[1]


def confirm(town: Town, box: Mailbox, one: Browser, mail: str = MAIL) -> None:
    """Somebody names an address, and it is theirs."""
    assert name_address(one, mail) == 303
    assert one.post(link_to(town, box, mail)).status_code == 303


def test_a_forgotten_password_is_set_anew_by_a_letter_once(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    lost = town.visitor()
    told = [words(lost.post("/forgot", {"login": login})) for login in ("anna", "nobody")]
    assert told[0] == told[1]
    path = link_to(town, box, MAIL)
    assert len(box.mails) == 2
    mail = box.to(MAIL)[-1]
    assert mail["From"] == "Tabard <house@tabard.test>"
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Date"]
    assert mail["Message-ID"].endswith("@tabard.test>")
    assert path.startswith("/reset/")
    assert lost.get(path).status_code == 200
    assert lost.post(path, {"password": "another high nave"}).status_code == 303
    assert lost.post(path, {"password": "a third password"}).status_code == 410
    form = {"login": "anna", "password": "another high nave"}
    assert lost.post("/login", form).status_code == 303
    assert user_of(lost) != ""


def test_the_answer_does_not_wait_for_a_letter_to_be_written(
    town: Town, box: Mailbox, kept: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    confirm(town, box, kept)
    note, gate = town.caller.outbox.note, asyncio.Event()

    async def slowly(rows: Any) -> None:
        await gate.wait()
        await note(rows)

    monkeypatch.setattr(town.caller.outbox, "note", slowly)
    assert kept.post("/forgot", {"login": "anna"}).status_code == 200
    assert len(town.caller.written) == 1
    gate.set()
    arrive(town)
    assert box.mails[-1]["Subject"] == "Tabard: another password"


def test_an_address_is_changed_by_whoever_knows_the_password_alone(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    for password in ("", "a wrong password"):
        assert name_address(kept, "thief@people.test", password) == 403
    arrive(town)
    assert box.mails == []
    confirm(town, box, kept)
    assert kept.post("/settings/mail", {"remove": "yes"}).status_code == 403
    assert f"{MAIL} is yours" in kept.read("/settings")
    remove = {"remove": "yes", "password": PASSWORD}
    assert kept.post("/settings/mail", remove).status_code == 303
    assert MAIL not in kept.get("/settings").text


def test_the_old_address_counts_until_the_new_one_was_confirmed(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    assert name_address(kept, "new@people.test") == 303
    page = kept.read("/settings")
    assert f"{MAIL} is yours" in page
    assert "new@people.test is not confirmed yet" in page
    kept.post("/forgot", {"login": "anna"})
    arrive(town)
    assert sorted(mail["To"] for mail in box.mails) == [MAIL, MAIL, "new@people.test"]
    assert kept.post(link_to(town, box, "new@people.test")).status_code == 303
    page = kept.read("/settings")
    assert "new@people.test is yours" in page
    assert MAIL not in page
    kept.post("/forgot", {"login": "anna"})
    arrive(town)
    assert box.mails[-1]["To"] == "new@people.test"


@pytest.mark.slow
def test_no_address_is_flooded_and_nobody_uses_up_anothers_letters(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    town.house.limits.mails = Limits().mails
    assert [name_address(kept, MAIL) for _ in range(5)] == [303, 303, 303, 429, 429]
    arrive(town)
    box.mails.clear()
    for number in (1, 2, 3, 3, 3):
        answer = kept.post("/forgot", {"login": "anna"})
        assert answer.status_code == 200, "a refusal tells who has an account"
        arrive(town)
        assert len(box.mails) == number


def test_a_letter_is_tried_again_and_one_that_bounced_is_not(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    box.full = True
    assert name_address(kept, MAIL) == 303
    arrive(town)
    assert box.mails == []
    box.full = False
    arrive(town, after=61_000)
    assert len(box.to(MAIL)) == 1
    box.refused.add("nobody@people.test")
    assert name_address(kept, "nobody@people.test") == 303
    arrive(town)
    arrive(town, after=86_400_000)
    letters = [call.state for call in town.caller.outbox.latest(user_of(kept), 9)]
    assert letters == [FAILED]
    assert "550 no such mailbox here" in kept.read("/settings/calls")


def test_a_letter_is_not_lost_when_the_house_is_closed_before_it_could_be_sent(
    tmp_path: Path, box: Mailbox
) -> None:
    with open_town(tmp_path, means_of(box)) as town:
        anna = town.visitor()
        anna.post("/keep", {"login": "anna", "password": PASSWORD})
        confirm(town, box, anna)
        box.full = True
        anna.post("/forgot", {"login": "anna"})
        arrive(town)
        assert len(box.mails) == 1
    box.full = False
    with open_town(tmp_path, means_of(box)) as town:
        path = link_to(town, box, MAIL, after=120_000)
        assert len(box.mails) == 2
        lost = town.visitor()
        assert lost.post(path, {"password": "another high nave"}).status_code == 303


def ways_of(town: Town, one: Browser) -> dict[str, tuple[str, str]]:
    """Somebody's ways: how each stands, and whether letters go there."""
    ways = town.caller.outbox.ways_of(user_of(one))
    return {way.target: (way.state, way.data.get("letters", "")) for way in ways}


def test_a_confirmed_address_is_a_way_without_another_question(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    page = kept.get("/settings/calls").text
    assert f'value="{MAIL}"' in page
    assert f"<b>{MAIL}</b>" not in page, "nobody has asked to be called there"
    assert kept.post("/settings/calls/mail", {"address": MAIL}).status_code == 303
    assert ways_of(town, kept) == {MAIL: (GOOD, "confirmed")}
    kept.post("/settings/calls/mail", {"address": "other@people.test"})
    assert ways_of(town, kept)["other@people.test"] == (NEW, "")


def test_an_address_at_which_one_is_called_takes_letters_by_the_password_alone(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    with_mail(town, box, kept, MAIL)
    assert ways_of(town, kept) == {MAIL: (GOOD, "")}
    kept.post("/forgot", {"login": "anna"})
    arrive(town)
    assert len(box.mails) == 1, "whoever finds a browser open owns no name by being called"
    assert name_address(kept, MAIL, "a wrong password") == 403
    assert name_address(kept, MAIL) == 303
    arrive(town)
    assert len(box.mails) == 1, "its reader has said that it is theirs"
    assert ways_of(town, kept) == {MAIL: (GOOD, "confirmed")}
    kept.post("/forgot", {"login": "anna"})
    arrive(town)
    assert len(box.mails) == 2


def test_who_is_no_longer_called_gets_letters_still(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    kept.post("/settings/calls/mail", {"address": MAIL})
    [way] = town.caller.outbox.ways_of(user_of(kept))
    kept.post("/settings/calls/remove", {"way": way.id})
    assert ways_of(town, kept) == {MAIL: (LETTERS, "confirmed")}
    kept.post("/settings/calls/mail", {"address": MAIL})
    mark = town.caller.marks.dumps(way.id)
    assert kept.ask("POST", f"/calls/stop/{mark}", data={}).status_code == 200
    assert ways_of(town, kept) == {MAIL: (OFF, "confirmed")}
    kept.post("/forgot", {"login": "anna"})
    arrive(town)
    assert box.mails[-1]["Subject"] == "Tabard: another password"
    remove = {"remove": "yes", "password": PASSWORD}
    assert kept.post("/settings/mail", remove).status_code == 303
    assert ways_of(town, kept) == {MAIL: (OFF, "")}, "calls were stopped there by its reader"


def test_one_answer_confirms_an_address_for_calls_and_letters(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    assert name_address(kept, MAIL) == 303
    kept.post("/settings/calls/mail", {"address": MAIL})
    assert ways_of(town, kept) == {MAIL: (NEW, "wanted")}
    assert kept.post(link_to(town, box, MAIL)).status_code in (200, 303)
    assert ways_of(town, kept) == {MAIL: (GOOD, "confirmed")}


def test_an_address_counts_once_the_link_of_its_letter_was_followed(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    assert name_address(kept, MAIL) == 303
    assert "not confirmed yet" in kept.read("/settings")
    kept.post("/forgot", {"login": "anna"})
    first = link_to(town, box, MAIL)
    assert len(box.mails) == 1, "no password is reset by an address that nobody has confirmed"
    assert MAIL in kept.read(first)
    assert kept.post(first).status_code == 303
    assert f"{MAIL} is yours" in kept.read("/settings")
    name_address(kept, "other@people.test")
    assert kept.post(first).status_code == 410, "a letter to an earlier address confirms nothing"


def test_a_link_leads_to_the_house_whatever_the_request_says(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    evil = town.visitor("http://evil.test")
    assert evil.post("/forgot", {"login": "ANNA "}).status_code == 200
    arrive(town)
    assert len(box.mails) == 2
    assert "evil" not in text_of(box.mails[-1])


@pytest.mark.parametrize("mail", ["", "a", "a@b", "a b@c.de", "a@b.de\r\nbcc: x@y.de", "<a@b.de>"])
def test_what_is_no_address_is_refused(town: Town, box: Mailbox, kept: Browser, mail: str) -> None:
    assert name_address(kept, mail) == 400
    arrive(town)
    assert box.mails == []


@pytest.mark.parametrize("token", ["x", "a.b.c"])
def test_a_forged_link_does_nothing(kept: Browser, token: str) -> None:
    for path in (f"/reset/{token}", f"/mail/{token}"):
        assert kept.get(path).status_code == 410
        assert kept.post(path, {"password": PASSWORD}).status_code == 410


def test_a_slow_mail_server_holds_nobody_elses_thread(town: Town, box: Mailbox) -> None:
    box.slow = 2.0

    async def given() -> None:
        """Nobody need be told."""

    async def story() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        ways = [
            Channel(str(n), "u", "mail", f"{n}@people.test", {}, GOOD, "", 0, 0) for n in range(3)
        ]
        post = town.caller.post
        sent = [asyncio.create_task(post.plain(way, "Slow", "Slow.", 0, given)) for way in ways]
        await asyncio.sleep(0.3)
        async with asyncio.timeout(1):
            await asyncio.to_thread(int)
        assert box.mails == []
        assert [one.kind for one in await asyncio.gather(*sent)] == ["sent"] * 3

    town.run(story())
    assert len(box.mails) == 3
