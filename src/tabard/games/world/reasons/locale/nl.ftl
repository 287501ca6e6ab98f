# Redenen voor een keuze: waarvan ze meer of minder heeft dan een andere. $number is hoeveel, $sign
# het teken, $way “more” of “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } punt in zicht
   *[other] { $sign }{ $number } punten in zicht
}
reason-duties = { $way ->
    [more] plichten zijn zekerder gedekt
   *[less] plichten zijn minder zeker gedekt
}
reason-piety = { $sign }{ $number } vroomheid
reason-grain = { $sign }{ $number } graan
reason-money = { $sign }{ $number } geld
reason-goods = { $sign }{ COUNTED($number, $thing) }
reason-material = { $way ->
    [more] meer materiaal dat verbouwd kan worden
   *[less] minder materiaal dat verbouwd kan worden
}
reason-ahead = { $way ->
    [more] voor in trouw
   *[less] achter in trouw
}
reason-loyalty = { $sign }{ $number } trouw
reason-knowledge = { $sign }{ $number } medische kennis
reason-seals = { $number ->
    [one] { $sign }{ $number } zegel op het bord
   *[other] { $sign }{ $number } zegels op het bord
}
reason-houses = { $number ->
    [one] { $sign }{ $number } huis
   *[other] { $sign }{ $number } huizen
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
    [one] { $sign }{ $number } beurt over
   *[other] { $sign }{ $number } beurten over
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
