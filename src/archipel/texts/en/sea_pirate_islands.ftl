# What players of the Pirate Islands read, beside the texts of Seafarers. fr/sea_pirate_islands.ftl has the same keys.

## Actions and decisions

action-make_warship = Play a Knight: turn the ship nearest home into a warship
    .label = Make a warship
action-attack_fort = Attack your fort; this ends your turn
    .label = Attack the fort
phase-no_robber = You rolled a seven: you may steal a card.

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
event-fleet_left = All forts have been won back: the pirate fleet leaves.
event-warship_made =
    { $seat_is ->
        [you] A Knight turns your ship into a warship: { $edge }.
       *[other] A Knight turns one of { $seat }’s ships into a warship: { $edge }.
    }
event-warship_card_lost =
    { $seat_is ->
        [you] You draw a Knight but have no ship to turn into a warship: the card is lost.
       *[other] { $seat } draws a Knight but has no ship to turn into a warship: the card is lost.
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
        [you] You win and take a token from the fort. Left: { $left }.
       *[other] { $seat } wins and takes a token from the fort. Left: { $left }.
    }
event-fort_conquered =
    { $seat_is ->
        [you] The fort is your settlement again: { $corner }.
       *[other] The fort is { $seat }’s settlement again: { $corner }.
    }
event-ship_lost =
    { $seat_is ->
        [you] You lose the ship nearest to the fort: { $edge }.
       *[other] { $seat } loses the ship nearest to the fort: { $edge }.
    }

## Why not

refusal-warship-no_ship = You have no ordinary ship on your route to the west.
refusal-warship-not_played = There is no robber here: a Knight makes a warship.
refusal-fort-not_reached = Your ships have not reached your fort.
refusal-fort-conquered = You have already won back your fort.
refusal-settlement-in_the_way = Another player’s route to the west passes here.
refusal-settlement-only_at_the_landing = On the pirate islands you can only settle on your own landing site.
refusal-road-in_the_way = This path is reserved for ships sailing west.
refusal-road-pirate_island = Roads cannot be built on the pirate islands.
refusal-ship-off_the_route = Ships must lie along the east coast, or on your one route that leads straight to your landing site and your fort.
