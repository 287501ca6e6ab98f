# Gründe für eine Wahl: wovon sie mehr oder weniger hat als eine andere. $number ist, wie viel, $sign
# das Vorzeichen, $way “more” oder “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } Punkt in Sicht
   *[other] { $sign }{ $number } Punkte in Sicht
}
reason-later = { $way ->
    [more] Handwerker, die mehr aus Baustoffen machen
   *[less] Handwerker, die weniger aus Baustoffen machen
}
reason-gold = { $sign }{ $number } Gold
reason-workers = { $sign }{ $number } Arbeiter
reason-passed = { $way ->
    [more] weitere Karten sind möglich
   *[less] keine Karten mehr in dieser Runde
}
reason-order = { $way ->
    [more] früher an der Reihe
   *[less] später an der Reihe
}
reason-builders = { $sign }{ $number } Baumeister noch einzusetzen
reason-bishop = { $way ->
    [more] ein Baumeister am Bischofssitz
   *[less] niemand am Bischofssitz
}
reason-market = { $way ->
    [more] ein Baumeister auf dem Markt
   *[less] niemand auf dem Markt
}
reason-grey = { $way ->
    [more] graue Arbeiter in der nächsten Runde
   *[less] keine grauen Arbeiter in der nächsten Runde
}
reason-protected = { $way ->
    [more] vor dem Ereignis geschützt
   *[less] vor dem Ereignis nicht geschützt
}
reason-limited = { $way ->
    [more] alle Baumeister in der nächsten Runde
   *[less] weniger Baumeister in der nächsten Runde
}
reason-left = { $sign }{ COUNTED($number, $thing) } nach dem Bauen übrig
reason-surplus = { $way ->
    [more] weniger Baustoffe zurückzugeben
   *[less] mehr Baustoffe zurückzugeben
}
reason-dismissed = { $way ->
    [more] kein Handwerker zu entlassen
   *[less] ein Handwerker zu entlassen
}
reason-card = { $way ->
    [more] dazu: { $thing }
   *[less] ohne: { $thing }
}
reason-craftsman = { $way ->
    [more] dazu: { $thing }
   *[less] ohne: { $thing }
}
