# De pagina’s rond de tafels.

## Overal

skip = Naar de inhoud
main-pages = Hoofdpagina’s
home = Start
my-tables = Mijn tafels
my-tables-await = { $count ->
    [one] één tafel wacht op je
   *[other] { $count } tafels wachten op je
}
watch = Toekijken
replays = Partijen
rules = Regels
about = Over Tabard
settings = Instellingen
switch-theme = Daglicht of kaarslicht
guest-named = Gast { $name }
language-en = English
language-de = Deutsch
language-nl = Nederlands
credits-line = Pictogrammen: game-icons.net (CC BY 3.0). Lettertypen: EB Garamond en Cinzel (OFL).
unofficial-line = Onofficieel, in eigen woorden en beelden.
back-home = Naar de vier tafels

## Spellen

players = Spelers
length = Duur
minutes = { $count } min
weight = Complexiteit
weight-of = { $weight } van 5

## Start

sit-down-headline = { $count ->
    [4] Vier tafels staan klaar. Schuif aan.
   *[other] De tafels staan klaar. Schuif aan.
}
the-games = De spellen
play-now = Nu spelen
play-first = Eerste partij: { $what }
play-first-tip = Je eerste partij hier begint zo: { $what }. Het hele spel is één klik verder.
play-whole = Het hele spel spelen
new-table = Nieuwe tafel
join-by-link = Meedoen met een link
all-my-tables = Al mijn tafels
open-tables = Open tafels
all-open-tables = Alle open tafels

## Rijen tafels

your-turn = Jij bent aan de beurt
play = Spelen
open = Openen
replay = Naspelen
watch-it = Toekijken
sit-down = Aanschuiven
free-seat = een vrije plaats
bot-named = { $name } (bot)
bot-of-level = { $name } ({ $level })
row-open = { $missing ->
    [one] Er ontbreekt nog één speler
   *[other] Er ontbreken nog { $missing } spelers
}
row-running = Het spel is bezig
row-closed = Voor het einde gesloten
row-kept = Met andere regels gespeeld; de uitslag blijft bewaard
row-other-rules = Met versie { $version } van de regels, die hier nu niet is; er is niets verloren
row-won = { $count ->
    [one] Afgelopen: { $who } heeft gewonnen ({ $points })
   *[other] Afgelopen: { $who } delen de overwinning ({ $points })
}
just-now = zojuist
minutes-ago = { $count } min geleden
hours-ago = { $count ->
    [one] een uur geleden
   *[other] { $count } uur geleden
}
days-ago = { $count ->
    [one] gisteren
   *[other] { $count } dagen geleden
}
clock-days = { $days } d { $hours } u
clock-hours = { $hours } u { $minutes } min

## Mijn tafels, toekijken

no-tables = Je zit nog aan geen tafel. Begin een spel tegen bots of open een eigen tafel.
running-tables = Bezig
finished-tables = Afgelopen
running-games = Lopende spellen
nobody-plays = Op dit moment speelt niemand in het openbaar.
no-open-tables = Geen tafel wacht op spelers. Open er een, dan vinden anderen hem hier.

## Ranglijst

ratings = Ranglijst
rating = Punten
rating-mine = Mijn punten
rating-place = Plaats
rating-who = Wie
rating-games = Spellen
rating-won = Gewonnen
rating-range = Waar de punten kunnen liggen
rating-margin = ± { $points }
rating-you = jij
rating-gone = Iemand die er niet meer is
rating-fields = Welke spellen
rating-pace-none = Zonder klok
rating-pace-live = Live
rating-pace-slow = Dagen per zet
rating-players = Spelers: { $count }
rating-record = Spellen: { $games }, gewonnen: { $won }.
rating-bot-rules = regels { $rules }
rating-bot-version = regels { $rules }, gewichten { $weights }
rating-provisional = Voorlopig
rating-provisional-about = Nog te weinig spellen om zeker te zijn: het bereik is nog breder dan ± 300 punten.
rating-still-provisional = Nog voorlopig.
rating-none = Nog geen spel heeft geteld. Open een tafel die meetelt, en wie daar speelt, staat hier.
rating-how = Hoe er gerekend wordt
rating-how-about = Iedereen begint in elk spel, met elke bedenktijd en elk aantal spelers op 1500 ± 500 punten. Na elk spel dat telt, verschuiven de punten naargelang de plaatsen kloppen met wat te verwachten was, en des te meer naarmate er minder over iemand bekend is. De kracht van 19 op de 20 spelers ligt binnen het bereik na ±.
rating-how-counts = Een spel telt als de tafel meetelt en het uitgespeeld wordt. Wie het verlaat of geen tijd meer heeft en aan het eind niet terug is, deelt de laatste plaats. Een spel dat alle spelers samen afbreken, telt voor niemand.
rating-how-bots = Bots spelen in hetzelfde veld. Een bot met andere gewichten of volgens andere regels is een andere bot.

