# What players of the base game read.
#
# Variables carry the names of the fields of the action, event or refusal:
#   a seat     $seat   its name, and $seat_is: "you" for the reader's own seat, "other" for any other
#   a card     $card   its name, or "hidden" when the reader may not know it
#   a piece    $piece  its name, and $piece_is: its key, for languages whose words have a gender
#   cards      $cards  counted: "2 ore and 1 wool"
#   a place    $edge, $corner, $tile, $at   in words: "lumber 11 · wool 4"
# An action has a sentence for one case of it, and a label for the whole kind.

## Colours of players and of neutral pieces

colour-red = Red
    .letter = R
colour-blue = Blue
    .letter = B
colour-white = White
    .letter = W
colour-orange = Orange
    .letter = O
colour-green = Green
    .letter = G
colour-brown = Brown
    .letter = N
colour-stone = Stone
    .letter = S
colour-slate = Slate
    .letter = L
seat-you = you

## Cards

card-lumber = lumber
    .count = { $count } lumber
    .short = lum
card-brick = brick
    .count =
        { $count ->
            [one] { $count } brick
           *[other] { $count } bricks
        }
    .short = bri
card-wool = wool
    .count = { $count } wool
    .short = woo
card-grain = grain
    .count = { $count } grain
    .short = gra
card-ore = ore
    .count = { $count } ore
    .short = ore
card-gold = gold
    .count = { $count } gold
    .short = gol
card-knight = Knight
    .about = Move the robber, then steal a card from a player next to it. Three knights played can bring the Largest Army. [BASE-47]
card-road_building = Road Building
    .about = Build up to 2 roads for nothing. [BASE-48]
card-year_of_plenty = Year of Plenty
    .about = Take any 2 resources from the bank. You may use them at once. [BASE-49]
card-monopoly = Monopoly
    .about = Name a resource: every other player gives you all their cards of it. [BASE-50]
card-victory_point = Victory Point
    .about = Worth 1 point. It stays hidden and is never played: it counts by itself. [BASE-51]

## Terrain, as a name and as it is called on the drawn board and in places: by what it yields

terrain-desert = desert
    .tile = desert
terrain-forest = forest
    .tile = lumber
terrain-hills = hills
    .tile = brick
terrain-pasture = pasture
    .tile = wool
terrain-fields = fields
    .tile = grain
terrain-mountains = mountains
    .tile = ore
terrain-sea = sea
    .tile = sea
terrain-gold = gold river
    .tile = gold

## Pieces and awards

piece-road = road
    .short = road
piece-settlement = settlement
    .short = settle
piece-city = city
    .short = city
piece-card = development card
    .short = card
piece-robber = robber
award-longest_route = Longest Trade Route
award-largest_army = Largest Army

## Places and lists

place-tile =
    { $number ->
        [0] { $terrain }
       *[other] { $terrain } { $number }
    }
place-part = { $name } ({ $side })
place-square = { $name } (square { $square })
place-coast = coast
place-side-n = north
place-side-ne = north-east
place-side-e = east
place-side-se = south-east
place-side-s = south
place-side-sw = south-west
place-side-w = west
place-side-nw = north-west
place-side-middle = middle
place-holds = { $name }: { $pieces }
place-harbour-generic = harbour 3:1
place-harbour-special = { $card } harbour 2:1
list-two = { $first } and { $last }
list-more = { $first }, { $last }

## Actions

action-place_settlement = Place a settlement: { $corner }
    .label = Place a settlement
action-place_city = Place a city: { $corner }
    .label = Place a city
action-place_road = Place a road: { $edge }
    .label = Place a road
action-roll = Roll the dice
    .label = Roll the dice
action-end_turn = End your turn
    .label = End your turn
action-build_road = Build a road: { $edge }
    .label = Build a road
action-build_settlement = Build a settlement: { $corner }
    .label = Build a settlement
action-build_city = Upgrade the settlement to a city: { $corner }
    .label = Build a city
action-buy_card = Buy a development card
    .label = Buy a card
action-play_knight = Play a Knight: move the robber
    .label = Play a Knight
action-play_road_building = Play Road Building: two free roads
    .label = Play Road Building
