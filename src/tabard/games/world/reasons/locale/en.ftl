# Reasons for a choice: what it has more or less of than another. $number is how much, $sign its
# sign, $way “more” or “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } point in sight
   *[other] { $sign }{ $number } points in sight
}
reason-duties = { $way ->
    [more] duties are met more surely
   *[less] duties are met less surely
}
reason-piety = { $sign }{ $number } piety
reason-grain = { $sign }{ $number } grain
reason-money = { $sign }{ $number } money
reason-goods = { $sign }{ COUNTED($number, $thing) }
reason-material = { $way ->
    [more] more material that can be built in
   *[less] less material that can be built in
}
reason-ahead = { $way ->
    [more] ahead in loyalty
   *[less] behind in loyalty
}
reason-loyalty = { $sign }{ $number } loyalty
reason-knowledge = { $sign }{ $number } medical knowledge
reason-seals = { $number ->
    [one] { $sign }{ $number } seal on the board
   *[other] { $sign }{ $number } seals on the board
}
reason-houses = { $number ->
    [one] { $sign }{ $number } house
   *[other] { $sign }{ $number } houses
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
    [one] { $sign }{ $number } turn left
   *[other] { $sign }{ $number } turns left
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
