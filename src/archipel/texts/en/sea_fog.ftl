# What players of Oceania read, beside the texts of Seafarers. fr/sea_fog.ftl has the same keys.

action-choose_fog = Turn this tile over: { $tile }
    .label = Turn a tile over
phase-fog = Several hidden tiles are next to your piece: choose which one to turn over next.
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
refusal-fog-not_hidden = This tile is already face up.
refusal-fog-too_far = Your piece does not touch this tile.
refusal-fog-nobody_enters = The robber and the pirate cannot move into the fog.
refusal-fog-not_to_build_on = You cannot build here until the fog lifts.
