"""Road units of Build Roads and Construct (sections 9, 17 and 18)."""

from __future__ import annotations

from typing import Final

from tabard.games.pilgrim import actions as a
from tabard.games.pilgrim import atlas, order
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.atlas import NONE
from tabard.games.pilgrim.means import Purse, purse_of
from tabard.games.pilgrim.path import AT_SHRINE, Path
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
from tabard.games.pilgrim.state import BUILD_SHRINE, EXTEND, LEAVE, START, PilgrimState
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


class RoadUnit(Step[PilgrimState]):
    """What the next road unit is (PGM-9.1, PGM-11.2, PGM-17.19)."""

    def proceed(self, s: PilgrimState) -> None:
        if s.value + s.extra > 0:
            s.awaits(s.active())  # alone, `stop` is taken by itself
        else:
            s.go(order.RECALL)

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
        if s.duty() == t.BUILD_ROADS:
            if s.begun:
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
        construct = s.duty() == t.CONSTRUCT
        if can_extend(s, seat, purse, path):
            menu.offer(a.EXTEND)
        elif menu.explaining:
            rule, why, need, have = why_not_extend(s, seat, purse, path)
            menu.refuse(a.EXTEND, rule, why, need, have)
        if construct:
            menu.refuse(a.BUILD_SHRINE, "PGM-11.2", "no-shrine-by-construct")
        elif can_build_shrine(s, seat, purse, path):
            menu.offer(a.BUILD_SHRINE)
        elif menu.explaining:
            rule, why, need, have = why_no_shrine(s, seat, path)
            menu.refuse(a.BUILD_SHRINE, rule, why, need, have)
        if construct and s.paved:
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
            s.go(order.RECALL)
            return
        if code == a.DESTROY:
            destroy_head(s, seat, p.open_path())
            unit_done(s, False)
            return
        if code < a.EXTEND:
            s.unit = START
            s.unit_cell = atlas.GATES[code - a.START_ROAD]
        elif code == a.EXTEND or code == a.BUILD_SHRINE:
            s.unit = EXTEND if code == a.EXTEND else BUILD_SHRINE
            s.unit_path = p.open_path()
            path = p.paths[s.unit_path]
            s.unit_cell = path.next_cell()
            s.unit_entry = atlas.OPPOSITE[path.leave]
        else:
            s.unit = LEAVE
            s.unit_path = (code - a.LEAVE_SHRINE) // atlas.EDGES
            edge = (code - a.LEAVE_SHRINE) % atlas.EDGES
            s.unit_cell = atlas.NEIGHBOUR[p.paths[s.unit_path].head * atlas.EDGES + edge]
            s.unit_entry = atlas.OPPOSITE[edge]
        if s.unit == BUILD_SHRINE:
            s.due_stone = atlas.SHRINE_STONE
            s.due_piety = shrine_piety(p.paths[s.unit_path].shrines)
            s.go(order.PAYMENT)
        else:
            s.go(order.ROAD_EDGES)


class RoadEdges(Step[PilgrimState]):
    """By which edges the tile comes and goes; the tile follows (PGM-17.19)."""

    def proceed(self, s: PilgrimState) -> None:
        s.awaits(s.active())

    def ask(self, s: PilgrimState, menu: Menu) -> None:
        purse = purse_of(s.seats[s.to_move])
        if s.unit == START:
            for entry in atlas.GATE_EDGES[s.unit_cell]:
                self.ask_exits(s, purse, None, entry, menu)
        else:
            path = s.seats[s.to_move].paths[s.unit_path]
            self.ask_exits(s, purse, path, s.unit_entry, menu)

    def ask_exits(
        self, s: PilgrimState, purse: Purse, path: Path | None, entry: i64, menu: Menu
    ) -> None:
        """Offer the exits of one entry."""
        for leave in range(atlas.EDGES):
            if leave == entry:
                continue
            code: i64 = a.LAY_CODE[entry * atlas.EDGES + leave]
            if can_lay(s, s.to_move, purse, path, s.unit_cell, entry, leave):
                menu.offer(code)
            elif menu.explaining:
                rule, why, need, have = why_not_lay(
                    s, s.to_move, purse, path, s.unit_cell, entry, leave
                )
                menu.refuse(code, rule, why, need, have)

    def absent(self, s: PilgrimState, code: i64) -> str:
        """An entry by which the road does not come (PGM-17.19)."""
        return "no-road-enters-there"

    def take(self, s: PilgrimState, code: i64) -> None:
        pair = code - a.LAY
        s.unit_entry = pair // (atlas.EDGES - 1)
        leave = pair % (atlas.EDGES - 1)
        s.unit_exit = leave + 1 if leave >= s.unit_entry else leave
        tile = tile_for(s, s.unit_cell, s.unit_entry, s.unit_exit)
        s.due_stone = atlas.TILE_STONE[tile]
        if leads_to(s) == TO_SITE:
            site = site_beside(s, s.unit_cell, s.unit_exit)
            s.gift_piety = t.SITE_PIETY[site]
            s.gift_silver = t.SITE_SILVER[site]
        s.go(order.PAYMENT)


