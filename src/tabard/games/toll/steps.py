"""The choices of Toll, and the steps of a round in the order of its rules."""

from __future__ import annotations

from typing import Final

from tabard.games.toll import tables as t
from tabard.games.toll.state import NONE, TollState
from tabard.kernel.actions import Actions, Family, each
from tabard.kernel.ints import i64
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step

ACTIONS: Final = Actions(
    Family("draw", ("card",), each(t.KINDS)),
    Family("play", ("card",), each(t.KINDS)),
    Family("hold", declines=True),
    Family("pay"),
    Family("bury", ("card",), each(t.KINDS)),
    Family("bear"),
    Family("pledge", ("coins",), each(t.PLEDGES)),
)
DRAW: Final = ACTIONS.first("draw")
PLAY: Final = ACTIONS.first("play")
HOLD: Final = ACTIONS.first("hold")
PAY: Final = ACTIONS.first("pay")
BURY: Final = ACTIONS.first("bury")
BEAR: Final = ACTIONS.first("bear")
PLEDGE: Final = ACTIONS.first("pledge")


class Deal(Step[TollState]):
    """A card for everybody (TOLL-1.1)."""

    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: TollState, menu: Menu) -> None:
        for card in range(len(t.KINDS)):
            left = t.number(s.deck, card)
            if left > 0:
                menu.offer_weighted(DRAW + card, left)

    def take(self, s: TollState, code: i64) -> None:
        card = code - DRAW
        s.deck -= t.ONE[card]
        s.seats[s.progress].hand += t.ONE[card]
        s.tell_secretly(self.rule, "draws", s.progress, t.KINDS[card])
        s.progress += 1
        s.carry_on()


class Play(Step[TollState]):
    """A card from the hand, or none (TOLL-1.2)."""

    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
            s.awaits(s.progress)
        else:
            s.next()

    def ask(self, s: TollState, menu: Menu) -> None:
        hand = s.seats[s.to_move].hand
        for card in range(len(t.KINDS)):
            if t.number(hand, card) > 0:
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
            s.seats[seat].hand -= t.ONE[card]
            s.played += t.ONE[card]
            s.seats[seat].coins += t.WORTH[card]
            s.tell(self.rule, "plays", seat, t.WORTH[card], t.KINDS[card])
            if card == t.THIEF:
                s.call(ROBBERY)


class Robbed(Step[TollState]):
    """The seat after the thief pays, buries or bears (TOLL-1.3)."""

    def proceed(self, s: TollState) -> None:
        s.awaits(s.main_progress() % s.players)

    def ask(self, s: TollState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        if p.coins >= t.STOLEN:
            menu.offer(PAY)
        else:
            menu.refuse(PAY, self.rule, "needs-coins", t.STOLEN, p.coins)
        for card in range(len(t.KINDS)):
            if t.number(p.hand, card) > 0:
                menu.offer(BURY + card)
        menu.offer(BEAR)

    def take(self, s: TollState, code: i64) -> None:
        seat, thief = s.to_move, s.main_progress() - 1
        if BURY <= code < BURY + len(t.KINDS):
            self.bury(s, seat, code - BURY)
        else:
            if code == PAY:
                s.seats[seat].coins -= t.STOLEN
            s.seats[thief].coins += t.STOLEN
            s.tell(self.rule, "robs", thief, t.STOLEN)
        s.done()

    def bury(self, s: TollState, seat: i64, card: i64) -> None:
        """Lay a card into the grave; all see what it is only where graves are open."""
        s.seats[seat].hand -= t.ONE[card]
        s.seats[seat].grave += t.ONE[card]
        if s.options["open_graves"]:
            s.tell(self.rule, "buries", seat, 0, t.KINDS[card])
        else:
            s.tell_secretly(self.rule, "buries", seat, t.KINDS[card])


class Pledge(Step[TollState]):
    """All pledge at once; then it is seen who pledged the most (TOLL-1.4)."""

    def proceed(self, s: TollState) -> None:
        if s.progress < s.players:
            s.awaits(s.progress)
            return
        pledges = [int(p.pledge) for p in s.seats]
        most = max(pledges)
        for seat, p in enumerate(s.seats):
            prize = t.PRIZE if p.pledge == most and pledges.count(most) == 1 else 0
            s.tell(self.rule, "pledged", seat, p.pledge)
            p.coins += prize - p.pledge
            p.pledge = NONE
        s.next()

    def awaited(self, s: TollState) -> list[int]:
        return [seat for seat in range(s.to_move, s.players) if s.seats[seat].coins > 0]

    def ask(self, s: TollState, menu: Menu) -> None:
        have = s.seats[s.to_move].coins
        for coins in t.PLEDGES:
            if coins <= have:
                menu.offer(PLEDGE + coins)
            else:
                menu.refuse(PLEDGE + coins, self.rule, "needs-coins", coins, have)

    def take(self, s: TollState, code: i64) -> None:
        s.seats[s.to_move].pledge = code - PLEDGE
        s.tell_secretly(self.rule, "pledges", s.to_move, str(code - PLEDGE))
        s.progress += 1
        s.carry_on()


class RoundsEnd(Step[TollState]):
    """Another round, or the end (TOLL-2.1)."""

    def proceed(self, s: TollState) -> None:
        if s.round == s.options["rounds"]:
            s.game_over()
        else:
            s.round += 1
            s.next()


DEALING: Final[Deal] = Deal("deal", "TOLL-1.1")
PLAYING: Final[Play] = Play("play", "TOLL-1.2")
PLEDGING: Final[Pledge] = Pledge("pledge", "TOLL-1.4")
ROUNDS_END: Final[RoundsEnd] = RoundsEnd("rounds_end", "TOLL-2.1")
ROBBERY: Final[Part] = Part("robbery", Robbed("robbed", "TOLL-1.3"))
