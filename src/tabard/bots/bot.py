"""What a bot is: someone who chooses for a seat from a fair sample of what that seat knows."""

from __future__ import annotations

import copy
from typing import Any

from tabard.bots.advice import Advice
from tabard.kernel import sets
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.game import Game
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.menu import Menu
from tabard.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One player of the house.

    A bot never gets the true state: `choose` redeals what the seat cannot know and hands the
    sample to `pick`, which may copy and redeal it again but cannot learn more from it.
    """

    def __init__(self, seed: int | str) -> None:
        self.dealer = Dealer(f"bot:{seed}")

    def makings(self) -> tuple[Any, ...]:
        """With what the class makes such a bot, the seed first: a copy gets the dealer as it is."""
        return ("",)

    def __reduce__(self) -> tuple[Any, ...]:
        return bot_of, (type(self), self.makings(), copy.copy(self.dealer))

    def prepare(self, game: Game[Any], players: int) -> None:
        """Get ready for a game; raises what would go wrong at the first choice."""

    def choose(self, state: State, seat: int | None = None) -> int:
        """The choice of a seat of `awaited()`, of the one that is to move if none is named."""
        who = int(state.to_move) if seat is None else seat
        if who < 0:
            raise BadInput("seat", f"no bot is asked here: {state!r}")
        return int(self.pick(self.asked(state, who)))

    def advise(self, state: State, seat: int) -> list[Advice]:
        """What this bot thinks of a seat's open choices, the best first.

        The seat must be one of `awaited()`. Empty for a bot that does not think.
        """
        sample = self.asked(state, seat)
        return self.explained(sample, self.ponder(sample))

    def advise_set(self, state: State, seat: int) -> list[Advice]:
        """The set that this bot would lay down for a seat of `awaited()` that is asked for one.

        It thinks piece by piece, each time about what is left. Empty for a bot that does not think.
        """
        asked = sets.set_asked(state, seat)
        assert asked is not None
        sample = self.asked(state, seat)
        first, at = sample.copy(), sample.at
        menu = Menu()
        sample.fill(menu)
        made: list[int] = []
        best: Advice | None = None
        while sample.at == at and sample.to_move >= 0 and asked.stop not in made:
            if sample.to_move == seat:
                thoughts = self.ponder(sample)
                if not thoughts:
                    return []
                best = self.explained(sample, thoughts)[0]
                made.append(best.code)
                sample.advance(best.code, menu)
            elif asked.together:
                sample.advance(menu.codes[self.dealer.below(menu.count)], menu)
            else:
                break
        assert best is not None
        whole = sets.pieces(first, seat, made)
        last = (best.reasons, best.rather, best.even)
        return [Advice(made[0], 1.0, best.chances, best.foregone, whole, *last)]

    def asked(self, state: State, seat: int) -> State:
        """A sample of what a seat of `awaited()` knows, in which it is to move.

        Those who choose in secret at the same time and come before it have chosen by lot: to the
        seat their choices are as unknown as if they were still to be made. A step that awaits
        several is discreet, so that the seat is asked even where it has a single option.
        """
        sample = state.redeal(seat, self.dealer)
        if sample.to_move != seat:
            assert seat in sample.awaited()
            menu = Menu()
            sample.fill(menu)
            while sample.to_move != seat:
                sample.advance(menu.codes[self.dealer.below(menu.count)], menu)
        return sample

    def pick(self, sample: State) -> i64:
        """An open choice of the sample's seat to move."""
        raise NotImplementedError

    def ponder(self, sample: State) -> list[Advice]:
        """What this bot thinks of every open choice of the sample's seat to move."""
        return []

    def explained(self, sample: State, advice: list[Advice]) -> list[Advice]:
        """The same advice with its reasons, where this bot can give any."""
        return advice


def bot_of(kind: type[Bot], makings: tuple[Any, ...], dealer: Dealer) -> Bot:
    """A bot as another is; what that had thought is not taken over."""
    made = kind(*makings)
    made.dealer = dealer
    return made


class RandomBot(Bot):
    """Chooses any open choice, each as likely."""

    def pick(self, sample: State) -> i64:
        menu = Menu()
        sample.fill(menu)
        return i64(menu.codes[self.dealer.below(menu.count)])


class GreedyBot(Bot):
    """Looks one step ahead and takes what the game's hand-written value likes best.

    Choices of equal value are settled by lot.
    """

    def pick(self, sample: State) -> i64:
        seat = int(sample.to_move)
        menu = Menu()
        ahead = Menu()
        sample.fill(menu)
        best: list[int] = []
        highest = 0.0
        for i in range(menu.count):
            code = menu.codes[i]
            after = sample.copy()
            after.advance(code, ahead)
            worth = sample.game.value(after, seat)
            if not best or worth > highest:
                best = [code]
                highest = worth
            elif worth == highest:
                best.append(code)
        return best[self.dealer.below(len(best))]
