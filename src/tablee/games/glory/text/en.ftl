# Tales of Glory, in English.
#
# Names of tiles come from the content (data/*.toml), without their articles: see “tile-named”.

## Pieces

kind-monster = monster
kind-character = character
kind-place = place
kind-treasure = treasure
kind-hero = hero
kind-quest = Quest

resource-combat = combat
resource-magic = magic
resource-potion = potions
resource-coin = coins

gain-combat = combat
gain-magic = magic
gain-potion = potions
gain-coin = coins
gain-prestige = prestige
gain-key = Keys
gain-first_player = First Player token

form-coin = coin
form-potion = potion

slot = slot { $number }
cell =
    { $across ->
        [none]
            { $down ->
                [none] on the hero
               *[other] { cells-down } { way-down } of the hero
            }
       *[other]
            { $down ->
                [none] { cells-across } { way-across } of the hero
               *[other] { cells-across } { way-across } and { $rows } { way-down } of the hero
            }
    }
cells-across = { $columns ->
    [one] 1 cell
   *[other] { $columns } cells
}
cells-down = { $rows ->
    [one] 1 cell
   *[other] { $rows } cells
}
way-across = { $across ->
    [west] west
   *[east] east
}
way-down = { $down ->
    [north] north
   *[south] south
}
chest =
    { $x ->
        [0]
            { $y ->
                [0]
                    { $number ->
                        [0] the hero’s first Chest
                       *[other] the hero’s second Chest
                    }
               *[other] the Chest { cell }
            }
       *[other] the Chest { cell }
    }

side-north = north
side-east = east
side-south = south
side-west = west

item-own = the reward of the tile itself
item-north = the reward of its north connector
item-east = the reward of its east connector
item-south = the reward of its south connector
item-west = the reward of its west connector
item-neighbour_north = the reward of the place to the north
item-neighbour_east = the reward of the place to the east
item-neighbour_south = the reward of the place to the south
item-neighbour_west = the reward of the place to the west

ending-running = the game goes on
ending-scored = the ten rounds are over

amount =
    { $gain-id ->
        [combat] { $amount } combat
        [magic] { $amount } magic
        [potion]
            { $amount ->
                [one] { $amount } potion
               *[other] { $amount } potions
            }
        [coin]
            { $amount ->
                [one] { $amount } coin
               *[other] { $amount } coins
            }
        [key]
            { $amount ->
                [one] { $amount } Key
               *[other] { $amount } Keys
            }
        [first_player] the First Player token
       *[other] { $amount } prestige
    }

price =
    { $coins ->
        [0]
            { $potions ->
                [one] { $potions } potion
               *[other] { $potions } potions
            }
        [one]
            { $potions ->
                [0] { $coins } coin
                [one] { $coins } coin and { $potions } potion
               *[other] { $coins } coin and { $potions } potions
            }
       *[other]
            { $potions ->
                [0] { $coins } coins
                [one] { $coins } coins and { $potions } potion
               *[other] { $coins } coins and { $potions } potions
            }
    }

place =
    { $rank ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] last
    }

# A tile in a sentence and at its beginning. Some titles of Quests have an article or take none.
tile-named = { $tile-id ->
    [q_great_work] { $tile }
    [q_citadel] { $tile }
    [q_tomb] { $tile }
    [q_monsterbane] { $tile }
    [q_fellowship] { $tile }
    [q_collector] { $tile }
    [q_thousand_locks] { $tile }
   *[tile] the { $tile }
}
tile-named-first = { $tile-id ->
    [q_great_work] { $tile }
    [q_citadel] { $tile }
    [q_tomb] { $tile }
    [q_monsterbane] { $tile }
    [q_fellowship] { $tile }
    [q_collector] { $tile }
    [q_thousand_locks] { $tile }
   *[tile] The { $tile }
}
other-named = { $other-id ->
    [q_great_work] { $other }
    [q_citadel] { $other }
    [q_tomb] { $other }
    [q_monsterbane] { $other }
    [q_fellowship] { $other }
    [q_collector] { $other }
    [q_thousand_locks] { $other }
   *[tile] the { $other }
}

## Options of a new game

preset-first_game = First game
    .text = The set-up of the rulebook for a first game: without Quests.
option-quests = Play with Quests
    .text = Every player holds two secret Quests to play alongside the tiles; for experienced players.
option-quests-no = no
option-quests-yes = yes
option-quest_timing = Rewards and Quest payment
    .text = Whether rewards come after each tile, and may pay for the next, or after all tiles of a turn.
