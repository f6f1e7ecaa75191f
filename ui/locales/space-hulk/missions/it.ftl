# The page of a mission

mission-forces = Forze
mission-special = Regole speciali
mission-measured = Risultati finora
mission-broodlord = Il Signore della Nidiata
mission-no-aliens = Nessuno
mission-blips-by-round = Blip per round: { $numbers } e così via
mission-special-generators = I generatori si possono attaccare come le porte chiuse.
mission-special-entry = I blip possono arrivare all'ingresso { $entry } dal round { $round }.
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
    [one] 1 porta è sigillata: si può distruggere, ma non aprire né chiudere.
   *[other] { $count } porte sono sigillate: si possono distruggere, ma non aprire né chiudere.
}
mission-special-command = { $count ->
    [one] Niente segnalino comando: 1 punto comando fisso per round.
   *[other] Niente segnalino comando: { $count } punti comando fissi per round.
}
