# The interface of the table, in English. Texts of a game come from the game itself.

## Everywhere

language = Language
settings = Settings
close = Close
done = Done
no = No
agree = Agree
you = you
copy = Copy
copied = Copied
cancel = Cancel
menu = Menu
loading = One moment…
labelled = { $label }: { $what }
about = About Tablée
keyboard = Keyboard
to-lobby = All tables
to-light = Switch to the light theme
to-dark = Switch to the dark theme
connecting = Reaching the table…
connection-lost = Not connected to the table. Trying again; nothing you did is lost.
connection-silent = The table does not answer. Trying again; nothing you did is lost.
connection-unconfirmed = Not connected: your move is not confirmed yet. It will be sent again as soon as the table is back.
connection-back = Connected again.
page-missing = There is nothing at this address
table-missing = This table cannot be opened
link-broken = This link does not work
problem-offline = The table cannot be reached.
problem-other = That did not work: { $message }.
problem-failed = That did not work. Try once more.
problem-fault = Something went wrong at the table. What happened is in the log of the server.
problem-refused = The table does not accept this.
problem-malformed = The table did not understand this page: load it again.
problem-bad-request = The table did not understand this page: load it again.
problem-no-hello = The table did not understand this page: load it again.
problem-wrong-method = The table did not understand this page: load it again.
problem-too-large = That is too much at once.
problem-too-long = This record is too long to be opened here.
problem-too-fast = That was too fast: wait a moment.
problem-too-slow = That did not arrive in time: send it once more.
problem-busy = Many people want the same just now: try again in a moment.
problem-too-many-tables = You have too many games going: finish some, or delete them, before you open another.
problem-try-again = The table is being opened again: try once more.
problem-not-saved = The server cannot keep anything at the moment: its disk may be full, or its database away. This does not count yet; try once more.
problem-not-ready = The server cannot reach its data just now: try again in a moment.
problem-outside-root = This address is outside the place where the table lives: check the link.
problem-conflict = Somebody was faster: look again and choose anew.
problem-late = The game has moved on: choose again.
problem-bad-notation = There is no such action in this game.
problem-nothing-to-undo = You have not chosen anything yet.
problem-undo-refused = The game cannot go back to this moment: return to one where you chose something.
problem-no-request = This request is no longer open.
problem-unknown-entry = There is no such moment in this game.
problem-position-lost = This moment cannot be shown under today’s rules: the log tells what happened.
problem-table-lost = This game was played with rules or pieces that are not here any more: it cannot be shown, but its record can be downloaded.
problem-not-your-seat = This seat belongs to somebody else.
problem-unknown-event = There is no such line in the log.
problem-unknown-seat = There is no such seat.
problem-seat-taken = Somebody else sits here already.
problem-secret-seat = Another person knows the secrets of this seat and must agree, but is not here. Meanwhile a bot can play it.
problem-not-away-long = This person has not been away for long enough yet.
problem-asked-before = This was just declined: wait a while before you ask again.
problem-not-partners = The bots of this game are rivals: they do nobody any favours.
problem-not-a-bot = No bot sits here: ask the person.
problem-unknown-wish = The bot cannot be asked for this now.
problem-no-wishes = What may be asked could not be computed: try once more.
problem-not-asked = You are not being asked this, or you have answered it already.
problem-not-host = Only the person who opened the table can do this.
problem-not-seated = Only those who sit at the table may do this.
problem-unknown-table = There is no such table, or you are not invited to it.
problem-unknown-link = This link leads nowhere: ask for a new one.
problem-link-revoked = This link was revoked: ask for a new one.
problem-code-revoked = This return link or recovery code was revoked.
problem-device-revoked = This browser was signed out by its owner. A return link or a recovery code of another device brings you back.
problem-unknown-device = You have no such device any more.
problem-unknown-code = Nobody has this code.
problem-unknown-game = This game is not on the table.
problem-unknown-bot = There is no such bot.
problem-unknown-language = The table does not speak this language.
problem-unknown-path = There is nothing at this address.
problem-unknown-host = The table does not answer at this address.
problem-other-origin = This request comes from another page.
problem-bad-name = A name has at most 40 letters and no invisible characters.
problem-bad-table = Such a table cannot be opened: look at the seats and options again.
problem-bad-record = This file is not a record, or it was changed after the game.
problem-bot-failed = A bot cannot go on. Load the page again, or let somebody else have its seat.
problem-hints-off = The host of this table does not allow hints.
problem-hint-coming = The table is still thinking about the last hint: wait a moment.
problem-no-hint = The server is too busy to give a hint now: ask again later.
problem-game-over = The game is over.
problem-game-runs = The game is not over yet.
problem-not-over = The game is not over yet.
problem-no-review = There is no review of this game.
problem-unknown-luck = The dice of this game are not known: play on with new luck.
problem-bad-query = The table cannot tell you this here.
problem-dropped = Something newer was asked meanwhile.
problem-secret = This record holds secrets: you can have it once the game is over.

## Games

together = Together
rivals = Rivals
players = { $range } players
minutes = { $range } min
progress-round = Round { $round }

## Lobby

nav-tables = Tables
nav-rules = Rules
greeting-morning = Good morning{ $name }
greeting-day = Hello{ $name }
greeting-evening = Good evening{ $name }
tables-waiting =
    { $count ->
        [0] No table is waiting for you.
        [one] One table is waiting for you.
       *[other] { $count } tables are waiting for you.
    }
first-visit = Open a table: alone with bots, or with friends by link. No account needed.
waiting-for-you = Waiting for you
oldest-first = oldest first
also-running = Also running
finished = Finished
result-won = Won
result-lost = Lost
result-over = Finished
of-count =
    { $of ->
        [3] three
        [4] four
        [5] five
       *[other] { $of }
    }
result-place =
    { $place ->
        [2] Second of { of-count }
        [3] Third of { of-count }
        [4] Fourth of { of-count }
        [5] Fifth of { of-count }
       *[other] Number { $place } of { of-count }
    }
since = { $time } ago
play = Play
open-table = Open
replay = Replay
keep = Rename, put away, delete
keep-of = Rename, put away or delete: { $name }
rename-table = Rename
put-away = Put away
put-away-hint = It leaves your list, and only yours; you will find it at the bottom of the page.
delete-table = Delete
delete-hint = You can bring it back for a week. Then it is gone for good.
delete-others = Other people sit here: the table will be gone for them too.
delete-for-all = Delete for everybody
was-put-away = { $name } has been put away.
was-deleted = { $name } has been deleted.
was-renamed = The table has been renamed.
bring-back = Bring back
gone-until = Gone for good on { $day }
shelf = Put away ({ $count })
bin = Deleted ({ $count })
all-finished = Show all { $count }
five-games = Five games, one table
new-table = New table
read-rules = Rules
enter-code = Enter a link or code
import-record = Open a record
who-are-you = Your name
name-hint = What others see at the table.
join-invites = { $name } invites you
join-invited = You are invited
join-seats = Who sits where
join-yours = your seat
join-taken = taken
join-free = free
join-name = Your name at the table
join-sit = Sit down
join-sit-as = Sit down as { $figure }
join-ask = Ask to sit down
join-asks = Somebody else has played this seat and knows its secrets. The people at the table are asked whether you may go on; until then you watch.
join-learn = Learn it in 5 minutes
join-later = Not now
saved = Saved
save-name = Save
code-title = Link or code
code-hint = A seat link, a return link, or your recovery code.
code-go = Continue

## New table