option-quest_timing-sequential = tile after tile
option-quest_timing-deferred = rewards after all placements
option-simultaneous_play = Play tiles at the same time
    .text = Everybody plays their tile at once instead of in turn: faster with many players.
option-simultaneous_play-no = no
option-simultaneous_play-yes = yes
option-first_player_rule = Choice of the first player
    .text = Who holds the First Player token in the first round. Friends invited by link may have the longest name: chance decides between them and the longest one known.
option-first_player_rule-longest_name = longest first name
option-first_player_rule-random = at random

## Log: set-up

event-hero-dealt = { $seat } receives a hero: the { $tile }.
    .you = You receive your hero: the { $tile }.
    .figure = { $seat } enters the game.
event-tile-came = { tile-named-first } appears in { $slot }.
event-token-given = The First Player token goes to { $seat }.
    .you = You receive the First Player token.
event-quest-dealt = { $seat } receives a Quest: { $tile }.
    .hidden = { $seat } receives a Quest.
    .you = You receive a Quest: { $tile }.
event-quest-returned = { $seat } puts a Quest back into the box: { $tile }.
    .hidden = { $seat } puts a Quest back into the box.
    .you = You put a Quest back into the box: { $tile }.

## Log: obtaining tiles

event-round-began = Round { $round } begins.
event-selected = { $seat } chooses a card: { $slot }.
    .hidden = { $seat } has chosen a card.
    .you = You choose your card: { $slot }.
event-revealed = { $seat } shows the card for { $slot }.
    .you = You show the card for { $slot }.
event-taken = { $seat } takes { tile-named } from { $slot }.
    .you = You take { tile-named } from { $slot }.
event-too-late = { $seat } is too late: { $slot } is empty.
    .you = You are too late: { $slot } is empty.
event-caught-up = { $seat } catches up and takes { tile-named } from { $slot }.
    .you = You catch up and take { tile-named } from { $slot }.

## Log: playing tiles

event-turn-began = { $seat } is next to play.
    .you = It is your turn.
event-discarded = { $seat } discards { tile-named } for a coin, a potion and a Key.
    .you = You discard { tile-named } for a coin, a potion and a Key.
event-reinforced =
    { $potions ->
        [one] { $seat } makes up for a missing skill point with a potion.
       *[other] { $seat } makes up for missing skill points with { $potions } potions.
    }
    .you =
        { $potions ->
            [one] You make up for a missing skill point with a potion.
           *[other] You make up for missing skill points with { $potions } potions.
        }
event-surcharged = { $seat } pays the Wild Lands surcharge in { $resource }.
    .you = You pay the Wild Lands surcharge in { $resource }.
event-paid =
    { $coins ->
        [0]
            { $potions ->
                [0] { $seat } pays nothing for { tile-named }.
               *[other] { $seat } pays { price } in all for { tile-named }.
            }
       *[other] { $seat } pays { price } in all for { tile-named }.
    }
    .you =
        { $coins ->
            [0]
                { $potions ->
                    [0] You pay nothing for { tile-named }.
                   *[other] You pay { price } in all for { tile-named }.
                }
           *[other] You pay { price } in all for { tile-named }.
        }
event-placed = { $seat } places { tile-named } { $cell }.
    .you = You place { tile-named } { $cell }.
event-connected = { tile-named-first } connects with { other-named }.
event-key-found = { tile-named-first } and { other-named } join two half-keys: { $seat } finds a Key.
    .you = { tile-named-first } and { other-named } join two half-keys: you find a Key.
    .figure = { tile-named-first } and { other-named } join two half-keys: a Key for { $seat }.
event-chest-opened =
    { $number ->
        [0] { $seat } opens a Chest ({ $tile }).
       *[other] { $seat } opens the second Chest ({ $tile }).
    }
    .you =
        { $number ->
            [0] You open a Chest ({ $tile }).
           *[other] You open the second Chest ({ $tile }).
        }
    .figure =
        { $number ->
            [0] { $seat } opens a Chest (hero tile).
           *[other] { $seat } opens the second Chest (hero tile).
        }
event-key-lost = { $seat } has no Chest for this Key: it is lost.
    .you = You have no Chest for this Key: it is lost.
event-gained = { $seat } gains { amount } ({ $tile }).
    .you = You gain { amount } ({ $tile }).
    .figure = { $seat } gains { amount } (hero tile).
