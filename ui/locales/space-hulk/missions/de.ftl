# The page of a mission

mission-forces = Truppen
mission-special = Sonderregeln
mission-measured = Bisherige Ergebnisse
mission-broodlord = Der Symbiarch
mission-no-aliens = Keine
mission-blips-by-round = Blips nach Runden: { $numbers } und so weiter
mission-special-generators = Generatoren können wie geschlossene Türen angegriffen werden.
mission-special-entry = Am Eingang { $entry } kommen Blips ab Runde { $round }.
mission-starting-blips = { $count ->
    [one] { $count } Blip vor der ersten Runde
   *[other] { $count } Blips vor der ersten Runde
}
mission-blips = { $count ->
    [one] { $count } Blip zu Beginn auf der Karte
   *[other] { $count } Blips zu Beginn auf der Karte
}
mission-genestealers = { $count ->
    [one] { $count } Symbiont zu Beginn
   *[other] { $count } Symbionten zu Beginn
}
mission-blips-each-round = { $count ->
    [one] { $count } Blip in jeder Runde
   *[other] { $count } Blips in jeder Runde
}
mission-special-doors = { $count ->
    [one] 1 Tür ist versiegelt: Man kann sie zerstören, aber nicht öffnen oder schließen.
   *[other] { $count } Türen sind versiegelt: Man kann sie zerstören, aber nicht öffnen oder schließen.
}
mission-special-command = { $count ->
    [one] Kein Kommandomarker wird gezogen: { $count } Kommandopunkt in jeder Runde.
   *[other] Kein Kommandomarker wird gezogen: { $count } Kommandopunkte in jeder Runde.
}
