# Les 4 van Pilgrim. De attributen van een stap antwoorden op een verkeerde keuze.

title = Aalmoezen en vroomheid, twee wedlopen
about = Elk kwartaal wint iemand het aalmoezenspoor, en vroomheid beslist meer dan je denkt.

race = Dit is het aalmoezenspoor, een wedloop die elk kwartaal opnieuw begint. Blauw staat op rij 1, en jij hebt nog niets gegeven.
quarter = Het schip vaart om de kaart, één veld per ronde. Als het aan het einde van deze ronde het volgende bedevaartsoord bereikt, is het kwartaal voorbij.
table = Dan stuurt wie op het aalmoezenspoor het hoogst staat een volgeling naar de aalmoezentafel. De eerste daar is 5 punten waard, twee zijn er 11 waard, drie 18.
pick = Jij bent deze ronde als laatste aan de beurt, dus niemand kan je meer antwoorden. Pak die op Bouwen op.
    .else = Van daar kom je nu niet bij Aalmoezen geven. Pak die op Bouwen op.
duty = Eén van jou naast één grijze: waarde 1, en één rij is genoeg voor je. Vervul Aalmoezen geven.
    .tithe = Een tiende brengt 1 stuk, de aalmoezentafel 5 punten. Vervul Aalmoezen geven.
    .else = Dat heeft de tijd: het kwartaal is bijna voorbij. Vervul Aalmoezen geven.
give = Voor elk graan en elk zilver dat je geeft, klim je een rij. Geef 1 graan: daar heb je genoeg van.
    .else = Zilver zou ook kunnen. Maar je hebt meer graan dan zilver: geef graan.
tie = Jullie staan allebei op rij 1, en dan telt de vroomheid. Jij hebt er 2, en blauw heeft er geen.
won = Dus de plaats aan de aalmoezentafel is van jou: 5 punten voor 1 graan. Daarna begint iedereen weer bij 0, voor het volgende kwartaal.
pious = Ook vroomheid is een wedloop. Aan het einde is ze helemaal onderaan −5 punten waard en bovenaan +9, en bedevaartsoorden en schrijnen betaal je ermee.
start = Bovendien zegt wie het vroomst is wie de volgende ronde begint, en dat ben jij. Begin zelf.
    .else = Als laatste aan de beurt zijn kan goed zijn. Maar nu zijn de beste plichten vrij: begin zelf.
learned = Eén graan op het juiste moment won 5 punten. Houd het schip, de aalmoezen en je vroomheid in het oog, en je kunt zelf spelen.
