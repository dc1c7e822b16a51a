# What players of Barbarian Attack read, beside the texts of the base game. fr/tb_attack.ftl has the same keys.

## The game and its options

game-traders_barbarians-barbarian_attack = Barbarians land on the coast. Send knights from the castle and take prisoners.
    .title = Barbarian Attack
option-conquered_cities = settlements next to a conquered tile may become cities, or not
page-option-conquered_cities = Cities next to conquered tiles
choice-conquered_cities-allowed = allowed
choice-conquered_cities-barred = not allowed
option-tournament_knights = with event cards: in a tournament nobody’s knights count, or those in play
page-option-tournament_knights = Knights in a tournament
choice-tournament_knights-nobody = do not count
choice-tournament_knights-in_play = count if in play

## The campaign

campaign-barbarian_attack-before = The watchman on the castle has seen boats, and more boats behind them. Fields by the sea lie idle, and nobody sleeps near the harbour. Whoever has a horse is asked to saddle it.
campaign-barbarian_attack-after-won = The coast is quiet again. Your prisoners mend the roofs they set on fire, and not even badly.
campaign-barbarian_attack-after-lost = Others led the last charge. Your knights count their bruises and swear that next time nobody will overtake them.

## Names

card-knighthood = Knighthood
card-swift_knight = Swift Knight
card-capture = Capture
card-treason = Treason
piece-path_knight = knight
piece-long_march = long march
    .short = march
fact-prisoners = Prisoners
page-points-prisoners = Prisoners, for every { $count }
fact-coast_barbarians = Barbarians
fact-path_knights_left = Knights in stock

## Actions and decisions

action-place_path_knight = Place a knight: { $edge }
    .label = Place a knight
action-lead_knight = Move a knight: { $edge }
    .label = Move a knight
action-march = March to { $edge }
    .label = March
action-end_march = Leave the other knights where they are
    .label = End the march
action-capture_barbarian = Take a barbarian prisoner: { $tile }
    .label = Take a barbarian prisoner
action-bring_barbarian = Bring a barbarian from the reserve: { $tile }
    .label = Bring a barbarian
action-shift_barbarian = Pay trade tokens to move a barbarian: { $from } → { $to }
    .label = Move a barbarian
action-place_foreign_knight = Place the foreign knight: { $edge }
    .label = Place the foreign knight
action-march_foreign_knight = The foreign knight marches to { $edge }
    .label = Move the foreign knight
action-keep_foreign_knight = Leave the foreign knight where it is
    .label = Leave it there
phase-foreign_knight = The first knight brings the foreign knight along: choose a side of the castle.
phase-foreign_march = You may move the foreign knight: three paths, or five for a grain.
phase-knight_at_castle = Choose a side of the castle for your knight.
phase-knight_anywhere = Choose a path for your knight: any free one.
phase-knights_march = Move your knights: three paths each, or five for a grain.
phase-knight_marches = Choose where the knight goes.
phase-capture = Choose a tile: you take one of its barbarians prisoner.
phase-treason = Choose a barbarian to move, and the tile it goes to.
phase-landing = Barbarians land.
phase-battles = Battles are fought on the coast.

## What happened

event-barbarian_landed = A { $number } is rolled for the barbarians: one lands ({ $tile }).
event-barbarian_stayed_away = A { $number } is rolled for the barbarians: none lands.
event-tile_conquered = The barbarians conquer a tile: { $tile }.
event-tile_freed = A conquered tile is free again: { $tile }.
event-building_conquered =
    { $seat_is ->
        [you] The barbarians conquer your building: { $corner }.
       *[other] The barbarians conquer { $seat }’s building: { $corner }.
    }
event-building_freed =
    { $seat_is ->
        [you] Your building is free again: { $corner }.
       *[other] { $seat }’s building is free again: { $corner }.
    }
