"""The ring of duties: eight tiles round the map with lanes of acolytes, tithes and the merchant."""

from collections.abc import Callable
from typing import Final, NamedTuple

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.ink import look, path
from tabard.draw.lettering import fitted, text
from tabard.draw.lights import group, lit, outlined
from tabard.draw.memory import remembered
from tabard.draw.shapes import circle, pane
from tabard.draw.stage import Rect
from tabard.draw.states import IDLE, Offer, chip, named, plate
from tabard.draw.tree import Node, part, placed, still
from tabard.draw.words import Phrasebook
from tabard.games.pilgrim import tables as t
from tabard.games.pilgrim.board import ground, sowing
from tabard.games.pilgrim.board.icons import ICONS, good
from tabard.games.pilgrim.board.pieces import of_mats
from tabard.games.pilgrim.board.plan import CITY, Frame, Plan, foot
from tabard.games.pilgrim.board.scene import Scene

CHOSEN: Final = "=here duty/"  # what may light any tile, beside its own place
UPRIGHT_ROOM: Final = 73.0


def wells(scene: Scene, location: str) -> str:
    """The lanes of a location, over it and deaf to the pointer."""
    if location != CITY and scene.tile(location) is None:
        return ""
    ink = look("well", opacity=".28" if location == CITY else ".55")
    return f'<g class="deaf">{"".join(pane(lane, ink, 4) for lane in scene.lanes(location))}</g>'


def upright(name: str, box: Rect) -> str:
    """A name that reads upwards above a narrow tile, at its outer edge beside the merchant."""
    x, _, w, _ = box
    at = 10.0 if x < w else w - 2
    line = fitted(0, 0, name, UPRIGHT_ROOM, "c6", 11.5, least=9.5)
    return f'<g transform="translate({at:g},-5) rotate(-90)">{line}</g>'


@remembered
def strength_mark(strength: str, x: float, y: float) -> str:
    """Majority on ink, parity in a ring, minority in a dashed ring with its coin."""
    if strength == "majority":
        return circle(x, y, 9.5, look("ink")) + text(x, y + 5, 2, "g7", 15, "middle", "card")
    few = strength == "minority"
    face = circle(x, y, 9, look("card", "ink", 1.6, "3.2 2.2" if few else ""))
    if few:
        face += good("silver", x + 13, y + 4, 11)
        face += path(f"M{x + 9:g},{y + 8:g}l8,-8", look("none", "rubric", 1.8))
    return face + text(x, y + 5, 1, "g7", 15, "middle")


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
    here = zip(names, seen.counts, strict=True)
    parts += [say("acolytes-of", name=name, number=number) for name, number in here if number]
    parts += [say("dummy")] if seen.dummy else []
    parts += [say("tithe-of", kind=seen.tithe)] if seen.tithe else []
    parts += [say(f"strength-{seen.strength}")] if seen.strength else []
    parts += [say("merchant")] if seen.merchant else []
    return ", ".join(parts)


def tile_offer(scene: Scene, location: str) -> Offer:
    """What a tile offers as a whole: a way to go, or its duty."""
    if not scene.offers:
        return IDLE
    row = scene.tile(location)
    here = ["here"] if scene.pending["here"] == location else []
    return scene.first(f"place/{location}", *here, f"duty/{row['duty'] if row else ''}")


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
        return pane(frame.box, 'class="planned"')
    counts, dummy = scene.counts(location), row["dummy"]
    strength, here = scene.strength(counts, dummy), scene.view["merchant"] == location
    seen = Seen(row["duty"], row["tithe"], dummy, counts, strength, here)
    awaited, offer = scene.pending["location"] == location, tile_offer(scene, location)
    return tile_seen(scene.say, scene.called_all, frame, location, seen, offer, awaited)


@remembered
def tile_seen(
    say: Phrasebook, names: tuple[str, ...], frame: Frame, location: str, seen: Seen, offer: Offer,
    awaited: bool,
) -> str:  # fmt: skip
    """The same by what is seen of it, for it comes back again and again."""
    fill = "choose-bg" if offer.open else "field"
    how = look(fill, "ink", 2.4) if awaited else shapes.wash(fill)
    nx, ny, room = frame.name
    face = pane((0, 0, *frame.box[2:]), how)
    face += icon(ICONS[seen.duty], nx, ny - frame.sign * 0.76, frame.sign)
    called = say.name(seen.duty)
    if room:
        face += fitted(nx + frame.sign + 4, ny, called, room, "c6", 12, least=9.5)
    else:
        face += upright(called, frame.box)
    if seen.strength:
        face += strength_mark(seen.strength, *frame.strength)
    name = told(say, names, location, seen)
    return plate(f"tile-{location}", offer, name, frame.box, face, r=10, lift=0, classes="tile")


