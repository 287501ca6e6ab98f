"""An observation: what a seat sees as numbers with names, made of its view and of nothing else.

It follows the schema of positions. A number is one slot, a flag one, an id one for each that there
is, a set one for each member, a bag the number of each, a seat one for each seat. Seats are counted
clockwise from the viewer: `+0` is the viewer. What the view does not show is 0. Numbers are as they
are; `bounds` are what to scale them by.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from tabard.kernel.box.codes import Schema

SAME: Final = ("game", "rules_version")  # in all views of a game
NUMBER, SEAT, WORDS = 0, 1, 2
FLAG: Final = (0, 1)
FAR: Final = 1000  # no number that follows from others is as large; the schema has no bound of it


class Leaf(NamedTuple):
    """A value of the view that becomes numbers.

    path    the keys by which it is reached; of a list by seat -1 for the viewer, -2 for the next
    words   the words it may be, or the set may hold
    """

    path: list[Any]
    kind: int
    words: list[Any]


class Observer:
    """How the views of a game become observations, by the schema of each key for the most.

    slots   the names of the numbers, in their order
    bounds  the least and the most that each can be, 0 included
    """

    def __init__(self, properties: Schema, seats: int) -> None:
        self.seats: Final = seats
        self.slots: Final[list[str]] = []
        self.bounds: Final[list[tuple[int, int]]] = []
        self.leaves: Final[list[Leaf]] = []
        for key, inner in properties.items():
            if key not in SAME:
                self.add(inner, [key], key)

    def add(self, schema: Schema, path: list[Any], name: str) -> None:
        """The leaves of a schema; a text and a list without end are none."""
        kinds: Any = schema.get("type", "")
        items = schema.get("items", {})
        bag = schema.get("format") == "bag"
        if schema.get("format") == "seat":
            self.leaves.append(Leaf(path, SEAT, []))
            self.slots.extend([f"{name}=+{n}" for n in range(self.seats)])
            self.bounds.extend([FLAG] * self.seats)
        elif "enum" in schema or ("enum" in items and ("uniqueItems" in schema or bag)):
            words = [word for word in schema.get("enum", items.get("enum")) if word is not None]
            number = "enum" in schema and all(type(word) is int for word in words)
            self.leaves.append(Leaf(path, NUMBER if number else WORDS, words))
            self.slots.extend([name] if number else [f"{name}={word}" for word in words])
            most = schema.get("maxItems", 1) if bag else 1
            self.bounds.extend([around_0(words)] if number else [(0, most)] * len(words))
        elif "properties" in schema:
            for key, inner in schema["properties"].items():
                self.add(inner, [*path, key], f"{name}.{key}")
        elif "array" in kinds:
            around = schema.get("format") == "by-seat"
            for n in range(schema.get("maxItems", 0)):
                key = -1 - n if around else n
                self.add(items, [*path, key], f"{name}+{n}" if around else f"{name}[{n}]")
        elif "string" not in kinds:
            self.leaves.append(Leaf(path, NUMBER, []))
            self.slots.append(name)
            ends = [schema.get("minimum", -FAR), schema.get("maximum", FAR)]
            self.bounds.append(FLAG if kinds == "boolean" else around_0(ends))

    def observe(self, view: dict[str, Any], viewer: int) -> list[float]:
        """The numbers of a seat's view."""
        out: list[float] = []
        players: int = view["players"]
        for leaf in self.leaves:
            word = reached(view, leaf.path, viewer, players)
            if leaf.kind == NUMBER:
                out.append(0.0 if word is None else float(word))
            elif leaf.kind == SEAT:
                place = word if type(word) is int else -1  # the game's own players come last
                place = (place - viewer) % players if 0 <= place < players else place
                for n in range(self.seats):
                    out.append(1.0 if n == place else 0.0)
            else:
                held: Any = word if isinstance(word, list) else (word,)
                for each in leaf.words:
                    out.append(float(held.count(each)))
        return out


def around_0(numbers: list[int]) -> tuple[int, int]:
    """The least and the most of some numbers and of 0, which stands for what is not shown."""
    return min(0, *numbers), max(0, *numbers)


def reached(word: Any, path: list[Any], viewer: int, players: int) -> Any:
    """The value at a path, or None where there is none."""
    for key in path:
        if isinstance(word, dict):
            word = word.get(key)
        elif isinstance(word, list):
            at = (viewer - 1 - key) % players if key < 0 else key
            there = -1 - key < players if key < 0 else key < len(word)
            word = word[at] if there else None
    return word
