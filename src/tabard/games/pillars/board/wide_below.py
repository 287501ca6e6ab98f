"""Stations 6 to 12 and 14 of the wide board: land, court, Shiring, castle, market, start."""

from tabard.draw import shapes
from tabard.draw.icons import icon
from tabard.draw.lettering import text, width
from tabard.draw.memory import safe
from tabard.draw.states import named
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.parts import priced, space, station, stock, work, workers
from tabard.games.pillars.board.scene import Scene
from tabard.games.pillars.board.wide_above import card_and_space
from tabard.games.pillars.board.wide_ground import BOXES


def production(scene: Scene, place: str) -> str:
    """Stations 6 to 8: who works there and what it brings."""
    x, y, _, _ = BOXES[place]
    crew = workers(scene, place)
    good: str = deck.STATIONS[place]["resource"]
    step, size = (86.0, 20.0) if len(crew) < 3 else (60.0, 15.0)
    content = "".join(
        work(seat, number, cubes, good, x + 8 + i * step, y + 43, size)
        for i, (seat, number, cubes) in enumerate(crew)
    )
    return station(scene, place, BOXES[place], content, (x + 130, y + 5, 56, 0.16))


def kings_court(scene: Scene) -> str:
    """Station 9: the metal for the first, no tax for all who are there, and the die."""
    x, y, _, _ = BOXES["kings_court"]
    parts = [
        space(scene, "kings_court", i, x + 30 + i * 44, y + 58, label=str(i + 1))
        for i in range(deck.STATIONS["kings_court"]["spaces"])
    ]
    parts.append(court_metal(scene, x + 20.5, y + 85.5, 19))
    parts.append(tax(scene, x + 56, y + 86))
    return station(
        scene, "kings_court", BOXES["kings_court"], "".join(parts), (x + 160, y + 28, 80, 0.11)
    )


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


def shiring(scene: Scene) -> str:
    """Station 10: two craftsmen for nothing."""
    x, y, w, _ = BOXES["shiring"]
    content = card_and_space(scene, "shiring", 0, x + 10, y + 32, 22) + card_and_space(
        scene, "shiring", 1, x + 110, y + 32, 22
    )
    return station(scene, "shiring", BOXES["shiring"], content, (x + w - 50, y + 2, 44, 0.13))


def shiring_castle(scene: Scene) -> str:
    """Station 11: two grey workers for the next round."""
    x, y, _, _ = BOXES["shiring_castle"]
    number = scene.view["castle_workers"]
    grey = "".join(shapes.meeple(None, x + 18 + i * 17, y + 103, 17) for i in range(number))
    parts = [
        space(scene, "shiring_castle", 0, x + 44, y + 62),
        named("castle-workers", scene.say("castle-workers", number=number), grey),
    ]
    return station(
        scene, "shiring_castle", BOXES["shiring_castle"], "".join(parts), (x + 64, y + 28, 84, 0.11)
    )


def market(scene: Scene) -> str:
    """Station 12: four builders in turn, four stalls with stock and prices."""
    x, y, w, _ = BOXES["market"]
    parts = [
        space(scene, "market", i, x + 28 + i * 40, y + 52, label=str(i + 1))
        for i in range(deck.STATIONS["market"]["spaces"])
    ]
    for i, kind in enumerate(tables.KIND_IDS):
        parts.append(stall(scene, kind, x + 8 + i * 73.5, y + 78))
    return station(scene, "market", BOXES["market"], "".join(parts), (x + w - 78, y + 4, 72, 0.11))


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


def start_player(scene: Scene) -> str:
    """Station 14: who begins now, and the space for who begins next."""
    x, y, _, _ = BOXES["start_player"]
    parts = [space(scene, "start_player", 0, x + 156, y + 33)]
    now: int | None = scene.view["start_player"]
    if now is not None and 0 <= now < scene.players:
        told = scene.say("starts", who=scene.names[now])
        face = icon("trumpet-flag", x + 30, y + 28, 26) + shapes.shield(now, x + 62, y + 31, 18)
        parts.append(named("starts", told, face))
    return station(scene, "start_player", BOXES["start_player"], "".join(parts))
