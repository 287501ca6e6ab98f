"""The words of a game in a language: prompts, choices, reasons, log lines and names.

A name stands in a sentence in the form that the sentence asks for: `COUNTED($number, $kind)` is the
number and what is counted, `FORM($place, "to")` the attribute `.to` of the place's `name-` message.

>>> words = Words("pillars")
>>> words("too-few-workers", need=4, have=2)
'Needs 4 workers, you have 2.'
>>> words.name("bishops_seat")
'Bishop’s seat'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from tabard.bots.planner import PREFIX
from tabard.data_names import names_in_data, rules_in_data
from tabard.draw.tips import Tip
from tabard.draw.words import Phrasebook
from tabard.games import presentation
from tabard.kernel.errors import Refused, Unknown
from tabard.kernel.menu import Warned
from tabard.kernel.state import State
from tabard.messages import DEFAULT, LANGUAGES, Messages, bundle_of, sources
from tabard.presentation.telling import Caution

# Values of these names are ids of the game; they are replaced by names in the reader's language.
# A game adds its own (`Telling.named`).
NAMED: Final = frozenset(("thing", "place", "card", "kind", "space", "event", "first", "second"))
NOWHERE: Final[Mapping[str, str]] = {}
NO_VALUES: Final[Mapping[str, object]] = {}
NOTHING: Final = "none"  # the value of an id that is hidden or absent, for messages to select on
# Signs that stand in a message for the players at the table, until it is spoken to them: so it is
# the same at every table, and put together once. Nobody is called so: they cannot be printed.
SIGNS: Final = tuple(chr(0xE000 + seat) for seat in range(8))


class Name(str):
    """The name of a thing in a sentence; it knows the thing, for messages that want a form."""

    thing: str

    def __new__(cls, text: str, thing: str) -> Name:
        name = super().__new__(cls, text)
        name.thing = thing
        return name


class Words(Messages):
    """Everything a player reads of a game, in one language."""

    def __init__(self, game: str, lang: str = DEFAULT) -> None:
        if lang not in LANGUAGES:
            raise Unknown(f"language {lang!r}", f"known languages are {', '.join(LANGUAGES)}")
        forms = {"FORM": self.form, "COUNTED": self.counted}
        codes = dict.fromkeys((lang, DEFAULT))
        super().__init__(lang, [bundle_of(code, sources(game, code), forms) for code in codes])
        self.game: Final = game
        self.names: Final = names_in_data(game, lang)
        self.plurals: Final = names_in_data(game, lang, "plural")
        self.rules: Final = rules_in_data(game)
        self.telling: Final = presentation(game).telling
        self.named: Final[frozenset[str]] = NAMED.union(self.telling.named)

    def spoken(self, key: str, values: Mapping[str, object]) -> tuple[str, bool]:
        """The message of a key with its values put in, ids replaced by names."""
        return super().spoken(key, {name: self.value(name, one) for name, one in values.items()})

    def value(self, name: str, value: object) -> object:
        """A value of a message as it is read: the name of an id, points with their half."""
        if name in self.named:
            return Name(self.called(str(value)), str(value))
        return figure(value) if isinstance(value, float) else value

    def name(self, thing: str) -> str:
        """The name of a card, good, place or craftsman; the id itself if it has none."""
        if self.has(f"name-{thing}"):
            return self(f"name-{thing}")
        return self.names.get(thing, thing) if thing else NOTHING

    def called(self, thing: str) -> str:
        """The name of a thing where others of that name may be meant.

        The game gives the number that tells them apart.
        """
        number = self.telling.apart(thing)
        name = self.name(thing)
        return name if number is None else self("apart", name=name, number=number)

    def title(self, thing: str) -> str:
        """The name of a thing as it stands alone: with a capital.

        Where nobody gave it a name it is its id as a word.
        """
        name = self.called(thing)
        name = name.replace("_", " ") if name == thing else name
        return name[:1].upper() + name[1:]

    def printed(self, thing: str) -> str:
        """The name of a thing as the box has it: in full, with a capital."""
        name = self.names.get(thing, thing)
        return name[:1].upper() + name[1:]

    def form(self, name: str, form: str) -> str:
        """A form of a name: "to" of the market is "to the market"; the name where it has none."""
        if not isinstance(name, Name):
            return name
        phrase = self.bundles[0].phrase(f"name-{name.thing}.{form}")
        return name if phrase is None else self.bundles[0].say(phrase, NO_VALUES)[0]

    def counted(self, number: float | str, name: str) -> str:
        """A number of something: "1 ship", "2 ships"; what has no plural stays: "2 wood"."""
        noun = self.form(name, "one" if number == 1 else "plural")
        if noun is name and number != 1 and isinstance(name, Name):
            noun = self.plurals.get(name.thing, name)
        return f"{number if isinstance(number, str) else int(number)} {noun}"

    def event(
        self,
        event: Mapping[str, Any],
        players: Sequence[str],
        places: Mapping[str, str] = NOWHERE,
    ) -> str:
        """The log line of an event as `Event.seen_by` gives it.

        `places` is what `places_in` says of the table; kinds of events that the game calls `placed`
        name what lies at a place.
        """
        placed = places if event["kind"] in self.telling.placed else NOWHERE
        values = {
            "who": SIGNS[event["seat"]] if event["seat"] >= 0 else NOTHING,
            "amount": event["amount"],
            "thing": placed.get(event["thing"], event["thing"]),
            "place": placed.get(event["place"], event["place"]),
        }
        # A game may say more, and who it was that has no seat.
        more = self.with_players(self.telling.happening(event, self), SIGNS[: len(players)])
        return called_by_name(self(event["kind"], **(values | more)), players)

    def hushed(self, event: Mapping[str, Any]) -> bool:
        """Whether a line would say no more than that something secret was done.

        A game that tells of it in another way names such kinds of events as `hushed`.
        """
        return event["kind"] in self.telling.hushed and not event["thing"]

    def places_in(self, state: State) -> Mapping[str, str]:
        """What lies at the places of a table, where a game deals that anew: place id to thing."""
        return self.telling.places(state.view(None)) if self.telling.placed else NOWHERE

    def begins_chapter(self, event: Mapping[str, Any]) -> bool:
        """Whether an event begins a round or the like: a head in the log, a mark in a replay."""
        kinds, kind = self.telling.chapters, str(event["kind"])
        return kind.endswith("-begins") if kinds is None else kind in kinds

    def reason(self, refused: Refused, form: Mapping[str, Any]) -> str:
        """Why a choice is not open; `form` is the choice in its JSON form."""
        if not refused.why:
            return self("not-a-choice-now")
        values = {key: value for key, value in form.items() if key != "do"}
        thing = next(iter(values.values()), "")
        return self(
            refused.why, **{"thing": thing, **values, "need": refused.need, "have": refused.have}
        )

    def warning(self, warned: Warned, form: Mapping[str, Any]) -> str:
        """What an open choice would come to; `form` is the choice in its JSON form."""
        refused = Refused(warned.rule, "", warned.why, warned.need, warned.have)
        return self(f"warned-{warned.kind}", reason=self.reason(refused, form))

    def caution(self, one: Caution) -> str:
        """What a newcomer may overlook."""
        return self(f"caution-{one.what}", **one.values)

    def beside(self) -> str:
        """What may be done beside the question, in a game where going on is implied."""
        return self(self.telling.beside)

    def prompt(self, view: Mapping[str, Any], players: Sequence[str]) -> str:
        """Who is awaited and for what."""
        mover = view["to_move"]
        if mover == "over":
            return self("ask-over")
        facts = self.with_players(self.telling.asking(view), SIGNS[: len(players)])
        facts["who"] = SIGNS[mover] if isinstance(mover, int) else ""
        text = called_by_name(self(f"ask-{view['step']}", **facts), players)
        # Where chance is at work nobody is spoken to.
        return text if facts["who"] else text.removeprefix(", ")

    def choice(
        self, view: Mapping[str, Any], form: Mapping[str, Any], players: Sequence[str]
    ) -> str:
        """What a choice does, as its button says it."""
        values = {key: value for key, value in form.items() if key != "do"}
        signs = SIGNS[: len(players)]
        values |= self.with_players(self.telling.choosing(view, form, self), signs)
        if isinstance(values.get("seat"), int):
            values["seat"] = signs[values["seat"]]
        return called_by_name(self(f"do-{form['do']}", **values), players)

    def prices(self, view: Mapping[str, Any], form: Mapping[str, Any]) -> list[int]:
        """What a piece of a set costs, and each further one like it, where a game has prices."""
        return list(self.telling.prices(view, form))

    def total(self, view: Mapping[str, Any], forms: Sequence[Mapping[str, Any]]) -> int:
        """What the pieces of a set cost together."""
        earlier = [sum(one == form for one in forms[:n]) for n, form in enumerate(forms)]
        listed = [self.prices(view, form) for form in forms]
        return sum(sum(one[n : n + 1]) for one, n in zip(listed, earlier, strict=True))

    def choices(
        self, view: Mapping[str, Any], forms: Sequence[Mapping[str, Any]], players: Sequence[str]
    ) -> str:
        """What a row of choices does that differ in their last number alone, 1 more each."""
        number = list(forms[0])[-1]
        single = {**forms[0], number: 1}
        values = {key: value for key, value in single.items() if key != "do"}
        values |= self.telling.choosing(view, single, self)
        values |= {"low": forms[0][number], "high": forms[-1][number]}
        return self(f"do-{single['do']}-many", **values)

    def card(self, thing: str) -> str:
        """What a card, a place or whatever else has an effect does, in one phrase."""
        return self.telling.card(thing, self)

    def tips(self, tips: Iterable[Tip], players: Sequence[str]) -> dict[str, str]:
        """What things answer, by the ids of their elements: a name, what it does, its rule."""
        found: dict[str, str] = {}
        for thing, says, rule, facts in tips:
            text = self(f"tip-{says}", **self.with_players(facts, players))
            found[thing] = f"{text[:1].upper()}{text[1:]} ({rule})"
        return found

    def verdict(
        self, view: Mapping[str, Any], places: Sequence[int], players: Sequence[str]
    ) -> str:
        """Who has won, and how a tie was settled."""
        key, facts = self.telling.verdict(view, list(places))
        return self(key, **self.with_players(facts, players))

    def with_players(self, facts: Mapping[str, Any], players: Sequence[str]) -> dict[str, Any]:
        """Facts with seats replaced by players: `owner_seat` becomes `owner`.

        A seat at which nobody sits is nothing; `figure_word` is the id of a message that says the
        `figure`.
        """
        found: dict[str, Any] = {}
        for key, value in facts.items():
            name, kind = told_as(key)
            if not kind:
                found[name] = value
            elif kind == "seat":
                known = 0 <= value < len(players)
                found[name] = players[value] if known else NOTHING
            elif kind == "word":
                found[name] = self(value)
            else:
                found[name] = ", ".join(players[seat] for seat in value)
        return found


@cache
def told_as(fact: str) -> tuple[str, str]:
    """The name of a fact in a message, and what it says it is: `seat`, `word`, `seats` or ""."""
    name, _, kind = fact.rpartition("_")
    return (name, kind) if name and kind in ("seat", "word", "seats") else (fact, "")


def called_by_name(text: str, players: Sequence[str]) -> str:
    """A text in which players are called by their names instead of their signs."""
    for sign, name in zip(SIGNS, players):
        if sign in text:
            text = text.replace(sign, name)
    return text


@cache
def words_of(game: str, lang: str = DEFAULT) -> Words:
    """The words of a game in a language, read once."""
    return Words(game, lang)


@cache
def phrases_of(game: str, lang: str = DEFAULT) -> Phrasebook:
    """The words of a game's pictures in a language.

    >>> phrases_of("pillars", "de")("space", number=2)
    'Feld 2'
    """
    return Phrasebook(words_of(game, lang))


def figure(points: float) -> str:
    """Points as players write them in every language: a half is ½, a loss has a true minus.

    >>> figure(48), figure(48.5), figure(-0.5)
    ('48', '48½', '−½')
    """
    halves = round(2 * abs(points))
    whole, half = divmod(halves, 2)
    sign = "−" if points < 0 else ""
    return f"{sign}{whole or ''}½" if half else f"{sign}{whole}"


def character(words: Words, bot: str) -> str:
    """A planner as its game calls it, "the landlord"; any other bot by its name."""
    key = f"planner-{bot.removeprefix(PREFIX)}"
    return words(key) if bot.startswith(PREFIX) and words.has(key) else bot
