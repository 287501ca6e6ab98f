"""The table of a game in the terminal: its pen, the figures of players in columns, the whole."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from tabard.games.lines import Line, Span, beside, flow, folded, length
from tabard.presentation.holdings import Holding
from tabard.presentation.terminal import Terminal

NARROW: Final = 80
WIDE: Final = 120

View = Mapping[str, Any]
Say = Callable[..., str]
Mats = Callable[[Any, int, Sequence[int]], list[Line]]


class Pen:
    """A view being drawn; `signs` has one character for each seat.

    LABEL and NAME are how many columns the head of a line and a player's name have. PHASES are
    those of a round, FIRST the message that says who goes first, and where the view has that.
    """

    PHASES: ClassVar[Sequence[str]] = ()
    FIRST: ClassVar[tuple[str, str]] = ("table-starts", "start_player")
    LABEL: ClassVar[int] = 14
    NAME: ClassVar[int] = 15

    def __init__(self, view: View, say: Say, names: Sequence[str], signs: str) -> None:
        self.view = view
        self.say = say
        self.names = list(names)
        self.signs = signs
        self.seats: list[dict[str, Any]] = list(view["seats"])

    def called(self, thing: str) -> str:
        """The name of a thing."""
        return self.say("called", thing=thing)

    def sign(self, seat: int) -> Span:
        """A player's sign."""
        return (self.signs[seat], f"seat{seat}")

    def label(self, key: str) -> Line:
        """The head of a line."""
        return [(f" {self.say(key):<{self.LABEL - 1}}", "strong")]

    def row(self, key: str, items: list[Line], width: int, between: str = " · ") -> list[Line]:
        """What lies in one place of the table, behind its head; nothing where nothing lies."""
        return flow(self.label(key), items, width, self.LABEL, between) if items else []

    def below(self, items: list[Line], width: int, between: str = " · ") -> list[Line]:
        """What else a player has, set in under the name; nothing where it is nothing."""
        return flow([("   ", "")], items, width, 3, between) if items else []

    def note(self, key: str, look: str = "", **values: object) -> Line:
        """A message by itself."""
        return [(self.say(key, **values), look)]

    def listed(self, key: str, words: Iterable[str], look: str = "") -> list[Line]:
        """Some words behind another, separated by commas; nothing where there are none."""
        text = ", ".join(words)
        return [[(f"{self.say(key)}: {text}", look)]] if text else []

    def head(self, width: int, more: Line | None = None) -> Line:
        """How far the game has got and its phases, and at the right end who goes first."""
        values = {key: self.view.get(key, 0) for key in ("round", "rounds", "chapter")}
        line = [(f" {self.say('table-round', **values)}", "title"), *(more or []), ("   ", "")]
        line += self.phases(self.PHASES, self.phase())
        message, field = self.FIRST
        seat = self.view[field]
        if seat is None:
            return line
        return self.ending(line, [(f"{self.say(message)} ", ""), self.sign(seat)], width)

    def phase(self) -> str:
        """The present phase."""
        return str(self.view["phase"])

    def phases(self, names: Sequence[str], now: str) -> Line:
        """The phases of a round with the present one marked; another one by itself."""
        if now not in names:
            return [(self.say(f"table-{now}"), "now")]
        texts = [(name, self.say(f"table-{name}")) for name in names]
        return [
            (f"[{text}]", "now") if name == now else (f" {text} ", "faint") for name, text in texts
        ]

    def ending(self, line: Line, last: Line, width: int) -> Line:
        """A line with something at its right end."""
        gap = max(1, width - length(line) - length(last))
        return [*line, (" " * gap, ""), *last]

    def goods(self, kind: str, number: int) -> Line:
        """A number of goods."""
        text = self.say("goods", number=number, kind=kind)
        return [(text, kind if number else "faint")]

    def stock(self, goods: Mapping[str, int]) -> list[Line]:
        """Numbers of goods, kind by kind."""
        return [self.goods(kind, number) for kind, number in goods.items()]

    def owner(self, seat: int) -> Line:
        """A player's sign and name; a mark says that he is awaited."""
        moves = self.view["to_move"] == seat
        name, look = self.names[seat][: self.NAME], "now" if moves else "strong"
        mark = ("▸" if moves else " ", "now")
        return [mark, self.sign(seat), (f" {name:<{self.NAME}}", look)]

    def words(self, holdings: Sequence[Holding]) -> list[str]:
        """What stands over the columns of these."""
        return [self.say(one.word) if one.word else self.called(one.name) for one in holdings]

    def counts(self, one: Mapping[str, Any], holdings: Sequence[Holding]) -> Line:
        """How many somebody has of these, to stand in columns."""
        numbers = [(holding.name, holding.count(one)) for holding in holdings]
        return [(str(number), name if number else "faint") for name, number in numbers]

    def items(self, one: Mapping[str, Any], holdings: Sequence[Holding]) -> list[Line]:
        """How many somebody has of these, each with its word."""
        counts = [holding.count(one) for holding in holdings]
        words = self.words(holdings)
        return [[(f"{number} {word}", "")] for number, word in zip(counts, words)]

    def heading(self, words: Sequence[str], width: int) -> Line:
        """The words over the columns."""
        rooms = column_widths(words, width - self.NAME - 3)
        cells = [(f"{w[: room - 1]:>{room}}", "faint") for w, room in zip(words, rooms)]
        return [(" " * (self.NAME + 3), ""), *cells]

    def columns(self, seat: int, words: Sequence[str], figures: Line, width: int) -> Line:
        """A player's figures under their words."""
        rooms = column_widths(words, width - self.NAME - 3)
        cells = [(f"{text:>{room}}", style) for (text, style), room in zip(figures, rooms)]
        return [*self.owner(seat), *cells]


def column_widths(words: Sequence[str], width: int) -> list[int]:
    """A column has room for its word and a blank, and its part of what is left over.

    Where the words do not fit side by side all are as wide, and long words are cut.
    """
    spare = (width - sum(len(word) + 1 for word in words)) // len(words)
    if spare < 0:
        return [width // len(words)] * len(words)
    return [len(word) + 1 + spare for word in words]


def rule(width: int) -> Line:
    """A line across."""
    return [("─" * width, "faint")]


def one_by_one(mat: Callable[[Any, int, int], list[Line]]) -> Mats:
    """What lies before some players, one under the other."""
    return lambda pen, width, seats: [line for seat in seats for line in mat(pen, seat, width)]


def drawn(
    pen: type[Pen],
    board: Callable[[Any, int], list[Line]],
    mat: Mats,
    room: int = 38,
) -> Terminal:
    """A table as text, and what lies before one player for a glance between two choices.

    From 120 columns on the players stand beside the board, in `room` columns, else under it.
    """

    def picture(view: View, say: Say, names: Sequence[str], signs: str, width: int) -> list[Line]:
        hand = pen(view, say, names, signs)
        everybody = range(len(view["seats"]))
        if width < WIDE:
            below = folded(mat(hand, NARROW, everybody), NARROW, 3)
            return [*board(hand, NARROW), rule(NARROW), *below]
        left = WIDE - room - 3
        return beside(board(hand, left), folded(mat(hand, room, everybody), room, 3), left)

    def own(view: View, say: Say, names: Sequence[str], signs: str, seat: int) -> list[Line]:
        return folded(mat(pen(view, say, names, signs), NARROW, (seat,)), NARROW, 3)

    return Terminal(picture, own)
