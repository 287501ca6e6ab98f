"""The tray: choices that are no single piece on the table, as chips of icons on the own mat."""

from collections.abc import Callable
from typing import Final

from tabard.draw import effects
from tabard.draw.layout import Box
from tabard.draw.memory import remembered
from tabard.draw.shapes import pane
from tabard.draw.states import Offer, chip
from tabard.games.world import tables
from tabard.games.world.board import deck
from tabard.games.world.board.meanings import read
from tabard.games.world.board.scene import Scene

R: Final = 8.0
PITCH: Final = 34.0
# The offers that lie here: money and points lie nowhere on the board.
CHIPS: Final = ("sell/", "weave/", "pair/", "minor", "give/", "protect/", "stock/money", "stock/vp")


def sold(cloth: str, wool: str) -> str:
    """What is sold at once."""
    parts = [f"cloth*{cloth}"] if int(cloth) else []
    if int(wool):
        parts.append(f"wool ×{wool}" if int(wool) > 2 else f"wool*{wool}")
    return " ".join(parts)


def rented(*plots: str) -> str:
    """What two houses bring."""
    yields = [deck.PLOTS[plot]["yield"] for plot in plots]
    return " ".join(f"{one['kind']}*{one['count']}" for one in yields)


# What a chip means, by the word and the fields of its piece.
MEANINGS: Final[dict[str, Callable[..., str]]] = {
    "sell": sold,
    "weave": lambda number: f"wool*{number} → cloth*{number}",
    "pair": rented,
    "minor": lambda: "money*{minor_money} vp*{minor_vp}",
    "give": lambda goods: goods.replace("+", " "),
    "protect": lambda failed: " ".join(f"@{deck.ICONS[one]}" for one in failed.split("+")),
    "stock": lambda kind: kind if kind == "money" else "@laurels",
}


def chips(scene: Scene) -> list[tuple[str, Offer]]:
    """The choices that lie on the tray now, in their order."""
    found = [one for one in scene.offers.items() if one[1].open and one[0].startswith(CHIPS)]
    return sorted(found, key=lambda one: one[1].code or 0)


def across(w: float) -> int:
    """How many chips lie side by side."""
    return max(1, min(6, int(w // 66)))


def tray_height(number: int, w: float) -> float:
    """How much room so many chips need."""
    return PITCH * -(-number // across(w))


@remembered
def face_of(piece: str, wide: float, high: float) -> str:
    """The face of a chip."""
    word, *fields = piece.split("/")
    marks = read(MEANINGS[word](*fields), deck.ACTIONS["medicine"]["params"], R)
    ground = pane((0, 0, wide, high), 'fill="var(--choose-bg)"', high / 2)
    return ground + effects.line_up(marks, wide / 2, high / 2, wide - 8, 3)


def tray(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """All chips in rows."""
    found = chips(scene)
    columns = across(w)
    rows = -(-len(found) // columns)
    high = min(PITCH * rows, h) - 6
    parts: list[str] = []
    for (piece, offer), box in zip(found, Box(x, y, w, high).grid(columns, len(found), 5, 6)):
        face, told = face_of(piece, box.w, box.h), chip_name(scene, *piece.split("/"))
        parts.append(chip(f"chip-{offer.code}", offer, told, box, face, box.h / 2))
    return "".join(parts)


def chip_name(scene: Scene, word: str, *fields: str) -> str:
    """A chip as a reader hears it."""
    say = scene.say
    if word == "sell":
        return say("sell", wool=int(fields[1]), cloth=int(fields[0]))
    if word == "weave":
        return say("weave", number=int(fields[0]))
    if word == "pair":
        return say("rent", plots=", ".join(say.printed(plot) for plot in fields))
    if word == "give":
        return say("give-up", goods=", ".join(say.name(kind) for kind in fields[0].split("+")))
    if word == "protect":
        failed = fields[0].split("+")
        if scene.last_chapter():  # WWE-18.2
            owed = [row["kind"] for row in deck.DUTIES.values() if row["penalty"] in failed]
            return say("undouble", duties=", ".join(say.name(kind) for kind in owed))
        names = [say(f"penalty-{one}") for one in tables.PENALTY_IDS if one in failed]
        return say("protect", penalties=", ".join(names))
    return say("serve") if word == "minor" else say("get", kind=fields[0])
