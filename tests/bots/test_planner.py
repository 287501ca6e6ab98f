"""Planners: whole own turns, by a strategy of the game."""

from __future__ import annotations

import pytest

import tabard
from tabard.bots.company import Company
from tabard.bots.planner import planners
from tabard.bots.registry import bot
from tabard.games import toll as toy
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import Unknown
from tabard.kernel.opinions import Opinions
from tabard.kernel.state import OVER, State
from tabard.kernel.strategy import Strategy
from tabard.messages import LANGUAGES
from tabard.words import words_of

FEW = 8  # iterations of those who search: where the engine is not compiled 700 take seconds
PLANNERS = [(name, one) for name in tabard.GAMES for one in planners(tabard.game(name))]


def moment(name: str, players: int, decisions: int) -> State:
    """Somewhere in a game played by lot."""
    state: State = tabard.game(name).start(players)
    dealer = Dealer(f"planner:{name}")
    while decisions > 0 or state.to_move < 0:
        decisions -= state.to_move >= 0
        state.apply(state.choices()[int(dealer.below(len(state.choices())))])
    return state


@pytest.fixture
def brisk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planners that search do so for a moment only, and no clock decides what they find."""
    for name in tabard.GAMES:
        found = tuple(brief(one) for one in tabard.game(name).strategies())
        monkeypatch.setattr(type(tabard.game(name)), "strategies", lambda self, it=found: it)


def brief(one: Strategy[State]) -> Strategy[State]:
    """A strategy with less thinking."""
    if one.search == 0:
        return one
    return Strategy(one.id, one.value, search=FEW, plainly=one.plainly)


@pytest.mark.usefixtures("brisk")
@pytest.mark.parametrize(("name", "planner"), PLANNERS)
def test_a_planner_makes_open_choices_and_the_same_for_the_same_seed(
    name: str, planner: str
) -> None:
    state = moment(name, 2, 12)
    first = bot(planner, 7).choose(state)
    assert first in state.choices()
    assert bot(planner, 7).choose(state) == first


@pytest.mark.parametrize(("name", "planner"), PLANNERS)
def test_every_planner_is_a_character_in_every_language(name: str, planner: str) -> None:
    key = f"planner-{planner.partition(':')[2]}"
    for lang in LANGUAGES:
        words = words_of(name, lang)
        assert words.has(key)
        assert words(f"{key}-about").endswith(".")


def test_a_planner_that_a_game_does_not_have_is_one_line() -> None:
    with pytest.raises(Unknown, match="the planners of toll are none"):
        bot("planner:landlord", 1).prepare(toy.GAME, 2)
    with pytest.raises(Unknown, match="planner:landlord"):
        bot("planner:nobody", 1).prepare(tabard.game("feudum"), 2)


def test_a_name_that_is_no_id_is_no_planner() -> None:
    with pytest.raises(Unknown, match="known bots are"):
        bot("planner:No Such", 1)


def test_opinions_change_from_the_beginning_to_the_end_and_add_up() -> None:
    features = tabard.game("pillars").features()
    assert features is not None
    size, last = len(features.names), len(features.stretches) - 1
    weights = Opinions(features, [{"gold": [0.5, 0.1]}, {"gold": 0.2}]).scale.weights
    gold = [weights[n * size + features.names.index("gold")] for n in (0, last)]
    assert gold == pytest.approx([0.7, 0.3])
    with pytest.raises(KeyError, match="silver"):
        Opinions(features, [{"silver": 1.0}])


# What each planner of Pillars and World is devoted to, by the first words of its choices.
DEVOTED = {
    ("pillars", "market"): ("buy", "sell"),
    ("pillars", "workers"): ("take forest_large", "take gravel_pit_large", "take quarry_large"),
    ("pillars", "craftsmen"): ("hire", "place shiring_1", "place shiring_2"),
    ("pillars", "metal"): ("place kings_court", "use bell_maker", "use organ", "use glassblower"),
    ("world", "houses"): ("house", "rent"),
    ("world", "cloth"): ("weave", "use cloth_making"),
    ("world", "medicine"): ("care",),
    ("world", "piety"): ("donate", "use donation"),
}


@pytest.mark.usefixtures("brisk")
@pytest.mark.parametrize(("name", "id"), DEVOTED)
def test_a_planner_does_what_it_is_devoted_to_more_than_a_bot_without_an_aim(
    name: str, id: str
) -> None:
    own = other = 0
    for deal in range(2):
        state: State = tabard.game(name).start(2)
        seats = [bot(f"planner:{id}", deal), bot("learned", deal)]
        company = Company(seats if deal else seats[::-1], Dealer(deal))
        while state.to_move != OVER:
            seat = int(state.to_move)
            code = company.choice(state)
            if seat >= 0 and state.game.actions.text(code).startswith(DEVOTED[name, id]):
                own += seat != deal
                other += seat == deal
            state.apply(code)
    assert own > other
