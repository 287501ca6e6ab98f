# Was das Terminal selbst rund um ein Spiel sagt. Was getippt wird, bleibt in jeder Sprache englisch:
# Befehle, Optionen und die Wörter einer Wahl.

## Der Anfang

guest = Gast
seat = Platz { $number }
bot = { $kind ->
    [random] { $name } (zufällig)
    [greedy] { $name } (nach Lehrbuch)
    [level1] { $name } (Stufe 1)
    [level2] { $name } (Stufe 2)
    [level3] { $name } (Stufe 3)
    [level4] { $name } (Stufe 4)
    [level5] { $name } (Stufe 5)
    [level6] { $name } (Stufe 6)
   *[other] { $name } ({ $kind })
}
that-is-you = { $name }, das bist du
sealed-seed = Der versiegelte Startwert: { $commitment }
no-terminal = Das ist kein Terminal, hier kann niemand antworten: Starte tabard play in einem.

## Hilfe

help-choose = Wähle mit der Nummer, mit Wörtern ({ $example }) oder mit einem eindeutigen Anfang davon.
help-set = Was zusammen gewählt wird, nennst du in einer Zeile in beliebiger Folge (3 5 8) oder eins nach dem anderen.
help-help = diese Hilfe
help-why = warum eine Wahl nicht offen ist
help-hint = was ein starker Bot wählen würde, und warum
help-log = alles, was bisher geschah
help-rules = eine Regel, etwa { $rule }
help-table = noch einmal der ganze Tisch
help-points = der Punktestand: nach Herkunft, wenn das Spiel jetzt endete, was noch kommt
help-undo = die letzte Wahl zurücknehmen
help-cards = Karten, die noch kommen können
help-save = das Spiel speichern
help-quit = das Spiel verlassen
word-choice = WAHL
word-rule = REGEL
word-file = DATEI

## Ein Rat

hint-only = Es gibt nur eine Möglichkeit.
hint-first = warum: { $reasons }
hint-beside = neben 1: { $reasons }
hint-rather = statt { $choice }: { $reasons }
hint-foregone = Das Spiel ist entschieden; diese bringen den besten Platz und die meisten Punkte.

## Antworten auf das Getippte

may-be = Das kann { $choices } sein. Tippe etwas mehr davon.
choose-a-number = Wähle eine Nummer von 1 bis { $most }; ? hilft weiter.
no-such-choice = Eine Wahl „{ $typed }“ gibt es nicht. So sieht eine Wahl aus: „{ $example }“; ? hilft weiter.
picked-for = { $pieces }, für { $cost }
picked = { $whole ->
    [yes] Gewählt: { $pieces } ({ $number } von { $size }). Mit der Eingabetaste ist es gewählt, undo nimmt das letzte heraus.
   *[no] Gewählt: { $pieces } ({ $number } von { $size }). Nenne mehr; undo nimmt das letzte heraus.
}
is-open = Das steht dir offen: Wähle es.
all-the-same = Trotzdem? Tippe j oder wähle es noch einmal; oder wähle etwas anderes.
no-such-rule = Eine Regel „{ $wanted }“ gibt es nicht. Regeln heißen etwa { $example }, die Abschnitte tragen die Nummern 1 bis { $most }.
taken-back = Zurückgenommen.
nothing-to-take-back = Es gibt nichts zurückzunehmen: Seither waren der Zufall oder andere am Zug.
next-game = Eingabetaste: das nächste Spiel

## Speichern und gehen

name-a-file = Nenne eine Datei: save my-game.tabard
saved = Gespeichert. Weiter geht es mit: tabard play --resume { $path }
not-saved = { $why ->
    [folder] Nicht gespeichert: { $path } ist ein Ordner.
    [no-folder] Nicht gespeichert: Für { $path } gibt es keinen Ordner.
   *[exists] Nicht gespeichert: { $path } gibt es schon.
}
which-file = In welche Datei soll das Spiel gespeichert werden? (Eingabetaste: nicht speichern)
recorded = Aufgezeichnet in { $path }; prüfe es mit: tabard verify { $path }
goodbye = Auf Wiedersehen.
seed-was = Der Startwert war { $seed }

## Ein Augenblick einer Aufzeichnung

choice-of = Wahl { $number } von { $whole }: { $who }: { $text }
chance = Zufall
hidden = vor diesem Platz verborgen

## Die Liste der Spiele

players-of-game = { $least } bis { $most } Spieler, Regelfassung { $version }
option = Option
values = Werte
players = Spieler
rule = Regel
from-to = { $least } bis { $most }

## Eine geprüfte Aufzeichnung, eine Reihe von Spielen

number-of-players = { $number } Spieler
verified = in Ordnung: { $told }
number-of-choices = { $number ->
    [one] { $number } Entscheidung
   *[other] { $number } Entscheidungen
}
result = Ergebnis { $scores }
number-of-comments = { $number ->
    [one] { $number } Kommentar
   *[other] { $number } Kommentare
}
number-of-variations = { $number ->
    [one] { $number } Variante
   *[other] { $number } Varianten
}
written = Kommentare und Varianten
variation = anders weiter
not-finished = nicht zu Ende
dealt = { $number ->
    [one] { $number } Ziehung folgt aus dem versiegelten Startwert
   *[other] { $number } Ziehungen folgen aus dem versiegelten Startwert
}
dealt-by-house = { $number ->
    [one] { $number } Ziehung folgt aus dem versiegelten Startwert; kein Platz hat etwas dazugegeben
   *[other] { $number } Ziehungen folgen aus dem versiegelten Startwert; kein Platz hat etwas dazugegeben
}
dealt-shared = { $number ->
    [one] { $number } Ziehung folgt aus dem versiegelten Startwert und den Zahlen dieser Plätze: { $seats }
   *[other] { $number } Ziehungen folgen aus dem versiegelten Startwert und den Zahlen dieser Plätze: { $seats }
}
no-share = nichts Eigenes: { $seats }
seed-hidden = der Startwert ist noch nicht offengelegt
no-dealer = kein versiegelter Startwert
signed-by = signiert von Haus { $house }
signed-unchecked = signiert von Haus { $house }, nicht geprüft: { $how }
not-signed = nicht signiert
