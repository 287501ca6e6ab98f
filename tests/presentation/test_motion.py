"""What moves on a board is there: its elements, icons and names, and the events that move it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tabard.draw import icons
from tabard.games import NAMES, game, presentation
from tabard.kernel.dealer import Dealer
from tabard.kernel.events import EVERYBODY, Event
from tabard.kernel.state import State
from tabard.messages import LANGUAGES
from tabard.presentation.motion import Flow, Motion, Token
from tabard.words import phrases_of, words_of

PLAYERS = {"pillars": (3,), "world": (3,), "feudum": (3,), "pilgrim": (2, 1)}
ID = re.compile(r' id="([^"]+)"')
OFTEN = 2  # so often each kind of event is looked for in a picture

Told = tuple[State, State, list[dict[str, Any]]]


def motion_of(name: str) -> Motion:
    return presentation(name).board.motion


@cache
def games(name: str) -> list[tuple[State, State, tuple[Event, ...]]]:
    """Every choice of a random game for each number of players: before, after, what happened."""
    found = []
    for players in PLAYERS[name]:
        dealer = Dealer(7)
        state: State = game(name).start(players)
        while not state.over:
            before = state.copy()
            events: list[Event] = []
            state.log = events
            if state.is_chance:
                state.deal(dealer)
            else:
                choices = state.choices()
                state.apply(choices[int(dealer.below(len(choices)))])
            state.log = None
            found.append((before, state.copy(), tuple(events)))
    return found


def told(name: str) -> Iterator[Told]:
    """The same as a spectator is told."""
    motion = motion_of(name)
    station = ""
    for before, after, events in games(name):
        said = []
        for event in events:
            one = motion.told(event.seen_by(None), station)
            station = one.get("at", station)
            said.append(one)
        yield before, after, said


def ids(name: str, state: State, seat: int, layout: str) -> set[str]:
    """The elements of a picture."""
    picture = presentation(name).board.draw(
        state.view(seat), seat=seat, layout="wide" if layout == "wide" else "tall",
        names=["Anna", "Bert", "Carl"], words=phrases_of(name, "en"),
    )  # fmt: skip
    return set(ID.findall(str(picture)))


@pytest.mark.parametrize("name", NAMES)
def test_events_name_elements_that_are_in_the_picture(name: str) -> None:
    seen: dict[tuple[str, str], int] = {}
    for before, after, said in told(name):
        fresh = [one for one in said if seen.get((one["kind"], one.get("at", "")), 0) < OFTEN]
        if not any("what" in one or "at" in one for one in fresh):
            continue
        for one in fresh:
            key = (one["kind"], one.get("at", ""))
            seen[key] = seen.get(key, 0) + 1
        for layout in ("wide", "tall"):
            there = ids(name, before, 0, layout) | ids(name, after, 0, layout)
            for one in fresh:
                own = {f"plate-{one['seat']}"} if layout == "tall" else set()
                for end in ("from", "to", "spot"):
                    named = set(one[end].split()) if end in one else there
                    assert named & there or own & there, (layout, one)


@pytest.mark.parametrize("name", NAMES)
def test_every_station_is_declared_and_come_to(name: str) -> None:
    stations = {one["at"] for _, _, said in told(name) for one in said if "at" in one}
    assert stations <= set(motion_of(name).stations)
    assert len(stations) > len(motion_of(name).stations) / 2


@pytest.mark.parametrize("name", NAMES)
def test_everything_that_moves_has_an_icon_and_a_name(name: str) -> None:
    motion = motion_of(name)
    things = {*motion.tokens, *motion.cards}
    assert {motion.icon(thing) for thing in things} <= set(icons.SYMBOLS)
    moved = {one["what"] for _, _, said in told(name) for one in said if "what" in one}
    assert moved <= things
    for lang in LANGUAGES:
        words = words_of(name, lang)
        for thing in (*things, *motion.stations):
            assert words.has(f"name-{thing}") or thing in words.names, (lang, thing)


@pytest.mark.parametrize("name", NAMES)
def test_flows_and_notes_are_of_events_that_the_game_tells(name: str) -> None:
    motion = motion_of(name)
    words = words_of(name, "en")
    for kind in (*motion.flows, *motion.notes, *motion.opens):
        assert words.has(kind), kind


def test_what_moves_says_how_many_from_where_to_where() -> None:
    motion = Motion(
        flows={
            "gains": Flow("{thing}", "good-{seat}-{thing}", "supply-{thing}"),
            "pays": Flow("{thing}", "good-{seat}-{thing}", "supply-{thing}", sign=-1),
        },
        tokens={"wood": Token("wood-beam")},
    )
    seen = {"kind": "gains", "seat": 1, "amount": 3, "thing": "wood", "place": "", "rule": "X-1.1"}
    gained = motion.told(seen)
    assert gained["count"] == 3
    assert (gained["from"], gained["to"]) == ("supply-wood", "good-1-wood")
    paid = motion.told({**seen, "kind": "pays"})
    assert paid["count"] == -3
    assert (paid["from"], paid["to"]) == ("good-1-wood", "supply-wood")
    assert "what" not in motion.told({**seen, "amount": 0})
    assert "what" not in motion.told({**seen, "seat": -1})


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_may_not_know_changes_nothing_that_it_is_told(name: str) -> None:
    """An event with another secret is told to everybody else byte by byte the same."""
    motion = motion_of(name)
    things = sorted({event.thing for _, _, events in games(name) for event in events})
    secret = [e for _, _, events in games(name) for e in events if e.only != EVERYBODY]
    assert secret or name == "pilgrim"
    for event in secret:
        for seat in (None, *(other for other in range(3) if other != event.only)):
            expected = motion.told(event.seen_by(seat))
            for thing in things:
                twin = Event(
                    event.rule, event.kind, event.seat, event.amount, thing, event.place, event.only
                )
                assert motion.told(twin.seen_by(seat)) == expected
