"""QR codes are read back by a reader of the test's own: format, mask, blocks, checks, text."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabard.draw import qr
from tabard.draw.qr import ALIGNED, CAPACITY

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, x: y % 2 == 0,
    lambda y, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)


def is_data(size: int, version: int, y: int, x: int) -> bool:
    """Whether a module is neither pattern nor format nor version."""
    if y == 6 or x == 6:
        return False
    if (y < 9 and (x < 9 or x >= size - 8)) or (y >= size - 8 and x < 9):
        return False
    if version >= 7 and ((y < 6 and x >= size - 11) or (x < 6 and y >= size - 11)):
        return False
    middles = ALIGNED[version - 1]
    corners = {(6, 6), (6, size - 7), (size - 7, 6)}
    around = [(a, b) for a in middles for b in middles if (a, b) not in corners]
    return not any(abs(y - a) <= 2 and abs(x - b) <= 2 for a, b in around)


def times(a: int, b: int) -> int:
    """A product in the field of the codes, by hand."""
    found = 0
    while b:
        if b & 1:
            found ^= a
        a = a << 1 ^ (0x11D if a & 0x80 else 0)
        b >>= 1
    return found


def read(square: tuple[tuple[bool, ...], ...]) -> str:
    """The text of a code; what does not add up is an assertion."""
    size = len(square)
    version = (size - 17) // 4
    near = [square[8][x] for x in (0, 1, 2, 3, 4, 5, 7, 8)]
    near += [square[y][8] for y in (7, 5, 4, 3, 2, 1, 0)]
    form = int("".join("01"[bit] for bit in near), 2) ^ 0x5412
    assert form >> 13 == 0b00, "level M"
    mask = MASKS[form >> 10 & 7]
    bits: list[int] = []
    up, right = True, size - 1
    while right > 0:
        right -= right == 6
        for y in range(size - 1, -1, -1) if up else range(size):
            for x in (right, right - 1):
                if is_data(size, version, y, x):
                    bits.append(square[y][x] != mask(y, x))
        up, right = not up, right - 2
    words = [int("".join("01"[b] for b in bits[i : i + 8]), 2) for i in range(0, len(bits) - 7, 8)]
    total, correcting, blocks = CAPACITY[version - 1]
    sizes = [total // blocks + (b >= blocks - total % blocks) for b in range(blocks)]
    data: list[list[int]] = [[] for _ in range(blocks)]
    place = 0
    for i in range(max(sizes)):
        for b in range(blocks):
            if i < sizes[b]:
                data[b].append(words[place])
                place += 1
    for i in range(correcting * blocks):
        data[i % blocks].append(words[place + i])
    for block in data:
        root = 1
        for _ in range(correcting):
            value = 0
            for word in block:
                value = times(value, root) ^ word
            assert value == 0, "the checks of a block"
            root = times(root, 2)
    told = "".join(f"{w:08b}" for b, size in zip(data, sizes, strict=True) for w in b[:size])
    assert told[:4] == "0100", "bytes"
    head = 4 + (16 if version > 9 else 8)
    length = int(told[4:head], 2)
    return bytes(int(told[head + 8 * i : head + 8 * i + 8], 2) for i in range(length)).decode()


@pytest.mark.parametrize("length", [1, 14, 15, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213])
def test_a_code_is_read_back(length: int) -> None:
    text = "https://tabard.example/join/"[:length]
    text += "".join(chr(97 + i * 7 % 26) for i in range(length - len(text)))
    assert read(qr.modules(text)) == text


def test_letters_beyond_ascii_are_read_back() -> None:
    assert read(qr.modules("Äbtissin")) == "Äbtissin"


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        qr.modules("x" * 214)


def test_a_code_has_light_around_it() -> None:
    drawing = qr.drawn("https://tabard.example/")
    size = len(qr.modules("https://tabard.example/")) + 8
    assert f'viewBox="0 0 {size} {size}"' in drawing
    assert "M4,4h1v1h-1z" in drawing
    assert "M3," not in drawing
