# The pencil at the table.
plan-open = Plan this turn with the pencil (T)
plan-title = A plan
plan-strip = A plan: only you see it, and nothing is played.
plan-leave = Put the pencil down
plan-how = Try your turn here as you would play it. What it changes is told beside it, and you may keep up to three plans and compare them.
plan-number = Plan { $number }
plan-now = Now
plan-another = Another
plan-drop = Throw away
plan-play = Play this
plan-changes = What changes for you
plan-same = So far nothing changes for you.
plan-chance = Here chance decides. What it brings, nobody knows yet.
plan-on-chance = Go on with one of many outcomes
plan-others = { $who } would choose now.
plan-on-others = Go on with a guess of what they do
plan-dealt = Chance brings: { $outcome }
plan-guessed = { $number ->
    [one] One choice of others and of chance, guessed
   *[other] { $number } choices of others and of chance, guessed
}
plan-one-of-many = one of many possibilities
plan-spread = What chance may bring
plan-spread-more = { $number ->
    [one] and one more
   *[other] and { $number } more
}
plan-spans = After that, from the least to the most: { $spans }
plan-played = Your plan is played.
plan-played-others = Played { $done } of { $of }: from here others or chance come first.
plan-played-differs = Played { $done } of { $of }: then the table was not as you had planned.
plan-played-refused = Played { $done } of { $of }: the next is not possible. { $why }
plan-not-asked = You can plan when the table asks you something.
table-key-t = plan your turn with the pencil
plans = Planning
plans-yes = With the pencil
plans-yes-help = Everybody may try their turn on a shadow of the table before they play it.
plans-no = Without the pencil
plans-no-help = Everybody plans in their head.
answer-no-plans = Nobody plans with the pencil at this table.
answer-many-plans = Three plans lie there already. Throw one away first.
