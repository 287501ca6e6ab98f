# Der Tisch, an dem gespielt wird, und das Nachspielen.

## Die Aufforderung

table-prompt = Was jetzt geschieht
table-waits-for-players = Es fehlt noch jemand
table-confirm-turn = { $who }, bestätige deinen Zug oder nimm ihn zurück
table-confirm-end = Damit endet das Spiel: Bestätige deinen Zug oder nimm ihn zurück. { $verdict }
table-why-not = Warum nicht … ({ $number })
table-undo = Letzten Schritt zurücknehmen (U)
table-undo-all = Alles zurück
table-confirm = Bestätigen
table-keep = Bis hier festhalten
table-keep-why = Führt die bisherigen Schritte aus. Danach kannst du sie nicht mehr allein zurücknehmen.
table-sure = Trotzdem?
table-sure-spend = Einsetzen
table-sure-commit = Ausführen
table-sure-spare = Lassen
table-lay = Diese wählen
table-lay-for = Diese für { $price } wählen
table-lay-none = Keine wählen
table-lay-final = Einmal gewählt, bleibt es dabei: Zurücknehmen geht nicht.
table-lay-sure = Sollen es diese sein?
table-lay-change = Noch ändern
table-slots = Was du gewählt hast
table-slot-empty = Leerer Platz
table-slot-out = Herausnehmen: { $thing }
table-slots-full = Alle Plätze sind belegt: Nimm erst etwas heraus.
table-slots-all = Mehr gibt es davon nicht.
table-hint = Um Rat fragen (H)
table-hint-title = Rat eines Zunftmeisters
table-hint-thinks = Ein Zunftmeister denkt nach …
table-hint-only = Es gibt nur eine Möglichkeit.
table-hint-sure = Unter { $number } Möglichkeiten sticht eine hervor.
table-hint-leans = Unter { $number } Möglichkeiten sieht die erste etwas besser aus.
table-hint-close = Unter { $number } Möglichkeiten sind diese etwa gleich gut.
table-hint-foregone = Das Spiel ist entschieden. Von { $number } Möglichkeiten bringt diese den besten Platz und die meisten Punkte.
table-hint-set = Ein Zunftmeister würde diese zusammen wählen.
table-hint-set-how = Nimmst du den Rat an, füllt er die Plätze, und du kannst noch alles ändern. Was zu erwarten ist, gilt mit dieser Wahl, soweit ein Zunftmeister das von deinem Platz aus sieht, und nicht genauer.
table-hint-why = Warum: { $reasons }
table-hint-beside = Neben der ersten: { $reasons }
table-hint-rather = Statt { $choice }: { $reasons }
table-hint-share = zu { $percent } % bevorzugt
table-hint-how = Was zu erwarten ist, gilt nach dieser Wahl, soweit ein Zunftmeister das von deinem Platz aus sieht, und nicht genauer. Der Balken zeigt, wie sehr er die Wahl bevorzugt.
table-thinks = { $who } denkt nach …
table-ask-undo = Bitten, die letzte Wahl zurückzunehmen (U)
table-skip = Zum aktuellen Stand
table-since = Seit meinem letzten Zug
table-watch = Was gerade gezeigt wird
table-pause = Anhalten (P)
table-go-on = Weiter (P)
table-step = Ein Schritt (N)
table-reckoning = Wer was bekam
table-reckoned = Eine Übersicht, wer was bekam, liegt bereit. R führt zu ihr.
table-together = Zusammen

## Mitspielende

