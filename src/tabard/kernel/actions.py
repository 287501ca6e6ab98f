"""The action space of a game: families of choices, each an int with a text and a JSON form.

Codes are numbered through all families in the order of declaration and never change within one
rules version. `buy wood 2` is the text form, `{"do": "buy", "kind": "wood", "number": 2}` the
JSON form of the same code.

>>> kinds, numbers = ("wood", "stone"), (1, 2)
>>> actions = Actions(Family("buy", ("kind", "number"), each(kinds, numbers)), Family("pass"))
>>> [actions.text(code) for code in range(len(actions))]
['buy wood 1', 'buy wood 2', 'buy stone 1', 'buy stone 2', 'pass']
>>> actions.json(1)
{'do': 'buy', 'kind': 'wood', 'number': 2}
>>> actions.parse("buy stone 1") == actions.first("buy") + 2
True
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

from tabard.kernel.errors import BadChoice
from tabard.kernel.ints import whole

Value = int | str
Choice = int | str | SupportsIndex  # a code, as any kind of whole number, or its text


class Family:
    """All choices of one verb: a name, the names of its arguments, and the rows of their values.

    A row is one choice; rows keep their order. Without rows the family is the one word itself.
    `declines` says that these choices pass on what is asked, or end it: whoever lists choices
    keeps them in sight.
    """

    def __init__(
        self,
        name: str,
        args: Sequence[str] = (),
        rows: Sequence[tuple[Value, ...]] = ((),),
        *,
        declines: bool = False,
    ) -> None:
        self.name: Final = name
        self.args: Final = tuple(args)
        self.rows: Final = tuple(rows)
        self.declines: Final = declines


def each(*domains: Sequence[Value]) -> list[tuple[Value, ...]]:
    """The rows of a family whose arguments vary freely, the last one fastest."""
    return list(itertools.product(*domains))


class Actions:
    """The families of one game, numbered through; `declining` are the verbs that decline."""

    def __init__(self, *families: Family) -> None:
        self.families: Final = families
        self.start: Final[dict[str, int]] = {}
        self.texts: Final[list[str]] = []
        self.forms: Final[list[dict[str, Value]]] = []
        self.codes: Final[dict[str, int]] = {}
        self.declining: Final = frozenset(one.name for one in families if one.declines)
        for family in families:
            self.start[family.name] = len(self.texts)
            for row in family.rows:
                self.add(family, row)

    def add(self, family: Family, row: tuple[Value, ...]) -> None:
        """Give the next code to one row."""
        text = " ".join([family.name, *map(str, row)])
        form: dict[str, Value] = {"do": family.name}
        form.update(zip(family.args, row, strict=True))
        self.codes[text] = len(self.texts)
        self.texts.append(text)
        self.forms.append(form)

    def __len__(self) -> int:
        return len(self.texts)

    def first(self, name: str) -> int:
        """The code of a family's first row."""
        return self.start[name]

    def verb(self, code: int) -> str:
        """The name of a code's family."""
        return str(self.forms[code]["do"])

    def text(self, code: SupportsIndex) -> str:
        """The text form of a code."""
        return self.texts[self.check(code)]

    def json(self, code: SupportsIndex) -> dict[str, Value]:
        """The JSON form of a code."""
        return dict(self.forms[self.check(code)])

    def check(self, code: Any) -> int:
        """One of the game's codes, whatever kind of whole number it is; else `BadChoice`."""
        found = whole(code)
        if found is None or not 0 <= found < len(self.texts):
            raise BadChoice("choice", f"{code!r} is not a code of 0 to {len(self.texts) - 1}")
        return found

    def code(self, choice: Any) -> int:
        """The code of a choice that is given as a whole number of any kind, or as text."""
        if isinstance(choice, str):
            return self.parse(choice)
        found = whole(choice)
        if found is None:
            raise BadChoice("choice", f"{choice!r} is neither a code nor the text of one")
        return found

    def parse(self, text: str) -> int:
        """The code of a text form."""
        code = self.codes.get(" ".join(text.split()))
        if code is None:
            raise BadChoice("choice", f"{text.strip()!r} is not a choice of this game")
        return code

    def from_json(self, form: Any) -> int:
        """The code of a JSON form."""
        if not isinstance(form, dict):
            raise BadChoice("choice", "is not an object")
        name = form.get("do")
        for family in self.families:
            if family.name == name:
                wanted = ("do", *family.args)
                for key in form:
                    if key not in wanted:
                        raise BadChoice(f"choice.{key}", f"{name!r} takes no such argument")
                for key in wanted:
                    if key not in form:
                        raise BadChoice(f"choice.{key}", f"{name!r} needs it")
                code = self.parse(" ".join(str(form[key]) for key in wanted))
                if self.forms[code] != form:
                    raise BadChoice("choice", f"should read {self.forms[code]}")
                return code
        raise BadChoice("choice.do", f"{name!r} is not a choice of this game")
