"""World Without End in the terminal: a whole game, what is hidden stays hidden, its pictures."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.games import game
from tabard.kernel.events import EVERYBODY
from tabard.kernel.record import Record, parse
from tabard.words import Words
from tests.cli.conftest import Run
from tests.cli.terminal import PROMPT, Terminal
from tests.cli.test_play import last_number, plain

RECORD = Path(__file__).parent.parent / "records" / "world-3.txt"


@pytest.fixture(scope="module")
def record() -> Record:
    return parse(RECORD.read_text("utf-8"), game)


def discard(record: Record) -> tuple[int, int, str]:
    """After how many choices somebody has discarded a card, who, and which."""
    state = record.first()
    for ply, code in enumerate(record.choices, 1):
        log = state.log = []
        state.apply(code)
        for event in log:
            if event.kind == "discards" and event.only != EVERYBODY:
                return ply, event.seat, event.thing
    raise AssertionError("nobody discards")


def test_a_whole_game_is_played_to_its_end() -> None:
    quick = ("play", "world", "--players", "2", "--bots", "random", "--seed", "a seed")
    with Terminal(*quick, columns=80) as terminal:
        text = terminal.read()
        answers = 0
        assert "WWE-21." in plain(terminal.type("rules 21.I01"))
        cards = plain(terminal.type("cards"))
        while text.endswith(PROMPT):
            text = terminal.type(last_number(text) if answers % 3 else "1")
            answers += 1
        assert terminal.wait() == 0
    assert answers > 40
    assert "win" in plain(text)
    assert "The dealer’s seed was a seed" in plain(text)
    words = Words("world")
    told = f"{words.name('wool_glut')} – {words.card('wool_glut')}"
    assert told in cards or words.name("wool_glut") in plain(terminal.seen)
    shown = [line for line in plain(terminal.seen).splitlines() if "─" in line or "│" in line]
    assert max(map(len, shown)) <= 80


def test_a_hidden_choice_is_named_to_its_owner_alone(tabard: Run, record: Record) -> None:
    ply, owner, card = discard(record)
    seats = [("--seat", str(seat)) for seat in range(record.players)]
    for seat in (*seats, ()):
        shown = tabard("show", str(RECORD), "--at", str(ply), *seat).out
        mine = seat == ("--seat", str(owner))
        assert (f"discard {Words('world').name(card)}:" in shown) == mine
        assert ("hidden from this seat" in shown) != mine


@pytest.mark.parametrize(
    ("lang", "supply"), [("en", "Supply"), ("de", "Vorrat"), ("nl", "Voorraad")]
)
def test_the_picture_of_a_record_speaks_a_language(
    tabard: Run, tmp_path: Path, lang: str, supply: str
) -> None:
    path = tmp_path / "table.svg"
    assert tabard("show", str(RECORD), "--lang", lang, "--svg", str(path)).code == 0
    drawn = path.read_text("utf-8")
    assert f">{supply}</text>" in drawn
