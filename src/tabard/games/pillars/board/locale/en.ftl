# Tips of The Pillars of the Earth, English: a name, a dash, and two sentences about a thing.
# After the tips: the words of the picture, its labels and what a reader hears of each piece.
#
# $who is a player. $place, $kind, $event and $craftsman are names of the game. Each tip is followed
# by the rule that it tells of.

## Rounds and phases

tip-rounds = Round { $round } of { $rounds } – { $left ->
    [0] This is the last round.
    [one] { $left } more round follows.
   *[other] { $left } more rounds follow.
} After the last one, whoever has the most points wins.
tip-phase-cards = Phase I: cards – In turn, each player takes one card from the display or passes, until the cards are gone or all have passed. { $left ->
    [0] No card is open now.
    [one] { $left } card is open now.
   *[other] { $left } cards are open now.
}
tip-phase-builders = Phase II: builders – Builders are drawn from the bag one by one; placing one costs { $begins } gold at first and 1 less after each. { $on ->
    [builders] The price is { $cost } gold now, with { $inside } in the bag.
   *[other] The bag holds { $inside } now.
}
tip-phase-stations = Phase III: stations – The stations are settled one after another in the order of their numbers, and their builders go back into the bag. { $station ->
    [0] None is being settled now.
   *[other] Station { $station } is being settled now.
}

## Stations

tip-station-event = { $place } – The card turned up here applies to everybody; who is protected is spared a bad one. { $event ->
    [none] This round’s card is still face down.
   *[other] This round it is “{ $event }”.
}
tip-station-bishops_seat = { $place } – The builder here asks for protection from a bad event, or for 1 wood, stone or sand from the market. { $free ->
    [0] The space is taken.
   *[other] The space is free.
}
tip-station-wool_mill = { $place } – Workers who took no card spin wool and earn { $wage } gold each. { $workers ->
    [0] Nobody works here now.
    [one] { $workers } worker is here now.
   *[other] { $workers } workers are here now.
}
tip-station-kingsbridge = { $place } – Each builder here receives the advantage card beside his space. { $free ->
    [0] Both spaces are taken.
    [one] { $free } of { $whole } spaces is free.
   *[other] { $free } of { $whole } spaces are free.
}
tip-station-priory = { $place } – The builder who comes first scores { $best ->
    [one] { $best } point
   *[other] { $best } points
}, the second { $next }. { $free ->
    [0] Both spaces are taken.
    [one] { $free } of { $whole } spaces is free.
   *[other] { $free } of { $whole } spaces are free.
}
tip-station-land = { $place } – Workers who were sent here with a card bring { $kind } after the event. { $workers ->
    [0] Nobody works here now.
    [one] { $workers } worker here brings { $cubes } this round.
   *[other] { $workers } workers here bring { $cubes } this round.
}
tip-station-kings_court = { $place } – Whoever has a builder here pays no tax to the king; the first one also takes the metal. { $tax ->
    [0] The die will ask for { $least } to { $most } gold; spaces free: { $free } of { $whole }.
   *[other] The tax was { $tax } gold; spaces free: { $free } of { $whole }.
}
tip-station-shiring = { $place } – Each builder here receives the craftsman beside his space for nothing. { $free ->
    [0] Both spaces are taken.
    [one] { $free } of { $whole } spaces is free.
   *[other] { $free } of { $whole } spaces are free.
}
tip-station-shiring_castle = { $place } – The builder here wins { $won ->
        [one] { $won } grey worker
       *[other] { $won } grey workers
    } for the next round. { $last ->
    [1] In this last round they would come too late.
   *[0] { $free ->
        [0] The space is taken.
       *[other] The space is free.
    }
}
tip-station-market = { $place } – Builders here buy or sell one kind of cube in turn, until all have left. { $free ->
    [0] All { $whole } spaces are taken.
    [one] { $free } of { $whole } spaces is free.
   *[other] { $free } of { $whole } spaces are free.
}
tip-station-cathedral = { $place } – In turn, players let their craftsmen make points of cubes; at most { $kept } cubes are kept for the next round. Of its { $parts } parts { $built } stand; each round sets one more.
tip-station-start_player = { $place } – The builder here begins the next round; if there is none, the next player to the left does. { $last ->
    [1] There is no round after this one.
   *[0] { $free ->
        [0] The space is taken.
       *[other] The space is free.
    }
}
tip-event-deck = Events – { $left ->
    [0] All events have been turned up.
    [one] { $left } card lies face down, for the last round.
   *[other] { $left } cards lie face down, one for each round still to come.
} { $removed ->
    [one] { $removed } of the { $whole } events was removed unseen.
   *[other] { $removed } of the { $whole } events were removed unseen.
}
tip-court-metal = Metal at court – { $metal ->
    [0] It has been taken; another one comes after the round.
   *[other] Here is { $metal } metal for the builder on the first space.
}
tip-tax-die = King’s tax – { $tax ->
    [0] The die will show { $least } to { $most } gold when the court is settled.
   *[other] The die showed { $tax } gold.
} Every player without a builder at court pays that; who cannot loses 1 point for every { $debt } gold missing.
tip-castle-workers = Grey workers – { $number ->
    [one] { $number } waits in the castle.
   *[other] { $number } wait in the castle.
} The builder here wins { $won } of them for one round.
tip-starts = Start player: { $who } – Takes the first card, acts first wherever several act, and may refuse one drawn builder a round. The builder on the start player space takes over, else the next player to the left.

