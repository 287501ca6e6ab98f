"""Dealers are fair exactly, repeatable, and the same in compiled and uncompiled code."""

from __future__ import annotations

import math

import pytest

from tabard.kernel.dealer import Dealer, SealedDealer, commitment
from tabard.kernel.menu import Menu

WORDS = 2**32
# The chance that a fair dealer fails a statistical test; with fixed seeds it fails always or never.
ALARM = 1e-9

# The first outputs of xorshift128 with the seeds of its inventor (Marsaglia 2003, section 4).
PUBLISHED_SEEDS = (123456789, 362436069, 521288629, 88675123)
PUBLISHED = [
    3701687786, 458299110, 2500872618, 3633119408, 516391518,
    2377269574, 2599949379, 717229868, 137866584, 395339113,
]  # fmt: skip


class Scripted(Dealer):
    """Deals given words."""

    def __init__(self, *words: int) -> None:
        super().__init__(0)
        self.words = list(words)

    def word(self) -> int:
        return self.words.pop(0)


class Counting(Dealer):
    """Deals a given number, and remembers of how many it was asked to be one."""

    def __init__(self, number: int) -> None:
        super().__init__(0)
        self.number = number
        self.total = 0

    def below(self, n: int) -> int:
        self.total = n
        return self.number


def outcome(word: int, n: int) -> int | None:
    """What a word means below n; None when it is rejected and another word is asked for."""
    try:
        return Scripted(word).below(n)
    except IndexError:
        return None


def margin(draws: int) -> float:
    """How far a share may be from its probability (Hoeffding's bound, exact for any number)."""
    return math.sqrt(math.log(2 / ALARM) / (2 * draws))


def deck(*weights: int) -> Menu:
    """A menu of the codes 0, 10, 20 ... with these weights."""
    menu = Menu()
    for i, weight in enumerate(weights):
        menu.offer_weighted(10 * i, weight)
    return menu


def test_the_generator_is_the_published_one() -> None:
    dealer = Dealer(0)
    dealer.x, dealer.y, dealer.z, dealer.w = PUBLISHED_SEEDS
    assert [dealer.word() for _ in PUBLISHED] == PUBLISHED


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (1, [2100087836, 369827352, 1997181997, 1644092190, 2057942801, 874290562]),
        ("anna", [2716086650, 3207581200, 3859814100, 4175718480, 2014050775, 3113609096]),
    ],
)
def test_a_seed_gives_the_same_words_everywhere(seed: int | str, words: list[int]) -> None:
    dealer = Dealer(seed)
    assert [dealer.word() for _ in words] == words


def test_a_number_and_its_text_are_one_seed() -> None:
    assert Dealer(7).word() == Dealer("7").word() != Dealer(8).word()


@pytest.mark.parametrize("dealer", [Dealer(1), SealedDealer("1")])
def test_words_have_32_bits_and_every_bit_is_set_half_the_time(dealer: Dealer) -> None:
    draws = 20_000
    words = [dealer.word() for _ in range(draws)]
    assert min(words) >= 0
    assert max(words) < WORDS
    for n in range(32):
        share = sum(word >> n & 1 for word in words) / draws
        assert abs(share - 0.5) < margin(draws)


