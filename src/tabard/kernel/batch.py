"""Many tables of one game side by side, for learners: codes in, words of numbers out.

The words are of `kernel.vectors`: whoever reads them sees the memory that is written here.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.box.slots import SLOTS
from tabard.kernel.dealer import Dealer
from tabard.kernel.encoding import Encoder, Rows, clear
from tabard.kernel.errors import BadChoice, BadInput
from tabard.kernel.game import Game
from tabard.kernel.ints import TOP_BIT, bit, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, State
from tabard.kernel.study import returns_of
from tabard.kernel.vectors import read_i64_le, vec, zeros

WORD: Final = 8  # bytes of a code that comes in
TOGETHER: Final = 32  # tables that go on before they are observed, see `Batch.carry_out`


class Finished:
    """A game that has ended at a table: what it was worth to each seat, and its points."""

    def __init__(self, table: int, returns: list[float], points: list[float]) -> None:
        self.table: Final = table
        self.returns: Final = returns
        self.points: Final = points


class Batch:
    """Tables of one game that take a choice each with every step.

    Whatever chance and the opponents do follows at once, until a learner is to choose; a table
    whose game is over begins another one. The games of a table depend on the seed, its number and
    the choices made there, and on no other table.

    first      the number of the first of these tables
    others     who sits at each seat of each table: whoever has `choose(state)`, None for a learner
               and for those who choose by lot; `learners` is the set of the learners' seats
    rows       for each table what the one to choose may know
    open       for each table and code whether it is open, `mask` words of a byte each
    filled     of each table, which of these words may differ from 0: a bit for each `1 << block` of
               them, so that one number tells of all
    counts     how many codes are open at each table
    movers     who is to choose at each table
    finished   the games that the last step has ended
    menu       what is open at the table that is looked at: one for all, so that it stays at hand
    """

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: dict[str, Any],
        count: int,
        learners: int,
        others: list[list[Any]],
        seed: str,
        first: int = 0,
    ) -> None:
        self.game: Final = game
        self.encoder: Final[Encoder[Any]] = game.observing()
        self.players: i64 = players
        self.count: i64 = count
        self.codes: i64 = len(game.actions)
        self.learners: i64 = learners
        self.others: Final = others
        self.first: i64 = first
        self.start: State = game.start(players, options)
        self.states: Final[list[State]] = [self.start.copy() for _ in range(count)]
        self.menu: Final = Menu()
        self.dealers: Final[list[Dealer]] = [Dealer(f"{seed}:{first + i}") for i in range(count)]
        self.lots: Final[list[Dealer]] = [Dealer(f"{seed}:{first + i}:lot") for i in range(count)]
        words = -(-len(game.actions) // SLOTS)
        block = 0
        while words > TOP_BIT << block:
            block += 1
        self.block: i64 = block
        self.mask: i64 = -(-words >> block) << block
        self.rows: Final[Rows] = self.encoder.rows(players, count)
        self.open: vec[i64] = zeros(self.mask * count)
        self.filled: vec[i64] = zeros(count)
        self.counts: vec[i64] = zeros(count)
        self.movers: vec[i64] = zeros(count)
        self.finished: list[Finished] = []
        for i in range(count):
            self.begin(i, self.states[i])
        self.finished = []

    def begin(self, i: i64, state: State) -> None:
        """Play on at a table that has just got its state."""
        state.fill(self.menu)
        self.offer(i, self.run_on(i, state))
        self.observe(i, i + 1)

    def check(self, codes: bytes) -> None:
        """Raise `BadChoice` for the first code that is not open at its table.

        Each takes eight bytes, the lowest first, as numpy keeps them: so none becomes an object.
        """
        given = len(codes) // WORD
        if given != self.count:
            raise BadInput("codes", f"{given} are not one for each of {self.count} tables")
        for i in range(self.count):
            code = read_i64_le(codes, i * WORD)
            if not (0 <= code < self.codes and self.is_open(i, code)):
                state = self.states[i]
                where = f"table {self.first + i}, seat {state.to_move}, code {code}"
                if not 0 <= code < self.codes:
                    raise BadChoice(where, f"codes are 0 to {self.codes - 1}")
                raise BadChoice(where, str(state.refusal(code)))

    def is_open(self, i: i64, code: i64) -> bool:
        """Whether a code is open at a table."""
        return (self.open[i * self.mask + (code >> 3)] >> ((code & 7) << 3)) & 1 == 1

    def carry_out(self, codes: bytes) -> None:
        """Carry out choices that `check` has found open.

        Some tables go on before all of them are observed: the rules and the encoder are more code
        than the innermost cache of a processor holds, and either would drive the other out of it.
        Where an opponent fails, those that went on are observed, those after it have not moved,
        and at its own table nothing is open.
        """
        self.finished = []
        begin: i64 = 0
        while begin < self.count:
            end = min(begin + TOGETHER, self.count)
            done = begin
            try:
                while done < end:
                    self.go_on(done, read_i64_le(codes, done * WORD))
                    done += 1
            finally:
                self.observe(begin, done)
                if done < end:
                    self.close(done)
            begin = end

    def go_on(self, i: i64, code: i64) -> None:
        """Carry out a choice at a table, up to the next one of a learner."""
        state = self.states[i]
        state.advance(code, self.menu)
        self.offer(i, self.run_on(i, state))

    def close(self, i: i64) -> None:
        """Nothing is open at a table any more."""
        self.menu.count = 0
        self.offer(i, self.states[i])

    def run_on(self, i: i64, state: State) -> State:
        """Let chance and the others choose until a learner must; the state of the table then."""
        menu = self.menu
        while True:
            who = state.to_move
            if who >= 0:
                if (self.learners >> who) & 1 == 1:
                    return state
                state.advance(self.chosen(i, who, state), menu)
            elif who == CHANCE:
                state.advance(self.dealers[i].deal(menu), menu)
            else:
                self.finish(i, state)
                state = self.start.copy()
                self.states[i] = state
                state.fill(menu)

    def chosen(self, i: i64, who: i64, state: State) -> i64:
        """What an opponent chooses; by lot where nobody in particular sits."""
        menu = self.menu
        others = self.others[i]
        other = others[who]
        if other is None:
            return i64(menu.codes[self.lots[i].below(menu.count)])
        code: int = other.choose(state)
        if not (0 <= code < self.codes and menu.holds(code)):
            raise state.refusal(code)
        return code

    def finish(self, i: i64, state: State) -> None:
        """Note how a game has ended."""
        points = [float(each) for each in state.scores()]
        self.finished.append(Finished(int(i), returns_of(state), points))

    def offer(self, i: i64, state: State) -> None:
        """Write who is to choose at a table, and what is open."""
        self.movers[i] = state.to_move
        self.counts[i] = self.menu.count
        at = i * self.mask
        self.filled[i] = fill_mask(self.menu, self.open, at, self.block, self.filled[i])

    def observe(self, begin: i64, end: i64) -> None:
        """Write what those who are to choose may know, at the tables from one to before another."""
        states = self.states
        encoder = self.encoder
        rows = self.rows
        for i in range(begin, end):
            encoder.fill(states[i], self.movers[i], rows, i)

    def observe_all(self, times: int) -> None:
        """Write what is seen at all tables so often, to find out what that costs."""
        for _time in range(times):
            self.observe(0, self.count)

    def sample(self) -> list[int]:
        """An open choice at each table, by lot."""
        return [int(self.lot(i)) for i in range(self.count)]

    def lot(self, i: i64) -> i64:
        """An open choice at a table, by lot."""
        left = self.lots[i].below(self.counts[i])
        at = i * self.mask
        size = bit(self.block)
        filled = self.filled[i]
        k: i64 = 0
        while filled != 0:
            if filled & 1 == 1:
                for n in range(k, k + size):
                    word = self.open[at + n]
                    here = ones(word)
                    if left < here:
                        return n * SLOTS + nth(word, left)
                    left -= here
            filled >>= 1
            k += size
        raise AssertionError("nothing is open")

    def load(self, i: int, state: State) -> None:
        """Let a table go on from a copy of a state."""
        if state.game is not self.game or state.players != self.players:
            raise BadInput("state", f"{state!r} is not of {self.game.id} with {self.players}")
        if state.over:
            raise BadInput("state", f"{state!r} leaves nothing to choose")
        self.states[i] = state.copy()
        self.finished = []
        self.begin(i, self.states[i])


def ones(word: i64) -> i64:
    """How many of the eight bytes of a word are 1, where the others are 0."""
    return ((word * 0x0101010101010101) >> 56) & 15


def nth(word: i64, left: i64) -> i64:
    """Which byte of a word is 1 after so many others that are."""
    found: i64 = 0
    while True:
        left -= word & 1
        if left < 0:
            return found
        word >>= 8
        found += 1


def fill_mask(menu: Menu, w: vec[i64], at: i64, block: i64, filled: i64) -> i64:
    """A byte for each code, 1 where it is open; which words are filled, given those that were.

    Open codes are few and far between: what lies between them is not touched.
    """
    k = at
    size = bit(block)
    while filled != 0:
        if filled & 1 == 1:
            clear(w, k, size)
        filled >>= 1
        k += size
    codes = menu.codes
    for n in range(menu.count):
        code: i64 = codes[n]
        place = at + (code >> 3)
        w[place] = w[place] | bit((code & 7) << 3)
        filled |= bit(code >> (block + 3))
    return filled
