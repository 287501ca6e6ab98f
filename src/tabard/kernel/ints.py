"""Machine integers for the compiled engine, plain ints without the compiler, and sets and
short vectors packed into one of them.

`i64` is a native 64-bit integer under mypyc and `int` otherwise; the standard library alone is
enough to run. Packed values stay behind named methods of the states that use them.
"""

from __future__ import annotations

import operator
from typing import Any, Final

try:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # the standard library alone: same rules, less speed
    i64 = int  # type: ignore[misc]

    def mypyc_attr(*attrs, **kwattrs):  # type: ignore[misc, no-untyped-def]
        """Do nothing: attributes only matter to the compiler."""
        return lambda cls: cls


TOP_BIT: Final = 61


def whole(number: Any) -> int | None:
    """A whole number of any kind, such as numpy's, as Python has it; None for what is none.

    A flag is none, though Python would take it for one.
    """
    if type(number) is int:  # the usual one, and quickly told
        return number
    if isinstance(number, bool):
        return None
    try:
        return operator.index(number)
    except TypeError:
        return None


def bit(n: i64) -> i64:
    """The set {n}, for 0 <= n <= 61.

    A top bit is shifted down because mypyc compiles `1 << n` to a 32-bit shift; it is not bit 62
    because a literal that large becomes an object.
    """
    top: i64 = 0x2000000000000000
    return top >> (TOP_BIT - n)


def has(members: i64, n: i64) -> bool:
    """Whether n is in the set."""
    return (members >> n) & 1 == 1


def size(members: i64) -> i64:
    """How many numbers are in the set."""
    count: i64 = 0
    while members != 0:
        members &= members - 1
        count += 1
    return count


def part(vector: i64, index: i64, width: i64) -> i64:
    """Entry `index` of a vector whose entries are `width` bits wide, width < 31."""
    return (vector >> (index * width)) & ((1 << width) - 1)


def with_part(vector: i64, index: i64, width: i64, value: i64) -> i64:
    """The vector with entry `index` replaced; 0 <= value < 2**width must hold."""
    shift = index * width
    mask: i64 = (1 << width) - 1
    return (vector & ~(mask << shift)) | (value << shift)
