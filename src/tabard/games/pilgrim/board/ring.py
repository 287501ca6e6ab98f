"""The ring of duties: eight tiles round the map with lanes of acolytes, tithes and the merchant."""

from typing import Final, NamedTuple

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import remembered, safe
from tabard.draw.stage import Rect
from tabard.draw.states import IDLE, Offer, attributes, chip, plate
from tabard.draw.tree import Node, placed, soft, still
from tabard.draw.words import Phrasebook
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import ground, sowing
from tabard.games.pilgrim.board.goods import good
from tabard.games.pilgrim.board.icons import DUTY_ICONS
from tabard.games.pilgrim.board.pieces import of_mats
from tabard.games.pilgrim.board.plan import CITY, Frame, Plan, foot
from tabard.games.pilgrim.board.scene import Scene

STRENGTH_PIPS: Final = {"majority": "2", "parity": "1", "minority": "1"}
CHOSEN: Final = ("=here", "duty/")  # what may light any tile, beside its own place


@remembered
def well(lane: Rect, ink: str) -> str:
    """The ground of a lane."""
    return shapes.pane(lane, f'fill="var(--well)" opacity="{ink}"', 4)


def wells(scene: Scene, location: str) -> str:
    """The lanes of a location, over it and deaf to the pointer."""
    if location != CITY and scene.tile(location) is None:
        return ""
    lanes = scene.plan.lanes(location, len(scene.all), scene.lanes())
    ink = ".28" if location == CITY else ".55"
    return f'<g class="deaf">{"".join(well(lane, ink) for lane in lanes)}</g>'


UPRIGHT_ROOM: Final = 80.0


def upright(name: str, box: Rect) -> str:
    """A name that reads upwards above a narrow tile, at its outer edge beside the merchant."""
    x, _, w, _ = box
    at = 10.0 if x < w else w - 2
    line = fitted(0, 0, name, UPRIGHT_ROOM, "c6", 11.5, least=9.5)
    return f'<g transform="translate({at:g},-5) rotate(-90)">{line}</g>'


@remembered
def strength_mark(strength: str, x: float, y: float) -> str:
    """Majority on ink, parity in a ring, minority in a dashed ring with its coin."""
    figure = STRENGTH_PIPS[strength]
    if strength == "majority":
        return f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="var(--ink)"/>' + text(
            x, y + 5, figure, "g7", 15, "middle", "card"
        )
    dash = ' stroke-dasharray="3.2 2.2"' if strength == "minority" else ""
    coin = ""
    if strength == "minority":
        coin = good("silver", x + 13, y + 4, 11) + (
            f'<path d="M{x + 9:g},{y + 8:g}l8,-8" stroke="var(--rubric)" stroke-width="1.8"/>'
        )
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="9" fill="var(--card)" stroke="var(--ink)"'
        f' stroke-width="1.6"{dash}/>' + text(x, y + 5, figure, "g7", 15, "middle") + coin
    )


class Seen(NamedTuple):
    """A place as somebody sees it: what is dealt there, who stands there, the own strength."""

    duty: str = ""
    tithe: str | None = None
    dummy: bool = False
    counts: tuple[int, ...] = ()
    strength: str = ""
    merchant: bool = False


def told(say: Phrasebook, names: tuple[str, ...], location: str, seen: Seen) -> str:
    """A place as a reader hears it."""
    parts = [say.name(location)]
    if seen.duty:
        parts = [say.told(say("tile", duty=say.name(seen.duty), place=location), seen.duty)]
    for name, number in zip(names, seen.counts, strict=True):
        if number:
            parts.append(say("acolytes-of", name=name, number=number))
    if seen.dummy:
        parts.append(say("dummy"))
    if seen.tithe:
        parts.append(say("tithe-of", kind=seen.tithe))
    if seen.strength:
        parts.append(say(f"strength-{seen.strength}"))
    if seen.merchant:
        parts.append(say("merchant"))
    return ", ".join(parts)


def tile_offer(scene: Scene, location: str) -> Offer:
    """What a tile offers as a whole: a way to go, or its duty."""
    if not scene.offers:
        return IDLE
    row = scene.tile(location)
    pieces = [f"place/{location}"]
    if scene.pending["here"] == location:
        pieces.append("here")
    if row is not None:
        pieces.append(f"duty/{row['duty']}")
    return scene.first(*pieces)


