# Rufe: wie man erfährt, dass ein Tisch wartet.

calls = Rufe
calls-help = Wartet ein Tisch auf dich und du schaust nicht hin, kann das Haus dich rufen.
calls-ways = Wie wir dich erreichen
calls-no-way = Noch kein Weg. Füge unten einen hinzu.
calls-mail = Deine Mailadresse
calls-mail-help = Zuerst kommt ein Link. Bevor du ihn geöffnet hast, kommt nichts weiter, und jede Mail lässt sich mit einem Klick abbestellen.
calls-webhook = Ein Programm oder ein Raum: Discord, Slack, Matrix
calls-webhook-address = Adresse des Webhooks
calls-webhook-help = Er erfährt, was Zuschauer sehen, nie deine Hand, und seine Links lassen niemanden ein. Adressen in privaten Netzen werden abgelehnt.
calls-shape = Was dort zuhört
calls-secret = Geheimnis seiner Unterschrift
calls-add = Hinzufügen
calls-again = Link noch einmal senden
calls-try = Ausprobieren
calls-remove = Entfernen
calls-when = Wann wir rufen
calls-digest = Stunde des täglichen Briefs
calls-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
calls-quiet-from = Ruhe ab
calls-quiet-to = Ruhe bis
calls-quiet-help = In der Ruhezeit kommt nichts; was wartet, kommt danach. Zweimal dieselbe Stunde heißt: keine.
calls-zone = Zeitzone
calls-sound = Eine Glocke am Tisch
calls-sound-help = Sie läutet leise, wenn du dran bist und die Seite offen ist.
calls-sign-in = Links lassen mich ein
calls-sign-in-help = Ein Link in einem Ruf öffnet deinen Platz an diesem Tisch in jedem Browser, einmal, und sonst nichts von dir. Wer deine Mail liest, könnte ihn benutzen.
calls-latest = Die letzten Rufe
calls-problem-mail = Das ist keine Mailadresse.
calls-problem-zone = So heißt keine Zeitzone. Europe/Berlin ist zum Beispiel eine.
calls-confirm = Ist das deine Adresse?
calls-confirm-sure = Jemand in diesem Haus möchte, dass Rufe an { $address } gehen. Wenn du das warst, sag ja.
calls-confirm-yes = Ja, hierher
calls-confirm-done = Von nun an gehen Rufe an { $address }.
calls-stop = Keine Rufe mehr?
calls-stop-sure = An { $address } wird nichts mehr gesendet.
calls-stop-yes = Abbestellen
calls-stop-done = An { $address } wird nichts mehr gesendet.

call-pace-once = Sofort
call-pace-once-help = außer wenn du gerade auf den Tisch schaust.
call-pace-idle = Nach fünf Minuten
call-pace-idle-help = wenn du so lange nicht auf den Tisch geschaut hast.
call-pace-daily = Einmal am Tag
call-pace-daily-help = ein Brief über alles, was wartet.
call-pace-never = Nie
call-pace-never-help = die Liste deiner Tische sagt, was wartet.

way-mail = Mail
way-push = Hinweise
way-webhook = Webhook
way-state-new = noch nicht bestätigt: öffne den Link in unserer Mail
way-state-good = geht
way-state-refused = geht nicht
way-state-off = abbestellt
shape-json = ein Programm, unterschriebenes JSON
shape-discord = Discord
shape-slack = Slack
shape-matrix = Matrix

told-no-address = Das ist keine Adresse.
told-not-https = Die Adresse muss mit https beginnen.
told-other-port = Nur der übliche Port von https ist erlaubt.
told-unknown-name = Diesen Namen kennt niemand.
told-private-network = Diese Adresse liegt in einem privaten Netz, dorthin senden wir nichts.
told-no-connection = Es kam keine Verbindung zustande.
told-not-safe = Der Mailserver konnte nicht zeigen, dass die Leitung sicher ist.
told-no-answer = Es kam rechtzeitig keine Antwort; vielleicht ist es angekommen.
told-line-broke = Die Leitung brach ab; vielleicht ist es angekommen.
told-no-mail = Dieses Haus sendet zurzeit keine Mail.