event-attack_card =
    { $seat_is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
event-attack_card_lost =
    { $seat_is ->
        [you] { $card } has no effect, and the card is lost.
       *[other] { $card } has no effect for { $seat }, and the card is lost.
    }
event-attack_deck_reshuffled = All development cards have been drawn: they are shuffled again.
event-path_knight_placed =
    { $seat_is ->
        [you] You place a knight: { $edge }.
       *[other] { $seat } places a knight: { $edge }.
    }
event-path_knight_marched =
    { $grain ->
        [0]
            { $seat_is ->
                [you] Your knight marches: { $from } → { $to }.
               *[other] { $seat }’s knight marches: { $from } → { $to }.
            }
       *[other]
            { $seat_is ->
                [you] Your knight marches for a grain: { $from } → { $to }.
               *[other] { $seat }’s knight marches for a grain: { $from } → { $to }.
            }
    }
event-path_knight_lost =
    { $seat_is ->
        [you] You lose a knight: { $edge }.
       *[other] { $seat } loses a knight: { $edge }.
    }
event-barbarian_captured =
    { $seat_is ->
        [you] You take a barbarian prisoner: { $tile }.
       *[other] { $seat } takes a barbarian prisoner: { $tile }.
    }
event-barbarian_brought =
    { $seat_is ->
        [you] You bring a barbarian from the reserve: { $tile }.
       *[other] { $seat } brings a barbarian from the reserve: { $tile }.
    }
event-battle_won = Battle won, { $knights } knights against { $barbarians }: { $tile }.
event-battle_part = { $seat }: { $knights }
event-prisoners_taken =
    { $seat_is ->
        [you] You take { $count ->
            [one] { $count } prisoner
           *[other] { $count } prisoners
        }.
       *[other] { $seat } takes { $count ->
            [one] { $count } prisoner
           *[other] { $count } prisoners
        }.
    }
event-prisoner_rolled_for =
    { $seat_is ->
        [you] You roll highest for a prisoner.
       *[other] { $seat } rolls highest for a prisoner.
    }
event-colour_die =
    { $colour ->
        [green] The colour die shows green: the north-east and south-west sides are hit ({ $tile }).
        [brown] The colour die shows brown: the east and west sides are hit ({ $tile }).
       *[purple] The colour die shows purple: the north-west and south-east sides are hit ({ $tile }).
    }

## Why not

refusal-road-conquered = Nobody builds a road beside a conquered tile.
refusal-settlement-conquered = Nobody settles next to a conquered tile.
refusal-city-conquered = In this game nobody builds a city next to a conquered tile.
refusal-knighthood-occupied = There is a knight on this path already.
refusal-knighthood-no_land = Knights stay on paths next to land.
refusal-knighthood-only_at_castle = This knight comes to a side of the castle.
refusal-march-no_knight = You have no knight on this path.
refusal-march-twice = This knight has marched this turn already.
refusal-march-nowhere_to_go = This knight has no free path within reach.
refusal-march-to_castle = No knight ends its march at the castle.
refusal-march-too_far = A knight marches at most { $steps } paths.
refusal-march-no_grain = More than three paths cost a grain. You lack { $missing }.
refusal-march-leave_castle = Knights must leave the castle before your turn ends.
refusal-march-after_building = Knights march at the end of your turn.
refusal-barbarian-none_here = There is no barbarian on this tile.
refusal-barbarian-another_coast = The barbarian goes to another coastal tile.
refusal-barbarian-conquered = This tile is conquered already.
refusal-treason-same_tile = The second barbarian must come from another tile.
refusal-treason-from_the_coast = There are barbarians on the coast: move one of those.
refusal-treason-not_on_the_coast = Barbarians only stand on coastal tiles.
refusal-treason-conquered = This tile is conquered already.
refusal-treason-other_tiles = The barbarians go to two other tiles.

## What the banner says of each decision

banner-knight_at_castle = choose a side of the castle
    .other = places a knight
banner-knight_anywhere = choose a path for your knight
    .other = places a knight
banner-knights_march = move your knights
    .other = moves knights
banner-knight_marches = choose where the knight goes
    .other = moves a knight
banner-capture = choose a barbarian to take prisoner
    .other = takes a prisoner
banner-treason = move a barbarian
    .other = moves barbarians
banner-foreign_knight = choose a side of the castle for the foreign knight
    .other = places the foreign knight
banner-foreign_march = you may move the foreign knight
    .other = may move the foreign knight

## Guided games

guide-knight_at_castle = The knight starts at the castle and leaves it at the end of your turn.
guide-knight_anywhere = Put the knight where it helps most, such as beside a tile with barbarians.
guide-knights_march = More knights around a coastal tile than barbarians on it win the battle. All players’ knights count.
guide-knight_marches = Three paths are free, five cost a grain. Roads and buildings are not in the way.
guide-capture = Two prisoners are worth a point. A conquered tile with one barbarian less is free again.
guide-treason = Two barbarians go to other coastal tiles. The third barbarian on a tile conquers it.
guide-foreign_knight = Both players may use the foreign knight. It is never lost.
guide-foreign_march = The foreign knight counts in every battle, and takes part when prisoners are shared.

## Reasons for hints

hint-half_a_pair_of_prisoners = half a pair of prisoners
hint-production_in_danger = tiles with barbarians
hint-buildings_that_lie = buildings to win back
hint-knights_on_paths = knights in play
hint-knights_at_the_castle = a knight at the castle
hint-prisoners_at_hand = prisoners to be taken
hint-battles_begun = a battle that lacks few knights
hint-knights_near_barbarians = knights near barbarians

## Scenario notes

note-barbarian_attack-1 = You start with a settlement and a city. After each settlement or city you build, barbarians land on up to three coastal tiles. [TB-BA-6] [TB-BA-7]
note-barbarian_attack-2 = Three barbarians conquer a tile: it produces nothing, and nobody builds a road or settlement there. A building with only conquered tiles and sea around it counts for nothing. [TB-BA-9] [TB-BA-10]
note-barbarian_attack-3 = Development cards are carried out at once. Most of them bring a knight to the castle. [TB-BA-11] [TB-BA-13]
note-barbarian_attack-4 = At the end of your turn your knights march up to three paths, or five for a grain. [TB-BA-19]
note-barbarian_attack-5 = Then more knights than barbarians around a coastal tile win the battle. All who took part share the prisoners, and the colour die says which knights are lost. [TB-BA-21] [TB-BA-22] [TB-BA-24]
note-barbarian_attack-6 = Every two prisoners are worth one point, and 12 points win. There is no robber: on a seven you steal a card from any player. [TB-BA-25] [TB-BA-27]

## Panels of the page

page-prisoners = Prisoners
page-invasion = Invasion
page-barbarians-reserve = { $count } in reserve
page-coast-tile = { $number }, { $terrain }: barbarians { $barbarians }, knights { $knights }
page-battles-turn = Battles after { $name }’s turn
page-battle-sum = { $place }: { $knights } knights against { $barbarians }
page-battles-won =
    { $count ->
        [one] { $count } battle won
       *[other] { $count } battles won
    }
page-battle-side-knights = knights
page-battle-side-barbarians = barbarians
page-battle-prisoners =
    { $count ->
        [one] { $count } prisoner
       *[other] { $count } prisoners
    }
page-battle-gold = { $count } gold
page-battle-knights =
    { $count ->
        [one] { $count } knight lost
       *[other] { $count } knights lost
    }
page-battle-nothing = no prisoner, no loss
page-landed =
    { $count ->
        [one] { $count } barbarian has landed
       *[other] { $count } barbarians have landed
    }
page-die-green = North-east and south-west:
page-die-brown = East and west:
page-die-purple = North-west and south-east:
page-no-losses = nobody is lost.
page-losses =
    { $count ->
        [one] { $name } loses { $count } knight.
       *[other] { $name } loses { $count } knights.
    }
page-price-long_march = Long march
page-card-knighthood = Knighthood
page-card-swift_knight = Swift Knight
page-card-capture = Capture
page-card-treason = Treason
page-march-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
page-march-paid =
    { $count ->
        [one] { $count } step, for 1 grain
       *[other] { $count } steps, for 1 grain
    }

## The board as a list

list-marched = has marched
list-barbarians =
    { $count ->
        [one] { $count } barbarian
       *[other] { $count } barbarians
    }
list-conquered = conquered
list-fallen = lies on its side
list-kind-barbarian = Barbarians
