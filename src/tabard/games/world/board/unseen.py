"""What is still to come, as anybody could count: events of this chapter, and plague tiles."""

from functools import partial

from tabard.draw import mats
from tabard.draw.icons import icon
from tabard.draw.ink import look, path
from tabard.draw.lettering import text
from tabard.draw.memory import remembered
from tabard.draw.states import named
from tabard.draw.tree import Node, part
from tabard.draw.words import Phrasebook
from tabard.games.world import tables
from tabard.games.world.board import deck
from tabard.games.world.board.council import event_name
from tabard.games.world.board.pieces import tile
from tabard.games.world.board.scene import Scene
from tabard.games.world.telling import to_come


@remembered
def events(say: Phrasebook, ids: tuple[str, ...], deep: int, x: float, y: float, w: float) -> str:
    """An icon for every event that may still come; `deep` is the deck they lie in."""
    if not ids:
        return ""
    cards: list[tuple[str, str, str]] = []
    for card in ids:
        drawn = icon(deck.ICONS[card], 0, 6, 18)
        if deck.lasting(card):
            drawn += path("M0,27h18", look("none", "kind-lasting", 2.4))
        cards.append((f"unseen-{card}", event_name(say, card), drawn))
    said = say("unseen-events", number=deep, whole=len(ids))
    return mats.coming(said, cards, x, y, w, 25)


@remembered
def tiles(say: Phrasebook, left: tuple[int, ...], x: float, y: float, _: float) -> str:
    """How many tiles of each value lie face down; without any there is nothing to tell."""
    if not left:
        return ""
    parts = [text(x, y, say("unseen-tiles"), "gi", 13.5, tone="ink-2")]
    for i, value in enumerate(tables.TILE_VALUES):
        at = x + i * 48
        drawn = f'<g transform="translate({at:g},{y + 5:g}) scale(.72)">{tile(value)}</g>'
        drawn += text(at + 24, y + 23, f"×{left[i]}", "g6", 14)
        told = say("tile-left", number=left[i], value=value)
        parts.append(named(f"unseen-tile-{value}", told, drawn))
    return "".join(parts)


def unseen(scene: Scene, x: float, y: float, w: float, beside: bool) -> str:
    """A quiet panel with both rows, one under or one beside the other."""
    say, view = scene.say, scene.view
    ids, down = tuple(to_come(view)), "down" in view["plague"].values()
    if scene.phase == "over" or not (ids or down):
        return ""
    left = tuple(view["tiles_unseen"]) if down else ()
    rows = partial(events, say, ids, view["deck"]), partial(tiles, say, left)
    return mats.unseen(say("unseen"), x, y, w, beside, rows, 40)


def panel(x: float, y: float, w: float, beside: bool = False) -> Node:
    """The node of what is still to come."""
    reads = "phase deck chapter revealed plague tiles_unseen"
    return part("unseen", reads, "", unseen, x, y, w, beside)
