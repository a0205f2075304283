# Words every game needs.

seat = Seat { $number }
chance = Chance
