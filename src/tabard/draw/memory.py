"""Drawings are drawn once: a board asks for the same small pieces again and again."""

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

SIGNS: Final = str.maketrans({sign: f"&#{ord(sign)};" for sign in "{|}~"})


def remembered(draw: Callable[P, T]) -> Callable[P, T]:
    """The same function, remembering its last few thousand answers; arguments must be hashable."""
    return cast(Callable[P, T], lru_cache(maxsize=8192)(draw))


@remembered
def safe(text: str) -> str:
    """Text that may stand in an element or a quoted attribute.

    Letters beyond ASCII become numbers: one of them would double the memory of a whole picture.
    So do the signs by which stamps are told (`stamps.py`).
    """
    return escape(text).translate(SIGNS).encode("ascii", "xmlcharrefreplace").decode()
