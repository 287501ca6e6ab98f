"""Step 1: what an immediate event asks of each player in turn order (WWE-5.3, section 21)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.ledger import gain, lose_vp, pay
from tabard.games.world.state import Player, WorldState
from tabard.games.world.steps.discard import lay_unused, offer_hand
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class EachPlayer(Step[WorldState]):
    """Asks the players one after another, if this round's event is one of its own."""

    def concerns(self, s: WorldState) -> bool:
        """Whether this round's event asks here."""
        raise NotImplementedError

    def asks(self, s: WorldState, seat: i64) -> bool:
        """Whether a player has to choose; what he needs not choose is done here."""
        raise NotImplementedError

    def proceed(self, s: WorldState) -> None:
        if self.concerns(s):
            while s.progress < s.players:
                seat = s.seat_in_turn(s.progress)
                if self.asks(s, seat):
                    s.awaits(seat)
                    return
                s.progress += 1
        s.next()

    def answered(self, s: WorldState, code: i64) -> None:
        """Go on with the next player."""
        s.last = code
        s.progress += 1
        s.carry_on()


def swap_possible(s: WorldState, p: Player, event: i64, kind: i64) -> bool:
    """Whether a player has the price of a swap, and its source the goods (WWE-5.5)."""
    if p.owns(e.SWAP_GIVES[event]) < e.SWAP_PRICE[event]:
        return False
    return s.available(kind, e.SWAP_COUNT[event]) == e.SWAP_COUNT[event]


def can_swap(s: WorldState, p: Player, event: i64) -> bool:
    """Whether a player can make any swap of an event."""
    for kind in e.SWAP_GETS[event]:
        if swap_possible(s, p, event, kind):
            return True
    return False


def offer_swaps(s: WorldState, p: Player, event: i64, menu: Menu) -> None:
    """Offer what an event swaps for."""
    rule = e.EVENT_RULES[event]
    for kind in e.SWAP_GETS[event]:
        have = p.owns(e.SWAP_GIVES[event])
        if swap_possible(s, p, event, kind):
            menu.offer(a.SWAP_FOR[kind])
        elif have < e.SWAP_PRICE[event]:
            menu.refuse(a.SWAP_FOR[kind], rule, "cannot-pay", e.SWAP_PRICE[event], have)
        else:
            menu.refuse(a.SWAP_FOR[kind], rule, "exhausted")


def swap(s: WorldState, seat: i64, event: i64, kind: i64) -> None:
    """Give the price, take the goods."""
    rule = e.EVENT_RULES[event]
    s.tell(rule, "swaps", seat, 0, e.EVENT_IDS[event])
    pay(s, seat, e.SWAP_GIVES[event], e.SWAP_PRICE[event], rule)
    gain(s, seat, kind, e.SWAP_COUNT[event], rule)


class EventChoice(EachPlayer):
    """A swap, a gain or a payment of choice (D03); a swap at most once for each (WWE-5.5)."""

    def concerns(self, s: WorldState) -> bool:
        return s.is_now(e.SWAP_ONCE | e.GAIN_CHOICE | e.PAY_CHOICE)

    def asks(self, s: WorldState, seat: i64) -> bool:
        if s.is_now(e.SWAP_ONCE):
            return can_swap(s, s.seats[seat], s.event)
        return True

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        if s.is_now(e.SWAP_ONCE):
            offer_swaps(s, p, s.event, menu)
            menu.offer(a.DECLINE)
        elif s.is_now(e.GAIN_CHOICE):
            for kind in e.GAIN_KINDS[s.event]:
                if s.available(kind, e.GAIN_AMOUNT[s.event]) > 0:
                    menu.offer(a.GAIN_OF[kind])
                else:
                    menu.refuse(a.GAIN_OF[kind], e.EVENT_RULES[s.event], "exhausted")
        else:
            self.offer_payments(s, p, menu)

    def absent(self, s: WorldState, code: i64) -> str:
        """A kind that this event neither takes nor gives (WWE-9.6)."""
        return "not-of-this-event"

    def offer_payments(self, s: WorldState, p: Player, menu: Menu) -> None:
        """Offer the ways to pay; losing points where that is free, or where nothing can be paid."""
        rule = e.EVENT_RULES[s.event]
        can_pay = False
        for n in range(len(e.PAY_KINDS[s.event])):
            kind: i64 = e.PAY_KINDS[s.event][n]
            count: i64 = e.PAY_COUNTS[s.event][n]
            if p.owns(kind) >= count:
                menu.offer(a.PAY_WITH[kind])
                can_pay = True
            else:
                menu.refuse(a.PAY_WITH[kind], rule, "cannot-pay", count, p.owns(kind))
        if has(e.MAY_LOSE, s.event) or not can_pay:
            menu.offer(a.LOSE_POINTS)
        else:
            menu.refuse(a.LOSE_POINTS, rule, "must-pay")

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        event = s.event
        rule = e.EVENT_RULES[event]
        if code == a.DECLINE:
            s.tell(rule, "declines", seat)
        elif code == a.LOSE_POINTS:
            lose_vp(s, seat, e.PAY_LOSS[event], rule)
        elif s.is_now(e.SWAP_ONCE):
            swap(s, seat, event, a.SWAPPED[code - a.SWAP])
        elif s.is_now(e.GAIN_CHOICE):
            gain(s, seat, a.GAINED[code - a.GAIN], e.GAIN_AMOUNT[event], rule)
        else:
            kind: i64 = a.PAID[code - a.PAY]
            for n in range(len(e.PAY_KINDS[event])):
                if e.PAY_KINDS[event][n] == kind:
                    pay(s, seat, kind, e.PAY_COUNTS[event][n], rule)
        self.answered(s, code)


