"""The four ways to turn the card of the council: who gets what, and where the stone would go."""

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw import effects, shapes
from tabard.draw.lettering import fitted
from tabard.draw.memory import remembered
from tabard.draw.stage import Rect
from tabard.draw.states import Offer, plate
from tabard.draw.tree import Node
from tabard.draw.words import Phrasebook
from tabard.games.world import tables
from tabard.games.world.board import council, deck, faces
from tabard.games.world.board.corner import UNDER
from tabard.games.world.board.scene import Scene
from tabard.games.world.stakes import favour_after

Sitting = tuple[tuple[int, str], ...]


def turns(view: Mapping[str, Any], seat: int | None) -> bool:
    """Whether the one who looks turns the card now (WWE-6.1)."""
    return bool(view["step"] == "orient" and seat is not None and view["to_move"] == seat)


def turning(boxes: Sequence[Rect], size: float) -> Node:
    """The card as it would lie, turned to every edge, each in its box.

    A box that is broader than high has the field beside the card, and shows on the council what
    is pointed at; else the field is under the card.
    """

    def draw(scene: Scene) -> list[str]:
        ways = zip(tables.EDGE_VALUES, boxes, strict=True)
        return [way(scene, steps, box, size) for steps, box in ways]

    return Node(UNDER, draw, "event favour covered.fields sides", ("edge/",), own=True)


def way(scene: Scene, steps: int, box: Rect, size: float) -> str:
    """One orientation: card and players at its corners, and the field that it leads to."""
    event, target = scene.event, favour_after(scene.view, steps)
    assert event is not None  # no card, no turning
    sitting = tuple(zip(scene.view["sides"], scene.names))
    offer = scene.offer(f"edge/{steps}")
    return drawn_way(scene.say, event, steps, target, sitting, offer, box, size)


@remembered
def drawn_way(
    say: Phrasebook,
    event: str,
    steps: int,
    target: str,
    sitting: Sitting,
    offer: Offer,
    box: Rect,
    size: float,
) -> str:
    """The same from what it shows: `sitting` are the sides of the players, with their names."""
    x, y, w, h = box
    fill = "choose-bg" if offer.open else "field"
    beside = w > h
    middle = (size / 2 + 18 if beside else w / 2, size / 2 + 15)
    card = faces.council(event, council.turned(event, steps), size)
    face = shapes.pane((0, 0, w, h), shapes.wash(fill)) + shapes.moved(card, *middle)
    face += corners([side for side, _ in sitting], *middle, size)
    number, sign = effects.figure(f"{steps}", 17), effects.sign(deck.ICONS[target], 24)
    if beside:
        right = (size + 36 + w) / 2 - 3
        face += effects.line_up([number], right, 33 if steps else 46, 30)
        face += effects.line_up([sign], right, 60, 30) if steps else ""
    else:
        marks = [number, effects.becomes(), sign] if steps else [number]
        face += effects.line_up(marks, w / 2, h - 29, w - 10, 5)
    name = say.printed(target) if steps else say("stone-rests")
    face += fitted(w / 2, h - 5, name, w - 6, "gi", 13, "middle", "ink-2", 12)
    if beside and offer.open:
        seen = council.preview(event, steps, target)
        face += f'<g class="preview" transform="translate({-x:g},{-y:g})">{seen}</g>'
    told = council.orientation_name(say, sitting, event, steps, target)
    return plate(f"turn-{steps}", offer, told, box, face, r=10, lift=0)


def corners(sides: Sequence[int], x: float, y: float, size: float) -> str:
    """Small shields outside the corners of a card."""
    found, reach = "", size / 2 + 8
    for side, (dx, dy) in enumerate(faces.CORNERS):
        if side in sides:
            at = (x + dx * reach - 6, y + dy * (reach - 5) - 7)
            found += shapes.shield(sides.index(side), *at, 12)
    return found
