"""Migrate: a pawn onto the map or off it (section 5)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Migration
from tabard.games.feudum.ledger import can_pay
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.games.feudum.steps.membership import SEATING
from tabard.games.feudum.steps.monsters import enters, take_off
from tabard.games.feudum.steps.payment import charge
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Grounds, Menu
from tabard.kernel.step import Step


def can_migrate(s: FeudumState, seat: i64) -> bool:
    """Whether a pawn can come or go."""
    p = s.seats[seat]
    return p.places != 0 or can_pay(p, t.MIGRATE_FOOD)


def landing_places(s: FeudumState, seat: i64) -> i64:
    """Where a new pawn may come to the map (FEU-5.2, FEU-5.4)."""
    p = s.seats[seat]
    places = p.present() | p.pawn_places()
    if places == 0:
        return t.START_LOCATIONS
    if s.readings.specials and p.shows(t.ALCHEMIST):
        places |= t.START_LOCATIONS
    return places


class Migrate(CardStep):
    """On, off, or neither (D06, FEU-5.1)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.active]
        if p.pawns_out() == t.PAWNS:
            menu.refuse(a.MIGRATE_ON, self.rule, "all-pawns-on-the-map")
        elif not can_pay(p, t.MIGRATE_FOOD):
            menu.refuse(a.MIGRATE_ON, "FEU-5.2", "too-little-food", 1, 0)
        else:
            menu.offer(a.MIGRATE_ON)
        for pawn in range(t.PAWNS):
            if p.place_of(pawn) != NONE:
                menu.offer(a.MIGRATE_OFF + pawn)
            else:
                menu.refuse(a.MIGRATE_OFF + pawn, self.rule, "pawn-not-on-the-map")
        menu.offer(a.WAIVE)

    def why_nothing(self, s: FeudumState) -> Grounds:
        return "FEU-5.2", "too-little-food", 1, 0

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            self.waive(s)
        elif code == a.MIGRATE_ON:
            s.branch(ON)
        else:
            pawn = code - a.MIGRATE_OFF
            p = s.seats[s.active]
            s.tell(
                "FEU-5.3",
                "migrates-off",
                s.active,
                0,
                t.GUILD_IDS[p.face_of(pawn)],
                t.LOCATION_IDS[p.place_of(pawn)],
            )
            take_off(s, s.active, pawn)
            s.next()
            s.call(SEATING)


class MigrateFace(Step[FeudumState]):
    """The face of the new pawn, then its place (D06, FEU-5.2)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.of(Migration).face == NONE:
            for face in range(t.GUILDS):
                menu.offer(a.FACE + face)
            return
        places = landing_places(s, s.active)
        for place in range(t.LOCATIONS):
            if has(places, place):
                menu.offer(a.PLACE + place)
            elif menu.explaining:
                menu.refuse(a.PLACE + place, self.rule, "nothing-of-yours-there")

    def take(self, s: FeudumState, code: i64) -> None:
        migration = s.of(Migration)
        if migration.face == NONE:
            migration.face = code - a.FACE
            s.carry_on()
        else:
            migration.place = code - a.PLACE
            s.next()
            charge(s, s.active, t.MIGRATE_FOOD)


class Arrival(Step[FeudumState]):
    """The journey is paid, the pawn arrives and keeps its face (FEU-5.2, FEU-5.5)."""

    def proceed(self, s: FeudumState) -> None:
        p = s.seats[s.active]
        migration = s.of(Migration)
        place, face = migration.place, migration.face
        pawn: i64 = 0
        while p.place_of(pawn) != NONE:
            pawn += 1
        p.put_pawn(pawn, place)
        p.turn_face(pawn, face)
        s.tell(
            self.rule,
            "places-pawn",
            s.active,
            0,
            t.GUILD_IDS[face],
            t.LOCATION_IDS[place],
        )
        enters(s, s.active, pawn, place)
        s.next()
        s.call(SEATING)


ON: Final = 0  # the part of a pawn that comes

MIGRATE: Final[Migrate] = Migrate("migrate", "FEU-5.1")
MIGRATE_FACE: Final[MigrateFace] = MigrateFace("migrate_face", "FEU-5.2")
ARRIVAL: Final[Arrival] = Arrival("arrival", "FEU-5.2")
