"""Tabard's side: its games with four players, in whatever mode this interpreter runs them."""

import hashlib
import itertools
import random
from functools import partial

import tabard
from bench.clock import duration, rate, ticks
from bench.subject import SIMULATIONS, Answer, Figures, figure_of
from tabard.bots.search import Puct, Search
from tabard.bots.weights import judge_of
from tabard.kernel.dealer import Dealer
from tabard.kernel.play import Tally, copies, play_randomly, random_choices, replay
from tabard.kernel.state import CHANCE, OVER, State
from tabard.version import mode

PLAYERS = 4
RECORDS = 20
COPIES = 200
MOMENTS = 10

pillars = tabard.game("pillars")


def measure(seconds: float) -> Answer:
    """All figures, each measured for about so many seconds."""
    records = recorded("pillars")
    middles = [middle("pillars", record) for record in records]
    figures = random_play(seconds)
    figures["python_decisions"] = rate(driven_from_python, seconds)
    figures["copies"] = rate(lambda: copy_from_python(middles), seconds)
    figures["engine_copies"] = rate(lambda: copy_in_engine(middles), seconds)
    figures["replay_ms"] = 1e3 * duration(lambda: replay_all(records), seconds)
    figures["view_us"] = 1e6 * duration(lambda: view_all(middles), seconds)
    figures["svg_us"] = picture_time(middles, seconds)
    for name in tabard.GAMES:
        figures[figure_of("search", name)] = rate(partial(search_all, asked_moments(name)), seconds)
    played = [records]
    for name in tabard.GAMES:
        if name != "pillars":
            played.append(recorded(name))
            states = [middle(name, record) for record in played[-1]]
            found = random_play(seconds, name)
            figures[figure_of("decisions", name)] = found["decisions"]
            figures[figure_of("copies", name)] = rate(partial(copy_from_python, states), seconds)
    if mode() == "compiled":
        from bench.learning import measure_learning

        figures |= measure_learning(seconds)
    return {"mode": mode(), "games": digest(played), "figures": figures}


def started(name: str) -> State:
    """A new game of four."""
    state: State = tabard.game(name).start(PLAYERS)
    return state


def recorded(name: str) -> list[list[int]]:
    """A few random games."""
    return [random_choices(started(name), Dealer(seed)) for seed in range(RECORDS)]


def middle(name: str, record: list[int]) -> State:
    """The state half-way through a recorded game."""
    state = started(name)
    replay(state, record[: len(record) // 2])
    return state


def digest(played: list[list[list[int]]]) -> str:
    """The same for the same games: both modes must play alike before speeds are compared."""
    return hashlib.sha256(repr(played).encode()).hexdigest()[:16]


def random_play(seconds: float, name: str = "pillars") -> Figures:
    """Whole games by the engine's own driver, set-up and shuffling included."""
    tally = Tally()
    games = 0
    begin = now = ticks()
    while now - begin < seconds:
        play_randomly(started(name), Dealer(games), tally)
        games += 1
        now = ticks()
    spent = now - begin
    return {
        "decisions": int(tally.decisions) / spent,
        "choices": int(tally.decisions + tally.chances) / spent,
        "games": games / spent,
        "decisions_per_game": int(tally.decisions) / games,
    }


seeds = itertools.count()


def driven_from_python() -> int:
    """One game through the public calls of a Python program, each choice checked; its decisions.

    This is what a bot or a study written in Python gets, and how OpenSpiel is driven here.
    """
    chooser = random.Random(next(seeds))
    state = pillars.start(PLAYERS)
    decisions = 0
    while state.to_move != OVER:
        if state.to_move == CHANCE:
            choice = chooser.choices(state.choices(), state.weights())[0]
        else:
            choice = chooser.choice(state.choices())
            decisions += 1
        state.apply(choice)
    return decisions


def copy_from_python(states: list[State]) -> int:
    """Copies made one by one by a Python loop, as a search written in Python makes them."""
    for state in states:
        for _ in range(COPIES):
            state.copy()
    return COPIES * len(states)


def copy_in_engine(states: list[State]) -> int:
    """Copies made by a loop inside the engine, as its own search makes them."""
    for state in states:
        copies(state, COPIES)
    return COPIES * len(states)


def replay_all(records: list[list[int]]) -> int:
    """Whole games from their choices, each through the checked `apply`."""
    for record in records:
        replay(pillars.start(PLAYERS), record)
    return len(records)


def asked_moments(name: str) -> list[State]:
    """Moments about half-way through random games of the most players, a seat to move."""
    game = tabard.game(name)
    found: list[State] = []
    for seed in range(MOMENTS):
        record = random_choices(game.start(game.players[-1]), Dealer(seed))
        state: State = game.start(game.players[-1])
        for ply, code in enumerate(record):
            if ply >= len(record) // 2 and state.to_move >= 0:
                found.append(state)
                break
            state.apply(code)
    return found


def search_all(moments: list[State]) -> int:
    """One search from each moment, as the levels search; all iterations."""
    done = 0
    for state in moments:
        judge = judge_of(state.game, int(state.players))
        search = Search(state, int(state.to_move), judge, Dealer(1), Puct())
        search.run(SIMULATIONS, 60.0)
        done += int(search.done)
    return done


def view_all(states: list[State]) -> int:
    """The view of one seat of each state."""
    for state in states:
        state.view(0)
    return len(states)


def picture_time(states: list[State], seconds: float) -> float | None:
    """Microseconds to draw a view as SVG; None while the game has no picture."""
    views = [state.view(0) for state in states]

    def draw_all() -> int:
        for view in views:
            pillars.picture(view)
        return len(views)

    try:
        return 1e6 * duration(draw_all, seconds)
    except (ImportError, NotImplementedError):
        return None
