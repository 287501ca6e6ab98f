"""Bots from elsewhere: plain classes, and entry points of other packages."""

from __future__ import annotations

import copy
import pickle
from importlib.metadata import EntryPoint
from typing import Any

import pytest

import tabard
from tabard.bots import guest, registry
from tabard.bots.guest import BadBot, GuestBot
from tabard.kernel.errors import Unknown


class First:
    """Chooses what comes first, as text."""

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed

    def choose(self, state: tabard.State) -> str:
        return state.game.actions.text(state.choices()[0])


class Plain:
    """Says nothing of how it is made."""

    def choose(self, state: tabard.State) -> int:
        return state.choices()[-1]


class Clumsy(First):
    """Raises in the middle of a game."""

    def choose(self, state: tabard.State) -> str:
        raise KeyError("wool")


class Leaving(First):
    """Would end the whole program."""

    def choose(self, state: tabard.State) -> str:
        raise SystemExit(3)


class Blind(First):
    """Always says the same."""

    def choose(self, state: tabard.State) -> str:
        return "start 1"


class Boundless:
    """Chooses a code that no game has."""

    def choose(self, state: Any) -> int:
        return 1_000_000


class Mumbling(First):
    """Says what is no choice of any game."""

    def choose(self, state: tabard.State) -> str:
        return "castle"


class Broken:
    """Cannot even be made."""

    def __init__(self, seed: int | str) -> None:
        raise OSError("no weights\non this disk")


def entry(name: str, kind: str) -> EntryPoint:
    return EntryPoint(name, f"{__name__}:{kind}", guest.GROUP)


@pytest.fixture
def others(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that brings bots along."""
    found = {"first": entry("first", "First"), "broken": entry("broken", "Broken")}
    found["gone"] = EntryPoint("gone", "nowhere.at_all:Bot", guest.GROUP)
    found["plain"] = entry("plain", "Plain")
    found["rock"] = EntryPoint("rock", "builtins:float", guest.GROUP)

    def entry_points(group: str) -> list[EntryPoint]:
        return list(found.values()) if group == guest.GROUP else []

    monkeypatch.setattr("importlib.metadata.entry_points", entry_points)


@pytest.mark.usefixtures("others")
def test_the_bot_of_another_package_plays_by_its_name() -> None:
    record = tabard.play("pillars", ["first", "plain"])
    assert record.state().over
    assert record.names == ["first", "plain"]


@pytest.mark.usefixtures("others")
def test_bots_of_others_are_named_among_the_known() -> None:
    with pytest.raises(Unknown, match=r"level6, broken, first, gone, plain, rock$"):
        tabard.bot("second")


@pytest.mark.usefixtures("others")
@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("broken", "bot 'broken': tests.bots.test_guest:Broken cannot be made of a seed: OSError"),
        ("gone", "bot 'gone': nowhere.at_all:Bot cannot be made of a seed: ModuleNotFoundError"),
        ("rock", "bot 'rock': has no method `choose"),
    ],
)
def test_a_bot_that_cannot_be_made_is_one_line(name: str, problem: str) -> None:
    with pytest.raises(BadBot) as found:
        tabard.bot(name)
    assert str(found.value).startswith(problem)
    assert "\n" not in str(found.value)


@pytest.mark.parametrize(
    ("player", "problem"),
    [
        (Clumsy(), "bot 'Clumsy': raised KeyError: 'wool'"),
        (Leaving(), "bot 'Leaving': raised SystemExit: 3"),
        (Blind(), "bot 'Blind': chose what is not open: start 1: "),
        (Boundless(), "bot 'Boundless': chose what is no choice: 1000000 is not a code"),
        (Mumbling(), "bot 'Mumbling': chose what is no choice: 'castle' is not"),
    ],
)
def test_a_bot_that_fails_in_a_game_is_one_line_with_its_name(player: Any, problem: str) -> None:
    with pytest.raises(BadBot) as found:
        tabard.play("pillars", [player, "random"])
    assert str(found.value).startswith(problem)


def test_a_guest_sees_a_sample_and_cannot_change_the_table() -> None:
    class Greedy(First):
        def choose(self, state: tabard.State) -> str:
            text = super().choose(state)
            state.apply(text)
            return text

    assert tabard.play("pillars", [Greedy(), First()]).state().over


def test_what_cannot_choose_takes_no_seat() -> None:
    with pytest.raises(BadBot, match="bot 'object': has no method"):
        tabard.play("pillars", [object(), "random"])  # type: ignore[list-item]


def test_a_guest_is_copied_and_pickled_as_any_bot() -> None:
    bot = GuestBot(1, "first", First(5))
    for other in (copy.copy(bot), pickle.loads(pickle.dumps(bot))):
        assert isinstance(other, GuestBot)
        assert other.player.seed == 5
        assert other.name == "first"


def test_a_bot_that_is_named_for_a_run_plays_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(guest.VARIABLE, f"early={__name__}:First")
    guest.name_for_this_run(f"late={__name__}:First")
    assert tabard.play("pillars", ["early", "late"]).state().over
    assert registry.offered()[-2:] == ("early", "late")


@pytest.mark.parametrize("word", ["thrifty", "thrifty=", "=my_bots:One", "a b=c:d", "x=<y>:z"])
def test_a_bot_that_is_named_wrongly_is_one_line(word: str) -> None:
    with pytest.raises(BadBot, match=r"is not NAME=MODULE:CLASS"):
        guest.name_for_this_run(word)


@pytest.mark.parametrize("name", ["level3", "random", "learned"])
def test_a_bot_with_the_name_of_one_of_the_house_is_not_taken_silently_for_it(name: str) -> None:
    with pytest.raises(BadBot, match=f"'{name}': is one of the house: a guest needs another name"):
        guest.name_for_this_run(f"{name}={__name__}:First")


@pytest.mark.usefixtures("others")
def test_guests_are_offered_after_the_bots_of_the_house() -> None:
    assert registry.offered() == (*registry.NAMES, "broken", "first", "gone", "plain", "rock")


def test_a_guest_with_the_name_of_a_level_or_of_a_strange_kind_is_not_offered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    strange = [entry("level3", "First"), entry('"><script>', "First"), entry("x" * 41, "First")]
    monkeypatch.setattr("importlib.metadata.entry_points", lambda group: strange)
    assert registry.offered() == registry.NAMES
    with pytest.raises(Unknown) as found:
        tabard.bot("second")
    assert str(found.value).count("level3") == 1
