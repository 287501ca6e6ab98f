# Die Seiten rund um die Tische.

## Überall

skip = Zum Inhalt
main-pages = Hauptseiten
home = Start
my-tables = Meine Tische
my-tables-await = { $count ->
    [one] ein Tisch wartet auf dich
   *[other] { $count } Tische warten auf dich
}
watch = Zuschauen
replays = Partien
rules = Regeln
about = Über Tabard
settings = Einstellungen
switch-theme = Tageslicht oder Kerzenlicht
guest-named = Gast { $name }
language-en = English
language-de = Deutsch
language-nl = Nederlands
credits-line = Symbole: game-icons.net (CC BY 3.0). Schriften: EB Garamond und Cinzel (OFL).
unofficial-line = Inoffiziell, mit eigenen Worten und Bildern.
back-home = Zu den vier Tischen

## Spiele

players = Mitspielende
length = Dauer
minutes = { $count } Min.
weight = Anspruch
weight-of = { $weight } von 5

## Start

sit-down-headline = { $count ->
    [4] Vier Tische sind gedeckt. Setz dich.
   *[other] Die Tische sind gedeckt. Setz dich.
}
the-games = Die Spiele
play-now = Jetzt spielen
play-first = Erste Partie: { $what }
play-first-tip = Deine erste Partie hier beginnt so: { $what }. Das ganze Spiel ist einen Klick entfernt.
play-whole = Das ganze Spiel spielen
new-table = Neuer Tisch
join-by-link = Mit Link beitreten
all-my-tables = Alle meine Tische
open-tables = Offene Tische
all-open-tables = Alle offenen Tische

## Reihen von Tischen

your-turn = Du bist dran
play = Spielen
open = Öffnen
replay = Nachspielen
watch-it = Zuschauen
sit-down = Platz nehmen
free-seat = ein freier Platz
bot-named = { $name } (Bot)
bot-of-level = { $name } ({ $level })
row-open = { $missing ->
    [one] Es fehlt noch jemand
   *[other] Es fehlen noch { $missing }
}
row-running = Das Spiel läuft
row-closed = Vor dem Ende geschlossen
row-kept = Nach anderen Regeln gespielt; das Ergebnis bleibt erhalten
row-other-rules = Nach Fassung { $version } der Regeln, die es hier zurzeit nicht gibt; nichts ist verloren
row-won = { $count ->
    [one] Beendet: { $who } hat gewonnen ({ $points })
   *[other] Beendet: { $who } teilen sich den Sieg ({ $points })
}
just-now = gerade eben
minutes-ago = vor { $count } Min.
hours-ago = { $count ->
    [one] vor einer Stunde
   *[other] vor { $count } Stunden
}
days-ago = { $count ->
    [one] gestern
   *[other] vor { $count } Tagen
}
clock-days = { $days } T. { $hours } Std.
clock-hours = { $hours } Std. { $minutes } Min.

## Meine Tische, Zuschauen

no-tables = Du sitzt noch an keinem Tisch. Beginne ein Spiel gegen Bots oder eröffne einen eigenen Tisch.
running-tables = Läuft
finished-tables = Beendet
running-games = Laufende Spiele
nobody-plays = Gerade spielt niemand öffentlich.
no-open-tables = Kein Tisch wartet auf Mitspielende. Eröffne einen, und andere finden ihn hier.

## Wertung

ratings = Wertung
rating = Punkte
rating-mine = Meine Wertung
rating-place = Rang
rating-who = Wer
rating-games = Partien
rating-won = Siege
rating-range = Wo die Punkte liegen können
rating-margin = ± { $points }
rating-you = du
rating-gone = Jemand, der nicht mehr da ist
rating-fields = Welche Partien
rating-pace-none = Ohne Uhr
rating-pace-live = Live
rating-pace-slow = Tage pro Zug
rating-players = Mitspielende: { $count }
rating-record = Partien: { $games }, gewonnen: { $won }.
rating-bot-rules = Regeln { $rules }
rating-bot-version = Regeln { $rules }, Gewichte { $weights }
rating-provisional = Vorläufig
rating-provisional-about = Noch zu wenige Partien, um sicher zu sein: Der Bereich ist noch breiter als ± 300 Punkte.
rating-still-provisional = Noch vorläufig.
rating-none = Noch keine Partie hat gezählt. Eröffne einen gewerteten Tisch, und wer dort spielt, steht hier.
rating-how = Wie gerechnet wird
rating-how-about = Alle beginnen in jedem Spiel, mit jeder Bedenkzeit und Spielerzahl bei 1500 ± 500 Punkten. Nach jeder Partie, die zählt, verschieben sich die Punkte danach, wie die Plätze zu dem passen, was zu erwarten war, und umso mehr, je weniger man von jemandem weiß. Die Stärke von 19 von 20 Spielern liegt in dem Bereich hinter ±.
rating-how-counts = Eine Partie zählt, wenn ihr Tisch gewertet ist und sie zu Ende gespielt wird. Wer sie verlässt oder keine Zeit mehr hat und am Ende nicht zurück ist, teilt den letzten Platz. Eine Partie, die alle Spielenden gemeinsam abbrechen, zählt für niemanden.
rating-how-bots = Bots spielen im selben Feld. Ein Bot mit anderen Gewichten oder nach anderen Regeln ist ein anderer Bot.

