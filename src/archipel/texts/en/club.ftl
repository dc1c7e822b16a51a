# Ratings, profiles and tournaments.

refusal-rating-off = This server keeps no ratings.
refusal-rating-account = Rated games are for people with an account: make one first.
