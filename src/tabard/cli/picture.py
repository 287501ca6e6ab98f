"""A table on the screen: its picture, the prompt and the choices."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tabard.cli.offers import offers
from tabard.cli.screen import MARKS, Screen
from tabard.games.lines import Line
from tabard.kernel.record import Record
from tabard.kernel.state import State
from tabard.words import Words


def drawing(game: str, name: str) -> Callable[..., list[Line]]:
    """A function of the game's terminal module."""
    found: Callable[..., list[Line]] = getattr(
        importlib.import_module(f"tabard.games.{game}.terminal"), name
    )
    return found


def show_table(view: Mapping[str, Any], words: Words, screen: Screen) -> None:
    """Print the whole table."""
    draw = drawing(words.game, "picture")
    screen.lines(draw(view, words, screen.names, screen.signs, screen.width))


def show_own(view: Mapping[str, Any], seat: int, words: Words, screen: Screen) -> None:
    """Print what lies before one player."""
    screen.lines(drawing(words.game, "own")(view, words, screen.names, screen.signs, seat))


def show_prompt(state: State, view: Mapping[str, Any], words: Words, screen: Screen) -> None:
    """Print who is awaited and for what."""
    rule = f"  {state.step().rule}" if view["to_move"] != "over" else ""
    screen.say(words.prompt(view, MARKS), "now", rule)


def show_choices(state: State, view: Mapping[str, Any], words: Words, screen: Screen) -> None:
    """Print the numbered choices."""
    for offer in offers(state, view, words, MARKS):
        screen.say(f"{offer.number():>7}  {offer.label}")


def show_events(told: list[dict[str, Any]], words: Words, screen: Screen, rules: bool) -> None:
    """Print events as log lines, with the rule behind each if wanted."""
    for event in told:
        after = f"  {event['rule']}" if rules else ""
        screen.say("  " + words.event(event, MARKS), "", after)


def player_names(record: Record) -> list[str]:
    """Who sat where; the number of the seat where nobody said."""
    return [name or f"Seat {seat}" for seat, name in enumerate(record.names)]


def svg(state: State, view: Mapping[str, Any], names: Sequence[str], seat: int | None) -> str:
    """The table as an SVG file of its own, choices aglow for the seat that is to move."""
    from tabard.draw import page

    game = state.game
    choices: list[dict[str, Any]] = []
    if seat is not None and seat == state.to_move:
        choices = [{**game.actions.json(code), "code": code} for code in state.choices()]
    board = importlib.import_module(f"tabard.games.{game.id}.board")
    drawing: str = board.draw(view, choices=choices, seat=seat, names=names)
    return page.standalone(drawing, theme="parchment", embed_fonts=True)
