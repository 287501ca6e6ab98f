"""After a Move: a resource is pilfered, and the epic voyage goes on (section 6)."""

from __future__ import annotations

from typing import Final

from tabard.games.feudum import actions as a
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.cards import Journey
from tabard.games.feudum.ledger import gain_markers, receive
from tabard.games.feudum.player import Player
from tabard.games.feudum.state import FeudumState
from tabard.games.feudum.steps.membership import SEATING
from tabard.games.feudum.steps.payment import place_sulphur
from tabard.games.feudum.steps.writs import draw_writs
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step


class Pilfer(Step[FeudumState]):
    """One resource where an own piece that moved now stands (D08, FEU-6.3)."""

    def proceed(self, s: FeudumState) -> None:
        s.awaits(s.active)

    def places(self, s: FeudumState) -> i64:
        """Where the pieces that moved stand."""
        found: i64 = 0
        p = s.seats[s.active]
        moved = s.of(Journey).moved
        for piece in range(t.PIECES):
            if has(moved, piece):
                if piece < t.PAWNS:
                    found |= bit(p.place_of(piece))
                else:
                    found |= bit(s.beast_at(piece - t.PAWNS))
        return found

    def ask(self, s: FeudumState, menu: Menu) -> None:
        p = s.seats[s.active]
        places = self.places(s)
        for place in range(t.LOCATIONS):
            if has(places, place):
                own = has(s.farms, place) and has(p.rules, place)
                for kind in range(t.GOODS):
                    if s.lying(place, kind) > 0:
                        code = a.PILFER + place * a.LOOTS + kind
                        if own:
                            menu.refuse(code, self.rule, "your-own-farm")
                        else:
                            menu.offer(code)
                self.offer_crop(s, place, menu)
        menu.offer(a.WAIVE)

    def offer_crop(self, s: FeudumState, place: i64, menu: Menu) -> None:
        """A resource on a landscape that somebody else tends (FEU-6.3, FEU-6.5, FEU-9.5)."""
        if s.crop_at(place) == 0:
            return
        code = a.PILFER + place * a.LOOTS + t.GOODS
        p = s.seats[s.active]
        if has(p.serfs, place):
            menu.refuse(code, self.rule, "your-own-landscape")
        elif t.CROP[s.landscape_at(place)] == t.TARGET_CROP and p.stock == 0:
            menu.refuse(code, "FEU-6.5", "no-marker-in-the-supply")
        else:
            menu.offer(code)

    def take(self, s: FeudumState, code: i64) -> None:
        s.next()
        if code == a.WAIVE:
            return
        place = (code - a.PILFER) // a.LOOTS
        loot = (code - a.PILFER) % a.LOOTS
        s.tell(self.rule, "pilfers", s.active, 1, a.LOOT_IDS[loot], t.LOCATION_IDS[place])
        if loot < t.GOODS:
            s.lay(place, loot, -1)
            receive(s, s.active, loot, 1, self.rule)
            place_sulphur(s)
        else:
            s.set_crop(place, s.crop_at(place) - 1)
            crop = t.CROP[s.landscape_at(place)]
            if crop == t.TARGET_CROP:
                s.targets += 1
                gain_markers(s, s.active, 1, "FEU-6.5")
                s.call(SEATING)
            elif crop == t.COIN_CROP:
                s.seats[s.active].coins += 1
                s.tell(self.rule, "gains-coins", s.active, 1)
            else:
                receive(s, s.active, crop, 1, self.rule)
                place_sulphur(s)


class Voyage(Step[FeudumState]):
    """The second successful Move of a round advances the epic voyage (D09, FEU-6.12)."""

    def proceed(self, s: FeudumState) -> None:
        p = s.seats[s.active]
        moved = s.of(Journey).moved & t.ALL_PAWNS != 0
        if s.progress == 0:
            s.progress = 1
            if moved:  # FEU-6.11
                p.moves += 1
        elif p.moves != t.MOVES_FOR_VOYAGE or not moved or not self.can_go(p):
            s.next()
        elif s.readings.voyage_optional:
            s.awaits(s.active)
        else:
            self.advance(s)

    def can_go(self, p: Player) -> bool:
        """Whether a disc is there to be placed or moved on."""
        return p.voyage < t.VOYAGE_SPACES if p.voyage > 0 else p.discs() > 0

    def ask(self, s: FeudumState, menu: Menu) -> None:
        menu.offer(a.VOYAGE)
        menu.offer(a.WAIVE)

    def take(self, s: FeudumState, code: i64) -> None:
        if code == a.VOYAGE:
            self.advance(s)
        else:
            s.next()

    def advance(self, s: FeudumState) -> None:
        """Place the disc or move it on; some spaces bring a writ."""
        p = s.seats[s.active]
        p.voyage += 1
        s.tell(self.rule, "voyages", s.active, p.voyage)
        s.next()
        if has(t.VOYAGE_CARD, p.voyage):
            draw_writs(s, s.active, t.VOYAGE_WRITS, self.rule)


PILFER: Final[Pilfer] = Pilfer("pilfer", "FEU-6.3")
VOYAGE: Final[Voyage] = Voyage("voyage", "FEU-6.12")
