# Woorden die alle spellen delen.

## Redenen van het huis zelf

the-game-is-over = Het spel is afgelopen.
not-a-choice-now = Die keuze is er nu niet.
not-there = Zoiets valt hier nu niet te kiezen.
part-of-a-set = Dit kies je samen met andere.
part-is-laid = Een deel van de keuze staat al vast, en dit past er niet meer bij.
set-is-too-small = Nodig: { $need }, gekozen: { $have }.
set-is-too-large = Gekozen: { $need }, toegestaan: { $have }.
fewer-of-that-in-the-set = Hiervan gekozen: { $need }, mogelijk: { $have }.

## Waarschuwingen: waar een keuze op uitloopt, voordat ze gemaakt is

warned-idle = Zou nu niets doen. { $reason }
warned-costly = { $reason }

## Het einde en de tafel, waar een spel zelf niets zegt

first-alone = { $who } wint.
first-together = { $who } winnen samen.
plain-table = De tafel
player = Plaats { $number }

## De opbouw van een spel: hoe zijn delen en stappen elkaar opvolgen

contents-again = telkens opnieuw
contents-one-of = één hiervan
contents-perhaps = eventueel ook dit
contents-above = zoals hierboven
contents-called = Vanaf meerdere plaatsen aangeroepen

## De stand op elk moment

points-earlier = voor de partij
score-now = Punten nu
score-final = Als het spel nu eindigde
score-nothing-more = Er kwam niets bij.
score-due = Wat nog komt
score-total = Totaal
score-place = Plaats
score-unknown = onbekend
score-owes = nodig { $need }, heeft { $have }
score-loses = verliest { $need } van { $have }

## Kleine getallen in woorden

number-2 = twee
number-3 = drie
number-4 = vier
number-5 = vijf
number-6 = zes
number-7 = zeven
number-8 = acht
number-9 = negen
number-10 = tien
number-11 = elf
number-12 = twaalf
## Redenen: wat voor een keuze pleit naast een andere, of ertegen

reason-of-another = bij { $who }: { $reason }
reason-but = maar { $reason }
reasons-many = niets afzonderlijk geeft de doorslag
reasons-even = ongeveer gelijk
reasons-even-but = ongeveer gelijk: { $reasons }
margin-ahead = { $number ->
    [0] aan het einde gelijk met { $who }, op { $spread } na
    [one] aan het einde { $number } punt voor op { $who }, op { $spread } na
   *[other] aan het einde { $number } punten voor op { $who }, op { $spread } na
}
margin-behind = { $number ->
    [one] aan het einde { $number } punt achter op { $who }, op { $spread } na
   *[other] aan het einde { $number } punten achter op { $who }, op { $spread } na
}
chance-between = { $low }–{ $high }% kans op winst
chance-under = minder dan { $high }% kans op winst
chance-over = meer dan { $low }% kans op winst
