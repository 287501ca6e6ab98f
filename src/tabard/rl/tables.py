"""Many tables of one game at once, their numbers in arrays: for learners that count in millions.

    >>> tables = Tables("pillars", 3, players=2, seed=7)
    >>> moment = tables.reset()
    >>> moment.observations.shape, moment.masks.shape, moment.rewards.shape
    ((3, 776), (3, 392), (3, 2))
    >>> moment = tables.step(tables.sample())
    >>> [bool(moment.masks[i, code]) for i, code in enumerate(tables.sample())]
    [True, True, True]

The arrays of a moment are the memory that the engine writes: the next step changes them. Copy what
you keep.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tabard.bots import registry
from tabard.door import several
from tabard.games import game as find_game
from tabard.kernel.batch import Batch
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game
from tabard.kernel.state import State

CODE: Final = np.dtype("<i8")  # of a code: the engine has no larger numbers
LOT: Final = "random"  # chooses by lot, which the tables do by themselves


class Moment(NamedTuple):
    """What all tables show after a step, a row for each.

    observations  what the seat to choose may know; `Tables.slots` names the columns
    masks         which codes are open to it
    seats         which seat it is
    rewards       what the step has brought to each seat: 0 but where a game has ended
    done          where a game has ended; all else there is of the next game already
    """

    observations: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    seats: NDArray[np.int64]
    rewards: NDArray[np.float32]
    done: NDArray[np.bool_]


class Setting(NamedTuple):
    """What all tables have in common, to be sent to other processes.

    margins   how much of a reward is the margin in points, 0 to 1
    """

    game: Game[Any]
    players: int
    options: dict[str, Any]
    opponents: tuple[str, ...]
    seed: int | str
    margins: float

    def rewards(self, returns: Sequence[float], points: Sequence[float]) -> list[float]:
        """The rewards of a game that is over, by seat."""
        found: list[float] = []
        for seat, place in enumerate(returns):
            rest = [each for n, each in enumerate(points) if n != seat]
            mean = sum(rest) / len(rest) if rest else 0.0
            size = abs(points[seat]) + abs(mean)
            ahead = (points[seat] - mean) / size if size else 0.0
            found.append((1 - self.margins) * place + self.margins * ahead)
        return found


class Share:
    """Some of the tables, played in this process.

    moment  their arrays; the first three are the engine's own memory
    """

    def __init__(self, setting: Setting, first: int, count: int) -> None:
        self.setting: Final = setting
        learning = setting.players - len(setting.opponents)
        others: list[list[Any]] = [
            [
                *[None] * learning,
                *[
                    None if name == LOT else registry.bot(name, f"{setting.seed}:{number}:{n}")
                    for n, name in enumerate(setting.opponents)
                ],
            ]
            for number in range(first, first + count)
        ]
        self.batch: Final = Batch(
            setting.game,
            setting.players,
            setting.options,
            count,
            (1 << learning) - 1,
            others,
            f"{setting.seed}",
            first,
        )
        codes = len(setting.game.actions)
        self.moment: Final = Moment(
            bytes_of(self.batch.rows.words, count),
            bytes_of(self.batch.open, count).view(np.bool_)[:, :codes],
            words_of(self.batch.movers),
            np.zeros((count, setting.players), np.float32),
            np.zeros(count, np.bool_),
        )
        self.told = False

    def check(self, codes: bytes) -> None:
        """Raise `BadChoice` for the first code that is not open."""
        self.batch.check(codes)

    def carry_out(self, codes: bytes) -> None:
        """Carry out choices that were checked."""
        self.batch.carry_out(codes)
        if self.told or self.batch.finished:
            self.tell()

    def tell(self) -> None:
        """Write the rewards of the games that have ended with this step."""
        self.moment.rewards.fill(0)
        self.moment.done.fill(False)
        for game in self.batch.finished:
            self.moment.rewards[game.table] = self.setting.rewards(game.returns, game.points)
            self.moment.done[game.table] = True
        self.told = bool(self.batch.finished)

    def sample(self) -> list[int]:
        """An open choice at each table, by lot."""
        return self.batch.sample()

    def load(self, table: int, state: State) -> None:
        """Let a table go on from a state."""
        self.batch.load(table, state)
        self.tell()

    def copy(self, table: int) -> State:
        """The state of a table."""
        return self.batch.states[table].copy()

    def close(self) -> None:
        """Nothing is held open."""


def words_of(words: Any) -> NDArray[np.int64]:
    """The engine's memory as an array, which only the engine may change."""
    found: NDArray[np.int64] = np.asarray(memoryview(words))
    found.flags.writeable = False
    return found


def bytes_of(words: Any, count: int) -> NDArray[np.uint8]:
    """The same as bytes, a row for each table."""
    return words_of(words).view(np.uint8).reshape(count, -1)


