"""Registers the made-up box, for processes that load it by name: ARCHIPEL_PLUGINS=tests.catalogue.smugglers_plugin."""

from __future__ import annotations

import archipel
from tests.catalogue.made_up_box import smugglers

archipel.register(smugglers())
