# What players of the children's game read: short, friendly sentences for six-year-olds.
#
# In the games of a box, a key that begins with its name takes the place of the plain one: junior-action-roll.

game-junior = Pirates, parrots and a ghost: be the first to build seven fortresses. For children from six.

option-ports = port tiles at the harbours
option-ghost = on a six the ghost must move, or may stay
option-duo = two players on the smaller side (house rule)
choice-ghost-must = must move
choice-ghost-may = may stay
choice-start-random = at random

## Cards

card-wood = wood
    .count = { $count } wood
    .short = woo
junior-card-wool = wool
    .count = { $count } wool
    .short = wol
card-rum = rum
    .count = { $count } rum
    .short = rum
card-sabre = sabre
    .count =
        { $count ->
            [one] { $count } sabre
           *[other] { $count } sabres
        }
    .short = sab
card-ghost = Ghost
card-cargo = Cargo
card-ship = Ship
card-fortress = Fortress
card-tribute = Tribute

## Islands

junior-terrain-forest = forest
    .tile = forest
junior-terrain-pasture = meadow
    .tile = meadow
terrain-cane = sugar cane
    .tile = cane
terrain-cave = treasure cave
    .tile = cave
terrain-gold_river = gold river
    .tile = gold

## Pieces

piece-fortress = fortress
    .short = fort
piece-coco = Coco card
    .short = Coco
piece-ghost = ghost

## Places

junior-place-coast = sea

## Actions

junior-action-roll = Roll the die
    .label = Roll the die
junior-action-end_turn = I’m done
    .label = I’m done
action-build_fortress = Build a fortress: { $corner }
    .label = Build a fortress
action-place_free_fortress = Build your free fortress: { $corner }
    .label = Build a free fortress
action-buy_coco = Ask Coco for help
    .label = Ask Coco
action-move_ghost = Send the ghost to: { $tile }
    .label = Send the ghost
action-leave_ghost = Let the ghost stay
    .label = Let the ghost stay
action-take_cargo = Take { $card }
    .label = Take a card
action-give_tribute = Give { $card }
    .label = Give a card
action-market_trade = At the market: give { $give }, take { $take }
    .label = Go to the market
action-pile_trade = Swap with the piles: { $give } for { $take }
    .label = Swap with the piles

## Open decisions

phase-roll_die = Your turn: roll the die!
phase-voyage = Build and trade as you like.
phase-ghost = Where should the ghost go?
phase-cargo =
    { $left ->
        [one] One more card from Coco: choose it!
       *[other] Coco brings you { $left } cards: choose them one by one!
    }
phase-free_ship = Coco gives you a ship: where should it go?
phase-free_fortress = Coco gives you a fortress: where should it go?
phase-tribute = Give { $active } one of your cards: you choose which.

## What happened

event-first_player =
    { $seat_is ->
        [you] You start.
       *[other] { $seat } starts.
    }
junior-event-turn_began =
    { $seat_is ->
        [you] It’s your turn.
       *[other] It’s { $seat }’s turn.
    }
junior-event-rolled =
    { $seat_is ->
        [you] You roll a { $dice }.
       *[other] { $seat } rolls a { $dice }.
    }
junior-event-shortage = There is not enough left: { $card }.
event-ghost_moved =
    { $seat_is ->
        [you] You send the ghost to: { $tile }.
       *[other] { $seat } sends the ghost to: { $tile }.
    }
event-ghost_stayed =
    { $seat_is ->
        [you] You let the ghost stay.
       *[other] { $seat } lets the ghost stay.
    }
event-coco_bought =
    { $seat_is ->
        [you] Coco brings you a card: { $card }!
       *[other] Coco brings { $seat } a card: { $card }!
    }
event-coco_idle = This card cannot do anything now: { $card }.
event-cargo_taken =
    { $seat_is ->
        [you] You take { $cards }.
       *[other] { $seat } takes { $cards }.
    }
event-tribute =
    { $seat_is ->
        [you] You give { $card } to { $to }.
       *[other]
            { $card ->
                [hidden] { $seat } gives a card to { $to }.
               *[other] { $seat } gives { $card } to { $to }.
            }
    }
event-castle_taken =
    { $seat_is ->
        [you] The haunted castle is yours!
       *[other] { $seat } has the haunted castle now.
    }
event-castle_left =
    { $seat_is ->
        [you] You leave the haunted castle.
       *[other] { $seat } leaves the haunted castle.
    }
event-market_traded =
    { $seat_is ->
        [you] At the market you give { $give } and take { $take }.
       *[other] At the market { $seat } gives { $give } and takes { $take }.
    }
