# Wat op de lessen van De Pilaren van de Aarde volgt: van hier af vrij gespeeld.

title = Ronde 4 tot 6
about = Een halve partij is al gespeeld: de laatste drie ronden zijn van jou, met de makkelijkste tegenstanders en een aanwijzing waar iets verloren zou gaan.

aim = Ronde 4 tot 6 zijn van jou: bouw, huur betere ambachtslieden in en maak van grondstoffen punten voordat de partij eindigt. Waar iets verloren zou gaan, zegt een aanwijzing bij de vraag het.
ahead = Je lag op het einde voor. Probeer nu een hele partij, waarin je ook de ambachtslieden van de eerste ronden zelf kiest.
behind = De anderen hadden betere ambachtslieden, of meer grondstoffen voor hen. Kijk in de score waar hun punten vandaan kwamen, en probeer een hele partij.
