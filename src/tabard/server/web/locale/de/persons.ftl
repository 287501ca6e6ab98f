# Personen: ihre Seiten, ihre Wappen, und was ihnen gehört.

## Profile

my-profile = Meine Seite
profile-guest = Zu Gast in diesem Haus.
profile-kept = Hat hier einen Namen.
profile-games = { $played ->
    [one] Eine beendete Partie
   *[other] { $played } beendete Partien
}, { $won ->
    [0] keine davon gewonnen.
    [one] eine davon gewonnen.
   *[other] { $won } davon gewonnen.
}
profile-results = Ergebnisse
profile-game = Spiel
profile-pace = Tempo
profile-played = Gespielt
profile-won = Gewonnen
profile-place = Platz im Mittel
profile-best = Meiste Punkte
profile-left = { $count ->
    [one] eine einem Bot überlassen
   *[other] { $count } einem Bot überlassen
}
profile-nothing = Noch keine beendete Partie.
profile-openings = Liebste Eröffnungen
profile-history = Beendete Partien
opening-count = { $played ->
    [one] einmal
   *[other] { $played }-mal
}, { $won ->
    [0] nie gewonnen
    [one] einmal gewonnen
   *[other] { $won }-mal gewonnen
}
pace-kind-none = ohne Uhr
pace-kind-live = mit Uhr
pace-kind-slow = über Tage

## Wappen

arms = Wappen
arms-of = Das Wappen von { $name }
arms-from-you = Dieses Wappen hast du gewählt.
arms-from-name = Dieses Wappen ergibt sich aus deinem Namen. Wähle ein anderes, wenn du magst.
arms-partition = Teilung des Schilds
arms-first = Feld
arms-second = Zweite Farbe
arms-charge = Figur
arms-look = Erst ansehen
arms-by-name = Zurück zu dem meines Namens
partition-plain = ungeteilt
partition-per-pale = gespalten
partition-per-fess = geteilt
partition-per-bend = schräg geteilt
partition-quarterly = geviert
partition-chief = Schildhaupt
partition-pale = Pfahl
partition-fess = Balken
partition-bend = Schrägbalken
partition-chevron = Sparren
partition-cross = Kreuz
partition-saltire = Andreaskreuz
tincture-or = Gold
tincture-argent = Silber
tincture-gules = Rot
tincture-azure = Blau
tincture-vert = Grün
tincture-sable = Schwarz
tincture-purpure = Purpur
charge-none = keine
charge-anchor = Anker
charge-anvil = Amboss
charge-castle = Burg
charge-chess-rook = Turm
charge-church = Kirche
charge-crown = Krone
charge-dove = Taube
charge-dragon-head = Drache
charge-fleur-de-lys = Lilie
charge-galleon = Schiff
charge-gothic-cross = Kreuz
charge-grain-bundle = Garbe
charge-hammer-nails = Hammer
charge-horse-head = Pferd
charge-key = Schlüssel
charge-oak-leaf = Eichenblatt
charge-round-star = Stern
charge-scallop = Muschel
charge-shamrock = Klee
charge-sheep = Schaf
charge-sun = Sonne
charge-trowel = Kelle
charge-visored-helm = Helm
charge-wheat = Ähren
charge-windmill = Windmühle

## Was abgelehnt wird

answer-unknown-person = Unter dieser Adresse ist hier niemand bekannt, vielleicht nicht mehr.
answer-bad-arms = So ein Wappen führt niemand.
answer-arms-alike = Wähle zwei verschiedene Farben, sonst sieht man nicht, wo ein Teil aufhört.

## Aus zweien eine Person

login-bring = Meine Tische mitnehmen
login-bring-help = Was du als Gast in diesem Browser gespielt und begonnen hast, gehört dann zu deinem Konto.
same-table-go = Zu diesem Tisch
answer-same-table = Als Gast sitzt du an einem Tisch, an dem auch dein Konto sitzt. Beende diese Partie oder verlass einen der Plätze, dann melde dich wieder an; nichts hat sich geändert.

## Eigene Daten, und der Abschied

own-data = Was dir gehört
own-data-help = Nimm alles mit, was dieses Haus von dir aufbewahrt, oder verlass es für immer.
export-data = Alle meine Daten mitnehmen
leave-house = Dieses Haus für immer verlassen
leave-goes = Dein Name, deine Worte an den Tischen, dein Passwort, deine Schlüssel und Einstellungen werden sofort gelöscht, und niemand kann sie zurückbringen.
leave-stays = Die Partien, die du gespielt hast, bleiben ganz, damit die anderen sie nachspielen können; wo dein Name stand, steht „N. N.“. Aufzeichnungen, die jemand heruntergeladen hat, bleiben, wie sie sind.
leave-running = { $count ->
    [one] Eine Partie von dir läuft: Ein Bot spielt für dich weiter.
   *[other] { $count } Partien von dir laufen: Bots spielen für dich weiter.
}
leave-sure = Ich bin sicher.
leave-yes = Alles von mir löschen
leave-no = Bleiben
answer-not-sure = Kreuz an, dass du sicher bist; nichts wurde gelöscht.
watch-usual = Wie üblich
watch-usual-help = Alle, außer wenn nur Bots mit dir spielen.

## Briefe

mail-address = E-Mail
mail-address-why = Damit kannst du ein vergessenes Passwort neu setzen. Sonst sieht sie niemand.
mail-new = Adresse
mail-send = Brief zum Bestätigen schicken
mail-remove = Entfernen
mail-confirmed = { $mail } gehört dir.
mail-unconfirmed = { $mail } ist noch nicht bestätigt: Folge dem Link im Brief.
mail-confirm-ask = Willst du unter { $mail } Briefe dieses Hauses bekommen?
mail-confirm-yes = Ja, das ist meine
mail-confirm-subject = Tabard: Ist das deine Adresse?
mail-confirm-text = Hallo { $name },

    jemand, wahrscheinlich du, möchte hier Briefe dieses Hauses bekommen. Wenn du es warst, folge innerhalb von zwei Tagen diesem Link:

    { $link }

    Wenn nicht, ist nichts zu tun.
forgot-password = Passwort vergessen?
forgot-help = Wenn du eine E-Mail-Adresse bestätigt hast, schicken wir dorthin einen Link, mit dem du ein anderes Passwort setzt.
forgot-send = Link schicken
forgot-sent = Wenn es zu diesem Namen eine bestätigte Adresse gibt, ist ein Brief unterwegs.
reset-subject = Tabard: ein anderes Passwort
reset-text = Hallo { $name },

    mit diesem Link setzt du ein anderes Passwort, innerhalb einer Stunde und einmal:

    { $link }

    Wenn du nicht darum gebeten hast, ist nichts zu tun: Dein Passwort bleibt, wie es ist.
answer-old-letter = Dieser Link ist zu alt oder wurde schon benutzt. Bitte um einen neuen.
answer-bad-mail = Das ist keine Adresse für E-Mail.
