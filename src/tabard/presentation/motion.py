"""What events move on the table: what goes from where to where, and the stations on its way.

A game declares it as data, in the `motion.toml` of its folder. From that and an event as a seat may
see it comes what the page is told: it shows what it is told and guesses nothing.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, NamedTuple

from tabard.presentation.telling import Event

Told = dict[str, Any]


class Flow(NamedTuple):
    """What an event of a kind gives to its seat, or takes from it.

    what     the thing that moves, a token or a card
    holding  ids of the elements where the seat has it, the first one in the picture counts
    pile     the same for where it comes from or goes to; "": the spot of the event
    sign     1 where the seat gets it, -1 where it gives it
    single   whether it is one, whatever the event's amount says

    All but the numbers may name `{seat}`, `{thing}` and `{place}` of the event.
    """

    what: str
    holding: str = ""
    pile: str = ""
    sign: int = 1
    single: bool = False


class Token(NamedTuple):
    """How something looks that moves: its icon, and the colours of the icon and of its ground."""

    icon: str
    ink: str = "ink"
    ground: str = "card"


class At(NamedTuple):
    """Where an event happens: a station, and the ids of elements to be lit, the first one there."""

    station: str
    spot: str


NOWHERE: Final = At("", "")


def nowhere(_: Event, __: str) -> At:
    """Nothing happens at a station."""
    return NOWHERE


@dataclass(frozen=True, slots=True, kw_only=True)
class Motion:
    """What moves in a game.

    flows     by the kind of an event, what it moves
    tokens    how each thing looks that moves
    cards     the icons of cards: they travel themselves, and are named where things are summed up
    stations  the stations that run by themselves, in their order; each has a name
    at        where an event happens, given the station of the event before it
    opens     kinds of events that begin a new reckoning: a round, a chapter
    notes     kinds of events at stations that give nothing to anybody, yet are told in a summary
    """

    flows: Mapping[str, Flow] = field(default_factory=dict)
    tokens: Mapping[str, Token] = field(default_factory=dict)
    cards: Mapping[str, str] = field(default_factory=dict)
    stations: Collection[str] = ()
    at: Callable[[Event, str], At] = nowhere
    opens: Collection[str] = ()
    notes: Collection[str] = ()

    def told(self, event: Event, before: str = "") -> Told:
        """What a page is told of an event as a seat may see it.

        kind, seat  what happened and to whom
        at, spot    the station, and what is lit for it
        what, count what moves, and how many, negative where the seat gives it
        from, to    ids of elements, the first one in the picture counts
        """
        found: Told = {"kind": event["kind"], "seat": event["seat"]}
        station, spot = self.at(event, before)
        if station:
            found["at"] = station
            found["spot"] = spot
        flow = self.flows.get(event["kind"])
        if flow is None or event["seat"] < 0:
            return found
        count = flow.sign * (1 if flow.single else event["amount"])
        names = {"seat": event["seat"], "thing": event["thing"], "place": event["place"]}
        what = flow.what.format_map(names)
        if not count or not what:
            return found
        found |= {"what": what, "count": count}
        holding, pile = flow.holding.format_map(names), flow.pile.format_map(names) or spot
        source, target = (pile, holding) if count > 0 else (holding, pile)
        if source:
            found["from"] = source
        if target:
            found["to"] = target
        return found

    def icon(self, what: str) -> str:
        """The icon of something that moves, "" for none."""
        token = self.tokens.get(what)
        return token.icon if token is not None else self.cards.get(what, "")


STILL: Final = Motion()  # of a game in which nothing is seen to move


def read(game: Path, tokens: Mapping[str, Token], cards: Mapping[str, str] | None = None) -> Motion:
    """The motion of a game, from the `motion.toml` in its folder."""
    said = tomllib.loads((game / "motion.toml").read_text("utf-8"))
    return Motion(
        flows={kind: Flow(**flow) for kind, flow in said["flows"].items()},
        tokens=tokens,
        cards=cards or {},
        at=by_rule(said["at"], said.get("spots", {})),
        **{name: said[name] for name in ("stations", "opens", "notes")},
    )


def by_rule(stations: Mapping[str, str], spots: Mapping[str, str]) -> Callable[[Event, str], At]:
    """Where events happen by their rule, and by the kinds of events that are lit elsewhere.

    `stations` has a station and its spot, by a rule and thing (`PIL-12.1 wood`), by the chapter of
    the rule and a thing, by rule, by chapter, or under `nobody` for events of no seat. `-` is
    the station of the event before, `-projects` the same if it is this one. A spot names the
    `{thing}`, `{place}` and `{station}`; what is named by one that an event has not is left out.
    """

    def at(event: Event, before: str) -> At:
        rule, thing = event["rule"], event["thing"]
        chapter, whose = rule.partition(".")[0], "nobody" if event["seat"] < 0 else ""
        keys = (f"{rule} {thing}", f"{chapter} {thing}", rule, chapter, whose)
        found = next((stations[key] for key in keys if key in stations), "")
        station, _, spot = found.partition(" ")
        if station.startswith("-"):
            station = before if before and station in ("-", f"-{before}") else ""
        if not station:
            return NOWHERE
        names = {"thing": thing, "place": event["place"], "station": station}
        lit = spots.get(event["kind"], spot).format_map(names).split()
        return At(station, " ".join(one for one in lit if not one.endswith("-")))

    return at
