# Les parties jouées en plusieurs jours : l’horloge, les congés, les coups donnés d’avance.

page-clock-eight_hours = 8 heures par coup
page-clock-day = 1 jour par coup
page-clock-three_days = 3 jours par coup
page-clock-week = 7 jours par coup

notice-overtime_voted =
    { $vote ->
        [wait] { $seat } : du temps en plus.
        [bot] { $seat } : un robot joue ce coup.
       *[seat] { $seat } : un robot joue désormais à cette place.
    }

refusal-clock-days = Cette partie se joue en plusieurs jours : le temps ne manque pas.
refusal-clock-no_vote = Il n’y a rien à décider.
refusal-clock-own_vote = Les autres votent sur votre temps. Vous pouvez encore jouer.
refusal-holiday-dates = Un congé commence aujourd’hui ou dans l’année et dure au plus { $days } jours.
refusal-holiday-overlaps = Vous avez déjà un congé à ces dates.
refusal-holiday-too_many = Vous avez { $days } jours de congé par an.
refusal-holiday-unknown = Ce congé n’existe pas.
notice-overtime =
    { $then ->
        [vote] Temps écoulé pour { $seat }. Les autres votent.
        [seat] Temps écoulé pour { $seat } : un robot reçoit la place.
       *[bot] Temps écoulé pour { $seat } : un robot joue ce coup.
    }
notice-seat_given_up = Un robot joue désormais pour { $name }, qui peut reprendre sa place.

notice-a-table = une table
notice-your-turn = À vous : { $table }
notice-time-ends = Bientôt la fin de votre temps : { $table }
notice-hours-left = encore { $hours } h
notice-stop = Ne plus m’avertir
notice-mail =
    { $hours ->
        [0] { $name }, c’est à vous de jouer : { $table } ({ $speed }).
       *[other] { $name }, il vous reste { $hours } h pour jouer : { $table } ({ $speed }).
    }
    { $link }

    Ne plus recevoir ces messages, d’un seul geste :
    { $stop }
notice-webhook =
    { $hours ->
        [0] { $name }, c’est à vous de jouer : { $table }, { $link } (ne plus avertir : { $stop })
       *[other] { $name }, il vous reste { $hours } h pour jouer : { $table }, { $link } (ne plus avertir : { $stop })
    }
notice-confirm = Notifications quand c’est à vous
notice-confirm-mail =
    Quelqu’un souhaite un message à cette adresse quand c’est son tour à une table d’Archipel. Si c’est vous, ouvrez ce lien :
    { $link }

    Sinon, il n’y a rien à faire : aucun autre message ne viendra.

refusal-notice-off = Ce serveur n’envoie pas de telles notifications.
refusal-notice-address = Cette adresse ne peut pas servir.
refusal-notice-asked = Un message de confirmation a déjà été envoyé à cette adresse. Un autre pourra l’être demain.
refusal-notice-too_many = Vous avez trop d’adresses pour les notifications.
refusal-notice-mail_failed = Le message n’a pas pu être envoyé.
refusal-notice-zone = Ce serveur ne connaît pas le fuseau horaire { $zone }.
refusal-notice-unknown = Ce lien n’est plus valable.
refusal-channel-unknown = Cette adresse n’est plus là.

days-games = Parties en plusieurs jours
days-wait-for-you =
    { $count ->
        [one] { $count } vous attend
       *[other] { $count } vous attendent
    }
days-left = encore { $time }
days-turn-since = { $name } doit jouer, depuis { $time }
days-bots-move = les robots jouent
days-not-begun = pas encore commencée
days-your-turn = À vous
days-look = Voir
days-settings = Notifications et congés
days-span-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }{ $hours ->
        [0] {""}
       *[other] { " " }{ $hours } h
    }
days-span-hours = { $hours } h
days-span-minutes = { $minutes } min
days-holiday = en congé
days-overtime = Quand le temps est écoulé
days-overtime-bot = un robot joue ce coup
days-overtime-vote = les autres votent
days-overtime-seat = un robot reçoit la place
days-overtime-is =
    { $what ->
        [vote] temps écoulé : les autres votent
        [seat] temps écoulé : un robot reçoit la place
       *[bot] temps écoulé : un robot joue ce coup
    }
days-offers = Les offres restent ouvertes
days-offers-are = offres ouvertes pendant { $hours } h
days-nobody-stays = Personne n’a besoin de rester : la table est sur la page d’accueil quand c’est à vous.
days-late = Temps écoulé pour { $name }
days-vote = Voter
days-vote-wait = Plus de temps
days-vote-bot = Un robot joue ce coup
days-vote-seat = Un robot reçoit la place
days-roll-and-end = Lancer les dés et finir mon prochain tour d’office
days-refuse = Refuser d’office
days-refuse-below =
    { $price ->
        [0] aucune offre
        [9] toutes les offres
       *[other] les offres de moins de { $price } contre 1
    }
days-tell-me = M’avertir quand c’est à moi
days-tell-me-how = Une notification par tour, avec un lien vers la table et un pour arrêter. Rien de la partie n’y figure.
days-again = Encore une fois 6 h avant la fin de mon temps
days-again-how = Si 6 h avant tombe dans les heures silencieuses, le rappel vient avant elles.
days-quiet = Heures silencieuses
days-quiet-from = Silence de
days-quiet-until = à
days-quiet-how = Ce qui viendrait alors vient après, si c’est encore à vous.
days-by-push = Navigateur
days-by-mail = Courriel
days-by-webhook = Discussion
days-not-confirmed = ouvrez le lien du message envoyé à cette adresse
days-stop = Arrêter
days-push-go = M’avertir dans ce navigateur
days-mail = Adresse de courriel
days-mail-go = M’avertir par courriel
days-hook = Adresse du webhook de votre groupe
days-hook-go = M’avertir dans la discussion
days-hook-how = Slack, Mattermost, Discord et d’autres donnent cette adresse là où se règlent les webhooks entrants.
days-mail-sent = Un message a été envoyé à cette adresse. Ouvrez le lien qu’il contient.
days-added = Enregistré.
days-ended = Vous ne recevrez plus ces notifications.
days-confirmed = Vous recevrez désormais un message quand c’est à vous.
days-holidays = Congés
days-holidays-how = Vos horloges s’arrêtent, dans toutes les parties en plusieurs jours. { $used } des { $days } jours de cette année sont pris.
days-from-to = du { $first } au { $last }
days-holiday-end = Y mettre fin
days-first = Premier jour
days-last = Dernier jour
days-holiday-go = Ajouter le congé
refusal-page-no_push = Ce navigateur ne permet pas les notifications ici.
page-privacy-holidays = Vos congés des parties en plusieurs jours, pendant un an.
page-privacy-notices = Où vous voulez être averti, si vous le voulez : une adresse de courriel, celle d’un webhook ou l’abonnement d’un navigateur ; et vos heures silencieuses, avec leur fuseau horaire. Tant que vous le voulez.
