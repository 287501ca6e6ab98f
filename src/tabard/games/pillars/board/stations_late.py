"""Stations 9 and 11 to 14: the court, the castle, the market, the cathedral, the start player."""

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.ink import path
from tabard.draw.layout import Box
from tabard.draw.lettering import text, width
from tabard.draw.memory import safe
from tabard.draw.states import chip, named
from tabard.draw.tree import Node, part
from tabard.games.pillars import facts, tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.station import BOUGHT, Site


def kings_court(at: Site) -> list[Node]:
    """Station 9: the metal for the first, no tax for all who are there, and the die."""
    metal = at.at((20.5, 85.5, 19, 19), (10, 56, 13, 13))
    inside = [part("court-metal", "court_metal", "", court_metal, metal)]
    return [*at.spaces(numbered=True), *inside, part("tax", "tax", "", tax, at)]


def court_metal(scene: Scene, box: Box) -> str:
    """The metal at the court, for the builder on the first space."""
    if not scene.view["court_metal"]:
        return shapes.pane(box, 'class="free"', 3)
    cube = shapes.cube("metal", box.x, box.y, box.w)
    return named("court-metal", scene.say("court-metal"), cube)


def tax(scene: Scene, at: Site) -> str:
    """The king's tax: the shield of those at court, and the die as it was rolled last."""
    box, size, rolled, word = at.box, at.size, scene.view["tax"], scene.say("tax")
    told = scene.say("last-tax", gold=rolled) if rolled is not None else scene.say("tax-die")
    x, y = box.x + size(56, 74), box.y + size(86, 55)
    drawn = icon("shield", x, y + size(2, 1), size(16, 13))
    after, side = x + 18, size(22, 15)
    if not size.tall:
        drawn += text(x + 20, y + 15, word, "gi", 13.5, tone="ink-2")
        after = x + 27 + width(word, 13.5, "gi")
    return drawn + named("tax-die", told, shapes.die(rolled, after, y, side))


def castle(at: Site) -> list[Node]:
    """Station 11: two grey workers for the next round."""
    box = at.box
    spots = box.at(66, 37, 42, 42).grid(2, 4) if at.size.tall else box.at(18, 103, 68, 0).row(4)

    def grey(scene: Scene) -> str:
        number = scene.view["castle_workers"]
        drawn = "".join(shapes.meeple(None, x, y, 17) for x, y, _, _ in spots[:number])
        return named("castle-workers", scene.say("castle-workers", number=number), drawn)

    return [*at.spaces(), Node("castle", grey, "castle_workers")]


def market(at: Site) -> list[Node]:
    """Station 12: four builders in turn, the stalls with stock and prices."""
    inside = at.spaces(numbered=True)
    kinds = at.size(tables.KIND_IDS, tuple(BOUGHT))
    stalls = at.at((8, 78, 290, 38), (5, 56, 117, 14)).row(len(kinds), at.size(4, 0))
    draw = at.size(stall, little_stall)
    for kind, box in zip(kinds, stalls):
        sold = kind in BOUGHT  # what is not for sale there never changes
        reads, touch = (f"market.{kind}", f"buy/{kind}/") if sold else ("", "")
        inside.append(part(f"stall-{kind}", reads, touch, draw, kind, box))
    return inside


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


def church(at: Site) -> list[Node]:
    """Station 13: the cathedral as far as it stands."""
    box = at.box

    def built(scene: Scene) -> str:
        done = facts.built(scene.view)
        said = scene.say("parts-built", number=done, parts=tables.CATHEDRAL_PARTS)
        x, y, scale, low = at.size((12, 10, 1.107, 18), (8, 21, 0.46, 64))
        note = text(box.right - x, box.y + low, said, "g6", 13.5, "end", "ink-2")
        return cathedral(done, box.x + x, box.y + y, scale) + note

    return [Node("church", built, "round phase station")]


def cathedral(built: int, x: float, y: float, scale: float) -> str:
    """The church in six parts, dashed until they are built; 150 by 105 units before scaling."""
    parts, drawn = deck.WHERE["cathedral"], ""
    for i in parts["drawn"]:
        wall, holes = parts["walls"][i], parts["holes"][i]
        how = "built" if i < built else "planned"
        drawn += f'<path id="part-{i + 1}" d="{wall}" class="{how}"/>'
        if holes and i < built:
            drawn += f'<path d="{holes}"/>'
    ground = path("M0,104.5h150", 'class="stroke wide"')
    return f'<g transform="translate({x:g},{y:g}) scale({scale:g})">{drawn}{ground}</g>'


def start_player(at: Site) -> list[Node]:
    """Station 14: who begins now, and the space for who begins next."""

    def begins(scene: Scene) -> str:
        now: int | None = scene.view["start_player"]
        if now is None or not 0 <= now < scene.players:
            return ""
        x, y, side, _ = at.at((30, 28, 26, 26), (56, 35, 24, 24))
        face = icon("trumpet-flag", x, y, side) + shapes.shield(now, x + 32, y + 3, 18)
        return named("starts", scene.say("starts", who=scene.names[now]), face)

    return [*at.spaces(), Node("starts", begins, "start_player")]
