# Reasons for a choice: what it has more or less of than another. $number is how much, $sign its
# sign, $way “more” or “less”.

reason-points = { $number ->
    [one] { $sign }{ $number } point in sight
   *[other] { $sign }{ $number } points in sight
}
reason-later = { $way ->
    [more] craftsmen who make more of their goods
   *[less] craftsmen who make less of their goods
}
reason-gold = { $sign }{ $number } gold
reason-workers = { $number ->
    [one] { $sign }{ $number } worker
   *[other] { $sign }{ $number } workers
}
reason-passed = { $way ->
    [more] more cards can be taken
   *[less] no more cards this round
}
reason-order = { $way ->
    [more] earlier in turn
   *[less] later in turn
}
reason-builders = { $number ->
    [one] { $sign }{ $number } builder still to place
   *[other] { $sign }{ $number } builders still to place
}
reason-bishop = { $way ->
    [more] a builder at the bishop’s seat
   *[less] nobody at the bishop’s seat
}
reason-market = { $way ->
    [more] a builder at the market
   *[less] nobody at the market
}
reason-grey = { $way ->
    [more] grey workers next round
   *[less] no grey workers next round
}
reason-protected = { $way ->
    [more] protected from the event
   *[less] not protected from the event
}
reason-limited = { $way ->
    [more] all builders next round
   *[less] fewer builders next round
}
reason-left = { $sign }{ COUNTED($number, $thing) } left after building
reason-surplus = { $way ->
    [more] fewer goods to give back
   *[less] more goods to give back
}
reason-dismissed = { $way ->
    [more] fewer craftsmen to dismiss
   *[less] a craftsman to dismiss
}
reason-card = { $way ->
    [more] has { $thing }
   *[less] does not have { $thing }
}
reason-craftsman = { $way ->
    [more] has the { $thing }
   *[less] does not have the { $thing }
}
