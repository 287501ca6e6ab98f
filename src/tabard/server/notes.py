"""What people have written to a finished game: comments, and variations made by hand.

Each is an entry of the table's log and has a number there, in the order in which they were written:
by it a variation is commented and changed, and each is taken away.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, NamedTuple

from tabard.commentary import Comment, Commentary, Variation
from tabard.lines import Made, begin
from tabard.server.log import Entry

if TYPE_CHECKING:
    from collections.abc import Collection

    from tabard.lines import Line
    from tabard.server.table import Table


class Note(NamedTuple):
    """A comment, or a variation if it has choices.

    user     who wrote it, and `name`, who that was: of what came with a record, as it says
    ply      after how many choices of the game
    text     of a comment; of a variation its name
    of       the variation that a comment is about, and `step`, after how many of its choices
    came     whether it came with a record
    """

    number: int
    user: str
    name: str
    ply: int
    text: str
    choices: tuple[Made, ...] = ()
    of: int | None = None
    step: int = 0
    came: bool = False


@dataclass(slots=True)
class Notes:
    """All notes of a table by their numbers.

    `written` counts those too that were taken away, and every change of a variation.
    """

    kept: dict[int, Note] = field(default_factory=dict)
    written: int = 0

    @property
    def comments(self) -> list[Note]:
        """The comments, in their order."""
        return [note for note in self.kept.values() if not note.choices]

    @property
    def variations(self) -> list[Note]:
        """The variations, in their order."""
        return [note for note in self.kept.values() if note.choices]

    def heard(self, unheard: Collection[str]) -> list[Note]:
        """The notes for a reader who does not want to hear of some, nor what hangs on theirs."""
        there = [one for one in self.kept.values() if one.came or one.user not in unheard]
        ways = {one.number for one in there if one.choices}
        return [one for one in there if one.of is None or one.of in ways]

    def take(self, entry: Entry) -> None:
        """Take a comment or a variation in, or what a variation has become."""
        data = entry.data
        number = data.get("number", self.written)
        self.written += 1
        choices = tuple([Made(seat, code) for seat, code in data.get("choices", ())])
        came = bool(data.get("came"))
        about = (data.get("of"), data.get("step", 0), came)
        found = Note(number, entry.user, data["name"], data["ply"], data["text"], choices, *about)
        for one in self.about(number):
            if one.step > len(choices):
                del self.kept[one.number]
        if found.text or choices:  # else what it said was taken along by who left for good
            self.kept[number] = found

    def about(self, number: int) -> list[Note]:
        """The comments about a variation."""
        return [one for one in self.kept.values() if one.of == number]

    def erase(self, number: int) -> None:
        """Take a note away, a variation with all that was said of it."""
        for one in self.about(number):
            del self.kept[one.number]
        self.kept.pop(number, None)

    def adopt(self, old: str, new: str) -> None:
        """Let what was a guest's be an account's."""
        self.kept = {
            number: note._replace(user=new) if note.user == old else note
            for number, note in self.kept.items()
        }


def line_of(table: Table, note: Note) -> Line:
    """The line of a variation."""
    line = begin(table.state_at(note.ply), note.ply, None)
    return replace(line, choices=note.choices, name=note.text)


def commentary(table: Table, unheard: Collection[str] = ()) -> Commentary:
    """All notes of a table that a reader hears of, as its record carries them."""
    there = table.notes.heard(unheard)
    comments = [Comment(one.ply, one.text, one.name) for one in there if is_plain(one)]
    variations = [
        Variation(
            line_of(table, note),
            note.name,
            tuple(Comment(c.step, c.text, c.name) for c in there if c.of == note.number),
        )
        for note in there
        if note.choices
    ]
    return Commentary(tuple(comments), tuple(variations))


def is_plain(note: Note) -> bool:
    """Whether a note is a comment to the game itself."""
    return not note.choices and note.of is None
