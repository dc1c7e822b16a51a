# What the page says of Cities & Knights: its cards, pieces, panels and prompts.
# Rule numbers in square brackets become links to the rules page.

## Cards and pieces

page-card-cloth = Cloth
page-card-coin = Coin
page-card-paper = Paper
page-card-mining = Mining
page-card-warlord = Warlord
page-card-commercial_harbour = Harbour
page-card-master_merchant = Master merch.
page-card-merchant_fleet = Merch. fleet
page-card-resource_monopoly = Res. monopoly
page-card-trade_monopoly = Trade mon.
page-short-wall = Wall
    .long = Wall
page-short-knight = Knight
    .long = Knight
page-short-stop_promoting = Stop
    .long = Stop promoting
page-short-stop_offering = Stop
    .long = Stop offering
page-short-keep_road_off = Leave it
    .long = Do not rebuild
page-short-no_deserter = None
    .long = No knight

## Tracks and decks

page-track-trade = Trade
    .letter = T
page-track-politics = Politics
    .letter = P
page-track-science = Science
    .letter = S
page-deck-trade = Progress card: trade
page-deck-politics = Progress card: politics
page-deck-science = Progress card: science
page-progress-hand = Your progress cards
page-progress-cards = Progress cards in hand

## City improvements

page-improvements = City improvements
page-next-level = next: { $name }
page-track-done = complete
page-free = free
page-level-of = level { $level } of { $levels }
page-gate-draws = Draws at this gate up to red { $red }.
page-red-up-to = Draws a card on red 1 to { $red }.
page-ability-trade = Commodities 2:1.
    .long = Trade two commodities of one kind for any card. [CK-44]
page-ability-politics = Mighty knights.
    .long = Strong knights may become mighty. [CK-45]
page-ability-science = A resource if the roll gives you nothing.
    .long = If a roll other than a seven gives you no card at all, take one resource. [CK-46]
page-points-metropolis = Metropolis, besides the city
page-costs-tab-build = Build
page-costs-tab-tracks = Knights and cities
page-costs-tab-points = Points
page-costs-knight = Knight
page-costs-about-knight = strength 1, at your roads
page-costs-about-activation = only active knights defend
page-costs-about-promotion = to strength 2; to 3 with the Fortress
page-costs-about-wall = under a city: hold 2 cards more
page-costs-improve = Improve a city
page-costs-improve-how = Level 3 costs 3 cards, and so on. The first at level 4 gets a metropolis: 2 points more.
page-points-defender = Defender of Catan
page-points-merchant = Merchant, while it is yours
page-metropolis = metropolis
page-metropolis-first = Gives you the metropolis: 2 points.
    .long = The first player to reach this level makes a city the metropolis: it is worth four points. [CK-48]
page-metropolis-take = Takes the metropolis.
    .long = Takes the metropolis from a player who has not reached this level; then it is yours for good. [CK-49]
page-metropolis-keep = Makes the metropolis yours for good.
page-metropolis-yours = your metropolis
page-metropolis-of = { $name }’s metropolis
page-seat-track = { $track }: level { $level } of { $levels }, hidden cards: { $cards }
page-seat-track-metropolis = { $track }: level { $level } of { $levels } and the metropolis, hidden cards: { $cards }

## The barbarians

page-barbarians = Barbarians
page-steps-away =
    { $count ->
        [one] { $count } step away
       *[other] { $count } steps away
    }
page-steps-done = The ship has moved { $done } of { $steps } steps
page-strengths = Barbarians { $cities }, knights { $defence }
page-strength-cities = Strength of the barbarians: one for each city on the board
page-strength-cities-short = cities
page-strength-knights = Strength of all active knights
page-strength-knights-short = knights
page-strength-active = Strength of active knights
page-strength-own = strength { $strength }
page-strength-of = { $name } defends with { $strength }
page-would-lose = { $name } defends with { $strength } and would lose a city
page-would-defend = { $name } defends best, with { $strength }
page-holds = safe
page-falls = in danger
page-attack-held = If they attacked now: repelled. { $names } would contribute most and get one point.
page-attack-shared = If they attacked now: repelled. { $names } would each draw a progress card.
page-attack-nothing = If they attacked now: repelled, with no reward for anyone.
page-attack-lost =
    { $count ->
        [one] If they attacked now: { $names } would lose a city.
       *[other] If they attacked now: { $names } would each lose a city.
    }
page-attack-nothing-lost = If they attacked now they would win, but there is no city they could take.
page-robber-locked = The robber stays where it is until the first attack.
page-event-ship = The barbarians come closer.
page-event-gate = { $track } gate: level { $level } or higher draws.

## Knights