class GoodsLoss(EachPlayer):
    """Ralph takes goods of each player's choice (D04, WWE-21.III04)."""

    def concerns(self, s: WorldState) -> bool:
        return s.is_now(e.LOSES_GOODS)

    def asks(self, s: WorldState, seat: i64) -> bool:
        p = s.seats[seat]
        total: i64 = 0
        for kind in e.LOST_KINDS:
            total += p.owns(kind)
        if total > e.GOODS_LOST:
            return True
        for kind in e.LOST_KINDS:  # who has no more gives all
            pay(s, seat, kind, p.owns(kind), self.rule)
        return False

    def ask(self, s: WorldState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for n in range(len(e.LOSSES)):
            if self.has_all(p, n):
                menu.offer(a.GIVE_UP + n)
            else:
                menu.refuse(a.GIVE_UP + n, self.rule, "goods-not-owned")

    def has_all(self, p: Player, n: i64) -> bool:
        """Whether a player owns the goods of one way to give up some."""
        goods = e.LOSSES[n]
        for kind in goods:
            count: i64 = 0
            for other in goods:
                if other == kind:
                    count += 1
            if p.owns(kind) < count:
                return False
        return True

    def take(self, s: WorldState, code: i64) -> None:
        for kind in e.LOSSES[code - a.GIVE_UP]:
            pay(s, s.to_move, kind, 1, self.rule)
        self.answered(s, code)


class HouseLoss(EachPlayer):
    """The plague empties a house of each player (D05, WWE-21.III01)."""

    def concerns(self, s: WorldState) -> bool:
        return s.is_now(e.LOSES_HOUSE)

    def asks(self, s: WorldState, seat: i64) -> bool:
        if s.seats[seat].houses != 0:
            return True
        lose_vp(s, seat, e.NO_HOUSE_LOSS[s.event], self.rule)
        return False

    def ask(self, s: WorldState, menu: Menu) -> None:
        houses = s.seats[s.to_move].houses
        for plot in range(t.PLOTS):
            if has(houses, plot):
                menu.offer(a.VACATE + plot)
            elif menu.explaining:
                menu.refuse(a.VACATE + plot, self.rule, "not-your-house")

    def take(self, s: WorldState, code: i64) -> None:
        plot = code - a.VACATE
        s.seats[s.to_move].houses &= ~bit(plot)
        s.tell(self.rule, "takes-back-house", s.to_move, 0, "", t.PLOT_IDS[plot])
        self.answered(s, code)


class War(EachPlayer):
    """War with France: everybody lays a card unused, and there are no turns (D06, WWE-21.II01)."""

    def concerns(self, s: WorldState) -> bool:
        return s.is_now(e.WAR)

    def asks(self, s: WorldState, seat: i64) -> bool:
        return not s.seats[seat].suffers(t.ROYAL_COURT)  # WWE-17.3

    def ask(self, s: WorldState, menu: Menu) -> None:
        offer_hand(s, menu, s.to_move, a.LAY, self.rule)

    def take(self, s: WorldState, code: i64) -> None:
        seat = s.to_move
        self.answered(s, code)
        lay_unused(s, seat, code - a.LAY, self.rule)


EVENT_CHOICE: Final[EventChoice] = EventChoice("event_choice", "WWE-5.3")
GOODS_LOSS: Final[GoodsLoss] = GoodsLoss("goods_loss", "WWE-21.III04")
HOUSE_LOSS: Final[HouseLoss] = HouseLoss("house_loss", "WWE-21.III01")
WAR: Final[War] = War("war", "WWE-21.II01")
