"""What the mats of all games share: the ground, whose it is, what lies on it, plates, panels.

A game declares once what players have (`Held`), and says for each mat where it lies: on the own
one under a wide board, on that of a phone, on the small ones of the others. What has no place on a
mat is not shown there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from tabard.draw import shapes
from tabard.draw.effects import Mark, sign
from tabard.draw.icons import centred, icon
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text, width
from tabard.draw.memory import safe
from tabard.draw.scene import Scene
from tabard.draw.stage import others
from tabard.draw.stamps import stamp_of
from tabard.draw.states import named
from tabard.draw.tree import Node, closing, of_seat, of_seats, placed, soft, still

Place = Box | tuple[Any, ...]
NARROW = 80  # below this width a plate leaves out what a game shows beside the points
ROOMY = 95  # from this width on its shield and seal are larger


class Held(NamedTuple):
    """Something on a mat, and what it reads of its player and of the table.

    name    by which its place on each mat is found
    draw    what draws it, from a scene, a seat and its place: a box, or measures of its own
    fields  what it reads of its player
    reads   and of the table; `seats.*.vp` is that of every player
    touch   the offers that light it on the own mat; `{seat}` is whose it is
    parts   the names of its parts, where it has several
    lit     whether offers light it on every mat, so that each viewer has it drawn for them
    """

    name: str
    draw: Callable[..., Any]
    fields: str = ""
    reads: str = ""
    touch: str = ""
    parts: Sequence[str | int] = ()
    lit: bool = False


def laid(
    seat: int,
    players: int,
    things: Sequence[Held],
    places: Mapping[str, Place],
    own: bool = False,
    of: Callable[..., str] = of_seat,
) -> list[Node]:
    """What lies on a mat: of these things all that have a place there, in their order."""
    return [
        _node(
            f"{'own' if own else 'mat'}-{seat}-{thing.name}", seat, players, thing, place, own, of
        )
        for thing in things
        if (place := places.get(thing.name)) is not None
    ]


def every(players: int, path: str) -> str:
    """A path as it is, or that of every player for `seats.*.vp`; `?` counts for all of them."""
    begin, star, field = path.partition("seats.*.")
    if not star:
        return path
    return soft(of_seats(players, field)) if begin else of_seats(players, field)


def _node(
    name: str, seat: int, players: int, thing: Held, place: Place, own: bool, of: Callable[..., str]
) -> Node:
    reads = " ".join(
        [of(seat, *thing.fields.split()), *map(partial(every, players), thing.reads.split())]
    )
    at = (place,) if isinstance(place, Box) else place
    lit = own or thing.lit
    touch = thing.touch.format(seat=seat).split() if lit else ()
    ids = [f"{name}-{part}" for part in thing.parts] or name
    return Node(ids, placed(thing.draw, seat, *at), reads, touch, lit)


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


def name(scene: Scene, seat: int, x: float, y: float, room: float, size: float) -> str:
    """Whose mat it is."""
    return fitted(x, y, scene.names[seat], room, "g6", size, least=min(14, size - 3))


def coat(scene: Scene, seat: int, x: float, y: float, w: float) -> str:
    """A player's shield."""
    return shapes.shield(seat, x, y, w)


