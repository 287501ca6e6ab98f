# Reasons for a choice: what it has more or less of than another. $sum is a number with its sign,
# $number the same without, $way “more” or “less”.

reason-points = { $number ->
    [one] { $sum } point in sight
   *[other] { $sum } points in sight
}
reason-stone = { $sum } stone
reason-wheat = { $sum } wheat
reason-silver = { $sum } silver
reason-piety = { $sum } piety
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
    [one] { $sum } serf in the village
   *[other] { $sum } serfs in the village
}
reason-abbey = { $number ->
    [one] { $sum } acolyte in the abbey
   *[other] { $sum } acolytes in the abbey
}
reason-outside = { $number ->
    [one] { $sum } acolyte outside
   *[other] { $sum } acolytes outside
}
reason-tiles = { $number ->
    [one] { $sum } tile with own acolytes
   *[other] { $sum } tiles with own acolytes
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
    [one] { $sum } free place on the mat
   *[other] { $sum } free places on the mat
}
reason-donate = { $way ->
    [more] buildings worth more as gifts
   *[less] buildings worth less as gifts
}
reason-routes = { $number ->
    [one] { $sum } trade route
   *[other] { $sum } trade routes
}
reason-shrines = { $number ->
    [one] { $sum } shrine
   *[other] { $sum } shrines
}
reason-road = { $way ->
    [more] a road that leads on
   *[less] no road that leads on
}
reason-joined = { $number ->
    [one] { $sum } site reached
   *[other] { $sum } sites reached
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
