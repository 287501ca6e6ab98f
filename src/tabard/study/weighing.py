"""What a turn was worth, and what chance did: judged from what the seat knew at the time.

Everything starts from samples of what one seat knows (`State.redeal`), made before anything else is
asked: states that the seat cannot tell apart give the same figures to the last digit. A turn and
its alternative are judged in the same worlds with the same dice, so that their difference is much
surer than either value.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tabard.bots.judge import Judge, LearnedJudge
from tabard.bots.search import Puct, Search
from tabard.bots.tree import Branch
from tabard.bots.weights import SEARCH, judge_of
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, State
from tabard.study.cutting import picks_together

LONGEST: Final = 60  # choices of one turn that are looked for
WELL_KNOWN: Final = 16  # visits below a choice that make what follows it known
WORLDS: Final = 8  # in which a turn and its alternative are compared at a glance
BATCHES: Final = 8  # searches of their own, by which a comparison is made and its error known
DRAWS: Final = 64  # worlds by which chance is judged
ASKED_AGAIN: Final = 3  # a choice within a turn gets this part of the iterations

PUCT: Final = Puct()


class Glance(NamedTuple):
    """A piece of work: a turn looked at for the first time.

    sample    a state of all that the seat knows and none of what it does not, as `Game.pack` has it
    codes     the choices that were made
    seed      what all dice depend on
    """

    game: str
    sample: Any
    seat: int
    codes: tuple[int, ...]
    seed: str
    iterations: int
    seconds: float


class Glanced(NamedTuple):
    """What a first look at a turn says.

    chances   everybody's chance to win before it if the seat plays well, see `everybody`
    best      the choices that a search prefers, () where they come to the same as those made
    obvious   the choices that look best one step ahead, () as well
    loss      the chance to win that the choices made seem to cost, below 0 where they gain some
    """

    chances: tuple[float, ...]
    best: tuple[int, ...]
    obvious: tuple[int, ...]
    loss: float


class Weigh(NamedTuple):
    """A piece of work: a turn compared with another, thoroughly; fields as in `Glance`."""

    game: str
    sample: Any
    seat: int
    codes: tuple[int, ...]
    other: tuple[int, ...]
    seed: str
    iterations: int
    seconds: float


class Weighed(NamedTuple):
    """The seat's chance to win after its choices and after the others; `error` of the difference.

    The error is a standard error: what is less than twice of it away is not told apart.
    """

    made: float
    other: float
    error: float


class Luck(NamedTuple):
    """A piece of work: what chance was worth, from the packed tables before and after it."""

    game: str
    before: Any
    after: Any
    seed: str
    worlds: int = DRAWS


class Lucky(NamedTuple):
    """By how much everybody's chance rose, and the standard errors of that; rivals have none."""

    gains: tuple[float, ...]
    errors: tuple[float, ...]


Piece = Glance | Weigh | Luck
Answer = Glanced | Weighed | Lucky


def carry_out(piece: Piece) -> Answer:
    """Do a piece of work."""
    if isinstance(piece, Glance):
        return glance(piece)
    if isinstance(piece, Weigh):
        return weigh(piece)
    return luck(piece)


@lru_cache(maxsize=16)
def judge_for(edition: str, players: int) -> Judge:
    """The value that level 5 goes by, as chances to win; made once, since it keeps no memory.

    Without hope, which plays better and says less: by it a game that is won would be won by 90 %.
    """
    judge = judge_of(game(edition), players, "", SEARCH)
    if isinstance(judge, LearnedJudge):
        judge.hope = 0.0
    return judge


def glance(piece: Glance) -> Glanced:
    """Find the best turn, and say what the one made seems to cost against it."""
    sample = game(piece.game).unpack(piece.sample)
    judge = judge_for(piece.game, int(sample.players))
    seeker = Seeker(sample, piece, judge)
    best = seeker.best()
    found = seeker.found
    obvious = obvious_turn(sample, piece.seat, judge, Dealer(f"{piece.seed}:lot"))
    chances = everybody(found.chances_of(best[0]), judge)
    if alike(sample, piece.seat, piece.codes, best, piece.seed):
        best = ()
    if alike(sample, piece.seat, piece.codes, obvious, piece.seed):
        obvious = ()
    loss = 0.0
    if best:
        worlds = [one_look(piece, sample, judge, best, n) for n in range(WORLDS)]
        loss = sum(worlds) / WORLDS
        if found.known(piece.codes[0]) and piece.codes[0] != best[0]:
            loss = max(loss, found.value(best[0]) - found.value(piece.codes[0]))
    return Glanced(chances, best, obvious, loss)


