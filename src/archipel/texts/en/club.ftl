# Ratings, profiles and tournaments.

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
