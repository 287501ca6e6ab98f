"""What the six guilds have in common: payments, rewards, and goods moved between them (16)."""

from __future__ import annotations

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.guilds import PULL, Cartage, Work
from tabard.games.feudum.ledger import gain_vp, one_good
from tabard.games.feudum.player import NONE
from tabard.games.feudum.sequences import with_value, without_value
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.writs import draw_writs
from tabard.kernel.ints import has, i64, size
from tabard.kernel.menu import Menu
from tabard.kernel.sets import PART_IS_LAID, PART_OF_A_SET, SetAsked
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


def pay_guild(s: FeudumState, seat: i64, guild: i64, price: i64) -> None:
    """Split a price coin by coin: master, journeyman, charity (FEU-16.2)."""
    s.seats[seat].coins -= price
    s.tell("FEU-16.2", "pays-guild", seat, price, "", t.GUILD_IDS[guild])
    shares: i64 = t.PAID_SEATS + 1
    for rank in range(shares):
        share = (price + shares - 1 - rank) // shares
        if share > 0:
            pay_share(s, guild, rank, share)


def pay_share(s: FeudumState, guild: i64, rank: i64, share: i64) -> None:
    """One part of a price: to a member, to the supply for a vacant seat, or to charity."""
    if rank == t.PAID_SEATS:
        if has(t.TO_COFFER, guild):
            s.coffer += share
            s.tell("FEU-16.2", "coins-to-coffer", CHANCE, share)
        else:
            s.purse += share
            s.tell("FEU-16.2", "coins-to-purse", CHANCE, share)
        return
    member = s.seated(guild, rank)
    if member == NONE:
        s.bank += share
    else:
        s.seats[member].coins += share
        s.tell("FEU-16.2", "earns-coins", member, share, t.SEAT_IDS[rank], t.GUILD_IDS[guild])


def feasting(s: FeudumState) -> bool:
    """Whether the function performed is another player's, at a feast (FEU-16.6)."""
    return s.of(Work).host != s.active


def pull_done(s: FeudumState, reached: bool, rule: str) -> None:
    """The reward of a pull: points and a writ if its condition holds (FEU-16.4, FEU-16.8)."""
    if reached:
        gain_vp(s, s.active, t.PULL_VP, rule)
    if feasting(s):
        gain_vp(s, s.active, t.FEAST_VP, "FEU-16.6")
    s.next()
    if reached:
        draw_writs(s, s.active, t.PULL_WRITS, rule)


def push_done(s: FeudumState, goals: i64, rule: str) -> None:
    """The reward of a push by its goals (FEU-16.4, FEU-16.8)."""
    points: i64 = t.PUSH_VP[min(goals, t.MOST_GOALS)]
    if points > 0:
        gain_vp(s, s.active, points, rule)
    if feasting(s):
        gain_vp(s, s.active, t.FEAST_VP, "FEU-16.6")
    s.next()


def share_out(s: FeudumState, guild: i64, amount: i64, rule: str) -> i64:
    """Master and journeyman split purse or coffer; what remains there (FEU-20.6, FEU-26.4).

    The host's share goes to the one who feasts (FEU-16.7); a master alone leaves the other part.
    """
    journeyman = s.seated(guild, t.JOURNEYMAN)
    small = amount // t.PAID_SEATS
    large = amount - small
    if large > 0:
        s.seats[s.active].coins += large
        s.tell(rule, "shares-out", s.active, large, "", t.GUILD_IDS[guild])
    if journeyman == NONE:
        return small
    if small > 0:
        s.seats[journeyman].coins += small
        s.tell(rule, "shares-out", journeyman, small, "", t.GUILD_IDS[guild])
    return 0


def movable(s: FeudumState, to_market: bool, kind: i64) -> i64:
    """How many goods of a kind can move on (FEU-16.5)."""
    if to_market:
        return min(s.in_barn(kind), t.MARKET_ROOM - s.on_market(kind))
    return min(s.on_market(kind), t.STORE_ROOM[kind] - s.in_store(kind))


def all_movable(s: FeudumState, to_market: bool) -> i64:
    """How many goods can move on."""
    number: i64 = 0
    for kind in range(t.GOODS):
        number += movable(s, to_market, kind)
    return number


def full_rows(market: i64) -> i64:
    """Complete rows of the Merchant Guild (FEU-21.2)."""
    count: i64 = 0
    for kind in range(t.GOODS):
        if market >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK == t.MARKET_ROOM:
            count += 1
    return count


def full_columns(market: i64) -> i64:
    """Complete columns of the Merchant Guild (FEU-21.2)."""
    count: i64 = t.MARKET_ROOM
    for kind in range(t.GOODS):
        count = min(count, market >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK)
    return count


def lines_completed(s: FeudumState) -> i64:
    """Rows or columns of the market newly completed, whichever are more (FEU-20.5)."""
    before = s.of(Cartage).before
    rows = full_rows(s.market) - full_rows(before)
    columns = full_columns(s.market) - full_columns(before)
    return max(rows, columns)


def stores_filled(s: FeudumState) -> i64:
    """Alchemist stores newly filled (FEU-21.5)."""
    count: i64 = 0
    before = s.of(Cartage).before
    for kind in range(t.GOODS):
        earlier = before >> (kind * t.GOODS_WIDTH) & t.GOODS_MASK
        if s.in_store(kind) == t.STORE_ROOM[kind] and earlier < t.STORE_ROOM[kind]:
            count += 1
    return count


