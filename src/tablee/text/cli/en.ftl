# Words of the commands. `words("saved-as", file=name)` gives the message `saved-as` with its parameter `$file`.

## Rules

rule-source =
    { $source ->
        [partly] partly our design: the rulebook does not say all of it
        [table] the numbers in the table are our design: the rulebook does not give them
        [ruling] our ruling: the rulebook leaves it open
       *[designed] our design: the rulebook does not say
    }
piece-source = our design: the rulebook does not show what is on it

## Playing in the terminal

new-game = New game of { $game }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
resumed = { $file } picks up where it left off.
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
meanwhile = Meanwhile { $player } may: { $actions }
not-now = '{ $text }' is not possible now.
rule-says = Rule { $rule }: { $text }
no-such-action = '{ $text }' is not an action of this game: actions look like '{ $example }'.
no-such-rule = There is no rule '{ $rule }': ids run from { $first } to { $last }.

## Commands while playing

help-title = What you can type
help-number = a number: make this choice
help-action = an action in notation, such as { $example }: make this choice
help-words = ?: see how actions are written
help-why = ? and a number or an action: what it does, or why it is not possible
help-hint = { $typed }: what the table would do, with the chance of winning after it, the difference to the best, and why
help-rule = r and a rule id, such as r { $rule }: read the rule; r 5 reads a chapter, r 0 the introduction
help-board = b: show the board again
help-log = l: show what has happened; l and a number: that many lines
help-undo = u: take back your last choice
help-save = s and a file name: save the game
help-quit = q: save and leave

hint-title = What the table would do, and the chance of winning after it, give or take { $doubt }%:
hint-chance = { $percent }%
hint-equal = about equal

words-title = This is how actions are written, with an example of each
log-earlier = { $lines ->
    [one] One earlier line
   *[other] { $lines } earlier lines
}: l { $all } shows everything.

## Taking back, saving, leaving

undone = Taken back: { $choice }.
undo-told = { $player } takes a choice back.
deed-told = { $player }: “{ $said }”
wish-told = { $asker } asks { $player }: “{ $said }”
stepped-in-told = { $player } found no way forward: the table answers instead, so that the game goes on.
reseed-told = The game goes on with fresh luck.
rules-told = From here on under newer rules.
rules-back-told = From here on under newer rules: what came after entry { $to } does not fit them and no longer counts.
entry-told = Written down at the time: { $player }, “{ $do }”.
entry-chance-told = Written down at the time: chance, “{ $do }”.
final-scoring = Final scoring
nothing-to-undo = There is nothing to take back.
your-secret = Pass the keyboard to { $player }. Nobody else should look now. Press Enter to go on:
cannot-undo = That cannot be taken back: dice were rolled, a card was revealed or another player has acted since.
saved-as = Saved as { $file }.
cannot-save = { $file } cannot be written: choose a new name in a folder you may write to.
resume-with = Go on with: { $command }
left = You leave the table. The game is kept in { $file }.

## End of a game

seed-promise = Fingerprint of the seed: { $hash }
assisted = An assisted game: the table gave a hint.
seed-shown = The seed was { $seed }: with it, anybody can verify the dice.
replay-with = Watch it again with: { $command }
press-enter = Press Enter to go on:

## Reviews

review-by-weights = Chances estimated from what was learned in many games, ± { $doubt }.
review-by-rollouts = Chances estimated from games played on to the end, ± { $doubt }.
review-sums = { $start }% · dice { $luck } · decisions { $decisions } · unexplained { $rest } = { $end }%
review-margin = (margin { $points })
review-luck = dice and cards
review-decisions = decisions
review-rest = unexplained
review-turn = Turn
review-chance = Chance
review-by-turn = Turn by turn
review-no-turning-points = No turn changed much by dice or decisions alone.
review-point-luck = Turn { $turn } of { $of }: dice { $change }
review-point-decision = Turn { $turn } of { $of }: decisions { $change }
review-came = This came up: { $what } → { $value }%
review-outcome = It could have been ({ $share }%): { $what } → { $value }%
review-range = Other draws led to chances from { $low }% to { $high }%.
review-why = Why: { $reason }
review-open-later = Nearly as good a chance came again later: part of it counts there.
review-chosen = { $value }%: { $what } (this was chosen)
review-option = { $value }%: { $what }

