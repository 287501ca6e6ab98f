# De tafel waaraan gespeeld wordt, en het naspelen.

## De vraag

table-prompt = Wat er nu gebeurt
table-waits-for-players = Wachten op spelers
table-confirm-turn = { $who }, bevestig je beurt of neem hem terug
table-confirm-end = Hiermee eindigt het spel: bevestig je beurt of neem hem terug. { $verdict }
table-why-not = Waarom niet … ({ $number })
table-undo = Laatste stap terugnemen (U)
table-undo-all = Alles terug
table-confirm = Bevestigen
table-keep = Tot hier vasthouden
table-keep-why = Voert de stappen tot nu toe uit. Daarna kun je ze niet meer alleen terugnemen.
table-sure = Toch doen?
table-sure-spend = Inzetten
table-sure-commit = Uitvoeren
table-sure-spare = Laten
table-lay = Deze kiezen
table-lay-for = Deze voor { $price } kiezen
table-lay-none = Geen kiezen
table-lay-final = Eenmaal gekozen blijft het zo: terugnemen kan niet.
table-lay-sure = Moeten het deze zijn?
table-lay-change = Nog wijzigen
table-slots = Wat je hebt gekozen
table-slot-empty = Lege plek
table-slot-out = Eruit nemen: { $thing }
table-slots-full = Alle plekken zijn bezet: neem er eerst iets uit.
table-slots-all = Meer zijn er hier niet van.
table-hint = Om een hint vragen (H)
table-hint-title = Hint van een gildemeester
table-hint-thinks = Een gildemeester denkt na …
table-hint-only = Er is maar één keuze.
table-hint-sure = Van { $number } keuzes springt er één uit.
table-hint-leans = Van { $number } keuzes lijkt de eerste iets beter.
table-hint-close = Van { $number } keuzes zijn deze ongeveer even goed.
table-hint-foregone = Het spel is beslist. Van { $number } keuzes levert deze de beste plaats en de meeste punten op.
table-hint-set = Een gildemeester zou deze samen kiezen.
table-hint-set-how = Neem je de hint aan, dan vult hij de plekken, en je kunt alles nog wijzigen. Wat te verwachten is, geldt met deze keuze, voor zover een gildemeester dat vanaf jouw plaats ziet, en niet preciezer.
table-hint-why = Waarom: { $reasons }
table-hint-beside = Naast de eerste: { $reasons }
table-hint-rather = In plaats van { $choice }: { $reasons }
table-hint-share = voorkeur { $percent }%
table-hint-how = Wat te verwachten is, geldt na deze keuze, voor zover een gildemeester dat vanaf jouw plaats ziet, en niet preciezer. De balk laat zien hoe sterk zijn voorkeur is.
table-thinks = { $who } denkt na …
table-ask-undo = Vragen om je laatste keuze terug te nemen (U)
table-skip = Naar de huidige stand
table-since = Sinds mijn laatste beurt
table-watch = Wat wordt getoond
table-pause = Pauzeren (P)
table-go-on = Verder (P)
table-step = Eén stap (N)
table-reckoning = Wie wat kreeg
table-reckoned = Er is een overzicht van wie wat kreeg. R leidt erheen.
table-together = Samen

## Spelers

table-watchers = { $number ->
    [one] { $number } toeschouwer
   *[other] { $number } toeschouwers
}
table-seat-thinks = denkt na
table-seat-left = weg, een bot speelt verder
table-seat-bot = { $level ->
    [random] bot, willekeurig
    [greedy] bot, volgens het boekje
    [level1] bot, nieuweling
    [level2] bot, leerling
    [level3] bot, gezel
    [level4] bot, meester
    [level5] bot, gildemeester
    [level6] bot, doctor van het huis
   *[other] bot, { $level }
}
table-seat-away = niet aan tafel
table-seat-awaited = aan zet
table-stand-in = { $who } ({ $bot }) kan niet verder spelen; in plaats daarvan speelt: { $instead }.
table-undo-asked = { $who } wil de laatste keuze terugnemen.
table-undo-waits = { $who } wil de laatste keuze terugnemen; wachten op { $others }.
table-undo-declined = { $who } wil dat niet. Je keuze blijft staan.
table-told-asked = { $who } wil de laatste keuze terugnemen.
table-told-agreed = { $who } vindt het goed.
table-told-declined = { $who } wil dat niet; de keuze blijft staan.
table-told-undone = { $who } heeft een keuze teruggenomen.
table-told-left = { $who } verlaat de tafel; een bot speelt verder.
table-told-late = De tijd van { $who } is om; een bot speelt verder.
table-told-back = { $who } is er weer.
table-call-off = Spel afbreken
table-call-off-about = Als iedereen die meespeelt instemt, eindigt het spel hier zonder uitslag en telt het voor niemand.
table-call-off-ask = Vraag het de anderen
table-call-off-asked = { $who } wil het spel afbreken, zonder uitslag.
table-play-on = Doorspelen
table-told-calls-off = { $who } wil het spel afbreken.
table-told-plays-on = { $who } speelt door.
table-agree = Akkoord
table-decline = Weigeren
table-rematch-open = Er staat een revanche klaar.
table-go-there = Naar die tafel
table-bot-plays-for-you = Een bot speelt voor je.
table-come-back = Terugkomen
table-leave = Tafel verlaten
table-leave-sure = Een bot speelt voor je tot je terugkomt.

