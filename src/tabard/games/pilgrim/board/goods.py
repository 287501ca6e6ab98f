"""Stone, wheat, silver, piety and the cornucopia as tokens, small and large."""

from tabard.draw import shapes
from tabard.draw.lettering import text
from tabard.draw.memory import remembered
from tabard.games.pilgrim.board.icons import LOOKS


@remembered
def good(kind: str, x: float, y: float, size: float) -> str:
    """A token of a kind around (x, y): stone is a cube, the others are round."""
    if kind == "stone":
        side = round(size * 0.92, 1)
        return shapes.cube("stone", round(x - side / 2, 1), round(y - side / 2, 1), side)
    sign, tone, fill = LOOKS.tokens[kind]
    return shapes.medal(sign, x, y, size / 2, fill, tone)


@remembered
def counted(kind: str, number: object, x: float, y: float, size: float, figure: float = 15) -> str:
    """A token and how many, the token around (x, y)."""
    return good(kind, x, y, size) + text(
        round(x + size / 2 + 3, 1), round(y + figure * 0.33, 1), number, "g7", figure
    )
