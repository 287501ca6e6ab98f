"""Bots think in processes of their own: a stuck or broken one never holds a table."""

from __future__ import annotations

import asyncio
import gc
import shutil
from pathlib import Path
from typing import Any

import pytest

import tabard
from tabard.games.pillars import GAME
from tabard.kernel.state import State
from tabard.server import botpool
from tabard.server.botpool import BotPool, NoThought, Worker
from tabard.server.botworker import Job
from tabard.server.engines import STAMP, VARIABLE
from tests.server.inn import run
from tests.server.thinkers import Stub, pool_with, some_state


@pytest.mark.slow
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
        pool = BotPool(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            first = await pool.choose(state, seat, "greedy", "t", 3)
            assert first.code in state.choices()
            assert await pool.choose(state, seat, "greedy", "t", 3) == first
            assert len(pool.workers) == 1
        finally:
            pool.close()

    run(story)


@pytest.mark.slow
def test_bots_change_over_to_an_engine_as_soon_as_it_is_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    copy = Path(
        shutil.copytree(Path(tabard.__file__).parent, tmp_path / "src/tabard", ignore=leave_out)
    )
    sign = tmp_path / "imported"
    with (copy / "server/botworker.py").open("a") as worker:
        worker.write(f"open({str(sign)!r}, 'w').close()\n")
    monkeypatch.setenv(VARIABLE, str(tmp_path))

    async def story() -> None:
        pool = BotPool(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            first = await pool.choose(state, seat, "greedy", "t", 3)
            assert not sign.exists()
            (tmp_path / STAMP).touch()
            assert await pool.choose(state, seat, "greedy", "t", 3) == first
            assert sign.exists()
            assert len(pool.workers) == 1
        finally:
            pool.close()

    run(story)


def test_a_table_is_thought_about_where_it_was_before(monkeypatch: pytest.MonkeyPatch) -> None:
    async def slow(job: Job) -> int:
        await asyncio.sleep(0.01)
        return GAME.unpack(job.sample).choices()[0]

    async def story() -> None:
        stubs: list[Stub] = []

        def hired() -> Stub:
            stubs.append(Stub(slow))
            return stubs[-1]

        monkeypatch.setattr(botpool, "Worker", hired)
        pool = BotPool(2, 5.0)
        state = some_state()
        seat = int(state.to_move)
        await asyncio.gather(*(pool.choose(state, seat, "x", t, 0) for t in ("a", "b")))
        for table in ("b", "a", "a", "b", "a"):
            await pool.choose(state, seat, "x", table, 1)
        told = [{job.table for job in stub.jobs} for stub in stubs]
        assert told == [{"a"}, {"b"}]

    run(story)


def test_advice_comes_from_a_process_and_names_open_choices() -> None:
    async def story() -> None:
        pool = BotPool(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            found = await pool.advise(state, seat, "search:16", "t", 3)
            assert {each.code for each in found} <= set(state.choices())
            assert [each.share for each in found] == sorted((e.share for e in found), reverse=True)
            with pytest.raises(NoThought, match="known bots are"):
                await pool.advise(state, seat, "level9", "t", 3)
            with pytest.raises(NoThought, match="no opinion"):
                await pool.advise(state, seat, "random", "t", 3)
        finally:
            pool.close()

    run(story)


@pytest.mark.parametrize("problem", [TimeoutError(), EOFError(), NoThought("it stumbled")])
def test_a_bot_that_does_not_answer_gives_no_advice(
    problem: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        stub = Stub(problem)
        pool = pool_with(stub, monkeypatch)
        state = some_state()
        with pytest.raises(NoThought):
            await pool.advise(state, int(state.to_move), "level4", "t", 0)
        assert stub.ended

    run(story)


def test_a_process_that_dies_is_replaced() -> None:
    async def story() -> None:
        pool = BotPool(1)
        state = some_state()
        seat = int(state.to_move)
        try:
            await pool.choose(state, seat, "random", "t", 0)
            (worker,) = pool.workers
            worker.process.kill()
            worker.process.join()
            assert (await pool.choose(state, seat, "random", "t", 1)).code in state.choices()
            assert (await pool.choose(state, seat, "random", "t", 2)).code in state.choices()
            (fresh,) = pool.workers
            assert fresh is not worker
        finally:
            pool.close()

    run(story)


def test_a_worker_that_is_killed_is_asked_anew_and_nobody_is_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        state = some_state()
        hired = [Stub(EOFError()), Stub(state.choices()[-1])]
        monkeypatch.setattr(botpool, "Worker", lambda: hired.pop(0))
        found = await BotPool(1, 5.0).choose(state, int(state.to_move), "level4", "t", 0)
        assert found == (state.choices()[-1], (), "", "")

    run(story)


def test_a_bot_that_fails_is_replaced_aloud_by_one_that_can_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def story() -> None:
        async def by_name(job: Job) -> int:
            if job.bot == "level4":
                raise NoThought("it stumbled")
            return GAME.unpack(job.sample).choices()[0]

        state = some_state()
        monkeypatch.setattr(botpool, "Worker", lambda: Stub(by_name))
        found = await BotPool(1, 5.0).choose(state, int(state.to_move), "level4", "t", 0)
        assert (found.code, found.instead) == (state.choices()[0], "greedy")
        assert "it stumbled" in found.why

    run(story)


def test_what_a_bot_chooses_cannot_be_told_without_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        state = some_state()
        stub = Stub(state.choices()[0])
        pool = pool_with(stub, monkeypatch)
        seat = int(state.to_move)
        for key in ("", "one", "other", "one"):
            await pool.choose(state, seat, "x", "t", 0, key=key)
        public, one, other, again = [job.seed for job in stub.jobs]
        assert public == f"t:{seat}:0"
        assert len({public, one, other}) == 3
        assert one == again

    run(story)


def test_a_bot_that_stumbles_is_replaced_by_a_random_choice(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        state = some_state()
        pool = pool_with(Stub(NoThought("it stumbled")), monkeypatch)
        code = await pool.choose(state, int(state.to_move), "level4", "t", 0)
        assert code.code in state.choices()
        assert code.instead == "random"
        assert "bot level4 failed" in caplog.text

    run(story)


def test_a_stuck_bot_is_ended_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forever(_: Job) -> int:
        await asyncio.sleep(600)
        return 0

    async def story() -> None:
        stub = Stub(forever)
        pool = pool_with(stub, monkeypatch)
        state = some_state()
        code = await pool.choose(state, int(state.to_move), "greedy", "t", 0)
        assert code.code in state.choices()
        assert stub.ended
        assert pool.workers == set()
        assert pool.free == [None] * pool.turns.most

    run(story)


def test_a_stuck_bot_disturbs_no_other_table(monkeypatch: pytest.MonkeyPatch) -> None:
    stuck = asyncio.Event

    async def by_table(job: Job) -> int:
        if job.table.startswith("stuck"):
            await stuck().wait()
        await asyncio.sleep(0.02)
        return GAME.unpack(job.sample).choices()[0]

    async def story() -> None:
        monkeypatch.setattr(botpool, "Worker", lambda: Stub(by_table))
        pool = BotPool(2, 2.0)
        state = some_state()
        seat = int(state.to_move)
        names = ["stuck", "a", "b", "c"]
        codes = await asyncio.gather(
            *(pool.choose(state, seat, "greedy", name, 0) for name in names)
        )
        assert [found.code for found in codes[1:]] == [state.choices()[0]] * 3
        assert codes[0].code in state.choices()

    run(story)


def test_waiting_for_a_free_desk_does_not_count_as_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def slow(job: Job) -> int:
        await asyncio.sleep(0.2)
        return GAME.unpack(job.sample).choices()[0]

    async def story() -> None:
        pool = pool_with(Stub(slow), monkeypatch, limit=1.4)
        state = some_state()
        seat = int(state.to_move)
        codes = await asyncio.gather(*(pool.choose(state, seat, "x", f"t{i}", 0) for i in range(8)))
        assert [found.code for found in codes] == [state.choices()[0]] * 8

    run(story)


def test_a_choice_that_is_not_open_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        state = some_state()
        pool = pool_with(Stub(10**6), monkeypatch)
        code = await pool.choose(state, int(state.to_move), "greedy", "t", 0)
        assert code.code in state.choices()

    run(story)


def hands(state: State) -> list[Any]:
    """What every seat holds."""
    return [seat["hand"] for seat in state.position()["seats"]]


def test_what_a_worker_gets_is_a_redeal(monkeypatch: pytest.MonkeyPatch, toll: str) -> None:
    from tabard.games.toll import GAME as TOLL

    async def story() -> None:
        state = TOLL.start(3, {})
        while state.to_move < 0:
            state.apply(state.choices()[0])
        seat = int(state.to_move)
        assert toll == "toll"
        seen = []
        for number in range(12):
            stub = Stub(state.choices()[0])
            pool = pool_with(stub, monkeypatch)
            await pool.choose(state, seat, "random", f"t{number}", 0)
            sample = TOLL.unpack(stub.jobs[0].sample)
            assert stub.jobs[0].seat == seat
            assert sample.view(seat) == state.view(seat)
            seen.append(hands(sample))
        assert any(held != hands(state) for held in seen)
        assert all(held[seat] == hands(state)[seat] for held in seen)

    run(story)
