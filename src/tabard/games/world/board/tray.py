"""The tray: choices that are no single piece on the table, as chips of icons on the own mat."""

from collections.abc import Mapping
from typing import Any, Final

from tabard.draw import effects
from tabard.draw.effects import Mark
from tabard.draw.states import Offer, plate
from tabard.games.world import tables
from tabard.games.world.board import deck
from tabard.games.world.board.meanings import figure, sign
from tabard.games.world.board.pieces import mark
from tabard.games.world.board.scene import Scene

R: Final = 8.0
PITCH: Final = 34.0
UNLIMITED: Final = ("vp", "money")  # what lies nowhere on the board


def marks_of(choice: Mapping[str, Any]) -> list[Mark]:
    """The icons of a choice, if it belongs on the tray."""
    do = choice["do"]
    if do == "sell":
        wool, cloth = int(choice["wool"]), int(choice["cloth"])
        parts = [mark("cloth", cloth, R)] if cloth else []
        if wool > 2:
            parts += [mark("wool", 1, R), figure(f"×{wool}", R)]
        elif wool:
            parts.append(mark("wool", wool, R))
        return parts
    if do == "weave":
        number = int(choice["number"])
        return [mark("wool", number, R), effects.becomes(), mark("cloth", number, R)]
    if do == "rent_two":
        yields = [deck.PLOTS[choice[key]]["yield"] for key in ("first", "second")]
        return [mark(one["kind"], one["count"], R) for one in yields]
    if do == "minor_service":
        params = deck.ACTIONS["medicine"]["params"]
        return [mark("money", params["minor_money"], R), mark("vp", params["minor_vp"], R)]
    if do == "give_up":
        return [mark(kind, 1, R) for kind in str(choice["goods"]).split("+")]
    if do == "protect":
        return [sign(deck.PENALTY_ICONS[one], R) for one in str(choice["penalties"]).split("+")]
    if do in ("swap", "gain") and choice["kind"] in UNLIMITED:
        return (
            [mark(str(choice["kind"]), 1, R)] if choice["kind"] == "money" else [sign("laurels", R)]
        )
    return []


def chips(scene: Scene) -> list[tuple[Mapping[str, Any], list[Mark]]]:
    """The choices that lie on the tray now."""
    if scene.seat is None or scene.mover != scene.seat:
        return []
    return [(choice, marks) for choice in scene.choices if (marks := marks_of(choice))]


def across(w: float) -> int:
    """How many chips lie side by side."""
    return max(1, min(6, int(w // 66)))


def tray_height(scene: Scene, w: float) -> float:
    """How much room all chips need."""
    return PITCH * -(-len(chips(scene)) // across(w))


def tray(scene: Scene, x: float, y: float, w: float, h: float) -> str:
    """All chips in rows."""
    found = chips(scene)
    columns = across(w)
    rows = -(-len(found) // columns)
    pitch = min(PITCH, h / max(1, rows))
    wide = (w - 5 * (columns - 1)) / columns
    parts: list[str] = []
    for i, (choice, marks) in enumerate(found):
        box = (x + (i % columns) * (wide + 5), y + (i // columns) * pitch, wide, pitch - 6)
        face = (
            f'<rect width="{wide:g}" height="{pitch - 6:g}" rx="{(pitch - 6) / 2:g}"'
            ' fill="var(--choose-bg)"/>'
            + effects.line_up(marks, wide / 2, (pitch - 6) / 2, wide - 8, 3)
        )
        told = chip_name(scene, choice)
        offer = Offer(int(choice["code"]))
        piece = f"chip-{choice['code']}"
        parts.append(
            plate(piece, offer, told, box, face, r=(pitch - 6) / 2, lift=0, classes="fine")
        )
    return "".join(parts)


def chip_name(scene: Scene, choice: Mapping[str, Any]) -> str:
    """A chip as a reader hears it."""
    do = choice["do"]
    say = scene.say
    if do == "sell":
        return say("sell", wool=choice["wool"], cloth=choice["cloth"])
    if do == "weave":
        return say("weave", number=choice["number"])
    if do == "rent_two":
        plots = [scene.say.printed(choice[key]) for key in ("first", "second")]
        return say("rent", plots=", ".join(plots))
    if do == "give_up":
        kinds = ", ".join(scene.say.name(kind) for kind in str(choice["goods"]).split("+"))
        return say("give-up", goods=kinds)
    if do == "protect":
        failed = str(choice["penalties"]).split("+")
        if scene.last_chapter():  # WWE-18.2
            owed = [row["kind"] for row in deck.DUTIES.values() if row["penalty"] in failed]
            return say("undouble", duties=", ".join(scene.say.name(kind) for kind in owed))
        names = [say(f"penalty-{one}") for one in tables.PENALTY_IDS if one in failed]
        return say("protect", penalties=", ".join(names))
    if do == "minor_service":
        return say("serve")
    return say("get", kind=str(choice["kind"]))
