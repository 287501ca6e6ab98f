"""What a player has: points, gold, goods, workers and builders, as the mats show them."""

from tabard.draw import effects, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.states import Offer, named, plate
from tabard.draw.tips import answering
from tabard.games.pillars import tables
from tabard.games.pillars.board import deck
from tabard.games.pillars.board.scene import Scene


def score(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """The points, in the winner's case under laurels."""
    vp = scene.seats[seat]["vp"]
    told = scene.say("points-of", name=scene.names[seat], points=vp)
    crown = ""
    if seat in scene.winners():
        told = f"{told}, {scene.say('winner')}"
        crown = centred("laurel-crown", x, y - r * 0.2, r * 2.9, "gain")
    return crown + named(f"points-{seat}", told, shapes.points(vp, x, y, r))


def purse(scene: Scene, seat: int, x: float, y: float, r: float, size: float) -> str:
    """The gold a player has."""
    gold = scene.seats[seat]["gold"]
    told = scene.say("gold-of", name=scene.names[seat], gold=gold)
    face = shapes.coin(x, y, r) + text(x + r + 4, y + size * 0.33, gold, "g7", size)
    return named(f"purse-{seat}", told, face)


def good(scene: Scene, seat: int, kind: str, x: float, y: float, size: float, mine: bool) -> str:
    """One kind of goods on a mat: the cube and how many; on the chooser's it may be returned."""
    number = scene.seats[seat]["goods"][kind]
    told = scene.say("goods-of", name=scene.names[seat], number=number, kind=kind)
    cube = shapes.cube(kind, 0, 0, size)
    if not number:
        cube = f'<g opacity=".35">{cube}</g>'
    figure = text(size + 3, size * 0.75, number, "g7", size * 0.78, tone="" if number else "ink-2")
    offer = Offer()
    if mine:
        offer = scene.offer(f"return/{kind}")
        if not offer.open and not offer.rule:
            offer = Offer(None, scene.offer(f"sell/{kind}/1").rule)
    box = (x, y, size, size)
    return plate(f"good-{seat}-{kind}", offer, told, box, cube + figure, r=4, lift=0)


def sales(scene: Scene, kind: str, x: float, y: float, room: float) -> str:
    """The cubes of one kind that may be sold; cube n stands for selling n of them."""
    numbers = [n for n in range(1, 60) if scene.offer(f"sell/{kind}/{n}").open]
    if not numbers:
        return ""
    step = min(18.0, (room - 20) / len(numbers))
    parts = [icon("receive-money", x, y - 1, 16)]
    for n in numbers:
        gold = deck.GOODS[kind]["sell_price"] * n
        told = scene.say("sell", number=n, kind=kind, gold=gold)
        box = (x + 20 + (n - 1) * step, y, 14.0, 14.0)
        face = shapes.cube(kind, 0, 0, 14)
        parts.append(
            plate(
                f"sell-{kind}-{n}",
                scene.offer(f"sell/{kind}/{n}"),
                told,
                box,
                face,
                r=3,
                lift=0,
                classes="fine",
            )
        )
    return "".join(parts)


def selling(scene: Scene) -> list[str]:
    """The kinds of which something may be sold now."""
    return [kind for kind in tables.KIND_IDS if scene.offer(f"sell/{kind}/1").open]


def counts(scene: Scene, seat: int, x: float, y: float) -> str:
    """Under the goods: what is kept, who is free, who is in the bag, or what may be sold."""
    one = scene.seats[seat]
    kinds = selling(scene) if seat == scene.chooser else []
    if kinds:
        return "".join(
            sales(scene, kind, x + (i % 2) * 110, y + 4 + (i // 2) * 24, 108)
            for i, kind in enumerate(kinds)
        )
    whole = sum(one["goods"].values())
    kept = scene.say("keeps", most=tables.GOODS_KEPT, number=whole)
    busy = one["mill"] + sum(deck.RESOURCES[card]["workers"] for card in one["cards"])
    free = scene.say("workers-free", number=one["workers"], whole=one["workers"] + busy)
    inside = scene.say("in-bag", number=scene.view["bag"][seat])
    tone = "ink-2" if whole <= tables.GOODS_KEPT else ""
    team = shapes.meeple(seat, x + 12, y + 33, 22) + fitted(x + 27, y + 38, free, 84, "g6", 14)
    bagged = shapes.pawn(seat, x + 124, y + 44, 28) + fitted(x + 138, y + 38, inside, 80, "g6", 14)
    return (
        answering(f"kept-{seat}", fitted(x, y + 10, kept, 214, "gi", 13.5, tone=tone))
        + answering(f"workers-{seat}", team)
        + answering(f"builders-{seat}", bagged)
    )


def wages(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """The workers in the wool mill and what they earn, around (x, y)."""
    number = scene.seats[seat]["mill"]
    if not number:
        return ""
    marks = [effects.worker(seat, 19), effects.figure(number, 15)]
    marks += [effects.sign("spinning-wheel", 19), effects.becomes()]
    marks += [effects.coin(8), effects.figure(deck.wage(number, scene.view["event"]), 15)]
    return answering(f"wages-{seat}", effects.line_up(marks, x, y, room))
