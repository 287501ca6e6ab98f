"""The tall table for a phone: plates, map, guilds as chips, own things; guild boards, mats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw.icons import centred, icon
from tabard.draw.lettering import fitted
from tabard.draw.memory import safe
from tabard.draw.stage import others
from tabard.draw.states import named
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces, shelf
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.guild_head import EMPTY, HELD, Rect
from tabard.games.feudum.board.hand import action_card, writ_card
from tabard.games.feudum.board.holdings import ground, player_shield, score, supplies
from tabard.games.feudum.board.kingdom import kingdom
from tabard.games.feudum.board.mats import other_mat, plates
from tabard.games.feudum.board.scene import Scene
from tabard.games.feudum.board.tracks import army, epochs, voyage
from tabard.games.feudum.board.wide import GUILDS

WIDTH: Final = 390.0
PLATES: Final[Rect] = (0, 0, WIDTH, 42)
MAP: Final = Ground(2, 80, 386, 350, 13.5)
TOP: Final = 46.0
CHIPS: Final = 433.0
CHIP_H: Final = 34.0
SHELF: Final = CHIPS + CHIP_H + 3
GUILD_W: Final = 191.0
GUILD_H: Final = 170.0
CARD_W: Final = 71.0
CARD_H: Final = 112.0
OTHER: Final = 134.0


def card_rows(view: Mapping[str, Any], seat: int) -> int:
    """In how many rows the own cards lie, five in each."""
    mine = view.get("mine") or {"hand": [], "writs": [], "drawn": []}
    selecting = view["phase"] == "cards"
    number = t.CARDS if selecting else len(mine["hand"]) + len(view["seats"][seat]["played"])
    return max(1, -(-number // 5)) + max(0, -(-(len(mine["writs"]) + len(mine["drawn"])) // 4))


def rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """Where plates, board, guilds, mats and tracks are; a phone shows one at a time."""
    low = SHELF + (shelf.high(view) if seat is not None else 0)
    found: dict[str, Rect] = {"plates": PLATES, "board": (0, TOP, WIDTH, low - TOP)}
    low += 6
    found["guilds"] = (0, low, WIDTH, 3 * (GUILD_H + 5))
    low += 3 * (GUILD_H + 5) + 6
    if seat is not None:
        high = 150 + card_rows(view, seat) * (CARD_H + 10)
        found["mat"] = (0, low, WIDTH, high)
        low += high + 6
    many = len(others(len(view["seats"]), seat))
    found["others"] = (0, low, WIDTH, many * (OTHER + 5))
    low += many * (OTHER + 5)
    found["unseen"] = (0, low, WIDTH, 112)
    found["whole"] = (0, 0, WIDTH, low + 112)
    return found


def chips(scene: Scene, y: float) -> str:
    """The six guilds in their ring: sign and seats."""
    parts: list[str] = []
    wide = (WIDTH - 4) / t.GUILDS
    for i, guild in enumerate(t.GUILD_IDS):
        x = 2 + i * wide
        track: list[int | None] = scene.guilds["seats"][guild]
        mid = y + CHIP_H / 2
        face = (
            f'<rect x="{x + 1:.1f}" y="{y:g}" width="{wide - 4:.1f}" height="{CHIP_H:g}" rx="9"'
            ' fill="var(--board)" class="station"/>'
            + centred(deck.GUILD_ICONS[guild], round(x + 12, 1), mid, 19)
        )
        for rank, seat in enumerate(track):
            cx = round(x + wide - 11 - (len(track) - 1 - rank) * 12.6, 1)
            face += pieces.hexagon(cx, mid, 7, HELD if seat is not None else EMPTY)
            if seat is not None:
                face += pieces.marker(seat, cx, mid, 5.5)
        holders = [
            f"{scene.say(f'rank-{t.SEAT_IDS[rank]}')}: {scene.names[seat]}"
            for rank, seat in enumerate(track)
            if seat is not None
        ]
        told = scene.say.told(", ".join([scene.say.name(guild), *holders]), guild)
        parts.append(named(f"chip-{guild}", told, face))
        if i + 1 < t.GUILDS:
            way = f"M{x + wide - 2.5:.1f},{y + CHIP_H / 2 - 4:g}l4,4l-4,4z"
            parts.append(f'<path d="{way}" fill="var(--ink)"/>')
    return "".join(parts)


def guild_boards(scene: Scene, y: float) -> str:
    """The six boards two by two: the west at the left, the east at the right."""
    parts: list[str] = []
    for _guild, (draw, box) in GUILDS.items():
        column = 0.0 if box[0] == 0 else 1.0
        row = box[1] / 175
        at = (2 + column * (GUILD_W + 4), y + row * (GUILD_H + 5), GUILD_W, GUILD_H)
        parts.append(draw(scene, at))
    return "".join(parts)


def own_mat(scene: Scene, seat: int, y: float, high: float) -> str:
    """The own mat: supplies above, then cards in rows of five, writs in rows of four."""
    parts = [
        ground(scene, seat, 382, high - 4, 7),
        player_shield(scene, seat, 16, 9, 27),
        fitted(52, 28, scene.names[seat], 200, "g6", 19, least=14),
        score(scene, seat, 346, 26, 20),
    ]
    if scene.view["start_player"] == seat:
        told = scene.say("starts", who=scene.names[seat])
        parts.append(named(f"starts-{seat}", told, icon("trumpet-flag", 296, 14, 22)))
    parts.append(supplies(scene, seat, 18, 62, 352))
    selecting = scene.phase == "cards" and not scene.seats[seat]["played"]
    names = [("card", c) for c in (t.CARD_IDS if selecting else scene.mine["hand"])]
    if not selecting:
        names += [("played", c) for c in scene.seats[seat]["played"]]
    top = 148.0
    for i, (kind, name) in enumerate(names):
        box = (13 + (i % 5) * (CARD_W + 2.6), top + (i // 5) * (CARD_H + 10), CARD_W - 2, CARD_H)
        parts.append(action_card(scene, kind, name, box))
    top += max(1, -(-len(names) // 5)) * (CARD_H + 10)
    for i, name in enumerate([*scene.mine["drawn"], *scene.mine["writs"]]):
        box = (13 + (i % 4) * 92.0, top + (i // 4) * (CARD_H + 10), 86.0, CARD_H)
        parts.append(writ_card(scene, name, box))
    return (
        f'<g id="mat-{seat}" role="group" aria-label="{safe(scene.names[seat])}"'
        f' transform="translate(4,{y:g})">{"".join(parts)}</g>'
    )


def table(scene: Scene) -> tuple[list[str], float, float]:
    """Everything from top to bottom, and how large the picture is."""
    places = rooms(scene.view, scene.seat)
    parts = [
        plates(scene, WIDTH),
        f'<rect x="0.5" y="{TOP:g}" width="{WIDTH - 1:g}" height="{CHIPS - TOP - 2:g}" rx="10"'
        ' fill="var(--board)" class="station"/>',
        epochs(scene, (0, TOP, WIDTH, 34)),
        kingdom(scene, MAP),
        chips(scene, CHIPS),
        guild_boards(scene, places["guilds"][1]),
    ]
    if scene.seat is not None:
        parts.append(shelf.shelf(scene, scene.seat, SHELF))
        parts.append(own_mat(scene, scene.seat, places["mat"][1], places["mat"][3]))
    low = places["others"][1]
    for i, seat in enumerate(others(scene.players, scene.seat)):
        parts.append(other_mat(scene, seat, (4, low + i * (OTHER + 5), 382, OTHER)))
    low = places["unseen"][1]
    parts.append(voyage(scene, (6, low + 4, 372, 46)))
    parts.append(army(scene, (6, low + 58, 376, 46)))
    return parts, WIDTH, places["whole"][3]
