# What the terminal itself says around a game. What a player types stays English in every language:
# commands, options, and the words of a choice.

## The opening

guest = Guest
seat = Seat { $number }
bot = { $kind ->
    [random] { $name } (random)
    [greedy] { $name } (greedy)
    [level1] { $name } (level 1)
    [level2] { $name } (level 2)
    [level3] { $name } (level 3)
    [level4] { $name } (level 4)
    [level5] { $name } (level 5)
    [level6] { $name } (level 6)
   *[other] { $name } ({ $kind })
}
that-is-you = { $name }, that is you
sealed-seed = The dealer’s sealed seed: { $commitment }
no-terminal = This is no terminal, so nobody can answer: run tabard play in one.

## Help

help-choose = Choose by number, by words ({ $example }) or by any clear beginning of them.
help-set = Of what is chosen together, name all in one line, in any order (3 5 8), or one after another.
help-help = this help
help-why = why a choice is not open
help-hint = what a strong bot would choose, and why
help-log = everything so far
help-rules = one rule, such as { $rule }
help-table = the whole table again
help-points = the score: points by source, if the game ended now, what falls due
help-undo = take back your last choice
help-cards = cards that may still come
help-save = save the game
help-quit = leave the game
word-choice = CHOICE
word-rule = ID
word-file = FILE

## A hint

hint-only = There is only one choice.
hint-first = why: { $reasons }
hint-beside = beside 1: { $reasons }
hint-rather = rather than { $choice }: { $reasons }
hint-foregone = The game is decided; these make the best place and the most points.

## Answers to what was typed

may-be = That may be { $choices }. Type some more of it.
choose-a-number = Choose a number from 1 to { $most }; ? helps.
no-such-choice = There is no choice “{ $typed }”. Choices read like “{ $example }”; ? helps.
picked-for = { $pieces }, for { $cost }
picked = { $whole ->
    [yes] Picked: { $pieces } ({ $number } of { $size }). Enter lays it down, undo takes the last one out.
   *[no] Picked: { $pieces } ({ $number } of { $size }). Name more; undo takes the last one out.
}
is-open = That is open: choose it.
all-the-same = All the same? Type y or choose it again; or choose something else.
no-such-rule = There is no rule “{ $wanted }”. Rules read like { $example }, sections are numbered 1 to { $most }.
taken-back = Taken back.
nothing-to-take-back = Nothing to take back: chance or another player has acted since.
next-game = Enter: the next game

## Saving and leaving

name-a-file = Name a file: save my-game.tabard
saved = Saved. It goes on with: tabard play --resume { $path }
not-saved = { $why ->
    [folder] Not saved: { $path } is a folder.
    [no-folder] Not saved: there is no folder for { $path }.
   *[exists] Not saved: { $path } exists already.
}
which-file = Save the game to which file? (Enter: do not save)
recorded = Recorded in { $path }; check it with: tabard verify { $path }
goodbye = Goodbye.
seed-was = The dealer’s seed was { $seed }

## A moment of a record

choice-of = Choice { $number } of { $whole }: { $who }: { $text }
chance = chance
hidden = hidden from this seat

## The list of games

players-of-game = { $least } to { $most } players, rules { $version }
option = option
values = values
players = players
rule = rule
from-to = { $least } to { $most }

## A checked record, a run of games

number-of-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
verified = good: { $told }
number-of-choices = { $number ->
    [one] { $number } choice
   *[other] { $number } choices
}
result = result { $scores }
number-of-comments = { $number ->
    [one] { $number } comment
   *[other] { $number } comments
}
number-of-variations = { $number ->
    [one] { $number } variation
   *[other] { $number } variations
}
written = Comments and variations
variation = another way
not-finished = not finished
dealt = { $number ->
    [one] { $number } outcome dealt by the seed committed to
   *[other] { $number } outcomes dealt by the seed committed to
}
dealt-by-house = { $number ->
    [one] { $number } outcome dealt by the seed committed to, no seat having added to it
   *[other] { $number } outcomes dealt by the seed committed to, no seat having added to it
}
dealt-shared = { $number ->
    [one] { $number } outcome dealt by the seed committed to and the numbers of seats { $seats }
   *[other] { $number } outcomes dealt by the seed committed to and the numbers of seats { $seats }
}
no-share = nothing of their own: { $seats }
seed-hidden = the seed is not revealed yet
no-dealer = no sealed dealer
signed-by = signed by house { $house }
signed-unchecked = signed by house { $house }, not checked: { $how }
not-signed = not signed
