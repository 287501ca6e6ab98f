"""The eleven locations: who is sick there, and what caring for him brings."""

from tabard.draw import effects, shapes
from tabard.draw.icons import icon
from tabard.draw.stage import Rect
from tabard.draw.states import plate
from tabard.draw.tree import Node, placed
from tabard.games.world import tables
from tabard.games.world.board import deck, meanings
from tabard.games.world.board.pieces import cottage, tile
from tabard.games.world.board.scene import Scene


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
    number: int = row["number"]
    reward = row["reward"]
    lies = scene.view["plague"][name]
    offer = scene.offer(f"care/{name}")
    fill = "choose-bg" if offer.open else "town"
    chosen = name in scene.view["caring"]
    edge = 'stroke="var(--ink)" stroke-width="2.4"' if chosen else 'class="station"'
    foot = h - (24 if h < 80 else 28)
    face = f'<rect width="{w:g}" height="{h:g}" rx="10" fill="var(--{fill})" {edge}/>'
    if reward["kind"] == "none":
        face += icon("cave-entrance", w * 0.36 - 21 * scale, foot - 42 * scale, 46 * scale,
                     extra=' opacity=".5"')  # fmt: skip
    else:
        face += cottage(w * 0.36, foot, scale, number % 2)
    face += shapes.roundel(number, 11, 11, 9)
    marks = meanings.got(reward["kind"], reward["count"], 8)
    if marks:
        wide = sum(mark.wide for mark in marks) + 2 * (len(marks) - 1)
        face += effects.line_up(marks, max(w * 0.1, 6) + wide / 2, h - 13, w - 10)
    if lies is not None:
        value = None if lies == "down" else int(lies)
        tw, th = (26.0, 28.0) if value is None else (27.0, 34.0)
        face += f'<g transform="translate({w - tw - 5:g},10)">{tile(value, tw, th)}</g>'
    if chosen:
        face += icon("check-mark", w - 22, h - 24, 16, "gain")
    elif scene.view["chapter"] > tables.PLAGUE_AFTER and lies is None:
        face += icon("check-mark", w - 24, 12, 16, "gain")
    told = location_name(scene, name)
    return plate(f"place-{name}", offer, told, box, face, r=10, lift=0)


def house(name: str, box: Rect, scale: float) -> Node:
    """The node of a location."""
    drawn = placed(location, name, box, scale)
    return Node(f"location-{name}", drawn, f"plague.{name} caring chapter", (f"=care/{name}",))
