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
action-lift_knight = Take the knight up to move it: { $corner }
    .label = Move a knight
action-set_knight = Put the knight here: { $corner }
    .label = Put the knight down
action-displace = Displace the knight: { $corner }
    .label = Displace a knight
action-set_displaced = Put your displaced knight here: { $corner }
    .label = Put the displaced knight down
action-chase_robber = Chase the robber with the knight: { $corner }
    .label = Chase the robber
phase-knight_move = Choose where your knight goes: to a free corner along your roads, or where a weaker knight stands.
phase-displaced = Your knight was displaced: choose a free corner along your own roads.
phase-chase = Your knight has chased the robber: move it to another tile.

## What happened

event-knight_recruited =
    { $seat_is ->
        [you] You have a new knight, { $rank }: { $corner }.
       *[other] { $seat } has a new knight, { $rank }: { $corner }.
    }
event-knight_activated =
    { $seat_is ->
        [you] You activate your knight: { $corner }.
       *[other] { $seat } activates a knight: { $corner }.
    }
event-knight_promoted =
    { $seat_is ->
        [you] Your knight is promoted, now { $rank }: { $corner }.
       *[other] A knight of { $seat } is promoted, now { $rank }: { $corner }.
    }
event-knight_moved =
    { $seat_is ->
        [you] Your knight goes from one corner ({ $from }) to another ({ $to }).
       *[other] A knight of { $seat } goes from one corner ({ $from }) to another ({ $to }).
    }
event-knight_displaced =
    { $seat_is ->
        [you] Your knight is displaced: { $corner }.
       *[other] A knight of { $seat } is displaced: { $corner }.
    }
event-knight_removed =
    { $seat_is ->
        [you] Your knight, { $rank }, goes back to your stock: { $corner }.
       *[other] A knight of { $seat }, { $rank }, goes back to the stock: { $corner }.
    }
event-robber_chased =
    { $seat_is ->
        [you] Your knight chases the robber: { $corner }.
       *[other] A knight of { $seat } chases the robber: { $corner }.
    }

## Why not

refusal-knight-occupied = Somebody stands there already: { $corner }.
refusal-knight-no_road = None of your roads or ships comes to this corner: { $corner }.
refusal-knight-no_land = New knights come only to corners with land: { $corner }.
refusal-knight-none_left = You have no knight of this rank left: { $rank }.
refusal-knight-too_expensive = You do not hold the cards that a knight costs.
refusal-knight-not_own = You have no knight there: { $corner }.
refusal-knight-already_active = This knight is active already: { $corner }.
refusal-knight-activation_too_expensive = Activating a knight costs a grain, and you have none.
refusal-knight-already_mighty = This knight is as strong as can be: { $corner }.
refusal-knight-already_promoted = A knight is promoted only once in a turn: { $corner }.
refusal-knight-no_fortress = Only who has the Fortress may have mighty knights: { $corner }.
refusal-knight-promotion_too_expensive = You do not hold the cards that a promotion costs.
refusal-knight-inactive = Only active knights act: { $corner }.
refusal-knight-just_activated = A knight does not act in the turn in which it was activated: { $corner }.
refusal-knight-nowhere_to_go = There is nowhere this knight could go: { $corner }.
refusal-knight-same_place = The knight must go to another corner than this: { $corner }.
refusal-knight-no_way = No way of yours leads the knight there: { $corner }.
refusal-knight-nobody_to_displace = There is no knight of another player to displace: { $corner }.
refusal-knight-not_weaker = Only a weaker knight can be displaced: { $corner }.
refusal-knight-not_beside_the_robber = This knight does not stand beside the robber’s tile: { $corner }.
refusal-settlement-knight = Another player’s knight stands on this corner.
refusal-settlement-own_knight = Your own knight stands on this corner: move it away first.