def hint(scene: Scene, location: str) -> str:
    """What is seen while a tile is pointed at: how the acolytes would fall; it is lit with it."""
    offer = tile_offer(scene, location)
    if not offer.open or scene.step not in ("sow_origin", "sowing"):
        return ""
    shown = sowing.preview(scene, sowing.falling(scene, location))
    return f'<g class="deaf" data-code="{offer.code}">{shown}</g>' if shown else ""


def tile(scene: Scene, location: str, frame: Frame) -> str:
    """One duty tile: icon, name, my strength."""
    row = scene.tile(location)
    if row is None:
        return shapes.pane(frame.box, 'class="planned"')
    counts, dummy = scene.counts(location), row["dummy"]
    strength, here = scene.strength(counts, dummy), scene.view["merchant"] == location
    seen = Seen(row["duty"], row["tithe"], dummy, counts, strength, here)
    awaited = scene.pending["location"] == location
    offer = tile_offer(scene, location)
    return tile_seen(scene.say, scene.called_all, scene.plan, location, seen, offer, awaited)


@remembered
def tile_seen(
    say: Phrasebook,
    names: tuple[str, ...],
    plan: Plan,
    location: str,
    seen: Seen,
    offer: Offer,
    awaited: bool,
) -> str:
    """The same by what is seen of it, for it comes back again and again."""
    frame = plan.frames[location]
    _, _, w, h = frame.box
    edge = ' stroke="var(--ink)" stroke-width="2.4"' if awaited else ' class="station"'
    fill = "choose-bg" if offer.open else "field"
    face = f'<rect width="{w:g}" height="{h:g}" rx="10" fill="var(--{fill})"{edge}/>'
    nx, ny, room = frame.name
    face += icon(DUTY_ICONS[seen.duty], nx, ny - frame.sign * 0.76, frame.sign)
    called = say.name(seen.duty)
    if room:
        face += fitted(nx + frame.sign + 4, ny, called, room, "c6", 12, least=9.5)
    else:
        face += upright(called, frame.box)
    if seen.strength:
        face += strength_mark(seen.strength, *frame.strength)
    name = told(say, names, location, seen)
    piece = f"tile-{location}"
    return plate(piece, offer, name, frame.box, face, r=10, lift=0, classes="tile")


def above(scene: Scene, location: str) -> str:
    """What lies over the pieces of a location: how many they are, and who would come to them."""
    lanes = scene.plan.lanes(location, len(scene.all), scene.lanes())
    drawn = ""
    for mat, (x, y, w, h) in zip(scene.all, lanes, strict=False):
        number = scene.count(mat, location)
        if number > 3:
            drawn += shapes.count(number, round(x + w - 5, 1), round(y + h - 6, 1), 7.5)
    return drawn + ghost(scene, location)


def ghost(scene: Scene, location: str) -> str:
    """The pale acolyte that would come to a tile."""
    if not tile_offer(scene, location).open or scene.step not in ("sowing", "relocation"):
        return ""
    if scene.step == "relocation" and scene.pending["target"] == "dormitory":
        return ""
    lane = scene.plan.lanes(location, len(scene.all), scene.lanes())[scene.own]
    x, y, h = foot(lane, scene.plan.tallness(location))
    return f'<g class="ghost">{shapes.pawn(scene.own, x, y, h, True)}</g>'


def tithe(scene: Scene, location: str, frame: Frame) -> str:
    """The tithe tile on a duty tile: a choice of its own when actions are chosen."""
    row = scene.tile(location)
    if row is None or row["tithe"] is None:
        return ""
    kind, duty = row["tithe"], row["duty"]
    x, y = frame.box[0] + frame.tithe[0] - 13, frame.box[1] + frame.tithe[1] - 13
    offer = scene.offer(f"tithe/{duty}")
    name = scene.say("tithe-at", kind=kind, duty=scene.called(duty))
    face = good(kind, 13, 13, 21)
    return chip(f"tithe-{duty}", offer, name, (x, y, 26, 26), face, 13)