def leads_to(s: PilgrimState) -> i64:
    """What the exit of the pending tile leads to."""
    path = s.me().paths[s.unit_path] if s.unit_path >= 0 else None
    return exit_of(s, s.active(), path, s.unit_cell, s.unit_exit)


class MarkerSource(Step[PilgrimState]):
    """Where the acolyte of a first tile, shrine, site or harbour comes from (PGM-17.6, 18.4).

    `turn` counts those that have been taken.
    """

    def proceed(self, s: PilgrimState) -> None:
        if s.turn < self.markers(s):
            s.awaits(s.active())
        else:
            self.carry_out(s)

    def markers(self, s: PilgrimState) -> i64:
        """How many acolytes the pending unit takes to the map."""
        if s.unit == BUILD_SHRINE:
            return 1
        joins: i64 = 1 if leads_to(s) >= TO_SITE else 0
        return joins + 1 if s.unit == START else joins

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
        s.turn += 1
        s.carry_on()

    def carry_out(self, s: PilgrimState) -> None:
        """The unit has been paid and marked (PGM-1.8)."""
        seat = s.active()
        if s.unit == BUILD_SHRINE:
            raise_shrine(s, seat, s.unit_path, s.unit_cell, s.unit_entry)
        else:
            edge: i64 = atlas.OPPOSITE[s.unit_entry] if s.unit == LEAVE else NONE
            leads = leads_to(s)
            lay(s, seat, s.unit_path, s.unit_cell, s.unit_entry, s.unit_exit, edge, leads)
            other: i64 = atlas.NEIGHBOUR[s.unit_cell * atlas.EDGES + s.unit_exit]
            if leads == TO_SITE:
                n = s.unit_path if s.unit_path >= 0 else len(s.me().paths) - 1
                arrive_at_site(s, seat, n, other)
            elif leads == TO_HARBOUR:
                harbour: i64 = atlas.HARBOUR_AT[other]
                s.me().harbours |= bit(harbour)
                s.tell("PGM-18.50", "joins-harbour", seat, 0, atlas.HARBOUR_IDS[harbour])
        laid = s.unit != BUILD_SHRINE
        s.forget_unit()
        unit_done(s, laid)


def unit_done(s: PilgrimState, laid: bool) -> None:
    """Count a road unit; in Construct a laid tile lets the Road Engineer add more (PGM-11.3)."""
    if s.duty() == t.CONSTRUCT and s.paved:
        s.extra -= 1
    else:
        s.value -= 1
        if s.duty() == t.CONSTRUCT:
            s.paved = True
            s.extra = s.me().post(t.ROAD_ENGINEER) if laid else 0
    s.begun = True
    s.go(order.UNIT_WINDOW)


ROAD_UNIT: Final = RoadUnit("road_unit", "PGM-17.19")
ROAD_EDGES: Final = RoadEdges("road_edges", "PGM-17.19")
MARKER_SOURCE: Final = MarkerSource("marker_source", "PGM-17.6")
