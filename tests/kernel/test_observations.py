"""Observations of every game: what a seat may know, named, bounded, the same in every mode."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import pytest

import tabard
from tabard.games import SHELF_FACTS, game
from tabard.games.pillars.tables import ELLEN
from tabard.games.toll.steps import Robbed
from tabard.kernel.box import slots
from tabard.kernel.box.fields import Field
from tabard.kernel.box.observation import Observation, Plan
from tabard.kernel.box.slots import Look
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tests.games.hands import at_random
from tests.kernel.faults import Variant
from tests.kernel.reading_slots import Seen

GAMES: Final = sorted(SHELF_FACTS)
TABLES: Final = [(name, n) for name in GAMES for n in game(name).players]
EVERY: Final = 31  # how many choices lie between the states that are looked at


def states(name: str, players: int, seed: int = 1, every: int = EVERY) -> Iterator[Any]:
    """Some states of a random game, the last one too; options as they come."""
    rules = game(name)
    dealer = Dealer(f"{name}:{players}:{seed}")
    options: dict[str, Any] = {}
    for option in rules.options:
        values = option.values_for(players)
        if values and seed > 1 and rules.excluded(option, options) is None:
            options[option.name] = values[dealer.below(len(values))]
    state = rules.start(players, options)
    for n, each in enumerate(at_random(state, seed)):
        if n % every == 0 or each.over:
            yield each.copy()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_observation_is_what_the_view_says_slot_by_slot(name: str, players: int) -> None:
    slots_here = game(name).spec(players).observation
    looked = 0
    for n, s in enumerate(states(name, players)):
        seat = n % players
        seen = Seen(s, seat)
        made = s.observation(seat)
        expected = [seen.slot(each) for each in slots_here]
        wrong = [
            (each, number, wanted)
            for each, number, wanted in zip(slots_here, made, expected, strict=True)
            if number != wanted
        ]
        assert wrong == []
        looked += 1
    assert looked > 1


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_secrets_and_options_leave_every_slot_within_its_bounds(name: str, players: int) -> None:
    slots_here = game(name).spec(players).observation
    assert len(set(slots_here.names)) == len(slots_here) == len(slots_here.highs)
    differs = False
    for seed in (1, 2, 3):
        for n, s in enumerate(states(name, players, seed, 2 * EVERY)):
            for seat in range(players):
                made = s.observation(seat)
                high = [at for at, most in zip(made, slots_here.highs, strict=True) if at > most]
                assert high == []
                other = s.redeal(seat, Dealer(n))
                assert made == other.observation(seat)
                differs = differs or other != s
    # The one secret of Pillars is seldom there; another test looks for it.
    assert differs or name == "pillars" or game(name).spec(players).perfect


@pytest.mark.parametrize("name", GAMES)
def test_every_slot_is_documented_and_its_version_follows_its_names(name: str) -> None:
    rules = game(name)
    plan = Plan(rules)
    versions = set()
    for players in rules.players:
        found = Observation(plan, players)
        versions.add(found.version)
        assert len(found.version) == 16
        for slot, says, high in zip(found.names, found.says, found.highs, strict=True):
            assert (says == "always 0") == slot.startswith("unused ") == (high == 0), slot
    assert len(versions) == len(rules.players)
    before = Observation(plan, rules.players[0]).version
    plan.table.highs[0] += 1
    assert Observation(plan, rules.players[0]).version != before


def test_a_seat_counts_the_others_from_itself() -> None:
    at = {name: n for n, name in enumerate(game("pillars").spec(3).observation.names)}
    for s in states("pillars", 3):
        for seat in range(3):
            seen = s.observation(seat)
            assert seen[at["seats+0.gold"]] == s.seats[seat].gold
            assert seen[at["seats+1.gold"]] == s.seats[(seat + 1) % 3].gold
            assert seen[at["bag+0"]] == s.in_bag(seat)
            assert seen[at["to_move=+0"]] == (s.to_move == seat)


def test_a_secret_is_shown_to_its_owner_alone() -> None:
    told = 0
    for players in game("pillars").players:
        names = game("pillars").spec(players).observation.names
        foreseen = [n for n, name in enumerate(names) if name.startswith("foreseen=")]
        for s in states("pillars", players, players, every=9):
            for seat in range(players):
                knows = s.foreseen >= 0 and s.seats[seat].holds(ELLEN)
                assert sum(s.observation(seat)[n] for n in foreseen) == knows
                assert s.observation(seat) == s.redeal(seat, Dealer(told)).observation(seat)
                told += knows
    assert told > 0


def test_a_learner_remembers_the_goods_that_went_behind_screens() -> None:
    at = {name: n for n, name in enumerate(game("world").spec(2).observation.names)}
    rich = 0
    for s in states("world", 2):
        for seat in range(2):
            other = s.seats[1 - seat]
            assert s.observation(seat)[at["seats+1.goods.money"]] == min(other.money, 255)
            assert "goods" not in s.view(seat)["seats"][1 - seat]
            rich += int(other.money)
    assert rich > 0
    assert [name for name in at if name.startswith("seats+1.hand")] == []


def test_a_number_of_many_bytes_is_told_in_several_slots() -> None:
    look = Look(2, str)
    names = [name for piece in slots.number("p.x", -999, 999, "x", look) for name in piece.names]
    assert names == ["x", "x-", "x+"]
    at = {name: n for n, name in enumerate(game("world").spec(2).observation.names)}
    s = game("world").start(2)
    s.seats[0].money = 300
    seen = s.observation(0)
    assert (seen[at["seats+0.goods.money"]], seen[at["seats+0.goods.money+"]]) == (255, 45)


def test_a_component_that_says_no_slots_is_named() -> None:
    class Hat(Field):
        """A component of somebody's own kind."""

    with pytest.raises(NotImplementedError, match="hat: Hat says no slots"):
        Hat("hat", "a hat").pieces("s", "hat", Look(2, str))


