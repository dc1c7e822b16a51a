# What players of Cities & Knights read at sea. fr/ck_at_sea.ftl has the same keys.

## Actions and decisions

action-chase_pirate = Chase the pirate away with the knight: { $corner }
    .label = Chase the pirate away
action-rebuild_ship = Build the ship again: { $edge }
    .label = Build the ship again
phase-chase_pirate = Your knight drives the pirate off: move it to another sea tile.

## What happened

event-pirate_chased =
    { $seat_is ->
        [you] Your knight chases the pirate away: { $corner }.
       *[other] A knight of { $seat } chases the pirate away: { $corner }.
    }
event-gift_progress =
    { $seat_is ->
        [you] The tribe gives you a progress card of your choice: { $edge }.
       *[other] The tribe gives { $seat } a progress card of their choice: { $edge }.
    }

## Why not

refusal-diplomat-no_ship_in_hand = What you took off is a road: it is built again only as a road.
refusal-knight-not_beside_the_pirate = This knight does not stand beside the tile of the pirate: { $corner }.
