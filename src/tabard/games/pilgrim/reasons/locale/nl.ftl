# Redenen voor een keuze: waarvan ze meer of minder heeft dan een andere. $sum is een getal met
# teken, $number hetzelfde zonder, $way “more” of “less”.

reason-points = { $number ->
    [one] { $sum } punt in zicht
   *[other] { $sum } punten in zicht
}
reason-stone = { $sum } steen
reason-wheat = { $sum } graan
reason-silver = { $sum } zilver
reason-piety = { $sum } vroomheid
reason-most-piety = { $way ->
    [more] de meeste vroomheid
   *[less] niet meer de meeste vroomheid
}
reason-alms = { $way ->
    [more] hoger op het aalmoezenspoor
   *[less] lager op het aalmoezenspoor
}
reason-alms-race = { $way ->
    [more] beter geplaatst voor de aalmoezen van het kwartaal
   *[less] slechter geplaatst voor de aalmoezen van het kwartaal
}
reason-serfs = { $number ->
    [one] { $sum } horige in het dorp
   *[other] { $sum } horigen in het dorp
}
reason-abbey = { $number ->
    [one] { $sum } volgeling in de abdij
   *[other] { $sum } volgelingen in de abdij
}
reason-outside = { $number ->
    [one] { $sum } volgeling buiten
   *[other] { $sum } volgelingen buiten
}
reason-tiles = { $number ->
    [one] { $sum } tegel met eigen volgelingen
   *[other] { $sum } tegels met eigen volgelingen
}
reason-strength = { $way ->
    [more] sterker bij: { $thing }
   *[less] zwakker bij: { $thing }
}
reason-action = { $way ->
    [more] een betere taak binnen bereik
   *[less] geen even goede taak binnen bereik
}
reason-order = { $way ->
    [more] eerder aan de beurt
   *[less] later aan de beurt
}
reason-under-way = { $way ->
    [more] met deze taak is nog meer te doen
   *[less] met deze taak is minder te doen
}
reason-slots = { $number ->
    [one] { $sum } vrije plaats op het bord
   *[other] { $sum } vrije plaatsen op het bord
}
reason-donate = { $way ->
    [more] gebouwen die als gift meer opleveren
   *[less] gebouwen die als gift minder opleveren
}
reason-routes = { $number ->
    [one] { $sum } handelsroute
   *[other] { $sum } handelsroutes
}
reason-shrines = { $number ->
    [one] { $sum } schrijn
   *[other] { $sum } schrijnen
}
reason-road = { $way ->
    [more] een weg die verder gaat
   *[less] geen weg die verder gaat
}
reason-joined = { $number ->
    [one] { $sum } bedevaartsoord bereikt
   *[other] { $sum } bedevaartsoorden bereikt
}
reason-site = { $way ->
    [more] dichter bij een bedevaartsoord
   *[less] verder van een bedevaartsoord
}
reason-activity = { $way ->
    [more] een volgeling aan het werk: { $thing }
   *[less] niemand aan het werk: { $thing }
}
reason-building = { $way ->
    [more] bezit: { $thing }
   *[less] bezit niet: { $thing }
}
