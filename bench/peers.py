"""The peers' side, each driven the way its own documentation drives it.

Where a choice had to be made it favours the peer: the set-up of a Catanatron game is not timed,
and OpenSpiel plays Hearts, a light game with four hidden hands written in C++.
"""

import random
from typing import Any

from bench.clock import rate, ticks
from bench.learners import catanatron_gym
from bench.subject import SIMULATIONS, Answer

STATES = 10
COPIES = 20


def measure_catanatron(seconds: float) -> Answer:
    """Four random players: actions per second, and copies of games half-way through."""
    actions = forced = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        seed += 1
        game = new_catan(seed)
        begin = ticks()
        while in_progress(game):
            forced += len(game.state.playable_actions) == 1
            game.play_tick()
            actions += 1
        spent += ticks() - begin
    middles = [catan_middle(seed) for seed in range(1, STATES + 1)]

    def copy_all() -> int:
        for game in middles:
            for _ in range(COPIES):
                game.copy()
        return COPIES * len(middles)

    figures = {
        "decisions": actions / spent,
        "real_decisions": (actions - forced) / spent,
        "copies": rate(copy_all, seconds),
        "games": seed / spent,
        "gym": catanatron_gym(seconds),
    }
    return {"mode": "Python", "games": "", "figures": {**figures}}


def new_catan(seed: int) -> Any:
    """A new game with four random players; seeds start at 1, since 0 means a random one."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    return Game([RandomPlayer(color) for color in colors], seed=seed)


def in_progress(game: Any) -> bool:
    """The condition of Catanatron's own game loop."""
    from catanatron.game import TURNS_LIMIT

    return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT


def catan_middle(seed: int) -> Any:
    """A game half-way: played once for its length, then again to its half."""
    game = new_catan(seed)
    ticks = 0
    while in_progress(game):
        game.play_tick()
        ticks += 1
    game = new_catan(seed)
    for _ in range(ticks // 2):
        game.play_tick()
    return game


def measure_openspiel(seconds: float) -> Answer:
    """Hearts from Python: decisions and all actions per second, clones of states half-way."""
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    chooser = random.Random(0)
    decisions = total = games = 0
    begin = now = ticks()
    while now - begin < seconds:
        history, asked = play_spiel(hearts.new_initial_state(), chooser)
        decisions += asked
        total += len(history)
        games += 1
        now = ticks()
    spent = now - begin
    middles = [spiel_middle(hearts, chooser) for _ in range(STATES)]

    def clone_all() -> int:
        for state in middles:
            for _ in range(COPIES):
                state.clone()
        return COPIES * len(middles)

    figures = {
        "decisions": decisions / spent,
        "choices": total / spent,
        "copies": rate(clone_all, seconds),
        "games": games / spent,
        "search": rate(lambda: search_spiel(middles), seconds),
    }
    return {"mode": "C++ from Python", "games": "", "figures": {**figures}}


def search_spiel(middles: list[Any]) -> int:
    """OpenSpiel's own information-set search in C++, one random playout per iteration."""
    import pyspiel

    for state in middles:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS)
        bot.step(state)
    return SIMULATIONS * len(middles)


def play_spiel(state: Any, chooser: random.Random) -> tuple[list[int], int]:
    """Play to the end at random; the history, chance included, and the number of decisions."""
    history: list[int] = []
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes())
            action = chooser.choices(outcomes, weights)[0]
        else:
            action = chooser.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
        history.append(action)
    return history, decisions


def spiel_middle(game: Any, chooser: random.Random) -> Any:
    """A state half-way through the tricks of a random game: the deal alone is half the history."""
    history, decisions = play_spiel(game.new_initial_state(), chooser)
    state = game.new_initial_state()
    for action in history[: len(history) - decisions // 2]:
        state.apply_action(action)
    return state
