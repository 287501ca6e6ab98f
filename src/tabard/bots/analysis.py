"""What a bot thinks of a state, laid open for studies: every choice of a seat with its figures."""

from __future__ import annotations

from typing import Final

from tabard.bots.bot import Bot
from tabard.bots.registry import MOST, PATIENCE
from tabard.bots.search import Search
from tabard.bots.thinking import SearchBot
from tabard.bots.tree import Branch
from tabard.kernel.errors import BadInput
from tabard.kernel.state import State


class Thought:
    """What is known of one choice.

    code      the choice, and `text` its text
    visits    how often a search selected it; 0 for a bot that does not search
    prior     what the first estimate recommends (P), all choices together 1; without a search
              the bot's policy
    share     how much the bot favours it, all choices together 1
    chances   each seat's chance to win after it; empty where a search never tried the choice
    line      the choices that are expected from here, this one first, each as text
    """

    def __init__(
        self,
        code: int,
        text: str,
        visits: int,
        prior: float,
        share: float,
        chances: list[float],
        line: list[str],
    ) -> None:
        self.code: Final = code
        self.text: Final = text
        self.visits: Final = visits
        self.prior: Final = prior
        self.share: Final = share
        self.chances: Final = chances
        self.line: Final = line

    def __repr__(self) -> str:
        return f"<{self.text}: {self.share:.0%}, {self.visits} visits>"


class Analysis:
    """All that a bot thinks of the choices of a seat.

    seat        whose choices they are
    iterations  how many a search has done; 0 for a bot that does not search
    thoughts    every open choice, the best first
    """

    def __init__(self, seat: int, iterations: int, thoughts: list[Thought]) -> None:
        self.seat: Final = seat
        self.iterations: Final = iterations
        self.thoughts: Final = thoughts

    @property
    def best(self) -> Thought:
        """What the bot would choose."""
        return self.thoughts[0]

    def __repr__(self) -> str:
        return f"<seat {self.seat}, {self.iterations} iterations: {self.thoughts}>"


def analysis(
    bot: Bot, state: State, seat: int, iterations: int | None, seconds: float | None
) -> Analysis:
    """Let a bot think about a seat of `awaited()`; bounds are for those that search."""
    if seat not in state.awaited():
        asked = f"{seat} is not" if seat >= 0 else "nobody is"  # chance is to choose, or it is over
        raise BadInput("seat", f"{asked} asked now: {state!r}")
    sample = bot.asked(state, seat)
    bounded = iterations is not None or seconds is not None
    if isinstance(bot, SearchBot) and (bounded or bot.searches(sample)):
        search = Search(sample, seat, bot.judge_for(sample), bot.dealer, bot.puct)
        search.advising = True
        if iterations is None:
            iterations = bot.iterations if seconds is None else MOST
        search.run(iterations, PATIENCE if seconds is None else seconds, whole=True)
        return searched(search, sample, seat)
    if bounded:
        raise BadInput("bot", "does not search: it takes no iterations and no seconds")
    text = state.game.actions.text
    thoughts = [
        Thought(one.code, text(one.code), 0, one.share, one.share, one.chances, [text(one.code)])
        for one in bot.ponder(sample)
    ]
    if not thoughts:
        raise BadInput("bot", "does not think about its choices")
    return Analysis(seat, 0, thoughts)


def searched(search: Search, sample: State, seat: int) -> Analysis:
    """What a search has found about every choice that is open to its seat."""
    known = {advice.code: advice for advice in search.advice()}
    branches: list[Branch] = []
    branch = search.root.first
    while branch is not None:
        if branch.actor == seat and branch.code in sample.choices():
            branches.append(branch)
        branch = branch.next
    priors = sum([one.prior for one in branches])
    branches.sort(key=preference)
    thoughts: list[Thought] = []
    for one in branches:
        code = int(one.code)
        advice = known.get(code)
        line = main_line(one, sample)
        share, chances = (0.0, []) if advice is None else (advice.share, advice.chances)
        prior = one.prior / priors
        thoughts.append(Thought(code, line[0], int(one.visits), prior, share, chances, line))
    return Analysis(seat, int(search.done), thoughts)


def preference(branch: Branch) -> tuple[int, float]:
    """By what choices are sorted, the best first: visits, then value."""
    return -int(branch.visits), -branch.value()


def main_line(first: Branch, sample: State) -> list[str]:
    """The choices most visited one after another, chance as it came most often."""
    text = sample.game.actions.text
    line = [text(int(first.code))]
    place = first
    while True:
        best: Branch | None = None
        branch = place.first
        while branch is not None:
            if branch.visits > 0 and (best is None or branch.visits > best.visits):
                best = branch
            branch = branch.next
        if best is None:
            return line
        line.append(text(int(best.code)))
        place = best
