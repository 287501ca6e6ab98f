# Wat op de lessen van Feudum volgt: van hier af vrij gespeeld.

title = Het basisspel tot tijdperk III
about = Een basisspel met de makkelijkste tegenstander, van de eerste figuur tot het derde tijdperk begint.

aim = Kies elke ronde vier kaarten en denk aan hun volgorde. Het stuk eindigt als het derde tijdperk begint; waar een kaart of een maaltijd mis zou gaan, zegt een aanwijzing bij de vraag het.
ahead = Je ligt voor als tijdperk III begint. Speel nu een basisspel tot het einde, en neem er daarna in elke partij een deel van het uitgebreide spel bij.
behind = Je ligt nog niet voor: een tijdperk betaalt voor zetels en regio’s. Speel een basisspel tot het einde, en word vroeg meester van een gilde.
