"""The last layer: every acolyte, serf and dummy where it stands, the same element all game long."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from tabard.draw import shapes
from tabard.draw.memory import remembered
from tabard.draw.tree import Node, still
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board.hexes import CELL, EDGE
from tabard.games.pilgrim.board.homes import Home
from tabard.games.pilgrim.board.pieces import HAND, of_mats
from tabard.games.pilgrim.board.plan import CITY, Plan, Spot, crowd, foot
from tabard.games.pilgrim.board.scene import Scene

UNIT: Final = 30.0  # the height pieces are drawn at once; each is scaled to its place
DUMMY: Final = -1  # stands for a mat where a dummy is meant
HARBOURS: Final = dict(zip(atlas.HARBOUR_IDS, atlas.HARBOUR_CELL, strict=True))

Homes = Mapping[int, Home]


@remembered
def drawings(mats: int) -> str:
    """The pieces of all colours, to be used many times."""
    parts: list[str] = []
    for mat in range(mats):
        parts.append(f'<g id="pawn-{mat}">{shapes.pawn(mat, 0, 0, UNIT)}</g>')
        parts.append(f'<g id="serf-{mat}">{shapes.meeple(mat, 0, -UNIT * 0.46, UNIT)}</g>')
    parts.append(f'<g id="pawn-none">{shapes.pawn(None, 0, 0, UNIT)}</g>')
    return f"<defs>{''.join(parts)}</defs>"


def layer(plan: Plan, players: int, homes: Homes) -> list[Node]:
    """All pieces; those on small mats are figures there, and wait unseen to set out."""
    dummies = max(*t.DUMMIES_NORTH, *t.DUMMIES_SOUTH, *t.SOLO_NORTH, *t.SOLO_SOUTH)
    whose = {f"piece-{mat}-{k + 1}": mat for mat in homes for k in range(t.PIECES)}
    for group in ("north", "south"):
        whose |= {f"dummy-{group}-{k + 1}": DUMMY for k in range(dummies)}
    ids = sorted(whose)

    @lru_cache(maxsize=2048)
    def settled(dummies: bool, place: str, mat: int, here: tuple[str, ...]) -> list[str]:
        """Pieces on a mat or in a lane: nothing but who is there says where they stand."""
        if at_home(place):
            home = homes[mat]
            spots = home.feet(place, len(here))
            return figures(here, mat, tuple(spots), place == "village", not home.large)
        location, mats = place.removeprefix("at-"), len(homes)
        lanes, tallness = plan.lanes(location, mats, mats + dummies), plan.tallness(location)
        if mat == DUMMY:
            return figures(here, mat, (foot(lanes[mats], tallness),), False, False)
        return figures(here, mat, tuple(crowd(len(here), lanes[mat], tallness)), False, False)

    def draw(scene: Scene) -> list[str]:
        gathered: dict[tuple[str, int], list[str]] = {}
        stand, dummies = scene.pieces, scene.dummies
        for piece in ids:
            if piece in stand:
                gathered.setdefault((stand[piece], whose[piece]), []).append(piece)
        drawn: dict[str, str] = {}
        for (place, mat), found in gathered.items():
            here = tuple(found)
            if at_home(place) or place.startswith("at-"):
                drawn |= zip(here, settled(dummies, place, mat, here))
            else:
                spots = tuple(feet_of(scene, place, mat, len(here)))
                drawn |= zip(here, figures(here, mat, spots, False, False))
        return [drawn.get(piece, "") for piece in ids]

    reads = f"pieces pending.here dummies sites {of_mats(players, 'paths')}"
    return [still(lambda _: drawings(len(homes))), Node(ids, draw, reads, own=True)]


@remembered
def figures(
    here: tuple[str, ...], mat: int, spots: tuple[Spot, ...], serfs: bool, away: bool
) -> list[str]:
    """The pieces of a mat at one place; where spots are too few, one stands on another."""
    face = "pawn-none" if mat == DUMMY else f"{'serf' if serfs else 'pawn'}-{mat}"
    also = " away" if away else ""
    return [
        f'<g id="{piece}" class="piece{also}" aria-hidden="true"'
        f' transform="translate({x:g},{y:g}) scale({h / UNIT:.3g})"><use href="#{face}"/></g>'
        for piece, (x, y, h) in zip(here, [*spots, *[spots[-1]] * len(here)], strict=False)
    ]


def at_home(place: str) -> bool:
    """Whether a place is one of the mat."""
    return place in ("village", "abbey", "alms") or place.startswith("post-")


def feet_of(scene: Scene, place: str, mat: int, number: int) -> Sequence[Spot]:
    """Where so many pieces of a mat elsewhere have their feet, and how tall they are."""
    if place == HAND:
        return hand(scene, mat, number)
    word, _, where = place.partition("-")
    hexes, h = scene.hexes, scene.plan.acolyte
    if word == "gate":
        begun = [path["links"][0] for path in scene.mat(mat)["paths"]]
        spots = [
            hexes.middle(CELL[where], EDGE[one["entry"]], 0.62)
            for one in begun
            if one["cell"] == where
        ]
        return [(round(x, 1), round(y + h * 0.4, 1), h) for x, y in spots]
    if word == "shrine":
        x, y = hexes.centre(CELL[where])
        return [(round(x + 0.55 * hexes.side, 1), round(y + 0.7 * hexes.side, 1), h)]
    if word == "site":
        return fan(scene, CELL[scene.view["sites"][atlas.QUADRANT_IDS.index(where)]["cell"]], mat)
    return fan(scene, HARBOURS[where], mat)


def fan(scene: Scene, cell: int, mat: int) -> list[Spot]:
    """Where a mat's pawn stands beside a site or harbour: to the seaward, one below another."""
    x, y = scene.hexes.centre(cell)
    h = scene.plan.acolyte
    out = 1 if x >= scene.hexes.cx else -1
    low = (mat - (len(scene.all) - 1) / 2) * h * 0.5
    return [(round(x + out * scene.hexes.side * 1.02, 1), round(y + h * 0.45 + low, 1), h)]


def hand(scene: Scene, mat: int, number: int) -> list[Spot]:
    """Acolytes in hand hover above the place where the sowing has come to."""
    here = scene.pending["here"] or CITY
    x, y, h = foot(scene.lanes(here)[mat], scene.plan.tallness(here))
    step, lift = min(11.0, 60 / max(1, number)), h * 0.9
    return [(round(x + 10 + i * step, 1), round(y - lift, 1), lift) for i in range(number)]
