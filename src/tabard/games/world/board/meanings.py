"""What cards, fields and places do, in icons: marks to line up at the foot of a card."""

from collections.abc import Callable
from typing import Any, Final

from tabard.draw import effects
from tabard.draw.effects import Mark
from tabard.games.world.board import deck
from tabard.games.world.board.pieces import mark, tile

Params = dict[str, Any]
MATERIAL: Final = "building_material"


def sign(name: str, r: float) -> Mark:
    """An icon as large as a token."""
    return effects.sign(name, 2 * r + 2)


def figure(content: object, r: float) -> Mark:
    """A number or a word beside tokens."""
    return effects.figure(content, r * 2)


def either(one: Mark, two: Mark, r: float) -> list[Mark]:
    """One or the other."""
    return [one, figure("/", r), two]


def got(kind: str, count: int, r: float) -> list[Mark]:
    """What one gets: goods, points, material of either kind, a house, a care for one, nothing."""
    if kind == MATERIAL:
        return either(mark("stone", count, r), mark("wood", count, r), r)
    if kind == "free_house":
        return [sign("house", r)]
    if kind == "care_for_one":
        return [sign("person-in-bed", r)]
    if kind == "none":
        return []
    return [mark(kind, count, r)]


def action(card: str, r: float) -> list[Mark]:
    """What an action card does."""
    params: Params = deck.ACTIONS[card]["params"]
    coin = mark("money", 1, r)
    cube = mark("stone", 1, r)
    if card in ("grain", "piety"):
        return [mark(params["kind"], params["count"], r)]
    if card == MATERIAL:
        return got(MATERIAL, params["count"], r)
    if card == "project":
        return [cube, mark("wood", 1, r), effects.becomes(), mark("vp", params["vp_each"], r)]
    if card == "market":
        return [mark("wool", 1, r), mark("cloth", 1, r), effects.becomes(), coin]
    if card == "privilege":
        return [effects.paper(1.5 * r, 2 * r), figure("×2", r)]
    if card == "build_house":
        return [coin, cube, effects.becomes(), sign("house", r)]
    if card == "rent":
        return [sign("house", r)] * int(params["max_houses"])
    if card == "donation":
        return [coin, effects.becomes(), sign("wax-seal", r)]
    if card == "cloth_making":
        return [mark("wool", 1, r), effects.becomes(), mark("cloth", 1, r)]
    if card == "medicine":
        minor = [coin, mark("vp", params["minor_vp"], r)]
        return [*minor, figure("/", r), sign("person-in-bed", r)]
    return [step(r)]


def step(r: float) -> Mark:
    """The favour stone goes one field on."""
    s = r / 8
    return Mark(
        40 * s,
        f'<path class="stroke" d="M2,{5 * s:g}q{18 * s:g},{-18 * s:g} {36 * s:g},0'
        f'm{-6 * s:g},{-5 * s:g}l{6 * s:g},{5 * s:g}l{-8 * s:g},{s:g}"/>',
    )


def swap(p: Params, r: float) -> list[Mark]:
    """Something for something else."""
    gains = got(p["get_kind"], p["get_count"], r)
    return [mark(p["give"][0], p["give_count"], r), effects.becomes(), *gains]


def chosen(p: Params, r: float) -> list[Mark]:
    """One of two gains."""
    one, two = (mark(kind, p["amount"], r) for kind in p["options"])
    return either(one, two, r)


def paid(p: Params, r: float) -> list[Mark]:
    """A payment, or points lost."""
    kinds = [mark(kind, p["pay_count"], r) for kind in p["pay"]]
    goods = either(kinds[0], kinds[1], r) if len(kinds) > 1 else kinds
    return [figure("−", r), *goods, figure("/", r), lost(p["vp_loss"], r)]


def levied(p: Params, r: float) -> list[Mark]:
    """One of two payments."""
    one, two = (mark(kind, count, r) for kind, count in p["options"])
    return [figure("−", r), *either(one, two, r)]


def lost(points: int, r: float) -> Mark:
    """Points that are lost."""
    return effects.points(f"−{points}", r + 2.5)


def covered(p: Params, r: float) -> list[Mark]:
    """Fields of the favour arc that are covered."""
    return [sign("padlock", r), *(sign(deck.FIELD_ICONS[name], r) for name in p["fields"])]


