"""Toll with one thing wrong at a time: what the conformance checks must not let pass.

Each variant breaks one clause of the contract and is named after what it does wrong.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.actions import Actions, Family, each
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Refused
from tabard.kernel.game import Bounds, Option
from tabard.kernel.menu import Menu
from tabard.kernel.state import State
from tabard.kernel.step import Step
from tests.kernel import toy_steps as steps
from tests.kernel.toy import OPTIONS, Toll, redeal
from tests.kernel.toy_steps import ACTIONS, KINDS, TollState


def with_step(step: Step[TollState]) -> type[Toll]:
    """Toll with one step in the place of that of the same name."""

    class Variant(Toll):
        def round(self) -> tuple[Step[TollState], ...]:
            return tuple(step if step.name == usual.name else usual for usual in super().round())

    return Variant


def with_table(table: type[TollState]) -> type[Toll]:
    """Toll whose state is of another class."""
    return type("Variant", (Toll,), {"table": table})


# -- choices -------------------------------------------------------------------------------------


class Unsorted(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer(steps.HOLD)
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(steps.PLAY + card)


class Repeated(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.offer(steps.HOLD)


class Empty(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        """Nothing is open."""


class NoCode(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.offer(len(ACTIONS))


class AskingMoves(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        s.coins[s.to_move] += 1


class WeighedSeat(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer_weighted(steps.PLAY, 1)
        menu.offer_weighted(steps.HOLD, 2)


class ZeroWeight(steps.Deal):
    def ask(self, s: TollState, menu: Menu) -> None:
        for card in range(len(KINDS)):
            menu.offer_weighted(steps.DRAW + card, max(0, s.deck[card] - 5))


class MissingWeight(steps.Deal):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer_weighted(steps.DRAW, 1)
        menu.offer(steps.DRAW + 1)


class TooHeavy(steps.Deal):
    def ask(self, s: TollState, menu: Menu) -> None:
        menu.offer_weighted(steps.DRAW, 2**30)
        menu.offer_weighted(steps.DRAW + 1, 2**30)


class ManyChoices(Toll):
    limits = Bounds(choices=2, plies=36)


class ManyPlies(Toll):
    limits = Bounds(choices=5, plies=10)


class Endless(steps.RoundsEnd):
    def proceed(self, s: TollState) -> None:
        s.deck = list(steps.COPIES)
        s.played = [0] * len(KINDS)
        s.hands = [[0] * len(KINDS) for _ in s.hands]
        s.graves = [[0] * len(KINDS) for _ in s.graves]
        s.goto(s.game.by_name["deal"])


# -- refusals ------------------------------------------------------------------------------------


class Lawless(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(steps.PAY, "", "not-robbed")


class Speechless(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(steps.PAY, "TOLL-3", "")


class Contradicting(steps.Play):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(steps.HOLD, "TOLL-2", "no-holding")


class Careless(TollState):
    def apply(self, choice: int) -> None:
        if self.to_move >= 0:
            self.coins[self.to_move] += 1
        super().apply(choice)


class Unruled(TollState):
    def why_not(self, choice: int) -> Refused:
        return Refused("", self.game.actions.text(choice))


class Permissive(TollState):
    def apply(self, choice: int) -> None:
        if choice in self.choices():
            super().apply(choice)


class Afterlife(TollState):
    def apply(self, choice: int) -> None:
        if self.choices():
            super().apply(choice)


# -- copies and positions ------------------------------------------------------------------------


class ForgetfulCopy(TollState):
    def copy(self) -> TollState:
        other = super().copy()
        other.played = [0] * len(KINDS)
        return other


class ShallowCopy(TollState):
    def copy(self) -> TollState:
        other = super().copy()
        other.hands = list(self.hands)
        return other


class SharedList(TollState):
    def copy(self) -> TollState:
        other = super().copy()
        other.pledges = self.pledges
        return other


class TalkingCopy(TollState):
    def copy(self) -> TollState:
        other = super().copy()
        other.log = self.log
        return other


class Tired(TollState):
    """Counts plays in a number that neither the position nor the copy has."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.plays = 0


class TiringPlay(steps.Play):
    def take(self, s: TollState, code: int) -> None:
        super().take(s, code)
        assert isinstance(s, Tired)
        s.plays += 1
        if s.plays == 3:
            s.coins[0] += 1


