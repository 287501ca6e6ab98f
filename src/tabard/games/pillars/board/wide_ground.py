"""Where everything stands on the wide board, and the score track that frames it."""

from typing import Final

from tabard.draw import shapes, tracks
from tabard.draw.states import named
from tabard.draw.tips import answering
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.display import last_mover
from tabard.games.pillars.board.parts import Rect
from tabard.games.pillars.board.scene import Scene

WIDTH: Final = 972
HEIGHT: Final = 508
DEEP: Final = 18

BOXES: Final[dict[str, Rect]] = {
    "event": (24, 24, 150, 122),
    "bishops_seat": (180, 24, 150, 122),
    "wool_mill": (336, 24, 190, 122),
    "kingsbridge": (532, 24, 220, 122),
    "priory": (758, 24, 190, 122),
    "forest": (758, 152, 190, 64),
    "quarry": (758, 222, 190, 64),
    "gravel_pit": (758, 292, 190, 64),
    "kings_court": (708, 362, 240, 122),
    "shiring": (492, 362, 210, 122),
    "shiring_castle": (336, 362, 150, 122),
    "market": (24, 362, 306, 122),
    "cathedral": (24, 220, 190, 136),
    "start_player": (24, 152, 190, 62),
}


def score_track(scene: Scene) -> str:
    """The frame: sixty fields, a disc for every player; the count beyond stands on the mats."""
    cells = tracks.frame(deck.TRACK, WIDTH, HEIGHT, DEEP)
    spots = tracks.markers(cells, [one["vp"] for one in scene.seats], last_mover(scene), 9)
    return (
        answering(
            "score-track",
            f'<rect width="{WIDTH}" height="{HEIGHT}" rx="4" fill="var(--well)" class="station"/>'
            + tracks.ground(cells),
        )
        + f'<rect x="{DEEP}" y="{DEEP}" width="{WIDTH - 2 * DEEP}" height="{HEIGHT - 2 * DEEP}"'
        ' fill="var(--board)" stroke="var(--rule)"/>'
        + "".join(
            named(
                f"vp-{seat}",
                scene.say("points-of", name=scene.names[seat], points=scene.seats[seat]["vp"]),
                shapes.disc(seat, 0, 0, 9.5),
                f' class="marker" transform="translate({x:g},{y:g})"',
            )
            for seat, x, y in spots
        )
    )