difficulty-easiest = easiest
difficulty-hardest = hardest
seat-count = Seats in play
seats-hint = the order of play, clockwise
seat-me = Me
seat-friend = Friend by link
seat-bot = Bot
seat-name = Name of the player at seat { $number }
seat-name-hint = Name, if you like
seat-number = Seat { $number }
seat-who = Who sits at seat { $number }
seat-strength = Strength of the bot at seat { $number }
host = host
table-name = Name of the table
table-name-hint = optional
rhythm = How you play
rhythm-hint = a seat waits { $span } for somebody who is away
rhythm-live = Live
rhythm-days = Over days
learn-first = Learn { $game } in 5 minutes
open-it = Open the table
friends-to-come =
    { $count ->
        [0] You can start at once.
        [one] One friend still has to come: you get the link next.
       *[other] { $count } friends still have to come: you get the links next.
    }
links-title = The table is open
links-hint = Send each friend one link. A link is a seat: whoever opens it can sit down there.
go-to-table = To the table
more-options = More options
bot = Bot
bot-random = Random bot
bot-greedy = Quick bot
bot-thumb = Novice bot
bot-novice = Novice bot
bot-companion = Companion bot
bot-master = Master bot
bot-other = { $name } bot
level-novice = follows the game’s rules of thumb and answers at once.
level-companion = has more experience, or thinks ahead a little.
level-master = thinks ahead longest: up to a few seconds a move.
level-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
  }
level-elsewhere = For comparison
level-wins = A team of this level wins about { $percent }% of games ({ $where }).
level-beats = Wins about { $percent }% of games against a { $other } ({ $where }).
bot-short = Bot { $number }
you-short = You
engine-waiting = Bots that think ahead are still warming up: until they are ready, they are slower and do not see as far.
engine-plain = Bots that think ahead are slower here, and do not see as far.

## At the table

board = Board
dock = Dice, hand and choices
drawer = Log and rules
seats = Seats
rail = What else there is
rail-things = Mine
rail-bag = Bag
rail-others = Others
rail-hero = Hero
rail-company = Company
rail-night = Ahead
rail-tale = My tale
page-newer = Tablée has been updated.
page-reload = Load the new page
drawn-map = Map
drawn-marked = stands out
drawn-empty = empty
drawn-note = For the author: { $note }.
map-zoom = Zoom
map-nearer = Zoom in
map-farther = Zoom out
map-whole = Whole map
beyond = { $edge }, out of sight: { $what }
beyond-north = Above
beyond-east = To the right
beyond-south = Below
beyond-west = To the left
beyond-legal = { $count ->
    [one] one place to choose
   *[other] { $count } places to choose
}
beyond-danger = danger ({ $names })
beyond-hero = { $names }
rail-fresh = { $count } new
last-steps = Last steps
sheet = Make the choices larger or smaller
your-choices = Your choices
all-choices = All choices
filter-choices = Find among { $count } choices
nothing-found = Nothing found.
suggested = recommended
why-not = why not?
what-else = What is not possible, and why?
choose-hint = { $count ->
        [one] One choice. Press its number or click it.
       *[other] { $count } choices. Press a number or click one.
    }
