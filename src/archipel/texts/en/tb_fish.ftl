# What players of The Fishermen of Catan read. fr/tb_fish.ftl has the same keys.

## The game and its options

game-traders_barbarians-fishermen = Catch fish on the coasts and in the lake, and spend them well. Mind the old boot.
    .title = The Fishermen of Catan
option-boot_to = the old boot goes to a player with more points, or with at least as many
option-fish_shortage = with too few fish tokens for everyone, players draw in turn, or nobody draws
page-option-boot_to = The old boot goes to a player with
page-option-fish_shortage = Too few fish tokens
choice-boot_to-more = more points
choice-boot_to-at_least = at least as many points
choice-fish_shortage-in_turn = draw in turn
choice-fish_shortage-nobody = nobody draws

## Tokens

card-fish_1 = 1 fish
    .count =
        { $count ->
            [one] { $count } token with 1 fish
           *[other] { $count } tokens with 1 fish
        }
    .short = fi1
card-fish_2 = 2 fish
    .count =
        { $count ->
            [one] { $count } token with 2 fish
           *[other] { $count } tokens with 2 fish
        }
    .short = fi2
card-fish_3 = 3 fish
    .count =
        { $count ->
            [one] { $count } token with 3 fish
           *[other] { $count } tokens with 3 fish
        }
    .short = fi3
card-old_boot = old boot
    .count = old boot
    .short = boo
piece-fishing_ground = fishing ground
    .short = ground
award-old_boot = Old boot
fact-fish_count = fish tokens
fact-fishing_ground = fishing ground
fact-fish_pile_size = fish tokens in the pile

## Actions and decisions

action-swap_fish = Swap a token: { $token }
    .label = Swap a token
action-keep_fish = Keep your seven tokens
    .label = Keep them
action-fish_robber = Hand in { $tokens } fish: the robber leaves the board
    .label = Robber off
action-fish_steal = Hand in { $tokens } fish: steal a card
    .label = Steal
action-fish_take = Hand in { $tokens } fish: take a resource
    .label = Resource
action-take_for_fish = Take { $card }
    .label = Take a resource
action-fish_road = Hand in { $tokens } fish: build a road
    .label = Road for fish
action-lay_fish_road = Build a road: { $edge }
    .label = Build a road
action-fish_card = Hand in { $tokens } fish: draw a development card
    .label = Card for fish
action-give_boot = Give the old boot to { $to }
    .label = Give the old boot
phase-swap_fish = You hold seven fish tokens: swap one for a token from the pile, or keep them.
phase-fish_draws = Fish tokens are drawn.
phase-fish_steal = Choose who to steal from.
phase-fish_take = Choose a resource from the bank.
phase-fish_road = Choose a place for your road.

## What the banner says of each decision

banner-swap_fish = seven fish tokens: swap one, or keep them
    .other = may swap a fish token
banner-fish_steal = choose who to steal from
    .other = steals a card for fish
banner-fish_take = choose a resource
    .other = takes a resource for fish
banner-fish_road = choose a place for your road
    .other = builds a road for fish

## The guide

guide-swap_fish = Nobody holds more than seven tokens. Swap a token with one fish: the new one shows two on average.
guide-fish_steal = The card is drawn at random, so choose the player with the cards you need.
guide-fish_take = Take what you need most for your next building.
guide-fish_road = The road costs nothing more: extend your longest line, or head for a good corner.

## What happened

event-fish_drawn =
    { $seat_is ->
        [you] You draw a fish token: { $token }.
       *[other] { $seat } draws a fish token.
    }
event-fish_swapped =
    { $seat_is ->
        [you] You swap a fish token: { $given }.
       *[other] { $seat } swaps a fish token: { $given }.
    }
event-fish_shuffled = The fish tokens that were handed in are shuffled into a new pile.
event-fish_short = There are too few fish tokens for everyone: nobody draws.
event-fish_paid =
    { $seat_is ->
        [you]
            { $action ->
                [fish_robber] You hand in { $tokens } fish: the robber goes.
                [fish_steal] You hand in { $tokens } fish to steal a card.
                [fish_take] You hand in { $tokens } fish for a resource.
                [fish_road] You hand in { $tokens } fish for a road.
                [fish_bridge] You hand in { $tokens } fish for a bridge.
                [fish_wagon] You hand in { $tokens } fish: the wagon goes further.
                [fish_march] You hand in { $tokens } fish: a knight goes further.
                [fish_progress] You hand in { $tokens } fish for a progress card.
               *[other] You hand in { $tokens } fish for a development card.
            }
       *[other]
            { $action ->
                [fish_robber] { $seat } hands in { $tokens } fish: the robber goes.
                [fish_steal] { $seat } hands in { $tokens } fish to steal a card.
                [fish_take] { $seat } hands in { $tokens } fish for a resource.
                [fish_road] { $seat } hands in { $tokens } fish for a road.
                [fish_bridge] { $seat } hands in { $tokens } fish for a bridge.
                [fish_wagon] { $seat } hands in { $tokens } fish: the wagon goes further.
                [fish_march] { $seat } hands in { $tokens } fish: a knight goes further.
                [fish_progress] { $seat } hands in { $tokens } fish for a progress card.
               *[other] { $seat } hands in { $tokens } fish for a development card.
            }
    }