action-play_year_of_plenty =
    { $second ->
        [none] Play Year of Plenty: take { $first }
       *[other] Play Year of Plenty: take { $first } and { $second }
    }
    .label = Play Year of Plenty
action-play_monopoly = Play Monopoly: take everyone’s { $card }
    .label = Play Monopoly
action-place_free_road = Place a free road: { $edge }
    .label = Place a free road
action-stop_placing = Place no more
    .label = Place no more
action-discard = Discard: { $card }
    .label = Discard a card
action-discard_cards = Discard { $cards }
    .label = Discard cards
action-move_robber = Move the robber: { $tile }
    .label = Move the robber
action-steal = Steal a card from { $victim }
    .label = Steal a card
action-steal_nothing = Steal nothing
    .label = Steal nothing
action-maritime_trade = Trade with the bank: { $give } for { $take }
    .label = Trade with the bank
action-offer_trade = Offer { $give } for { $take } to { $to }
    .label = Offer a trade
action-accept_trade = Accept: you give { $give } for { $take }
    .label = Accept the offer
action-decline_trade = Decline the offer
    .label = Decline the offer
action-counter_trade = Counter-offer: { $give } for { $take }
    .label = Make a counter-offer
action-confirm_trade = Trade with { $with }: you give { $give } for { $take }
    .label = Trade with a player
action-withdraw_trade = Withdraw the offer
    .label = Withdraw the offer
action-pass_building = Done building
    .label = Done building
action-end_part = End your part of the turn
    .label = End your part of the turn

## Open decisions, said to the seat that decides

phase-place_settlement = Choose a corner for a starting settlement.
phase-place_city = Choose a corner for the starting city.
phase-place_road = Choose a path for a road next to it.
phase-before_roll = Your turn: roll the dice. You may play a card first.
    .no_dice = Your turn: reveal an event card. You may play a card first.
phase-action = Your turn: trade, then build.
    .combined = Your turn: trade and build in any order.
phase-building = You have built: keep building, or end your turn.
phase-discard =
    { $owed ->
        [one] You must discard { $owed } card.
       *[other] You must discard { $owed } cards.
    }
phase-robber = Choose a tile for the robber.
phase-steal = Choose who to steal from.
phase-free_roads =
    { $left ->
        [one] Road Building: place { $left } free road.
       *[other] Road Building: place { $left } free roads.
    }
phase-trade_answer =
    { $active_is ->
        [you] Your offer: { $give } for { $take }. The others have answered.
       *[other] { $active } offers { $give } for { $take }.
    }
phase-special_building = Between turns: you may build.
phase-second_player = Your part as second player: trade with the bank, then build.
phase-second_player_building = Your part as second player: keep building, or end it.
phase-turn_ending = The turn is ending.
phase-roll_result = The roll is being resolved.
phase-roll_over = The roll has been resolved.

## What happened

event-start_rolled =
    { $seat_is ->
        [you] You roll { $dice } to see who starts.
       *[other] { $seat } rolls { $dice } to see who starts.
    }
event-took =
    { $seat_is ->
        [you] You start with { $cards }.
       *[other] { $seat } starts with { $cards }.
    }
event-turn_began =
    { $seat_is ->
        [you] Turn { $turn }: your turn.
       *[other] Turn { $turn }: { $seat }.
    }
event-turn_ended =
    { $seat_is ->
        [you] You end your turn.
       *[other] { $seat } ends their turn.
    }
event-rolled =
    { $seat_is ->
        [you] You roll { $dice }: { $total }.
       *[other] { $seat } rolls { $dice }: { $total }.
    }
event-produced =
    { $seat_is ->
        [you] You get { $cards }.
       *[other] { $seat } gets { $cards }.
    }
event-shortage = The bank is short of { $card }.
event-discarded =
    { $seat_is ->
        [you] You discard { $cards }.
       *[other] { $seat } discards { $cards }.
    }
event-robber_moved =
    { $seat_is ->
        [you] You move the robber to { $tile }.
       *[other] { $seat } moves the robber to { $tile }.
    }
event-stole_nothing =
    { $seat_is ->
        [you] You steal nothing.
       *[other] { $seat } steals nothing.
    }
