"""What one client has been shown of a table, and the frames that it is to be shown next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import orjson

from tabard.presentation.board import Layout
from tabard.server.table import Ply, Table
from tabard.server.web import frame
from tabard.server.web.diary import MOST_LINES
from tabard.server.web.lately import Lately
from tabard.server.web.pauses import pause_of
from tabard.server.web.reel import Reel, Shot, members, reel_of, steps_between
from tabard.server.web.seats import Crowd, clocks, notice
from tabard.server.web.sight import Sight

Log = tuple[int, int, Sequence[str]]


class Cursor:
    """One client: which reel it follows, and how much of it it has.

    Of a frame most is the reel's, written once for all who follow it; what the client alone is told
    (who is there, clocks, a curtain, reasons it does not have yet) is added here.
    """

    def __init__(
        self,
        table: Table,
        user: str,
        lang: str,
        layout: Layout,
        seat: int | None,
        passed: int | None = None,
        cautious: int = 0,
    ) -> None:
        self.table = table
        self.user: Final = user
        self.lang: Final = lang
        self.layout: Final[Layout] = layout
        self.wanted = seat
        self.cautious: Final = cautious
        self.passed: Final = passed or 0  # the end of a game that the reader has gone on from
        self.plies = -1  # choices made at the moment that was shown last
        self.last: Ply | None = None
        self.reel: Reel | None = None
        self.count = 0
        self.lines: list[str] = []  # of an earlier reel, until the page has those of this one
        self.heard = -1  # lines of the reel that the page has; -1: none were sent yet
        self.why: dict[str, list[str]] = {}
        self.facts: dict[str, Any] = {}
        self.parts: dict[str, str] = {}
        self.met: tuple[object, ...] = ()  # whom it was shown last (`frame.met`)
        self.lately: Final = Lately()  # of these

    def resume(self, plies: int) -> None:
        """Take up after so many choices that the client has seen."""
        if 0 < plies <= len(self.table.plies):
            self.plies = plies
            self.last = self.table.plies[plies - 1]

    def news(self, crowd: Crowd) -> Iterator[bytes]:
        """The frames that lead from what the client has to the table as it stands, as JSON."""
        table = self.table
        assert table.game is not None
        seat, curtain = frame.eyes(table, self.user, self.wanted)
        if curtain is None and seat is not None:
            self.wanted = seat
        cautious = self.cautious if seat is not None else 0
        sight = Sight(table.game.edition, seat, self.lang, self.layout, cautious)
        pauses = pause_of(table) > self.passed
        if self.reel is None:
            yield from self.steps(sight, pauses)
        reel = reel_of(table, sight, pauses)
        shots = self.turn_to(reel)
        facts, parts = self.own(sight, crowd, curtain)
        for shot in shots[:-1]:
            yield self.frame(reel, shot, self.lifted(), {})
        self.facts |= facts
        self.parts |= parts
        if shots or facts or parts:
            yield self.frame(reel, shots[-1] if shots else None, facts, parts)

    def steps(self, sight: Sight, pauses: bool) -> Iterator[bytes]:
        """The moments that a client has missed, on a reel of its own that ends at the present."""
        table = self.table
        if self.plies < 0 or not table.plies or table.plies[self.plies - 1] is not self.last:
            return
        moments = steps_between(table, self.plies)
        if not moments:
            return
        reel = Reel(table, sight, pauses, moments[0])
        for shot in self.turn_to(reel):
            yield self.frame(reel, shot, self.lifted(), {})
        reel.catch_up(table)
        for shot in self.turn_to(reel):
            if shot.step:
                yield self.frame(reel, shot, {}, {})

    def lifted(self) -> dict[str, Any]:
        """On the way to the present no curtain hangs."""
        if self.facts.get("curtain", 0) is None:
            return {}
        self.facts["curtain"] = None
        return {"curtain": None}

    def turn_to(self, reel: Reel) -> list[Shot]:
        """The shots of a reel that the client has not seen."""
        if reel is self.reel:
            shots = reel.since(self.count)
        else:
            if self.reel is not None:
                self.lines = self.reel.shown(max(0, self.heard))
            self.reel, self.heard = reel, -1
            shots = [reel.whole()]
        self.count = reel.count
        return shots

    def own(
        self, sight: Sight, crowd: Crowd, curtain: int | None
    ) -> tuple[dict[str, Any], dict[str, str]]:
        """What is new of that which concerns this client alone."""
        table = self.table
        facts: dict[str, Any] = {"curtain": curtain, "clocks": clocks(table)}
        if curtain is not None:
            facts["name"] = table.names()[curtain]
        parts = {"notice": notice(table, sight, crowd)}
        met = frame.met(table, sight, crowd)
        if met != self.met:
            self.met = met
            parts |= frame.company(table, sight, crowd)
        return (
            {k: v for k, v in facts.items() if k not in self.facts or self.facts[k] != v},
            {k: v for k, v in parts.items() if self.parts.get(k) != v},
        )

    def frame(
        self, reel: Reel, shot: Shot | None, facts: dict[str, Any], parts: dict[str, str]
    ) -> bytes:
        """A shot with what concerns this client alone, as one JSON object."""
        found = [members(facts)] if facts else []
        around = [members(self.lately.told(parts, []))] if parts else []
        if shot is not None:
            self.plies = shot.plies
            said, pieces, svg, stamps = shot.write()
            found.append(said)
            if stamps:
                found.append(b'"stamps":{%b}' % stamps)
            around.append(pieces)
            if svg:
                found.append(b'"svg":{%b}' % svg)
            found += self.reasons(shot)
            found += self.log(reel, shot)
        around = [one for one in around if one]
        if around:
            found.append(b'"parts":{%b}' % b",".join(around))
        return b"{%b}" % b",".join([one for one in found if one])

    def reasons(self, shot: Shot) -> list[bytes]:
        """The reasons that the client does not have yet."""
        had = self.why
        fresh = {code: why for code, why in shot.why.items() if had.get(code) != why}
        had |= fresh
        return [b'"why":{%b}' % members(fresh)] if fresh else []

    def log(self, reel: Reel, shot: Shot) -> list[bytes]:
        """Lines to drop at the beginning, to keep after them, and to add."""
        if self.heard < 0:
            found = slid(self.lines, reel.shown(shot.lines))
            self.lines = []
        elif self.heard < shot.lines:
            have = min(self.heard, MOST_LINES)
            added = reel.lines[self.heard : shot.lines][-MOST_LINES:]
            drop = max(0, have + len(added) - MOST_LINES)
            found = (drop, have - drop, added)
        else:
            return []
        self.heard = shot.lines
        return [b'"log":%b' % orjson.dumps(found)]


def slid(old: Sequence[str], new: Sequence[str]) -> Log:
    """From one log to another: a log that is cut at its beginning slides."""
    drop = 0
    if old and new and old[0] != new[0] and new[0] in old:
        drop = old.index(new[0])
    kept = 0
    for one, two in zip(old[drop:], new):
        if one != two:
            break
        kept += 1
    return drop, kept, new[kept:]
