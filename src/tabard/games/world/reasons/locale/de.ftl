# Gründe für eine Wahl: wovon sie mehr oder weniger hat als eine andere. $sum ist eine Zahl mit
# Vorzeichen, $number dieselbe ohne, $way “more” oder “less”.

reason-points = { $number ->
    [one] { $sum } Punkt in Sicht
   *[other] { $sum } Punkte in Sicht
}
reason-duties = { $way ->
    [more] Abgaben sind sicherer gedeckt
   *[less] Abgaben sind unsicherer gedeckt
}
reason-piety = { $sum } Frömmigkeit
reason-grain = { $sum } Getreide
reason-money = { $sum } Geld
reason-goods = { $sum } { $thing }
reason-material = { $way ->
    [more] mehr Material, das sich verbauen lässt
   *[less] weniger Material, das sich verbauen lässt
}
reason-ahead = { $way ->
    [more] bei der Loyalität vorn
   *[less] bei der Loyalität hinten
}
reason-loyalty = { $sum } Loyalität
reason-knowledge = { $sum } medizinisches Wissen
reason-seals = { $sum } Siegel auf dem Plan
reason-houses = { $number ->
    [one] { $sum } Haus
   *[other] { $sum } Häuser
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
    [one] { $sum } Zug übrig
   *[other] { $sum } Züge übrig
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
