# Words every game needs.

seat = Seat { $number }
bot = Bot { $number }
chance = Chance
