"""The log of a table in words: one line per event and happening, as one reader may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from heapq import merge
from operator import itemgetter
from typing import Final

from tabard.draw.memory import safe
from tabard.draw.stamps import Stamp, printed
from tabard.kernel.events import EVERYBODY, Event
from tabard.server.chronicle import Happening
from tabard.server.table import Ply, StandIn, Table
from tabard.server.web.bots import seated
from tabard.server.web.prompt import capital
from tabard.server.web.sight import Sight, citing, shield

Key = tuple[str, int | None]
Page = list[tuple[Ply, list[str]]]
Line = tuple[int, int, str]

# What a reader was told so far, ply by ply; names and languages change rarely, plies never.
MOST_LINES: Final = 300


HEAD: Final = Stamp('<li class="head" data-ply="~1"><span>~2</span></li>')
NOBODYS: Final = Stamp(f'<li data-ply="~1"><span>~2</span> {citing("~3", "~4")}</li>')
SOMEBODYS: Final = Stamp(
    f'<li data-ply="~1">{shield("~2", 14)}<span>~3</span> {citing("~4", "~5")}</li>'
)
BY: Final = Stamp('<span class="unseen">~1</span>')


class Ear:
    """How much of a table a log has heard: choices, bots that stood in, happenings."""

    def __init__(self) -> None:
        self.plies = 0
        self.stand_ins = 0
        self.happened = 0

    def fresh(self, table: Table, sight: Sight, plies: int) -> list[str]:
        """The lines that have come since, up to a ply, happenings among them, oldest first."""
        page = told(table, sight, plies)
        happened: list[Line] = []
        for ply, texts in page[self.plies : plies]:
            happened += [(ply.at, 0, text) for text in texts]
        self.plies = plies
        last = table.plies[plies - 1].at if 0 < plies < len(table.plies) else None
        done = self.doings(table, sight, last)
        found = merge(happened, done, key=itemgetter(0, 1)) if done else happened
        return [text for _, _, text in found]

    def doings(self, table: Table, sight: Sight, last: int | None) -> list[Line]:
        """What was done around the game since, up to a time."""
        found: list[Line] = []
        names = table.names()
        for i in range(self.stand_ins, len(table.stand_ins)):
            stands = table.stand_ins[i]
            if last is not None and stands.at > last:
                break
            found.append((stands.at, 1, stand_in_line(i, stands, sight, names)))
            self.stand_ins = i + 1
        chronicle = table.chronicle
        first = chronicle.count - len(chronicle.happenings)
        for i in range(max(self.happened, first), chronicle.count):
            happening = chronicle.happenings[i - first]
            if last is not None and happening.at > last:
                break
            found.append((happening.at, 1, happening_line(i, happening, sight, names)))
            self.happened = i + 1
        found.sort(key=itemgetter(0))
        return found


def lines(table: Table, sight: Sight, plies: int, most: int = MOST_LINES) -> list[str]:
    """The last lines of the log up to a ply, happenings among them, oldest first; printed."""
    return [printed(line) for line in Ear().fresh(table, sight, plies)[-most:]]


def told(table: Table, sight: Sight, plies: int) -> Page:
    """The lines of at least so many plies, written once per language and seat that sees more."""
    pages: dict[Key, Page] = table.memory.setdefault("pages", {})
    page = pages.setdefault((sight.lang, sight.seat), [])
    if page and len(page) == len(table.plies) and page[-1][0] is table.plies[-1]:
        return page
    names = table.names()
    while page and page[-1][0] is not next(iter(table.plies[len(page) - 1 :]), None):
        page.pop()
    for i, ply in enumerate(table.plies[len(page) : plies], len(page)):
        secret = any(event.only != EVERYBODY for event in ply.events)
        if sight.seat is not None and not secret:
            page.append(told(table, sight.everybodys, i + 1)[i])
        else:
            named = any(event.kind in sight.words.telling.placed for event in ply.events)
            places = sight.words.places_in(ply.after) if named else {}
            page.append((ply, [
                line(event, i, sight, names, places)
                for event in ply.events
                if not sight.words.hushed(event.seen_by(sight.seat))
            ]))  # fmt: skip
    return page


def line(
    event: Event, ply: int, sight: Sight, names: Sequence[str], places: Mapping[str, str]
) -> str:
    """One event: the shield of whoever did it, then the sentence, then its rule."""
    seen = event.seen_by(sight.seat)
    text = safe(sight.words.event(seen, names, places))
    rule = safe(event.rule)
    if sight.words.begins_chapter(seen):
        return HEAD(ply + 1, text)
    if event.seat < 0:
        return NOBODYS(ply + 1, capital(text), sight.game, rule)
    name = safe(names[event.seat])
    if text.startswith(name + " "):
        text = BY(name) + text[len(name) :]
    else:
        text = capital(text)
    return SOMEBODYS(ply + 1, event.seat, text, sight.game, rule)


def stand_in_line(number: int, one: StandIn, sight: Sight, names: Sequence[str]) -> str:
    """That a bot could not play on, and who plays instead."""
    say = sight.chrome
    levels = [seated(say, bot, sight.game) for bot in (one.bot, one.instead)]
    text = say("table-stand-in", who=names[one.seat], bot=levels[0], instead=levels[1])
    return (
        f'<li class="say" id="stand-in-{number}">{shield(one.seat, 14)}'
        f"<span><b>{safe(text)}</b></span></li>"
    )


def happening_line(number: int, one: Happening, sight: Sight, names: Sequence[str]) -> str:
    """What somebody did around the game: an undo asked or answered, a seat left or taken again."""
    text = sight.chrome(f"table-told-{one.kind}", who=names[one.seat])
    return (
        f'<li class="told" id="told-{number}">{shield(one.seat, 14)}<span>{safe(text)}</span></li>'
    )
