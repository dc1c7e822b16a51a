# What readers of the web page see, beside the game's own texts in base.ftl.

## Start

page-slogan = Every island,
    one table.
page-lead = The island-settling game in your browser: alone against bots, or with friends by a link. No account.
page-play-now = Play now against bots
page-quick-game = Quick game
page-guest = Guest
page-bots = Bots
page-three-bots = 3 bots, { $level }
page-guide-me = Guide me: first game
page-clock = Clock
page-clock-none = No clock
page-clock-slow = Relaxed, { $seconds } s a turn
page-clock-normal = Normal, { $seconds } s a turn
page-clock-fast = Fast, { $seconds } s a turn
page-clock-blitz = Blitz, { $seconds } s a turn
page-level-random = random
page-level-greedy = easy
page-level-standard = medium
page-level-strong = strong
page-create = Create a table
page-create-go = Create and get the link
page-table = Table
page-table-name = Name of the table
page-seats = Seats
page-your-name = Your name
page-by-link = by link
page-more-options = More options
page-undo-allowed = Undo allowed
page-hints-allowed = Hints allowed
page-spectators-allowed = Spectators
page-public = Listed for everybody
page-pace = Bots think
page-pace-human = like people
page-pace-fast = briefly
page-pace-instant = not at all
page-preset-name = Name for these settings
page-preset-keep = Keep these settings
page-preset-link = Link to { $name }
page-players-range =
    { $least ->
        [one] { $least } to { $most } players
       *[other] { $least }–{ $most } players
    }
page-join = Join a table
page-code = Code
page-code-how = Type the code, or scan the picture on a friend’s screen
page-code-is = Code of this table: { $code }
page-sit-down = Sit down
page-seat-waits = Your seat is waiting
page-back-to-seat = Back to my seat
page-more = More
page-watch = Watch a game
page-watch-none = No public game at the moment.
page-hot-seat = One screen, passed around
page-replays-open = Open a replay file
page-fan = A fan project. Not affiliated with the owners of the CATAN trademark; it draws its own pieces and uses its own words.
page-box-base = Base game
page-box-five_six = 5–6 players
page-box-seafarers = Seafarers
page-box-cities_knights = Cities & Knights
page-box-traders_barbarians = Traders & Barbarians
page-box-junior = Junior
page-box-combinations = Combinations
page-option-phases = Trade and build
page-option-start = Who begins
page-option-extension = Between turns
page-option-second_may_win = Second player can win
page-option-target = Points to win
page-option-hand_limit = Hand limit at a seven
page-option-steal = Stealing
page-option-steal_at_once = Single victim at once
page-option-layout = Board
page-option-frame = Harbours
page-option-robber_desert = Robber’s desert
page-option-no_equal_neighbours = Equal numbers apart
page-option-no_2_12_neighbours = 2 and 12 apart
page-option-no_red_neighbours = 6 and 8 apart
page-option-mixed_terrain = Mixed terrain
choice-phases-separate = trade, then build
choice-phases-combined = in any order
choice-start-dice = by dice
choice-start-0 = seat A
choice-start-1 = seat B
choice-start-2 = seat C
choice-start-3 = seat D
choice-start-4 = seat E
choice-start-5 = seat F
choice-extension-special_building = special building phase
choice-extension-paired_players = paired players
choice-extension-none = nothing
choice-steal-may = may steal
choice-steal-must = must steal
choice-layout-beginner = for beginners
choice-layout-spiral = numbers in a spiral
choice-layout-random = all at random
choice-frame-standard = standard
choice-frame-random = shuffled
choice-robber_desert-0 = the first
choice-robber_desert-1 = the second
page-account = Account, other devices
page-account-of = Account: { $name }
page-account-why = You need none. With one, your games follow you.
page-login = Name of the account
page-password = Password
page-log-in = Log in
page-log-out = Log out
page-sign-up = Make an account
page-device-why = Go on at another device: get a code here, type it there.
page-device-get = Get a code
page-device-code = Code from the other device
page-device-use = Go on here

## Waiting for players

