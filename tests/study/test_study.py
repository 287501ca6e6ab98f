"""The study of whole games: what it must say of every game, and what it must not know."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import jsonschema
import pytest

import tabard
from tabard.formats import schema_of
from tabard.games import game
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput
from tabard.kernel.record import Record, parse
from tabard.messages import LANGUAGES
from tabard.study import telling
from tabard.study.cutting import Cut, picks_together
from tabard.study.marking import KINDS, Figures, marks
from tabard.study.study import Depth, Study, study_of
from tabard.study.telling import Teller, speech
from tabard.study.weighing import (
    Answer,
    Glanced,
    Lucky,
    Piece,
    Weigh,
    Weighed,
    carry_out,
    judge_for,
)
from tests.golden import FOLDER

QUICK = Depth(iterations=6, weighing=2, worlds=4, seconds=600.0)  # time must not decide a test
GOLDEN = ("pillars-2", "world-2", "feudum-2", "pilgrim-1", "pilgrim-2")


def all_of(pieces: list[Piece]) -> list[Answer]:
    return [carry_out(piece) for piece in pieces]


@cache
def golden(name: str) -> Record:
    return parse((FOLDER / f"{name}.txt").read_text("utf-8"), game)


@cache
def studied(name: str) -> dict[str, Any]:
    return study_of(golden(name), all_of, QUICK)


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_every_choice_of_a_game_is_in_one_turn_or_in_chance(name: str) -> None:
    record, data = golden(name), studied(name)
    plies = [ply for turn in data["turns"] for ply in turn["plies"]]
    plies += [draw["ply"] + n for draw in data["chance"] for n in range(draw["plies"])]
    assert sorted(plies) == list(range(len(record.choices)))
    for turn in data["turns"]:
        codes = [record.game.actions.code(text) for text in turn["made"]]
        assert codes == [record.choices[ply] for ply in turn["plies"]]
        assert {int(record.state(ply).to_move) for ply in turn["plies"][:2]} == {turn["seat"]}


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_a_study_fits_its_schema_and_its_chances_add_up(name: str) -> None:
    record, data = golden(name), studied(name)
    data = json.loads(json.dumps(data))
    jsonschema.validate(data, schema_of(record.game, "study"))
    for turn in data["turns"]:
        assert abs(sum(turn["chances"]) - 1) < 0.01
    won = [place == 1 for place in record.game.final_places(record.state())]
    assert [chance > 0 for chance in data["end"]][: record.players] == won[: record.players]
    assert abs(sum(data["end"]) - 1) < 0.01
    assert data["points"]["points"][: record.players] == list(record.state().scores())


@pytest.mark.slow
@pytest.mark.parametrize("name", GOLDEN)
def test_marks_are_few_and_told_in_every_language(name: str) -> None:
    record, data = golden(name), studied(name)
    assert len(data["marks"]) <= 5
    assert [mark["ply"] for mark in data["marks"]] == sorted(m["ply"] for m in data["marks"])
    names = [f"Player {seat}" for seat in range(record.players)]
    for lang in LANGUAGES:
        teller = Teller(record, data, names, lang)
        told = [teller.mark(mark) for mark in data["marks"]]
        told += [line for seat in range(record.players) for line in teller.lessons(seat)]
        assert all(told)
        assert len(told) == len(data["marks"]) + 3 * record.players
        assert not teller.say.troubles, teller.say.troubles
        assert not teller.words.troubles, teller.words.troubles


def test_every_language_says_the_same_of_studies() -> None:
    folder = Path(telling.__file__).parent / "locale"
    told = [(folder / f"{lang}.ftl").read_text("utf-8").splitlines() for lang in LANGUAGES]
    keys = [[line.split(" =")[0] for line in lines if line.startswith("study-")] for lines in told]
    assert keys[0] == keys[1] == keys[2]
    assert len(keys[0]) >= 10
    assert all(speech(lang).has(key) for lang in LANGUAGES for key in keys[0])


def test_a_game_that_is_not_over_is_not_studied() -> None:
    record = golden("pillars-2")
    begun = Record(record.game, record.players, record.options)
    begun.choices = record.choices[:50]
    with pytest.raises(BadInput, match="not over"):
        Study(begun)


@pytest.mark.parametrize("name", ["feudum", "world", "pillars", "pilgrim"])
def test_a_turn_is_judged_alike_in_worlds_that_its_seat_cannot_tell_apart(name: str) -> None:
    """Byte for byte: the piece of work that is handed out, and so whatever comes of it."""
    record = tabard.play(name, ["random"] * 3, seed="study secrets")
    study = Study(record, QUICK)
    hidden = differing = 0
    for number, turn in enumerate(study.cut.turns):
        if number % 6 or not record.game.hides(turn.state, turn.seat):
            continue
        hidden += 1
        other = turn.state.redeal(turn.seat, Dealer("another truth"))
        differing += other != turn.state
        here = study.glance(turn, 1.0)
        there = study.glance(turn._replace(state=other), 1.0)
        assert repr(here) == repr(there)
        if hidden % 5 == 1:
            assert repr(carry_out(here)) == repr(carry_out(there))
            weighed = [
                carry_out(Weigh(*each[:4], each.codes[:1], each.seed, 2, 600.0))
                for each in (here, there)
            ]
            assert repr(weighed[0]) == repr(weighed[1])
    if name in ("feudum", "world"):
        assert differing > 3, "the games did not differ, so nothing was proved"


def test_luck_is_judged_for_each_seat_by_what_it_knows() -> None:
    """A draw that a seat cannot see is worth nothing to it that the sample does not hold."""
    record = golden("pillars-2")
    lucky = [
        answer
        for answer in all_of(Study(record, QUICK._replace(worlds=24)).glances()[-43:])
        if isinstance(answer, Lucky)
    ]
    assert len(lucky) == 43
    assert any(abs(gain) > 0.01 for one in lucky for gain in one.gains)
    mean = sum(gain for one in lucky for gain in one.gains) / len(lucky)
    assert abs(mean) < 0.05, "luck is measured against its mean"


@pytest.mark.parametrize("name", ["feudum-2", "feudum-3", "feudum-4", "world-2", "pillars-2"])
def test_a_game_that_is_over_is_won_by_all_that_there_is(name: str) -> None:
    record = golden(name)
    judge, end = judge_for(record.game.edition, record.players), record.state()
    judge.look(end)
    assert list(judge.values) == [float(place == 1) for place in end.ranking()]


def test_sets_that_are_put_together_at_the_same_time_are_whole_turns() -> None:
    record = golden("feudum-2")
    cut = Cut(record)
    together = [turn for turn in cut.turns if picks_together(turn.state)]
    assert together
    assert max(len(turn.codes) for turn in together) > 1
    first = together[0]
    beside = next(turn for turn in together if turn.ply == first.ply and turn.seat != first.seat)
    assert set(first.plies).isdisjoint(beside.plies)


def turn(seat: int, chances: list[float], **more: Any) -> dict[str, Any]:
    number = more.pop("ply")
    return {
        "ply": number,
        "plies": [number],
        "seat": seat,
        "chances": chances,
        "made": ["a", "b"],
        "other": ["a", "c"],
        "is_obvious": False,
        "after": 0.4,
        "after_other": 0.4,
        "loss": 0.0,
        "error": 0.01,
        **more,
    }


def figures(turns: list[dict[str, Any]], draws: list[dict[str, Any]]) -> Figures:
    points = {"points": [1, 2], "places": [2, 1], "by": {}, "rivals": [], "periods": []}
    return Figures(2, turns, draws, [0.0, 1.0], points)


def test_what_two_errors_do_not_tell_apart_is_said_to_be_unsure() -> None:
    close = turn(0, [0.5, 0.5], ply=0, plies=[0, 1], loss=0.05, error=0.03)
    later = turn(1, [0.5, 0.5], ply=4, plies=[4, 5])
    missed = [m for m in marks(figures([close, later], [])) if m["kind"] == "missed-chance"]
    assert [mark["sure"] for mark in missed] == [False]
    clear = turn(0, [0.5, 0.5], ply=0, plies=[0, 1], loss=0.2, error=0.01)
    missed = [m for m in marks(figures([clear, later], [])) if m["kind"] == "missed-chance"]
    assert missed[0]["sure"]
    assert missed[0]["at"] == 1, "the turns part at their second choice"
    assert (missed[0]["made"], missed[0]["other"]) == (["b"], ["c"])


def test_of_many_marks_five_stay_with_one_of_each_kind() -> None:
    turns = [turn(0, [0.4, 0.6], ply=2 * n, plies=[2 * n, 2 * n + 1], loss=0.1) for n in range(9)]
    turns[0]["chances"] = [0.9, 0.1]
    turns[4] |= {"is_obvious": True, "loss": -0.08}
    draws = [{"ply": 30, "plies": 1, "gains": [0.07, -0.07], "errors": [0.001, 0.001]}]
    found = marks(figures(turns, draws))
    assert len(found) == 5
    assert {mark["kind"] for mark in found} == set(KINDS)


def test_a_better_turn_is_worth_more_when_it_is_weighed() -> None:
    record = golden("pillars-2")
    study = Study(record, QUICK)
    compared = 0
    for each in study.cut.turns[40:60:3]:
        piece = study.glance(each, 600.0)
        same = carry_out(Weigh(*piece[:4], piece.codes, piece.seed, 2, 600.0))
        assert isinstance(same, Weighed)
        assert same.made == same.other, "the same turn in the same worlds"
        assert same.error == 0.0
        found = carry_out(piece._replace(iterations=60))
        assert isinstance(found, Glanced)
        if found.best and found.loss > 0.1:
            better = carry_out(Weigh(*piece[:4], found.best, piece.seed, 8, 600.0))
            assert isinstance(better, Weighed)
            assert better.other > better.made
            compared += 1
    assert compared, "no turn was clearly worse than another"
