"""A set on the page: a slot for each piece, filled and emptied freely, then laid down as one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.draw.memory import safe
from tabard.server.web.asked import Asked
from tabard.server.web.prompt import bare, capital, thing_of
from tabard.server.web.sight import Sight

View = Mapping[str, Any]


def pieces(asked: Asked, view: View, sight: Sight, names: Sequence[str]) -> dict[str, Any] | None:
    """What the page must know to put a set together; None where a single choice is made.

    pool    how often each choice may be in it, and `names`, what a slot calls each
    prices  what each costs, and each further one of it, where it costs anything
    """
    if asked.set is None:
        return None
    return {
        "least": asked.set.least,
        "most": asked.set.most,
        "pool": {str(code): number for code, number in asked.set.pool.items()},
        "prices": {
            str(form["code"]): prices
            for form in asked.choices
            if (prices := sight.words.prices(view, bare(form)))
        },
        "names": {str(form["code"]): name_of(form, view, sight, names) for form in asked.choices},
    }


def name_of(form: Mapping[str, Any], view: View, sight: Sight, names: Sequence[str]) -> str:
    """What a slot calls its piece: the thing itself, or what the choice says before its figures."""
    told = thing_of(form, sight) or sight.words.choice(view, bare(form), names).partition(":")[0]
    return capital(told)


def row(asked: Asked, sight: Sight) -> str:
    """The empty slots, each with what it is for where they differ."""
    if asked.set is None:
        return ""
    say = sight.chrome
    places = asked.set.slots or ("",) * asked.set.most
    slots = "".join(
        f'<button type="button" class="slot" data-slot="{i}" disabled'
        f' data-for="{safe(capital(sight.words.name(place)) if place else "")}"></button>'
        for i, place in enumerate(places)
    )
    out = safe(say("table-slot-out", thing="{thing}"))
    return (
        f'<span id="slots" class="slots" role="group" aria-label="{safe(say("table-slots"))}"'
        f' data-empty="{safe(say("table-slot-empty"))}" data-out="{out}">{slots}</span>'
    )


def lay_key(asked: Asked, sight: Sight) -> str:
    """The key that lays the set down; the page opens it when enough is picked."""
    if asked.set is None:
        return ""
    some, none = safe(sight.chrome("table-lay")), safe(sight.chrome("table-lay-none"))
    priced = safe(sight.chrome("table-lay-for", price="{price}"))
    optional = asked.set.least == 0
    return (
        f'<button type="button" class="primary" id="lay" data-none="{none}" data-some="{some}"'
        f' data-priced="{priced}"'
        f"{'' if optional else ' disabled'}>{none if optional else some}</button>"
    )
