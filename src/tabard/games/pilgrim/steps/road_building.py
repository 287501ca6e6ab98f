"""Road units of Build Roads and Construct (sections 9, 17 and 18)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.frames import (
    BUILD_SHRINE,
    EXTEND,
    LEAVE,
    START,
    Bill,
    Construct,
    Duty,
    Unit,
)
from tabard.games.pilgrim.means import Purse, purse_of
from tabard.games.pilgrim.path import AT_SHRINE, Path
from tabard.games.pilgrim.player import Player
from tabard.games.pilgrim.roads import (
    TO_HARBOUR,
    TO_SITE,
    arrive_at_site,
    can_build_shrine,
    can_destroy,
    can_extend,
    can_lay,
    can_leave,
    can_start,
    destroy_head,
    exit_of,
    lay,
    raise_shrine,
    shrine_piety,
    site_beside,
    tile_for,
)
from tabard.games.pilgrim.state import PilgrimState
from tabard.games.pilgrim.steps.road_reasons import (
    why_no_shrine,
    why_not_extend,
    why_not_lay,
    why_not_leave,
    why_not_start,
)
from tabard.kernel.ints import bit, i64
from tabard.kernel.menu import Menu
from tabard.kernel.step import Step

# What a road unit is.
TILE: Final = 0
SHRINE: Final = 1


class RoadUnit(Step[PilgrimState]):
    """What the next road unit is, at the value fixed before (PGM-4.8, 9.1 to 9.3, 11.2, 17.19)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.found(Construct) is not None or s.of(Duty).value > 0:
            s.awaits(s.active())  # alone, `stop` is taken by itself
        else:
            s.done()

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        seat = s.to_move
        p = s.seats[seat]
        purse = purse_of(p)
        n = p.open_path()
        if n >= 0:
            self.refuse_second(menu)
            self.ask_open(s, seat, purse, p.paths[n], menu)
        else:
            self.ask_closed(s, seat, purse, menu)
        if s.found(Construct) is None:
            if s.of(Duty).begun:
                menu.offer(a.STOP)
            else:
                menu.refuse(a.STOP, "PGM-4.5", "one-unit-is-due")

    def refuse_second(self, menu: Menu) -> None:
        """An open road must be closed before another begins (PGM-17.9)."""
        if menu.explaining:
            for gate in range(len(atlas.GATES)):
                menu.refuse(a.START_ROAD + gate, "PGM-17.9", "one-open-road")

    def ask_open(self, s: PilgrimState, seat: i64, purse: Purse, path: Path, menu: Menu) -> None:
        """With an open road: extend it, end it with a shrine, or destroy its head."""
        site = s.found(Construct)
        if can_extend(s, seat, purse, path):
            menu.offer(a.EXTEND)
        elif menu.explaining:
            rule, why, need, have = why_not_extend(s, seat, purse, path)
            menu.refuse(a.EXTEND, rule, why, need, have)
        if site is not None:
            menu.refuse(a.BUILD_SHRINE, "PGM-11.2", "no-shrine-by-construct")
        elif can_build_shrine(s, seat, purse, path):
            menu.offer(a.BUILD_SHRINE)
        elif menu.explaining:
            rule, why, need, have = why_no_shrine(s, seat, path)
            menu.refuse(a.BUILD_SHRINE, rule, why, need, have)
        if site is not None and site.paved:
            menu.refuse(a.DESTROY, "PGM-11.3", "must-lay-a-tile")
        elif can_destroy(s, path):
            menu.offer(a.DESTROY)
        else:
            menu.refuse(a.DESTROY, "PGM-17.31", "no-tile-to-replace-it")

    def ask_closed(self, s: PilgrimState, seat: i64, purse: Purse, menu: Menu) -> None:
        """Without one: begin at a gate, or go on from a shrine."""
        p = s.seats[seat]
        gate: i64 = 0
        for cell in atlas.GATES:
            if can_start(s, seat, purse, cell):
                menu.offer(a.START_ROAD + gate)
            elif menu.explaining:
                rule, why, need, have = why_not_start(s, seat, purse, cell)
                menu.refuse(a.START_ROAD + gate, rule, why, need, have)
            gate += 1
        menu.refuse(a.EXTEND, "PGM-17.9", "no-open-road")
        n: i64 = 0
        for path in p.paths:
            if path.end == AT_SHRINE:
                for edge in range(atlas.EDGES):
                    code = a.LEAVE_SHRINE + n * atlas.EDGES + edge
                    if can_leave(s, seat, purse, path, edge):
                        menu.offer(code)
                    elif menu.explaining:
                        rule, why, need, have = why_not_leave(s, seat, purse, path, edge)
                        menu.refuse(code, rule, why, need, have)
            n += 1
        menu.refuse(a.BUILD_SHRINE, "PGM-18.1", "no-open-road")
        menu.refuse(a.DESTROY, "PGM-17.30", "no-open-road")

    def take(self, s: PilgrimState, code: i64) -> None:
        seat = s.to_move
        p = s.seats[seat]
        if code == a.STOP:
            s.done()
        elif code == a.DESTROY:
            destroy_head(s, seat, p.open_path())
            count_unit(s, False)
            s.next()
        elif code == a.BUILD_SHRINE:
            s.branch(SHRINE)
            unit = s.of(Unit)
            unit.what = BUILD_SHRINE
            go_on(unit, p)
            bill = s.of(Bill)
            bill.stone = atlas.SHRINE_STONE
            bill.piety = shrine_piety(p.paths[unit.path].shrines)
        else:
            s.branch(TILE)
            self.begin(s.of(Unit), p, code)

    def begin(self, unit: Unit, p: Player, code: i64) -> None:
        """Where a tile goes, and from where its path comes (PGM-17.5, PGM-17.7)."""
        if code < a.EXTEND:
            unit.what = START
            unit.cell = atlas.GATES[code - a.START_ROAD]
        elif code == a.EXTEND:
            unit.what = EXTEND
            go_on(unit, p)
        else:
            unit.what = LEAVE
            unit.path = (code - a.LEAVE_SHRINE) // atlas.EDGES
            edge = (code - a.LEAVE_SHRINE) % atlas.EDGES
            unit.cell = atlas.NEIGHBOUR[p.paths[unit.path].head * atlas.EDGES + edge]
            unit.entry = atlas.OPPOSITE[edge]


