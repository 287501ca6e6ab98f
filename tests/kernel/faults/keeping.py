"""Faults in copies, positions and what happens between choices."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.toll import Toll, steps
from tabard.games.toll.state import TollState
from tabard.games.toll.tables import KINDS
from tabard.kernel.errors import BadPosition
from tabard.kernel.menu import Menu
from tests.kernel.faults import Faults, with_step, with_table

DEAL: Final = ("deal", "TOLL-1.1")
PLAY: Final = ("play", "TOLL-1.2")
PLEDGE: Final = ("pledge", "TOLL-1.4")


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


class CountingPlay(steps.Play):
    def take(self, s: TollState, code: int) -> None:
        super().take(s, code)
        assert isinstance(s, Tired)
        s.plays += 1


class TiringPlay(CountingPlay):
    def take(self, s: TollState, code: int) -> None:
        super().take(s, code)
        assert isinstance(s, Tired)
        if s.plays == 3:
            s.coins[0] += 1


class HiddenCounter(with_step(TiringPlay("play", "TOLL-1.2"))):  # type: ignore[misc]
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


def tired(s: TollState) -> bool:
    """Whether anybody has played yet."""
    assert isinstance(s, Tired)
    return s.plays > 0


class OwnMemory(with_step(CountingPlay(*PLAY))):  # type: ignore[misc]
    """Shows in the view what no position has."""

    table = HalfHidden

    def view(self, state: TollState, seat: int | None) -> dict[str, Any]:
        return {**super().view(state, seat), "tired": tired(state)}


class TiredHolding(CountingPlay):
    """Holding is called paying once somebody has played."""

    def ask(self, s: TollState, menu: Menu) -> None:
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(steps.PLAY + card)
        menu.offer(steps.PAY if tired(s) else steps.HOLD)

    def take(self, s: TollState, code: int) -> None:
        super().take(s, steps.HOLD if code == steps.PAY else code)


class TiredDeal(steps.Deal):
    def ask(self, s: TollState, menu: Menu) -> None:
        for card, left in enumerate(s.deck):
            menu.offer_weighted(steps.DRAW + card, left + 1 + tired(s))


class TiredPledge(steps.Pledge):
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
        return [coins + tired(state) for coins in state.coins]


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
        try:
            return super().load(position)
        except BadPosition:
            s = self.start(2)
            s.coins[0] = -1
            return s


class Restless(steps.Play):
    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
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
    ("does not load: position: TOLL-1.1", LostField),
    ("does not load: graves: is missing", PartialPosition),
    ("loads as another state", OtherLoad),
    ("shares parts with the state", OpenPosition),
    ("raises TypeError", Trusting),
    (": TOLL-1.3: coins below nothing", Unchecked),
    ("proceeding again changes the state", with_step(Restless(*PLAY))),
    ("asking again at deal", with_table(StaleMenu)),
    ("leaves traces", Remembering),
]
