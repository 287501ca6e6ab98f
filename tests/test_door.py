"""The front door: what a study does with games, states, bots and records, compiled and not."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

import tabard
from tabard.games import shelf
from tabard.games.toll import Toll
from tabard.kernel.dealer import SealedDealer
from tabard.kernel.errors import BadChoice, BadInput, BadOption, BadPosition, Unknown

TABLES: Final = [(name, n) for name in shelf(hidden=True) for n in tabard.game(name).players]
MOST_BYTES: Final = 4096


def played(name: str, players: int, plies: int = 10**9, seed: int = 1) -> tabard.State:
    """A random game after so many choices."""
    state: tabard.State = tabard.game(name).start(players)
    dealer = tabard.Dealer(seed)
    for _ in range(plies):
        if state.over:
            break
        if state.is_chance:
            state.deal(dealer)
        else:
            state.apply(state.choices()[dealer.below(len(state.choices()))])
    return state


def asked(name: str, players: int, plies: int) -> tabard.State:
    """The same, and on until a seat is to move."""
    state = played(name, players, plies)
    while state.is_chance:
        state.deal(tabard.Dealer(1))
    return state


class Five:
    """A whole number that is no int, as those of numpy are not."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


class Last:
    """A bot that is a plain class."""

    def choose(self, state: tabard.State) -> int:
        return state.choices()[-1]


def said(script: str) -> Any:
    """What another process prints as JSON."""
    command = [sys.executable, "-c", script]
    found = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    return json.loads(found.stdout)


def test_the_import_loads_nothing_but_the_version() -> None:
    script = (
        "import sys; before = set(sys.modules); import tabard, json;"
        "print(json.dumps(sorted(n for n in set(sys.modules) - before if 'tabard' in n)))"
    )
    assert said(script) == ["tabard", "tabard.version"]


def test_a_game_between_bots_loads_no_package_of_others() -> None:
    script = (
        "import sys, json, tabard; tabard.play('pillars', ['level2', 'random']);"
        "others = {'fluent', 'rich', 'numpy', 'starlette', 'fastapi', 'sqlalchemy'};"
        "print(json.dumps(sorted(others & {n.split('.')[0] for n in sys.modules})))"
    )
    assert said(script) == []


def test_every_name_of_the_door_is_there_and_no_other() -> None:
    assert [name for name in tabard.__all__ if not hasattr(tabard, name)] == []
    assert dir(tabard) == sorted(tabard.__all__)
    with pytest.raises(AttributeError, match="'server_room'"):
        tabard.server_room  # type: ignore[attr-defined]  # noqa: B018


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_states_are_copied_and_pickled_whole(name: str, players: int) -> None:
    for plies in (0, 1, 25, 60, 140, 10**9):
        state = played(name, players, plies)
        packed = pickle.dumps(state)
        assert len(packed) < MOST_BYTES
        for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(packed)):
            assert other is not state
            assert other == state
            assert other.position() == state.position()
            assert other.key() == state.key()
            assert other.choices() == state.choices()
            if not state.over:
                other.apply(other.choices()[0])
                assert other != state
                assert other.key() != state.key()


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_state_read_from_its_position_is_equal_and_has_the_same_key(
    name: str, players: int
) -> None:
    for plies in (0, 40, 90):
        state = played(name, players, plies)
        again = tabard.game(name).load(json.loads(json.dumps(state.position())))
        assert again == state
        assert again.key() == state.key()


def test_a_state_of_other_options_or_of_another_game_is_another() -> None:
    one = tabard.game("toll").start(2)
    assert one != tabard.game("toll").start(2, {"rounds": 1})
    assert one != tabard.game("pillars").start(2)
    assert one != "toll"
    keys = {tabard.game(name).start(n).key() for name, n in TABLES}
    assert len(keys) == len(TABLES)


def test_a_state_has_no_hash_since_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(tabard.game("pillars").start())


