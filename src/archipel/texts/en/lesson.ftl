# Lessons: what the table says during one, and the first lesson. Words between stars are strong. `.text` is the text beside a
# large board, `.brief` the one on a phone, `.todo` the thing to do, `.name` the step in the list, `.show-1` stands
# under the first drawing. `page-lesson-now-` and a kind of action is what the learner does after a step.

page-lesson-step = Step { $step } of { $count }
page-lesson-skip = Skip the lesson
    .short = Skip
page-lesson-return = On with the lesson
page-lesson-waiting = *Done.* Now the others play.
page-lesson-now = *Good.* Go on with what is lit.
page-lesson-now-place_road = A road comes with it: tap the *lit path*.
page-lesson-now-roll = The others have played. Your turn: press *Roll*.
page-lesson-now-end_turn = Your turn is done: press *End*.
page-lesson-now-confirm_trade = { page-bot-name-3 } says yes: press *Trade*.
page-lesson-now-steal = And now steal a card: press the button *Steal a card from { page-bot-name-2 }*.
page-lesson-over = That was the lesson
page-lesson-end = Go on with this very game against the bots. The bulb at the top shows a good move.
page-lesson-go-on = Go on playing
page-lesson-to-start = To the start page
page-lesson-bots-wait = The bots wait for you.
page-lesson-done = done
page-learn = Show me how
page-learn-steps =
    { $count ->
        [one] { $count } thing to do
       *[other] { $count } things to do
    }

lesson-base-first = First lesson
lesson-base-first-goal = Ten points win
    .name = Ten points win
    .text = Reach 10 on your own turn and the game is yours. Settlements and cities score, and they harvest from every tile they touch.
    .brief = A settlement is 1 point, a city 2. They also harvest from the tiles they touch.
    .todo = Tap the *lit corner* to settle between forest, hills and mountains.
    .show-1 = ★
    .show-2 = ★★
    .show-3 = longest ★★
    .show-4 = largest ★★
lesson-base-first-harvest = Roll, then harvest
    .name = Roll and harvest
    .text = Each tile with the rolled number pays everybody who lives on its corners: 1 card for a settlement, 2 for a city. More dots, more often.
    .brief = Each tile with that number pays its neighbours: 1 card for a settlement, 2 for a city.
    .todo = Press *Roll*, bottom right.
    .show-1 = 1 in 36
    .show-2 = 4 in 36
    .show-3 = 5 in 36
lesson-base-first-costs = Everything has a price
    .name = What things cost
    .text = Roads lead to new places. A settlement has to stand on one of your roads, two paths or more from any other.
    .brief = A road costs 1 lumber and 1 brick. Roads lead to places for new settlements.
    .todo = *Road* is chosen. Tap the *lit path* to build it.
lesson-base-first-trade = Swap what you have too much of
    .name = Trade
    .text = Anybody may say yes to your offer, on your turn only. The bank always swaps 4 of a kind for 1; a harbour asks for 3 or 2.
    .brief = Offer cards on your turn. The bank takes 4 of a kind for 1, a harbour 3 or 2.
    .todo = 3 grain and no wool: press *Offer to everyone*.
lesson-base-first-robber = Sevens, robber, surprise cards
    .name = Robber and cards
    .text = A 7 pays nobody. Players with more than 7 cards give half back. You move the robber: it shuts down one tile, and you steal a card from a player there. A knight, one of the cards you can buy, does the same.
    .brief = A 7 pays nobody; 8 cards or more: half go back. The robber shuts a tile and steals.
    .todo = Tap the *lit tile*: it feeds { page-bot-name-2 } and { page-bot-name-3 }.
    .show-1 = shuts a tile
    .show-2 = over 7: half back
    .show-3 = moves it too
