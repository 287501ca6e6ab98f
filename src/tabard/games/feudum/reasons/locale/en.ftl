# Reasons for a choice: what it has more or less of than another. $sum is a number with its sign,
# $number the same without, $way “more” or “less”.

reason-points = { $number ->
    [one] { $sum } point in sight
   *[other] { $sum } points in sight
}
reason-epoch = { $number ->
    [one] { $sum } point at the next epoch
   *[other] { $sum } points at the next epoch
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
    [one] { $sum } vessel
   *[other] { $sum } vessels
}
reason-slayer = { $way ->
    [more] has slain a monster
   *[less] has slain no monster
}
reason-monsters = { $number ->
    [one] { $sum } monster
   *[other] { $sum } monsters
}
reason-food = { $way ->
    [more] more food than there is to feed
   *[less] less food than there is to feed
}
reason-tiles = { $way ->
    [more] more wild tiles
   *[less] fewer wild tiles
}
reason-goods = { $sum } { $thing }
reason-coins = { $number ->
    [one] { $sum } shilling
   *[other] { $sum } shillings
}
reason-markers = { $number ->
    [one] { $sum } marker
   *[other] { $sum } markers
}
reason-knights = { $way ->
    [more] more in the row of the knights
   *[less] less in the row of the knights
}
reason-seals = { $number ->
    [one] { $sum } seal
   *[other] { $sum } seals
}
reason-beads = { $number ->
    [one] { $sum } bead
   *[other] { $sum } beads
}
reason-reeves = { $number ->
    [one] { $sum } reeve
   *[other] { $sum } reeves
}
reason-writs = { $number ->
    [one] { $sum } royal writ
   *[other] { $sum } royal writs
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
    [one] { $sum } subject
   *[other] { $sum } subjects
}
reason-serfs = { $number ->
    [one] { $sum } serf
   *[other] { $sum } serfs
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
    [one] { $sum } pawn in play
   *[other] { $sum } pawns in play
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
    [one] { $sum } star in the guilds
   *[other] { $sum } stars in the guilds
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
    [one] { $sum } card in hand
   *[other] { $sum } cards in hand
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
