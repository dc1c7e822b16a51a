# What players of The Rivers of Catan read. fr/tb_rivers.ftl has the same keys; gold is in tb_coins.ftl.

game-traders_barbarians-rivers = Two rivers cross the island: bridges and banks pay gold, and nobody wants to be the poorest.
    .title = The Rivers of Catan

## Pieces and actions

piece-bridge = bridge
    .short = bridge
action-build_bridge = Build a bridge: { $edge }
    .label = Build a bridge
action-build_neutral_bridge = Build a bridge for { $neutral }: { $edge }
    .label = Neutral bridge
page-short-bridge = Bridge
    .long = Bridge
banner-choose-build_bridge = choose where the bridge goes
page-tile-wealthiest = Wealthiest: +1 point
page-tile-poor = Poor: −2 points
page-your-gold = Your gold
page-gold-buys = { $price } gold for 1 card
page-gold-used = { $used } of { $most } used this turn
page-gold-for-river = Road or settlement at the river
page-gold-for-bridge = Bridge
award-wealthiest = Wealthiest Settler
award-poor = Poor Settler

## What happened

event-wealthiest =
    { $seat_is ->
        [you] You are the Wealthiest Settler now, with { $gold } gold.
       *[other] { $seat } is the Wealthiest Settler now, with { $gold } gold.
    }
event-wealthiest_lost =
    { $seat_is ->
        [you] You give the Wealthiest Settler back: nobody has the most gold alone.
       *[other] { $seat } gives the Wealthiest Settler back: nobody has the most gold alone.
    }
event-poor =
    { $seat_is ->
        [you] You are a Poor Settler now, with { $gold } gold.
       *[other] { $seat } is a Poor Settler now, with { $gold } gold.
    }
event-poor_no_more =
    { $seat_is ->
        [you] You are not a Poor Settler any more.
       *[other] { $seat } is not a Poor Settler any more.
    }

## Why not

refusal-road-at_bridge_site = No road crosses the river. Build a bridge here.
refusal-bridge-no_site = Bridges stand only where the river crosses a path.
refusal-bridge-occupied = There is already a bridge here.
refusal-bridge-not_connected = A bridge must connect to your own road, bridge, settlement or city.
refusal-bridge-none_left = All your bridges are on the board.
refusal-bridge-too_expensive = You lack { $missing } for a bridge.
refusal-neutral-no_bridge_left = This neutral colour has no bridge left.

## The page

note-rivers-1 = A settlement or road at the river brings 1 gold, at the start too. A city brings none. [TB-RIV-9]
note-rivers-2 = No road crosses the water. A bridge costs 2 brick and 1 lumber, brings 3 gold and counts as a road. You have three. [TB-RIV-5] [TB-RIV-10]
note-rivers-3 = Twice in your turn, 2 gold buy a resource of your choice. You may also get gold by trade. [TB-RIV-13]
note-rivers-4 = The player with the most gold alone has one point more. Everybody with the least gold has two points less. [TB-RIV-11] [TB-RIV-12]
note-rivers-5 = Swamps produce nothing, and the robber starts on one. One hex produces on 2 and on 12. [TB-RIV-6] [TB-RIV-7]

campaign-rivers-before = The spring flood has left something bright in the gravel. By evening the whole village stands in the water with pans and sieves. Tomorrow somebody will have to build a bridge.
campaign-rivers-after-won = Your bridges stand, your purse is full, and the ferryman has become a toll keeper.
campaign-rivers-after-lost = The gold went down another river. But your feet are dry, which is more than most can say.

list-river = path over the river
list-kind-river = Paths over the river
