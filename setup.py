"""Compiles the engine with mypyc where that is possible; the rest is in pyproject.toml.

TABARD_COMPILE says what is wanted:
    1      compile, and fail if that fails (`make engine`, `make bench`)
    0      do not compile (`make` installs the editable package so: it never needs a compiler)
    unset  compile if mypyc and a C compiler are there, else install the plain Python modules;
           an editable installation stays plain, since its extensions would outlive the next edit
"""

import gc
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from pathlib import Path
from types import MethodType
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src", "tabard")
OF_THE_GROUP = "__native_tabard"  # how mypyc calls what it writes
# A build needs sound types, not strict ones: a stricter mypy of tomorrow must not stop it. Nor does
# it look at what the server runs on, which took longer than all of ours: a build environment of its
# own has nothing but the compiler.
MYPY_OPTIONS = [
    *("--config-file=", "--cache-dir=build/mypy"),
    *("--ignore-missing-imports", "--no-site-packages"),
]
# pip runs this file several times; these commands look at the package and build nothing.
METADATA_ONLY = {"dist_info", "egg_info", "sdist"}
# Measured on random play: +34 % as calls inside the group need no indirection, and +20 % as modules
# are compiled one by one but optimised together. Clang does the first by itself.
DIRECT = ["-fno-semantic-interposition", "-fvisibility=hidden"]
TOGETHER = "-flto=auto"
# Nobody reads what GCC would warn of in C that mypyc wrote, and looking for it takes a tenth.
UNWARNED = ["-w", "-Wno-all"]
# What runs once, when a module is imported, need not be fast; nor need errors and what plain Python
# calls a function through.
ONCE = re.compile(r"char CPyDef_\w+_____top_level__\(void\)")
IN_NO_HURRY = '__attribute__((optimize("O0"), cold, noinline))'
SELDOM = re.compile(r"extern (PyObject \*CPyPy_\w+\([^;]*\));")
ERRORS = [
    "void CPy_AddTraceback(const char *, const char *, int, PyObject *)",
    "void CPy_TypeError(const char *, PyObject *)",
]
# Modules that random play or a search of some game spends at least 0.7 % of its time in, those that
# learners observe a game through, and small ones that these call: optimised fully, and together.
FAST = {
    "bots": "judge search tree",
    "kernel": (
        "batch course dealer encoding events features frame ints menu onward opinions plain play "
        "reckoning state step vectors when"
    ),
    "kernel.box": "frozen observation",
    "games.feudum": (
        "aims combat estimates features halls kingdom lands larder ledger observe player redeal "
        "scoring sequences service state terms"
    ),
    "games.feudum.steps": (
        "business card conquer epochs farmer_guild feeding free_actions guild harvest landscapes "
        "membership merchant_guild move noble_guild repeat selection setup turns"
    ),
    "games.pilgrim": (
        "duties features layout ledger means observe outlook player roads state wits"
    ),
    "games.pilgrim.steps": (
        "allocation duty renting road_building round_end setup sowing taxation turn windows"
    ),
    "games.pillars": "features ledger observe state wits workshop",
    "games.pillars.steps": (
        "cathedral choosing_cards dismissal event kings_court market placing_builders preparation "
        "production"
    ),
    "games.world": "features ledger observe state wits",
    "games.world.steps": (
        "chapter_end chapter_start discard duties event_choice event_effect houses medicine orient "
        "project reveal round_end turn"
    ),
}
# Modules that no choice passes through: what declares, describes and checks games, and the tables
# of the group. All others lie in between, and are optimised one by one and little.
CALM = {
    *("actions", "advice", "analysis", "bands", "calibration", "company", "components"),
    *("conformance", "contents", "data", "declarations", "errors", "feature_names", "guest"),
    *("invariants", "kinds_of_secrets", "kinds_of_steps", "kinds_of_table", "library", "margins"),
    *("matters", "reasons", "registry", "revealing", "schemas", "spec", "study", "tables"),
    "weights",
}
CARE = {"little": ["-O1", "-fno-lto"], "least": ["-Og", "-fno-lto"], "full": [], "alone": []}
# A compiler reads what all modules share for each file anew: a few modules make a chapter, which is
# one file to it.
CHAPTER = 1_000_000
WANTED = os.environ.get("TABARD_COMPILE", "auto")
# Python looks for a file for each module, and mypyc writes a program for each such file. One does
# for all, compiled once and copied: its copies differ in nothing but the name they are found under.
DOOR = r"""#include <Python.h>

/* Asks the group for the module of this name, which is made and run by its own beginning there. */
static PyObject *enter(PyObject *spec, PyModuleDef *Py_UNUSED(definition))
{
    PyObject *made = NULL, *key = NULL, *group = NULL, *capsule = NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name");
    PyObject *plain = name ? PyObject_CallMethod(name, "replace", "ss", ".", "___") : NULL;
    if (plain) key = PyUnicode_FromFormat("init_%U", plain);
    if (key) group = PyImport_ImportModule("tabard__mypyc");
    if (group) capsule = PyObject_GetAttr(group, key);
    if (capsule) {
        void *begin = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
        if (begin) made = ((PyObject *(*)(void))begin)();
    }
    Py_XINCREF(made); /* the group keeps what it has made */
    Py_XDECREF(capsule);
    Py_XDECREF(group);
    Py_XDECREF(key);
    Py_XDECREF(plain);
    Py_XDECREF(name);
    return made;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, enter}, {0, NULL}};
static PyModuleDef door = {PyModuleDef_HEAD_INIT, "door", NULL, 0, NULL, slots};

#define DOOR(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&door); }
"""


