"""What plain Python takes for `librt`'s vectors of words where that is not installed."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable
from functools import partial
from struct import unpack_from

Words = Callable[[Iterable[int]], "array[int]"]


class vec:
    """`vec[i64](numbers)` is an array of them."""

    def __class_getitem__(cls, kind: type) -> Words:
        return partial(array, "q")


def read_i64_le(data: bytes, at: int) -> int:
    """Eight bytes as a number."""
    found: int = unpack_from("<q", data, at)[0]
    return found
