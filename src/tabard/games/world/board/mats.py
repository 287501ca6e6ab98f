"""The players' mats: the own one with hand and goods, the others' with all that is public."""

from functools import partial
from typing import Final

from tabard.draw import effects, mats, shapes
from tabard.draw.holdings import beside, held
from tabard.draw.icons import centred
from tabard.draw.layout import Box
from tabard.draw.lettering import text, width
from tabard.draw.mats import GROUND, LINES, NAME, Held, Sign
from tabard.draw.pictures import Row
from tabard.draw.shapes import pane
from tabard.draw.states import named
from tabard.games.world import tables
from tabard.games.world.board import deck, pieces, piles
from tabard.games.world.board.scene import Scene
from tabard.games.world.board.tray import CHIPS
from tabard.games.world.holdings import GOODS, HAND, HOUSES, SEALS
from tabard.presentation.holdings import Holding

CARDS: Final = range(piles.CARDS)


def token(name: str, seat: int, size: float) -> str:
    """A house, a seal, a card's back or a good."""
    half = size / 2
    if name == HOUSES.name:
        return pieces.house(seat, half, size, size)
    if name == SEALS.name:
        return pieces.seal(seat, half, half, half)
    if name == HAND.name:
        return shapes.moved(pieces.back(seat, size * 0.72, size), size * 0.14, 0)
    return pieces.token(name, half, half, half)


def good(one: Holding) -> Held:
    """A good before the own screen; one that may pay something is the choice."""
    corner = 1 / 6 if one.name in deck.CUBES else 0.5
    return held(
        one,
        token,
        lambda scene, _, kind: scene.offer(f"pay/{kind}"),
        f"=pay/{one.name}",
        corner=corner,
    )


def behind_screen(scene: Scene, seat: int, x: float, y: float) -> str:
    """The screen that hides another player's goods."""
    told = scene.say("screen-of", name=scene.names[seat])
    return named(f"screen-{seat}", told, pieces.screen(seat, x, y))


def marks(scene: Scene, seat: int, x: float, y: float) -> str:
    """What else is true of a player: the badge, and penalties before him."""
    found: list[Sign] = []
    if scene.begins(seat):
        told = scene.say("is-active", name=scene.names[seat])
        found.append(Sign(f"mark-{seat}-trumpet-flag", told, effects.sign("trumpet-flag", 16)))
    for penalty in scene.seats[seat]["penalties"]:
        sign, told = deck.ICONS[penalty], scene.say(f"penalty-{penalty}")
        found.append(Sign(f"mark-{seat}-{sign}", told, effects.sign(sign, 16, "rubric")))
    return mats.signs(found, x, y, 100)


def marks_beside(scene: Scene, seat: int, room: float) -> str:
    """The same behind the name on a small mat."""
    return marks(scene, seat, 54 + min(room, width(scene.names[seat], 17)), 20.5)


def slots(_: Scene, __: int, box: Box) -> str:
    """The places of laid cards."""
    return "".join(pane(spot, 'class="planned"', 4) for spot in box.row(6, 3.5))


def duties(scene: Scene, seat: int, box: Box) -> list[str]:
    """What is owed at the chapter's end, duty by duty."""
    goods = scene.seats[seat].get("goods", {})
    rows = zip(deck.DUTIES.values(), box.column(len(deck.DUTIES)))
    return [duty(scene, row, goods.get(row["kind"], 0), spot) for row, spot in rows]


def duty(scene: Scene, row: Row, have: int, box: Box) -> str:
    """One duty: have, need, and the penalty where it is short."""
    x, y, r = box.x + 12, box.cy, 11.5
    kind: str = row["kind"]
    least = most = row["amount"]
    if least < 0:  # the tax, for which a die is thrown
        least, most = min(tables.TAXES), max(tables.TAXES)
    need = f"/ {most}" if least == most else f"/ {least}–{most}"
    if have >= most:
        sign = centred("check-mark", x + 74, y, 13, "gain")
    else:
        tone = "rubric" if have < least else "ink-2"
        sign = centred(deck.ICONS[row["penalty"]], x + 74, y, 17, tone)
    facts = {"kind": kind, "have": have, "need": most}
    if scene.last_chapter():
        points = row["vp_per_missing"] * tables.LAST_LOSS_FACTOR
        told = scene.say("last-duty", **facts, points=points)
    else:
        told = scene.say("duty", **facts, penalty=scene.say(f"penalty-{row['penalty']}"))
    after = x + r + 5 + 9.5 * len(str(have)) + 4
    figures = text(x + r + 5, y + 6, have, "g7", 18)
    figures += text(after, y + 5.5, need, "g5", 14, tone="ink-2")
    return named(f"duty-{row['id']}", told, pieces.token(kind, x, y, r) + figures + sign)


THINGS: Final = (
    GROUND,
    Held("shield", mats.coat),
    NAME,
    Held("marks", marks, "penalties", "active"),
    Held("beside", marks_beside, "penalties", "active"),
    Held("score", mats.score, "vp half", "phase places"),
    Held("screen", behind_screen),
    held(HOUSES, token),
    held(SEALS, token),
    held(HAND, token),
    LINES,
    *map(good, GOODS),
    Held(
        "cards",
        piles.middle,
        "hand",
        "chapter chapters",
        " ".join(("use/", "forgo/", "card/", *CHIPS)),
        ("head", "tray", "below", *CARDS),
    ),
    Held("slots", slots),
    Held("open-head", mats.heading),
    Held("open", piles.open_pile, "open used", parts=CARDS),
    Held("hidden-head", piles.secret_heading),
    Held("hidden", piles.hidden_pile, "hidden", parts=CARDS),
    Held("pile", piles.pile_of_backs, "hidden_cards"),
    Held("duties-head", mats.heading),
    Held("duties", duties, "goods", "chapter chapters", parts=tuple(deck.DUTIES)),
)


plates: Final = partial(
    mats.plates, beside=beside(HAND, token), fields="vp half cards", reads="places active"
)
