"""Calls are kept once and taken once, on both databases, whatever becomes of the servers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tabard.server import commands
from tabard.server.calls.hours import IDLE_MILLISECONDS
from tabard.server.calls.letter import Part, part_of
from tabard.server.calls.outbox import HANDED, MAIL, NEW, SENT, TAKEN, UNSURE, WAITING
from tabard.server.calls.passes import LASTS
from tabard.server.calls.rounds import CONFIRM
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.calls.postmen import Listener, Mailbox, open_listener, open_mailbox, text_of
from tests.server.calls.scene import DAY, HOUR, MINUTE, SLOW, Scene, means_of, open_scene
from tests.server.desk import ANNA, BERT, CARL
from tests.server.inn import run
from tests.server.test_clock_jumps import Computer


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with open_mailbox() as found:
        yield found


@pytest.fixture
def service() -> Iterator[Listener]:
    with open_listener() as found:
        yield found


async def due(scene: Scene) -> None:
    """Let a call to Bert be due that nobody has sent yet."""
    table = await scene.table()
    await scene.until_awaited(table, BERT)
    scene.caller.restless.add(table.id)
    await scene.caller.look(table.id)
    scene.computer.wait(11_000)


def test_of_two_servers_one_takes_a_call(either: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(either, means_of(box)) as scene:
            await scene.by_mail(BERT)
            await due(scene)
            outbox = scene.caller.outbox
            found = outbox.due(scene.now)
            assert found
            one, two = await outbox.take(found, "one"), await outbox.take(found, "two")
            assert [call.id for call in one] == [call.id for call in found]
            assert two == []
            assert not await outbox.hand(one, "two")
            assert await outbox.hand(one, "one")
            await outbox.settle(found, WAITING)
            assert {call.state for call in scene.calls(BERT)} == {HANDED}
            await outbox.settle(one, SENT, "one")
            assert {call.state for call in scene.calls(BERT)} == {SENT}

    run(story)


@pytest.mark.parametrize(("reached", "mails", "state"), [(TAKEN, 1, SENT), (HANDED, 0, UNSURE)])
def test_a_call_of_a_server_that_died_is_sent_if_it_cannot_have_been(
    either: Store, box: Mailbox, reached: str, mails: int, state: str
) -> None:
    async def story() -> None:
        async with open_scene(either, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            await due(scene)
            outbox = scene.caller.outbox
            taken = await outbox.take(outbox.due(scene.now), "dead")
            if reached == HANDED:
                assert await outbox.hand(taken, "dead")
            await scene.wait(1000)
            await scene.wait(HOUR)
            assert len(box.to(address)) == mails
            assert scene.states(BERT) == [state]

    run(story)


@pytest.mark.slow
def test_two_servers_that_both_think_a_call_is_theirs_send_it_once(
    either: Store, box: Mailbox
) -> None:
    async def story() -> None:
        computer = Computer()
        async with (
            open_scene(either, means_of(box), computer) as one,
            open_scene(either, means_of(box), computer) as two,
        ):
            living = (one.house.peers.id, two.house.peers.id)
            for scene in (one, two):
                scene.house.peers.living = living
                scene.house.peers.ranked = AllOurs(scene.house.peers.id)
            address = await one.by_mail(BERT)
            await two.caller.reload()
            for number in range(4):
                table = await one.table()
                await one.until_awaited(table, BERT)
                for scene in (one, two):
                    scene.caller.restless.add(table.id)
                await asyncio.gather(one.beat(), two.beat())
                one.computer.wait(700_000)
                await asyncio.gather(*(s.beat() for s in (one, two, one, two)))
                assert len(box.to(address)) == number + 1
            assert [call.state for call in one.calls(BERT)].count(SENT) == 4

    run(story)


@pytest.mark.parametrize(("reached", "mails", "state"), [(TAKEN, 1, SENT), (HANDED, 0, UNSURE)])
def test_a_call_that_a_living_server_stumbled_over_is_not_lost(
    store: Store, box: Mailbox, reached: str, mails: int, state: str
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            await due(scene)
            outbox, own = scene.caller.outbox, scene.house.peers.id
            taken = await outbox.take(outbox.due(scene.now), own)
            if reached == HANDED:
                assert await outbox.hand(taken, own)
            await scene.wait(1000)
            assert box.to(address) == [], "not at once: whoever stumbles does so again"
            await scene.wait(HOUR)
            assert len(box.to(address)) == mails
            assert scene.states(BERT) == [state]

    run(story)


class AllOurs(dict[str, tuple[str, ...]]):
    """What falls to whom, as a server has it that thinks everything is its own."""

    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server

    def get(self, key: str, default: Any = None) -> tuple[str, ...]:
        return (self.server,)


def test_a_call_that_is_on_its_way_is_not_taken_up_as_stranded(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            await scene.by_mail(BERT)
            await due(scene)
            outbox, own = scene.caller.outbox, scene.house.peers.id
            taken = await outbox.take(outbox.due(scene.now), own)
            scene.caller.busy[taken[0].channel] = asyncio.create_task(asyncio.sleep(0))
            await scene.caller.take_up_stranded()
            assert {call.state for call in scene.calls(BERT)} == {TAKEN}

    run(story)


def test_a_table_that_cannot_be_told_of_silences_no_other(
    store: Store, box: Mailbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            tables = [await scene.table() for _ in range(2)]
            for table in tables:
                await scene.until_awaited(table, BERT)

            def broken(table: Table, *more: Any) -> Part:
                if table.id == tables[0].id:
                    raise ValueError("no words for that")
                return part_of(table, *more)

            monkeypatch.setattr("tabard.server.calls.rounds.part_of", broken)
            await scene.wait(11_000)
            for _ in range(5):
                await scene.wait(1000)
            [mail] = box.to(address)
            assert tables[1].id in text_of(mail)
            told = [one for one in caplog.records if "no call can be written" in one.message]
            assert len(told) == 1
            assert told[0].exc_info is None
            assert tables[0].id in told[0].message
            monkeypatch.undo()
            await scene.wait(HOUR)
            assert tables[0].id in text_of(box.to(address)[-1])
            assert scene.states(BERT) == [SENT, SENT]

    run(story)


def test_a_push_of_a_server_that_died_is_sent_again_since_it_replaces_itself(
    store: Store, service: Listener
) -> None:
    async def story() -> None:
        async with open_scene(store, means_of()) as scene:
            await scene.by_push(BERT, service, "/phone")
            await due(scene)
            outbox = scene.caller.outbox
            taken = await outbox.take(outbox.due(scene.now), "dead")
            assert await outbox.hand(taken, "dead")
            await scene.wait(1000)
            assert len(service.devices["/phone"].read) == 1

    run(story)


def test_a_house_that_opens_again_calls_for_what_waits_and_not_twice(
    either: Store, box: Mailbox
) -> None:
    async def story() -> None:
        async with open_scene(either, means_of(box)) as scene:
            address = await scene.by_mail(BERT)
            table = await scene.table()
            await scene.until_awaited(table, BERT)
            await scene.house.flush()
            scene.caller.restless.clear()  # the server dies before it has looked
        for _ in range(2):
            async with open_scene(either, means_of(box), scene.computer) as again:
                await again.wait(11_000)
                await again.wait(HOUR)
        assert len(box.to(address)) == 1

    run(story)


def test_a_link_lets_in_once_and_not_for_ever(either: Store) -> None:
    async def story() -> None:
        async with open_scene(either, means_of()) as scene:
            passes = scene.caller.passes
            one = await passes.give(ANNA, "table", scene.now)
            two = await passes.give(ANNA, "table", scene.now)
            assert await passes.use(one, scene.now)
            assert not await passes.use(one, scene.now)
            scene.computer.wait(LASTS + 1)
            assert not await passes.use(two, scene.now)
            assert passes.read("nothing") is None
            three = await passes.give(ANNA, "table", scene.now)
            await either.accounts.end_sessions(ANNA)
            assert passes.read(three) is None

    run(story)


def test_a_call_by_a_way_that_was_opened_a_moment_ago_is_sent(store: Store, box: Mailbox) -> None:
    """The house had read everybody's ways just before: the call is not past, it waits for them."""

    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            caller = scene.caller
            await scene.by_mail(ANNA)
            way = await caller.outbox.open_way(BERT, MAIL, "bert@people.test", {}, NEW, scene.now)
            row = {"user_id": BERT, "channel_id": way, "table_id": "", "kind": CONFIRM}
            times = {"moment": 1, "pace": "once", "made_at": scene.now, "due_at": scene.now}
            await caller.outbox.note([{**row, **times}])
            caller.stale = False
            await caller.send_due()
            assert scene.states(BERT, CONFIRM) == [WAITING]
            await scene.beat()
            assert scene.states(BERT, CONFIRM) == [SENT]
            assert len(box.to("bert@people.test")) == 1

    run(story)


def test_what_happens_later_at_a_table_puts_off_no_call(store: Store, box: Mailbox) -> None:
    async def story() -> None:
        async with open_scene(store, means_of(box)) as scene:
            await scene.by_mail(BERT, pace="idle")
            table = await scene.table(people=3, clock=SLOW)
            await scene.until_awaited(table, BERT)
            asked = scene.now
            scene.computer.wait(3 * MINUTE)
            await scene.do(table, CARL, commands.leave, 2, "greedy")
            await scene.beat()
            [turn] = [call for call in scene.calls(BERT) if call.kind == "turn"]
            assert turn.due_at <= asked + IDLE_MILLISECONDS
            scene.computer.wait(2 * DAY)
            await scene.do(table, "", commands.flag)
            [flag] = table.chronicle.flags
            scene.computer.wait(HOUR)
            await scene.do(table, ANNA, commands.leave, 0, "greedy")
            await scene.beat()
            [late] = [call for call in scene.calls(BERT) if call.kind == "late"]
            assert late.due_at == flag.at + IDLE_MILLISECONDS

    run(story)