event-fish_took =
    { $seat_is ->
        [you] You take { $card } from the bank.
       *[other] { $seat } takes { $card } from the bank.
    }
event-boot_drawn =
    { $seat_is ->
        [you] You have fished out the old boot: you need one point more to win.
       *[other] { $seat } has fished out the old boot and needs one point more to win.
    }
event-boot_given =
    { $seat_is ->
        [you] You give the old boot to { $to }.
       *[other]
            { $to_is ->
                [you] { $seat } gives you the old boot: you need one point more to win.
               *[other] { $seat } gives the old boot to { $to }.
            }
    }

## Why not

refusal-fish-not_held = You have no token like this: { $token }.
refusal-fish-payment_not_held = You do not have these tokens: { $tokens }.
refusal-fish-not_enough = This costs { $price } fish; you have { $fish }.
refusal-fish-too_few = This costs { $price } fish; these tokens show { $fish }.
refusal-fish-too_many = One of these tokens is not needed: this costs { $price } fish, and no change is given.
refusal-fish-no_robber = The robber is not on the board.
refusal-fish-nobody_has_cards = Nobody else has a card to steal.
refusal-fish-supply_empty = The bank has no resource left.
refusal-fish-kind_empty = The bank has no { $card } left.
refusal-fish-no_place_for_a_road = There is no place for another road of yours.
refusal-boot-not_held = You do not have the old boot.
refusal-boot-own = You have the old boot already.
refusal-boot-too_few_points = The old boot goes only to a player with more points than you: { $to } has too few.

## The page

page-fish = Fish
page-fish-tokens = Fish tokens
page-fish-purse =
    { $fish ->
        [one] { $fish } fish
       *[other] { $fish } fish
    }
page-fish-most = { $count } of { $most } tokens
page-fish-spend = Spend
page-fish-none = You have no fish yet. Settlements at a fishing ground or at the lake catch them.
page-fish-exact = nothing lost
page-fish-lost = { $lost } fish lost
page-fish-other = Other tokens
page-fish-hand-in = Hand in { $tokens }
page-fish-pile = Tokens in the pile
page-fish-fish_robber = The robber leaves the board
page-fish-fish_steal = Steal a card from a player
page-wins-old_boot =
    { $count ->
        [one] Old boot: its holder needs { $count } point more
       *[other] Old boot: its holder needs { $count } points more
    }
page-fish-fish_take = A resource from the bank
page-fish-fish_road = Build a road
page-fish-fish_card = Draw a development card
page-ground = Fishing ground { $number }
page-boot-target = Old boot: points needed
page-boot-holder = { $name } has the old boot and needs { $target } points.
page-boot-mine = You have the old boot: you need { $target } points.
page-boot-give = Give it to { $name }
page-boot-nobody = You can give it to a player with more points than you, as soon as there is one.

## What is special here

note-fishermen-1 = A settlement at a fishing ground or at the lake draws a fish token when its number is rolled, a city two. Tokens show one, two or three fish and stay hidden. [TB-FISH-5]
note-fishermen-2 = In your turn you may spend fish: 2 the robber leaves the board, 3 steal a card, 4 a resource, 5 a road, 7 a development card. No change is given. [TB-FISH-8] [TB-FISH-9]
note-fishermen-3 = Nobody holds more than seven tokens. With seven you may swap one. Fish are neither stolen nor traded. [TB-FISH-10] [TB-FISH-11]
note-fishermen-4 = The old boot: its holder needs one point more. In your turn you may give it to a player with more points. [TB-FISH-14]
note-fishermen-5 = The robber starts off the board and comes with the first seven or knight. 10 points win. [TB-FISH-4] [TB-FISH-15]

## The campaign

campaign-fishermen-before = The nets have hung dry for years. Then a child comes running from the lake with a trout as long as its arm, and by evening there is not a boat left on the beach.
campaign-fishermen-after-won = Your smokehouses scent the whole coast, and the old boot hangs over somebody else’s door. Even the robbers have gone home with a full basket.
campaign-fishermen-after-lost = Others pulled the fat fish ashore, and you the boot. You nail it over your door: luck has to begin somewhere.
list-kind-fishing_ground = Fishing grounds
