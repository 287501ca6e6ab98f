"""What the town is made of: locations with their sick, plots for houses, stocks of goods."""

from collections.abc import Sequence
from typing import Final

from tabard.draw import effects, shapes
from tabard.draw.icons import icon
from tabard.draw.ink import look
from tabard.draw.layout import Box
from tabard.draw.lettering import text
from tabard.draw.series import each
from tabard.draw.shapes import moved
from tabard.draw.stage import Rect
from tabard.draw.states import IDLE, chip, plate
from tabard.draw.stations import faint, saying, station
from tabard.draw.tips import echoing
from tabard.draw.tree import Node, part, placed, still
from tabard.games.world import tables
from tabard.games.world.board import deck, meanings
from tabard.games.world.board.pieces import building, heap, tile, token
from tabard.games.world.board.pieces import house as manor
from tabard.games.world.board.scene import Scene

ROOFS: Final = ("gable", "hip")
BANK: Final = "money"  # there is always enough of it: nobody counts what is left


def location_name(scene: Scene, name: str) -> str:
    """A location as a reader hears it: who is sick there, and what care brings."""
    lies = scene.view["plague"][name]
    parts = [scene.say.printed(name)]
    if lies == "down":
        parts.append(scene.say("tile-down"))
    elif lies is not None:
        parts.append(scene.say("sick", number=lies))
    if name in scene.view["caring"]:
        parts.append(scene.say("cared-for"))
    return scene.say.told(", ".join(parts), name)


def location(scene: Scene, name: str, box: Rect, scale: float) -> str:
    """A location: its number and house, the tile on it, what caring brings."""
    row = deck.LOCATIONS[name]
    _, _, w, h = box
    number, reward = row["number"], row["reward"]
    lies, offer = scene.view["plague"][name], scene.offer(f"care/{name}")
    fill = "choose-bg" if offer.open else "town"
    chosen = name in scene.view["caring"]
    edge = look(fill, "ink", 2.4) if chosen else shapes.wash(fill)
    foot = h - (24 if h < 80 else 28)
    face = shapes.pane((0, 0, w, h), edge)
    if reward["kind"] == "none":
        face += faint("cave-entrance", w * 0.36 - 21 * scale, foot - 42 * scale, 46 * scale, 0.5)
    else:
        face += building(w * 0.36, foot, scale, "cottage", ROOFS[number % 2])
    face += shapes.roundel(number, 11, 11, 9)
    marks = meanings.got(reward["kind"], reward["count"], 8)
    if marks:
        wide = sum(mark.wide for mark in marks) + 2 * (len(marks) - 1)
        face += effects.line_up(marks, max(w * 0.1, 6) + wide / 2, h - 13, w - 10)
    if lies is not None:
        value = None if lies == "down" else int(lies)
        tw, th = (26.0, 28.0) if value is None else (27.0, 34.0)
        face += moved(tile(value, tw, th), w - tw - 5, 10)
    if chosen:
        face += icon("check-mark", w - 22, h - 24, 16, "gain")
    elif scene.view["chapter"] > tables.PLAGUE_AFTER and lies is None:
        face += icon("check-mark", w - 24, 12, 16, "gain")
    return plate(f"place-{name}", offer, location_name(scene, name), box, face, r=10, lift=0)


def houses(boxes: Sequence[Box], scale: float) -> list[Node]:
    """All locations in their boxes."""
    reads, names = "plague.{} caring chapter", deck.LOCATIONS
    return each("location-{}", reads, "=care/{}", location, names, boxes, scale)


def plot(scene: Scene, name: str, box: Rect) -> str:
    """A building plot: its material as the frame, its house, or the ghost of the next one."""
    x, y, w, h = box
    row = deck.PLOTS[name]
    owner: int | None = scene.view["plots"][name]
    material: str = row["material"]
    offer = scene.offer(f"plot/{name}")
    say, wide = scene.say, min(w - 4, h * 0.95)
    whose = say("free") if owner is None else say("house-of", name=scene.names[owner])
    told = say.told(f"{say.printed(name)}, {whose}", name)
    frame = shapes.pane((0, 0, w, h), look(material, opacity=".3"), 6)
    frame += shapes.pane((0, 0, w, h), look("none", material, 2), 6)
    if owner is not None:
        place = f' transform="translate({w / 2:g},{h - 4:g})"'
        built = manor(owner, 0, 0, wide)
        frame += f'<g id="house-{name}" class="piece"{place}>{built}</g>'
    elif offer.open and scene.chooser is not None:
        frame += shapes.ghost(manor(scene.chooser, w / 2, h - 4, wide))
    else:
        frame += faint(deck.TOKENS[material][0], w / 2 - 8, h / 2 - 8, 16, 0.5)
    return chip(f"plot-{name}", offer, told, (x, y, w, h), frame, 6)


def lanes(boxes: Sequence[Box], top: float) -> list[Node]:
    """All plots, by what they bring."""
    return [node for kind, box in zip(deck.LANES, boxes) for node in lane(kind, box, top)]


def lane(kind: str, box: Rect, top: float) -> list[Node]:
    """The two plots of one yield under what they bring: left for stone, right for wood."""
    x, y, w, h = box
    pair = [name for name, row in deck.PLOTS.items() if row["yield_id"] == kind]
    row = deck.PLOTS[pair[0]]["yield"]
    wide = (w - 13) / 2
    brings = heap(row["kind"], row["count"], x + w / 2, y + top * 0.54, top * 0.4)
    places = [Box(x + 5 + i * (wide + 3), y + top, wide, h - top - 5) for i in (0, 1)]
    plots = each("plot-{}", "plots.{}", "=plot/{}", plot, pair, places)
    says = saying("lane", number=row["count"], kind=row["kind"])
    return station(f"place-lane-{kind}", says, box, "field", [still(lambda _: brings), *plots])


def stock(scene: Scene, kind: str, x: float, y: float, r: float, size: float) -> str:
    """What is left of a good at its place; where it may be taken, the token is the choice."""
    drawn = token(kind, r, r, r)
    box = (x - r, y - r, 2 * r, 2 * r)
    name = f"stock-{kind}"
    corner = r * 0.3 if kind in deck.CUBES else r
    if kind == BANK:
        return chip(name, IDLE, scene.say("bank"), box, drawn, corner)
    number: int = scene.view["stock"][kind]
    told = scene.say("stock", kind=kind, number=number)
    if number == 0:
        drawn = shapes.pale(drawn, 0.35)
    offer = scene.offer(f"stock/{kind}")
    figure = text(x + r + 5, y + size * 0.33, number, "g7", size)
    return chip(name, offer, told, box, drawn, corner) + echoing(name, figure)


def stocked(kind: str, x: float, y: float, r: float, size: float) -> Node:
    """The node of a stock."""
    if kind == BANK:
        return still(placed(stock, kind, x, y, r, size))
    return part(f"stock-{kind}", f"stock.{kind}", f"=stock/{kind}", stock, kind, x, y, r, size)
