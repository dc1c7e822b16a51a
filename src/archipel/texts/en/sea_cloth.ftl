# What players of Cloth read, beside the texts of Seafarers. fr/sea_cloth.ftl has the same keys.

## Actions and decisions

action-steal_cloth = Steal a cloth from { $victim }
    .label = Steal a cloth
phase-raid = Choose who to rob, and whether to take a card or a cloth.

## What happened

event-village_reached =
    { $seat_is ->
        [you] Your ships reach a village: { $corner }.
       *[other] { $seat }’s ships reach a village: { $corner }.
    }
event-cloth_taken =
    { $seat_is ->
        [you] You take a cloth from the village: { $corner }.
       *[other] { $seat } takes a cloth from the village: { $corner }.
    }
event-cloth_topped_up =
    { $seat_is ->
        [you] The village has run out, so you take a cloth from the reserve: { $corner }.
       *[other] The village has run out, so { $seat } takes a cloth from the reserve: { $corner }.
    }
event-cloth_stolen =
    { $thief_is ->
        [you] You steal a cloth from { $victim }.
       *[other]
            { $victim_is ->
                [you] { $thief } steals a cloth from you.
               *[other] { $thief } steals a cloth from { $victim }.
            }
    }
event-cloth_ran_out =
    { $villages ->
        [0] No village has cloth left: the game ends.
        [one] Only { $villages } village has cloth left: the game ends.
       *[other] Only { $villages } villages have cloth left: the game ends.
    }
event-points_counted =
    { $revealed ->
        [0]
            { $seat_is ->
                [you] You have { $points } points and { $cloth } cloth.
               *[other] { $seat } has { $points } points and { $cloth } cloth.
            }
       *[other]
            { $seat_is ->
                [you] You reveal { $revealed } victory points and have { $points } points and { $cloth } cloth.
               *[other] { $seat } reveals { $revealed } victory points and has { $points } points and { $cloth } cloth.
            }
    }

## Why not

refusal-cloth-no_victim = You cannot steal cloth from { $victim } here.
refusal-pirate-no_village = You need a shipping route to a village to move the pirate.
refusal-ship-past_village = A shipping route ends at the village it has reached.
