# What players of Oceania read, beside the texts of the sea. fr/sea_fog.ftl has the same keys.

action-choose_fog = Turn this tile over: { $tile }
    .label = Turn a tile over
phase-fog = Several hidden tiles lie beside your piece: choose which one is turned over next.
phase-fog_lifting = The fog is lifting.
event-fog_lifted =
    { $seat_is ->
        [you] You lift the fog: { $tile }.
       *[other] { $seat } lifts the fog: { $tile }.
    }
event-fog_card =
    { $seat_is ->
        [you] You find 1 { $card } there.
       *[other] { $seat } finds 1 { $card } there.
    }
refusal-fog-not_hidden = This tile lies face up already.
refusal-fog-too_far = Your piece does not touch this tile.
refusal-fog-nobody_enters = Nobody knows what lies under the fog: neither robber nor pirate goes there.
refusal-fog-not_to_build_on = Fog is neither land nor sea: nothing can be built here before it lifts.
