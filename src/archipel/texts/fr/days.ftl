# Les parties jouées en plusieurs jours : l’horloge, les congés, les coups donnés d’avance.

page-clock-eight_hours = 8 heures par coup
page-clock-day = 1 jour par coup
page-clock-three_days = 3 jours par coup
page-clock-week = 7 jours par coup

notice-overtime_voted =
    { $vote ->
        [wait] { $seat } : du temps en plus.
        [bot] { $seat } : un robot joue ce coup.
       *[seat] { $seat } : un robot joue désormais à cette place.
    }

refusal-clock-days = Cette partie se joue en plusieurs jours : le temps ne manque pas.
refusal-clock-no_vote = Il n’y a rien à décider.
refusal-clock-own_vote = Les autres votent sur votre temps. Vous pouvez encore jouer.
refusal-holiday-dates = Un congé commence aujourd’hui ou dans l’année et dure au plus { $days } jours.
refusal-holiday-overlaps = Vous avez déjà un congé à ces dates.
refusal-holiday-too_many = Vous avez { $days } jours de congé par an.
refusal-holiday-unknown = Ce congé n’existe pas.
notice-overtime =
    { $then ->
        [vote] Temps écoulé pour { $seat }. Les autres votent.
        [seat] Temps écoulé pour { $seat } : un robot reçoit la place.
       *[bot] Temps écoulé pour { $seat } : un robot joue ce coup.
    }
notice-seat_given_up = Un robot joue désormais pour { $name }, qui peut reprendre sa place.
