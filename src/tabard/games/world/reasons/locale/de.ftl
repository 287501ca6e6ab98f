# Gründe für eine Wahl: wovon sie mehr oder weniger hat als eine andere. $number ist, wie viel, $sign
# das Vorzeichen, $way “more” oder “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } Punkt in Sicht
   *[other] { $sign }{ $number } Punkte in Sicht
}
reason-duties = { $way ->
    [more] Abgaben sind sicherer gedeckt
   *[less] Abgaben sind unsicherer gedeckt
}
reason-piety = { $sign }{ $number } Frömmigkeit
reason-grain = { $sign }{ $number } Getreide
reason-money = { $sign }{ $number } Geld
reason-goods = { $sign }{ COUNTED($number, $thing) }
reason-material = { $way ->
    [more] mehr Material, das sich verbauen lässt
   *[less] weniger Material, das sich verbauen lässt
}
reason-ahead = { $way ->
    [more] bei der Loyalität vorn
   *[less] bei der Loyalität hinten
}
reason-loyalty = { $sign }{ $number } Loyalität
reason-knowledge = { $sign }{ $number } medizinisches Wissen
reason-seals = { $sign }{ $number } Siegel auf dem Plan
reason-houses = { $number ->
    [one] { $sign }{ $number } Haus
   *[other] { $sign }{ $number } Häuser
}
reason-rent = { $way ->
    [more] bessere Pacht
   *[less] schlechtere Pacht
}
reason-sick = { $way ->
    [more] Krankenpflege bringt mehr
   *[less] Krankenpflege bringt weniger
}
reason-turns = { $number ->
    [one] { $sign }{ $number } Zug übrig
   *[other] { $sign }{ $number } Züge übrig
}
reason-hand = { $way ->
    [more] bessere Karten für die nächsten Züge
   *[less] schlechtere Karten für die nächsten Züge
}
reason-pending = { $way ->
    [more] dieser Zug bringt noch mehr
   *[less] dieser Zug bringt noch weniger
}
reason-active = { $way ->
    [more] ist aktiv
   *[less] ist nicht aktiv
}
reason-favour = { $way ->
    [more] eine bessere Gunst
   *[less] eine schlechtere Gunst
}
reason-penalties = { $way ->
    [more] weniger Strafen
   *[less] eine Strafe mehr
}
