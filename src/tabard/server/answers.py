"""Typed answers to what cannot be done: a code for programs, a status, a sentence for people."""

from __future__ import annotations

from typing import Any

from tabard.kernel.errors import Refused, TabardError


class Answer(TabardError):
    """A refusal that a client can act on.

    code     one word with hyphens, also the message id of the sentence in the page's language
    status   HTTP status
    detail   numbers, rule ids and names for that sentence
    """

    def __init__(self, code: str, status: int, sentence: str, **detail: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.status = status
        self.detail = detail

    def json(self) -> dict[str, Any]:
        """The answer as data."""
        return {"error": self.code, "message": str(self), **self.detail}


def unknown_table() -> Answer:
    """There is no such table, or this viewer may not know of it."""
    return Answer("unknown-table", 404, "There is no such table.")


def stale(ply: int) -> Answer:
    """The post answers a moment that is gone."""
    return Answer("stale", 409, "The table has moved on; look again.", ply=ply)


def not_your_seat() -> Answer:
    """The seat belongs to somebody else."""
    return Answer("not-your-seat", 403, "That seat is not yours.")


def not_your_turn() -> Answer:
    """Somebody else is awaited."""
    return Answer("not-your-turn", 409, "Somebody else is awaited.")


def confirm_first() -> Answer:
    """The seat has drafted a whole turn and goes on with what comes after it."""
    return Answer("confirm-first", 409, "Confirm your turn first, or take it back.")


def not_running() -> Answer:
    """The game has not begun or is over."""
    return Answer("not-running", 409, "The game is not running.")


def no_hints() -> Answer:
    """The table was made without hints, or more than one person plays there."""
    return Answer("no-hints", 403, "There are no hints at this table.")


def no_advice() -> Answer:
    """No bot could think about it."""
    return Answer("no-advice", 503, "No bot could think about this; choose by yourself.")


def malformed(field: str, problem: str) -> Answer:
    """A post that means nothing."""
    return Answer("malformed", 400, f"{field}: {problem}", field=field)


def too_much() -> Answer:
    """A client that sends too much."""
    return Answer("too-much", 429, "Too many requests; wait a moment.")


def not_written() -> Answer:
    """The storage could not take it, or broke off before it said so.

    The same request sent again is carried out once, whichever of the two it was.
    """
    return Answer("not-written", 503, "That could not be written down; try again.")


def kept(row: dict[str, Any]) -> Answer:
    """A game that can no longer be replayed: what is left to show is how it stood."""
    return Answer(
        "kept",
        410,
        "This game was played under other rules; its result is kept.",
        game=row["game"],
        rules_version=row["rules_version"],
        result=row["summary"],
    )


def illegal(refused: Refused) -> Answer:
    """The rules refuse a choice."""
    return Answer(
        "illegal",
        422,
        str(refused),
        choice=refused.text,
        rule=refused.rule,
        why=refused.why,
        need=refused.need,
        have=refused.have,
    )
