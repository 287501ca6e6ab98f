"""Stations 9 and 11 to 14: the court, the castle, the market, the cathedral, the start player."""

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.layout import Box
from tabard.draw.lettering import text, width
from tabard.draw.memory import safe
from tabard.draw.states import chip, named
from tabard.draw.stations import Size
from tabard.draw.tree import Node, placed
from tabard.games.pillars import facts, tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.cathedral import cathedral
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.spaces import Spaces
from tabard.games.pillars.board.station import BOUGHT, behind, single, station


def queue(size: Size, spaces: Spaces, place: str, x: float, y: float, step: float) -> list[Node]:
    """The spaces of a station that are taken in order, on a wide board from (x, y) on."""
    box = size.boxes[place]
    left, top, pitch, r = size((x, y, step, 17.0), (17.5, 41.0, 29.0, 13.0))
    return [
        spaces.add(place, i, box.x + left + i * pitch, box.y + top, r, str(i + 1))
        for i in range(deck.STATIONS[place]["spaces"])
    ]


def kings_court(size: Size, spaces: Spaces) -> list[Node]:
    """Station 9: the metal for the first, no tax for all who are there, and the die."""
    box = size.boxes["kings_court"]
    metal = box.at(*size((20.5, 85.5, 19, 19), (10, 56, 13, 13)))
    inside = [
        *queue(size, spaces, "kings_court", 30, 58, 44),
        Node("court-metal", placed(court_metal, metal), "court_metal"),
        Node("tax", placed(tax, size), "tax"),
    ]
    return station(size, "kings_court", inside, behind(size, "kings_court", (160, 28, 80, 0.11)))


def court_metal(scene: Scene, box: Box) -> str:
    """The metal at the court, for the builder on the first space."""
    if not scene.view["court_metal"]:
        return shapes.pane(box, 'class="free"', 3)
    cube = shapes.cube("metal", box.x, box.y, box.w)
    return named("court-metal", scene.say("court-metal"), cube)


def tax(scene: Scene, size: Size) -> str:
    """The king's tax: the shield of those at court, and the die as it was rolled last."""
    box, rolled, word = size.boxes["kings_court"], scene.view["tax"], scene.say("tax")
    told = scene.say("last-tax", gold=rolled) if rolled is not None else scene.say("tax-die")
    x, y = box.x + size(56, 74), box.y + size(86, 55)
    drawn = icon("shield", x, y + size(2, 1), size(16, 13))
    after, side = x + 18, size(22, 15)
    if not size.tall:
        drawn += text(x + 20, y + 15, word, "gi", 13.5, tone="ink-2")
        after = x + 27 + width(word, 13.5, "gi")
    return drawn + named("tax-die", told, shapes.die(rolled, after, y, side))


def castle(size: Size, spaces: Spaces) -> list[Node]:
    """Station 11: two grey workers for the next round."""
    box = size.boxes["shiring_castle"]
    spots = box.at(66, 37, 42, 42).grid(2, 4) if size.tall else box.at(18, 103, 68, 0).row(4)

    def grey(scene: Scene) -> str:
        number = scene.view["castle_workers"]
        drawn = "".join(shapes.meeple(None, x, y, 17) for x, y, _, _ in spots[:number])
        return named("castle-workers", scene.say("castle-workers", number=number), drawn)

    inside = [
        single(size, spaces, "shiring_castle", 44, 62),
        Node("castle", grey, "castle_workers"),
    ]
    return station(
        size, "shiring_castle", inside, behind(size, "shiring_castle", (64, 28, 84, 0.11))
    )


def market(size: Size, spaces: Spaces) -> list[Node]:
    """Station 12: four builders in turn, the stalls with stock and prices."""
    box = size.boxes["market"]
    inside = queue(size, spaces, "market", 28, 52, 40)
    kinds = size(tables.KIND_IDS, tuple(BOUGHT))
    stalls = box.at(*size((8, 78, 290, 38), (5, 56, 117, 14))).row(len(kinds), size(4, 0))
    for kind, at in zip(kinds, stalls):
        draw = placed(little_stall if size.tall else stall, kind, at)
        sold = kind in BOUGHT  # what is not for sale there never changes
        reads, touch = (f"market.{kind}", (f"buy/{kind}/",)) if sold else ("", ())
        inside.append(Node(f"stall-{kind}", draw, reads, touch))
    return station(size, "market", inside, behind(size, "market", (box.w - 78, 4, 72, 0.11)))