## Turniere

tournaments = Turniere
tournaments-open = Anmeldung offen
tournament-new = Neues Turnier
tournament-none = Noch kein Turnier. Eröffne eins, und andere können sich hier anmelden.
tournament-name = Wie es heißt
tournament-at-a-table = Plätze am Tisch
tournament-seats = Plätze am Tisch: { $count }
tournament-of = { $number } von { $most }
tournament-form = Form
tournament-form-swiss = Schweizer System
tournament-form-swiss-help = In jeder Runde treffen sich die, die gleich stehen und sich noch nicht getroffen haben.
tournament-form-robin = Jeder gegen jeden
tournament-form-robin-help = Alle treffen alle; bis zu 24 nehmen teil.
tournament-form-knockout = K.-o.-System
tournament-form-knockout-help = Die bessere Hälfte jedes Tisches kommt weiter, bis ein Tisch übrig ist.
tournament-rounds = Runden (Schweizer System)
tournament-rounds-short = Runden
tournament-most = Platz für
tournament-hours = Zeit für eine Runde
tournament-hours-help = Das Haus setzt alle an die Tische, und die Partien beginnen sofort. Wenn eine Runde fällig ist, spielen Bots für die, auf die noch gewartet wird; wer am Ende einer Partie nicht zurück ist, ist dort Letzter.
tournament-span = { $unit ->
    [days] { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    }
   *[hours] { $hours ->
        [one] einer Stunde
       *[other] { $hours } Stunden
    }
}
tournament-starts = Beginnt
tournament-starts-by-host = Wenn ich es sage
tournament-starts-in = In { $span }
tournament-bots = Bots dürfen teilnehmen
tournament-bots-help = Du betreibst dieses Haus: Auf der Seite des Turniers kannst du Bots zulassen.
tournament-open = Turnier eröffnen
tournament-join = Teilnehmen
tournament-leave = Zurückziehen
tournament-start = Jetzt beginnen
tournament-is-open = Die Anmeldung ist offen. Belegte Plätze: { $number } von { $most }.
tournament-begins-in = Es beginnt in { $span }.
tournament-begins-by-host = Es beginnt, wenn sein Gastgeber es sagt.
tournament-round-of = Runde { $round } läuft.
tournament-due-in = Sie ist fällig in { $span }.
tournament-leads = Erster Platz: { $who }
tournament-off-too-few = Es fand nicht statt: Zu Beginn waren zu wenige angemeldet.
tournament-off-by-host = Sein Gastgeber hat es abgesagt.
tournament-off-forgotten = Es fand nicht statt: Sechzig Tage lang hat es niemand begonnen.
tournament-let-in = Bots zulassen:
tournament-let-in-go = Zulassen
tournament-entrants = Wer teilnimmt
tournament-nobody = Noch hat sich niemand angemeldet.
tournament-standings = Stand
tournament-points = Punkte
tournament-strength = Gegner
tournament-reached = Erreichte Runde
tournament-withdrawn = zurückgezogen
tournament-ties = Ein Tisch gibt den Anteil der anderen, vor denen man liegt: alle sind ein Punkt, ein Gleichstand zählt halb. Wer niemanden zum Spielen hat, bekommt einen Punkt. Bei gleich vielen Punkten liegt vorn, wer die stärkeren Gegner hatte (die Punkte aller, die man getroffen hat, zusammengezählt), dann wer mehr Tische gewonnen hat; danach teilen sie sich den Platz.
tournament-ties-knockout = Je weiter jemand gekommen ist, desto höher steht er; dann zählt der Platz am letzten Tisch. Sind mehrere gleichauf, wo nur einige weiterkommen, so kommt weiter, wer höher gesetzt war: nach Wertung, dann nach der Anmeldung.
tournament-bracket = Turnierbaum
tournament-chart = Plätze nach Runden
tournament-round = Runde { $round }
tournament-table = Tisch { $number }
tournament-rests = Diesmal niemand zum Spielen.
tournament-call-off = Turnier absagen
tournament-call-off-about = Laufende Partien werden zu Ende gespielt, und kein Tisch kommt hinzu.
tournament-call-off-yes = Ja, absagen
league = Liga
league-about = In einer Liga werden alle nach Stärke auf Staffeln verteilt, und jede spielt ein eigenes Turnier. Nach einer Saison steigt die Nummer eins einer Staffel auf und die letzte ab; die nächste Saison beginnt von selbst.
league-divisions = Staffeln
league-seasons = Zahl der Saisons
league-season = Saison { $season }
league-letter = Staffel { $letter }
league-division = Staffel { $letter }, Saison { $season }
league-runs = Saison { $season } von { $seasons } läuft.
league-over = Alle Saisons sind gespielt.