table-watchers = { $number ->
    [one] { $number } schaut zu
   *[other] { $number } schauen zu
}
table-seat-thinks = denkt nach
table-seat-left = fort, ein Bot spielt weiter
table-seat-bot = { $level ->
    [random] Bot, zufällig
    [greedy] Bot, nach Lehrbuch
    [level1] Bot, Neuling
    [level2] Bot, Lehrling
    [level3] Bot, Geselle
    [level4] Bot, Meister
    [level5] Bot, Zunftmeister
    [level6] Bot, Doktor des Hauses
   *[other] Bot, { $level }
}
table-seat-away = nicht am Tisch
table-seat-awaited = am Zug
table-stand-in = { $who } ({ $bot }) kann nicht weiterspielen; stattdessen spielt: { $instead }.
table-undo-asked = { $who } möchte die letzte Wahl zurücknehmen.
table-undo-waits = { $who } möchte die letzte Wahl zurücknehmen; es fehlt die Antwort von { $others }.
table-undo-declined = { $who } lehnt ab. Deine Wahl bleibt.
table-told-asked = { $who } möchte die letzte Wahl zurücknehmen.
table-told-agreed = { $who } stimmt zu.
table-told-declined = { $who } lehnt ab; die Wahl bleibt.
table-told-undone = { $who } hat eine Wahl zurückgenommen.
table-told-left = { $who } verlässt den Tisch; ein Bot spielt weiter.
table-told-late = Die Zeit von { $who } ist um; ein Bot spielt weiter.
table-told-back = { $who } ist wieder da.
table-call-off = Partie abbrechen
table-call-off-about = Wenn alle zustimmen, die mitspielen, endet die Partie hier ohne Ergebnis und zählt für niemanden.
table-call-off-ask = Die anderen fragen
table-call-off-asked = { $who } möchte die Partie abbrechen, ohne Ergebnis.
table-play-on = Weiterspielen
table-told-calls-off = { $who } möchte die Partie abbrechen.
table-told-plays-on = { $who } spielt weiter.
table-agree = Zustimmen
table-decline = Ablehnen
table-rematch-open = Für eine Revanche steht ein Tisch bereit.
table-go-there = Zu diesem Tisch
table-bot-plays-for-you = Ein Bot spielt für dich.
table-come-back = Zurückkommen
table-leave = Tisch verlassen
table-leave-sure = Ein Bot spielt für dich, bis du zurückkommst.

## Der Warteraum

table-waiting-room = Wer mitspielt
table-starts-when-full = Das Spiel beginnt von selbst, wenn niemand mehr fehlt.
table-you = du
table-stand-up = Aufstehen
table-kept-for-friend = mit Einladungslink
table-copy-link = Link kopieren
table-copied = Kopiert.
table-fill = Bot hinsetzen
table-fill-level = Stufe des Bots für Platz { $number }
table-free-seat = frei
table-sit-here = Hier Platz nehmen
table-close-table = Diesen Tisch schließen
table-close-sure = Dann kann hier niemand mehr Platz nehmen, und die Einladungslinks führen zu einem geschlossenen Tisch.
table-close-yes = Ja, schließen
table-closed = Wer ihn eröffnet hat, hat diesen Tisch geschlossen.
table-called-off = Die Partie wurde abgebrochen, ohne Ergebnis.

## Rund um den Spielplan

table-players = Mitspielende
table-board = Spielplan
table-my-mat = Mein Tableau
table-log = Verlauf
table-chat-say = Sag etwas
table-talkers = Wer hier redet
table-mute = { $who } stummschalten
table-unmute = { $who } wieder reden lassen
table-kick = Wegschicken
table-chat-send = Senden
table-menu = Menü
table-info = Dieser Tisch
table-keys = Tasten
table-close = Schließen
table-rules = Regeln
table-replay = Nachspielen
table-home = Alle Tische
table-settings = An diesem Tisch
table-auto-confirm = Jede Wahl sofort bestätigen
table-pace = Züge der anderen und Stationen
table-pace-0 = sofort
table-pace-450 = schnell
table-pace-900 = gemächlich
table-pace-1800 = langsam
table-dealer = Der versiegelte Startwert
table-dealer-why = Veröffentlicht, bevor sich jemand gesetzt hat. Jeder Browser, der mitspielt, gibt eine eigene Zufallszahl dazu, sodass niemand bestimmt, was gezogen wird. Wird der Startwert nach dem Spiel offengelegt, können alle jedes Mischen, jede Ziehung und jeden Wurf nachprüfen.
table-options = Regeln dieses Tisches
table-options-rest = Alles andere gilt so, wie unser Regelwerk es auslegt.
table-older-rules = Diese Partie wird bis zum Ende nach Fassung { $version } der Regeln gespielt; an neuen Tischen gilt Fassung { $newer }.
table-retired-rules = Diese Partie wird nach Fassung { $version } der Regeln gespielt; an neuen Tischen gilt Fassung { $newer }. Fassung { $version } bleibt mindestens bis zum { $until }: Spielt bitte bis dahin zu Ende.
day-of-month = { $day }. { $month } { $year }
month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
table-clock-none = keine Uhr
table-clock-live = { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } + { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } je Zug
table-clock-slow = { $days ->
    [one] { $days } Tag je Zug
   *[other] { $days } Tage je Zug
}
table-curtain = Ich bin { $who }: öffnen
table-your-turn = du bist dran
table-lost = Verbindung verloren. Neuer Versuch …
table-back = Wieder verbunden.
table-not-sent = Noch nicht gesendet. Neuer Versuch …

## Tasten

