# Reasons for a choice: what it has more or less of than another. $number is how much, $sign its
# sign, $way “more” or “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } point in sight
   *[other] { $sign }{ $number } points in sight
}
reason-stone = { $sign }{ $number } stone
reason-wheat = { $sign }{ $number } wheat
reason-silver = { $sign }{ $number } silver
reason-piety = { $sign }{ $number } piety
reason-most-piety = { $way ->
    [more] most piety of all
   *[less] no longer the most piety
}
reason-alms = { $way ->
    [more] higher on the alms track
   *[less] lower on the alms track
}
reason-alms-race = { $way ->
    [more] better placed for the alms of the quarter
   *[less] worse placed for the alms of the quarter
}
reason-serfs = { $number ->
    [one] { $sign }{ $number } serf in the village
   *[other] { $sign }{ $number } serfs in the village
}
reason-abbey = { $number ->
    [one] { $sign }{ $number } acolyte in the abbey
   *[other] { $sign }{ $number } acolytes in the abbey
}
reason-outside = { $number ->
    [one] { $sign }{ $number } acolyte outside
   *[other] { $sign }{ $number } acolytes outside
}
reason-tiles = { $number ->
    [one] { $sign }{ $number } tile with own acolytes
   *[other] { $sign }{ $number } tiles with own acolytes
}
reason-strength = { $way ->
    [more] stronger at { $thing }
   *[less] weaker at { $thing }
}
reason-action = { $way ->
    [more] a better duty within reach
   *[less] no such good duty within reach
}
reason-order = { $way ->
    [more] earlier in turn
   *[less] later in turn
}
reason-under-way = { $way ->
    [more] more still to do with this duty
   *[less] less still to do with this duty
}
reason-slots = { $number ->
    [one] { $sign }{ $number } free place on the mat
   *[other] { $sign }{ $number } free places on the mat
}
reason-donate = { $way ->
    [more] buildings worth more as gifts
   *[less] buildings worth less as gifts
}
reason-routes = { $number ->
    [one] { $sign }{ $number } trade route
   *[other] { $sign }{ $number } trade routes
}
reason-shrines = { $number ->
    [one] { $sign }{ $number } shrine
   *[other] { $sign }{ $number } shrines
}
reason-road = { $way ->
    [more] a road that leads on
   *[less] no road that leads on
}
reason-joined = { $number ->
    [one] { $sign }{ $number } site reached
   *[other] { $sign }{ $number } sites reached
}
reason-site = { $way ->
    [more] nearer to a site
   *[less] farther from a site
}
reason-activity = { $way ->
    [more] an acolyte at work: { $thing }
   *[less] nobody at work: { $thing }
}
reason-building = { $way ->
    [more] owns a building: { $thing }
   *[less] does not own: { $thing }
}