## Gruppen

groups = Meine Gruppen
group-none = Du gehörst noch zu keiner Gruppe.
group-new = Aus einem Tisch eine Gruppe machen
group-new-about = Eine Gruppe spielt immer wieder: dieselben Leute an einem Tisch derselben Art, mit einem Klick, und mit einer eigenen Seite, auf der steht, wer wie oft gewinnt. Wer am Tisch saß, wird eingeladen. Wer beigetreten ist, kann von den anderen an einen Tisch gesetzt werden, und die Partie beginnt sofort.
group-name = Wie sie heißt
group-table = Tisch
group-make = Gruppe gründen
group-no-table = Du hast noch keine Partie mit anderen Leuten beendet.
group-asked = du bist eingeladen
group-not-joined = noch nicht beigetreten
group-join = Beitreten
group-leave = Gruppe verlassen
group-play = Wieder spielen
group-to-the-table = Zum Tisch
group-seats-move = die Plätze rücken jedes Mal um eins weiter
group-who-wins = Wer wie oft gewinnt
group-tables = Tische dieser Gruppe

## Neuer Tisch

new-game = Spiel
new-players = Wie viele spielen mit
new-variants = Spielart
new-seats = Plätze
new-seats-help = Der erste Platz ist deiner. Sitzt überall ein Bot, schaust du ihnen zu.
seat-number = Platz { $number }
seat-me = Ich
seat-open = Offen für alle
seat-friend = Mit Einladungslink
seat-device = Am selben Gerät
seat-name = Name (wenn du magst)
seat-name-of = Name für Platz { $number }
level-random = Bot, zufällig
level-greedy = Bot, nach Lehrbuch
level-level1 = Bot, Neuling
level-level2 = Bot, Lehrling
level-level3 = Bot, Geselle
level-level4 = Bot, Meister
level-level5 = Bot, Zunftmeister
level-level6 = Bot, Doktor des Hauses
level-guest = Bot, { $name }
level-random-about = Wählt irgendetwas, was erlaubt ist.
level-greedy-about = Schaut einen Schritt voraus, nach ein paar aufgeschriebenen Faustregeln.
level-level1-about = Vergisst fast die Hälfte von dem, worauf es ankommt, wie jemand in der ersten Partie.
level-level2-about = Nimmt, was gerade am besten aussieht, und vergisst dabei oft etwas.
level-level3-about = Nimmt, was gerade am besten aussieht, und irrt selten, mit der Erfahrung vieler tausend Partien.
level-level4-about = Denkt ein paar Züge voraus, höchstens einen Augenblick lang.
level-level5-about = Probiert vor jeder Wahl Hunderte von Fortsetzungen aus; in Pilgrim plant er ganze Züge.
level-level6-about = Denkt bis zu zehnmal so lange, höchstens zwei Sekunden je Wahl.
level-guest-about = Ein Gast: Er stammt aus einem anderen Paket, und wie er spielt, weiß nur, wer ihn geschrieben hat.
new-links-help = Die Einladungslinks stehen dann am Tisch zum Kopieren.
levels = Was die Stufen bedeuten
takeover = Wer weiterspielt, wenn jemand geht oder die Zeit abläuft
hints = Rat
hints-bots = Gegen Bots
hints-bots-help = Du darfst einen Zunftmeister um Rat fragen, wenn außer dir nur Bots mitspielen.
hints-all = Für alle
hints-all-help = Alle am Tisch dürfen fragen.
hints-none = Keiner
hints-none-help = Alle denken selbst.
rated = Gewertet
rated-usual = Ohne Rat
rated-usual-help = Die Partie zählt für die Wertung, außer jemand darf um Rat fragen.
rated-yes = Ja
rated-yes-help = Sie zählt, und niemand bekommt Rat.
rated-no = Nein
rated-no-help = Eine freundschaftliche Partie: Sie zählt für nichts.
new-options = Regelvarianten
new-options-help = Die Vorgaben folgen unserem Regelwerk. Ändere etwas nur, wenn ihr es in eurer Runde so spielt.
clock = Uhr
clock-none = Keine Uhr
clock-none-help = Alle nehmen sich Zeit.
clock-live = Live
clock-live-help = Alle haben einen Vorrat an Minuten und bekommen je Zug ein paar Sekunden dazu.
clock-slow = Fernpartie
clock-slow-help = Tage Bedenkzeit für jeden Zug.
clock-minutes = Minuten je Platz
clock-increment = Sekunden je Zug
clock-day-count = Tage je Zug
who-watches = Wer zuschauen darf
watch-open = Alle
watch-open-help = Der Tisch steht unter „Zuschauen“. Geheimnisse bleiben geheim.
watch-closed = Nur wer mitspielt
watch-closed-help = Niemand sonst kann den Tisch öffnen.
open-the-table = Tisch eröffnen