## Toernooien

tournaments = Toernooien
tournaments-open = Inschrijving open
tournament-new = Nieuw toernooi
tournament-none = Nog geen toernooi. Open er een, en anderen kunnen zich hier inschrijven.
tournament-name = Hoe het heet
tournament-at-a-table = Plaatsen per tafel
tournament-seats = plaatsen per tafel: { $count }
tournament-of = { $number } van { $most }
tournament-form = Vorm
tournament-form-swiss = Zwitsers
tournament-form-swiss-help = In elke ronde treffen zij elkaar die gelijk staan en elkaar nog niet getroffen hebben.
tournament-form-robin = Iedereen tegen iedereen
tournament-form-robin-help = Iedereen treft iedereen; tot 24 doen mee.
tournament-form-knockout = Knock-out
tournament-form-knockout-help = De betere helft van elke tafel gaat door, tot er één tafel over is.
tournament-rounds = Rondes (Zwitsers)
tournament-rounds-short = Rondes
tournament-most = Plaats voor
tournament-hours = Tijd voor een ronde
tournament-hours-help = Het huis zet iedereen aan tafel en de spellen beginnen meteen. Als een ronde verstreken is, spelen bots voor wie nog op zich laat wachten; wie aan het eind van een spel niet terug is, is daar laatste.
tournament-span = { $unit ->
    [days] { $days ->
        [one] één dag
       *[other] { $days } dagen
    }
   *[hours] { $hours ->
        [one] één uur
       *[other] { $hours } uur
    }
}
tournament-starts = Begint
tournament-starts-by-host = Als ik het zeg
tournament-starts-in = Over { $span }
tournament-bots = Bots mogen meedoen
tournament-bots-help = Jij beheert dit huis: op de pagina van het toernooi kun je bots toelaten.
tournament-open = Toernooi openen
tournament-join = Meedoen
tournament-leave = Terugtrekken
tournament-start = Nu beginnen
tournament-is-open = De inschrijving is open. Bezette plaatsen: { $number } van { $most }.
tournament-begins-in = Het begint over { $span }.
tournament-begins-by-host = Het begint wanneer de gastheer het zegt.
tournament-round-of = Ronde { $round } wordt gespeeld.
tournament-due-in = Ze moet klaar zijn over { $span }.
tournament-leads = Eerste plaats: { $who }
tournament-off-too-few = Het ging niet door: er waren te weinig inschrijvingen toen het zou beginnen.
tournament-off-by-host = De gastheer heeft het afgelast.
tournament-off-forgotten = Het ging niet door: niemand is er binnen zestig dagen mee begonnen.
tournament-let-in = Bots toelaten:
tournament-let-in-go = Toelaten
tournament-entrants = Wie meedoet
tournament-nobody = Nog niemand heeft zich ingeschreven.
tournament-standings = Stand
tournament-points = Punten
tournament-strength = Tegenstanders
tournament-reached = Bereikte ronde
tournament-withdrawn = teruggetrokken
tournament-ties = Een tafel geeft het deel van de anderen op wie je voorligt: allemaal is één punt, een gelijke stand telt half. Wie niemand heeft om mee te spelen, krijgt een punt. Bij evenveel punten ligt voor wie de sterkere tegenstanders had (de punten van iedereen die je getroffen hebt, bij elkaar opgeteld), daarna wie meer tafels gewonnen heeft; daarna delen ze de plaats.
tournament-ties-knockout = Hoe verder iemand gekomen is, hoe hoger die staat; daarna telt de plaats aan de laatste tafel. Staan er meer gelijk waar maar een deel doorgaat, dan gaat door wie hoger geplaatst was: naar de ranglijst, daarna naar de inschrijving.
tournament-bracket = Schema
tournament-chart = Plaatsen per ronde
tournament-round = Ronde { $round }
tournament-table = tafel { $number }
tournament-rests = Deze keer niemand om mee te spelen.
tournament-call-off = Toernooi afgelasten
tournament-call-off-about = Spellen die bezig zijn worden uitgespeeld, en er komt geen tafel bij.
tournament-call-off-yes = Ja, afgelasten
league = Competitie
league-about = In een competitie wordt iedereen naar kracht over klassen verdeeld, en elke klasse speelt een eigen toernooi. Na een seizoen stijgt de eerste van een klasse en daalt de laatste; het volgende seizoen begint vanzelf.
league-divisions = Klassen
league-seasons = Seizoenen
league-season = Seizoen { $season }
league-letter = Klasse { $letter }
league-division = Klasse { $letter }, seizoen { $season }
league-runs = Seizoen { $season } van { $seasons } wordt gespeeld.
league-over = Alle seizoenen zijn gespeeld.

