"""Bots with a judge: one looks a single step ahead and may be careless, one searches."""

from __future__ import annotations

import time
from typing import Any, Final

from tabard.bots.advice import Advice
from tabard.bots.bot import Bot
from tabard.bots.judge import Judge, LearnedJudge, PointsJudge, softmax
from tabard.bots.matters import matters_of
from tabard.bots.outlook import Outlook, logits, outlooks, tables_after
from tabard.bots.reasons import POINTS, Comparison
from tabard.bots.search import Puct, Search
from tabard.bots.tree import Branch
from tabard.bots.weights import SEARCH, judge_of
from tabard.kernel.game import Game
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import State

THOUSAND: Final = 1000
FINE: Final = 1048576  # steps of chance for a careless choice
CAREFUL: Final = 0.04  # the temperature of the policy that a bot with temperature 0 tells of
EXPLAINED: Final = 3  # choices of an advice that get reasons
PASSED: Final = -1.0  # stands in a policy for a choice that was passed over


def highest(numbers: list[float]) -> i64:
    """The place of the highest number, the first of equals."""
    found: i64 = 0
    for n in range(1, len(numbers)):
        if numbers[n] > numbers[found]:
            found = n
    return found


def runner_up(sample: State, advice: list[Advice], judge: Judge) -> Advice | None:
    """What looks best right after it beside the only choice that a search followed, if anything."""
    others = [one for one in tables_after(sample, judge) if one.code != advice[0].code]
    if not others:
        return None
    best = others[highest([one.values[sample.to_move] for one in others])]
    return Advice(best.code, 0.0, best.values[: int(sample.players)])


class JudgingBot(Bot):
    """A bot that judges tables, by the weights of a file or by those that come with the game.

    of          the kind of thinking for which the game may have weights of their own
    """

    def __init__(self, seed: int | str, source: str = "", of: str = "") -> None:
        super().__init__(seed)
        self.source = source
        self.of = of
        self.judge: Judge | None = None

    def prepare(self, game: Game[Any], players: int) -> None:
        self.judge = judge_of(game, players, self.source, self.of)

    def judge_for(self, state: State) -> Judge:
        """The judge for this game and number of players, made when it is first needed."""
        judge = self.judge
        if judge is None or judge.players != state.players:
            judge = judge_of(state.game, int(state.players), self.source, self.of)
            self.judge = judge
        return judge

    def explainer(self, sample: State) -> Judge:
        """By whose figures reasons are given."""
        return self.judge_for(sample)

    def explained(self, sample: State, advice: list[Advice]) -> list[Advice]:
        judge = self.explainer(sample)
        next_best = advice[1] if len(advice) > 1 else runner_up(sample, advice, judge)
        if next_best is None or not isinstance(judge, LearnedJudge):
            return advice
        seat = int(sample.to_move)
        beside = Comparison(sample, judge, self.dealer, self.grown())
        best = advice[0]
        found: list[Advice] = []
        for n, one in enumerate(advice[:EXPLAINED]):
            other = next_best if n == 0 else best
            reasons = beside.reasons(best.code, other.code if n == 0 else one.code)
            if best.foregone:
                reasons = [each for each in reasons if each.matter == POINTS]
            if n > 0:
                reasons = [each.turned() for each in reasons]
            found.append(one.because(reasons, other, seat))
        return [*found, *advice[EXPLAINED:]]

    def grown(self) -> Branch | None:
        """The tree of what it pondered last, if it grows any."""
        return None


