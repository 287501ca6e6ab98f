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
study-found = gefunden
study-at-first-sight = sieht auf den ersten Blick besser aus
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

# Kommentare und Varianten von Hand.
notes-title = Kommentare und Varianten
notes-high = Verlauf so hoch wie der Tisch
note-at = Kommentar
way-at = Variante
note-write = Zum Augenblick …
note-write-step = Zu diesem Schritt …
note-send = Kommentieren
note-left = noch { $number } von { $most } Zeichen
note-over = { $number } zu viel: ein Kommentar hat höchstens { $most } Zeichen
note-erase = Löschen
note-erase-sure = Endgültig löschen?
way-begin = Anders weiter
way-begin-why = Von hier anders weiterspielen, für alle Plätze von Hand
way-unnamed = Variante
way-keep = Behalten
way-keep-title = Diese Variante behalten
way-name = Name
way-rename = Umbenennen
way-erase = Die Variante löschen
way-leave = Zurück zur Partie
way-draw = Ziehen
way-chance = Hier entscheidet der Zufall. Zieh, oder wähle, was kommt.
way-by-hand = Von Hand: So wurde nicht gespielt.
way-shown = { $name }: Schritt { $step } von { $steps }
way-not-kept = Um eine Variante zu behalten, musst du diese Partie gespielt oder hergebracht haben.
answer-many-notes = Diese Partie hat so viele Kommentare oder Varianten, wie von einer aufgehoben werden.
answer-long-variation = Eine Variante hat höchstens { $most } Entscheidungen.
answer-unknown-note = Diesen Kommentar oder diese Variante gibt es nicht mehr.
answer-not-your-note = Das können nur, wer es geschrieben hat, und der Gastgeber.
