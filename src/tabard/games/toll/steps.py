"""The choices of Toll, and the steps of a round in the order of its rules."""

from __future__ import annotations

from typing import Final

from tabard.games.toll import tables as t
from tabard.games.toll.state import NOT_YET, TollState
from tabard.kernel.actions import Actions, Family, each
from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step

ACTIONS: Final = Actions(
    Family("draw", ("card",), each(t.KINDS)),
    Family("play", ("card",), each(t.KINDS)),
    Family("hold", declines=True),
    Family("pay"),
    Family("bury", ("card",), each(t.KINDS)),
    Family("bear"),
    Family("pledge", ("coins",), each(range(t.MOST_PLEDGED + 1))),
)
DRAW: Final = ACTIONS.first("draw")
PLAY: Final = ACTIONS.first("play")
HOLD: Final = ACTIONS.first("hold")
PAY: Final = ACTIONS.first("pay")
BURY: Final = ACTIONS.first("bury")
BEAR: Final = ACTIONS.first("bear")
PLEDGE: Final = ACTIONS.first("pledge")
ROBBERY: Final = 0  # the part that a thief calls


@mypyc_attr(allow_interpreted_subclasses=True)
class Deal(Step[TollState]):
    """A card for everybody (TOLL-1.1)."""

    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: TollState, menu: Menu) -> None:
        for card, left in enumerate(s.deck):
            if left > 0:
                menu.offer_weighted(DRAW + card, left)

    def take(self, s: TollState, code: i64) -> None:
        card = code - DRAW
        s.deck[card] -= 1
        s.hands[s.progress][card] += 1
        s.tell_secretly(self.rule, "draws", s.progress, t.KINDS[card])
        s.progress += 1
        s.carry_on()


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Step[TollState]):
    """A card from the hand, or none (TOLL-1.2)."""

    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
            s.awaits(s.progress)
        else:
            s.next()

    def ask(self, s: TollState, menu: Menu) -> None:
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(PLAY + card)
            else:
                menu.refuse(PLAY + card, self.rule, "not-in-hand")
        menu.offer(HOLD)

    def take(self, s: TollState, code: i64) -> None:
        seat = s.to_move
        s.progress += 1
        s.carry_on()
        if code != HOLD:
            card = code - PLAY
            s.hands[seat][card] -= 1
            s.played[card] += 1
            s.coins[seat] += t.WORTH[card]
            s.tell(self.rule, "plays", seat, t.WORTH[card], t.KINDS[card])
            if card == t.THIEF:
                s.call(s.game.called[ROBBERY])


@mypyc_attr(allow_interpreted_subclasses=True)
class Robbed(Step[TollState]):
    """The seat after the thief pays, buries or bears (TOLL-1.3)."""

    def proceed(self, s: TollState) -> None:
        s.awaits(s.main_progress() % s.players)

    def ask(self, s: TollState, menu: Menu) -> None:
        if s.coins[s.to_move] > 0:
            menu.offer(PAY)
        else:
            menu.refuse(PAY, self.rule, "needs-coins", 1, 0)
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(BURY + card)
        menu.offer(BEAR)

    def take(self, s: TollState, code: i64) -> None:
        seat, thief = s.to_move, s.main_progress() - 1
        if BURY <= code < BURY + len(t.KINDS):
            s.hands[seat][code - BURY] -= 1
            s.graves[seat][code - BURY] += 1
            self.tell_burial(s, seat, t.KINDS[code - BURY])
        else:
            if code == PAY:
                s.coins[seat] -= 1
            s.coins[thief] += 1
            s.tell(self.rule, "robs", thief, 1)
        s.done()

    def tell_burial(self, s: TollState, seat: int, card: str) -> None:
        """What a card was is seen by all only when graves are open."""
        if s.options["open_graves"]:
            s.tell(self.rule, "buries", seat, 0, card)
        else:
            s.tell_secretly(self.rule, "buries", seat, card)


@mypyc_attr(allow_interpreted_subclasses=True)
class Pledge(Step[TollState]):
    """All pledge at once; then it is seen who pledged the most (TOLL-1.4)."""

    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
            s.awaits(s.progress)
            return
        most = max(s.pledges)
        for seat, coins in enumerate(s.pledges):
            prize = t.PRIZE if coins == most and s.pledges.count(most) == 1 else 0
            s.coins[seat] += prize - coins
            s.tell(self.rule, "pledged", seat, coins)
        s.pledges = [NOT_YET] * s.players
        s.next()

    def awaited(self, s: TollState) -> list[int]:
        return [seat for seat in range(s.to_move, s.players) if s.coins[seat] > 0]

    def ask(self, s: TollState, menu: Menu) -> None:
        for coins in range(t.MOST_PLEDGED + 1):
            if coins <= s.coins[s.to_move]:
                menu.offer(PLEDGE + coins)
            else:
                menu.refuse(PLEDGE + coins, self.rule, "needs-coins", coins, s.coins[s.to_move])

    def take(self, s: TollState, code: i64) -> None:
        s.pledges[s.to_move] = code - PLEDGE
        s.tell_secretly(self.rule, "pledges", s.to_move, str(code - PLEDGE))
        s.progress += 1
        s.carry_on()


@mypyc_attr(allow_interpreted_subclasses=True)
class RoundsEnd(Step[TollState]):
    """Another round, or the end (TOLL-2.1)."""

    def proceed(self, s: TollState) -> None:
        if s.round == s.options["rounds"]:
            s.game_over()
        else:
            s.round += 1
            s.next()
