"""What a position must show at its point in play, beyond what is declared of each component."""

from __future__ import annotations

from tabard.games.toll import tables as t
from tabard.games.toll.state import NONE, Player, TollState
from tabard.kernel.ints import i64
from tabard.kernel.position import need
from tabard.kernel.state import OVER
from tabard.kernel.when import PointInPlay


def standing(s: TollState, m: PointInPlay) -> None:
    """Round, what was interrupted, and how far the step can have got."""
    rounds: i64 = s.options["rounds"]
    need(s.round <= rounds, "round", f"{s.round} is not 1 to {rounds} (TOLL-2.1)")
    robbed = m.step == "robbed"
    need(m.name == ("play" if robbed else m.step), "interrupted", f"does not fit {m.step}")
    turn = s.main_progress()
    need(int(robbed) <= turn <= s.players, "turn", f"{turn} does not fit the step {m.step}")
    ended = m.step == "rounds_end" and s.round == rounds
    need(s.to_move != OVER or ended, "to_move", f"the game is not over at {m.step} (TOLL-2.1)")


def table(s: TollState, m: PointInPlay) -> None:
    """The deck lasts to the end."""
    rounds: i64 = s.options["rounds"]
    due = (rounds - s.round) * s.players
    if m.step == "deal":
        due += s.players - s.progress
    need(t.total(s.deck) >= due, "deck", f"has fewer than {due} cards (TOLL-1.1)")


def mat(s: TollState, p: Player, seat: int, m: PointInPlay) -> None:
    """A pledge is there until all have pledged, and can be paid."""
    made = m.step == "pledge" and seat < s.progress
    fits = 0 <= p.pledge <= p.coins if made else p.pledge == NONE
    need(fits, f"seats[{seat}].pledge", f"does not fit the step {m.step} (TOLL-1.4)")
