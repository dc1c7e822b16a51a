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

notice-a-table = a table
notice-your-turn = Your turn: { $table }
notice-time-ends = Your time ends soon: { $table }
notice-hours-left = { $hours } h left
notice-stop = No more notices
notice-mail =
    { $hours ->
        [0] { $name }, it is your turn at { $table } ({ $speed }).
       *[other] { $name }, you have { $hours } h left for your turn at { $table } ({ $speed }).
    }
    { $link }

    No more mails like this one, in one tap:
    { $stop }
notice-webhook =
    { $hours ->
        [0] { $name }, it is your turn at { $table }: { $link } (no more of these: { $stop })
       *[other] { $name }, you have { $hours } h left for your turn at { $table }: { $link } (no more of these: { $stop })
    }
notice-confirm = Notices of your turns
notice-confirm-mail =
    Somebody wants a mail to this address whenever it is their turn at an Archipel table. If it was you, open this link:
    { $link }

    Otherwise there is nothing to do: no other mail will come.

refusal-notice-off = This server does not send such notices.
refusal-notice-address = This address cannot be used.
refusal-notice-asked = A mail to confirm this address was sent already. Another can be sent tomorrow.
refusal-notice-too_many = You have too many addresses for notices.
refusal-notice-mail_failed = The mail could not be sent.
refusal-notice-zone = This server does not know the time zone { $zone }.
refusal-notice-unknown = This link is not good any more.
refusal-channel-unknown = This address is not there any more.

days-games = Days-per-move games
days-wait-for-you =
    { $count ->
        [one] { $count } waits for you
       *[other] { $count } wait for you
    }
days-left = { $time } left
days-turn-since = { $name }’s turn for { $time }
days-bots-move = bots are moving
days-not-begun = not begun yet
days-your-turn = Your turn
days-look = Look
days-settings = Notices and holidays
days-span-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }{ $hours ->
        [0] {""}
       *[other] { " " }{ $hours } h
    }
days-span-hours = { $hours } h
days-span-minutes = { $minutes } min
days-holiday = on holiday
days-overtime = When time is over
days-overtime-bot = a bot makes that move
days-overtime-vote = the others vote
days-overtime-seat = a bot gets the seat
days-overtime-is =
    { $what ->
        [vote] when time is over, the others vote
        [seat] when time is over, a bot gets the seat
       *[bot] when time is over, a bot makes that move
    }
days-offers = Offers stay open for
days-offers-are = offers stay open for { $hours } h
days-nobody-stays = Nobody has to stay: you find the table on the start page whenever it is your turn.
days-late = Time is over for { $name }
days-vote = Vote
days-vote-wait = More time
days-vote-bot = A bot makes this move
days-vote-seat = A bot gets the seat
days-roll-and-end = Roll and end my next turn by itself
days-refuse = Decline by itself
days-refuse-below =
    { $price ->
        [0] no offers
        [9] all offers
       *[other] offers of fewer than { $price } for 1
    }
days-tell-me = Tell me when it is my turn
days-tell-me-how = One notice for each turn, with a link to the table and one to stop. Nothing of the game is in it.
days-again = Again 6 h before my time is over
days-again-how = Where 6 h before falls into quiet hours, the reminder comes before them.
days-quiet = Quiet hours
days-quiet-from = Quiet from
days-quiet-until = until
days-quiet-how = What would come then comes afterwards, if it is still your turn.
days-by-push = Browser
days-by-mail = Mail
days-by-webhook = Chat
days-not-confirmed = open the link in the mail that was sent there
days-stop = Stop
days-push-go = Tell me in this browser
days-mail = Mail address
days-mail-go = Tell me by mail
days-hook = Address of your group’s webhook
days-hook-go = Tell me in the chat
days-hook-how = Slack, Mattermost, Discord and others give you this address where incoming webhooks are set up.
days-mail-sent = A mail was sent to this address. Open the link in it.
days-added = Saved.
days-ended = You get no more of these notices.
days-confirmed = From now on you get a mail when it is your turn.
days-holidays = Holidays
days-holidays-how = Your clocks stand still, in all games that are played in days. { $used } of { $days } days of this year are used.
days-from-to = { $first } to { $last }
days-holiday-end = End it
days-first = First day
days-last = Last day
days-holiday-go = Add the holiday
refusal-page-no_push = This browser does not allow notices here.
page-privacy-holidays = Your holidays from games that are played in days, for a year.
page-privacy-notices = Where you want notices, if you do: a mail address, the address of a webhook, or a browser’s subscription; and your quiet hours with their time zone. As long as you want them.
