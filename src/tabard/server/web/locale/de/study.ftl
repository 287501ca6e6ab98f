# Die Analyse einer beendeten Partie, auf ihrer Wiedergabe.

study-title = Analyse
study-what = Ein starker Bot sieht sich jeden Zug dieser Partie an: wer wann vorn lag, wo sie entschieden wurde, was der Zufall tat. Alle werden nach dem beurteilt, was sie damals wussten.
study-begin = Diese Partie analysieren
study-waits = Wartet auf einen freien Bot …
study-progress = Getan: { $done } von { $of }. Du kannst gehen und wiederkommen.
study-cancel = Anhalten
study-failed = Die Analyse ist fehlgeschlagen. Sie kann noch einmal begonnen werden.
study-no-marks = Kein Zug ragt heraus: Niemand hat klar etwas verpasst oder gefunden.
study-lessons = Zum Mitnehmen
study-how = Nach dem Wert von { $level }; Iterationen je Zug: { $number }. ± ist der doppelte Fehler der Suche. Was ein Platz nicht wissen konnte, wurde neu ausgeteilt.
study-better = besser
study-chosen = gewählt
study-play-on = Von hier weiterspielen
study-play-on-as = Als { $who } weiterspielen
answer-many-studies = Es werden schon mehrere Partien analysiert. Warte, bis eine fertig ist.
study-beside = Punkte im Vergleich
study-earlier = { $count ->
    [one] eine frühere Partie von dir
   *[other] Mittel aus { $count } früheren Partien von dir
 }
study-strong = { $level }, Mittel aus { $count ->
    [one] einer Partie
   *[other] { $count } Partien
 }
study-all-points = Alle Punkte
