# What the web page says, beside the game's own texts in base.ftl.

## Start

page-slogan = Every island, one table.
page-lead = Pick a box, pick an island, play. No account.
page-how-to-play = How to play
page-against-bots = Against bots
page-with-friends = With friends
page-choose-island = { $box }: choose an island and play
page-play-box = { $box }: press play
page-play-island = Play { $name } against bots
page-with-box = With { $box }
page-first-game = First game? Take the lesson
page-first-game-how =
    { $count ->
        [one] { $count } thing to do
       *[other] { $count } things to do, about five minutes
    }
page-play-now = Play against bots
page-guest = Guest
page-bots = Bots
page-bots-count =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
page-bots-level = Level of the bots
page-guide-me = First lesson
page-clock = Clock
page-clock-none = No clock
page-clock-slow = Relaxed, { $seconds } s per turn
page-clock-normal = Normal, { $seconds } s per turn
page-clock-fast = Fast, { $seconds } s per turn
page-clock-blitz = Blitz, { $seconds } s per turn
page-level-random = random
page-level-gentle = gentle
page-level-easy = easy
page-level-greedy = hasty
page-level-standard = medium
page-level-strong = strong
page-level-expert = expert
page-create = Create a table
page-create-go = Create and get the link
page-create-then = Next you see the link and the code. You can also put bots on seats there, or play with several people on this screen.
page-broken-scenario = { $file } in the scenario folder cannot be played:
page-table = Table
page-table-name = Table name
page-seats = Seats
page-your-name = Your name
page-by-link = by link
page-more-options = More options
page-variants = Variants
page-variant-refused = { $variant } does not go with { $other }.
page-variant-rule = Rule { $rule }
page-variant-take-out = Take out { $other }
page-variant-leave = Leave it
page-goal-sum = Points to win: { $own } { $more } = { $target }
page-goal-more = + { $points } ({ $variant })
page-undo-allowed = Allow undo
page-hints-allowed = Allow hints
page-spectators-allowed = Allow spectators
page-spectator-delay = Spectators see the game
page-spectator-delay-by =
    { $seconds ->
        [0] at once
        [one] { $seconds } s late
       *[other] { $seconds } s late
    }
page-public = List publicly
page-pace = Bot speed
page-pace-human = like people
page-pace-fast = fast
page-pace-instant = instant
page-preset-name = Name for these settings
page-preset-keep = Save these settings
page-preset-link = Link to { $name }
page-players-range =
    { $least ->
        [one] { $least }–{ $most } players
       *[other] { $least }–{ $most } players
    }
