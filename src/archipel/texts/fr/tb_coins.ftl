# L’or, dans tous les scénarios qui ont des pièces. en/tb_coins.ftl a les mêmes clés.

## Pourquoi pas

refusal-coins-too_few = Il vous faut { $count } or pour une ressource.
refusal-coins-twice = Vous avez déjà acheté deux ressources avec de l’or ce tour-ci.
