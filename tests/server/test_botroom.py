"""Bots think in processes of their own: a stuck or broken one never holds a table."""

from __future__ import annotations

import asyncio
import gc
import time
from collections import deque
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabard.games import game
from tabard.games.pillars import GAME
from tabard.kernel.state import State
from tabard.server import botroom, commands
from tabard.server.botdesk import Job, Memory, Thought, think
from tabard.server.botroom import BotRoom, NoThought, Worker
from tabard.server.setup import SeatPlan
from tabard.server.store.store import Store
from tabard.server.web.diary import lines
from tabard.server.web.sight import Sight
from tests.server.desk import ANNA, DEVICE, GREEDY, PERSON, setup
from tests.server.inn import choose, do, opened, run, stored, until


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
        self.jobs: list[Job] = []
        self.ended = False
        self.tables: deque[str] = deque(maxlen=4)

    async def ask(self, job: Job, limit: float) -> Thought:
        self.jobs.append(job)
        if isinstance(self.answer, Exception):
            raise self.answer
        if callable(self.answer):
            async with asyncio.timeout(limit):
                return Thought(await self.answer(job))
        return Thought(self.answer)

    def end(self) -> None:
        self.ended = True


def room_with(stub: Stub, monkeypatch: pytest.MonkeyPatch, limit: float = 0.05) -> BotRoom:
    """A bot room whose one desk has this worker, and others when it is gone."""
    monkeypatch.setattr(botroom, "Worker", lambda: stub)
    return BotRoom(1, limit)


def test_a_process_that_is_ended_while_somebody_waits_leaves_nothing_unsaid() -> None:
    complaints: list[str] = []

    async def story() -> None:
        asyncio.get_running_loop().set_exception_handler(
            lambda _, context: complaints.append(context["message"])
        )
        worker = Worker()
        waiting = asyncio.create_task(worker.hear(60))
        await asyncio.sleep(0)
        waiting.cancel()
        worker.end()
        await asyncio.gather(waiting, return_exceptions=True)
        await asyncio.get_running_loop().shutdown_default_executor()
        del waiting
        await asyncio.sleep(0)
        gc.collect()

    asyncio.run(story())
    assert complaints == []


