# Redenen voor een keuze: waarvan ze meer of minder heeft dan een andere. $sum is een getal met
# teken, $number hetzelfde zonder, $way “more” of “less”.

reason-points = { $number ->
    [one] { $sum } punt in zicht
   *[other] { $sum } punten in zicht
}
reason-epoch = { $number ->
    [one] { $sum } punt bij het volgende tijdperk
   *[other] { $sum } punten bij het volgende tijdperk
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
    [one] { $sum } vaartuig
   *[other] { $sum } vaartuigen
}
reason-slayer = { $way ->
    [more] heeft een monster verslagen
   *[less] heeft geen monster verslagen
}
reason-monsters = { $number ->
    [one] { $sum } monster
   *[other] { $sum } monsters
}
reason-food = { $way ->
    [more] beter van voedsel voorzien
   *[less] slechter van voedsel voorzien
}
reason-tiles = { $way ->
    [more] meer goederentegels
   *[less] minder goederentegels
}
reason-goods = { $sum } { $thing }
reason-coins = { $number ->
    [one] { $sum } schelling
   *[other] { $sum } schellingen
}
reason-markers = { $number ->
    [one] { $sum } steen
   *[other] { $sum } stenen
}
reason-knights = { $way ->
    [more] meer in de rij van de ridders
   *[less] minder in de rij van de ridders
}
reason-seals = { $number ->
    [one] { $sum } zegel
   *[other] { $sum } zegels
}
reason-beads = { $number ->
    [one] { $sum } kraal
   *[other] { $sum } kralen
}
reason-reeves = { $number ->
    [one] { $sum } baljuw
   *[other] { $sum } baljuws
}
reason-writs = { $number ->
    [one] { $sum } oorkonde
   *[other] { $sum } oorkonden
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
    [one] { $sum } onderdaan
   *[other] { $sum } onderdanen
}
reason-serfs = { $number ->
    [one] { $sum } lijfeigene
   *[other] { $sum } lijfeigenen
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
    [one] { $sum } figuur in het spel
   *[other] { $sum } figuren in het spel
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
    [one] { $sum } ster in de gilden
   *[other] { $sum } sterren in de gilden
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
    [one] { $sum } kaart in de hand
   *[other] { $sum } kaarten in de hand
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
