"""What `make release` builds can be installed and played, and nothing is released by accident."""

from __future__ import annotations

import re
import runpy
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tabard.version import compiled

ROOT = Path(__file__).parents[1]
RELEASE: dict[str, Any] = runpy.run_path(str(ROOT / "tools" / "release.py"))
WORKFLOW = (ROOT / ".github" / "workflows" / "ci.yml").read_text("utf-8")


def hindrances(changelog: str, changed: list[str]) -> list[str]:
    return list(RELEASE["hindrances"]("0.9.0", changelog, changed))


def test_a_version_with_its_section_and_a_clean_tree_can_be_released() -> None:
    assert hindrances("## [Unreleased]\n\n## [0.9.0] - 2026-11-16\n", []) == []


@pytest.mark.parametrize(
    "changelog",
    [
        "## [Unreleased]\n",
        "## [0.9.0]\n",
        "## [0.9.01] - 2026-11-16\n",
        "## [0x9.0] - 2026-11-16\n",
    ],
)
def test_a_version_without_its_dated_section_is_not_released(changelog: str) -> None:
    assert "CHANGELOG.md" in hindrances(changelog, [])[0]


def test_what_is_not_committed_is_not_released() -> None:
    assert "README.md" in hindrances("## [0.9.0] - 2026-11-16\n", ["README.md"])[0]


@pytest.mark.slow
def test_an_installed_wheel_knows_its_games_and_plays(tmp_path: Path) -> None:
    archive = RELEASE["build_archive"](tmp_path)
    wheel = RELEASE["build_wheel"](archive, tmp_path, compiled=False)
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        inside = {Path(name).name for name in files.namelist()}
        (about,) = (name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        wanted = re.findall(r"^Requires-Dist: (.*)$", files.read(about).decode(), re.MULTILINE)
    assert len(wanted) > 20
    assert [one for one in wanted if "extra ==" not in one] == []  # it brings itself alone
    fonts = {path.name for path in (ROOT / "src/tabard/draw/fonts").glob("OFL-*.md")}
    assert len(fonts) == 2
    assert {"LICENSE", "NOTICE.md"} | fonts <= inside
    RELEASE["try_out"](wheel, "uncompiled", [sysconfig.get_path("purelib")])
    RELEASE["write_sums"](tmp_path)
    sums = (tmp_path / "SHA256SUMS").read_text().splitlines()
    assert [line.split("  ")[1] for line in sums] == sorted([archive.name, wheel.name])


def test_the_workflow_runs_what_every_change_must_pass_on_all_that_we_promise() -> None:
    pythons = re.findall(r'"(3\.\d+)"', WORKFLOW.partition("python: [")[2].partition("]")[0])
    assert pythons == ["3.11", "3.12", "3.13", "3.14"]
    promised = re.search(
        r'requires-python = ">=(.+)"', (ROOT / "pyproject.toml").read_text("utf-8")
    )
    assert promised is not None
    assert promised[1] == pythons[0]
    assert "os: [ubuntu-latest, macos-latest]" in WORKFLOW
    assert 'compile: ["1", "0"]' in WORKFLOW
    assert "run: .ci/run" in WORKFLOW


def test_wheels_are_compiled_for_all_that_we_promise() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["cibuildwheel"]
    pythons = re.findall(r"cp3(\d+)-", config["build"])
    assert pythons == ["11", "12", "13", "14"]
    assert config["environment"] == {"TABARD_COMPILE": "1"}
    assert "pypa/cibuildwheel" in (ROOT / ".github/workflows/wheels.yml").read_text("utf-8")


def test_the_import_loads_two_modules_of_ours_and_none_of_others() -> None:
    look = "import sys; there = set(sys.modules); import tabard; print(*{*sys.modules} - there)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert {*done.stdout.split()} <= {"tabard", "tabard.version", "__future__"}


def test_an_installation_says_whether_its_engine_is_compiled() -> None:
    look = "import tabard; print(tabard.compiled)"
    done = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert done.stdout == f"{compiled()}\n"
    assert done.stderr == "", "it is no matter for a warning"


def test_the_hooks_before_a_commit_use_the_projects_own_tools() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"repo: (\S+)", hooks) == ["local"]
    entries = re.findall(r"entry: \.venv/bin/python -m (\w+)", hooks)
    assert entries == ["ruff", "ruff", "mypy"]
    assert "http" not in hooks
