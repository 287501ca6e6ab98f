"""The end of a chapter: progress, covers, and after the duties what comes next (section 15, 19)."""

from __future__ import annotations

from typing import Final

from tabard.games.world import tables as t
from tabard.games.world.ledger import gain_vp
from tabard.games.world.state import COUNT_WIDTH, FACE_DOWN, NONE, WorldState
from tabard.games.world.steps.event_effect import enter
from tabard.games.world.steps.finishing import complete
from tabard.games.world.steps.round_end import pass_badge
from tabard.kernel.ints import has, i64
from tabard.kernel.state import CHANCE
from tabard.kernel.step import Step


class Progress(Step[WorldState]):
    """Each unfinished, uncovered project gets one material from the supply (WWE-15.2).

    A free stone field first, unless the quarry is empty (WWE-15.3).
    """

    def proceed(self, s: WorldState) -> None:
        while s.progress < t.PROJECTS:
            project = s.progress
            s.progress += 1
            if s.workable(project):
                if s.free_stone(project) > 0 and s.in_stock(t.STONE) > 0:
                    self.grow(s, project, t.STONE)
                elif s.free_wood(project) > 0 and s.in_stock(t.WOOD) > 0:
                    self.grow(s, project, t.WOOD)
                if s.filled(project):
                    complete(s, project, "WWE-15.4")
                    return
        s.next()

    def grow(self, s: WorldState, project: i64, kind: i64) -> None:
        """Put one material from quarry or forest on a project; nobody scores (WWE-11.3)."""
        s.fill_stock(kind, -1)
        s.put_material(project, kind, 1)
        s.tell(self.rule, "project-grows", s.active, 1, t.KIND_IDS[kind], t.PROJECT_IDS[project])


class ChapterEnds(Step[WorldState]):
    """Cover tiles and event cards are removed; the stone stays (WWE-8.15, WWE-15.5, WWE-15.6)."""

    def proceed(self, s: WorldState) -> None:
        if s.covered_fields != 0 or s.covered_projects != 0 or s.cloth_covered:
            s.tell(self.rule, "covers-removed", s.active)
        s.covered_fields = 0
        s.covered_projects = 0
        s.cloth_covered = False
        s.slot_1 = NONE
        s.slot_2 = NONE
        s.tell("WWE-15.6", "chapter-ends", s.active, s.chapter)
        s.next()


class NextChapter(Step[WorldState]):
    """The badge passes, after chapter II come tower and plague; after chapter IV the end.

    WWE-11.1, WWE-12.1, WWE-15.8 to WWE-15.10.
    """

    def proceed(self, s: WorldState) -> None:
        if s.chapter == t.CHAPTERS:  # WWE-15.10
            self.score(s)
            s.tell("WWE-3.3", "game-ends", CHANCE)
            s.game_over()
            return
        for p in s.seats:
            p.missing = 0
        pass_badge(s, "WWE-15.8")
        for project in range(t.PROJECTS):
            if has(t.ENTER_AFTER[s.chapter], project):
                enter(s, project, "WWE-15.9")
        if s.chapter == t.PLAGUE_AFTER:
            self.deal_plague(s)
        s.next()

    def deal_plague(self, s: WorldState) -> None:
        """A face-down tile on every location; what it shows is drawn late (WWE-13.1, 20.14)."""
        for location in range(t.LOCATIONS):
            s.set_tile(location, FACE_DOWN)
        for n in range(len(t.TILE_VALUES)):
            count: i64 = t.TILE_COUNTS[n]
            s.tiles_left += count << (n * COUNT_WIDTH)
        s.tell("WWE-13.1", "plague-comes", s.active, t.LOCATIONS)

    def score(self, s: WorldState) -> None:
        """Points for material, and half a point for each coin (WWE-19.1)."""
        for n in range(s.players):
            seat = s.seat_in_turn(n)
            p = s.seats[seat]
            for kind in range(t.KINDS):
                owned = p.owns(kind)
                if t.FINAL_VP[kind] > 0 and owned > 0:
                    s.tell(self.rule, "counts", seat, owned, t.KIND_IDS[kind])
                    gain_vp(s, seat, owned * t.FINAL_VP[kind], self.rule)
            if p.money > 0:
                s.tell(self.rule, "counts", seat, p.money, t.KIND_IDS[t.MONEY])
                gain_vp(s, seat, p.money // t.MONEY_PER_VP, self.rule)
            p.half = p.money % t.MONEY_PER_VP > 0
            if p.half:
                s.tell(self.rule, "gains-half-point", seat)


PROGRESS: Final[Progress] = Progress("progress", "WWE-15.2")
CHAPTER_ENDS: Final[ChapterEnds] = ChapterEnds("chapter_ends", "WWE-15.5")
NEXT_CHAPTER: Final[NextChapter] = NextChapter("next_chapter", "WWE-19.1")
