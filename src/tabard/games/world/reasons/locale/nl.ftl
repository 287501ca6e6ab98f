# Redenen voor een keuze: waarvan ze meer of minder heeft dan een andere. $sum is een getal met
# teken, $number hetzelfde zonder, $way “more” of “less”.

reason-points = { $number ->
    [one] { $sum } punt in zicht
   *[other] { $sum } punten in zicht
}
reason-duties = { $way ->
    [more] plichten zijn zekerder gedekt
   *[less] plichten zijn minder zeker gedekt
}
reason-piety = { $sum } vroomheid
reason-grain = { $sum } graan
reason-money = { $sum } geld
reason-goods = { $sum } { $thing }
reason-material = { $way ->
    [more] meer materiaal dat verbouwd kan worden
   *[less] minder materiaal dat verbouwd kan worden
}
reason-ahead = { $way ->
    [more] voor in trouw
   *[less] achter in trouw
}
reason-loyalty = { $sum } trouw
reason-knowledge = { $sum } medische kennis
reason-seals = { $number ->
    [one] { $sum } zegel op het bord
   *[other] { $sum } zegels op het bord
}
reason-houses = { $number ->
    [one] { $sum } huis
   *[other] { $sum } huizen
}
reason-rent = { $way ->
    [more] betere pacht
   *[less] mindere pacht
}
reason-sick = { $way ->
    [more] ziekenzorg levert meer op
   *[less] ziekenzorg levert minder op
}
reason-turns = { $number ->
    [one] { $sum } beurt over
   *[other] { $sum } beurten over
}
reason-hand = { $way ->
    [more] betere kaarten voor de komende beurten
   *[less] slechtere kaarten voor de komende beurten
}
reason-pending = { $way ->
    [more] deze beurt levert nog meer op
   *[less] deze beurt levert nog minder op
}
reason-active = { $way ->
    [more] is actief
   *[less] is niet actief
}
reason-favour = { $way ->
    [more] een betere gunst
   *[less] een mindere gunst
}
reason-penalties = { $way ->
    [more] minder straffen
   *[less] een straf meer
}
