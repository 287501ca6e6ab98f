"""The board itself, wide or tall: the map in the middle, the ring of duties round it."""

from typing import Final

from tabard.draw.lettering import text
from tabard.draw.states import plate
from tabard.games.pilgrim.board import edge, laying, ring, roads, sowing
from tabard.games.pilgrim.board.ground import ground
from tabard.games.pilgrim.board.hexes import Hexes
from tabard.games.pilgrim.board.links import Links
from tabard.games.pilgrim.board.ring import Frame, Frames, Rect
from tabard.games.pilgrim.board.scene import Scene

WIDE: Final[Rect] = (258, 99, 740, 651)
TALL: Final[Rect] = (0, 46, 390, 482)
CORNER: Final = ((6, 22, 84), 22.0, (5, 31, 114, 33), (16, 77), (107, 77), (62, 90))
SIDE: Final = ((5, 22, 77), 22.0, (4, 31, 108, 33), (16, 77), (99, 77), (58, 90))
LONG: Final = ((8, 20, 172), 20.0, (98, 23, 112, 29), (20, 40), (60, 39), (192, 4))


def frame(box: Rect, parts: tuple[object, ...], **more: float) -> Frame:
    """A tile's frame from the places of its parts."""
    return Frame(box, *parts, **more)  # type: ignore[arg-type]


def wide_frames() -> Frames:
    """The ring of the wide board."""
    return {
        "north": frame((521, 103, 214, 54), LONG),
        "north_east": frame((866, 143, 124, 90), CORNER),
        "east": frame((877, 402, 116, 90), SIDE),
        "south_east": frame((866, 616, 124, 90), CORNER),
        "south": frame((521, 692, 214, 54), LONG),
        "south_west": frame((266, 616, 124, 90), CORNER),
        "west": frame((263, 357, 116, 90), SIDE),
        "north_west": frame((266, 143, 124, 90), CORNER),
    }


def tall_frames() -> Frames:
    """The ring of the tall board: it closes up, and the names of the sides stand upright.

    The ship passes the sides on the map's side of them, so what must be read keeps to the other.
    """
    corner = ((4, 18, 76), 18.0, (4, 44, 100, 31), (14, 32), (92, 32), (54, 31))
    long = ((4, 16, 130), 16.0, (60, 19, 94, 28), (14, 34), (43, 34), (146, 4))
    side = ((12, 19, 0), 21.0, (3, 25, 40, 54))
    west, east = (*side, (13, 90), (14, 111), (23, -6)), (*side, (20, 90), (32, 111), (23, -6))
    return {
        "north": frame((116, 50, 158, 50), long, pawn=20),
        "north_east": frame((280, 50, 108, 79), corner, pawn=21),
        "east": frame((342, 243, 46, 124), east, across=2, pawn=19),
        "south_east": frame((280, 446, 108, 79), corner, pawn=21),
        "south": frame((116, 475, 158, 50), long, pawn=20),
        "south_west": frame((2, 446, 108, 79), corner, pawn=21),
        "west": frame((2, 212, 46, 124), west, across=2, pawn=19),
        "north_west": frame((2, 50, 108, 79), corner, pawn=21),
    }


WIDE_FRAMES: Final = wide_frames()
TALL_FRAMES: Final = tall_frames()


def board(scene: Scene) -> list[str]:
    """Everything on the board, back to front, without its pieces."""
    tall = scene.tall
    x, y, w, h = TALL if tall else WIDE
    side, cx, cy = (16.9, 195.0, 287.0) if tall else (26.2, 628.0, 424.5)
    frames = TALL_FRAMES if tall else WIDE_FRAMES
    scene.hexes = Hexes(side, cx, cy)
    links = Links({name: one.box for name, one in frames.items()}, 8 if tall else 24, scene.hexes)
    plate_size = (66.0, 40.0, 21.0) if tall else (92.0, 46.0, 26.0)
    return [
        f'<rect x="{x + 1:g}" y="{y:g}" width="{w - 2:g}" height="{h:g}" rx="12"'
        ' fill="var(--board)" class="station"/>',
        links.ribbon(),
        ground(side, cx, cy),
        edge.closed(scene),
        roads.tiles(scene),
        roads.paths(scene),
        roads.over(scene),
        edge.harbours(scene),
        roads.shrines(scene),
        edge.sites(scene),
        edge.buildings(scene),
        sowing.ways(scene, links),
        ring.city(scene, *plate_size),
        *(ring.tile(scene, place, found) for place, found in frames.items()),
        edge.ship(scene),
        seeds(scene, frames),
        laying.choices(scene),
        ring.merchant(scene, frames),
    ]


def seeds(scene: Scene, frames: Frames) -> str:
    """The six routes of seeding: three beside east, three beside west (PGM-3.15)."""
    parts: list[str] = []
    for first, place, turn in (("north", "east", "↓"), ("south", "west", "↑")):
        x, y, w, h = frames[place].box
        for i, then in enumerate(("north", "ring", "south")):
            offer = scene.offer(f"seed/{first}/{then}")
            if not offer.open:
                continue
            sign = {"ring": turn, "north": "⌂↑", "south": "⌂↓"}[then]
            wide = 30.0
            left = x - wide - 5 if place == "east" else x + w + 5
            if scene.tall:
                left = x - wide - 2 if place == "east" else x + w + 2
            face = f'<rect width="{wide:g}" height="24" rx="12" fill="var(--choose-bg)"/>'
            face += text(wide / 2, 17, sign, "g7", 16, "middle")
            way = sowing.seed_route(first, then)
            told = " → ".join(scene.called(one) for one, _, _ in way)
            box = (left, y + h / 2 - 42 + i * 30, wide, 24.0)
            key = f"seed-{first}-{then}"
            parts.append(plate(key, offer, told, box, face, r=12, lift=0, classes="fine"))
            scene.over_map.append(
                f'<g class="deaf" data-code="{offer.code}">{sowing.preview(scene, way)}</g>'
            )
    return "".join(parts)
