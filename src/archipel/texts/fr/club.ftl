# Classement, profils et tournois.

refusal-rating-off = Ce serveur ne tient pas de classement.
refusal-rating-account = Les parties classées demandent un compte : créez-en un d’abord.
