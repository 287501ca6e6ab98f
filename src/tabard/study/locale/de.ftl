# Was über eine Analyse gesagt wird: Marken, und was man mitnimmt. Zahlen sind Gewinnchancen in Prozent.

study-kind = { $kind ->
    [turning-point] Wendepunkt
    [missed-chance] Verpasste Chance
    [good-find] Guter Fund
   *[luck] Glück
}
study-turning-point = Hier kam { $winner } nach vorn: von { $before } % auf { $after } %.
study-missed-chance = { $who } wählte „{ $made }“; besser war „{ $other }“: { $before } % Gewinnchance statt { $after } % (± { $error }).
study-unsure = { $who } wählte „{ $made }“; vielleicht war „{ $other }“ besser, { $before } % statt { $after } % (± { $error }): zu knapp, um sicher zu sein.
study-good-find = { $who } fand „{ $made }“; auf den ersten Blick sieht „{ $other }“ besser aus, kommt aber auf { $before } % statt { $after } % (± { $error }).
study-luck = { $way ->
    [good] Der Zufall gab { $who } { $points ->
        [one] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    } mehr Gewinnchance als im Mittel (± { $error }).
   *[bad] Der Zufall nahm { $who } { $points ->
        [one] 1 Prozentpunkt
       *[other] { $points } Prozentpunkte
    }, gemessen am Mittel (± { $error }).
}
study-balance = { $number ->
    [0] { $who }: in { $turns } Zügen war keine Wahl klar schlechter als eine andere; das Glück
    [one] { $who }: 1 von { $turns } Zügen war klar schlechter als ein anderer und kostete { $lost ->
        [one] 1 Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }; das Glück
   *[other] { $who }: { $number } von { $turns } Zügen waren klar schlechter als andere, zusammengezählt { $lost ->
        [one] 1 Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }; das Glück
} { $way ->
    [good] gab { $luck }.
   *[bad] nahm { $luck }.
}
study-part = { $part ->
    [beginning] { $who } verlor am meisten im ersten Drittel der Partie: { $lost ->
        [one] 1 Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }.
    [middle] { $who } verlor am meisten in der Mitte der Partie: { $lost ->
        [one] 1 Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }.
    [end] { $who } verlor am meisten im letzten Drittel der Partie: { $lost ->
        [one] 1 Prozentpunkt
       *[other] { $lost } Prozentpunkte
    }.
   *[none] { $who } verlor nichts, was sich vom Zufall unterscheiden ließe.
}
study-ahead = { $who } war am weitesten vorn bei den Punkten aus „{ $source }“: { $own } gegen { $best }.
study-behind = { $who } lag am weitesten zurück bei den Punkten aus „{ $source }“: { $own } gegen { $best }.
study-no-gap = { $who } lag in keiner Art von Punkten hinter den anderen oder vor ihnen.
study-standing = { $who } { $percent } %
