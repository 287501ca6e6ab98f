"""The tall table for a phone: plates, map, guilds as chips, own things; guild boards, mats."""

from collections.abc import Mapping
from itertools import product
from typing import Any, Final

from tabard.draw.icons import centred
from tabard.draw.mats import column, opening, panel
from tabard.draw.states import named
from tabard.draw.tree import Eyes, Node, closing, part, still
from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import deck, pieces, shelf
from tabard.games.feudum.board.ground import Ground
from tabard.games.feudum.board.guild_head import EMPTY, HELD, Rect
from tabard.games.feudum.board.hand import Laid, action_cards, cards_of
from tabard.games.feudum.board.holdings import Head, Mat, head, supplies
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
MOST_ROWS: Final = -(-t.CARDS // 5) + -(-rw.WRITS // 4)
WATCHED: Final = (0.0, 0)  # the shape without shelf and own mat


def card_rows(view: Mapping[str, Any], seat: int) -> int:
    """In how many rows the own cards lie, five in each."""
    mine = view.get("mine") or {"hand": [], "writs": [], "drawn": []}
    selecting = view["phase"] == "cards"
    number = t.CARDS if selecting else len(mine["hand"]) + len(view["seats"][seat]["played"])
    return max(1, -(-number // 5)) + max(0, -(-(len(mine["writs"]) + len(mine["drawn"])) // 4))


def mat_high(rows: int) -> float:
    """How high the own mat is."""
    return 150 + rows * (CARD_H + 10)


def shape(view: Mapping[str, Any], seat: int | None) -> tuple[float, int]:
    """What moves everything under it: how high the shelf is, and in how many rows cards lie."""
    return WATCHED if seat is None else (shelf.high(view["round"]), card_rows(view, seat))


def rooms(view: Mapping[str, Any], seat: int | None) -> dict[str, Rect]:
    """Where plates, board, guilds, mats and tracks are; a phone shows one at a time."""
    return rooms_of(len(view["seats"]), *shape(view, seat))


def rooms_of(players: int, shelved: float, rows: int) -> dict[str, Rect]:
    """The same by the shape of a table; without rows there is no own mat."""
    low = SHELF + shelved
    found: dict[str, Rect] = {"plates": PLATES, "board": (0, TOP, WIDTH, low - TOP)}
    low += 6
    found["guilds"] = (0, low, WIDTH, 3 * (GUILD_H + 5))
    low += 3 * (GUILD_H + 5) + 6
    if rows:
        found["mat"] = (0, low, WIDTH, mat_high(rows))
        low += mat_high(rows) + 6
    many = players - 1 if rows else players
    found["others"] = (0, low, WIDTH, many * (OTHER + 5))
    low += many * (OTHER + 5)
    found["unseen"] = (0, low, WIDTH, 112)
    found["whole"] = (0, 0, WIDTH, low + 112)
    return found


def chips(y: float) -> list[Node]:
    """The six guilds in their ring: sign and seats."""
    found: list[Node] = []
    wide = (WIDTH - 4) / t.GUILDS
    for i, guild in enumerate(t.GUILD_IDS):
        x = 2 + i * wide
        found.append(part(f"chip-{guild}", f"guilds.seats.{guild}", "", chip, guild, x, y, wide))
    return found


def chip(scene: Scene, guild: str, x: float, y: float, wide: float) -> str:
    """The sign of a guild and who holds its seats."""
    track: list[int | None] = scene.guilds["seats"][guild]
    mid = y + CHIP_H / 2
    face = (
        f'<rect x="{x + 1:.1f}" y="{y:g}" width="{wide - 4:.1f}" height="{CHIP_H:g}" rx="9"'
        ' fill="var(--board)" class="station"/>'
        + centred(deck.GUILD_ICONS[guild], round(x + 12, 1), mid, 19)
    )
    holders: list[str] = []
    for rank, seat in enumerate(track):
        cx = round(x + wide - 11 - (len(track) - 1 - rank) * 12.6, 1)
        face += pieces.hexagon(cx, mid, 7, HELD if seat is not None else EMPTY)
        if seat is not None:
            face += pieces.marker(seat, cx, mid, 5.5)
            holders.append(f"{scene.say(f'rank-{t.SEAT_IDS[rank]}')}: {scene.names[seat]}")
    told = scene.say.told(", ".join([scene.say.name(guild), *holders]), guild)
    onward = f'<path d="M{x + wide - 2.5:.1f},{mid - 4:g}l4,4l-4,4z" fill="var(--ink)"/>'
    last = guild == t.GUILD_IDS[-1]
    return named(f"chip-{guild}", told, face) + ("" if last else onward)


def guild_boards(players: int) -> list[Node]:
    """The six boards two by two: the west at the left, the east at the right."""
    found: list[Node] = []
    for guild, box in GUILDS.values():
        x, y = 2 + (GUILD_W + 4) * (box[0] > 0), box[1]
        found += guild((x, y, GUILD_W, GUILD_H), players)
    return found


def own_mat(seat: int, players: int) -> list[Node]:
    """The own mat: supplies above, then cards in rows of five, writs in rows of four."""
    mat = Mat(seat, players, own=True)
    at = Head((16, 9, 27), (52, 28, 200, 19, 14), (346, 26, 20), (296, 14, 22))
    return [
        mat.node("ground", ground, (), "played", "to_move phase mine"),
        *head(mat, at),
        *supplies(mat, 18, 62, 352),
        cards_of(mat, "card", in_rows),
    ]


def ground(scene: Scene, seat: int) -> str:
    """The panel under the own things, as high as the cards need."""
    return panel(scene, seat, 382, mat_high(card_rows(scene.view, seat)) - 4)


def in_rows(scene: Scene, seat: int) -> list[Laid]:
    """Cards in rows of five, writs under them in rows of four."""
    cards = action_cards(scene, seat)
    top = 148.0
    found = [
        (*one, (13 + (i % 5) * (CARD_W + 2.6), top + (i // 5) * (CARD_H + 10), CARD_W - 2, CARD_H))
        for i, one in enumerate(cards)
    ]
    top += max(1, -(-len(cards) // 5)) * (CARD_H + 10)
    return found + [
        ("writ", name, (13 + (i % 4) * 92.0, top + (i // 4) * (CARD_H + 10), 86.0, CARD_H))
        for i, name in enumerate([*scene.mine["drawn"], *scene.mine["writs"]])
    ]


def moved(y: float) -> Node:
    """The beginning of a group that lies so far down."""
    return still(lambda _: f'<g transform="translate(0,{y:g})">')


def orders(players: int) -> dict[Eyes, list[Node]]:
    """The tall table from top to bottom, for all its shapes.

    What lies under the shelf is drawn from a top of its own: it is the same for everybody.
    """
    field = (
        f'<rect x="0.5" y="{TOP:g}" width="{WIDTH - 1:g}" height="{CHIPS - TOP - 2:g}" rx="10"'
        ' fill="var(--board)" class="station"/>'
    )
    board = [
        *plates(WIDTH, players),
        still(lambda _: field),
        *epochs((0, TOP, WIDTH, 34)),
        *kingdom(MAP, players),
        *chips(CHIPS),
    ]
    guilds = [*guild_boards(players), closing()]
    small = [other_mat(seat, players, 382, OTHER) for seat in range(players)]
    strips = [*voyage((6, 4, 372, 46), players), *army((6, 58, 376, 46), players), closing()]
    mine = [(shelf.shelf(seat, players, SHELF), own_mat(seat, players)) for seat in range(players)]
    found: dict[Eyes, list[Node]] = {}
    for form in (WATCHED, *product((shelf.high(0), shelf.high(1)), range(1, MOST_ROWS + 1))):
        places = rooms_of(players, *form)
        tops = {room: moved(places[room][1]) for room in ("guilds", "others", "unseen")}
        for seat in (None,) if form == WATCHED else range(players):
            order = [*board, tops["guilds"], *guilds]
            if seat is not None:
                above, mat = mine[seat]
                order += [*above, opening(seat, 4, places["mat"][1]), *mat, closing()]
            order += [tops["others"], *column(small, seat, 4, 0, OTHER + 5), closing()]
            found[seat, form] = [*order, tops["unseen"], *strips]
    return found