def test_a_key_is_the_same_in_another_process() -> None:
    script = "import tabard; print(tabard.game('pillars').start(3).key())"
    assert said(script) == tabard.game("pillars").start(3).key()


def test_games_travel_by_their_id() -> None:
    game = tabard.game("feudum")
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is copy.copy(game) is game


def test_a_game_that_is_not_found_by_its_id_is_not_pickled() -> None:
    with pytest.raises(pickle.PicklingError, match="toll"):
        pickle.dumps(Toll())


def test_a_pickle_of_another_build_is_refused() -> None:
    game = tabard.game("pillars")
    _, options, frozen = game.pack(game.start())
    with pytest.raises(BadPosition, match="another build of pillars"):
        game.unpack(("0123456789abcdef", options, frozen))


@pytest.mark.parametrize("kind", ["random", "greedy", "level2", "level4", "search:9"])
def test_a_bot_that_was_pickled_goes_on_as_the_other_does(kind: str) -> None:
    bot = tabard.bot(kind, seed=3)
    state = asked("pillars", 3, 30)
    bot.choose(state)
    others = [pickle.loads(pickle.dumps(bot)), copy.copy(bot), copy.deepcopy(bot)]
    for _ in range(6):
        while state.is_chance:
            state.deal(tabard.Dealer(4))
        code = bot.choose(state)
        assert [other.choose(state) for other in others] == [code] * 3
        state.apply(code)


@pytest.mark.parametrize("dealer", [tabard.Dealer(9), SealedDealer("nine")])
def test_a_dealer_that_was_pickled_deals_on(dealer: tabard.Dealer) -> None:
    dealer.below(6)
    other = pickle.loads(pickle.dumps(dealer))
    assert [other.below(6) for _ in range(20)] == [dealer.below(6) for _ in range(20)]


def test_a_record_is_pickled_and_its_copy_is_independent() -> None:
    record = tabard.play("world", ["random", Last()], seed=5)
    for other in (pickle.loads(pickle.dumps(record)), copy.copy(record), copy.deepcopy(record)):
        assert other.text() == record.text()
        other.choices.pop()
        assert len(other.choices) == len(record.choices) - 1


def test_records_of_the_same_game_are_equal() -> None:
    record = tabard.play("toll", ["random", "random"], seed=3)
    for other in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert other == record
        other.choices.pop()
        assert other != record
    assert record != record.text()
    with pytest.raises(TypeError):
        hash(record)


def test_a_text_that_is_no_record_is_refused_in_a_line() -> None:
    text = tabard.play("toll", ["random", "random"]).text()
    for wrong in ("hello\nworld", text.replace("record 1", "record 2"), "\n", ""):
        with pytest.raises(BadInput, match=r"^line 1: is not 'tabard record 1'$"):
            tabard.read(wrong)
    for name in ("no\0file", "tabard record 1"):
        with pytest.raises(BadInput, match=r"^[^\n]+: cannot be read: [^\n]+$"):
            tabard.read(name)
    assert tabard.read(f"\ufeff{text}") == tabard.read(text)


def test_a_record_gives_every_choice_with_the_state_before_it(tmp_path: Path) -> None:
    record = tabard.play("pillars", ["random", "greedy"], seed=2)
    file = tmp_path / "game.txt"
    file.write_text(record.text(), "utf-8")
    states = []
    for (state, code), made in zip(tabard.read(file), record.choices, strict=True):
        assert code == made
        assert code in state.choices()
        states.append(state)
    assert [state.key() for state in states[:3]] == [record.state(n).key() for n in range(3)]
    states[-1].apply(record.choices[-1])
    assert states[-1] == record.state()
    assert tabard.read(str(file)).choices == record.choices


