"""Brings the compiled engine in src/ up to date with its sources, or takes it away.

Every `make` target that runs Tabard comes through here first. So an edited source can never be
shadowed by the extension built from its older self, and a machine without a C compiler plays on
the plain Python modules and is told so in one line. TABARD_COMPILE=0 asks for the plain modules;
TABARD_COMPILE=1 turns a failed build into an error.

`engine.py --behind COMMAND ...` does not let anybody wait: the command runs at once, and what must
be compiled is compiled meanwhile, at low priority, from a copy of the sources in build/behind. The
command finds that folder in TABARD_ENGINE; what was finished there is taken over the next time.
"""

import hashlib
import importlib.util
import os
import runpy
import shlex
import shutil
import signal
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
BEHIND = BUILD / "behind"
APART = "--apart"
LAST_IN_LINE = 19
PROBE = "#include <Python.h>\nint main(void) { return PY_VERSION_HEX == 0; }\n"


def main(arguments: list[str]) -> int:
    """Compile if wanted, possible and necessary; return the exit status for make."""
    if arguments == [APART]:
        return build_apart()
    waiting = arguments[:1] != ["--behind"]
    wanted = os.environ.get("TABARD_COMPILE", "auto")
    status = 0
    if wanted == "0":
        run_uncompiled("TABARD_COMPILE=0")
    elif not (up_to_date() or taken_over()):
        problem = compiler_problem()
        if problem is None and not waiting:
            return run_meanwhile(arguments[1:])
        problem = problem or build()
        if problem is not None:
            run_uncompiled(problem)
            status = 1 if wanted == "1" else 0
    if waiting or status:
        return status
    os.execvp(arguments[1], arguments[1:])


def run_uncompiled(why: str) -> None:
    """Remove what was compiled, so that the plain modules are what really runs."""
    remove_extensions()
    print(f"Engine: uncompiled ({why}). The games play the same, only slower.", flush=True)


def run_meanwhile(command: list[str]) -> int:
    """Run a command on the plain modules while the engine is compiled; its exit status."""
    print("Engine: being compiled; the bots change over to it when it is done.", flush=True)
    remove_extensions()
    BUILD.mkdir(exist_ok=True)
    (BEHIND / STAMP.name).unlink(missing_ok=True)  # of older sources: nobody may run on those
    compiling = subprocess.Popen(
        [sys.executable, __file__, APART],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        running = subprocess.Popen(command, env={**os.environ, "TABARD_ENGINE": str(BEHIND)})
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # the command has it too, and ends in order
        signal.signal(signal.SIGTERM, lambda *_: running.terminate())
        return running.wait()
    finally:
        if compiling.poll() is None:
            os.killpg(compiling.pid, signal.SIGTERM)


def build_apart() -> int:
    """Compile a copy of the sources; its stamp appears when the copy is complete."""
    os.nice(LAST_IN_LINE)
    shutil.rmtree(BEHIND, ignore_errors=True)
    BEHIND.mkdir(parents=True)
    state = fingerprint()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, BEHIND / name)
    leave_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    shutil.copytree(SOURCE, BEHIND / "src", ignore=leave_out)
    if compile_in(BEHIND) is not None:
        return 1
    (BEHIND / "new.stamp").write_text(state)
    (BEHIND / "new.stamp").rename(BEHIND / STAMP.name)
    return 0


def taken_over() -> bool:
    """Take what was compiled behind an earlier command, if it is of these very sources."""
    finished = BEHIND / STAMP.name
    if not finished.exists() or finished.read_text() != fingerprint():
        return False
    remove_extensions()
    for path in extensions(BEHIND / "src"):
        shutil.copy(path, SOURCE / path.relative_to(BEHIND / "src"))
    finished.replace(STAMP)
    shutil.rmtree(BEHIND)
    return True


def build() -> str | None:
    """Compile all engine modules in place; the reason if that failed."""
    print("Engine: compiling, about two minutes ...", flush=True)
    remove_extensions()
    shutil.rmtree(BUILD, ignore_errors=True)
    BUILD.mkdir()
    state = fingerprint()  # before the build: a source saved meanwhile makes it stale
    problem = compile_in(ROOT)
    if problem is None:
        STAMP.write_text(state)
        print("Engine: compiled.", flush=True)
    return problem


def compile_in(folder: Path) -> str | None:
    """Compile the sources in a folder where they are; the reason if that failed."""
    with LOG.open("w") as log:
        if install_mypyc(log) != 0:
            return f"mypyc could not be installed, see {LOG.relative_to(ROOT)}"
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        status = run(command, log, folder, {**os.environ, "TABARD_COMPILE": "1"})
    return None if status == 0 else f"the build failed, see {LOG.relative_to(ROOT)}"


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


def extensions(source: Path = SOURCE) -> list[Path]:
    """The compiled files in src/ or a copy of it, of this and any other Python."""
    below = (*source.iterdir(), *(source / PACKAGE.name).rglob("*"))
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
    return run(command, log, ROOT)


def run(
    command: list[str], log: TextIO, folder: Path, environment: dict[str, str] | None = None
) -> int:
    """Run in a folder, with all output in the log; the exit status."""
    done = subprocess.run(command, check=False, cwd=folder, env=environment, stdout=log, stderr=log)
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