## Groepen

groups = Mijn groepen
group-none = Je hoort nog bij geen groep.
group-new = Van een tafel een groep maken
group-new-about = Een groep speelt steeds weer: dezelfde mensen aan eenzelfde soort tafel, met één klik, en met een eigen pagina waarop staat wie hoe vaak wint. Wie aan de tafel zat, wordt uitgenodigd. Wie erbij is gekomen, kan door de anderen aan tafel worden gezet, en het spel begint meteen.
group-name = Hoe ze heet
group-table = Tafel
group-make = Groep maken
group-no-table = Je hebt nog geen spel met andere mensen uitgespeeld.
group-asked = je bent uitgenodigd
group-not-joined = is er nog niet bij
group-join = Erbij komen
group-leave = Groep verlaten
group-play = Opnieuw spelen
group-to-the-table = Naar de tafel
group-seats-move = de plaatsen schuiven elke keer één op
group-who-wins = Wie hoe vaak wint
group-tables = Tafels van deze groep

## Nieuwe tafel

new-game = Spel
new-players = Hoeveel spelers
new-variants = Soort spel
new-seats = Plaatsen
new-seats-help = De eerste plaats is van jou. Zit er overal een bot, dan kijk je toe hoe ze spelen.
seat-number = Plaats { $number }
seat-me = Ik
seat-open = Open voor iedereen
seat-friend = Een vriend, met een link
seat-device = Zelfde apparaat
seat-name = Naam (als je wilt)
seat-name-of = Naam voor plaats { $number }
level-random = Bot, willekeurig
level-greedy = Bot, volgens het boekje
level-level1 = Bot, nieuweling
level-level2 = Bot, leerling
level-level3 = Bot, gezel
level-level4 = Bot, meester
level-level5 = Bot, gildemeester
level-level6 = Bot, doctor van het huis
level-guest = Bot, { $name }
level-random-about = Kiest wat dan ook, als het maar mag.
level-greedy-about = Kijkt één stap vooruit, volgens een paar opgeschreven vuistregels.
level-level1-about = Vergeet bijna de helft van waar het op aankomt, zoals iemand bij een eerste spel.
level-level2-about = Neemt wat er nu het best uitziet en vergeet daarbij vaak iets.
level-level3-about = Neemt wat er nu het best uitziet en vergist zich zelden, met de ervaring van vele duizenden spellen.
level-level4-about = Denkt een paar keuzes vooruit, hooguit een ogenblik.
level-level5-about = Probeert vóór elke keuze honderden vervolgen uit; in Pilgrim plant hij hele beurten.
level-level6-about = Denkt tot tien keer zo lang, hooguit twee seconden per keuze.
level-guest-about = Een gast: hij komt uit een ander pakket, en hoe hij speelt weet alleen wie hem heeft gemaakt.
new-links-help = De links voor vrienden kun je straks aan tafel kopiëren.
levels = Wat de niveaus betekenen
takeover = Wie speelt verder voor iemand die weggaat of geen tijd meer heeft
hints = Hints
hints-bots = Tegen bots
hints-bots-help = Je mag een gildemeester om een hint vragen als er naast jou alleen bots meespelen.
hints-all = Voor iedereen
hints-all-help = Iedereen aan tafel mag erom vragen.
hints-none = Geen
hints-none-help = Iedereen denkt zelf na.
rated = Telt mee
rated-usual = Zonder hints
rated-usual-help = Het spel telt voor de ranglijst, tenzij iemand om hints mag vragen.
rated-yes = Ja
rated-yes-help = Het telt, en niemand krijgt hints.
rated-no = Nee
rated-no-help = Een vriendschappelijk spel: het telt nergens voor.
new-options = Spelregelvarianten
new-options-help = De standaardkeuze volgt ons regeldocument. Wijzig alleen iets als jullie het zo spelen.
clock = Klok
clock-none = Geen klok
clock-none-help = Iedereen neemt de tijd.
clock-live = Live
clock-live-help = Iedereen heeft een voorraad minuten en krijgt er per beurt seconden bij.
clock-slow = Correspondentie
clock-slow-help = Dagen bedenktijd voor elke zet.
clock-minutes = Minuten per speler
clock-increment = Seconden per beurt
clock-day-count = Dagen per zet
who-watches = Wie mag toekijken
watch-open = Iedereen
watch-open-help = De tafel staat onder ‘Toekijken’. Geheimen blijven geheim.
watch-closed = Alleen wie meespeelt
watch-closed-help = Niemand anders kan de tafel openen.
open-the-table = Tafel openen

