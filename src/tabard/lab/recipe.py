"""What a dataset is made of: which games are played by whom, each game drawn from its number."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from tabard.bots.company import Company
from tabard.bots.registry import bot
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.play import random_choices
from tabard.kernel.record import Record
from tabard.kernel.state import State

RANDOM: Final = "random"
MOST: Final = 10**9  # games of a recipe, and weight of a share


@dataclass(frozen=True)
class Sitting:
    """One game of a dataset: its number, what is played, and the bot of each seat."""

    number: int
    game: str
    players: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Recipe:
    """A mix of games and bots; game number N is the same whoever plays it, and whenever.

    tables   games with their numbers of players, and the weight of each: `pillars/3`
    bots     the weight of each bot; every seat draws its own
    options  options of a game that differ from the usual, by game
    """

    seed: str
    games: int
    tables: Mapping[str, int]
    bots: Mapping[str, int]
    options: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def json(self) -> str:
        """The recipe as one line, the same for the same recipe."""
        return json.dumps(asdict(self), sort_keys=True)

    def sitting(self, number: int) -> Sitting:
        """Who plays what in a game."""
        dealer = Dealer(f"{self.seed}:{number}:table")
        name, _, players = drawn(self.tables, dealer).partition("/")
        seats = range(int(players))
        return Sitting(number, name, len(seats), tuple(drawn(self.bots, dealer) for _ in seats))

    def played(self, sitting: Sitting) -> tuple[Record, State]:
        """A game and its end; the dealer's seed is `SEED:NUMBER`."""
        found = Record(
            game(sitting.game), sitting.players, self.options_of(sitting.game, sitting.players)
        )
        found.names[:] = sitting.bots
        seed = f"{self.seed}:{sitting.number}"
        state = found.first()
        if set(sitting.bots) == {RANDOM}:
            found.choices = random_choices(state, Dealer(seed))
            return found, state
        seated = [bot(name, f"{seed}:{seat}") for seat, name in enumerate(sitting.bots)]
        found.choices = Company(seated, Dealer(seed)).play(state)
        return found, state

    def options_of(self, name: str, players: int) -> dict[str, Any]:
        """The complete options of a game."""
        return game(name).agree(players, dict(self.options.get(name, {})))


def drawn(weights: Mapping[str, int], dealer: Dealer) -> str:
    """One of several, by weight."""
    left = int(dealer.below(sum(weights.values())))
    for name, weight in sorted(weights.items()):
        left -= weight
        if left < 0:
            return name
    raise AssertionError("weights changed while drawing")


def sound(recipe: Recipe) -> Recipe:
    """A recipe that can be drawn from: its numbers and weights are some, its tables have a form."""
    if type(recipe.games) is not int or not 0 < recipe.games < MOST:
        raise BadInput("games", f"{recipe.games!r} is not 1 to {MOST - 1:,}")
    for what, weights in (("tables", recipe.tables), ("bots", recipe.bots)):
        if not weights:
            raise BadInput(what, "there are none")
        for name, weight in weights.items():
            if type(weight) is not int or not 0 < weight < MOST:
                raise BadInput(f"{what}: {name}", f"{weight!r} is no weight, a whole number from 1")
    for table in recipe.tables:
        _, slash, players = table.partition("/")
        if not (slash and players.isascii() and players.isdigit()):
            raise BadInput(f"tables: {table}", "is not GAME/PLAYERS")
    return recipe


def checked(recipe: Recipe) -> Recipe:
    """A recipe whose games, numbers of players, bots and options are all there."""
    for table in sound(recipe).tables:
        name, _, players = table.partition("/")
        found = game(name)
        found.check_players(int(players))
        recipe.options_of(name, int(players))
        for kind in recipe.bots:
            bot(kind, 0).prepare(found, int(players))
    for name in recipe.options:
        if not any(table.startswith(f"{name}/") for table in recipe.tables):
            raise BadInput(f"options: {name}", "is no game of this recipe")
    return recipe


def recipe_of(data: Any) -> Recipe:
    """The recipe in data of TOML or JSON."""
    if not isinstance(data, dict):
        raise BadInput("recipe", "is no table of words")
    for word in ("seed", "games", "tables", "bots"):
        if word not in data:
            raise BadInput("recipe", f"does not say {word}")
    words = {"options": {}, **data}
    for word in ("tables", "bots", "options"):
        if not isinstance(words[word], dict):
            raise BadInput(word, f"{words[word]!r} is no table of words")
    for word in sorted(set(words) - {one.name for one in fields(Recipe)}):
        raise BadInput("recipe", f"{word!r} is no word of one")
    return sound(Recipe(**{**words, "seed": str(words["seed"])}))


def read_recipe(path: Path) -> Recipe:
    """The recipe in a TOML file."""
    try:
        return checked(recipe_of(tomllib.loads(path.read_text("utf-8"))))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadInput(str(path), f"is not TOML: {error}") from None
    except BadInput as error:
        raise BadInput(str(path), str(error)) from None
