"""What players have, drawn from its declaration: a token and how many, at any size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabard.draw.layout import Box
from tabard.draw.lettering import text
from tabard.draw.mats import Beside, Held
from tabard.draw.scene import Scene
from tabard.draw.shapes import moved, pale
from tabard.draw.states import Offer, chip, named
from tabard.presentation.holdings import Holding

# What a holding looks like: its name, whose it is, and how large it is drawn from (0, 0) on.
Token = Callable[[str, int, float], str]
# What a player's own may be chosen for now; None where it is only looked at.
Chosen = Callable[[Any, int, str], Offer]


def told(scene: Scene, seat: int, holding: Holding) -> str:
    """How many somebody has, as a reader hears it."""
    number = holding.count(scene.mat(seat))
    name, most = scene.names[seat], holding.limit
    return scene.say(holding.says, name=name, number=number, kind=holding.name, most=most)


def counted(token: Token, name: str, seat: int, number: int, size: float) -> str:
    """A token with its number beside it, from (0, 0) on; what one has none of is pale."""
    drawn = token(name, seat, size)
    figure = round(max(15.5, size * 0.78), 1)
    tone = "" if number else "ink-2"
    return (drawn if number else pale(drawn, 0.35)) + text(
        size + 3, round(size * 0.5 + figure * 0.33, 1), number, "g7", figure, tone=tone
    )


def held(
    holding: Holding,
    token: Token,
    chosen: Chosen | None = None,
    touch: str = "",
    reads: str = "",
    corner: float = 1 / 6,
) -> Held:
    """A holding as it lies on the mats that have a box for it, as high as the box.

    `corner` is how round the light is that falls on it, half of its size for a round one.
    """

    def draw(scene: Scene, seat: int, box: Box) -> str:
        number = holding.count(scene.mat(seat))
        face = counted(token, holding.name, seat, number, box.h)
        said = told(scene, seat, holding)
        if chosen is None:
            return named(holding.of(seat), said, moved(face, box.x, box.y))
        offer, at = chosen(scene, seat, holding.name), (box.x, box.y, box.h, box.h)
        return chip(holding.of(seat), offer, said, at, face, box.h * corner)

    return Held(holding.name, draw, holding.field, reads, touch)


def beside(holding: Holding, token: Token, size: float = 16) -> Beside:
    """A holding as a phone's plates show it beside the points."""

    def draw(scene: Scene, seat: int, x: float) -> tuple[str, str]:
        number = holding.count(scene.mat(seat))
        face = moved(token(holding.name, seat, size), x, 21 - size / 2)
        return told(scene, seat, holding), face + text(x + size + 1.5, 27, number, "g7", 17)

    return draw
