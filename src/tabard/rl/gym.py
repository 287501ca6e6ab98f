"""The games as environments of Gymnasium: one seat learns, bots sit at the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

import gymnasium
import numpy as np
from gymnasium import spaces

from tabard.bots.bot import Bot
from tabard.door import Chooser, one_of, several
from tabard.kernel.dealer import Dealer
from tabard.kernel.errors import BadInput, TabardError
from tabard.kernel.game import Game
from tabard.kernel.spec import LOSS
from tabard.kernel.state import State
from tabard.rl.numbers import LARGEST_SEED, Bytes, Numbers, Observed

ILLEGAL: Final = ("lose", "raise")


class Learner(gymnasium.Env[Observed, Any]):
    """A table at which one seat learns; `info["action_mask"]` says which codes are open to it.

    seat       where the learner sits; None: at a seat drawn by lot for every game
    opponents  who sits at the other seats in their order, by name or as objects; one name is enough
    illegal    what a choice that is not open does: `lose` ends the game with the reward of the last
               place and says under `refused` why, `raise` raises `Refused`

    The reward comes at the end, as `State.returns` gives it. `action_masks()` is for those who ask
    for masks by that name.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        opponents: Sequence[str | Chooser] = ("random",),
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.numbers: Final = Numbers(game, players)
        others = self.numbers.players - 1
        for each in several(opponents, "opponents"):
            one_of(each, 0)  # one that cannot play is refused before anything begins
        if len(opponents) not in {1, others} and others:
            raise BadInput("opponents", f"{len(opponents)} are not {others}, nor one for all")
        if seat is not None and not 0 <= seat <= others:
            raise BadInput("seat", f"{seat} is not 0 to {others}")
        if illegal not in ILLEGAL:
            raise BadInput("illegal", f"{illegal!r} is not {' or '.join(ILLEGAL)}")
        self.opponents: Final = list(opponents) * (others if len(opponents) == 1 else 1)
        self.place: Final = seat
        self.illegal: Final = illegal
        self.options: Final = self.numbers.game.check_options(self.numbers.players, options)
        self.render_mode = render_mode
        self.action_space = spaces.Discrete(self.numbers.actions)
        low, high = self.numbers.low, self.numbers.high
        self.observation_space = spaces.Box(low, high, dtype=np.uint8)
        self.seat = 0
        self.over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game, played on until the learner is asked; with a seed always the same one."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(LARGEST_SEED))
            players = self.numbers.players
            lot = int(self.np_random.integers(players))
            self.seat = lot if self.place is None else self.place
            self.dealer = Dealer(deal)
            self.bots: list[Bot] = [
                one_of(each, f"{deal}:{n}") for n, each in enumerate(self.opponents)
            ]
            self.state: State = self.numbers.game.start(players, self.options)
            self.play_on()
            if not self.state.over:
                break
        self.over = False
        return self.seen(), self.told()

    def play_on(self) -> None:
        """Let chance and the opponents go on until the learner is asked or the game is over."""
        state = self.state
        while not state.over and state.to_move != self.seat:
            if state.is_chance:
                state.deal(self.dealer)
            else:
                seat = int(state.to_move)
                state.apply(self.bots[seat - (seat > self.seat)].choose(state))

    def step(self, action: Any) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Carry out a choice of the learner and what follows until it is asked again."""
        if self.over:
            raise BadInput("step", "the game is over: reset() begins another")
        try:
            self.state.apply(action)
        except TabardError as why:
            if self.illegal == "raise":
                raise
            self.over = True
            return self.seen(), LOSS, True, False, {**self.told(), "refused": str(why)}
        self.play_on()
        self.over = self.state.over
        reward = self.state.returns()[self.seat] if self.over else 0.0
        return self.seen(), reward, self.over, False, self.told()

    def seen(self) -> Observed:
        """What the learner sees."""
        return self.numbers.observation(self.state, self.seat)

    def told(self) -> dict[str, Any]:
        """What is said beside an observation."""
        return {"action_mask": self.numbers.mask(self.state, self.seat), "seat": self.seat}

    def action_masks(self) -> Bytes:
        """1 for each code that is open to the learner."""
        return self.numbers.mask(self.state, self.seat)

    def render(self) -> Any:
        """The table as the learner sees it, as text."""
        return self.state.text(self.seat) if self.render_mode == "ansi" else None