choose-hint-groups = { $count } choices in groups. Press a number or click one.
choose-hint-board = Click what you choose.
choose-hint-touch = Tap a choice.
chosen-hint = Chosen: { $pieces }. Escape cancels.
chosen-hint-touch = Chosen: { $pieces }. Tap it again to let go.
confirm-choice = { $choice }? Confirm, or choose something else.
waiting-for = Waiting for { $names }
waiting-shown = The table is showing what happened.
waiting-shown-hint = One moment: it is your turn soon.
ending-shown = The game is over: here is the scoring
ending-shown-hint = The result follows.
waiting-away = Waiting for { $names }, away at the moment
waiting-away-hint = The game goes on when they are back.
waiting-away-give = The game goes on when they are back. From { $time } on, their seat can be given to a bot: press it.
waiting-hint = You may look around and look back; the tab will call you.
watching-hint = You are watching.
waiting-seats = { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
waiting-seats-hint = The game goes on when somebody sits there. The key symbol has the links.
the-table = the table
no-choice = Nothing to choose now.
skip = Skip
skip-hint = The table is showing what happened.
hint-ask = What would you do?
hint-thinking = Still thinking…
hint-again = Ask again
hint-to-win = to win
hint-count = { $count ->
        [one] One suggestion.
       *[other] { $count } suggestions.
    }
hint-heard = { $n }. { $deed }: { $chance }.
hint-doubt = Your chance of winning if everyone plays on sensibly, ± { $n }. Choices called “about equal” cannot be told apart.
hint-doubt-together = Your chance of winning together if everyone plays on sensibly, ± { $n }. Choices called “about equal” cannot be told apart.
hint-glance = The machine was too busy for more than a glance: ask again later for a closer look.
hint-plain = The table is not looking as far ahead as it could.
hint-prompt = { $count ->
        [one] A suggestion is on the board. Press it: nothing is done before you confirm.
       *[other] { $count } suggestions are on the board. Press one: nothing is done before you confirm.
    }
hint-asked-by = { $name } asked the table what it would do.
hints-wish = How much should the table say?
hints-wish-hint = What it would do in your place. The others see that you asked, not the answer.
hints-wish-nothing = Nothing
hints-wish-ask = If I ask
hints-wish-always = Always
hints-here = Hints at this table
hints-here-hint = Everybody may ask “What would you do?”; a game with hints counts as assisted.
undo = Undo
reset-turn = Reset turn
take-back-here = Return to this moment
return-title = Return to this moment?
return-what = { $count ->
        [one] One line of the log would no longer count:
       *[other] { $count } lines of the log would no longer count:
    }
return-free = No die has been rolled since and nobody else has acted: it costs nothing.
return-asks = Dice were rolled or others have acted since: the other people are asked first.
return-assisted = Dice were rolled or others have acted since: the game will be marked as assisted.
return-go = Return
return-ask = Ask the others
taken-back = taken back
told-undo = { $name } undoes a choice.
final-scoring = Final scoring
log-setup = Set-up
told-undo-you = You undo a choice.
told-stepped-in = { $name } found no way forward: the table answers instead, so that the game goes on.
told-deed = { $name }: “{ $said }”
told-wish = { $asker } asks { $name }: “{ $said }”
told-wish-you = You ask { $name }: “{ $said }”
intention-next = Next:
intentions-setting = Bots say what they will do
intentions-setting-hint = In cooperative games: at their seats and on the board.
wish-ask = Ask for its next turn:
wish-open = Asked for: “{ $said }”
wish-withdraw = Take it back
seat-take-over = Take over this seat
told-reseed = The game goes on with fresh luck.
told-rules = From here on under newer rules.
told-rules-back = From here on under newer rules: what came after move { $to } does not fit them and no longer counts.
told-entry = Written down at the time: { $name }, “{ $do }”.
told-entry-chance = Written down at the time: chance, “{ $do }”.
undo-request = { $name } would like to undo
undo-request-what = This would be undone:
undo-declined = { $name } does not agree: nothing is undone.
undo-lapsed = Not everybody answered in time: nothing is undone.
undo-pending = You asked to undo; waiting for { $names }.
request-host = The host
request-guest = Somebody
request-owner = the person who played there
request-bot = { $by } would like to give the seat of { $name } to a bot
request-bot-what = { $name } is away and would find a { $bot } there, and can take the seat back from it.
request-open = { $by } would like to open the seat of { $name }
request-open-what = { $name } is away. Whoever has the link of the seat could sit down there.
request-sit = { $guest } would like to play seat { $number }
request-sit-what = Another person has played this seat: { $guest } would see its secrets. It happens only if all agree.
request-sit-owner = You have played this seat: { $guest } would see everything you know there. It happens only if all agree.
request-pending = The others are being asked; waiting for { $names }.
request-withdraw = Withdraw
request-declined = { $name } does not agree: the seat stays as it is.
request-declined-owner = The person who played there does not agree: the seat stays as it is.
request-lapsed = Not everybody answered in time: the seat stays as it is.
on-turn = to play
away = away
seat-open = Free seat
seat-is-open = Nobody sits here yet.
seat-title = Seat { $number }: { $name }
seat-is-yours = You play this seat.
seat-is-person = A person plays this seat.
seat-is-bot = A { $bot } plays this seat.
links-local = These links work on this machine only. For friends elsewhere, start the table with { $command } and open it at the address of this machine.
seat-is-here = Here now: only this person can give the seat away.
seat-is-away = Away at the moment.
seat-away-since = Away since { $time }.
seat-away-now = The seat can be given to a bot now. Whoever comes back is told and can take it back.
seat-away-from = From { $time } on, the seat can be given to a bot.
seat-away-sooner = From { $time } on, the seat can be given to a bot; sooner if all the others agree.
give-away = { $name } is away and would find a { $bot } at this seat. They are told when they come back, and can take the seat back.
give-away-open = { $name } is away and would lose this seat to whoever opens its link first.
give-away-secrets = { $name } is away. The seat would be free, but only { $name } may sit down there unless all agree: it has secrets.
give-away-ask = Ask the others
leave-secrets = This seat has secrets. If you get up, a bot may play on; another person only if all agree, including you. You can come back as long as nobody else sits here.
seat-take-back = Take my seat back
give-away-yes = Give the seat away
seat-lost = Your seat was given away
seat-lost-bot = Since { $time } a { $bot } has been playing seat { $number }.
seat-lost-open = Since { $time } seat { $number } has been free.
seat-lost-person = Since { $time } seat { $number } is no longer yours: { $name } plays it now.
seat-lost-away = You had been away for longer than this table waits ({ $span }).
seat-lost-agreed = The other people at the table had agreed to it.
seat-lost-taken = You may watch.
seat-lost-watch = Watch
replace-by = Give the seat to:
leave-seat = Leave this seat
die-rerolled = rerolled
die-spent = spent
curtain = { $name }, it is your turn
curtain-hint = Everybody else, please look away for a moment.
curtain-open = I am { $name }
curtain-alone = I play all these seats

## Log, rules, cards

log = Log
tab-log = Log
tab-rules = Rules
tab-cards = Cards
fold = Fold the drawer
unfold = Open the drawer
log-empty = Nothing has happened yet.
log-origin = Played on from a moment of a finished game
log-hint = Choose a line to see that moment
log-earlier = Earlier
log-later = Later
log-loading = The earlier part of the game is on its way…
log-rolls = rolls
search-rules = Search the rules
rules-found = { $count ->
        [one] One rule found
       *[other] { $count } rules found
    }
source-designed = our design: the rulebook does not say
source-partly = partly our design: the rulebook does not say all of it
source-table = the numbers in the table are our design: the rulebook does not give them
source-ruling = our ruling: the rulebook leaves it open
source-piece = our design: the rulebook does not show what is on it
rules-introduction = Introduction
rules-of = Rules: { $game }
rules-games = Rules of which game
rules-which = Each game has its rules here, by chapters, with a search.
chapters = Chapters
read-rule = Read the rule
read-chapter = Read the chapter
explanation = Explanation
pins-it = to keep it open
not-possible = Not possible now: { $what }
show-piece = Show: { $piece }
understood = Understood
cards-kind = Monsters
cards-event = Events
cards-mark = Marks
cards-ultimate = Ultimate powers

## Looking back

look-back = Look back
looking-back = You are looking at an earlier moment
looking-back-hint = Arrow keys step through the game. Nothing you do here changes it.
looking-back-no-return = Arrow keys step through the game. You can return only to moments where you chose something.
back-to-now = Back to now
back-to-now-short = Now
earlier = Earlier
step-back = One step back
step-on = One step on
pause = Pause
moment = Moment of the game
moment-of = { $moment } of { $all }
replay-speed = Speed { $speed }

## The end

game-over = The game is over.
other-rules-hint = The game is over. It was played by earlier rules: from move { $n } on, trust the log rather than the board.
watch-only = This game can only be looked at.
watch-only-hint = Whoever runs this server has closed it, or it was played by rules or with pieces that are not here any more. The log tells all of it.
you-won = You have won
you-lost = You have lost
you-came =
    { $place ->
        [2] You came second of { of-count }
        [3] You came third of { of-count }
        [4] You came fourth of { of-count }
        [5] You came fifth of { of-count }
       *[other] You came number { $place } of { of-count }
    }
verify-dice = Check the luck
verify-hint = The first code was fixed before the game began; it is the fingerprint of the seed. Whoever has the record can recompute every roll and every draw.
commitment = Fingerprint
seed = Seed
assisted = An assisted game: a move was taken back after a draw or a reveal, or the table gave a hint.
play-again = Play again
to-rematch = To the new game
show-result = Show the result

## The end page and the review

end-page = The end of the game
end-goals = How the goals stand
end-deeds = Deeds
end-scores = { $game ->
        [defenders] Honour
       *[other] Points
    }
end-next = What next
end-share = Share
end-save = Save
end-board = See the board
end-of = { $n } of { $of }
end-of-life = { $n } of { $of } life
end-even = The points were even.
end-ahead = { $count ->
        [one] One point ahead.
       *[other] { $count } points ahead.
    }
end-behind = { $count ->
        [one] You were one point behind.
       *[other] You were { $count } points behind.
    }
recap-title = While you waited
recap-since = Since your last turn, { $age } ago
recap-of = { $n } of { $all }
recap-replay = Replay it on the board
recap-gains = Gains: { $sums }.
recap-skip = Skip
recap-you = You
recap-life = Life { $from } → { $to }.
recap-times = { $said } (× { $count }).
recap-meanwhile = Meanwhile
recap-wish = Tell me what happened while I waited
recap-wish-hint = A few scenes over the board when your turn begins; otherwise only a button.
recap-chip = { $count ->
        [one] One scene
       *[other] { $count } scenes
    }
rv-percent = { $n }%
rv-percent-below = < { $n }%
rv-luck = luck
rv-decision = decision
rv-decisions = decisions
rv-rest = unexplained
rv-team = the team
rv-chance-team = { $unit ->
        [day] The chance of winning, day by day
        [round] The chance of winning, round by round
       *[turn] The chance of winning, turn by turn
    }
rv-chance-own = { $unit ->
        [day] Your chance of winning, day by day
        [round] Your chance of winning, round by round
       *[turn] Your chance of winning, turn by turn
    }
rv-chance-of = { $unit ->
        [day] The chance of winning, day by day: { $name }
        [round] The chance of winning, round by round: { $name }
       *[turn] The chance of winning, turn by turn: { $name }
    }
rv-doubt = chances within ± { $n }
rv-press = { $unit ->
        [day] Press a day to look at it
        [round] Press a round to look at it
       *[turn] Press a turn to look at it
    }
rv-thinking = Still thinking, { $done } of { $all }
rv-waiting = The review will begin in a moment
rv-queued = Other games are being reviewed first: this one’s turn will come
rv-none = There is no review of this game.
rv-score = expected score { $score }
rv-score-end = Score: { $score }
rv-score-spoken = Expected score { $score }.
rv-turn-sum = { $unit ->
        [day] All decisions of the day: { $sum }
        [round] All decisions of the round: { $sum }
       *[turn] All decisions of the turn: { $sum }
    }
rv-turn-sum-luck = { $unit ->
        [day] All luck of the day: { $sum }
        [round] All luck of the round: { $sum }
       *[turn] All luck of the turn: { $sum }
    }
rv-margin = expected margin { $margin }
rv-margin-end = Margin at the end: { $margin }
rv-margin-spoken = Expected margin { $margin }.
rv-turn-slider = { $unit ->
        [day] Day of the game
        [round] Round of the game
       *[turn] Turn of the game
    }
rv-turns-list = { $unit ->
        [day] The chance by day, in words
        [round] The chance by round, in words
       *[turn] The chance by turn, in words
    }
rv-turn-spoken = { $unit ->
        [day] Day { $turn }: { $before } to { $after }; luck { $luck }, decisions { $decisions }, unexplained { $rest }.
        [round] Round { $turn }: { $before } to { $after }; luck { $luck }, decisions { $decisions }, unexplained { $rest }.
       *[turn] Turn { $turn }: { $before } to { $after }; luck { $luck }, decisions { $decisions }, unexplained { $rest }.
    }
rv-points = Turning points
rv-look-at = { $unit ->
        [day] Look at day { $turn }
        [round] Look at round { $turn }
       *[turn] Look at turn { $turn }
    }
rv-turn = { $unit ->
        [day] Day { $turn }
        [round] Round { $turn }
       *[turn] Turn { $turn }
    }
rv-turn-title = { $unit ->
        [day] Day { $turn }: { $what }
        [round] Round { $turn }: { $what }
       *[turn] Turn { $turn }: { $what }
    }
rv-review = Review
rv-play-on = Play on from here
rv-play-on-short = Play on
rv-play-on-hint = A new table opens at this moment, with you at your seats and bots at the others. The finished game stays as it is.
rv-new-luck = With new luck
rv-same-luck = With the same luck
rv-back = Back to the result
rv-back-short = Result
rv-tab = { $unit ->
        [day] Looking back · day { $turn } of { $all }
        [round] Looking back · round { $turn } of { $all }
       *[turn] Looking back · turn { $turn } of { $all }
    }
rv-way = The way through the game
rv-point-of = turning point { $n } of { $all }
rv-next-point = Turning point { $n }
rv-step-of = Step { $n } of { $all }
rv-steps = steps
rv-roll = What came up
rv-no-roll = { $unit ->
        [day] Nothing was left to chance earlier on this day.
        [round] Nothing was left to chance earlier in this round.
       *[turn] Nothing was left to chance earlier in this turn.
    }
rv-outcomes = What could have come up
rv-outcomes-note = How often it comes up, and the chance of winning after it.
rv-band = { $share } of the time: { $value } to win.
rv-all-alike = Whatever came up, the chance of winning stayed about the same.
rv-bands-note = The chance of winning after it, and how often it comes up.
rv-why = Why
rv-came = this came up
rv-before-after = Before it { $before }, after it { $after }.
rv-and-more = { $names } and { $count } more
rv-as-good = As good or better: { $share }.
rv-as-good-sampled = As good or better: about { $share }.
rv-as-bad = As bad or worse: { $share }.
rv-as-bad-sampled = As bad or worse: about { $share }.
rv-choice = What was chosen
rv-no-choice = Nothing was chosen at this moment.
rv-options = What could be chosen
rv-was-chosen = this was chosen
rv-equal = about equal
rv-open-later = Nearly as good a chance came again later: part of it counts there.
rv-before-choice = Before it: { $before }, if everybody went on in the usual way. These chances are worked out once each choice has been made.
rv-best-was = { $best }: { $value }; what was chosen: { $chosen }.
rv-more = { $count ->
        [one] One more was possible.
       *[other] { $count } more were possible.
    }
rm-end-close-won = { $count ->
        [one] One fire was still burning in the temple.
       *[other] { $count } fires were still burning in the temple.
    }
rm-end-close-lost = { $count ->
        [one] One card was left in the deck.
       *[other] { $count } cards were left in the deck.
    }
rm-end-life = { $count } life
rm-end-slain = { $count ->
        [one] monster slain
       *[other] monsters slain
    }
rm-end-ultimate = { $count ->
        [one] Ultimate power used
       *[other] Ultimate powers used
    }
rm-end-fires = Fires of the temple
rm-end-cards = Night cards drawn
df-end-entered = in the city
df-end-close-won = { $count ->
        [one] Only one crystal was left in the supply.
       *[other] { $count } crystals were left in the supply.
    }
df-end-close-lost = { $down ->
        [0] No General was defeated;
        [one] One General was defeated;
       *[other] { $down } Generals were defeated;
    } { $count ->
        [one] one more hit was needed.
       *[other] { $count } more hits were needed.
    }
df-end-felled = { $count ->
        [one] minion defeated
       *[other] minions defeated
    }
df-end-generals = { $count ->
        [one] killing blow
       *[other] killing blows
    }
df-end-quests = { $count ->
        [one] quest done
       *[other] quests done
    }
df-end-crystals = Crystals on the board
df-end-city = Minions in the city
df-end-supply = Supply: { $what }
df-end-empty = empty
df-end-champion = { $names }, { $honour } honour
df-lost-supply = there is not a single { $what } left in the supply
end-andor-close-won = The narrator stood at { $letter }.
end-andor-close-lost = { $reached ->
        [0] No objective was accomplished.
        [one] { $reached } of { $all } objectives was accomplished.
       *[other] { $reached } of { $all } objectives were accomplished.
    }
end-andor-open = not accomplished
end-andor-fell = not held
end-andor-beaten = { $count ->
        [one] creature defeated
       *[other] creatures defeated
    }
end-andor-fires = { $count ->
        [one] fire lit
       *[other] fires lit
    }
end-andor-days = Days
end-andor-letter = Narrator
end-andor-shields = Defence spaces free
gl-end-tiles = { $count ->
        [one] tile laid
       *[other] tiles laid
    }
gl-end-chests = { $count ->
        [one] Chest opened
       *[other] Chests opened
    }
gl-end-majorities = { $count ->
        [one] prestige from majorities
       *[other] prestige from majorities
    }
hv-end-share = { $name }: { $count }
hv-end-goal = Goal
hv-end-close-won = { $count ->
        [0] You reached it exactly.
        [one] You beat it by one point.
       *[other] You beat it by { $count } points.
    }
hv-end-close-lost = { $count ->
        [one] You were one point short.
       *[other] You were { $count } points short.
    }
hv-end-beaten = { $count ->
        [one] monster eliminated
       *[other] monsters eliminated
    }
hv-end-villages = { $count ->
        [one] village repaired
       *[other] villages repaired
    }
hv-end-chests = { $count ->
        [one] chest opened
       *[other] chests opened
    }

## Share

share = Invite and share
seat-link = Link to seat { $number }
watch-link = Link to watch
position-link = Link to this position
share-position = Make a link to this position
download-record = Download the record
come-back = Come back from elsewhere
come-back-hint = This browser knows you. On another device use one of these; keep them to yourself.
return-link = Your return link
recovery-code = Your recovery code
revoke = Revoke
revoke-this = Revoke: { $what }
link-replaced = The old link no longer works. Here is the new one.
position-link-old = Link to a position
access = My devices and links
access-devices = Where you are known
access-none = No device yet: you are remembered when you do something.
access-links = Links you gave away
access-links-hint = A revoked link no longer works. Whoever is already at the table stays.
device-here = this one
device-seen = last here: { $time }
device-not-seen = not here for a long time
device-unknown = A device
device-code = Revoke its code
device-out = Sign out
device-sure = Sign out for good?
device-hint = Each device has a return link and a code of its own. A device that is signed out needs those of another device to come back.
code-one = Link and code are one secret: revoke it, and you get a new link and a new code.
code-renewed = The old link and the old code no longer work. Here are the new ones.

## Settings

theme = Colours
theme-system = Same as the system
theme-light = Light
theme-dark = Dark
contrast = Contrast
contrast-system = Same as the system
contrast-normal = Normal
contrast-more = High
motion = Motion
motion-system = Same as the system
motion-full = Full
motion-reduced = Reduced
pace = Pace of bots
pace-hint = Press Space to skip.
pace-instant = At once
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
sound = Sounds
reactions = Ask me to react to others
reactions-hint = For games with cards you may play out of turn.
reactions-always = Always
reactions-matters = When it matters
reactions-never = Never
confirm = Confirm every choice
confirm-hint = The first press marks, the second plays.
left-handed = Left-handed
left-handed-hint = Held sideways, a phone has its choices on the left.
curtain-setting = Several people at this screen
curtain-setting-hint = A curtain falls between their turns.

## Keys

key-digits = choose by number
key-enter = confirm
key-end = end, where the prompt offers it
key-undo = undo
key-hint = what would you do?
key-tab = go through prompt, choices, board and drawer
key-arrows = move on the board; step while looking back
key-filter = find a choice
key-explain = explain what is in focus, or keep the explanation open
key-log = log
key-rules = rules
key-look = look one step back or on
key-home = first moment, now
key-review-point = next turning point, in the review
key-review-turn = one turn back or on, in the review
key-skip = skip what is being shown
key-escape = close, cancel, back to now
key-help = this list
key-name-enter = Enter
key-name-tab = Tab
key-name-home = Home
key-name-end = End
key-name-space = Space
key-name-escape = Escape

## Verbs: names of groups of choices

verb-hit = Hit
verb-move = Move
verb-mark = Use the mark
verb-block = Block
verb-charge = Charge
verb-reroll = Reroll
verb-release = Mana release
verb-ultimate = Ultimate power
verb-free_move = Free move
verb-shield = Give a shield
verb-wound = Wound
verb-heal = Heal
verb-exchange_monster = Exchange a monster
verb-move_self = Change paths
verb-take = Take
verb-to = Go to
verb-revive = Revive
verb-life = Take life
verb-choose = Choose
verb-face = Face a path
verb-elder = Name the Elder
verb-angel = Guardian Angel
verb-end = End

## About

about-text = Tablée puts five fantasy board games on one table. The rules are enforced, the dice can be checked, and everything is kept on the machine that serves this page.
about-icons = Icons
about-icons-text = Icons from game-icons.net under CC BY 3.0, recoloured, by { $authors }.
about-fonts = Fonts
about-fonts-text = Cinzel by Natanael Gama; Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica. SIL Open Font License 1.1.
about-games = Games
about-games-text = The games belong to their authors and publishers. All drawings and all rule texts here are our own.
to-source = game-icons.net

## Guided first game

learn-title = First game
learn-step = Step { $step } of { $all }
learn-next = Go on
learn-stop = Leave the guide
learn-do = Your turn: do it to go on.
learn-end = End of the guide
learn-besides = By the way
learn-failed = The guided game cannot be opened
learn-none = There is no guided game for this one yet.

## Board of Runemasters

rm-board = Board: the paths to the temple
rm-temple = Temple
rm-fires = { $lit } of { $full } fires lit
rm-dawn-short = { $count ->
        [0] Dawn has come
        [one] Dawn is the next card
       *[other] Dawn within { $count } cards
    }
rm-new = new
rm-hits = hits { $points }
rm-fallen = fallen
rm-taken = taken
rm-unguarded = Unguarded
rm-to-temple = blows hit the temple
rm-ready = Guardians without a path yet
rm-space = space { $space }
rm-weak-points = { $count ->
        [one] 1 open weak point
       *[other] { $count } open weak points
    }
rm-wounded-points = { $count ->
        [one] 1 wounded weak point
       *[other] { $count } wounded weak points
    }
rm-will-strike = Attacks at the end of this turn
rm-which-die = which die?
rm-dice = Dice
rm-life = Life
rm-mana = Mana
rm-ultimate = Ultimate
rm-shield = shield
rm-poison = poisoned
rm-angel = guardian angel
rm-elder = Elder
rm-your-guardian = Your guardian
rm-on-turn = To play
rm-no-guardian = No guardian chosen yet.
rm-use-first = first of two uses
rm-use-second = second and last use
rm-used-up = used twice, token discarded
rm-event-of = Event of round { $round }
rm-until-dawn = Until dawn
rm-dawn-cards = { $count } cards left; Dawn in the last { $last }
rm-dawn-soon = { $count ->
        [0] Dawn has come
        [one] Dawn is the next card
       *[other] Dawn is one of the { $count } cards left
    }
rm-night = { $drawn } of { $all } cards drawn
rm-when-you-end = When you end
rm-when-ends = When { $name } ends
rm-colon = :
rm-ahead-you = you
rm-ahead-temple = temple
rm-ahead-fall = you fall
rm-strike-you = { $monster } strikes you
rm-strike-other = { $monster } strikes { $name }
rm-strike-temple = { $monster } strikes the temple
rm-shot-you = { $monster } shoots you
rm-shot-other = { $monster } shoots { $name }
rm-shot-temple = { $monster } shoots at the temple
rm-poison-you = The poison gnaws at you
rm-poison-other = The poison gnaws at { $name }
rm-fate-shield = the shield breaks
rm-fate-angel = saved by the angel
rm-fate-missed = goes astray
rm-fate-dies = falls
rm-fate-falls = the game is lost
rm-fate-poisoned = poisoned
rm-frozen = The monsters are stone and do nothing
rm-blocked = Blocked: { $paths }
rm-advance = { $count ->
        [one] One monster advances
       *[other] { $count } monsters advance
    }
rm-recovers = { $monster } recovers from all wounds
rm-nothing = Nothing happens
rm-brief-move = Move: { $path }
rm-brief-free_move = Free: { $path }
rm-note-hit = { $monster }, { $rune } weak point; { $left } left
rm-note-kill = slays { $monster }: { $reward }
rm-plus-life = +{ $count } life
rm-plus-mana = +{ $count } mana
rm-plus-either = +{ $count } mana or life
rm-lost-life = { $count } life wasted
rm-lost-mana = { $count } mana wasted
rm-no-reward = no reward
rm-note-block = On the { $path } nothing moves, shoots or strikes this turn
rm-note-charge = ultimate { $step }
rm-note-ready = ultimate { $step }: ready to use
rm-note-mana = mana { $step }
rm-note-life = life { $step }
rm-note-release = slays { $monster } for { $cost } mana: { $reward }
rm-note-faces = { $monster } on space { $space }
rm-note-empty = no monster there
rm-note-swap = changes places with { $name }
rm-note-end = { $count ->
        [one] One die is lost
       *[other] { $count } dice are lost
    }

## Board of Tales of Glory

tg-progress = Round { $round }
cards-tile = Tiles
verb-select = Choose a card
verb-play = Play
verb-discard = Discard
verb-quest = Play a Quest
verb-return = Put a Quest back
verb-surcharge = Pay the surcharge
verb-put = Place here
verb-open = Open a Chest
verb-connection = Key of a connection
verb-gain = Receive a reward
tg-adventure-board = Adventure board
tg-wild-lands = Wild Lands
tg-or = or
tg-surcharge-either = 1 coin or 1 potion more
tg-surcharge-signed = −1 coin or −1 potion
tg-and-either = { $what }, and { $either }
tg-slot = Slot { $slot }
tg-slot-wild = Slot { $slot }, Wild Lands
tg-empty = empty
tg-taken-by = tile taken by { $name }
tg-your-card = your card
tg-swept = Leftover tiles discarded before the next round, from the lowest slot on: { $count }
tg-swept-short = { $count ->
        [one] leaves each round
       *[other] leave each round
    }
tg-piles = Piles
tg-pile = Age { $age }: { $count ->
        [one] 1 tile left
       *[other] { $count } tiles left
    }
tg-landscapes = Landscapes
tg-landscape-of = { $name }’s landscape
tg-landscape-own = Your landscape
tg-you = You
tg-whole = Show everything
tg-in-hand = In hand
tg-to-place = To place
tg-to-play = Tile taken
tg-you-pay = You pay: { $what }
tg-pay-nothing = Costs you nothing
tg-reinforced = { $count ->
        [one] One potion makes up for a missing point.
       *[other] { $count } potions make up for missing points.
    }
tg-from-wild = From the Wild Lands
tg-free = free
tg-missing = Missing: { $what }
tg-surcharge-wild = 1 coin or 1 potion for the Wild Lands
tg-left = left: { $what }
tg-return-one = Put one of these back
tg-quests = Quests
tg-your-quests = Your quests
tg-quests-held = Quests in hand: { $count }
tg-now = Now: { $what }
tg-unplayed = Not played: brings nothing
tg-cards = Selection cards in turn order
tg-selection-card = card
tg-chooses = { $who ->
        [you] are choosing
       *[other] is choosing
    }
tg-has-chosen = { $who ->
        [you] have chosen
       *[other] has chosen
    }
tg-catches-up = { $who ->
        [you] catch up
       *[other] catches up
    }
tg-plays = { $who ->
        [you] are playing
       *[other] is playing
    }
tg-done = { $who ->
        [you] are done
       *[other] is done
    }
tg-banner = Your banner
tg-players = Players
tg-prestige = prestige
tg-first = First player
tg-yes = yes
tg-no = no
tg-of-combat = Combat
tg-of-magic = Magic
tg-of-coin = Coins
tg-of-potion = Potions
tg-of-key = Keys
tg-of-prestige = Prestige
tg-n-combat = { $count } combat
tg-n-magic = { $count } magic
tg-n-coin = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
tg-n-potion = { $count ->
        [one] 1 potion
       *[other] { $count } potions
    }
tg-n-prestige = { $count } prestige
tg-n-key = { $count ->
        [one] 1 Key
       *[other] { $count } Keys
    }
tg-n-first_player = First Player token
tg-times = { $gain } for each { $each }
tg-each-monster = monster
tg-each-character = character
tg-each-place = place
tg-each-treasure = treasure
tg-each-key = Key placed
tg-each-combat = combat point
tg-each-magic = magic point
tg-each-majority = majority
tg-each-coins3 = 3 coins
tg-each-potions3 = 3 potions
tg-each-surrounded = tile with four neighbours
tg-each-closed_chest = closed Chest
tg-at-end = at the end { $gain }
tg-kind-monster = monster
tg-kind-character = character
tg-kind-place = place
tg-kind-treasure = treasure
tg-kind-hero = hero
tg-kind-quest = Quest
tg-kind-age = { $kind }, age { $age }
tg-needs = needs { $what }
tg-costs = costs { $cost }
tg-gives = gives { $gain }
tg-chest-holds = Chest with { $gain }
tg-opened = { $count ->
        [one] Chest open
       *[other] { $count } Chests open
    }
tg-if = { $gain } with a { $kind }
tg-on-side = { $side }: { $gain }
tg-plain-sides = connectors: { $sides }
tg-half-keys = half-keys: { $sides }
tg-side-north = north
tg-side-east = east
tg-side-south = south
tg-side-west = west
tg-here = { $count ->
        [one] Here one side meets: { $sides }.
       *[other] Here { $count } sides meet: { $sides }.
    }
tg-meets = { $tile } to the { $side }
tg-meets-gain = { $tile } to the { $side } gives { $gain }
tg-meets-unmet = { $tile } to the { $side } gives nothing
tg-nothing = brings nothing at once
tg-deferred = after all placements: { $what }
tg-deferred-nothing = brings nothing this turn
tg-scoring = Final scoring
tg-step-back = One step back
tg-step-on = Next step
tg-step-all = To the end
tg-score-played = What was gained in ten rounds
tg-score-majority = { $holders ->
        [one] { tg-majority-in }, +{ $count }: { $names }
       *[other] { tg-majority-in }, +{ $count } each: { $names }
    }
tg-score-nobody = { tg-majority-in }: nobody has any
tg-majority-in = { $what ->
        [combat] Most combat
        [magic] Most magic
        [potion] Most potions
       *[coin] Most coins
    }
tg-score-end = { $tile } ({ $name }): +{ $count }
tg-score-ranks = The final order
tg-from-tile = Tiles
tg-from-connector = Places
tg-from-chest = Chests
tg-from-majority = Majorities
tg-from-end = At the end
tg-total = Total
tg-rank = Rank
tg-fits = { $count ->
        [0] Fits nowhere in your landscape
        [one] Fits on one cell of your landscape
       *[other] Fits on { $count } cells of your landscape
    }
tg-age-round-short = Age { $age } · round { $round }/{ $all }
tg-step-again = Count again
tg-link = connection
tg-own-gain = the tile itself
tg-own-end = at the end, as things stand
tg-end-now = at the end, as things stand: { $what }
tg-tile-here = { $tile } here
tg-later = After all placements
tg-only-joins = It only joins, and brings nothing more.
tg-tap-again = Tap again to place it
tg-click-to-place = Click or press Enter to place it
tg-click-to-play = Click to play it, then to place it here
tg-tap-to-play = Tap again to play it, then to place it here
tg-beyond = Cells out of sight, { $side }: { $count }
tg-adventure = Adventure
tg-each = each
tg-took = { $name } took the { $tile }
tg-took-you = You took the { $tile }
tg-nearby = Back to the question
tg-back-home = Back to my landscape
hv-progress-summer = Day { $round } of 5 · Summer
hv-progress-winter = Day { $round } of 5 · Winter
hv-hut = Hut { $mark }
hv-grove = Grove { $mark }
hv-start = Start space { $number } ({ $square })
hv-castle = Castle
hv-plain = Plain { $square }
hv-forest = Forest { $square }
hv-lake = Lake { $square }
hv-village = Village { $square }
hv-chest = Chest { $square }
hv-quarter-red = red quarter
hv-quarter-blue = blue quarter
hv-quarter-purple = purple quarter
hv-quarter-yellow = yellow quarter
hv-repaired = repaired
hv-destroyed = in ruins
hv-opened = opened
hv-closed = closed
hv-tent = Tent
hv-deed-eliminate = { $creature }: +{ $count } Glory
hv-deed-sword = { $creature }: +{ $count } Glory, uses a Sword
hv-deed-shot = { $creature }: +{ $count } Glory, +{ $vp } VP at once
hv-deed-capture = Fairy: +{ $count } Glory
hv-deed-repair = Repairs the village: { $before } → { $count } Glory a day
hv-deed-repair-same = Repairs the village: stays at { $count } Glory a day
hv-deed-repair-same-last = Repairs the village: stays at { $count } Glory
hv-deed-repair-last = Repairs the village: { $before } → { $count } Glory
hv-deed-open = Opens the chest
hv-deed-forest = Stops in the forest
hv-deed-recall = Your { $guardian } goes back into the bag
hv-steps = { $count ->
    [one] { $count } step from the { $from }
   *[other] { $count } steps from the { $from }
  }
hv-deed-relieve = Your { $guardian } ({ $place }) goes back into the bag
hv-steps-back = there and back, { $count } steps
hv-start-from = Start from: { $place }
hv-start-here = Start here
hv-face-day = Day face
hv-face-night = Night face
hv-moves = moves { $count }
hv-moves-with = moves { $count } ({ $object })
hv-unhindered = { $object }: unhindered by forests and lakes
hv-straight = straight ahead, any distance
hv-refused-gold = { $count } gold short
hv-refused-reserve = none left in the reserve
hv-refused-order = { $names } may want them first
hv-refused-closed = not now
hv-part-monsters = monsters { $count }
hv-part-fairies = fairies { $count }
hv-part-villages = villages { $count }
hv-part-cups = cups { $count }
hv-state-recruits = { $who ->
    [you] are recruiting
   *[other] is recruiting
  }
hv-state-done = { $who ->
    [you] have finished
   *[other] has finished
  }
hv-now-recruits = { $who ->
    [you] You are recruiting.
   *[other] { $name } is recruiting.
  }
hv-now-done = { $who ->
    [you] You have finished.
   *[other] { $name } has finished.
  }
hv-in-bag = { $count } in the bag
hv-more-cells = { $count ->
    [one] { $count } more destination
   *[other] { $count } more destinations
  }
hv-ware = { $count } gold · { $left } in the reserve
hv-kingdom-of = { $name }’s kingdom
hv-kingdom-own = Your kingdom
hv-kingdoms = Kingdoms
hv-you = You
hv-scout = Scout
hv-back-home = Back to yours
hv-deeds = What else you can do
hv-aids = Objects that can help
hv-count = { $count } × { $name }
hv-nothing = nothing yet
hv-taken = taken
hv-next-fairy = the next fairy gives { $count } Glory
hv-gains = Gains
hv-hunt = Hunt
hv-villages = Villages
hv-fairies = Fairies
hv-glory = { $count } Glory
hv-will-give = → { $gold } gold, { $vp } VP
hv-gave = gave { $gold } gold, { $vp } VP
hv-vp = { $count } VP
hv-vp-short = VP
hv-gold-word = gold
hv-shop = Recruitment
hv-shop-earned = Your { $glory } Glory today: +{ $gold } gold, +{ $vp } VP.
hv-shop-hint = Buy as many guardians as your gold allows; they go into your bag.
hv-shop-early = { $name } comes first. You may already buy what is plentiful enough for everybody before you.
hv-shop-keeps = Gold you do not spend is kept for the next day.
hv-shop-last = The last recruitment: gold you keep only breaks ties in the end.
hv-shop-last-alone = The last recruitment: gold you keep is of no more use.
hv-see-map = See the map
hv-to-shop = Back to recruitment
hv-left = { $count } left
hv-owned = you have { $count }
hv-drawn = Drawn from the bag
hv-bag = Bag · { $count }
hv-bag-empty = The bag is empty.
hv-set-aside = Set aside: { $count } × { $name }
hv-objects = Objects
hv-object-fresh = next guardian
hv-object-counted = counts now
hv-object-used = used
hv-no-objects = No chest opened yet.
hv-chests-left = { $count ->
    [one] { $count } chest still closed
   *[other] { $count } chests still closed
  }
hv-goal = Goal { $count } VP · now { $now }
hv-tiles = Guardian tiles
hv-all-things = Your numbers; open for everything beside the map
hv-of-bag = in the bag
hv-of-glory = Glory
hv-of-villages = Villages
hv-of-fairies = Fairies
hv-of-gold = Gold
hv-of-vp = Victory points
hv-scoring = Final scoring
hv-score-track = The score track after five days
hv-score-monsters = The hunting board scores one last time
hv-score-chests = Each opened chest: 2 VP
hv-score-ties = A tie: gold, then villages, then fairies decide
hv-score-ranks = The final order
hv-score-by-gold = A tie, decided by gold: { $best } against { $next }
hv-score-by-villages = A tie, also in gold; decided by villages: { $best } against { $next }
hv-score-by-fairies = A tie, also in gold and villages; decided by fairies: { $best } against { $next }
hv-score-by-shared = A tie in everything: the victory is shared
hv-score-rank = { $rank } (goal: { $goal } VP)
hv-final-track = Score track
hv-final-monsters = Hunting board
hv-final-chests = Chests
hv-total = Total
hv-rank = Rank
hv-step-back = One step back
hv-step-on = Next step
hv-step-all = To the end
hv-step-again = Count again
verb-swap = Take a guardian’s place
verb-stuck = Set aside
verb-done = Finish
verb-use = Use
verb-storm = Use a Sword
verb-relieve = Take the place
verb-call = Call
verb-shoot = Shoot
verb-build = Repair
verb-recall = Recall
verb-bow = Bow
verb-net = Butterfly net
verb-hammer = Hammer
verb-recruit = Recruit
cards-guardian = Guardians
cards-object = Objects

## Defenders of the Realm: the map

df-progress-day =
    { $count ->
        [one] Turn { $turn } · Day · one action
       *[other] Turn { $turn } · Day · { $count } actions
    }
df-progress-evening = Turn { $turn } · Evening
df-progress-night = Turn { $turn } · Night
df-map = Map of the realm
df-map-ways = Show where a way leads
df-map-inn = inn
df-map-chest = treasure chest
df-map-go = Go to { $place } { $way }
df-map-roads =
    { $count ->
        [one] one road
       *[other] { $count } roads
    }
df-map-pays = discards { $card }
df-map-asks = you choose the card
df-map-quest = Your quest leads here
df-map-danger-overrun = Full: one more minion overruns it
df-map-danger-taint = A third Demon would taint it
df-map-danger-city =
    { $count ->
        [one] One minion in the city: it falls with { $most }
       *[other] { $count } minions in the city: it falls with { $most }
    }
df-map-gates = { $general } is one step from Monarch City

## Defenders: panels and scenes

df-do-foot = On foot
df-do-horse = Horse card
df-do-eagle = Eagle card
df-do-gate_card = Gate card
df-do-gate = Gate to gate
df-do-steed = Noble Steed
df-do-flight = Eagle Flight
df-do-ride = Unicorn
df-do-teleport = Teleport
df-do-build = Build a gate
df-do-rumors = Rumours
df-do-heal_land = Heal the Land
df-do-heal_self = Heal wounds
df-do-fight = Fight minions
df-do-quest = Quest
df-do-here = Fight here
df-do-fireball = Fireball
df-do-sanctify = Sanctify
df-with-horse = Ride, up to 2 roads
df-with-eagle = Fly, up to 4 roads
df-with-gate_card = Through a gate
df-travel-horse = Horse · 2
df-travel-eagle = Eagle · 4
df-travel-gate = Gate
df-any-general = any General
df-dice =
    { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
df-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
df-crystals =
    { $count ->
        [one] { $count } crystal
       *[other] { $count } crystals
    }
df-gate = a Magic Gate
df-special = special
df-hand-colour =
    { $colour ->
        [purple] { $count } special
        [green] { $count } green
        [blue] { $count } blue
        [black] { $count } black
       *[red] { $count } red
    }
df-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
df-life = Life { $count }/{ $full }
df-life-of = { $count } life
df-life-word = life
df-actions-word = actions left
df-tokens = Life Tokens: { $ready } ready, { $spent } spent, { $lost } lost
df-bonus =
    { $count ->
        [one] { $count } bonus action
       *[other] { $count } bonus actions
    }
df-remove = remove
df-fight-dice = { $what } on { $need }+
df-slays = { $what } without rolling
df-roads = up to { $count } roads
df-gate-card-note = to its location or to any gate
df-anywhere = to any location
df-gates-left =
    { $count ->
        [one] { $count } gate left
       *[other] { $count } gates left
    }
df-rumors-note = { $count } cards: keep one colour
df-land-dice = { $count } dice, a 5 or 6 removes a crystal
df-heals =
    { $count ->
        [one] +{ $count } Life Token, to spend from tomorrow
       *[other] +{ $count } Life Tokens, to spend from tomorrow
    }
df-from-afar = with your bow, next door
df-or-from-afar = or with your bow, next door
df-bow-at = with your bow, { $place }: { $what }
df-attack-note =
    { $dice ->
        [one] { $name } has { $life } life · you: { $dice } die on { $need }+
       *[other] { $name } has { $life } life · you: { $dice } dice on { $need }+
    }
df-attack-hopeless = too few dice to bring the General down
df-may-join =
    { $count ->
        [one] another hero may join
       *[other] { $count } others may join
    }
df-need-dice =
    { $count ->
        [one] { $count } die, { $need }+
       *[other] { $count } dice, { $need }+
    }
df-end-death = Ending the day here would kill you
df-end-wounds =
    { $count ->
        [one] Ending the day here means { $count } wound
       *[other] Ending the day here means { $count } wounds
    }
df-end-safe = no wounds here
df-quiet-place = nobody there
df-of-there = there: { $what }
df-copies = you have { $count }
df-your-hero = Your hero
df-hero = Hero
df-back-own = Back to yours
df-no-hero = No hero
df-you = You
df-slayer = Slayer: { $what }
df-quest = Quest
df-war = War
df-company = Company
df-no-quest = No quest.
df-rewards = Completed quests
df-used = used
df-step-done = done
df-step-open = still to do
df-hunted = { $what }: { $n } of { $wanted }
df-to-city = { $count } to city
df-fallen = defeated
df-major = major wounds: does not advance
df-healing = is healing
df-night-cards =
    { $count ->
        [one] { $count } card a night
       *[other] { $count } cards a night
    }
df-taint = Tainted Crystals
df-crystals-of = { $count } of { $all }
df-of = { $count } of { $all }
df-in-city = In Monarch City
df-supply = Minions left in the supply
df-left = left
df-nearest = steps from the nearest General to the city
df-all-things = Your numbers; open for everything beside the map
df-dice-in-hand =
    { $count ->
        [one] die in hand
       *[other] dice in hand
    }
df-on-turn = to play
df-hand = Hand: { $name }
df-hand-of = { $name }’s hand
df-no-cards = No cards in hand.
df-over-limit =
    { $count ->
        [one] { $count } card too many
       *[other] { $count } cards too many
    }
df-new = new
df-cursed = taken by the Curse
df-attack-on = Attack: { $name }
df-leads = leads
df-needs = needs
df-stays-out = Stays out of the fight.
df-odds-kill = { $chance }% to strike the General down.
df-odds-wounds = On average { $wounds } of { $life } wounds.
df-odds-plain = With the cards on the table, without rerolls.
df-commits = is choosing cards…
df-die-shows = Die: { $value }
df-die = Die: { $value }, needs { $need }+
df-hits =
    { $count ->
        [0] no hit
        [one] { $count } hit
       *[other] { $count } hits
    }
df-parried = −{ $count } parried
df-rerolled =
    { $count ->
        [one] rerolled
       *[other] rerolled { $count } times
    }
df-has-rolled = has rolled
df-card-horse = Horse: for one action, up to 2 roads.
df-card-eagle = Eagle: for one action, up to 4 roads.
df-card-gate = Gate: for one action, to this location or to any Magic Gate.
df-card-more =
    { $count ->
        [one] { $count } die against { $general }. Builds a gate on its location, heals tainted land of its colour.
       *[other] { $count } dice against { $general }. Builds a gate on its location, heals tainted land of its colour.
    }
df-no-dice = No dice left to roll.
df-roll-now =
    { $count ->
        [0] Go on without dice
        [one] Roll { $count } die
       *[other] Roll { $count } dice
    }
df-waits =
    { $count ->
        [one] { $count } die, not rolled yet
       *[other] { $count } dice, not rolled yet
    }
df-may-join-one = may still join
df-may-join-dice =
    { $count ->
        [one] may still join: { $count } die
       *[other] may still join: { $count } dice
    }
df-not-needed = did not have to roll
df-killing-blow = Killing blow
df-wounds =
    { $count ->
        [0] no wound
        [one] { $count } wound
       *[other] { $count } wounds
    }
df-cards-lost =
    { $count ->
        [one] { $count } card discarded
       *[other] { $count } cards discarded
    }
df-has-fallen = has fallen
df-back-to-city = to Monarch City
df-unpunished =
    { $general ->
        [balazarg] Demonic Curse: before the dice, each committed card is lost on a 1.
        [gorgutt] Parry: each natural 1 cancels a hit, whoever made it.
        [sapphire] Regeneration: if she survives, she has her full life again.
       *[varkolak] Unyielding: no rerolls and no bonuses against him.
    } If you lose: neither wounds nor cards, but back to Monarch City.
df-skill-cancelled = Cancelled by Amarak’s Blessing
df-result-killed = { $name } is defeated. Killing blow: { $who }.
df-result-survived = { $name } still stands, with { $life } life.
df-result-regenerated = { $name } has full life again.
df-go-on = Go on
df-roll = Dice roll
df-fight-at = Fight: { $place }
df-heal-at = Heal the Land: { $place }
df-slain-note = Without rolling: { $what }.
df-result-down =
    { $count ->
        [one] { $what } is defeated
       *[other] { $what } are defeated
    }
df-result-missed =
    { $count ->
        [one] one minion holds out
       *[other] { $count } minions hold out
    }
df-result-quest-done = Quest completed: { $what }
df-result-quest-failed = The dice were not enough: { $what }
df-result-land-healed = A crystal is gone: { $what }
df-result-land-not-healed = The crystal stays: { $what }
df-night = Night
df-night-card = card { $number } of { $count }
df-night-quiet = The night is quiet.
df-night-placed = { $place }: { $what }, now { $now }
df-spared = spared
df-overrun = will be overrun
df-general-only = Only the General counts.
df-next-place = next location
df-halted = is held up
df-does-not-move = does not move
df-will-move = will advance
df-choose-hero = Choose your hero
df-choose-hint = Each hero has three skills; life is also the number of actions you have each day.
df-fallen-hero = Fallen: { $hero }
df-your-hero-fell = Your hero has fallen
df-replace-hint = Somebody else takes up the fight, in Monarch City, with two cards and a new quest.
df-fallen-of = { $name }’s hero
df-victory = Victory
df-defeat = Defeat
df-honours = Honours
df-honour = honour
df-ceremony = Show the honours
df-champion = King’s Champion
df-champion-is = King’s Champion: { $names }
df-quests-done = Completed quests
df-killing-blows = Killing blows
df-quests-n =
    { $count ->
        [one] { $count } quest
       *[other] { $count } quests
    }
df-generals-n =
    { $count ->
        [one] { $count } General
       *[other] { $count } Generals
    }
df-step-on = Next
df-to-result = To the result
verb-foot = Walk
verb-horse = Ride with a card
verb-eagle = Fly with a card
verb-gate_card = Take a gate with a card
verb-gate = From gate to gate
verb-steed = Noble Steed
verb-flight = Eagle Flight
verb-ride = Ride the Unicorn
verb-teleport = Teleport
verb-build_gate = Build a Magic Gate
verb-rumors = Rumours
verb-heal_land = Heal the Land
verb-heal_self = Heal wounds
verb-fight = Fight minions
verb-attack = Attack a General
verb-quest_action = Pursue the quest
verb-sanctify = Sanctify
verb-here = Fight here
verb-fireball = Fireball
verb-at = Choose this location
verb-card = Card
verb-reward = Use a reward
verb-name = Choose a colour
verb-style = Style
verb-shape = Shape
verb-push = Push back
verb-spy = Spy
verb-half = Protect
verb-send = Move a hero
verb-roller = Roll
verb-marker = Take a minion
verb-actions = Actions
verb-next = Next card
verb-pass = Pass
verb-stop = Stop
verb-decline = Decline
verb-keep = Keep
verb-accept = Keep the dice
verb-turn = Turn the Undead
cards-hero = Heroes
cards-special = Special cards
cards-quest = Quests
cards-general = Generals

# Andor: Le Froid Éternel
an-progress = Day { $day }
cards-creature = Creatures
cards-item = Objects
cards-token = Tokens
cards-ally = Allies
