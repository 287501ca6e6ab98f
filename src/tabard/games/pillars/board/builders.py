"""Where each builder stands; the rules do not tell a player's builders apart, the eye does."""

from collections.abc import Mapping
from typing import Any

from tabard.draw.following import followed


def places(view: Mapping[str, Any]) -> list[list[str]]:
    """For every seat the places of his builders: spaces, drawn, waiting, set aside, bag."""
    found: list[list[str]] = [[] for _ in view["seats"]]
    for station, seats in view["spaces"].items():
        for i, seat in enumerate(seats):
            if seat is not None:
                found[seat].append(f"{station}-{i + 1}")
    if view["drawn"] is not None:
        found[view["drawn"]].append("drawn")
    for one in view["waiting"]:
        mine = found[one["seat"]]
        price = f"waiting-{one['cost']}-{one['seat']}-"
        mine.append(price + str(sum(1 for place in mine if place.startswith(price)) + 1))
    for word in ("set_aside", "bag"):
        for seat, number in enumerate(view[word]):
            found[seat].extend(f"{word}-{seat}-{i + 1}" for i in range(number))
    return found


def follow(view: Mapping[str, Any], before: Mapping[str, str] | None = None) -> dict[str, str]:
    """Each builder's place under its id; whoever did not move keeps the id he had `before`."""
    now: dict[str, str] = {}
    for seat, here in enumerate(places(view)):
        now |= followed(f"builder-{seat}", here, before)
    return now