page-join = Join a table
page-code = Code
page-code-how = Type the code, or scan the QR code on a friend’s screen
page-code-is = Table code: { $code }
page-sit-down = Sit down
page-seat-waits = Your seat is waiting
page-back-to-seat = Back to my seat
page-more = More
page-watch = Watch a game
page-watch-none = No public games right now.
page-replays-open = Open a replay file
page-fan = A fan project, not affiliated with the owners of the CATAN trademark. The pieces are drawn and the texts written for it.
page-box-base = Base game
page-box-five_six = 5–6 players
page-box-seafarers = Seafarers
page-box-cities_knights = Cities & Knights
page-box-traders_barbarians = Traders & Barbarians
page-box-junior = Junior
page-box-combinations = Combinations
page-option-phases = Trading and building
page-option-start = Who starts
page-option-extension = Between turns
page-option-second_may_win = Second player can win (paired players)
page-option-target = Points to win
page-option-hand_limit = Hand limit on a seven
page-option-steal = Stealing
page-option-steal_at_once = Steal at once from a single victim
page-option-hidden_bank = Hidden bank
page-option-layout = Board
page-option-frame = Harbours
page-option-map = Map number
page-option-robber_desert = Robber starts on desert
page-option-no_equal_neighbours = Keep equal numbers apart
page-option-no_2_12_neighbours = Keep 2 and 12 apart
page-option-no_red_neighbours = Keep 6 and 8 apart
page-option-mixed_terrain = Mixed terrain
choice-phases-separate = trade, then build
choice-phases-combined = in any order
choice-start-dice = decided by dice
choice-start-0 = seat A
choice-start-1 = seat B
choice-start-2 = seat C
choice-start-3 = seat D
choice-start-4 = seat E
choice-start-5 = seat F
choice-extension-special_building = special building phase
choice-extension-paired_players = paired players (the publisher’s current rule for 5–6)
choice-extension-none = nothing
choice-steal-may = may steal
choice-steal-must = must steal
choice-layout-beginner = for beginners
choice-layout-spiral = numbers in a spiral
choice-layout-random = fully random
choice-frame-standard = standard
choice-frame-random = shuffled
choice-robber_desert-0 = the first
choice-robber_desert-1 = the second
page-account = Account and other devices
page-account-of = Account: { $name }
page-account-why = You do not need an account. With one, your games follow you to any device.
page-login = Account name
page-password = Password
page-account-rule = Name: 3 to 32 letters or digits, accents allowed, no spaces. Password: at least 8 characters.
page-log-in = Log in
page-log-out = Log out
page-sign-up = Create an account
page-log-out-everywhere = Log out on all devices
page-password-change = Change the password
page-password-change-why = Your other devices are logged out.
page-password-old = Present password
page-password-new = New password (at least 8 characters)
page-password-changed = The password is changed.
page-delete-account = Delete the account
page-delete-account-go = Delete my account for good
page-delete-guest = Delete me
page-delete-guest-go = Delete me for good
page-delete-why = In games that are being played a bot takes your seat. Games of others stay, but your name and what you wrote in the chat are removed. Your saved setups, campaigns and imported games are deleted. This cannot be undone.
page-deleted = Everything of yours is deleted.
page-delete-table = Delete
page-delete-table-sure = Delete for all players?
page-privacy = What is kept
page-privacy-lead = This server keeps what the games need and nothing else: no addresses of machines, no statistics about you, nothing from other sites.
page-privacy-guests = You as a guest: a random number in a cookie and the name you chose, so that you find your seat again.
page-privacy-logins = The devices where you are logged in: a hash of the cookie and the day of its last use.
page-privacy-waiting = Tables whose game has not begun: who sits where, the chat.
page-privacy-playing = Tables being played: also every move, so that the game goes on after an interruption.
page-privacy-finished = Finished games: the same, for the replay and the check of the dice.
page-privacy-imports = Recorded games that you open from a file.
page-privacy-account = Your account: its name, and a hash of the password from which nobody can read the password. It is kept until you delete it.
page-privacy-own = Your saved setups, your campaigns and whom you have muted: as long as you.
page-privacy-browser = In your browser: the cookie, and your settings of this page.
page-privacy-days = { $days ->
    [0] Kept until it is deleted.
    [one] Kept for one day after the last use.
   *[other] Kept for { $days } days after the last use.
  }
page-privacy-delete = Delete it
page-privacy-delete-how = Under “Account and other devices” on the start page you delete your account, or yourself as a guest. A host deletes a finished table in the list of replays.
page-privacy-backups = Whoever runs this server may have copies of its data from before. Ask them.
page-device-why = Continue on another device: get a code here and type it there.
page-device-get = Get a code
page-device-code = Code from the other device
page-device-use = Continue here

## Waiting for players

page-you-play = you are playing
page-here-is-played = being played here
page-box = Box
page-to-win = To win
page-options = Rules and options
page-option-is = { $option }: { $value }
page-without = Without: { $what }
page-undo-on = Undo allowed
page-undo-off = No undo
page-hints-off = No hints
page-spectators-off = No spectators
page-spectators-late = Spectators { $seconds } s late
page-pace-is = Bots: { $pace }
page-change-game = Change the rules
page-map-example = An example of the board
page-seats-count =
    { $people ->
        [one] { $people } player
       *[other] { $people } players
    }, { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }, { $open } open
