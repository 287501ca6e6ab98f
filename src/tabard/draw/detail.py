"""A detail of a drawing: what lies around some of its parts, with numbers beside others.

The pages that teach a game are illustrated with details of its table, so that they change with it.
A detail is a picture to look at: nothing in it can be chosen, and it has no names of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from tabard.draw import shapes
from tabard.draw.extent import SVG, Box, Extents, around, kind
from tabard.draw.stamps import printed

MARK: Final = 11.0  # how big the roundel of a mark is
# A small detail is enlarged up to so wide, so high, or so many times; a tall one is made smaller.
ROOMY, HIGH, LARGEST, HIGHEST = 560.0, 330.0, 1.7, 480.0
SPOKEN: Final = ("role", "tabindex")

ElementTree.register_namespace("", SVG.strip("{}"))


def detail(
    drawing: str,
    parts: Sequence[str],
    margin: float = 2,
    marks: Sequence[str] = (),
    frame: Box | None = None,
    name: str = "",
) -> str:
    """A detail of a drawing around the parts with these ids, or of a frame.

    `marks` are the ids of parts that get a frame and a number, from 1; `one|other` is the first of
    these that is seen, since a table is not drawn alike for all screens. `name` begins the ids of
    what the detail refers to itself, since several may stand on one page.
    """
    root = ElementTree.fromstring(drawing)
    extents = Extents(root)
    box = around([frame, *(extents.of(part) for part in parts)])
    if box is None:
        raise ValueError("a detail of nothing")
    left, top, right, bottom = (
        box[0] - margin,
        box[1] - margin,
        box[2] + margin,
        box[3] + margin,
    )
    prune(root, extents, (left, top, right, bottom))
    quiet(root, name)
    wide, tall = right - left, bottom - top
    for gone in ("id", "aria-label", "role", "tabindex"):
        root.attrib.pop(gone, None)
    root.set("viewBox", f"{left:.1f} {top:.1f} {wide:.1f} {tall:.1f}")
    zoom = max(min(ROOMY / wide, HIGH / tall, LARGEST), min(1, HIGHEST / tall))
    root.set("width", f"{wide * zoom:.0f}")
    root.set("height", f"{tall * zoom:.0f}")
    root.set("aria-hidden", "true")
    root.set("class", f"{root.get('class', '')} detail")
    numbers = "".join(
        numbered(number, seen(mark, extents, (left, top, right, bottom)), (left, top))
        for number, mark in enumerate(marks, 1)
    )
    text = ElementTree.tostring(root, encoding="unicode")
    return f"{text.removesuffix('</svg>')}{numbers}</svg>"


def seen(mark: str, extents: Extents, frame: Box) -> Box:
    """How far the part of a mark reaches that lies in a frame."""
    for part in mark.split("|"):
        box = extents.of(part) if part in extents.named else None
        if box is not None and not outside(box, frame):
            return box
    raise KeyError(f"nothing of {mark!r} is seen in the detail")


def outside(box: Box, frame: Box) -> bool:
    """Whether nothing of a box lies in a frame."""
    return box[2] < frame[0] or box[0] > frame[2] or box[3] < frame[1] or box[1] > frame[3]


def prune(element: Element, extents: Extents, frame: Box) -> None:
    """Leave out what lies outside a frame."""
    for one in list(element):
        if kind(one) == "defs":
            continue
        box = extents.boxes.get(one)
        if box is None or outside(box, frame):
            element.remove(one)
        elif kind(one) in ("g", "svg"):
            prune(one, extents, frame)


def quiet(root: Element, name: str) -> None:
    """Take away what readers of a table need and readers of a picture do not."""
    used = {one.get("href", "").removeprefix("#") for one in root.iter()} - {""}
    for one in root.iter():
        for field in list(one.attrib):
            if field in SPOKEN or field.startswith(("aria-", "data-")):
                del one.attrib[field]
        own = one.attrib.pop("id", "")
        if own in used:
            one.set("id", f"{name}-{own}")
        link = one.get("href", "")
        if link and not link.startswith("#i-"):
            one.set("href", f"#{name}-{link.removeprefix('#')}")


def numbered(number: int, box: Box, corner: tuple[float, float]) -> str:
    """A frame around a part, with a number at its corner or as near to it as can be seen."""
    left, top, right, bottom = box
    x, y = max(left, corner[0] + MARK + 1), max(top, corner[1] + MARK + 1)
    return (
        f'<rect x="{left - 2:.1f}" y="{top - 2:.1f}" width="{right - left + 4:.1f}"'
        f' height="{bottom - top + 4:.1f}" rx="6" fill="none" stroke="var(--rubric)"'
        ' stroke-width="2.5"/>'
        + printed(shapes.roundel(number, round(x, 1), round(y, 1), MARK, settled=True))
    )