class Tables:
    """Tables of one game that take a choice each with every `step`.

    After it whatever chance and the opponents do follows at once, until a learner is to choose.
    A table whose game is over begins another one by itself. What happens at a table depends on the
    seed, its number and the choices made there: not on how many tables or processes there are.

    game       a game or its id; `players` and `options` as for `Game.start`
    n          how many tables
    opponents  bots by name that sit at the last seats; the learners sit at the others
    seed       the deals come from it
    processes  over how many processes the tables are spread. With several the calling program must
               have the usual `if __name__ == "__main__":`; `close()`, or `with`, ends them
    margins    how much of a reward is the margin in points, 0 to 1. The rest is `State.returns`: 1
               for the first place, -1 for the last. The margin is the difference between the seat's
               points and the mean of the others', divided by the sum of both, so -1 to 1 too

    slots      what the columns of the observations are
    """

    def __init__(
        self,
        game: str | Game[Any],
        n: int,
        players: int | None = None,
        opponents: Sequence[str] = (),
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        processes: int = 1,
        margins: float = 0.0,
    ) -> None:
        rules: Game[Any] = find_game(game) if isinstance(game, str) else game
        seats = rules.check_players(rules.fewest(players))
        if n < 1:
            raise BadInput("n", f"{n} tables are none")
        if not 1 <= processes <= n:
            raise BadInput("processes", f"{processes} are not 1 to {n}")
        if not 0 <= margins <= 1:
            raise BadInput("margins", f"{margins} is not 0 to 1")
        for name in several(opponents, "opponents"):
            if not isinstance(name, str):
                raise BadInput("opponents", f"{name!r} is no name: bots are made for every table")
            registry.bot(name, 0)  # an unknown one is refused before anything begins
        if len(opponents) >= seats:
            raise BadInput("opponents", f"{len(opponents)} leave no seat of {seats} to a learner")
        complete = rules.check_options(seats, options)
        self.setting = Setting(rules, seats, complete, tuple(opponents), seed, margins)
        self.n: Final = n
        self.processes: Final = processes
        self.slots: Final = rules.observing().observation(seats)
        self.side: Any = None

    def seated(self) -> Any:
        """The tables, in this process or in several."""
        if self.processes == 1:
            return Share(self.setting, 0, self.n)
        from tabard.rl.processes import Spread

        return Spread(self.setting, self.n, self.processes)

    def playing(self) -> Any:
        """The tables, once games have begun."""
        if self.side is None:
            raise BadInput("tables", "nothing has begun: reset() begins the games")
        return self.side

    def reset(self, seed: int | str | None = None) -> Moment:
        """Begin new games at all tables; with the same seed always the same ones."""
        self.close()
        if seed is not None:
            self.setting = self.setting._replace(seed=seed)
        self.side = self.seated()
        return self.now()

    def now(self) -> Moment:
        """What all tables show."""
        found: Moment = self.playing().moment
        return found

    def step(self, codes: Any) -> Moment:
        """Carry out a choice at each table: an array of whole numbers, or a list of them.

        All are looked at before the first is carried out: where one is not open, `BadChoice` names
        the table, the seat, the code and the reason, and nothing has changed anywhere. Where an
        opponent fails, some tables have gone on and others have not: all are closed.
        """
        side = self.side or self.playing()
        chosen = packed(codes)
        side.check(chosen)
        try:
            side.carry_out(chosen)
        except BaseException:
            self.close()
            raise
        found: Moment = side.moment
        return found

    def sample(self) -> NDArray[np.int64]:
        """An open choice at each table, by lot; what is dealt does not depend on it."""
        return np.array(self.playing().sample(), np.int64)

    def load(self, table: int, state: State) -> Moment:
        """Let a table go on from a copy of a state of the game with as many players."""
        self.playing().load(self.number(table), state)
        return self.now()

    def copy(self, table: int) -> State:
        """A copy of the state of a table, for a search or for the eye."""
        found: State = self.playing().copy(self.number(table))
        return found

    def number(self, table: int) -> int:
        """The number of a table, if there is one."""
        if not 0 <= table < self.n:
            raise BadInput("table", f"{table} is not 0 to {self.n - 1}")
        return table

    def close(self) -> None:
        """Let go of the tables and of other processes; `reset` begins anew."""
        if self.side is not None:
            self.side.close()
            self.side = None

    def __enter__(self) -> Tables:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def packed(codes: Any) -> bytes:
    """The codes as the engine takes them, eight bytes each; `BadInput` for anything else."""
    array = codes if type(codes) is np.ndarray else np.asarray(codes)
    if array.dtype.kind not in "iu" or array.ndim != 1:
        raise BadInput("codes", f"{array.dtype} of shape {array.shape} is no row of whole numbers")
    return (array if array.dtype is CODE else array.astype(CODE)).tobytes()
