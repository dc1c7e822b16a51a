"""Custom scenarios that say everything, as all did before boxes had defaults. They must stay playable."""

from __future__ import annotations

from pathlib import Path


def custom_file(name: str) -> str:
    return (Path(__file__).parent / f"{name}.toml").read_text(encoding="utf-8")