page-table-waits = The table waits for players
page-seats-taken = { $taken } of { $seats } seats are taken
page-another-name = Name of another person at this screen
page-seat-open = Open seat
page-here = here
page-sit = Sit here
page-sit-also = Sit here too
page-stand = Stand up
page-add-bot = Bot
page-remove = Remove
page-kick = Send away
page-bots-fill = Bots fill the open seats
page-start-now = Start now
page-host-starts = Whoever opened the table starts the game.
page-invite = Invite friends
page-qr = QR code of this table
page-link = Link to this table
page-copy-link = Copy link
page-copied = Copied
page-no-table = This table is not there
page-no-table-why = It may be over, or the link is not complete.
page-no-table-spectators = Its players want no spectators.
page-to-start = To the start page

## The table

page-skip = To the actions
page-you = You
page-your-turn = Your turn
page-your-decision = Your decision
page-others-decide =
    { $count ->
        [one] { $names } decides too
       *[other] { $names } decide too
    }
page-time-left = Time left: { $time }
page-bot-name-0 = Alma
page-bot-name-1 = Nora
page-bot-name-2 = Malik
page-bot-name-3 = Iris
page-bot-name-4 = Jo
page-bot-name-5 = Tiago
page-bot-level = bot, { $level }
page-away = away
page-away-bot = away, a bot plays
page-bot-for-you = A bot plays for you.
page-i-am-back = I am back
page-away-soon = away, bot in { $seconds } s
page-deciding = deciding
page-seat-letter = seat { $letter }
page-seat-card =
    { $points ->
        [one] { $name }: { $points } point, cards in hand: { $cards }
       *[other] { $name }: { $points } points, cards in hand: { $cards }
    }
page-players = Players
page-cards-in-hand = Cards in hand
page-development-cards = Development cards
page-knights-played = Knights played
page-route-length = Length of the route
page-points =
    { $count ->
        [one] point
       *[other] points
    }
page-hand-count =
    { $count ->
        [one] { $count } card, { $limit } safe
       *[other] { $count } cards, { $limit } safe
    }
page-hand = Your hand
page-actions = Your actions
page-hand-and-actions = Your hand and your actions
page-action-costs =
    { $stock ->
        [-1] { $label }. Cost: { $cost }.
       *[other] { $label }. Cost: { $cost }. Left: { $stock }.
    }
page-special-card =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } of them
    }
page-card-lumber = Lumber
page-card-brick = Brick
page-card-wool = Wool
page-card-grain = Grain
page-card-ore = Ore
page-card-knight = Knight
page-card-road_building = Roads
page-card-year_of_plenty = Plenty
page-card-monopoly = Monopoly
page-card-victory_point = Point
page-short-road = Road
    .long = Road
page-short-settlement = Settl.
    .long = Settlement
page-short-city = City
    .long = City
page-short-card = Card
    .long = Card
page-short-end_turn = End
    .long = End turn
page-short-end_part = End
    .long = End my part
page-short-pass_building = Pass
    .long = Build no more
page-board = Board
page-tile = { $terrain } { $number }
page-tile-plain = { $terrain }
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Fit the board
page-dock = What is asked
page-undo = Undo
page-done = Done: { $what }.
page-build-here = Build here
page-choose-here = Choose this place
page-close = Close
page-back = Back
page-clear = Clear
page-none = none
page-rule = Rule { $rule }
page-refused = This is not possible now ({ $key }).
page-waiting-for-table = Waiting for the table …
page-reconnecting = Reconnecting …
page-reconnecting-why = Your seat is kept.
page-back-again =
    { $count ->
        [one] You are back. { $count } move happened.
       *[other] You are back. { $count } moves happened.
    }
page-show-them = Show them
page-spectating = You are watching. Hands stay hidden while the game goes on.
page-sit-for = Sit down for { $name }
page-turn = Turn { $turn }
page-vote = More time for all ({ $votes } of { $needed } votes)
page-choices = All choices
page-no-choices = There is nothing for you to choose now.
page-one-at-a-time = One card at a time
page-form-progress = { $label } · { $chosen } of { $owed } chosen
page-field-give = You give
page-field-take = You get
page-field-to = To whom
page-field-cards = Cards
page-pick-card =
    { $held ->
        [-1] { $label }: { $card }, { $count } chosen
       *[other] { $label }: { $card }, { $count } chosen of { $held }
    }
page-pick-less = One { $card } less

## What the banner says of each decision

banner-place_settlement = choose a corner for a settlement
    .other = places a settlement
banner-place_road = choose a path for the road
    .other = places a road
banner-before_roll = roll the dice
    .other = is about to roll
banner-action = trade and build
    .other = trades and builds
banner-building = build, or end your turn
    .other = builds