page-seat-open-why = waits for a player; a bot steps in at the start
page-seat-for = Seat { $letter } is for
page-seat-person = Person
page-seat-closed = Close
page-seat-more = Add a seat
page-game = Game
page-seat-colour = Colour
page-host = host
page-rename = Rename
page-rename-go = Save the name
page-hot-seat = Several people on this screen
page-hot-seat-how = Enter the name, then press “Sit here too” on an open seat.
page-removed-you = The host has removed you from your seat.
page-another-name = Another player on this screen
page-seat-open = Open seat
page-here = here
page-sit = Sit here
page-sit-also = Sit here too
page-stand = Stand up
page-add-bot = Bot
page-kick = Remove player
page-bots-fill = Bots fill the open seats
page-start-now = Start now
page-host-starts = The host starts the game.
page-invite = Invite friends
page-qr = QR code of this table
page-link = Link to this table
page-copy-link = Copy link
page-copied = Copied
page-code-of-table = Table code
page-reach-machine = this computer only
page-reach-house = works in this house
page-reach-everywhere = works everywhere
page-reach-machine-how = This server takes calls from this computer only. To invite others in the house, start it with --host 0.0.0.0.
page-reach-house-how = For devices in the same network as this computer. From elsewhere: run the server at a public address.
page-no-table = Table not found
page-no-table-why = It may have ended, or the link is incomplete.
page-closed = This table is closed
page-closed-why = The host has ended it for everybody, without a winner.
page-nothing-here = There is nothing here
page-nothing-here-why = This address leads nowhere. Perhaps a letter is missing.
page-outdated = This game cannot go on here
page-damaged = This game cannot go on
page-outdated-rules = { $rules ->
    [0] It was started by an older version of the rules; this server plays by version { $ours }.
   *[other] It was started by version { $rules } of the rules; this server plays by version { $ours }.
  }
page-outdated-file = Download what was played
page-no-table-spectators = This table does not allow spectators.
page-to-start = Home

## The table

