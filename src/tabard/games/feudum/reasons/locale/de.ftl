# Gründe für eine Wahl: wovon sie mehr oder weniger hat als eine andere. $sum ist eine Zahl mit
# Vorzeichen, $number dieselbe ohne, $way “more” oder “less”.

reason-points = { $number ->
    [one] { $sum } Punkt in Sicht
   *[other] { $sum } Punkte in Sicht
}
reason-epoch = { $number ->
    [one] { $sum } Punkt zur nächsten Epoche
   *[other] { $sum } Punkte zur nächsten Epoche
}
reason-service = { $way ->
    [more] weiter im Heeresdienst
   *[less] weniger weit im Heeresdienst
}
reason-voyage = { $way ->
    [more] weiter auf der Epischen Reise
   *[less] weniger weit auf der Epischen Reise
}
reason-vessels = { $number ->
    [one] { $sum } Gefährt
   *[other] { $sum } Gefährte
}
reason-slayer = { $way ->
    [more] hat ein Monster erlegt
   *[less] hat kein Monster erlegt
}
reason-monsters = { $sum } Monster
reason-food = { $way ->
    [more] besser mit Nahrung versorgt
   *[less] schlechter mit Nahrung versorgt
}
reason-tiles = { $way ->
    [more] mehr Warenplättchen
   *[less] weniger Warenplättchen
}
reason-goods = { $sum } { $thing }
reason-coins = { $number ->
    [one] { $sum } Schilling
   *[other] { $sum } Schillinge
}
reason-markers = { $sum } Marker
reason-knights = { $way ->
    [more] mehr in der Reihe der Ritter
   *[less] weniger in der Reihe der Ritter
}
reason-seals = { $sum } Siegel
reason-beads = { $number ->
    [one] { $sum } Perle
   *[other] { $sum } Perlen
}
reason-reeves = { $number ->
    [one] { $sum } Vogt
   *[other] { $sum } Vögte
}
reason-writs = { $number ->
    [one] { $sum } Erlass
   *[other] { $sum } Erlasse
}
reason-rules = { $way ->
    [more] herrscht öfter: { $thing }
   *[less] herrscht seltener: { $thing }
}
reason-shaky = { $way ->
    [more] die Herrschaft sitzt fester
   *[less] die Herrschaft ist leichter zu nehmen
}
reason-subjects = { $number ->
    [one] { $sum } Untertan
   *[other] { $sum } Untertanen
}
reason-serfs = { $number ->
    [one] { $sum } Leibeigener
   *[other] { $sum } Leibeigene
}
reason-farms = { $way ->
    [more] mehr Waren auf eigenen Farmen
   *[less] weniger Waren auf eigenen Farmen
}
reason-improve = { $way ->
    [more] mehr Orte zum Ausbauen
   *[less] weniger Orte zum Ausbauen
}
reason-pawns = { $number ->
    [one] { $sum } Figur im Spiel
   *[other] { $sum } Figuren im Spiel
}
reason-reach = { $way ->
    [more] mehr freie Orte in Reichweite
   *[less] weniger freie Orte in Reichweite
}
reason-influence = { $way ->
    [more] mehr Orte, an denen ein Marker herrschen würde
   *[less] weniger Orte, an denen ein Marker herrschen würde
}
reason-battle = { $way ->
    [more] stärker, wo Figuren sich begegnen
   *[less] schwächer, wo Figuren sich begegnen
}
reason-guild = { $way ->
    [more] ein Sitz: { $thing }
   *[less] kein Sitz: { $thing }
}
reason-stars = { $number ->
    [one] { $sum } Stern in den Gilden
   *[other] { $sum } Sterne in den Gilden
}
reason-function = { $way ->
    [more] eine Gildenfunktion, die mehr bringt
   *[less] eine Gildenfunktion, die weniger bringt
}
reason-charity = { $way ->
    [more] ein größerer Anteil an Almosen
   *[less] ein kleinerer Anteil an Almosen
}
reason-cards = { $number ->
    [one] { $sum } Karte auf der Hand
   *[other] { $sum } Karten auf der Hand
}
reason-card = { $way ->
    [more] eine Karte, die mehr bringt: { $thing }
   *[less] eine Karte, die weniger bringt: { $thing }
}
reason-pouch = { $way ->
    [more] eine Ware auf dem Beutel
   *[less] nichts auf dem Beutel
}
reason-order = { $way ->
    [more] früher an der Reihe
   *[less] später an der Reihe
}
reason-under-way = { $way ->
    [more] diese Aktion bringt noch mehr
   *[less] diese Aktion bringt weniger
}
