"""An installation without the packages of a command says what to install."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tabard.server.signing import read_signer, record_text
from tests.server.desk import DEVICE, Desk, setup

HIDDEN = """
import sys
from importlib.abc import MetaPathFinder

class Hide(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if {{name, name.partition(".")[0]}} & {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Hide())
{rest}
"""


def without(names: set[str], rest: str) -> subprocess.CompletedProcess[str]:
    """Run Python where some packages are not installed."""
    command = [sys.executable, "-c", HIDDEN.format(names=names, rest=rest)]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_the_engine_and_the_bots_need_no_package() -> None:
    rest = "import tabard; print(tabard.play('pillars', ['level1', 'greedy']).state().over)"
    done = without({"fluent", "rich", "numpy", "mypy_extensions"}, rest)
    assert done.stdout == "True\n", done.stderr


# What is loaded beside the standard library by a game, its picture, and words in every language.
DRAWN = """
import sys
before = {*sys.modules}
import tabard
state = tabard.play("pillars", ["level1", "random"]).state()
assert state.svg(0).startswith("<svg")
from tabard.words import words_of
told = [words_of("pillars", lang)("too-few-workers", need=4, have=1) for lang in ("en", "de", "nl")]
assert len({*told}) == 3
roots = {name.partition(".")[0] for name in {*sys.modules} - before}
print({one for one in roots - sys.stdlib_module_names if "mypyc" not in one})
"""


def test_pictures_and_their_words_load_no_package_of_others() -> None:
    done = without({"fluent", "babel", "mypy_extensions", "rich", "numpy"}, DRAWN)
    assert done.stdout == "{'tabard'}\n", done.stderr


@pytest.mark.parametrize(
    ("missing", "words", "extra"),
    [("rich", ["games"], "play"), ("sqlalchemy", ["serve", "--port", "1"], "serve")],
)
def test_a_command_without_its_packages_says_which_to_install(
    missing: str, words: list[str], extra: str
) -> None:
    done = without({missing}, f"from tabard.cli import main; raise SystemExit(main({words}))")
    assert done.returncode == 2
    assert done.stderr == (
        f"tabard: {missing} is not installed here: pip install 'tabard[{extra}]'\n"
    )


# What `tabard[serve]` brings beyond `tabard[play]`.
OF_THE_HOUSE = {"alembic", "cryptography", "fastapi", "orjson", "sqlalchemy", "starlette"}


@pytest.fixture
def signed(tmp_path: Path) -> tuple[Path, str]:
    """A record that a house has signed, and the house."""
    signer = read_signer(tmp_path / "house.key")
    desk = Desk(setup("toll", DEVICE, DEVICE))
    desk.play(500)
    file = tmp_path / "game.tabard"
    file.write_text(record_text(desk.table, signer))
    return file, signer.public


def test_a_signed_record_is_verified_without_the_house_but_for_its_signature(
    signed: tuple[Path, str],
) -> None:
    file, house = signed
    words = ["verify", str(file)]
    run = "from tabard.cli import main; raise SystemExit(main({}))"
    done = without(OF_THE_HOUSE, run.format(words))
    assert done.returncode == 0, done.stderr
    assert f"signed by house {house}, not checked: pip install cryptography" in done.stdout
    done = without(OF_THE_HOUSE - {"cryptography"}, run.format([*words, "--house", house]))
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(f"signed by house {house}\n")
    done = without(OF_THE_HOUSE, run.format([*words, "--house", house]))
    assert done.returncode == 2
    assert "signature: cannot be checked: pip install cryptography" in done.stderr


def test_the_version_needs_no_package() -> None:
    done = without({"fluent", "rich"}, "from tabard.cli import main; main(['--version'])")
    assert done.stdout.startswith("tabard "), done.stderr


def test_a_module_of_our_own_that_is_missing_is_no_matter_of_installing() -> None:
    done = without({"tabard.kernel.game"}, "from tabard.cli import main; main([])")
    assert "ModuleNotFoundError: No module named 'tabard.kernel.game'" in done.stderr
