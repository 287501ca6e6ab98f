"""Bots at a table: late answers, waiting for people, and bots that cannot play."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabard.kernel.state import State
from tabard.server import commands
from tabard.server.botworker import Thought
from tabard.server.limits import LOCAL
from tabard.server.setup import SeatPlan
from tabard.server.store.store import Store
from tabard.server.web.diary import lines
from tabard.server.web.sight import Sight
from tests.server.desk import ANNA, DEVICE, GREEDY, PERSON, RANDOM, setup
from tests.server.inn import choose, do, opened, run, stored, until


def test_a_late_answer_to_a_moment_gone_is_dropped(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            asked: list[int] = []
            gate = asyncio.Event()

            async def held(
                state: State, seat: int, name: str, table: str, ply: int, **_: Any
            ) -> Thought:
                asked.append(ply)
                code = state.choices_of(seat)[0]
                await gate.wait()
                return Thought(code)

            monkeypatch.setattr(house.botpool, "choose", held)
            plan = setup("pillars", DEVICE, DEVICE, GREEDY)
            table, _ = await house.open_table(plan, "Anna", LOCAL)
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

            async def quick(
                state: State, seat: int, name: str, table: str, ply: int, **_: Any
            ) -> Thought:
                await asyncio.sleep(0)
                return Thought(state.choices_of(seat)[0])

            monkeypatch.setattr(house.botpool, "choose", quick)
            plan = setup("pillars", PERSON, PERSON, GREEDY)
            table, _ = await house.open_table(plan, "Anna", LOCAL)
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
            table, _ = await house.open_table(broken, "Anna", LOCAL)
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


def test_bots_alone_are_no_people_even_if_somebody_watches(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            asked: list[bool] = []

            async def noted(state: State, seat: int, *_: object, **more: Any) -> Thought:
                asked.append(more["people"])
                return Thought(state.choices_of(seat)[0])

            monkeypatch.setattr(house.botpool, "choose", noted)
            table, _ = await house.open_table(setup("toll", RANDOM, RANDOM), "Anna", LOCAL)
            house.listen(table.id, "somebody")
            await until(lambda: table.over)
            assert set(asked) == {False}
            asked.clear()
            table, _ = await house.open_table(setup("toll", PERSON, RANDOM), "Anna", LOCAL)
            while not asked:
                if int(table.state.to_move if table.state else 0) == 0:
                    await choose(house, table)
                await asyncio.sleep(0)
            assert set(asked) == {True}

    run(story)