## Varianten

option-true = Ja
option-false = Nee
option-with = { $answer }, met: { $parts }

## Meedoen

join-help = Plak de link die je gekregen hebt.
join-field = Link
join-go = Naar de tafel
join-title = { $game }: er is een plaats voor je vrijgehouden
join-host = { $host } nodigt je uit. Aan deze tafel zitten:
join-seat-yours = deze is van jou
join-sit = Aanschuiven
join-taken = Op deze plaats zit al iemand.
join-as = Je speelt als { $name }.
join-name = Je naam
join-name-help = Zo zien de anderen je. Je kunt hem later in de instellingen veranderen.

## Partijen

my-replays = Mijn afgelopen partijen
other-replays = Partijen van anderen
no-replays = Nog geen afgelopen partij.
import-title = Verslag importeren
import-help = Een verslag is een tekstbestand met elke keuze van een partij. Het wordt regel voor regel nagespeeld en gecontroleerd. Alleen wie het adres kent, kan het zien.
import-file = Bestand met het verslag
import-text = Of plak het hier
import-go = Controleren en naspelen
import-wrong = Dit verslag is niet aangenomen: { $problem }
download-record = Verslag downloaden

## Regels

howto = Zo speel je
howto-of = Zo speel je { $game }
howto-pages = Pagina’s
howto-aid = Spelhulp
howto-reference = Naslag
howto-next = Verder: { $page }
howto-back = Terug
howto-play = Ga zitten en speel
rules-reference = { $game }: naslag
rules-title = Regels
rules-of = Regels van { $game }
rules-read = Regels lezen
rules-search = Zoek in de regels
rules-search-go = Zoeken
rules-found = { $count ->
    [0] ‘{ $wanted }’ komt nergens voor.
    [one] ‘{ $wanted }’ komt in één regel voor.
   *[other] ‘{ $wanted }’ komt in { $count } regels voor.
}
rules-all = Het hele document tonen
certainty-title = Wat zeker is, wat gereconstrueerd is
certainty-about = Elke kaart, elk veld en elk getal van dit spel noemt waarop het berust (versie { $version } van de regels).
certainty-corrected = Dit huis speelt met eigen gegevens (data.{ $data }).
certainty-file = bestand
certainty-all = samen
certainty-thing = wat
certainty-rests = berust op
certainty-but = behalve
certainty-rulebook = spelregelboek
certainty-found = elders gevonden
certainty-recalled = uit het geheugen
certainty-reconstructed = gereconstrueerd
certainty-correct = Als je het beter weet
certainty-how = Wie een huis beheert, kan verbeterde gegevens meebrengen: kopieer een bestand uit de gegevensmap van het spel, verbeter het en noem de map bij het openen van het huis. Het zegt wat er verschilt, en tafels en verslagen noemen de verbeterde versie.
certainty-report = Vertel het ook aan de makers, met een foto of een bladzijde van het spelregelboek: dan klopt het voor iedereen.
rules-contents = Het verloop van het spel
rules-contents-about = Elk deel en elke stap van het spel op volgorde, met de bijbehorende regels.
rules-contents-lit = Waar de tafel nu staat, is gemarkeerd.
rules-sections = Hoofdstukken

