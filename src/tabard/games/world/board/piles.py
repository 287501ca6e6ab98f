"""Cards before a player: the hand, the open and the hidden pile, and the tray above the hand."""

from typing import Final

from tabard.draw.icons import centred, icon
from tabard.draw.layout import Box, fanned, filled
from tabard.draw.lettering import width
from tabard.draw.mats import heading
from tabard.draw.memory import remembered
from tabard.draw.shapes import count, moved, pale, pane
from tabard.draw.states import IDLE, Offer, dot, named, plate
from tabard.draw.words import Phrasebook
from tabard.games.world.board import deck, faces
from tabard.games.world.board.pieces import back
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tray import chips, tray, tray_height

CARDS: Final = len(deck.ACTIONS)  # places for cards in a row: nobody has more


def card_name(scene: Scene, card: str) -> str:
    """An action card as a reader hears it."""
    return scene.say.told(scene.say.printed(card), card)


def hand_card(scene: Scene, card: str, box: Box) -> str:
    """A card in hand: choosing it uses, lays or discards it; its corner is for forgoing."""
    offer = scene.first(f"use/{card}", f"card/{card}")
    return held_card(scene.say, card, offer, scene.offer(f"forgo/{card}"), box)


@remembered
def held_card(say: Phrasebook, card: str, offer: Offer, forgo: Offer, box: Box) -> str:
    """The same from what is offered of it."""
    face = faces.action(card, box.w, box.h, say.label(card), 13 if forgo.open else 0)
    told = say.told(say.printed(card), card)
    drawn = plate(f"card-{card}", offer, told, box, face, r=6, known=True)
    if forgo.open:
        title = say("forgo", name=say.printed(card))
        at, sign = (box.right - 15, box.low - 15), centred("halt", 8.5, 8.5, 12)
        drawn += dot(f"forgo-{card}", forgo, title, at, 8.5, sign, known=True)
    return drawn


def hand(scene: Scene, seat: int, x: float, y: float, w: float, h: float, across: int) -> list[str]:
    """The cards in hand, in one row or in several, as large as they fit."""
    held: list[str] = scene.seats[seat].get("hand", [])
    rows = max(1, -(-len(held) // across))
    columns = -(-len(held) // rows) if held else 1
    high = min(118.0, (h + 5) / rows - 5)
    spots = Box(x, y, w, (high + 5) * rows - 5).grid(columns, len(held), 5, 5, 84)
    return [hand_card(scene, card, spot) for card, spot in zip(held, spots)]


def laid(number: int, box: Box, wide: float, gap: float) -> list[Box]:
    """Where so many laid cards lie: the more, the narrower."""
    return fanned(number, box, max(26.0, min(wide, box.w / max(1, number) + 4)), gap)


def open_pile(scene: Scene, seat: int, box: Box) -> list[str]:
    """The open pile from left to right: what was used, what was forgone; the last on top."""
    cards: list[str] = scene.seats[seat]["open"]
    used: list[bool] = scene.seats[seat]["used"]
    parts: list[str] = []
    for i, (card, spot) in enumerate(zip(cards, laid(len(cards), box, box.h * 0.78, 3))):
        face = faces.small_action(card, spot.w, spot.h, used[i], i == len(cards) - 1)
        told = card_name(scene, card)
        if not used[i]:
            told = f"{told}, {scene.say('unused')}"
        parts.append(plate(f"open-{seat}-{card}", IDLE, told, spot, face, r=4, known=True))
    return filled(parts, CARDS)


def hidden_pile(scene: Scene, seat: int, box: Box) -> list[str]:
    """The own hidden pile, pale: only its owner sees these faces."""
    cards: list[str] = scene.seats[seat].get("hidden", [])
    parts: list[str] = []
    for card, spot in zip(cards, laid(len(cards), box, box.h * 0.76, 0)):
        face = pale(faces.small_action(card, spot.w, spot.h), 0.72)
        told = f"{card_name(scene, card)}, {scene.say('face-down')}"
        parts.append(plate(f"hid-{card}", IDLE, told, spot, face, r=4, known=True))
    return filled(parts, CARDS)


def pile_of_backs(scene: Scene, seat: int, box: Box) -> str:
    """A hidden pile as others see it."""
    number: int = scene.seats[seat]["hidden_cards"]
    told = scene.say("hidden-of", name=scene.names[seat], number=number)
    if not number:
        return named(f"hidden-{seat}", told, pane(box, 'class="planned"', 4))
    face = moved(back(seat, box.w, box.h), box.x, box.y)
    return named(f"hidden-{seat}", told, face + count(number, box.right - 2, box.low - 3, 8.5))


def secret_heading(scene: Scene, seat: int, key: str, x: float, y: float, room: float) -> str:
    """The head of what others do not see, marked."""
    at = x + min(room, width(scene.say(key), 12.4, "c6")) + 6
    return heading(scene, seat, key, x, y, room) + icon("sight-disabled", at, y - 12, 15, "ink-2")


def middle(
    scene: Scene,
    seat: int,
    x: float,
    y: float,
    w: float,
    most: float,
    whole: tuple[float, float, int],
    below: tuple[float, float, int],
    spare: float,
) -> list[str]:
    """Hand or tray; where chips need less than `spare`, the hand lies below them.

    `whole` is where a hand lies alone: top, height, cards in a row. `below` is the gap above it,
    the foot and the cards in a row.
    """
    number = len(chips(scene))
    if not number:
        cards = hand(scene, seat, x, whole[0], w, *whole[1:])
        return [heading(scene, seat, "hand", x, y, 200), "", "", *filled(cards, CARDS)]
    deep = tray_height(number, w)
    head = heading(scene, seat, "choose-here", x, y, w)
    found = [head, tray(scene, x, y + 8, w, min(most, deep))]
    if deep >= spare:
        return filled(found, 3 + CARDS)
    gap, foot, across = below
    low = y + 8 + deep + gap
    head = heading(scene, seat, "hand", x, low - 8, 200) if gap > 12 else ""
    cards = hand(scene, seat, x, low, w, foot - low, across)
    return [*found, head, *filled(cards, CARDS)]
