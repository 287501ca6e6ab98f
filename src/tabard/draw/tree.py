"""A picture as a tree of named parts: what each is made of, and which may have changed.

A `Node` draws one part or a few that belong together, from a declared slice of the view, the
offers that light it, names and words. A `Kit` holds all nodes of a table of so many players in one
layout: each is a bit, so that "what may have changed" is a number.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")
View = Mapping[str, Any]
Eyes = tuple[int | None, Hashable]  # who looks, and how the table is laid out for them

SOFT: Final = "?"  # begins a path that counts only while the node is offered
ONE: Final = "="  # begins an offer that is meant whole; else all that begin so are meant


class Node:
    """One drawing function and what it may look at.

    ids      the parts it draws, in the order of the picture; the page knows them by these names
    draw     the text of its part, or the texts of its parts, from a scene
    reads    paths of the view: `bag`, `seats.1.gold`, `spaces.market`; `?cost` counts only while
             an open offer touches the node; `pieces` is where those stand that players move
    touch    the offers that light it: `=place/market` is one, `buy/wood/` all that begin so
    own      whether it is drawn for the eyes of one seat alone

    A node without reads and touches is still: it may open or close a group, and never changes.
    """

    __slots__ = ("bit", "draw", "first", "ids", "own", "reads", "single", "still", "touch")

    def __init__(
        self,
        ids: str | Sequence[str],
        draw: Callable[[Any], Any],
        reads: str = "",
        touch: Sequence[str] = (),
        own: bool = False,
    ) -> None:
        self.single: Final = isinstance(ids, str)
        self.ids: Final[tuple[str, ...]] = (ids,) if isinstance(ids, str) else tuple(ids)
        self.draw: Final = draw
        self.reads: Final = tuple(reads.split())
        self.touch: Final = tuple(touch)
        self.own: Final = own
        self.still: Final = not self.reads and not self.touch
        self.first = -1  # the number of its first text, once it is in a kit
        self.bit = 0

    def texts(self, scene: Any) -> Sequence[str]:
        """Its parts as they look now, one text for each id."""
        drawn: Sequence[str] = self.draw(scene)
        return (drawn,) if self.single else drawn  # type: ignore[return-value]


class Reads:
    """Which nodes read a value, and which only something inside it."""

    __slots__ = ("inside", "mask")

    def __init__(self) -> None:
        self.mask = 0
        self.inside: dict[Any, Reads] = {}

    def note(self, path: str, bit: int) -> None:
        """Remember that a node reads what lies at a path."""
        here = self
        for step in path.split("."):
            here = here.inside.setdefault(int(step) if step.isdigit() else step, Reads())
        here.mask |= bit

    def all(self) -> int:
        """Everybody who reads this or anything inside it."""
        found = self.mask
        for one in self.inside.values():
            found |= one.all()
        return found

    def changed(self, old: Any, new: Any) -> int:
        """The nodes that read anything in which two values differ."""
        found = 0
        named = type(old) is dict and type(new) is dict
        for step, one in self.inside.items():
            if named:
                was, now = old.get(step), new.get(step)
            else:
                was, now = at(old, step), at(new, step)
            if was is now or was == now:
                continue
            found |= one.mask
            if one.inside:
                deep = type(was) is type(now) and isinstance(now, (dict, list))
                found |= one.changed(was, now) if deep else one.all()
        return found

    def aside(self, old: Any, new: Any, before: Any, now: Any) -> int:
        """The nodes that read anything in which two values differ, as far as they stand aside.

        Where the first is `before` and the second is `now`, nothing is looked at: whoever asks
        knows in what these differ.
        """
        found = 0
        for step, one in self.inside.items():
            was, fresh = at(old, step), at(new, step)
            known, shown = at(before, step), at(now, step)
            if was is fresh or (was is known and fresh is shown):
                continue
            if one.mask and was != fresh:
                found |= one.mask
            if one.inside:
                deep = type(was) is type(fresh) is type(known) is type(shown)
                if deep and isinstance(fresh, (dict, list)):
                    found |= one.aside(was, fresh, known, shown)
                elif was != fresh:
                    found |= one.all()
        return found


def at(value: Any, step: Any) -> Any:
    """What lies at a step of a path; None where there is nothing."""
    if type(value) is dict:
        return value.get(step)
    return value[step] if step < len(value) else None


class Kit:
    """All nodes of a table of so many players in one layout.

    `orders` has the nodes of a picture in document order, by whose eyes see it and by the shape
    that the table has for them. Where the shape changes, the picture begins anew, unless both have
    the same still nodes and the same names between them: then only what draws a place is another.
    Nodes that several see are the same in all their orders.
    """

    def __init__(self, orders: Mapping[Eyes, Sequence[Node]]) -> None:
        self.orders: Final = {eyes: tuple(nodes) for eyes, nodes in orders.items()}
        self.nodes: Final[list[Node]] = []
        self.names: Final[list[str]] = []
        self.reads: Final = Reads()
        self.soft: Final = Reads()
        self.touching: Final[dict[str, int]] = {}
        for order in self.orders.values():
            for node in order:
                if not node.bit:
                    self.add(node)
        self.seen: Final = {
            eyes: sum(node.bit for node in order if not node.still)
            for eyes, order in self.orders.items()
        }
        self.places: Final = {
            eyes: ["" if node.still else name for node in order for name in node.ids]
            for eyes, order in self.orders.items()
        }
        self.frames: Final[dict[Eyes, list[str | Node]]] = {
            eyes: [part for node in order for part in ((node,) if node.still else node.ids)]
            for eyes, order in self.orders.items()
        }
        self.own: Final = sum(node.bit for node in self.nodes if node.own)
        self.common: Final = sum(node.bit for node in self.nodes if not node.own)
        self.awaits: Final = self.readers("to_move")
        self.moving: Final = self.readers("pieces")

    def add(self, node: Node) -> None:
        """Give a node its bit and its texts their numbers."""
        node.bit = 1 << len(self.nodes)
        node.first = len(self.names)
        self.nodes.append(node)
        self.names.extend(node.ids)
        for path in node.reads:
            if path.startswith(SOFT):
                self.soft.note(path[1:], node.bit)
            else:
                self.reads.note(path, node.bit)

    def readers(self, name: str) -> int:
        """The nodes that read a whole value of the view, or where pieces stand."""
        found = self.reads.inside.get(name)
        return found.mask if found else 0

    def touches(self, piece: str) -> int:
        """The nodes that an offer lights; pieces of a game are few and remembered for ever."""
        mask = self.touching.get(piece)
        if mask is None:
            mask = 0
            for node in self.nodes:
                if any(
                    piece == one[1:] if one.startswith(ONE) else piece.startswith(one)
                    for one in node.touch
                ):
                    mask |= node.bit
            self.touching[piece] = mask
        return mask

    def among(self, mask: int) -> list[Node]:
        """The nodes of a mask, in the order of their bits."""
        found: list[Node] = []
        while mask:
            low = mask & -mask
            mask ^= low
            found.append(self.nodes[low.bit_length() - 1])
        return found

    def in_order(self, eyes: Eyes, texts: Sequence[str]) -> list[str]:
        """The texts of a picture in document order, of all that a kit has."""
        return [
            text
            for node in self.orders[eyes]
            for text in texts[node.first : node.first + len(node.ids)]
        ]


def still(draw: Callable[[Any], str]) -> Node:
    """What never changes while names and words stay: grounds, titles, the ends of groups."""
    return Node("", draw)


def closing() -> Node:
    """The end of a group."""
    return still(lambda _: "</g>")


def of_seats(players: int, *fields: str) -> str:
    """The paths of some fields of every seat."""
    return " ".join(f"seats.{seat}.{field}" for seat in range(players) for field in fields)


def of_seat(seat: int, *fields: str) -> str:
    """The paths of some fields of one seat."""
    return " ".join(f"seats.{seat}.{field}" for field in fields)


def soft(paths: str) -> str:
    """The same paths, counting only while a node is offered."""
    return " ".join(SOFT + path for path in paths.split())


def placed(draw: Callable[..., T], *place: Any) -> Callable[[Any], T]:
    """A drawing whose place and size are settled: what is left is the scene."""

    def at_its_place(scene: Any) -> T:
        return draw(scene, *place)

    return at_its_place


def part(
    ids: str | Sequence[str], reads: str, touch: str, draw: Callable[..., Any], *place: Any
) -> Node:
    """A node whose drawing is settled but for the scene; `touch` is written as `reads` is."""
    return Node(ids, placed(draw, *place), reads, touch.split())
