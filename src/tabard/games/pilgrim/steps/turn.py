"""A turn: its beginning, the choice of an action, the recall (section 4, 6, 7, 21)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import order
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import (
    fee_of,
    possible,
    strength_at,
    what_it_costs,
    why_impossible,
)
from tabard.games.pilgrim.ledger import ordain, send_out
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import COSTLY, Menu
from tabard.kernel.step import Step


class TurnBegins(Step[PilgrimState]):
    """Whose turn it is, and the shortage of acolytes (PGM-4.1, PGM-21.1)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.order == s.mats:
            s.go(order.ROUND_END)
            return
        seat = s.active()
        if s.is_abbott(seat):
            s.go(order.ABBOTT_TURN)
            return
        s.tell("PGM-4.1", "turn-begins", seat, s.round)
        if s.seats[seat].spread != 0:
            s.go(order.START_WINDOW)
            return
        draft(s, seat)
        s.order += 1


def draft(s: PilgrimState, seat: i64) -> None:
    """Without acolytes outside, one comes from the Abbey, else a serf (PGM-21.1, PGM-21.2)."""
    p = s.seats[seat]
    if p.abbey > 0:
        send_out(s, seat, "PGM-21.1")
    elif p.village > 0:
        ordain(s, seat, "PGM-21.1")
    else:
        s.tell("PGM-21.2", "has-nobody", s.teller(seat))


class ChooseAction(Step[PilgrimState]):
    """A tithe, or a duty where the player has an acolyte (PGM-4.4, PGM-4.5, PGM-4.6)."""

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        p = s.seats[seat]
        taxation: i64 = s.layout.location_of[t.TAXATION]
        others = p.available() - p.at(t.CITY) - p.at(taxation)
        # On any other tile there is a tithe at least.
        if others > 0 or possible(s, seat, taxation):
            s.awaits(seat)
            return
        s.tell("PGM-4.6", "has-no-action", seat)
        s.go(order.END_WINDOW)

    def may_tithe(self, s: PilgrimState, place: i64) -> bool:
        """Whether a tithe can be taken on a tile (PGM-6.1)."""
        return s.layout.tithes[place] >= 0 and s.me().at(place) > 0

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        places = s.layout.location_of
        for duty in range(t.DUTIES):
            if self.may_tithe(s, places[duty]):
                menu.offer(a.TITHE + duty)
            elif duty == t.TAXATION:
                menu.refuse(a.TITHE + duty, "PGM-6.1", "no-tithe-at-taxation")
            else:
                menu.refuse(a.TITHE + duty, "PGM-6.1", "no-acolyte-there")
        for duty in range(t.DUTIES):
            if possible(s, s.to_move, places[duty]):
                menu.offer(a.DUTY + duty)
                if menu.explaining:
                    self.warn(s, duty, menu)
            elif menu.explaining:
                rule, why, need, have = why_impossible(s, s.to_move, places[duty])
                menu.refuse(a.DUTY + duty, rule, why, need, have)

    def warn(self, s: PilgrimState, duty: i64, menu: Menu) -> None:
        """Say so if all that a duty leads to destroys something or gives it away."""
        rule, why, need, have = what_it_costs(s, s.to_move, s.layout.location_of[duty])
        if why != "":
            menu.warn(a.DUTY + duty, COSTLY, rule, why, need, have)

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        if code < a.DUTY:
            s.duty_at = s.layout.location_of[code - a.TITHE]
            s.go(order.TITHE_KIND)
            return
        s.duty_at = s.layout.location_of[code - a.DUTY]
        s.strength = strength_at(s, seat, s.duty_at)
        s.value = t.STRENGTH_VALUE[s.strength]
        duty = t.DUTY_IDS[code - a.DUTY]
        s.tell("PGM-7.2", "performs-duty", seat, s.value, duty, t.STRENGTH_IDS[s.strength])
        s.go(order.DUTY_MODE)


class TitheKind(Step[PilgrimState]):
    """One of the resource on the tithe tile; nobody is recalled (PGM-6.1, PGM-6.2)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        kinds: i64 = t.TITHE_KINDS[s.layout.tithes[s.duty_at]]
        for kind in range(t.KINDS):
            if has(kinds, kind):
                menu.offer(a.TAKE + kind)
            else:
                menu.refuse(a.TAKE + kind, "PGM-6.1", "not-on-the-tithe-tile")

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        s.tell("PGM-6.1", "takes-tithe", seat, 1, t.KIND_IDS[code - a.TAKE], t.DUTY_IDS[s.duty()])
        s.seats[seat].add_goods(code - a.TAKE, 1)
        s.duty_at = 0
        s.go(order.END_WINDOW)


class DutyFee(Step[PilgrimState]):
    """The minority's fee, and what activities add; then the units (PGM-4.9, PGM-7.4, PGM-16.1)."""

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        p = s.seats[seat]
        fee = fee_of(s.strength)
        if fee > 0:
            p.silver -= fee
            s.tell("PGM-7.2", "pays-minority-fee", seat, fee)
        duty = s.duty()
        if duty == t.BUILD_ROADS:
            s.value += p.post(t.ROAD_ENGINEER)  # PGM-9.1
            s.go(order.ROAD_UNIT)
        elif duty == t.CLERICAL:
            s.value += p.post(t.VESTRY if s.mode == a.DEVOTION else t.ENGRAVER)  # PGM-10.1
            s.go(order.CLERICAL)
        elif duty == t.PRODUCE:
            s.value += p.post(t.FIELDS if s.mode == a.GROW_WHEAT else t.STONE_MASON)  # PGM-14.1
            s.go(order.PRODUCE)
        elif duty == t.GIVE_ALMS:
            if s.mode == a.PAID_ALMS:
                s.value += p.post(t.ALMS_HOUSE)  # PGM-12.2
                s.go(order.ALMS_PAYMENT)
            else:
                s.go(order.DONATE_BUILDING)
        elif duty == t.ALLOCATION:
            s.go(order.ALLOCATION)
        elif duty == t.ORDINATION:
            s.go(order.ORDINATION)
        elif duty == t.CONSTRUCT:
            s.go(order.CONSTRUCTION)
        else:
            s.go(order.TAX_FIRST)


class Recall(Step[PilgrimState]):
    """After a duty all own acolytes on its tile go to the City (PGM-4.7)."""

    def proceed(self, s: PilgrimState) -> None:
        p = s.me()
        count = p.at(s.duty_at)
        p.add_at(s.duty_at, -count)
        p.add_at(t.CITY, count)
        if count > 0:
            s.tell(self.rule, "recalls", s.active(), count, t.DUTY_IDS[s.duty()])
        s.forget_duty()
        s.go(order.END_WINDOW)


TURN_BEGINS: Final = TurnBegins("turn_begins", "PGM-4.2")
CHOOSE_ACTION: Final = ChooseAction("choose_action", "PGM-4.4")
TITHE_KIND: Final = TitheKind("tithe_kind", "PGM-6.1")
DUTY_FEE: Final = DutyFee("duty_fee", "PGM-7.4")
RECALL: Final = Recall("recall", "PGM-4.7")
