# Redenen voor een keuze: waarvan ze meer of minder heeft dan een andere. $number is hoeveel, $sign
# het teken, $way “more” of “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } punt in zicht
   *[other] { $sign }{ $number } punten in zicht
}
reason-later = { $way ->
    [more] ambachtslieden die meer van grondstoffen maken
   *[less] ambachtslieden die minder van grondstoffen maken
}
reason-gold = { $sign }{ $number } goud
reason-workers = { $number ->
    [one] { $sign }{ $number } arbeider
   *[other] { $sign }{ $number } arbeiders
}
reason-passed = { $way ->
    [more] er kunnen nog kaarten bij
   *[less] geen kaarten meer in deze ronde
}
reason-order = { $way ->
    [more] eerder aan de beurt
   *[less] later aan de beurt
}
reason-builders = { $number ->
    [one] { $sign }{ $number } bouwmeester nog in te zetten
   *[other] { $sign }{ $number } bouwmeesters nog in te zetten
}
reason-bishop = { $way ->
    [more] een bouwmeester bij de bisschopszetel
   *[less] niemand bij de bisschopszetel
}
reason-market = { $way ->
    [more] een bouwmeester op de markt
   *[less] niemand op de markt
}
reason-grey = { $way ->
    [more] grijze arbeiders in de volgende ronde
   *[less] geen grijze arbeiders in de volgende ronde
}
reason-protected = { $way ->
    [more] beschermd tegen de gebeurtenis
   *[less] niet beschermd tegen de gebeurtenis
}
reason-limited = { $way ->
    [more] alle bouwmeesters in de volgende ronde
   *[less] minder bouwmeesters in de volgende ronde
}
reason-left = { $sign }{ COUNTED($number, $thing) } over na het bouwen
reason-surplus = { $way ->
    [more] minder grondstoffen terug te geven
   *[less] meer grondstoffen terug te geven
}
reason-dismissed = { $way ->
    [more] geen ambachtsman te ontslaan
   *[less] een ambachtsman te ontslaan
}
reason-card = { $way ->
    [more] met: { $thing }
   *[less] zonder: { $thing }
}
reason-craftsman = { $way ->
    [more] met: { $thing }
   *[less] zonder: { $thing }
}
