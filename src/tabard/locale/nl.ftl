# Woorden die alle spellen delen.

## Redenen van het huis zelf

the-game-is-over = Het spel is afgelopen.
not-a-choice-now = Die keuze is er nu niet.

## Waarschuwingen: waar een keuze op uitloopt, voordat ze gemaakt is

warned-idle = Zou nu niets doen. { $reason }
warned-costly = { $reason }