def with_price(kind: str) -> Callable[[Params, float], list[Mark]]:
    """Something that costs more money."""

    def marks(p: Params, r: float) -> list[Mark]:
        thing = sign("house", r) if kind == "house" else mark(kind, 1, r)
        return [thing, figure("+", r), mark("money", p["money"], r)]

    return marks


EVENTS: Final[dict[str, Callable[[Params, float], list[Mark]]]] = {
    "trade_once": swap,
    "trade_per_round": swap,
    "open_cloth_market_and_trade": swap,
    "place_project": lambda p, r: [figure("+", r), sign(deck.PROJECT_ICONS[p["project"]], r)],
    "choose_gain": chosen,
    "pay_or_lose_vp": paid,
    "cover_favour": covered,
    "price_wool": lambda p, r: [
        mark("wool", 1, r),
        effects.becomes(),
        mark("money", p["price"], r),
    ],
    "surcharge_stone": with_price("stone"),
    "surcharge_grain": with_price("grain"),
    "surcharge_house": with_price("house"),
    "skip_actions": lambda p, r: [sign("halt", r), *[effects.paper(1.5 * r, 2 * r)] * 2],
    "cover_projects": lambda p, r: [
        sign("padlock", r),
        sign("trowel", r),
        figure("≠", r),
        sign(deck.PROJECT_ICONS[p["except_project"]], r),
    ],
    "levy": levied,
    "vp_if_have": lambda p, r: [
        mark(p["kind"], p["at_least"], r),
        effects.becomes(),
        mark("vp", p["vp"], r),
    ],
    "vp_for_most": lambda p, r: [
        figure("max", r),
        mark(p["kind"], 1, r),
        mark("vp", p["vp_sole"], r),
    ],
    "forgo_for_medical": lambda p, r: [
        sign("halt", r),
        effects.becomes(),
        mark("medical", p["get"], r),
    ],
    "cloth_sale_limit": lambda p, r: [figure("≤", r), mark("cloth", p["limit"], r)],
    "lose_house": lambda p, r: [figure("−", r), sign("house", r)],
    "lose_goods": lambda p, r: [
        figure(f"−{p['count']}", r),
        mark("wool", 1, r),
        mark("stone", 1, r),
    ],
    "gain_each": lambda p, r: [figure("+", r), mark(p["kind"], p["count"], r)],
    "random_discard": lambda p, r: [effects.paper(1.5 * r, 2 * r), figure("?", r)],
    "no_plague_care_by_card": lambda p, r: [sign("halt", r), sign("person-in-bed", r)],
    "fill_tower": lambda p, r: [sign("stone-tower", r), sign("check-mark", r)],
    "reveal_plague": lambda p, r: [
        figure("+", r),
        Mark(2 * r, f'<g transform="translate(0,{-r:g})">{tile(None, 2 * r, 2 * r)}</g>'),
    ],
    "free_build": lambda p, r: [
        mark("stone", 1, r),
        figure("/", r),
        mark("wood", 1, r),
        effects.becomes(),
        mark("vp", p["vp_each"], r),
    ],
    "vp_loss_for_least": lambda p, r: [
        figure("min", r),
        mark(p["kind"], 1, r),
        lost(p["vp_loss"], r),
    ],
    "minor_service_vp": lambda p, r: [
        sign("bandage-roll", r),
        effects.becomes(),
        mark("vp", p["vp"], r),
    ],
    "project_limit": lambda p, r: [sign("trowel", r), figure(f"≤{p['max_materials']}", r)],
}


def event(card: str, r: float) -> list[Mark]:
    """What an event does."""
    row = deck.EVENTS[card]
    return EVENTS[row["effect"]](row["params"], r)


def field(name: str, r: float) -> list[Mark]:
    """What a field of the favour arc brings."""
    row = deck.FIELDS[name]
    p: Params = row["params"]
    if row["effect"] == "must_pay":
        return [figure("−", r), mark(p["kind"], p["count"], r)]
    if row["effect"] == "gain":
        return [mark(p["kind"], p["count"], r)]
    if row["effect"] == "vp_if_have":
        return [mark("vp", p["vp"], r)]
    per = sign("house", r) if row["effect"] == "vp_per_house" else mark(p["kind"], 1, r)
    return [per]
