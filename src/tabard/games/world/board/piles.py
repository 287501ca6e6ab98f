"""Cards before a player: the hand, the open and the hidden pile, and the tray above the hand."""

from typing import Final

from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text, width
from tabard.draw.shapes import count
from tabard.draw.states import IDLE, named, plate
from tabard.games.world.board import deck, faces
from tabard.games.world.board.pieces import back
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tray import chips, tray, tray_height

CARDS: Final = len(deck.ACTIONS)  # places for cards in a row: nobody has more


def card_name(scene: Scene, card: str) -> str:
    """An action card as a reader hears it."""
    return scene.say.told(scene.say.printed(card), card)


def hand_card(scene: Scene, card: str, x: float, y: float, w: float, h: float) -> str:
    """A card in hand: choosing it uses, lays or discards it; its corner is for forgoing."""
    forgo = scene.offer(f"forgo/{card}")
    face = faces.action(card, w, h, scene.say.label(card), 13 if forgo.open else 0)
    offer = scene.first(f"use/{card}", f"card/{card}")
    told = card_name(scene, card)
    drawn = plate(f"card-{card}", offer, told, (x, y, w, h), face, r=6)
    if forgo.open:
        chip = '<circle cx="8.5" cy="8.5" r="8.5" fill="var(--choose-bg)"/>' + centred(
            "halt", 8.5, 8.5, 12
        )
        title = scene.say("forgo", name=scene.say.printed(card))
        box = (x + w - 15, y + h - 15, 17.0, 17.0)
        drawn += plate(f"forgo-{card}", forgo, title, box, chip, r=8.5, lift=0, classes="fine")
    return drawn


def hand(scene: Scene, seat: int, x: float, y: float, w: float, h: float, across: int) -> list[str]:
    """The cards in hand, in one row or in several, as large as they fit."""
    held: list[str] = scene.seats[seat].get("hand", [])
    rows = max(1, -(-len(held) // across))
    columns = -(-len(held) // rows) if held else 1
    wide = min(84.0, (w + 5) / max(columns, 1) - 5)
    high = min(118.0, (h + 5) / rows - 5)
    return [
        hand_card(scene, card, x + (i % columns) * (wide + 5), y + (i // columns) * (high + 5),
                  wide, high)
        for i, card in enumerate(held)
    ]  # fmt: skip


def row(number: int, w: float, wide: float, gap: float) -> tuple[float, float]:
    """How wide so many laid cards are, and how far one is from the next."""
    wide = max(26.0, min(wide, w / max(1, number) + 4))
    return wide, min(wide + gap, (w - wide) / max(1, number - 1))


def open_pile(
    scene: Scene, seat: int, x: float, y: float, w: float, size: tuple[float, float]
) -> list[str]:
    """The open pile from left to right: what was used, what was forgone; the last on top."""
    laid: list[str] = scene.seats[seat]["open"]
    used: list[bool] = scene.seats[seat]["used"]
    high = size[1]
    wide, step = row(len(laid), w, size[0], 3)
    parts: list[str] = []
    for i, card in enumerate(laid):
        face = faces.small_action(card, wide, high, used[i], i == len(laid) - 1)
        told = card_name(scene, card)
        if not used[i]:
            told = f"{told}, {scene.say('unused')}"
        piece = f"open-{seat}-{card}"
        parts.append(plate(piece, IDLE, told, (x + i * step, y, wide, high), face, r=4))
    return filled(parts)


def hidden_pile(
    scene: Scene, seat: int, x: float, y: float, w: float, size: tuple[float, float]
) -> list[str]:
    """The own hidden pile, pale: only its owner sees these faces."""
    cards: list[str] = scene.seats[seat].get("hidden", [])
    high = size[1]
    wide, step = row(len(cards), w, size[0], 0)
    parts: list[str] = []
    for i, card in enumerate(cards):
        face = f'<g opacity=".72">{faces.small_action(card, wide, high)}</g>'
        told = f"{card_name(scene, card)}, {scene.say('face-down')}"
        parts.append(plate(f"hid-{card}", IDLE, told, (x + i * step, y, wide, high), face, r=4))
    return filled(parts)


def filled(parts: list[str]) -> list[str]:
    """A row of cards with its empty places."""
    return parts + [""] * (CARDS - len(parts))


def backs(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """The number of cards in hand, as a back."""
    number: int = scene.seats[seat]["cards"]
    told = scene.say("hand-of", name=scene.names[seat], number=number)
    face = f'<g transform="translate({x:g},{y:g})">{back(seat, w, h)}</g>'
    return named(f"hand-{seat}", told, face + text(x + w + 5, y + h / 2 + 6, number, "g7", 17))


def pile_of_backs(scene: Scene, seat: int, x: float, y: float, w: float, h: float) -> str:
    """A hidden pile as others see it."""
    number: int = scene.seats[seat]["hidden_cards"]
    told = scene.say("hidden-of", name=scene.names[seat], number=number)
    if not number:
        slot = f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="4" class="planned"/>'
        return named(f"hidden-{seat}", told, slot)
    face = f'<g transform="translate({x:g},{y:g})">{back(seat, w, h)}</g>'
    return named(f"hidden-{seat}", told, face + count(number, x + w - 2, y + h - 3, 8.5))


def heading(scene: Scene, key: str, x: float, y: float, room: float, secret: bool = False) -> str:
    """A head in capitals; what others do not see is marked."""
    said = scene.say(key)
    mark = icon("sight-disabled", x + min(room, width(said, 12.4, "c6")) + 6, y - 12, 15, "ink-2")
    return fitted(x, y, said, room, "c6", 12, least=11) + (mark if secret else "")


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
        return [heading(scene, "hand", x, y, 200), "", "", *filled(cards)]
    deep = tray_height(number, w)
    found = [heading(scene, "choose-here", x, y, w), tray(scene, x, y + 8, w, min(most, deep))]
    if deep >= spare:
        return [*found, "", *filled([])]
    gap, foot, across = below
    low = y + 8 + deep + gap
    head = heading(scene, "hand", x, low - 8, 200) if gap > 12 else ""
    return [*found, head, *filled(hand(scene, seat, x, low, w, foot - low, across))]