def merchant(scene: Scene) -> str:
    """The merchant beside his tile."""
    place = scene.view["merchant"]
    if place is None:
        return ""
    frame = scene.plan.frames[place]
    x, y = frame.box[0] + frame.merchant[0], frame.box[1] + frame.merchant[1]
    trade = scene.view["trade"]
    name = scene.say("merchant-none")
    if trade:
        name = scene.say("merchant-trades", kind=trade)
    r = 11.5 if scene.tall else 14
    # On a small tile he would stand in the way of a finger.
    deaf = " deaf" if scene.tall or tile_offer(scene, place).open else ""
    return (
        f'<g id="merchant" class="marker{deaf}" role="img" aria-label="{safe(name)}"'
        f' transform="translate({x:g},{y:g})"><circle cy="1.5" r="{r:g}" class="shade"/>'
        f'<circle r="{r:g}" fill="var(--card)" stroke="var(--ink)" stroke-width="1.8"/>'
        + centred("swap-bag", 0, -1, round(r * 1.36, 1))
        + "</g>"
    )


def city(scene: Scene) -> str:
    """The City: its wall glows where it may be chosen; in the middle lie the lanes."""
    offer = tile_offer(scene, CITY)
    wall = ground.wall_path(scene.hexes)
    look = 'fill="var(--card)" opacity=".9" stroke="var(--rule)"'
    sheet = shapes.pane(scene.plan.city, look, 7)
    halo = ring = ""
    if offer.open:
        halo = f'<path d="{wall}" class="halo" filter="url(#halo)"/>'
        ring = f'<path d="{wall}" class="ring over"/>'
    hatch = f'<g class="no"><path d="{wall}" fill="url(#hatch)"/></g>' if offer.rule else ""
    focus = f'<path d="{wall}" class="focus"/>'
    name = told(scene.say, scene.called_all, CITY, Seen(counts=scene.counts(CITY)))
    return (
        f'<g id="tile-city"{attributes(offer, name, "tile")}>{halo}<use href="#streets"/>{ring}'
        f"{sheet}{hatch}{focus}</g>"
    )


def outline(plan: Plan, location: str) -> str:
    """The shape by which a place is chosen as the end of a way."""
    if location == CITY:
        return f'<path d="{ground.wall_path(plan.hexes)}" class="aim"/>'
    x, y, w, h = plan.frames[location].box
    return shapes.pane((x + 2, y + 2, w - 4, h - 4), 'class="aim"', 8)


def place(plan: Plan, players: int, location: str) -> list[Node]:
    """The City or a tile with its lanes, its tithe, and a goal where a way may end there.

    Of a tile everybody sees the strength that is theirs.
    """
    here = of_mats(players, f"locations.{location}")
    row = "" if location == CITY else f"ring.{t.RING_IDS.index(location)}"
    touch = (f"=place/{location}", *CHOSEN)
    shape = outline(plan, location)
    end = Node(
        f"goal-{location}",
        placed(sowing.goal, location, shape),
        f"step pending.here pending.hand pending.kogge pending.may_skip {row}",
        (f"=place/{location}", "seed/"),
    )
    lanes = Node(f"lanes-{location}", placed(wells, location), f"dummies {row}")
    if location == CITY:
        streets = f'<defs><g id="streets">{ground.city(plan.hexes)}</g></defs>'
        body = Node("city", city, f"{here} ?pending.here", touch)
        return [still(lambda _: streets), body, lanes, end]
    frame = plan.frames[location]
    reads = f"{row} {here} merchant active pending.location pending.scriptorium ?pending.here"
    return [
        Node(f"tile-{location}", placed(tile, location, frame), reads, touch, own=True),
        lanes,
        Node(f"tithe-{location}", placed(tithe, location, frame), row, ("tithe/",)),
        end,
    ]


def places_above(players: int) -> list[Node]:
    """What lies over the pieces, place by place."""
    return [
        Node(
            f"above-{location}",
            placed(above, location),
            f"dummies {of_mats(players, f'locations.{location}')}"
            " ?ring ?step ?pending.here ?pending.target ?active",
            (f"=place/{location}", *CHOSEN),
        )
        for location in t.LOCATION_IDS
    ]


def hints(players: int) -> list[Node]:
    """What is seen while a place is pointed at."""
    reads = soft(f"ring step pending active {of_mats(players, 'locations')}")
    return [
        Node(
            f"hint-{location}",
            placed(hint, location),
            reads,
            (f"=place/{location}", *CHOSEN),
        )
        for location in t.LOCATION_IDS
    ]
