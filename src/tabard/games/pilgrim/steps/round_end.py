"""The end of a round, of a quarter and of the game (sections 22 to 24)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import atlas, scoring
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import Use
from tabard.games.pilgrim.ledger import gain, mark_used
from tabard.games.pilgrim.means import Purse, Renter, usable
from tabard.games.pilgrim.state import SOLO, PilgrimState
from tabard.games.pilgrim.steps.renting import RENTING
from tabard.games.pilgrim.steps.setup import add_tokens, clear_table
from tabard.kernel.frame import Frame
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class RoundEnd(Step[PilgrimState]):
    """Excess, ship, quarter, merchant, in this order (PGM-22.1 to 22.4, 23.6, 26.9)."""

    def proceed(self, s: PilgrimState) -> None:
        s.tell("PGM-4.1", "round-ends", CHANCE, s.round)
        for n in range(s.mats):
            if not s.is_abbott(s.seat_in_turn(n)):  # PGM-26.7
                discard_excess(s, s.seat_in_turn(n))
        s.ship += 1
        cell = s.layout.ship_cell(s.ship)
        s.tell("PGM-22.2", "ship-moves", CHANCE, s.ship, "", atlas.CELL_IDS[cell])
        over = s.ship == atlas.ROUNDS
        if over or s.ship in s.layout.site_offsets:
            end_quarter(s, over)
        if over:
            end_game(s)
            return
        s.move_merchant()
        s.tell("PGM-22.4", "merchant-moves", CHANCE, 0, "", t.LOCATION_IDS[s.merchant])
        s.next()


def discard_excess(s: PilgrimState, seat: i64) -> None:
    """Stone and wheat above the limit are lost (PGM-22.1)."""
    p = s.seats[seat]
    for kind in range(t.KINDS):
        kept: i64 = t.STONE_KEPT if kind == t.STONE else t.WHEAT_KEPT
        if kind != t.SILVER and p.goods(kind) > kept:
            lost = p.goods(kind) - kept
            p.add_goods(kind, -lost)
            s.tell("PGM-22.1", "loses-excess", seat, lost, t.KIND_IDS[kind])


def alms_winner(s: PilgrimState) -> i64:
    """Who stands highest on the alms track, or NONE (PGM-23.1 to PGM-23.3)."""
    best: i64 = NONE
    for n in range(s.mats):
        seat = s.seat_in_turn(n)
        p = s.seats[seat]
        if p.alms == 0:
            continue
        if best == NONE or p.alms > s.seats[best].alms:
            best = seat
            continue
        rival = s.seats[best]
        if p.alms == rival.alms and p.piety > rival.piety:
            best = seat
    return best


def end_quarter(s: PilgrimState, over: bool) -> None:
    """The alms are settled; then markers, dummies and tokens, unless the game is over."""
    s.quarter += 1
    s.tell("PGM-22.3", "quarter-ends", CHANCE, s.quarter)
    winner = alms_winner(s)
    if winner == NONE:
        s.tell("PGM-23.3", "nobody-gave-alms", CHANCE)
    elif s.seats[winner].abbey > 0:
        s.seats[winner].abbey -= 1
        s.seats[winner].table += 1
        kind = "abbott-wins-alms" if s.is_abbott(winner) else "wins-alms"
        s.tell("PGM-23.1", kind, s.teller(winner), s.seats[winner].table)
    else:
        kind = "abbott-wins-nothing" if s.is_abbott(winner) else "wins-nothing"
        s.tell("PGM-23.1", kind, s.teller(winner))
    if over:
        return
    for p in s.seats:  # PGM-23.4
        p.alms = 0
    move_dummy(s, False)
    move_dummy(s, True)
    if s.players == SOLO:
        add_tokens(s, s.quarter)


def move_dummy(s: PilgrimState, south: bool) -> None:
    """The rearmost dummy of a group jumps over the others (PGM-23.5)."""
    if (s.south_count if south else s.north_count) == 0:
        return
    start = s.dummy(south, 0)
    place = start
    for _ in range(t.RING):
        place = place % t.RING + 1
        if not has(s.dummies, place):
            s.pull_dummy(south)
            s.add_dummy(south, place)
            s.tell(
                "PGM-23.5", "dummy-moves", CHANCE, 0, t.LOCATION_IDS[start], t.LOCATION_IDS[place]
            )
            return


def end_game(s: PilgrimState) -> None:
    """The game is over, or the next one of a campaign begins (PGM-24.1, PGM-28.1)."""
    for seat in range(s.mats):
        kind = "abbott-scores" if s.is_abbott(seat) else "scores"
        s.tell("PGM-24.1", kind, s.teller(seat), scoring.points(s, seat))
    if s.readings.campaign:
        difference = scoring.difference(s)
        if len(s.differences) + 1 < len(t.CAMPAIGN_LEVELS):
            s.tell_scene("PGM-28.2", "campaign-difference", 0, difference)
            s.differences = (*s.differences, difference)
            s.campaign_game += 1
            clear_table(s)
            s.tell("PGM-28.1", "campaign-goes-on", 0, s.campaign_game + 1)
            s.done()
            return
        s.tell("PGM-28.2", "campaign-difference", 0, difference)
        total = scoring.campaign_sum(s)
        s.tell("PGM-28.2", "campaign-ends", 0, total, scoring.rank_of(total))
    s.tell("PGM-24.1", "game-ends", CHANCE)
    s.game_over()


def offer_trade(s: PilgrimState, menu: Menu) -> None:
    """One of the resources that the merchant trades in (PGM-19.1)."""
    kinds = s.trade_kinds()
    for kind in range(t.KINDS):
        if has(kinds, kind):
            menu.offer(a.TAKE + kind)
        else:
            menu.refuse(a.TAKE + kind, "PGM-19.1", "not-the-trade-resource")


class TradeIncome(Step[PilgrimState]):
    """One trade resource per trade route (PGM-22.5); `progress` counts the routes served."""

    def proceed(self, s: PilgrimState) -> None:
        kinds = s.trade_kinds()
        seat = self.next_owner(s)
        if kinds == 0 or seat == NONE:
            s.next()
            return
        s.awaits(seat)

    def next_owner(self, s: PilgrimState) -> i64:
        """Whose route is served next, in turn order, or NONE (PGM-18.52)."""
        left = s.progress
        for n in range(s.mats):
            seat = s.seat_in_turn(n)
            routes = s.seats[seat].routes()
            if left < routes:
                return seat
            left -= routes
        return NONE

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        offer_trade(s, menu)

    def take(self, s: PilgrimState, code: i64) -> None:
        gain(s, s.to_move, code - a.TAKE, 1, self.rule)
        s.progress += 1
        s.carry_on()


class ConfessionBox(Renter):
    """In turn order, who can may use it for the comparison of piety (PGM-20.11, PGM-22.6).

    `progress` is the place in turn order of the one who is asked.
    """

    def proceed(self, s: PilgrimState) -> None:
        active = has(s.active_buildings(), t.CONFESSION_BOX)
        while active and s.progress < s.mats:
            seat = s.seat_in_turn(s.progress)
            if s.is_abbott(seat):
                if s.seats[seat].owns(t.CONFESSION_BOX):  # PGM-26.8
                    s.seats[seat].used |= bit(t.CONFESSION_BOX)
                    s.tell("PGM-26.8", "abbott-confesses", CHANCE, t.VIRTUAL_PIETY)
            elif usable(s, seat, t.CONFESSION_BOX, self):
                s.awaits(seat)
                return
            s.progress += 1
        s.next()

    def allows(self, s: PilgrimState, purse: Purse, building: i64) -> bool:
        """Its effect needs nothing."""
        return True

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        menu.offer(a.USE + t.CONFESSION_BOX)
        menu.offer(a.FORGO)

    def take(self, s: PilgrimState, code: i64) -> None:
        if code == a.FORGO:
            s.progress += 1
            s.carry_on()
        elif s.seats[s.to_move].owns(t.CONFESSION_BOX):
            self.confess(s, s.to_move)
            s.carry_on()
        else:
            seat = s.to_move
            s.call(RENTING)
            s.of(Use).begin(seat, t.CONFESSION_BOX)

    def resumed(self, s: PilgrimState, frame: Frame) -> None:
        assert isinstance(frame, Use)
        self.confess(s, frame.user)

    def confess(self, s: PilgrimState, seat: i64) -> None:
        """The box is used."""
        mark_used(s, seat, t.CONFESSION_BOX)
        s.progress += 1


def virtual_piety(s: PilgrimState, seat: i64) -> i64:
    """Piety as the choice of the start player compares it (PGM-20.11)."""
    p = s.seats[seat]
    return p.piety + t.VIRTUAL_PIETY if has(p.used, t.CONFESSION_BOX) else p.piety


def chooser(s: PilgrimState) -> i64:
    """Who chooses the next start player (PGM-22.6, PGM-22.7)."""
    best = s.seat_in_turn(1)
    for n in range(1, s.mats + 1):
        seat = s.seat_in_turn(n) if n < s.mats else s.start_player
        if virtual_piety(s, seat) > virtual_piety(s, best):
            best = seat
    return best


class ChooseStartPlayer(Step[PilgrimState]):
    """The one with the highest piety names the next start player (PGM-22.6, PGM-26.6)."""

    def proceed(self, s: PilgrimState) -> None:
        seat = chooser(s)
        if s.is_abbott(seat):
            s.start_player = seat
            s.tell("PGM-26.6", "abbott-starts", CHANCE)
            s.next()
        else:
            s.awaits(seat)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        for seat in range(s.mats):
            menu.offer(a.NEXT_START + seat)

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = code - a.NEXT_START
        s.start_player = seat
        if s.is_abbott(seat):
            s.tell(self.rule, "lets-abbott-start", s.to_move)
        else:
            s.tell(self.rule, "starts", seat)
        s.next()


class NextRound(Step[PilgrimState]):
    """The marks of used buildings are cleared and a round begins (PGM-4.1, PGM-20.35)."""

    def proceed(self, s: PilgrimState) -> None:
        for p in s.seats:
            p.used = 0
        s.round += 1
        s.order = 0
        s.tell("PGM-4.1", "round-begins", CHANCE, s.round)
        s.next()


ROUND_END: Final = RoundEnd("round_end", "PGM-22.1")
TRADE_INCOME: Final = TradeIncome("trade_income", "PGM-22.5")
CONFESSION_BOX: Final = ConfessionBox("confession_box", "PGM-22.6")
CHOOSE_START_PLAYER: Final = ChooseStartPlayer("choose_start_player", "PGM-22.6")
NEXT_ROUND: Final = NextRound("next_round", "PGM-4.1")
