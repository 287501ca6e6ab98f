"""The tray: choices that are no single piece on the table, as chips of icons on the own mat."""

from collections.abc import Callable
from typing import Final

from tabard.draw import effects
from tabard.draw.effects import Mark
from tabard.draw.memory import remembered
from tabard.draw.states import Offer, plate
from tabard.games.world import tables
from tabard.games.world.board import deck
from tabard.games.world.board.meanings import figure, sign
from tabard.games.world.board.pieces import mark
from tabard.games.world.board.scene import Scene

R: Final = 8.0
PITCH: Final = 34.0
# The offers that lie here: money and points lie nowhere on the board.
CHIPS: Final = ("sell/", "weave/", "pair/", "minor", "give/", "protect/", "stock/money", "stock/vp")


def sold(cloth: str, wool: str) -> list[Mark]:
    """What is sold at once."""
    parts = [mark("cloth", int(cloth), R)] if int(cloth) else []
    if int(wool) > 2:
        return [*parts, mark("wool", 1, R), figure(f"×{wool}", R)]
    return [*parts, mark("wool", int(wool), R)] if int(wool) else parts


def woven(number: str) -> list[Mark]:
    """Wool that becomes cloth."""
    return [mark("wool", int(number), R), effects.becomes(), mark("cloth", int(number), R)]


def rented(*plots: str) -> list[Mark]:
    """What two houses bring."""
    yields = [deck.PLOTS[plot]["yield"] for plot in plots]
    return [mark(one["kind"], one["count"], R) for one in yields]


def served() -> list[Mark]:
    """What the minor service brings."""
    params = deck.ACTIONS["medicine"]["params"]
    return [mark("money", params["minor_money"], R), mark("vp", params["minor_vp"], R)]


MARKS: Final[dict[str, Callable[..., list[Mark]]]] = {
    "sell": sold,
    "weave": woven,
    "pair": rented,
    "minor": served,
    "give": lambda goods: [mark(kind, 1, R) for kind in goods.split("+")],
    "protect": lambda failed: [sign(deck.PENALTY_ICONS[one], R) for one in failed.split("+")],
    "stock": lambda kind: [mark(kind, 1, R) if kind == "money" else sign("laurels", R)],
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
def chip(piece: str, wide: float, high: float) -> str:
    """The face of a chip."""
    word, *fields = piece.split("/")
    return (
        f'<rect width="{wide:g}" height="{high:g}" rx="{high / 2:g}" fill="var(--choose-bg)"/>'
        + effects.line_up(MARKS[word](*fields), wide / 2, high / 2, wide - 8, 3)
    )


def tray(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """All chips in rows."""
    found = chips(scene)
    columns = across(w)
    rows = -(-len(found) // columns)
    pitch = min(PITCH, h / max(1, rows))
    wide = (w - 5 * (columns - 1)) / columns
    parts: list[str] = []
    for i, (piece, offer) in enumerate(found):
        box = (x + (i % columns) * (wide + 5), y + (i // columns) * pitch, wide, pitch - 6)
        face, told = chip(piece, wide, pitch - 6), chip_name(scene, *piece.split("/"))
        name, r = f"chip-{offer.code}", (pitch - 6) / 2
        parts.append(plate(name, offer, told, box, face, r=r, lift=0, classes="fine"))
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