## Instellingen

settings-saved = Opgeslagen.
setting-name = Naam
setting-name-help = Die zien de anderen; 1 tot { $longest } tekens.
setting-language = Taal
setting-theme = Licht
theme-auto = Zoals het systeem
theme-parchment = Daglicht
theme-candlelight = Kaarslicht
setting-play = Aan tafel
setting-pace = Zetten van anderen en stations worden getoond
pace-0 = Meteen
pace-450 = Vlot
pace-900 = Rustig
pace-1800 = Langzaam
setting-auto-confirm = Mijn beurten vanzelf bevestigen
setting-auto-confirm-help = Een keuze telt meteen, zonder tweede klik.
save = Opslaan
identity = Identiteit
identity-guest = Je bent gast. Deze browser onthoudt je; met een inlognaam en een wachtwoord houd je je naam en je tafels op elk ander apparaat.
identity-kept = Je bent ingelogd.
keep-my-name = Mijn naam behouden
log-in = Inloggen
log-out = Uitloggen
api-tokens = Sleutels voor programma’s

## Naam behouden, inloggen

keep-help = Kies een inlognaam en een wachtwoord. Zo blijven je naam, je tafels en je instellingen bewaard.
login-help = Welkom terug.
login-name = Inlognaam
password = Wachtwoord
password-help = Minstens { $shortest } tekens.
change-password = Wachtwoord wijzigen
old-password = Huidig wachtwoord
new-password = Nieuw wachtwoord
no-login-yet = Nog geen inlognaam?
have-login = Heb je al een inlognaam?

## Sleutels

tokens-help = Met een sleutel kan een programma via de API in jouw naam spelen of toekijken. Bewaar hem zo zorgvuldig als een wachtwoord.
token-label = Waar is hij voor?
token-create = Sleutel maken
token-fresh = Kopieer hem nu. Hij wordt alleen deze ene keer getoond.
token-none = Nog geen sleutel.
token-revoke = Intrekken
token-day = sinds { $day }
token-until = tot { $day }
token-scope = Mag
token-scope-read = toekijken
token-scope-play = toekijken en spelen
token-scope-host = toekijken, spelen en tafels openen
token-lasts = Geldt
token-days = { $count ->
    [one] één dag
   *[other] { $count } dagen
}
log-out-everywhere = Overal uitloggen
log-out-everywhere-help = Beëindigt elke andere browser en al je sleutels.
api-docs = Hoe de API werkt

## Over Tabard

