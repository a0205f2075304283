# Les mots communs à tous les jeux.

seat = Place { $number }
chance = Hasard
