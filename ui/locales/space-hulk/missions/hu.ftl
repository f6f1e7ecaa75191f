# The page of a mission

mission-forces = Erők
mission-special = Különleges szabályok
mission-measured = Eddigi eredmények
mission-broodlord = A fészekúr
mission-no-aliens = Nincs
mission-blips-by-round = Blipek fordulónként: { $numbers } és így tovább
mission-special-generators = A generátorokat ugyanúgy lehet támadni, mint a csukott ajtókat.
mission-special-entry = { $entry } belépő: blipek ettől a fordulótól jöhetnek: { $round }.
mission-starting-blips = { $count ->
    [one] { $count } blip az első forduló előtt
   *[other] { $count } blip az első forduló előtt
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
    [one] { $count } blip minden fordulóban
   *[other] { $count } blip minden fordulóban
}
mission-special-doors = { $count ->
    [one] { $count } lezárt ajtó: lerombolni lehet, nyitni vagy csukni nem.
   *[other] { $count } lezárt ajtó: lerombolni lehet őket, nyitni vagy csukni nem.
}
mission-special-command = { $count ->
    [one] Nem húztok parancsjelzőt: { $count } parancspont minden fordulóban.
   *[other] Nem húztok parancsjelzőt: { $count } parancspont minden fordulóban.
}