event-stolen =
    { $thief_is ->
        [you]
            { $card ->
                [hidden] You steal a card from { $victim }.
               *[other] You steal 1 { $card } from { $victim }.
            }
       *[other]
            { $card ->
                [hidden] { $thief } steals a card from { $victim }.
               *[other] { $thief } steals 1 { $card } from { $victim }.
            }
    }
event-built =
    { $seat_is ->
        [you] You build a { $piece }: { $at }.
       *[other] { $seat } builds a { $piece }: { $at }.
    }
event-bought_card =
    { $seat_is ->
        [you] You buy a development card: { $card }.
       *[other] { $seat } buys a development card.
    }
event-played_card =
    { $seat_is ->
        [you] You play { $card }.
       *[other] { $seat } plays { $card }.
    }
event-invented =
    { $seat_is ->
        [you] You take 1 { $card } from the bank.
       *[other] { $seat } takes 1 { $card } from the bank.
    }
event-monopolised =
    { $from_is ->
        [you] You give { $cards } to { $seat }.
       *[other] { $from } gives { $cards } to { $seat }.
    }
    .none = Nobody else had any { $card }.
event-traded_with_supply =
    { $seat_is ->
        [you] You trade { $give } with the bank for { $take }.
       *[other] { $seat } trades { $give } with the bank for { $take }.
    }
event-trade_offered =
    { $seat_is ->
        [you] You offer { $give } for { $take }.
       *[other] { $seat } offers { $give } for { $take }.
    }
event-trade_answered =
    { $answer ->
        [accepted]
            { $seat_is ->
                [you] You accept the offer.
               *[other] { $seat } accepts the offer.
            }
        [countered]
            { $seat_is ->
                [you] You make a counter-offer.
               *[other] { $seat } makes a counter-offer.
            }
       *[declined]
            { $seat_is ->
                [you] You decline the offer.
               *[other] { $seat } declines the offer.
            }
    }
event-trade_countered =
    { $seat_is ->
        [you] You would give { $give } for { $take }.
       *[other] { $seat } would give { $give } for { $take }.
    }
event-traded =
    { $seat_is ->
        [you] You give { $give } to { $with } for { $take }.
       *[other] { $seat } gives { $give } to { $with } for { $take }.
    }
event-trade_ended =
    { $seat_is ->
        [you] Your offer is over.
       *[other] { $seat }’s offer is over.
    }
event-longest_route =
    { $length ->
        [0] Nobody holds the Longest Trade Route any more.
       *[other]
            { $seat_is ->
                [you] You now hold the Longest Trade Route: length { $length }.
               *[other] { $seat } now holds the Longest Trade Route: length { $length }.
            }
    }
event-largest_army =
    { $knights ->
        [0] Nobody has the Largest Army any more.
       *[other]
            { $seat_is ->
                [you] You now have the Largest Army: { $knights } knights.
               *[other] { $seat } now has the Largest Army: { $knights } knights.
            }
    }
event-special_building =
    { $seat_is ->
        [you] You may build between turns.
       *[other] { $seat } may build between turns.
    }
event-second_player =
    { $seat_is ->
        [you] You are the second player this turn.
       *[other] { $seat } is the second player this turn.
    }
event-won =
    { $revealed ->
        [0]
            { $seat_is ->
                [you] You win with { $points } points!
               *[other] { $seat } wins with { $points } points.
            }
       *[other]
            { $seat_is ->
                [you] You reveal { $revealed } victory points and win with { $points } points!
               *[other] { $seat } reveals { $revealed } victory points and wins with { $points } points.
            }
    }

## Why not

refusal-action-not_possible = { $kind }: not possible now.
refusal-action-not_now =
    { $phase ->
        [trade_answer] { $kind }: the open trade comes first.
       *[other] { $kind }: not at this point.
    }
