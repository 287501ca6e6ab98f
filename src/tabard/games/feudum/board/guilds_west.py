"""The western guilds: farmers with barn and chickens, merchants with prices, alchemists."""

from collections.abc import Callable
from typing import Final

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.layout import Box
from tabard.draw.lettering import fitted, text
from tabard.draw.series import each
from tabard.draw.shapes import pale, pane
from tabard.draw.states import chip, named
from tabard.draw.tree import Node, part, still
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.scene import Scene

CELL: Final = 'fill="var(--well)" stroke="var(--line)" stroke-width="1"'
BODY: Final = 54.0  # where what only this guild has begins
PALE: Final = 0.3


def cell(box: Box, kind: str, size: float, ink: float = 1) -> str:
    """A place for a good, and the good on it, pale where none lies."""
    return pane(box, CELL, 4) + (pieces.good(kind, box.cx, box.cy, size, ink) if ink else "")


def farmers(box: Box, _: int) -> list[Node]:
    """The barn of ten, four chickens with their alms, the farmers' purse (FEU-20)."""
    purse = ("purse", "shiny-purse", 22, box.right - 54, 11, box.low - 19)
    return [
        part("barn", "guilds.barn", "", barn, box.at(8, BODY + 1, box.w - 14, 45)),
        part("chickens", "guilds.chickens", "", chickens, box.at(8, box.h - 56, 116, 50)),
        part("purse", "guilds.purse", "", hoard, *purse),
    ]


def barn(scene: Scene, box: Box) -> str:
    """The barn, cell by cell, and how full it is."""
    stock: dict[str, int] = scene.guilds["barn"]
    held = [kind for kind in t.GOOD_IDS for _ in range(stock[kind])]
    free = [""] * (t.BARN - len(held))
    cells = zip(box.at(0, 0, 125, box.h).grid(5, t.BARN, 2.5, 3), [*held, *free])
    face = "".join(cell(at, kind, 17, 1 if kind else 0) for at, kind in cells)
    face += text(box.right - 26, box.y + 24, len(held), "g7", 22, "middle")
    most = scene.say("of-most", most=t.BARN)
    face += fitted(box.right - 26, box.y + 40, most, 52, "g5", 14, "middle", "ink-2")
    told = [scene.say("barn", number=len(held), most=t.BARN)]
    told += [f"{n} {scene.say.name(kind)}" for kind, n in stock.items() if n]
    return named("barn", ", ".join(told), face)


def chickens(scene: Scene, box: Box) -> str:
    """Four chickens; a bead on one is alms."""
    beads: list[int] = scene.guilds["chickens"]
    face = ""
    for i, (x, y, w, _) in enumerate(box.row(t.CHICKENS)):
        here, mid = i < len(beads), x + w / 2 - 1.5
        face += pale(centred("chicken", mid, y + 12, 24), 1 if here else 0.35)
        face += pieces.bead(beads[i], mid, y + 37, 9.5) if here else pieces.hollow(mid, y + 37, 8.5)
    told = scene.say("chickens", number=len(beads), sum=sum(beads))
    return named("chickens", told, face)


def hoard(scene: Scene, key: str, sign: str, size: float, x: float, gap: float, y: float) -> str:
    """What a guild has in coins: its sign around (x, y), a coin and the figure."""
    number: int = scene.guilds[key]
    coin = x + gap + 9
    face = centred(sign, x, y, size) + shapes.coin(coin, y, 8)
    face += text(coin + 11, y + 5.5, number, "g7", 16)
    return named(key, scene.say(key, number=number), face)


def merchants(box: Box, _: int) -> list[Node]:
    """Five rows of four; the coin at the right is what the next good costs (FEU-21)."""
    rows = box.inset(5, BODY - 1, 5, 2.2).column(t.GOODS, 1.2)
    return each("row-{}", "guilds.market.{}", "=row/{}", price_row, t.GOOD_IDS, rows)


def price_row(scene: Scene, kind: str, box: Box) -> str:
    """One row: goods from the dear end, each with its price beside it."""
    number: int = scene.guilds["market"][kind]
    prices = t.PRICES[t.GOOD_IDS.index(kind)]
    coin, mid, face = box.w - 14, box.h / 2, ""
    for j, (price, at) in enumerate(zip(prices, Box(1, 1, coin - 23, box.h - 2).row(4, 3))):
        here = j < number
        face += pane(at, CELL, 4) + pieces.good(kind, at.x + 11, mid, 16, 1 if here else PALE)
        tone = "" if here else "ink-2"
        face += text(round(at.right - 5, 1), mid + 5, price, "g7", 14, "middle", tone)
    told = scene.say("market-empty", good=kind)
    if number:
        price = prices[number - 1]
        told = scene.say("market-row", good=kind, number=number, most=t.MARKET_ROOM, price=price)
    face += pieces.priced(coin, mid, price, 10) if number else pieces.hollow(coin, mid, 9)
    return chip(f"row-{kind}", scene.offer(f"row/{kind}"), told, box, face, 5)


