"""The map in play: ways, places, figures, and what may be chosen on it."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw.icons import centred
from tabard.draw.ink import stroke
from tabard.draw.layout import Box
from tabard.draw.lettering import text, width
from tabard.draw.lights import standing
from tabard.draw.memory import safe
from tabard.draw.shapes import circle, coin, pale, pane
from tabard.draw.states import chip as small
from tabard.draw.states import named
from tabard.draw.stations import OPENED
from tabard.draw.tree import Node, closing, of_seats, part, soft, still
from tabard.games.feudum import facts, prospect
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, ground, pieces, places, routes
from tabard.games.feudum.board.curves import Point
from tabard.games.feudum.board.figures import figures, spots
from tabard.games.feudum.board.ground import EDGES, Ground
from tabard.games.feudum.board.scene import ATTACK, Scene, of_places

FADED: Final = 0.35
CHIP: Final = 21.0
GROUND: Final = pane((0, 0, CHIP, CHIP), 'fill="var(--card)" stroke="var(--rule)"', 5)
MID: Final = CHIP / 2
# What is chosen by a small plate beside a place: these look alike wherever they lie.
PLAIN: Final = {
    "bribe": coin(MID, MID, CHIP * 0.36),
    "tend": centred("fruit-tree", MID, MID, CHIP * 0.8),
    "reclaim": pieces.seal(MID, MID, CHIP * 0.85),
}
CHIPS: Final = ("board", "deploy", "pilfer", *PLAIN)


def kingdom(box: Ground, players: int) -> list[Node]:
    """The whole map."""
    pawns = of_seats(players, "pawns")
    stood = f"{pawns} monsters {of_places('vessels')}"
    fought = f"{ATTACK} {stood} {of_places('subject', 'serf')}"
    chipped = " ".join(f"{word}/" for word in CHIPS)
    standings = [f"at-{place}" for place in t.LOCATION_IDS]

    return [
        still(lambda scene: OPENED("kingdom", safe(scene.say("kingdom")), ground.drawing(box))),
        part([f"way-{edge}" for edge in routes.IN_ORDER], "guilds.vessels", "step/", ways, box),
        *(places.stack(box, region) for region in t.REGION_IDS),
        part("threat", fought, "", threat, box),
        *(places.location(box, place) for place in t.LOCATION_IDS),
        part([*standings, "chains"], stood, "off/ foe/", figures, box),
        part("steps", soft(f"{pawns} monsters"), "step/", steps, box),
        part("chips", soft(f"{pawns} {of_places('landscape')}"), chipped, chips, box),
        part("battle", fought, "", battle, box),
        closing(),
    ]


def ways(scene: Scene, box: Ground) -> list[str]:
    """All ways; while somebody moves, those that nobody can take fade."""
    shut = scene.ferries_shut()
    asked = [(key, offer) for key, offer in scene.offers.items() if key.startswith("step/")]
    free = {key.split("/")[2] for key, offer in asked if offer.open}
    drawn = {edge: routes.way(box, edge, shut) for edge in routes.IN_ORDER}
    return [
        pale(face, FADED) if asked and edge not in free else face for edge, face in drawn.items()
    ]


def chosen(scene: Scene, piece: str) -> Mapping[str, Any]:
    """A pawn of the one who chooses, or a monster."""
    found: Mapping[str, Any]
    if piece in t.MONSTER_IDS:
        found = scene.view["monsters"][piece]
    else:
        assert scene.chooser is not None
        found = scene.seats[scene.chooser]["pawns"][t.PAWN_IDS.index(piece)]
    return found


def steps(scene: Scene, box: Ground) -> str:
    """A ghost of each piece on each way that it may take, and the way lit under it."""
    lines: list[str] = []
    ghosts: list[str] = []
    crowd: dict[tuple[str, str], int] = {}
    h = 24 * max(0.9, box.size())
    for key, offer in scene.offers.items():
        if not key.startswith("step/") or not offer.open:
            continue
        _, piece, edge = key.split("/")
        start = chosen(scene, piece)["at"]
        n = crowd.get((edge, start), 0)
        crowd[edge, start] = n + 1
        band = routes.band(box, edge)
        lines.append(stroke(band, "halo", 5, opacity=".55", stroke_linecap="round"))
        x, y = routes.from_end(box, edge, start, box.r * 0.75 + h * (0.4 + 0.8 * n))
        row = EDGES[edge]
        goal = row["b"] if row["a"] == start else row["a"]
        told = scene.say("step", piece=piece_name(scene, piece), place=goal, way=row["kind"])
        at = (round(x, 1), round(y + h / 2, 1), h * 0.72, h)
        name = f"step-{piece}-{edge}"
        ghosts.append(standing(name, offer, told, *at, ghost(scene, piece, h), "fine"))
    return "".join(lines + ghosts)


def piece_name(scene: Scene, piece: str) -> str:
    """What a piece of the one who chooses is called: by its figure."""
    if piece in t.MONSTER_IDS:
        return scene.say.name(piece)
    face = chosen(scene, piece)["face"]
    return scene.say(f"face-{face}") if face else ""


def ghost(scene: Scene, piece: str, h: float) -> str:
    """The piece that would go this way, pale."""
    if piece in t.MONSTER_IDS:
        drawn = pieces.monster(piece, None, 0, -h / 2, h)
    else:
        assert scene.chooser is not None
        drawn = pieces.pawn(scene.chooser, chosen(scene, piece)["face"], 0, -h / 2, h)
    return pale(drawn, 0.78)


# What has no piece of its own on the map: small plates under the place.


def chips(scene: Scene, box: Ground) -> str:
    """Boarding, deploying, pilfering, bribing, tending, taking back a seal: plates at the place."""
    found: dict[str, list[tuple[str, str, str]]] = {}
    for key, offer in scene.offers.items():
        word, _, rest = key.partition("/")
        one = chip(scene, word, rest.split("/")) if offer.open and word in CHIPS else None
        if one is not None:
            place, face, told = one
            found.setdefault(place, []).append((key, face, told))
    parts: list[str] = []
    for place, row in found.items():
        x, y = box.location(place)
        wide = len(row) * (CHIP + 4) - 4
        left = min(max(x - wide / 2, box.x + 4), box.x + box.w - wide - 4)
        low = y + box.r + 22
        top = low if low + CHIP < box.y + box.h - 2 else y - box.r - CHIP - 10
        for i, (key, face, told) in enumerate(row):
            at = (round(left + i * (CHIP + 4), 1), round(top, 1), CHIP, CHIP)
            piece = key.replace("/", "-")
            parts.append(small(piece, scene.offer(key), told, at, GROUND + face, 5))
    return "".join(parts)


def chip(scene: Scene, word: str, rest: list[str]) -> tuple[str, str, str] | None:
    """The place, the drawing and the name of a small plate; None if the choice needs none."""
    if word in ("board", "deploy"):
        pawn, vessel = rest
        place = chosen(scene, pawn)["at"] or ""
        face = centred(deck.ICONS[vessel], MID, MID, CHIP * 0.8)
        return place, face, scene.say(word, piece=piece_name(scene, pawn), vessel=vessel)
    if word == "pilfer":
        place, what = rest
        land = scene.view["locations"][place]["landscape"]
        if what in t.GOOD_IDS:
            face = pieces.good(what, MID, MID, CHIP * 0.75)
        elif land:
            what, face = land, pieces.crop(land, MID, MID, CHIP * 0.75)
        else:
            return None
        return place, face, scene.say("pilfer", thing=what, place=place)
    place = rest[0]
    return place, PLAIN[word], scene.say(word, place=place, number=t.BRIBE)


# An attack.


def threat(scene: Scene, box: Ground) -> str:
    """A dashed ring round the place that is attacked."""
    if prospect.strengths(scene.view) is None:
        return ""
    x, y = box.location(facts.attacked(scene.view)["place"])
    look = 'fill="var(--card)" fill-opacity=".5" stroke="var(--rubric)" stroke-width="2.4"'
    return circle(round(x, 1), round(y, 1), box.r * 1.75, f'{look} stroke-dasharray="8 5"')


def free_spot(
    box: Ground, place: str, w: float, h: float, stood: list[Point]
) -> tuple[float, float]:
    """The corner of a badge beside a place, where it hides as little as possible."""
    x, y = box.location(place)
    gap = box.r * 1.9
    far = gap + box.r * 1.3
    tries = [(x + gap, y - h / 2), (x - gap - w, y - h / 2)]
    tries += [(x - w / 2, y + gap), (x - w / 2, y - gap - h - 16)]
    tries += [(x + gap, y + box.r), (x + gap, y - box.r - h)]
    tries += [(x + far, y - h / 2), (x - far - w, y - h / 2)]
    discs = [box.location(other) for other in t.LOCATION_IDS if other != place]

    def hidden(corner: tuple[float, float]) -> int:
        left, top = corner
        if not box.x < left < box.x + box.w - w or not box.y < top < box.y + box.h - h - 18:
            return 100
        return sum(
            left - box.r < px < left + w + box.r and top - box.r < py < top + h + box.r
            for px, py in stood + discs
        )

    return min(tries, key=hidden)


def battle(scene: Scene, box: Ground) -> str:
    """The badge of an attack: swords and shield with their sums, and the name of the place."""
    both = prospect.strengths(scene.view)
    if both is None:
        return ""
    place = facts.attacked(scene.view)["place"]
    left, top = free_spot(box, place, 92, 32, [*spots(scene, box).values()])
    badge = Box(round(left, 1), round(top, 1), 92, 32)
    x, y, name = badge.x, badge.cy, scene.say.name(place)
    label = width(name, 12, "c6") + 10
    under = (badge.cx - label / 2, badge.low + 2, label, 17)
    face = (
        pane(badge, 'fill="var(--card)" stroke="var(--rubric)" stroke-width="2.2"', 16)
        + centred("crossed-swords", x + 20, y, 20, "rubric")
        + text(x + 34, y + 6.5, both[0], "g7", 20)
        + f'<path d="M{badge.cx:g},{badge.y + 6:g}v{badge.h - 12:g}" stroke="var(--line)"/>'
        + centred("shield", x + 62, y, 18)
        + text(x + 74, y + 6.5, both[1], "g7", 20)
        + pane(under, 'fill="var(--card)" opacity=".8"', 8)
        + text(badge.cx, badge.low + 15, name, "c6", 12, "middle")
    )
    told = scene.say("battle", place=place, attack=both[0], defence=both[1])
    return named("battle", told, face)
