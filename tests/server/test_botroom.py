"""Bots think in processes of their own: a stuck or broken one never holds a table."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from tabard.games.pillars import GAME
from tabard.kernel.state import State
from tabard.server import botroom, commands
from tabard.server.botroom import BotRoom, Worker
from tabard.server.store.store import Store
from tests.server.desk import ANNA, DEVICE, GREEDY, PERSON, setup
from tests.server.inn import choose, do, opened, run, until


def sleeping(*_: Any) -> int:
    """A bot that does not come to an end."""
    time.sleep(600)
    return 0


def some_state() -> State:
    """A state in which a seat is to move."""
    state = GAME.start(3, {})
    while state.to_move < 0:
        state.apply(state.choices()[0])
    return state


class Stub(Worker):
    """A worker that answers what a test wants, without a process."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.jobs: list[botroom.Job] = []
        self.ended = False

    async def ask(self, job: botroom.Job, limit: float) -> int:
        self.jobs.append(job)
        if isinstance(self.answer, Exception):
            raise self.answer
        if callable(self.answer):
            async with asyncio.timeout(limit):
                return int(await self.answer(job))
        return int(self.answer)

    def end(self) -> None:
        self.ended = True


def room_with(stub: Stub, monkeypatch: pytest.MonkeyPatch, limit: float = 0.05) -> BotRoom:
    """A bot room whose one desk has this worker, and others when it is gone."""
    monkeypatch.setattr(botroom, "Worker", lambda: stub)
    return BotRoom(1, limit)