## Market and supply

tip-stall = { $kind } at the market – { $left ->
    [0] None is left this round; it cost { $buy } gold.
   *[other] { $left } left this round at { $buy } gold each.
} Selling brings { $sell } gold each, but nobody may both buy and sell { $kind } in one round.
tip-stall-buying = { $kind } at the market – { $left ->
    [0] None is left this round; it cost { $buy } gold.
   *[other] { $left } left this round at { $buy } gold each.
} Buying needs a { $craftsman }{ $has ->
    [yes] , and you have one
    [no] , and you have none
   *[nobody] { "" }
}; anyone may sell for { $sell } gold each.
tip-stall-selling = { $kind } at the market – { $left ->
    [0] None is left this round; it cost { $buy } gold.
   *[other] { $left } left this round at { $buy } gold each.
} Selling brings { $sell } gold each and needs a { $craftsman }{ $has ->
    [yes] , whom you have
    [no] , whom you do not have
   *[nobody] { "" }
}.
tip-stall-metal = { $kind } at the market – It cannot be bought. Selling brings { $sell } gold each.
tip-supply = { $number ->
    [one] { $kind } in the supply – { $number } of { $whole } cubes lies here. Harvests and gifts come from here, used and sold cubes go back.
   *[other] { $kind } in the supply – { $number } of { $whole } cubes lie here. Harvests and gifts come from here, used and sold cubes go back.
}
tip-supply-owed = { $number ->
    [one] { $kind } in the supply – There is { $number } more in play than the { $whole } cubes of the game. Nobody gets less for it: cubes that are missing are owed.
   *[other] { $kind } in the supply – There are { $number } more in play than the { $whole } cubes of the game. Nobody gets less for it: cubes that are missing are owed.
}

## The middle

tip-display = Display – Resource cards cost workers, craftsmen cost gold; each turn takes one card. { $left ->
    [0] None is open now.
    [one] { $left } is open now.
   *[other] { $left } are open now.
}
tip-price-track = Price of a builder – It falls by 1 gold after each builder that is placed or passes. Now it is { $cost } gold.
tip-price = { $cost } gold for a builder – { $now ->
    [1] This is the price of the builder drawn now.
   *[0] The price of a drawn builder when the marker stands here.
} { $waiting ->
    [0] Whoever passes here waits, and places free of charge when the bag is empty.
    [one] { $waiting } builder has passed here and will be placed free of charge.
   *[other] { $waiting } builders have passed here and will be placed free of charge.
}
tip-bag = Bag – { $number ->
    [0] All builders have been drawn.
    [one] { $number } builder is still to be drawn.
   *[other] { $number } builders are still to be drawn.
} { $refusals ->
    [0] The start player may not refuse a drawn one now.
    [one] The start player may still put { $refusals } drawn one back this round.
   *[other] The start player may still put { $refusals } drawn ones back this round.
}
tip-gold-track = Gold – The discs show what each player has. A purse holds { $most } gold; whatever comes beyond that is lost.
tip-score-track = Points – The discs show the points of each player; after { $length } they go round again. The most points after the last round win, gold decides a tie.
tip-unseen = Still to come – Nobody has seen { $events ->
        [one] { $events } event
       *[other] { $events } events
    } and { $cards ->
        [one] { $cards } advantage card
       *[other] { $cards } advantage cards
    } yet. Some of them were removed unseen before the game.

## Players

