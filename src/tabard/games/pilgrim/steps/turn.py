"""A turn: its beginning, the choice of an action, the recall (section 4, 6, 7, 21)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.duties import (
    fee_of,
    possible,
    strength_at,
    what_it_costs,
    why_impossible,
)
from tabard.games.pilgrim.frames import Duty, Tithe
from tabard.games.pilgrim.ledger import ordain, send_out
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import COSTLY, Menu
from tabard.kernel.step import Step

# Whose turn it is.
PLAYERS: Final = 0
ABBOTTS: Final = 1
# The actions.
TITHE: Final = 0
DUTY: Final = 1


class TurnBegins(Step[PilgrimState]):
    """Whose turn it is, and the shortage of acolytes (PGM-4.1, PGM-21.1)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.order == s.mats:
            s.done()
            return
        seat = s.active()
        if s.is_abbott(seat):
            s.branch(ABBOTTS)
            return
        s.tell("PGM-4.1", "turn-begins", seat, s.round)
        if s.seats[seat].spread != 0:
            s.branch(PLAYERS)
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
        taxation = s.layout.place_of(t.TAXATION)
        others = p.available() - p.at(t.CITY) - p.at(taxation)
        # On any other tile there is a tithe at least.
        if others > 0 or possible(s, seat, taxation):
            s.awaits(seat)
            return
        s.tell("PGM-4.6", "has-no-action", seat)
        s.next()

    def may_tithe(self, s: PilgrimState, place: i64) -> bool:
        """Whether a tithe can be taken on a tile (PGM-6.1)."""
        return s.layout.tithe_at(place) >= 0 and s.me().at(place) > 0

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        layout = s.layout
        for duty in range(t.DUTIES):
            if self.may_tithe(s, layout.place_of(duty)):
                menu.offer(a.TITHE + duty)
            elif duty == t.TAXATION:
                menu.refuse(a.TITHE + duty, "PGM-6.1", "no-tithe-at-taxation")
            else:
                menu.refuse(a.TITHE + duty, "PGM-6.1", "no-acolyte-there")
        for duty in range(t.DUTIES):
            if possible(s, s.to_move, layout.place_of(duty)):
                menu.offer(a.DUTY + duty)
                if menu.explaining:
                    self.warn(s, duty, menu)
            elif menu.explaining:
                rule, why, need, have = why_impossible(s, s.to_move, layout.place_of(duty))
                menu.refuse(a.DUTY + duty, rule, why, need, have)

    def warn(self, s: PilgrimState, duty: i64, menu: Menu) -> None:
        """Say so if all that a duty leads to destroys something or gives it away."""
        rule, why, need, have = what_it_costs(s, s.to_move, s.layout.place_of(duty))
        if why != "":
            menu.warn(a.DUTY + duty, COSTLY, rule, why, need, have)

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        if code < a.DUTY:
            s.branch(TITHE)
            s.of(Tithe).place = s.layout.place_of(code - a.TITHE)
            return
        s.branch(DUTY)
        duty = s.of(Duty)
        duty.place = s.layout.place_of(code - a.DUTY)
        duty.strength = strength_at(s, seat, duty.place)
        duty.value = t.STRENGTH_VALUE[duty.strength]
        name, strength = t.DUTY_IDS[code - a.DUTY], t.STRENGTH_IDS[duty.strength]
        s.tell("PGM-7.2", "performs-duty", seat, duty.value, name, strength)


class TitheKind(Step[PilgrimState]):
    """One of the resource on the tithe tile; nobody is recalled (PGM-6.1, PGM-6.2)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        kinds: i64 = t.TITHE_KINDS[s.layout.tithe_at(s.of(Tithe).place)]
        for kind in range(t.KINDS):
            if has(kinds, kind):
                menu.offer(a.TAKE + kind)
            else:
                menu.refuse(a.TAKE + kind, "PGM-6.1", "not-on-the-tithe-tile")

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        name = t.DUTY_IDS[s.layout.duty_at(s.of(Tithe).place)]
        s.tell("PGM-6.1", "takes-tithe", seat, 1, t.KIND_IDS[code - a.TAKE], name)
        s.seats[seat].add_goods(code - a.TAKE, 1)
        s.next()


class DutyFee(Step[PilgrimState]):
    """The minority's fee, and what activities add (PGM-4.9, 7.4, 7.5, 16.1)."""

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        p = s.seats[seat]
        duty = s.of(Duty)
        fee = fee_of(duty.strength)
        if fee > 0:
            p.silver -= fee
            s.tell("PGM-7.2", "pays-minority-fee", seat, fee)
        kind = s.layout.duty_at(duty.place)
        if kind == t.BUILD_ROADS:
            duty.value += p.post(t.ROAD_ENGINEER)  # PGM-9.1
        elif kind == t.CLERICAL:  # PGM-10.1
            duty.value += p.post(t.VESTRY if duty.mode == a.DEVOTION else t.ENGRAVER)
        elif kind == t.PRODUCE:  # PGM-14.1
            duty.value += p.post(t.FIELDS if duty.mode == a.GROW_WHEAT else t.STONE_MASON)
        elif kind == t.GIVE_ALMS and duty.mode == a.PAID_ALMS:
            duty.value += p.post(t.ALMS_HOUSE)  # PGM-12.2
        s.branch(kind)


class Recall(Step[PilgrimState]):
    """After a duty all own acolytes on its tile, and no others, go to the City (PGM-4.7, 15.4)."""

    def proceed(self, s: PilgrimState) -> None:
        p = s.me()
        place = s.of(Duty).place
        count = p.at(place)
        p.add_at(place, -count)
        p.add_at(t.CITY, count)
        if count > 0:
            s.tell(self.rule, "recalls", s.active(), count, t.DUTY_IDS[s.layout.duty_at(place)])
        s.next()


TURN_BEGINS: Final = TurnBegins("turn_begins", "PGM-4.2")
CHOOSE_ACTION: Final = ChooseAction("choose_action", "PGM-4.4")
TITHE_KIND: Final = TitheKind("tithe_kind", "PGM-6.1")
DUTY_FEE: Final = DutyFee("duty_fee", "PGM-7.4")
RECALL: Final = Recall("recall", "PGM-4.7")
