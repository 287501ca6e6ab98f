"""Commands of a study: comment on a moment of a finished game, keep a variation, take either away.

A game that goes on has none of it. Whoever had a seat may write, or brought the record in; who
wrote something, and the host, may take it away.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tabard import lines
from tabard.commentary import MOST_CHOICES, check_number, chosen, title, worded
from tabard.kernel.errors import BadInput
from tabard.lines import Line
from tabard.server.asker import Asker
from tabard.server.log import Entry
from tabard.server.manners import check_talk
from tabard.server.notes import Note
from tabard.server.planning import finder
from tabard.server.refusals import RequestRefused, malformed, not_your_seat
from tabard.server.table import Table

if TYPE_CHECKING:
    from tabard.server.commands import Command
    from tabard.server.house import House

MOST_WRITTEN: Final = 1000  # entries of a log, those included that were taken away again


def may_write(table: Table, user: str) -> bool:
    """Whether somebody may comment on a game: it is over, and they had a seat."""
    return table.revealed and table.first is not None and bool(table.seats_of(user))


def may_erase(table: Table, user: str, note: Note) -> bool:
    """Whether somebody may take a note away: their own, and the host any."""
    return bool(user) and user in (note.user, table.plan.host)


def check_writer(table: Table, user: str) -> None:
    """Refuse whoever may not write to this game."""
    if not table.revealed or table.first is None:
        raise RequestRefused("not-over", 409, "The game is not over yet.")
    if not table.seats_of(user):
        raise not_your_seat()
    if user in table.muted:
        raise RequestRefused("muted", 403, "The host has silenced you at this table.")


def check_room(table: Table, comments: int, variations: int) -> None:
    """Refuse what would be more than is kept of one game."""
    notes = table.notes
    try:
        check_number(len(notes.comments) + comments, len(notes.variations) + variations)
    except BadInput as error:
        raise RequestRefused("many-notes", 409, str(error)) from None
    if notes.written >= MOST_WRITTEN:
        sentence = "More has been written to this game than is kept of one."
        raise RequestRefused("many-notes", 409, sentence)


def comment(
    table: Table, who: Asker, ply: int, text: str, of: int | None = None, step: int = 0
) -> list[Entry]:
    """Say something of a moment: of the game, or after so many choices of a variation."""
    check_writer(table, who.user)
    check_room(table, 1, 0)
    try:
        said = worded(text)
    except BadInput as error:
        raise malformed(error.where, error.problem) from None
    seat = table.seats_of(who.user)[0]
    if of is None:
        if not 0 <= ply <= len(table.plies):
            raise malformed("ply", f"is not a number of 0 to {len(table.plies)}")
        return [who.entry("comment", seat, name=who.name, ply=ply, text=said)]
    way = variation_of(table, of)
    if not 0 <= step <= len(way.choices):
        raise malformed("step", f"is not a number of 0 to {len(way.choices)}")
    about = {"ply": way.ply, "of": of, "step": step}
    return [who.entry("comment", seat, name=who.name, text=said, **about)]


def keep(table: Table, who: Asker, line: Line, number: int | None = None) -> list[Entry]:
    """Keep a variation, which the rules allow; with a number let an own one be this from now on."""
    check_writer(table, who.user)
    told = {"name": who.name, "ply": line.at, "text": line.name}
    made = [list(one) for one in line.choices]
    seat = table.seats_of(who.user)[0]
    if number is None:
        check_room(table, 0, 1)
        return [who.entry("variation", seat, **told, choices=made)]
    way = variation_of(table, number)
    if way.user != who.user or way.came or way.ply != line.at:
        raise malformed("number", "is not that of a variation of yours from this moment")
    check_room(table, 0, 0)
    return [who.entry("variation", seat, **told, choices=made, number=number)]


def erase(table: Table, who: Asker, number: int) -> list[Entry]:
    """Take a comment away, or a variation with all that was said of it."""
    if not table.revealed:
        raise RequestRefused("not-over", 409, "The game is not over yet.")
    note = table.notes.kept.get(number)
    if note is None:
        raise unknown_note()
    if not may_erase(table, who.user, note):
        raise RequestRefused("not-your-note", 403, "Only who wrote it and the host can do that.")
    return [who.entry("erase", None, number=number)]


def variation_of(table: Table, number: int) -> Note:
    """A variation by its number."""
    note = table.notes.kept.get(number)
    if note is None or not note.choices:
        raise unknown_note()
    return note


def unknown_note() -> RequestRefused:
    """What somebody has taken away, or never was."""
    return RequestRefused("unknown-note", 404, "There is no such comment or variation.")


def named(line: Line, name: object) -> Line:
    """A line with a name; one that cannot be one is malformed."""
    try:
        return replace(line, name=title(name))
    except BadInput as error:
        raise malformed(error.where, error.problem) from None


def chosen_in(table: Table, ply: int, choices: Sequence[str]) -> Line:
    """A line of choices as a record writes them; refused with the one that is wrong."""
    if not 0 <= ply <= len(table.plies):
        raise malformed("ply", f"is not a number of 0 to {len(table.plies)}")
    try:
        return chosen(table.state_at(ply), ply, choices)
    except BadInput as error:
        raise malformed(f"choices, {error.where}", error.problem) from None


def brought(table: Table, text: str) -> Line:
    """A line that comes as text: of this game, these rules and this table, or refused.

    One that was played on what a seat knew is taken where the truth allows its choices.
    """
    assert table.game is not None
    try:
        line = lines.read(text, finder(table.game))
        if line.at > len(table.plies):
            raise BadInput("from", f"is not a number of 0 to {len(table.plies)}")
        state = table.state_at(line.at)
        line.root(state)
        line = replace(lines.begin(state, line.at, None, line.name), choices=line.choices)
        if not 0 < len(line.choices) <= MOST_CHOICES:
            raise BadInput("choices", f"are not 1 to {MOST_CHOICES}")
        line.states(state)
    except BadInput as error:
        raise malformed(f"line, {error.where}", error.problem) from None
    return line


async def write(house: House, table_id: str, who: Asker, command: Command) -> None:
    """Have something written to a game, by the rules and at the pace of talk."""
    check_talk(house, who.user)
    await house.perform(table_id, who, command)
