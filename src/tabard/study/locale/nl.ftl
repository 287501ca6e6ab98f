# Wat over een analyse wordt gezegd: markeringen, en wat je meeneemt. Getallen zijn winstkansen in procenten.

study-kind = { $kind ->
    [turning-point] Keerpunt
    [missed-chance] Gemiste kans
    [good-find] Goede vondst
   *[luck] Geluk
}
study-turning-point = Hier kwam { $winner } op voorsprong: van { $before }% naar { $after }%.
study-missed-chance = { $who } koos “{ $made }”; beter was “{ $other }”: { $before }% winstkans in plaats van { $after }% (± { $error }).
study-unsure = { $who } koos “{ $made }”; misschien was “{ $other }” beter, { $before }% in plaats van { $after }% (± { $error }): te krap om zeker te zijn.
study-good-find = { $who } vond “{ $made }”; op het eerste gezicht lijkt “{ $other }” beter, maar dat komt op { $before }% in plaats van { $after }% (± { $error }).
study-luck = { $way ->
    [good] Het toeval gaf { $who } { $points ->
        [one] 1 procentpunt
       *[other] { $points } procentpunten
    } meer winstkans dan gemiddeld (± { $error }).
   *[bad] Het toeval kostte { $who } { $points ->
        [one] 1 procentpunt
       *[other] { $points } procentpunten
    }, gemeten aan het gemiddelde (± { $error }).
}
study-balance = { $number ->
    [0] { $who }: in { $turns } beurten was geen keuze duidelijk slechter dan een andere; het geluk
    [one] { $who }: 1 van de { $turns } beurten was duidelijk slechter dan een andere en kostte { $lost ->
        [one] 1 procentpunt
       *[other] { $lost } procentpunten
    }; het geluk
   *[other] { $who }: { $number } van de { $turns } beurten waren duidelijk slechter dan andere, bij elkaar { $lost ->
        [one] 1 procentpunt
       *[other] { $lost } procentpunten
    }; het geluk
} { $way ->
    [good] gaf { $luck }.
   *[bad] nam { $luck }.
}
study-part = { $part ->
    [beginning] { $who } verloor het meest in het eerste derde deel van de partij: { $lost ->
        [one] 1 procentpunt
       *[other] { $lost } procentpunten
    }.
    [middle] { $who } verloor het meest in het midden van de partij: { $lost ->
        [one] 1 procentpunt
       *[other] { $lost } procentpunten
    }.
    [end] { $who } verloor het meest in het laatste derde deel van de partij: { $lost ->
        [one] 1 procentpunt
       *[other] { $lost } procentpunten
    }.
   *[none] { $who } verloor niets dat van toeval te onderscheiden is.
}
study-ahead = { $who } stond het verst voor bij de punten uit “{ $source }”: { $own } tegen { $best }.
study-behind = { $who } stond het verst achter bij de punten uit “{ $source }”: { $own } tegen { $best }.
study-no-gap = { $who } stond bij geen enkel soort punten voor of achter.
study-standing = { $who } { $percent }%