def score(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """The points, in the winner's case under laurels."""
    points, told, crown = scene.points_of(seat), scene.told_points(seat), ""
    if seat in scene.winners():
        told = f"{told}, {scene.say('winner')}"
        crown = centred("laurel-crown", x, y - r * 0.2, r * 2.9, "gain")
    return crown + named(f"points-{seat}", told, shapes.points(points, x, y, r))


def heading(scene: Scene, _: int, key: str, x: float, y: float, room: float) -> str:
    """The head of what lies below it."""
    return fitted(x, y, scene.say(key), room, "c6", 12, least=11)


def noted(x: float, y: float, title: str, note: str) -> str:
    """A head in capitals and a note in italics."""
    after = x + width(title, 12.4, "c6") + 10
    return text(x, y, title, "c6", 12) + text(after, y, note, "gi", 13.5, tone="ink-2")


def lines(_: Scene, __: int, path: str) -> str:
    """Thin lines between what lies on a mat."""
    return f'<path d="{path}" stroke="var(--line)"/>'


GROUND = Held("ground", panel, reads="to_move phase")
NAME = Held("name", name)
LINES = Held("lines", lines)


class Sign(NamedTuple):
    """What is true of a player now: the element that says so, its words and its mark."""

    thing: str
    told: str
    mark: Mark


def trumpet(scene: Scene, seat: int, thing: str, size: float) -> list[Sign]:
    """The sign of the one who goes first; nothing for the others."""
    told = scene.say("starts", who=scene.names[seat])
    return [Sign(thing, told, sign("trumpet-flag", size))] if scene.begins(seat) else []


def signs(found: Sequence[Sign], x: float, y: float, room: float, gap: float = 4) -> str:
    """Signs in a row around the height y; many are drawn smaller, to keep to their room."""
    whole = sum(one.mark.wide + gap for one in found) - gap
    small = min(1.0, room / whole) if whole > 0 else 1.0
    size = f" scale({small:.3g})" if small < 1 else ""
    parts: list[str] = []
    for one in found:
        at = f' transform="translate({round(x, 1):g},{y:g}){size}"'
        parts.append(named(one.thing, one.told, one.mark.drawing, at))
        x += (one.mark.wide + gap) * small
    return "".join(parts)


def opening(seat: int, x: float, y: float) -> Node:
    """Where a mat begins; a `closing` ends it."""
    return still(
        lambda scene: (
            f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
            f' transform="translate({x:g},{y:g})">'
        )
    )


def own(
    seat: int,
    players: int,
    things: Sequence[Held],
    places: Mapping[str, Place],
    x: float,
    y: float,
    of: Callable[..., str] = of_seat,
) -> list[Node]:
    """A mat at full size at its place, drawn for its owner's eyes."""
    inside = laid(seat, players, things, places, own=True, of=of)
    return [opening(seat, x, y), *inside, closing()]


def small(
    players: int,
    things: Sequence[Held],
    places: Mapping[str, Place],
    of: Callable[..., str] = of_seat,
    mats: int = 0,
) -> list[list[Node]]:
    """What lies on the small mats of all, everything public in little room."""
    return [laid(mat, players, things, places, of=of) for mat in range(mats or players)]


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


# What a game shows on a plate beside the points: its words, and its drawing that begins at x.
Beside = Callable[[Any, int, float], tuple[str, str]]


def plates(
    players: int,
    beside: Beside,
    fields: str,
    reads: str = "",
    shield: Callable[..., str] = coat,
    of: Callable[..., str] = of_seat,
) -> list[Node]:
    """The row above a tall board: a plate for every player."""
    return [
        _node(
            f"plate-{seat}",
            seat,
            players,
            Held("plate", plate, fields, f"to_move phase {reads}"),
            (players, beside, shield),
            False,
            of,
        )
        for seat in range(players)
    ]


def plate(
    scene: Scene, seat: int, players: int, beside: Beside, shield: Callable[..., str] = coat
) -> str:
    """The plate of a player: shield, points and what else a game shows there."""
    wide = (382 - 5 * (players - 1)) / players
    x = round(4 + seat * (wide + 5), 1)
    arms, mid, r = (20.0, 42, 13.0) if wide >= ROOMY else (18.0, 36, 12.5)
    points = scene.points_of(seat)
    also, face = beside(scene, seat, x + mid + 15)
    told = f"{scene.told_points(seat)}, {also}"
    crown = centred("laurel-crown", x + mid, 19, 37, "gain") if seat in scene.winners() else ""
    flag = icon("trumpet-flag", x + arms - 2, 29.5, 11) if scene.begins(seat) else ""
    return (
        f'<g id="plate-{seat}" role="img" aria-label="{safe(told)}">'
        f'<rect x="{x:g}" y="1" width="{wide:.4g}" height="40" rx="9" {edge(scene, seat)}'
        f' fill="var(--panel)"/>{shield(scene, seat, x + 5, 9, arms)}{crown}'
        f"{shapes.points(points, x + mid, 21, r)}{face if wide >= NARROW else ''}{flag}</g>"
    )


Row = Callable[[float, float, float], str]


def coming(
    said: str, cards: Sequence[tuple[str, str, str]], x: float, y: float, w: float, step: float = 26
) -> str:
    """What may still come, in a row of an unseen panel: ids, names and drawings of cards."""
    parts = [text(x, y, said, "gi", 13.5, tone="ink-2")]
    step = min(step, w / max(1, len(cards)))
    for i, (piece, told, drawn) in enumerate(cards):
        reach = '<rect x="-2" y="3" width="~1" height="26" class="hit"/>'
        one = stamp_of(named(piece, told, reach + drawn))
        parts.append(shapes.moved(one(f"{step:g}"), x + i * step, y))
    return "".join(parts)


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
    ground = shapes.pane((x, y, w, 58 if beside else 112), shapes.PANEL, 12)
    return f'<g id="unseen" role="group" aria-label="{safe(title)}">{ground}{head}{drawn}</g>'
