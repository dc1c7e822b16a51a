"""Where a person's own files are: the tables, the campaigns and the custom scenarios."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of Archipel among a person's data; it may not be there yet."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "archipel"


def scenario_folder() -> Path:
    """Where custom scenarios are looked for when no other folder is named."""
    return Path(os.environ.get("ARCHIPEL_SCENARIOS") or data_folder() / "scenarios")
