# What the page says at the table of the children's game: few, friendly words for six-year-olds.

## Cards and pieces

page-card-wood = Wood
page-card-rum = Rum
page-card-sabre = Sabre
page-short-fortress = Fort
    .long = Fortress
page-short-coco = Coco
    .long = Coco
page-short-leave_ghost = Stay
    .long = Let it stay
junior-page-short-end_turn = Done!
    .long = Done!
junior-page-trade = Swap
    .short = Swap
page-forts = { $count } of { $target } fortresses
page-coco-cards = Coco cards and ports
page-coco-card =
    { $count ->
        [one] Coco card: { $card }
       *[other] Coco cards: { $card }, { $count } times
    }
page-port = Port: swaps two for one ({ $card })
page-harbour-site = harbour
page-rolled-you = You rolled { $face }
page-rolled = { $name }: { $face }

## Market, piles, castle

page-market = Market
page-swap-card =
    { $stalls ->
        [0] { $card }: not on the market, { $left } in the pile
       *[other] { $card }: { $stalls } on the market, { $left } in the pile
    }
page-swap-friends = Swap with friends
page-castle = Haunted castle
page-castle-nobody = Nobody lives here yet. The player with the most ghost cards gets it!
page-castle-you = You live here! It is one of your fortresses.
page-castle-of = { $name } lives here now. Get more ghost cards to move in!
page-castle-empty = Haunted castle: nobody lives there
page-castle-held = Haunted castle: { $seat } lives there
page-ghost-cards =
    { $name }: { $count ->
        [one] { $count } ghost card
       *[other] { $count } ghost cards
    }
award-castle = Haunted castle

## Coco speaks

page-coco-ask = Coco, what can I do?
page-coco-do = Do it!
page-coco-hint = I would do this: { $action }
page-coco-hint-roll = Roll the die! Tap it.
page-coco-hint-end_turn = I would press Done now.
page-read-aloud = Read it to me
page-aloud = Coco reads aloud
page-coco-over = What a voyage! Play again?
page-coco-looking-on = { $name } is playing now. Watch closely!
page-coco-wait = It’s { $name }’s turn. Yours comes soon!
page-coco-moment = One moment: { $name } is choosing.
page-coco-roll = Roll the die! Which islands will wake up?
page-coco-ghost = Whooo! Tap an island. The ghost makes it sleep.
page-coco-cargo = A gift! Tap the card you want.
page-coco-free_ship = A ship for you! Tap a glowing lane.
page-coco-free_fortress = A fortress for you! Tap a glowing circle.
page-coco-tribute = Please give { $name } a card. You choose which!
page-coco-trade_answer = A friend wants to swap. Do you like it?
page-coco-answers = Your friends are thinking. Who says yes?
page-coco-pick-build_ship = Tap a glowing lane for your ship!
page-coco-pick-build_fortress = Tap a glowing circle for your fortress!
page-coco-can-build_fortress = Hooray! You can build a fortress.
page-coco-can-build_ship = Psst! Wood and wool make a ship.
page-coco-can-buy_coco = Rum, a sabre and gold: shall I bring you a card?
page-coco-market-fortress = For a fortress you still need { $cards }. Look at the market!
page-coco-market-ship = For a ship you still need { $cards }. Look at the market!
page-coco-market-coco = For my help you still need { $cards }. Look at the market!
page-coco-piles-fortress = For a fortress you still need { $cards }. Swap with the piles!
page-coco-piles-ship = For a ship you still need { $cards }. Swap with the piles!
page-coco-piles-coco = For my help you still need { $cards }. Swap with the piles!
page-coco-need-fortress = For a fortress you still need { $cards }. Swap, or press Done.
page-coco-need-ship = For a ship you still need { $cards }. Swap, or press Done.
page-coco-need-coco = For my help you still need { $cards }. Swap, or press Done.
page-coco-done = Well done! Press Done.

## Whose turn, and what to do

junior-page-your-turn = Your turn!
junior-page-your-decision = You choose!
banner-roll_die = Roll the die
    .other = rolls the die
banner-voyage = Build, swap, or press Done
    .other = builds and swaps
banner-ghost = Where should the ghost go?
    .other = moves the ghost
banner-cargo =
    { $count ->
        [one] Take one more card
       *[other] Take { $count } cards
    }
    .other = takes cards
banner-free_ship = Place your free ship
    .other = places a ship
banner-free_fortress = Place your free fortress
    .other = places a fortress
banner-tribute = Give { $active } a card
    .other = gives a card
junior-banner-trade_answer = Do you want to swap?
    .other = is thinking about a swap
    .own = Who will swap with you?
junior-banner-choose-build_ship = Tap a glowing lane
banner-choose-build_fortress = Tap a glowing circle
banner-choose-market_trade = Go to the market
banner-choose-pile_trade = Swap with the piles

