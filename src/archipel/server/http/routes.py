"""All REST calls: the application and its OpenAPI page are made from this list."""

from __future__ import annotations

from typing import Final

from archipel.server.http.admin_calls import ADMIN_ROUTES
from archipel.server.http.calls import Route
from archipel.server.http.campaign_calls import CAMPAIGN_ROUTES
from archipel.server.http.catalogue_calls import CATALOGUE_ROUTES
from archipel.server.http.map_calls import MAP_ROUTES
from archipel.server.http.notice_calls import NOTICE_ROUTES
from archipel.server.http.person_calls import PERSON_ROUTES
from archipel.server.http.preset_calls import PRESET_ROUTES
from archipel.server.http.profile_calls import PROFILE_ROUTES
from archipel.server.http.record_calls import RECORD_ROUTES
from archipel.server.http.table_calls import TABLE_ROUTES
from archipel.server.http.tournament_calls import TOURNAMENT_ROUTES

ROUTES: Final[tuple[Route, ...]] = (
    *CATALOGUE_ROUTES,
    *PERSON_ROUTES,
    *NOTICE_ROUTES,
    *TABLE_ROUTES,
    *PRESET_ROUTES,
    *MAP_ROUTES,
    *PROFILE_ROUTES,
    *RECORD_ROUTES,
    *CAMPAIGN_ROUTES,
    *TOURNAMENT_ROUTES,
    *ADMIN_ROUTES,
)
