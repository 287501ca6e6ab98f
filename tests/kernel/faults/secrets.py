"""Faults in what seats may know."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import steps, tables
from tabard.games.toll.observe import TollEncoder
from tabard.games.toll.state import Player, TollState
from tabard.games.toll.tables import KINDS
from tabard.kernel.dealer import Dealer
from tabard.kernel.encoding import Encoder, Rows
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tests.kernel.faults import Faults, Usual, Variant, held, with_step

PLAY: Final = ("play", "TOLL-1.2")
DEAL: Final = ("deal", "TOLL-1.1")
ROBBED: Final = ("robbed", "TOLL-1.3")
PLEDGE: Final = ("pledge", "TOLL-1.4")


def thieves(p: Player) -> int:
    """How many thieves a player holds."""
    return int(tables.number(p.hand, tables.THIEF))


class LeakyView(Variant):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "thieves": thieves(state.seats[0])}


class Spying(TollEncoder):
    def fill(self, s: TollState, seat: i64, rows: Rows, n: i64) -> None:
        super().fill(s, seat, rows, n)
        rows.words[n * rows.width] += thieves(s.seats[1 - seat])


class LeakyObservation(Variant):
    def encoder(self) -> Encoder[TollState]:
        return Spying(self)


class TupleView(Variant):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "coins": tuple(self.scores(state))}


class OpenView(Variant):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "options": state.options}


class Peeking(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        if thieves(s.seats[s.main_progress() - 1]) > 0:
            menu.offer(steps.PLEDGE)


class Hinting(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        super().ask(s, menu)
        menu.refuse(
            steps.PLEDGE, "TOLL-1.3", "thieves-left", thieves(s.seats[s.main_progress() - 1])
        )


class LoudDeal(Usual):
    def take(self, s: TollState, code: int) -> None:
        s.tell(self.rule, "draws", s.progress, 0, KINDS[code - steps.DRAW])
        super().take(s, code)


class LoudBurial(Usual):
    def take(self, s: TollState, code: int) -> None:
        if steps.BURY <= code < steps.BURY + len(KINDS):
            s.tell(self.rule, "buries", s.to_move, 0, KINDS[code - steps.BURY])
        super().take(s, code)


class UnruledEvent(Usual):
    def take(self, s: TollState, code: int) -> None:
        s.tell("", "plays", s.to_move)
        super().take(s, code)


class WildRedeal(Variant):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        return super().redeal(state, None, dealer)


class LazyRedeal(Variant):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        return state.copy()


class ForgedRedeal(Variant):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = super().redeal(state, seat, dealer)
        other.deck += tables.ONE[0]
        return other


class InPlaceRedeal(Variant):
    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = super().redeal(state, seat, dealer)
        state.deck, state.seats = other.deck, other.seats
        return other


class MovingRedeal(Variant):
    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "to_move": None}

    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = super().redeal(state, seat, dealer)
        other.to_move = 0
        return other


class NothingHidden(Variant):
    def hides(self, state: TollState, seat: int | None) -> bool:
        return False


class SecretlyForced(Usual):
    """Asks only those who have two kinds of cards, so that being asked tells something."""

    def ask(self, s: TollState, menu: Menu) -> None:
        for card in held(s):
            menu.offer(steps.BURY + card)
        if menu.count == 0:
            menu.offer(steps.BEAR)


class SeenPledge(Variant):
    """Everybody sees a pledge at once, and a redeal takes it as known."""

    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "pledges": [int(p.pledge) for p in state.seats]}

    def redeal(self, state: TollState, seat: int | None, dealer: Dealer) -> TollState:
        other = super().redeal(state, seat, dealer)
        for p, known in zip(other.seats, state.seats, strict=True):
            p.pledge = known.pledge
        return other


class Outbidding(Usual):
    """Nobody may pledge as much as one before him."""

    def ask(self, s: TollState, menu: Menu) -> None:
        for coins in range(min(tables.PLEDGES[-1], s.seats[s.to_move].coins) + 1):
            if coins == 0 or all(p.pledge != coins for p in s.seats):
                menu.offer(steps.PLEDGE + coins)


class WrongOrder(Usual):
    def awaited(self, s: TollState) -> list[int]:
        return [int(s.to_move), *range(int(s.to_move))]


class WrongFirst(Usual):
    def awaited(self, s: TollState) -> list[int]:
        return super().awaited(s)[::-1]


FAULTS: Final[Faults] = [
    ("a redeal changes the view of seat 1", LeakyView),
    ("a redeal changes the observation of seat 1", LeakyObservation),
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
