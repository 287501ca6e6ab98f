"""What a view says without saying it: what craftsmen and cards do this round, who is free."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.games.pillars import tables as t
from tabard.games.pillars.steps.wool_mill import wages

View = Mapping[str, Any]


def capacity(craftsman: str, event: str | None) -> int:
    """How often a craftsman works this round; an event may add to it."""
    index = t.CRAFTSMAN_IDS.index(craftsman)
    more = 0 if event is None else t.EVENT_CAPACITY[t.EVENT_IDS.index(event)]
    return t.CAPACITY[index] + (more if t.GAINS_CAPACITY >> index & 1 else 0)


def harvest(card: str, event: str | None, protected: bool) -> int:
    """What a resource card yields this round."""
    more = 0 if event is None else t.EVENT_YIELD[t.EVENT_IDS.index(event)]
    return t.CARD_YIELD[t.CARD_IDS.index(card)] + (more if more > 0 or not protected else 0)


def wage(workers: int, event: str | None) -> int:
    """What workers in the mill will earn, with this round's event."""
    doubled = 0 if event is None else t.EVENT_DOUBLE_WAGE[t.EVENT_IDS.index(event)]
    return int(wages(workers, doubled))


def busy(one: Mapping[str, Any]) -> int:
    """How many workers of a player are at work: in the mill, and on cards."""
    on_cards = sum(t.CARD_WORKERS[t.CARD_IDS.index(card)] for card in one["cards"])
    return int(one["mill"]) + on_cards


def crews(view: View, place: str) -> list[tuple[int, int, int]]:
    """Who works at a forest, quarry or pit: seat, workers and cubes of every card (PIL-12.1)."""
    kind = t.PRODUCTION_KIND[t.PRODUCTION.index(t.station(place))]
    found: list[tuple[int, int, int]] = []
    for seat, one in enumerate(view["seats"]):
        for card in one["cards"]:
            index = t.CARD_IDS.index(card)
            if t.CARD_KIND[index] == kind:
                cubes = harvest(card, view["event"], bool(one["protected"]))
                found.append((seat, t.CARD_WORKERS[index], cubes))
    return found


def built(view: View) -> int:
    """How many parts of the cathedral stand: one more after each station 13 (PIL-17.6)."""
    done: int = view["round"] - 1
    if view["phase"] == "over" or (
        view["phase"] == "stations" and view["station"] > t.CATHEDRAL + 1
    ):
        done += 1
    return max(0, done)
