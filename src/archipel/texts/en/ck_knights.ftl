# What players of Cities & Knights read about knights. fr/ck_knights.ftl has the same keys.

## Ranks

word-basic = basic
word-strong = strong
word-mighty = mighty

## Actions and decisions

action-recruit = Recruit a knight: { $corner }
    .label = Recruit a knight
action-activate = Activate the knight: { $corner }
    .label = Activate a knight
action-promote = Promote the knight: { $corner }
    .label = Promote a knight
action-lift_knight = Pick up the knight to move it: { $corner }
    .label = Move a knight
action-set_knight = Put the knight here: { $corner }
    .label = Put the knight down
action-displace = Displace the knight: { $corner }
    .label = Displace a knight
action-set_displaced = Put your displaced knight here: { $corner }
    .label = Put the displaced knight down
action-chase_robber = Chase the robber away with the knight: { $corner }
    .label = Chase the robber away
phase-knight_move = Choose where your knight goes: a free corner along your roads, or one where a weaker knight stands.
phase-displaced = Your knight was displaced: choose a free corner along your own roads.
phase-chase = Your knight chases the robber away: move it to another tile.

## What happened

event-knight_recruited =
    { $seat_is ->
        [you] You recruit a { $rank } knight: { $corner }.
       *[other] { $seat } recruits a { $rank } knight: { $corner }.
    }
event-knight_activated =
    { $seat_is ->
        [you] You activate your knight: { $corner }.
       *[other] { $seat } activates a knight: { $corner }.
    }
event-knight_promoted =
    { $seat_is ->
        [you] Your knight is promoted to { $rank }: { $corner }.
       *[other] { $seat }’s knight is promoted to { $rank }: { $corner }.
    }
event-knight_moved =
    { $seat_is ->
        [you] Your knight moves: from { $from } to { $to }.
       *[other] { $seat }’s knight moves: from { $from } to { $to }.
    }
event-knight_displaced =
    { $seat_is ->
        [you] Your knight is displaced: { $corner }.
       *[other] { $seat }’s knight is displaced: { $corner }.
    }
event-knight_removed =
    { $seat_is ->
        [you] Your { $rank } knight is taken off the board: { $corner }.
       *[other] { $seat }’s { $rank } knight is taken off the board: { $corner }.
    }
event-robber_chased =
    { $seat_is ->
        [you] Your knight chases the robber away: { $corner }.
       *[other] { $seat }’s knight chases the robber away: { $corner }.
    }

## Why not

refusal-knight-occupied = This corner is taken: { $corner }.
refusal-knight-no_road = A knight must be next to one of your roads or ships: { $corner }.
refusal-knight-no_land = New knights can only be placed on land: { $corner }.
refusal-knight-none_left = You have no knight of this rank left: { $rank }.
refusal-knight-too_expensive = A knight costs { $cost }. You still need { $missing }.
refusal-knight-not_own = You have no knight here: { $corner }.
refusal-knight-already_active = This knight is already active: { $corner }.
refusal-knight-activation_too_expensive = Activating a knight costs one grain, and you have none.
refusal-knight-already_mighty = This knight already has the highest rank: { $corner }.
refusal-knight-already_promoted = A knight can be promoted only once per turn: { $corner }.
refusal-knight-no_fortress = You need the Fortress for mighty knights: { $corner }.
refusal-knight-promotion_too_expensive = A promotion costs { $cost }. You still need { $missing }.
refusal-knight-inactive = Only active knights can act: { $corner }.
refusal-knight-just_activated = A knight cannot act in the turn it was activated: { $corner }.
refusal-knight-nowhere_to_go = This knight has nowhere to go: { $corner }.
refusal-knight-same_place = The knight must move to a different corner: { $corner }.
refusal-knight-no_way = Your routes do not lead there: { $corner }.
refusal-knight-nobody_to_displace = There is no other player’s knight to displace here: { $corner }.
refusal-knight-not_weaker = You can only displace a weaker knight: { $corner }.
refusal-knight-not_beside_the_robber = This knight is not next to the robber: { $corner }.
refusal-settlement-knight = Another player’s knight stands on this corner.
refusal-settlement-own_knight = Your own knight stands on this corner: move it away first.
