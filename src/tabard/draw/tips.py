"""Tips: what each thing in a picture is, what it does, and its figures at this moment.

A picture carries no tips: they would make every frame a third larger. A board says them of a view
when somebody asks, each under the id of the element that answers; `Words.tips` makes sentences of
them. What has no tip of its own answers as the thing it lies on does.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from tabard.presentation.holdings import Holding

View = Mapping[str, Any]
NO_FACTS: Final[Mapping[str, Any]] = {}


class Tip(NamedTuple):
    """What one thing answers: the message `tip-…`, the rule it tells of, and the values it wants.

    A message is a name, a dash, and one or two sentences. Values are as `Words` takes them: ids
    of the game by their names, `who_seat` for a player.
    """

    thing: str
    says: str
    rule: str
    facts: Mapping[str, Any] = NO_FACTS


def tip(thing: str, says: str, rule: str, **facts: Any) -> Tip:
    """What one thing answers, its values said one by one."""
    return Tip(thing, says, rule, facts)


def rank(who: int, standings: Sequence[tuple[int, ...]]) -> int:
    """Which place somebody has now, by what decides places in a game, the weightiest first."""
    return 1 + sum(other > standings[who] for other in standings)


def same(things: str, says: str, rule: str, facts: Mapping[str, Any] = NO_FACTS) -> Iterator[Tip]:
    """Several things that answer alike: their ids apart by blanks."""
    return (Tip(thing, says, rule, facts) for thing in things.split())


def standing(
    things: str, rule: str, who: int, points: Any, standings: Sequence[tuple[int, ...]], **more: Any
) -> Iterator[Tip]:
    """What a player's points answer: how many, and which place they are worth now."""
    facts = {"who_seat": who, "points": points, "place": rank(who, standings)}
    return same(things, "points", rule, {**facts, "whole": len(standings), **more})


def held(
    holdings: Iterable[Holding], one: Mapping[str, Any], who: int, **more: Any
) -> Iterator[Tip]:
    """What somebody has of some holdings; `more` is what their messages want beside that."""
    for holding in holdings:
        facts = {"who_seat": who, "number": holding.count(one), "most": holding.limit}
        says = holding.tip or holding.name
        yield Tip(holding.of(who), says, holding.rule, {**facts, "kind": holding.name, **more})


def gathered(
    table: Sequence[Callable[[View], Iterator[Tip]]],
    players: Sequence[Callable[[View, int], Iterator[Tip]]],
    looking: Callable[[View, int], Iterator[Tip]],
) -> Callable[[View, int | None], Iterator[Tip]]:
    """The tips of a board: of what all share, of every player, and of whoever looks alone."""

    def tips(view: View, seat: int | None) -> Iterator[Tip]:
        """The tip of everything that a view shows."""
        for told in table:
            yield from told(view)
        for who in range(len(view["seats"])):
            for of in players:
                yield from of(view, who)
        if seat is not None:
            yield from looking(view, seat)

    return tips


def answering(piece: str, content: str) -> str:
    """A group that draws nothing itself: what lies in it answers under one id."""
    return f'<g id="{piece}">{content}</g>'


def echoing(piece: str, content: str) -> str:
    """What lies beside a thing and answers as it does."""
    return f'<g data-tip="{piece}">{content}</g>'