def test_the_same_seed_plays_the_same_game_and_another_seed_another() -> None:
    games = [tabard.play("pillars", ["level1", "random"], seed=s).choices for s in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_chance_is_dealt_by_its_weights() -> None:
    state = tabard.game("toll").start(2)
    weights = dict(zip(state.choices(), state.weights(), strict=True))
    assert len(set(weights.values())) > 1
    dealer = tabard.Dealer(3)
    drawn: Counter[int] = Counter()
    for _ in range(4000):
        drawn[state.copy().deal(dealer)] += 1
    total = sum(weights.values())
    for code, weight in weights.items():
        assert abs(drawn[code] / 4000 - weight / total) < 0.04


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_masks_returns_and_lines_follow_a_game_to_its_end(name: str, players: int) -> None:
    state: tabard.State = tabard.game(name).start(players)
    spec = state.game.spec(players)
    dealer = tabard.Dealer(8)
    plies = 0
    while not state.over:
        codes = state.choices()
        if plies % 16 == 0:
            assert [code for code, one in enumerate(state.mask()) if one] == codes
            assert len(state.mask()) == spec.actions
            assert state.returns() == [0.0] * players
            assert state.perft(0) == 1
            assert state.perft(1) == len(codes) <= spec.most_choices
            who = "chance" if state.is_chance else f"seat {state.to_move}"
            assert f"{who} is to choose" in repr(state)
            if spec.observation:
                assert len(state.observation(players - 1)) == len(spec.observation)
        if state.is_chance:
            assert set(codes) <= set(spec.chance)
            assert state.deal(dealer) in codes
        else:
            state.apply(codes[dealer.below(len(codes))])
        plies += 1
    assert plies <= spec.most_plies
    assert not any(state.mask())
    found = state.returns()
    assert max(found) <= spec.highest
    assert min(found) >= spec.lowest
    if spec.zero_sum:
        assert sum(found) == pytest.approx(0)
    best = [seat for seat, place in enumerate(state.game.final_places(state)) if place == 1]
    assert [s for s in best if s < players] == [
        s for s in range(players) if found[s] == max(found) and s in best
    ]
    assert repr(state).endswith(f"over: {', '.join(map(str, state.scores()))}>")


def test_seats_that_nothing_separates_share_what_their_places_are_worth() -> None:
    position = played("toll", 3).position()
    for seat, coins in zip(position["seats"], (4, 2, 4), strict=True):
        seat["coins"] = coins
    state = tabard.game("toll").load(position)
    assert state.ranking() == [1, 3, 1]
    assert state.returns() == [0.5, -1.0, 0.5]


def test_a_choice_may_be_any_whole_number_or_its_text() -> None:
    game = tabard.game("pillars")
    states = [game.start(3) for _ in range(3)]
    code = game.actions.parse("start 2")
    states[0].apply(code)
    states[1].apply(Five(code))
    states[2].apply("start  2")
    assert states[0] == states[1] == states[2]
    assert game.start(Five(3)).players == 3


class Row:
    """Looks like a whole number and is none, as an array of numpy."""

    def __index__(self) -> int:
        raise TypeError("only integer scalar arrays can be converted to a scalar index")


@pytest.mark.parametrize("choice", [None, 1.0, [3], b"start 2", Row()])
def test_what_is_no_choice_at_all_is_refused_in_a_line(choice: Any) -> None:
    state = tabard.game("pillars").start()
    before = state.key()
    with pytest.raises(BadChoice, match="neither a code nor the text of one"):
        state.apply(choice)
    assert state.key() == before


@pytest.mark.parametrize("name", shelf())
def test_nothing_speaks_against_an_open_choice_and_a_closed_one_has_its_rule(name: str) -> None:
    state = asked(name, tabard.game(name).players[0], 30)
    opened = state.choices()
    closed = [code for code in range(len(state.game.actions.texts)) if code not in opened]
    assert [state.why_not(code) for code in opened] == [None] * len(opened)
    assert state.why_not(state.game.actions.text(opened[0])) is None
    for code in closed[:20]:
        reason = state.why_not(code)
        with pytest.raises(tabard.Refused) as raised:
            state.apply(code)
        assert reason is not None
        assert str(reason) == str(raised.value)
        assert reason.rule


def test_a_flag_is_no_choice_though_python_counts_with_it() -> None:
    record = tabard.play("pillars", ["random", "random"], seed=1)
    state = next(moment.copy() for moment, _ in record if 1 in moment.choices())
    with pytest.raises(BadChoice, match="True is neither a code nor the text of one"):
        state.apply(True)


def test_a_seat_is_refused_where_chance_is_to_move_and_chance_where_a_seat_is() -> None:
    state = tabard.game("pillars").start()
    before = state.key()
    with pytest.raises(tabard.Refused, match=r"pass: not a choice now"):
        state.apply("pass")
    assert state.key() == before
    while state.is_chance:
        state.deal(tabard.Dealer(1))
    with pytest.raises(tabard.Refused, match="start 0"):
        state.apply("start 0")
    with pytest.raises(BadChoice, match=r"seat \d is to move, not chance"):
        state.deal(tabard.Dealer(1))
    with pytest.raises(BadChoice, match="nobody is to move"):
        played("toll", 2).deal(tabard.Dealer(1))


def test_a_game_starts_with_the_fewest_players_where_nobody_says_how_many() -> None:
    assert [tabard.game(name).start().players for name in tabard.GAMES] == [2, 2, 2, 1]
    for wrong in (True, 7, "3", 2.0):
        with pytest.raises(BadOption, match="players"):
            tabard.game("pillars").start(wrong)  # type: ignore[arg-type]


def test_the_spec_says_what_kind_of_game_it_is() -> None:
    assert tabard.game("pillars").spec(3).players == 3
    assert tabard.game("feudum").spec().simultaneous
    assert not tabard.game("pillars").spec().simultaneous
    assert not tabard.game("world").spec().perfect
    assert tabard.game("pilgrim").spec().perfect
    assert not tabard.game("pilgrim").spec(1).zero_sum  # the game itself plays against one
    assert "776 numbers" in repr(tabard.game("pillars").spec())


@pytest.mark.parametrize("name", tabard.GAMES)
def test_a_table_shows_itself_to_a_seat_as_picture_and_text(name: str) -> None:
    state = played(name, 2, 40)
    assert state.svg().startswith("<svg")
    assert "Seat 1" in state.svg(1)
    assert "Seat 1" in state.text(0)
    assert state.text(1) == tabard.game(name).load(state.position()).text(1)


@pytest.mark.parametrize("seat", [2, -1, 10**30, "0", 0.0, True])
def test_a_seat_that_is_not_at_the_table_is_shown_nothing(seat: Any) -> None:
    state = asked("world", 2, 20)
    shows: list[Callable[[Any], Any]] = [
        state.svg,
        state.text,
        state.observation,
        state.view,
        lambda seat: state.redeal(seat, tabard.Dealer(1)),
        lambda seat: tabard.analyse(state, seat=seat, iterations=1),
    ]
    for show in shows:
        with pytest.raises(BadInput, match=r"seat: .+ is not 0 to 1"):
            show(seat)


def test_seats_seeds_codes_and_counts_may_be_any_whole_numbers() -> None:
    state = asked("pillars", 2, 20)
    seat, code = int(state.to_move), state.choices()[0]
    for show in (state.svg, state.text, state.observation, state.view):
        assert show(Five(seat)) == show(seat)
    dealers = tabard.Dealer(Five(7)), tabard.Dealer(7)
    assert state.redeal(Five(seat), dealers[0]) == state.redeal(seat, dealers[1])
    assert state.perft(Five(1)) == len(state.choices()) == len(state.choices_of(Five(seat)))
    start = state.game.actions.parse("start 1")
    reasons = {str(state.why_not(choice)) for choice in (start, Five(start), "start 1")}
    assert len(reasons) == 1
    for form in (state.game.actions.text, state.game.actions.json):
        assert form(Five(code)) == form(code)
    assert tabard.analyse(state, seat=Five(seat), iterations=Five(3)).iterations == 3
    bots = [tabard.bot("random", seed) for seed in (Five(4), 4)]
    assert bots[0].choose(state) == bots[1].choose(state)
    records = [tabard.play("toll", ["random", "random"], seed=seed) for seed in (Five(4), 4)]
    assert records[0] == records[1]
    assert records[0].state(Five(3)) == records[1].state(3)


@pytest.mark.parametrize(
    "bound",
    [{"iterations": n} for n in (0, -1, 10**10, 2.5, "9")]
    + [{"seconds": t} for t in (0, -1.0, float("nan"), float("inf"))],
)
def test_an_analysis_without_end_or_beginning_is_refused(bound: dict[str, Any]) -> None:
    with pytest.raises(BadInput, match=f"{next(iter(bound))}: "):
        tabard.analyse(asked("pillars", 2, 20), **bound)


@pytest.mark.parametrize("depth", [-1, 1.0, "2", None])
def test_only_whole_numbers_of_choices_are_counted(depth: Any) -> None:
    with pytest.raises(BadInput, match="depth: "):
        tabard.game("toll").start().perft(depth)


def test_an_analysis_has_every_open_choice_with_its_figures() -> None:
    state = asked("pillars", 3, 45)
    found = tabard.analyse(state, iterations=60)
    assert sorted(one.code for one in found.thoughts) == state.choices()
    assert found.iterations == 60
    assert sum(one.prior for one in found.thoughts) == pytest.approx(1)
    assert sum(one.share for one in found.thoughts) == pytest.approx(1)
    visits = [one.visits for one in found.thoughts]
    assert visits == sorted(visits, reverse=True)
    assert sum(found.best.chances) == pytest.approx(1)
    assert found.best.line[0] == found.best.text == state.game.actions.text(found.best.code)
    assert len(found.best.line) > 1
    assert f"<{found.best.text}: " in repr(found)


def test_an_analysis_by_a_bot_that_does_not_search_is_its_policy() -> None:
    state = asked("pillars", 2, 30)
    found = tabard.analyse(state, "level3", seat=int(state.to_move))
    assert sum(one.share for one in found.thoughts) == pytest.approx(1)
    assert found.iterations == 0
    with pytest.raises(BadInput, match="does not search"):
        tabard.analyse(state, "level3", iterations=5)
    with pytest.raises(BadInput, match="does not think"):
        tabard.analyse(state, "random")
    with pytest.raises(BadInput, match=r"seat: \d is not asked now"):
        tabard.analyse(state, seat=1 - int(state.to_move))
    with pytest.raises(BadInput, match=r"seat: nobody is asked now: .* chance is to choose"):
        tabard.analyse(tabard.game("pillars").start())


def test_a_bot_is_not_asked_at_a_chance_node() -> None:
    with pytest.raises(BadInput, match=r"no bot is asked here: .* chance is to choose"):
        tabard.bot("level1").choose(tabard.game("pillars").start())


def test_wrong_names_and_files_are_said_in_a_line(tmp_path: Path) -> None:
    with pytest.raises(Unknown, match="known games are pillars"):
        tabard.game("chess")
    nothing: Any = None
    text: Any = "veto_per_round=0"
    with pytest.raises(Unknown, match="game 'None': known games are pillars"):
        tabard.game(nothing)
    with pytest.raises(BadOption, match="options: 'veto_per_round=0' is not an object"):
        tabard.game("pillars").start(2, options=text)
    with pytest.raises(Unknown, match="known bots are random"):
        tabard.bot("deep")
    with pytest.raises(BadInput, match="cannot be read"):
        tabard.read(tmp_path / "none.txt")
    (tmp_path / "noise.txt").write_bytes(b"\xff\xfe")
    with pytest.raises(BadInput, match="is not UTF-8"):
        tabard.read(tmp_path / "noise.txt")
    (tmp_path / "poem.txt").write_text("a poem")
    with pytest.raises(BadInput, match=r"poem.txt: line 1: is not 'tabard record 1'"):
        tabard.read(tmp_path / "poem.txt")
