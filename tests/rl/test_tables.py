"""Many tables at once: arrays that are the engine's memory, games that depend on nothing else."""

from __future__ import annotations

import gc
from typing import Any, Final

import numpy as np
import pytest

import tabard
from tabard.bots import guest
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadChoice, BadInput, BadOption, Unknown
from tabard.kernel.state import State
from tabard.kernel.vectors import as_bytes
from tabard.rl import Moment, Tables
from tabard.rl.processes import LostProcess
from tabard.rl.tables import Share, packed

TABLES: Final = [(name, n) for name in tabard.GAMES for n in tabard.game(name).players]
STEPS: Final = 40


def alike(one: Moment, two: Moment, rows: slice = slice(None)) -> bool:
    """Whether two moments show the same, the second in some rows of the first."""
    pairs: Any = zip(one, two, strict=True)
    return all(np.array_equal(mine[rows], theirs) for mine, theirs in pairs)


def copied(moment: Moment) -> Moment:
    """A moment that the next step does not change."""
    arrays: Any = moment
    return Moment(*[each.copy() for each in arrays])


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_every_table_shows_what_its_state_says(name: str, players: int) -> None:
    tables = Tables(name, 3, players, seed=5)
    moment = tables.reset()
    for _ in range(STEPS):
        for table in range(3):
            state = tables.copy(table)
            seat = int(state.to_move)
            assert moment.seats[table] == seat
            assert bytes(moment.observations[table]) == state.observation(seat)
            assert bytes(moment.masks[table]) == bytes(state.mask())
        tables.step(tables.sample())


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_row_that_is_written_over_and_over_is_what_a_fresh_one_would_be(name: str) -> None:
    tables = Tables(name, 1, 2, seed=2)
    moment = tables.reset()
    encoder = tabard.game(name).observing()
    ended = steps = 0
    while ended < 2:
        tables.step(tables.sample())
        ended += int(moment.done[0])
        steps += 1
        if steps % 3 == 0 or moment.done[0]:
            state = tables.copy(0)
            fresh = encoder.rows(2, 1)
            encoder.fill(state, state.to_move, fresh, 0)
            assert bytes(moment.observations[0]) == as_bytes(fresh.words)
            assert state.observation(state.to_move) == as_bytes(fresh.words)
            assert bytes(moment.masks[0]) == bytes(state.mask())


def test_a_table_that_is_over_begins_anew_and_gives_every_seat_its_return() -> None:
    tables = Tables("pillars", 2, 2, seed=1)
    moment = tables.reset()
    ended = 0
    for _ in range(600):
        before = [tables.copy(table) for table in range(2)]
        codes = tables.sample()
        tables.step(codes)
        for table in np.flatnonzero(moment.done):
            state = before[table]
            state.apply(codes[table])
            while state.is_chance:  # what chance has dealt after it decides nothing any more
                state.apply(state.choices()[0])
            if state.over:
                assert moment.rewards[table] == pytest.approx(state.returns())
                ended += 1
            assert not tables.copy(int(table)).over
        assert not moment.rewards[~moment.done].any()
    assert ended >= 2


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_table_does_not_depend_on_how_many_others_there_are(name: str) -> None:
    many, few = Tables(name, 5, 2, seed=9), Tables(name, 2, 2, seed=9)
    first, second = many.reset(), few.reset()
    assert alike(first, second, slice(2))
    for _ in range(STEPS):
        codes = many.sample()
        many.step(codes)
        few.step(codes[:2])
        assert alike(first, second, slice(2))
    again = many.reset(seed=10)
    assert not alike(again, second, slice(2))


def test_tables_in_several_processes_are_the_same_tables() -> None:
    with Tables("world", 3, 3, ("level1",), seed=2, processes=2) as spread:
        alone = Tables("world", 3, 3, ("level1",), seed=2)
        one, two = alone.reset(), spread.reset()
        assert set(one.seats) <= {0, 1}
        for _ in range(STEPS):
            codes = spread.sample()
            assert np.array_equal(codes, alone.sample())
            alone.step(codes)
            spread.step(codes)
            assert alike(one, two)
        wrong = np.where(np.arange(3) == 2, 395, spread.sample())
        before = copied(two)
        with pytest.raises(BadChoice, match=r"table 2, seat [01], code 395: "):
            spread.step(wrong)
        assert alike(before, two)
        spread.load(2, alone.copy(0))
        assert np.array_equal(two.observations[2], one.observations[0])
        assert spread.copy(2) == alone.copy(0)
        lost = spread.side.workers[1]
        lost.kill()
        with pytest.raises(LostProcess, match="the process of tables 1 to 2 has ended"):
            spread.step(codes)
        assert not lost.is_alive()
        with pytest.raises(BadInput, match=r"reset\(\) begins the games"):
            spread.step(codes)
        assert two.observations.any(), "the arrays stay where somebody holds them"


