"""Sowing: pick up all acolytes of one location and place them one by one (section 5)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.frames import Sowing as Walk
from tabard.games.pilgrim.ledger import mark_used
from tabard.games.pilgrim.state import PilgrimState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step

LINK: Final = 0  # `progress` while the next link is looked for
ARRIVAL: Final = 1  # `progress` when a location has been reached


class SowOrigin(Step[PilgrimState]):
    """The location whose acolytes are sown (PGM-5.1); own Kogge and Cloisters work (PGM-4.3)."""

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        p = s.seats[seat]
        walk = s.of(Walk)
        if p.owns(t.KOGGE) and not walk.kogge:
            walk.kogge = True
            mark_used(s, seat, t.KOGGE)
        if p.owns(t.CLOISTERS) and not walk.may_skip:
            walk.may_skip = True
            mark_used(s, seat, t.CLOISTERS)
        s.awaits(seat)

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for place in range(t.LOCATIONS):
            if p.at(place) > 0:
                menu.offer(a.PICK + place)
            else:
                menu.refuse(a.PICK + place, "PGM-5.1", "no-acolyte-there")

    def take(self, s: PilgrimState, code: i64) -> None:
        p = s.seats[s.to_move]
        place = code - a.PICK
        walk = s.of(Walk)
        walk.hand = p.at(place)
        walk.here = place
        p.add_at(place, -walk.hand)
        s.tell(self.rule, "picks-up", s.to_move, walk.hand, "", t.LOCATION_IDS[place])
        s.next()


class Sowing(Step[PilgrimState]):
    """From link to link, an acolyte at each location (PGM-5.2 to PGM-5.6); `progress` as above."""

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        walk = s.of(Walk)
        while walk.hand > 0:
            if s.progress == LINK:
                links = links_from(walk)
                if links & (links - 1) != 0:
                    s.awaits(seat)
                    return
                walk.here = only(links)
                s.progress = ARRIVAL
            if walk.may_skip:
                s.awaits(seat)
                return
            self.place(s, walk)
        s.next()

    def place(self, s: PilgrimState, walk: Walk) -> None:
        """Put an acolyte down where the walk has come to (PGM-5.4, PGM-5.5)."""
        s.me().add_at(walk.here, 1)
        walk.hand -= 1
        s.progress = LINK
        s.tell("PGM-5.2", "sows", s.active(), 1, "", t.LOCATION_IDS[walk.here])

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        if s.progress == ARRIVAL:
            menu.offer(a.PLACE)
            menu.offer(a.SKIP)
            return
        walk = s.of(Walk)
        links = links_from(walk)
        for place in range(t.LOCATIONS):
            if has(links, place):
                menu.offer(a.GO + place)
            elif has(t.WITH_THE_KOGGE[walk.here], place):
                menu.refuse(a.GO + place, "PGM-5.3", "against-the-current")

    def absent(self, s: PilgrimState, code: i64) -> str:
        """A place that no link joins to this one (PGM-5.3)."""
        return "no-link-there"

    def take(self, s: PilgrimState, code: i64) -> None:
        walk = s.of(Walk)
        if code == a.PLACE:
            self.place(s, walk)
        elif code == a.SKIP:
            walk.may_skip = False
            s.progress = LINK
            s.tell("PGM-20.20", "passes-over", s.to_move, 0, "", t.LOCATION_IDS[walk.here])
        else:
            walk.here = code - a.GO
            s.progress = ARRIVAL
        s.carry_on()


def links_from(walk: Walk) -> i64:
    """The locations that the walk may go on to (PGM-5.3, PGM-5.6)."""
    return t.WITH_THE_KOGGE[walk.here] if walk.kogge else t.WITH_THE_CURRENT[walk.here]


def only(members: i64) -> i64:
    """The one member of a set."""
    n: i64 = 0
    while members != bit(n):
        n += 1
    return n


SOW_ORIGIN: Final = SowOrigin("sow_origin", "PGM-5.1")
SOWING: Final = Sowing("sowing", "PGM-5.3")
