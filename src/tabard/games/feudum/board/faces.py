"""The faces of action cards and royal writs."""

from typing import Any, Final

from tabard.draw import cards, effects, shapes
from tabard.draw.effects import Mark
from tabard.draw.icons import centred
from tabard.draw.lettering import fitted, text, two_lines
from tabard.draw.stamps import stamped
from tabard.games.feudum.board import deck, pieces


@stamped
def action(card: str, name: str, w: float, h: float) -> str:
    """An action card: its number and symbols on the band, its sign, its name."""
    row = deck.ACTIONS[card]
    band = 19.0
    parts = [
        cards.frame(w, h, "action", band, 6),
        text(7, 14.5, row["number"], "g7", 14, tone="on-dark"),
    ]
    at = w - 14  # the corner is left to the tick of a chosen card
    if row["repeatable_x2"]:
        parts.append(text(at, 14.5, "×2", "g7", 13.5, "end", "on-dark"))
        at -= 19
    if row["not_last_card"] and w > 64:
        parts.append(cards.band_icon("halt", at - 12, 3.5, 12))
        at -= 15
    if row["either_or"] and w > 64:
        parts.append(cards.band_icon("split-arrows", at - 12, 3.5, 12))
    lines = two_lines(name, w - 6, 14)
    foot = h - 11 - 14 * (len(lines) - 1)
    size = min(w * 0.56, h - band - 42)
    parts.append(centred(deck.ICONS[card], w / 2, band + (foot - 12 - band) / 2, size))
    for i, line in enumerate(lines):
        parts.append(fitted(w / 2, foot + 14 * i, line, w - 7, "g6", 14.5, "middle", least=12))
    return "".join(parts)


def small(kind: str, sign: str, w: float, h: float) -> str:
    """A card without words, for a phone."""
    size = min(w * 0.62, h * 0.5)
    return cards.frame(w, h, kind, 14, 5) + centred(sign, w / 2, 14 + (h - 14) / 2, size)


@stamped
def small_action(card: str, w: float, h: float) -> str:
    """An action card without words."""
    number = text(5, 11.5, deck.ACTIONS[card]["number"], "g7", 13, tone="on-dark")
    return small("action", deck.ICONS[card], w, h) + number


@stamped
def small_writ(card: str, w: float, h: float) -> str:
    """A royal writ without words."""
    return small(writ_kind(card), deck.ICONS[card], w, h)


def writ_kind(card: str) -> str:
    """A mandate is a writ of one colour, a charter of another."""
    return "writ" if deck.WRITS[card]["type"] == "mandate" else "charter"


@stamped
def writ(card: str, name: str, w: float, h: float) -> str:
    """A royal writ: its sign, its name, what it brings."""
    row = deck.WRITS[card]
    title, band = cards.titled(w, h, writ_kind(card), name)
    sign = centred(deck.ICONS[card], w / 2, band + 17, 26)
    quarter = deck.WHERE["quarters"].get(card)
    if quarter is not None:
        x, y = w / 2 + quarter[0] * 13, band + 17 + quarter[1] * 11
        sign += f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill="var(--rubric)" stroke="var(--card)"/>'
    return title + sign + ("" if row["type"] == "mandate" else charter_points(row, w, h))


def charter_points(row: dict[str, Any], w: float, h: float) -> str:
    """What a charter scores, by how many."""
    if "vp_flat" in row:
        return shapes.points(row["vp_flat"], w / 2, h - 24, 14)
    steps = [(i, p) for i, p in enumerate(row["vp_by_count"]) if p]
    gap = min(20.0, (w - 6) / len(steps))
    left = w / 2 - gap * (len(steps) - 1) / 2
    return "".join(
        shapes.points(points, round(left + gap * n, 1), h - 31, min(9.8, gap / 2))
        + text(round(left + gap * n, 1), h - 8, count, "g6", 13, "middle", "ink-2")
        for n, (count, points) in enumerate(steps)
    )


# What an option brings, as a sign: how much larger than a good it is, what its figure begins with.
GAINS: Final = {
    "attack": ("crossed-swords", 2, "+"),
    "influence": ("flying-flag", 1, ""),
    "goods_of_choice": ("knapsack", 2, ""),
}


def gain_marks(gain: str, amount: int, size: float) -> list[Mark]:
    """What an option of a mandate brings."""
    if gain in deck.VESSELS:
        return [effects.sign(deck.ICONS[gain], size + 5)]
    if gain == "seal":
        return [Mark(size + 3, pieces.seal(size / 2 + 1.5, 0, size + 3))]
    if gain == "bead":
        return [effects.sign("prayer-beads", size + 3)]
    if gain == "shilling":
        return [effects.coin(size / 2), effects.figure(amount, 14)]
    sign, more, begins = GAINS[gain]
    return [effects.sign(sign, size + more), effects.figure(f"{begins}{amount}", 14)]


@stamped
def option(pay: tuple[tuple[str, int], ...], gain: str, amount: int, w: float, h: float) -> str:
    """One option of a mandate on a line: what goes in, what comes out."""
    size = min(12.0, h - 3)
    goods = [kind for kind, number in pay for _ in range(number)]
    marks = [Mark(size, pieces.good(kind, size / 2, 0, size)) for kind in goods]
    if marks:
        marks.append(effects.becomes())
    marks += gain_marks(gain, amount, size)
    return effects.line_up(marks, w / 2, h / 2, w - 6, 1.5)
