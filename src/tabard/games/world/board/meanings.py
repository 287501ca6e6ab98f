"""What cards, fields and places do, in icons: marks to line up at the foot of a card."""

from typing import Final

from tabard.draw import effects
from tabard.draw.effects import Mark
from tabard.draw.meanings import Reader
from tabard.draw.shapes import moved
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import mark, tile

SAID: Final = deck.LOOKS.meanings


def thing(name: str, number: str, r: float) -> list[Mark] | None:
    """Goods, points, material of either kind, a card, a plague tile, a step of the stone."""
    if name == "vp" and number.startswith("−"):
        return [effects.points(number, r + 2.5)]
    count = int(number or 1)
    if name in deck.TOKENS or name == "vp":
        return [mark(name, count, r)]
    if name == "building_material":
        return [mark("stone", count, r), effects.figure("/", 2 * r), mark("wood", count, r)]
    if name in SIGNS:
        return [effects.sign(SIGNS[name], 2 * r + 2)]
    if name == "card":
        return [effects.paper(1.5 * r, 2 * r)]
    if name == "tile":
        return [Mark(2 * r, moved(tile(None, 2 * r, 2 * r), 0, -r))]
    if name == "step":
        return [step(r)]
    return [] if name == "none" else None


SIGNS: Final = {
    "free_house": "house",
    "care_for_one": "person-in-bed",
    **deck.LOOKS.tables["projects"],
}
read: Final = Reader(thing, lambda r: 2 * r + 2, lambda r: 2 * r)


def got(kind: str, count: int, r: float) -> list[Mark]:
    """What one gets: goods, points, material of either kind, a house, a care for one, nothing."""
    return read(f"{kind}*{count}", {}, r)


def step(r: float) -> Mark:
    """The favour stone goes one field on."""
    s = r / 8
    return Mark(
        40 * s,
        f'<path class="stroke" d="M2,{5 * s:g}q{18 * s:g},{-18 * s:g} {36 * s:g},0'
        f'm{-6 * s:g},{-5 * s:g}l{6 * s:g},{5 * s:g}l{-8 * s:g},{s:g}"/>',
    )


def action(card: str, r: float) -> list[Mark]:
    """What an action card does."""
    return read(SAID["actions"][card], deck.ACTIONS[card]["params"], r)


def event(card: str, r: float) -> list[Mark]:
    """What an event does; `paid` and `covered` say what is to be paid, and what it covers."""
    row = deck.EVENTS[card]
    params = row["params"]
    paid = " / ".join(f"{kind}*{params['pay_count']}" for kind in params.get("pay", ()))
    covered = " ".join(f"@{deck.ICONS[name]}" for name in params.get("fields", ()))
    return read(SAID["events"][row["effect"]], {**params, "paid": paid, "covered": covered}, r)


def field(name: str, r: float) -> list[Mark]:
    """What a field of the favour arc brings."""
    row = deck.FIELDS[name]
    return read(SAID["fields"][row["effect"]], row["params"], r)