## Regelvarianten

option-true = Ja
option-false = Nein
option-with = { $answer }, dazu: { $parts }

## Beitreten

join-help = Füge den Link ein, den du bekommen hast.
join-field = Link
join-go = Zum Tisch
join-title = { $game }: Ein Platz ist für dich frei
join-host = { $host } lädt dich ein. Am Tisch sitzen:
join-seat-yours = das ist deiner
join-sit = Platz nehmen
join-taken = Auf diesem Platz sitzt schon jemand.
join-as = Du spielst als { $name }.
join-name = Dein Name
join-name-help = So sehen dich die anderen. Du kannst ihn später in den Einstellungen ändern.

## Partien

my-replays = Meine beendeten Partien
other-replays = Partien anderer
no-replays = Noch keine beendete Partie.
import-title = Aufzeichnung einlesen
import-help = Eine Aufzeichnung ist eine Textdatei mit jeder Entscheidung einer Partie. Sie wird Zeile für Zeile nachgespielt und geprüft. Nur wer die Adresse kennt, kann sie sehen.
import-file = Datei der Aufzeichnung
import-text = Oder hier einfügen
import-go = Prüfen und nachspielen
import-wrong = Diese Aufzeichnung wurde nicht angenommen: { $problem }
download-record = Aufzeichnung herunterladen

## Regeln

howto = So wird gespielt
howto-of = So wird { $game } gespielt
howto-pages = Seiten
howto-aid = Spielhilfe
howto-reference = Nachschlagewerk
howto-next = Weiter: { $page }
howto-back = Zurück
howto-play = Hinsetzen und spielen
rules-reference = { $game }: Nachschlagewerk
rules-title = Regeln
rules-of = Regeln: { $game }
rules-read = Regeln lesen
rules-search = Regeln durchsuchen
rules-search-go = Suchen
rules-found = { $count ->
    [0] „{ $wanted }“ kommt nirgends vor.
    [one] „{ $wanted }“ kommt in einer Regel vor.
   *[other] „{ $wanted }“ kommt in { $count } Regeln vor.
}
rules-all = Das ganze Regelwerk zeigen
certainty-title = Was sicher ist, was rekonstruiert ist
certainty-about = Jede Karte, jedes Feld und jede Zahl dieses Spiels nennt, worauf sie beruht (Fassung { $version } der Regeln).
certainty-corrected = Dieses Haus spielt mit eigenen Daten (data.{ $data }).
certainty-file = Datei
certainty-all = zusammen
certainty-thing = was
certainty-rests = beruht auf
certainty-but = ausgenommen
certainty-rulebook = Regelheft
certainty-found = anderswo gefunden
certainty-recalled = erinnert
certainty-reconstructed = rekonstruiert
certainty-correct = Wenn du es besser weißt
certainty-how = Wer ein Haus betreibt, kann berichtigte Daten mitbringen: eine Datei aus dem Datenordner des Spiels kopieren, berichtigen und den Ordner beim Öffnen des Hauses nennen. Es sagt, was abweicht, und Tische und Aufzeichnungen nennen die berichtigte Fassung.
certainty-report = Sag es bitte auch denen, die das Spiel hier gebaut haben, mit einem Bild oder einer Seite des Regelhefts: Dann stimmt es für alle.
rules-contents = Der Ablauf des Spiels
rules-contents-about = Jeder Teil und Schritt des Spiels der Reihe nach, mit den Regeln dazu.
rules-contents-lit = Wo der Tisch jetzt steht, ist hervorgehoben.
rules-sections = Abschnitte

