"""`tabard rules ID --where` names the code, data, tests and mutations of a rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabard.cli import whereabouts
from tabard.rules import citations
from tests.cli.conftest import Run
from tests.rule_coverage import ROOT

PLACE = re.compile(r"  (\S+):(\d+)  (.+)")


def under(heading: str, out: str) -> list[str]:
    """The lines below a heading."""
    part = out.partition(f"{heading}:\n")[2]
    return [line for line in re.split(r"^\w+:$", part, flags=re.MULTILINE)[0].splitlines() if line]


def test_a_rule_is_found_in_code_tests_and_mutations(tabard: Run) -> None:
    out = tabard("rules", "WWE-21.I04", "--where").out
    assert "world/rules.md" in under("rules", out)[0]
    assert any("world/data/events.toml" in line for line in under("data", out))
    assert any("games/world/" in line for line in under("code", out))
    assert any("test_scarlet_cloth" in line for line in under("tests", out))
    assert any("mutations.toml" in line for line in under("mutations", out))


def test_every_place_is_a_line_that_speaks_of_the_rule(tabard: Run) -> None:
    out = tabard("rules", "feudum", "9.3", "--where").out
    for heading in ("rules", "code", "tests"):
        for said in under(heading, out):
            place = PLACE.fullmatch(said)
            assert place is not None, said
            line = (ROOT / place[1]).read_text("utf-8").splitlines()[int(place[2]) - 1]
            assert "FEU-9.3" in line


def test_the_place_of_a_mutation_is_where_it_begins(tabard: Run) -> None:
    for said in under("mutations", tabard("rules", "PIL-16.4", "--where").out):
        place = PLACE.fullmatch(said)
        assert place is not None, said
        lines = (ROOT / place[1]).read_text("utf-8").splitlines()
        assert lines[int(place[2]) - 1] == "[[mutation]]"
        assert "PIL-16.4" in lines[int(place[2])]


def test_a_mutation_names_the_line_that_it_changes(tabard: Run) -> None:
    told = under("mutations", tabard("rules", "PIL-17.5", "--where").out)
    changes = [said.partition("  changes ")[2] for said in told]
    assert "data/game.toml" in changes[0]
    for change in changes:
        place = PLACE.fullmatch(f"  {change}")
        assert place is not None, change
        line = (ROOT / place[1]).read_text("utf-8").splitlines()[int(place[2]) - 1]
        assert place[3] in line


def test_a_mutation_whose_text_is_gone_says_so() -> None:
    assert "not found" in whereabouts.changed("games/toll/steps.py", "no such line")


def test_what_a_module_of_tests_says_first_is_not_taken_for_its_first_test(tabard: Run) -> None:
    told = under("tests", tabard("rules", "PIL-5.11", "--where").out)
    assert any('test_two_players.py:1  """Section 24' in said for said in told)
    assert not any("test_six_builders" in said for said in told)


def test_a_section_is_all_of_its_rules(tabard: Run) -> None:
    assert len(under("rules", tabard("rules", "PIL-16", "--where").out)) == 7


def test_a_section_is_found_where_it_is_cited_as_a_whole(tabard: Run) -> None:
    out = tabard("rules", "FEU-20", "--where").out
    assert any("FEU-20)" in line or "FEU-20 " in line for line in under("code", out))


def test_a_document_may_number_its_rules_through(tabard: Run) -> None:
    assert tabard("rules", "TOLL-1.1").out.startswith("**TOLL-1.1**")
    out = tabard("rules", "TOLL-1.1", "--where").out
    assert any("games/toll/" in line for line in under("code", out))


def test_an_example_or_reading_is_looked_for_in_its_own_game_alone(tabard: Run) -> None:
    out = tabard("rules", "pillars", "D03", "--where").out
    assert under("code", out)
    assert "world" not in out


def test_a_rule_without_behaviour_says_so_with_its_reason(tabard: Run) -> None:
    assert "names only" in under("tests", tabard("rules", "PIL-27.6", "--where").out)[0]


def test_an_installation_without_tests_says_what_it_has(
    tabard: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whereabouts, "checkout", lambda: None)
    out = tabard("rules", "PIL-16.4", "--where").out
    assert any(line.startswith("  tabard/games/pillars/") for line in under("code", out))
    assert "in a checkout" in under("tests", out)[0]
    assert "in a checkout" in under("mutations", out)[0]


def test_a_rule_of_no_game_and_a_place_of_nothing_are_refused(tabard: Run) -> None:
    assert "no game has rules that begin with XXX" in tabard("rules", "XXX-1.1", "--where").err
    assert "--where needs the id" in tabard("rules", "pillars", "--where").err


def test_the_id_of_a_rule_alone_tells_its_game(tabard: Run) -> None:
    assert tabard("rules", "PIL-5.4").out == tabard("rules", "pillars", "PIL-5.4").out


def test_short_forms_of_citing_are_read_in_full() -> None:
    text = "PIL-5.8, 5.12\n(FEU-3.2 to 3.4; WWE-21.II07, 21.III05) and PGM-17.30 to PGM-17.32"
    assert [rule for _, rule in citations(text)] == [
        *("PIL-5.8", "PIL-5.12"),
        *("FEU-3.2", "FEU-3.3", "FEU-3.4"),
        *("WWE-21.II07", "WWE-21.III05"),
        *("PGM-17.30", "PGM-17.31", "PGM-17.32"),
    ]
    assert {rule: at for at, rule in citations(text)}["PIL-5.12"] == text.index("5.12")


def test_the_tests_run_from_a_checkout() -> None:
    assert whereabouts.checkout() == ROOT
    assert Path(whereabouts.PACKAGE, "rules.py").is_file()
