"""The engine is compiled where nobody waits for it, and never stands in for newer sources."""

from __future__ import annotations

import runpy
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabard.version import engine_modules

ROOT = Path(__file__).parent.parent
PRINTS = "import os; print(os.environ.get('TABARD_ENGINE', 'none'))"


@pytest.fixture
def tool(tmp_path: Path) -> SimpleNamespace:
    """The tool in a project of its own: one module, whose compiler copies it."""
    (tmp_path / "tools").mkdir()
    (tmp_path / "tools/engine.py").write_text((ROOT / "tools/engine.py").read_text())
    package = tmp_path / "src/tabard"
    (package / "kernel").mkdir(parents=True)
    (package / "kernel/one.py").touch()
    (package / "version.py").write_text(
        "ENGINE = ('kernel',)\ndef engine_modules():\n    return ['tabard.kernel.one']\n"
    )
    (tmp_path / "setup.py").write_text(
        "import pathlib\npathlib.Path('src/tabard/kernel/one.so').write_text('compiled')\n"
    )
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        (tmp_path / name).touch()
    return SimpleNamespace(root=tmp_path, **runpy.run_path(str(tmp_path / "tools/engine.py")))


def called(tool: Any, *arguments: str) -> str:
    """What the tool and the command that it runs print."""
    command = [sys.executable, str(tool.root / "tools/engine.py"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_a_command_runs_at_once_and_is_told_where_the_compiler_works(tool: Any) -> None:
    said = called(tool, "--behind", sys.executable, "-c", PRINTS)
    assert said.splitlines()[-1] == str(tool.root / "build/behind")


def test_what_is_left_of_older_sources_is_out_of_sight_before_the_command_runs(tool: Any) -> None:
    called(tool, "--apart")
    (tool.root / "src/tabard/kernel/one.py").write_text("changed = True\n")
    looks = "import os; print(os.path.exists(os.environ['TABARD_ENGINE'] + '/engine.stamp'))"
    setup = tool.root / "setup.py"
    setup.write_text("import time\ntime.sleep(60)\n")
    assert called(tool, "--behind", sys.executable, "-c", looks).splitlines()[-1] == "False"


def test_what_was_compiled_apart_is_taken_over_by_the_next_command(tool: Any) -> None:
    called(tool, "--apart")
    assert not list((tool.root / "src").rglob("*.so"))
    assert called(tool, "--behind", sys.executable, "-c", PRINTS) == "none\n"
    assert (tool.root / "src/tabard/kernel/one.so").read_text() == "compiled"
    assert tool.up_to_date()


def test_what_was_compiled_apart_of_older_sources_is_not_taken_over(tool: Any) -> None:
    called(tool, "--apart")
    (tool.root / "src/tabard/kernel/one.py").write_text("changed = True\n")
    assert not tool.taken_over()
    assert not list((tool.root / "src").rglob("*.so"))


def test_the_status_of_the_command_is_the_tools_own(tool: Any) -> None:
    command = [sys.executable, str(tool.root / "tools/engine.py"), "--behind", sys.executable]
    assert subprocess.run([*command, "-c", "raise SystemExit(3)"], check=False).returncode == 3


def test_every_module_that_setup_names_is_one_of_the_engine(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    setuptools = pytest.importorskip("setuptools")
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    script = runpy.run_path(str(ROOT / "setup.py"))
    modules = {name.removeprefix("tabard.") for name in engine_modules()}
    fast = {
        f"{folder}.{name}" for folder, names in script["FAST"].items() for name in names.split()
    }
    assert fast <= modules
    assert script["CALM"] <= {part for name in modules for part in name.split(".")}
