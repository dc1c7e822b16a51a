"""Compile the core of Archipel with mypyc into a copy of the package.

    python tools/compile.py build/compiled
    python tools/compile.py --check

The first makes build/compiled/archipel, a copy of src/archipel with a compiled module beside each Python file of the
core, and archipel_core__mypyc, which they share, beside the package. Put the folder first on PYTHONPATH to run it; src
stays as it is. The wheel's build hook runs this same script and packs what it made. The second only says whether this
machine can compile.

With ARCHIPEL_PROFILE=1 the C files are compiled twice: first so that they count what runs, in some games of
tools/training_games.py, then with these counts. That takes more than twice as long and makes a faster core that plays
the same games. Only GCC is used in this way; with other compilers one line says so, and the core is compiled once.
"""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.docstrings import add_docstrings
from tools.lean_c import AssignedLater, make_lean

ROOT: Final = Path(__file__).resolve().parent.parent
GROUP: Final = "archipel_core"
NATIVE: Final = "__native_"  # how the names of the C files and headers begin that mypyc writes
# The C compiler's optimisation level. 2 runs an eighth faster than 1 and as fast as 3, and takes half as long again
# to build; 0 builds a wheel quickly where only the build is tested.
LEVEL: Final = "ARCHIPEL_OPTIMISE"
PROFILE: Final = "ARCHIPEL_PROFILE"
TRAINING: Final = "training_games.py"
# What training has not run is compiled as if there were no counts: by default it would be made small, and a scenario
# that was not trained would be slower than without a profile.
USE_COUNTS: Final = ("-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile")
COUNT: Final = ("-fprofile-generate",)

# Everything in these folders is written in the compilable subset ...
CORE: Final = ("board/**/*.py", "engine/**/*.py", "rules/**/*.py", "bots/**/*.py")
# ... except these, each with its reason.
UNCOMPILED: Final = {
    "board/vectors.py": "chooses the array type at run time, by whether the rest is compiled",
    "engine/arrays.py": "chooses fast_arrays.c at run time, by whether the rest is compiled",
    "bots/differences.py": "chooses fast_differences.c at run time, by whether the rest is compiled",
}

# What moves words from memory to memory, faster than mypyc can.
IN_C: Final = ("engine/fast_arrays.c", "bots/fast_differences.c")

FLAGS: Final = (
    # The lint checks strict types; here only what the compiler needs, without settings or packages of the machine.
    "--config-file=",
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--cache-dir=" + os.devnull,
)


class CannotCompile(Exception):
    """Why there will be no compiled core, in one line."""


class NoProfile(Exception):
    """Why the core is compiled without a profile, in one line."""


def core_modules(package: Path) -> list[Path]:
    """The files to compile. An __init__.py holds no code worth it."""
    files = {path for pattern in CORE for path in package.glob(pattern) if path.name != "__init__.py"}
    return sorted(path for path in files if path.relative_to(package).as_posix() not in UNCOMPILED)


def check_tools() -> None:
    """Check that mypyc has what it needs before the long work starts."""
    for tool in ("mypyc", "setuptools"):
        if importlib.util.find_spec(tool) is None:
            raise CannotCompile(f"no {tool} in this environment")
    if os.name != "posix":
        return  # on other systems the only test is to try
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    if shutil.which(compiler[0]) is None:
        raise CannotCompile(f"no C compiler ({compiler[0]})")
    include = sysconfig.get_path("include")
    if not Path(include, "Python.h").is_file():
        raise CannotCompile("no Python headers (Python.h, on Debian in python3-dev)")
    with tempfile.TemporaryDirectory() as scratch:
        tried = [*compiler, "-I", include, "-x", "c", "-c", "-", "-o", f"{scratch}/tried.o"]
        if subprocess.run(tried, input=b"#include <Python.h>\n", capture_output=True, check=False).returncode != 0:
            raise CannotCompile("the C compiler failed")


def compile_core(source: Path, target: Path) -> tuple[list[Path], str]:
    """Compile the core of source/archipel into target, which holds a copy of it; give the compiled files, and how the
    profile went in words."""
    from setuptools import Distribution, Extension  # before mypyc, which checks for it
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import BaseError, CCompilerError

    from mypyc.build import mypycify  # isort: skip

    os.environ["MYPYPATH"] = str(source)
    os.chdir(source)  # tracebacks of compiled code should name archipel/..., not a folder of this machine
    compile_in_parallel()
    with tempfile.TemporaryDirectory() as scratch:
        modules = [str(path) for path in core_modules(Path("archipel"))]
        made = mypycify(
            [*FLAGS, *modules],
            opt_level=os.environ.get(LEVEL, "2"),
            debug_level="0",
            group_name=GROUP,
            multi_file=True,  # one large file takes the C compiler three times as long, and runs no faster
            target_dir=f"{scratch}/c",
        )
        add_docstrings(Path(scratch, "c"), Path("archipel"))
        make_lean(Path(scratch, "c"), core_modules(Path("archipel")))

        def compile_all(*flags: str) -> list[Path]:
            """Compile the C files with these flags besides, which are also the linker's."""
            extensions: list[Any] = []
            for one in made:
                here = list(one.extra_compile_args)
                if os.name == "posix":
                    # Only the modules' entry points are exported, so functions can be inlined and call each other
                    # directly: a tenth fewer instructions.
                    here.append("-fvisibility=hidden")
                more = flags if one.name == f"{GROUP}__mypyc" else ()  # the others only load it
                extensions.append(
                    Extension(
                        one.name,
                        one.sources,
                        include_dirs=one.include_dirs,
                        extra_compile_args=[*here, *more],
                        extra_link_args=[*one.extra_link_args, *more],
                        depends=one.depends,
                    )
                )
            profiled = int(flags == USE_COUNTS)
            for path in IN_C:
                name = "archipel." + path.removesuffix(".c").replace("/", ".")
                extensions.append(
                    Extension(
                        name,
                        [f"archipel/{path}"],
                        define_macros=[("PROFILED", str(profiled))],
                        extra_compile_args=list(flags),
                        extra_link_args=list(flags),
                    )
                )
            build = build_ext(Distribution({"name": "archipel", "ext_modules": extensions}))
            build.build_lib = str(target)
            build.build_temp = f"{scratch}/o"  # always the same: counts are written beside the objects
            build.force = True
            build.ensure_finalized()
            build.run()
            return [Path(path) for path in build.get_outputs()]

        try:
            if os.environ.get(PROFILE) != "1":
                return compile_all(), ""
            try:
                check_counting()
                try:
                    compile_all(*COUNT)
                except (BaseError, CCompilerError) as error:
                    raise NoProfile("the compiler cannot make code that counts") from error
                train(target, Path(scratch))
            except NoProfile as reason:
                return compile_all(), f"without a profile: {reason}"
            return compile_all(*USE_COUNTS), "with a profile"
        except (BaseError, CCompilerError) as error:
            raise CannotCompile("the C compiler failed") from error


