# Classement, profils et tournois.

refusal-rating-off = Ce serveur ne tient pas de classement.
refusal-rating-account = Les parties classées demandent un compte : créez-en un d’abord.
refusal-tournament-unknown = Ce tournoi n’existe pas.
refusal-tournament-too_many = Vous organisez trop de tournois : supprimez-en d’abord.
refusal-tournament-seats = Ce jeu n’a pas de table à trois ou à quatre.
refusal-tournament-begun = Le tournoi a commencé : plus personne ne peut s’inscrire.
refusal-tournament-full = Le tournoi est complet.
refusal-tournament-not_yours = Seul l’organisateur peut le faire.
refusal-tournament-round_open = Il manque encore des résultats dans cette ronde.
refusal-tournament-over = Le tournoi est terminé.
refusal-tournament-too_few = Il n’y a pas assez de joueurs : il en faut au moins { $least }.
refusal-tournament-result = Un résultat a des points pour chaque joueur, et le vainqueur en a le plus.
