"""Faces of cards: action cards large and small, events with their corners, each with its icons."""

from tabard.draw import cards, effects
from tabard.draw.icons import centred
from tabard.draw.ink import look, path
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import remembered
from tabard.draw.shapes import MOVED, circle, moved, pale, pane, sheet
from tabard.draw.stamps import cut, stamped
from tabard.games.world.board import deck, meanings
from tabard.games.world.board.pieces import mark


@remembered
def action(card: str, w: float, h: float, title: str, corner: float = 0) -> str:
    """An action card in hand: its name, its picture, what it does; `corner` is left free."""
    low = h < 84
    band = 17 if low else 20
    foot = 20 if low else 34
    room = h - band - foot
    # What lies around the middle is the same however wide the card is: only its place differs.
    name = fitted(0, band - 4.3, title, w - 5, "g6", 13 if low else 14, "middle", "on-dark", 12)
    size = min(46, room - 2, w - 14)
    picture = centred(deck.ICONS[card], 0, band + room / 2 + 1, size)
    marks = meanings.action(card, 6.5 if low else 8)
    effect = effects.line_up(marks, -corner / 2, h - foot / 2, w - 8 - corner)
    line = "" if low else cards.hairline(8, h - foot, w - 16)
    inside = moved(cut(name + picture + effect), w / 2, 0)
    return cards.frame(w, h, "action", band, 6) + line + inside


@remembered
def small_action(card: str, w: float, h: float, used: bool = True, top: bool = False) -> str:
    """A laid action card: a coloured edge and its picture; pale and barred if it was not used."""
    picture = centred(deck.ICONS[card], w / 2, h / 2 + 2, min(w, h) * 0.7)
    if not used:
        picture = pale(picture, 0.4) + centred("halt", w - 8, h - 8, 11, "ink-2")
    paper = look("card", "ink", 1.6) if top else look("card", "rule")
    front = sheet((0, 0, w, h), paper) + pane((0, 0, w, 4), look("kind-action"), 2)
    return cut(front) + picture


@stamped
def event(card: str, w: float, h: float) -> str:
    """An event beside the council: its kind in the band, its picture, what it does."""
    lasting = deck.lasting(card)
    short = h < 66
    sign = "cycle" if lasting else "flint-spark"
    band = 13 if short else 15
    room = h - band - (0 if short else 22)
    return (
        cards.frame(w, h, "lasting" if lasting else "action", band)
        + cards.band_icon(sign, 4, 2, band - 4)
        + centred(deck.ICONS[card], w / 2, band + room / 2, min(34, room - 4, w - 10))
        + ("" if short else effects.line_up(meanings.event(card, 6.5), w / 2, h - 12, w - 6))
    )


MINI = 50  # a council card smaller than this shows no number of a location
# Corners and edges of the council in the order of its sides: bottom left first, then clockwise.
CORNERS = ((-1, 1), (-1, -1), (1, -1), (1, 1))
EDGES = ((-1, 0), (0, -1), (1, 0), (0, 1))


@remembered
def council(card: str, turn: int, size: float) -> str:
    """An event on the council space around (0, 0), turned so often by a quarter, clockwise.

    Corner i lies at side i + turn; everything stays upright, so that it can be read.
    """
    row = deck.EVENTS[card]
    half = size / 2
    lasting = deck.lasting(card)
    front = sheet((-half, -half, size, size), look("card", "ink", 1.6), 6, 1.8)
    parts = [
        cut(front),
        back_edge(row["arrow_edge"] + turn + 2, half, lasting),
        centred(deck.ICONS[card], 0, 0, size * 0.38),
        arrow(row["arrow_edge"] + turn, half),
    ]
    if "plague_house" in row and size > MINI:
        parts.append(place_number(row["plague_house"], 0, -size * 0.29, 6.5))
    for i, income in enumerate(row["corners"]):
        x, y = CORNERS[(i + turn) % 4]
        gain = deck.INCOMES[income]["gain"]
        drawn = mark(gain["kind"], gain["count"], size * 0.105)
        inset = half - size * 0.17
        wide = drawn.wide / 2
        at = x * (inset - max(0, wide - size * 0.105))
        parts.append(MOVED(f"{at - wide:.4g}", f"{y * inset:.4g}", drawn.drawing))
    return "".join(parts)


@stamped
def back_edge(edge: int, half: float, lasting: bool) -> str:
    """A band at the edge opposite to the arrow: blue where the event lasts."""
    x, y = EDGES[edge % 4]
    long, thick = half * 0.9, 4.0
    w, h = (thick, long) if x else (long, thick)
    at = (x * (half - 4) - w / 2, y * (half - 4) - h / 2, w, h)
    return pane(at, look("kind-lasting" if lasting else "kind-action"), 2)


@stamped
def arrow(edge: int, half: float) -> str:
    """The arrow of a card, at an edge, pointing outwards."""
    how = look("rubric", "card", 1.2, stroke_linejoin="round")
    return path(f"M{-half - 3:g},0l11,-7v14z", f'{how} transform="rotate({edge % 4 * 90})"')


@stamped
def place_number(number: int, x: float, y: float, r: float = 8) -> str:
    """The location where somebody falls sick by an event."""
    number_in = text(x, y + r * 0.48, number, "g7", r * 1.35, "middle", "card")
    return circle(x, y, r, look("ink")) + number_in
