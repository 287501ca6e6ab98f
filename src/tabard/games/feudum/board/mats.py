"""The others' mats: everything that is public, in little room."""

from typing import Final

from tabard.draw import cards, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import text
from tabard.draw.mats import panel
from tabard.draw.memory import safe
from tabard.draw.states import named
from tabard.draw.tree import Node, of_seat, part
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, holdings
from tabard.games.feudum.board.holdings import Head, Mat, held
from tabard.games.feudum.board.scene import ATTACK, Scene

LOW: Final = 96  # the last row of a small mat
LAST: Final = ("pouch", "vessels", "tiles", "discs", "home")
HIGH: Final = 116  # from here on there is room for the cards that were played
ROOMY: Final = 80  # and on a plate for those in hand


def back(scene: Scene, seat: int, key: str, sign: str, x: float, y: float) -> str:
    """How many cards or writs a player holds; what they are is his secret."""
    number: int = scene.seats[seat][key]
    face = f'<g transform="translate({x:g},{y - 11:g})">{cards.back(16, 22, sign, 3)}</g>'
    face += held(number, x + 20, y, 17)
    told = scene.say(f"{key}-of", name=scene.names[seat], number=number)
    return named(f"{key}-{seat}", told, face)


def played(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """The cards that a player has played in this round, as signs in their order."""
    shown: list[str] = scene.seats[seat]["played"]
    if not shown:
        return ""
    step = min(19.0, room / len(shown))
    told = scene.say(
        "played-by", name=scene.names[seat], cards=", ".join(scene.say.name(card) for card in shown)
    )
    face = "".join(
        icon(deck.CARD_ICONS[card], x + i * step, y - 8, 15) for i, card in enumerate(shown)
    )
    return named(f"past-{seat}", told, face)


def small_barrel(scene: Scene, seat: int, x: float, y: float) -> str:
    """The wine barrel as a number."""
    number = scene.seats[seat]["barrel"]
    told = scene.say("barrel-of", name=scene.names[seat], number=number, most=t.BARREL)
    face = icon("barrel", x, y - 10, 19) + held(number, x + 21, y, 16)
    return named(f"barrel-{seat}", told, face)


def last_row(scene: Scene, seat: int, w: float) -> list[str]:
    """Pouch, vessels, tiles, discs and pawns side by side, as far as there is room."""
    at, purse, free, home = 134.0, "", "", ""
    if scene.seats[seat]["pouch"] in t.GOOD_IDS:
        purse = holdings.pouch(scene, seat, at, LOW)
        at += 38
    sailed, wide = holdings.vessels(scene, seat, at, LOW)
    at += wide
    laid, wide = holdings.tiles(scene, seat, at, LOW)
    at += wide
    if at < w - 40:
        free = holdings.discs(scene, seat, at + 2, LOW)
        at += 40
    if at < w - 36:
        home = holdings.pawns(scene, seat, at + 2, LOW, 22)
    return [purse, sailed, laid, free, home]


def other_mat(seat: int, players: int, w: float, h: float) -> list[Node]:
    """What lies on the mat of another player: four short rows."""
    mat = Mat(seat, players, own=False)
    step = (w - 20) / 5
    at = Head((13, 6, 21), (40, 23, w - 150, 16, 13), (w - 24, 19, 15.5), (w - 66, 8, 20))
    found = [
        mat.node("ground", panel, (w, h, 6), reads="to_move phase"),
        *holdings.head(mat, at),
        *holdings.goods(mat, 13, 46, step, 18),
        *holdings.valuables(mat, 12, 70, step),
        mat.node("cards", back, ("cards", "poker-hand", 13, LOW), "cards"),
        mat.node("writs", back, ("writs", "tied-scroll", 55, LOW), "writs"),
        mat.node("barrel", small_barrel, (98.0, LOW), "barrel"),
        mat.node(LAST, last_row, (w,), "pouch vessels tiles discs pawns"),
    ]
    if h > HIGH:
        found.append(mat.node("past", played, (14, 121, w - 28), "played"))
    return found


def plates(width: float, players: int) -> list[Node]:
    """A plate for every player: shield, points, cards left; the awaited one has an inked edge."""
    wide = (width - 8 - 5 * (players - 1)) / players
    reads = f"to_move start_player {ATTACK} {holdings.winning(players)}"
    found: list[Node] = []
    for seat in range(players):
        mine = f"{reads} {of_seat(seat, 'vp', 'cards')}"
        found.append(part(f"plate-{seat}", mine, "", plate_of, seat, 4 + seat * (wide + 5), wide))
    return found


def plate_of(scene: Scene, seat: int, x: float, wide: float) -> str:
    """The plate of one player; where it is narrow, without the cards."""
    one, name = scene.seats[seat], scene.names[seat]
    edge = 'stroke="var(--ink)" stroke-width="2"' if scene.awaits(seat) else 'stroke="var(--line)"'
    points = scene.say("points-of", name=name, points=one["vp"])
    told = f"{points}, {scene.say('cards-of', name=name, number=one['cards'])}"
    mid = round(x + 36, 1)
    parts = [
        f'<g id="plate-{seat}" role="img" aria-label="{safe(told)}">'
        f'<rect x="{x:.1f}" y="1" width="{wide:.1f}" height="40" rx="9" {edge}'
        ' fill="var(--panel)"/>',
        holdings.player_shield(scene, seat, round(x + 4, 1), 10, 18),
    ]
    if seat in scene.winners():
        parts.append(centred("laurel-crown", mid, 19, 36, "gain"))
    parts.append(shapes.points(str(one["vp"]).replace("-", "−"), mid, 21, 12.5))
    if wide >= ROOMY:
        back = cards.back(13, 18, "poker-hand", 3)
        parts.append(f'<g transform="translate({x + wide - 34:.1f},12)">{back}</g>')
        parts.append(text(round(x + wide - 18, 1), 27, one["cards"], "g7", 16))
    if scene.view["start_player"] == seat:
        parts.append(icon("trumpet-flag", x + 22, -1, 13))
    return "".join([*parts, "</g>"])
