"""Builds what a release consists of, and tries each file as whoever installs it would.

dist/ gets the source archive, a wheel of plain Python that runs everywhere, and a wheel with the
compiled engine for this system and this Python. Both wheels are made from the archive, so it holds
all that is needed; each is installed into a fresh environment and run there. A release wants a
clean tree and a section of its version in CHANGELOG.md; `--rehearse` does without.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
# What must work in an installation, each with what it must say.
TRIALS = (
    (("games",), "pillars"),
    (("rules", "PIL-16.4", "--where"), "in a checkout"),
    (("sim", "pillars", "--players", "3", "--games", "1", "--check"), "no violations"),
)

# What must work where nothing but the wheel is installed: a start, a game of two bots, its picture.
PLAYED = """
import tabard
tabard.game("world").start()
state = tabard.play("pillars", ["level2", "random"], seed=1).state()
print("over" if state.over and state.svg(0).startswith("<svg") else state)
"""
SAMPLE = "tabard-games-sample"
ASSETS = {".gz", ".parquet", ".whl"}


def version() -> str:
    """The version that the source says it is."""
    found: str = runpy.run_path(str(ROOT / "src" / "tabard" / "version.py"))["__version__"]
    return found


def hindrances(number: str, changelog: str, changed: Sequence[str]) -> Iterator[str]:
    """What keeps a version from being released."""
    heading = rf"^## \[{re.escape(number)}\] - \d{{4}}-\d{{2}}-\d{{2}}$"
    if re.search(heading, changelog, re.MULTILINE) is None:
        yield f"CHANGELOG.md has no section '## [{number}] - YYYY-MM-DD'"
    if changed:
        yield f"the tree is not clean: {', '.join(changed[:5])}"


def changed_files() -> list[str]:
    """What differs from the last commit."""
    told = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [line[3:] for line in told.stdout.splitlines()]


def build_archive(folder: Path) -> Path:
    """The source archive."""
    script = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-c", script, str(folder)], cwd=ROOT, check=True, stdout=subprocess.DEVNULL
    )
    (archive,) = folder.glob("tabard-*.tar.gz")
    return archive


def build_wheel(archive: Path, folder: Path, compiled: bool) -> Path:
    """A wheel made of the archive."""
    with tempfile.TemporaryDirectory() as made:
        command = [*PIP, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", made]
        environment = os.environ | {"TABARD_COMPILE": "1" if compiled else "0"}
        subprocess.run([*command, str(archive)], env=environment, check=True)
        (wheel,) = Path(made).glob("tabard-*.whl")
        return Path(shutil.move(wheel, folder / wheel.name))


def try_out(wheel: Path, engine: str, dependencies: Sequence[str] = ()) -> None:
    """Install a wheel into a fresh environment and run it there, far from this tree.

    First alone, for a game between bots and its picture; then for the command. What that needs is
    installed too, unless folders are named that hold it already.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        venv.create(folder / "venv")
        python = folder / "venv" / "bin" / "python"
        install = [*PIP, "--python", str(python), "install"]
        subprocess.run([*install, "--no-deps", str(wheel)], check=True)
        told = run(folder, [str(python), "-c", PLAYED])
        check_said(wheel, "a game between bots and its picture", told, "over")
        if not dependencies:
            subprocess.run([*install, f"{wheel}[play]"], check=True)
        if dependencies:
            (packages,) = (folder / "venv" / "lib").glob("python*/site-packages")
            (packages / "dependencies.pth").write_text("\n".join(dependencies) + "\n")
        command = folder / "venv" / "bin" / "tabard"
        for words, expected in ((("--version",), f"({engine} engine)"), *TRIALS):
            told = run(folder, [str(command), *words])
            check_said(wheel, f"`tabard {' '.join(words)}`", told, expected)


def build_sample(folder: Path) -> Path:
    """The sample of the published dataset, played by this checkout and verified."""
    target = folder / f"{SAMPLE}.parquet"
    recipe = ROOT / "docs" / "datasets" / f"{SAMPLE}.toml"
    tabard = [sys.executable, "-m", "tabard", "dataset"]
    subprocess.run([*tabard, "write", str(target), "--recipe", str(recipe), "--force"], check=True)
    subprocess.run([*tabard, "verify", str(target)], check=True)
    return target


def run(folder: Path, words: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command far from this tree."""
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)


def check_said(
    wheel: Path, what: str, told: subprocess.CompletedProcess[str], expected: str
) -> None:
    """Stop where something does not say what it must."""
    if told.returncode or expected not in told.stdout:
        said = f"{told.stdout}{told.stderr}"
        raise SystemExit(f"{wheel.name}: {what} does not say {expected!r}:\n{said}")


def write_sums(folder: Path) -> None:
    """The hashes by which whoever downloads a file can check it."""
    files = sorted(path for path in folder.iterdir() if path.suffix in ASSETS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}" for path in files]
    (folder / "SHA256SUMS").write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """Build, try out, and say what lies in dist/."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("--rehearse", action="store_true", help="build whatever the state is")
    parser.add_argument("--plain", action="store_true", help="leave the compiled wheel out")
    args = parser.parse_args()
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    problems = [] if args.rehearse else [*hindrances(version(), changelog, changed_files())]
    if problems:
        print(f"Tabard {version()} cannot be released:", *problems, sep="\n- ", file=sys.stderr)
        return 1
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    archive = build_archive(DIST)
    for compiled in (False,) if args.plain else (False, True):
        wheel = build_wheel(archive, DIST, compiled)
        try_out(wheel, "compiled" if compiled else "uncompiled")
        print(f"{wheel.name}: installed and tried out", flush=True)
    build_sample(DIST)
    write_sums(DIST)
    print((DIST / "SHA256SUMS").read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
