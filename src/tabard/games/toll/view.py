"""What a seat may see, most of it woven from `components`; and how the rest is dealt anew."""

from __future__ import annotations

from typing import Any

from tabard.games.toll import tables as t
from tabard.games.toll.state import NONE, Player, TollState
from tabard.kernel.box.stock import Pile
from tabard.kernel.dealer import Dealer
from tabard.kernel.shown import counts, interrupted, printed_or_none
from tabard.kernel.state import OVER


def open_grave(s: TollState, p: Player) -> dict[str, int] | None:
    """The cards that a player has buried, where everybody sees them (TOLL-1.3)."""
    return counts(p.grave, t.KINDS, t.WIDTH) if s.options["open_graves"] else None


def public(s: TollState) -> dict[str, Any]:
    """What everybody sees."""
    return {
        # woven: shown TABLE
        "game": s.game.id,
        "rules_version": s.game.rules_version,
        "players": s.players,
        "options": s.options.copy(),
        "round": s.round,
        "rounds": s.options["rounds"],
        "phase": "over" if s.to_move == OVER else "round",
        "step": s.step().name,
        "interrupted": interrupted(s),
        "turn": s.main_progress(),
        "to_move": s.game.mover(s),
        "played": counts(s.played, t.KINDS, 4),
        "cards_in_deck": t.total(s.deck),
        # woven end
        "seats": [public_player(s, p) for p in s.seats],
    }


def public_player(s: TollState, p: Player) -> dict[str, Any]:
    """What everybody sees before one player."""
    return {
        # woven: shown MAT
        "coins": p.coins,
        "cards_in_hand": t.total(p.hand),
        "cards_buried": t.total(p.grave),
        "grave": open_grave(s, p),
        # woven end
    }


def own(s: TollState, seat: int) -> dict[str, Any]:
    """What a player alone sees of his things."""
    p = s.seats[seat]
    return {
        # woven: shown OWN
        "hand": counts(p.hand, t.KINDS, 4),
        "grave": counts(p.grave, t.KINDS, 4),
        "pledge": printed_or_none(p.pledge, t.PLEDGES),
        # woven end
    }


def secret(s: TollState) -> dict[str, Any]:
    """What nobody sees."""
    return {
        # woven: shown SECRETS
        "deck": counts(s.deck, t.KINDS, 4),
        # woven end
    }


def others(s: TollState, seat: int | None) -> list[Player]:
    """All players but one."""
    return [p for owner, p in enumerate(s.seats) if owner != seat]


class UnseenCards(Pile):
    """The deck, the others' hands, and their graves unless these are open (TOLL-1.3)."""

    def hides(self, s: TollState, seat: int | None) -> bool:
        return any(p.hand + p.grave > 0 for p in others(s, seat))

    def redeal(self, s: TollState, seat: int | None, dealer: Dealer) -> None:
        """Shuffle all these cards together, and deal everybody as many as he had."""
        graves = 0 if s.options["open_graves"] else 1
        unseen = s.deck + sum(p.hand + graves * p.grave for p in others(s, seat))
        pool = [one for kind, one in enumerate(t.ONE) for _ in range(t.number(unseen, kind))]
        for p in others(s, seat):
            p.hand = self.deal(pool, t.total(p.hand), dealer)
            if graves:
                p.grave = self.deal(pool, t.total(p.grave), dealer)
        s.deck = sum(pool)

    def deal(self, pool: list[int], cards: int, dealer: Dealer) -> int:
        """So many cards from the pool."""
        return sum([pool.pop(dealer.below(len(pool))) for _ in range(cards)])


class Pledges(Pile):
    """What the others have pledged, until all have (TOLL-1.4)."""

    def hides(self, s: TollState, seat: int | None) -> bool:
        return any(p.pledge != NONE for p in others(s, seat))

    def redeal(self, s: TollState, seat: int | None, dealer: Dealer) -> None:
        for p in others(s, seat):
            if p.pledge != NONE:
                p.pledge = dealer.below(min(t.PLEDGES[-1], p.coins) + 1)
