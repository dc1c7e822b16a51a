"""The Caravans in the terminal: camels are listed with the way they point."""

from __future__ import annotations

import pytest

from tests.cli.test_cities import panel
from tests.rules.traders_barbarians.caravan_tables import NORTH, a_caravan_table, put_camels


@pytest.mark.parametrize(
    ("language", "camels", "left"), [("en", "Camels", "Camels left"), ("fr", "Chameaux", "Chameaux en réserve")]
)
def test_camels_and_where_they_point(language: str, camels: str, left: str) -> None:
    table = put_camels(a_caravan_table(), NORTH)
    shown = " ".join(panel(table.game, language=language).replace("\u00a0", " ").split())
    assert camels in shown
    assert "→" in shown
    assert f"{left}: 21" in shown.replace(" :", ":")
