# Oproepen: hoe iemand hoort dat een tafel wacht.

calls = Oproepen
calls-help = Wacht een tafel op je en kijk je niet, dan kan het huis je oproepen.
calls-ways = Hoe we je bereiken
calls-no-way = Nog geen weg. Voeg er hieronder een toe.
calls-mail = Je mailadres
calls-mail-help = Eerst komt er een link. Voordat je die hebt geopend, komt er niets anders, en elke mail kun je met één klik stoppen.
calls-webhook = Een programma of een kamer: Discord, Slack, Matrix
calls-webhook-address = Adres van de webhook
calls-webhook-help = Die krijgt te horen wat een toeschouwer ziet, nooit je hand, en zijn links laten niemand binnen. Adressen in privénetwerken worden geweigerd.
calls-shape = Wat daar luistert
calls-secret = Geheim van zijn handtekening
calls-add = Toevoegen
calls-again = Link opnieuw sturen
calls-try = Proberen
calls-remove = Verwijderen
calls-when = Wanneer we je oproepen
calls-digest = Uur van de dagelijkse brief
calls-hour = { NUMBER($hour, minimumIntegerDigits: 2) }:00
calls-quiet-from = Stil vanaf
calls-quiet-to = Stil tot
calls-quiet-help = In stille uren komt er niets; wat wacht, komt daarna. Twee keer hetzelfde uur betekent: geen.
calls-zone = Tijdzone
calls-sound = Een bel aan tafel
calls-sound-help = Die luidt zacht als je aan de beurt bent en de pagina openstaat.
calls-sign-in = Links laten mij binnen
calls-sign-in-help = Een link in een oproep opent je plaats aan die tafel in elke browser, één keer, en verder niets van jou. Wie je mail leest, zou hem kunnen gebruiken.
calls-latest = De laatste oproepen
calls-problem-mail = Dat is geen mailadres.
calls-problem-zone = Zo heet geen tijdzone. Europe/Amsterdam is er bijvoorbeeld een.
calls-confirm = Is dit je adres?
calls-confirm-sure = Iemand in dit huis wil dat oproepen naar { $address } gaan. Was jij dat, zeg dan ja.
calls-confirm-yes = Ja, hierheen
calls-confirm-done = Vanaf nu gaan oproepen naar { $address }.
calls-stop = Geen oproepen meer?
calls-stop-sure = Er wordt niets meer naar { $address } gestuurd.
calls-stop-yes = Stoppen
calls-stop-done = Er wordt niets meer naar { $address } gestuurd.

call-pace-once = Meteen
call-pace-once-help = behalve als je net naar de tafel kijkt.
call-pace-idle = Na vijf minuten
call-pace-idle-help = als je zo lang niet naar de tafel hebt gekeken.
call-pace-daily = Eén keer per dag
call-pace-daily-help = één brief over alles wat wacht.
call-pace-never = Nooit
call-pace-never-help = de lijst van je tafels zegt wat wacht.

way-mail = Mail
way-push = Meldingen
way-webhook = Webhook
way-state-new = nog niet bevestigd: open de link in onze mail
way-state-good = werkt
way-state-refused = werkt niet
way-state-off = gestopt
shape-json = een programma, ondertekende JSON
shape-discord = Discord
shape-slack = Slack
shape-matrix = Matrix

told-no-address = Dat is geen adres.
told-not-https = Het adres moet met https beginnen.
told-other-port = Alleen de gewone poort van https mag.
told-unknown-name = Niemand kent die naam.
told-private-network = Dat adres ligt in een privénetwerk; daarheen sturen we niets.
told-no-connection = Er kwam geen verbinding.
told-not-safe = De mailserver kon niet laten zien dat de lijn veilig is.
told-no-answer = Er kwam niet op tijd antwoord; misschien is het aangekomen.
told-line-broke = De lijn brak af; misschien is het aangekomen.
told-no-mail = Dit huis stuurt op het moment geen mail.

call-turn = Je bent aan de beurt: { $game }
call-turn-public = { $who } is aan de beurt: { $game }
call-remind = Je tijd raakt op: { $game }
call-remind-public = De tijd van { $who } raakt op: { $game }
call-undo = Iemand wil iets terugnemen: { $game }
call-undo-public = Aan { $who } wordt gevraagd iets te laten terugnemen: { $game }
call-undo-asked = { $who } wil een keuze terugnemen en vraagt of je het goed vindt.
call-late = Je tijd was om: { $game }
call-late-public = De tijd van { $who } was om: { $game }
call-late-asked = Een bot speelt voor je verder. Je kunt je plaats weer innemen.
call-begun = Het spel begint: { $game }
call-begun-public = Het spel begint: { $game }
call-over = Het spel is uit: { $game }
call-over-public = Het spel is uit: { $game }
call-test = Een oproep om te proberen
call-test-says = Hij is aangekomen. Oproepen van { $house } komen zo.
call-test-open = Oproepen en stille uren
call-confirm = Is dit je adres?
call-confirm-says = Iemand bij { $house } wil dat oproepen hierheen gaan. Was jij dat, open dan de link; zo niet, doe dan niets, en er komt niets meer.
call-confirm-open = Ja, dit is mijn adres
call-several = { $count ->
    [one] { $count } oproep
   *[other] { $count } oproepen
  } van je tafels
call-more = { $count ->
    [one] { $count } regel daarvoor …
   *[other] { $count } regels daarvoor …
  }
call-time-left = Nog tijd: { $time }
call-open = Naar de tafel
call-state-waiting = wacht
call-state-taken = onderweg
call-state-handed = onderweg
call-state-sent = verstuurd
call-state-seen = niet verstuurd, je was er
call-state-failed = kon niet worden verstuurd
call-state-unsure = misschien verstuurd
mail-why = Je krijgt dit omdat je { $house } hebt gevraagd je op te roepen.
mail-change = Wijzigen:
mail-stop = Stoppen:

pass-sure = Deze link opent de plaats van { $name } in deze browser, één keer.
pass-other = Hier ben je { $name }. Je eigen tafels blijven bij die naam; bewaar hem eerst als je hem terug wilt.
pass-yes = Plaatsnemen als { $name }

answer-one-table = Een link heeft deze browser bij één tafel binnengelaten. Log in om de rest te zien.
answer-pass-used = Die link is gebruikt of te oud. Log in, of wacht op de volgende oproep.
answer-unknown-way = Die weg naar jou is er niet meer.
answer-many-ways = Meer dan { $most } wegen gaat niet. Verwijder er eerst een.
answer-many-mails = Naar dat adres ging vandaag genoeg mail van ons. Probeer het morgen weer.

table-calls = Oproepen aan deze tafel
table-calls-usual = zoals in je instellingen

app-sentence = Middeleeuwse bordspellen met vrienden en tegen bots.
next-table = De volgende tafel die op je wacht
next-table-short = Volgende
offline = Geen verbinding met het huis
offline-says = Op het moment antwoordt niemand. Je tafels zijn veilig; wat je eerder hebt gestuurd, is bewaard.
offline-again = Opnieuw proberen
notices-help = Deze browser toont een melding als je wordt opgeroepen, ook als er geen pagina van het huis openstaat.
notices-on = Hier meldingen tonen
notices-cannot = Deze browser toont geen meldingen. Zet het huis op een telefoon eerst op het beginscherm.
notices-refused = De browser staat dit huis geen meldingen toe. Dat kan in zijn instellingen worden veranderd.
notices-failed = Dat lukte niet: de browser bereikt zijn pushdienst niet.
