"""QR codes: a short text as a square of dark and light modules (ISO/IEC 18004), drawn as SVG.

Bytes, error correction of level M, versions 1 to 10: up to 213 bytes, more than any link of ours.

>>> len(modules("https://tabard.example/join/abc"))
29
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tabard.draw.memory import remembered

# By version: codewords for data in all, error correction codewords of a block, blocks. Level M.
CAPACITY: Final = (
    (16, 10, 1),
    (28, 16, 1),
    (44, 26, 1),
    (64, 18, 2),
    (86, 24, 2),
    (108, 16, 4),
    (124, 18, 4),
    (154, 22, 4),
    (182, 22, 5),
    (216, 26, 5),
)
# By version, the middles of alignment patterns.
ALIGNED: Final = (
    (),
    (6, 18),
    (6, 22),
    (6, 26),
    (6, 30),
    (6, 34),
    (6, 22, 38),
    (6, 24, 42),
    (6, 26, 46),
    (6, 28, 50),
)
FORMAT: Final = 0x537
FORMAT_MASK: Final = 0x5412
VERSION: Final = 0x1F25
QUIET: Final = 4  # light modules that a code needs around it
LIKE_A_FINDER: Final = (
    [True, False, True, True, True, False, True, False, False, False, False],
    [False, False, False, False, True, False, True, True, True, False, True],
)

Square = list[list[bool]]


def powers() -> tuple[list[int], list[int]]:
    """Powers and logarithms of 2 in the field of 256 elements that the codes count in."""
    power, log, value = [0] * 512, [0] * 256, 1
    for exponent in range(255):
        power[exponent] = power[exponent + 255] = value
        log[value] = exponent
        value <<= 1
        if value > 255:
            value ^= 0x11D
    return power, log


POWER, LOG = powers()


def corrected(data: list[int], number: int) -> list[int]:
    """The error correction codewords of a block: the rest of a division of polynomials."""
    generator = [1]
    for exponent in range(number):
        grown = [*generator, 0]
        for i, factor in enumerate(generator):
            grown[i + 1] ^= POWER[LOG[factor] + exponent]
        generator = grown
    rest = [*data, *[0] * number]
    for i in range(len(data)):
        lead = rest[i]
        if lead:
            for j, factor in enumerate(generator):
                rest[i + j] ^= POWER[LOG[factor] + LOG[lead]]
    return rest[len(data) :]


def codewords(text: bytes, version: int) -> list[int]:
    """The text as codewords with those that correct errors, blocks interleaved."""
    total, correcting, blocks = CAPACITY[version - 1]
    length = 16 if version > 9 else 8
    bits = f"0100{len(text):0{length}b}" + "".join(f"{byte:08b}" for byte in text)
    bits += "0" * min(4, 8 * total - len(bits))
    bits += "0" * (-len(bits) % 8)
    data = [int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)]
    data += [(0xEC, 0x11)[i % 2] for i in range(total - len(data))]
    short, longer = divmod(total, blocks)
    found: list[list[int]] = []
    start = 0
    for block in range(blocks):
        size = short + (block >= blocks - longer)
        found.append(data[start : start + size])
        start += size
    checks = [corrected(block, correcting) for block in found]
    told = [block[i] for i in range(short + 1) for block in found if i < len(block)]
    return told + [check[i] for i in range(correcting) for check in checks]


class Code:
    """A square that is being filled: `fixed` modules are no data."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.size = 17 + 4 * version
        self.dark: Square = [[False] * self.size for _ in range(self.size)]
        self.fixed: Square = [[False] * self.size for _ in range(self.size)]
        self.pattern()

    def put(self, row: int, column: int, dark: bool) -> None:
        """Fix a module."""
        self.dark[row][column], self.fixed[row][column] = dark, True

    def pattern(self) -> None:
        """Finders in three corners, timing between them, alignment, and room for the format."""
        size = self.size
        for i in range(size):
            self.put(6, i, i % 2 == 0)
            self.put(i, 6, i % 2 == 0)
        for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
            for row in range(max(0, top - 1), min(size, top + 8)):
                for column in range(max(0, left - 1), min(size, left + 8)):
                    ring = max(abs(row - top - 3), abs(column - left - 3))
                    self.put(row, column, ring not in (2, 4))
        middles = ALIGNED[self.version - 1]
        corners = {(6, 6), (6, size - 7), (size - 7, 6)}
        for y in middles:
            for x in middles:
                if (y, x) not in corners:
                    for row in range(y - 2, y + 3):
                        for column in range(x - 2, x + 3):
                            ring = max(abs(row - y), abs(column - x))
                            self.put(row, column, ring != 1)
        self.tell_format(0)
        if self.version >= 7:
            self.tell_version()

    def tell_format(self, mask: int) -> None:
        """Write level M and the mask beside the finders, twice."""
        bits = told_twice(mask, FORMAT, 10) ^ FORMAT_MASK
        size = self.size
        for i in range(15):
            dark = bits >> i & 1 == 1
            row = i if i < 6 else i + 1 if i < 8 else size - 15 + i
            self.put(row, 8, dark)
            column = size - 1 - i if i < 8 else 7 if i == 8 else 14 - i
            self.put(8, column, dark)
        self.put(size - 8, 8, True)

    def tell_version(self) -> None:
        """Write the version beside two finders."""
        bits = told_twice(self.version, VERSION, 12)
        for i in range(18):
            dark = bits >> i & 1 == 1
            near, far = i // 3, self.size - 11 + i % 3
            self.put(near, far, dark)
            self.put(far, near, dark)

    def fill(self, words: list[int]) -> None:
        """Lay the codewords in columns of two, up and down, from the right."""
        bits = [word >> shift & 1 == 1 for word in words for shift in range(7, -1, -1)]
        place, up = 0, True
        right = self.size - 1
        while right > 0:
            right -= right == 6
            rows = range(self.size - 1, -1, -1) if up else range(self.size)
            for row in rows:
                for column in (right, right - 1):
                    if not self.fixed[row][column]:
                        self.dark[row][column] = place < len(bits) and bits[place]
                        place += 1
            up = not up
            right -= 2

    def masked(self, mask: int) -> Square:
        """The square with data turned over by a mask, which it tells."""
        self.tell_format(mask)
        return [
            [
                dark != (not self.fixed[row][column] and turned(mask, row, column))
                for column, dark in enumerate(line)
            ]
            for row, line in enumerate(self.dark)
        ]