banner-discard =
    { $count ->
        [one] discard { $count } card
       *[other] discard { $count } cards
    }
    .other = must discard
banner-robber = move the robber
    .other = moves the robber
banner-steal = choose whom to steal from
    .other = steals a card
banner-free_roads =
    { $count ->
        [one] place { $count } free road
       *[other] place { $count } free roads
    }
    .other = places free roads
banner-trade_answer = answer the offer
    .other = considers an offer
    .own = choose among the answers
banner-special_building = you may build between turns
    .other = may build between turns
banner-second_player = trade with the supply and build
    .other = plays as second player
banner-second_player_building = build, or end your part
    .other = builds as second player
banner-choose-build_road = choose a path for the road
banner-choose-build_settlement = choose a place for the settlement
banner-choose-build_city = choose the settlement that becomes a city
banner-choose-play_monopoly = choose the kind of card
banner-choose-play_year_of_plenty = choose the cards to take

## Trade

page-trade = Trade
    .short = Trade
page-bank = Bank and harbours
page-give = You give
page-get = You get
page-tap-to-add = tap to add
page-offer-all = Offer to all
page-send-counter = Send counter-offer
page-your-offer = Your offer is on the table.
page-offer-of = { $name } offers:
page-accept = Accept
page-decline = Decline
page-counter = Counter
page-counters = counters:
page-answers = Answers
page-answer-accepted = accepts
page-answer-declined = declines, remembered for this turn
page-answer-countered = makes a counter-offer
page-answer-thinking = thinking …
page-trade-now = Trade
page-remembered = { $names } declined these terms in this turn and will not be asked again.
page-rate = { $card } { $rate }:1
page-bank-short = Bank { $rate }:1
page-bank-how = Choose what you give, then what you get.
page-bank-none = You hold too few cards of a kind to trade with the bank.

## Log, chat, statistics

page-log = Log
page-tab-log = Log
page-tab-chat = Chat
page-tab-stats = Dice
page-chat-new =
    { $count ->
        [one] Chat, { $count } new line
       *[other] Chat, { $count } new lines
    }
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-send = Send
page-mute = mute
page-unmute = hear again
page-muted = { $name } is muted.
page-dice = Dice
page-dice-so-far = Dice so far: { $count } rolls, dashes expected
page-cards-received = Cards received
emote-thumbs_up = 👍
emote-laugh = 😄
emote-wow = 😮
emote-sad = 😢
emote-angry = 😠
emote-thinking = 🤔
emote-hurry = ⏳
emote-well_played = Well played!
emote-sorry = Sorry!
emote-thanks = Thank you!
notice-seat_absent = { $seat } is away: a bot plays on.
notice-seat_back = { $seat } is back.
notice-clock_expired = Time is up for { $seat }: a bot decides.
notice-clock_extended = Everybody has { $seconds } seconds more.
notice-bot_replaced = The bot of { $seat } was replaced by a simpler one.
notice-bot_joined = A bot takes the seat of { $seat }.
notice-person_joined = { $name } sits down.
notice-person_left = { $name } leaves the table.
notice-undone = { $seat } takes a move back.
notice-restored = The server came back; nothing was lost.

## Settings and help

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = as the device
page-theme-light = light
page-theme-dark = dark
page-theme-change = Light or dark
page-sounds = Sounds
page-volume = Volume
page-motion = Things move
page-auto-roll = Roll by itself
page-auto-skip = Make a choice that is the only one
page-guide = Explain each decision
page-keys = Keys
page-key-0 = roll the dice
page-key-1 = trade
page-key-2 = to the lit places, or to the building buttons
page-key-3 = end the turn
page-key-4 = undo
page-key-5 = hint
page-key-6 = all choices as a list
page-key-7 = log
page-key-8 = this page
page-key-9 = leave a choice
page-leave-seat = Leave: a bot plays on
page-offer-seat = Offer the seat of { $name } to somebody
page-close-table = End this table without a winner
page-rules = Rules
page-rules-lead = Every rule the program follows has a number. Refusals name it.
page-rules-search = Search the rules
page-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
page-hint = Hint
page-hint-ask = What would a bot do?
page-hint-do = Do it
page-hint-because = It speaks for this: { $reasons }.
page-hint-only = Nothing else can be done now.
page-hint-keep = Nothing that can be done now is worth more than the cards kept in hand.
page-hint-best = No other choice promised more.
page-pass-to = Pass the screen to { $name }
page-pass-why = The hand stays covered until then.
page-it-is-me = I am { $name }
page-guide-title = What now?
guide-place_settlement = Place a settlement on a corner. It gets a card whenever one of the tiles around it is rolled. Many dots under a number mean that it comes often; different tiles bring different cards.
    .other = Everybody places two settlements and two roads. The lit corners will show you where you may build.