def test_no_seed_makes_a_dead_generator() -> None:
    dealer = Dealer(0)
    dealer.x, dealer.y, dealer.z, dealer.w = 1, 0, 0, 0  # the least that `| 1` leaves
    assert len({dealer.word() for _ in range(100)}) > 90


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 10, 36, 1000, 3 * 2**29, 2**31 - 1])
def test_every_number_below_n_has_equally_many_words(n: int) -> None:
    """The words of one number are a row without gaps, of which only the first may be rejected."""
    for value in {*range(min(n, 40)), n // 2, n - 1}:
        first = -(-value * WORDS // n)
        last = -(-(value + 1) * WORDS // n) - 1
        accepted = first if outcome(first, n) is not None else first + 1
        assert last - accepted + 1 == WORDS // n
        for word in (accepted, (accepted + last) // 2, last):
            assert outcome(word, n) == value


def test_a_rejected_word_is_replaced_by_the_next() -> None:
    assert outcome(0, 3) is None, "2**32 is one more than a multiple of 3, so one word must go"
    assert Scripted(0, 0, WORDS - 1).below(3) == 2


def test_no_word_is_rejected_below_a_power_of_two() -> None:
    for power in range(31):
        assert outcome(0, 2**power) == 0


@pytest.mark.parametrize("n", [2, 3, 7, 36])
def test_numbers_below_n_come_up_equally_often(n: int) -> None:
    draws = 20_000
    dealer = Dealer(f"below {n}")
    dealt = [dealer.below(n) for _ in range(draws)]
    assert set(dealt) == set(range(n))
    for value in range(n):
        assert abs(dealt.count(value) / draws - 1 / n) < margin(draws)


def test_each_outcome_has_exactly_its_weight_of_all_numbers() -> None:
    weights = (3, 1, 7)
    menu = deck(*weights)
    dealt = []
    for number in range(sum(weights)):
        dealer = Counting(number)
        dealt.append(dealer.deal(menu))
        assert dealer.total == sum(weights)
    assert [dealt.count(code) for code in (0, 10, 20)] == list(weights)


def test_without_weights_each_choice_has_one_number() -> None:
    menu = Menu()
    for code in (4, 5, 9):
        menu.offer(code)
    assert [Counting(number).deal(menu) for number in range(3)] == [4, 5, 9]


@pytest.mark.parametrize("dealer", [Dealer(5), SealedDealer("5")])
def test_outcomes_come_up_as_often_as_they_weigh(dealer: Dealer) -> None:
    draws = 20_000
    menu = deck(1, 2, 5, 12)
    dealt = [dealer.deal(menu) for _ in range(draws)]
    for i, weight in enumerate((1, 2, 5, 12)):
        assert abs(dealt.count(10 * i) / draws - weight / 20) < margin(draws)


def test_dealing_leaves_the_menu_as_it_is() -> None:
    menu = deck(2, 3)
    Dealer(1).deal(menu)
    assert (menu.choices(), menu.chances()) == ([0, 10], [2, 3])


def test_weights_that_change_while_dealing_are_noticed() -> None:
    with pytest.raises(AssertionError, match="weights changed"):
        Counting(5).deal(deck(2, 3))


def test_sealed_words_are_the_published_hash() -> None:
    """First `printf 'tabard deal 0.0:anna' | sha256sum`, then 0.1: anybody can check a deal."""
    dealer = SealedDealer("anna")
    words = [dealer.word() for _ in range(10)]
    digest = "82b0481c7e8ee99ddb8d038f3ded37ac4e0c00b1ee9d0ac38ecdca7f8fd16fe2"
    assert "".join(f"{word:08x}" for word in words[:8]) == digest
    assert [f"{word:08x}" for word in words[8:]] == ["5b065884", "e5cc63d3"]


def test_every_ply_has_words_of_its_own() -> None:
    dealer = SealedDealer("anna")
    for _ in range(5):
        dealer.word()
    dealer.turn_to(3)
    assert [f"{dealer.word():08x}" for _ in range(2)] == ["c67c9ef7", "34423aea"]
    dealer.turn_to(0)
    assert dealer.word() == SealedDealer("anna").word()


def test_a_choice_taken_back_meets_the_same_fate() -> None:
    dealer = SealedDealer("anna")
    fates = []
    for ply in (4, 9, 4):
        dealer.turn_to(ply)
        fates.append([dealer.below(1000) for _ in range(20)])
    assert fates[0] == fates[2] != fates[1]


def test_the_commitment_is_the_published_hash_of_the_seed() -> None:
    """`printf 'tabard seal:anna' | sha256sum`."""
    seal = "2d20d9b0c3c366dd2d7b9a59badc82bcb11496795346798f1de7eb43036610a1"
    assert SealedDealer("anna").commitment() == commitment("anna") == seal


def test_a_commitment_stays_while_the_dealer_deals() -> None:
    dealer = SealedDealer("anna")
    before = dealer.commitment()
    dealer.turn_to(7)
    dealer.word()
    assert dealer.commitment() == before != SealedDealer("anna ").commitment()