about-title = Over Tabard
about-what = Tabard is een thuis voor vier middeleeuwse strategische bordspellen: speel ze tegen bots, met vrienden op één bank of met vrienden ver weg, kijk toe, speel partijen na en bestudeer ze. Elke klik wordt aan de regels getoetst, en Tabard zegt ook waarom iets niet kan.
about-fair-title = Eerlijk geschud
about-fair = Het toeval komt uit een startwaarde waarvan de controlesom vóór het spel wordt gepubliceerd. Na afloop staat de startwaarde in het verslag, en kan iedereen elke trekking en elke worp nagaan.
about-unofficial-title = Onofficieel
about-unofficial = Dit is een onofficiële uitvoering, gemaakt door mensen die van deze spellen houden. Ze is niet gemaakt, goedgekeurd of ondersteund door de auteurs of uitgevers. De regels zijn in onze eigen woorden verteld, de speelborden zijn onze eigen tekeningen, en er is geen beeld of tekst van de uitgegeven spellen gebruikt. Bevalt een spel je hier, koop dan de doos: die is het waard.
about-credits-title = Met dank aan
about-icons = De pictogrammen komen van { $source } en worden gebruikt onder de licentie CC BY 3.0, in de kleuren van de tafel. Ze zijn getekend door { $authors }.
about-icons-link = De licentie CC BY 3.0
about-fonts = De lettertypen zijn EB Garamond (© The EB Garamond Project Authors) en Cinzel (© The Cinzel Project Authors), onder de SIL Open Font License 1.1.

## Weigeringen

refusal-title = Dat is niet gelukt
refusal-not-found = Deze pagina bestaat niet
refusal-unknown-table = Deze tafel bestaat niet
refusal-unknown-link = Deze link leidt nergens heen
refusal-fault = Onze fout
answer-not-found = Misschien is het adres afgekapt, of is de pagina verhuisd.
answer-not-allowed = Deze pagina neemt niet aan wat ernaartoe is gestuurd.
answer-fault = Bij ons is iets misgegaan. Het staat in ons logboek; je tafels zijn veilig.
answer-too-large = Dat is meer dan de { $limit } KiB die we hier aannemen.
answer-csrf = Deze pagina is verouderd. Ga terug, laad de pagina opnieuw en probeer het nog een keer.
answer-unknown-table = Deze tafel bestaat niet, of is voor jou gesloten.
answer-unknown-link = Deze link leidt naar geen enkele tafel. Misschien ontbreekt er een stuk.
answer-kept = Deze partij is met andere regels gespeeld en kan niet meer worden nagespeeld; de uitslag blijft bewaard.
answer-other-rules = Deze partij wordt gespeeld met versie { $played } van de regels, die dit huis nu niet heeft. Er is niets verloren: ze gaat verder zodra die versie terug is.
answer-not-written = Dat kon niet worden opgeschreven. Probeer het zo nog eens.
answer-no-storage = Onze opslag antwoordt niet. Er is niets veranderd; probeer het zo nog eens.
answer-bots-alone = Tafels waar alleen bots spelen, zijn voor wie dit huis beheert.
answer-many-tables = Je hebt al { $most } lopende tafels. Speel er eerst een uit of sluit er een.
answer-nobody-agrees = Hier speelt verder niemand die kan instemmen. Verlaat in plaats daarvan je plaats.
answer-not-called-off = Niemand wil het spel afbreken.
answer-counts = Dit spel telt voor de ranglijst. Verlaat in plaats daarvan je plaats; een bot speelt verder.
answer-rated-hints = Een spel met hints telt niet voor de ranglijst. Kies een van beide.
answer-joined-already = Je doet hier al mee.
answer-tournament-full = In dit toernooi is geen plaats meer.
answer-registration-over = De inschrijving voor dit toernooi is voorbij.
answer-not-joined = Je doet niet mee aan dit toernooi.
answer-not-your-tournament = Dat kan alleen wie het toernooi houdt.
answer-unknown-tournament = Dat toernooi bestaat niet.
answer-bots-by-operator = Alleen wie dit huis beheert, laat bots meedoen.
answer-no-bots = Dit toernooi is alleen voor mensen.
answer-too-few = Er zijn er { $need } nodig om te beginnen, en tot nu toe { $have }. De inschrijving gaat door.
answer-tournament-over = Dit toernooi is al voorbij.
answer-many-tournaments = Je hebt { $most } toernooien die niet voorbij zijn. Wacht tot er een eindigt, of gelast er een af.
answer-unknown-group = Die groep bestaat niet, of je hoort er niet bij.
answer-no-group-of-it = Een groep ontstaat uit een afgelopen tafel waaraan je met anderen zat.
answer-many-groups = Meer dan { $most } groepen kan niet. Verlaat er eerst een.
answer-not-in-group = Kom eerst bij de groep.
answer-group-too-small = Minstens twee mensen moeten erbij zijn, en zoveel als het spel toelaat.
answer-group-plays = De groep speelt al. Maak eerst die tafel af.
answer-taken = Deze plaats is bezet.
answer-by-link = Deze plaats is voor een vriend met de link.
answer-too-much = Dat was te veel tegelijk. Wacht even en probeer het dan nog eens.
answer-not-over = Dat kan pas als het spel is afgelopen.
answer-host-sits-first = De eerste plaats moet je zelf nemen, tenzij er op elke plaats een bot zit.
answer-login-taken = Iemand heeft deze inlognaam al.
answer-wrong-login = Inlognaam en wachtwoord horen niet bij elkaar.
answer-bad-login = Een inlognaam heeft 1 tot 32 afdrukbare tekens.
answer-bad-name = Een naam heeft 1 tot 32 afdrukbare tekens.
answer-bad-password = Een wachtwoord heeft 8 tot 200 tekens.
answer-bad-seal = Dit zegel is niet van dit huis, of te oud. Laad de pagina opnieuw.
answer-seal-used = Deze pagina heeft al een tafel geopend. Laad haar opnieuw.
answer-many-tokens = Meer dan { $most } sleutels gaat niet. Trek er eerst een in.