guide-place_road = A road leads from your new settlement towards the next place you want.
    .other = The others place their roads.
guide-before_roll = Roll the dice: all tiles with that number bring cards to the settlements beside them, to everybody. At a seven the robber moves.
    .other = Another player rolls. You may get cards as well: watch your hand.
guide-action = Build what your cards allow: lit buttons can be pressed. Too few cards? Offer a trade, or change them at the bank. Then end your turn.
    .other = The others trade and build. They may offer you a trade.
guide-building = You have built. Build on, or end your turn.
guide-discard = A seven was rolled and your hand is over the limit: choose half of it to give back.
guide-robber = Move the robber to a tile of a player who is ahead: it brings nothing as long as he stands there.
guide-steal = You may take a hidden card from somebody beside the robber.
guide-trade_answer = Somebody offers a trade. Accept, decline, or name your own terms.
guide-free_roads = Place the free roads where they lead to a good corner.
hint-points = points
hint-points_over_the_half = points
hint-points_near_the_end = victory is near
hint-turns_to_wait = your turn comes sooner
hint-cards_over_the_limit = fewer cards at risk from a seven
hint-kinds_in_hand = more kinds of cards in your hand
hint-knights_in_hand = knights in your hand
hint-other_cards_to_play = cards to play
hint-hidden_cards_of_others = fewer hidden cards with others
hint-army_ahead = more knights than the others
hint-route_ahead = a longer route
hint-generic_harbour = a harbour
hint-special_harbours_in_use = a harbour for what you produce
hint-open_spots = places to build on
hint-best_spot_at_once = a good place to build at once
hint-best_spot_by_one_road = a good place one road away
hint-best_spot_by_two_roads = a good place two roads away
hint-production = more cards from the dice
hint-production_in_balance = production in balance
hint-kinds_produced = more kinds of cards produced
hint-production_blocked = fewer tiles blocked
hint-settlement_soon = a settlement soon
hint-settlement_later = settlements later
hint-city_soon = a city soon
hint-city_later = cities later
hint-road_soon = a road soon
hint-road_later = roads later
hint-development_card_soon = a development card soon
hint-development_card_later = development cards later

## The end and replays

page-game-over = The game is over
page-to-result = To the result
page-no-winner = The table ended without a winner
page-you-win = You win with { $points } points!
page-wins = { $name } wins with { $points } points
page-wins-short = { $name } won
page-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
page-play-again = Play again, same table
page-replay = Replay
page-replays = Replays
page-export = Export
page-look-at-board = Board
page-points-by-turn = Points, turn by turn
page-points-by-turn-sub = Hidden cards count from the turn they were bought.
page-final-score = Final score
page-final-score-sub = Where the points came from
page-player = Player
page-most-trades = most trades: { $name }, { $count }
page-most-robbed = robbed most: { $name }, { $count }
page-cards-received-sub = From production; trades are not counted
page-dice-sub = Bars: rolled. Dashes: expected of { $count } rolls.
page-replays-none = No replays yet
page-replays-none-why = Finish a game and it lands here, or drop a replay file.
page-replay-bar = Steps of the game
page-set-up = Set-up
page-turn-back = One turn back
page-turn-next = Next turn
page-step-back = One step back
page-step = Next step
page-play = Play
page-pause = Pause
page-step-of = Step { $step } of { $steps }
page-turn-of = Turn { $turn } of { $turns }
page-speed = Speed { $speed }×
page-share-moment = Share this moment
page-hands = All hands
page-fair = Fair dice
page-fair-lead = Before the first roll the server published the fingerprint of its secret; each seat added a share. From these come all rolls, cards and thefts. Here they are worked out again.
page-fair-promise = Fair dice, promised by the fingerprint
page-fair-good = every roll checked
page-fair-bad = the check failed
page-fair-none = This game has no fair dice to check.
page-fair-commitment = The secret has the fingerprint that was published before the game.
page-fair-seed = The seed was made of the secret and everybody’s share.
page-fair-draws = All { $draws } draws of chance follow from the seed.
page-fair-wrong-step = The first difference is at step { $step }.
page-fair-hash = Fingerprint (SHA-256)
page-fair-secret = Secret
page-fair-entropy = Shares of the seats
page-fair-seed-number = Seed
page-fits = fits
page-fits-not = does not fit