refusal-game-over = The game is over.
refusal-seat-unknown = There is no seat { $seat }.
refusal-seat-not_deciding = Not your decision now: waiting for { $deciding }.
refusal-settlement-occupied = This corner is taken.
refusal-settlement-too_close = Too close to another settlement or city: every corner one path away must be empty.
refusal-settlement-not_here = A settlement cannot be built on this corner.
refusal-settlement-no_road = A settlement must be next to one of your roads.
refusal-settlement-none_left = All your settlements are on the board: upgrade one to a city first.
refusal-settlement-too_expensive = A settlement costs { $cost }. You still need { $missing }.
refusal-city-no_settlement = A city replaces one of your own settlements.
refusal-city-not_here = A city cannot be built on this corner.
refusal-city-none_left = All your cities are on the board.
refusal-city-too_expensive = A city costs { $cost }. You still need { $missing }.
refusal-road-occupied = There is already a road on this path.
refusal-road-not_connected = A road must connect to your own road or building, and cannot pass through another player’s building.
refusal-road-not_here = A road cannot be built on this path.
refusal-road-not_at_new_settlement = A starting road must touch the settlement just placed.
refusal-road-first_must = Place the first free piece; the second one is optional.
refusal-road-none_left = All your roads are on the board.
refusal-road-too_expensive = A road costs { $cost }. You still need { $missing }.
refusal-card-deck_empty = There are no development cards left.
refusal-card-too_expensive = A development card costs { $cost }. You still need { $missing }.
refusal-card-not_held = You do not have this card: { $card }.
refusal-card-one_a_turn = You have already played a development card this turn.
refusal-card-just_bought = { $card }: you cannot play a card in the turn you bought it.
refusal-card-no_road_possible = You have nowhere to place a road.
refusal-card-write_in_order = Name the two cards in this order: lumber, brick, wool, grain, ore.
refusal-card-take_two = You must take two cards while the bank has two.
refusal-card-supply_empty = The bank does not have these cards.
refusal-discard-not_held = You do not have that many: { $card }.
refusal-discard-wrong_number =
    { $owed ->
        [one] You must discard exactly { $owed } card, not { $given }.
       *[other] You must discard exactly { $owed } cards, not { $given }.
    }
refusal-robber-must_move = The robber must move to another tile.
refusal-robber-must_enter = The robber can still move to a tile.
refusal-robber-not_here = The robber cannot go there.
refusal-steal-no_victim = You cannot steal from { $victim } here.
refusal-steal-must = At this table you must steal a card.
refusal-trade-after_building = You have already built this turn, so you can no longer trade.
refusal-trade-nobody = Choose at least one player for your offer.
refusal-trade-own_offer = This is your own offer: the others answer it.
refusal-trade-only_active = Only the player whose turn it is can do this.
refusal-trade-not_accepted = { $partner } has not accepted.
refusal-trade-not_held = You do not have these cards.
refusal-trade-gift = No gifts: each side must give at least one card.
refusal-turn-roll_first = Roll the dice first.
refusal-trade-same_kind = The same kind of card cannot be on both sides.
refusal-trade-not_tradable = Players do not trade this card: { $card }.
refusal-trade-not_paid = The bank does not take this card in trade: { $card }.
refusal-trade-not_bought = The bank does not give this card in trade: { $card }.
refusal-trade-supply_empty = The bank has no { $card } left.
refusal-trade-too_few = For this trade you need { $cards }.

## Games and options

game-base = The base game, with the extension for five and six players.
game-custom = A custom scenario.
catalogue-broken = Cannot be played: { $reason }
scenario-playable = { $file } can be played: { $seats } players, to { $target } points. The board is the one for { $drawn }.
option-phases = trade before building, or in any order
option-start = who starts: decided by dice, or this seat
option-extension = five and six players: what happens between turns
option-second_may_win = paired players: the second player can win
option-target = victory points to win
option-hand_limit = on a seven, a hand larger than this loses half
option-steal = beside the robber you may steal, or must
option-steal_at_once = with only one possible victim, steal without asking
option-hidden_bank = nobody sees how many cards the bank has (house rule)
option-duel = two players, without neutral players (house rule)
option-layout = how tiles and numbers are laid out
option-frame = harbours in the standard order or shuffled
option-map = number of the map; 0 deals one from the seed
option-robber_desert = on which of several deserts the robber starts
option-no_equal_neighbours = equal numbers never next to each other (house rule)
option-no_2_12_neighbours = 2 and 12 never next to each other (house rule)
option-no_red_neighbours = 6 and 8 never next to each other
option-mixed_terrain = never three tiles of the same terrain around a corner (house rule)

# Of several boxes
action-build_ship = Build a ship: { $edge }
    .label = Build a ship
action-place_free_ship = Place a free ship: { $edge }
    .label = Place a free ship
