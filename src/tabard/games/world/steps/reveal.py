"""Step 1: the event card, and who falls sick by it (section 5)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import actions as a
from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.state import COUNT_WIDTH, FACE_DOWN, NONE, WorldState
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class RoundBegins(Step[WorldState]):
    """A new round of six (WWE-3.1, WWE-3.2)."""

    def proceed(self, s: WorldState) -> None:
        s.round += 1
        s.tell(self.rule, "round-begins", s.active, s.round)
        s.next()


class Reveal(Step[WorldState]):
    """The top card of the chapter's deck: any that nobody has seen (WWE-5.1, WWE-20.14)."""

    def proceed(self, s: WorldState) -> None:
        s.awaits(CHANCE)

    def ask(self, s: WorldState, menu: Menu) -> None:
        unrevealed = s.unrevealed()
        for event in range(e.FIRST[s.chapter], e.FIRST[s.chapter + 1]):
            if has(unrevealed, event):
                menu.offer(a.EVENT + event)

    def take(self, s: WorldState, code: i64) -> None:
        s.event = code - a.EVENT
        s.revealed |= bit(s.event)
        s.tell(self.rule, "event-revealed", s.active, 0, e.EVENT_IDS[s.event])
        s.next()


class TileStep(Step[WorldState]):
    """A face-down plague tile is turned up; its value is drawn now (WWE-20.14)."""

    def location(self, s: WorldState) -> i64:
        """Where a tile is turned up, or NONE."""
        raise NotImplementedError

    def proceed(self, s: WorldState) -> None:
        if self.location(s) == NONE:
            s.next()
        else:
            s.awaits(CHANCE)

    def ask(self, s: WorldState, menu: Menu) -> None:
        for n in range(len(t.TILE_VALUES)):
            left = s.unseen_tiles(n)
            if left > 0:
                menu.offer_weighted(a.TILE + n, left)

    def take(self, s: WorldState, code: i64) -> None:
        n = code - a.TILE
        one: i64 = 1
        value: i64 = t.TILE_VALUES[n]
        location = self.location(s)
        s.tiles_left -= one << (n * COUNT_WIDTH)
        s.set_tile(location, value + FACE_DOWN)
        s.tell(self.rule, "falls-sick", CHANCE, value, "", t.LOCATION_IDS[location])
        s.next()


class FallsSick(TileStep):
    """The inhabitant whom the card names, unless his tile is up or gone (WWE-5.2, WWE-13.8)."""

    def location(self, s: WorldState) -> i64:
        place: i64 = e.LOCATION[s.event]
        if place == NONE or s.tile_at(place) != FACE_DOWN:
            return NONE
        return place


class SecondWave(TileStep):
    """The face-down tile with the lowest number (WWE-21.IV02)."""

    def location(self, s: WorldState) -> i64:
        return s.lowest_face_down() if s.is_now(e.SECOND_WAVE) else NONE


ROUND_BEGINS: Final[RoundBegins] = RoundBegins("round_begins", "WWE-3.1")
REVEAL: Final[Reveal] = Reveal("reveal", "WWE-5.1")
FALLS_SICK: Final[FallsSick] = FallsSick("falls_sick", "WWE-5.2")
SECOND_WAVE: Final[SecondWave] = SecondWave("second_wave", "WWE-21.IV02")
