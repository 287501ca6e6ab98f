"""What a builder costs: the prices with those who wait at them, and the bag of builders to come."""

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.ink import look
from tabard.draw.layout import Box
from tabard.draw.lettering import text
from tabard.draw.memory import remembered
from tabard.draw.states import Offer, named, plate
from tabard.draw.stations import Size
from tabard.draw.tips import answering
from tabard.draw.tree import Node, part
from tabard.draw.words import Phrasebook
from tabard.games.pillars import tables
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.spaces import Foot


def choosing(scene: Scene) -> bool:
    """Whether cards are chosen: a phone shows them where the prices are afterwards."""
    return scene.phase in {"setup", "cards"}


def price_boxes(size: Size) -> dict[int, Box]:
    """Where the prices are; the last one holds the crowd: the marker stays on it (PIL-5.5)."""
    box = size.boxes["middle"]
    if size.tall:
        found = box.at(5, 22, 111.6, 81).grid(4, len(tables.COSTS), 1.2, 3)
    else:
        found = box.at(62, 104, 38 * len(tables.COSTS), 38).row(len(tables.COSTS))
        found[-1] = found[-1]._replace(w=62)
    return dict(zip(tables.COSTS, found, strict=True))


def waiting_at(scene: Scene, cost: int) -> list[tuple[int, str]]:
    """Who waits at a price, in the order of passing: (seat, place)."""
    found: list[tuple[int, str]] = []
    mine: dict[int, int] = {}
    for one in scene.view["waiting"]:
        if one["cost"] == cost:
            mine[one["seat"]] = mine.get(one["seat"], 0) + 1
            found.append((one["seat"], f"waiting-{cost}-{one['seat']}-{mine[one['seat']]}"))
    return found


def standing(scene: Scene, cost: int, box: Box, beside: bool) -> dict[str, Foot]:
    """Where those stand who wait at a price, and the drawn builder at the current one."""
    x, y, w, h = box
    here = [place for _, place in waiting_at(scene, cost)]
    tall = 21.0
    if cost == scene.view["cost"] and scene.phase == "builders" and scene.view["drawn"] is not None:
        here.append("drawn")
    # Where the figure stands above the builders, their heads stay under it.
    if beside:
        tall = 30.0 if len(here) < 3 else 26.0
    foot = y + h - (6 if beside else 3)
    left, right = (x + 23, x + w - 11) if beside else (x + 10, x + w - 10)
    if len(here) == 1:
        left = right = x + w - 13 if beside else x + w / 2
    step = (right - left) / (len(here) - 1) if len(here) > 1 else 0.0
    return {
        place: (left + i * step, foot, tall + (place == "drawn")) for i, place in enumerate(here)
    }


def feet(scene: Scene, size: Size) -> dict[str, Foot]:
    """Where builders stand that are not on a space of their own: in and beside the bag, waiting.

    Those in the bag are unseen; some sit out beside it (PIL-5.10).
    """
    x, y, columns = bag_at(scene, size)
    found = {f"bag-{seat}": (x + 20, y + 30, 20.0) for seat in range(scene.players)}
    for n, seat in enumerate(i for i, number in enumerate(scene.view["set_aside"]) if number):
        found[f"set_aside-{seat}"] = (x + 45 + 2.3 * columns, y + 20 + 19 * (n % 2), 18.0)
    if priced(scene, size):
        for cost, box in price_boxes(size).items():
            found |= standing(scene, cost, box, not size.tall)
    return found


def price_field(scene: Scene, cost: int, box: Box, beside: bool) -> str:
    """One price; builders that refused it stand on it, the drawn one in the framed field."""
    now = cost == scene.view["cost"] and scene.phase == "builders"
    waiting = tuple([scene.names[seat] for seat, _ in waiting_at(scene, cost)])
    drawn = scene.view["drawn"] if now else None
    name = None if drawn is None else scene.names[drawn]
    return drawn_price(scene.say, cost, box, beside, now, waiting, name, scene.offer("accept"))


