"""The rules of Toll, the toy game: what lies on its table and the steps of a round.

TOLL-1  Each round everybody is dealt a card in secret, from one deck.
TOLL-2  In order of seats everybody plays a card for its worth in coins, or holds.
TOLL-3  Who plays a thief robs the next seat, which pays him a coin if it has one, buries a card
        face down instead, or bears it: then the bank pays him.
TOLL-4  Everybody pledges up to two coins, all at once and in secret. The pledges are paid; who
        alone pledged the most gets a prize of three.
TOLL-5  After the last round the most coins win; nothing breaks a tie.
"""

from __future__ import annotations

from typing import Any, Final

from tabard.kernel.actions import Actions, Family, each
from tabard.kernel.game import Game
from tabard.kernel.menu import Menu
from tabard.kernel.state import CHANCE, State
from tabard.kernel.step import Step

KINDS: Final = ("peasant", "knight", "thief")
COPIES: Final = (6, 5, 5)
WORTH: Final = (1, 2, 0)
THIEF: Final = 2
MOST_PLEDGED: Final = 2
PRIZE: Final = 3
NOT_YET: Final = -1

ACTIONS: Final = Actions(
    Family("draw", ("card",), each(KINDS)),
    Family("play", ("card",), each(KINDS)),
    Family("hold"),
    Family("pay"),
    Family("bury", ("card",), each(KINDS)),
    Family("bear"),
    Family("pledge", ("coins",), each(range(MOST_PLEDGED + 1))),
)
DRAW: Final = ACTIONS.first("draw")
PLAY: Final = ACTIONS.first("play")
HOLD: Final = ACTIONS.first("hold")
PAY: Final = ACTIONS.first("pay")
BURY: Final = ACTIONS.first("bury")
BEAR: Final = ACTIONS.first("bear")
PLEDGE: Final = ACTIONS.first("pledge")


class TollState(State):
    """The table. Cards are counts by kind: of the deck, and of each seat's hand and graves."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, Any]) -> None:
        super().__init__(game, players, options)
        self.round = 1
        self.deck = list(COPIES)
        self.played = [0] * len(KINDS)
        self.hands = [[0] * len(KINDS) for _ in range(players)]
        self.graves = [[0] * len(KINDS) for _ in range(players)]
        self.coins = [1] * players
        self.pledges = [NOT_YET] * players

    def copy(self) -> TollState:
        other = type(self)(self.game, self.players, self.options)
        other.stand_as(self)
        other.round = self.round
        other.deck = list(self.deck)
        other.played = list(self.played)
        other.hands = [list(hand) for hand in self.hands]
        other.graves = [list(grave) for grave in self.graves]
        other.coins = list(self.coins)
        other.pledges = list(self.pledges)
        return other


class Deal(Step[TollState]):
    """A card for everybody (TOLL-1)."""

    def proceed(self, s: TollState) -> None:
        if s.turn < s.players:
            s.awaits(CHANCE)
        else:
            s.next()

    def ask(self, s: TollState, menu: Menu) -> None:
        for card, left in enumerate(s.deck):
            if left > 0:
                menu.offer_weighted(DRAW + card, left)

    def take(self, s: TollState, code: int) -> None:
        card = code - DRAW
        s.deck[card] -= 1
        s.hands[s.turn][card] += 1
        s.tell_secretly(self.rule, "draws", s.turn, KINDS[card])
        s.turn += 1
        s.carry_on()


class Play(Step[TollState]):
    """A card from the hand, or none (TOLL-2)."""

    def proceed(self, s: TollState) -> None:
        if s.turn < s.players:
            s.awaits(s.turn)
        else:
            s.next()

    def ask(self, s: TollState, menu: Menu) -> None:
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(PLAY + card)
            else:
                menu.refuse(PLAY + card, self.rule, "not-in-hand")
        menu.offer(HOLD)

    def take(self, s: TollState, code: int) -> None:
        seat = s.to_move
        s.turn += 1
        s.carry_on()
        if code != HOLD:
            card = code - PLAY
            s.hands[seat][card] -= 1
            s.played[card] += 1
            s.coins[seat] += WORTH[card]
            s.tell(self.rule, "plays", seat, WORTH[card], KINDS[card])
            if card == THIEF:
                s.interrupt(s.game.by_name["robbed"])


class Robbed(Step[TollState]):
    """The seat after the thief pays, buries or bears (TOLL-3)."""

    def proceed(self, s: TollState) -> None:
        s.awaits(s.turn % s.players)

    def ask(self, s: TollState, menu: Menu) -> None:
        if s.coins[s.to_move] > 0:
            menu.offer(PAY)
        else:
            menu.refuse(PAY, self.rule, "needs-coins", 1, 0)
        for card, count in enumerate(s.hands[s.to_move]):
            if count > 0:
                menu.offer(BURY + card)
        menu.offer(BEAR)

    def take(self, s: TollState, code: int) -> None:
        seat, thief = s.to_move, s.turn - 1
        if BURY <= code < BURY + len(KINDS):
            s.hands[seat][code - BURY] -= 1
            s.graves[seat][code - BURY] += 1
            self.tell_burial(s, seat, KINDS[code - BURY])
        else:
            if code == PAY:
                s.coins[seat] -= 1
            s.coins[thief] += 1
            s.tell(self.rule, "robs", thief, 1)
        s.resume()

    def tell_burial(self, s: TollState, seat: int, card: str) -> None:
        """What a card was is seen by all only when graves are open."""
        if s.options["open_graves"]:
            s.tell(self.rule, "buries", seat, 0, card)
        else:
            s.tell_secretly(self.rule, "buries", seat, card)


class Pledge(Step[TollState]):
    """All pledge at once; then it is seen who pledged the most (TOLL-4)."""

    def proceed(self, s: TollState) -> None:
        if s.turn < s.players:
            s.awaits(s.turn)
            return
        most = max(s.pledges)
        for seat, coins in enumerate(s.pledges):
            prize = PRIZE if coins == most and s.pledges.count(most) == 1 else 0
            s.coins[seat] += prize - coins
            s.tell(self.rule, "pledged", seat, coins)
        s.pledges = [NOT_YET] * s.players
        s.next()

    def awaited(self, s: TollState) -> list[int]:
        return [seat for seat in range(s.to_move, s.players) if s.coins[seat] > 0]

    def ask(self, s: TollState, menu: Menu) -> None:
        for coins in range(MOST_PLEDGED + 1):
            if coins <= s.coins[s.to_move]:
                menu.offer(PLEDGE + coins)
            else:
                menu.refuse(PLEDGE + coins, self.rule, "needs-coins", coins, s.coins[s.to_move])

    def take(self, s: TollState, code: int) -> None:
        s.pledges[s.to_move] = code - PLEDGE
        s.tell_secretly(self.rule, "pledges", s.to_move, str(code - PLEDGE))
        s.turn += 1
        s.carry_on()


class RoundsEnd(Step[TollState]):
    """Another round, or the end (TOLL-5)."""

    def proceed(self, s: TollState) -> None:
        if s.round == s.options["rounds"]:
            s.game_over()
        else:
            s.round += 1
            s.goto(s.game.by_name["deal"])
