# Words every game needs.

seat = Seat { $number }
bot = Bot { $number }
chance = Chance
listed = { $most } and { $last }