## Einstellungen

settings-saved = Gespeichert.
setting-name = Name
setting-name-help = Den sehen die anderen; 1 bis { $longest } Zeichen.
setting-language = Sprache
setting-theme = Licht
theme-auto = Wie das System
theme-parchment = Tageslicht
theme-candlelight = Kerzenlicht
setting-play = Am Tisch
setting-pace = Züge der anderen und Stationen werden gezeigt
pace-0 = Sofort
pace-450 = Schnell
pace-900 = Gemächlich
pace-1800 = Langsam
setting-auto-confirm = Meine Züge von selbst bestätigen
setting-auto-confirm-help = Eine Wahl gilt sofort, ohne zweiten Klick.
save = Speichern
identity = Identität
identity-guest = Du bist Gast. Dieser Browser erkennt dich wieder; mit einem Anmeldenamen und einem Passwort behältst du deinen Namen und deine Tische auf jedem anderen Gerät.
identity-kept = Du bist angemeldet.
keep-my-name = Meinen Namen behalten
log-in = Anmelden
log-out = Abmelden
api-tokens = Schlüssel für Programme

## Namen behalten, anmelden

keep-help = Wähle einen Anmeldenamen und ein Passwort. Dein Name, deine Tische und deine Einstellungen bleiben damit erhalten.
login-help = Willkommen zurück.
login-name = Anmeldename
password = Passwort
password-help = Mindestens { $shortest } Zeichen.
change-password = Passwort ändern
old-password = Bisheriges Passwort
new-password = Neues Passwort
no-login-yet = Noch kein Anmeldename?
have-login = Hast du schon einen Anmeldenamen?

## Schlüssel

tokens-help = Mit einem Schlüssel kann ein Programm über die API in deinem Namen spielen oder zuschauen. Hüte ihn wie ein Passwort.
token-label = Wofür ist er?
token-create = Schlüssel erstellen
token-fresh = Kopiere ihn jetzt. Er wird nur dieses eine Mal gezeigt.
token-none = Noch kein Schlüssel.
token-revoke = Widerrufen
token-day = seit { $day }
token-until = bis { $day }
token-scope = Darf
token-scope-read = zuschauen
token-scope-play = zuschauen und spielen
token-scope-host = zuschauen, spielen und Tische eröffnen
token-lasts = Gilt
token-days = { $count ->
    [one] einen Tag
   *[other] { $count } Tage
}
log-out-everywhere = Überall abmelden
log-out-everywhere-help = Beendet jeden anderen Browser und jeden deiner Schlüssel.
api-docs = Wie die API funktioniert

## Über Tabard

