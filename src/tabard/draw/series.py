"""Nodes that belong together: one for each of several things, some that lie further down."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from tabard.draw.layout import Box
from tabard.draw.tree import Node, closing, part, still


def each(
    ids: str,
    reads: str,
    touch: str,
    draw: Callable[..., Any],
    things: Iterable[Any],
    boxes: Iterable[Box],
    *more: Any,
) -> list[Node]:
    """A node for each of these things in its box; `more` is what else draws them alike.

    `{}` is the thing in what the node is called, in what it reads and in what lights it.
    """
    return [
        part(ids.format(thing), reads.format(thing), touch.format(thing), draw, thing, box, *more)
        for thing, box in zip(things, boxes)
    ]


def lowered(nodes: Sequence[Node], y: float) -> list[Node]:
    """Nodes that lie so far further down than they are drawn."""
    return [still(lambda _: f'<g transform="translate(0,{y:g})">'), *nodes, closing()]