def stall_name(scene: Scene, kind: str) -> str:
    """A market stall as a reader hears it."""
    row = deck.GOODS[kind]
    if kind not in BOUGHT:
        return scene.say("stall-sell", kind=kind, sell=row["sell_price"])
    number, buy = scene.view["market"][kind], row["buy_price"]
    return scene.say("stall", kind=kind, number=number, buy=buy, sell=row["sell_price"])


def stalled(scene: Scene, kind: str, content: str) -> str:
    """The group of a stall."""
    told = safe(stall_name(scene, kind))
    return f'<g id="stall-{kind}" role="group" aria-label="{told}">{content}</g>'


def stall(scene: Scene, kind: str, box: Box) -> str:
    """A market stall: its stock, what a cube costs and what one brings."""
    x, y, row = box.x, box.y, deck.GOODS[kind]
    drawn = shapes.pane(box, shapes.PAPER, 6)
    if kind in BOUGHT:
        drawn += stock(scene, kind, x + 4.5, y + 4, 14, 15.5)
        drawn += priced("pay-money", row["buy_price"], x + 4.5, y + 33)
        drawn += priced("receive-money", row["sell_price"], x + 38, y + 33)
    else:
        drawn += shapes.cube(kind, x + 26.75, y + 2, 16)
        drawn += priced("receive-money", row["sell_price"], x + 20, y + 33)
    return stalled(scene, kind, drawn)


def little_stall(scene: Scene, kind: str, box: Box) -> str:
    """A stall in little room: its stock as a number, or as cubes while one buys."""
    if scene.offer(f"buy/{kind}/1").open:
        return stalled(scene, kind, stock(scene, kind, box.x, box.y + 2, 8.5, 9.2))
    figure = text(box.x + 21, box.y + 11, scene.view["market"][kind], "g7", 14)
    return stalled(scene, kind, shapes.cube(kind, box.x + 4, box.y, 13) + figure)


def stock(scene: Scene, kind: str, x: float, y: float, size: float, step: float) -> str:
    """The cubes of a market stall; cube n stands for buying n of them."""
    parts: list[str] = []
    for i in range(int(scene.view["market"][kind])):
        offer, piece = scene.offer(f"buy/{kind}/{i + 1}"), f"stock-{kind}-{i + 1}"
        if offer.open or offer.rule:
            gold = deck.GOODS[kind]["buy_price"] * (i + 1)
            told = scene.say("buy", number=i + 1, kind=kind, gold=gold)
            box = (x + i * step, y, size, size)
            parts.append(chip(piece, offer, told, box, shapes.cube(kind, 0, 0, size), 3))
        else:
            parts.append(f'<g id="{piece}">{shapes.cube(kind, x + i * step, y, size)}</g>')
    return "".join(parts)


def priced(sign: str, number: int, x: float, y: float, size: float = 15) -> str:
    """A price with its hand: pay or receive."""
    return icon(sign, x, y - size * 0.83, size) + text(x + size + 1.5, y, number, "g7", 15)


def church(size: Size) -> list[Node]:
    """Station 13: the cathedral as far as it stands."""
    box = size.boxes["cathedral"]

    def built(scene: Scene) -> str:
        done = facts.built(scene.view)
        said = scene.say("parts-built", number=done, parts=tables.CATHEDRAL_PARTS)
        x, y, scale, low = size((12, 10, 1.107, 18), (8, 21, 0.46, 64))
        note = text(box.right - x, box.y + low, said, "g6", 13.5, "end", "ink-2")
        return cathedral(done, box.x + x, box.y + y, scale) + note

    return station(size, "cathedral", [Node("church", built, "round phase station")])


def start_player(size: Size, spaces: Spaces) -> list[Node]:
    """Station 14: who begins now, and the space for who begins next."""
    box = size.boxes["start_player"]

    def begins(scene: Scene) -> str:
        now: int | None = scene.view["start_player"]
        if now is None or not 0 <= now < scene.players:
            return ""
        (x, y), side = size((30, 28), (56, 35)), size(26, 24)
        face = icon("trumpet-flag", box.x + x, box.y + y, side)
        face += shapes.shield(now, box.x + x + 32, box.y + y + 3, 18)
        return named("starts", scene.say("starts", who=scene.names[now]), face)

    inside = [single(size, spaces, "start_player", 156, 33), Node("starts", begins, "start_player")]
    return station(size, "start_player", inside)
