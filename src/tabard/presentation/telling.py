"""What words need to know of a game: the figures behind prompts, choices, log lines and scores.

Nothing here is a sentence: messages are, in the game's `locale/`. A function that gets `say` turns
a message id and its values into a phrase of the reader's language.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, NamedTuple

from tabard.kernel.accounts import Due

View = Mapping[str, Any]
Form = Mapping[str, Any]
Event = Mapping[str, Any]
Facts = Mapping[str, Any]
Say = Callable[..., str]
Effect = Callable[[str, Say], str]
REMEMBERED: Final = 1024
Row = dict[str, Any]


def by_id(rows: Sequence[Row]) -> dict[str, Row]:
    """The rows of a data file under their ids."""
    return {row["id"]: row for row in rows}


def remembered(effect: Effect) -> Effect:
    """What a thing does, put into words once in each language."""
    return lru_cache(maxsize=REMEMBERED)(effect)


class Caution(NamedTuple):
    """What a newcomer may overlook, told beside a question while they are new.

    what    which it is, the message `caution-<what>` of the game
    rule    the rule that it comes from
    values  what its message needs
    grave   whether something is lost by it: such cautions are told longer than the others
    """

    what: str
    rule: str
    values: Facts
    grave: bool = False


def sure(it_is: bool) -> str:
    """A value for messages to select on."""
    return "yes" if it_is else "no"


def no_facts(_: View) -> Facts:
    """A prompt that needs no figures."""
    return {}


def no_more(_: Event, __: Say) -> Facts:
    """A log line that says what its event has."""
    return {}


def as_formed(_: View, __: Form, ___: Say) -> Facts:
    """A label that says what its choice has."""
    return {}


def by_message(thing: str, say: Say) -> str:
    """What a thing does, by the message of its id."""
    return say(f"effect-{thing}")


def first_place(_: View, places: list[int]) -> tuple[str, Facts]:
    """The first place wins, or those that share it."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return ("first-alone" if len(winners) == 1 else "first-together"), {"who_seats": winners}


def decided_by(field: str) -> Callable[[View, list[int]], tuple[str, Facts]]:
    """Most points win, then most of something: `wins`, `wins-together` or `wins-by-<field>`.

    Values ending in `_seats` are lists of players.
    """

    def verdict(view: View, places: list[int]) -> tuple[str, Facts]:
        winners = [seat for seat, place in enumerate(places) if place == 1]
        best = view["seats"][winners[0]]
        facts: dict[str, Any] = {"who_seats": winners, "points": best["vp"], field: best[field]}
        if len(winners) > 1:
            return "wins-together", facts
        level = [seat for seat, one in enumerate(view["seats"]) if one["vp"] == best["vp"]]
        level.remove(winners[0])
        return (f"wins-by-{field}", {**facts, "others_seats": level}) if level else ("wins", facts)

    return verdict


def nothing_apart(_: str) -> int | None:
    """Names that are clear by themselves."""
    return None


def nowhere(_: View) -> Mapping[str, str]:
    """Places that are called by their own names."""
    return {}


def free(_: View, __: Form) -> Sequence[int]:
    """Choices that have no price."""
    return ()


def all_seen(_: View) -> Sequence[Any]:
    """A table on which nothing is still to come."""
    return ()


def no_cautions(_: View, __: int, ___: Sequence[Due]) -> Sequence[Caution]:
    """A game in which nothing is overlooked."""
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Telling:
    """What a game tells its words. Values ending in `_seat` or `_seats` become players' names.

    asking     the values of the prompt `ask-<step>`
    choosing   the values of a label `do-<family>` beyond those of the choice
    happening  the values of a log line beyond those of its event
    card       what a thing does, in one phrase
    verdict    the message that names the winner, and its values
    apart      the number that tells things of one name apart
    places     what lies at each place, where a game deals that anew
    prices     what a piece of a set costs, and each further one like it
    to_come    what nobody has seen yet
    cautions   what a newcomer may overlook: from their view, their seat and what is due of them
    named      names of values that are ids of the game, beyond those of `tabard.words.NAMED`
    spoken     verbs that a button never shortens to their thing
    absent     reasons that only say that a thing is not there
    placed     events whose log lines name what lies at a place
    hushed     events told to nobody who may not know their thing
    chapters   events that head the log; None: those called `…-begins`
    beside     the message of what may be done beside a question, where going on is implied
    stock      what a player has, as paths into a seat of a view: a plan tells what it changes
    """

    asking: Callable[[View], Facts] = no_facts
    choosing: Callable[[View, Form, Say], Facts] = as_formed
    happening: Callable[[Event, Say], Facts] = no_more
    card: Callable[[str, Say], str] = by_message
    verdict: Callable[[View, list[int]], tuple[str, Facts]] = first_place
    apart: Callable[[str], int | None] = nothing_apart
    places: Callable[[View], Mapping[str, str]] = nowhere
    prices: Callable[[View, Form], Sequence[int]] = free
    to_come: Callable[[View], Sequence[Any]] = all_seen
    cautions: Callable[[View, int, Sequence[Due]], Sequence[Caution]] = no_cautions
    named: Collection[str] = ()
    spoken: Collection[str] = ()
    absent: Collection[str] = ()
    placed: Collection[str] = ()
    hushed: Collection[str] = ()
    chapters: Collection[str] | None = None
    beside: str = "ask-beside"
    stock: Sequence[str] = ()
