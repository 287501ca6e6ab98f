"""How a handful of acolytes will fall: step by step along the links, until a choice parts the ways.

Shown while an origin or a way is pointed at, before anything is chosen (PGM-5.2, PGM-5.3).
"""

from collections.abc import Iterable
from typing import Final

from tabard.draw.icons import centred
from tabard.draw.ink import look, path
from tabard.draw.layout import Box
from tabard.draw.lettering import text
from tabard.draw.memory import remembered, safe
from tabard.draw.shapes import circle, pane
from tabard.draw.states import chip
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.actions import GO
from tabard.games.pilgrim.board.links import Links
from tabard.games.pilgrim.board.plan import CITY, crowd, foot
from tabard.games.pilgrim.board.scene import Scene

Fall = list[tuple[str, int, bool]]  # location, which acolyte falls there, whether it is certain
Leg = tuple[str, str, bool]  # from, to, whether it is certain
Way = tuple[str, ...]  # the places chosen at forks

ROUTES: Final = {
    "north": ("north", "north_east", "east"),
    "south": ("south", "south_west", "west"),
}
# The six routes of seeding, in their order: where the first leads, and where the fourth may fall.
SEEDS: Final = [(first, then) for first in ROUTES for then in ("north", "ring", "south")]
SIGNS: Final = {"north": "⌂↑", "south": "⌂↓"}


@remembered
def onward(location: str, kogge: bool) -> list[str]:
    """Where the links of a location lead."""
    links = t.WITH_THE_KOGGE if kogge else t.WITH_THE_CURRENT
    mask = links[t.LOCATION_IDS.index(location)]
    return [name for i, name in enumerate(t.LOCATION_IDS) if mask >> i & 1]


def fall(first: list[str], number: int, kogge: bool, begun: int = 1) -> Fall:
    """Where so many acolytes can fall, the first on one of some places."""
    found: Fall = []
    front = first
    for n in range(number):
        certain = len(front) == 1
        found += [(place, begun + n, certain) for place in front]
        if not certain and n:
            break  # from here on it depends on choices to come
        front = list(dict.fromkeys(way for place in front for way in onward(place, kogge)))
    return found


def falling(scene: Scene, location: str) -> Fall:
    """How it would fall if all at a location were picked up, or the next acolyte went there."""
    kogge = bool(scene.pending["kogge"])
    if scene.step == "sow_origin":
        return fall(onward(location, kogge), scene.count(scene.own, location), kogge)
    return fall([location], int(scene.pending["hand"]), kogge)


@remembered
def seed_route(first: str, then: str) -> Fall:
    """Where the five acolytes of the City fall by one of the six routes (PGM-3.15)."""
    way = [*ROUTES[first], CITY, then]
    if then == "ring":
        way[3] = next(place for place in onward(way[2], False) if place != CITY)
        way[4] = onward(way[3], False)[0]
    return [(place, n + 1, True) for n, place in enumerate(way)]


def open_seeds(scene: Scene) -> list[tuple[int, str, str, Fall]]:
    """The routes of seeding that may be chosen: their codes, what they are, where they lead."""
    return [
        (code, first, then, seed_route(first, then))
        for first, then in SEEDS
        if (code := scene.offer(f"seed/{first}/{then}").code) is not None
    ]


def seeds(scene: Scene) -> str:
    """The six routes of seeding: three beside east, three beside west (PGM-3.15)."""
    drawn, beside = "", 2 if scene.tall else 5
    for _, first, then, route in open_seeds(scene):
        east = first == "north"
        x, y, w, h = scene.plan.frames["east" if east else "west"].box
        left = x - 30 - beside if east else x + w + beside
        box = Box(left, y + h / 2 - 42 + SEEDS.index((first, then)) % 3 * 30, 30, 24)
        face = pane((0, 0, 30, 24), look("choose-bg"), 12)
        face += text(15, 17, SIGNS.get(then, "↓" if east else "↑"), "g7", 16, "middle")
        told = " → ".join(scene.called(one) for one, _, _ in route)
        offer = scene.offer(f"seed/{first}/{then}")
        drawn += chip(f"seed-{first}-{then}", offer, told, box, face, 12)
    return drawn


def falls(scene: Scene) -> str:
    """How the acolytes of the City fall by each of the routes, seen while it is pointed at."""
    return "".join(
        f'<g class="deaf" data-code="{code}">{preview(scene, route)}</g>'
        for code, _, _, route in open_seeds(scene)
    )


def legs(origin: str, falls: Fall, kogge: bool) -> tuple[Leg, ...]:
    """The links that a fall takes, one handful after another."""
    found: list[Leg] = []
    front = [origin]
    for number in sorted({n for _, n, _ in falls}):
        here = [(place, certain) for place, n, certain in falls if n == number]
        for place, certain in here:
            found += [(one, place, certain) for one in front if place in onward(one, kogge)]
        front = [place for place, _ in here]
    return tuple(dict.fromkeys(found))


@remembered
def way(links: Links, taken: tuple[Leg, ...]) -> str:
    """Some links as a dotted line with heads; paler where it depends on choices to come."""
    drawn = ""
    for one, two, certain in taken:
        line = links.line(one, two)
        dotted = path(line, 'class="bed"') + path(line, 'class="way"')
        shade = "" if certain else ' opacity=".6"'
        drawn += f"<g{shade}>{dotted}{links.arrow(one, two, 'choose')}</g>"
    return drawn


