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
    place_of_target,
    starvable,
)
from tabard.games.feudum.player import NONE
from tabard.games.feudum.state import SERF, SUBJECT, FeudumState
from tabard.games.feudum.steps.defend import DEFENCE
from tabard.games.feudum.steps.turns import CardStep, waive
from tabard.kernel.ints import has, i64
from tabard.kernel.menu import Grounds, Menu


class Conquer(CardStep):
    """The target: a piece, a feudum, or a marker to starve (D15, FEU-13.1, FEU-13.11)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def ask(self, s: FeudumState, menu: Menu) -> None:
        if s.seats[s.active].hand == 0:  # FEU-3.9
            if menu.explaining:
                self.refuse_all(s, menu)
            menu.offer(a.WAIVE)
            return
        for seat in range(s.players):
            for piece in range(t.PIECES):
                if place_of_target(s, seat, piece) != NONE:
                    menu.offer(a.ATTACK + seat * t.PIECES + piece)
        for place in range(t.LOCATIONS):
            if besieged(s, s.active, place):
                menu.offer(a.BESIEGE + place)
            elif menu.explaining and has(s.feudums, place):
                menu.refuse(a.BESIEGE + place, self.rule, "no-rival-feudum-beside-you")
        if s.readings.advanced:
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

    def refuse_all(self, s: FeudumState, menu: Menu) -> None:
        """The last card of a round conquers nothing (FEU-3.9)."""
        for n in range(s.players * t.PIECES):
            if place_of_target(s, n // t.PIECES, n % t.PIECES) != NONE:
                menu.refuse(a.ATTACK + n, "FEU-3.9", "not-with-your-last-card")
        for place in range(t.LOCATIONS):
            if besieged(s, s.active, place):
                menu.refuse(a.BESIEGE + place, "FEU-3.9", "not-with-your-last-card")

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.WAIVE:
            waive(s)
            return
        s.goto(DEFENCE)
        if code >= a.STARVE:
            self.starve(s, code - a.STARVE)
        elif code >= a.BESIEGE:
            s.place = code - a.BESIEGE
            s.option = TARGET_FEUDUM
            s.defender = s.ruler_of(s.place)
            s.tell(self.rule, "besieges", s.active, 0, "", t.LOCATION_IDS[s.place])
        else:
            s.option = code - a.ATTACK
            s.defender = s.option // t.PIECES
            piece = s.option % t.PIECES
            s.place = place_of_target(s, s.defender, piece)
            s.tell(self.rule, "attacks", s.active, 0, "", t.LOCATION_IDS[s.place])
            s.tell(
                self.rule,
                "is-attacked",
                s.defender,
                0,
                self.name_of(s, piece),
                t.LOCATION_IDS[s.place],
            )

    def name_of(self, s: FeudumState, piece: i64) -> str:
        """What a piece that is attacked is called."""
        if piece < t.PAWNS:
            return t.GUILD_IDS[s.seats[s.defender].face_of(piece)]
        return t.MONSTER_IDS[piece - t.PAWNS]

    def starve(self, s: FeudumState, choice: i64) -> None:
        """A subject or serf is to be starved (FEU-13.11)."""
        s.place = choice // a.STARVED
        subject = choice % a.STARVED == 0
        s.option = TARGET_SUBJECT if subject else TARGET_SERF
        s.defender = s.ruler_of(s.place) if subject else s.serf_of(s.place)
        s.tell("FEU-13.11", "starves", s.active, 0, "", t.LOCATION_IDS[s.place])
        s.tell(
            "FEU-13.11",
            "is-starved",
            s.defender,
            0,
            a.STARVED_IDS[choice % a.STARVED],
            t.LOCATION_IDS[s.place],
        )


CONQUER: Final = Conquer("conquer", "FEU-13.1")
