"""The last layer: every acolyte, serf and dummy where it stands, the same element all game long."""

from tabard.draw import shapes
from tabard.draw.memory import remembered
from tabard.games.pilgrim.board.scene import Scene

UNIT = 30.0  # the height pieces are drawn at once; each is scaled to its place
INDOORS = ("village", "abbey", "post", "alms")


@remembered
def drawings(mats: int) -> str:
    """The pieces of all colours, to be used many times."""
    parts: list[str] = []
    for mat in range(mats):
        parts.append(f'<g id="pawn-{mat}">{shapes.pawn(mat, 0, 0, UNIT)}</g>')
        parts.append(f'<g id="serf-{mat}">{shapes.meeple(mat, 0, -UNIT * 0.46, UNIT)}</g>')
    parts.append(f'<g id="pawn-none">{shapes.pawn(None, 0, 0, UNIT)}</g>')
    return f"<defs>{''.join(parts)}</defs>"


def layer(scene: Scene) -> str:
    """All pieces; those on small mats are figures there, and wait unseen to set out."""
    parts: list[str] = [drawings(len(scene.mats))]
    taken: dict[tuple[str, int], int] = {}
    for piece, place in sorted(scene.pieces.items()):
        word, who, _ = piece.split("-")
        mat = -1 if word == "dummy" else int(who)
        spots = scene.spots.get((place, mat))
        if place == "hand":
            spots = hand(scene)
        if not spots:
            continue
        n = taken.get((place, mat), 0)
        taken[place, mat] = n + 1
        x, y, h = spots[min(n, len(spots) - 1)]
        indoors = place.partition("-")[0] in INDOORS and mat != scene.large
        away = " away" if indoors else ""
        face = "pawn-none" if mat < 0 else f"{'serf' if place == 'village' else 'pawn'}-{mat}"
        parts.append(
            f'<g id="{piece}" class="piece{away}" aria-hidden="true"'
            f' transform="translate({x:g},{y:g}) scale({h / UNIT:.3g})"><use href="#{face}"/></g>'
        )
    return "".join(parts)


def hand(scene: Scene) -> list[tuple[float, float, float]]:
    """Acolytes in hand hover above the place where the sowing has come to."""
    here = scene.pending["here"] or "city"
    if scene.active is None or (f"lane-{here}", scene.active) not in scene.spots:
        return []
    x, y, h = scene.spots[f"lane-{here}", scene.active][0]
    number = int(scene.pending["hand"])
    step = min(11.0, 60 / max(1, number))
    lift = h * 0.9
    return [(round(x + 10 + i * step, 1), round(y - lift, 1), h * 0.9) for i in range(number)]
