"""How a handful of acolytes will fall: step by step along the links, until a choice parts the ways.

Shown while an origin or a way is pointed at, before anything is chosen (PGM-5.2, PGM-5.3).
"""

from collections.abc import Iterable

from tabard.draw.icons import centred
from tabard.draw.lettering import text
from tabard.draw.memory import remembered, safe
from tabard.draw.stage import Rect
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.actions import GO
from tabard.games.pilgrim.board.links import Links
from tabard.games.pilgrim.board.plan import CITY, crowd, foot
from tabard.games.pilgrim.board.scene import Scene

Fall = list[tuple[str, int, bool]]  # location, which acolyte falls there, whether it is certain

Leg = tuple[str, str, bool]  # from, to, whether it is certain

Way = tuple[str, ...]  # the places chosen at forks

ROUTES = {
    "north": ("north", "north_east", "east"),
    "south": ("south", "south_west", "west"),
}


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


def seed_route(first: str, then: str) -> Fall:
    """Where the five acolytes of the City fall by one of the six routes (PGM-3.15)."""
    start = ROUTES[first]
    if then == "ring":
        on = onward(start[-1], False)
        next_one = next(place for place in on if place != "city")
        way = (*start, next_one, onward(next_one, False)[0])
    else:
        way = (*start, "city", then)
    return [(place, n + 1, True) for n, place in enumerate(way)]


def legs(origin: str, falls: Fall, kogge: bool) -> list[Leg]:
    """The links that a fall takes, one handful after another."""
    found: list[Leg] = []
    front = [origin]
    for number in sorted({n for _, n, _ in falls}):
        here = [(place, certain) for place, n, certain in falls if n == number]
        for place, certain in here:
            found += [(one, place, certain) for one in front if place in onward(one, kogge)]
        front = [place for place, _ in here]
    return list(dict.fromkeys(found))


def way(links: Links, taken: list[Leg]) -> str:
    """Some links as a dotted line with heads; paler where it depends on choices to come."""
    parts: list[str] = []
    for one, two, certain in taken:
        line = links.line(one, two)
        shade = "" if certain else ' opacity=".6"'
        parts.append(
            f'<g{shade}><path d="{line}" class="bed"/><path d="{line}" class="way"/>'
            f"{links.arrow(one, two, 'choose')}</g>"
        )
    return "".join(parts)