def test_a_game_without_components_has_nothing_to_observe() -> None:
    class Bare(type(game("toll"))):  # type: ignore[misc]
        """Toll without an encoder."""

        def encoder(self) -> None:
            return None

    with pytest.raises(BadInput, match="declares no components to observe"):
        Bare().start(2).observation(0)


def test_a_game_with_other_components_than_were_woven_says_so() -> None:
    class Forgetful(Variant):
        """Toll where nobody remembers what went to the graves."""

        recalled: Mapping[str, str] = {}

    class Renamed(Variant):
        """Toll whose steps alone are others."""

        def robbed(self) -> Robbed:
            return Robbed("plundered", "TOLL-1.3")

    assert not Forgetful().observed()
    with pytest.raises(BadInput, match="toll declares other components than its observe"):
        Forgetful().start(2).observation(0)
    assert Renamed().observed()
    assert [name for name in GAMES if not game(name).observed()] == []


@pytest.mark.parametrize("name", GAMES)
def test_whatever_would_be_woven_otherwise_is_another_mark(name: str) -> None:
    plan = Plan(game(name))
    marks = {plan.mark}
    blocks = [plan.table, plan.mat, *plan.facts.values()]
    for block in blocks:
        block.lines[-1] += " "
        marks.add(plan.mark)
    assert len(marks) == len(blocks) + 1


def test_what_is_missing_for_observations_is_said_in_a_line() -> None:
    class Alone(type(game("toll"))):  # type: ignore[misc]
        """Toll where librt is not installed."""

        def encoder(self) -> None:
            raise ModuleNotFoundError("No module named 'librt'")

    with pytest.raises(BadInput, match=r"No module named 'librt': pip install 'tabard\[rl\]'"):
        Alone().start(2).observation(0)


PLAYED: Final = """
import sys, tabard
tabard.play("pillars", ["random", "greedy"])
assert len(tabard.game("feudum").spec(3).observation) > 2000
print([name for name in sys.modules if name.split(".")[0] in ("librt", "numpy")])
"""


def test_whoever_only_plays_loads_neither_librt_nor_numpy() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "[]"


PLAIN: Final = """
import sys
if sys.argv[1] == "without":
    sys.modules["librt"] = None
    sys.modules["librt.vecs"] = None
    sys.modules["librt.strings"] = None
from tests.kernel.test_observations import digest
print(digest())
"""


def digest() -> str:
    """What all games look like to a seat, in one number."""
    found = hashlib.sha256()
    for name in GAMES:
        for s in states(name, game(name).players[-1], 2):
            found.update(s.observation(0))
    return found.hexdigest()


def plain_source(folder: Path) -> Path:
    """The package without what was compiled of it."""
    package = Path(tabard.__file__).parent
    for path in package.rglob("*.py"):
        copy = folder / "tabard" / path.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.symlink_to(path)
    for path in [*package.rglob("*.toml"), *package.rglob("*.json")]:
        copy = folder / "tabard" / path.relative_to(package)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.symlink_to(path)
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("librt", ["with", "without"])
def test_plain_python_makes_the_same_bytes_with_and_without_the_vectors_of_librt(
    librt: str, tmp_path: Path
) -> None:
    root = Path(__file__).resolve().parents[2]
    environment = {**os.environ, "PYTHONPATH": f"{plain_source(tmp_path)}:{root}"}
    done = subprocess.run(
        [sys.executable, "-c", PLAIN, librt],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == digest()


def test_an_observation_is_written_for_the_seat_that_asks() -> None:
    s = [*states("toll", 3, every=9)][1]
    encoder = s.game.observing()
    assert encoder.observed(s, 1) == s.observation(1) != s.observation(0)
