# Classement, profils et tournois.

## Profils

page-profile = Profil
page-profile-since = depuis { $date } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
page-profile-last = { $count ->
    [one] La dernière partie
   *[other] Les { $count } dernières parties, la plus récente à la fin
}
page-won = gagnée
page-not-won = pas gagnée
page-rating = Cote
page-rating-likely = probable : { $low } à { $high }
page-rating-range = Fourchette
page-rating-by-box = Boîte et joueurs
page-rating-course = Évolution de la cote
page-rating-course-is = De { $first } à { $last }, { $games ->
    [one] { $games } partie classée
   *[other] { $games } parties classées
}
page-rating-none = Pas encore de partie classée. Choisissez « Compter pour le classement » pendant qu’une table attend ; toutes les personnes doivent le choisir.
page-rating-none-guest = Le classement demande un compte. Créez-en un à l’accueil, puis choisissez « Compter pour le classement » pendant qu’une table attend.
page-ladder = Classement
page-ladder-of = sur { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
page-ladder-few = trop peu de parties
page-ladder-all = Toutes les parties
page-ladder-of-box = { $box }, { $seats } joueurs
page-ladder-pool = Parties
page-ladder-how = Une barre courte est une cote sûre ; elle se resserre à chaque partie. Au tableau figure qui a { $games } parties classées.
page-ladder-none = Personne n’a encore { $games } parties classées.
page-streak = Série
page-streak-best = la meilleure : { $best }
page-games = Parties
page-games-by-box = Parties par boîte
page-won-of = { $wins ->
    [one] { $wins } gagnée sur { $games }
   *[other] { $wins } gagnées sur { $games }
}
page-no-games = Pas encore de partie.
page-head-to-head = Face à face
page-head-to-head-how = Qui a fini devant, dans les parties communes.
page-last-games = Dernières parties
page-placed = place { $place } sur { $players }
page-player-gone = joueur supprimé
page-luck = Ouvertures et dés
page-luck-opening = Ouverture
page-luck-pips = { $pips } cartes en 36 lancers
page-luck-pips-others = les autres à ces tables { $others } ; dans les victoires { $won }
page-luck-dice = Cartes des dés
page-luck-cards = { $cards } venues, { $expected } attendues :
page-luck-sevens = { $sevens } sept en { $rolls } lancers à soi, { $expected } attendus
page-luck-games = { $games ->
    [one] D’après l’enregistrement de { $games } partie.
   *[other] D’après les enregistrements de { $games } parties.
}
page-my-data = Toutes mes données
page-privacy-results = Les résultats de vos parties finies et vos cotes, pour les profils et le classement ; ils disparaissent si vous vous supprimez, et les cotes des autres restent.
page-privacy-tournaments = Les noms et les résultats des tournois, jusqu’à ce que l’organisateur les supprime ; votre nom disparaît si vous vous supprimez.

## À une table qui attend

page-rated = Compter pour le classement
page-rated-yes = Tout le monde le veut : cette partie compte.
page-rated-open = { $willing } sur { $people } le veulent ; elle compte si toutes le veulent.

## Tournois

page-tournament = Tournoi
page-tournaments = Tournois
page-tournament-lead = Un club de 6 à 64 joue des rondes à des tables de trois et de quatre. On s’inscrit par un lien, les résultats arrivent d’eux-mêmes.
page-tournament-mine = Mes tournois
page-tournament-new = Organiser un tournoi
page-tournament-new-go = L’organiser
page-tournament-name = Nom
page-tournament-system = Système
page-tournament-swiss = suisse : les égaux se rencontrent
page-tournament-all = tous contre tous
page-tournament-rounds = Rondes
page-tournament-rounds-fit = autant qu’il convient
page-tournament-plays = Je joue aussi
page-tournament-by = organisé par { $name }
page-tournament-round = Ronde { $round }
page-tournament-round-of = { $round ->
    [0] { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
   *[other] ronde { $round } sur { $rounds }
}
page-tournament-is-joining = inscriptions ouvertes
page-tournament-is-playing = en cours
page-tournament-is-between = avant la ronde suivante
page-tournament-is-over = terminé
page-tournament-joining = { $players ->
    [one] { $players } inscrit ; il en faut 6. Passez le lien.
   *[other] { $players } inscrits ; il en faut 6. Passez le lien.
}
page-tournament-join = S’inscrire
page-tournament-leave = Quitter
page-tournament-my-table = À ma table
page-tournament-next = Lancer la ronde { $round }
page-tournament-file = Garder en fichier
page-tournament-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
page-tournament-absent = absent
page-tournament-is-absent = Absent
page-tournament-is-back = De retour
page-tournament-rated = Compter mes parties ici pour le classement
page-tournament-rated-how = { $willing ->
    [one] { $willing } joueur le veut pour l’instant.
   *[other] { $willing } joueurs le veulent pour l’instant.
} Une partie compte si tous, à sa table, le veulent, à partir de la prochaine ronde.
page-tournament-is-rated = pour le classement
page-tournament-counted = compte pour le classement
page-tournament-part = Du vainqueur
page-tournament-opponents = Adversaires
page-tournament-ties = Une table de quatre rapporte 4, 2, 1, 0 points, une table de trois 4, 2, 0 ; une exemption 2. À égalité : plus de victoires, puis la plus grande part des points du vainqueur, puis les adversaires les plus forts (leurs points par partie). Qui est encore à égalité partage la place.
page-tournament-table = Table { $number }
page-tournament-table-open = pas encore ouverte
page-tournament-table-waiting = pas encore commencée
page-tournament-table-playing = en cours
page-tournament-table-over = terminée
page-tournament-table-closed = fermée : entrez le résultat
page-tournament-table-outdated = arrêtée : entrez le résultat
page-tournament-table-damaged = arrêtée : entrez le résultat
page-tournament-played = jouée
page-tournament-by-hand = entrée à la main
page-tournament-look = Regarder
page-tournament-start = Lancer la partie
page-tournament-enter = Entrer le résultat
page-tournament-enter-how = Les points de la partie ; qui en a le plus a gagné, et qui est à égalité partage la place.
page-tournament-enter-go = Garder le résultat
page-tournament-byes = Exempts : { $names }
page-tournament-absents = Absents : { $names }
page-tournament-end = Terminer maintenant
page-tournament-end-sure = Terminer le tournoi ? Les parties non finies ne comptent pas.
page-tournament-forget = Le supprimer
page-tournament-forget-sure = Supprimer le tournoi pour tout le monde ? Ses tables restent.