## The board of Runemasters

board-signs = Runes: { $runes }. A cross is a wound, a star a rerolled die. LP is life, MP mana; Ult shows how far the Ultimate power is charged and how often it can still be used. Monsters come from space 5 down to 1; +1MP is what a kill earns.
board-letters = R B Y G V W
board-round = { $level } level, round { $round }, turn { $turn }
board-setup = { $level } level, set-up
board-temple = Temple life { $bar } { $life }/{ $full }
board-left = Monster deck: { $monsters }{ $dawn ->
    [0] {""}
    [one] {" "}(Dawn)
   *[other] {" "}(Dawn in the last { $dawn })
}, Event deck: { $events }
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

## The board of Tales of Glory

plain-signs = A place shows its name, * if it stands out, and what lies on it: the number of a seat is a piece of it, · is nothing.
author-note = For the author: { $note }.
glory-signs = Signs: { $resources }. Kinds: { $kinds }. A tile shows its cost, its reward, its Chest in brackets and its sides: ○ is a connector, ⚷ half a key, – a bare side; on places, ◇ and what the connector brings, such as T=2◊ for a treasure as neighbour. ×M is for each monster; end: comes when the game is over. [⚷] is an open Chest; free cells show their names, as in put 0,-1.
glory-letters = M C P T H Q
glory-counts = majority 3● 3◊ surrounded closed
glory-over = Final scoring
glory-setup = Set-up
glory-round = Round { $round } of { $rounds }, tiles left by Age: { $piles }
glory-wild = Slots { $first } to { $last } are the Wild Lands: one coin or potion more. { $discarded ->
    [0] No tile is discarded after the round.
    [one] One tile is discarded after the round.
   *[other] { $discarded } tiles are discarded after the round.
}
glory-free = free
glory-cost = { $kind }: { $cost }
glory-end = end: { $gain }
glory-player = Player
glory-quests = Quests
glory-holds = { $slot ->
    [0] { $tile }
   *[other] { $tile }, slot { $slot }
}
glory-card = card { $slot }
glory-chosen = has chosen
glory-origins = Tiles Places Chests Majorities End
glory-rank = Rank
glory-area = { $player }: { $hero }
glory-rewards = { $tile }, { $cell }, still offers { $rewards }
glory-surcharge = Wild Lands: +1● or +1◊

## The board of Les Gardiens de Havresac

havresac-signs = Guardians: { $guardians }. Creatures: { $creatures }. Ground: · plain, ♣ forest, ≈ lake, ♜ Castle, letters are huts, numbers groves, ① ② ③ start spaces; △ is a destroyed village, ▲ a repaired one; ■ is a closed chest, □ an opened one; ^ is a tent. ☀2 is a day face with two steps, ☾ a night face. Spaces go by column and row, as in to G4.
havresac-guardians = GU WA TH PR DR HU
havresac-creatures = fo cr pi fa
havresac-phases = Scouting/Adventure/Glory/Recruitment/End of the day
havresac-setup = Set-up · { $board }
havresac-round = Day { $round } of { $rounds } · { $phase } · { $board }
havresac-over = Final scoring
havresac-shop = Guardian Gold Left Steps
havresac-player = Player
havresac-columns = VP Gold Glory Bag Villages Chests Monsters Fairies
havresac-scores = VP Track Monsters Chests Gold Villages Fairies
havresac-rank = Rank
havresac-done = has finished
havresac-owned = { $points } VP, { $gold } gold
havresac-glory = glory so far { $glory }, worth { $gold } gold and { $points } VP
havresac-bag = Bag: { $guardians }
havresac-all = Your guardians: { $guardians }
havresac-aside = Set aside: { $guardians }
havresac-objects = Objects: { $objects }
havresac-fresh = Just found, for the next guardian: { $object }

