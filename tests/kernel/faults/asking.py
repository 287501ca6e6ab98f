"""Faults in what is offered and refused."""

from __future__ import annotations

from typing import Final

from tabard.games.toll import steps, tables
from tabard.games.toll.state import TollState
from tabard.games.toll.steps import ACTIONS
from tabard.games.toll.tables import KINDS
from tabard.kernel.actions import Choice
from tabard.kernel.errors import Refused
from tabard.kernel.game import Bounds
from tabard.kernel.menu import Menu
from tabard.kernel.state import NOBODY, OVER
from tests.kernel.faults import Faults, Table, Usual, Variant, held, with_step, with_table

PLAY: Final = ("play", "TOLL-1.2")
DEAL: Final = ("deal", "TOLL-1.1")


class Unsorted(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer(steps.HOLD)
        for card in held(s):
            menu.offer(steps.PLAY + card)


class Repeated(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.offer(steps.HOLD)


class Empty(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        """Nothing is open."""


class Unsettled(Table):
    """Asks even where there is nothing to choose."""

    def settle(self, menu: Menu) -> None:
        while self.to_move == NOBODY:
            self.step().proceed(self)
        self.fill(menu)


class NoCode(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.offer(len(ACTIONS))


class AskingMoves(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        s.seats[s.to_move].coins += 1


class Moody(Usual):
    """Remembers in itself how often it was asked."""

    asked = 0

    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        self.asked += 1
        if self.asked % 3 == 0:
            menu.offer(steps.PAY)


class Haunted(Table):
    def fill(self, menu: Menu) -> None:
        super().fill(menu)
        if self.to_move == OVER:
            menu.offer(steps.HOLD)


class WeighedSeat(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer_weighted(steps.PLAY, 1)
        menu.offer_weighted(steps.HOLD, 2)


class ZeroWeight(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        for card in range(len(KINDS)):
            menu.offer_weighted(steps.DRAW + card, max(0, tables.number(s.deck, card) - 5))


class MissingWeight(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer_weighted(steps.DRAW, 1)
        menu.offer(steps.DRAW + 1)


class TooHeavy(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer_weighted(steps.DRAW, 2**30)
        menu.offer_weighted(steps.DRAW + 1, 2**30)


class ManyChoices(Variant):
    limits = Bounds(choices=2, plies=36)


class ManyPlies(Variant):
    limits = Bounds(choices=5, plies=10)


class Endless(Usual):
    def proceed(self, s: TollState) -> None:
        s.deck, s.played = tables.DECK, 0
        for p in s.seats:
            p.hand = p.grave = 0
        s.next()


class Lawless(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(steps.PAY, "", "not-robbed")


class Speechless(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(steps.PAY, "TOLL-1.3", "")


class Contradicting(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(steps.HOLD, "TOLL-1.2", "no-holding")


class Careless(Table):
    def apply(self, choice: Choice) -> None:
        if self.to_move >= 0:
            self.seats[self.to_move].coins += 1
        super().apply(choice)


class Unruled(Table):
    def refusal(self, choice: Choice) -> Refused:
        return Refused("", self.game.actions.text(self.game.actions.code(choice)))


class Permissive(Table):
    def apply(self, choice: Choice) -> None:
        if choice in self.choices():
            super().apply(choice)


class Afterlife(Table):
    def apply(self, choice: Choice) -> None:
        if self.choices():
            super().apply(choice)


FAULTS: Final[Faults] = [
    ("not ascending and unique", with_step(Unsorted(*PLAY))),
    ("not ascending and unique", with_step(Repeated(*PLAY))),
    ("0 choices at play", with_step(Empty(*PLAY))),
    ("1 choices at pledge", with_table(Unsettled)),
    ("not in the action space", with_step(NoCode(*PLAY))),
    ("asking for the choices changed the state", with_step(AskingMoves(*PLAY))),
    ("asking again at play", with_step(Moody(*PLAY))),
    ("there are choices after the end", with_table(Haunted)),
    ("where a seat chooses", with_step(WeighedSeat(*PLAY))),
    ("weights [1, 0, 0]", with_step(ZeroWeight(*DEAL))),
    ("weights [1]", with_step(MissingWeight(*DEAL))),
    ("weights [1073741824, 1073741824]", with_step(TooHeavy(*DEAL))),
    ("choices exceed the bound 2", ManyChoices),
    ("more plies than the bound 10", ManyPlies),
    ("more plies than the bound 36", with_step(Endless("rounds_end", "TOLL-2.1"))),
    ("refused without rule or reason", with_step(Lawless(*PLAY))),
    ("refused without rule or reason", with_step(Speechless(*PLAY))),
    ("both offered and refused", with_step(Contradicting(*PLAY))),
    ("refusing a choice changed the state", with_table(Careless)),
    ("is refused without a rule", with_table(Unruled)),
    ("yet accepted", with_table(Permissive)),
    ("not open at rounds_end, yet accepted", with_table(Afterlife)),
]
