# Redenen voor een keuze: waarvan ze meer of minder heeft dan een andere. $number is hoeveel, $sign
# het teken, $way “more” of “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } punt in zicht
   *[other] { $sign }{ $number } punten in zicht
}
reason-epoch = { $number ->
    [one] { $sign }{ $number } punt bij het volgende tijdperk
   *[other] { $sign }{ $number } punten bij het volgende tijdperk
}
reason-service = { $way ->
    [more] verder in krijgsdienst
   *[less] minder ver in krijgsdienst
}
reason-voyage = { $way ->
    [more] verder op de epische reis
   *[less] minder ver op de epische reis
}
reason-vessels = { $number ->
    [one] { $sign }{ $number } vaartuig
   *[other] { $sign }{ $number } vaartuigen
}
reason-slayer = { $way ->
    [more] heeft een monster verslagen
   *[less] heeft geen monster verslagen
}
reason-monsters = { $number ->
    [one] { $sign }{ $number } monster
   *[other] { $sign }{ $number } monsters
}
reason-food = { $way ->
    [more] beter van voedsel voorzien
   *[less] slechter van voedsel voorzien
}
reason-tiles = { $way ->
    [more] meer goederentegels
   *[less] minder goederentegels
}
reason-goods = { $sign }{ COUNTED($number, $thing) }
reason-coins = { $number ->
    [one] { $sign }{ $number } schelling
   *[other] { $sign }{ $number } schellingen
}
reason-markers = { $number ->
    [one] { $sign }{ $number } steen
   *[other] { $sign }{ $number } stenen
}
reason-knights = { $way ->
    [more] meer in de rij van de ridders
   *[less] minder in de rij van de ridders
}
reason-seals = { $number ->
    [one] { $sign }{ $number } zegel
   *[other] { $sign }{ $number } zegels
}
reason-beads = { $number ->
    [one] { $sign }{ $number } kraal
   *[other] { $sign }{ $number } kralen
}
reason-reeves = { $number ->
    [one] { $sign }{ $number } baljuw
   *[other] { $sign }{ $number } baljuws
}
reason-writs = { $number ->
    [one] { $sign }{ $number } oorkonde
   *[other] { $sign }{ $number } oorkonden
}
reason-rules = { $way ->
    [more] heerst vaker: { $thing }
   *[less] heerst minder vaak: { $thing }
}
reason-shaky = { $way ->
    [more] de heerschappij zit vaster
   *[less] de heerschappij is makkelijker te nemen
}
reason-subjects = { $number ->
    [one] { $sign }{ $number } onderdaan
   *[other] { $sign }{ $number } onderdanen
}
reason-serfs = { $number ->
    [one] { $sign }{ $number } lijfeigene
   *[other] { $sign }{ $number } lijfeigenen
}
reason-farms = { $way ->
    [more] meer goederen op eigen boerderijen
   *[less] minder goederen op eigen boerderijen
}
reason-improve = { $way ->
    [more] meer plaatsen om uit te bouwen
   *[less] minder plaatsen om uit te bouwen
}
reason-pawns = { $number ->
    [one] { $sign }{ $number } figuur in het spel
   *[other] { $sign }{ $number } figuren in het spel
}
reason-reach = { $way ->
    [more] meer vrije plaatsen binnen bereik
   *[less] minder vrije plaatsen binnen bereik
}
reason-influence = { $way ->
    [more] meer plaatsen waar een steen zou heersen
   *[less] minder plaatsen waar een steen zou heersen
}
reason-battle = { $way ->
    [more] sterker waar figuren elkaar treffen
   *[less] zwakker waar figuren elkaar treffen
}
reason-guild = { $way ->
    [more] een zetel: { $thing }
   *[less] geen zetel: { $thing }
}
reason-stars = { $number ->
    [one] { $sign }{ $number } ster in de gilden
   *[other] { $sign }{ $number } sterren in de gilden
}
reason-function = { $way ->
    [more] een gildefunctie die meer oplevert
   *[less] een gildefunctie die minder oplevert
}
reason-charity = { $way ->
    [more] een groter deel van de liefdadigheid
   *[less] een kleiner deel van de liefdadigheid
}
reason-cards = { $number ->
    [one] { $sign }{ $number } kaart in de hand
   *[other] { $sign }{ $number } kaarten in de hand
}
reason-card = { $way ->
    [more] een kaart die meer oplevert: { $thing }
   *[less] een kaart die minder oplevert: { $thing }
}
reason-pouch = { $way ->
    [more] een goed op de buidel
   *[less] niets op de buidel
}
reason-order = { $way ->
    [more] eerder aan de beurt
   *[less] later aan de beurt
}
reason-under-way = { $way ->
    [more] deze actie levert nog meer op
   *[less] deze actie levert minder op
}
