# Words that all games share.

## Reasons of the house itself

the-game-is-over = The game is over.
not-a-choice-now = Not a choice now.
not-there = There is no such thing to choose here now.
part-of-a-set = This is chosen together with others.
part-is-laid = Part of the choice is made already, and this no longer goes with it.
set-is-too-small = It takes { $need }, you have picked { $have }.
set-is-too-large = You have picked { $need }, and may choose { $have }.
fewer-of-that-in-the-set = You have picked { $need } of these, and can have { $have }.

## Warnings: what a choice would come to, before it is made

warned-idle = Would do nothing now. { $reason }
warned-costly = { $reason }

## The end and the table, where a game says nothing of its own

first-alone = { $who } wins.
first-together = { $who } win together.
plain-table = The table
player = Player { $number }

## The contents of a game: how its parts and steps follow each other

contents-again = again and again
contents-one-of = one of these
contents-perhaps = perhaps this as well
contents-above = as above
contents-called = Called from several places

## The score at any time

points-earlier = before the record
score-now = Points now
score-final = If the game ended now
score-nothing-more = Nothing would be added.
score-due = Still to come
score-total = Total
score-place = Place
score-unknown = unknown
score-owes = needs { $need }, has { $have }
score-loses = loses { $need } of { $have }

## Small numbers in words

number-2 = two
number-3 = three
number-4 = four
number-5 = five
number-6 = six
number-7 = seven
number-8 = eight
number-9 = nine
number-10 = ten
number-11 = eleven
number-12 = twelve
## Reasons: what speaks for a choice beside another, or against it

reason-of-another = for { $who }: { $reason }
reason-but = but { $reason }
reasons-many = no single thing decides it
reasons-even = about equal
reasons-even-but = about equal: { $reasons }
margin-ahead = { $number ->
    [0] level with { $who } in the end, give or take { $spread }
    [one] { $number } point ahead of { $who } in the end, give or take { $spread }
   *[other] { $number } points ahead of { $who } in the end, give or take { $spread }
}
margin-behind = { $number ->
    [one] { $number } point behind { $who } in the end, give or take { $spread }
   *[other] { $number } points behind { $who } in the end, give or take { $spread }
}
chance-between = { $low }–{ $high }% chance to win
chance-under = under { $high }% chance to win
chance-over = over { $low }% chance to win