def told_twice(value: int, divisor: int, shift: int) -> int:
    """A number with the bits that correct errors in it."""
    rest = value << shift
    while rest.bit_length() > shift:
        rest ^= divisor << (rest.bit_length() - shift - 1)
    return value << shift | rest


def turned(mask: int, row: int, column: int) -> bool:
    """Whether a mask turns a module over."""
    product = row * column
    return (
        (row + column) % 2,
        row % 2,
        column % 3,
        (row + column) % 3,
        (row // 2 + column // 3) % 2,
        product % 2 + product % 3,
        (product % 2 + product % 3) % 2,
        ((row + column) % 2 + product % 3) % 2,
    )[mask] == 0


def penalty(square: Square) -> int:
    """How hard a square is to read: runs, blocks, what looks like a finder, too dark or light."""
    found, size = 0, len(square)
    columns = [list(column) for column in zip(*square, strict=True)]
    for line in (*square, *columns):
        run = 1
        for i in range(1, size + 1):
            if i < size and line[i] == line[i - 1]:
                run += 1
            else:
                found += run - 2 if run >= 5 else 0
                run = 1
        found += sum(40 for i in range(size - 10) if line[i : i + 11] in LIKE_A_FINDER)
    for above, below in pairwise(square):
        for i in range(size - 1):
            found += 3 * (above[i] == above[i + 1] == below[i] == below[i + 1])
    dark = sum(map(sum, square))
    return found + 10 * (abs(20 * dark - 10 * size * size) // (size * size))


@remembered
def modules(text: str) -> tuple[tuple[bool, ...], ...]:
    """A text as rows of dark and light; more than fits is a `ValueError`."""
    told = text.encode()
    for version, (total, _, _) in enumerate(CAPACITY, 1):
        if len(told) + (3 if version > 9 else 2) <= total:
            break
    else:
        raise ValueError("too long for a code")
    code = Code(version)
    code.fill(codewords(told, version))
    best = min((code.masked(mask) for mask in range(8)), key=penalty)
    return tuple(tuple(row) for row in best)


@remembered
def drawn(text: str) -> str:
    """A code as an SVG drawing, dark on light whatever the theme: cameras want it so."""
    square = modules(text)
    size = len(square) + 2 * QUIET
    path = "".join(
        f"M{column + QUIET},{row + QUIET}h1v1h-1z"
        for row, line in enumerate(square)
        for column, dark in enumerate(line)
        if dark
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<rect width="{size}" height="{size}" fill="#fff"/>'
        f'<path d="{path}" fill="#000" shape-rendering="crispEdges"/></svg>'
    )
