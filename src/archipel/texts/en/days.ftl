# Games that are played in days: the clock, holidays, moves in advance.

page-clock-eight_hours = 8 hours per move
page-clock-day = 1 day per move
page-clock-three_days = 3 days per move
page-clock-week = 7 days per move

notice-overtime_voted =
    { $vote ->
        [wait] { $seat } gets more time.
        [bot] A bot makes this move for { $seat }.
       *[seat] A bot plays for { $seat } from now on.
    }

refusal-clock-days = This game is played in days: there is time.
refusal-clock-no_vote = There is nothing to vote about.
refusal-clock-own_vote = The others vote about your time. You can still move.
refusal-holiday-dates = A holiday begins today or within a year and has at most { $days } days.
refusal-holiday-overlaps = You have a holiday then already.
refusal-holiday-too_many = You have { $days } days of holiday a year.
refusal-holiday-unknown = There is no such holiday.
notice-overtime =
    { $then ->
        [vote] Time is over for { $seat }. The others vote.
        [seat] Time is over for { $seat }: a bot gets the seat.
       *[bot] Time is over for { $seat }: a bot makes this move.
    }
notice-seat_given_up = A bot plays for { $name } from now on. { $name } can take the seat back.