page-skip = Skip to the actions
page-you = You
page-your-turn = Your turn
page-your-decision = Your decision
page-their-turn = their turn
page-others-decide =
    { $count ->
        [one] { $names } is deciding too
       *[other] { $names } are deciding too
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
page-away-bot = away, a bot is playing
page-bot-for-you = A bot is playing for you.
page-i-am-back = I’m back
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
page-cards-limit = cards in hand; a seven takes half of more than { $limit }
page-seat-details = Details: { $name }
page-left-in-box = Still in the box
page-development-cards = Development cards
page-knights-played = Knights played
page-route-length = Route length
page-points =
    { $count ->
        [one] point
       *[other] points
    }
page-hand-over =
    { $count ->
        [one] { $count } card: a seven takes half
       *[other] { $count } cards: a seven takes half
    }
page-hand-count =
    { $count ->
        [one] { $count } card, limit { $limit }
       *[other] { $count } cards, limit { $limit }
    }
page-costs = Costs and points
page-costs-also = Also scores
page-costs-can = you can pay it now
page-costs-about-road = on a path next to your pieces
page-costs-about-settlement = on your route, two paths from others
page-costs-about-city = replaces a settlement, harvests 2
page-costs-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
page-costs-levels = Cards for each level:
page-costs-least = { $award }, { $least } or more
page-costs-win =
    { $count ->
        [one] { $count } point on your turn wins
       *[other] { $count } points on your turn win
    }
page-costs-limit = A seven takes half of your cards if you hold more than { $limit }
page-costs-harbours = Harbours { $any }:1 or { $own }:1
page-hand = Your hand
page-actions = Your actions
page-hand-and-actions = Your hand and actions
page-action-costs =
    { $stock ->
        [-1] { $label }. Cost: { $cost }.
       *[other] { $label }. Cost: { $cost }. Left: { $stock }.
    }
page-special-card =
    { $count ->
        [one] { $card }
       *[other] { $card } × { $count }
    }
page-card-lumber = Lumber
page-card-brick = Brick
page-card-wool = Wool
page-card-grain = Grain
page-card-ore = Ore
page-card-gold = Gold
page-play-card = Play this card
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
page-short-roll = Roll
page-short-end_turn = End
    .long = End turn
page-short-end_part = End
    .long = End my part
page-short-pass_building = Pass
    .long = Done building
page-pass-round = Skip
    .long = Not this round
page-board = Board
page-tile = { $terrain } { $number }
page-tile-plain = { $terrain }
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = Fit board to screen
page-dock = Current decision
page-undo = Undo
page-nobody-accepts = Nobody accepts your offer.
page-done = Done: { $what }.
page-build-here = Build here
page-choose-here = Choose this place
page-close = Close
page-back = Back
page-clear = Clear
page-none = none
page-label = { $label }:
page-rule = Rule { $rule }
page-need = You need { $cards }
page-need-card = { $count } more { $card }
page-need-have = You have it: { $card }
page-need-miss = Missing: { $card }
page-need-ask = Ask the other players
page-rule-in = { $section }, in the rulebook (new tab)
page-refused = This is not possible now ({ $key }).
page-waiting-for-table = Waiting for the server…
page-reconnecting = Reconnecting…
page-reconnecting-why = Your seat is kept.
page-sending = sending…
page-stalled = No answer from the table yet.
page-stalled-why = Your move is kept and counts once.
page-back-again =
    { $count ->
        [one] Welcome back. { $count } move was made.
       *[other] Welcome back. { $count } moves were made.
    }
page-show-them = Show them
page-spectating = You are watching. Hands stay hidden until the game is over.
page-sit-for = Take over from { $name }
page-turn = Turn { $turn }
page-vote = Give everyone more time ({ $votes } of { $needed } votes)
page-wants-time = { $name } asks for more time: one minute for everyone?
page-more-time = Agree
page-choices = All choices
page-no-choices = You have nothing to choose right now.
page-one-at-a-time = One card at a time
page-form-progress = { $label } · { $chosen } of { $owed } chosen
page-field-give = You give
page-field-take = You get
page-field-to = To
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
    .other = is about to roll the dice
banner-action = trade, then build
    .combined = trade and build
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
banner-steal = choose who to steal from
    .other = steals a card
banner-free_roads =
    { $count ->
        [one] place { $count } free road
       *[other] place { $count } free roads
    }
    .other = places free roads
banner-trade_answer = answer the offer
    .other = is considering an offer
    .own = choose an answer
banner-special_building = build or pass
    .other = may build between turns
    .head = Between turns (after { $name })
banner-second_player = trade with the bank and build
    .other = plays as second player
    .head = Second player in { $name }’s turn
banner-second_player_building = build, or end your part
    .other = builds as second player
    .head = Second player in { $name }’s turn
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
page-tap-to-take = × takes one back
page-offer-all = Offer to everyone
page-send-counter = Send counter-offer
page-your-offer = Your offer is on the table.
page-offer-of = { $name } offers:
page-accept = Accept
page-decline = Decline
page-offer-missed = { $name } waits no longer: the offer is over.
page-counter = Counter
page-counters = counters:
page-counter-unpaid = you do not have these cards
page-offer-of-bot = bot, one offer a turn
page-you-hold = you hold { $count }
page-offer-left =
    { $seconds ->
        [one] 1 second left to answer
       *[other] { $seconds } seconds left to answer
    }
page-offer-held = The bot waits while you write, 90 seconds at most.
page-offer-would = With this trade you can pay for: { $what }
page-no-offers-turn = Stop offers for this turn
page-no-offers-game = Stop offers for this game
page-counter-to = Counter-offer to { $name }
page-answers = Answers
page-answer-accepted = accepts
page-answer-declined = declines until the turn ends
page-answer-countered = makes a counter-offer
page-answer-thinking = thinking…
page-trade-now = Trade
page-remembered = { $names } declined these terms this turn and will not be asked again.
page-rate = { $card } { $rate }:1
page-bank-short = Bank { $rate }:1
page-bank-how = Choose what you give, then what you get.
page-bank-trade = Give { $give }, get { $take }
page-bank-none = You have too few cards of one kind to trade with the bank.
page-bank-hidden = Hidden bank: only what has run out, or is down to its last card, can be seen.

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
page-unmute = unmute
page-muted = { $name } is muted.
page-dice = Dice
page-dice-so-far =
    { $count ->
        [one] Dice so far: { $count } roll; dashes show the expected number
       *[other] Dice so far: { $count } rolls; dashes show the expected number
    }
page-cards-received = Cards received
emote-thumbs_up = Thumbs up
emote-laugh = Laughing
emote-wow = Surprised
emote-sad = Sad
emote-angry = Angry
emote-thinking = Thinking
emote-hurry = Hurry up
emote-well_played = Well played!
emote-sorry = Sorry!
emote-thanks = Thank you!
notice-seat_absent = { $seat } is away: a bot takes over.
notice-seat_back = { $seat } is back.
notice-clock_expired = { $seat } ran out of time: a bot decides.
notice-clock_extended = More time for everyone: { $seconds } s.
notice-bot_replaced =
    { $reason ->
        [unknown] The server does not know { $seat }’s bot “{ $from }”: a simpler one plays.
       *[other] { $seat }’s bot was replaced by a simpler one.
    }
notice-bot_joined = A bot takes { $seat }’s seat.
notice-person_joined = { $name } sits down.
notice-person_left = { $name } leaves the table.
notice-person_removed = { $name } was removed by the host.
notice-undone = { $seat } takes back a move.
notice-restored = The server is back; nothing was lost.

## Settings and help

page-settings = Settings
page-language = Language
page-theme = Colours
page-theme-system = same as device
page-theme-light = light
page-theme-dark = dark
page-theme-change = Switch between light and dark
page-sounds = Sounds
page-volume = Volume
page-motion = Animations
page-auto-roll = Roll the dice automatically
page-bots-offer = Bots may offer me trades
page-auto-skip = Play forced moves automatically
page-guide = Explain each decision
page-letters = Letters as shortcuts
page-keys = Keyboard shortcuts
page-key-0 = roll the dice
page-key-1 = trade
page-key-2 = go to the highlighted places, or to the build buttons
page-key-3 = end the turn
page-key-4 = undo
page-key-5 = hint
page-key-6 = list all choices
page-key-7 = log
page-key-8 = this page
page-key-9 = cancel a choice
page-key-10 = the board as a list
page-leave-seat = Leave { $name }’s seat to a bot
page-leave-seat-sure = A bot takes over for { $name }. You can sit down again while the seat is free.
page-sit-again = Take over { $name }’s seat
page-remove-player = Remove { $name } from the table
page-remove-player-sure = A bot takes over for { $name }.
page-offer-seat = Offer { $name }’s seat to another player
page-close-table = End this game without a winner
page-close-table-sure = End this game for everybody? Nobody wins, and it cannot go on.
page-yes = Yes
page-no = No
page-rules = Rules
page-rules-tab = Rules, in a new tab
page-rules-only = Only what is in this game
page-rules-boxes = Boxes
page-rules-chapters = Chapters
page-rules-chapter = chapter { $nth } of { $count }
page-rules-house = House rule here
page-rules-game = { $game }, { $seats } players
page-rules-link = Something unclear? Copy a link to this rule.
page-rules-none = No rule has these words: { $words }.
page-rules-side = At this table
page-rules-see = See also:
page-rule-exact = Exact wording for builders
page-rules-search = Search: robber, harbour, longest route…
page-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
page-hint = Hint
page-hint-ask = What would a bot do?
page-hint-do = Do it
page-hint-only = There is no other legal move.
page-hint-keep = Keeping your cards is worth more than any move now.
page-hint-why = Why:
page-hint-why-button = Why
page-hint-another = Another
page-hint-roll = A turn begins with the dice.
page-hint-pass = You lose nothing by leaving it.
page-hint-least = Every other move costs you more.
page-hint-holds-up = it holds { $name } up
page-hint-left = You keep { $cards }.
page-hint-left-none = It takes your last cards.
page-hint-points = Then you have { $points } points.
page-pass-to = Pass the screen to { $name }
page-pass-why = The hand stays hidden until then.
page-it-is-me = I’m { $name }
page-guide-title = What now?
page-advice = Notes and hints
page-fold = Show less
page-unfold = Show more
guide-place_settlement = Place a settlement on a corner. You get a card each time the number of a tile next to it is rolled. The more dots under a number, the more often it comes up; different tiles give different cards. The last building you place at the start also brings you one card from each tile next to it.
    .other = Everyone places two settlements and two roads. The highlighted corners show where you may build.
guide-place_road = Place a road from your new settlement towards the next place you want.
    .other = The other players place their roads.
guide-before_roll = Roll the dice. Every tile with that number gives cards to the settlements next to it, whoever owns them. On a seven the robber moves.
    .other = Another player rolls. You may get cards too: watch your hand.
guide-action = Build what your cards allow: the highlighted buttons can be pressed. Too few cards? Offer a trade, or trade with the bank. Then end your turn.
    .other = The other players trade and build. They may offer you a trade.
guide-building = You have built. Keep building, or end your turn.
guide-discard = A seven was rolled and your hand is over the limit: choose half of your cards to give back.
guide-robber = Move the robber to a tile of a player who is ahead: the tile gives no cards while the robber stands there.
guide-steal = You may take a random card from a player next to the robber.
guide-trade_answer = You are offered a trade. Accept it, decline it, or make a counter-offer.
guide-free_roads = Place the free roads where they lead to a good corner.
hint-points = points
hint-points_over_the_half = points
hint-points_near_the_end = victory is near
hint-turns_to_wait = your turn comes sooner
hint-cards_over_the_limit = fewer cards at risk from a seven
hint-kinds_in_hand = more kinds of cards in your hand
hint-knights_in_hand = knights in your hand
hint-other_cards_to_play = cards to play
hint-hidden_cards_of_others = fewer hidden cards for the others
hint-army_ahead = more knights than the others
hint-route_ahead = a longer route
hint-generic_harbour = a harbour
hint-special_harbours_in_use = a harbour for what you produce
hint-open_spots = places to build on
hint-best_spot_at_once = a good place to build right now
hint-best_spot_by_one_road = a good place one road away
hint-best_spot_by_two_roads = a good place two roads away
hint-production = more cards from the dice
hint-production_in_balance = balanced production
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
page-points-by-turn-sub = Hidden points count from the turn the card was bought.
page-final-score = Final score
page-final-score-sub = Where the points come from
page-player = Player
page-most-trades = most trades: { $name }, { $count }
page-most-robbed = robbed most: { $name }, { $count }
page-cards-received-sub = From the dice; trades are not counted
page-dice-sub =
    { $count ->
        [one] Bars: actual rolls. Dashes: expected in { $count } roll.
       *[other] Bars: actual rolls. Dashes: expected in { $count } rolls.
    }
page-replays-none = No replays yet
page-replays-none-why = Finish a game and it appears here, or drop a replay file.
page-replay-bar = Steps of the game
page-set-up = Setup
page-turn-back = Previous turn
page-turn-next = Next turn
page-step-back = Previous step
page-step = Next step
page-play = Play
page-pause = Pause
page-step-of = Step { $step } of { $steps }
page-turn-of = Turn { $turn } of { $turns }
page-speed = Speed { $speed }×
page-share-moment = Share this moment
page-hands = All hands
page-fair = Fair dice
page-another-map = Another map
page-map = Map { $number }
page-fair-promise = Fair dice, committed to by this fingerprint
page-fair-good = every roll checked
page-fair-bad = the check failed
page-fair-changed = was changed
page-fair-none = This game has no fair dice to check.
page-fair-unknown = Game not found
page-fair-unknown-why = There is no game with this address here. Perhaps it was deleted.
page-fair-lead = Before the first roll the server showed the fingerprint of a secret, and each seat the fingerprint of a share. Only then were the shares revealed. All rolls, cards and thefts follow from the secret and the shares.
page-fair-own = Checked by this browser, with what it kept before the game
page-fair-own-commitment = The secret matches the fingerprint this browser was shown before the game.
page-fair-own-commitments = No seat’s share was changed after all seats had committed to theirs.
page-fair-own-shares = The shares this browser drew for its seats were used.
page-fair-own-seed = The seed is made from the secret and the shares.
page-fair-server = Checked by the server, by playing the record again
page-fair-shares = Each share is the one its seat committed to.
page-fair-shares-list = Shares of the seats
page-fair-unbound = An older game: the seats did not commit to their shares first.
page-fair-withheld = These seats committed to a share and did not reveal it: { $seats }. The dice were made without them.
page-fair-proved = What this proves
page-fair-proved-1 = Nobody chose the dice. The server fixed its secret before it knew your share, and you fixed your share before you knew the others. As long as one seat drew its share at random, the dice are random for everybody, the operator of the server included.
page-fair-proved-2 = Nobody changed the dice during the game: board, rolls, cards and thefts all follow from the seed.
page-fair-unproved = What this does not prove
page-fair-unproved-1 = A seat that saw the other shares could keep its own back, and so choose between two sets of dice. Such a seat is named above.
page-fair-unproved-2 = The operator of the server knows the secret and, once the shares are revealed, could know the coming rolls. The proof is that they were not chosen, not that nobody could see them.
page-fair-unproved-3 = The server’s own check is only its word. To do all of it yourself, export the record and run
page-fair-commitment = The secret matches the fingerprint published before the game.
page-fair-seed = The seed was made from the secret and every seat’s share.
page-fair-draws = All { $draws } random draws follow from the seed.
page-fair-wrong-step = The first difference is at step { $step }.
page-fair-hash = Fingerprint (SHA-256)
page-fair-secret = Secret
page-fair-seed-number = Seed
page-fits = matches
page-fits-not = does not match

## Why not: what the table itself refuses

refusal-page-offline = The server cannot be reached.
refusal-page-failed = The server answered with an error. Try again in a moment.
refusal-command-stale = The game has moved on: look again and choose again.
refusal-command-not_seated = You are not seated at this table.
refusal-command-which_seat = You have several seats: choose one.
refusal-command-not_your_seat = This is not your seat.
refusal-command-hello_first = The connection was not ready. Try again.
refusal-table-not_playing = The game has not started.
refusal-table-not_over = The game is not over yet.
refusal-table-already_started = The game has already started.
refusal-table-over = The game is over.
refusal-table-closed = This table is closed.
refusal-table-outdated = This game was started with other rules than this server plays by. It cannot go on here, but it is kept.
refusal-table-damaged = What this server has stored of the game is not complete. It cannot go on.
refusal-table-playing = The game is being played: close the table first.
refusal-admin-denied = Only the operator of this server can do this.
refusal-table-not_host = Only the host can do this.
refusal-table-seat_taken = This seat is taken.
refusal-table-second_seat = You have already played another seat in this game.
refusal-table-seat_unknown = This seat does not exist.
refusal-table-seat_not_bot = There is no bot in this seat.
refusal-table-open_seats = Some seats are open: fill them with bots, or wait.
refusal-table-no_person = A game needs at least one human player.
refusal-table-no_spectators = This table does not allow spectators.
refusal-table-too_many_spectators = Too many people are watching this table already.
refusal-table-full = All seats at this table are taken.
refusal-table-unknown = There is no table with this code.
refusal-bot-unknown = There is no bot of this name.
refusal-action-malformed = This move could not be read.
refusal-undo-off = Undo is off at this table.
refusal-lesson-other_move = The lesson asks for something else: see what is ringed in white.
refusal-lesson-none = There is no lesson at this table.
refusal-lesson-unknown = There is no such lesson.
refusal-undo-lesson = Nothing can be taken back during a lesson.
refusal-undo-nothing = There is nothing to undo.
refusal-undo-other_moved = Another player has moved since.
refusal-undo-revealed = Something hidden or random has been revealed since, so this cannot be undone.
refusal-chat-off = Chat is off at this table.
refusal-chat-empty = The message is empty.
refusal-emote-unknown = There is no such emote.
refusal-hint-off = Hints are off at this table.
refusal-hint-none = There is no hint for this.
refusal-hint-no_other = There is nothing else to hint at.
refusal-hint-wait = Wait for the others’ answers to your offer.
refusal-hint-not_deciding = You have nothing to decide right now.
refusal-clock-none = This table has no clock.
refusal-fair-already = Your share of the dice has already been added.
refusal-fair-started = The game has started: the dice are fixed.
refusal-fair-not_sealed = The shares of the dice are revealed when the game starts.
refusal-fair-other_share = This is not the share that was committed to.
refusal-table-starting = The game is starting.
refusal-limit-too_fast = Too fast: wait a moment.
refusal-limit-too_many_sockets = This table is open in too many pages.
refusal-server-storage = The server cannot save moves right now. Nothing was changed.
refusal-server-stopping = The server is restarting.
refusal-server-busy = The server has too much to do right now. Try again in a minute.
refusal-server-error = Something went wrong on the server.
refusal-origin-foreign = This page comes from a different address than the server.
refusal-request-malformed = The request could not be read.
refusal-request-not_json = The request could not be read.
refusal-request-too_large = This is too large.
refusal-frame-malformed = This could not be read.
refusal-frame-too_large = This is too large.
refusal-account-already = You already have an account.
refusal-account-login = An account name has 3 to 32 letters or digits; dot, hyphen and underscore are allowed, spaces are not.
refusal-account-password = The password needs at least { $least } characters.
refusal-seat-no_name = A name needs at least one letter.
refusal-account-none = You have no account here.
refusal-account-taken = This name is already taken.
refusal-account-wrong = Wrong name or password.
refusal-device-unknown = This code is unknown or has expired.
refusal-token-unknown = The server does not know this token.
refusal-guest-unknown = The server does not know you yet: reload the page.
refusal-person-unknown = There is nobody of this name here.
refusal-preset-unknown = These settings are no longer saved here.
refusal-preset-too_many = You have saved too many settings: remove some first.
refusal-map-unknown = This map is no longer here.
refusal-map-not_yours = Only the person who drew this map can change it. Make a copy of it.
refusal-map-too_many = You have saved { $most } maps here: delete some first.
refusal-map-unreadable = This map cannot be saved: it is too large, or not a scenario file.
refusal-map-too_much = This map takes too much time or memory to lay.
refusal-map-faults = This map cannot be played yet: line { $line }, { $reason }
refusal-campaign-unknown = There is no such campaign.
refusal-campaign-too_many = You have too many campaigns: remove some first.
refusal-rating-off = This server keeps no ratings.
refusal-rating-account = Rated games are for people with an account: make one first.
refusal-tournament-unknown = There is no such tournament.
refusal-tournament-too_many = You organise too many tournaments: remove some first.
refusal-tournament-seats = This game has no tables for three or four.
refusal-tournament-begun = The tournament has begun: nobody can join any more.
refusal-tournament-full = The tournament is full.
refusal-tournament-not_yours = Only the organiser can do that.
refusal-tournament-round_open = Some tables of this round have no result yet.
refusal-tournament-over = The tournament is over.
refusal-tournament-too_few = There are too few players: it takes at least { $least }.
refusal-tournament-result = A result has points for every player, and the winner has the most.
refusal-campaign-not_yours = Only the player who started this campaign can open its tables.
refusal-campaign-over = This campaign is over.
refusal-record-changed = This record was changed after the game: line { $line } does not fit the others.
refusal-record-empty = This file is empty: it holds no recorded game.
refusal-record-damaged = This file is not a complete record (line { $line }).
refusal-record-outdated = This game was played with other rules or by another version of the program; this version (rules { $rules }) cannot show it.
refusal-record-unknown = There is no such recorded game.
refusal-record-unfinished = The replay is available once the game is over.
refusal-record-no_fair_dice = This record has no fair dice.
refusal-record-too_much = This record takes too much time or memory to play.
refusal-rule-unknown = There is no such rule.
refusal-setup-game_unknown = There is no such game.
refusal-setup-scenario_gone = The file of the scenario { $game } is no longer in the scenario folder. Put it back, or open another table.
refusal-setup-seats = This game is for { $least } to { $most } players.
refusal-setup-option_unknown = This game has no such option.
refusal-setup-option_value = This option cannot have that value.
refusal-setup-refused = These options cannot be combined.
refusal-setup-duel = Two players need Catan for Two or the duel house rule, and both are only for two players.
refusal-setup-first_seat = The starting seat is not at this table.
refusal-setup-between_turns = Building or playing between turns is only for five and six players.
refusal-setup-one_map = This board is printed: there is no other map.
refusal-setup-not_printed = There is no printed board for this number of players: choose a dealt one.

# Of several boxes
page-about-scenario = About this scenario
page-back-to-campaign = Back to the campaign
page-back-to-map = Back to the map
page-cards-to-take = Cards to take: { $count }
page-find-lit = Go to the highlighted places
page-find-own = Go to your own pieces
page-note-done = Got it
page-note-title = What is special here
page-overview = Overview of the board: press to go there
page-which-here = What goes here?
page-short-ship = Ship
    .long = Ship
piece-ship = ship
    .short = ship
banner-choose-build_ship = choose a path for the ship

## Cards that tell what happened, until they are put away

page-results = What happened
page-result-about = { $what } · turn { $turn }
page-result-away = Got it
page-result-all-away = Close all
page-result-on-board = On the board
page-result-more = { $count } more
page-result-theft = Theft

## Notes on the place that is looked at

page-note-corner = This corner
page-note-path = This path
page-note-piece = { $piece } ({ $name })
page-note-any = any card
page-note-odds = { $card }: { $cases ->
        [one] { $cases } roll
       *[other] { $cases } rolls
    } in { $of }, once in { $every }
page-note-nothing = brings nothing
page-note-blocked = It brings nothing now.
page-note-rolled =
    { $count ->
        [one] Came up { $count } time so far; { $expected } expected
       *[other] Came up { $count } times so far; { $expected } expected
    }
page-note-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in { $cases } rolls, { $kinds ->
        [one] { $kinds } kind
       *[other] { $kinds } kinds
    }
page-note-no-harbour = No harbour
page-note-harbour = Harbour { $rate }:1
page-note-harbour-generic = { $rate } cards of one kind for 1 you choose
page-note-harbour-special = { $cards } for 1 card you choose
page-note-trades = trades here
page-note-jetty = Jetty
page-note-close = too close to a building
page-note-free = free
page-note-shut = shut
page-note-rate = The bank asks you for { $rate }:1 at best
page-note-near =
    { $count ->
        [one] { $name }, { $count } path away
       *[other] { $name }, { $count } paths away
    }

## The end, and replays on a small screen

page-won-by = It was decided by this: { $what }
page-replay-hands = Hands
page-replay-log = Log
page-replay-charts = Charts