## Swapping with friends

junior-page-offer-all = Ask my friends
junior-page-your-offer = You ask your friends:
junior-page-offer-of = { $name } asks you:
junior-page-accept = Yes!
junior-page-decline = No
junior-page-counter = Something else
junior-page-send-counter = Ask that
junior-page-counters = wants:
junior-page-offer-of-bot = a robot
junior-page-you-hold = you have { $count }
junior-page-offer-held = The robot waits for you.
junior-page-offer-would = Then you can pay for: { $what }
junior-page-no-offers-turn = Not now
junior-page-no-offers-game = Never ask me
junior-page-stalled-why = Your move is safe.
junior-page-answer-accepted = says yes!
junior-page-answer-declined = says no
junior-page-answer-countered = wants something else
junior-page-answer-thinking = is thinking…
junior-page-trade-now = Swap!
junior-page-remembered = { $names } already said no to this.
junior-action-withdraw_trade = Never mind
    .label = Never mind

## Mistakes and the end

junior-page-undo = Take back
junior-page-build-here = Here!
junior-page-choose-here = Here!
junior-page-you-win = You win with { $points } fortresses!
junior-page-wins = { $name } wins with { $points } fortresses
junior-page-points-by-turn = Fortresses, turn by turn
junior-page-points-by-turn-sub = { $target } fortresses win the game.
junior-page-final-score-sub = The castle counts as a fortress.
junior-page-points =
    { $count ->
        [one] fortress
       *[other] fortresses
    }

## The start page

page-side-junior-2 = Side B of the board, for two players by a house rule.
page-side-junior-3 = Side B of the board, for three pirates.
page-side-junior-4 = Side A of the board, for four pirates.
page-option-ports = Ports
page-option-ghost = On a six the ghost

## Sentences of the log, for children

junior-page-you = You
junior-page-hand = Your cards
junior-page-give = You give
junior-page-get = You get
junior-page-deciding = is playing
junior-page-spectating = You are watching. You cannot see anyone’s cards.
junior-page-tap-to-add = tap
junior-event-took =
    { $seat_is ->
        [you] You start with { $cards }.
       *[other] { $seat } starts with { $cards }.
    }
junior-action-build_ship = Build a ship: { $edge }
    .label = Build a ship
junior-action-place_free_ship = Place your free ship: { $edge }
    .label = Place a free ship
junior-action-offer_trade = Ask { $to }: give { $give } and get { $take }
    .label = Ask my friends
junior-action-confirm_trade = Swap with { $with }: give { $give } and get { $take }
    .label = Swap with a friend
junior-refusal-seat-not_deciding = Wait a moment: it is { $deciding } now.
junior-refusal-trade-nobody = Who do you want to ask?
junior-refusal-trade-only_active = Only the player whose turn it is can do that.
junior-refusal-trade-same_kind = Take something different from what you give.
junior-refusal-undo-nothing = There is nothing to take back.
junior-refusal-hint-not_deciding = Wait a moment: it is not your turn yet.
junior-refusal-command-stale = Someone was faster. Look again!
list-kind-port = Harbours

## The feast at the end

feast-title =
    { $who ->
        [you] You built all { $target ->
            [7] seven
           *[other] { $target }
        } fortresses!
       *[other] { $name } built all { $target ->
            [7] seven
           *[other] { $target }
        } fortresses!
    }
feast-title-nobody = What a voyage!
feast-line = The lanterns are lit, the cake is cut. Everybody gets a prize.
feast-prizes = Prizes
feast-home = Home
feast-look = See the islands
feast-friends = New friends
feast-details = How it went
feast-prize-captain = Captain of the islands
    .why =
        { $count ->
            [7] seven fortresses, hooray!
           *[other] { $count } fortresses, hooray!
        }
feast-prize-sailor = Great sailor
    .why =
        { $count ->
            [one] { $count } ship at sea
           *[other] { $count } ships at sea
        }
feast-prize-coco = Friend of Coco
    .why =
        { $count ->
            [one] { $count } Coco card
           *[other] { $count } Coco cards
        }
feast-prize-ghost = Ghost tamer
    .why =
        { $count ->
            [one] moved the ghost once
           *[other] moved the ghost { $count } times
        }
feast-prize-market = Star of the market
    .why =
        { $count ->
            [one] one swap at the market
           *[other] { $count } swaps at the market
        }
feast-prize-friend = Kind trader
    .why =
        { $count ->
            [one] one swap with a friend
           *[other] { $count } swaps with friends
        }
feast-prize-builder = Brave builder
    .why =
        { $count ->
            [one] { $count } fortress
           *[other] { $count } fortresses
        }
