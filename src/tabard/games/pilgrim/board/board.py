"""The board itself, wide or tall: the map in the middle, the ring of duties round it."""

from typing import Final

from tabard.draw.lettering import text
from tabard.draw.states import chip
from tabard.draw.tree import Node, closing, soft, still
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import edge, laying, ring, roads, sowing
from tabard.games.pilgrim.board.ground import ground
from tabard.games.pilgrim.board.layer import Homes, layer
from tabard.games.pilgrim.board.pieces import of_mat, of_mats
from tabard.games.pilgrim.board.plan import Plan
from tabard.games.pilgrim.board.scene import Scene

# The six routes of seeding, in their order: where the first leads, and where the fourth may fall.
SEEDS: Final = [(first, then) for first in sowing.ROUTES for then in ("north", "ring", "south")]
ROAD_UNITS: Final = ("cell/", "=extend", "leave/", "=shrine", "=destroy")


def board(plan: Plan, players: int) -> list[Node]:
    """Everything on the board, back to front, without its pieces."""
    ground_drawn = printed(plan)
    return [
        still(lambda _: ground_drawn),
        Node("closed", edge.closed, "playable buildings"),
        Node("tiles", roads.tiles, "cells"),
        *(paths(mat, players) for mat in range(max(players, 2))),
        Node("over", roads.over, "cells"),
        Node("harbours", edge.harbours, of_mats(players, "harbours")),
        Node("shrines", roads.shrines, "cells"),
        Node("sites", edge.sites, f"sites playable {of_mats(players, 'sites')}"),
        Node(
            [f"edge-{i}" for i in range(t.MARKET)],
            lambda s: [edge.building(s, i) for i in range(t.MARKET)],
            "buildings",
            ("building/", "pay/"),
        ),
        Node(
            "ways",
            sowing.ways,
            soft(f"step pending active {of_mats(players, 'locations')}"),
            ("place/", "seed/"),
        ),
        *(node for location in t.LOCATION_IDS for node in ring.place(plan, players, location)),
        still(lambda _: '<g aria-hidden="true">'),
        Node([f"sea-{i}" for i in range(atlas.ROUNDS)], edge.sea_lane, "ship"),
        closing(),
        Node("ship", edge.ship, "ship round rounds"),
        Node("seeds", seeds, "", ("seed/",)),
        Node("road-units", laying.choices, soft(f"active {of_mats(players, 'paths')}"), ROAD_UNITS),
        Node("lay", laying.tiles, "step pending.unit ?cells ?active", ("lay/",)),
        Node(
            "merchant",
            ring.merchant,
            "merchant trade ?ring ?pending.here",
            ("place/", *ring.CHOSEN),
        ),
    ]


def printed(plan: Plan) -> str:
    """What is printed on the board."""
    x, y, w, h = plan.box
    return (
        f'<rect x="{x + 1:g}" y="{y:g}" width="{w - 2:g}" height="{h:g}" rx="12"'
        f' fill="var(--board)" class="station"/>{plan.links.ribbon()}{ground(plan.hexes)}'
    )


def paths(mat: int, players: int) -> Node:
    """The paths of a mat."""
    return Node(
        [f"path-{mat}-{i + 1}" for i in range(t.PIECES)],
        lambda scene: roads.paths(scene, mat),
        f"favours {of_mat(mat, 'paths', players=players)}",
    )


def last_layers(players: int, homes: Homes) -> list[Node]:
    """Pieces, and what lies above them."""
    moved = f"pieces to_move active dummies {of_mats(players, 'locations')}"
    return [
        Node("trail", sowing.trail, moved),
        *layer(players, homes),
        still(lambda _: '<g class="deaf" aria-hidden="true">'),
        *ring.places_above(players),
        Node("falls", falls, soft("active"), ("seed/",)),
        closing(),
        *ring.hints(players),
    ]


def seeds(scene: Scene) -> str:
    """The six routes of seeding: three beside east, three beside west (PGM-3.15)."""
    parts: list[str] = []
    beside = 2 if scene.tall else 5
    for i, (first, then) in enumerate(SEEDS):
        offer = scene.offer(f"seed/{first}/{then}")
        if not offer.open:
            continue
        east = first == "north"
        x, y, w, h = scene.plan.frames["east" if east else "west"].box
        sign = {"ring": "↓" if east else "↑", "north": "⌂↑", "south": "⌂↓"}[then]
        wide = 30.0
        left = x - wide - beside if east else x + w + beside
        face = f'<rect width="{wide:g}" height="24" rx="12" fill="var(--choose-bg)"/>'
        face += text(wide / 2, 17, sign, "g7", 16, "middle")
        told = " → ".join(scene.called(one) for one, _, _ in sowing.seed_route(first, then))
        box = (left, y + h / 2 - 42 + i % 3 * 30, wide, 24.0)
        key = f"seed-{first}-{then}"
        parts.append(chip(key, offer, told, box, face, 12))
    return "".join(parts)


def falls(scene: Scene) -> str:
    """How the acolytes of the City fall by each of the routes, seen while it is pointed at."""
    return "".join(
        f'<g class="deaf" data-code="{offer.code}">'
        f"{sowing.preview(scene, sowing.seed_route(first, then))}</g>"
        for first, then in SEEDS
        if (offer := scene.offer(f"seed/{first}/{then}")).open
    )
