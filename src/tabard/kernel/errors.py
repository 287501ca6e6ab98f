"""What can go wrong at the border of the engine: one clear line each, naming field or rule."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 400  # characters that a person will read in one line


def in_a_line(text: str) -> str:
    """A text on one line, cut where nobody would read on.

    >>> in_a_line("a name\\nof two lines: is not there")
    'a name of two lines: is not there'
    """
    flat = " ".join(text.splitlines())
    return flat if len(flat) <= LONGEST else f"{flat[: LONGEST - 1]}…"


class TabardError(Exception):
    """Something a caller did cannot be done; str() is one line fit for a person."""


class Refused(TabardError):
    """A choice that is not open now.

    `rule` is the id of the rule that refuses it, `why` the message id of the reason (empty when
    the choice does not belong to the present question), `need` and `have` its numbers. The state
    is unchanged.

    >>> str(Refused("PIL-16.2", "buy stone 1", "too-little-gold", need=5, have=2))
    'buy stone 1: too little gold: 5 needed, 2 there (PIL-16.2)'
    """

    def __init__(
        self, rule: str, text: str, why: str = "", need: int = 0, have: int = 0, asked: str = ""
    ) -> None:
        reason = why.replace("-", " ") if why else f"not a choice now ({asked})"
        numbers = f": {need} needed, {have} there" if need else ""
        super().__init__(f"{text}: {reason}{numbers} ({rule})")
        self.rule = rule
        self.text = text
        self.why = why
        self.need = need
        self.have = have


class BadInput(TabardError):
    """Text or data that does not mean anything here; `where` names the field or line."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(in_a_line(f"{where}: {problem}"))
        self.where = where
        self.problem = problem


class BadChoice(BadInput):
    """A choice whose text, JSON or code is not in the game's action space."""


class BadOption(BadInput):
    """A number of players or a game option that is not declared, or has no such value."""


class BadPosition(BadInput):
    """A position that is malformed or impossible under the rules."""


class BadRecord(BadInput):
    """A record that is malformed, truncated, of other rules, or does not replay.

    `why` is the message id of the problem for those who read no English, `facts` its values.
    """

    def __init__(self, where: str, problem: str, why: str, **facts: object) -> None:
        super().__init__(where, problem)
        self.why = why
        self.facts = facts


class Unknown(BadInput):
    """A game, rule id, bot or file nobody knows."""
