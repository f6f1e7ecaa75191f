# The page of a mission

mission-forces = Erők
mission-special = Különleges szabályok
mission-measured = Hogyan alakult eddig
mission-broodlord = A fészekúr
mission-no-aliens = Nincs
mission-blips-by-round = Blipek körönként: { $numbers } és így tovább
mission-special-generators = A generátorokat úgy lehet támadni, mint a csukott ajtókat.
mission-special-entry = A(z) { $entry } belépőnél a(z) { $round }. körtől jönnek blipek.
mission-starting-blips = { $count ->
    [one] { $count } blip az első kör előtt
   *[other] { $count } blip az első kör előtt
}
mission-blips = { $count ->
    [one] { $count } blip a térképen kezdéskor
   *[other] { $count } blip a térképen kezdéskor
}
mission-genestealers = { $count ->
    [one] { $count } génorzó kezdéskor
   *[other] { $count } génorzó kezdéskor
}
mission-blips-each-round = { $count ->
    [one] { $count } blip minden körben
   *[other] { $count } blip minden körben
}
mission-special-doors = { $count ->
    [one] { $count } ajtót senki sem nyithat vagy csukhat; lerombolni lehet.
   *[other] { $count } ajtót senki sem nyithat vagy csukhat; lerombolni lehet.
}
mission-special-command = { $count ->
    [one] Nem húztok parancsjelzőt: { $count } parancspont minden körben.
   *[other] Nem húztok parancsjelzőt: { $count } parancspont minden körben.
}
