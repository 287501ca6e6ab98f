"""Requests that are refused: a code for programs, a status, a sentence for people."""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.errors import Refused, TabardError

# Seconds after which to come back, by status.
RETRY_AFTER: Final[dict[int, int]] = {429: 1, 503: 2}


class RequestRefused(TabardError):
    """A request that is refused, in a way that a client can act on.

    code     one word with hyphens; `answer-CODE` is the sentence in the page's language
    status   HTTP status
    detail   numbers, rule ids and names for that sentence
    """

    def __init__(self, code: str, status: int, sentence: str, **detail: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.status = status
        self.detail = detail

    def json(self) -> dict[str, Any]:
        """The refusal as data."""
        return {"error": self.code, "message": str(self), **self.detail}


def unknown_table() -> RequestRefused:
    """There is no such table, or this viewer may not know of it."""
    return RequestRefused("unknown-table", 404, "There is no such table.")


def stale(ply: int) -> RequestRefused:
    """The post answers a moment that is gone."""
    return RequestRefused("stale", 409, "The table has moved on; look again.", ply=ply)


def not_your_seat() -> RequestRefused:
    """The seat belongs to somebody else."""
    return RequestRefused("not-your-seat", 403, "That seat is not yours.")


def not_your_turn() -> RequestRefused:
    """Somebody else is awaited."""
    return RequestRefused("not-your-turn", 409, "Somebody else is awaited.")


def confirm_first() -> RequestRefused:
    """The seat has drafted a whole turn and goes on with what comes after it."""
    return RequestRefused("confirm-first", 409, "Confirm your turn first, or take it back.")


def not_running() -> RequestRefused:
    """The game has not begun or is over."""
    return RequestRefused("not-running", 409, "The game is not running.")


def no_hints() -> RequestRefused:
    """The table was made without hints, or more than one person plays there."""
    return RequestRefused("no-hints", 403, "There are no hints at this table.")


def no_advice() -> RequestRefused:
    """No bot could think about it."""
    return RequestRefused("no-advice", 503, "No bot could think about this; choose by yourself.")


def malformed(field: str, problem: str) -> RequestRefused:
    """A post that means nothing."""
    return RequestRefused("malformed", 400, f"{field}: {problem}", field=field)


def rated_hints() -> RequestRefused:
    """A table that is to count and to give hints."""
    sentence = "A game with hints counts for no rating; choose one of the two."
    return RequestRefused("rated-hints", 400, sentence)


def too_much(seconds: int = RETRY_AFTER[429]) -> RequestRefused:
    """A client that sends too much, and for how long to wait."""
    sentence = "Too many requests; wait a moment."
    return RequestRefused("too-much", 429, sentence, seconds=seconds)


def not_written() -> RequestRefused:
    """The storage could not take it, or broke off before it said so.

    The same request sent again is carried out once, whichever of the two it was.
    """
    return RequestRefused("not-written", 503, "That could not be written down; try again.")


def bots_alone() -> RequestRefused:
    """A table at which nobody would play but bots, from somebody who does not run the house."""
    sentence = "Tables for bots alone are for whoever runs this house."
    return RequestRefused("bots-alone", 403, sentence)


def many_tables(most: int) -> RequestRefused:
    """A host who has begun more than can be played."""
    sentence = f"{most} tables under way are the most; finish or close one."
    return RequestRefused("many-tables", 409, sentence, most=most)


def suspended() -> RequestRefused:
    """Somebody whom an operator lets only look."""
    sentence = "Whoever keeps this house lets you only look for now."
    return RequestRefused("suspended", 403, sentence)


def in_maintenance() -> RequestRefused:
    """No new game, since the house will be closed for a while."""
    sentence = "The house is about to be closed for a while; no new games begin."
    return RequestRefused("maintenance", 503, sentence)


def keeps_away() -> RequestRefused:
    """A table where somebody sits who does not play with whoever wants to."""
    sentence = "Somebody at this table and you do not play together."
    return RequestRefused("keeps-away", 403, sentence)


def not_for_guests() -> RequestRefused:
    """What an operator lets only those do who keep a name."""
    return RequestRefused("not-for-guests", 403, "Here that is for those who keep a name.")


def no_storage() -> RequestRefused:
    """The storage does not answer; nothing has changed."""
    return RequestRefused("no-storage", 503, "The storage does not answer; try again.")


def kept(row: dict[str, Any]) -> RequestRefused:
    """A game that can no longer be replayed: what is left to show is how it stood."""
    return RequestRefused(
        "kept",
        410,
        "This game was played under other rules; its result is kept.",
        game=row["game"],
        rules_version=row["rules_version"],
        result=row["summary"],
    )


def other_rules(row: dict[str, Any]) -> RequestRefused:
    """A game of a rules version that is not at hand here: it waits until one is."""
    version = versions_of(row)[-1]
    return RequestRefused(
        "other-rules",
        503,
        f"This game is played by rules version {version}, which is not here; nothing is lost.",
        game=row["game"],
        rules_version=row["rules_version"],
        played=version,
        result=row["summary"],
    )


def versions_of(row: dict[str, Any]) -> list[str]:
    """The versions that a table was played by, the last one now; older rows know one alone."""
    found: list[str] = row["summary"].get("versions") or [str(row["rules_version"])]
    return found


def illegal(refused: Refused) -> RequestRefused:
    """The rules refuse a choice."""
    return RequestRefused(
        "illegal",
        422,
        str(refused),
        choice=refused.text,
        rule=refused.rule,
        why=refused.why,
        need=refused.need,
        have=refused.have,
    )