def check_counting() -> None:
    """Check that the compiler is GCC. Others can do the same, but want other options and tools for it."""
    if os.name != "posix":
        raise NoProfile("only GCC is used with one")
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    asked = [*compiler, "-dM", "-E", "-x", "c", os.devnull]
    macros = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    if "__GNUC__" not in macros or "__clang__" in macros:
        raise NoProfile(f"only GCC is used with one, and {compiler[0]} is another compiler")


def train(tree: Path, scratch: Path) -> None:
    """Play the training games with a core that counts what runs. It writes the counts when the process ends."""
    # Neither settings nor bytecode of the games are to be left in the tree.
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}
    for path in sys.path:
        if path.endswith("-packages"):
            environment["PYTHONPATH"] += os.pathsep + path
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / TRAINING)],
        env=environment,
        cwd=scratch,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        raise NoProfile(f"the training games ended with: {said[-1] if said else done.returncode}")
    if not any(scratch.rglob("*.gcda")):
        raise NoProfile("the training games have left no counts")


def compile_in_parallel() -> None:
    """Let distutils compile the C files of one extension on all cores. It can do so only for several extensions."""
    from setuptools._distutils import ccompiler

    def compile_files(
        self: Any,
        sources: Any,
        output_dir: Any = None,
        macros: Any = None,
        include_dirs: Any = None,
        debug: bool = False,
        extra_preargs: Any = None,
        extra_postargs: Any = None,
        depends: Any = None,
    ) -> Any:
        _, objects, postargs, options, files = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        arguments = self._get_cc_args(options, debug, extra_preargs)
        headers = precompiled_headers(self, sources, [*options, *(extra_postargs or [])])
        # The largest first, so that no core is left alone with one at the end.
        order = sorted(
            (name for name in objects if name in files), key=lambda name: -Path(files[name][0]).stat().st_size
        )

        def compile_file(name: str) -> None:
            source, suffix = files[name]
            first = headers if Path(source).name.startswith(NATIVE) else []
            self._compile(name, source, suffix, [*first, *arguments], postargs, options)

        with ThreadPoolExecutor(cores()) as pool:
            list(pool.map(compile_file, order))
        return objects

    if os.name == "posix":  # other compilers have a method of their own
        compiler: Any = ccompiler.CCompiler
        compiler.compile = compile_files


def precompiled_headers(compiler: Any, sources: list[str], options: list[str]) -> list[str]:
    """Compile the two headers of a megabyte that every file of mypyc begins with; the options that bring them in. A
    compiler that cannot use them reads the headers as they are."""
    folders = {Path(source).parent for source in sources if Path(source).name.startswith(NATIVE)}
    if len(folders) != 1:
        return []  # the small extensions, one for each module
    header = folders.pop() / "headers.h"
    header.write_text("".join(f'#include "{NATIVE}{kind}{GROUP}.h"\n' for kind in ("", "internal_")), "utf-8")
    subprocess.run(
        [*compiler.compiler_so, *options, "-x", "c-header", str(header), "-o", f"{header}.gch"],
        check=False,
        capture_output=True,
    )
    return ["-include", str(header)]


def cores() -> int:
    """The processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def make_tree(target: Path) -> tuple[list[Path], str]:
    """A fresh copy of the package, its rule pages with it, compiled; and how the profile went in words."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(
        ROOT / "src/archipel", target / "archipel", ignore=shutil.ignore_patterns("__pycache__", "*.c", "*.so")
    )
    shutil.copytree(ROOT / "docs/rules", target / "archipel/rulebook_pages")
    try:
        return compile_core(ROOT / "src", target)
    except BaseException:
        shutil.rmtree(target)  # a tree that looks compiled but is not would mislead
        raise


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit("usage: python tools/compile.py FOLDER | --check")
    try:
        check_tools()
        if sys.argv[1] == "--check":
            return
        target = Path(sys.argv[1]).resolve()
        made, profile = make_tree(target)
    except CannotCompile as reason:
        sys.exit(f"cannot compile here: {reason}")
    except AssignedLater as reason:
        sys.exit(str(reason))
    print(f"compiled {len(made)} files into {target.name}{profile and ', '}{profile}", flush=True)
    # To free what mypyc has built up, object by object, would take half as long again as to build it.
    os._exit(0)


if __name__ == "__main__":
    main()
