"""The middle column of the tall board: the display while cards are chosen, else the prices."""

from typing import Final

from tabard.draw import shapes
from tabard.draw.icons import centred
from tabard.draw.lettering import fitted, text
from tabard.draw.states import plate
from tabard.draw.tips import answering
from tabard.draw.tree import Node, placed, still
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.display import (
    BAGGED,
    PLACES,
    Shown,
    bag,
    beside_bag,
    in_supply,
    prices,
    shown,
    shown_name,
    shown_reads,
    standing,
)
from tabard.games.pillars.board.parts import Foot, Rect
from tabard.games.pillars.board.scene import Scene

LEFT, TOP, WIDE, HIGH = 134, 129, 122, 306


def title(words: str, y: float, note: str = "") -> str:
    """A head of the column with a note at its right."""
    return text(LEFT + 8, y, words, "c6", 11.5) + fitted(
        LEFT + WIDE - 10, y, note, 40, "g7", 15, "end", "ink-2"
    )


def line(y: float) -> str:
    """A hairline across the column."""
    return f'<path d="M{LEFT + 8},{y:g}h{WIDE - 16}" stroke="var(--line)"/>'


def card(scene: Scene, one: Shown, x: float, y: float, w: float, h: float) -> str:
    """A display card while cards are chosen."""
    craft = one.card in deck.CRAFTSMEN
    if craft:
        face = faces.cheap_craftsman(one.card, w, h, deck.capacity(one.card, scene.event))
    else:
        face = faces.resource(one.card, w, h)
    piece = f"shade-{one.card}" if craft and not one.open else f"card-{one.card}"
    if not one.open:
        face = f'<g opacity="{".55" if one.owner is not None else ".3"}">{face}</g>'
        if one.owner is not None:
            face += shapes.shield(one.owner, w / 2 - 8, h / 2 - 10, 16)
    offer = scene.offer(f"card/{one.card}")
    return plate(piece, offer, shown_name(scene, one), (x, y, w, h), face, r=4, lift=2)


def chip(scene: Scene, one: Shown, x: float, y: float) -> str:
    """A display card once cards are chosen: what it was and whose it is."""
    face = '<rect width="21" height="30" rx="4" fill="var(--card)" stroke="var(--line)"/>'
    if one.card in deck.CRAFTSMEN:
        mark = centred(deck.TRADE_ICONS[deck.CRAFTSMEN[one.card]["trade"]], 10.5, 9, 14)
        piece = f"shade-{one.card}"
    else:
        mark = shapes.cube(deck.RESOURCES[one.card]["resource"], 4, 2.5, 13)
        piece = f"card-{one.card}"
    if one.owner is None:
        face += f'<g opacity=".35">{mark}</g>'
    else:
        face += mark + shapes.shield(one.owner, 4, 15, 13)
    return plate(
        piece, scene.offer(f"card/{one.card}"), shown_name(scene, one), (x, y, 21, 30), face
    )


PRICES: Final[dict[int, Rect]] = {
    cost: (LEFT + 5 + (i % 4) * 28.2, TOP + 22 + (i // 4) * 42, 27, 39)
    for i, cost in enumerate(tables.COSTS)
}
GROUND: Final = (
    f'<rect x="{LEFT}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="10" fill="var(--panel)"'
    ' stroke="var(--line)" opacity=".7"/>'
)


def choosing(scene: Scene) -> bool:
    """Phase I: nine cards in three rows stand above bag and supply; later they are chips below."""
    return scene.phase in {"setup", "cards"}


def bag_at(scene: Scene) -> tuple[float, float, float]:
    """Where the bag lies."""
    return (LEFT + 8, TOP + (207 if choosing(scene) else 110), 31)


def feet(scene: Scene) -> dict[str, Foot]:
    """Where builders stand that are not on a space of their own."""
    found = beside_bag(scene, *bag_at(scene))
    if not choosing(scene):
        for cost, box in PRICES.items():
            found |= standing(scene, cost, box, False)
    return found


def head(scene: Scene) -> str:
    """The head of the column: of the cards, with how many are left, or of the prices."""
    if not choosing(scene):
        return answering("price-track", title(scene.say("price-track"), TOP + 16))
    left = sum(1 for one in shown(scene) if one.open)
    return answering("display", title(scene.say("display"), TOP + 16, str(left) if left else ""))


def cards(scene: Scene) -> list[str]:
    """The nine cards while they are chosen."""
    found = shown(scene) if choosing(scene) else []
    drawn = [
        card(scene, one, LEFT + 6 + (i % 3) * 38, TOP + 25 + (i // 3) * 58, 34, 53)
        for i, one in enumerate(found)
    ]
    return drawn + [""] * (PLACES - len(drawn))


def above_bag(scene: Scene) -> str:
    """A line under the cards."""
    return line(TOP + 201) if choosing(scene) else ""


def supply_head(scene: Scene) -> str:
    """What parts the supply from the bag above it."""
    if choosing(scene):
        return line(TOP + 253)
    return line(TOP + 157) + title(scene.say("supply"), TOP + 172)


def supply(scene: Scene, i: int) -> str:
    """One kind of cubes that nobody has."""
    top, size = (259, 17) if choosing(scene) else (178, 16)
    x, y = LEFT + 10 + (i % 2) * 56, TOP + top + (i // 2) * (size + 7)
    return in_supply(scene, tables.KIND_IDS[i], x, y, size)


def chips_head(scene: Scene) -> str:
    """The head of the chips."""
    if choosing(scene):
        return ""
    return line(TOP + 225) + answering("display", title(scene.say("display"), TOP + 239))


def chips(scene: Scene) -> list[str]:
    """Whose the cards are, once they are chosen."""
    found = [] if choosing(scene) else shown(scene)
    drawn = [
        chip(scene, one, LEFT + 4 + (i % 5) * 23.2, TOP + 244 + (i // 5) * 31)
        for i, one in enumerate(found)
    ]
    return drawn + [""] * (PLACES - len(drawn))


def middle(players: int) -> list[Node]:
    """The column inside the ring: the display while cards are chosen, else the prices."""
    reads = shown_reads(players)
    kinds = [
        Node(f"supply-{kind}", placed(supply, i), f"phase supply.{kind}")
        for i, kind in enumerate(tables.KIND_IDS)
    ]
    return [
        still(lambda _: GROUND),
        Node("column-head", head, reads),
        Node([f"display-{i}" for i in range(PLACES)], cards, reads, ("card/",)),
        prices(PRICES, beside=False),
        Node("above-bag", above_bag, "phase"),
        Node("bag", lambda scene: bag(scene, *bag_at(scene)), BAGGED, ("=refuse",)),
        Node("supply-head", supply_head, "phase"),
        *kinds,
        Node("chips-head", chips_head, "phase"),
        Node([f"chip-{i}" for i in range(PLACES)], chips, reads, ("card/",)),
    ]
