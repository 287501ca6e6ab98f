# Gründe für eine Wahl: wovon sie mehr oder weniger hat als eine andere. $number ist, wie viel, $sign
# das Vorzeichen, $way “more” oder “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } Punkt in Sicht
   *[other] { $sign }{ $number } Punkte in Sicht
}
reason-epoch = { $number ->
    [one] { $sign }{ $number } Punkt zur nächsten Epoche
   *[other] { $sign }{ $number } Punkte zur nächsten Epoche
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
    [one] { $sign }{ $number } Gefährt
   *[other] { $sign }{ $number } Gefährte
}
reason-slayer = { $way ->
    [more] hat ein Monster erlegt
   *[less] hat kein Monster erlegt
}
reason-monsters = { $sign }{ $number } Monster
reason-food = { $way ->
    [more] besser mit Nahrung versorgt
   *[less] schlechter mit Nahrung versorgt
}
reason-tiles = { $way ->
    [more] mehr Warenplättchen
   *[less] weniger Warenplättchen
}
reason-goods = { $sign }{ COUNTED($number, $thing) }
reason-coins = { $number ->
    [one] { $sign }{ $number } Schilling
   *[other] { $sign }{ $number } Schillinge
}
reason-markers = { $sign }{ $number } Marker
reason-knights = { $way ->
    [more] mehr in der Reihe der Ritter
   *[less] weniger in der Reihe der Ritter
}
reason-seals = { $sign }{ $number } Siegel
reason-beads = { $number ->
    [one] { $sign }{ $number } Perle
   *[other] { $sign }{ $number } Perlen
}
reason-reeves = { $number ->
    [one] { $sign }{ $number } Vogt
   *[other] { $sign }{ $number } Vögte
}
reason-writs = { $number ->
    [one] { $sign }{ $number } Erlass
   *[other] { $sign }{ $number } Erlasse
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
    [one] { $sign }{ $number } Untertan
   *[other] { $sign }{ $number } Untertanen
}
reason-serfs = { $number ->
    [one] { $sign }{ $number } Leibeigener
   *[other] { $sign }{ $number } Leibeigene
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
    [one] { $sign }{ $number } Figur im Spiel
   *[other] { $sign }{ $number } Figuren im Spiel
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
    [one] { $sign }{ $number } Stern in den Gilden
   *[other] { $sign }{ $number } Sterne in den Gilden
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
    [one] { $sign }{ $number } Karte auf der Hand
   *[other] { $sign }{ $number } Karten auf der Hand
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
