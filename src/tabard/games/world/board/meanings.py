"""What cards, fields and places do, in icons: marks to line up at the foot of a card."""

from collections.abc import Callable
from typing import Any, Final

from tabard.draw import effects
from tabard.draw.effects import Mark
from tabard.draw.meanings import Reader
from tabard.draw.shapes import moved
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import mark, tile

Params = dict[str, Any]


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


ACTIONS: Final = {
    "grain": "{kind}*{count}",
    "piety": "{kind}*{count}",
    "building_material": "building_material*{count}",
    "project": "stone wood → vp*{vp_each}",
    "market": "wool cloth → money",
    "privilege": "card ×2",
    "build_house": "money stone → @house",
    "rent": "@house*{max_houses}",
    "donation": "money → @wax-seal",
    "cloth_making": "wool → cloth",
    "medicine": "money vp*{minor_vp} / @person-in-bed",
    "favour": "step",
}


def action(card: str, r: float) -> list[Mark]:
    """What an action card does."""
    return read(ACTIONS[card], deck.ACTIONS[card]["params"], r)


def paid(p: Params) -> str:
    """A payment, or points lost."""
    goods = " / ".join(f"{kind}*{p['pay_count']}" for kind in p["pay"])
    return f"− {goods} / vp*-{{vp_loss}}"


def covered(p: Params) -> str:
    """Fields of the favour arc that are covered."""
    return " ".join(["@padlock", *(f"@{deck.ICONS[name]}" for name in p["fields"])])


SWAP: Final = "{give[0]}*{give_count} → {get_kind}*{get_count}"
EVENTS: Final[dict[str, str | Callable[[Params], str]]] = {
    "trade_once": SWAP,
    "trade_per_round": SWAP,
    "open_cloth_market_and_trade": SWAP,
    "place_project": "+ {project}",
    "choose_gain": "{options[0]}*{amount} / {options[1]}*{amount}",
    "pay_or_lose_vp": paid,
    "cover_favour": covered,
    "price_wool": "wool → money*{price}",
    "surcharge_stone": "stone + money*{money}",
    "surcharge_grain": "grain + money*{money}",
    "surcharge_house": "@house + money*{money}",
    "skip_actions": "@halt card card",
    "cover_projects": "@padlock @trowel ≠ {except_project}",
    "levy": "− {options[0][0]}*{options[0][1]} / {options[1][0]}*{options[1][1]}",
    "vp_if_have": "{kind}*{at_least} → vp*{vp}",
    "vp_for_most": "max {kind} vp*{vp_sole}",
    "forgo_for_medical": "@halt → medical*{get}",
    "cloth_sale_limit": "≤ cloth*{limit}",
    "lose_house": "− @house",
    "lose_goods": "−{count} wool stone",
    "gain_each": "+ {kind}*{count}",
    "random_discard": "card ?",
    "no_plague_care_by_card": "@halt @person-in-bed",
    "fill_tower": "@stone-tower @check-mark",
    "reveal_plague": "+ tile",
    "free_build": "stone / wood → vp*{vp_each}",
    "vp_loss_for_least": "min {kind} vp*-{vp_loss}",
    "minor_service_vp": "@bandage-roll → vp*{vp}",
    "project_limit": "@trowel ≤{max_materials}",
}


def event(card: str, r: float) -> list[Mark]:
    """What an event does."""
    row = deck.EVENTS[card]
    meaning = EVENTS[row["effect"]]
    return read(meaning if isinstance(meaning, str) else meaning(row["params"]), row["params"], r)


FIELDS: Final = {
    "must_pay": "− {kind}*{count}",
    "gain": "{kind}*{count}",
    "vp_if_have": "vp*{vp}",
    "vp_per_house": "@house",
    "vp_per_token": "{kind}",
}


def field(name: str, r: float) -> list[Mark]:
    """What a field of the favour arc brings."""
    row = deck.FIELDS[name]
    return read(FIELDS[row["effect"]], row["params"], r)
