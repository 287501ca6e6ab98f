"""What a player has: points, goods or a screen, houses and seals, penalties, duties ahead."""

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text
from tabard.draw.states import IDLE, named, plate
from tabard.games.world import tables
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import house, screen, seal, token
from tabard.games.world.board.scene import Scene


def score(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """The points, in the winner's case under laurels."""
    points = scene.points_of(seat)
    told = scene.say("points-of", name=scene.names[seat], points=points)
    crown = ""
    if seat in scene.winners():
        told = f"{told}, {scene.say('winner')}"
        crown = centred("laurel-crown", x, y - r * 0.2, r * 2.9, "gain")
    return crown + named(f"points-{seat}", told, shapes.points(points, x, y, r))


def houses(scene: Scene, seat: int, x: float, y: float, w: float) -> str:
    """Houses in stock, the first with the number beside it; the middle of its foot at (x, y)."""
    left: int = scene.seats[seat]["houses"]
    told = scene.say("houses-of", name=scene.names[seat], number=left)
    drawn = house(seat, x, y, w) + text(x + w / 2 + 3, y - 3, left, "g7", w * 0.75)
    return named(f"houses-{seat}", told, drawn)


def seals(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """Seals in stock, around (x, y)."""
    left: int = scene.seats[seat]["seals"]
    told = scene.say("seals-of", name=scene.names[seat], number=left)
    drawn = seal(seat, x, y, r) + text(x + r + 4, y + r * 0.55, left, "g7", r * 1.7)
    return named(f"seals-{seat}", told, drawn)


def good(scene: Scene, seat: int, kind: str, x: float, y: float, r: float, size: float) -> str:
    """One kind of goods before the own screen; where it may pay something, it is the choice."""
    goods = scene.goods_of(seat)
    number = goods[kind] if goods is not None else 0
    told = scene.say("goods-of", name=scene.names[seat], number=number, kind=kind)
    drawn = token(kind, r, r, r)
    if not number:
        drawn = f'<g opacity=".35">{drawn}</g>'
    tone = "" if number else "ink-2"
    figure = text(x + r + 5, y + size * 0.33, number, "g7", size, tone=tone)
    offer = scene.offer(f"pay/{kind}") if seat == scene.mover else IDLE
    box = (x - r, y - r, 2 * r, 2 * r)
    corner = r * 0.3 if kind in deck.CUBES else r
    piece = f"good-{seat}-{kind}"
    return plate(piece, offer, told, box, drawn, r=corner, lift=0, classes="fine") + figure


def goods(
    scene: Scene, seat: int, x: float, y: float, room: float, down: float, r: float, across: int
) -> str:
    """All goods in rows, or the screen that hides them."""
    if scene.goods_of(seat) is None:
        told = scene.say("screen-of", name=scene.names[seat])
        return named(f"screen-{seat}", told, screen(seat, x - r, y - r))
    step = room / across
    return "".join(
        good(scene, seat, kind, x + (i % across) * step, y + (i // across) * down, r, r * 1.6)
        for i, kind in enumerate(deck.OWNED)
    )


def marks(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """What else is true of a player: the badge, and penalties before him."""
    signs: list[tuple[str, str, str]] = []
    if scene.view["active"] == seat:
        signs.append(("trumpet-flag", scene.say("is-active", name=scene.names[seat]), ""))
    for penalty in scene.seats[seat]["penalties"]:
        told = scene.say(f"penalty-{penalty}")
        signs.append((deck.PENALTY_ICONS[penalty], told, "rubric"))
    return "".join(
        named(f"mark-{seat}-{sign}", told, icon(sign, x + i * (size + 4), y, size, tone))
        for i, (sign, told, tone) in enumerate(signs)
    )


def duties(scene: Scene, seat: int, x: float, y: float, down: float, r: float) -> str:
    """What is owed at the chapter's end: have, need, and the penalty where it is short."""
    held = scene.goods_of(seat) or {}
    parts: list[str] = []
    for i, row in enumerate(deck.DUTIES.values()):
        kind: str = row["kind"]
        tax = row["amount"] < 0
        least = min(tables.TAXES) if tax else row["amount"]
        most = max(tables.TAXES) if tax else row["amount"]
        have = held.get(kind, 0)
        need = f"/ {least}–{most}" if tax else f"/ {most}"
        cy = y + i * down
        safe = have >= most
        if safe:
            sign = centred("check-mark", x + 74, cy, 13, "gain")
        else:
            tone = "rubric" if have < least else "ink-2"
            sign = centred(deck.PENALTY_ICONS[row["penalty"]], x + 74, cy, 17, tone)
        last = scene.last_chapter()
        told = scene.say(
            "last-duty" if last else "duty",
            kind=kind,
            have=have,
            need=most,
            penalty="" if last else scene.say(f"penalty-{row['penalty']}"),
            points=row["vp_per_missing"] * tables.LAST_LOSS_FACTOR,
        )
        figures = text(x + r + 5, cy + 6, have, "g7", 18) + text(
            x + r + 5 + 9.5 * len(str(have)) + 4, cy + 5.5, need, "g5", 14, tone="ink-2"
        )
        parts.append(named(f"duty-{row['id']}", told, token(kind, x, cy, r) + figures + sign))
    return "".join(parts)
