# Les mots communs à tous les jeux.

seat = Place { $number }
bot = Robot { $number }
chance = Hasard
listed = { $most } et { $last }

# Pourquoi une réponse est bonne ou mauvaise, quand rien du jeu lui-même ne le dit.
reason-only = Il n’y a pas d’autre choix.
reason-thumb = C’est ce que ferait un joueur avisé, sans raison plus précise.
reason-even = À peu près aussi bon : rien ne les distingue vraiment.
reason-less = Rien de précis ne s’y oppose, mais la suite est souvent un peu moins bonne.
reason-wins = La partie peut être gagnée aussitôt.
reason-loses = La partie peut être perdue aussitôt.

# Ce qu’un robot répond à ce qu’un partenaire lui a demandé.
answer-yes = D’accord.
answer-cannot = Je ne peux pas le faire à ce tour.
answer-worse = Je préfère m’en abstenir : cela nous coûterait trop cher.
