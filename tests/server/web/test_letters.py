"""Letters of the house itself, handed to a real mail server: an address, a forgotten password."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tabard.server.calls import sending
from tabard.server.calls.outbox import GOOD, NEW
from tabard.server.limits import Limits
from tests.server.calls.postmen import Mailbox, open_mailbox, text_of
from tests.server.calls.scene import means_of
from tests.server.web.browser import Browser, Town, open_town, words
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


def arrive(town: Town) -> None:
    """Let letters arrive that are on their way."""

    async def wait() -> None:
        async with asyncio.timeout(20):
            await asyncio.gather(*town.caller.post.on_their_way)

    town.run(wait())


def name_address(one: Browser, mail: str, password: str = PASSWORD) -> int:
    """Somebody names an address; the status of the answer."""
    return one.post("/settings/mail", {"mail": mail, "password": password}).status_code


def link_to(town: Town, box: Mailbox, mail: str) -> str:
    """The link of the last letter to an address."""
    arrive(town)
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


def test_the_answer_does_not_wait_for_the_mail_server(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    kept.post("/forgot", {"login": "anna"})
    assert len(box.mails) == 1
    arrive(town)
    assert len(box.mails) == 2


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


def test_no_address_is_flooded_and_nobody_uses_up_anothers_letters(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    town.house.limits.mails = Limits().mails
    assert [name_address(kept, MAIL) for _ in range(5)] == [303, 303, 303, 429, 429]
    arrive(town)
    box.mails.clear()
    asked = [kept.post("/forgot", {"login": "anna"}) for _ in range(5)]
    assert {answer.status_code for answer in asked} == {200}, "a refusal tells who has an account"
    arrive(town)
    assert len(box.mails) == 3


def test_a_letter_is_tried_again_and_one_that_bounced_is_not(
    town: Town,
    box: Mailbox,
    kept: Browser,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(sending, "AGAIN", (0.01, 0.5, 0.5))
    box.full = True
    assert name_address(kept, MAIL) == 303

    async def later() -> None:
        await asyncio.sleep(0.3)
        box.full = False

    town.run(later())
    arrive(town)
    assert len(box.to(MAIL)) == 1
    box.refused.add("nobody@people.test")
    assert name_address(kept, "nobody@people.test") == 303
    with caplog.at_level(logging.WARNING, "tabard"):
        arrive(town)
    assert [one.message for one in caplog.records if "letter of the house" in one.message] == [
        "a letter of the house was not delivered: 550 no such mailbox here"
    ]


def test_a_confirmed_address_is_a_way_without_another_question(
    town: Town, box: Mailbox, kept: Browser
) -> None:
    confirm(town, box, kept)
    assert f'value="{MAIL}"' in kept.get("/settings/calls").text
    assert kept.post("/settings/calls/mail", {"address": MAIL}).status_code == 303
    [way] = town.caller.outbox.ways_of(user_of(kept))
    assert (way.target, way.state) == (MAIL, GOOD)
    kept.post("/settings/calls/mail", {"address": "other@people.test"})
    assert town.caller.outbox.ways_of(user_of(kept))[-1].state == NEW


def test_a_slow_mail_server_holds_nobody_elses_thread(town: Town, box: Mailbox) -> None:
    box.slow = 2.0

    async def story() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
        for number in range(3):
            await town.caller.post.letter(f"{number}@people.test", "Slow", "Slow.")
        await asyncio.sleep(0.3)
        async with asyncio.timeout(1):
            await asyncio.to_thread(int)
        assert box.mails == []

    town.run(story())
    arrive(town)
    assert len(box.mails) == 3


def test_letters_end_with_the_house(town: Town, box: Mailbox) -> None:
    box.full = True

    async def story() -> None:
        await town.caller.post.letter(MAIL, "Late", "Late.")
        [task] = town.caller.post.on_their_way
        await asyncio.sleep(0.3)
        assert not task.done()
        await town.caller.post.close()
        assert task.cancelled()

    town.run(story())
