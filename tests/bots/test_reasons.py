"""Reasons are true: what they name really differs so between the tables to which choices lead."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tabard.bots import reasons
from tabard.bots.advice import Advice
from tabard.bots.judge import LearnedJudge
from tabard.bots.matters import FILE, Matter, grouped, matters_of
from tabard.bots.reasons import Comparison, Look, Reason, deciding, differences, followed
from tabard.bots.registry import bot
from tabard.bots.weights import judge_of
from tabard.games import NAMES, game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.state import CHANCE, OVER, State

MOMENTS = 12
EVERY = {"pillars": 5, "world": 7, "feudum": 17, "pilgrim": 11}


def moments(name: str, players: int, number: int = MOMENTS) -> Iterator[State]:
    """Moments of a game of level 3 at which the seat to move has a choice, in all parts of it."""
    dealer, player = Dealer(f"reasons:{name}"), bot("level3", name)
    state: State = game(name).start(players)
    seen = 0
    while state.to_move != OVER and number > 0:
        choices = state.choices()
        if state.to_move == CHANCE:
            state.apply(choices[int(dealer.below(len(choices)))])
            continue
        seen += len(choices) > 1
        if len(choices) > 1 and seen % EVERY[name] == 0:
            number -= 1
            yield state.copy()
        state.apply(player.choose(state))


def figures_of(name: str) -> tuple[str, ...]:
    """The names of a game's figures."""
    features = game(name).features()
    assert features is not None
    return features.names


def judge_for(state: State) -> LearnedJudge:
    """The judge that comes with a game."""
    found = judge_of(state.game, int(state.players))
    assert isinstance(found, LearnedJudge)
    return found


def amount(
    reason: Reason, look: Look, names: tuple[str, ...], matter: dict[str, list[str]]
) -> float:
    """How much of a matter a table has, counted anew from its figures by name."""
    figures = dict(zip(names, look.figures[reason.seat], strict=True))
    good = sum(figures[name] for name in matter["good"])
    return good - sum(figures[name] for name in matter["bad"])


@pytest.mark.parametrize("name", NAMES)
def test_what_a_reason_names_differs_in_that_direction_between_the_two_tables(name: str) -> None:
    names = figures_of(name)
    known = {
        (one.id, one.thing): {
            "good": [names[n] for n in one.good],
            "bad": [names[n] for n in one.bad],
        }
        for one in matters_of(game(name))
    }
    told = 0
    for state in moments(name, 3 if name != "pilgrim" else 2):
        seat = int(state.to_move)
        sample = bot("learned", 1).asked(state, seat)
        codes = sample.choices()
        beside = Comparison(sample, judge_for(state), Dealer("x"), None)
        for reason in beside.reasons(codes[0], codes[-1]):
            looks = [(a, b) for a, b in zip(*map(beside.tables, (codes[0], codes[-1])))]
            looks = [(a, b) for a, b in looks if a.figures and b.figures]
            if not looks:
                continue
            matter = known[(reason.matter, reason.thing)]
            apart = [
                amount(reason, a, names, matter) - amount(reason, b, names, matter)
                for a, b in looks
            ]
            assert sum(apart) / len(apart) == pytest.approx(reason.amount)
            # More of it is better for whose it is, and what is worse for another is good for us.
            assert (reason.weight > 0) == ((reason.amount > 0) == (reason.seat == seat))
            told += 1
    assert told > 4


@pytest.mark.parametrize("name", NAMES)
def test_what_matters_weigh_is_the_whole_difference_of_the_leads(name: str) -> None:
    compared = 0
    for state in moments(name, 2, 6):
        judge, seat = judge_for(state), int(state.to_move)
        ends = []
        for code in (state.choices()[0], state.choices()[-1]):
            ends.append(followed(state, seat, code, judge, Dealer("same"), None))
        if any(end.to_move == OVER for end in ends):
            continue
        stretches = [int(judge.features.stretch(end)) for end in ends]
        one, other = (Look(judge, end) for end in ends)
        if stretches[0] != stretches[1]:
            continue
        leads = []
        for end in ends:
            judge.weigh(end)
            leads.append(judge.values[seat] - judge.values[1 - seat])
        whole = differences([one], [other], seat, everything(state))
        assert sum(reason.weight for reason in whole) == pytest.approx(leads[0] - leads[1])
        compared += 1
    assert compared > 2


def everything(state: State) -> list[Matter]:
    """The matters of a game, counted so that a figure that only weighs along is not left out."""
    return [
        Matter(one.id, f"{one.thing}{n}", [n], [], [])
        for one in matters_of(state.game)
        for n in one.every
    ]