def go_on(unit: Unit, p: Player) -> None:
    """The unit continues the open path."""
    unit.path = p.open_path()
    path = p.paths[unit.path]
    unit.cell = path.next_cell()
    unit.entry = atlas.OPPOSITE[path.leave]


class RoadEdges(Step[PilgrimState]):
    """By which edges the tile comes and goes; the tile follows (PGM-17.19)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        purse = purse_of(s.seats[s.to_move])
        unit = s.of(Unit)
        if unit.what == START:
            for entry in atlas.GATE_EDGES[unit.cell]:
                self.ask_exits(s, purse, None, unit.cell, entry, menu)
        else:
            path = s.seats[s.to_move].paths[unit.path]
            self.ask_exits(s, purse, path, unit.cell, unit.entry, menu)

    def ask_exits(
        self, s: PilgrimState, purse: Purse, path: Path | None, cell: i64, entry: i64, menu: Menu
    ) -> None:
        """Offer the exits of one entry."""
        for leave in range(atlas.EDGES):
            if leave == entry:
                continue
            code: i64 = a.LAY_CODE[entry * atlas.EDGES + leave]
            if can_lay(s, s.to_move, purse, path, cell, entry, leave):
                menu.offer(code)
            elif menu.explaining:
                rule, why, need, have = why_not_lay(s, s.to_move, purse, path, cell, entry, leave)
                menu.refuse(code, rule, why, need, have)

    def absent(self, s: PilgrimState, code: i64) -> str:
        """An entry by which the road does not come (PGM-17.19)."""
        return "no-road-enters-there"

    def take(self, s: PilgrimState, code: i64) -> None:
        unit = s.of(Unit)
        pair = code - a.LAY
        unit.entry = pair // (atlas.EDGES - 1)
        leave = pair % (atlas.EDGES - 1)
        unit.leave = leave + 1 if leave >= unit.entry else leave
        s.next()
        bill = s.of(Bill)
        bill.stone = atlas.TILE_STONE[tile_for(s, unit.cell, unit.entry, unit.leave)]
        if leads_to(s, unit) == TO_SITE:
            site = site_beside(s, unit.cell, unit.leave)
            bill.gift_piety = t.SITE_PIETY[site]
            bill.gift_silver = t.SITE_SILVER[site]


def leads_to(s: PilgrimState, unit: Unit) -> i64:
    """What the exit of the pending tile leads to."""
    path = s.me().paths[unit.path] if unit.path >= 0 else None
    return exit_of(s, s.active(), path, unit.cell, unit.leave)


class MarkerSource(Step[PilgrimState]):
    """Where the acolyte of a first tile, shrine, site or harbour comes from (PGM-17.6, 18.4).

    `progress` counts those that have been taken.
    """

    def proceed(self, s: PilgrimState) -> None:
        if s.progress < self.markers(s, s.of(Unit)):
            s.awaits(s.active())
        else:
            s.next()

    def markers(self, s: PilgrimState, unit: Unit) -> i64:
        """How many acolytes the pending unit takes to the map."""
        if unit.what == BUILD_SHRINE:
            return 1
        joins: i64 = 1 if leads_to(s, unit) >= TO_SITE else 0
        return joins + 1 if unit.what == START else joins

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        p = s.seats[s.to_move]
        for place in range(t.LOCATIONS):
            if p.at(place) > 0:
                menu.offer(a.MARKER + place)
            else:
                menu.refuse(a.MARKER + place, "PGM-17.6", "no-acolyte-there")

    def take(self, s: PilgrimState, code: i64) -> None:
        place = code - a.MARKER
        s.seats[s.to_move].add_at(place, -1)
        s.tell(self.rule, "takes-marker", s.to_move, 1, "", t.LOCATION_IDS[place])
        s.progress += 1
        s.carry_on()


class TileLaid(Step[PilgrimState]):
    """The tile has been paid and marked, and is laid; joining costs no more (PGM-1.8, 18.32)."""

    def proceed(self, s: PilgrimState) -> None:
        seat = s.active()
        unit = s.of(Unit)
        edge: i64 = atlas.OPPOSITE[unit.entry] if unit.what == LEAVE else NONE
        leads = leads_to(s, unit)
        lay(s, seat, unit.path, unit.cell, unit.entry, unit.leave, edge, leads)
        other: i64 = atlas.NEIGHBOUR[unit.cell * atlas.EDGES + unit.leave]
        if leads == TO_SITE:
            n = unit.path if unit.path >= 0 else len(s.me().paths) - 1
            arrive_at_site(s, seat, n, other)
        elif leads == TO_HARBOUR:
            harbour: i64 = atlas.HARBOUR_AT[other]
            s.me().harbours |= bit(harbour)
            s.tell("PGM-18.50", "joins-harbour", seat, 0, atlas.HARBOUR_IDS[harbour])
        count_unit(s, True)
        s.next()


class ShrineRaised(Step[PilgrimState]):
    """The shrine has been paid and marked, and is raised (PGM-1.8)."""

    def proceed(self, s: PilgrimState) -> None:
        unit = s.of(Unit)
        raise_shrine(s, s.active(), unit.path, unit.cell, unit.entry)
        count_unit(s, False)
        s.next()


def count_unit(s: PilgrimState, laid: bool) -> None:
    """Count a road unit; in Construct a laid tile lets the Road Engineer add more (PGM-11.3)."""
    duty, site = s.of(Duty), s.found(Construct)
    duty.begun = True
    if site is None:
        duty.value -= 1
    elif site.paved:
        site.extra -= 1
    else:
        duty.value -= 1
        site.paved = True
        site.extra = s.me().post(t.ROAD_ENGINEER) if laid else 0


ROAD_UNIT: Final = RoadUnit("road_unit", "PGM-17.19")
ROAD_EDGES: Final = RoadEdges("road_edges", "PGM-17.19")
MARKER_SOURCE: Final = MarkerSource("marker_source", "PGM-17.6")
TILE_LAID: Final = TileLaid("tile_laid", "PGM-1.8")
SHRINE_RAISED: Final = ShrineRaised("shrine_raised", "PGM-1.8")
