"""Where a person's own files are: the tables, the campaigns and the scenarios of one's own."""

from __future__ import annotations

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder of Archipel among a person's data; it may not be there yet."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "archipel"


def scenario_folder() -> Path:
    """Where scenario files of one's own are looked for when no other folder is named."""
    return Path(os.environ.get("ARCHIPEL_SCENARIOS") or data_folder() / "scenarios")
