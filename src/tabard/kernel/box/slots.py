"""The slots of an observation that components become, and the source that fills them.

An observation is a row of bytes, its slots. A component says its slots in *pieces*: an expression
that has the numbers of some slots packed side by side, 1, 4 or 8 bits each, the first one lowest.
Pieces of one width are joined, and eight slots leave as one word of 64 bits: see `emit`. The woven
source is in `games/<game>/observe.py`; names and bounds of the slots are found here at run time.

A slot is named by its place in a view: `seats+1.goods.wood` is a number, `event=fire` is 1 where
that is the word or among the words, `to_move=+2` is a seat, counted clockwise from the viewer. Of a
number that may be less than 0 `vp-` has what it lacks, and `vp+` what there is above 255.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

Names = Callable[[Any], str]  # what a module calls a value: `t.CARD_IDS`

BIT, NIBBLE, BYTE, WORD = 1, 4, 8, 64
LARGEST: Final = 255
SLOTS: Final = 8  # of a word
TOP: Final = 61  # the highest bit that an expression may use, see `kernel.ints.bit`
FULL: Final = {BIT: 56, NIBBLE: 8, BYTE: 8}  # slots that are joined into one number
SIGN: Final = 127  # what the last byte of a word may hold
SPREAD: Final = re.compile(r"put_bits\(w, (at \+ \d+), b, (\d+)\)")  # as `Joined.leave` has it
VIEWER: Final = "{n}"  # in the name of a slot of a player's: how far from the viewer


class Piece(NamedTuple):
    """Some slots: their width in bits, what they are called, their bounds, and their source.

    when  of whole words, the condition without which they are all 0; none: they are always written
    of    the one object that they are made of, where that never changes itself: a tuple, bytes
    """

    width: int
    text: str
    names: list[str]
    highs: list[int]
    when: str = ""
    of: str = ""

    def only(self, condition: str) -> Piece:
        """The same where a condition holds, else 0."""
        if self.width == WORD:
            both = f"({condition}) and ({self.when})" if self.when else condition
            return self._replace(when=both)
        return self._replace(text=f"(({self.text}) if {condition} else zero)")


class Look:
    """What the pieces of a game have in common while they are found.

    seats   the most players that there can be, the game's own among them
    names   what the module of the game calls a value
    before  lines of source that stand before the pieces
    """

    def __init__(self, seats: int, names: Names) -> None:
        self.seats: Final = seats
        self.names: Final = names
        self.before: list[str] = []
        self.locals = 0

    def local(self, text: str) -> str:
        """A local variable that holds the value of an expression."""
        self.locals += 1
        self.before.append(f"v{self.locals} = {text}")
        return f"v{self.locals}"


def bits(text: str, names: Sequence[str]) -> list[Piece]:
    """Bits as they are kept: of a set, each member one slot."""
    return [Piece(BIT, text, list(names), [1] * len(names))]


def flag(text: str, name: str) -> list[Piece]:
    """What is true or not."""
    return bits(f"one if {text} else zero", [name])


def vector(
    text: str, width: int, names: Sequence[str], highs: Sequence[int], look: Look
) -> list[Piece]:
    """Numbers that are kept side by side, of some bits each."""
    if width in (NIBBLE, BYTE):
        return [Piece(width, text, list(names), list(highs))]
    mask = (1 << width) - 1
    found: list[Piece] = []
    for n, name in enumerate(names):
        found += number(f"({text} >> {n * width}) & {mask}", 0, highs[n], name, look)
    return found


def number(raw: str, low: int, high: int, name: str, look: Look) -> list[Piece]:
    """A whole number, with further slots for what is below 0 or above the largest byte."""
    width = NIBBLE if high < 1 << NIBBLE else BYTE
    if low >= 0 and high <= LARGEST:
        return [Piece(width, raw, [name], [high])]
    raw = look.local(raw)
    above = f"{raw} if {raw} < {LARGEST} else full" if high > LARGEST else raw
    main = f"zero if {raw} < 0 else {above}" if low < 0 else above
    found = [Piece(width, main, [name], [min(high, LARGEST)])]
    if low < 0:
        below = f"zero if {raw} > 0 else -{raw} if {raw} > -{LARGEST} else full"
        width = NIBBLE if -low < 1 << NIBBLE else BYTE
        found.append(Piece(width, below, [name + "-"], [min(-low, LARGEST)]))
    if high > LARGEST:
        twice = 2 * LARGEST
        over = f"zero if {raw} < {LARGEST} else {raw} - {LARGEST} if {raw} < {twice} else full"
        found.append(Piece(BYTE, over, [name + "+"], [min(high - LARGEST, LARGEST)]))
    return found


def one_of(above: str, names: Sequence[str]) -> list[Piece]:
    """One thing of several: `above` is one more than its number, 0 for none."""
    found: list[Piece] = []
    room = FULL[BIT]
    for start in range(0, len(names), room):
        some = list(names[start : start + room])
        if len(names) <= TOP:
            return bits(f"(top >> ({TOP} - ({above}))) >> 1", names)
        near = f"{start} < ({above}) <= {start + len(some)}"
        text = f"((top >> ({TOP + start} - ({above}))) >> 1) if {near} else zero"
        found += bits(text, some)
    return found


def seat(above: str, name: str, look: Look) -> list[Piece]:
    """A seat, counted from the viewer: `above` is one more than its number, 0 for none."""
    names = [f"{name}=+{n}" for n in range(look.seats)]
    return bits(f"(seats >> (({above}) * {look.seats})) & {(1 << look.seats) - 1}", names)


def written(
    statement: str, names: Sequence[str], highs: Sequence[int], when: str = ""
) -> list[Piece]:
    """Slots that a statement writes itself into the words `w` from {} on.

    when   where all are 0 unless this holds: the statement is carried out there alone
    """
    unused = -len(names) % SLOTS
    return [Piece(WORD, statement, [*names, *[""] * unused], [*highs, *[0] * unused], when)]


def row(data: str, most: int, high: int, name: str, put: str = "put_row") -> list[Piece]:
    """A row of small numbers in an order, kept as bytes; 0 behind its end.

    put   the function that writes them, so many words: `put_row` as they are
    """
    words = -(-most // SLOTS)
    names = [f"{name}[{n}]" for n in range(most)]
    return written(f"{put}(w, {{}}, {data}, {words})", names, [high] * most)


class Block(NamedTuple):
    """Slots that are filled one after the other: the source, and what each is.

    parts    how many parts of it are written only where something is in them
    objects  of how many objects others are made, and written where that is another one
    numbers  how many numbers are spread bit by bit, and written where that is another one
    """

    lines: list[str]
    names: list[str]
    highs: list[int]
    parts: int = 0
    objects: int = 0
    numbers: int = 0

    @property
    def words(self) -> int:
        """How many words they take."""
        return len(self.names) // SLOTS


def emit(pieces: Sequence[Piece], bits: int | None = None, kept: bool = False) -> Block:
    """The source that fills the words from `at` on, pieces of one width together.

    bits   the first bit of `held` and `met` for words that are often 0: whether they were not
           before and are not now. What was 0 and is 0 is not touched. None: all is written
    kept   whether `drawn` from `first` on has the objects that words were made of before: those of
           one object stand together, and are written again where it is another one. And whether
           `spread` from `start` on has the numbers whose bits became several words: likewise
    """
    block = Block([], [], [])
    objects = list(dict.fromkeys([piece.of for piece in pieces if kept and piece.of]))
    parts = lay(block, [one for one in pieces if one.of not in objects], bits)
    numbers = keep(block) if kept else 0
    for n, each in enumerate(objects):
        start = len(block.lines)
        lay(block, [one for one in pieces if one.of == each], None)
        spot = f"drawn[first + {n}]"
        inside = [*block.lines[start:], f"{spot} = {each}"]
        block.lines[start:] = [f"if {spot} is not {each}:", *["    " + line for line in inside]]
    return block._replace(parts=parts, objects=len(objects), numbers=numbers)


def keep(block: Block) -> int:
    """Let bits that become several words be written only where they have changed; how many are."""
    lines: list[str] = []
    count = 0
    for line in block.lines:
        bits = SPREAD.fullmatch(line)
        if bits is not None and bits[2] != "1":
            spot = f"spread[start + {count}]"
            lines += [f"if {spot} != b:", f"    put_changed(w, {bits[1]}, b, {spot})"]
            lines.append(f"    {spot} = b")
            count += 1
        else:
            lines.append(line)
    block.lines[:] = lines
    return count


def lay(block: Block, pieces: Sequence[Piece], bits: int | None) -> int:
    """Add pieces to a block; how many of their parts `bits` tell of."""
    for width in (BIT, NIBBLE, BYTE):
        row = Joined(block, width)
        for piece in arranged([piece for piece in pieces if piece.width == width]):
            row.add(piece)
        row.leave()
    parts = 0
    for piece in [one for one in pieces if one.width == WORD]:
        place = f"at + {block.words}"
        text = piece.text.format(place)
        zero = f"clear(w, {place}, {len(piece.names) // SLOTS})"
        if not piece.when:
            lines = [text]
        elif bits is None:
            lines = [f"if {piece.when}:", f"    {text}", "else:", f"    {zero}"]
        else:
            bit = hex(1 << (bits + parts))
            lines = [f"if {piece.when}:", f"    {text}", f"    met |= {bit}"]
            lines += [f"elif held & {bit} != 0:", f"    {zero}"]
            parts += 1
        block.lines.extend(lines)
        block.names.extend(piece.names)
        block.highs.extend(piece.highs)
    return parts


def arranged(pieces: list[Piece]) -> list[Piece]:
    """Bytes in such an order that the last of a word is small: it has the sign of the word."""
    found: list[Piece] = []
    waiting = pieces[:]
    used = 0
    while waiting:
        fitting = [n for n, one in enumerate(waiting) if fits(one, used)]
        piece = waiting.pop(fitting[0]) if fitting else Piece(BYTE, "zero", [""], [0])
        found.append(piece)
        used += len(piece.names)
    return found


def fits(piece: Piece, used: int) -> bool:
    """Whether no large byte of a piece comes last in a word, after so many slots."""
    at = range(used, used + len(piece.names))
    return piece.width != BYTE or all(
        n % SLOTS < SLOTS - 1 or high <= SIGN for n, high in zip(at, piece.highs, strict=True)
    )


class Joined:
    """Pieces of one width that are joined until a number is full."""

    def __init__(self, block: Block, width: int) -> None:
        self.block = block
        self.width = width
        self.used = 0

    def add(self, piece: Piece) -> None:
        """Join a piece; what has no room any more begins the next number."""
        room = FULL[self.width]
        text = piece.text
        total = len(piece.names)
        if total > room - self.used:
            text = f"x{len(self.block.lines)}"
            self.block.lines.append(f"{text} = {piece.text}")
        taken = 0
        while taken < total:
            some = min(total - taken, room - self.used)
            part = f"({text})" if taken == 0 else f"({text} >> {taken * self.width})"
            if some < total:
                part = f"({part} & {hex((1 << (some * self.width)) - 1)})"
            shift = f" << {self.used * self.width}" if self.used else ""
            sign = "|=" if self.used else "="
            self.block.lines.append(f"b {sign} {part}{shift}")
            self.block.names.extend(piece.names[taken : taken + some])
            self.block.highs.extend(piece.highs[taken : taken + some])
            self.used += some
            taken += some
            if self.used == room:
                self.leave()

    def leave(self) -> None:
        """Write what is joined so far, unused slots at its end."""
        if not self.used:
            return
        words = -(-self.used // SLOTS)
        unused = words * SLOTS - self.used
        self.block.names.extend([""] * unused)
        self.block.highs.extend([0] * unused)
        place = f"at + {self.block.words - words}"
        if self.width == BIT:
            self.block.lines.append(f"put_bits(w, {place}, b, {words})")
        elif self.width == NIBBLE:
            self.block.lines.append(f"put_nibbles(w, {place}, b)")
        else:
            self.block.lines.append(f"w[{place}] = b")
        self.used = 0
