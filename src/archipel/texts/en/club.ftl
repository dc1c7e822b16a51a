# Ratings, profiles and tournaments.

## Profiles

page-profile = Profile
page-profile-since = since { $date } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
page-profile-last = { $count ->
    [one] The last game
   *[other] The last { $count } games, the newest last
}
page-won = won
page-not-won = not won
page-rating = Rating
page-rating-likely = likely { $low } to { $high }
page-rating-range = Likely range
page-rating-by-box = Box and players
page-rating-course = Course of the rating
page-rating-course-is = From { $first } to { $last }, { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}
page-rating-none = No rated games yet. Choose “Count for the ratings” while a table waits; all people there must choose it.
page-rating-none-guest = Ratings are for people with an account. Make one on the start page, then choose “Count for the ratings” while a table waits.
page-ladder = Leader board
page-ladder-of = of { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-ladder-few = too few games yet
page-ladder-all = All games
page-ladder-of-box = { $box }, { $seats } players
page-ladder-pool = Games
page-ladder-how = A short bar is a sure rating; it shrinks with every game. On the board is who has { $games } rated games.
page-ladder-none = Nobody has { $games } rated games yet.
page-streak = Streak
page-streak-best = best: { $best }
page-games = Games
page-games-by-box = Games by box
page-won-of = { $wins } won of { $games }
page-no-games = No games yet.
page-head-to-head = Head to head
page-head-to-head-how = Who finished higher, games with both.
page-last-games = Last games
page-placed = place { $place } of { $players }
page-player-gone = a deleted player
page-luck = Openings and dice
page-luck-opening = Opening
page-luck-pips = { $pips } cards in 36 throws
page-luck-pips-others = others at these tables { $others }; in won games { $won }
page-luck-dice = Cards of the dice
page-luck-cards = { $cards } came, { $expected } expected:
page-luck-sevens = { $sevens } sevens in { $rolls } own rolls, { $expected } expected
page-luck-games = { $games ->
    [one] From the record of { $games } game.
   *[other] From the records of { $games } games.
}
page-my-data = All my data
page-privacy-results = Results of your finished games and your ratings, for profiles and the leader board; they go when you delete yourself, and the ratings of others stay.
page-privacy-tournaments = Names and results in tournaments, until their organiser removes them; your name goes when you delete yourself.

## At a table that waits

page-rated = Count for the ratings
page-rated-yes = Everybody wants it: this game counts.
page-rated-open = { $willing } of { $people } people want it; it counts if all do.

## Tournaments

page-tournament = Tournament
page-tournaments = Tournaments
page-tournament-lead = A club of 6 to 64 plays rounds at tables of three and four. People join by a link, results come by themselves.
page-tournament-mine = My tournaments
page-tournament-new = Organise a tournament
page-tournament-new-go = Organise it
page-tournament-name = Name
page-tournament-system = System
page-tournament-swiss = Swiss: equals meet
page-tournament-all = everybody meets everybody
page-tournament-rounds = Rounds
page-tournament-rounds-fit = as many as fit
page-tournament-plays = I play too
page-tournament-by = organised by { $name }
page-tournament-round = Round { $round }
page-tournament-round-of = { $round ->
    [0] { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
   *[other] round { $round } of { $rounds }
}
page-tournament-is-joining = open to join
page-tournament-is-playing = being played
page-tournament-is-between = before the next round
page-tournament-is-over = over
page-tournament-joining = { $players ->
    [one] { $players } player has joined; it takes 6. Pass the link on.
   *[other] { $players } players have joined; it takes 6. Pass the link on.
}
page-tournament-join = Join
page-tournament-leave = Leave
page-tournament-my-table = To my table
page-tournament-next = Start round { $round }
page-tournament-file = Keep as a file
page-tournament-players = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
page-tournament-absent = absent
page-tournament-is-absent = Is absent
page-tournament-is-back = Is back
page-tournament-rated = Count my games here for the ratings
page-tournament-rated-how = { $willing ->
    [one] { $willing } player wants it so far.
   *[other] { $willing } players want it so far.
} A game counts if all people at its table want it, from the next round on.
page-tournament-is-rated = for the ratings
page-tournament-counted = counts for the ratings
page-tournament-part = Of winner
page-tournament-opponents = Opponents
page-tournament-ties = A table of four brings 4, 2, 1, 0 points, a table of three 4, 2, 0; a bye 2. Equal points: more wins, then the larger part of the winners’ points, then stronger opponents (their points for each game). Who is still equal shares the place.
page-tournament-table = Table { $number }
page-tournament-table-open = not open yet
page-tournament-table-waiting = not begun yet
page-tournament-table-playing = being played
page-tournament-table-over = over
page-tournament-table-closed = closed: enter the result
page-tournament-table-outdated = stopped: enter the result
page-tournament-table-damaged = stopped: enter the result
page-tournament-played = played
page-tournament-by-hand = entered by hand
page-tournament-look = Look
page-tournament-start = Start the game
page-tournament-enter = Enter result
page-tournament-enter-how = Points of the game; who has the most has won, and who ties shares the place.
page-tournament-enter-go = Save result
page-tournament-byes = Bye: { $names }
page-tournament-absents = Absent: { $names }
page-tournament-end = End it now
page-tournament-end-sure = End the tournament? Games that are not over do not count.
page-tournament-forget = Remove it
page-tournament-forget-sure = Remove the tournament for everybody? Its tables stay.