def test_a_bot_in_its_process_chooses_and_repeats_itself() -> None:
    async def story() -> None:
        room = BotRoom(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            first = await room.choose(state, seat, "greedy", "t", 3)
            assert first.code in state.choices()
            assert await room.choose(state, seat, "greedy", "t", 3) == first
            assert len(room.workers) == 1
        finally:
            room.close()

    run(story)


def job(state: State, name: str, table: str = "t", advice: bool = False) -> Job:
    """A job for the seat to move."""
    seat = int(state.to_move)
    return Job(state.game.id, state.position(), seat, name, table, "seed", advice)


def test_a_level_without_its_weights_is_replaced_by_one_that_needs_none(tmp_path: Path) -> None:
    state = some_state()
    path = tmp_path / "3.json"
    path.write_text("{")
    found = think(job(state, f"level5@{path}"), Memory())
    assert found.code == think(job(state, "greedy"), Memory()).code
    assert found.instead == "greedy"
    assert found.why.startswith("bot level5@")
    assert "cannot play pillars: weights" in found.why
    assert found.why.endswith("is damaged: it is not JSON")


def test_a_bot_that_nobody_knows_is_replaced_by_one_that_everybody_knows() -> None:
    found = think(job(some_state(), "level9"), Memory())
    assert found.instead == "greedy"
    assert "bot 'level9': known bots are random" in found.why


def test_damaged_weights_give_no_advice(tmp_path: Path) -> None:
    path = tmp_path / "3.json"
    path.write_text("{}")
    found = think(job(some_state(), f"level4@{path}", advice=True), Memory())
    assert found.opinions == ()
    assert "is not a weights file of format 1" in found.why


def test_a_worker_goes_on_with_the_tree_of_a_turn() -> None:
    from tabard.bots.thinking import SearchBot

    memory = Memory()
    state = going_on("search:64")
    think(job(state, "search:64"), memory)
    (kept,) = memory.bots.values()
    assert isinstance(kept, SearchBot)
    assert kept.place is not None
    grown = int(kept.clock)
    state.apply(think(job(state, "search:64"), Memory()).code)
    think(job(state, "search:64"), memory)
    assert memory.bots["t", int(state.to_move), "search:64"] is kept
    assert kept.clock > grown


def going_on(name: str) -> State:
    """A state in which a bot chooses something after which its seat goes on choosing."""
    state: State = game("pilgrim").start(2)
    while True:
        while state.to_move < 0:
            state.apply(state.choices()[0])
        seat, after = state.to_move, state.copy()
        after.apply(think(job(state, name), Memory()).code)
        if after.to_move == seat:
            return state
        state = after


def test_a_worker_keeps_a_few_bots_only() -> None:
    memory = Memory(2)
    state = some_state()
    for table in ("a", "b", "a", "c"):
        think(job(state, "random", table), memory)
    assert [key[0] for key in memory.bots] == ["a", "c"]


def test_a_table_is_thought_about_where_it_was_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(job: Job) -> int:
        await asyncio.sleep(0.01)
        return GAME.load(job.position).choices()[0]

    async def story() -> None:
        stubs: list[Stub] = []

        def hired() -> Stub:
            stubs.append(Stub(slow))
            return stubs[-1]

        monkeypatch.setattr(botroom, "Worker", hired)
        room = BotRoom(2, 5.0)
        state = some_state()
        seat = int(state.to_move)
        await asyncio.gather(*(room.choose(state, seat, "x", t, 0) for t in ("a", "b")))
        for table in ("b", "a", "a", "b", "a"):
            await room.choose(state, seat, "x", table, 1)
        told = [{job.table for job in stub.jobs} for stub in stubs]
        assert told == [{"a"}, {"b"}]

    run(story)


def test_advice_comes_from_a_process_and_names_open_choices() -> None:
    async def story() -> None:
        room = BotRoom(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            found = await room.advise(state, seat, "search:16", "t", 3)
            assert {each.code for each in found} <= set(state.choices())
            assert [each.share for each in found] == sorted((e.share for e in found), reverse=True)
            with pytest.raises(NoThought, match="known bots are"):
                await room.advise(state, seat, "level9", "t", 3)
            with pytest.raises(NoThought, match="no opinion"):
                await room.advise(state, seat, "random", "t", 3)
        finally:
            room.close()

    run(story)


@pytest.mark.parametrize("problem", [TimeoutError(), EOFError(), NoThought("it stumbled")])
def test_a_bot_that_does_not_answer_gives_no_advice(
    problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        stub = Stub(problem)
        room = room_with(stub, monkeypatch)
        state = some_state()
        with pytest.raises(NoThought):
            await room.advise(state, int(state.to_move), "level4", "t", 0)
        assert stub.ended

    run(story)


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
            assert (await room.choose(state, seat, "random", "t", 1)).code in state.choices()
            assert (await room.choose(state, seat, "random", "t", 2)).code in state.choices()
            (fresh,) = room.workers
            assert fresh is not worker
        finally:
            room.close()

    run(story)


def test_a_bot_that_stumbles_is_replaced_by_a_random_choice(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        state = some_state()
        room = room_with(Stub(NoThought("it stumbled")), monkeypatch)
        code = await room.choose(state, int(state.to_move), "level4", "t", 0)
        assert code.code in state.choices()
        assert "bot level4 failed" in caplog.text

    run(story)


def test_a_stuck_bot_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(_: Job) -> int:
        await asyncio.sleep(600)
        return 0

    async def story() -> None:
        stub = Stub(forever)
        room = room_with(stub, monkeypatch)
        state = some_state()
        code = await room.choose(state, int(state.to_move), "greedy", "t", 0)
        assert code.code in state.choices()
        assert stub.ended
        assert room.workers == set()
        assert room.free == [None]

    run(story)


def test_a_stuck_bot_disturbs_no_other_table(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = asyncio.Event

    async def by_table(job: Job) -> int:
        if job.table.startswith("stuck"):
            await stuck().wait()
        await asyncio.sleep(0.2)
        return GAME.load(job.position).choices()[0]

    async def story() -> None:
        monkeypatch.setattr(botroom, "Worker", lambda: Stub(by_table))
        room = BotRoom(2, 0.4)
        state = some_state()
        seat = int(state.to_move)
        names = ["stuck", "a", "b", "c"]
        codes = await asyncio.gather(
            *(room.choose(state, seat, "greedy", name, 0) for name in names)
        )
        assert [found.code for found in codes[1:]] == [state.choices()[0]] * 3
        assert codes[0].code in state.choices()

    run(story)


def test_waiting_for_a_free_desk_does_not_count_as_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def slow(job: Job) -> int:
        await asyncio.sleep(0.05)
        return GAME.load(job.position).choices()[0]

    async def story() -> None:
        room = room_with(Stub(slow), monkeypatch, limit=0.2)
        state = some_state()
        seat = int(state.to_move)
        codes = await asyncio.gather(*(room.choose(state, seat, "x", f"t{i}", 0) for i in range(8)))
        assert [found.code for found in codes] == [state.choices()[0]] * 8

    run(story)


def test_a_choice_that_is_not_open_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        state = some_state()
        room = room_with(Stub(10**6), monkeypatch)
        code = await room.choose(state, int(state.to_move), "greedy", "t", 0)
        assert code.code in state.choices()

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
            position = stub.jobs[0].position
            assert stub.jobs[0].seat == seat
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

            async def held(state: State, seat: int, name: str, table: str, ply: int) -> Thought:
                asked.append(ply)
                code = state.choices_of(seat)[0]
                await gate.wait()
                return Thought(code)

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

            async def quick(state: State, seat: int, name: str, table: str, ply: int) -> Thought:
                await asyncio.sleep(0)
                return Thought(state.choices_of(seat)[0])

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


DAMAGE = {
    "unknown": ("level7", "", "known bots are random"),
    "damaged": ("level3@{}", "{", "is damaged: it is not JSON"),
    "of another version": (
        "level5@{}",
        '{"format": 1, "game": "pillars", "rules_version": 0}',
        "is for pillars version 0, not pillars version",
    ),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_whose_bot_cannot_play_goes_on_and_says_so(
    store: Store, caplog: pytest.LogCaptureFixture, tmp_path: Path, damage: str
) -> None:
    name, content, problem = DAMAGE[damage]
    file = tmp_path / "weights.json"
    file.write_text(content)
    name = name.format(file)

    async def story() -> None:
        async with opened(store) as house:
            plan = setup("pillars", DEVICE, GREEDY)
            broken = replace(plan, seats=(plan.seats[0], SeatPlan("bot", name)))
            table, _ = await house.open_table(broken, "Anna")
            while not any(ply.seat == 1 for ply in table.plies):
                await until(lambda: table.awaited() == [0] or table.stand_ins)
                if table.awaited() == [0]:
                    await choose(house, table)
            (told,) = table.stand_ins
            assert (told.seat, told.bot, told.instead) == (1, name, "greedy")
            assert table.seats[1].bot == "greedy"
            shown = "".join(lines(table, Sight("pillars", 0, "en"), len(table.plies)))
            assert f"Aldith (bot, {name}) cannot play on; bot, by the book plays instead." in shown
            (line,) = [one for one in caplog.messages if "greedy plays instead" in one]
            assert problem in line
            assert stored(store, table).seats[1].bot == "greedy"

    run(story)
