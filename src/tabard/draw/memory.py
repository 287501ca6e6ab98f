"""Drawings are drawn once: a board asks for the same small pieces again and again."""

from collections.abc import Callable
from functools import lru_cache
from html import escape
from typing import ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")


def remembered(draw: Callable[P, T]) -> Callable[P, T]:
    """The same function, remembering its last few thousand answers; arguments must be hashable."""
    return cast(Callable[P, T], lru_cache(maxsize=8192)(draw))


@remembered
def safe(text: str) -> str:
    """Text that may stand in an element or a quoted attribute.

    Letters beyond ASCII become numbers: one of them would double the memory of a whole picture.
    """
    return escape(text).encode("ascii", "xmlcharrefreplace").decode()
