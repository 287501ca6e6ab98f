"""What a phone shows of the own things under the map: the supply in a strip, the cards in a row."""

from typing import Final

from tabard.draw.states import IDLE
from tabard.draw.tree import Node, still
from tabard.games.feudum import tables as t
from tabard.games.feudum.board import pieces
from tabard.games.feudum.board.hand import Laid, cards_of, held_cards
from tabard.games.feudum.board.holdings import Mat, counted, token, told
from tabard.games.feudum.board.scene import DUE, Scene

WIDTH: Final = 390.0
STRIP: Final = 33.0
CARD_H: Final = 58.0
WIDEST: Final = 46.0
TOKEN: Final = 19.0
THINGS: Final = (*t.GOOD_IDS, "coins", "markers", "seals", "beads", "home")
# Where a thing is not the field of its name: its field, what else it reads, what lights it.
READS: Final[dict[str, tuple[str, ...]]] = {
    **{kind: (f"goods.{kind}", DUE, f"=good/{kind} =cube") for kind in t.GOOD_IDS},
    "home": ("pawns", "", "=fresh"),
}


def high(number: int) -> float:
    """How high it is in a round: while the game is set up there are no cards to keep room for."""
    return STRIP + 2 + (CARD_H + 4 if number else 0)


def shelf(seat: int, players: int, y: float) -> list[Node]:
    """The strip of what the player has, and the cards under it."""
    mat = Mat(seat, players, own=True)
    ground = (
        f'<rect x="1" y="{y:g}" width="{WIDTH - 2:g}" height="{STRIP:g}" rx="9"'
        ' fill="var(--panel)" stroke="var(--line)"/>'
        f'<rect x="1" y="{y + 4:g}" width="5" height="{STRIP - 8:g}" fill="var(--p{seat + 1})"/>'
    )
    step = (WIDTH - 14) / len(THINGS)
    found = [still(lambda _: ground)]
    for i, kind in enumerate(THINGS):
        at = (kind, round(10 + i * step, 1), y + (STRIP - TOKEN) / 2)
        found.append(mat.node(f"shelf-{kind}", thing, at, *READS.get(kind, (kind,))))
    return [*found, cards_of(mat, "shelf", in_a_row, y + STRIP + 4, small=True)]


def thing(scene: Scene, seat: int, kind: str, x: float, y: float) -> str:
    """Something with its number."""
    mid, offer = TOKEN / 2, IDLE
    if kind == "home":
        number = sum(1 for pawn in scene.seats[seat]["pawns"] if pawn["at"] is None)
        said = scene.say("pawns-home", name=scene.names[seat], number=number)
        offer, face = scene.own(seat, "fresh"), pieces.blank_pawn(seat, mid, mid, TOKEN)
    else:
        number, said = told(scene, seat, kind)
        if kind in t.GOOD_IDS:
            offer, face = scene.good(seat, kind), pieces.good(kind, mid, mid, TOKEN)
        elif kind == "beads":
            total = sum(scene.seats[seat]["beads"])
            face = pieces.bead(total, mid, mid, 9) if number else pieces.hollow(mid, mid, 8)
        else:
            face = token(kind, seat, mid, 9)
    box = (x, y, TOKEN, TOKEN)
    return counted(f"shelf-{kind}", offer, said, box, face, number, 2.5, 16)


def in_a_row(scene: Scene, seat: int, y: float) -> list[Laid]:
    """The cards to select from, or the hand, what was played, and the writs."""
    things = held_cards(scene, seat)
    step = min(WIDEST + 4, (WIDTH - 6) / max(1, len(things)))
    return [
        (kind, name, (round(4 + i * step, 1), y, round(step - 4, 1), CARD_H))
        for i, (kind, name) in enumerate(things)
    ]
