"""A table on the screen: its picture, the prompt and the choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.cli.offers import offers
from tabard.cli.screen import MARKS, Screen
from tabard.games import presentation
from tabard.kernel.state import State
from tabard.words import Words

ROOM = 74  # columns of a log line


def show_table(view: Mapping[str, Any], words: Words, screen: Screen) -> None:
    """Print the whole table."""
    draw = presentation(words.game).terminal.picture
    screen.lines(draw(view, words, screen.names, screen.signs, screen.width))


def show_own(view: Mapping[str, Any], seat: int, words: Words, screen: Screen) -> None:
    """Print what lies before one player."""
    draw = presentation(words.game).terminal.own
    screen.lines(draw(view, words, screen.names, screen.signs, seat))


def show_prompt(
    state: State, view: Mapping[str, Any], words: Words, screen: Screen, beside: bool = False
) -> None:
    """Print who is awaited and for what, perhaps with something extra beside it."""
    rule = f"  {state.cited()}" if view["to_move"] != "over" else ""
    more = f". {words.beside()}" if beside else ""
    screen.say(words.prompt(view, MARKS) + more, "now", rule)


def show_choices(
    state: State,
    view: Mapping[str, Any],
    words: Words,
    screen: Screen,
    codes: Sequence[int] = (),
) -> None:
    """Print the numbered choices, and what is to be said of one before it is made."""
    for offer in offers(state, view, words, MARKS, codes):
        screen.say(f"{offer.number():>7}  {offer.label}", "", f"  {offer.warning}".rstrip())


def show_events(
    told: list[dict[str, Any]], state: State, words: Words, screen: Screen, rules: bool
) -> None:
    """Print events as log lines: one each with the rule behind it, or run together."""
    places = words.places_in(state)
    told = [event for event in told if not words.hushed(event)]
    if rules:
        for event in told:
            screen.say("  " + words.event(event, MARKS, places), "", f"  {event['rule']}")
        return
    for line in run_together([words.event(event, MARKS, places) for event in told], screen.names):
        screen.say(f"  {line}")


def run_together(lines: Sequence[str], names: Sequence[str]) -> list[str]:
    """Log lines with what one player does in a row joined: "Anna sells 3 wood, gains 9 gold"."""
    found: list[str] = []
    for line in lines:
        mark = line[:1]
        if found and mark in MARKS and found[-1].startswith(mark):
            name = names[MARKS.index(mark)]
            if len(name) + len(found[-1]) + len(line) < ROOM:
                found[-1] += f",{line[1:]}"
                continue
        found.append(line)
    return found