## De wachtkamer

table-waiting-room = Wie er meespeelt
table-starts-when-full = Het spel begint vanzelf als niemand meer ontbreekt.
table-you = jij
table-stand-up = Opstaan
table-kept-for-friend = vrijgehouden voor een vriend
table-copy-link = Link kopiëren
table-copied = Gekopieerd.
table-fill = Bot laten spelen
table-fill-level = Niveau van de bot voor plaats { $number }
table-free-seat = vrij
table-sit-here = Hier aanschuiven
table-close-table = Deze tafel sluiten
table-close-sure = Dan kan niemand hier nog aanschuiven, en de links leiden naar een gesloten tafel.
table-close-yes = Ja, sluiten
table-closed = Wie deze tafel opende, heeft haar gesloten.
table-called-off = Het spel is afgebroken, zonder uitslag.

## Rond het speelbord

table-players = Spelers
table-board = Speelbord
table-my-mat = Mijn tableau
table-log = Verloop
table-chat-say = Zeg iets
table-talkers = Wie hier praat
table-mute = { $who } het zwijgen opleggen
table-unmute = { $who } weer laten praten
table-kick = Wegsturen
table-chat-send = Verzenden
table-menu = Menu
table-info = Deze tafel
table-keys = Toetsen
table-close = Sluiten
table-rules = Regels
table-replay = Naspelen
table-home = Alle tafels
table-settings = Aan deze tafel
table-auto-confirm = Elke keuze meteen bevestigen
table-pace = Zetten van anderen en stations
table-pace-0 = meteen
table-pace-450 = vlot
table-pace-900 = rustig
table-pace-1800 = langzaam
table-dealer = De verzegelde startwaarde
table-dealer-why = Gepubliceerd voordat iemand ging zitten. Elke browser die meespeelt voegt een eigen willekeurig getal toe, zodat niemand bepaalt wat er getrokken wordt. Als de startwaarde na het spel bekend wordt, kan iedereen elke keer schudden, elke trekking en elke worp nagaan.
table-options = Regels van deze tafel
table-options-rest = Al het andere wordt gelezen zoals ons regeldocument zegt.
table-older-rules = Deze partij wordt tot het einde met versie { $version } van de regels gespeeld; aan nieuwe tafels geldt versie { $newer }.
table-retired-rules = Deze partij wordt met versie { $version } van de regels gespeeld; aan nieuwe tafels geldt versie { $newer }. Versie { $version } blijft ten minste tot { $until }: speel de partij graag voor die tijd uit.
day-of-month = { $day } { $month } { $year }
month-name = { $month ->
    [1] januari
    [2] februari
    [3] maart
    [4] april
    [5] mei
    [6] juni
    [7] juli
    [8] augustus
    [9] september
    [10] oktober
    [11] november
   *[12] december
}
table-clock-none = geen klok
table-clock-live = { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    } + { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    } per beurt
table-clock-slow = { $days ->
    [one] { $days } dag per beurt
   *[other] { $days } dagen per beurt
}
table-curtain = Ik ben { $who }: openen
table-your-turn = jij bent aan de beurt
table-lost = Verbinding verbroken. Nieuwe poging …
table-back = Weer verbonden.
table-not-sent = Nog niet verzonden. Nieuwe poging …

## Toetsen

