"""The street of building plots: seven yields, a plot for stone and one for wood each."""

from tabard.draw.icons import icon
from tabard.draw.stage import Rect
from tabard.draw.states import chip
from tabard.draw.stations import station
from tabard.draw.tree import Node, placed, still
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import heap, house
from tabard.games.world.board.scene import Scene


def plot(scene: Scene, name: str, box: Rect) -> str:
    """A building plot: its material as the frame, its house, or the ghost of the next one."""
    x, y, w, h = box
    row = deck.PLOTS[name]
    owner: int | None = scene.view["plots"][name]
    material: str = row["material"]
    offer = scene.offer(f"plot/{name}")
    told = scene.say.printed(name)
    if owner is not None:
        told = f"{told}, {scene.say('house-of', name=scene.names[owner])}"
    else:
        told = f"{told}, {scene.say('free')}"
    told = scene.say.told(told, name)
    frame = (
        f'<rect width="{w:g}" height="{h:g}" rx="6" fill="var(--{material})" opacity=".3"/>'
        f'<rect width="{w:g}" height="{h:g}" rx="6" fill="none" stroke="var(--{material})"'
        ' stroke-width="2"/>'
    )
    if owner is not None:
        built = house(owner, 0, 0, min(w - 4, h * 0.95))
        place = f' transform="translate({w / 2:g},{h - 4:g})"'
        frame += f'<g id="house-{name}" class="piece"{place}>{built}</g>'
    elif offer.open and scene.chooser is not None:
        ghost = house(scene.chooser, w / 2, h - 4, min(w - 4, h * 0.95))
        frame += f'<g class="ghost">{ghost}</g>'
    else:
        frame += icon(deck.TOKENS[material][0], w / 2 - 8, h / 2 - 8, 16, extra=' opacity=".5"')
    return chip(f"plot-{name}", offer, told, (x, y, w, h), frame, 6)


def lane(kind: str, box: Rect, top: float) -> list[Node]:
    """The two plots of one yield under what they bring: left for stone, right for wood."""
    x, y, w, h = box
    pair = [name for name, row in deck.PLOTS.items() if row["yield_id"] == kind]
    row = deck.PLOTS[pair[0]]["yield"]
    wide = (w - 13) / 2
    brings = heap(row["kind"], row["count"], x + w / 2, y + top * 0.54, top * 0.4)
    inside = [still(lambda _: brings)]
    for i, name in enumerate(pair):
        there = placed(plot, name, (x + 5 + i * (wide + 3), y + top, wide, h - top - 5))
        inside.append(Node(f"plot-{name}", there, f"plots.{name}", (f"=plot/{name}",)))

    def says(scene: Scene) -> str:
        return scene.say("lane", number=row["count"], kind=row["kind"])

    return station(f"place-lane-{kind}", says, box, "field", inside)
