# The page of a mission

mission-forces = Forces
mission-special = Special rules
mission-measured = Results so far
mission-broodlord = The Broodlord
mission-no-aliens = None
mission-blips-by-round = Blips by round: { $numbers }, and so on
mission-special-generators = Generators can be attacked like closed doors.
mission-special-entry = Blips can arrive at entry { $entry } from round { $round }.
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
    [one] { $count } blip each round
   *[other] { $count } blips each round
}
mission-special-doors = { $count ->
    [one] 1 door is sealed: it can be destroyed, but not opened or closed.
   *[other] { $count } doors are sealed: they can be destroyed, but not opened or closed.
}
mission-special-command = { $count ->
    [one] No command counter: a fixed 1 command point per round.
   *[other] No command counter: a fixed { $count } command points per round.
}
