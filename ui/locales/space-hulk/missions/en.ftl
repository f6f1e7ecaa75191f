# The page of a mission

mission-forces = Forces
mission-special = Special rules
mission-measured = How it went so far
mission-broodlord = The Broodlord
mission-no-aliens = None
mission-blips-by-round = Blips by round: { $numbers }, and so on
mission-special-generators = Generators can be attacked as closed doors are.
mission-special-entry = Blips come at entry { $entry } from round { $round } on.
mission-starting-blips = { $count ->
    [one] { $count } blip before the first round
   *[other] { $count } blips before the first round
}
mission-blips = { $count ->
    [one] { $count } blip on the map at the start
   *[other] { $count } blips on the map at the start
}
mission-genestealers = { $count ->
    [one] { $count } Genestealer at the start
   *[other] { $count } Genestealers at the start
}
mission-blips-each-round = { $count ->
    [one] { $count } blip in each round
   *[other] { $count } blips in each round
}
mission-special-doors = { $count ->
    [one] Nobody can open or close { $count } of the doors; it can be destroyed.
   *[other] Nobody can open or close { $count } of the doors; they can be destroyed.
}
mission-special-command = { $count ->
    [one] No command counter is drawn: { $count } command point in each round.
   *[other] No command counter is drawn: { $count } command points in each round.
}