## Wat er aan een verslag mankeert

record-no-record = De eerste regel is niet ‘{ $first }’.
record-truncated = Het is afgekapt: aan het einde ontbreekt de regel ‘{ $key }’.
record-strange-line = Regel { $line } hoort daar niet.
record-twice = Regel { $line } staat er voor de tweede keer.
record-lacks-line = Aan het begin ontbreekt de regel ‘{ $key }’.
record-no-number = Op regel { $line } ({ $key }) staat geen geheel getal.
record-unknown-game = Regel { $line } noemt een spel dat hier niet bestaat.
record-other-rules = Het is gespeeld met versie { $played } van de regels; hier geldt versie { $ours }.
record-other-data = Het is gespeeld met gegevens die een huis heeft verbeterd ({ $data }); die zijn hier niet.
record-bad-players = Regel { $line } noemt een aantal spelers dat het spel niet kent.
record-bad-options = De varianten op regel { $line } horen niet bij dit spel.
record-bad-start = De stelling waarmee het begint, bestaat in dit spel niet.
record-no-seat = Regel { $line } noemt een plaats die het spel niet heeft.
record-over = Op regel { $line } is het spel al afgelopen.
record-other-seat = Op regel { $line } kiest iemand die niet aan zet is.
record-bad-choice = De keuze op regel { $line } mag niet volgens de spelregels.
record-other-number = Regel { $line } noemt een ander aantal keuzes dan er zijn.
record-other-end = Naspelen leidt tot een ander einde (regel { $line }).
record-other-result = Naspelen leidt tot een andere uitslag dan die op regel { $line }.
record-bad-comment = Regel { $line }: het commentaar daar is niet te lezen of te bewaren.
record-bad-variation = Regel { $line }: de variant daar is niet te lezen, of de regels staan haar niet toe.
record-not-finished = De partij is niet afgelopen; hier kunnen alleen afgelopen partijen bewaard worden.
record-other-seed = De startwaarde is een andere dan die verzegeld was.
record-bad-nonces = Regel { $line } bevat niet één getal per plaats.
record-bad-checksum = De controlesom klopt niet: het verslag is veranderd.
record-bad-signature = De handtekening klopt niet: het verslag is veranderd nadat een huis het had ondertekend.
record-not-dealt = Keuze { $number } is ‘{ $said }’; uit de startwaarde volgt ‘{ $dealt }’.
