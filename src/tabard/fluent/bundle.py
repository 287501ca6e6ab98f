"""Says messages of one language: their parts, made into functions when first asked for.

Whatever is wrong (a value that is not there, a message that nobody wrote, a function that fails) is
named among the troubles, and the text is as good as it can be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from tabard.fluent.counting import COUNTING, Counting, Figure, Missing, number
from tabard.fluent.parts import (
    Call,
    Choice,
    Digits,
    Expression,
    Named,
    Pattern,
    Quoted,
    Reference,
    Resource,
    Variable,
)

Value: TypeAlias = str | float | Figure | Missing
VALUES: Final = (str, int, float, Figure, Missing)
NO_FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {}


class Saying:
    """A message that is being said: the values it was given, and what was wrong."""

    __slots__ = ("of_term", "open", "troubles", "values")

    def __init__(
        self,
        values: Mapping[str, object],
        troubles: list[str],
        opened: tuple[Phrase, ...],
        of_term: bool = False,
    ) -> None:
        self.values: Final = values
        self.troubles: Final = troubles
        self.open: Final = opened  # the message, and those in it that led here
        self.of_term: Final = of_term


Part: TypeAlias = Callable[[Saying], str]
Valued: TypeAlias = Callable[[Saying], Value]


class Phrase:
    """What a message, a term or an attribute says."""

    __slots__ = ("part", "pattern", "text")

    def __init__(self, pattern: Pattern, part: str | Part) -> None:
        self.pattern: Final = pattern
        self.text: Final = part if isinstance(part, str) else None  # if it is always the same
        self.part: Final[Part] = constant(part) if isinstance(part, str) else part


class Bundle:
    """The messages of some files of one language, and the functions that they may call.

    Where two files have the same message, the first one counts. `faults` has a line for each entry
    that could not be read.
    """

    def __init__(
        self,
        lang: str,
        resources: Iterable[Resource],
        functions: Mapping[str, Callable[..., Any]] = NO_FUNCTIONS,
    ) -> None:
        self.counting: Final[Counting] = COUNTING[lang]
        self.functions: Final[Mapping[str, Callable[..., Any]]] = {"NUMBER": number, **functions}
        self.patterns: Final[dict[str, Pattern]] = {}
        self.phrases: Final[dict[str, Phrase]] = {}
        self.faults: Final[list[str]] = []
        taken: set[str] = set()
        for resource in resources:
            self.faults.extend(resource.faults)
            for entry in resource.entries:
                if entry.key not in taken:
                    taken.add(entry.key)
                    if entry.value is not None:
                        self.patterns[entry.key] = entry.value
                    for name, pattern in entry.attributes.items():
                        self.patterns[f"{entry.key}.{name}"] = pattern

    def phrase(self, key: str) -> Phrase | None:
        """What a message says, or an attribute of it (`key.attribute`), ready to be said."""
        found = self.phrases.get(key)
        if found is None:
            pattern = self.patterns.get(key)
            if pattern is None:
                return None
            found = self.phrases[key] = Phrase(pattern, self.joined(pattern))
        return found

    def say(self, phrase: Phrase, values: Mapping[str, object]) -> tuple[str, list[str]]:
        """A phrase with its values put in, and what was wrong."""
        if phrase.text is not None:
            return phrase.text, []
        saying = Saying(values, [], (phrase,))
        return phrase.part(saying), saying.troubles

    def wants(self, key: str) -> frozenset[str]:
        """The values that a message puts in or selects by, those of messages in it among them."""
        return frozenset(self.variables(Reference(key), set()))

    def variables(self, part: str | Expression, seen: set[str]) -> Iterator[str]:
        """The names of the values that a part asks for; a term gets its own where it stands."""
        inside: Iterable[str | Expression] = ()
        match part:
            case Variable(name):
                yield name
            case Reference() if not part.is_term and str(part) not in seen:
                seen.add(str(part))
                inside = self.patterns.get(str(part), ())
            case Call():
                inside = part.positional
            case Choice(selector, variants):
                inside = (selector, *(one for v in variants for one in v.pattern))
        for one in inside:
            yield from self.variables(one, seen)

    def joined(self, pattern: Pattern) -> str | Part:
        """What puts the parts of a text together; the text itself if it is always the same."""
        texts, parts = [""], list[Part]()  # a text before each part, and one after the last
        for one in pattern:
            found = one if isinstance(one, str) else self.text_of(one)
            if isinstance(found, str):
                texts[-1] += found
            else:
                parts.append(found)
                texts.append("")
        match texts, parts:
            case [text], []:
                return text
            case ["", ""], [first]:
                return first
            case [before, after], [first]:
                return lambda saying: before + first(saying) + after
            case [before, between, after], [first, second]:
                return lambda saying: before + first(saying) + between + second(saying) + after
        head, tail = texts[0], list(zip(parts, texts[1:], strict=True))

        def part(saying: Saying) -> str:
            told = [head]
            for further, text in tail:
                told += (further(saying), text)
            return "".join(told)

        return part

    def text_of(self, expression: Expression) -> str | Part:
        """What gives the text of an expression; the text itself if it is always the same."""
        match expression:
            case Quoted(text):
                return text
            case Digits(digits):
                return self.counting.text(digits)
            case Choice():
                return self.chosen(expression)
            case Variable(name):
                return self.variable_text(name)
        value = self.value_of(expression)
        return lambda saying: self.shown(value(saying))

    def shown(self, value: Value) -> str:
        """A value as text."""
        if isinstance(value, str):
            return value
        return value.name if isinstance(value, Missing) else self.counting.text(value)

    def variable_text(self, name: str) -> Part:
        """What gives the text of a value: nearly always a word or a small number."""
        value = variable(name)

        def part(saying: Saying) -> str:
            given = saying.values.get(name)
            if given.__class__ is str:
                return given
            return self.shown(value(saying))

        return part

    def value_of(self, expression: Expression) -> Valued:
        """What gives the value of an expression, for functions and for what selects."""
        match expression:
            case Quoted(text):
                return constant(text)
            case Digits(digits):
                return lambda saying: digits
            case Variable(name):
                return variable(name)
            case Reference():
                return self.referred(expression)
            case Call():
                return self.called(expression)
            case Choice():
                return self.chosen(expression)

    def chosen(self, choice: Choice) -> Part:
        """What gives the first variant whose key the value is, or whose form of a noun it wants."""
        selector, counting = self.value_of(choice.selector), self.counting
        parts = [self.part(variant.pattern) for variant in choice.variants]
        default = parts[choice.variants.index(choice.default)]
        keyed = [(one.key, part) for one, part in zip(choice.variants, parts, strict=True)]
        named = {key: part for key, part in reversed(keyed) if isinstance(key, str)}

        def part(saying: Saying) -> str:
            value = selector(saying)
            if isinstance(value, str):
                return named.get(value, default)(saying)
            if not isinstance(value, Missing):
                form = counting.plural(value)
                exact = value.number if isinstance(value, Figure) else value
                for key, part in keyed:
                    if key in (form, exact):
                        return part(saying)
            return default(saying)

        return part

    def part(self, pattern: Pattern) -> Part:
        """What puts the parts of a text together."""
        found = self.joined(pattern)
        return constant(found) if isinstance(found, str) else found

    def referred(self, reference: Reference) -> Valued:
        """What gives another message; a term knows only the values that it is given there."""
        key, is_term = str(reference), reference.is_term
        kind = "attribute" if reference.attribute else "term" if is_term else "message"
        named = {
            name: one.text if isinstance(one, Quoted) else one.number
            for name, one in reference.named
        }

        def value(saying: Saying) -> Value:
            phrase = self.phrase(key)
            if phrase is None:
                saying.troubles.append(f"Unknown {kind}: {key}")
                return Missing(f"{{{key}}}")
            if phrase in saying.open:
                saying.troubles.append("Cyclic reference")
                return Missing()
            values = named if is_term else saying.values
            inner = (*saying.open, phrase)
            return phrase.part(Saying(values, saying.troubles, inner, is_term or saying.of_term))

        return value

    def called(self, call: Call) -> Valued:
        """What calls a function; where that fails its name stands in the text."""
        positional = [self.value_of(one) for one in call.positional]
        named = literals(call.named)
        function = self.functions.get(call.function)

        def value(saying: Saying) -> Value:
            given = [one(saying) for one in positional]
            if function is None:
                saying.troubles.append(f"Unknown function: {call.function}")
                return Missing(f"{call.function}()")
            try:
                found = function(*given, **named)
            except Exception as problem:  # whatever it is: the text goes on without
                saying.troubles.append(str(problem))
                return Missing(f"{call.function}()")
            if not isinstance(found, VALUES):
                saying.troubles.append(f"{call.function}() gives {type(found)}")
                return Missing(f"{call.function}()")
            return found

        return value


def constant(text: str) -> Callable[[Saying], str]:
    """What gives a text that is always the same."""
    return lambda saying: text


def literals(named: Named) -> dict[str, str | float]:
    """The values of arguments that have a name."""
    return {name: one.text if isinstance(one, Quoted) else one.number for name, one in named}


def variable(name: str) -> Valued:
    """What gives a value that a message was handed."""

    def value(saying: Saying) -> Value:
        try:
            given = saying.values[name]
        except KeyError:
            if not saying.of_term:
                saying.troubles.append(f"Unknown external: {name}")
            return Missing(name)
        if isinstance(given, bool):
            return int(given)
        if isinstance(given, VALUES):
            return given
        saying.troubles.append(f"Unsupported external type: {name}, {type(given)}")
        return Missing(name)

    return value