def one_look(piece: Glance, sample: State, judge: Judge, best: tuple[int, ...], n: int) -> float:
    """By how much the best turn is ahead in one world, as it looks right after it."""
    values: list[float] = []
    for codes in (best, piece.codes):
        dealer = Dealer(f"{piece.seed}:{n}")
        after = played(sample.redeal(piece.seat, dealer), piece.seat, codes, dealer)
        values.append(searched(after, piece.seat, judge, dealer, 1, 1.0)[piece.seat])
    return values[0] - values[1]


def everybody(values: Sequence[float], judge: Judge) -> tuple[float, ...]:
    """The chances of all seats, and after them of all rivals together, where there are any."""
    seats = tuple(values[: int(judge.players)])
    return (*seats, max(0.0, 1.0 - sum(seats))) if judge.contenders > judge.players else seats


class Seeker:
    """Looks for the best turn of a seat: a search, and further ones where its tree gets thin."""

    def __init__(self, sample: State, piece: Glance, judge: Judge) -> None:
        self.sample = sample
        self.piece = piece
        self.judge = judge
        self.dealer = Dealer(f"{piece.seed}:seek")
        self.found = Found(self.search(sample, piece.iterations))

    def search(self, state: State, iterations: int) -> Search:
        """A search from here."""
        search = Search(state, self.piece.seat, self.judge, self.dealer, PUCT)
        search.advising = True
        search.run(iterations, self.piece.seconds)
        return search

    def best(self) -> tuple[int, ...]:
        """The choices of the best turn, as far as the seat can see it."""
        seat, state, menu = self.piece.seat, self.sample.copy(), Menu()
        place: Branch | None = self.found.search.best()
        made: list[int] = []
        goes_on = Bounds(state)
        state.fill(menu)
        while place is not None and len(made) < LONGEST:
            made.append(int(place.code))
            state.advance(place.code, menu)
            if not goes_on.to(state, seat, menu, self.dealer):
                break
            place = likeliest(place, state, seat)
            if place is None:
                fewer = max(1, self.piece.iterations // ASKED_AGAIN)
                place = self.search(state, fewer).best()
        return tuple(made)


class Found:
    """What a search knows of the first choice of a turn."""

    def __init__(self, search: Search) -> None:
        self.search: Final = search
        self.branches: Final[dict[int, Branch]] = {}
        branch = search.root.first
        while branch is not None:
            if branch.actor == search.seat:
                self.branches[int(branch.code)] = branch
            branch = branch.next

    def known(self, code: int) -> bool:
        """Whether a choice was followed often enough to say something of it."""
        return code in self.branches and self.branches[code].visits >= WELL_KNOWN

    def value(self, code: int) -> float:
        """The seat's chance to win after a choice."""
        return float(self.branches[code].value())

    def chances_of(self, code: int) -> list[float]:
        """Everybody's chance to win after a choice that was followed."""
        return [total / int(self.branches[code].visits) for total in self.search.value_sums[code]]


class Bounds:
    """Where the turn of a seat ends: as the record is cut, see `cutting.whole`."""

    def __init__(self, state: State) -> None:
        self.at = state.at
        self.heading = state.game.heading(state)
        self.together = picks_together(state)

    def to(self, state: State, seat: int, menu: Menu, dealer: Dealer) -> bool:
        """Whether the seat goes on; those who choose at the same time choose by lot meanwhile."""
        if self.together:
            while state.to_move >= 0 and state.to_move != seat and state.at == self.at:
                if not picks_together(state):
                    return False
                state.advance(menu.codes[int(dealer.below(menu.count))], menu)
            return state.to_move == seat and state.at == self.at and picks_together(state)
        if state.to_move != seat or picks_together(state):
            return False
        return state.game.heading(state) == self.heading


def likeliest(place: Branch, state: State, seat: int) -> Branch | None:
    """The choice followed most often from a place, where enough is known of it."""
    open_now = set(state.choices())
    best: Branch | None = None
    visits = 0
    branch = place.first
    while branch is not None:
        if branch.actor == seat and int(branch.code) in open_now:
            visits += int(branch.visits)
            if best is None or branch.visits > best.visits:
                best = branch
        branch = branch.next
    return best if visits >= WELL_KNOWN else None


def obvious_turn(sample: State, seat: int, judge: Judge, dealer: Dealer) -> tuple[int, ...]:
    """The turn that takes at every step what looks best right after it."""
    state, menu, ahead = sample.copy(), Menu(), Menu()
    goes_on = Bounds(state)
    state.fill(menu)
    made: list[int] = []
    while len(made) < LONGEST:
        values: list[float] = []
        for code in menu.choices():
            after = state.copy()
            after.advance(code, ahead)
            judge.look(after)
            values.append(judge.values[seat])
        code = menu.choices()[values.index(max(values))]
        made.append(code)
        state.advance(code, menu)
        if not goes_on.to(state, seat, menu, dealer):
            break
    return tuple(made)


def alike(
    sample: State, seat: int, codes: tuple[int, ...], other: tuple[int, ...], seed: str
) -> bool:
    """Whether two turns come to the same table."""
    if codes == other:
        return True
    ends = [played(sample.copy(), seat, each, Dealer(f"{seed}:alike")) for each in (codes, other)]
    return ends[0] == ends[1]


def played(state: State, seat: int, codes: Sequence[int], dealer: Dealer) -> State:
    """The state after a turn; the rest of one is left out that is not open in this world."""
    menu = Menu()
    state.fill(menu)
    bounds = Bounds(state)
    for n, code in enumerate(codes):
        if n and not bounds.to(state, seat, menu, dealer):
            break
        if state.to_move != seat or not menu.holds(code):
            break
        state.advance(code, menu)
    return state


def searched(
    state: State, seat: int, judge: Judge, dealer: Dealer, iterations: int, seconds: float
) -> list[float]:
    """Everybody's chance to win from here, as far as a seat can know, by a search."""
    if state.over:
        judge.look(state)
        return list(judge.values)
    search = Search(state, seat, judge, dealer, PUCT)
    search.advising = True
    search.run(iterations, seconds, whole=True)
    if not search.value_sums:  # the only iteration ended where it began
        return list(search.values)
    done = sum(visited(search))
    return [sum(column) / done for column in zip(*search.value_sums.values(), strict=True)]


def visited(search: Search) -> list[int]:
    """How often each branch of the root was followed."""
    found: list[int] = []
    branch = search.root.first
    while branch is not None:
        found.append(int(branch.visits))
        branch = branch.next
    return found


def weigh(piece: Weigh) -> Weighed:
    """Compare two turns by searches from their ends, several times over."""
    sample = game(piece.game).unpack(piece.sample)
    judge = judge_for(piece.game, int(sample.players))
    made: list[float] = []
    other: list[float] = []
    for n in range(BATCHES):
        for codes, values in ((piece.codes, made), (piece.other, other)):
            dealer = Dealer(f"{piece.seed}:weigh:{n}")
            after = played(sample.redeal(piece.seat, dealer), piece.seat, codes, dealer)
            found = searched(after, piece.seat, judge, dealer, piece.iterations, piece.seconds)
            values.append(found[piece.seat])
    ahead = [b - a for a, b in zip(made, other, strict=True)]
    return Weighed(sum(made) / BATCHES, sum(other) / BATCHES, spread(ahead))


def spread(values: Sequence[float]) -> float:
    """The standard error of the mean of some values."""
    count = len(values)
    mean = sum(values) / count
    return math.sqrt(sum((each - mean) ** 2 for each in values) / (count - 1) / count)


def luck(piece: Luck) -> Lucky:
    """What came of chance against the mean of what might have, for each seat as it knew it."""
    known = game(piece.game)
    before, after = known.unpack(piece.before), known.unpack(piece.after)
    players = int(before.players)
    judge = judge_for(piece.game, players)
    gains: list[float] = []
    errors: list[float] = []
    for seat in range(players):
        came: list[float] = []
        might: list[float] = []
        for n in range(piece.worlds):
            dealer = Dealer(f"{piece.seed}:{seat}:{n}")
            judge.look(after.redeal(seat, dealer))
            came.append(judge.values[seat])
            judge.look(dealt(before.redeal(seat, dealer), dealer))
            might.append(judge.values[seat])
        gains.append(sum(came) / len(came) - sum(might) / len(might))
        errors.append(math.hypot(spread(came), spread(might)))
    return Lucky(tuple(gains), tuple(errors))


def dealt(state: State, dealer: Dealer) -> State:
    """The state once chance has decided."""
    menu = Menu()
    state.fill(menu)
    while state.to_move == CHANCE:
        state.advance(dealer.deal(menu), menu)
    return state
