"""Comments and variations of a record in the terminal: by moment, each variation step by step."""

from __future__ import annotations

from collections.abc import Sequence

from tabard import commentary
from tabard.cli import files
from tabard.cli.speech import player_names, speech
from tabard.commentary import Comment, Commentary, Variation
from tabard.kernel.errors import BadRecord
from tabard.kernel.record import Record
from tabard.kernel.state import CHANCE
from tabard.words import Words


def written_in(path: str, data: bytes, record: Record) -> Commentary:
    """What the file of a record says besides the game."""
    try:
        return commentary.read(files.text_of(path, data), record)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error.where}", error.problem, error.why) from None


def told(record: Record, written: Commentary, lang: str, ply: int | None = None) -> list[str]:
    """All that was written to a game, or to one moment of it, in the order of moments."""
    found: list[tuple[int, list[str]]] = [
        (one.after, [f"{one.after}  {spoken(one)}"])
        for one in written.comments
        if ply in (None, one.after)
    ]
    found += [
        (way.line.at, steps(record, way, lang))
        for way in written.variations
        if ply in (None, way.line.at)
    ]
    found.sort(key=lambda one: one[0])
    return [line for _, lines in found for line in lines]


def spoken(comment: Comment, indent: str = "    ") -> str:
    """A comment with who wrote it; further lines of it are set in."""
    text = comment.text.replace("\n", f"\n{indent}")
    return f"{comment.by}: {text}" if comment.by else text


def steps(record: Record, way: Variation, lang: str) -> list[str]:
    """A variation: its name and author, each choice in words, and what is said of it."""
    words, names, say = Words(record.game.edition, lang), player_names(record, lang), speech(lang)
    title = way.line.name or say("variation")
    lines = [f"{way.line.at}  {title}{f' ({way.by})' if way.by else ''}"]
    lines += said(way.comments, 0)
    states = way.line.states(record.state(way.line.at))
    for number, made in enumerate(way.line.choices, 1):
        seat = None if made.seat == CHANCE else made.seat
        form = record.game.actions.json(made.code)
        text = words.choice(states[number - 1].view(seat), form, names)
        who = say("chance") if seat is None else names[seat]
        lines.append(f"    {number}. {who}: {text}")
        lines += said(way.comments, number)
    return lines


def said(comments: Sequence[Comment], step: int) -> list[str]:
    """What is said of a step."""
    indent = " " * 7
    return [f"{indent}{spoken(one, indent)}" for one in comments if one.after == step]
