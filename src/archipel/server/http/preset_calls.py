"""Presets over HTTP."""

from __future__ import annotations

from typing import Final

from archipel.server import messages as m
from archipel.server.http.calls import Call, Route, creating
from archipel.server.refusals import Refused
from archipel.server.storage.presets import Presets
from archipel.server.table.chat import clean
from archipel.server.table.game_specs import check_options


async def list_presets(call: Call) -> list[m.Preset]:
    return await Presets(call.services.store).of(call.person.id)


async def add_preset(call: Call) -> m.Preset:
    name = clean(call.body.name, 60)
    if not name:
        raise Refused("request.malformed", status=400, path="$.name")
    check_options(call.body.options)
    return await Presets(call.services.store).add(call.person.id, name, call.body.options)


async def get_preset(call: Call) -> m.Preset:
    return await Presets(call.services.store).get(call.path("preset"), call.person.id)


async def remove_preset(call: Call) -> None:
    await Presets(call.services.store).remove(call.path("preset"), call.person.id)


PRESET_ROUTES: Final = (
    Route("GET", "/api/presets", list_presets, "my presets", list[m.Preset], needs_person=True),
    creating("/api/presets", add_preset, "keep a preset", m.Preset, m.NewPreset),
    Route("GET", "/api/presets/{preset}", get_preset, "a preset", m.Preset),
    Route("DELETE", "/api/presets/{preset}", remove_preset, "forget a preset", status=204, limit="write"),
)