def test_a_bot_in_its_process_chooses_and_repeats_itself() -> None:
    async def story() -> None:
        room = BotRoom(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            first = await room.choose(state, seat, "greedy", "t", 3)
            assert first in state.choices()
            assert await room.choose(state, seat, "greedy", "t", 3) == first
            assert len(room.workers) == 1
        finally:
            room.close()

    run(story)


def test_a_level_without_its_weights_is_replaced_by_one_that_needs_none(
    caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    state = some_state()
    seat, truth = int(state.to_move), state.position()
    path = tmp_path / "3.json"
    path.write_text("{")
    code = botroom.think(GAME.id, truth, seat, f"level5@{path}", "seed")
    assert code == botroom.think(GAME.id, truth, seat, "greedy", "seed")
    assert "cannot play pillars: weights" in caplog.text
    assert "is damaged: it is not JSON; greedy plays instead" in caplog.text


def test_a_process_that_dies_is_replaced() -> None:
    async def story() -> None:
        room = BotRoom(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            await room.choose(state, seat, "random", "t", 0)
            (worker,) = room.workers
            worker.process.kill()
            worker.process.join()
            assert await room.choose(state, seat, "random", "t", 1) in state.choices()
            assert await room.choose(state, seat, "random", "t", 2) in state.choices()
            (fresh,) = room.workers
            assert fresh is not worker
        finally:
            room.close()

    run(story)


def test_a_bot_that_stumbles_is_replaced_by_a_random_choice(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        room = BotRoom(1)
        state = some_state()
        try:
            code = await room.choose(state, int(state.to_move), "nobody knows it", "t", 0)
            assert code in state.choices()
            assert "failed" in caplog.text
        finally:
            room.close()

    run(story)


def test_a_stuck_bot_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(_: botroom.Job) -> int:
        await asyncio.sleep(600)
        return 0

    async def story() -> None:
        stub = Stub(forever)
        room = room_with(stub, monkeypatch)
        state = some_state()
        code = await room.choose(state, int(state.to_move), "greedy", "t", 0)
        assert code in state.choices()
        assert stub.ended
        assert room.workers == set()
        assert room.desks.qsize() == 1

    run(story)


def test_a_stuck_bot_disturbs_no_other_table(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = asyncio.Event

    async def by_table(job: botroom.Job) -> int:
        if job[4].startswith("stuck"):
            await stuck().wait()
        await asyncio.sleep(0.2)
        return GAME.load(job[1]).choices()[0]

    async def story() -> None:
        monkeypatch.setattr(botroom, "Worker", lambda: Stub(by_table))
        room = BotRoom(2, 0.4)
        state = some_state()
        seat = int(state.to_move)
        names = ["stuck", "a", "b", "c"]
        codes = await asyncio.gather(
            *(room.choose(state, seat, "greedy", name, 0) for name in names)
        )
        assert codes[1:] == [state.choices()[0]] * 3
        assert codes[0] in state.choices()

    run(story)


def test_waiting_for_a_free_desk_does_not_count_as_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def slow(job: botroom.Job) -> int:
        await asyncio.sleep(0.05)
        return GAME.load(job[1]).choices()[0]

    async def story() -> None:
        room = room_with(Stub(slow), monkeypatch, limit=0.2)
        state = some_state()
        seat = int(state.to_move)
        codes = await asyncio.gather(*(room.choose(state, seat, "x", f"t{i}", 0) for i in range(8)))
        assert codes == [state.choices()[0]] * 8

    run(story)


def test_a_choice_that_is_not_open_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        state = some_state()
        room = room_with(Stub(10**6), monkeypatch)
        code = await room.choose(state, int(state.to_move), "greedy", "t", 0)
        assert code in state.choices()

    run(story)


def test_what_a_worker_gets_is_a_redeal(monkeypatch: pytest.MonkeyPatch, toll: str) -> None:
    from tests.kernel.toy import GAME as TOLL

    async def story() -> None:
        state = TOLL.start(3, {})
        while state.to_move < 0:
            state.apply(state.choices()[0])
        seat = int(state.to_move)
        assert toll == "toll"
        seen = []
        for number in range(12):
            stub = Stub(state.choices()[0])
            room = room_with(stub, monkeypatch)
            await room.choose(state, seat, "random", f"t{number}", 0)
            (_, position, asked, _, _) = stub.jobs[0]
            assert asked == seat
            assert TOLL.load(position).view(seat) == state.view(seat)
            seen.append(position["hands"])
        assert any(hands != state.position()["hands"] for hands in seen)
        assert all(hands[seat] == state.position()["hands"][seat] for hands in seen)

    run(story)


def test_a_late_answer_to_a_moment_gone_is_dropped(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            asked: list[int] = []
            gate = asyncio.Event()

            async def held(state: State, seat: int, name: str, table: str, ply: int) -> int:
                asked.append(ply)
                code = state.choices_of(seat)[0]
                await gate.wait()
                return code

            monkeypatch.setattr(house.botroom, "choose", held)
            plan = setup("pillars", DEVICE, DEVICE, GREEDY)
            table, _ = await house.open_table(plan, "Anna")
            gate.set()
            await until(lambda: table.seats[table.awaited()[0]].bot == "")
            gate.clear()
            while table.seats[table.awaited()[0]].bot == "":
                seat = table.awaited()[0]
                await choose(house, table)
            await until(lambda: asked and asked[-1] == len(table.plies))
            before = len(table.plies)
            await do(house, table, ANNA, commands.ask_undo, seat)
            undone = len(table.plies)
            assert undone < before
            gate.set()
            await asyncio.sleep(0.05)
            assert len(table.plies) == undone
            assert table.awaited() == [seat]

    run(story)


def test_a_bot_waits_while_people_talk_about_an_undo(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:

            async def quick(state: State, seat: int, name: str, table: str, ply: int) -> int:
                await asyncio.sleep(0)
                return state.choices_of(seat)[0]

            monkeypatch.setattr(house.botroom, "choose", quick)
            plan = setup("pillars", PERSON, PERSON, GREEDY)
            table, _ = await house.open_table(plan, "Anna")
            await do(house, table, "bert", commands.sit, 1)
            for _ in range(200):
                await until(lambda: table.seats[table.awaited()[0]].bot == "")
                seat = table.awaited()[0]
                user = table.seats[seat].user
                task = asyncio.create_task(choose(house, table))
                await task
                if table.awaited() and table.seats[table.awaited()[0]].bot:
                    break
            else:
                pytest.fail("the bot was never next")
            await do(house, table, user, commands.ask_undo, seat)
            plies = len(table.plies)
            await asyncio.sleep(0.05)
            assert len(table.plies) == plies
            other = 1 - seat
            await do(house, table, table.seats[other].user, commands.answer_undo, other, False)
            await until(lambda: len(table.plies) > plies)

    run(story)