def above(scene: Scene, location: str) -> str:
    """What lies over the pieces of a location: how many they are, and who would come to them."""
    drawn = ""
    for number, (x, y, w, h) in zip(scene.counts(location), scene.lanes(location)):
        drawn += shapes.count(number, x + w - 5, y + h - 6, 7.5) if number > 3 else ""
    return drawn + ghost(scene, location)


def ghost(scene: Scene, location: str) -> str:
    """The pale acolyte that would come to a tile."""
    if not tile_offer(scene, location).open or scene.step not in ("sowing", "relocation"):
        return ""
    if scene.step == "relocation" and scene.pending["target"] == "dormitory":
        return ""
    x, y, h = foot(scene.lanes(location)[scene.own], scene.plan.tallness(location))
    return f'<g class="ghost">{shapes.pawn(scene.own, x, y, h, True)}</g>'


def tithe(scene: Scene, location: str, frame: Frame) -> str:
    """The tithe tile on a duty tile: a choice of its own when actions are chosen."""
    row = scene.tile(location)
    if row is None or row["tithe"] is None:
        return ""
    kind, duty = row["tithe"], row["duty"]
    box = (frame.box[0] + frame.tithe[0] - 13, frame.box[1] + frame.tithe[1] - 13, 26, 26)
    name = scene.say("tithe-at", kind=kind, duty=scene.called(duty))
    return chip(
        f"tithe-{duty}", scene.offer(f"tithe/{duty}"), name, box, good(kind, 13, 13, 21), 13
    )


def merchant(scene: Scene) -> str:
    """The merchant beside his tile."""
    place, trade = scene.view["merchant"], scene.view["trade"]
    if place is None:
        return ""
    frame, r = scene.plan.frames[place], 11.5 if scene.tall else 14
    x, y = frame.box[0] + frame.merchant[0], frame.box[1] + frame.merchant[1]
    name = scene.say("merchant-trades", kind=trade) if trade else scene.say("merchant-none")
    # On a small tile he would stand in the way of a finger.
    deaf = " deaf" if scene.tall or tile_offer(scene, place).open else ""
    face = shapes.chit(0, 0, r, look("card", "ink", 1.8), centred("swap-bag", 0, -1, r * 1.36))
    at = f' class="marker{deaf}" transform="translate({x:g},{y:g})"'
    return named("merchant", name, face, at)


def city(scene: Scene) -> str:
    """The City: its wall glows where it may be chosen; in the middle lie the lanes."""
    offer, wall = tile_offer(scene, CITY), outlined(ground.wall_path(scene.hexes))
    sheet = pane(scene.plan.city, look("card", "rule", opacity=".9"), 7)
    name = told(scene.say, scene.called_all, CITY, Seen(counts=scene.counts(CITY)))
    drawn = lit(offer, wall, '<use href="#streets"/>') + sheet
    return group("tile-city", offer, name, drawn, wall, "tile")


def outline(plan: Plan, location: str) -> str:
    """The shape by which a place is chosen as the end of a way."""
    if location == CITY:
        return path(ground.wall_path(plan.hexes), 'class="aim"')
    x, y, w, h = plan.frames[location].box
    return pane((x + 2, y + 2, w - 4, h - 4), 'class="aim"', 8)


def place(plan: Plan, players: int, location: str) -> list[Node]:
    """The City or a tile with its lanes, its tithe, and a goal where a way may end there.

    Of a tile everybody sees the strength that is theirs.
    """
    here = of_mats(players, f"locations.{location}")
    row = "" if location == CITY else f"ring.{t.RING_IDS.index(location)}"
    touch, shape = f"=place/{location} {CHOSEN}", outline(plan, location)
    ends = f"step pending.here pending.hand pending.kogge pending.may_skip {row}"
    end = part(f"goal-{location}", ends, f"=place/{location} seed/", sowing.goal, location, shape)
    lanes = part(f"lanes-{location}", f"dummies {row}", "", wells, location)
    if location == CITY:
        streets = f'<defs><g id="streets">{ground.city(plan.hexes)}</g></defs>'
        body = part("city", f"{here} ?pending.here", touch, city)
        return [still(lambda _: streets), body, lanes, end]
    frame = plan.frames[location]
    reads = f"{row} {here} merchant active pending.location pending.scriptorium ?pending.here"
    return [
        Node(f"tile-{location}", placed(tile, location, frame), reads, touch.split(), own=True),
        lanes,
        part(f"tithe-{location}", row, "tithe/", tithe, location, frame),
        end,
    ]


def at_each(players: int, word: str, reads: str, draw: Callable[..., str]) -> list[Node]:
    """What is drawn place by place over the pieces; `{here}` is who stands there."""
    return [
        part(
            f"{word}-{location}",
            reads.format(here=of_mats(players, f"locations.{location}")),
            f"=place/{location} {CHOSEN}",
            draw,
            location,
        )
        for location in t.LOCATION_IDS
    ]
