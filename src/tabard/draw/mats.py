"""What the mats of all games share: the panel, where a mat begins, mats one under another, plates.

Beside them lies a panel of what nobody has seen yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import text, width
from tabard.draw.memory import safe
from tabard.draw.scene import Scene
from tabard.draw.stage import others
from tabard.draw.tree import Node, closing, still


def edge(scene: Scene, seat: int) -> str:
    """The outline of what belongs to a player, inked while the table waits for him."""
    awaited = scene.awaits(seat)
    return 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'


def panel(scene: Scene, seat: int, w: float, h: float, band: float = 7) -> str:
    """The ground with a band in the player's colour; the awaited player's has an inked edge.

    It reads `to_move` and `phase`.
    """
    r = band + 1
    return (
        f'<rect width="{w:g}" height="{h:g}" rx="12" fill="var(--panel)" {edge(scene, seat)}/>'
        f'<path d="M{r:g},0a{r:g},{r:g} 0 0 0 {-r:g},{r:g}v{h - 2 * r:g}'
        f'a{r:g},{r:g} 0 0 0 {r:g},{r:g}z" fill="var(--p{seat + 1})"/>'
    )


def opening(seat: int, x: float, y: float) -> Node:
    """Where a mat begins; a `closing` ends it."""
    return still(
        lambda scene: (
            f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
            f' transform="translate({x:g},{y:g})">'
        )
    )


def column(
    small: Sequence[Sequence[Node]], seat: int | None, x: float, y: float, step: float
) -> list[Node]:
    """The small mats of the others, in turn order one under another.

    `small` has what lies on the mat of every player; the nodes are the same for all who see them.
    """
    found: list[Node] = []
    for i, other in enumerate(others(len(small), seat)):
        found += [opening(other, x, y + i * step), *small[other], closing()]
    return found


def plate_at(players: int, seat: int) -> tuple[float, float]:
    """Where the plate of a player begins in the row above a tall board, and how wide it is."""
    wide = (382 - 5 * (players - 1)) / players
    return 4 + seat * (wide + 5), wide


def plate(
    scene: Scene,
    seat: int,
    told: str,
    shield: str,
    points: int | str,
    rest: str,
    won: bool,
    begins: bool,
) -> str:
    """The plate of a player: shield, points and what else a game shows there."""
    x, wide = plate_at(scene.players, seat)
    crown = icon("laurel-crown", x + 24, 1, 37, "gain") if won else ""
    disc = shapes.points(points, x + 42, 21, 13)
    flag = icon("trumpet-flag", x + 25, -1, 13) if begins else ""
    return (
        f'<g id="plate-{seat}" role="img" aria-label="{safe(told)}">'
        f'<rect x="{x:g}" y="1" width="{wide:g}" height="40" rx="9" {edge(scene, seat)}'
        f' fill="var(--panel)"/>{shield}{crown}{disc}{rest}{flag}</g>'
    )


Row = Callable[[float, float, float], str]


def unseen(
    title: str, x: float, y: float, w: float, beside: bool, rows: tuple[Row, Row], gap: float = 0
) -> str:
    """A quiet panel of two rows, one under the other or, with a gap, one beside the other."""
    above, below = rows
    if beside:
        first = x + 24 + width(title, 12.4, "c6")
        half = (x + w - first) / 2 - 12
        head = text(x + 12, y + 34, title, "c6", 12)
        drawn = above(first, y + 22, half) + below(first + half + gap, y + 22, half)
    else:
        head = text(x + 12, y + 20, title, "c6", 12)
        drawn = above(x + 12, y + 38, w - 24) + below(x + 12, y + 80, w - 24)
    return (
        f'<g id="unseen" role="group" aria-label="{safe(title)}">'
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{58 if beside else 112}" rx="12"'
        f' fill="var(--panel)" stroke="var(--line)"/>{head}{drawn}</g>'
    )
