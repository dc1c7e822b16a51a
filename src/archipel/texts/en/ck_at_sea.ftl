# What players of Cities & Knights read at sea. fr/ck_at_sea.ftl has the same keys.

## Actions and decisions

action-chase_pirate = Chase the pirate away with the knight: { $corner }
    .label = Chase the pirate away
action-rebuild_ship = Rebuild the ship: { $edge }
    .label = Rebuild the ship
phase-chase_pirate = Your knight chases the pirate away: move it to another sea tile.

## What happened

event-pirate_chased =
    { $seat_is ->
        [you] Your knight chases the pirate away: { $corner }.
       *[other] { $seat }’s knight chases the pirate away: { $corner }.
    }
event-gift_progress =
    { $seat_is ->
        [you] The tribe gives you a progress card of your choice: { $edge }.
       *[other] The tribe gives { $seat } a progress card of their choice: { $edge }.
    }

## Why not

refusal-diplomat-no_ship_in_hand = You removed a road, so you can only rebuild it as a road.
refusal-knight-not_beside_the_pirate = This knight is not next to the pirate: { $corner }.
