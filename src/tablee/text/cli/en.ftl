# Words of the commands. `words("saved-as", file=name)` gives the message `saved-as` with its parameter `$file`.

## Playing in the terminal

new-game = New game of { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
resumed = { $file } goes on where it was.
kept-in = Every move is kept in { $file }
line-dropped = The last line of the file was cut off before its move was announced. It is dropped.
new-seed = The secret seed of this game is not at hand: chance goes on with a new one.
played-by = { $seat }: { $player }
human = you
suggested = recommended
ask-choice = Your choice, 1 to { $last } (h for help):
not-a-choice = There is no choice '{ $text }': type a number from 1 to { $last }, or h for help.
possible-now = This is possible now: { $choice }.
refused = Not possible: { $reason }
not-now = '{ $text }' is not possible now.
rule-says = Rule { $rule }: { $text }
no-such-action = '{ $text }' is no action of this game: actions look like '{ $example }'.
no-such-rule = There is no rule '{ $rule }': ids run from { $first } to { $last }.

## Commands while playing

help-title = What you can type
help-number = a number: make this choice
help-action = an action in notation, such as { $example }: make this choice
help-words = ?: see how actions are written
help-why = ? and a number or an action: what it does, or why it is not possible
help-rule = r and a rule id, such as r RUN-5.20: read the rule
help-board = b: show the board again
help-log = l: show what has happened; l and a number: that many lines
help-undo = u: take back your last choice
help-save = s and a file name: save the game
help-quit = q: save and leave

words-title = This is how actions are written, with an example of each
log-earlier = { $lines ->
    [one] One earlier line
   *[other] { $lines } earlier lines
}: l { $all } shows everything.

## Taking back, saving, leaving

undone = Taken back: { $choice }.
undo-told = { $player } takes a choice back.
reseed-told = Chance goes on with another seed, fingerprint { $hash }…
nothing-to-undo = There is nothing to take back.
cannot-undo = That cannot be taken back: dice, a card or another player's choice have come since.
saved-as = Saved as { $file }.
cannot-save = { $file } cannot be written: choose a new name in a folder you may write to.
resume-with = Go on with: { $command }
left = You leave the table. The game is kept in { $file }.

## End of a game

seed-promise = Fingerprint of the seed: { $hash }
seed-shown = The seed was { $seed }: with it, anybody can verify the dice.
replay-with = Watch it again with: { $command }
press-enter = The Enter key goes on:

## The board of Runemasters

board-goal = Hold the temple until the Dawn card comes. You lose if the temple falls or no guardian is left alive.
board-signs = Runes: { $runes }. A cross is a wound, a star a rerolled die. LP is life, MP mana; Ult shows how far the Ultimate power is charged and how often it can still be used. Monsters come from space 5 down to 1; +1MP is what a kill earns.
board-letters = R B Y G V W
board-round = { $level } level, round { $round }, turn { $turn }
board-setup = { $level } level, set-up
board-temple = Temple life { $bar } { $life }/{ $full }
board-left = { $monsters ->
    [one] one Monster card
   *[other] { $monsters } Monster cards
} and { $events ->
    [one] one Event card
   *[other] { $events } Event cards
} left
board-event = Event: { $name }. { $text }
board-frozen = All monsters are stone until the turn ends.
board-fallen = Fallen: { $names }
board-dice = Dice:
board-spent = spent: { $dice }
board-blocked = === BLOCKED ===
board-life = LP
board-mana = MP
board-ultimate = Ult { $bar } ×{ $left }
board-ultimate-ready = Ult ready ×{ $left }
board-ultimate-spent = Ult used up
board-elder = Elder
board-shield = shield
board-poison = poisoned
board-angel = angel
