"""Faults in copies, positions and what happens between choices."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import steps
from tabard.games.toll.state import TollState
from tabard.games.toll.tables import KINDS, number
from tabard.kernel.errors import BadPosition
from tabard.kernel.menu import Menu
from tests.kernel.faults import Faults, Table, Usual, Variant, held, with_step, with_table

DEAL: Final = ("deal", "TOLL-1.1")
PLAY: Final = ("play", "TOLL-1.2")
PLEDGE: Final = ("pledge", "TOLL-1.4")


class ForgetfulCopy(Table):
    def copy(self) -> TollState:
        other = super().copy()
        other.played = 0
        return other


class ShallowCopy(Table):
    def copy(self) -> TollState:
        other = super().copy()
        other.seats = list(self.seats)
        return other


class SharedList(Table):
    def copy(self) -> TollState:
        other = super().copy()
        other.seats = self.seats
        return other


class TalkingCopy(Table):
    def copy(self) -> TollState:
        other = super().copy()
        other.log = self.log
        return other


class Tired(Table):
    """Counts plays where no declaration looks, and neither the position nor the copy has it."""

    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.readings = [0]


class CountingPlay(Usual):
    def take(self, s: TollState, code: int) -> None:
        super().take(s, code)
        assert isinstance(s, Tired)
        s.readings[0] += 1


class TiringPlay(CountingPlay):
    def take(self, s: TollState, code: int) -> None:
        super().take(s, code)
        assert isinstance(s, Tired)
        if s.readings[0] == 3:
            s.seats[0].coins += 1


class HiddenCounter(with_step(TiringPlay("play", "TOLL-1.2"))):  # type: ignore[misc]
    table = Tired


class HalfHidden(Tired):
    """Its copies are complete, its positions are not."""

    def copy(self) -> TollState:
        other = super().copy()
        assert isinstance(other, Tired)
        other.readings = list(self.readings)
        return other


class HiddenFromPosition(HiddenCounter):
    table = HalfHidden


def tired(s: TollState) -> bool:
    """Whether anybody has played yet."""
    assert isinstance(s, Tired)
    return s.readings[0] > 0


class OwnMemory(with_step(CountingPlay(*PLAY))):  # type: ignore[misc]
    """Shows in the view what no position has."""

    table = HalfHidden

    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "tired": tired(state)}


class TiredHolding(CountingPlay):
    """Holding is called paying once somebody has played."""

    def ask(self, s: TollState, menu: Menu) -> None:
        for card in held(s):
            menu.offer(steps.PLAY + card)
        menu.offer(steps.PAY if tired(s) else steps.HOLD)

    def take(self, s: TollState, code: int) -> None:
        super().take(s, steps.HOLD if code == steps.PAY else code)


class TiredDeal(Usual):
    def ask(self, s: TollState, menu: Menu) -> None:
        for card in range(len(KINDS)):
            left = number(s.deck, card)
            menu.offer_weighted(steps.DRAW + card, left + 1 + tired(s))


class TiredPledge(Usual):
    def awaited(self, s: TollState) -> list[int]:
        return super().awaited(s)[: 1 if tired(s) else None]


class HiddenFromChoices(with_step(TiredHolding(*PLAY))):  # type: ignore[misc]
    table = HalfHidden


class HiddenFromWeights(with_step(CountingPlay(*PLAY), TiredDeal(*DEAL))):  # type: ignore[misc]
    table = HalfHidden


class HiddenFromAwaited(with_step(CountingPlay(*PLAY), TiredPledge(*PLEDGE))):  # type: ignore[misc]
    table = HalfHidden


class HiddenFromScores(with_step(CountingPlay(*PLAY))):  # type: ignore[misc]
    table = HalfHidden

    def scores(self, state: TollState) -> list[int]:
        return [coins + tired(state) for coins in super().scores(state)]


class LostField(Variant):
    def position(self, state: TollState) -> dict[str, Any]:
        whole = super().position(state)
        for mat in whole["seats"]:
            mat.update(grave=dict.fromkeys(KINDS, 0), cards_buried=0)
        return whole


class PartialPosition(Variant):
    def position(self, state: TollState) -> dict[str, Any]:
        whole = super().position(state)
        del whole["seats"][0]["grave"]
        return whole


class OtherLoad(Variant):
    def load(self, position: Any) -> TollState:
        s = super().load(position)
        one, two, *_ = s.seats
        one.hand, two.hand = two.hand, one.hand
        return s


class OpenPosition(Variant):
    def position(self, state: TollState) -> dict[str, Any]:
        return {**super().position(state), "options": state.options}


class Trusting(Variant):
    def load(self, position: Any) -> TollState:
        assert position["round"] > 0
        return super().load(position)


class Unchecked(Variant):
    def load(self, position: Any) -> TollState:
        try:
            return super().load(position)
        except BadPosition:
            s = self.start(2)
            s.seats[0].coins = -1
            return s


class Restless(Usual):
    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
            s.seats[0].coins += 1
        super().proceed(s)


class StaleMenu(Table):
    def advance(self, code: int, menu: Menu) -> None:
        super().advance(code, menu)
        menu.offer(steps.HOLD)


class Remembering(Variant):
    """Its start is marked by the games before."""

    started: int = 0

    def set_up(self, players: int, options: dict[str, Any]) -> TollState:
        s = super().set_up(players, options)
        Remembering.started += 1
        s.seats[0].coins += Remembering.started
        return s


FAULTS: Final[Faults] = [
    ("a copy differs", with_table(ForgetfulCopy)),
    ("moving a copy changed the original", with_table(ShallowCopy)),
    ("moving a copy changed the original", with_table(SharedList)),
    ("a copy reports events", with_table(TalkingCopy)),
    ("two equal states went apart", HiddenCounter),
    ("two equal states went apart", HiddenFromPosition),
    ("two equal states went apart", OwnMemory),
    ("loads as another state", HiddenFromChoices),
    ("loads as another state", HiddenFromWeights),
    ("loads as another state", HiddenFromAwaited),
    ("loads as another state", HiddenFromScores),
    ("does not load: deck", LostField),
    ("does not load: seats[0].grave: is missing", PartialPosition),
    ("loads as another state", OtherLoad),
    ("shares parts with the state", OpenPosition),
    ("raises TypeError", Trusting),
    (": seats[0].coins -1 is not 0 to 99", Unchecked),
    ("proceeding again changes the state", with_step(Restless(*PLAY))),
    ("asking again at deal", with_table(StaleMenu)),
    ("leaves traces", Remembering),
]
