# What players of Cities & Knights read, beside the texts of the base game in base.ftl. fr/cities_knights.ftl has the same
# keys; each chapter has its own file, ck_*.ftl.

## Games and options

game-cities_knights = Improve your cities, keep knights, and stand together when the barbarians land.
    .title = Cities & Knights
option-cities_knights = add Cities & Knights
option-harbour_timing = a new harbour can be used at once, or from the next turn
option-progress_limit = a fifth progress card is discarded at once, or the active player may play down to four
page-option-harbour_timing = New harbours
page-option-progress_limit = A fifth progress card
choice-harbour_timing-at_once = at once
choice-harbour_timing-next_turn = from the next turn
choice-progress_limit-discard = is discarded
choice-progress_limit-play_down = may be played

## Commodities

card-cloth = cloth
    .count = { $count } cloth
    .short = clo
card-coin = coin
    .count =
        { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        }
    .short = coi
card-paper = paper
    .count = { $count } paper
    .short = pap

## Pieces and prices

piece-knight = knight, or its next rank
    .short = knight
piece-activation = activating a knight
    .short = active
piece-wall = city wall
    .short = wall

fact-defender_cards = Defender of Catan