about-title = Über Tabard
about-what = Tabard ist ein Zuhause für vier mittelalterliche Strategiespiele: Spiele sie gegen Bots, mit Freunden auf einem Sofa oder mit Freunden in der Ferne, schau zu, spiele Partien nach und erforsche sie. Jeder Klick wird anhand der Regeln geprüft, und Tabard sagt auch, warum etwas nicht geht.
about-fair-title = Ehrlich gemischt
about-fair = Der Zufall kommt aus einem Startwert, dessen Prüfsumme vor dem Spiel veröffentlicht wird. Ist das Spiel vorbei, steht der Startwert in der Aufzeichnung, und alle können jede Ziehung und jeden Wurf nachprüfen.
about-unofficial-title = Inoffiziell
about-unofficial = Dies ist eine inoffizielle Umsetzung von Menschen, die diese Spiele lieben. Autoren und Verlage der Spiele haben sie weder gemacht noch gebilligt noch unterstützt. Die Regeln sind mit unseren eigenen Worten erzählt, die Spielpläne sind unsere eigenen Zeichnungen, und weder Bilder noch Texte der veröffentlichten Spiele werden verwendet. Wenn dir ein Spiel hier gefällt, kauf die Schachtel: Sie lohnt sich.
about-credits-title = Dank
about-icons = Die Symbole stammen von { $source } und werden unter der Lizenz CC BY 3.0 verwendet, in den Farben des Tisches. Gezeichnet haben sie { $authors }.
about-icons-link = Die Lizenz CC BY 3.0
about-fonts = Die Schriften sind EB Garamond (© The EB Garamond Project Authors) und Cinzel (© The Cinzel Project Authors), unter der SIL Open Font License 1.1.

## Ablehnungen

refusal-title = Das ging nicht
refusal-not-found = Diese Seite gibt es nicht
refusal-unknown-table = Diesen Tisch gibt es nicht
refusal-unknown-link = Dieser Link führt nirgendwohin
refusal-fault = Unser Fehler
answer-not-found = Vielleicht wurde die Adresse abgeschnitten, oder die Seite ist umgezogen.
answer-not-allowed = Diese Seite nimmt nicht an, was ihr geschickt wurde.
answer-fault = Bei uns ist etwas schiefgegangen. Es steht in unserem Protokoll; deine Tische sind sicher.
answer-too-large = Das ist mehr als die { $limit } KiB, die wir hier annehmen.
answer-csrf = Diese Seite ist veraltet. Geh zurück, lade sie neu und versuche es noch einmal.
answer-unknown-table = Diesen Tisch gibt es nicht, oder er ist für dich geschlossen.
answer-unknown-link = Dieser Link führt zu keinem Tisch. Vielleicht fehlt ein Stück davon.
answer-kept = Diese Partie wurde nach anderen Regeln gespielt und lässt sich nicht mehr nachspielen; ihr Ergebnis bleibt erhalten.
answer-other-rules = Diese Partie wird nach Fassung { $played } der Regeln gespielt, die es in diesem Haus zurzeit nicht gibt. Nichts ist verloren: Sie geht weiter, sobald die Fassung wieder da ist.
answer-not-written = Das ließ sich nicht aufschreiben. Versuche es gleich noch einmal.
answer-no-storage = Unser Speicher antwortet nicht. Nichts hat sich geändert; versuch es gleich noch einmal.
answer-bots-alone = Tische, an denen nur Bots spielen, sind denen vorbehalten, die dieses Haus betreiben.
answer-many-tables = Du hast schon { $most } laufende Tische. Beende oder schließ erst einen.
answer-nobody-agrees = Hier spielt sonst niemand, der zustimmen könnte. Verlass stattdessen deinen Platz.
answer-not-called-off = Niemand möchte die Partie abbrechen.
answer-counts = Diese Partie zählt für die Wertung. Verlass stattdessen deinen Platz; ein Bot spielt weiter.
answer-rated-hints = Eine Partie mit Rat zählt für keine Wertung. Wähl eines von beiden.
answer-joined-already = Du nimmst hier schon teil.
answer-tournament-full = In diesem Turnier ist kein Platz mehr.
answer-registration-over = Die Anmeldung zu diesem Turnier ist vorbei.
answer-not-joined = Du nimmst an diesem Turnier nicht teil.
answer-not-your-tournament = Das kann nur, wer das Turnier ausrichtet.
answer-unknown-tournament = Dieses Turnier gibt es nicht.
answer-bots-by-operator = Nur wer dieses Haus betreibt, lässt Bots teilnehmen.
answer-no-bots = Dieses Turnier ist nur für Menschen.
answer-too-few = Zum Beginnen braucht es { $need }, bisher sind es { $have }. Die Anmeldung läuft weiter.
answer-tournament-over = Dieses Turnier ist schon vorbei.
answer-many-tournaments = Du hast { $most } Turniere, die nicht vorbei sind. Warte, bis eins endet, oder sag eins ab.
answer-unknown-group = Diese Gruppe gibt es nicht, oder du gehörst nicht dazu.
answer-no-group-of-it = Eine Gruppe entsteht aus einem beendeten Tisch, an dem du mit anderen gesessen hast.
answer-many-groups = Mehr als { $most } Gruppen gehen nicht. Verlass zuerst eine.
answer-not-in-group = Tritt der Gruppe zuerst bei.
answer-group-too-small = Mindestens zwei Leute müssen beigetreten sein, und so viele, wie das Spiel erlaubt.
answer-group-plays = Die Gruppe spielt schon. Beendet zuerst diesen Tisch.
answer-taken = Dieser Platz ist besetzt.
answer-by-link = Dieser Platz ist für jemanden mit Einladungslink.
answer-too-much = Das war zu viel auf einmal. Warte einen Augenblick und versuche es dann noch einmal.
answer-not-over = Das geht erst, wenn das Spiel vorbei ist.
answer-host-sits-first = Den ersten Platz musst du selbst nehmen, außer wenn auf allen Plätzen Bots sitzen.
answer-login-taken = Diesen Anmeldenamen hat schon jemand.
answer-wrong-login = Anmeldename und Passwort passen nicht zusammen.
answer-bad-login = Ein Anmeldename hat 1 bis 32 druckbare Zeichen.
answer-bad-name = Ein Name hat 1 bis 32 druckbare Zeichen.
answer-bad-password = Ein Passwort hat 8 bis 200 Zeichen.
answer-bad-seal = Dieses Siegel ist nicht von diesem Haus oder zu alt. Lade die Seite neu.
answer-seal-used = Diese Seite hat schon einen Tisch eröffnet. Lade sie neu.
answer-many-tokens = Mehr als { $most } Schlüssel gehen nicht. Widerrufe zuerst einen.