table-key-tab = langs vraag, keuzes en speelbord gaan
table-key-arrows = van keuze naar keuze
table-key-look = alles op tafel bekijken: wat het is en doet
table-key-enter = kiezen
table-key-c = de beurt bevestigen als hij compleet is
table-key-u = terugnemen
table-key-h = om een hint vragen
table-key-s = sinds mijn laatste beurt
table-key-p = de stand tonen
table-key-a = de spelhulp
table-key-w = pauzeren wat wordt getoond, en verder
table-key-n = één stap van wat wordt getoond
table-key-r = wie wat kreeg
table-key-esc = sluiten, overslaan
table-key-help = deze toetsen

## Het einde

table-scores = Uitslag
table-score = De stand
table-points-over-time = Punten in de loop van het spel
table-see-moment = Dit moment bekijken
table-next-game = Volgend spel
table-rematch = Revanche
table-seed-was = De startwaarde was { $seed }

## Het naspelen

replay-title = Naspelen
replay-slider = Moment van het spel
replay-first = Naar het begin
replay-back = Eén stap terug
replay-play = Afspelen
replay-forward = Eén stap verder
replay-last = Naar het einde
replay-round = Ronde
replay-eyes = Gezien door
replay-spectator = een toeschouwer
replay-link = Link naar dit moment
replay-share = Dit moment delen
replay-record = Verslag downloaden
replay-live = Naar de tafel
replay-seal-shut = De startwaarde wordt bekend als het spel is afgelopen.
replay-seal-kept = De bekendgemaakte startwaarde past bij het zegel, en alle { $number } trekkingen volgen eruit.
replay-seal-shared = { $number ->
    [one] De bekendgemaakte startwaarde past bij het zegel dat gepubliceerd was voordat iemand ging zitten, en de ene trekking volgt eruit en uit de getallen die de plaatsen hebben toegevoegd.
   *[other] De bekendgemaakte startwaarde past bij het zegel dat gepubliceerd was voordat iemand ging zitten, en alle { $number } trekkingen volgen eruit en uit de getallen die de plaatsen hebben toegevoegd.
}
replay-shares = Wat elke plaats aan de startwaarde heeft toegevoegd
replay-share-none = niets eigens: de startwaarde van het huis staat ervoor
replay-share-yours = ← uit deze browser
replay-seal-none = Dit verslag is zonder startwaarde geïmporteerd.
played-here = hier gespeeld
brought-in = geïmporteerd
replay-played-here = Deze partij is hier gespeeld.
replay-brought-in = Dit verslag is geïmporteerd: de partij is niet hier gespeeld, en niemand staat in voor de namen.
replay-seal-broken = De trekkingen volgen niet uit de bekendgemaakte startwaarde: { $why }

## Antwoorden

answer-stale = Aan tafel is het verdergegaan; kijk nog eens.
answer-not-your-seat = Dat is niet jouw plaats.
answer-not-your-turn = Iemand anders is aan de beurt.
answer-confirm-first = Bevestig eerst je beurt of neem hem terug.
answer-not-running = Het spel is niet bezig.
answer-no-hints = Aan deze tafel zijn er geen hints.
answer-no-advice = Geen bot kon hierover nadenken. Kies zelf.
answer-begun = Het spel is begonnen.
answer-others-play = Er spelen hier anderen. Verlaat in plaats daarvan je plaats.
answer-nothing-to-confirm = Er is niets te bevestigen.
answer-nothing-to-undo = Er is niets terug te nemen.
answer-no-undo-asked = Niemand vraagt om iets terug te nemen.
answer-away = Een bot speelt voor je. Kom eerst terug op je plaats.
answer-out-of-time = Je tijd is om; de bot speelt verder.
answer-already-seated = Je hebt al een plaats aan deze tafel.
answer-not-your-table = Dat kan alleen wie de tafel heeft geopend.
answer-undo-asked = Er is al gevraagd om een keuze terug te nemen.
answer-too-many-streams = Op dit netwerk zijn te veel tafels open. Sluit er een paar.
answer-undo-declined = Dat is geweigerd. Je keuze blijft staan.
answer-undo-away = Iemand die dit aangaat, is er niet. Je keuze blijft staan tot die terug is.
answer-muted = De gastheer heeft je aan deze tafel het zwijgen opgelegd.
answer-barred = De gastheer heeft je gevraagd deze tafel te verlaten.
