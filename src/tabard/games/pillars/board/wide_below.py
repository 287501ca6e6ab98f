"""Stations 6 to 12 and 14 of the wide board: land, court, Shiring, castle, market, start."""

from collections.abc import Callable

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import text, width
from tabard.draw.memory import safe
from tabard.draw.states import named
from tabard.draw.tree import Node, of_seats, still
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.parts import Spaces, priced, station, stock, work, workers
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.wide_above import card_and_space
from tabard.games.pillars.board.wide_ground import BOXES


def production(place: str, players: int) -> list[Node]:
    """Stations 6 to 8: who works there and what it brings."""
    x, y, _, _ = box = BOXES[place]
    good: str = deck.STATIONS[place]["resource"]

    def crew(scene: Scene) -> str:
        found = workers(scene, place)
        step, size = (86.0, 20.0) if len(found) < 3 else (60.0, 15.0)
        return "".join(
            work(seat, number, cubes, good, x + 8 + i * step, y + 43, size)
            for i, (seat, number, cubes) in enumerate(found)
        )

    inside = [Node(f"work-{place}", crew, "event " + of_seats(players, "cards", "protected"))]
    return station(place, box, inside, (x + 130, y + 5, 56, 0.16))


def kings_court(spaces: Spaces) -> list[Node]:
    """Station 9: the metal for the first, no tax for all who are there, and the die."""
    x, y, _, _ = box = BOXES["kings_court"]
    inside = [
        spaces.add("kings_court", i, x + 30 + i * 44, y + 58, label=str(i + 1))
        for i in range(deck.STATIONS["kings_court"]["spaces"])
    ]
    metal = (x + 20.5, y + 85.5, 19.0)
    inside.append(Node("court-metal", lambda scene: court_metal(scene, *metal), "court_metal"))
    inside.append(Node("tax", lambda scene: tax(scene, x + 56, y + 86), "tax"))
    return station("kings_court", box, inside, (x + 160, y + 28, 80, 0.11))


def court_metal(scene: Scene, x: float, y: float, size: float) -> str:
    """The metal at the court, for the builder on the first space."""
    if not scene.view["court_metal"]:
        return f'<rect x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}" rx="3" class="free"/>'
    return named("court-metal", scene.say("court-metal"), shapes.cube("metal", x, y, size))


def tax(scene: Scene, x: float, y: float) -> str:
    """The king's tax: the shield of those at court, and the die as it was rolled last."""
    rolled = scene.view["tax"]
    told = scene.say("last-tax", gold=rolled) if rolled is not None else scene.say("tax-die")
    word = text(x + 20, y + 15, scene.say("tax"), "gi", 13.5, tone="ink-2")
    after = x + 27 + width(scene.say("tax"), 13.5, "gi")
    return (
        icon("shield", x, y + 2, 16)
        + word
        + named("tax-die", told, shapes.die(rolled, after, y, 22))
    )


def shiring(spaces: Spaces) -> list[Node]:
    """Station 10: two craftsmen for nothing."""
    x, y, w, _ = box = BOXES["shiring"]
    inside = card_and_space(spaces, "shiring", 0, x + 10, y + 32, 22)
    inside += card_and_space(spaces, "shiring", 1, x + 110, y + 32, 22)
    return station("shiring", box, inside, (x + w - 50, y + 2, 44, 0.13))


def castle(at: Callable[[int], tuple[float, float]]) -> Node:
    """The grey workers at the castle, each at its place."""

    def draw(scene: Scene) -> str:
        number = scene.view["castle_workers"]
        grey = "".join(shapes.meeple(None, *at(i), 17) for i in range(number))
        return named("castle-workers", scene.say("castle-workers", number=number), grey)

    return Node("castle", draw, "castle_workers")


def shiring_castle(spaces: Spaces) -> list[Node]:
    """Station 11: two grey workers for the next round."""
    x, y, _, _ = box = BOXES["shiring_castle"]
    inside = [
        spaces.add("shiring_castle", 0, x + 44, y + 62),
        castle(lambda i: (x + 18 + i * 17, y + 103)),
    ]
    return station("shiring_castle", box, inside, (x + 64, y + 28, 84, 0.11))


def market(spaces: Spaces) -> list[Node]:
    """Station 12: four builders in turn, four stalls with stock and prices."""
    x, y, w, _ = box = BOXES["market"]
    inside = [
        spaces.add("market", i, x + 28 + i * 40, y + 52, label=str(i + 1))
        for i in range(deck.STATIONS["market"]["spaces"])
    ]
    inside += [stall_node(kind, x + 8 + i * 73.5, y + 78) for i, kind in enumerate(tables.KIND_IDS)]
    return station("market", box, inside, (x + w - 78, y + 4, 72, 0.11))


def stall_node(kind: str, x: float, y: float) -> Node:
    """A stall; what is not for sale there never changes."""
    if "buy_price" not in deck.GOODS[kind]:
        return still(lambda scene: stall(scene, kind, x, y))
    return Node(
        f"stall-{kind}",
        lambda scene: stall(scene, kind, x, y),
        f"market.{kind}",
        (f"buy/{kind}/",),
    )


def stall(scene: Scene, kind: str, x: float, y: float) -> str:
    """A market stall: its stock, what a cube costs and what one brings."""
    row = deck.GOODS[kind]
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="69.5" height="38" rx="6" fill="var(--card)"'
        ' stroke="var(--line)"/>'
    ]
    if "buy_price" in row:
        left = scene.view["market"][kind]
        told = scene.say(
            "stall",
            kind=kind,
            number=left,
            buy=row["buy_price"],
            sell=row["sell_price"],
        )
        parts.append(stock(scene, kind, x + 4.5, y + 4, 14, 15.5))
        parts.append(priced("pay-money", row["buy_price"], x + 4.5, y + 33))
        parts.append(priced("receive-money", row["sell_price"], x + 38, y + 33))
    else:
        told = scene.say("stall-sell", kind=kind, sell=row["sell_price"])
        parts.append(shapes.cube(kind, x + 26.75, y + 2, 16))
        parts.append(priced("receive-money", row["sell_price"], x + 20, y + 33))
    return f'<g id="stall-{kind}" role="group" aria-label="{safe(told)}">{"".join(parts)}</g>'


def begins(x: float, y: float, size: float, sx: float, sy: float) -> Node:
    """The trumpet and the shield of who begins."""

    def draw(scene: Scene) -> str:
        now: int | None = scene.view["start_player"]
        if now is None or not 0 <= now < scene.players:
            return ""
        face = icon("trumpet-flag", x, y, size) + shapes.shield(now, sx, sy, 18)
        return named("starts", scene.say("starts", who=scene.names[now]), face)

    return Node("starts", draw, "start_player")


def start_player(spaces: Spaces) -> list[Node]:
    """Station 14: who begins now, and the space for who begins next."""
    x, y, _, _ = box = BOXES["start_player"]
    inside = [
        spaces.add("start_player", 0, x + 156, y + 33),
        begins(x + 30, y + 28, 26, x + 62, y + 31),
    ]
    return station("start_player", box, inside)