table-key-tab = zwischen Aufforderung, Auswahl und Spielplan wechseln
table-key-arrows = von Wahl zu Wahl
table-key-look = alles auf dem Tisch ansehen: was es ist und tut
table-key-enter = wählen
table-key-c = den Zug bestätigen, wenn er vollständig ist
table-key-u = zurücknehmen
table-key-h = um Rat fragen
table-key-s = seit meinem letzten Zug
table-key-p = den Punktestand zeigen
table-key-a = die Spielhilfe
table-key-w = anhalten, was gezeigt wird, und weiter
table-key-n = ein Schritt von dem, was gezeigt wird
table-key-r = wer was bekam
table-key-esc = schließen, überspringen
table-key-help = diese Tasten

## Das Ende

table-scores = Wertung
table-score = Der Punktestand
table-points-over-time = Punkte im Lauf des Spiels
table-see-moment = Diesen Moment ansehen
table-next-game = Nächste Partie
table-rematch = Revanche
table-seed-was = Der Startwert war { $seed }

## Das Nachspielen

replay-title = Nachspielen
replay-slider = Zeitpunkt der Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-forward = Einen Schritt weiter
replay-last = Zum Ende
replay-round = Runde
replay-eyes = Blickwinkel
replay-spectator = Publikum
replay-link = Link zu diesem Zeitpunkt
replay-share = Diesen Moment teilen
replay-record = Aufzeichnung herunterladen
replay-live = Zum Tisch
replay-seal-shut = Der Startwert wird offengelegt, wenn das Spiel vorbei ist.
replay-seal-kept = Der offengelegte Startwert passt zum Siegel, und alle { $number } Ziehungen folgen daraus.
replay-seal-shared = { $number ->
    [one] Der offengelegte Startwert passt zum Siegel, das veröffentlicht war, bevor sich jemand gesetzt hat, und die eine Ziehung folgt aus ihm und den Zahlen, die die Plätze dazugegeben haben.
   *[other] Der offengelegte Startwert passt zum Siegel, das veröffentlicht war, bevor sich jemand gesetzt hat, und alle { $number } Ziehungen folgen aus ihm und den Zahlen, die die Plätze dazugegeben haben.
}
replay-shares = Was jeder Platz zum Startwert dazugegeben hat
replay-share-none = nichts Eigenes: der Startwert des Hauses steht dafür
replay-share-yours = ← aus diesem Browser
replay-seal-none = Diese Aufzeichnung wurde ohne Startwert eingelesen.
played-here = hier gespielt
brought-in = eingelesen
replay-played-here = Diese Partie wurde hier gespielt.
replay-brought-in = Diese Aufzeichnung wurde eingelesen: Die Partie wurde nicht hier gespielt, und für die Namen steht niemand ein.
replay-seal-broken = Die Ziehungen folgen nicht aus dem offengelegten Startwert: { $why }

## Antworten

answer-stale = Am Tisch ist es weitergegangen; sieh noch einmal hin.
answer-not-your-seat = Das ist nicht dein Platz.
answer-not-your-turn = Gerade ist jemand anderes dran.
answer-confirm-first = Bestätige erst deinen Zug oder nimm ihn zurück.
answer-not-running = Das Spiel läuft nicht.
answer-no-hints = An diesem Tisch gibt es keinen Rat.
answer-no-advice = Gerade konnte kein Bot darüber nachdenken. Entscheide selbst.
answer-begun = Das Spiel hat begonnen.
answer-others-play = Hier spielen noch andere. Verlass stattdessen deinen Platz.
answer-nothing-to-confirm = Es gibt nichts zu bestätigen.
answer-nothing-to-undo = Es gibt nichts zurückzunehmen.
answer-no-undo-asked = Niemand bittet darum, etwas zurückzunehmen.
answer-away = Ein Bot spielt für dich. Komm zuerst auf deinen Platz zurück.
answer-out-of-time = Deine Zeit ist um; der Bot spielt weiter.
answer-already-seated = Du hast an diesem Tisch schon einen Platz.
answer-not-your-table = Das darf nur, wer den Tisch eröffnet hat.
answer-undo-asked = Es wird schon darum gebeten, eine Wahl zurückzunehmen.
answer-too-many-streams = In diesem Netz sind zu viele Tische offen. Schließe einige.
answer-undo-declined = Das wurde abgelehnt. Deine Wahl bleibt.
answer-undo-away = Jemand, den das betrifft, ist nicht da. Deine Wahl bleibt, bis er oder sie zurück ist.
answer-muted = Du wurdest an diesem Tisch stummgeschaltet.
answer-barred = Du wurdest gebeten, diesen Tisch zu verlassen.