## Was mit einer Aufzeichnung nicht stimmt

record-no-record = Die erste Zeile lautet nicht „{ $first }“.
record-truncated = Sie ist abgeschnitten: Am Ende fehlt die Zeile „{ $key }“.
record-strange-line = Zeile { $line } gehört dort nicht hin.
record-twice = Zeile { $line } steht dort zum zweiten Mal.
record-lacks-line = Am Anfang fehlt die Zeile „{ $key }“.
record-no-number = In Zeile { $line } ({ $key }) steht keine ganze Zahl.
record-unknown-game = Zeile { $line } nennt ein Spiel, das es hier nicht gibt.
record-other-rules = Sie wurde nach Fassung { $played } der Regeln gespielt; hier gilt Fassung { $ours }.
record-other-data = Sie wurde mit Daten gespielt, die ein Haus berichtigt hat ({ $data }); hier fehlen sie.
record-bad-players = Zeile { $line } nennt eine Spielerzahl, die das Spiel nicht hat.
record-bad-options = Die Varianten in Zeile { $line } passen nicht zu diesem Spiel.
record-bad-start = Die Stellung, mit der sie beginnt, gibt es in diesem Spiel nicht.
record-no-seat = Zeile { $line } nennt einen Platz, den das Spiel nicht hat.
record-over = In Zeile { $line } ist das Spiel schon vorbei.
record-other-seat = In Zeile { $line } wählt jemand, der nicht am Zug ist.
record-bad-choice = Die Wahl in Zeile { $line } ist nach den Regeln nicht möglich.
record-other-number = Zeile { $line } nennt eine andere Zahl von Entscheidungen, als es gibt.
record-other-end = Das Nachspielen führt zu einem anderen Ende (Zeile { $line }).
record-other-result = Das Nachspielen führt zu einem anderen Ergebnis als dem in Zeile { $line }.
record-bad-comment = Zeile { $line }: Der Kommentar dort lässt sich nicht lesen oder aufheben.
record-bad-variation = Zeile { $line }: Die Variante dort lässt sich nicht lesen, oder die Regeln erlauben sie nicht.
record-not-finished = Die Partie ist nicht beendet; hier lassen sich nur beendete Partien aufheben.
record-other-seed = Der Startwert ist nicht der, der versiegelt wurde.
record-bad-nonces = Zeile { $line } enthält nicht eine Zahl für jeden Platz.
record-bad-checksum = Die Prüfsumme passt nicht: Die Aufzeichnung wurde verändert.
record-bad-signature = Die Signatur passt nicht: Die Aufzeichnung wurde verändert, nachdem ein Haus sie signiert hatte.
record-not-dealt = Entscheidung { $number } ist „{ $said }“; aus dem Startwert folgt „{ $dealt }“.
