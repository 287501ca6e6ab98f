"""The wide board: the score track as its frame, council and market at the left, then the town."""

from typing import Final

from tabard.draw import shapes, tracks
from tabard.draw.icons import icon
from tabard.draw.states import named
from tabard.draw.tips import answering
from tabard.games.world.board import corner, deck
from tabard.games.world.board.council import council
from tabard.games.world.board.inhabitants import location
from tabard.games.world.board.parts import Rect, ground, label, stock
from tabard.games.world.board.pieces import minster
from tabard.games.world.board.plots import lane
from tabard.games.world.board.projects import project
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.turning import turning, turns

WIDTH: Final = 972
HEIGHT: Final = 508
DEEP: Final = 18
TOWN: Final[Rect] = (300, 24, 648, 460)
# Under the council, where the four ways to turn its card lie while the reader chooses one.
TURNED: Final[tuple[Rect, ...]] = tuple(
    (24.0 + column * 136, 268.0 + row * 110, 132.0, 106.0) for row in (0, 1) for column in (0, 1)
)

PROJECTS: Final[dict[str, tuple[Rect, float, int, Rect]]] = {
    "priors_palace": ((406, 30, 112, 86), 16, 5, (440, 57, 44, 0.14)),
    "tower": ((612, 30, 112, 86), 16, 5, (694, 34, 26, 0.25)),
    "st_marys_chapel": ((730, 30, 112, 86), 16, 5, (800, 54, 38, 0.14)),
    "fulling_mill": ((306, 202, 134, 76), 17, 6, (398, 238, 36, 0.16)),
    "bridge": ((464, 202, 152, 76), 17, 6, (570, 236, 40, 0.16)),
    "hospital": ((640, 202, 142, 76), 17, 6, (742, 236, 36, 0.14)),
    "town_wall": ((808, 202, 134, 76), 17, 6, (898, 236, 40, 0.16)),
}
ROWS: Final = (6, 5)  # locations above and below


def score_track(scene: Scene) -> str:
    """The frame: sixty fields, a disc for every player; the count beyond stands on the mats."""
    cells = tracks.frame(deck.TRACK, WIDTH, HEIGHT, DEEP)
    last = scene.mover if scene.mover is not None else 0
    spots = tracks.markers(cells, [one["vp"] for one in scene.seats], last, 9)
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
                scene.say("points-of", name=scene.names[seat], points=scene.points_of(seat)),
                shapes.disc(seat, 0, 0, 9.5),
                f' class="marker" transform="translate({x:g},{y:g})"',
            )
            for seat, x, y in spots
        )
    )


def land() -> str:
    """The washes of the town: fields, woods, the river, the rock."""
    x, y, w, h = TOWN
    clip = f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="12"'
    river = (
        f"M{x},212C{x + 90},196 {x + 180},236 {x + 300},214S{x + 520},196 {x + w},212V276"
        f"C{x + 540},268 {x + 420},300 {x + 280},282S{x + 90},262 {x},278z"
    )
    return (
        f'{clip} fill="var(--town)" opacity=".55"/>'
        f'<path d="M{x},{y + 12}a12,12 0 0 1 12,-12H{x + 210}Q{x + 170},{y + 96} {x},{y + 108}z"'
        ' fill="var(--plain)"/>'
        f'<path d="M{x + w},{y + 12}a12,12 0 0 0 -12,-12H{x + 430}Q{x + 500},{y + 92} {x + w},'
        f'{y + 140}z" fill="var(--wood-land)"/>'
        f'<path d="M{x + w},{y + h - 12}a12,12 0 0 1 -12,12H{x + 470}Q{x + 500},{y + 300} {x + w},'
        f'{y + 262}z" fill="var(--rock-land)"/>'
        f'<path d="{river}" fill="var(--water)" stroke="var(--rule)" stroke-width="1"/>'
        f'{clip} fill="none" stroke="var(--rule)" stroke-width="1.2"/>'
    )


def place(scene: Scene, name: str, kind: str, box: Rect, wash: str) -> str:
    """Field, forest or quarry: what is left there."""
    x, y, w, h = box
    picture = icon(deck.PLACE_ICONS[name], x + w - 46, y + h - 46, 42, extra=' opacity=".18"')
    told = scene.say(f"ground-{name}")
    content = picture + label(told, x + 9, y + 17, w - 16)
    content += stock(scene, kind, x + 26, y + h / 2 + 8, 15, 24)
    return ground(name, told, box, wash, content)


def church(scene: Scene) -> str:
    """The cathedral: what piety is left, and its tower once it is begun."""
    box = (524.0, 30.0, 82.0, 86.0)
    x, y, w, _ = box
    content = f'<g opacity=".2">{minster(x + 40, y + 78, 0.9)}</g>'
    told = scene.say("ground-cathedral")
    content += label(told, x + 9, y + 17, w - 14)
    content += stock(scene, "piety", x + 26, y + 51, 15, 24)
    return ground("cathedral", told, box, "field", content)


def supply(scene: Scene) -> str:
    """What lies beside the board: wool, cloth, loyalty, medical knowledge, and the bank."""
    box = (752.7, 385.0, 189.3, 94.0)
    x, y, w, _ = box
    told = scene.say("ground-supply")
    content = label(told, x + 10, y + 17, w - 20)
    kinds = ("wool", "cloth", "loyalty", "medical", "money")
    for i, kind in enumerate(kinds):
        content += stock(scene, kind, x + 22 + (i % 3) * 60, y + 40 + (i // 3) * 33, 12, 18)
    return ground("supply", told, box, "panel", content)


def board(scene: Scene) -> list[str]:
    """The parts of the whole board."""
    parts = [score_track(scene), land()]
    parts += [place(scene, "field", "grain", (306, 30, 94, 86), "plain"), church(scene)]
    parts.append(place(scene, "forest", "wood", (848, 30, 94, 86), "wood-land"))
    for name, (box, size, across, faint) in PROJECTS.items():
        parts.append(project(scene, name, box, size, across, faint))
    for i, kind in enumerate(deck.LANES):
        parts.append(lane(scene, kind, (306 + i * 91.2, 122, 86, 74), 27))
    step = 89.3
    for i, name in enumerate(deck.LOCATIONS):
        row, column = (0, i) if i < ROWS[0] else (1, i - ROWS[0])
        parts.append(location(scene, name, (306 + column * step, 286 + row * 99, 83.3, 94), 1.0))
    parts.append(place(scene, "quarry", "stone", (842, 286, 100, 94), "rock-land"))
    parts += [supply(scene), council(scene)]
    if turns(scene.view, scene.seat):
        return parts + turning(scene, TURNED, 62)
    return [*parts, corner.chapter(scene), corner.market(scene)]
