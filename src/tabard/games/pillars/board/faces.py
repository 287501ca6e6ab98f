"""The faces of the cards, small on the board and named on a mat, drawn once and kept.

A small face has no words: cost or workers in the band, a picture, the effect in icons.
"""

from collections.abc import Callable
from typing import Final

from tabard.draw import cards, effects
from tabard.draw.effects import Mark
from tabard.draw.icons import centred
from tabard.draw.lettering import text
from tabard.draw.meanings import Reader
from tabard.draw.pictures import Row
from tabard.draw.stamps import stamped
from tabard.games.pillars.board import deck

SCARCE: Final = 40  # a card that is narrower shows less


def priced(gold: object, size: float, tone: str = "") -> list[Mark]:
    """A coin and how many."""
    return [effects.coin(size / 2), effects.figure(gold, 14, tone)]


def result(vp: int, gold: int, size: float) -> list[Mark]:
    """What a craftsman gives."""
    if vp:
        return [effects.points(vp, size * 0.72)]
    return priced(gold, size)


def conversion(row: Row, size: float, narrow: bool) -> list[Mark]:
    """A craftsman's effect: what goes in, an arrow, what comes out."""
    marks: list[Mark] = []
    for good, number in row["inputs"].items():
        if good == "gold":
            marks += priced(number, size)
        elif number > 2 and narrow:
            marks += [effects.figure(number, 14), effects.cube(good, size)]
        else:
            marks += [effects.cube(good, size)] * number
    for good in row["holds"]:
        marks.append(effects.kept(good, size - 1))
    if marks:
        marks.append(effects.becomes())
    return marks + result(row["vp"], row["gold"], size + 1)


def thing(name: str, number: str, size: float) -> list[Mark] | None:
    """Cubes, gold, points, the die, a card, workers and builders as effects have them."""
    if name == "vp":
        return [effects.points(number, size * 0.8)]
    if name == "gold":
        return priced(number, size) if number else [effects.coin(size / 2)]
    if name in deck.GOODS:
        return [effects.cube(name, size)] * int(number or 1)
    made = MADE.get(name)
    return made and [made(size)]


MADE: Final[dict[str, Callable[[float], Mark]]] = {
    "die": effects.die,
    "card": lambda size: effects.paper(size - 3, size + 1),
    "worker": lambda size: effects.worker(None, size + 1),
    "builder": lambda size: effects.builder(None, size + 4),
}
read: Final = Reader(thing, lambda size: size + 2, lambda _: 14)

SAID: Final = deck.LOOKS.meanings


def advantage_effect(row: Row, size: float) -> list[Mark]:
    """An advantage in icons."""
    effect: Row = row["effect"]
    gains = " ".join(f"{name}*{number}" for name, number in effect.items() if name != "type")
    return read(SAID["advantages"].get(effect["type"], gains), effect, size)


def event_effect(row: Row, size: float) -> list[Mark]:
    """An event in icons."""
    return read(SAID["events"][row["effect"]["type"]], row["effect"], size)


@stamped
def resource(card: str, w: float, h: float) -> str:
    """A forest, quarry or gravel pit: its workers in the band, its cubes at the foot."""
    row = deck.RESOURCES[card]
    cubes = [effects.cube(row["resource"], 11)] * int(row["yield"])
    return (
        cards.frame(w, h, deck.BANDS[row["location"]])
        + cards.band_icon("meeple", 3.5, 1.5, 12)
        + text(17, 12.5, row["workers"], "g7", 13.5, tone="on-dark")
        + centred(deck.picture(card), w / 2, h / 2, min(30, w - 10, h - 34))
        + effects.line_up(cubes, w / 2, h - 12, w - 6, 1)
    )


@stamped
def craftsman(card: str, w: float, h: float, capacity: int, cost: bool) -> str:
    """A craftsman without words: price and uses in the band, the conversion at the foot.

    Where room is scarce only his uses are at the foot.
    """
    row = deck.CRAFTSMEN[card]
    face = cards.frame(w, h, "craft")
    if cost:
        face += effects.line_up(priced(row["cost"], 12, "on-dark"), 15, 8, min(30, w - 8))
    if w < SCARCE:
        uses = text(w / 2, h - 5, f"×{capacity}", "g7", 13, "middle")
        return face + centred(deck.picture(card), w / 2, h / 2, 20) + uses
    return (
        face
        + text(w - 4, 12.3, f"×{capacity}", "g7", 13, "end", "on-dark")
        + centred(deck.picture(card), w / 2, h / 2 - 2, 28 if h < 75 else 32)
        + cards.hairline(6, h - 23, w - 12)
        + effects.line_up(conversion(row, 11, True), w / 2, h - 12, w - 5)
    )