event-market_renewed = Five of a kind: { $card }. The market gets new cards.
event-port_drawn =
    { $seat_is ->
        [you] Your new port swaps two for one: { $card }.
       *[other] { $seat }’s new port swaps two for one: { $card }.
    }
junior-event-traded_with_supply =
    { $seat_is ->
        [you] You swap { $give } for { $take }.
       *[other] { $seat } swaps { $give } for { $take }.
    }
junior-event-won =
    { $seat_is ->
        [you] Hooray, you win with { $points } fortresses!
       *[other] { $seat } wins with { $points } fortresses.
    }

## Why not

junior-refusal-turn-roll_first = Roll the die first.
refusal-die-rolled = You have already rolled. Build, swap, or say you’re done.
refusal-lane-no_lane = No ship can sail here.
refusal-lane-taken = There is already a ship here.
refusal-lane-no_fortress = This lane does not touch your fortress yet.
refusal-lane-none_left = All your ships are at sea.
refusal-lane-too_expensive = For a ship you need wood and wool.
refusal-site-no_site = You cannot build a fortress here.
refusal-site-taken = There is already a fortress here.
refusal-site-no_ship = None of your ships has reached this place yet.
refusal-site-none_left = All your fortresses are on the board.
refusal-site-too_expensive = For a fortress you need wood, wool, rum and a sabre.
refusal-coco-none_left = Coco has no cards left.
refusal-coco-too_expensive = To ask Coco you need rum, a sabre and gold.
refusal-ghost-must_move = The ghost is already there: choose another island.
refusal-ghost-stays_never = The ghost has to move now.
refusal-cargo-pile_empty = This pile is empty: { $card }.
refusal-tribute-not_held = You do not have this card: { $card }.
refusal-market-used = You have already been to the market. Come back next turn!
refusal-market-same_kind = At the market, take something different from what you give.
refusal-market-not_there = The market does not have this right now: { $card }.
refusal-market-not_held = You do not have this card: { $card }.
refusal-pile-same_kind = Take something different from what you give.
refusal-pile-empty = This pile is empty: { $card }.
refusal-pile-too_few = For this you need { $cards }.

## The terminal

junior-board-robber = BOO
junior-panel-dice = die { $dice }
panel-ships = sh
panel-ghosts = gh
panel-market =
    { $count ->
        [one] Market: { $cards }. Coco has { $count } card.
       *[other] Market: { $cards }. Coco has { $count } cards.
    }
place-port = port
junior-game-welcome = You are { $seat }. { $target } fortresses win.
junior-help-board-drawing =
    On the board: { $fortress }R is a fortress of Red, ~r~ a ship, P a site with a port. BOO is the ghost.
junior-help-panel = In the list of players: fortresses, cards in hand, ships left, ghost cards; * marks the castle.

## Said more simply than elsewhere

junior-seat-you = you
junior-panel-you = You
junior-phase-trade_answer =
    { $active_is ->
        [you] You offer { $give } for { $take }. Who do you swap with?
       *[other] { $active } offers you { $give } for { $take }.
    }
junior-action-accept_trade = Yes: you give { $give } for { $take }
    .label = Yes, let’s swap
junior-action-decline_trade = No, thank you
    .label = No, thank you
junior-event-produced =
    { $seat_is ->
        [you] You get { $cards }.
       *[other] { $seat } gets { $cards }.
    }
junior-event-built =
    { $seat_is ->
        [you] You build a { $piece }: { $at }.
       *[other] { $seat } builds a { $piece }: { $at }.
    }
junior-event-trade_offered =
    { $seat_is ->
        [you] You offer { $give } for { $take }.
       *[other] { $seat } offers { $give } for { $take }.
    }
junior-event-trade_answered =
    { $answer ->
        [accepted]
            { $seat_is ->
                [you] You say yes.
               *[other] { $seat } says yes.
            }
        [countered]
            { $seat_is ->
                [you] You would like something else.
               *[other] { $seat } would like something else.
            }
       *[declined]
            { $seat_is ->
                [you] You say no, thank you.
               *[other] { $seat } says no, thank you.
            }
    }
junior-event-trade_countered =
    { $seat_is ->
        [you] You would give { $give } for { $take }.
       *[other] { $seat } would give { $give } for { $take }.
    }
junior-event-traded =
    { $seat_is ->
        [you] You give { $give } to { $with } for { $take }.
       *[other] { $seat } gives { $give } to { $with } for { $take }.
    }
junior-refusal-trade-gift = Each of you gives at least one card.
junior-refusal-trade-not_held = You do not have these cards.
junior-refusal-trade-own_offer = This is your own offer: the others answer.
junior-refusal-game-over = The game is over. Play again?