call-turn = Du bist dran: { $game }
call-turn-public = { $who } ist dran: { $game }
call-remind = Deine Zeit läuft ab: { $game }
call-remind-public = Die Zeit von { $who } läuft ab: { $game }
call-undo = Jemand möchte etwas zurücknehmen: { $game }
call-undo-public = { $who } wird um eine Rücknahme gebeten: { $game }
call-undo-asked = { $who } möchte eine Wahl zurücknehmen und fragt, ob du zustimmst.
call-late = Deine Zeit war um: { $game }
call-late-public = Die Zeit von { $who } war um: { $game }
call-late-asked = Ein Bot spielt für dich weiter. Du kannst deinen Platz wieder einnehmen.
call-begun = Das Spiel beginnt: { $game }
call-begun-public = Das Spiel beginnt: { $game }
call-over = Das Spiel ist aus: { $game }
call-over-public = Das Spiel ist aus: { $game }
call-test = Ein Ruf zur Probe
call-test-says = Er ist angekommen. Rufe von { $house } kommen auf diesem Weg.
call-test-open = Rufe und Ruhezeiten
call-confirm = Ist das deine Adresse?
call-confirm-says = Jemand bei { $house } möchte, dass Rufe hierher gehen. Wenn du das warst, öffne den Link; wenn nicht, tu nichts, und es kommt nichts weiter.
call-confirm-open = Ja, das ist meine Adresse
call-several = { $count ->
    [one] { $count } Ruf
   *[other] { $count } Rufe
  } von deinen Tischen
call-more = { $count ->
    [one] { $count } Zeile davor …
   *[other] { $count } Zeilen davor …
  }
call-time-left = Noch Zeit: { $time }
call-open = Zum Tisch
call-state-waiting = wartet
call-state-taken = unterwegs
call-state-handed = unterwegs
call-state-sent = gesendet
call-state-seen = nicht gesendet, du warst da
call-state-failed = ließ sich nicht senden
call-state-unsure = vielleicht gesendet
mail-why = Du bekommst das, weil du { $house } gebeten hast, dich zu rufen.
mail-change = Ändern:
mail-stop = Abbestellen:

pass-sure = Dieser Link öffnet den Platz von { $name } in diesem Browser, einmal.
pass-other = Hier bist du { $name }. Deine eigenen Tische bleiben bei diesem Namen; behalte ihn zuerst, wenn du ihn wiederhaben möchtest.
pass-yes = Als { $name } Platz nehmen

answer-one-table = Ein Link hat diesen Browser zu einem Tisch eingelassen. Melde dich an, um das Übrige zu sehen.
answer-pass-used = Dieser Link wurde benutzt oder ist zu alt. Melde dich an oder warte auf den nächsten Ruf.
answer-unknown-way = Diesen Weg zu dir gibt es nicht mehr.
answer-many-ways = Mehr als { $most } Wege gehen nicht. Entferne zuerst einen.
answer-many-mails = An diese Adresse ging heute genug Mail von uns. Versuch es morgen wieder.

table-calls = Rufe an diesem Tisch
table-calls-usual = wie in deinen Einstellungen

app-sentence = Mittelalterliche Brettspiele mit Freunden und gegen Bots.
next-table = Der nächste Tisch, der auf dich wartet
next-table-short = Weiter
offline = Keine Verbindung zum Haus
offline-says = Im Moment antwortet niemand. Deine Tische sind sicher; was du vorher gesendet hast, ist bewahrt.
offline-again = Noch einmal versuchen
notices-help = Dieser Browser zeigt einen Hinweis, wenn du gerufen wirst, auch wenn keine Seite des Hauses offen ist.
notices-on = Hinweise hier zeigen
notices-cannot = Dieser Browser zeigt keine Hinweise. Lege das Haus am Telefon zuerst auf den Startbildschirm.
notices-refused = Der Browser erlaubt diesem Haus keine Hinweise. Das lässt sich in seinen Einstellungen ändern.
notices-failed = Das hat nicht geklappt: Der Browser erreicht seinen Push-Dienst nicht.