event-no-gain = The connector of { tile-named } gives nothing: { other-named } is not the kind of tile it asks for.
event-token-claimed = { $seat } gains a claim to the First Player token, settled when all have finished.
    .you = You gain a claim to the First Player token, settled when all have finished.
event-turn-ended = { $seat } has finished.
    .you = You have finished.

## Log: the next round and the end

event-play-ended = All tiles of round { $round } have been played or discarded.
event-swept = { tile-named-first } leaves { $slot } for the discard pile.
event-slid = { tile-named-first } slides down to { $slot }.
event-majority = { $seat } has the majority in { $resource }: { $amount } prestige.
    .you = You have the majority in { $resource }: { $amount } prestige.
event-no-majority = Nobody has any { $resource }: this majority is not awarded.
event-end-gain =
    { $amount ->
        [0] { tile-named-first } has nothing to count at the end for { $seat }.
       *[other] { tile-named-first } pays { $seat } at the end of the game.
    }
    .you =
        { $amount ->
            [0] { tile-named-first } has nothing to count at the end for you.
           *[other] { tile-named-first } pays you at the end of the game.
        }
event-scored = { $seat } takes { place } place with { $prestige } prestige.
    .you = You take { place } place with { $prestige } prestige.
event-won = Glory and victory for { $seat }!
    .you = Glory and victory for you!

## Choices

choice-play = Play the tile
    .asked = Play { tile-named }
choice-discard = Discard the tile for a coin, a potion and a Key
    .asked = Discard { tile-named } for a coin, a potion and a Key
choice-end = End the turn
choice-surcharge = Pay the surcharge with a { $form }
choice-select = Choose the card for { $slot }
choice-take = Take the tile in { $slot }
choice-connection = Place the Key formed on the { $side } side
choice-gain = Receive { $item }
choice-first = Seat { $starter } begins
choice-put = Place it { $cell }
    .asked = Place { tile-named } { $cell }
choice-open = Open { $chest }
choice-quest = Play a Quest: { $quest }
choice-return = Put a Quest back: { $quest }
choice-deal = The Quest is { $quest }
choice-hero = The hero is the { $hero }
choice-draw = The tile is the { $tile }

## Questions

prompt-keep_quests = { $seat }, choose the Quest to put back into the box.
    .you = Choose the Quest to put back into the box.
    .wait = { $seat } is choosing which Quests to keep.
prompt-select_card = { $seat }, choose a selection card in secret.
    .you = Choose a selection card in secret.
    .wait = { $seat } is choosing a selection card.
prompt-catch_up_take = { $seat }, take one of the tiles that are left.
    .you = Take one of the tiles that are left.
    .wait = { $seat } is taking one of the tiles that are left.
prompt-turn_action = { $seat }, play { tile-named } or discard it.
    .you = Play { tile-named } or discard it.
    .wait = { $seat } is deciding what becomes of { tile-named }.
prompt-after_action = { $seat }, play a Quest or end your turn.
    .you = Play a Quest or end your turn.
    .wait = { $seat } is deciding whether to play a Quest.
prompt-pay_surcharge = { $seat }, choose how to pay the surcharge for { tile-named }.
    .you = Choose how to pay the surcharge for { tile-named }.
    .wait = { $seat } is choosing how to pay the surcharge for { tile-named }.
prompt-choose_cell = { $seat }, choose a cell for { tile-named }.
    .you = Choose a cell for { tile-named }.
    .wait = { $seat } is choosing a cell for { tile-named }.
prompt-choose_key_connection = { $seat }, { tile-named } has formed several Keys: choose the one to place next.
    .you = { tile-named-first } has formed several Keys: choose the one to place next.
    .wait = { $seat } is choosing which of several Keys to place next.
prompt-place_key = { $seat }, choose the Chest to open with your Key.
    .you = Choose the Chest to open with your Key.
    .wait = { $seat } is choosing the Chest to open.
prompt-choose_gain = { $seat }, { tile-named } brings several rewards: choose the one to receive next.
    .you = { tile-named-first } brings several rewards: choose the one to receive next.
    .wait = { $seat } is choosing which of several rewards comes next.

## Chance

prompt-heroes = A hero is dealt.
prompt-fill = A new tile is turned up on the board.
prompt-first_player = The first player is chosen at random.
prompt-deal_quests = A Quest is dealt.

## Refusals

