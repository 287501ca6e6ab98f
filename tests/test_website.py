"""The site: rules for readers, and a check that sees what is wrong with built pages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

import tabard
from tabard.messages import LANGUAGES
from tabard.rules import document
from website.check import problems
from website.contents import ROOT, contents, places
from website.links import moved
from website.made import anchored, notebook, programs, rules
from website.taught import howto

EXAMPLES: Final = {"en": "worked examples", "de": "beispiele", "nl": "voorbeelden"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", tabard.GAMES)
def test_rules_are_for_readers_without_the_vectors_of_the_tests(game: str, lang: str) -> None:
    text = rules(game, lang)
    whole = document(game, lang).text
    assert text.startswith(f"# {document(game, lang).title}\n\n![")
    last = [line for line in whole.splitlines() if line.startswith("## ")][-1]
    assert EXAMPLES[lang] in last.lower()
    assert last not in text
    assert ".toml" not in text
    assert text.count("\n## ") == whole.count("\n## ") - 1
    first = f"{document(game).prefix}-2.1"
    assert text.count(f'id="{first}"') == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", tabard.GAMES)
def test_how_to_play_is_a_page_with_its_figures(game: str, lang: str, tmp_path: Path) -> None:
    end = "" if lang == "en" else f".{lang}"
    text = howto(game, lang, tmp_path / f"{game}{end}.md")
    pictures = re.findall(r"!\[[^\]]+\]\(([^)]+)\)", text)
    assert sorted(pictures) == sorted(path.name for path in tmp_path.iterdir())
    assert len(pictures) > 5
    cited = set(re.findall(r"\]\(\.\./rules/([^#]+)#([^)]+)\)", text))
    assert {name for name, _ in cited} == {f"{game}{end}.md"}
    known = rules(game, lang)
    assert all(f'id="{rule}"' in known or f"#{rule} }}" in known for _, rule in cited)
    assert not re.search(r"[{}]|:[a-z-]+:", text)
    assert any(page.place == f"howto/{game}{end}.md" for page in contents().pages())


def test_a_rule_that_is_cited_is_a_link_and_code_is_none() -> None:
    line = anchored("- **PIL-1.2** as in PIL-1.4, `PIL-1.4` and PIL-99.1", {"PIL-1.2", "PIL-1.4"})
    assert line == (
        '- <span class="rule-id" id="PIL-1.2">PIL-1.2</span> as in [PIL-1.4](#PIL-1.4), '
        "`PIL-1.4` and PIL-99.1"
    )


def test_links_lead_to_the_same_things_on_the_site() -> None:
    text = "[a](../CONTRIBUTING.md) [b](../src/tabard/door.py) [c](ladder.md#pillars) `[d](x.md)`"
    there = moved(text, ROOT / "docs" / "map.md", "map.md", places())
    assert there == "[a](contributing.md) b [c](ladder.md#pillars) `[d](x.md)`"


def test_programs_and_notebooks_become_pages(tmp_path: Path) -> None:
    assert programs(ROOT / "examples").count("```python") == len(
        list((ROOT / "examples").glob("*.py"))
    )
    source = ROOT / "examples" / "notebooks" / "1-a-game-looked-at.ipynb"
    page = notebook(source, tmp_path / "page.md")
    assert page.startswith("# A game looked at")
    assert [path.suffix for path in tmp_path.iterdir()] == [".svg", ".svg"]
    assert all(path.name in page for path in tmp_path.iterdir())


def test_the_check_sees_dead_links_lost_anchors_and_foreign_hosts(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here">1</a><a href="b.html#gone">2</a><a href="c.html">3</a>'
        '<a href="https://example.org/">4</a><script src="https://example.org/x.js"></script>'
        '<img src="none.png">',
        "utf-8",
    )
    (tmp_path / "b.html").write_text('<h1 id="here">b</h1>', "utf-8")
    (tmp_path / "s.css").write_text('@font-face{src:url("https://example.org/f.woff2")}', "utf-8")
    assert problems(tmp_path) == [
        "a.html: loads https://example.org/x.js",
        "a.html: none.png is not there",
        "a.html: links to b.html#gone, which has no such anchor",
        "a.html: links to c.html, which is not there",
        "s.css: loads something from elsewhere",
    ]