## The board of Defenders of the Realm

defenders-signs = Colours: { $colours }. A location shows its minions by their letters, ◆ its crystals, ♛ a General, ◎ a Magic Gate, $ a treasure chest, ① to ④ the heroes. Beware of !: this location is one minion from an overrun, this General one step from Monarch City. ● is a Life Token that is ready, ○ one that is spent, × one that is lost, + a bonus action; ★ is a special card. ♥ is the life of a General; → its next location.
defenders-letters = R G B K
defenders-phases = Daytime/End of Daytime/Evening/Night
defenders-setup = Set-up
defenders-turn = Turn { $turn } · { $player }, { $phase } · { $slot }: { $cards ->
    [one] one card each Night
   *[other] { $cards } cards each Night
}
defenders-quiet = This Night will be quiet.
defenders-supply = Supply: { $minions } ◆{ $crystals } ◎{ $gates } · Decks: Hero { $heroes }, Darkness { $dark }, quests { $quests }
defenders-fallen = defeated
defenders-major = major wounds
defenders-healing = healing
defenders-purple = Monarch City and inns
defenders-roads = Roads: { $places }
defenders-hand = Hand: { $cards }
defenders-empty = empty
defenders-quest = Quest: { $quest }
defenders-done = completed: { $quests }
defenders-ready = ready to use: { $quests }
defenders-slayer = Slayer: { $colours }
defenders-no-hero = no hero left
defenders-sky = in the sky
defenders-ground = on the ground
defenders-card = Revealed card: { $card }
defenders-card-general = Revealed card, General only: { $card }
defenders-spared = no minions: { $places }
defenders-halted = General stopped
defenders-advances = the General advances
defenders-next = Next cards: { $cards }
defenders-attack = Fight against { $general }: { $cards }
defenders-cancelled = skill cancelled
defenders-dice = { $player }’s dice: { $dice }
defenders-over = Honour
defenders-player = Player
defenders-columns = Hero/Quests/Generals/Honour
defenders-champion = King’s Champion

## The board of Andor

andor-signs = A space shows its number, then ① to ④ the heroes and the creatures: { $creatures }, ♛ a great adversary. & is Tranuk or the great Yetohe warrior, @ the fox-bat, § the silhouette; # is a marker, ▲ a lit fire, △ a burnt-out one, * snow, ° snow that was looked at, ≈ an ice token, × broken ice, ¤ something on the ground, = a secret passage, X a red X, ⌂ home, $ a merchant; + stands for more than there is room for. → is where an arrow leads, ★ a letter with a card, ▸ the hero whose turn it is.
andor-setup = { $legend } ({ $difficulty }) · Set-up
andor-head = { $legend } ({ $difficulty }) · Day { $day }, { $hours } hours · { $free }/{ $spaces } defence spaces
andor-narrator = Narrator:
andor-hero = { $place } · SP { $sp }, WP { $wp }, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} · { $hours ->
    [one] 1 hour used
   *[other] { $hours } hours used
}
andor-ended = day over
andor-rooster = rooster
andor-creature = { $creature } (SP { $sp }, WP { $wp }, { $dice }):
andor-red-dice = { $number ->
    [one] 1 red die
   *[other] { $number } red dice
}
andor-black-dice = { $number ->
    [one] 1 black die
   *[other] { $number } black dice
}
andor-ground = On the ground: { $things }
andor-seen = Seen in the snow: { $tokens }
andor-snow = Hidden in the snow: { $tokens }
andor-ice = Hidden in the ice: { $tokens }
andor-gifts = On offer: { $gifts }
andor-fight = Fight on space { $place }: { $heroes } with { $total } against { $creature } (SP { $sp }, WP { $wp }, { $dice })
andor-dice = Dice of { $hero }: { $dice } · counted so far: { $total }
andor-heroes = Heroes: { $heroes }
andor-slain = Creatures defeated: { $creatures }
