# Les mots communs à tous les jeux.

seat = Place { $number }
bot = Robot { $number }
chance = Hasard
listed = { $most } et { $last }
