"""What the chapter must have brought by now: its cards, projects and covers."""

from __future__ import annotations

from typing import Final

from tabard.games.world import events as e
from tabard.games.world import tables as t
from tabard.games.world.state import NONE, WorldState
from tabard.kernel.ints import bit, i64
from tabard.kernel.when import PointInPlay

CARDS: Final = (
    "building_material",
    "project",
    "market",
    "build_house",
    "rent",
    "donation",
    "cloth_making",
    "medicine",
)


def in_round(m: PointInPlay) -> bool:
    """Whether a round is being played and its card is turned up."""
    return m.between("reveal", "round_ends")


def rounds_over(m: PointInPlay) -> bool:
    """Whether the chapter's six rounds are over."""
    return m.after("round_ends")


def before_a_chapter(m: PointInPlay) -> bool:
    """Whether the chapter that is counted is over and the next one is about to begin."""
    return m.name in ("first_active", "chapter_begins")


def done_events(s: WorldState, m: PointInPlay) -> i64:
    """The event cards whose immediate effect has happened."""
    pending = m.between("reveal", "event_effect") and s.event != NONE
    return s.revealed & ~bit(s.event) if pending else s.revealed


def chapters_over(s: WorldState, m: PointInPlay) -> int:
    """How many chapters are over."""
    return int(s.chapter) - (0 if before_a_chapter(m) else 1)


def projects_begun(s: WorldState, m: PointInPlay) -> i64:
    """The projects that must be on the board (WWE-11.1)."""
    found: i64 = t.FIRST_PROJECTS
    done = done_events(s, m)
    for event in range(e.EVENTS):
        if done >> event & 1 and e.PLACES_PROJECT[event] != NONE:
            found |= bit(e.PLACES_PROJECT[event])
    for chapter in range(1, chapters_over(s, m) + 1):
        found |= t.ENTER_AFTER[chapter]
    return found


def fields_covered(s: WorldState, m: PointInPlay) -> i64:
    """The favour fields that must be covered (WWE-8.14, WWE-15.5)."""
    found: i64 = 0
    if not m.after("chapter_ends") and not before_a_chapter(m):
        done = done_events(s, m) & e.POOL[s.chapter]
        for event in range(e.EVENTS):
            if done >> event & 1:
                found |= e.COVERS_FIELDS[event]
    return found


def projects_covered(s: WorldState, m: PointInPlay) -> i64:
    """The projects that must be covered (WWE-21.II02, WWE-15.5)."""
    found: i64 = 0
    if not m.after("chapter_ends") and not before_a_chapter(m):
        if done_events(s, m) & e.POOL[s.chapter] & e.COVERS_PROJECTS != 0:
            for project in range(t.PROJECTS):
                spared = e.SPARED_PROJECTS >> project & 1 == 1
                if s.in_play >> project & 1 == 1 and not s.filled(project) and not spared:
                    found |= bit(project)
    return found


def cloth_covered(s: WorldState, m: PointInPlay) -> bool:
    """Whether the cloth field must be covered (WWE-2.5, WWE-15.5)."""
    if not t.CLOTH_COVERED or s.chapter > 1 or m.after("chapter_ends"):
        return False
    if before_a_chapter(m) and s.chapter == 1:
        return False
    return done_events(s, m) & e.OPENS_CLOTH == 0
