# What players of the Pirate Islands read, beside the texts of the sea. fr/sea_pirate_islands.ftl has the same keys.

## Actions and decisions

action-make_warship = Use a Knight: arm the ship nearest to home
    .label = Arm a ship
action-attack_fort = Attack your fort; your turn ends then
    .label = Attack the fort
phase-no_robber = A seven: whoever rolled it may steal.

## What happened

event-fleet_moved = The pirate fleet sails on: { $tile }.
event-fleet_attacked =
    { $seat_is ->
        [you] The pirates attack you: { $strength } against your { $warships ->
            [one] { $warships } warship
           *[other] { $warships } warships
        }.
       *[other] The pirates attack { $seat }: { $strength } against { $warships ->
            [one] { $warships } warship
           *[other] { $warships } warships
        }.
    }
event-fleet_looted =
    { $seat_is ->
        [you] The pirates take 1 { $card } from you.
       *[other] The pirates take 1 { $card } from { $seat }.
    }
event-fleet_left = All forts are won back: the pirate fleet leaves.
event-warship_made =
    { $seat_is ->
        [you] A Knight makes your ship a warship: { $edge }.
       *[other] A Knight makes a ship of { $seat } a warship: { $edge }.
    }
event-warship_card_lost =
    { $seat_is ->
        [you] You draw a Knight and have no ship to arm: the card is lost.
       *[other] { $seat } draws a Knight and has no ship to arm: the card is lost.
    }
event-fort_attacked =
    { $seat_is ->
        [you] You attack your fort: { $warships ->
            [one] { $warships } warship
           *[other] { $warships } warships
        } against { $strength }.
       *[other] { $seat } attacks a fort: { $warships ->
            [one] { $warships } warship
           *[other] { $warships } warships
        } against { $strength }.
    }
event-fort_token_won =
    { $seat_is ->
        [you] You win, and take a token from the fort. Left: { $left }.
       *[other] { $seat } wins, and takes a token from the fort. Left: { $left }.
    }
event-fort_conquered =
    { $seat_is ->
        [you] The fort is your settlement again: { $corner }.
       *[other] The fort is a settlement of { $seat } again: { $corner }.
    }
event-ship_lost =
    { $seat_is ->
        [you] You lose the ship nearest to the fort: { $edge }.
       *[other] { $seat } loses the ship nearest to the fort: { $edge }.
    }

## Why not

refusal-warship-no_ship = You have no ordinary ship on your route to the west.
refusal-warship-not_played = There is no robber here: Knights arm ships.
refusal-fort-not_reached = Your ships have not reached your fort.
refusal-fort-conquered = Your fort is won back already.
refusal-settlement-in_the_way = Another’s route to the west passes here.
refusal-settlement-only_at_the_landing = On the pirate islands you settle on your own landing only.
refusal-road-in_the_way = This path is kept for the ships to the west.
refusal-road-pirate_island = No roads are built on the pirate islands.
refusal-ship-off_the_route = Ships lie along the east coast, or lead your one route straight to your landing and your fort.
