"""Step 1: what an immediate event does without asking (WWE-5.3, section 21)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.ledger import gain, gain_vp, lose_vp, reward_most
from tabard.games.world.state import NONE, WorldState
from tabard.games.world.steps.finishing import complete
from tabard.kernel.ints import bit, has, i64
from tabard.kernel.step import Step


def enter(s: WorldState, project: i64, rule: str) -> None:
    """A project comes onto the board, empty (WWE-11.2)."""
    s.in_play |= bit(project)
    s.tell(rule, "project-enters", s.active, 0, "", t.PROJECT_IDS[project])


def cover_project(s: WorldState, project: i64) -> None:
    """Cover an unfinished project that Elfric does not spare (WWE-21.II02)."""
    if not s.filled(project) and not has(e.SPARED_PROJECTS, project):
        s.covered_projects |= bit(project)
        s.tell("WWE-21.II02", "project-covered", s.active, 0, "", t.PROJECT_IDS[project])


class EventEffect(Step[WorldState]):
    """Projects, covers, gains and losses that hit everybody, in turn order."""

    def proceed(self, s: WorldState) -> None:
        event = s.event
        rule = e.EVENT_RULES[event]
        s.next()
        if has(e.PERMANENT, event):  # WWE-5.4
            return
        if e.PLACES_PROJECT[event] != NONE:
            enter(s, e.PLACES_PROJECT[event], rule)
            if s.revealed & e.POOL[s.chapter] & e.COVERS_PROJECTS != 0:  # Elfric came before
                cover_project(s, e.PLACES_PROJECT[event])
        elif has(e.OPENS_CLOTH, event):
            self.open_cloth(s, rule)
        elif e.COVERS_FIELDS[event] != 0:
            self.cover_fields(s, e.COVERS_FIELDS[event], rule)
        elif has(e.COVERS_PROJECTS, event):
            for project in range(t.PROJECTS):
                if has(s.in_play, project):
                    cover_project(s, project)
        elif e.MOST_KIND[event] != NONE:
            reward_most(s, e.MOST_KIND[event], e.MOST_SOLE[event], e.MOST_TIED[event], rule)
        elif e.LEAST_KIND[event] != NONE:
            self.punish_least(s, e.LEAST_KIND[event], e.LEAST_LOSS[event], rule)
        elif has(e.FILLS_TOWER, event):
            self.fill_tower(s, rule)
        else:
            self.give_to_each(s, event, rule)

    def open_cloth(self, s: WorldState, rule: str) -> None:
        """Remove the cover from the cloth field (WWE-21.I04)."""
        if s.cloth_covered:
            s.cloth_covered = False
            s.tell(rule, "cloth-market-opens", s.active)

    def cover_fields(self, s: WorldState, fields: i64, rule: str) -> None:
        """Cover favour fields until the end of the chapter (WWE-8.14)."""
        for field in range(t.FIELDS):
            if has(fields & ~s.covered_fields, field):
                s.covered_fields |= bit(field)
                s.tell(rule, "field-covered", s.active, 0, "", t.FIELD_IDS[field])

    def punish_least(self, s: WorldState, kind: i64, loss: i64, rule: str) -> None:
        """Who has least of a kind loses points, unless all are level (WWE-21.IV08)."""
        least = s.seats[0].owns(kind)
        most = least
        for p in s.seats:
            owned = p.owns(kind)
            if owned < least:
                least = owned
            if owned > most:
                most = owned
        if least < most:
            for n in range(s.players):
                seat = s.seat_in_turn(n)
                if s.seats[seat].owns(kind) == least:
                    lose_vp(s, seat, loss, rule)

    def give_to_each(self, s: WorldState, event: i64, rule: str) -> None:
        """A good for everybody, or points for whoever has something (WWE-21.II07, 21.III05...)."""
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            if e.EACH_KIND[event] != NONE:
                gain(s, seat, e.EACH_KIND[event], e.EACH_COUNT[event], rule)
            elif e.HAVE_KIND[event] != NONE:
                if s.seats[seat].owns(e.HAVE_KIND[event]) >= e.HAVE_LEAST[event]:
                    gain_vp(s, seat, e.HAVE_VP[event], rule)

    def fill_tower(self, s: WorldState, rule: str) -> None:
        """Fill the tower from quarry and forest, then with substitutes (WWE-21.IV01)."""
        tower: i64 = t.TOWER
        if not has(s.in_play, tower) or s.filled(tower):
            return
        for kind in t.MATERIALS:
            free = s.free_stone(tower) if kind == t.STONE else s.free_wood(tower)
            if free > 0:
                real = s.available(kind, free)
                s.fill_stock(kind, -real)
                s.substitutes += (free - real) << (kind * t.GOODS_WIDTH)
                s.put_material(tower, kind, free)
                s.tell(rule, "tower-filled", s.active, free, t.KIND_IDS[kind])
        complete(s, tower, rule)


EVENT_EFFECT: Final[EventEffect] = EventEffect("event_effect", "WWE-5.3")