## Why not: what the table itself refuses

refusal-page-offline = The server cannot be reached.
refusal-page-failed = Something went wrong at the server.
refusal-command-stale = The table has moved on: look again and choose anew.
refusal-command-not_seated = You do not sit at this table.
refusal-command-which_seat = You hold several seats: choose one.
refusal-command-not_your_seat = This is not your seat.
refusal-command-hello_first = The connection was not ready. Try again.
refusal-table-not_playing = The game has not begun.
refusal-table-not_over = The game is not over yet.
refusal-table-already_started = The game has begun.
refusal-table-over = The game is over.
refusal-table-closed = This table is closed.
refusal-table-not_host = Only whoever opened the table may do this.
refusal-table-seat_taken = Somebody sits there already.
refusal-table-seat_unknown = There is no such seat.
refusal-table-seat_not_bot = No bot sits there.
refusal-table-open_seats = There are open seats: fill them with bots or wait.
refusal-table-no_person = A game needs at least one person.
refusal-table-no_spectators = This table wants no spectators.
refusal-table-paused = The table is paused until somebody is back.
refusal-table-full = All seats of this table are taken.
refusal-table-unknown = There is no table with this code.
refusal-bot-unknown = There is no such bot.
refusal-action-malformed = This move could not be read.
refusal-undo-off = This table plays without undo.
refusal-undo-nothing = There is nothing to take back.
refusal-undo-other_moved = Somebody else has moved since.
refusal-undo-revealed = Something hidden or random was revealed since: this stays.
refusal-chat-off = This table plays without chat.
refusal-chat-empty = There is nothing in this line.
refusal-emote-unknown = There is no such emote.
refusal-hint-off = This table plays without hints.
refusal-hint-none = There is no hint for this.
refusal-hint-not_deciding = There is nothing for you to decide now.
refusal-clock-none = This table has no clock.
refusal-fair-already = Your share of the dice is already there.
refusal-fair-started = The game has begun: the dice are settled.
refusal-limit-too_fast = Too fast: wait a moment.
refusal-limit-too_many_sockets = Too many pages of this table are open.
refusal-server-storage = The server cannot store moves at the moment. Nothing was changed.
refusal-server-stopping = The server is being restarted.
refusal-server-error = Something went wrong at the server.
refusal-origin-foreign = This page comes from another address than the server.
refusal-request-malformed = The request could not be read.
refusal-request-not_json = The request could not be read.
refusal-request-too_large = This is too large.
refusal-frame-malformed = This could not be read.
refusal-frame-too_large = This is too large.
refusal-account-already = You have an account already.
refusal-account-taken = This name is taken.
refusal-account-wrong = Name or password is wrong.
refusal-device-unknown = This code is not known, or too old.
refusal-guest-unknown = The server does not know you yet: load the page again.
refusal-person-unknown = Nobody of this name is here.
refusal-preset-unknown = These settings are not kept here any more.
refusal-preset-too_many = You keep too many settings: remove some.
refusal-campaign-unknown = There is no such campaign.
refusal-campaign-too_many = You keep too many campaigns: remove some.
refusal-campaign-not_yours = Whoever began this campaign opens its tables.
refusal-campaign-over = This campaign is over.
refusal-record-damaged = This file is no whole record (line { $line }).
refusal-record-unknown = There is no such record.
refusal-record-unfinished = A replay is there once the game is over.
refusal-record-no_fair_dice = This record has no fair dice.
refusal-rule-unknown = There is no such rule.
refusal-setup-game_unknown = There is no such game.
refusal-setup-seats = This game is for { $least } to { $most } players.
refusal-setup-option_unknown = This game has no such option.
refusal-setup-option_value = This option cannot have that value.
refusal-setup-refused = These options do not go together.
refusal-setup-duel = Two players play a duel, and a duel is for two: the house rule must be on for them, and off for others.
refusal-setup-first_seat = The seat that is to start is not at this table.
refusal-setup-between_turns = Building or playing between turns is for five and six players.
refusal-setup-not_printed = There is no printed board for so many players: let it be dealt.
