"""The wide geometry: fourteen stations clockwise as a ring round the middle."""

from typing import Final

from tabard.draw import shapes, tracks
from tabard.draw.lettering import text
from tabard.draw.tree import Node, still
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board import wide_above as above
from tabard.games.pillars.board import wide_below as below
from tabard.games.pillars.board.cathedral import cathedral
from tabard.games.pillars.board.display import (
    BAGGED,
    bag,
    beside_bag,
    display,
    gold_track,
    price_lead,
    prices,
    standing,
    supply,
)
from tabard.games.pillars.board.parts import Foot, Rect, Spaces, station
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.wide_ground import BOXES

# The way from station to station: (x, y, turn).
WAYS: Final = (
    (177, 84, 0),
    (333, 84, 0),
    (529, 84, 0),
    (755, 84, 0),
    (853, 149, 90),
    (853, 219, 90),
    (853, 289, 90),
    (853, 359, 90),
    (705, 422, 180),
    (489, 422, 180),
    (333, 422, 180),
    (119, 359, -90),
    (119, 217, -90),
    (119, 149, -90),
)


LEFT, TOP = 220, 152  # the middle
# The last price holds the crowd: the marker stays on it (PIL-5.5).
LAST: Final = len(tables.COSTS) - 1
PRICES: Final[dict[int, Rect]] = {
    cost: (LEFT + 62 + i * 38, TOP + 104, 62 if i == LAST else 38, 38)
    for i, cost in enumerate(tables.COSTS)
}
BAG: Final = (LEFT + 396, TOP + 101, 34)


def middle(players: int) -> list[Node]:
    """The heart of the ring."""
    ground = (
        f'<rect x="{LEFT}" y="{TOP}" width="532" height="204" rx="10" fill="var(--panel)"'
        ' stroke="var(--line)" opacity=".55"/>'
    )
    x, y = LEFT, TOP
    return [
        still(lambda _: ground),
        *display(x, y, players),
        price_lead(x + 62, y + 104),
        prices(PRICES, beside=True),
        Node("bag", lambda scene: bag(scene, *BAG), BAGGED, ("=refuse",)),
        still(lambda scene: text(x + 320, y + 165, scene.say("supply"), "c6", 11.5, "end")),
        *supply(x + 334, y + 153, 50),
        *gold_track(x + 8, y + 179, 516, players),
    ]


def church(scene: Scene) -> str:
    """The cathedral as far as it stands."""
    x, y, w, _ = BOXES["cathedral"]
    said = scene.say("parts-built", number=scene.built(), parts=tables.CATHEDRAL_PARTS)
    return cathedral(scene.built(), x + 12, y + 10, 1.107) + text(
        x + w - 12, y + 18, said, "g6", 13.5, "end", "ink-2"
    )


def feet(scene: Scene) -> dict[str, Foot]:
    """Where builders stand that are not on a space of their own."""
    found = beside_bag(scene, *BAG)
    for cost, box in PRICES.items():
        found |= standing(scene, cost, box, True)
    return found


def board(players: int, spaces: Spaces) -> list[Node]:
    """The nodes of the whole board, without builders: they are the last layer."""
    built = Node("church", church, "round phase station")
    chevrons = "".join(shapes.chevron(cx, cy, turn) for cx, cy, turn in WAYS)
    return [
        *tracks.score(players, deck.TRACK, lambda scene, seat: scene.seats[seat]["vp"]),
        *above.event(),
        *above.bishops_seat(spaces),
        *above.wool_mill(players),
        *above.kingsbridge(spaces),
        *above.priory(spaces),
        *below.production("forest", players),
        *below.production("quarry", players),
        *below.production("gravel_pit", players),
        *below.kings_court(spaces),
        *below.shiring(spaces),
        *below.shiring_castle(spaces),
        *below.market(spaces),
        *station("cathedral", BOXES["cathedral"], [built]),
        *below.start_player(spaces),
        *middle(players),
        still(lambda _: chevrons),
    ]
