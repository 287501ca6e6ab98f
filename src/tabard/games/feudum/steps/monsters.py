"""Monsters bind pawns (FEU-24.6); leaving the map for pawns and monsters."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.menu import Menu
from tabard.kernel.program import Part
from tabard.kernel.step import Step


def enters(s: FeudumState, seat: i64, pawn: i64, place: i64) -> None:
    """A pawn comes to a location: a monster there without a bond binds it at once."""
    if s.beasts == 0:
        return
    for monster in range(t.MONSTERS):
        owner = s.beast_owner(monster)
        if owner != NONE and owner != seat and s.beast_at(monster) == place:
            bound = s.bound_by(monster)
            if bound == 0 or s.readings.binds_all:
                s.bind(monster, bound | bit(seat * t.PAWNS + pawn))
                s.tell(
                    "FEU-24.6", "monster-binds", seat, 0, t.PAWN_IDS[pawn], t.MONSTER_IDS[monster]
                )


def frees(s: FeudumState, seat: i64, pawn: i64) -> None:
    """A pawn leaves its location: nothing binds it any more."""
    if s.bonds != 0:
        for monster in range(t.MONSTERS):
            s.bind(monster, s.bound_by(monster) & ~bit(seat * t.PAWNS + pawn))


def take_off(s: FeudumState, seat: i64, pawn: i64) -> None:
    """Take a pawn off the map; its vessel stays, its wine goes to the haversack (FEU-5.3)."""
    p = s.seats[seat]
    leave_vessel(s, seat, pawn)
    if has(p.drunk, pawn):
        p.drunk &= ~bit(pawn)
        s.fill_haversack(t.SULPHUR, 1)
    frees(s, seat, pawn)
    p.put_pawn(pawn, NONE)


def leave_vessel(s: FeudumState, seat: i64, pawn: i64) -> None:
    """Leave the vessel under a pawn, if there is one, where it is (FEU-6.7)."""
    p = s.seats[seat]
    kind = p.vessel_of(pawn)
    if kind != NONE:
        place = p.place_of(pawn)
        s.abandon(place, kind)
        p.embark(pawn, NONE)
        s.tell("FEU-6.7", "abandons-vessel", seat, 0, t.VESSEL_IDS[kind], t.LOCATION_IDS[place])


def opposing(s: FeudumState, monster: i64) -> i64:
    """The pawns of other players where a monster stands (FEU-24.7)."""
    found: i64 = 0
    owner = s.beast_owner(monster)
    place = s.beast_at(monster)
    for seat in range(s.players):
        if seat != owner:
            here = s.seats[seat].pawns_at(place)
            found |= here << (seat * t.PAWNS)
    return found


def settle_bonds(s: FeudumState) -> None:
    """Let every monster without a bond take one, if there is any monster on the map."""
    if s.beasts != 0:
        s.call(BINDING)


class Bonds(Step[FeudumState]):
    """At the end of an action or a feeding: whom a monster binds (D30, FEU-24.6)."""

    def proceed(self, s: FeudumState) -> None:
        for monster in range(t.MONSTERS):
            if self.undecided(s, monster):
                pawns = opposing(s, monster)
                if s.readings.binds_all or size(pawns) == 1:
                    s.bind(monster, pawns)
                    s.tell(
                        self.rule,
                        "monster-takes-hold",
                        s.beast_owner(monster),
                        size(pawns),
                        t.MONSTER_IDS[monster],
                    )
                else:
                    s.awaits(s.beast_owner(monster))
                    return
        s.done()

    def undecided(self, s: FeudumState, monster: i64) -> bool:
        """Whether a monster could bind somebody and has not."""
        if s.beast_owner(monster) == NONE:
            return False
        here = opposing(s, monster)
        bound = s.bound_by(monster)
        return bound != here if s.readings.binds_all else bound == 0 and here != 0

    def ask(self, s: FeudumState, menu: Menu) -> None:
        for monster in range(t.MONSTERS):
            if self.undecided(s, monster):
                pawns = opposing(s, monster)
                for n in range(s.players * t.PAWNS):
                    if has(pawns, n):
                        menu.offer(a.BIND + n)
                    elif menu.explaining:
                        menu.refuse(a.BIND + n, self.rule, "not-beside-the-monster")
                return

    def take(self, s: FeudumState, code: i64) -> None:
        n = code - a.BIND
        for monster in range(t.MONSTERS):
            if self.undecided(s, monster):
                s.bind(monster, bit(n))
                s.tell(
                    self.rule,
                    "monster-binds",
                    n // t.PAWNS,
                    0,
                    t.PAWN_IDS[n % t.PAWNS],
                    t.MONSTER_IDS[monster],
                )
                break
        s.carry_on()


BONDS: Final[Bonds] = Bonds("bonds", "FEU-24.6")
BINDING: Final[Part] = Part("bonds", BONDS)
