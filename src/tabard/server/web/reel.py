"""A table as one pair of eyes follows it: shots, each of them what changed since the last.

A reel belongs to a seat or to all spectators, in one language and layout, and is shared by all
whose eyes these are: a shot is made and written once. Whoever comes new, or was away for too long,
is given the whole.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final

import orjson

from tabard.draw import stamps as stamping
from tabard.presentation.motion import Told
from tabard.server.table import Ply, Table
from tabard.server.web import frame
from tabard.server.web.canvas import Canvas, canvas_of
from tabard.server.web.diary import MOST_LINES, Ear
from tabard.server.web.frame import Frame, Look
from tabard.server.web.happened import Witness
from tabard.server.web.lately import Lately, Tellings, in_turn
from tabard.server.web.pauses import halts, pause_of
from tabard.server.web.sight import Sight

Reasons = dict[str, list[str]]

MOST_STEPS: Final = 40
MOST_SHOTS: Final = 48  # a client further behind is given the whole
MOST_REELS: Final = 24  # per table


def members(values: dict[str, Any]) -> bytes:
    """Values as the members of a JSON object, without its braces."""
    return orjson.dumps(values)[1:-1]


class Shot:
    """What changed from one moment to the next.

    facts    what is said of the moment, and `parts` the fragments around the picture, that changed;
             `events` among them is what happened on the way here
    svg      the parts of the picture that changed, as they are told
    stamps   those that a client needs to print all this, and does not have yet
    why      all reasons that the moment has: a client knows some of them
    lines    how long the log is now
    step     whether it is a moment on the way: it is shown for a while and can be chosen in never
    """

    def __init__(
        self,
        plies: int,
        step: bool,
        facts: dict[str, Any],
        parts: dict[str, Tellings],
        svg: dict[str, Tellings],
        why: Reasons,
        lines: int,
        stamps: dict[str, str],
    ) -> None:
        self.plies = plies
        self.step = step
        self.facts = facts
        self.parts = parts
        self.svg = svg
        self.why = why
        self.lines = lines
        self.stamps = stamps
        self.written: list[bytes] | None = None

    def then(self, later: Shot) -> Shot:
        """This shot and the next as one."""
        svg = later.svg if "board" in later.parts else in_turn(self.svg, later.svg)
        facts, parts = self.facts | later.facts, in_turn(self.parts, later.parts)
        events = self.facts.get("events", []) + later.facts.get("events", [])
        if events:
            facts["events"] = events
        stamps = self.stamps | later.stamps
        return Shot(later.plies, later.step, facts, parts, svg, later.why, later.lines, stamps)

    def write(self) -> list[bytes]:
        """Its facts, parts, picture and stamps as members of JSON objects, written once for all."""
        if self.written is None:
            told = (self.facts, self.parts, self.svg, self.stamps)
            self.written = [members(one) for one in told]
        return self.written


class Reel:
    """A table through one pair of eyes; `pauses` at the end of a game that another follows.

    With `plies` it begins with the moment after so many choices, else with the present.
    """

    def __init__(self, table: Table, sight: Sight, pauses: bool = False, plies: int = -1) -> None:
        self.sight: Final = sight
        self.pauses: Final = pauses
        self.begun: Final = table.state is not None
        self.undone: Final = table.undone
        self.names: Final = table.names()
        self.canvas: Canvas | None = canvas_of(table, sight) if self.begun else None
        self.ear: Final = Ear()
        self.witness: Witness | None = None
        self.lines: list[str] = []
        self.lately: Final = Lately()  # of the picture
        self.around: Final = Lately()
        self.stamps: set[str] = set()  # that every page of this reel has
        self.facts: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.why: Reasons = {}
        self.shots: Final[deque[Shot]] = deque(maxlen=MOST_SHOTS)
        self.count = 0  # of all shots ever
        self.version = -1
        self.plies = -1
        self.last: Ply | None = None
        self.entire: Shot | None = None
        if plies >= 0:
            self.step(table, plies)

    def holds(self, table: Table) -> bool:
        """Whether the table has only gone on since the last shot."""
        plies = table.plies
        return (
            self.undone == table.undone
            and self.begun == (table.state is not None)
            and self.names == table.names()
            and self.plies <= len(plies)
            and (self.plies <= 0 or plies[self.plies - 1] is self.last)
        )

    def catch_up(self, table: Table) -> None:
        """Go to the present, over the moments that are worth a look on the way."""
        if self.version == table.version and self.plies == len(table.plies):
            return
        if self.plies >= 0 and self.begun:
            steps = steps_between(table, self.plies)
            for n in steps:
                self.step(table, n)
        self.present(table)
        self.version = table.version

    def step(self, table: Table, plies: int) -> None:
        """A moment on the way."""
        look = frame.looking_back(table, self.sight, plies)
        self.shoot(table, frame.past(table, self.sight, look), look, True)

    def present(self, table: Table) -> None:
        """The moment that is now."""
        ended = pause_of(table) if self.pauses else 0
        if not self.begun:
            self.shoot(table, frame.unbegun(table, self.sight), None, False)
        elif ended:
            look = frame.looking_back(table, self.sight, ended)
            self.shoot(table, frame.paused(table, self.sight, ended), look, False)
        else:
            look = frame.looking(table, self.sight)
            self.shoot(table, frame.presented(table, self.sight, look), look, False)
        self.plies = len(table.plies)
        self.last = table.plies[-1] if table.plies else None

    def shoot(self, table: Table, told: Frame, look: Look | None, step: bool) -> None:
        """Keep what is new in a frame, if anything is."""
        why: Reasons = told.pop("why")
        parts: dict[str, str] = told.pop("parts")
        told["step"] = step
        svg: dict[str, str] | None = {}
        if self.canvas is not None and look is not None:
            svg = self.canvas.turn(table, look)
            told["title"] = self.canvas.title
            if svg is None:
                self.lately.forget()
                parts["board"] = frame.on_board(self.canvas.placed(), self.sight.layout)
        fresh = self.ear.fresh(table, self.sight, look.plies if look else 0)
        self.lines += fresh
        facts = {k: v for k, v in told.items() if k not in self.facts or self.facts[k] != v}
        changed = {k: v for k, v in parts.items() if self.parts.get(k) != v}
        self.facts |= facts
        events = self.happened(table, look)
        if events:
            facts["events"] = events
        self.parts |= changed
        self.parts.pop("board", None)  # the canvas has it
        self.plies = look.plies if look else 0
        self.last = table.plies[self.plies - 1] if self.plies else None
        if facts or changed or svg or fresh or why.keys() - self.why.keys():
            self.entire = None
            texts = list(fresh)
            around = self.around.told(changed, texts)
            drawn = self.lately.told(svg, texts) if svg else {}
            stamps = self.lacking(texts)
            shot = Shot(self.plies, step, facts, around, drawn, why, len(self.lines), stamps)
            self.shots.append(shot)
            self.count += 1
        self.why = why

    def happened(self, table: Table, look: Look | None) -> list[Told]:
        """What happened since the last shot; before the first one there is nothing to show."""
        if look is None:
            return []
        if self.witness is None:
            self.witness = Witness(look.plies)
            self.witness.fresh(table, self.sight, look.plies, look.drafts)
            return []
        return self.witness.fresh(table, self.sight, look.plies, look.drafts)

    def lacking(self, texts: Iterable[str]) -> dict[str, str]:
        """The stamps that some texts need and that were not told yet."""
        needed = stamping.needed(texts, self.stamps)
        if not needed:
            return {}
        self.stamps |= needed
        return {name: stamping.STAMPS[name].text for name in sorted(needed)}

    def whole(self) -> Shot:
        """Everything, for somebody who has nothing."""
        self.lately.forget()
        self.around.forget()
        self.stamps = set()
        if self.entire is None:
            parts = dict(self.parts)
            if self.canvas is not None:
                parts["board"] = frame.on_board(self.canvas.placed(), self.sight.layout)
            step, lines = self.facts["step"], len(self.lines)
            stamps = self.lacking((*parts.values(), *self.shown(lines)))
            facts, told = dict(self.facts), dict[str, Tellings](parts)
            self.entire = Shot(self.plies, step, facts, told, {}, self.why, lines, stamps)
        self.stamps = set(self.entire.stamps)
        return self.entire

    def since(self, count: int) -> list[Shot]:
        """The shots after the first so many; the whole where they are not there any more.

        Moments that were the present when they were shot are no steps: who has not seen them yet
        sees them together with the next.
        """
        behind = self.count - count
        if behind > len(self.shots):
            return [self.whole()]
        found: list[Shot] = []
        for shot in list(self.shots)[len(self.shots) - behind :]:
            if found and not found[-1].step:
                if "board" in found[-1].parts and shot.svg:
                    return [self.whole()]
                found[-1] = found[-1].then(shot)
            else:
                found.append(shot)
        return found

    def shown(self, count: int) -> list[str]:
        """Of the first so many lines those that a page keeps."""
        return self.lines[max(0, count - MOST_LINES) : count]


def steps_between(table: Table, plies: int) -> list[int]:
    """The moments on the way: before each choice of a seat, and the end of a game."""
    found = [n for n in range(plies + 1, len(table.plies)) if halts(table.plies, n)]
    return found if len(found) <= MOST_STEPS else []


def reel_of(table: Table, sight: Sight, pauses: bool = False) -> Reel:
    """The reel of a pair of eyes, at the present; one is begun anew where time went back."""
    reels: dict[tuple[Sight, bool], Reel] = table.memory.setdefault("reels", {})
    key = (sight, pauses)
    reel = reels.pop(key, None)
    if reel is None or not reel.holds(table):
        reel = Reel(table, sight, pauses)
    reels[key] = reel
    if len(reels) > MOST_REELS:
        del reels[next(iter(reels))]
    reel.catch_up(table)
    return reel
