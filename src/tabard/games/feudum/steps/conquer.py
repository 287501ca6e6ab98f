"""Conquer: whom or what to attack or starve (FEU-13.1 to FEU-13.6, FEU-13.11)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.combat import (
    TARGET_FEUDUM,
    TARGET_SERF,
    TARGET_SUBJECT,
    besieged,
    is_immune,
    place_of_target,
    stands,
    starvable,
    starved_of,
)
from tabard.games.feudum.frames.cards import Assault
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import SERF, SUBJECT, FeudumState
from tabard.games.feudum.steps.card import CardStep
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Grounds, Menu


class Conquer(CardStep):
    """The target: a piece, a feudum, or a marker to starve (D15, FEU-13.1, FEU-13.11)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if menu.explaining:
            self.refuse_targets(s, menu)
        if s.seats[s.active].hand == 0:  # FEU-3.9
            menu.offer(a.WAIVE)
            return
        for seat in range(s.players):
            for piece in range(t.PIECES):
                if place_of_target(s, seat, piece) != NONE:
                    menu.offer(a.ATTACK + seat * t.PIECES + piece)
        for place in range(t.LOCATIONS):
            if besieged(s, s.active, place):
                menu.offer(a.BESIEGE + place)
        if s.readings.starving and s.seats[s.active].showing(t.NOBLE) > 0:
            for place in range(t.LOCATIONS):
                if starvable(s, s.active, place, SUBJECT):
                    menu.offer(a.STARVE + place * a.STARVED)
                if starvable(s, s.active, place, SERF):
                    menu.offer(a.STARVE + place * a.STARVED + 1)
        menu.offer(a.WAIVE)

    def why_nothing(self, s: FeudumState) -> Grounds:
        if s.seats[s.active].hand == 0:
            return "FEU-3.9", "not-with-your-last-card", 0, 0
        return self.rule, "no-rival-beside-your-pawns", 0, 0

    def refuse_targets(self, s: FeudumState, menu: Menu) -> None:
        """Say why pieces, places and markers of others are no targets (FEU-13.1, FEU-13.11)."""
        last = s.seats[s.active].hand == 0  # FEU-3.9
        for n in range(s.players * t.PIECES):
            if stands(s, n // t.PIECES, n % t.PIECES) and n // t.PIECES != s.active:
                if last:
                    menu.refuse(a.ATTACK + n, "FEU-3.9", "not-with-your-last-card")
                elif place_of_target(s, n // t.PIECES, n % t.PIECES) == NONE:
                    menu.refuse(a.ATTACK + n, self.rule, "not-beside-you")
        for place in range(t.LOCATIONS):
            code = a.BESIEGE + place
            if not has(s.feudums, place):
                menu.refuse(code, self.rule, "only-a-feudum-is-attacked")
            elif not besieged(s, s.active, place):
                menu.refuse(code, self.rule, "no-rival-feudum-beside-you")
            elif last:
                menu.refuse(code, "FEU-3.9", "not-with-your-last-card")
            if s.readings.starving:
                self.refuse_starving(s, place, SUBJECT, last, menu)
                self.refuse_starving(s, place, SERF, last, menu)

    def refuse_starving(
        self, s: FeudumState, place: i64, role: i64, last: bool, menu: Menu
    ) -> None:
        """Say why a marker of another is not starved (FEU-13.11, FEU-14.5)."""
        code: i64 = a.STARVE + place * a.STARVED + (0 if role == SUBJECT else 1)
        if starved_of(s, place, role) in (NONE, s.active):
            return
        if last:
            menu.refuse(code, "FEU-3.9", "not-with-your-last-card")
        elif not s.seats[s.active].shows_at(t.NOBLE, place):
            menu.refuse(code, "FEU-13.11", "needs-a-noble-there")
        elif is_immune(s, place, role):
            menu.refuse(code, "FEU-14.5", "immune-to-starving")

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            self.waive(s)
            return
        s.branch(TARGETED)
        assault = s.of(Assault)
        if code >= a.STARVE:
            self.starve(s, code - a.STARVE)
        elif code >= a.BESIEGE:
            assault.place = code - a.BESIEGE
            assault.target = TARGET_FEUDUM
            assault.defender = s.ruler_of(assault.place)
            s.tell(self.rule, "besieges", s.active, 0, "", t.LOCATION_IDS[assault.place])
        else:
            self.attack(s, (code - a.ATTACK) // t.PIECES, (code - a.ATTACK) % t.PIECES)

    def attack(self, s: FeudumState, seat: i64, piece: i64) -> None:
        """A piece is to be attacked (FEU-13.1)."""
        assault = s.of(Assault)
        assault.target = seat * t.PIECES + piece
        assault.defender = seat
        assault.place = place_of_target(s, seat, piece)
        place = t.LOCATION_IDS[assault.place]
        s.tell(self.rule, "attacks", s.active, 0, "", place)
        s.tell(self.rule, "is-attacked", seat, 0, self.name_of(s, seat, piece), place)

    def name_of(self, s: FeudumState, seat: i64, piece: i64) -> str:
        """What a piece that is attacked is called."""
        if piece < t.PAWNS:
            return t.GUILD_IDS[s.seats[seat].face_of(piece)]
        return t.MONSTER_IDS[piece - t.PAWNS]

    def starve(self, s: FeudumState, choice: i64) -> None:
        """A subject or serf is to be starved (FEU-13.11)."""
        place = choice // a.STARVED
        subject = choice % a.STARVED == 0
        assault = s.of(Assault)
        assault.place = place
        assault.target = TARGET_SUBJECT if subject else TARGET_SERF
        assault.defender = s.ruler_of(place) if subject else s.serf_of(place)
        s.tell("FEU-13.11", "starves", s.active, 0, "", t.LOCATION_IDS[place])
        s.tell(
            "FEU-13.11",
            "is-starved",
            assault.defender,
            0,
            a.STARVED_IDS[choice % a.STARVED],
            t.LOCATION_IDS[place],
        )


TARGETED: Final = 0  # the part that follows when a target is named

CONQUER: Final[Conquer] = Conquer("conquer", "FEU-13.1")
