# Reasons for a choice: what it has more or less of than another. $number is how much, $sign its
# sign, $way “more” or “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } point in sight
   *[other] { $sign }{ $number } points in sight
}
reason-epoch = { $number ->
    [one] { $sign }{ $number } point at the next epoch
   *[other] { $sign }{ $number } points at the next epoch
}
reason-service = { $way ->
    [more] farther in the king’s service
   *[less] less far in the king’s service
}
reason-voyage = { $way ->
    [more] farther on the epic voyage
   *[less] less far on the epic voyage
}
reason-vessels = { $number ->
    [one] { $sign }{ $number } vessel
   *[other] { $sign }{ $number } vessels
}
reason-slayer = { $way ->
    [more] has slain a monster
   *[less] has slain no monster
}
reason-monsters = { $number ->
    [one] { $sign }{ $number } monster
   *[other] { $sign }{ $number } monsters
}
reason-food = { $way ->
    [more] more food than there is to feed
   *[less] less food than there is to feed
}
reason-tiles = { $way ->
    [more] more wild tiles
   *[less] fewer wild tiles
}
reason-goods = { $sign }{ COUNTED($number, $thing) }
reason-coins = { $number ->
    [one] { $sign }{ $number } shilling
   *[other] { $sign }{ $number } shillings
}
reason-markers = { $number ->
    [one] { $sign }{ $number } marker
   *[other] { $sign }{ $number } markers
}
reason-knights = { $way ->
    [more] more in the row of the knights
   *[less] less in the row of the knights
}
reason-seals = { $number ->
    [one] { $sign }{ $number } seal
   *[other] { $sign }{ $number } seals
}
reason-beads = { $number ->
    [one] { $sign }{ $number } bead
   *[other] { $sign }{ $number } beads
}
reason-reeves = { $number ->
    [one] { $sign }{ $number } reeve
   *[other] { $sign }{ $number } reeves
}
reason-writs = { $number ->
    [one] { $sign }{ $number } royal writ
   *[other] { $sign }{ $number } royal writs
}
reason-rules = { $way ->
    [more] rules another { $thing }
   *[less] rules one { $thing } less
}
reason-shaky = { $way ->
    [more] rule sits more firmly
   *[less] rule can be taken more easily
}
reason-subjects = { $number ->
    [one] { $sign }{ $number } subject
   *[other] { $sign }{ $number } subjects
}
reason-serfs = { $number ->
    [one] { $sign }{ $number } serf
   *[other] { $sign }{ $number } serfs
}
reason-farms = { $way ->
    [more] more goods on own farms
   *[less] fewer goods on own farms
}
reason-improve = { $way ->
    [more] more places to improve
   *[less] fewer places to improve
}
reason-pawns = { $number ->
    [one] { $sign }{ $number } pawn in play
   *[other] { $sign }{ $number } pawns in play
}
reason-reach = { $way ->
    [more] more free places within reach
   *[less] fewer free places within reach
}
reason-influence = { $way ->
    [more] more places to rule with a marker
   *[less] fewer places to rule with a marker
}
reason-battle = { $way ->
    [more] stronger where pawns meet
   *[less] weaker where pawns meet
}
reason-guild = { $way ->
    [more] a seat in the { $thing }
   *[less] no seat in the { $thing }
}
reason-stars = { $number ->
    [one] { $sign }{ $number } star in the guilds
   *[other] { $sign }{ $number } stars in the guilds
}
reason-function = { $way ->
    [more] a guild function that brings more
   *[less] a guild function that brings less
}
reason-charity = { $way ->
    [more] a larger share of charity
   *[less] a smaller share of charity
}
reason-cards = { $number ->
    [one] { $sign }{ $number } card in hand
   *[other] { $sign }{ $number } cards in hand
}
reason-card = { $way ->
    [more] a card that brings more: { $thing }
   *[less] a card that brings less: { $thing }
}
reason-pouch = { $way ->
    [more] a good on the pouch
   *[less] nothing on the pouch
}
reason-order = { $way ->
    [more] earlier in turn
   *[less] later in turn
}
reason-under-way = { $way ->
    [more] more still to come of this action
   *[less] less still to come of this action
}