class CarelessBot(JudgingBot):
    """Looks one step ahead and takes what seems best, more or less.

    Its policy is the softmax of the leads after each choice. It may forget to reckon with some of
    what matters, as beginners do: at each choice other matters of the game (`tabard.bots.matters`)
    weigh nothing to it, points excepted, which lie open on the table.

    temperature   of the policy: a choice whose lead is larger by so much is taken e times as often;
                  0: always the best
    forgets       matters in a thousand that it forgets at a choice
    """

    def __init__(
        self, seed: int | str, temperature: float = 0.0, source: str = "", forgets: int = 0
    ) -> None:
        super().__init__(seed, source)
        self.temperature = temperature
        self.forgets = forgets

    def makings(self) -> tuple[Any, ...]:
        return ("", self.temperature, self.source, self.forgets)

    def forgetful(self, sample: State) -> Judge:
        """The judge without what is forgotten this time."""
        judge = self.judge_for(sample)
        if self.forgets == 0 or not isinstance(judge, LearnedJudge):
            return judge
        weights = judge.scale.weights.copy()
        size = len(judge.features.names)
        for matter in matters_of(sample.game):
            if matter.id == POINTS or self.dealer.below(THOUSAND) >= self.forgets:
                continue
            for number in matter.every:
                for at in range(number, len(weights), size):
                    weights[at] = 0.0
        rivals = int(judge.contenders - judge.players)
        return LearnedJudge(judge.players, judge.features, weights, rivals, judge.hope)

    def pick(self, sample: State) -> i64:
        ahead = outlooks(sample, self.forgetful(sample))
        policy = self.policy(ahead, sample.to_move)
        best = highest(policy)
        if self.temperature <= 0.0:
            return ahead[best].code
        left = float(self.dealer.below(FINE)) / float(FINE)
        at = best
        for _ in range(len(policy)):  # the likeliest first
            left -= policy[at]
            if left < 0.0:
                return ahead[at].code
            policy[at] = PASSED
            at = highest(policy)
        return ahead[best].code

    def policy(self, ahead: list[Outlook], seat: i64) -> list[float]:
        """How likely it takes each choice."""
        temperature = self.temperature if self.temperature > 0.0 else CAREFUL
        found = logits(ahead, seat)
        for n in range(len(found)):
            found[n] /= temperature
        softmax(found)
        return found

    def ponder(self, sample: State) -> list[Advice]:
        ahead = outlooks(sample, self.forgetful(sample))
        policy = self.policy(ahead, sample.to_move)
        found = [
            Advice(one.code, policy[n], one.values[: int(sample.players)])
            for n, one in enumerate(ahead)
        ]
        found.sort(key=lambda a: -a.share)
        return found


class SearchBot(JudgingBot):
    """Searches for so many iterations, or until the time is up.

    While its seat goes on choosing without chance or others between, the tree is kept: what the
    seat sees must be exactly what the tree expects.
    """

    def __init__(
        self,
        seed: int | str,
        iterations: int,
        seconds: float,
        source: str = "",
        puct: Puct | None = None,
    ) -> None:
        super().__init__(seed, source, SEARCH)
        self.iterations = iterations
        self.seconds = seconds
        self.puct = Puct() if puct is None else puct
        self.expected: State | None = None
        self.place: Branch | None = None
        self.hid: bool = False
        self.clock: i64 = 0
        self.pondered: Branch | None = None

    def makings(self) -> tuple[Any, ...]:
        return ("", self.iterations, self.seconds, self.source, self.puct)

    def searches(self, sample: State) -> bool:
        """Whether it searches here."""
        return True

    def pick(self, sample: State) -> i64:
        until = time.perf_counter() + self.seconds
        search = self.begin(sample)
        search.run(self.iterations, self.seconds)
        if search.foregone():
            return self.search_for_points(sample, until - time.perf_counter()).best().code
        best = search.best()
        self.clock = search.clock
        self.hid = search.hides
        self.look_forward(sample, best)
        return best.code

    def search_for_points(self, sample: State, seconds: float) -> Search:
        """What to choose where every choice wins or loses alike: the best place, then points."""
        search = Search(sample, sample.to_move, PointsJudge(sample), self.dealer, self.puct)
        search.advising = True
        search.run(self.iterations, seconds)
        return search

    def begin(self, sample: State) -> Search:
        """A search for this moment, with the tree that was grown for it if there is one.

        A tree that was grown while something lay hidden holds choices of other deals. Where
        nothing is hidden any more no search would pass them over, so it is not taken over.
        """
        seat = sample.to_move
        search = Search(sample, seat, self.judge_for(sample), self.dealer, self.puct)
        expected, place = self.expected, self.place
        self.expected = None
        self.place = None
        if (
            expected is not None
            and place is not None
            and place.expanded
            and self.hid <= search.hides
        ):
            if expected.to_move == seat and expected.at == sample.at:
                if expected.view(int(seat)) == sample.view(int(seat)):
                    search.take_over(place, self.clock)
        return search

    def look_forward(self, sample: State, best: Branch) -> None:
        """Keep the tree below a choice if the seat goes on by itself after it."""
        after = sample.copy()
        seat = sample.to_move
        after.advance(best.code, Menu())
        if after.to_move == seat and best.expanded:
            self.expected = after
            self.place = best
            best.next = None  # the choices beside it hang on this link: they are let go

    def ponder(self, sample: State) -> list[Advice]:
        search = Search(sample, sample.to_move, self.judge_for(sample), self.dealer, self.puct)
        search.advising = True
        search.run(self.iterations, self.seconds)
        self.pondered = search.root
        found = search.advice()
        if not search.foregone():
            return found
        # The chances stay those of the game: it is decided, so they are the same for every choice.
        chances = found[0].chances
        points = self.search_for_points(sample, self.seconds).advice()
        return [Advice(each.code, each.share, chances, True) for each in points]

    def grown(self) -> Branch | None:
        return self.pondered
