"""Calls by mail, handed to a real mail server."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest

from tabard.kernel.errors import BadInput
from tabard.server import commands
from tabard.server.calls.means import from_environment
from tabard.server.calls.outbox import REFUSED
from tabard.server.calls.rounds import MAIL_PAUSE
from tabard.server.store.store import Store
from tests.server.calls.postmen import Mailbox, open_mailbox, text_of
from tests.server.calls.scene import DAY, HOUR, MINUTE, SLOW, means_of, open_scene
from tests.server.desk import ANNA, BERT
from tests.server.inn import run


def subjects(box: Mailbox, address: str) -> list[str]:
    """What the mails to an address are about."""
    return [mail["Subject"] for mail in box.to(address)]


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


def test_a_mail_says_what_happened_what_is_asked_and_how_to_stop_it(
    store: Store, box: Mailbox
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            table = await scene.table(clock=SLOW)
            await scene.until_awaited(table, ANNA)
            await scene.choose(table)
            await scene.until_awaited(table, BERT)
            address = await scene.by_mail(BERT)
            await scene.wait(11_000)
            await scene.wait(HOUR)
            [mail] = box.to(address)
            assert mail["Subject"] == "Your turn: The Pillars of the Earth"
            assert mail["From"] == "Tabard <house@tabard.test>"
            text = text_of(mail)
            assert "Anna" in text
            assert f"https://tabard.test/table/{table.id}" in text
            assert "Time left: 1 d 23 h" in text
            stop = mail["List-Unsubscribe"].strip("<>")
            assert stop.startswith("https://tabard.test/calls/stop/")
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            [picture] = list(mail.iter_attachments())
            assert picture.get_content_type() == "image/svg+xml"
            assert b"<svg" in bytes(picture.get_content())[:200]

    run(story)


@pytest.mark.parametrize(
    ("lang", "subject"),
    [
        ("de", "Du bist dran: Die Säulen der Erde"),
        ("nl", "Je bent aan de beurt: De Pilaren van de Aarde"),
    ],
)
def test_a_mail_speaks_its_readers_language(
    store: Store, box: Mailbox, lang: str, subject: str
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT, lang=lang)
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            assert [mail["Subject"] for mail in box.to(address)] == [subject]

    run(story)


def test_a_turn_is_called_once_however_often_the_house_looks(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            for _ in range(5):
                scene.caller.noted.clear()
                scene.caller.heard(table.id)
                await scene.wait(HOUR)
            assert len(box.to(address)) == 1
            assert scene.states(BERT) == ["sent"]

    run(story)


def test_who_looks_at_the_table_is_not_called_and_who_has_gone_is_after_five_minutes(
    store: Store, box: Mailbox
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT, pace="idle")
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            for _ in range(4):
                scene.caller.look_at(BERT, table.id)
                await scene.wait(2 * MINUTE)
                scene.caller.look_at(BERT, table.id)
                await scene.wait(0)
            assert box.mails == []
            await scene.wait(4 * MINUTE)
            assert box.mails == []
            await scene.wait(2 * MINUTE)
            assert len(box.to(address)) == 1

    run(story)


def test_who_looks_has_seen_what_would_be_called_at_once(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            await scene.by_mail(BERT, pace="once")
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            scene.caller.look_at(BERT, table.id)
            await scene.wait(5_000)
            await scene.wait(HOUR)
            assert box.mails == []
            assert scene.states(BERT) == ["seen"]

    run(story)


@pytest.mark.slow
def test_many_tables_make_one_letter_and_not_a_flood(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            for _ in range(4):
                table = await scene.table()
                await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            [mail] = box.to(address)
            assert mail["Subject"] == "4 calls from your tables"
            for _ in range(3):
                table = await scene.table()
                await scene.until_awaited(table, BERT)
                await scene.wait(MINUTE)
            assert len(box.to(address)) == 1
            await scene.wait(MAIL_PAUSE)
            assert [one["Subject"] for one in box.to(address)][1:] == ["3 calls from your tables"]

    run(story)


def test_a_daily_letter_comes_at_its_hour_with_what_still_waits(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            zone: dict[str, Any] = {"digest": 7, "zone": "Europe/Berlin"}
            address = await scene.by_mail(BERT, pace="daily", **zone)
            tables = [await scene.table() for _ in range(3)]
            for table in tables:
                await scene.until_awaited(table, BERT)
            await scene.wait(0)
            await scene.choose(tables[0])
            await scene.until_awaited(tables[0], ANNA)
            hours = 0
            while not box.mails:
                await scene.wait(15 * MINUTE)
                hours += 1
                assert hours < 100
            [mail] = box.to(address)
            assert mail["Subject"] == "2 calls from your tables"
            assert scene.caller.hours_of(BERT).local(scene.now).hour == 7
            assert tables[0].id not in text_of(mail)

    run(story)


def test_in_quiet_hours_nothing_comes_and_afterwards_everything(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            here = scene.caller.hours_of(BERT).local(scene.now).hour
            quiet = [here, (here + 3) % 24]
            address = await scene.by_mail(BERT, quiet=quiet)
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(HOUR)
            assert box.mails == []
            await scene.wait(3 * HOUR)
            assert len(box.to(address)) == 1

    run(story)


def test_a_bounced_mail_stops_the_way_and_says_why(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            box.refused.add(address)
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            await scene.wait(DAY)
            assert box.mails == []
            [way] = scene.caller.outbox.ways_of(BERT)
            assert (way.state, way.told) == (REFUSED, "550 no such mailbox here")
            assert scene.states(BERT) == ["failed"]

    run(story)


def test_a_mail_server_that_is_busy_is_asked_again(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            box.full = True
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            assert scene.states(BERT) == ["waiting"]
            box.full = False
            await scene.wait(50_000)
            assert box.mails == []
            await scene.wait(10_000)
            assert len(box.to(address)) == 1
            assert scene.states(BERT) == ["sent"]

    run(story)


def test_a_mail_whose_receipt_was_lost_is_not_sent_again(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            box.cut = True
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            box.cut = False
            await scene.wait(DAY)
            assert len(box.to(address)) == 1
            assert scene.states(BERT) == ["unsure"]

    run(story)


def test_a_mail_server_that_takes_a_mail_and_no_leave_gets_it_once(
    store: Store, box: Mailbox
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            box.rude = True
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            assert scene.states(BERT) == ["sent"]
            await scene.wait(DAY)
            assert len(box.to(address)) == 1

    run(story)


def test_a_mail_that_is_not_heard_at_present_is_sent_again(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            box.unheard = "451 greylisted"
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            assert scene.states(BERT) == ["waiting"]
            [way] = scene.caller.outbox.ways_of(BERT)
            assert way.told == "451 greylisted"
            box.unheard = ""
            await scene.wait(MINUTE)
            assert len(box.to(address)) == 1

    run(story)


def test_a_mail_that_is_never_heard_stops_the_way(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            await scene.by_mail(BERT)
            box.unheard = "554 not from you"
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            [way] = scene.caller.outbox.ways_of(BERT)
            assert (way.state, way.told) == (REFUSED, "554 not from you")

    run(story)


def test_a_reminder_comes_when_a_quarter_of_the_time_is_left(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            table = await scene.table(clock=SLOW)
            await scene.until_awaited(table, BERT)
            await scene.wait(11_000)
            await scene.wait(DAY)
            assert len(box.to(address)) == 1
            await scene.wait(DAY // 2)
            [_, reminder] = box.to(address)
            assert reminder["Subject"] == "Your time runs out: The Pillars of the Earth"
            await scene.do(table, "", commands.flag)
            await scene.wait(11_000)
            assert len(box.to(address)) == 2
            scene.computer.wait(DAY // 2)
            await scene.do(table, "", commands.flag)
            await scene.wait(11_000)
            [*_, late] = box.to(address)
            assert late["Subject"] == "Your time was up: The Pillars of the Earth"

    run(story)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pace", "soon"), [("once", MINUTE), ("idle", 10 * MINUTE), ("daily", DAY)]
)
def test_after_a_holiday_everything_is_told_at_the_pace_that_was_asked_for(
    store: Store, box: Mailbox, pace: str, soon: int
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT, pace=pace)
            table = await scene.table(people=3, clock=SLOW, holiday=7)
            await scene.until_awaited(table, BERT)
            hours = scene.caller.hours_of(BERT)
            today = hours.local(scene.now).date()
            away = hours.midnight(today), hours.midnight(today + timedelta(days=4))
            await scene.caller.corners.go_away(BERT, *away)
            await scene.caller.rest(BERT, *away)
            seat = table.seats_of(BERT)[0]
            left = table.timing.left(seat, scene.now)
            assert left is not None
            await scene.wait(away[1] - scene.now - 1)
            assert table.timing.left(seat, scene.now) == left
            assert box.to(address) == []
            await scene.wait(10 * MINUTE)
            if pace == "daily":
                assert box.to(address) == [], "not in the middle of the night"
                await scene.wait(hours.next_hour(hours.digest, scene.now) - scene.now)
            assert subjects(box, address) == ["Your turn: The Pillars of the Earth"]
            await scene.wait(left - DAY // 2)
            assert subjects(box, address)[1:] == ["Your time runs out: The Pillars of the Earth"]
            scene.computer.wait(DAY // 2)
            await scene.do(table, "", commands.flag)
            assert table.seats[seat].bot
            if pace == "daily":
                await scene.wait(
                    min(HOUR, hours.next_hour(hours.digest, scene.now) - scene.now - 1)
                )
                assert len(box.to(address)) == 2, "once a day is enough"
            await scene.wait(soon)
            assert subjects(box, address)[2:] == ["Your time was up: The Pillars of the Earth"]

    run(story)


def test_who_plays_against_bots_alone_is_not_called(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            from tabard.server.limits import LOCAL
            from tests.server.desk import GREEDY, PERSON, setup

            await scene.by_mail(ANNA)
            plan = setup("pillars", PERSON, GREEDY)
            table, _ = await scene.house.open_table(plan, "Anna", LOCAL)
            scene.caller.heard(table.id)
            await scene.wait(DAY)
            assert scene.calls() == []

    run(story)


def test_the_end_of_a_game_is_told_to_all_who_played(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            anna, bert = await scene.by_mail(ANNA), await scene.by_mail(BERT)
            table = await scene.table()
            while table.running:
                await scene.choose(table)
            await scene.wait(11_000)
            for address in (anna, bert):
                [mail] = box.to(address)
                assert mail["Subject"] == "The game is over: The Pillars of the Earth"
                assert any(told in text_of(mail) for told in ("won", "wins", "share the victory"))

    run(story)


@pytest.mark.parametrize("host", ["mail.example", "10.0.0.25"])
def test_a_house_that_sends_mail_must_know_where_it_is(host: str) -> None:
    environment = {"TABARD_SMTP": f"smtp://{host}?from=house@tabard.example"}
    with pytest.raises(BadInput, match=r"TABARD_URL.*is needed for links in mail"):
        from_environment("http://127.0.0.1:8000", environment)
    found = from_environment("", environment | {"TABARD_URL": "https://tabard.example/"})
    assert found.base == "https://tabard.example"


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "[::1]"])
def test_with_a_mail_server_here_it_may_be_here_too(host: str) -> None:
    environment = {"TABARD_SMTP": f"smtp://{host}?from=house@tabard.example&tls=off"}
    assert from_environment("http://127.0.0.1:8000", environment).base == "http://127.0.0.1:8000"
