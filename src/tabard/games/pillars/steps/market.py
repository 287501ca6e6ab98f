"""Station 12: the market, builder by builder in a circle (section 16)."""

from __future__ import annotations

from typing import Final

from tabard.games.pillars import actions as a
from tabard.games.pillars import tables as t
from tabard.games.pillars.ledger import gain_gold, pay, return_cubes, take_from_market
from tabard.games.pillars.state import NONE, PillarsState, Player
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class Market(Step[PillarsState]):
    """Each builder in cyclic order buys, sells, or passes for good (D09, PIL-16.1, PIL-16.2).

    `progress` is the space whose builder acts.
    """

    def proceed(self, s: PillarsState) -> None:
        for _ in range(t.STATION_SPACES[t.MARKET]):
            seat = s.builder_at(t.FIRST_SPACE[t.MARKET] + s.progress)
            if seat != NONE:
                s.awaits(seat)
                return
            self.next_space(s)
        s.next()

    def next_space(self, s: PillarsState) -> None:
        """Go round the spaces."""
        s.progress += 1
        if s.progress == t.STATION_SPACES[t.MARKET]:
            s.progress = 0

    def ask(self, s: PillarsState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        code: i64 = a.BUY
        for kind in t.MARKET_KINDS:
            self.ask_buying(s, p, kind, code, menu)
            code += a.BUY_STRIDE
        for kind in range(t.KINDS):
            self.ask_selling(p, kind, menu)
        menu.offer(a.PASS)  # taken by itself when nothing else is open (PIL-16.7)

    def ask_buying(self, s: PillarsState, p: Player, kind: i64, code: i64, menu: Menu) -> None:
        """Offer 1 to as many cubes as stock and gold allow (PIL-16.3)."""
        most: i64 = min(s.on_market(kind), p.gold // t.BUY_PRICE[kind])
        if p.row & t.NEEDED_TO_BUY[kind] == 0 or has(p.sold, kind):
            most = 0
        for number in range(most):
            menu.offer(code + number)
        if menu.explaining:
            for number in range(most, a.BUY_STRIDE):
                self.refuse_buying(s, p, kind, code + number, number + 1, menu)

    def refuse_buying(
        self, s: PillarsState, p: Player, kind: i64, code: i64, number: i64, menu: Menu
    ) -> None:
        """Say why this many cubes cannot be bought."""
        if p.row & t.NEEDED_TO_BUY[kind] == 0:
            menu.refuse(code, "PIL-16.3", "buying-needs-a-woodworker")
        elif has(p.sold, kind):
            menu.refuse(code, "PIL-16.6", "sold-this-round")  # PIL-27.4
        elif s.on_market(kind) < number:
            menu.refuse(code, "PIL-16.3", "too-few-on-the-market", number, s.on_market(kind))
        else:
            menu.refuse(code, "PIL-16.3", "too-little-gold", number * t.BUY_PRICE[kind], p.gold)

    def ask_selling(self, p: Player, kind: i64, menu: Menu) -> None:
        """Offer 1 to all cubes the player owns (PIL-16.4)."""
        most: i64 = min(p.cubes(kind), t.CUBES[kind])
        if p.row & t.NEEDED_TO_SELL[kind] == 0 or has(p.bought, kind):
            most = 0
        for number in range(most):
            menu.offer(a.SELL_FROM[kind] + number)
        if menu.explaining:
            for number in range(most, t.CUBES[kind]):
                code: i64 = a.SELL_FROM[kind] + number
                if p.row & t.NEEDED_TO_SELL[kind] == 0:
                    menu.refuse(code, "PIL-16.4", "selling-needs-a-stonecutter")
                elif has(p.bought, kind):
                    menu.refuse(code, "PIL-16.6", "bought-this-round")
                else:
                    menu.refuse(code, "PIL-16.4", "too-few-cubes", number + 1, p.cubes(kind))

    def take(self, s: PillarsState, code: i64) -> None:
        seat = s.to_move
        if code == a.PASS:
            s.tell("PIL-16.1", "leaves-market", seat)
            s.send_home(t.FIRST_SPACE[t.MARKET] + s.progress)
        elif code < a.SELL:
            self.buy(s, seat, code - a.BUY)
        else:
            self.sell(s, seat, code)
        self.next_space(s)
        s.carry_on()

    def buy(self, s: PillarsState, seat: i64, offer: i64) -> None:
        """Buy cubes of one kind at the full price (PIL-16.3)."""
        kind: i64 = t.MARKET_KINDS[offer // a.BUY_STRIDE]
        number = offer % a.BUY_STRIDE + 1
        p = s.seats[seat]
        pay(s, seat, number * t.BUY_PRICE[kind])
        take_from_market(s, seat, kind, number)
        p.bought |= bit(kind)
        s.tell("PIL-16.3", "buys", seat, number, t.KIND_IDS[kind])

    def sell(self, s: PillarsState, seat: i64, code: i64) -> None:
        """Sell cubes of one kind into the supply (PIL-16.4)."""
        kind: i64 = t.KINDS - 1
        while code < a.SELL_FROM[kind]:
            kind -= 1
        number = code - a.SELL_FROM[kind] + 1
        return_cubes(s, seat, kind, number)
        s.seats[seat].sold |= bit(kind)
        s.tell("PIL-16.4", "sells", seat, number, t.KIND_IDS[kind])
        gain_gold(s, seat, number * t.SELL_PRICE[kind], "PIL-16.4")


MARKET: Final[Market] = Market("market", "PIL-16.1")
