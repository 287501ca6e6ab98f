"""Hints: who may ask for them, what they say, and when none is given."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tabard.bots.advice import Advice
from tabard.games import NAMES
from tabard.kernel.state import State
from tabard.server import commands, hints
from tabard.server.asker import Asker
from tabard.server.botpool import NoThought
from tabard.server.hints import Hint, hint
from tabard.server.house import House, now
from tabard.server.limits import LOCAL, Limits, Rate
from tabard.server.refusals import RequestRefused
from tabard.server.setup import stored_setup
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import ANNA, DEVICE, GREEDY, LINK, PERSON, setup
from tests.server.inn import choose, do, opened, run, two, until

SAID = 3


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """An adviser whose thoughts do not depend on the speed of the computer."""
    monkeypatch.setattr(hints, "ADVISER", "search:16")


async def ask(house: House, table: Table, user: str, seat: int, ply: int | None = None) -> Hint:
    """Ask for a hint."""
    wanted = table.ply_of(seat) if ply is None else ply
    return await hint(house, table.id, Asker(user, user, now()), seat, wanted)


async def refused(house: House, table: Table, user: str, seat: int, ply: int | None = None) -> str:
    """Ask for a hint that is not given; the code of the answer."""
    with pytest.raises(RequestRefused) as caught:
        await ask(house, table, user, seat, ply)
    return caught.value.code


async def my_turn(table: Table, seat: int = 0) -> None:
    """Wait until a seat is asked."""
    await until(lambda: table.awaited() == [seat])


@pytest.mark.parametrize(
    ("seats", "given"),
    [
        ((PERSON, GREEDY), True),
        ((PERSON, PERSON), False),
        ((PERSON, LINK, GREEDY), False),
        ((DEVICE, DEVICE), False),
    ],
)
def test_hints_are_for_games_against_bots_unless_somebody_says_otherwise(
    store: Store, seats: tuple[dict[str, str], ...], given: bool
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("pillars", *seats), "Anna", LOCAL)
            assert table.hints is given
            for wanted in (True, False):
                plan = setup("pillars", *seats, hints=wanted)
                assert stored_setup(plan.json()).hints is wanted
                table, _ = await house.open_table(plan, "Anna", LOCAL)
                assert table.hints is wanted

    run(story)
    unsaid = setup("pillars", *seats)
    assert stored_setup(unsaid.json()) == unsaid
    older = {key: value for key, value in unsaid.json().items() if key != "hints"}
    assert stored_setup(older) == unsaid
    with pytest.raises(RequestRefused, match="hints: 'yes' is not true, false or nothing"):
        setup("pillars", *seats, hints="yes")


def test_hints_begin_when_the_last_free_seat_is_given_to_a_bot(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("pillars", PERSON, PERSON), "Anna", LOCAL)
            before = table.hints
            await do(house, table, ANNA, commands.fill, 1, "greedy")
            assert (before, table.hints) == (False, True)
            await my_turn(table)
            assert (await ask(house, table, ANNA, 0)).advice

    run(story)


def test_who_left_a_game_of_two_counts_as_a_person(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("pillars", PERSON, PERSON), "Anna", LOCAL)
            await do(house, table, "ben", commands.sit, 1)
            await do(house, table, "ben", commands.leave, 1, "greedy")
            assert not table.hints

    run(story)


@pytest.mark.parametrize("name", NAMES)
def test_a_hint_names_the_best_open_choices_with_their_chances(store: Store, name: str) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup(name, PERSON, GREEDY), "Anna", LOCAL)
            await my_turn(table)
            found = await ask(house, table, ANNA, 0)
            assert table.state is not None
            open_choices = table.state.choices_of(0)
            assert found.among == len(open_choices)
            assert 1 <= len(found.advice) <= SAID
            assert {each.code for each in found.advice} <= set(open_choices)
            shares = [each.share for each in found.advice]
            assert shares == sorted(shares, reverse=True)
            assert sum(shares) <= 1.0 + 1e-9
            for each in found.advice:
                assert sum(each.chances) == pytest.approx(1.0)

    run(story)


@pytest.mark.slow
def test_a_hint_works_for_who_plays_alone(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("pilgrim", PERSON), "Anna", LOCAL)
            assert table.hints
            for _ in range(12):
                found = await ask(house, table, ANNA, 0)
                assert all(0.0 < each.chances[0] < 1.0 for each in found.advice)
                await choose(house, table)

    run(story)


def test_a_hint_is_about_the_tentative_turn(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table, _ = await house.open_table(setup("pilgrim", PERSON, GREEDY), "Anna", LOCAL)
            await my_turn(table)
            while table.tentative is None or table.tentative.to_move != 0:
                await my_turn(table)
                state = table.tentative or table.state
                assert state is not None
                code = state.choices()[0]
                await do(house, table, ANNA, commands.choose, 0, code, table.ply_of(0), False)
                if table.tentative is not None and table.tentative.to_move != 0:
                    await do(house, table, ANNA, commands.confirm, 0, table.ply_of(0))
            found = await ask(house, table, ANNA, 0)
            assert found.ply == table.ply_of(0) > len(table.plies)
            assert {each.code for each in found.advice} <= set(table.tentative.choices())

    run(story)


def test_a_moment_is_thought_about_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, hints=True)
            asked: list[int] = []

            async def quick(_: State, seat: int, *more: Any) -> list[Advice]:
                asked.append(seat)
                await asyncio.sleep(0.01)
                return [Advice(0, 1.0, [0.5, 0.5])]

            monkeypatch.setattr(house.botpool, "advise", quick)
            seat = table.awaited()[0]
            user = table.seats[seat].user
            found = await asyncio.gather(*(ask(house, table, user, seat) for _ in range(4)))
            assert len(asked) == 1
            assert all(each is found[0] for each in found)
            await choose(house, table)
            seat = table.awaited()[0]
            await ask(house, table, table.seats[seat].user, seat)
            assert len(asked) == 2

    run(story)


def test_hints_are_for_the_seat_that_is_asked_at_a_table_that_has_them(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, hints=True)
            seat = table.awaited()[0]
            user, other = table.seats[seat].user, table.seats[1 - seat].user
            assert await refused(house, table, other, seat) == "not-your-seat"
            assert await refused(house, table, "", seat) == "not-your-seat"
            assert await refused(house, table, other, 1 - seat) == "not-your-turn"
            assert await refused(house, table, user, seat, 99) == "stale"
            await do(house, table, user, commands.leave, seat, "random")
            assert await refused(house, table, user, seat) == "away"
            without = await two(house)
            seat = without.awaited()[0]
            assert await refused(house, without, without.seats[seat].user, seat) == "no-hints"
            waiting, _ = await house.open_table(
                setup("pillars", PERSON, PERSON, hints=True), "A", LOCAL
            )
            assert await refused(house, waiting, ANNA, 0) == "not-running"

    run(story)


def test_there_is_no_hint_when_the_game_is_over(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, hints=True)
            users = [seat.user for seat in table.seats]
            while table.awaited():
                await choose(house, table)
            found = [await refused(house, table, users[seat], seat) for seat in (0, 1)]
            assert found == ["not-running", "not-running"]

    run(story)


def test_a_hint_that_comes_too_late_is_not_given(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, hints=True)
            gate = asyncio.Event()

            async def slow(*_: Any) -> list[Advice]:
                await gate.wait()
                return [Advice(0, 1.0, [0.5, 0.5])]

            monkeypatch.setattr(house.botpool, "advise", slow)
            seat = table.awaited()[0]
            question = asyncio.create_task(refused(house, table, table.seats[seat].user, seat))
            await asyncio.sleep(0.01)
            await choose(house, table)
            gate.set()
            assert await question == "stale"

    run(story)


def test_who_has_left_or_answered_meanwhile_gets_no_hint(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, "feudum", hints=True)
            gate = asyncio.Event()

            async def slow(*_: Any) -> list[Advice]:
                await gate.wait()
                return [Advice(0, 1.0, [0.5, 0.5])]

            monkeypatch.setattr(house.botpool, "advise", slow)
            while len(table.awaited()) == 1:
                await choose(house, table)
            assert table.state is not None
            moment, users = table.state_version, [seat.user for seat in table.seats]
            questions = [
                asyncio.create_task(refused(house, table, users[seat], seat)) for seat in (0, 1)
            ]
            await asyncio.sleep(0.01)
            code = table.state.choices_of(0)[0]
            await do(house, table, users[0], commands.choose, 0, code, table.ply_of(0), True)
            await do(house, table, users[1], commands.leave, 1, "random")
            assert table.state_version == moment
            gate.set()
            assert await asyncio.gather(*questions) == ["stale", "stale"]

    run(story)


def test_where_no_bot_can_think_that_is_the_answer_and_one_may_ask_again(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            table = await two(house, hints=True)
            answers: Iterator[Any] = iter([NoThought("it stumbled"), [Advice(1, 1.0, [1.0, 0.0])]])

            async def moody(*_: Any) -> list[Advice]:
                answer = next(answers)
                if isinstance(answer, NoThought):
                    raise answer
                return list(answer)

            monkeypatch.setattr(house.botpool, "advise", moody)
            seat = table.awaited()[0]
            user = table.seats[seat].user
            assert await refused(house, table, user, seat) == "no-advice"
            assert "no hint: it stumbled" in caplog.text
            assert (await ask(house, table, user, seat)).advice[0].code == 1

    run(story)


def test_who_asks_for_too_many_hints_is_told_to_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(store) as house:
            house.limits = Limits(hints=Rate(2, 0.0))
            table = await two(house, hints=True)

            async def quick(*_: Any) -> list[Advice]:
                return [Advice(0, 1.0, [0.5, 0.5])]

            monkeypatch.setattr(house.botpool, "advise", quick)
            answers: list[int | str] = []
            while len(answers) < 4:
                seat = table.awaited()[0]
                if table.seats[seat].user == ANNA:
                    try:
                        answers.append((await ask(house, table, ANNA, seat)).ply)
                    except RequestRefused as refused:
                        answers.append(refused.code)
                await choose(house, table)
            assert [isinstance(answer, int) for answer in answers[:2]] == [True, True]
            assert answers[2:] == ["too-much", "too-much"]

    run(story)
