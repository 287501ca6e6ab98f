"""How far the elements of a drawing reach, in the drawing's own units.

It knows the few kinds of elements and the few kinds of transforms that our drawings are made of.
Curves reach as far as their control points, and letters as far as they are estimated: enough to
find a part of a board, and to tell what lies outside a frame.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element

from tabard.draw.lettering import width

Box = tuple[float, float, float, float]  # left, top, right, bottom
Matrix = tuple[float, float, float, float, float, float]
Point = tuple[float, float]

SVG: Final = "{http://www.w3.org/2000/svg}"
UNMOVED: Final[Matrix] = (1, 0, 0, 1, 0, 0)
CALL: Final = re.compile(r"(\w+)\(([^)]*)\)")
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
STEP: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
ARITY: Final = {"m": 2, "l": 2, "t": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7}


def kind(element: Element) -> str:
    """The name of an element without its namespace."""
    return element.tag.removeprefix(SVG)


def then(outer: Matrix, inner: Matrix) -> Matrix:
    """One transform inside another."""
    a, b, c, d, e, f = outer
    g, h, i, j, k, m = inner
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def moved(element: Element, outer: Matrix) -> Matrix:
    """The transform of what stands in an element, given that of the element itself.

    >>> moved(Element("g", transform="translate(3,4) scale(2)"), UNMOVED)
    (2.0, 0.0, 0.0, 2.0, 3.0, 4.0)
    """
    found = outer
    for name, given in CALL.findall(element.get("transform", "")):
        numbers = [float(one) for one in NUMBER.findall(given)]
        first, second = numbers[0], numbers[-1]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, first, second if len(numbers) > 1 else 0.0)
        elif name == "scale":
            step = (first, 0.0, 0.0, second, 0.0, 0.0)
        elif name == "rotate" and len(numbers) == 1:
            cos, sin = math.cos(math.radians(first)), math.sin(math.radians(first))
            step = (cos, sin, -sin, cos, 0, 0)
        else:
            raise ValueError(f"a drawing with the transform {name}({given})")
        found = then(found, step)
    return found


def window(element: Element) -> Matrix:
    """The transform of what is seen through a drawing in a drawing: whole, and in the middle."""
    x, y, wide, tall = (float(one) for one in NUMBER.findall(element.get("viewBox", "")))
    across, height = field(element, "width"), field(element, "height")
    scale = min(across / wide, height / tall)
    left = field(element, "x") + (across - wide * scale) / 2 - x * scale
    top = field(element, "y") + (height - tall * scale) / 2 - y * scale
    return (scale, 0, 0, scale, left, top)


def field(element: Element, name: str, default: float = 0) -> float:
    """A number of an element."""
    return float(element.get(name, default))


def points(element: Element) -> list[Point]:
    """The points between which the shape of an element lies, before it is moved."""
    shape = kind(element)
    x, y = field(element, "x"), field(element, "y")
    if shape in ("rect", "use", "svg"):
        return [(x, y), (x + field(element, "width"), y + field(element, "height"))]
    if shape in ("circle", "ellipse"):
        x, y = field(element, "cx"), field(element, "cy")
        across = field(element, "rx", field(element, "r"))
        down = field(element, "ry", field(element, "r"))
        return [(x - across, y - down), (x + across, y + down)]
    if shape == "text":
        size = field(element, "font-size", 14)
        wide = width("".join(element.itertext()), size)
        start = {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", ""), 0.0)
        return [(x - start, y - size), (x - start + wide, y + size / 4)]
    if shape == "path":
        return list(along(element.get("d", "")))
    return []


def along(way: str) -> Iterator[Point]:
    """The points of a path, with those that pull at its curves.

    >>> list(along("M1,2l3,0v5zm1,1"))
    [(1.0, 2.0), (4.0, 2.0), (4.0, 7.0), (2.0, 3.0)]
    """
    x = y = first_x = first_y = 0.0
    for letter, given in STEP.findall(way):
        low = letter.lower()
        if low == "z":
            x, y = first_x, first_y
            continue
        numbers = [float(one) for one in NUMBER.findall(given)]
        for at in range(0, len(numbers), ARITY[low]):
            step = numbers[at : at + ARITY[low]]
            left, top = (x, y) if letter == low else (0.0, 0.0)
            if low == "h":
                x = left + step[0]
            elif low == "v":
                y = top + step[0]
            else:
                pairs = step[-2:] if low == "a" else step
                reached = [
                    (left + one, top + two)
                    for one, two in zip(pairs[::2], pairs[1::2], strict=True)
                ]
                yield from reached[:-1]
                x, y = reached[-1]
                if low == "a":  # an arc may reach beyond its ends by as much as its radius
                    yield from ((x - step[0], y - step[1]), (x + step[0], y + step[1]))
                if low == "m" and at == 0:
                    first_x, first_y = x, y
            yield x, y


class Extents:
    """How far every element of a drawing reaches."""

    def __init__(self, root: Element) -> None:
        self.named: Final = {one.get("id", ""): one for one in root.iter() if one.get("id")}
        self.boxes: Final[dict[Element, Box | None]] = {}
        for element in root:
            self.measure(element, UNMOVED)

    def of(self, name: str) -> Box:
        """How far the part with an id reaches."""
        if name not in self.named:
            raise KeyError(f"the drawing has no part {name!r}")
        found = self.boxes[self.named[name]]
        if found is None:
            raise KeyError(f"the part {name!r} is empty")
        return found

    def measure(self, element: Element, outer: Matrix) -> Box | None:
        """Measure an element and all in it."""
        matrix = moved(element, outer)
        link = element.get("href", "").removeprefix("#")
        if kind(element) in ("g", "defs"):
            box = around([self.measure(one, matrix) for one in element])
            box = None if kind(element) == "defs" else box
        elif kind(element) == "svg":
            for one in element:
                self.measure(one, then(matrix, window(element)))
            box = spanned(points(element), matrix)
        elif kind(element) == "use" and link in self.named:
            place = then(matrix, (1, 0, 0, 1, field(element, "x"), field(element, "y")))
            box = self.measure(self.named[link], place)
        else:
            box = spanned(points(element), matrix)
        self.boxes[element] = box
        return box


def spanned(found: list[Point], matrix: Matrix) -> Box | None:
    """The box around some points that are moved."""
    if not found:
        return None
    a, b, c, d, e, f = matrix
    low_x, low_y = min(x for x, _ in found), min(y for _, y in found)
    high_x, high_y = max(x for x, _ in found), max(y for _, y in found)
    corners = [
        (a * x + c * y + e, b * x + d * y + f) for x in (low_x, high_x) for y in (low_y, high_y)
    ]
    across, down = [x for x, _ in corners], [y for _, y in corners]
    return min(across), min(down), max(across), max(down)


def around(boxes: list[Box | None]) -> Box | None:
    """The box around some boxes."""
    known = [box for box in boxes if box is not None]
    if not known:
        return None
    return (
        min(box[0] for box in known),
        min(box[1] for box in known),
        max(box[2] for box in known),
        max(box[3] for box in known),
    )
