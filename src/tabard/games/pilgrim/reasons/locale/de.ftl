# Gründe für eine Wahl: wovon sie mehr oder weniger hat als eine andere. $sum ist eine Zahl mit
# Vorzeichen, $number dieselbe ohne, $way “more” oder “less”.

reason-points = { $number ->
    [one] { $sum } Punkt in Sicht
   *[other] { $sum } Punkte in Sicht
}
reason-stone = { $sum } Stein
reason-wheat = { $sum } Getreide
reason-silver = { $number ->
    [one] { $sum } Münze
   *[other] { $sum } Münzen
}
reason-piety = { $sum } Pietät
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
    [one] { $sum } Leibeigener im Dorf
   *[other] { $sum } Leibeigene im Dorf
}
reason-abbey = { $number ->
    [one] { $sum } Gefolgsmann in der Abtei
   *[other] { $sum } Gefolgsleute in der Abtei
}
reason-outside = { $number ->
    [one] { $sum } Gefolgsmann draußen
   *[other] { $sum } Gefolgsleute draußen
}
reason-tiles = { $sum } Plättchen mit eigenen Gefolgsleuten
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
    [one] { $sum } freier Platz auf dem Tableau
   *[other] { $sum } freie Plätze auf dem Tableau
}
reason-donate = { $way ->
    [more] Gebäude, deren Stiftung mehr bringt
   *[less] Gebäude, deren Stiftung weniger bringt
}
reason-routes = { $number ->
    [one] { $sum } Handelsroute
   *[other] { $sum } Handelsrouten
}
reason-shrines = { $number ->
    [one] { $sum } Schrein
   *[other] { $sum } Schreine
}
reason-road = { $way ->
    [more] eine Straße, die weiterführt
   *[less] keine Straße, die weiterführt
}
reason-joined = { $number ->
    [one] { $sum } Pilgerstätte erreicht
   *[other] { $sum } Pilgerstätten erreicht
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
