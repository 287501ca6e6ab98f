"""The summary of what ran by itself: for every station what each player got there.

It is made of what the reader has been told of (`happened`), and lies over the log until it is
closed. A page opens it when a chain of stations has been shown.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from tabard.draw.memory import safe
from tabard.draw.stamps import Stamp
from tabard.presentation.motion import Motion, Told
from tabard.server.table import Table
from tabard.server.web import happened
from tabard.server.web.happened import NO_CHAIN, Chain, Row
from tabard.server.web.prompt import capital
from tabard.server.web.sight import Sight, shield, sign
from tabard.words import Name, Words

NONE: Final = '<section id="reckoning" hidden></section>'
WORTH: Final = 2  # so many places of the table that say something, and it opens by itself

CARD: Final = Stamp(
    '<section id="reckoning" class="reckoning" aria-labelledby="reckoning-title" tabindex="-1"'
    '~1 hidden><h2 id="reckoning-title">~2</h2>'
    '<button type="button" class="round" data-close="reckoning" aria-label="~3"'
    f' title="~3">{sign("cancel", 16)}</button>'
    '<div class="scroll" tabindex="0" role="group" aria-labelledby="reckoning-title">'
    '<table class="got"><thead><tr><td></td>~4</tr></thead><tbody>~5</tbody>~6'
    "</table></div></section>"
)
COLUMN: Final = Stamp(f'<th scope="col">{shield("~1", 18)}<span>~2</span></th>')
ROW: Final = Stamp('<th scope="row">~1</th>')
SIGN: Final = Stamp(sign("~1", 14))
GOT: Final = Stamp("<span~1>~2~3<i class=unseen>~4</i></span>")
CARD_GOT: Final = Stamp('<span class="card-got">~1~2</span>')
NOTE: Final = Stamp('<tr class="note">~1<td colspan="~2"><div>~3</div></td></tr>')

Gains = dict[int, Counter[str]]  # by seat, how many of what


class Station:
    """What happened at one station."""

    def __init__(self) -> None:
        self.gains: Gains = {}
        self.notes: list[str] = []


def card(table: Table, sight: Sight, plies: int) -> str:
    """The last reckoning up to a ply, written once for all who read it alike."""
    told = happened.rows(table, sight, plies)
    found = told[plies - 1] if plies else happened.NOTHING
    if found.chain == NO_CHAIN:
        return NONE
    last, _ = found.chain[1]
    kept: dict[tuple[str, int | None], tuple[object, str]] = table.memory.setdefault("cards", {})
    names = table.names()
    key = (found.chain, table.plies[last], names)
    known = kept.get((sight.lang, sight.seat))
    if known is None or known[0] != key:
        if sight.seat is not None and all_see(table, sight, told, found.chain):
            known = (key, card(table, sight.everybodys, plies))
        else:
            known = (key, written(stations(table, sight, found.chain), sight, names))
        kept[sight.lang, sight.seat] = known
    return known[1]


def all_see(table: Table, sight: Sight, told: Sequence[Row], chain: Chain) -> bool:
    """Whether a seat was told of a reckoning what everybody was."""
    (first, _), (last, _) = chain
    common = happened.rows(table, sight.everybodys, last + 1)
    return all(one is other for one, other in zip(told[first : last + 1], common[first:]))


def stations(table: Table, sight: Sight, chain: Chain) -> dict[str, Station]:
    """What happened at each station of a reckoning."""
    (first, skipped), (last, end) = chain
    found: dict[str, Station] = {}
    names = table.names()
    for i, row in enumerate(happened.rows(table, sight, last + 1)[first : last + 1], first):
        assert row.ply is not None
        places: Mapping[str, str] | None = None
        for j, told in enumerate(row.events[: end if i == last else None]):
            if told is None or "at" not in told or (i == first and j < skipped):
                continue
            station = found.setdefault(told["at"], Station())
            if "what" in told and told["seat"] >= 0:
                gains = station.gains.setdefault(told["seat"], Counter())
                gains[told["what"]] += told["count"]
            elif noted(told, sight.board.motion):
                places = places or sight.words.places_in(row.ply.after)
                event = row.ply.events[j].seen_by(sight.seat)
                station.notes.append(capital(safe(sight.words.event(event, names, places))))
    return found


def noted(told: Told, motion: Motion) -> bool:
    """Whether an event is told of in words."""
    return told["kind"] in motion.notes


def written(found: Mapping[str, Station], sight: Sight, names: Sequence[str]) -> str:
    """The card: a row for each station, a column for each player."""
    say, words, motion = sight.chrome, sight.words, sight.board.motion
    seats = range(len(names))
    head = "".join(COLUMN(seat, safe(names[seat])) for seat in seats)
    body, cells = "", 0
    sums = [Counter[str]() for _ in seats]
    for name in motion.stations:
        station = found.get(name)
        if station is None:
            continue
        title = ROW(safe(words.title(name)))
        gains = {seat: one for seat, one in station.gains.items() if any(one.values())}
        if gains:
            cells += len(gains)
            body += f"<tr>{title}" + "".join(cell(gains.get(seat), sight) for seat in seats)
            body += "</tr>"
            for seat, one in gains.items():
                sums[seat].update({what: n for what, n in one.items() if what in motion.tokens})
        if station.notes:
            label = "<td></td>" if gains else title
            notes = " · ".join(station.notes)
            body += NOTE(label, len(names), notes)
    foot = ""
    if cells >= WORTH:
        total = "".join(cell(one, sight) for one in sums)
        foot = f"<tfoot><tr>{ROW(safe(say('table-together')))}{total}</tr></tfoot>"
    close = safe(say("table-close"))
    worth = " data-worth" if cells >= WORTH else ""
    return CARD(worth, safe(say("table-reckoning")), close, head, body, foot)


def cell(gains: Counter[str] | None, sight: Sight) -> str:
    """What one player got at a station: numbers with their icons, and their names for ears."""
    shown = "".join(got(what, n, sight) for what, n in (gains or {}).items() if n)
    return f"<td>{shown}</td>"


def got(what: str, count: int, sight: Sight) -> str:
    """One thing, and how many."""
    motion, words = sight.board.motion, sight.words
    icon = motion.icon(what)
    mark = SIGN(icon) if icon else ""
    if what not in motion.tokens:
        return CARD_GOT(mark, safe(words.title(what)))
    figure = f"{'+' if count > 0 else '−'}{abs(count)}"
    loss = "" if count > 0 else ' class="loss"'
    return GOT(loss, figure, mark, safe(called(words, what, count)))


def called(words: Words, what: str, count: int) -> str:
    """The name of so many of something: "points", "point" where it is one."""
    return words.counted(abs(count), Name(words.name(what), what)).partition(" ")[2]
