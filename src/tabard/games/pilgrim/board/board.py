"""The board itself, wide or tall: the map in the middle, the ring of duties round it."""

from typing import Final

from tabard.draw.shapes import pane, wash
from tabard.draw.tree import Node, closing, part, soft, still
from tabard.games.pilgrim import atlas
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import edge, laying, ring, roads, sowing
from tabard.games.pilgrim.board.ground import ground
from tabard.games.pilgrim.board.layer import Homes, layer
from tabard.games.pilgrim.board.pieces import of_mat, of_mats
from tabard.games.pilgrim.board.plan import Plan

ROAD_UNITS: Final = "cell/ =extend leave/ =shrine =destroy"
EDGE: Final = [f"edge-{i}" for i in range(t.MARKET)]
SEA: Final = [f"sea-{i}" for i in range(atlas.ROUNDS)]


def board(plan: Plan, players: int) -> list[Node]:
    """Everything on the board, back to front, without its pieces."""
    printed, stood = ground_of(plan), of_mats(players, "locations")
    trading = "merchant trade ?ring ?pending.here"
    return [
        still(lambda _: printed),
        part("closed", "playable buildings", "", edge.closed),
        part("tiles", "cells", "", roads.tiles),
        *(paths(mat, players) for mat in range(max(players, 2))),
        part("over", "cells", "", roads.over),
        part("harbours", of_mats(players, "harbours"), "", edge.harbours),
        part("shrines", "cells", "", roads.shrines),
        part("sites", f"sites playable {of_mats(players, 'sites')}", "", edge.sites),
        part(EDGE, "buildings", "building/ pay/", edge.buildings),
        part("ways", soft(f"step pending active {stood}"), "place/ seed/", sowing.ways),
        *(node for location in t.LOCATION_IDS for node in ring.place(plan, players, location)),
        still(lambda _: '<g aria-hidden="true">'),
        part(SEA, "ship", "", edge.sea_lane),
        closing(),
        part("ship", "ship round rounds", "", edge.ship),
        part("seeds", "", "seed/", sowing.seeds),
        part("road-units", soft(f"active {of_mats(players, 'paths')}"), ROAD_UNITS, laying.choices),
        part("lay", "step pending.unit ?cells ?active", "lay/", laying.tiles),
        part("merchant", trading, f"place/ {ring.CHOSEN}", ring.merchant),
    ]


def ground_of(plan: Plan) -> str:
    """What is printed on the board."""
    x, y, w, h = plan.box
    field = pane((x + 1, y, w - 2, h), wash("board"), 12)
    return field + plan.links.ribbon() + ground(plan.hexes)


def paths(mat: int, players: int) -> Node:
    """The paths of a mat."""
    ids = [f"path-{mat}-{i + 1}" for i in range(t.PIECES)]
    return part(ids, f"favours {of_mat(mat, 'paths', players=players)}", "", roads.paths, mat)


def last_layers(plan: Plan, players: int, homes: Homes) -> list[Node]:
    """Pieces, and what lies above them."""
    stood = of_mats(players, "locations")
    over = "dummies {here} ?ring ?step ?pending.here ?pending.target ?active"
    return [
        part("trail", f"pieces to_move active dummies {stood}", "", sowing.trail),
        *layer(plan, players, homes),
        still(lambda _: '<g class="deaf" aria-hidden="true">'),
        *ring.at_each(players, "above", over, ring.above),
        part("falls", soft("active"), "seed/", sowing.falls),
        closing(),
        *ring.at_each(players, "hint", soft(f"ring step pending active {stood}"), ring.hint),
    ]
