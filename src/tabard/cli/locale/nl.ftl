# Wat de terminal zelf rond een spel zegt. Wat getypt wordt, blijft in elke taal Engels: opdrachten,
# opties en de woorden van een keuze.

## Het begin

guest = Gast
seat = Plaats { $number }
bot = { $kind ->
    [random] { $name } (willekeurig)
    [greedy] { $name } (volgens het boekje)
    [level1] { $name } (niveau 1)
    [level2] { $name } (niveau 2)
    [level3] { $name } (niveau 3)
    [level4] { $name } (niveau 4)
    [level5] { $name } (niveau 5)
    [level6] { $name } (niveau 6)
   *[other] { $name } ({ $kind })
}
that-is-you = { $name }, dat ben jij
sealed-seed = De verzegelde startwaarde: { $commitment }
no-terminal = Dit is geen terminal, dus niemand kan antwoorden: start tabard play in een terminal.

## Hulp

help-choose = Kies met het nummer, met woorden ({ $example }) of met een duidelijk begin daarvan.
help-set = Wat je samen kiest, noem je op één regel in willekeurige volgorde (3 5 8), of een voor een.
help-help = deze hulp
help-why = waarom een keuze niet open is
help-hint = wat een sterke bot zou kiezen, en waarom
help-log = alles tot nu toe
help-rules = één regel, zoals { $rule }
help-table = nog eens de hele tafel
help-points = de stand: naar herkomst, als het spel nu eindigde, wat nog komt
help-undo = je laatste keuze terugnemen
help-cards = kaarten die nog kunnen komen
help-save = het spel opslaan
help-quit = het spel verlaten
word-choice = KEUZE
word-rule = REGEL
word-file = BESTAND

## Een hint

hint-only = Er is maar één keuze.
hint-first = waarom: { $reasons }
hint-beside = naast 1: { $reasons }
hint-rather = in plaats van { $choice }: { $reasons }
hint-foregone = Het spel is beslist; deze leveren de beste plaats en de meeste punten op.

## Antwoorden op wat getypt is

may-be = Dat kan { $choices } zijn. Typ er iets meer van.
choose-a-number = Kies een nummer van 1 tot { $most }; ? helpt.
no-such-choice = Een keuze ‘{ $typed }’ bestaat niet. Zo ziet een keuze eruit: ‘{ $example }’; ? helpt.
picked-for = { $pieces }, voor { $cost }
picked = { $whole ->
    [yes] Gekozen: { $pieces } ({ $number } van { $size }). Enter legt het vast, undo haalt de laatste eruit.
   *[no] Gekozen: { $pieces } ({ $number } van { $size }). Noem er meer; undo haalt de laatste eruit.
}
is-open = Dat kan gewoon: kies het.
all-the-same = Toch doen? Typ j of kies het nog eens; of kies iets anders.
no-such-rule = Een regel ‘{ $wanted }’ bestaat niet. Regels heten zoals { $example }, de hoofdstukken hebben de nummers 1 tot { $most }.
taken-back = Teruggenomen.
nothing-to-take-back = Er is niets terug te nemen: sindsdien was het toeval of een andere speler aan zet.
next-game = Enter: het volgende spel

## Opslaan en weggaan

name-a-file = Noem een bestand: save my-game.tabard
saved = Opgeslagen. Het gaat verder met: tabard play --resume { $path }
not-saved = { $why ->
    [folder] Niet opgeslagen: { $path } is een map.
    [no-folder] Niet opgeslagen: voor { $path } bestaat geen map.
   *[exists] Niet opgeslagen: { $path } bestaat al.
}
which-file = In welk bestand moet het spel worden opgeslagen? (Enter: niet opslaan)
recorded = Vastgelegd in { $path }; controleer het met: tabard verify { $path }
goodbye = Tot ziens.
seed-was = De startwaarde was { $seed }

## Een moment van een verslag

choice-of = Keuze { $number } van { $whole }: { $who }: { $text }
chance = toeval
hidden = verborgen voor deze plaats

## De lijst van spellen

players-of-game = { $least } tot { $most } spelers, spelregelversie { $version }
option = optie
values = waarden
players = spelers
rule = regel
from-to = { $least } tot { $most }

## Een gecontroleerd verslag, een reeks spellen

number-of-players = { $number ->
    [one] { $number } speler
   *[other] { $number } spelers
}
verified = in orde: { $told }
number-of-choices = { $number ->
    [one] { $number } keuze
   *[other] { $number } keuzes
}
result = uitslag { $scores }
number-of-comments = { $number ->
    [one] { $number } opmerking
   *[other] { $number } opmerkingen
}
number-of-variations = { $number ->
    [one] { $number } variant
   *[other] { $number } varianten
}
written = Commentaar en varianten
variation = anders verder
not-finished = niet afgelopen
dealt = { $number ->
    [one] { $number } trekking volgt uit de verzegelde startwaarde
   *[other] { $number } trekkingen volgen uit de verzegelde startwaarde
}
dealt-by-house = { $number ->
    [one] { $number } trekking volgt uit de verzegelde startwaarde; geen plaats heeft iets toegevoegd
   *[other] { $number } trekkingen volgen uit de verzegelde startwaarde; geen plaats heeft iets toegevoegd
}
dealt-shared = { $number ->
    [one] { $number } trekking volgt uit de verzegelde startwaarde en de getallen van deze plaatsen: { $seats }
   *[other] { $number } trekkingen volgen uit de verzegelde startwaarde en de getallen van deze plaatsen: { $seats }
}
no-share = niets eigens: { $seats }
seed-hidden = de startwaarde is nog niet bekendgemaakt
no-dealer = geen verzegelde startwaarde
signed-by = ondertekend door huis { $house }
signed-unchecked = ondertekend door huis { $house }, niet gecontroleerd: { $how }
not-signed = niet ondertekend
