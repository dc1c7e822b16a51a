# What only the terminal game says.

## The screen

board-robber = ROB
board-pirate = PIR
board-merchant = MER
panel-you = You
panel-turn = Turn { $turn } · { $seat }
panel-start = Set-up · { $seat }
panel-over = The end
panel-dice = dice { $dice } = { $total }
panel-points = pts
panel-cards = cd
panel-development = dv
panel-progress = pr
panel-knights = kn
panel-route = rd
panel-hand = hand
panel-rate = rate
panel-supply = supply
panel-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
panel-decks = Decks: { $counts }
panel-own-cards = Cards: { $cards }
panel-own-card = { $card } { $count }
panel-own-card-fresh = { $card } { $count } (new: { $fresh })
panel-barbarians =
    { $steps ->
        [one] Barbarians: { $steps } step away, { $strength } against { $defence }
       *[other] Barbarians: { $steps } steps away, { $strength } against { $defence }
    }
panel-levels = Levels:
panel-merchant = Merchant: { $seat }
panel-log-earlier =
    { $count ->
        [one] … { $count } line before (log)
       *[other] … { $count } lines before (log)
    }

## Choosing

menu-places = { $label } ({ $count })
menu-more = { $label } …
menu-marked =
    { $count ->
        [one] The only place is marked on the board.
       *[other] Places 1 to { $count } are marked on the board. “list” says where they are.
    }
menu-back = 0 goes back.
menu-locked = Not now: { $what }. “why” says why.
prompt-begin = Press Enter to begin.
prompt-one = Enter to go on (? for help)
prompt-choice = 1-{ $count } (? for help)
prompt-trade = Give what for what? (2 ore for 1 grain; or: … to Blue; 0 goes back)
prompt-cards = Which cards? (2 ore 1 wool; 0 goes back)
say-out-of-range = Choose from 1 to { $count }.
say-unknown = “{ $text }” is not understood. ? shows what you can type.
say-unreadable = “{ $text }” is not understood. Write it like this: 2 ore for 1 grain.
say-unreadable-cards = “{ $text }” is not understood. Write it like this: 2 ore 1 wool.
say-why = { $label }: { $reason }
say-possible = { $label }: that is possible now.
say-nothing-locked = Everything that belongs to this moment is possible.
say-which = { $text }: which do you mean? { $what }
say-no-rule = No rule has the number or the word { $text }.
say-no-log = Nothing has happened yet.

## Commands, with their short forms

command-help = help h
command-why = why w
command-log = log
command-board = board b
command-list = list l
command-costs = costs c
command-rule = rule r rules
command-save = save
command-quit = quit q exit

## Help

help-choose = Type the number of a choice and press Enter. Enter alone draws the screen again.
help-quit-any-time = “?” shows help, “q” writes the game to a file and leaves.
help-commands = You can also type:
help-help = this help
help-why = why something is not possible now; why city for one thing
help-log = everything that happened lately
help-board = the board and what everybody has
help-list = the choices in full sentences
help-costs = what things cost
help-rule = a rule by number or word: rule 26, rule robber
help-save = write the game to a file
help-quit = write the game to a file and leave
help-trade = An offer can be typed at once: 2 ore for 1 grain, or 1 wool for 1 brick to Blue.
help-board-sea =
    At sea: ~r~ is a ship, *r* a warship, PIR the pirate; fog has not been explored. A number at a corner is a village,
    F a fort, L a landing, W and B sites of wonders, + a point and & a card as gifts.
help-board-cities =
    With Cities & Knights: 2R is an active knight of strength 2 of Red, 2r an inactive one; { $walled }R is a city with a
    wall, { $metropolis }R a metropolis, { $walled_metropolis }R one with a wall. MER is the merchant.
help-board-drawing =
    On the board: { $settlement }R a settlement of Red, { $city }R a city, r and =r= roads. Dots under a name show how
    often its number comes; 6 and 8 come most. ROB is the robber. At the coast: 3:1 takes any three equal cards,
    2:1 two of its kind.
help-panel = In the list of seats: victory points (+ your hidden ones), cards in hand, development cards, knights
    played, longest road; * marks Largest Army and Longest Trade Route.
help-panel-cities = In the list of seats: victory points, cards in hand, progress cards, strength of active knights,
    longest road; * marks the Longest Trade Route. Levels are those of trade, politics and science.
help-phase = The rule of this moment: { $rule }.

## The game

game-welcome = You are { $seat }. { $target } victory points win.
game-bots = At the table: { $bots }.
game-over = The game is over.
game-final = { $seat }: { $points }
game-saved = The game is written to { $file }.
game-resume = Go on with: { $command }
game-not-saved = The game cannot be written to { $file }: { $reason }
game-bot-failed = { $seat } ({ $bot }) failed: { $reason }
game-bye = Goodbye.

## The table in the browser

serve-ready = The table is open: { $address }
serve-network = From other devices in the house: { $address }
serve-no-page = The web page is not built; in the project’s folder, “make page” builds it.
serve-stop = Ctrl-C closes it. Games are kept.

## Fair dice

verify-good =
    { $draws ->
        [one] The dice were fair: the promised secret, the seed and { $draws } draw fit.
       *[other] The dice were fair: the promised secret, the seed and all { $draws } draws fit.
    }
verify-commitment = The secret is not the one that was promised before the first roll.
verify-seed = The game was not played with the seed that the secret and the seats’ shares give.
verify-draws =
    { $step ->
        [0] The seed gives another board or another set-up.
       *[other] From step { $step } on the seed gives something else than the record says.
    }
