"""Brings the compiled engine in src/ up to date with its sources, or takes it away.

Every `make` target that runs Tabard comes through here first. So an edited source can never be
shadowed by the extension built from its older self, and a machine without a C compiler plays on
the plain Python modules and is told so in one line. TABARD_COMPILE=0 asks for the plain modules;
TABARD_COMPILE=1 turns a failed build into an error.
"""

import hashlib
import importlib.util
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PACKAGE = SOURCE / "tabard"
VERSION = PACKAGE / "version.py"
BUILD = ROOT / "build"
STAMP = BUILD / "engine.stamp"
LOG = BUILD / "engine.log"
PROBE = "#include <Python.h>\nint main(void) { return PY_VERSION_HEX == 0; }\n"


def main() -> int:
    """Compile if wanted, possible and necessary; return the exit status for make."""
    wanted = os.environ.get("TABARD_COMPILE", "auto")
    if wanted == "0":
        return run_uncompiled("TABARD_COMPILE=0")
    if up_to_date():
        return 0
    problem = compiler_problem()
    if problem is None:
        problem = build()
        if problem is None:
            return 0
    run_uncompiled(problem)
    return 1 if wanted == "1" else 0


def run_uncompiled(why: str) -> int:
    """Remove what was compiled, so that the plain modules are what really runs."""
    remove_extensions()
    print(f"Engine: uncompiled ({why}). The games play the same, only slower.", flush=True)
    return 0


def build() -> str | None:
    """Compile all engine modules in place; the reason if that failed."""
    print("Engine: compiling, two or three minutes ...", flush=True)
    remove_extensions()
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir()
    state = fingerprint()  # before the build: a source saved meanwhile makes it stale
    with LOG.open("w") as log:
        if install_mypyc(log) != 0:
            return f"mypyc could not be installed, see {LOG.relative_to(ROOT)}"
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        environment = {**os.environ, "TABARD_COMPILE": "1"}
        status = run(command, log, environment)
    if status != 0:
        return f"the build failed, see {LOG.relative_to(ROOT)}"
    STAMP.write_text(state)
    print("Engine: compiled.", flush=True)
    return None


def up_to_date() -> bool:
    """Whether the extensions in src/ are those of these very sources and settings."""
    return STAMP.exists() and bool(extensions()) and STAMP.read_text() == fingerprint()


def fingerprint() -> str:
    """A digest of everything the compiled engine depends on."""
    sources = engine_sources()
    digest = hashlib.sha256(f"{sys.version}\n{sys.platform}\n{compiler()}\n".encode())
    for path in [ROOT / "setup.py", VERSION, *sources]:
        digest.update(f"{path.relative_to(ROOT)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def engine_sources() -> list[Path]:
    """All files in the folders of the engine, and what is compiled of the server."""
    version = runpy.run_path(str(VERSION))
    below = {path for folder in version["ENGINE"] for path in (PACKAGE / folder).rglob("*.py")}
    named = {SOURCE.joinpath(*name.split(".")) for name in version["engine_modules"]()}
    return sorted(below | {path.with_suffix(".py") for path in named})


def extensions() -> list[Path]:
    """The compiled files in src/, of this and any other Python."""
    below = (*SOURCE.iterdir(), *PACKAGE.rglob("*"))
    return [path for path in below if path.suffix in {".so", ".pyd"}]


def remove_extensions() -> None:
    """Leave nothing compiled in src/, and no claim that anything is."""
    STAMP.unlink(missing_ok=True)
    for path in extensions():
        path.unlink()


def compiler() -> list[str]:
    """The C compiler's command line: $CC, else the one setuptools would use."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler_problem() -> str | None:
    """Why no extension can be built here; None after really compiling a file with Python.h."""
    include = sysconfig.get_paths()["include"]
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE)
        command = [*compiler(), f"-I{include}", "-c", str(source), "-o", f"{folder}/probe.o"]
        try:
            done = subprocess.run(command, check=False, capture_output=True)
        except OSError:
            return f"no C compiler: {compiler()[0]} not found"
        if done.returncode == 0 and Path(folder, "probe.o").exists():
            return None
    if b"Python.h" in done.stderr:
        return "the C headers of Python (Python.h) are not installed"
    return f"no working C compiler: {shlex.join(compiler())} failed"


def install_mypyc(log: TextIO) -> int:
    """Install what pyproject.toml asks for to compile, unless it is here; the exit status."""
    if importlib.util.find_spec("mypyc") and importlib.util.find_spec("setuptools"):
        return 0
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    needed: list[str] = project["optional-dependencies"]["compile"]
    command = [sys.executable, "-m", "pip", "install", "--quiet", *needed]
    return run(command, log)


def run(command: list[str], log: TextIO, environment: dict[str, str] | None = None) -> int:
    """Run in the project's folder, with all output in the log; the exit status."""
    done = subprocess.run(command, check=False, cwd=ROOT, env=environment, stdout=log, stderr=log)
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
