# Words every game needs.

seat = Seat { $number }
bot = Bot { $number }
chance = Chance
listed = { $most } and { $last }

# Why an answer is good or bad, where nothing of the game itself tells it.
reason-only = There is no other choice.
reason-thumb = It is what a sensible player does here; no single reason decides it.
reason-even = About as good; no single reason sets them apart.
reason-less = No single reason counts against it, but it tends to end a little worse.
reason-wins = It may win the game at once.
reason-loses = It may lose the game at once.

# What a bot answers to what a partner has asked for.
answer-yes = As you wish.
answer-cannot = I cannot do that this turn.
answer-worse = I would rather not: it would cost us too much.
