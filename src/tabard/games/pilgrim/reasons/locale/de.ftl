# Gründe für eine Wahl: wovon sie mehr oder weniger hat als eine andere. $number ist, wie viel, $sign
# das Vorzeichen, $way “more” oder “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } Punkt in Sicht
   *[other] { $sign }{ $number } Punkte in Sicht
}
reason-stone = { $number ->
    [one] { $sign }{ $number } Stein
   *[other] { $sign }{ $number } Steine
}
reason-wheat = { $sign }{ $number } Getreide
reason-silver = { $number ->
    [one] { $sign }{ $number } Münze
   *[other] { $sign }{ $number } Münzen
}
reason-piety = { $sign }{ $number } Pietät
reason-most-piety = { $way ->
    [more] die meiste Pietät
   *[less] nicht mehr die meiste Pietät
}
reason-alms = { $way ->
    [more] weiter oben auf dem Almosentableau
   *[less] weiter unten auf dem Almosentableau
}
reason-alms-race = { $way ->
    [more] besser im Rennen um die Almosen des Quartals
   *[less] schlechter im Rennen um die Almosen des Quartals
}
reason-serfs = { $number ->
    [one] { $sign }{ $number } Leibeigener im Dorf
   *[other] { $sign }{ $number } Leibeigene im Dorf
}
reason-abbey = { $number ->
    [one] { $sign }{ $number } Gefolgsmann in der Abtei
   *[other] { $sign }{ $number } Gefolgsleute in der Abtei
}
reason-outside = { $number ->
    [one] { $sign }{ $number } Gefolgsmann draußen
   *[other] { $sign }{ $number } Gefolgsleute draußen
}
reason-tiles = { $sign }{ $number } Plättchen mit eigenen Gefolgsleuten
reason-strength = { $way ->
    [more] stärker bei: { $thing }
   *[less] schwächer bei: { $thing }
}
reason-action = { $way ->
    [more] eine bessere Aufgabe in Reichweite
   *[less] keine so gute Aufgabe in Reichweite
}
reason-order = { $way ->
    [more] früher an der Reihe
   *[less] später an der Reihe
}
reason-under-way = { $way ->
    [more] mit dieser Aufgabe ist noch mehr zu tun
   *[less] mit dieser Aufgabe ist weniger zu tun
}
reason-slots = { $number ->
    [one] { $sign }{ $number } freier Platz auf dem Tableau
   *[other] { $sign }{ $number } freie Plätze auf dem Tableau
}
reason-donate = { $way ->
    [more] Gebäude, deren Stiftung mehr bringt
   *[less] Gebäude, deren Stiftung weniger bringt
}
reason-routes = { $number ->
    [one] { $sign }{ $number } Handelsroute
   *[other] { $sign }{ $number } Handelsrouten
}
reason-shrines = { $number ->
    [one] { $sign }{ $number } Schrein
   *[other] { $sign }{ $number } Schreine
}
reason-road = { $way ->
    [more] eine Straße, die weiterführt
   *[less] keine Straße, die weiterführt
}
reason-joined = { $number ->
    [one] { $sign }{ $number } Pilgerstätte erreicht
   *[other] { $sign }{ $number } Pilgerstätten erreicht
}
reason-site = { $way ->
    [more] näher an einer Pilgerstätte
   *[less] weiter von einer Pilgerstätte entfernt
}
reason-activity = { $way ->
    [more] ein Gefolgsmann am Werk: { $thing }
   *[less] niemand am Werk: { $thing }
}
reason-building = { $way ->
    [more] besitzt: { $thing }
   *[less] besitzt nicht: { $thing }
}
