"""Vectors of machine words for the compiled engine, and arrays of them without the compiler.

`vec` is that of `librt`, which belongs to mypyc: compiled modules that use it need that package,
and plain ones do without. Nothing that is needed to play a game imports this module.
"""

from __future__ import annotations

from tabard.kernel.ints import i64

try:
    from librt.strings import read_i64_le as read_i64_le
    from librt.vecs import vec as vec
except ImportError:
    from tabard.kernel.plainvec import read_i64_le as read_i64_le
    from tabard.kernel.plainvec import vec as vec  # type: ignore[assignment]


def zeros(count: i64) -> vec[i64]:
    """So many words that are 0."""
    nothing: i64 = 0
    return vec[i64]([nothing] * int(count))


def as_bytes(words: vec[i64]) -> bytes:
    """The words one after the other, the lowest byte of each first."""
    return bytes(memoryview(words))