@pytest.mark.parametrize("name", NAMES)
def test_advice_says_why_the_best_is_best_and_why_others_are_not(name: str) -> None:
    with_reasons = 0
    for state in moments(name, 2, 8):
        seat = int(state.to_move)
        advice = bot("search:12", 3).advise(state, seat)
        assert advice[0].rather >= 0
        assert advice[0].rather != advice[0].code
        if len(advice) > 1:
            assert advice[0].rather == advice[1].code
        for other in advice[1:3]:
            assert other.rather == advice[0].code
        for one in advice[:3]:
            assert len(one.reasons) <= reasons.MOST
            with_reasons += bool(one.reasons)
        if advice[0].reasons:
            assert advice[0].reasons[0].weight > 0
        for other in advice[1:3]:
            assert not other.reasons or other.reasons[0].weight < 0
        assert all(one.rather == -1 and not one.reasons for one in advice[3:])
    assert with_reasons > 3


def test_the_same_question_gets_the_same_reasons() -> None:
    for state in moments("feudum", 3, 4):
        seat = int(state.to_move)
        found = [repr([a.reasons for a in bot("search:8", 5).advise(state, seat)]) for _ in "12"]
        assert found[0] == found[1]


def test_the_few_that_decide_are_told_those_for_a_choice_first() -> None:
    said = [Reason(f"m{n}", "", 0, 1.0, weight) for n, weight in enumerate((0.1, 0.5, 0.3, 0.2))]
    assert [one.weight for one in deciding(said, 0)] == [0.5, 0.3, 0.2]
    against = Reason("gold", "", 0, -3.0, -0.3)
    assert deciding([*said, against], 0)[2] is against
    little = Reason("gold", "", 0, -3.0, -0.2)
    assert little not in deciding([*said, little], 0)
    theirs = Reason("points", "", 1, -2.0, 0.6)
    assert deciding([*said, theirs], 0)[0] is theirs
    for odd in (
        Reason("gold", "", 0, 2.0, -0.9),  # more of it would be worse: nobody understands that
        Reason("points", "", 1, 2.0, 0.9),
        Reason("gold", "", 0, 2.0, 0.01),  # decides nothing
        Reason("gold", "", 0, 0.01, 0.9),  # is next to nothing
    ):
        assert deciding([odd], 0) == []
    assert deciding([against], 0) == []


def test_where_a_game_is_over_points_are_the_reason() -> None:
    state = next(moments("pillars", 2, 1))
    look = Look(judge_for(state), state)
    ended, worse = (Look(judge_for(state), state) for _ in "12")
    ended.figures, ended.points = [], [50.0, 40.0]
    worse.figures, worse.points = [], [47.0, 40.0]
    found = differences([ended], [worse], 0, matters_of(state.game))
    assert [(one.matter, one.seat, one.amount) for one in found] == [("points", 0, 3.0)]
    assert differences([ended], [ended], 0, matters_of(state.game)) == []
    assert look.figures


def test_one_choice_has_nothing_beside_it_and_a_bot_without_figures_gives_no_reasons() -> None:
    toll: State = game("toll").start(2)
    while toll.to_move == CHANCE or len(toll.choices()) < 2:
        toll.apply(toll.choices()[0])
    assert matters_of(toll.game) == []
    assert all(not one.reasons for one in bot("search:8", 1).advise(toll, int(toll.to_move)))
    state = next(moments("pillars", 2, 1))
    lonely = [Advice(state.choices()[0], 1.0, [0.5, 0.5])]
    for bots in ("random", "greedy"):
        assert bot(bots, 1).explained(state, lonely) is lonely
        assert bot(bots, 1).advise(state, int(state.to_move)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_figure_belongs_to_one_matter(name: str) -> None:
    names = figures_of(name)
    found = [number for matter in matters_of(game(name)) for number in matter.every]
    assert sorted(found) == list(range(len(names)))
    assert all(matter.good or matter.bad for matter in matters_of(game(name)) if not matter.thing)


@pytest.mark.parametrize(
    ("rows", "wrong"),
    [
        ([{"id": "a", "good": ["x"]}], "nothing is said of y"),
        ([{"id": "a", "good": ["x"]}, {"id": "b", "good": ["*"]}], "x belongs to two matters"),
        ([{"id": "a", "good": ["*"]}, {"id": "b", "bad": ["z"]}], "b is about no figure"),
    ],
)
def test_matters_that_do_not_fit_the_figures_are_refused(rows: list[object], wrong: str) -> None:
    with pytest.raises(BadInput, match=f"{FILE}.*{wrong}"):
        grouped({"matter": rows}, ("x", "y"))