def band_of(card: str) -> str:
    """The band of a card: a craft, an event, an advantage that lasts or is used up."""
    if card in deck.ADVANTAGES:
        return "lasting" if deck.ADVANTAGES[card]["kind"] == "permanent" else "once"
    return "craft" if card in deck.CRAFTSMEN else "action"


# The sign of an advantage: lasting, at once, or once when wanted.
SIGNS: Final = {"permanent": "cycle", "immediate": "flint-spark"}


@stamped
def advantage(card: str, w: float, h: float) -> str:
    """An advantage card without words; under 50 units of height it is only band and picture."""
    row = deck.ADVANTAGES[card]
    sign = SIGNS.get(row["kind"], "")
    short = h < 50
    mark = cards.band_icon(sign) if sign else text(4.5, 12, "1×", "g7", 13, tone="on-dark")
    face = cards.frame(w, h, band_of(card)) + mark
    middle = (h + 15) / 2 if short else (h - 8) / 2
    face += centred(deck.picture(card), w / 2, middle, min(32, w - 8, h - 38 + 22 * short))
    if not short:
        if h > 66:
            face += cards.hairline(6, h - 24, w - 12)
        face += effects.line_up(advantage_effect(row, 13), w / 2, h - 12, w - 6)
    return face


@stamped
def small(card: str, w: float, h: float, uses: int) -> str:
    """An advantage or a craftsman where room is scarce: the picture above the effect."""
    if card in deck.CRAFTSMEN:
        face = centred(deck.picture(card), 8, 14, 13) + text(w - 2, 19, f"×{uses}", "g7", 12, "end")
        marks = conversion(deck.CRAFTSMEN[card], 9, True)
    else:
        face = centred(deck.picture(card), w / 2, 15, 19)
        marks = advantage_effect(deck.ADVANTAGES[card], 10)
    return cards.edged(w, h, band_of(card)) + face + effects.line_up(marks, w / 2, h - 9, w - 3, 1)


@stamped
def event(card: str, w: float, h: float) -> str:
    """An event card face up."""
    row = deck.EVENTS[card]
    good = row["polarity"] == "positive"
    sign = "+" if good else "−"
    return (
        cards.frame(w, h, "action")
        + text(w / 2, 13, sign, "g7", 17, "middle", "on-dark")
        + centred(deck.picture(card), w / 2, h / 2, min(28, w - 12))
        + effects.line_up(event_effect(row, 12), w / 2, h - 10, w - 5)
    )


def on_mat(card: str, w: float, h: float, name: str, marks: list[Mark], foot: float) -> str:
    """A card on a mat: name, picture and, so far above its end, a line and what it does."""
    front, band = cards.titled(w, h, band_of(card), name)
    side = min(foot - 2, h - band - foot - 8, w - 20)
    return (
        front
        + centred(deck.picture(card), w / 2, (band + h - 46) / 2, side)
        + cards.hairline(8, h - foot, w - 16)
        + effects.line_up(marks, w / 2, h - foot + 15, w - 8)
    )


@stamped
def named_craftsman(card: str, w: float, h: float, uses: int, capacity: int, name: str) -> str:
    """A craftsman on a mat, his uses as pips at the foot."""
    row = deck.CRAFTSMEN[card]
    step = min(12, (w - 14) / max(1, capacity))
    # Where further uses are offered the pips left over give way to their numbers.
    full = uses == capacity and uses < row["capacity"]
    middle = 9 + (capacity - 1) * step / 2 if full else w / 2
    pips = cards.pips(uses, capacity, middle, h - 10, step)
    return on_mat(card, w, h, name, conversion(row, 15, w < 84), 46) + pips


@stamped
def named_advantage(card: str, w: float, h: float, name: str) -> str:
    """An advantage on a mat; the sign at the foot says when it counts."""
    row = deck.ADVANTAGES[card]
    sign = SIGNS.get(row["kind"], "")
    lasting = centred(sign, w / 2, h - 9, 11, "ink-2") if sign else ""
    return on_mat(card, w, h, name, advantage_effect(row, 15), 44) + lasting


@stamped
def tiny(card: str, w: float, h: float, figure: str = "") -> str:
    """A card as others' mats show it: a coloured edge, the picture, a number."""
    face = cards.edged(w, h, band_of(card))
    if not figure:
        return face + centred(deck.picture(card), w / 2, h / 2 + 2, min(22, w - 6))
    return (
        face
        + centred(deck.picture(card), w / 2, 14, 18)
        + text(w - 2, h - 2, figure, "g7", 13, "end")
    )