def test_no_choice_is_carried_out_if_one_is_not_open() -> None:
    tables = Tables("pillars", 3, 2, seed=4)
    moment = tables.reset()
    before = copied(moment)
    codes = tables.sample()
    codes[2] = tabard.game("pillars").parse("start 0")
    reason = r"table 2, seat [01], code [0-9]+: start 0: not a choice now"
    with pytest.raises(BadChoice, match=reason):
        tables.step(codes)
    for code in (-1, 392, 10**12):
        codes[2] = code
        with pytest.raises(BadChoice, match=rf"table 2, seat \d, code {code}: codes are 0 to 391"):
            tables.step(codes)
    for wrong in (
        codes[:2],
        np.full(3, 2**63, np.uint64),
        codes.astype(float),
        [[0, 0, 0]],
        [10**30, 0, 0],
    ):
        with pytest.raises(BadInput):
            tables.step(wrong)
    assert alike(before, moment)


class Clumsy:
    """Plays a while, then raises."""

    def __init__(self, seed: int | str) -> None:
        self.left = 3

    def choose(self, state: tabard.State) -> int:
        self.left -= 1
        if not self.left:
            raise KeyError("wool")
        return state.choices()[0]


def play_on(tables: Tables) -> None:
    """Choose by lot for ever."""
    while True:
        tables.step(tables.sample())


@pytest.mark.parametrize("processes", [1, 2])
def test_an_opponent_that_fails_closes_all_tables_in_a_line(
    monkeypatch: pytest.MonkeyPatch, processes: int
) -> None:
    monkeypatch.setenv(guest.VARIABLE, f"clumsy={__name__}:{Clumsy.__name__}")
    with Tables("toll", 3, 2, ["clumsy"], processes=processes) as tables:
        tables.reset()
        with pytest.raises(BadInput, match=r"^bot 'clumsy': raised KeyError: 'wool'$"):
            play_on(tables)
        with pytest.raises(BadInput, match=r"reset\(\) begins the games"):
            tables.sample()
        tables.reset()


class Failing:
    """Raises what it is given, once it is asked."""

    def choose(self, state: State) -> int:
        raise KeyError("wool")


def test_where_an_opponent_fails_every_table_still_shows_what_its_state_says() -> None:
    share = Share(Tables("toll", 3, 2, ["random"], seed=3).setting, 0, 3)
    unmoved = bytes(share.moment.observations[2])
    share.batch.others[1][1] = Failing()
    codes = packed(share.batch.sample())
    with pytest.raises(KeyError, match="wool"):
        share.carry_out(codes)
    first = share.batch.states[0]
    assert bytes(share.moment.observations[0]) == first.observation(first.to_move)
    assert bytes(share.moment.masks[0]) == bytes(first.mask())
    assert bytes(share.moment.observations[2]) == unmoved
    assert not share.moment.masks[1].any()


def test_the_arrays_are_the_memory_that_the_engine_writes() -> None:
    tables = Tables("pillars", 2, 2)
    moment = tables.reset()
    assert tables.step(tables.sample()) is moment
    assert tables.now() is moment
    for array in moment[:3]:
        assert not array.flags.writeable
    kept = moment.observations
    tables.close()
    del tables, moment
    gc.collect()
    assert kept.any()


def test_a_table_goes_on_from_a_state_that_is_laid_on_it() -> None:
    tables = Tables("feudum", 2, 3, seed=1)
    tables.reset()
    state = tabard.game("feudum").start(3)
    while state.is_chance:
        state.deal(Dealer(3))
    moment = tables.load(1, state)
    assert tables.copy(1) == state
    assert bytes(moment.observations[1]) == state.observation(state.to_move)
    with pytest.raises(BadInput, match="table: 2 is not 0 to 1"):
        tables.copy(2)
    with pytest.raises(BadInput, match="is not of feudum with 3"):
        tables.load(0, tabard.game("feudum").start(4))


def test_a_reward_may_count_the_margin() -> None:
    share = Share(Tables("pillars", 1, 2, margins=0.5).setting, 0, 1)
    assert share.setting.rewards([1.0, -1.0], [60.0, 20.0]) == pytest.approx([0.75, -0.75])
    assert share.setting.rewards([0.0, 0.0], [0.0, 0.0]) == [0.0, 0.0]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        ({"n": 0}, BadInput),
        ({"players": 7}, BadOption),
        ({"opponents": ("random", "random")}, BadInput),
        ({"opponents": ("nobody",)}, Unknown),
        ({"opponents": "random"}, BadInput),
        ({"opponents": (object(),)}, BadInput),
        ({"processes": 3}, BadInput),
        ({"margins": 2.0}, BadInput),
        ({"options": {"dice": 1}}, BadOption),
    ],
)
def test_what_there_is_not_is_refused_before_anything_begins(
    arguments: dict[str, Any], error: type[Exception]
) -> None:
    with pytest.raises(error):
        Tables(**{"game": "pillars", "n": 2, "players": 2, **arguments})
