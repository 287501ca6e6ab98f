"""The dealer supplies every chance outcome; the rules own no randomness of their own."""

from __future__ import annotations

import hashlib
import operator
from collections.abc import Sequence
from typing import Any, Final, SupportsIndex

from tabard.kernel.ints import i64, mypyc_attr
from tabard.kernel.menu import Menu

WORD: Final = 0xFFFFFFFF

# Stands in place of a seat's nonce where the seat has given none.
NO_NONCE: Final = "house"
NONCE_LENGTHS: Final = range(32, 65)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """A fair, repeatable source of 32-bit words: xorshift128, seeded by a hash of `seed`.

    The same seed gives the same words in compiled and uncompiled code, because all arithmetic
    stays within 32-bit words. Quick, but predictable to someone who sees many outcomes: games
    between people use the SealedDealer.

    >>> one, other = Dealer(seed=1), Dealer(seed=1)
    >>> [one.below(6) for _ in range(8)] == [other.below(6) for _ in range(8)]
    True
    >>> all(0 <= one.below(6) < 6 for _ in range(100))
    True
    """

    def __init__(self, seed: str | SupportsIndex) -> None:
        text = seed if isinstance(seed, str) else f"{operator.index(seed)}"
        digest = hashlib.sha256(f"tabard:{text}".encode()).digest()
        self.x: i64 = int.from_bytes(digest[0:4], "big") | 1
        self.y: i64 = int.from_bytes(digest[4:8], "big")
        self.z: i64 = int.from_bytes(digest[8:12], "big")
        self.w: i64 = int.from_bytes(digest[12:16], "big")

    def __reduce__(self) -> tuple[Any, ...]:
        return dealer_at, (self.x, self.y, self.z, self.w)

    def word(self) -> i64:
        """The next word, uniform over 0 .. 2**32 - 1."""
        t = self.x ^ ((self.x << 11) & WORD)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = (self.w ^ (self.w >> 19)) ^ (t ^ (t >> 8))
        return self.w

    def below(self, n: i64) -> i64:
        """A number uniform over 0 .. n - 1, exactly; n >= 1 and n < 2**31 must hold."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            threshold = (WORD + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def deal(self, menu: Menu) -> i64:
        """One open choice of the menu, by weight; without weights each is as likely."""
        if not menu.weighted:
            return i64(menu.codes[self.below(menu.count)])
        total: i64 = 0
        for i in range(menu.count):
            total += menu.weights[i]
        left = self.below(total)
        for i in range(menu.count):
            left -= menu.weights[i]
            if left < 0:
                return i64(menu.codes[i])
        raise AssertionError("weights changed while dealing")


class SealedDealer(Dealer):
    """A dealer whose seed can be committed to beforehand and checked afterwards.

    Words come from SHA-256, so outcomes seen so far tell nothing about the next. Each ply of a
    game has words of its own: `turn_to(ply)` before dealing. So the outcome at a ply depends on
    the seed and the ply alone, and a choice taken back and made again meets the same fate.

    >>> dealer = SealedDealer("a secret")
    >>> dealer.turn_to(12)
    >>> dealt = dealer.below(52)
    >>> dealer.turn_to(12)  # the choice was taken back
    >>> dealer.below(52) == dealt
    True
    >>> dealer.commitment() == commitment("a secret")  # published before, checked after
    True
    """

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.seed: Final = seed
        self.ply: i64 = 0
        self.block: bytes = b""
        self.used: i64 = 0
        self.blocks: i64 = 0

    def __reduce__(self) -> tuple[Any, ...]:
        return sealed_at, (self.seed, self.ply, self.block, self.used, self.blocks)

    def turn_to(self, ply: i64) -> None:
        """Deal for the choice that follows after `ply` choices."""
        self.ply = ply
        self.block = b""
        self.used = 0
        self.blocks = 0

    def word(self) -> i64:
        """The next word, uniform over 0 .. 2**32 - 1."""
        if self.used == len(self.block):
            text = f"tabard deal {self.ply}.{self.blocks}:{self.seed}"
            self.block = hashlib.sha256(text.encode()).digest()
            self.blocks += 1
            self.used = 0
        self.used += 4
        return int.from_bytes(self.block[self.used - 4 : self.used], "big")

    def commitment(self) -> str:
        """The hash to publish before the game; it fixes the seed without telling it."""
        return commitment(self.seed)


def commitment(seed: str) -> str:
    """The hash that a dealer of this seed publishes before the game."""
    return hashlib.sha256(f"tabard seal:{seed}".encode()).hexdigest()


def shared_seed(seed: str, nonces: Sequence[str]) -> str:
    """The seed that deals where seats have a share in it; the dealer's own where none has.

    The dealer commits to its seed before anybody gives a nonce, so neither side can choose what is
    dealt. It is the SHA-256 of `tabard shared seed`, the dealer's seed and the nonces in the order
    of the seats, a line each.

    >>> shared_seed("a secret", ["house", "house"])
    'a secret'
    >>> shared_seed("a secret", ["ab" * 16, "house"])[:16]
    '5dda40db5726a211'
    """
    if all(nonce == NO_NONCE for nonce in nonces):
        return seed
    lines = "\n".join(["tabard shared seed", seed, *nonces])
    return hashlib.sha256(lines.encode()).hexdigest()


def is_nonce(text: str) -> bool:
    """Whether a text is what a seat may give: 32 to 64 hexadecimal digits, in small letters."""
    return len(text) in NONCE_LENGTHS and all(letter in "0123456789abcdef" for letter in text)


def dealer_at(x: int, y: int, z: int, w: int) -> Dealer:
    """A dealer that goes on where another stood."""
    dealer = Dealer(0)
    dealer.x, dealer.y, dealer.z, dealer.w = x, y, z, w
    return dealer


def sealed_at(seed: str, ply: int, block: bytes, used: int, blocks: int) -> SealedDealer:
    """A sealed dealer that goes on where another stood."""
    dealer = SealedDealer(seed)
    dealer.ply, dealer.block, dealer.used, dealer.blocks = ply, block, used, blocks
    return dealer