def ways(scene: Scene) -> str:
    """The way of every fall that may be chosen: of the next acolyte always, the rest if pointed at.

    It lies on the ring and on the rivers, under the tiles.
    """
    links, kogge = scene.plan.links, bool(scene.pending["kogge"])
    found: list[tuple[int, tuple[Leg, ...]]] = []
    for location in t.LOCATION_IDS:
        code = scene.offer(f"place/{location}").code
        if code is not None and scene.step in ("sow_origin", "sowing"):
            start = location if scene.step == "sow_origin" else scene.pending["here"] or CITY
            found.append((code, legs(start, falling(scene, location), kogge)))
    found += [(code, legs(CITY, route, False)) for code, _, _, route in open_seeds(scene)]
    sowing = scene.step == "sowing"
    next_ones = tuple([taken[0] for _, taken in found]) if sowing else ()
    shown = "".join(
        f'<g data-code="{code}"><g class="preview">{way(links, taken)}</g></g>'
        for code, taken in found
    )
    return f'<g class="deaf" aria-hidden="true">{way(links, next_ones)}{shown}</g>' if found else ""


@remembered
def goals(here: str, hand: int, kogge: bool) -> dict[str, list[Way]]:
    """Where the last acolyte in hand may fall, and the ways to it: what is chosen at each fork."""
    found: dict[str, list[Way]] = {}
    front: list[tuple[str, Way]] = [(here, ())]
    for _ in range(hand):
        front = [
            (place, (*chosen, place) if len(onward(at, kogge)) > 1 else chosen)
            for at, chosen in front
            for place in onward(at, kogge)
        ]
    for last, chosen in front:
        found.setdefault(last, []).append(chosen)
    return found


def goal(scene: Scene, location: str, shape: str) -> str:
    """A tile on which the sowing may end, to be chosen at once; `shape` is its outline.

    Where several ways lead there, choosing it shows them: it stands for all choices of the one, or
    for the beginnings of several. With the Cloisters a place may be passed over as well: then it
    goes step by step.
    """
    codes, several = ways_to(scene, location)
    if not codes:
        return ""
    row = scene.tile(location)
    told = scene.say("goal-several" if several else "goal", place=row["duty"] if row else location)
    kind = "data-ways" if several else "data-way"
    return (
        f'<g id="goal-{location}" class="goal" {kind}="{" ".join(map(str, codes))}" role="button"'
        f' tabindex="0" data-tip="tile-{location}" aria-label="{safe(told)}">{shape}</g>'
    )


def ways_to(scene: Scene, location: str) -> tuple[list[int], bool]:
    """The choices by which the last acolyte comes to a place, and whether by several ways."""
    if scene.step == "seeding":
        codes = [code for code, _, _, route in open_seeds(scene) if route[-1][0] == location]
        return codes, len(codes) > 1
    pending = scene.pending
    if scene.step != "sowing" or pending["here"] is None or pending["may_skip"]:
        return [], False
    there = goals(pending["here"], int(pending["hand"]), bool(pending["kogge"])).get(location, [])
    if not there or scene.offer(f"place/{location}").open:
        return [], False
    several = len(there) > 1
    chosen = dict.fromkeys(way[0] for way in there) if several else there[0]
    return [GO + t.LOCATION_IDS.index(place) for place in chosen], several


def preview(scene: Scene, falls: Fall) -> str:
    """The fall as numbers on the tiles, seen only while its choice is pointed at."""
    drawn, own = "", f"p{scene.own + 1}"
    seen: list[str] = []
    for place, number, certain in falls:
        x, y, r = scene.plan.number(place)
        x += seen.count(place) * r * 1.7
        seen.append(place)
        ground = look(own, "ink", 1.6) if certain else look("card", "ink", 1.6, "3 2")
        tone = f"{own}-on" if certain else "ink"
        drawn += circle(x, y, r, ground)
        drawn += text(x, y + r * 0.42, number, "g7", r * 1.35, "middle", tone)
    return f'<g class="preview">{drawn}</g>' if drawn else ""


def trail(scene: Scene) -> str:
    """What this turn has moved so far: a footprint where it came from, a ring where it stands."""
    mat, drawn = scene.own, ""
    if scene.settled is scene.pieces:
        return ""
    moved = [
        (scene.settled[piece], place)
        for piece, place in scene.pieces.items()
        if piece.startswith(f"piece-{mat}-") and scene.settled.get(piece, place) != place
    ]
    tone = f"p{mat + 1}-text"
    for location in places_of(old for old, _ in moved):
        x, y, h = foot(scene.lanes(location)[mat], scene.plan.tallness(location))
        size, high = (0.5, 1.1) if scene.count(mat, location) else (0.8, 0.5)
        drawn += centred("footprint", x, y - h * high, h * size, tone)
    for location in places_of(now for _, now in moved):
        lane, tallness = scene.lanes(location)[mat], scene.plan.tallness(location)
        x, y, h = crowd(scene.count(mat, location), lane, tallness)[-1]
        oval = f'<ellipse cx="{x:g}" cy="{y - 1:g}" rx="{h * 0.46:.1f}" ry="{h * 0.17:.1f}"'
        drawn += f"{oval} {look('none', tone, 1.8, '4 2.5')}/>"
    return f'<g class="deaf" aria-hidden="true">{drawn}</g>' if drawn else ""


def places_of(stands: Iterable[str]) -> list[str]:
    """The City and the tiles among the places where pieces stand, each once."""
    return [place[3:] for place in dict.fromkeys(stands) if place.startswith("at-")]