def engine_sources() -> list[str]:
    """The files to compile: what `tabard.version` calls the engine's modules.

    `__init__.py` files are left plain: they only name what their modules hold, and a compiled
    package file hides edits to the table of contents without making anything faster.
    """
    version = runpy.run_path(str(SOURCE / "version.py"))
    modules: list[str] = version["engine_modules"]()
    return [str(Path("src", *name.split(".")).with_suffix(".py")) for name in modules]


def extensions() -> list[Extension]:
    """One compilation group, so that calls between modules are direct C calls."""
    if WANTED == "0" or METADATA_ONLY & set(sys.argv):
        return []
    if WANTED != "1" and "editable_wheel" in sys.argv:
        return []
    try:
        from mypyc.build import mypycify

        gc.set_threshold(200_000, 30, 30)  # as mypy's own command does; there is little to find
        arguments = [*MYPY_OPTIONS, *engine_sources()]
        found: list[Extension] = mypycify(
            arguments, opt_level="3", debug_level="0", group_name="tabard", multi_file=True
        )
    except (Exception, SystemExit) as problem:  # mypycify exits when the types are wrong
        if WANTED == "1":
            raise
        print(f"tabard: the engine stays uncompiled: {problem}", file=sys.stderr)
        return []
    return found


def compile_side_by_side(
    compiler: Any,
    sources: list[str],
    output_dir: str | None = None,
    macros: Any = None,
    include_dirs: Any = None,
    debug: bool = False,
    extra_preargs: Any = None,
    extra_postargs: Any = None,
    depends: Any = None,
) -> list[str]:
    """What a compiler's `compile` does, one file on each processor, in chapters."""
    chapters = in_chapters([Path(source) for source in sources])
    _, objects, arguments, flags, build = compiler._setup_compile(
        output_dir, macros, include_dirs, list(chapters), depends, extra_postargs
    )
    command = compiler._get_cc_args(flags, debug, extra_preargs)
    ways: dict[str, tuple[list[str], list[str]]] = {}
    for care in dict.fromkeys(chapters.values()):
        told = [*arguments, *CARE[care]] if is_gcc(compiler.compiler_so) else arguments
        folder = next(Path(source).parent for source in chapters if chapters[source] == care)
        ways[care] = read_once(compiler, folder / f"{care}.h", command, told), told

    def make(target: str) -> None:
        source, kind = build[target]
        head, told = ways[chapters[source]]
        compiler._compile(target, source, kind, [*head, *command], told, flags)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(make, build))
    found: list[str] = objects
    return found


def in_chapters(sources: list[Path]) -> dict[str, str]:
    """The files to compile and the care for each: those of the group in chapters, others alone.

    What takes longest comes first, so that no processor is left alone with it.
    """
    found: dict[str, str] = {}
    for care in CARE:
        chapter: list[Path] = []
        for source in sorted(path for path in sources if care_for(path) == care):
            chapter.append(source)
            if care == "alone" or sum(path.stat().st_size for path in chapter) > CHAPTER:
                found[bound(chapter, f"{care}{len(found)}.c")] = care
                chapter = []
        if chapter:
            found[bound(chapter, f"{care}{len(found)}.c")] = care
    return found


def bound(chapter: list[Path], name: str) -> str:
    """One file that includes those of a chapter; a single one stays as it is."""
    if len(chapter) == 1:
        return str(chapter[0])
    file = chapter[0].with_name(name)
    file.write_text("".join(f'#include "{path.name}"\n' for path in chapter), "utf-8")
    return str(file)