class Transfer(Step[FeudumState]):
    """Goods of choice to the next guild, as many as can be, kinds ascending (FEU-33.3).

    From the barn to the market by the farmers' push and the merchants' pull, from the market to the
    stores by the merchants' push and the alchemists' pull; each guild's module has its own.
    `progress` 0: they are counted; 1: they move.
    """

    def __init__(self, name: str, rule: str, function: int, to_market: bool, number: int) -> None:
        super().__init__(name, rule)
        self.function: i64 = function
        self.to_market: bool = to_market
        self.number: i64 = number

    def proceed(self, s: FeudumState) -> None:
        cartage = s.of(Cartage)
        if s.progress == 0:
            cartage.before = s.market if self.to_market else s.stores
            cartage.left = min(self.number, all_movable(s, self.to_market))
            s.progress = 1
        elif cartage.left > 0:
            s.awaits(s.active)
        else:
            self.finish(s)

    def finish(self, s: FeudumState) -> None:
        """All has moved: what was completed."""
        goals = lines_completed(s) if self.to_market else stores_filled(s)
        if self.function == PULL:
            pull_done(s, goals > 0, self.rule)
        else:
            push_done(s, goals, self.rule)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        cartage = s.of(Cartage)
        later: i64 = 0
        for kind in range(cartage.next_kind, t.GOODS):
            later += movable(s, self.to_market, kind)
        for kind in range(t.GOODS):
            code = a.MOVE_GOOD + kind
            number = movable(s, self.to_market, kind)
            if kind < cartage.next_kind:
                menu.refuse(code, "FEU-33.1", PART_IS_LAID)
                continue
            if number == 0:
                menu.refuse(code, "FEU-16.5", "cannot-be-moved")
            elif later < cartage.left:
                menu.refuse(code, "FEU-33.1", PART_OF_A_SET)
            else:
                menu.offer(code)
            later -= number

    def set_asked(self, s: FeudumState) -> SetAsked | None:
        cartage = s.of(Cartage)
        pool: dict[int, int] = {}
        for kind in range(cartage.next_kind, t.GOODS):
            number = movable(s, self.to_market, kind)
            if number > 0:
                pool[int(a.MOVE_GOOD + kind)] = int(number)
        return SetAsked(pool, cartage.left, cartage.left)

    def take(self, s: FeudumState, code: i64) -> None:
        kind = code - a.MOVE_GOOD
        cartage = s.of(Cartage)
        cartage.next_kind = kind
        cartage.left -= 1
        if self.to_market:
            s.barn -= one_good(kind, 1)
            s.market += one_good(kind, 1)
            s.tell(self.rule, "moves-good", s.active, 1, t.GOOD_IDS[kind], t.GUILD_IDS[t.MERCHANT])
        else:
            s.market -= one_good(kind, 1)
            s.stores += one_good(kind, 1)
            s.tell(self.rule, "moves-good", s.active, 1, t.GOOD_IDS[kind], t.GUILD_IDS[t.ALCHEMIST])
        s.carry_on()


def offer_beads(s: FeudumState, menu: Menu) -> None:
    """The lowest and the highest bead of the rosary, each as likely (FEU-20.4, FEU-26.1)."""
    menu.offer(a.DRAW_BEAD)
    if s.rosary[0] != s.rosary[len(s.rosary) - 1]:
        menu.offer(a.DRAW_BEAD + 1)


def take_bead(s: FeudumState, code: i64) -> i64:
    """Take the drawn bead off the rosary; its value."""
    value = s.rosary[0] if code == a.DRAW_BEAD else s.rosary[len(s.rosary) - 1]
    s.rosary = without_value(s.rosary, value)
    return value


def to_rosary(s: FeudumState, scroll: i64, rule: str) -> None:
    """Turn the seal of a scroll and put it on the rosary (FEU-25.4, FEU-26.2)."""
    value = s.scrolls[scroll]
    s.set_scroll(scroll, 0)
    s.rosary = with_value(s.rosary, value)
    s.tell(rule, "seal-to-rosary", s.active, value, "", t.SCROLL_IDS[scroll])


def scroll_lines(before: i64, after: i64) -> i64:
    """Rows or columns of scrolls newly completed, whichever are more (FEU-23.3)."""
    rows: i64 = 0
    columns: i64 = 0
    for line in t.SCROLL_ROWS:
        if after & line == line and before & line != line:
            rows += 1
    for line in t.SCROLL_COLUMNS:
        if after & line == line and before & line != line:
            columns += 1
    return max(rows, columns)


def free_scrolls(s: FeudumState) -> i64:
    """How many scrolls have no seal."""
    return t.SCROLLS - size(s.full_scrolls())


def offer_scrolls(menu: Menu, able: i64, first: i64, left: i64, rule: str, why: str) -> None:
    """The scrolls from the first on, in their order; `left` are still to be chosen (FEU-33.1)."""
    later = size(able >> first)
    for scroll in range(t.SCROLLS):
        code = a.SCROLL + scroll
        if not has(able, scroll):
            menu.refuse(code, rule, why)
        elif scroll < first:
            menu.refuse(code, "FEU-33.1", PART_IS_LAID)
        else:
            if later < left:
                menu.refuse(code, "FEU-33.1", PART_OF_A_SET)
            else:
                menu.offer(code)
            later -= 1


def scrolls_from(first: i64, able: i64) -> dict[int, int]:
    """The scrolls of a set from the first on, each once, as choices."""
    return {int(a.SCROLL + scroll): 1 for scroll in range(first, t.SCROLLS) if has(able, scroll)}
