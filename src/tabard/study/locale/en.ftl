# What is said of a study: marks, and what to take along. Figures are chances to win in per cent.

study-kind = { $kind ->
    [turning-point] Turning point
    [missed-chance] Missed chance
    [good-find] Good find
   *[luck] Luck
}
study-turning-point = Here { $winner } came ahead: from { $before }% to { $after }%.
study-missed-chance = { $who } chose “{ $made }”; better was “{ $other }”: { $before }% to win instead of { $after }% (± { $error }).
study-unsure = { $who } chose “{ $made }”; perhaps “{ $other }” was better, { $before }% instead of { $after }% (± { $error }): too close to be sure.
study-good-find = { $who } found “{ $made }”; at first sight “{ $other }” looks better, but comes to { $before }% instead of { $after }% (± { $error }).
study-luck = { $way ->
    [good] Chance gave { $who } { $points ->
        [one] 1 percentage point
       *[other] { $points } percentage points
    } more to win than it does on average (± { $error }).
   *[bad] Chance took { $points ->
        [one] 1 percentage point
       *[other] { $points } percentage points
    } from { $who }, against its average (± { $error }).
}
study-balance = { $number ->
    [0] { $who }: in { $turns } turns no choice was clearly beaten by another; luck
    [one] { $who }: 1 of { $turns } turns was clearly worse than another and cost { $lost ->
        [one] 1 percentage point
       *[other] { $lost } percentage points
    }; luck
   *[other] { $who }: { $number } of { $turns } turns were clearly worse than others, { $lost ->
        [one] 1 percentage point
       *[other] { $lost } percentage points
    } added up; luck
} { $way ->
    [good] gave { $luck }.
   *[bad] took { $luck }.
}
study-part = { $part ->
    [beginning] { $who } lost most in the first third of the game: { $lost ->
        [one] 1 percentage point
       *[other] { $lost } percentage points
    }.
    [middle] { $who } lost most in the middle of the game: { $lost ->
        [one] 1 percentage point
       *[other] { $lost } percentage points
    }.
    [end] { $who } lost most in the last third of the game: { $lost ->
        [one] 1 percentage point
       *[other] { $lost } percentage points
    }.
   *[none] { $who } lost nothing that could be told apart from chance.
}
study-ahead = { $who } was furthest ahead in points from { $source }: { $own } against { $best }.
study-behind = { $who } was furthest behind in points from { $source }: { $own } against { $best }.
study-no-gap = { $who } was level with the others in every kind of points.
study-standing = { $who } { $percent }%
