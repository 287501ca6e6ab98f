"""The middle column of the tall board: the display while cards are chosen, else the prices."""

from tabard.draw import shapes
from tabard.draw.icons import centred
from tabard.draw.lettering import fitted, text
from tabard.draw.states import plate
from tabard.draw.tips import answering
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.display import (
    Shown,
    bag,
    price_field,
    shown,
    shown_name,
    supply,
)
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


def choosing(scene: Scene) -> str:
    """Phase I: nine cards in three rows, then bag and supply."""
    left = sum(1 for one in shown(scene) if one.open)
    head = title(scene.say("display"), TOP + 16, str(left) if left else "")
    parts = [answering("display", head)]
    cards = shown(scene)
    for i, one in enumerate(cards):
        parts.append(card(scene, one, LEFT + 6 + (i % 3) * 38, TOP + 25 + (i // 3) * 58, 34, 53))
    parts.append(line(TOP + 201))
    parts.append(bag(scene, LEFT + 8, TOP + 207, 31))
    parts.append(line(TOP + 253))
    parts.append(supply(scene, LEFT + 10, TOP + 259, 56, 2, 17))
    return "".join(parts)


def pricing(scene: Scene) -> str:
    """Phases II and III: prices in two rows, bag, supply, and whose the cards are."""
    parts = [answering("price-track", title(scene.say("price-track"), TOP + 16))]
    fields: list[tuple[bool, str]] = []
    for i, cost in enumerate(tables.COSTS):
        x, y = LEFT + 5 + (i % 4) * 28.2, TOP + 22 + (i // 4) * 42
        field = price_field(scene, cost, x, y, 27, 39, False)
        fields.append((cost == scene.view["cost"], field))
    fields.sort(key=lambda pair: pair[0])
    parts += [field for _, field in fields]
    parts.append(bag(scene, LEFT + 8, TOP + 110, 31))
    parts.append(line(TOP + 157))
    parts.append(title(scene.say("supply"), TOP + 172))
    parts.append(supply(scene, LEFT + 10, TOP + 178, 56, 2, 16))
    parts.append(line(TOP + 225))
    parts.append(answering("display", title(scene.say("display"), TOP + 239)))
    for i, one in enumerate(shown(scene)):
        parts.append(chip(scene, one, LEFT + 4 + (i % 5) * 23.2, TOP + 244 + (i // 5) * 31))
    return "".join(parts)


def middle(scene: Scene) -> str:
    """The column inside the ring."""
    ground = (
        f'<rect x="{LEFT}" y="{TOP}" width="{WIDE}" height="{HIGH}" rx="10" fill="var(--panel)"'
        ' stroke="var(--line)" opacity=".7"/>'
    )
    return ground + (choosing(scene) if scene.phase in {"setup", "cards"} else pricing(scene))
