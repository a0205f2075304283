# The Royal Game of Ur, in English. The names of the squares come from board.py.

label-throw = Throw
label-reserve = Pieces waiting
label-home = Pieces home

event-threw = { $seat } throws { $pips }.
event-stuck = { $seat } cannot move.
event-entered = { $seat } brings a piece onto { $square }.
event-moved = { $seat } moves from { $square } to { $to }.
event-captured = { $seat } sends a piece of { $other } back from { $square }.
event-left = { $seat } takes a piece off the board: { $home } home.
event-again = The rosette on { $square }: { $seat } throws again.
event-won = { $seat } has all pieces home.

choice-throw = The dice show { $pips }
choice-enter = Bring a piece onto { $square }
choice-move = Move from { $square } to { $to }
choice-off = Take the piece on { $square } off the board

prompt-throw = The dice are thrown.
prompt-move = { $seat }, move a piece by { $pips }.
    .wait = { $seat } is moving a piece by { $pips }.
    .you = Move a piece by { $pips }.

outcome-all_home = { $winners } has all pieces home and wins.

why-UR-2-1 = It is not your turn.
why-UR-2-2 = The table throws the dice.
why-UR-2-4 = A piece moves exactly as many squares of its way as the throw says.
why-UR-3-1 = You have no piece waiting beside the board.
why-UR-3-2 = A piece leaves the board only with the exact throw.
why-UR-3-3 = A piece of your own stands there.
why-UR-3-4 = No piece of yours stands on that square.
why-UR-4-2 = The piece there stands on a rosette: it cannot be sent back.
