"""What a seat cannot know, replaced by a fair sample of it: cards, writs and seals (FEU-32.1)."""

from __future__ import annotations

from typing import Any, Final

from tabard.games.feudum import royal_writs as rw
from tabard.games.feudum import tables as t
from tabard.games.feudum.frames.between import Drawing
from tabard.games.feudum.player import Player
from tabard.games.feudum.state import IMMUNE_PART, KNOWN, FeudumState
from tabard.games.feudum.view import known_to_all
from tabard.kernel.box.stock import Pile
from tabard.kernel.dealer import Dealer
from tabard.kernel.ints import bit, has, i64, size
from tabard.kernel.state import CHANCE

# The steps in which chance draws a seal from the supply.
SEAL_DRAWS: Final = ("first_seals", "scrolls", "immunity", "mandate", "epoch_refill")


class Hands(Pile):
    """The others' cards."""

    def hides(self, s: Any, seat: int | None) -> bool:
        return any(p.hand != 0 for number, p in enumerate(s.seats) if number != seat)

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        for number, p in enumerate(s.seats):
            if number != seat:
                deal_cards(s, p, dealer)


class Writs(Pile):
    """The writs in others' hands and before their eyes, and under the stack."""

    def hides(self, s: Any, seat: int | None) -> bool:
        others = [p for number, p in enumerate(s.seats) if number != seat]
        drawing = s.found(Drawing)
        return (
            any(p.writs & ~p.sealed != 0 for p in others)
            or any(not has(known_by(s, seat), writ) for writ in s.queue)
            or (drawing is not None and drawing.owner() != seat and len(drawing.drawn) > 0)
        )

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        deal_writs(s, seat, dealer)


class Seals(Pile):
    """The values of seals: on scrolls, under markers, and before players where not all saw them."""

    def hides(self, s: Any, seat: int | None) -> bool:
        held = any(value < KNOWN for p in s.seats for value in p.seals)
        return held or len(s.immune) > 0 or any(s.scrolls)

    def redeal(self, s: Any, seat: int | None, dealer: Dealer) -> None:
        deal_seals(s, dealer)


def known_by(s: FeudumState, seat: int | None) -> i64:
    """The writs under the stack that a seat knows."""
    return known_to_all(s) if seat is None else s.seats[seat].knows


def shuffle(things: list[int], dealer: Dealer) -> None:
    """Put things into random order, which tells nothing of the one they were in."""
    things.sort()
    for i in range(len(things) - 1, 0, -1):
        j = dealer.below(i + 1)
        things[i], things[j] = things[j], things[i]


def deal_cards(s: FeudumState, p: Player, dealer: Dealer) -> None:
    """Other cards in a hand of the same size; one being selected can still be completed."""
    count = size(p.hand)
    if count == 0:
        return
    to_come = p.hand_size() - count if s.step().name == "cards" else 0
    cards = [c for c in range(t.CARDS - to_come) if not has(p.played, c)]
    shuffle(cards, dealer)
    p.hand = 0
    for card in cards[:count]:
        p.hand |= bit(card)


def deal_writs(s: FeudumState, seat: int | None, dealer: Dealer) -> None:
    """Other writs in hands and stack, where the seat does not know them.

    Everybody keeps knowing the places that he knew.
    """
    knows = known_by(s, seat)
    places = [[i for i, writ in enumerate(s.queue) if has(p.knows, writ)] for p in s.seats]
    hidden = [i for i, writ in enumerate(s.queue) if not has(knows, writ)]
    cards = [s.queue[i] for i in hidden]
    cards += [w for w in range(rw.WRITS) if has(s.unseen, w)]
    others = [p for number, p in enumerate(s.seats) if number != seat]
    for p in others:
        cards += [w for w in range(rw.WRITS) if has(p.writs & ~p.sealed, w)]
    drawing = s.found(Drawing)
    if drawing is not None and drawing.owner() != seat:
        cards += list(drawing.drawn)
    shuffle(cards, dealer)
    queue = list(s.queue)
    for i in hidden:
        queue[i] = cards.pop()
    s.queue = bytes(queue)
    for p, known in zip(s.seats, places):
        p.knows = members([queue[i] for i in known])
    s.unseen = members([cards.pop() for _ in range(size(s.unseen))])
    for p in others:
        p.writs = p.sealed | members([cards.pop() for _ in range(size(p.writs & ~p.sealed))])
    if drawing is not None and drawing.owner() != seat:
        drawing.drawn = bytes([cards.pop() for _ in drawing.drawn])


def members(numbers: list[int]) -> i64:
    """The set of some numbers."""
    found: i64 = 0
    for number in numbers:
        found |= bit(number)
    return found


def deal_seals(s: FeudumState, dealer: Dealer) -> None:
    """Other values for all seals that nobody has seen: in supplies, on scrolls, under markers.

    Where chance is about to draw one, the supply has two values at least: a single outcome would
    have been taken already.
    """
    drawing = s.to_move == CHANCE and s.step().name in SEAL_DRAWS and len(set(s.pool)) > 1
    values = [*s.pool, *(value for value in s.scrolls if value > 0)]
    values += [s.immune[i] for i in range(IMMUNE_PART - 1, len(s.immune), IMMUNE_PART)]
    for p in s.seats:
        values += [value for value in p.seals if value < KNOWN]
    shuffle(values, dealer)
    while drawing and len(set(values[: len(s.pool)])) == 1:
        shuffle(values, dealer)
    s.scrolls = bytes([values.pop() if value > 0 else 0 for value in s.scrolls])
    for p in s.seats:
        p.seals = bytes([values.pop() if value < KNOWN else value for value in p.seals])
    immune = list(s.immune)
    for i in range(IMMUNE_PART - 1, len(immune), IMMUNE_PART):
        immune[i] = values.pop()
    s.immune = bytes(immune)
    s.pool = bytes(sorted(values))
