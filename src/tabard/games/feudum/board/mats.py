"""The others' mats: everything that is public, in little room."""

from __future__ import annotations

from tabard.draw import cards, shapes
from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted, text
from tabard.draw.memory import safe
from tabard.draw.states import named
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck
from tabard.games.feudum.board.guild_head import Rect
from tabard.games.feudum.board.holdings import (
    discs,
    goods,
    ground,
    held,
    pawns,
    player_shield,
    pouch,
    score,
    tiles,
    valuables,
    vessels,
)
from tabard.games.feudum.board.scene import Scene


def backs(scene: Scene, seat: int, x: float, y: float) -> str:
    """How many cards and writs a player holds; what they are is his secret."""
    one = scene.seats[seat]
    parts: list[str] = []
    for n, (key, sign) in enumerate((("cards", "poker-hand"), ("writs", "tied-scroll"))):
        at = x + n * 42
        face = (
            f'<g transform="translate({at:g},{y - 11:g})">{cards.back(16, 22, sign, 3)}</g>'
            + held(one[key], at + 20, y, 17)
        )
        told = scene.say(f"{key}-of", name=scene.names[seat], number=one[key])
        parts.append(named(f"{key}-{seat}", told, face))
    return "".join(parts)


def played(scene: Scene, seat: int, x: float, y: float, room: float) -> str:
    """The cards that a player has played in this round, as signs in their order."""
    shown: list[str] = scene.seats[seat]["played"]
    if not shown:
        return ""
    step = min(19.0, room / len(shown))
    told = scene.say(
        "played-by",
        name=scene.names[seat],
        cards=", ".join(scene.say.name(card) for card in shown),
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


def other_mat(scene: Scene, seat: int, box: Rect) -> str:
    """One player: four short rows."""
    x, y, w, h = box
    name_room = w - 150
    parts = [
        ground(scene, seat, w, h, 6),
        player_shield(scene, seat, 13, 6, 21),
        fitted(40, 23, scene.names[seat], name_room, "g6", 16, least=13),
        score(scene, seat, w - 24, 19, 15.5),
    ]
    right = w - 48
    if scene.view["start_player"] == seat:
        told = scene.say("starts", who=scene.names[seat])
        parts.append(named(f"starts-{seat}", told, icon("trumpet-flag", right - 18, 8, 20)))
    goods_step = (w - 20) / 5
    parts.append(goods(scene, seat, 13, 46, goods_step, 18))
    parts.append(valuables(scene, seat, 12, 70, goods_step))
    low = 96
    parts.append(backs(scene, seat, 13, low))
    at = 98.0
    parts.append(small_barrel(scene, seat, at, low))
    at += 36
    if scene.seats[seat]["pouch"] in t.GOOD_IDS:
        parts.append(pouch(scene, seat, at, low))
        at += 38
    sailed, wide = vessels(scene, seat, at, low)
    parts.append(sailed)
    at += wide
    laid, wide = tiles(scene, seat, at, low)
    parts.append(laid)
    at += wide
    if at < w - 40:
        parts.append(discs(scene, seat, at + 2, low))
        at += 40
    if at < w - 36:
        parts.append(pawns(scene, seat, at + 2, low, 22))
    if h > 116:
        parts.append(played(scene, seat, 14, 121, w - 28))
    return (
        f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
        f' transform="translate({x:g},{y:g})">{"".join(parts)}</g>'
    )


def plates(scene: Scene, width: float) -> str:
    """A plate for every player: shield, points, cards left; the awaited one has an inked edge."""
    wide = (width - 8 - 5 * (scene.players - 1)) / scene.players
    parts: list[str] = []
    for seat, one in enumerate(scene.seats):
        x = 4 + seat * (wide + 5)
        awaited = scene.awaits(seat)
        edge = 'stroke="var(--ink)" stroke-width="2"' if awaited else 'stroke="var(--line)"'
        told = ", ".join(
            [
                scene.say("points-of", name=scene.names[seat], points=one["vp"]),
                scene.say("cards-of", name=scene.names[seat], number=one["cards"]),
            ]
        )
        start = ""
        if scene.view["start_player"] == seat:
            start = icon("trumpet-flag", x + 22, -1, 13)
        tight = wide < 80
        back = cards.back(13, 18, "poker-hand", 3)
        cards_ = f'<g transform="translate({x + wide - 34:.1f},12)">{back}</g>' + text(
            round(x + wide - 18, 1), 27, one["cards"], "g7", 16
        )
        parts.append(
            f'<g id="plate-{seat}" role="img" aria-label="{safe(told)}">'
            f'<rect x="{x:.1f}" y="1" width="{wide:.1f}" height="40" rx="9" {edge}'
            ' fill="var(--panel)"/>'
            + player_shield(scene, seat, round(x + 4, 1), 10, 18)
            + (
                centred("laurel-crown", round(x + 36, 1), 19, 36, "gain")
                if seat in scene.winners()
                else ""
            )
            + shapes.points(str(one["vp"]).replace("-", "−"), round(x + 36, 1), 21, 12.5)
            + ("" if tight else cards_)
            + f"{start}</g>"
        )
    return "".join(parts)
