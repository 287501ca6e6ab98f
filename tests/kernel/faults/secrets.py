"""Faults in what seats may know."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import Toll, steps, tables
from tabard.games.toll.state import TollState
from tabard.games.toll.tables import KINDS
from tabard.games.toll.view import redeal
from tabard.kernel.dealer import Dealer
from tabard.kernel.menu import Menu
from tests.kernel.faults import Faults, with_step

PLAY: Final = ("play", "TOLL-1.2")
DEAL: Final = ("deal", "TOLL-1.1")
ROBBED: Final = ("robbed", "TOLL-1.3")
PLEDGE: Final = ("pledge", "TOLL-1.4")


class LeakyView(Toll):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "thieves": state.hands[0][tables.THIEF]}


class TupleView(Toll):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "coins": tuple(state.coins)}


class OpenView(Toll):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "coins": state.coins}


class Peeking(steps.Robbed):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        if s.hands[s.main_progress() - 1][tables.THIEF] > 0:
            menu.offer(steps.PLEDGE)


class Hinting(steps.Robbed):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(
            steps.PLEDGE, "TOLL-1.3", "thieves-left", s.hands[s.main_progress() - 1][tables.THIEF]
        )


class LoudDeal(steps.Deal):
    def take(self, s: TollState, code: int) -> None:
        s.tell(self.rule, "draws", s.progress, 0, KINDS[code - steps.DRAW])
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


class ForgedRedeal(Toll):
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
    def hides(self, state: TollState, seat: int | None) -> bool:
        return False


class SecretlyForced(steps.Robbed):
    """Asks only those who have two kinds of cards, so that being asked tells something."""

    def ask(self, s: TollState, menu: Menu) -> None:
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(steps.BURY + card)
        if menu.count == 0:
            menu.offer(steps.BEAR)


class SeenPledge(Toll):
    """Everybody sees a pledge at once, and a redeal takes it as known."""

    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "pledges": list(state.pledges)}

    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = redeal(state, seat, dealer)
        other.pledges = list(state.pledges)
        return other


class Outbidding(steps.Pledge):
    """Nobody may pledge as much as one before him."""

    def ask(self, s: TollState, menu: Menu) -> None:
        for coins in range(min(tables.MOST_PLEDGED, s.coins[s.to_move]) + 1):
            if coins == 0 or coins not in s.pledges:
                menu.offer(steps.PLEDGE + coins)


class WrongOrder(steps.Pledge):
    def awaited(self, s: TollState) -> list[int]:
        return [int(s.to_move), *range(int(s.to_move))]


class WrongFirst(steps.Pledge):
    def awaited(self, s: TollState) -> list[int]:
        return super().awaited(s)[::-1]


FAULTS: Final[Faults] = [
    ("a redeal changes the view of seat 1", LeakyView),
    ("is not JSON data", TupleView),
    ("a secret changes the choices", with_step(Peeking(*ROBBED))),
    ("a secret changes the choices", with_step(Hinting(*ROBBED))),
    ("a secret at deal", with_step(LoudDeal(*DEAL))),
    ("a secret at robbed", with_step(LoudBurial(*ROBBED))),
    ("an event without rule or kind", with_step(UnruledEvent(*PLAY))),
    ("a redeal changes the view of seat 0", WildRedeal),
    ("keeps a secret of deal as it is", LazyRedeal),
    ("redealt: TOLL-1.1", ForgedRedeal),
    ("not apart from the state", InPlaceRedeal),
    ("not apart from the state", OpenView),
    ("stands elsewhere", MovingRedeal),
    ("where nothing is hidden", NothingHidden),
    ("leaves nothing to choose at robbed", with_step(SecretlyForced(*ROBBED))),
    ("sees an answer at pledge", SeenPledge),
    ("an answer at pledge changes the choices", with_step(Outbidding(*PLEDGE))),
    ("not asked in their order", with_step(WrongOrder(*PLEDGE))),
    ("not the first awaited", with_step(WrongFirst(*PLEDGE))),
]
