"""Reasons in words: why a choice is better than another, and how likely it wins, for a reader.

The figures are `tabard.bots.reasons`; the words are a game's `reasons/locale/`. Wherever a hint is
shown (page, terminal, API) it says this.

>>> from tabard.words import words_of
>>> one, other = Reason("points", "", 0, 3.0, 0.4), Reason("gold", "", 1, -2.0, 0.1)
>>> told([one, other], 0, words_of("pillars"), ["Anna", "Joris"])
'+3 points in sight; for Joris: −2 gold'
>>> chance(0.71, words_of("pillars"))
'65–75% chance to win'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabard.bots.advice import Advice
from tabard.bots.bands import band
from tabard.bots.margins import Margin
from tabard.bots.reasons import Reason
from tabard.words import Words

BETWEEN: Final = "; "
LEAST: Final = 0.5  # points and the like are told by halves


def phrase(reason: Reason, seat: int, words: Words, players: Sequence[str]) -> str:
    """One reason, for the seat that asked; what is another's has his name before it."""
    size = max(LEAST, round(2 * abs(reason.amount)) / 2)
    text = words(
        f"reason-{reason.matter}",
        way="more" if reason.amount > 0 else "less",
        sign="+" if reason.amount > 0 else "−",
        number=int(size) if size == int(size) else size,
        thing=reason.thing,
    )
    if reason.seat == seat:
        return text
    return words("reason-of-another", who=players[reason.seat], reason=text)


def told(reasons: Sequence[Reason], seat: int, words: Words, players: Sequence[str]) -> str:
    """Some reasons in one line; the first that speaks the other way has a but before it."""
    parts: list[str] = []
    turned = False
    for one in reasons:
        text = phrase(one, seat, words, players)
        if not turned and one.weight * reasons[0].weight < 0:
            turned = True
            text = words("reason-but", reason=text)
        parts.append(text)
    return BETWEEN.join(parts)


def why(advice: Advice, seat: int, words: Words, players: Sequence[str]) -> str:
    """Why a choice is better or worse than the one it is compared with; "" if with none.

    `players` are the names of all who may win: the seats', then those the game itself plays.
    """
    if advice.rather < 0:
        return ""
    text = told(advice.reasons, seat, words, players)
    if advice.even and not advice.foregone:
        return words("reasons-even-but", reasons=text) if text else words("reasons-even")
    return text or words("reasons-many")


def chance(part: float, words: Words) -> str:
    """A chance to win as it is told: in a band."""
    low, high = band(part)
    if low == 0:
        return words("chance-under", high=high)
    if high == 100:
        return words("chance-over", low=low)
    return words("chance-between", low=low, high=high)


def margin(expected: Margin, words: Words, who: str) -> str:
    """The points by which whoever plays alone is likely to come out before the other, or behind."""
    points = round(expected.points)
    key = "margin-ahead" if points >= 0 else "margin-behind"
    return words(key, number=abs(points), spread=round(expected.spread), who=who)


def contenders(players: Sequence[str], rivals: Sequence[str], words: Words) -> list[str]:
    """The names of all who may win: players, then those whom the game plays, by their ids."""
    return [*players, *(words.name(one) for one in rivals)]
