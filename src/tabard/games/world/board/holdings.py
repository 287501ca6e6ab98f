"""What a player has: points, goods or a screen, houses and seals, penalties, duties ahead."""

from tabard.draw import shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text
from tabard.draw.states import named, plate
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


def goods(
    scene: Scene, seat: int, x: float, y: float, room: float, down: float, r: float, across: int
) -> list[str]:
    """The goods before the own screen, in rows; one that may pay something is the choice."""
    held, step = scene.goods_of(seat), room / across
    return [
        good(scene, seat, kind, held.get(kind, 0), x + i % across * step, y + i // across * down, r)
        for i, kind in enumerate(deck.OWNED)
    ]


def good(scene: Scene, seat: int, kind: str, number: int, x: float, y: float, r: float) -> str:
    """One kind of goods."""
    told = scene.say("goods-of", name=scene.names[seat], number=number, kind=kind)
    drawn = token(kind, r, r, r)
    if not number:
        drawn = f'<g opacity=".35">{drawn}</g>'
    tone, size = "" if number else "ink-2", r * 1.6
    figure = text(x + r + 5, y + size * 0.33, number, "g7", size, tone=tone)
    box = (x - r, y - r, 2 * r, 2 * r)
    corner = r * 0.3 if kind in deck.CUBES else r
    piece, offer = f"good-{seat}-{kind}", scene.offer(f"pay/{kind}")
    return plate(piece, offer, told, box, drawn, r=corner, lift=0, classes="fine") + figure


def behind_screen(scene: Scene, seat: int, x: float, y: float) -> str:
    """The screen that hides another player's goods."""
    return named(
        f"screen-{seat}", scene.say("screen-of", name=scene.names[seat]), screen(seat, x, y)
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


def duties(scene: Scene, seat: int, x: float, y: float, down: float, r: float) -> list[str]:
    """What is owed at the chapter's end, duty by duty."""
    return [
        duty(scene, row, scene.goods_of(seat).get(row["kind"], 0), x, y + i * down, r)
        for i, row in enumerate(deck.DUTIES.values())
    ]


def duty(scene: Scene, row: deck.Row, have: int, x: float, y: float, r: float) -> str:
    """One duty: have, need, and the penalty where it is short."""
    kind: str = row["kind"]
    tax = row["amount"] < 0
    least = min(tables.TAXES) if tax else row["amount"]
    most = max(tables.TAXES) if tax else row["amount"]
    need = f"/ {least}–{most}" if tax else f"/ {most}"
    if have >= most:
        sign = centred("check-mark", x + 74, y, 13, "gain")
    else:
        tone = "rubric" if have < least else "ink-2"
        sign = centred(deck.PENALTY_ICONS[row["penalty"]], x + 74, y, 17, tone)
    last = scene.last_chapter()
    told = scene.say(
        "last-duty" if last else "duty",
        kind=kind,
        have=have,
        need=most,
        penalty="" if last else scene.say(f"penalty-{row['penalty']}"),
        points=row["vp_per_missing"] * tables.LAST_LOSS_FACTOR,
    )
    figures = text(x + r + 5, y + 6, have, "g7", 18) + text(
        x + r + 5 + 9.5 * len(str(have)) + 4, y + 5.5, need, "g5", 14, tone="ink-2"
    )
    return named(f"duty-{row['id']}", told, token(kind, x, y, r) + figures + sign)