tip-player = { $who } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $gold } gold, { $goods ->
    [one] { $goods } cube
   *[other] { $goods } cubes
} and { $craftsmen ->
    [one] { $craftsmen } craftsman
   *[other] { $craftsmen } craftsmen
}. All that lies before a player is open to everybody.
tip-points = Points: { $who } – { $points ->
    [one] { $points } point
   *[other] { $points } points
}, place { $place } of { $whole } now. The most points after the last round win, gold decides a tie.
tip-purse = Gold: { $who } – { $number } gold; a purse holds { $most } and the rest is lost. Gold pays for builders, craftsmen, purchases and taxes.
tip-good = { $kind }: { $who } – { $goods ->
    [0] No cubes of any kind.
    [one] { $number } of { $goods } cube in all.
   *[other] { $number } of { $goods } cubes in all.
} After building, at most { $most } cubes are kept for the next round.
tip-kept = Cubes: { $who } – { $goods ->
    [one] { $goods } cube
   *[other] { $goods } cubes
} now. After building, at most { $kept } are kept for the next round; the rest go back to the supply.
tip-workers = Workers: { $who } – { $free } of { $whole } free. Resource cards take workers; who is left over spins wool for gold.
tip-wages = Wool mill: { $who } – { $number ->
    [one] { $number } worker earns { $gold } gold here.
   *[other] { $number } workers earn { $gold } gold here.
} They go home when the mill is settled.
tip-builders = Builders: { $who } – { $number } of { $whole } in the bag. Each is drawn once a round and placed, or waits.
tip-row = Craftsmen: { $who } – { $number } of at most { $limit }. Whoever gets one too many dismisses one of the row.
tip-passed = { $who } has passed – No more cards for this player in this round. The free workers will go to the wool mill.
tip-protected = { $who } is protected – The bad event of this round does no harm here. A good one would count all the same.
tip-limited = { $number ->
    [one] { $who } is limited – Only { $number } builder is placed this round. One that is drawn beyond that is set aside.
   *[other] { $who } is limited – Only { $number } builders are placed this round. One that is drawn beyond that is set aside.
}
tip-grey = Grey workers: { $who } – { $number ->
    [one] { $number } worker more
   *[other] { $number } workers more
} in this round, won at Shiring castle. They return there after it.

## The picture: the table

table = The Pillars of the Earth, round { $round } of { $rounds }

## The picture: stations

station = { $number } { $name }

## The picture: spaces and builders

space = space { $number }
free = free
builder-of = builder of { $name }
card = card { $name }
choosable-for = choosable for { $gold } gold
choosable-free = choosable free of charge
choosable-remigius = choosable free with Brother Remigius

## The picture: event and bishop

event-deck = Event cards face down: { $number }
event-now = Event: { $card }
event-past = Past event: { $card }
foreseen = Foreseen event, known to you alone: { $card }
bishop-shield = Protection from the event
bishop-cube = 1 { $kind } from the market
or = or

## The picture: what lies at the stations

each = each
in-mill = { $name }: { $number ->
    [one] { $number } worker
   *[other] { $number } workers
} in the wool mill
court-metal = 1 metal for the first builder
tax = tax
last-tax = King’s tax, last roll: { $gold } gold
tax-die = Tax die, not rolled yet
castle-workers = { $number ->
    [one] { $number } grey worker
   *[other] { $number } grey workers
} in the castle
stall = { $kind }: { $number } in stock, { $buy } gold to buy, { $sell } gold to sell
stall-sell = { $kind }: { $sell } gold to sell
buy = buy { COUNTED($number, $kind) } for { $gold } gold
sell = sell { COUNTED($number, $kind) } for { $gold } gold
parts-built = { $number } of { $parts }

## The picture: the middle

display = Display
display-left = { $number } left
display-aside = { $number } left aside
display-done = every card has its master
craftsman-card = { $trade } for { $gold } gold
taken-by = taken by { $name }
gone = nobody’s
aside = aside
price = price { $gold }
price-track = Price
waits = builder of { $name } waits
drawn = builder of { $name } is drawn
bag = Bag with { $number ->
    [one] { $number } builder
   *[other] { $number } builders
}
refusal-left = the start player may refuse { $number } more
put-back = Put the drawn builder back into the bag
gold-track = Gold
supply = Supply
in-supply = { $kind } in the supply: { $number }

## The picture: mats

points-of = { $name }: { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
winner = winner
gold-of = { $name }: { $number } gold
goods-of = { $name }, { $kind }: { $number }
craftsman-of = { $trade } of { $name }, used { $used } of { $capacity }
use = use { $trade } { $times ->
    [one] once
   *[other] { $times } times
}
craftsmen = Craftsmen
of = { $number } of { $whole }
advantages = Advantages
this-round = This round
keeps = keeps { $most } at the round’s end: { $number } now
workers-free = { $number } of { $whole } free
in-bag = { $number } in the bag
passed = passed
protected = protected from the event
limited = may place only { $number ->
    [one] { $number } builder
   *[other] { $number } builders
}
grey = { $number ->
    [one] { $number } grey worker
   *[other] { $number } grey workers
}

## The picture: what is still to come

unseen = Not seen yet
unseen-events = events
unseen-advantages = advantages
