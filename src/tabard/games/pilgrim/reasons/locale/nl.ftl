# Redenen voor een keuze: waarvan ze meer of minder heeft dan een andere. $number is hoeveel, $sign
# het teken, $way “more” of “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } punt in zicht
   *[other] { $sign }{ $number } punten in zicht
}
reason-stone = { $number ->
    [one] { $sign }{ $number } steen
   *[other] { $sign }{ $number } stenen
}
reason-wheat = { $sign }{ $number } graan
reason-silver = { $sign }{ $number } zilver
reason-piety = { $sign }{ $number } vroomheid
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
    [one] { $sign }{ $number } horige in het dorp
   *[other] { $sign }{ $number } horigen in het dorp
}
reason-abbey = { $number ->
    [one] { $sign }{ $number } volgeling in de abdij
   *[other] { $sign }{ $number } volgelingen in de abdij
}
reason-outside = { $number ->
    [one] { $sign }{ $number } volgeling buiten
   *[other] { $sign }{ $number } volgelingen buiten
}
reason-tiles = { $number ->
    [one] { $sign }{ $number } tegel met eigen volgelingen
   *[other] { $sign }{ $number } tegels met eigen volgelingen
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
    [one] { $sign }{ $number } vrije plaats op het bord
   *[other] { $sign }{ $number } vrije plaatsen op het bord
}
reason-donate = { $way ->
    [more] gebouwen die als gift meer opleveren
   *[less] gebouwen die als gift minder opleveren
}
reason-routes = { $number ->
    [one] { $sign }{ $number } handelsroute
   *[other] { $sign }{ $number } handelsroutes
}
reason-shrines = { $number ->
    [one] { $sign }{ $number } schrijn
   *[other] { $sign }{ $number } schrijnen
}
reason-road = { $way ->
    [more] een weg die verder gaat
   *[less] geen weg die verder gaat
}
reason-joined = { $number ->
    [one] { $sign }{ $number } bedevaartsoord bereikt
   *[other] { $sign }{ $number } bedevaartsoorden bereikt
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
