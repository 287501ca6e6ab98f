"""The computer's clock is set, or it slept: nobody loses or gains time by that."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.server import commands, sweeper
from tabard.server.asker import Asker
from tabard.server.clock import MOMENT, SETTLING, HouseClock
from tabard.server.house import House
from tabard.server.limits import LOCAL, unlimited
from tabard.server.store.store import Store
from tabard.server.table import Table
from tests.server.desk import ANNA, BERT, NAMES, PERSON, setup
from tests.server.inn import opened, run, stored, wish

HOUR, DAY = 3_600_000, 86_400_000
LIVE = {"kind": "live", "minutes": 5, "increment": 0}
SLOW = {"kind": "slow", "days": 2}


class Computer:
    """A computer whose two clocks a test moves."""

    def __init__(self) -> None:
        self.day, self.ran = 1_800_000_000_000, 5_000
        self.clock = self.opened()

    def opened(self) -> HouseClock:
        """The clock of a server that opens on it."""
        return HouseClock(lambda: self.day * 1_000_000, lambda: self.ran * 1_000_000)

    def wait(self, milliseconds: int) -> None:
        """Let time pass."""
        self.day += milliseconds
        self.ran += milliseconds

    def set_by(self, milliseconds: int) -> None:
        """Set the time of day; a computer that slept looks the same."""
        self.day += milliseconds


async def at_table(house: House, clock: dict[str, Any]) -> Table:
    """Anna and Bert at a table with a clock."""
    table, _ = await house.open_table(setup("pillars", PERSON, PERSON, clock=clock), "Anna", LOCAL)
    who = Asker(BERT, NAMES[BERT], house.clock.now())
    await house.act(table.id, who, wish(commands.sit, 1))
    return table


async def swept(house: House) -> Table:
    """What the house does each second, and the one table it has."""
    await sweeper.follow_the_clock(house)
    await sweeper.look_after(house, house.clock.now())
    return next(iter(house.live_tables.values())).table


def opened_again(store: Store, computer: Computer) -> House:
    """A house that opens on a computer, which knows the time of day and no more."""
    house = House(store, 1, unlimited())
    house.clock = computer.opened()
    house.peers.join(house.clock.now())
    return house


def thinker(table: Table) -> int:
    """The seat whose time runs."""
    return next(iter(table.timing.since))


def left(house: House, table: Table) -> int:
    """How long whoever thinks has left."""
    found = table.timing.left(thinker(table), house.clock.now())
    assert found is not None
    return found


def test_the_time_runs_on_whatever_the_time_of_day_does_until_we_follow_it() -> None:
    computer = Computer()
    clock, before = computer.clock, computer.day
    computer.wait(10)
    computer.set_by(HOUR)
    assert clock.now() == before + 10
    assert clock.follow() == HOUR
    assert clock.now() == before + 10 + HOUR == computer.day
    assert (clock.follow(), clock.jumped) == (0, HOUR)
    computer.set_by(1 - MOMENT)
    assert clock.follow() == 0
    computer.set_by(-1)
    assert clock.follow() == -MOMENT


@pytest.mark.parametrize("by", [HOUR, -HOUR, 30 * DAY])
def test_who_thinks_has_as_long_after_a_jump_as_before(store: Store, by: int) -> None:
    async def story() -> None:
        async with opened(store) as house:
            computer = Computer()
            house.clock = computer.clock
            table = await at_table(house, LIVE)
            computer.wait(100_000)
            assert left(house, table) == 200_000
            computer.set_by(by)
            assert left(house, table) == 200_000, "nobody has looked yet"
            table = await swept(house)
            assert left(house, table) == 200_000
            assert store.log(table.id)[-1].data == {"by": by}
            assert stored(store, table).timing.since == table.timing.since
            computer.wait(199_999)
            table = await swept(house)
            assert not any(seat.bot for seat in table.seats)
            computer.wait(1)
            table = await swept(house)
            assert len([seat for seat in table.seats if seat.bot]) == 1

    run(story)


def test_no_flag_falls_within_a_minute_of_a_jump(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            computer = Computer()
            house.clock = computer.clock
            table = await at_table(house, LIVE)
            computer.wait(299_000)
            computer.set_by(-HOUR)
            await swept(house)
            computer.wait(SETTLING - 1)
            table = await swept(house)
            assert left(house, table) == 0
            assert not any(seat.bot for seat in table.seats)
            computer.wait(1)
            table = await swept(house)
            assert any(seat.bot for seat in table.seats)

    run(story)


def test_a_choice_posted_before_anybody_has_swept_counts_no_jump(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            computer = Computer()
            house.clock = computer.clock
            table = await at_table(house, LIVE)
            seat = thinker(table)
            computer.wait(100_000)
            computer.set_by(HOUR)
            house.clock.follow()
            assert table.state is not None
            who = Asker(table.seats[seat].user, "", house.clock.now())
            code = table.state.choices()[0]
            await house.act(table.id, who, wish(commands.choose, seat, code, table.ply, True))
            assert table.timing.left(seat, house.clock.now()) == 200_000

    run(story)


def test_a_table_that_sleeps_is_told_when_it_wakes(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            computer = Computer()
            house.clock = computer.clock
            table = await at_table(house, SLOW)
            await house.flush()
            computer.wait(sweeper.IDLE_MILLISECONDS)
            await sweeper.look_after(house, house.clock.now())
            assert table.id in house.asleep
            computer.set_by(3 * DAY)
            await sweeper.follow_the_clock(house)
            computer.wait(SETTLING)
            await sweeper.let_flags_fall(house, house.clock.now())
            assert table.id in house.asleep, "its time is not up"
            table = house.table(table.id)
            await house.act(table.id, house.asker(), commands.nothing)
            used = sweeper.IDLE_MILLISECONDS + SETTLING
            assert left(house, table) == 2 * DAY - used

    run(story)


def test_two_servers_of_one_computer_tell_of_a_jump_once(store: Store) -> None:
    async def story() -> None:
        async with opened(store) as house:
            computer = Computer()
            house.clock = computer.clock
            table = await at_table(house, LIVE)
            other = House(store, 1, unlimited())
            other.clock = computer.opened()
            other.woken.add(table.id)
            await other.act(table.id, other.asker(), commands.nothing)
            computer.wait(100_000)
            computer.set_by(HOUR)
            for server in (house, other):
                server.clock.follow()
            for server in (house, other, house):
                who = Asker(ANNA, NAMES[ANNA], server.clock.now())
                await server.act(table.id, who, wish(commands.say, "what time is it?"))
            log = store.log(table.id)
            assert [entry.data["by"] for entry in log if entry.kind == "jump"] == [HOUR]
            assert left(house, house.table(table.id)) == 200_000

    run(story)


@pytest.mark.parametrize("by", [HOUR, -HOUR])
def test_after_a_restart_a_live_clock_has_lost_nothing_whatever_time_it_is(
    store: Store, by: int
) -> None:
    async def story() -> None:
        computer = Computer()
        async with opened(store) as house:
            house.clock = computer.clock
            table = await at_table(house, LIVE)
            computer.wait(100_000)
        computer.set_by(by)
        house = opened_again(store, computer)
        await house.act(table.id, house.asker(), commands.nothing)
        table = await swept(house)
        assert not any(seat.bot for seat in table.seats)
        assert left(house, table) == 300_000

    run(story)


def test_after_a_restart_a_slow_clock_goes_by_the_time_of_day(store: Store) -> None:
    async def story() -> None:
        computer = Computer()
        async with opened(store) as house:
            house.clock = computer.clock
            table = await at_table(house, SLOW)
            computer.wait(HOUR)
        for by, used in ((HOUR, 2 * HOUR), (-2 * HOUR, 0), (-HOUR, 0)):
            computer.set_by(by)
            house = opened_again(store, computer)
            await house.act(table.id, house.asker(), commands.nothing)
            assert left(house, house.table(table.id)) == 2 * DAY - used

    run(story)