@remembered
def drawn_price(
    say: Phrasebook,
    cost: int,
    box: Box,
    beside: bool,
    now: bool,
    waiting: tuple[str, ...],
    drawn: str | None,
    offer: Offer,
) -> str:
    """The same from what it shows: the names of those who wait, and whose builder is drawn."""
    x, y, w, h = box
    crowd = len(waiting) + (drawn is not None)
    names = [say("waits", name=name) for name in waiting]
    if drawn is not None:
        names.append(say("drawn", name=drawn))
    told = ", ".join([say("price", gold=cost), *names])
    at = (x + (8 if crowd else w / 2), y + h / 2 + 7) if beside else (x + w / 2, y + 12.5)
    figure = text(at[0], at[1], cost, "g7", 18 if beside else 14, "middle", "" if now else "ink-2")
    ground = "card" if now else "well"
    face = shapes.pane(box, look(ground, "rule"), 0 if beside else 4) + figure
    if now:
        face += shapes.pane((x, y - 1, w, h + 2), look("none", "ink", 2.4), 4)
    if drawn is not None and (offer.open or offer.rule):
        return plate(f"price-{cost}", offer, told, box, shapes.moved(face, -x, -y), r=4, lift=0)
    return named(f"price-{cost}", told, face)


def prices(size: Size) -> list[Node]:
    """The prices from left to right, the current one framed and drawn last, and the bag."""
    boxes = price_boxes(size)

    def draw(scene: Scene) -> list[str]:
        if not priced(scene, size):
            return [""] * len(boxes)
        order = sorted(boxes, key=lambda cost: bool(cost == scene.view["cost"]))
        return [price_field(scene, cost, boxes[cost], not size.tall) for cost in order]

    ids = [f"price-{i}" for i in range(len(boxes))]
    return [
        part(ids, "cost phase drawn waiting", "=accept", draw),
        part("bag", "bag phase refusals_left", "=refuse", bag, size),
    ]


def priced(scene: Scene, size: Size) -> bool:
    """Whether there is room for the prices: a phone shows the cards in their place first."""
    return not size.tall or not choosing(scene)


def bag_at(scene: Scene, size: Size) -> tuple[float, float, float]:
    """Where the bag lies, and how far apart the columns of those in it are."""
    box = size.boxes["middle"]
    return size(
        (box.x + 396, box.y + 101, 34),
        (box.x + 8, box.y + (207 if choosing(scene) else 110), 31),
    )


def bag(scene: Scene, size: Size) -> str:
    """The bag and, beside it, whose builders are still in it; offered it means: put it back."""
    x, y, columns = bag_at(scene, size)
    inside: list[int] = scene.view["bag"]
    told = ", ".join(
        [scene.say("bag", number=sum(inside))]
        + [f"{scene.names[i]} {number}" for i, number in enumerate(inside) if number]
    )
    face = icon("swap-bag", 0, 0, 40, "sack") + shapes.count(sum(inside), 33, 33)
    if scene.phase == "builders" and scene.view["refusals_left"]:
        told += ", " + scene.say("refusal-left", number=scene.view["refusals_left"])
        face += icon("cancel", 29, 1, 13, "ink-2")
    offer = scene.offer("refuse")
    if offer.open:
        told = scene.say("put-back")
    parts = [plate("bag", offer, told, (x, y, 42, 42), face, r=8, lift=0)]
    held = [i for i in range(scene.players) if inside[i]]
    for n, seat in enumerate(held):
        sx, sy = x + 45 + (n % 2) * columns, y + 4.5 + (n // 2) * 20
        face = shapes.shield(seat, sx, sy, 14.8)
        face += text(sx + 19, sy + 13.5, inside[seat], "g7", 14.5)
        parts.append(answering(f"inbag-{seat}", face))
    return "".join(parts)
