# Texts of the terminal game alone.

## The screen

board-robber = ROB
board-pirate = PIR
board-merchant = MER
panel-you = You
panel-turn = Turn { $turn } · { $seat }
panel-start = Setup · { $seat }
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
panel-supply = bank
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
panel-fact = { $fact }: { $there }
panel-pieces = { $piece }, { $seat }: { $places }
panel-log-earlier =
    { $count ->
        [one] … { $count } earlier line (log)
       *[other] … { $count } earlier lines (log)
    }

## Choosing

menu-places = { $label } ({ $count })
menu-more = { $label }…
menu-marked =
    { $count ->
        [one] The only place is marked on the board.
       *[other] Places 1 to { $count } are marked on the board. Type “list” for their names.
    }
menu-back = 0 goes back.
menu-locked = Not now: { $what }. Type “why” for the reasons.
prompt-map = Map { $number }. Press Enter to play on it, or type anything for another one.
prompt-begin = Press Enter to begin.
prompt-one = Enter to continue (? for help)
prompt-choice = 1-{ $count } (? for help)
prompt-trade = Give what for what? (2 ore for 1 grain; or: … to Blue; 0 goes back)
prompt-cards = Which cards? (2 ore 1 wool; 0 goes back)
say-out-of-range = Choose from 1 to { $count }.
say-unknown = I do not understand “{ $text }”. Type ? to see what you can type.
say-unreadable = I do not understand “{ $text }”. Write it like this: 2 ore for 1 grain.
say-unreadable-cards = I do not understand “{ $text }”. Write it like this: 2 ore 1 wool.
say-why = { $label }: { $reason }
say-possible = { $label }: possible now.
say-nothing-locked = Everything you could do in this phase is possible.
say-which = { $text }: which do you mean? { $what }
say-no-rule = No rule has this number or word: { $text }.
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

help-choose = Type the number of a choice and press Enter. Enter alone redraws the screen.
help-quit-any-time = “?” shows help; “q” saves the game to a file and quits.
help-commands = You can also type:
help-help = this help
help-why = why something is not possible now, or why for one thing: why city
help-log = what happened recently
help-board = the board and what each player has
help-list = the choices as full sentences
help-costs = what things cost
help-rule = a rule by number or word: rule 26, rule robber
help-save = save the game to a file
help-quit = save the game to a file and quit
help-trade = You can type an offer directly: 2 ore for 1 grain, or 1 wool for 1 brick to Blue.
help-board-sea =
    At sea: ~r~ is a ship, *r* a warship, PIR the pirate; fog is unexplored. A number at a corner is a village,
    F a fort, L a landing, W and B sites of wonders, + a point and & a card as gifts.
help-board-cities =
    With Cities & Knights: 2R is an active knight of strength 2 of Red, 2r an inactive one; { $walled }R is a city with a
    wall, { $metropolis }R a metropolis, { $walled_metropolis }R one with a wall. MER is the merchant.
help-board-drawing =
    On the board: { $settlement }R is a settlement of Red, { $city }R a city, r and =r= roads. Dots under a name show how
    often its number comes up; 6 and 8 are the most frequent. ROB is the robber. On the coast: 3:1 takes any three cards
    of one kind, 2:1 two of the kind it names.
help-panel = In the list of players: victory points (+ your hidden ones), cards in hand, development cards, knights
    played, longest road; * marks Largest Army and Longest Trade Route.
help-panel-cities = In the list of players: victory points, cards in hand, progress cards, strength of active knights,
    longest road; * marks the Longest Trade Route. The levels are those of trade, politics and science.
help-phase = Rule for this phase: { $rule }.

## The game

game-welcome = You are { $seat }. { $target } victory points win.
game-bots = At the table: { $bots }.
game-over = The game is over.
game-final = { $seat }: { $points }
game-saved = Game saved to { $file }.
game-resume = To continue: { $command }
game-not-saved = The game could not be saved to { $file }: { $reason }
game-bot-failed = { $seat } ({ $bot }) failed: { $reason }
game-bye = Goodbye.

## The table in the browser

backup-made = { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
  } copied. Keep this file to yourself.
backup-restored = { $file }: { $rows ->
    [one] one row
   *[other] { $rows } rows
  } restored.
old-deleted = Deleted: guests: { $guests }, logins: { $logins }, tables: { $tables }, imported records: { $imports }.
admin-tables = { $tables ->
    [one] One table.
   *[other] { $tables } tables.
  }
admin-people = { $people ->
    [one] One person.
   *[other] { $people } people.
  }
admin-guest = guest
admin-closed = The table { $table } is closed.
admin-removed = The table { $table } is deleted.
admin-person-removed = The person { $person } is deleted.
serve-ready = The table is open: { $address }
serve-network = From other devices on the network: { $address }
serve-no-page = The web page is not built; run “make page” in the project folder.
serve-stop = Ctrl-C stops the server. Games are saved.

## Fair dice

verify-good =
    { $draws ->
        [one] The dice were fair: the committed secret, the seed and { $draws } draw match.
       *[other] The dice were fair: the committed secret, the seed and all { $draws } draws match.
    }
verify-commitment = The secret is not the one committed to before the first roll.
verify-own-header = The commitment comes from the record itself. To check that the server did not replace it, add --commitment with the fingerprint the table showed before the game.
verify-shares = A seat’s share is not the one it committed to.
verify-unbound = This is an older record: the seats gave their shares without committing to them first.
verify-withheld = Not proved for seats that kept their share back: { $seats }.
verify-seed = The game was not played with the seed given by the secret and the seats’ shares.
verify-draws =
    { $step ->
        [0] The seed gives a different board or setup.
       *[other] From step { $step } the seed gives a different result than the record.
    }