why-TOG-1-10 = A hero is dealt: it can only be one that nobody has received.
why-TOG-1-15 = The first player is chosen at random among those who may begin.
why-TOG-2-3 = This is not for you to decide now: wait for your turn.
why-TOG-3-1 = First choose a selection card.
why-TOG-3-2 = There is no { $slot } on this board: with 2 or 3 players it ends at slot 6.
why-TOG-3-7 = First take one of the tiles that are left on the board.
    .take = There is no tile left in { $slot }.
why-TOG-4-1 = First deal with the tile you took: play it or discard it.
why-TOG-4-5 =
    .play = You lack the coins or potions that this tile costs.
    .quest = You lack the coins or potions that { $quest } costs.
why-TOG-4-7 = First choose how to pay the Wild Lands surcharge.
    .play = You can pay for the tile, but not the coin or potion that the Wild Lands cost on top.
why-TOG-4-9 =
    .play = You lack combat or magic for this tile, and the potions to make up for it.
    .quest = You lack combat or magic for { $quest }, and the potions to make up for it.
why-TOG-4-14 =
    .play = This tile fits on no cell of your landscape: you can only discard it.
    .quest = This Quest fits on no cell of your landscape for now: { $quest }.
why-TOG-5-5 = Your tile for this round has been dealt with: no other can be played or discarded.
why-TOG-6-3 = Not { $cell }: a tile goes on an empty cell that shares a side with one of your tiles.
why-TOG-6-4 = Not { $cell }: a connector would touch a side without one.
why-TOG-6-5 = Not { $cell }: no two connectors would meet, and one connection is needed.
why-TOG-6-10 = First choose a cell for your tile.
why-TOG-7-3 = First choose which Key or reward comes next.
    .connection = There is no Key waiting on the { $side } side.
    .gain = Nothing is waiting there: not { $item }.
why-TOG-8-3 = This Chest is open already: each holds one Key and pays once.
why-TOG-8-4 = This Key opens only a Chest on the two tiles that formed it or on your hero.
why-TOG-8-6 = First place your Key on a Chest.
why-TOG-8-12 = There is no Chest of yours there.
why-TOG-9-3 = A tile is turned up: it can only be one that may still be in the pile.
why-TOG-11-1 = A Quest is dealt: it can only be one that nobody has received.
why-TOG-11-2 = First choose the Quest to put back.
    .return = You do not hold this Quest: { $quest }.
why-TOG-11-4 = This is not a choice to make now: play a Quest or end your turn.
    .quest = You do not hold this Quest: { $quest }.

## End of the game

outcome-scored = The ten rounds are over. Victory goes to { $winners }!

## Figures in sentences, with their articles: seats that go by them

the-tile-paladin = the Paladin
the-tile-shaman = the Shaman
the-tile-barbarian = the Barbarian
the-tile-thief = the Thief
the-tile-mage = the Mage

## Hints: why an answer is good or bad

reason-outlook = Promises more prestige by the end.
reason-outlook_worse = Promises less prestige by the end.
reason-prestige = Brings more prestige right away.
reason-prestige_worse = Brings less prestige right away.
reason-majority = Helps in the race for the majorities.
reason-majority_of = Puts you ahead for the majority in { $resource }.
reason-majority_worse = Falls behind in the race for the majorities.
reason-majority_worse_of = Leaves others ahead for the majority in { $resource }.
reason-end = Counts for more at the end of the game.
reason-end_worse = Counts for less at the end of the game.
reason-tile = Makes more of the tile of this round.
reason-tile_of = The { $tile } suits your landscape best.
reason-tile_worse = Makes less of the tile of this round.
reason-tile_worse_of = The { $tile } would suit your landscape better.
reason-next = Keeps good tiles within reach for the next rounds.
reason-next_worse = Makes the next tiles worth less to you.
reason-chests = Leaves Chests and half-keys that can still pay.
reason-chests_worse = Leaves fewer Chests and half-keys that can still pay.
reason-sides = Leaves more sides where tiles can be joined.
reason-sides_worse = Leaves fewer sides where tiles can be joined.
reason-first = Brings the First Player token.
reason-first_worse = Gives up the First Player token.
reason-quests = Your Quests will be worth more.
reason-quests_worse = Your Quests will be worth less.
reason-stock = Leaves you with more { $resource }.
reason-stock_worse = Leaves you with { $resource-id ->
        [potion] fewer
        [coin] fewer
       *[other] less
    } { $resource }.
reason-kind = Adds a { $kind } to your landscape.
reason-kind_worse = Does without another { $kind }.
