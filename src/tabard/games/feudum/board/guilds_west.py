"""The western guilds: farmers with barn and chickens, merchants with prices, alchemists."""

from typing import Any, Final

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.states import named, plate
from tabard.draw.tree import Node, part, still
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces
from tabard.games.feudum.board.guild_head import Rect, board
from tabard.games.feudum.board.scene import Scene

CELL: Final = 'fill="var(--well)" stroke="var(--line)" stroke-width="1"'
BODY: Final = 54.0
PALE: Final = 0.3


def cell(x: float, y: float, w: float, h: float) -> str:
    """An empty place for a good."""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:g}" height="{h:g}" rx="4" {CELL}/>'


def farmers(box: Rect, players: int) -> list[Node]:
    """The barn of ten, four chickens with their alms, the farmers' purse (FEU-20)."""
    x, y, w, h = box
    right, low = x + w, y + h - 19
    purse = ("purse", "shiny-purse", 22, right - 54, right - 34, right - 23, low)
    inside = [
        part("barn", "guilds.barn", "", barn, box),
        part("chickens", "guilds.chickens", "", chickens, x + 8, y + h - 56),
        part("purse", "guilds.purse", "", hoard, *purse),
    ]
    return board("farmer", box, players, inside)


def barn(scene: Scene, box: Rect) -> str:
    """The barn, cell by cell, and how full it is."""
    x, y, w, _ = box
    stock: dict[str, int] = scene.guilds["barn"]
    held = [kind for kind in t.GOOD_IDS for _ in range(stock[kind])]
    parts: list[str] = []
    for i in range(t.BARN):
        cx, cy = x + 8 + (i % 5) * 25.5, y + BODY + 1 + (i // 5) * 24
        parts.append(cell(cx, cy, 23, 21))
        if i < len(held):
            parts.append(pieces.good(held[i], round(cx + 11.5, 1), cy + 10.5, 17))
    told = ", ".join(
        [scene.say("barn", number=len(held), most=t.BARN)]
        + [f"{n} {scene.say.name(kind)}" for kind, n in stock.items() if n]
    )
    at, most = x + w - 32, scene.say("of-most", most=t.BARN)
    number = text(at, y + BODY + 25, len(held), "g7", 22, "middle")
    number += fitted(at, y + BODY + 41, most, 52, "g5", 14, "middle", "ink-2")
    return named("barn", told, "".join(parts) + number)


def chickens(scene: Scene, x: float, y: float) -> str:
    """Four chickens; a bead on one is alms."""
    beads: list[int] = scene.guilds["chickens"]
    parts: list[str] = []
    for i in range(t.CHICKENS):
        cx = x + 13 + i * 29
        here = i < len(beads)
        parts.append(
            f'<g opacity="{1 if here else 0.35:g}">{centred("chicken", cx, y + 12, 24)}</g>'
        )
        parts.append(
            pieces.bead(beads[i], cx, y + 37, 9.5) if here else pieces.hollow(cx, y + 37, 8.5)
        )
    told = scene.say("chickens", number=len(beads), sum=sum(beads))
    return named("chickens", told, "".join(parts))


def hoard(scene: Scene, key: str, sign: str, size: float, *at: float) -> str:
    """What a guild has in coins: where its sign, a coin and the figure stand, and how low."""
    x, coin, figure, y = at
    number: int = scene.guilds[key]
    face = centred(sign, x, y, size) + shapes.coin(coin, y, 8)
    face += text(figure, y + 5.5, number, "g7", 16)
    return named(key, scene.say(key, number=number), face)


def merchants(box: Rect, players: int) -> list[Node]:
    """Five rows of four; the coin at the right is what the next good costs (FEU-21)."""
    x, y, w, _ = box
    inside: list[Node] = []
    for i, kind in enumerate(t.GOOD_IDS):
        at = (x + 5, y + BODY - 1 + i * 23.2, w - 10, 22)
        inside.append(
            part(f"row-{kind}", f"guilds.market.{kind}", f"=row/{kind}", price_row, kind, at)
        )
    return board("merchant", box, players, inside)


def price_row(scene: Scene, kind: str, box: Rect) -> str:
    """One row: goods from the dear end, each with its price beside it."""
    x, y, w, h = box
    number: int = scene.guilds["market"][kind]
    prices = t.PRICES[t.GOOD_IDS.index(kind)]
    step = (w - 34) / t.MARKET_ROOM
    parts: list[str] = []
    for j, price in enumerate(prices):
        cx = j * step + 1
        parts.append(cell(cx, 1, step - 3, h - 2))
        here = j < number
        parts.append(pieces.good(kind, round(cx + 11, 1), h / 2, 16, 1 if here else PALE))
        parts.append(
            text(round(cx + step - 8, 1), h / 2 + 5, price, "g7", 14, "middle",
                 "" if here else "ink-2")
        )  # fmt: skip
    if number:
        price = prices[number - 1]
        parts.append(shapes.coin(w - 14, h / 2, 10))
        parts.append(
            f'<circle cx="{w - 14:g}" cy="{h / 2:g}" r="8.4" fill="var(--gold)"/>'
            + text(w - 14, h / 2 + 5, price, "g7", 15, "middle", "on-light")
        )
        told = scene.say("market-row", good=kind, number=number, most=t.MARKET_ROOM, price=price)
    else:
        parts.append(f'<circle cx="{w - 14:g}" cy="{h / 2:g}" r="9" class="free"/>')
        told = scene.say("market-empty", good=kind)
    at = (round(x, 1), round(y, 1), w, h)
    offer = scene.offer(f"row/{kind}")
    return plate(f"row-{kind}", offer, told, at, "".join(parts), r=5, lift=0, classes="fine")


def alchemists(box: Rect, players: int) -> list[Node]:
    """Five stores of three, what can be invented, and the vessels for sale (FEU-22)."""
    x, y, w, h = box
    yard = (x + 8, y + h - 40, w - 16, 33)
    price = priced(yard[0] + yard[2] - 58, yard[1] + yard[3] / 2, t.VESSEL_PRICE)
    inside = [
        part(f"store-{kind}", f"guilds.stores.{kind}", "", store, i, kind, x, y)
        for i, kind in enumerate(t.GOOD_IDS)
    ]
    for n, name in enumerate(t.INVENTION_IDS):
        at = (x + w - 64 + (n % 2) * 30, y + BODY + 1 + (n // 2) * 34, 27.0, 30.0)
        inside.append(
            part(f"invent-{name}", "guilds.stores", f"=invent/{name}", inventing, name, at)
        )
    inside += [
        part("yard", "guilds.vessels", "yard/", shipyard, yard),
        still(lambda _: price),
        part("ferries", "guilds.vessels", "", ferries, yard),
    ]
    return board("alchemist", box, players, inside)


def store(scene: Scene, i: int, kind: str, x: float, y: float) -> str:
    """The store of a good."""
    most, number = t.STORE_ROOM[i], scene.guilds["stores"][kind]
    column = "".join(
        cell(x + 8 + i * 24, top, 22, 21)
        + pieces.good(kind, x + 19 + i * 24, top + 10.5, 16, 1 if k < number else PALE)
        for k in range(most)
        for top in (y + BODY + (most - 1 - k) * 23,)
    )
    return named(f"store-{kind}", scene.say("store", good=kind, number=number, most=most), column)


def inventing(scene: Scene, invention: str, box: Rect) -> str:
    """Something that can be invented here, pale while the stores do not hold its goods."""
    krud = invention not in t.VESSEL_IDS
    cost: dict[str, Any] = (
        t.GUILDS_DATA["krud_barrel"][0]["cost"] if krud else deck.VESSELS[invention]["cost"]
    )
    able = all(scene.guilds["stores"][kind] >= number for kind, number in cost.items())
    sign = "unlit-bomb" if krud else deck.VESSEL_ICONS[invention]
    offer = scene.offer(f"invent/{invention}")
    face = f'<g opacity="{1 if able or offer.open else 0.35:g}">{centred(sign, 13.5, 11, 21)}</g>'
    marks = [kind for kind, number in cost.items() for _ in range(number)]
    face += "".join(
        pieces.good(kind, 13.5 + (k - (len(marks) - 1) / 2) * 8, 26, 7.5)
        for k, kind in enumerate(marks)
    )
    name = scene.say("krud") if krud else scene.say.name(invention)
    paid = ", ".join(f"{n} {scene.say.name(kind)}" for kind, n in cost.items())
    told = scene.say("invention", thing=name, cost=paid)
    if offer.open:
        face = '<rect width="27" height="30" rx="5" fill="var(--choose-bg)"/>' + face
    at = (round(box[0], 1), round(box[1], 1), box[2], box[3])
    return plate(f"invent-{invention}", offer, told, at, face, r=5, lift=0, classes="fine")


def shipyard(scene: Scene, box: Rect) -> str:
    """The vessels for sale."""
    x, y, w, h = box
    stock: dict[str, int] = scene.guilds["vessels"]
    parts = [
        f'<rect x="{x:g}" y="{y:g}" width="{w - 46:g}" height="{h:g}" rx="8" fill="var(--panel)"'
        ' stroke="var(--line)"/>'
    ]
    held = [kind for kind in t.VESSEL_IDS if stock[kind]]
    for n, kind in enumerate(held):
        at = (round(x + 4 + n * 34, 1), y + 2.5, 32.0, 28.0)
        face = centred(deck.VESSEL_ICONS[kind], 14, 14, 26)
        if stock[kind] > 1:
            face += text(31, 25, stock[kind], "g7", 14, "end")
        told = scene.say("vessel-sold", vessel=kind, number=stock[kind], price=t.VESSEL_PRICE)
        offer = scene.offer(f"yard/{kind}")
        parts.append(plate(f"yard-{kind}", offer, told, at, face, r=6, lift=0, classes="fine"))
    return "".join(parts)


def ferries(scene: Scene, box: Rect) -> str:
    """Whether the ferries run: they are closed while vessels are for sale (FEU-6.10)."""
    x, y, w, h = box
    shut = scene.ferries_shut()
    raft = icon("raft", x + w - 38, y + h / 2 - 12, 24)
    lock = (
        f'<path d="M{x + w - 37:g},{y + h / 2 + 11:g}l22,-20" stroke="var(--rubric)"'
        f' stroke-width="2"/>{icon("padlock", x + w - 13, y + h / 2 - 6, 13)}'
        if shut
        else icon("check-mark", x + w - 13, y + h / 2 - 6, 13, "gain")
    )
    told = scene.say("ferries-shut" if shut else "ferries-run", price=t.FERRY_PRICE)
    return named("ferries", told, raft + lock)


def priced(x: float, y: float, price: int) -> str:
    """A coin that bears a price."""
    return (
        f'<circle cx="{x:g}" cy="{y + 1.2:g}" r="9.5" class="shade"/>'
        f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="var(--gold)" stroke="var(--edge)"'
        ' stroke-width="1.2"/>' + text(x, y + 5, price, "g7", 15, "middle", "on-light")
    )
