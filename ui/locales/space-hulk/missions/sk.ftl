# The page of a mission

mission-forces = Sily
mission-special = Zvláštne pravidlá
mission-measured = Ako to zatiaľ dopadlo
mission-broodlord = Broodlord
mission-no-aliens = Žiadni
mission-blips-by-round = Blipy podľa kola: { $numbers } a tak ďalej
mission-special-generators = Na generátory sa dá útočiť ako na zatvorené dvere.
mission-special-entry = Vstupom { $entry } prichádzajú blipy od kola { $round }.
mission-starting-blips = { $count ->
    [one] { $count } blip pred prvým kolom
    [few] { $count } blipy pred prvým kolom
   *[other] { $count } blipov pred prvým kolom
}
mission-blips = { $count ->
    [one] { $count } blip na mape na začiatku
    [few] { $count } blipy na mape na začiatku
   *[other] { $count } blipov na mape na začiatku
}
mission-genestealers = { $count ->
    [one] { $count } Genozlodej na začiatku
    [few] { $count } Genozlodeji na začiatku
   *[other] { $count } Genozlodejov na začiatku
}
mission-blips-each-round = { $count ->
    [one] { $count } blip v každom kole
    [few] { $count } blipy v každom kole
   *[other] { $count } blipov v každom kole
}
mission-special-doors = Zapečatené dvere ({ $count }): dajú sa zničiť, ale nie otvoriť ani zatvoriť.
mission-special-command = { $count ->
    [one] Veliteľský žetón sa neťahá: { $count } veliteľský bod v každom kole.
    [few] Veliteľský žetón sa neťahá: { $count } veliteľské body v každom kole.
   *[other] Veliteľský žetón sa neťahá: { $count } veliteľských bodov v každom kole.
}
