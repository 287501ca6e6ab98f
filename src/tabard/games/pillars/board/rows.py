"""The cards before a player: craftsmen in their row, advantages, what this round holds."""

from typing import Final

from tabard.draw.layout import Box, fanned, filled
from tabard.draw.lettering import fitted, text
from tabard.draw.mats import noted
from tabard.draw.memory import remembered
from tabard.draw.shapes import pane
from tabard.draw.states import IDLE, dot, plate
from tabard.draw.tips import answering
from tabard.draw.words import Phrasebook
from tabard.games.pillars.board import deck, faces
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.facts import capacity

ROW: Final = 10  # places for craftsmen on the own mat
CARDS: Final = 22  # places for cards on a small mat: more than anybody can have


def craftsman_id(seat: int, card: str) -> str:
    """A craftsman's element: the starting ones exist once for every player."""
    return f"card-{seat}-{card}" if card in deck.STARTERS else f"card-{card}"


def uses_of(scene: Scene, seat: int, card: str) -> tuple[int, int]:
    """How often a craftsman has been used, and how often he may be."""
    return scene.seats[seat]["uses"].get(card, 0), capacity(card, scene.event)


@remembered
def craftsman_name(say: Phrasebook, who: str, card: str, used: int, uses: int) -> str:
    """A craftsman on a mat as a reader hears him."""
    trade = say.printed(card)
    name = say("craftsman-of", name=who, trade=trade, used=used, capacity=uses)
    return say.told(name, card)


def craftsman(scene: Scene, seat: int, card: str, box: Box) -> str:
    """A craftsman at full size: the card is one use or his dismissal, its pips are several uses."""
    say, (used, uses) = scene.say, uses_of(scene, seat, card)
    offer, more = IDLE, []
    if seat == scene.chooser:
        offer = scene.first(f"dismiss/{card}", f"use/{card}/1")
        several = [(n, scene.offer(f"use/{card}/{n}")) for n in range(2, uses - used + 1)]
        more = [one for one in several if one[1].open]
    piece, name = craftsman_id(seat, card), say.printed(card)
    face = faces.named_craftsman(card, box.w, box.h, used, used if more else uses, name)
    told = craftsman_name(say, scene.names[seat], card, used, uses)
    drawn = plate(piece, offer, told, box, face, r=6)
    step = min(17.0, (box.w - 8) / max(1, len(more)))
    for i, (n, one) in enumerate(more):
        told = say.told(say("use", trade=name, times=n), card)
        at = (box.right - 4 - (len(more) - i) * step, box.low - 22)
        face = text(7, 11.4, n, "g7", 13, "middle")
        drawn += dot(f"use-{card}-{n}", one, told, at, 7, face)
    return drawn


def heading(scene: Scene, seat: int, x: float, y: float) -> str:
    """The head above the craftsmen, with how many of them there may be."""
    one = scene.seats[seat]
    said = scene.say("of", number=len(one["row"]), whole=one["row_limit"])
    return answering(f"row-{seat}", noted(x, y, scene.say("craftsmen"), said))


def craftsmen(scene: Scene, seat: int, box: Box, rows: int = 1) -> list[str]:
    """The row of craftsmen with its empty places; a phone has one row or two."""
    one = scene.seats[seat]
    row: list[str] = one["row"]
    slots = max(len(row), one["row_limit"])
    across = slots if box.w > 400 else 5 if slots <= 5 else 4
    gap, most = (7, 90) if box.w > 400 else (5, 0)
    spots = box.grid(across, max(slots, across * rows), gap, 8, most)[:slots]
    drawn = [craftsman(scene, seat, card, spot) for card, spot in zip(row, spots)]
    drawn += [pane(spot, 'class="planned"', 6) for spot in spots[len(row) :]]
    return filled(drawn, ROW)


def advantage_places(number: int, box: Box) -> list[Box]:
    """Where advantages lie, from one large to many small."""
    if box.h < 100:
        return fanned(number, box, min(54.0, 240 / max(1, number) - 4))
    if number <= 1:
        return [box._replace(w=74)] * number
    columns = 2 if number <= 4 else 3
    return box.grid(columns, max(number, columns + 1), 3, 4)[:number]


def advantages(scene: Scene, seat: int, box: Box) -> str:
    """The advantages in front of their owner; small when there are several."""
    held: list[str] = scene.seats[seat]["advantages"]
    parts: list[str] = []
    for card, spot in zip(held, advantage_places(len(held), box)):
        name, (_, _, w, h) = scene.say.printed(card), spot
        face = faces.named_advantage(card, w, h, name) if h > 100 else faces.advantage(card, w, h)
        offer = scene.offer(f"play/{card}") if seat == scene.chooser else IDLE
        told = scene.say.told(name, card)
        parts.append(plate(f"card-{card}", offer, told, spot, face, r=6))
    return "".join(parts)


def this_round(scene: Scene, seat: int, box: Box) -> str:
    """The resource cards of the round; several advantages leave them less room."""
    box = beside_advantages(scene, seat, box)
    parts = [fitted(box.x, box.y - 9, scene.say("this-round"), box.w, "c6", 12, least=11)]
    held: list[str] = scene.seats[seat]["cards"]
    wide = 52.0 if box.w > 100 else 40.0
    for card, spot in zip(held, fanned(len(held), box, wide)):
        told = scene.say.told(scene.say.printed(card), card)
        parts.append(plate(f"mine-{card}", IDLE, told, spot, faces.resource(card, wide, spot.h)))
    return "".join(parts)


def beside_advantages(scene: Scene, seat: int, box: Box) -> Box:
    """The room beside the advantages, where these lie at the left of it."""
    several = len(scene.seats[seat]["advantages"]) > 1 and box.x > 400
    return box.inset(30, 0, 0, 0) if several else box


def small_card(scene: Scene, seat: int, card: str, box: Box) -> str:
    """A card on another player's mat."""
    if card in deck.ADVANTAGES:
        piece, told, figure = f"card-{card}", scene.say.told(scene.say.printed(card), card), ""
    else:
        used, uses = uses_of(scene, seat, card)
        piece = craftsman_id(seat, card)
        told = craftsman_name(scene.say, scene.names[seat], card, used, uses)
        figure = f"×{uses - used}"
    return plate(piece, IDLE, told, box, faces.tiny(card, box.w, box.h, figure), r=4)


def small_row(scene: Scene, seat: int, box: Box) -> list[str]:
    """The craftsmen and, after a line, the advantages on another player's mat."""
    one = scene.seats[seat]
    row, held = one["row"], one["advantages"]
    apart = 10 if held else 0
    spots = fanned(len(row) + len(held), box.inset(0, 0, apart, 0), 30)
    found = [small_card(scene, seat, card, spot) for card, spot in zip(row, spots)]
    if held:
        start = spots[len(row)].x + 3
        found.append(f'<path d="M{start:g},{box.y + 2:g}v32" stroke="var(--line)"/>')
    for card, spot in zip(held, spots[len(row) :]):
        found.append(small_card(scene, seat, card, spot.moved(apart, 0)))
    return filled(found, CARDS)
