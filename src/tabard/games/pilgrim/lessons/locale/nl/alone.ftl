# Wat op de lessen van Pilgrim volgt: van hier af vrij gespeeld.

title = Zes ronden tegen Ab-Bott
about = Een partij tegen de makkelijkste Ab-Bott die al begonnen is: speel ronde 7 tot 12.

aim = Ronde 7 tot 12 zijn van jou, tegen de makkelijkste Ab-Bott. Kijk voor het zaaien waar je volgelingen zullen liggen, want een plicht is zo sterk als wie erop staat.
ahead = Je ligt voor op Ab-Bott. Nog veertien ronden maken een hele partij: probeer er een, alleen of met de makkelijkste tegenstanders.
behind = Ab-Bott ligt voor, en dat is geen schande: hij verspilt geen beurt. Probeer een hele partij en let voor elke plicht op je sterkte.