class HiddenCounter(with_step(TiringPlay("play", "TOLL-2"))):  # type: ignore[misc]
    table = Tired


class HalfHidden(Tired):
    """Its copies are complete, its positions are not."""

    def copy(self) -> TollState:
        other = super().copy()
        assert isinstance(other, Tired)
        other.plays = self.plays
        return other


class HiddenFromPosition(HiddenCounter):
    table = HalfHidden


class LostField(Toll):
    def position(self, state: TollState) -> dict[str, Any]:
        whole = super().position(state)
        del whole["graves"]
        return whole

    def load(self, position: Any) -> TollState:
        none = [[0] * len(KINDS)] * position["players"]
        return super().load({**position, "graves": none})


class PartialPosition(Toll):
    def position(self, state: TollState) -> dict[str, Any]:
        whole = super().position(state)
        del whole["graves"]
        return whole


class OtherLoad(Toll):
    def load(self, position: Any) -> TollState:
        s = super().load(position)
        s.hands[0], s.hands[1] = s.hands[1], s.hands[0]
        return s


class OpenPosition(Toll):
    def position(self, state: TollState) -> dict[str, Any]:
        return {**super().position(state), "deck": state.deck}


class Trusting(Toll):
    def load(self, position: Any) -> TollState:
        assert position["round"] > 0
        return super().load(position)


class Unchecked(Toll):
    def load(self, position: Any) -> TollState:
        s = super().load({**position, "played": [0] * len(KINDS), "deck": [16 - 10, 5, 5]})
        s.played = position["played"]
        return s


class Restless(steps.Play):
    def proceed(self, s: TollState) -> None:
        if s.turn < s.players:
            s.coins[0] += 1
        super().proceed(s)


class StaleMenu(TollState):
    def advance(self, code: int, menu: Menu) -> None:
        super().advance(code, menu)
        menu.offer(steps.HOLD)


class Remembering(Toll):
    """Its start is marked by the games before."""

    started: int = 0

    def set_up(self, players: int, options: dict[str, Any]) -> TollState:
        s = super().set_up(players, options)
        Remembering.started += 1
        s.coins[0] += Remembering.started
        return s


# -- secrets -------------------------------------------------------------------------------------


class LeakyView(Toll):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "thieves": state.hands[0][steps.THIEF]}


class TupleView(Toll):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "coins": tuple(state.coins)}


class Peeking(steps.Robbed):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        if s.hands[s.turn - 1][steps.THIEF] > 0:
            menu.offer(steps.PLEDGE)


class Hinting(steps.Robbed):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(steps.PLEDGE, "TOLL-3", "thieves-left", s.hands[s.turn - 1][steps.THIEF])


class LoudDeal(steps.Deal):
    def take(self, s: TollState, code: int) -> None:
        s.tell(self.rule, "draws", s.turn, 0, KINDS[code - steps.DRAW])
        super().take(s, code)


class LoudBurial(steps.Robbed):
    def tell_burial(self, s: TollState, seat: int, card: str) -> None:
        s.tell(self.rule, "buries", seat, 0, card)


class UnruledEvent(steps.Play):
    def take(self, s: TollState, code: int) -> None:
        s.tell("", "plays", s.to_move)
        super().take(s, code)


class WildRedeal(Toll):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        return redeal(state, None, dealer)


class LazyRedeal(Toll):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        return state.copy()


class Greedy(Toll):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = redeal(state, seat, dealer)
        other.deck[0] += 1
        return other


class InPlaceRedeal(Toll):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = redeal(state, seat, dealer)
        state.deck, state.hands = other.deck, other.hands
        return other


class MovingRedeal(Toll):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "to_move": None}

    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = redeal(state, seat, dealer)
        other.to_move = 0
        return other


class NothingHidden(Toll):
    def hides(self, state: State, seat: int | None) -> bool:
        return False


class SecretlyForced(steps.Robbed):
    """Asks only those who have two kinds of cards, so that being asked tells something."""

    def ask(self, s: TollState, menu: Menu) -> None:
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(steps.BURY + card)
        if menu.count == 0:
            menu.offer(steps.BEAR)
