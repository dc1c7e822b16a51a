"""What hatchling does beyond copying files: put the compiled core into the wheel, if it can be compiled here.

ARCHIPEL_PURE=1 asks for a pure Python wheel. An editable install runs from the source and is never compiled.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledCore(BuildHookInterface):  # type: ignore[type-arg]
    """Runs tools/compile.py and packs the modules it made beside their Python files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("ARCHIPEL_PURE") == "1":
            return
        self.scratch = tempfile.TemporaryDirectory()
        tree = Path(self.scratch.name) / "tree"
        script = Path(self.root) / "tools" / "compile.py"
        # In a process of its own: mypyc and setuptools change the one they run in.
        done = subprocess.run([sys.executable, str(script), str(tree)], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            said = [*done.stdout.splitlines(), *done.stderr.splitlines()]
            reason = next((line.strip() for line in reversed(said) if line.strip()), f"status {done.returncode}")
            print(f"archipel: making a pure Python wheel, slower but complete: {reason}", file=sys.stderr)
            return
        for module in tree.rglob("*.so") if os.name == "posix" else tree.rglob("*.pyd"):
            build_data["force_include"][str(module)] = module.relative_to(tree).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            self.scratch.cleanup()
