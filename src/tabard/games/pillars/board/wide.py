"""The wide geometry: fourteen stations clockwise as a ring round the middle."""

from typing import Final

from tabard.draw import shapes
from tabard.draw.lettering import text
from tabard.games.pillars import tables
from tabard.games.pillars.board import wide_above as above
from tabard.games.pillars.board import wide_below as below
from tabard.games.pillars.board.cathedral import cathedral
from tabard.games.pillars.board.display import bag, display, gold_track, price_track, supply
from tabard.games.pillars.board.parts import station
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.wide_ground import BOXES, score_track

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


def middle(scene: Scene) -> str:
    """The heart of the ring."""
    x, y = 220, 152
    return (
        f'<rect x="{x}" y="{y}" width="532" height="204" rx="10" fill="var(--panel)"'
        ' stroke="var(--line)" opacity=".55"/>'
        + display(scene, x, y)
        + price_track(scene, x + 62, y + 104)
        + bag(scene, x + 396, y + 101)
        + text(x + 320, y + 165, scene.say("supply"), "c6", 11.5, "end")
        + supply(scene, x + 334, y + 153, 50)
        + gold_track(scene, x + 8, y + 179, 516)
    )


def board(scene: Scene) -> list[str]:
    """The parts of the whole board, without builders: they are the last layer."""
    x, y, w, _ = BOXES["cathedral"]
    church = cathedral(scene.built(), x + 12, y + 10, 1.107) + text(
        x + w - 12,
        y + 18,
        scene.say("parts-built", number=scene.built(), parts=tables.CATHEDRAL_PARTS),
        "g6",
        13.5,
        "end",
        "ink-2",
    )
    return [
        score_track(scene),
        above.event(scene),
        above.bishops_seat(scene),
        above.wool_mill(scene),
        above.kingsbridge(scene),
        above.priory(scene),
        below.production(scene, "forest"),
        below.production(scene, "quarry"),
        below.production(scene, "gravel_pit"),
        below.kings_court(scene),
        below.shiring(scene),
        below.shiring_castle(scene),
        below.market(scene),
        station(scene, "cathedral", BOXES["cathedral"], church),
        below.start_player(scene),
        middle(scene),
        *(shapes.chevron(cx, cy, turn) for cx, cy, turn in WAYS),
    ]