def care_for(source: Path) -> str:
    """How a C file is optimised: a key of `CARE`."""
    first, *parts = source.stem.split("___")
    if first != OF_THE_GROUP:
        return "alone"
    if parts and parts[-1] in FAST.get(".".join(parts[:-1]), "").split():
        return "full"
    return "least" if not parts or not CALM.isdisjoint(parts) else "little"


def read_once(compiler: Any, head: Path, command: list[str], arguments: list[str]) -> list[str]:
    """Let GCC read what all modules of the group include once for each kind of care.

    What to say to it with each chapter; nothing for another compiler or where it does not work.
    """
    names = [f"{OF_THE_GROUP}.h", OF_THE_GROUP.replace("native", "native_internal") + ".h"]
    if head.stem == "alone" or not is_gcc(compiler.compiler_so):
        return []
    inside = head.with_name(names[1]).read_text("utf-8")
    slow = [f"{told} {IN_NO_HURRY};" for told in ONCE.findall(inside)]
    slow += [f"{told} __attribute__((cold));" for told in [*SELDOM.findall(inside), *ERRORS]]
    head.write_text("\n".join([f'#include "{read}"' for read in names] + slow) + "\n", "utf-8")
    told = ["-x", "c-header", str(head), "-o", f"{head}.gch", *arguments]
    made = subprocess.run([*compiler.compiler_so, *command, *told], check=False)
    return ["-include", str(head)] if made.returncode == 0 else []


def is_group(extension: Extension) -> bool:
    """Whether this is the compiled engine itself, and no mere way into one of its modules."""
    return extension.name.endswith("__mypyc")


def is_gcc(command: list[str]) -> bool:
    """Whether a C compiler is GCC, whatever it is called."""
    told = subprocess.run([*command, "--version"], capture_output=True, text=True, check=False)
    return "Free Software Foundation" in told.stdout


def flags_for(command: list[str]) -> list[str]:
    """What makes the group fast with this compiler: not every GCC brings all of its linker."""
    if not is_gcc(command):
        return []
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("int probe(void) { return 0; }\n")
        trial = [*command, TOGETHER, "-shared", str(source), "-o", str(Path(folder, "probe.so"))]
        together = subprocess.run(trial, capture_output=True, check=False).returncode == 0
    return [*DIRECT, *UNWARNED, *([TOGETHER] if together else [])]


class BuildEngine(build_ext):
    """Builds all extensions or none: half a group would not import."""

    def build_extensions(self) -> None:
        if self.compiler.compiler_type == "unix":
            fast = flags_for(self.compiler.compiler_so)
            for extension in (e for e in self.extensions if is_group(e)):
                # Lists of their own: mypyc shares one among all.
                flags = [*extension.extra_compile_args, *fast]
                extension.extra_compile_args = flags
                extension.extra_link_args = [*extension.extra_link_args, *flags]
            self.compiler.compile = MethodType(compile_side_by_side, self.compiler)
        try:
            super().build_extensions()
        except Exception as problem:
            if WANTED == "1":
                raise
            print(f"tabard: the engine stays uncompiled: {problem}", file=sys.stderr)
            self.forget_extensions()

    def build_extension(self, extension: Extension) -> None:
        if is_group(extension) or not self.has_one_door():
            super().build_extension(extension)
            return
        path = Path(self.get_ext_fullpath(extension.name))
        path.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(self.door, path)

    def has_one_door(self) -> bool:
        """Not where the linker must be told each way in, nor in a Python without its lock."""
        return self.compiler.compiler_type == "unix" and not sysconfig.get_config_var(
            "Py_GIL_DISABLED"
        )

    @cached_property
    def door(self) -> Path:
        """The file that every module of the group is entered by."""
        names = {e.name.rpartition(".")[2] for e in self.extensions if not is_group(e)}
        source = Path(self.build_temp, "door.c")
        source.parent.mkdir(parents=True, exist_ok=True)
        source.write_text(DOOR + "".join(f"DOOR({name})\n" for name in sorted(names)), "utf-8")
        # Without a folder named, the object of a source with a full path lands beside setup.py.
        flags = ["-Os", "-g0"]
        objects = self.compiler.compile([str(source)], self.build_temp, extra_postargs=flags)
        made = source.with_suffix(".so")
        self.compiler.link_shared_object(objects, str(made))
        return made

    def forget_extensions(self) -> None:
        for path in self.get_outputs():
            Path(path).unlink(missing_ok=True)
        self.extensions: list[Any] = []


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine})
