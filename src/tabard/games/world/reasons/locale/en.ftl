# Reasons for a choice: what it has more or less of than another. $sum is a number with its sign,
# $number the same without, $way “more” or “less”.

reason-points = { $number ->
    [one] { $sum } point in sight
   *[other] { $sum } points in sight
}
reason-duties = { $way ->
    [more] duties are met more surely
   *[less] duties are met less surely
}
reason-piety = { $sum } piety
reason-grain = { $sum } grain
reason-money = { $sum } money
reason-goods = { $sum } { $thing }
reason-material = { $way ->
    [more] more material that can be built in
   *[less] less material that can be built in
}
reason-ahead = { $way ->
    [more] ahead in loyalty
   *[less] behind in loyalty
}
reason-loyalty = { $sum } loyalty
reason-knowledge = { $sum } medical knowledge
reason-seals = { $number ->
    [one] { $sum } seal on the board
   *[other] { $sum } seals on the board
}
reason-houses = { $number ->
    [one] { $sum } house
   *[other] { $sum } houses
}
reason-rent = { $way ->
    [more] better rent
   *[less] poorer rent
}
reason-sick = { $way ->
    [more] more can be got by caring for the sick
   *[less] less can be got by caring for the sick
}
reason-turns = { $number ->
    [one] { $sum } turn left
   *[other] { $sum } turns left
}
reason-hand = { $way ->
    [more] better cards for the turns to come
   *[less] poorer cards for the turns to come
}
reason-pending = { $way ->
    [more] more is still to come of this turn
   *[less] less is still to come of this turn
}
reason-active = { $way ->
    [more] is the active player
   *[less] is not the active player
}
reason-favour = { $way ->
    [more] a better favour
   *[less] a poorer favour
}
reason-penalties = { $way ->
    [more] fewer penalties
   *[less] a penalty more
}
