# The Harbormaster, a variant of Traders & Barbarians.

page-box-harbormaster = Harbormaster
page-option-harbormaster = Harbormaster
option-harbormaster = a tile worth two points for the most harbours; one point more wins
award-harbormaster = Harbormaster
page-harbour-points = Harbour points
event-harbormaster =
    { $harbour_points ->
        [0] Nobody is Harbormaster any more.
       *[other]
            { $seat_is ->
                [you] You are Harbormaster now: { $harbour_points } harbour points.
               *[other] { $seat } is Harbormaster now: { $harbour_points } harbour points.
            }
    }
note-harbormaster-1 = A settlement at a harbour is worth one harbour point, a city two. [TB-HM-1]
note-harbormaster-2 = The first player with three harbour points is Harbormaster: two points. Only a player with more takes the tile away. [TB-HM-2]
note-harbormaster-3 = You need one point more than usual to win. [TB-HM-3]
fact-harbour_points = harbour points
