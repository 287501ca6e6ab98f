"""The players' mats: what everybody has, and where it lies on the own mat and on the others'."""

from typing import Final

from tabard.draw import holdings, mats, shapes
from tabard.draw.layout import Box
from tabard.draw.mats import GROUND, LINES, NAME, Held, Place
from tabard.draw.places import laid
from tabard.draw.shapes import pane
from tabard.draw.tree import Node
from tabard.games.feudum import holdings as owned
from tabard.games.feudum.board import deck, hand, things
from tabard.games.feudum.board.scene import ATTACK, Scene

WINNING: Final = "phase ?seats.*.vp ?seats.*.barrel"
ON: Final = deck.WHERE["mats"]
LAID: Final = {"wide": hand.in_a_row, "tall": hand.in_rows}  # cards on the own mat
STRIP: Final = 33.0  # how high the own things under a phone's map are


def sheet(scene: Scene, seat: int, w: float) -> str:
    """The ground of a phone's own mat, as high as the cards need."""
    return mats.panel(scene, seat, w, mat_high(hand.rows_of(scene.view, seat)) - 4)


def strip(_: Scene, seat: int, box: Box) -> str:
    """The ground of the own things under a phone's map."""
    band = box.at(0, 4, 5, box.h - 8)
    return pane(box, shapes.PANEL, 9) + pane(band, f'fill="var(--p{seat + 1})"', 0)


COUNTED: Final = (*owned.GOODS, owned.COINS, owned.MARKERS, owned.SEALS)
IN_HAND: Final = ("played sealed", "mine phase", hand.OFFERS, range(hand.PLACES))
THINGS: Final = (
    GROUND,
    Held("sheet", sheet, "played", "to_move phase mine"),
    Held("shield", things.shield, reads=ATTACK),
    NAME,
    Held("score", mats.score, "vp", WINNING),
    Held("starts", things.starts, reads="start_player"),
    *map(things.held, (*COUNTED, owned.CARDS, owned.WRITS)),
    Held("beads", things.beads, "beads"),
    Held("vessels", things.vessels, "vessels"),
    things.held(owned.BARREL),
    Held("wine", things.barrel, "barrel", touch="=barrel"),
    Held("pouch", things.pouch, "pouch"),
    Held("free", things.free, "tiles discs pawns", "", "tile/ winetile/ =reeve =fresh", range(3)),
    Held("last", things.last_row, "pouch vessels tiles discs pawns", parts=range(5)),
    Held("past", things.played, "played"),
    LINES,
    Held("no-cards", things.no_cards, "played", "mine phase"),
    Held("card", hand.laid_out, *IN_HAND),
)
SHELF: Final = (
    Held("strip", strip),
    *map(things.on_shelf, COUNTED),
    Held("shelf-beads", things.beads, "beads"),
    things.on_shelf(owned.HOME),
    Held("shelf", hand.laid_out, *IN_HAND),
)


def own_places(layout: str) -> dict[str, Place]:
    """Where all lies on the own mat, under a wide board or on a phone."""
    found = laid(ON[layout])
    return found | {"card": (LAID[layout], found["card"])}


def small_places(w: float, h: float) -> dict[str, Place]:
    """Where all lies on another player's mat; a high one has room for the cards played."""
    return laid(ON["small"] | (ON["high"] if h > 120 else {}), w, h)


def mat_high(rows: int) -> float:
    """How high the own mat of a phone is with so many rows of cards."""
    return 150 + rows * hand.ROW


def shelf(seat: int, players: int, y: float) -> list[Node]:
    """What a phone shows of the own things under the map: a strip, and the cards in a row."""
    names = [one.name for one in SHELF[1:-1]]
    places: dict[str, Place] = {
        "strip": Box(1, y, 388, STRIP),
        **dict(zip(names, Box(10, y + 7, 376, 19).row(len(names)))),
        "shelf-beads": (Box(10 + 8 * 37.6, y + 7, 37.6, 19), "shelf-beads", 0),
        "shelf": (hand.in_a_row, Box(4, y + STRIP + 4, 380, hand.SMALL), 46, 0),
    }
    return mats.laid(seat, players, SHELF, places, own=True)


def plates(players: int) -> list[Node]:
    """A phone's plates with points and cards in hand."""
    reads = f"start_player {ATTACK} {WINNING}"
    beside = holdings.beside(owned.CARDS, things.token)
    return mats.plates(players, beside, "vp cards", reads, things.shield)