def alchemists(box: Box, _: int) -> list[Node]:
    """Five stores of three, what can be invented, and the vessels for sale (FEU-22)."""
    yard = box.at(8, box.h - 40, box.w - 16, 33)
    price = pieces.priced(yard.right - 58, yard.cy, t.VESSEL_PRICE)
    stores = box.at(8, BODY, 118, 67).row(t.GOODS, 2)
    inventions = box.at(box.w - 64, BODY + 1, 57, 64).grid(2, 4, 3, 4)
    return [
        *each("store-{}", "guilds.stores.{}", "", store, t.GOOD_IDS, stores),
        *each("invent-{}", "guilds.stores", "=invent/{}", inventing, t.INVENTION_IDS, inventions),
        part("yard", "guilds.vessels", "yard/", shipyard, yard),
        still(lambda _: price),
        part("ferries", "guilds.vessels", "", ferries, yard),
    ]


def store(scene: Scene, kind: str, box: Box) -> str:
    """The store of a good, filled from below."""
    number, most = scene.guilds["stores"][kind], t.STORE_ROOM[t.GOOD_IDS.index(kind)]
    cells = reversed(Box(box.x, box.y, box.w, most * 23 - 2).column(most, 2))
    face = "".join(cell(at, kind, 16, 1 if k < number else PALE) for k, at in enumerate(cells))
    return named(f"store-{kind}", scene.say("store", good=kind, number=number, most=most), face)


def inventing(scene: Scene, invention: str, box: Box) -> str:
    """Something that can be invented here, pale while the stores do not hold its goods."""
    name, sign, row = scene.say("krud"), "unlit-bomb", t.GUILDS_DATA["krud_barrel"][0]
    if invention in t.VESSEL_IDS:
        name, sign, row = scene.say.name(invention), deck.ICONS[invention], deck.VESSELS[invention]
    cost: dict[str, int] = row["cost"]
    able = all(scene.guilds["stores"][kind] >= number for kind, number in cost.items())
    offer = scene.offer(f"invent/{invention}")
    face = pane((0, 0, box.w, box.h), 'fill="var(--choose-bg)"', 5) if offer.open else ""
    face += pale(centred(sign, 13.5, 11, 21), 1 if able or offer.open else 0.35)
    marks = [kind for kind, number in cost.items() for _ in range(number)]
    left = 13.5 - (len(marks) - 1) * 4
    face += "".join(pieces.good(kind, left + k * 8, 26, 7.5) for k, kind in enumerate(marks))
    paid = ", ".join(f"{n} {scene.say.name(kind)}" for kind, n in cost.items())
    told = scene.say("invention", thing=name, cost=paid)
    return chip(f"invent-{invention}", offer, told, box, face, 5)


def shipyard(scene: Scene, box: Box) -> str:
    """The vessels for sale."""
    stock: dict[str, int] = scene.guilds["vessels"]
    drawn = pane(box.inset(0, 0, 46, 0), shapes.PANEL, 8)
    held = [kind for kind in t.VESSEL_IDS if stock[kind]]
    for kind, at in zip(held, box.inset(4, 2.5, 50, 2.5).row(len(held), 2, 32)):
        face = centred(deck.ICONS[kind], 14, 14, 26)
        if stock[kind] > 1:
            face += text(31, 25, stock[kind], "g7", 14, "end")
        told = scene.say("vessel-sold", vessel=kind, number=stock[kind], price=t.VESSEL_PRICE)
        drawn += chip(f"yard-{kind}", scene.offer(f"yard/{kind}"), told, at, face, 6)
    return drawn


def ferries(scene: Scene, box: Box) -> str:
    """Whether the ferries run: they are closed while vessels are for sale (FEU-6.10)."""
    x, y, shut = box.right - 38, box.cy, scene.ferries_shut()
    face = icon("raft", x, y - 12, 24)
    if shut:
        face += f'<path d="M{x + 1:g},{y + 11:g}l22,-20" stroke="var(--rubric)" stroke-width="2"/>'
    sign, tone = ("padlock", "") if shut else ("check-mark", "gain")
    face += icon(sign, x + 25, y - 6, 13, tone)
    told = scene.say("ferries-shut" if shut else "ferries-run", price=t.FERRY_PRICE)
    return named("ferries", told, face)


WEST: Final[dict[str, Callable[[Box, int], list[Node]]]] = {
    "farmer": farmers,
    "merchant": merchants,
    "alchemist": alchemists,
}