page-your-knights = Your knights
page-knight-1 = Basic
page-knight-2 = Strong
page-knight-3 = Mighty
page-knight-active = active
page-knight-resting = inactive
page-knight-move = Move
page-knight-chase = Chase
page-knight-wake = Activate
page-knight-recruit = Recruit a knight
page-knight-recruit-where = on a free corner of your roads
page-knight-rest-note = A knight activated now can act from your next turn. Only active knights defend.

## The strip, the sheets of all seats

page-strip-improve = Improve
page-strip-knights = Knights
page-about-cities = All about Cities & Knights
page-cities-seats = Players
page-cities-costs = Prices
page-cities-cards = Cards
page-cities-notes = Rules
page-hidden-cards =
    { $count ->
        [0] no hidden cards
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
page-walls-left =
    { $count ->
        [one] { $count } wall left
       *[other] { $count } walls left
    }
page-fact-defender = Defender of Catan
page-fact-printer = Printer: one point
page-fact-constitution = Constitution: one point
page-fact-merchant = Merchant: one point
page-price-road = Road
page-price-ship = Ship
page-price-settlement = Settlement
page-price-city = City
page-price-wall = City wall
page-price-knight = Recruit a knight
page-price-activation = Activate a knight
page-price-promotion = Promote a knight
page-scored-defender_cards = Defender of Catan
page-scored-metropolis = Metropolises
page-scored-progress_points = Points on progress cards
page-scored-merchant = The merchant
page-field-red = Red die
page-field-white = White die

## The lobby

page-option-cities_knights = With Cities & Knights

## What the banner says of each decision

banner-place_city = choose a corner for your city
    .other = places a city
banner-place_metropolis = metropolis ({ $track }): choose the city
    .other = places a metropolis
banner-aqueduct = your Aqueduct gives you a resource
    .other = takes a resource with the Aqueduct
banner-lose_city = the barbarians take a city: choose which one
    .other = loses a city
banner-knight_move = choose where the knight goes
    .other = moves a knight
banner-displaced = { $active } displaces your knight: choose where it goes
    .other = moves a displaced knight
banner-discard_progress = discard a progress card
    .other = discards a progress card
banner-choose_deck = choose a deck to draw from
    .other = draws a progress card
banner-smith = promote up to two knights
    .other = promotes knights
banner-commercial_harbour = offer a resource for a commodity
    .other = offers resources for commodities
banner-commercial_answer = give a commodity for the resource
    .other = must give a commodity
banner-master_merchant = take a card from this hand
    .other = takes cards from a hand
banner-chase = your knight chases the robber away: choose a tile
    .other = chases the robber away
banner-bishop = choose a tile for the robber
    .other = moves the robber with the Bishop
banner-desert = one of your knights deserts: choose which one
    .other = loses a knight
banner-deserter = you may place a knight
    .other = may place a knight
banner-rebuild = build your road again elsewhere, or leave it
    .other = may rebuild a road
banner-spy = take one of these progress cards
    .other = looks at progress cards
banner-wedding =
    { $count ->
        [one] give { $count } card for the wedding
       *[other] give { $count } cards for the wedding
    }
    .other = must give cards for the wedding
banner-action-lift_knight = trade, build, command your knights
banner-action-recruit = trade, build, command your knights
banner-action-activate = trade, build, command your knights
banner-action-promote = trade, build, command your knights
banner-chase_pirate = move the pirate
    .other = moves the pirate
banner-choose-recruit = choose a corner for the knight
banner-choose-activate = choose the knight to activate
banner-choose-promote = choose the knight to promote
banner-choose-lift_knight = choose the knight to move
banner-choose-chase_robber = choose the knight to chase the robber
banner-choose-build_wall = choose the city for the wall
banner-choose-play_engineer = choose the city for the wall
banner-choose-play_medicine = choose the settlement to upgrade
banner-choose-play_inventor = choose two number tokens to swap
banner-choose-play_merchant = choose a tile for the merchant
banner-choose-play_alchemist = set the dice

## What is special about Cities & Knights

note-cities_knights-1 = You start with a settlement and a city. Cities next to forest, mountains and pasture also produce a commodity: paper, coin, cloth. [CK-8] [CK-15]
note-cities_knights-2 = Commodities pay for improvements. With improvements you draw progress cards at the gates of the event die; the first player to reach level four has the metropolis, worth four points. [CK-36] [CK-48]
note-cities_knights-3 = The barbarians land on the seventh black ship. Their strength is the number of cities; active knights defend. [CK-23] [CK-24] [CK-25]
note-cities_knights-4 = If they win, the player who defended least loses a city. If they lose, the best defender gets a point. [CK-29] [CK-27]
note-cities_knights-5 = Knights are recruited at your roads, activated for grain, promoted and moved. They block corners and the routes of others, and chase the robber. [CK-53] [CK-54] [CK-62]
note-cities_knights-6 = Until the first attack a seven does not move the robber. A wall raises your hand limit by two. [CK-33] [CK-67]
note-cities_knights-7 = There are no development cards and no Largest Army. 13 points win; at sea, two more than the scenario says. [CK-6] [CK-11] [CK-102]

## Guided games

guide-place_city = Your second building is a city: it gives two cards per tile; next to forest, mountains and pasture one of them is a commodity. It also brings you one card from each tile next to it at once.
    .other = Everyone’s second building is a city.
guide-place_metropolis = The metropolis goes on one of your cities: it is worth four points, and the barbarians cannot take it.
guide-aqueduct = Take what you need most: your Aqueduct helps whenever a roll gives you nothing.
guide-lose_city = The barbarians have won. The city you choose becomes a settlement and loses its wall.
guide-knight_move = The knight moves along your roads to a free corner, or drives away another player’s weaker knight.
guide-displaced = A stronger knight has taken its place. Your knight moves along your own roads to a free corner; it keeps its rank and stays active or inactive.
guide-discard_progress = You may hold four hidden progress cards. A discarded card goes under its deck.
guide-choose_deck = You defended as well as the best: draw a card from any deck. Trade brings goods, politics power, science growth.
guide-chase = The robber leaves the tile next to your knight: move it, and take a card from a player there.
guide-bishop = Choose a tile with many buildings: you draw a card from each of their owners.
guide-desert = The Deserter was played against you. Give up the knight you need least.
guide-deserter = A knight as strong as the one that deserted may join you, on a free corner of your roads.
guide-rebuild = The road is back in your hand: build it where it helps more, or keep it.
guide-spy = These are your opponent’s hidden cards. The one you take is yours.
guide-wedding = A player with fewer points holds a wedding. Give the cards you need least; commodities count too.
guide-commercial_harbour = Offer a resource to an opponent: if they have a commodity, they must give you one for it. Once per opponent.
guide-commercial_answer = You get the resource, and choose which commodity to give for it.
guide-master_merchant = This is your opponent’s hand. Take two cards.
guide-smith = Choose the knights to promote by one rank, or stop.

## Reasons for hints
hint-activation_later = knights activated later
hint-activation_soon = a knight activated soon
hint-best_defender = the best defender’s reward
hint-cards_about_to_be_taken = cards to take
hint-cards_about_to_go = fewer cards to give away
hint-city_in_danger = a city out of danger
hint-commodities_produced = more commodities from the dice
hint-defence_too_weak = a stronger defence against the barbarians
hint-displaced_knight = a displaced knight
hint-draw_chances = more chances to draw at a gate
hint-full_hand_of_progress_cards = room for more progress cards
hint-gifts_to_come = cards from others
hint-knight_about_to_come = a knight joining you
hint-knight_about_to_go = a knight kept
hint-knight_later = knights later
hint-knight_soon = a knight soon
hint-knights_ready_to_act = knights that can act
hint-lasting_abilities = an ability that lasts
hint-merchant_as_long_as_it_stays = the merchant
hint-metropolis_for_good = a metropolis that stays yours
hint-metropolis_near = a metropolis within reach
hint-metropolis_threatened = a metropolis out of reach of others
hint-no_city_to_improve = a city to improve
hint-politics_improvement_later = politics later
hint-politics_improvement_soon = a politics improvement soon
hint-progress_cards_in_hand = progress cards
hint-progress_cards_of_others = fewer progress cards for the others
hint-science_improvement_later = science later
hint-science_improvement_soon = a science improvement soon
hint-strength_missing_to_be_safe = safety from the barbarians
hint-strength_of_active_knights = active knights
hint-strength_of_knights = strong knights
hint-trade_improvement_later = trade later
hint-trade_improvement_soon = a trade improvement soon
hint-wall_later = walls later
hint-wall_soon = a wall soon
hint-walls = walls

## The board as a list

list-knight =
    { $active ->
        [yes] { $level ->
            [basic] basic knight, active
            [strong] strong knight, active
           *[mighty] mighty knight, active
        }
       *[no] { $level ->
            [basic] basic knight, inactive
            [strong] strong knight, inactive
           *[mighty] mighty knight, inactive
        }
    }
list-walled = with a wall
list-metropolis = metropolis ({ $track })
list-laid = on its side

## The card of a landing

page-event-landed = The barbarians have landed.
page-landing-about = The barbarians landed
page-landing-sacked = The island was sacked
page-landing-held = Beaten off, { $strength } to { $defence }
page-landing-cities = cities on the island
page-landing-knights = active knights
page-landing-keeps = keeps everything
page-landing-lost = loses a city: { $place }
page-landing-chooses = must give up a city
page-landing-defender = Defender of Catan: one point
page-landing-progress = draws a progress card
page-landing-why-sacked = The player who defended least loses a city; if several did equally little, each does. It becomes a settlement. The fleet sails back, and all knights rest.
page-landing-why-held = As many knights as cities are enough. The fleet sails back, and all knights rest.
