# The page of a mission

mission-forces = Forze
mission-special = Regole speciali
mission-measured = Com'è andata finora
mission-broodlord = Il Signore della Nidiata
mission-no-aliens = Nessuno
mission-blips-by-round = Blip per round: { $numbers } e così via
mission-special-generators = I generatori si possono attaccare come le porte chiuse.
mission-special-entry = All'ingresso { $entry } arrivano blip dal round { $round }.
mission-starting-blips = { $count ->
    [one] { $count } blip prima del primo round
   *[other] { $count } blip prima del primo round
}
mission-blips = { $count ->
    [one] { $count } blip sulla mappa all'inizio
   *[other] { $count } blip sulla mappa all'inizio
}
mission-genestealers = { $count ->
    [one] { $count } Genoraptor all'inizio
   *[other] { $count } Genoraptor all'inizio
}
mission-blips-each-round = { $count ->
    [one] { $count } blip in ogni round
   *[other] { $count } blip in ogni round
}
mission-special-doors = { $count ->
    [one] Nessuno può aprire o chiudere { $count } porta; si può distruggere.
   *[other] Nessuno può aprire o chiudere { $count } porte; si possono distruggere.
}
mission-special-command = { $count ->
    [one] Non si pesca il segnalino comando: { $count } punto comando in ogni round.
   *[other] Non si pesca il segnalino comando: { $count } punti comando in ogni round.
}