def ways(scene: Scene) -> str:
    """The way of every fall that may be chosen: of the next acolyte always, the rest if pointed at.

    It lies on the ring and on the rivers, under the tiles.
    """
    links = scene.plan.links
    found: list[tuple[int, list[Leg]]] = []
    kogge = bool(scene.pending["kogge"])
    here: str = scene.pending["here"] or CITY
    for location in t.LOCATION_IDS:
        code = scene.offer(f"place/{location}").code
        if code is None or scene.step not in ("sow_origin", "sowing"):
            continue
        start = location if scene.step == "sow_origin" else here
        found.append((code, legs(start, falling(scene, location), kogge)))
    for first in ROUTES:
        for then in ("north", "ring", "south"):
            code = scene.offer(f"seed/{first}/{then}").code
            if code is not None:
                found.append((code, legs(CITY, seed_route(first, then), False)))
    next_ones = [taken[0] for _, taken in found] if scene.step == "sowing" else []
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

    Where several ways lead there, choosing it shows them. With the Cloisters a place may be passed
    over as well: then it goes step by step.
    """
    if scene.step == "seeding":
        return seed_goal(scene, location, shape)
    pending = scene.pending
    if scene.step != "sowing" or pending["here"] is None or pending["may_skip"]:
        return ""
    there = goals(pending["here"], int(pending["hand"]), bool(pending["kogge"]))
    ways_there = there.get(location, [])
    if not ways_there or scene.offer(f"place/{location}").open:
        return ""
    if len(ways_there) == 1:
        codes = [GO + t.LOCATION_IDS.index(place) for place in ways_there[0]]
    else:
        nexts = dict.fromkeys(chosen[0] for chosen in ways_there)
        codes = [GO + t.LOCATION_IDS.index(place) for place in nexts]
    return end_at(scene, location, shape, codes, len(ways_there) > 1)


def seed_goal(scene: Scene, location: str, shape: str) -> str:
    """A tile on which a route of seeding ends; the routes that end there are chosen by it."""
    codes = [
        code
        for first in ROUTES
        for then in ("north", "ring", "south")
        if (code := scene.offer(f"seed/{first}/{then}").code) is not None
        and seed_route(first, then)[-1][0] == location
    ]
    return end_at(scene, location, shape, codes, len(codes) > 1) if codes else ""


def end_at(scene: Scene, location: str, shape: str, codes: list[int], several: bool) -> str:
    """A tile that stands for the way to it: all its choices, or the beginnings of several."""
    row = scene.tile(location)
    tile = row["duty"] if row is not None else location
    name = scene.say("goal-several" if several else "goal", place=tile)
    kind = "data-ways" if several else "data-way"
    return (
        f'<g id="goal-{location}" class="goal" {kind}="{" ".join(map(str, codes))}" role="button"'
        f' tabindex="0" data-tip="tile-{location}" aria-label="{safe(name)}">{shape}</g>'
    )


def preview(scene: Scene, falls: Fall) -> str:
    """The fall as numbers on the tiles, seen only while its choice is pointed at."""
    parts: list[str] = []
    seen: dict[str, int] = {}
    for place, number, certain in falls:
        x, y, r = scene.plan.number(place)
        x += seen.get(place, 0) * r * 1.7
        seen[place] = seen.get(place, 0) + 1
        tone = f"p{scene.own + 1}" if certain else "card"
        ink = f"p{scene.own + 1}-on" if certain else "ink"
        dash = "" if certain else ' stroke-dasharray="3 2"'
        parts.append(
            f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="var(--{tone})" stroke="var(--ink)"'
            f' stroke-width="1.6"{dash}/>'
            + text(
                round(x, 1), round(y + r * 0.42, 1), number, "g7", round(r * 1.35, 1), "middle", ink
            )
        )
    return f'<g class="preview">{"".join(parts)}</g>' if parts else ""


def trail(scene: Scene) -> str:
    """What this turn has moved so far: a footprint where it came from, a ring where it stands."""
    mat = scene.own
    if scene.settled is scene.pieces:
        return ""
    moved = [
        (scene.settled[piece], place)
        for piece, place in scene.pieces.items()
        if piece.startswith(f"piece-{mat}-") and scene.settled.get(piece, place) != place
    ]
    parts: list[str] = []
    for location in places_of(old for old, _ in moved):
        x, y, h = foot(*lane_of(scene, location, mat))
        left = scene.count(mat, location)
        size = round(h * (0.5 if left else 0.8), 1)
        high = h * (1.1 if left else 0.5)
        parts.append(centred("footprint", x, round(y - high, 1), size, f"p{mat + 1}-text"))
    for location in places_of(now for _, now in moved):
        x, y, h = crowd(scene.count(mat, location), *lane_of(scene, location, mat))[-1]
        parts.append(
            f'<ellipse cx="{x:g}" cy="{y - 1:g}" rx="{h * 0.46:.1f}" ry="{h * 0.17:.1f}"'
            f' fill="none" stroke="var(--p{mat + 1}-text)" stroke-width="1.8"'
            ' stroke-dasharray="4 2.5"/>'
        )
    return f'<g class="deaf" aria-hidden="true">{"".join(parts)}</g>' if parts else ""


def places_of(stands: Iterable[str]) -> list[str]:
    """The City and the tiles among the places where pieces stand, each once."""
    return [place[3:] for place in dict.fromkeys(stands) if place.startswith("at-")]


def lane_of(scene: Scene, location: str, mat: int) -> tuple[Rect, float]:
    """The lane of a mat at a location, and how tall acolytes there are."""
    lanes = scene.plan.lanes(location, len(scene.all), scene.lanes())
    return lanes[mat], scene.plan.tallness(location)
