# Death Angel
over-players = Die Marines haben es geschafft
over-players-lost = Alles ist verloren
over-reason-mission = Der Auftrag ist erfüllt.
over-reason-extermination = Alle Symbionten sind tot.
over-reason-slain = Kein Marine ist übrig.

# The page for a new match
angel-start-hint = Das Kartenspiel für 1 bis 6 Spieler: eine Reihe Marines, Schwärme auf beiden Seiten
angel-new-lead = Eine Reihe Marines in einem engen Gang, Schwärme auf beiden Seiten. Ihr gewinnt oder verliert gemeinsam, allein oder mit bis zu fünf anderen.
angel-new-players = Spieler
angel-new-count = { $count ->
    [one] Allein
   *[other] { $count } Spieler
}
angel-new-teams-each = { $count ->
    [one] je 1 Kampfteam
   *[other] je { $count } Kampfteams
}
angel-new-seats = Wer spielt
angel-holder-me = Ich
angel-holder-cadet = Computer: Kadett
angel-holder-veteran = Computer: Veteran
angel-holder-captain = Computer: Hauptmann
angel-holder-master = Computer: Meister
angel-holder-random = Computer: Zufall
angel-holder-open = Offen, mit Einladungslink
angel-new-teams = Kampfteams
angel-teams-chosen = Im Spiel gewählt
angel-teams-chosen-about = Jeder nimmt der Reihe nach Kampfteams.
angel-teams-dealt = Zufällig verteilt
angel-teams-dealt-about = Das Spiel beginnt sofort.
angel-curtain = Bildschirm weitergeben
angel-curtain-about = Mehrere Leute teilen sich diesen Bildschirm: Was einer sehen darf, bleibt dem nächsten verborgen.
angel-new-clock = Uhr
angel-clock-none = Keine Uhr
angel-clock-minutes = { $count ->
    [one] 1 Minute je Entscheidung
   *[other] { $count } Minuten je Entscheidung
}
angel-clock-days = { $count ->
    [one] Über Tage: 1 Tag je Entscheidung
   *[other] Über Tage: { $count } Tage je Entscheidung
}
angel-clock-about = Ist die Zeit um, wird für diesen Spieler eine einfache Antwort gegeben. Bei einer Partie über Tage muss niemand dabeibleiben: Die Startseite zeigt, wer am Zug ist.
angel-curtain-text = { $seat } entscheidet jetzt. Nur dieser Spieler sollte auf den Bildschirm sehen.
angel-curtain-lift = Ich bin { $seat }: Tisch zeigen
angel-seat = Spieler { $number }

# Things on the table
angel-team = Kampfteam { $team }
angel-foe = Symbiont ({ $symbol })
angel-foe-at = { $foe }, { $cell }
angel-share = { $count } an: { $terrain }, der Rest an der anderen Karte
angel-cell = Position { $position } { $side }
angel-position = Position { $position }
angel-formation = Formation
angel-take = { $team } nehmen
angel-take-short = Nehmen
angel-nobody-yet = Die Kampfteams werden gewählt.
angel-pile = { $side ->
    [left] Linker Signalstapel
   *[right] Rechter Signalstapel
}
angel-pile-about = { $side ->
    [left] Linker Signalstapel: { $count }
   *[right] Rechter Signalstapel: { $count }
}
angel-location = Standort: { $location }
angel-piles = { $left } links, { $right } rechts
angel-last-location = Letzter Standort
angel-locations-left = { $count ->
    [one] noch 1 Standort
   *[other] noch { $count } Standorte
}
angel-marine-about = { $marine }, { $team }, Position { $position }, blickt nach { $side }, Reichweite { $range }, Marker: { $tokens }
angel-mark-ready = Auswählen
angel-mark-target = Kann gewählt werden
angel-mark-swap = Platz tauschen
angel-mark-turn = Noch einmal wählen, um umzudrehen
angel-swarm-about = Schwarm, { $cell }: { $count } ({ $foes })
angel-terrain-about = { $terrain }, { $cell }, { $color }, Marker: { $tokens }
angel-order = Karten dieser Runde der Reihe nach
angel-committed = Karte gewählt
angel-choosing = wählt
angel-slot-chosen = gewählt
angel-slot-next = kommt noch
angel-slot-now = wird gespielt
angel-slot-done = gespielt
angel-travel = Die Formation rückt vor
angel-no-movement = Keine Bewegung

# Status
angel-current = Spieler am Zug
angel-last = zuletzt: { $card }
angel-slain = gefallen
angel-range = Reichweite { $range }
angel-supply = Marker im Vorrat
angel-spawn-values = Auftauchen, massiv / gering
angel-deck-genestealers = Symbiontenstapel
angel-deck-events = Ereignisstapel
angel-slain-lords = Getötete Symbiarchen
angel-force-now = Diese Runde
angel-force-coming = Nächste Runde
angel-last-event = Letztes Ereignis

# Choosing cards
angel-hand-of = Karten des Kampfteams { $team }
angel-used = letzte Runde gespielt
angel-barred = jetzt nicht möglich
angel-committed-teams = Haben gewählt: { $teams }

# Help
angel-why-not = Nicht jetzt:
angel-marine-team = Kampfteam: { $team }
angel-help-facing = { $marine } greift nur in Blickrichtung an, { $range ->
    [0] nur an seiner eigenen Position
    [one] höchstens 1 Position entfernt
   *[other] höchstens { $range } Positionen entfernt
}. Gegen einen Schwarm hinter sich kann er nicht neu würfeln.
angel-help-terrain = Farbe: { $color }. Ereignisse dieser Farbe lassen hier Symbionten auftauchen. Bedrohung { $threat } von 4: je mehr, desto öfter.
angel-help-pile = Was auf dieser Seite auftaucht, kommt von diesem Stapel. Niemand kennt die Reihenfolge.
angel-help-swarm = { $count ->
    [0] Hier ist kein Schwarm.
   *[other] Sein Angriff tötet den Marine, wenn er nicht mehr als { $count } würfelt.
}

# What is asked
angel-ask-team = Wähle ein Kampfteam
angel-ask-choose = Wähle verdeckt eine Aktionskarte
angel-ask-support = Wer bekommt den Unterstützungsmarker?
angel-ask-enter-token = Wer bekommt vor der Bewegung einen Marker?
angel-ask-tokens = { $left ->
    [one] Noch 1 Marine bekommt einen Marker: wer?
   *[other] Noch { $left } Marines bekommen einen Marker: wer?
}
angel-ask-heal = Wer bekommt einen Marker?
angel-ask-lead = Das blaue Kampfteam hat getötet: Wer bekommt einen Marker?
angel-ask-moves = Kampfteam { $team } darf sich bewegen, die Blickrichtung ändern, aktivieren
angel-ask-attacks = Kampfteam { $team }: Wähle, wer angreift, dann das Ziel
angel-ask-volley = Kampfteam { $team } darf einen Marker ausgeben und angreifen
angel-ask-again = { $marine } darf angreifen
angel-ask-artefact = { $marine } würde fallen: Artefakt einsetzen?
angel-ask-kill = Welcher stirbt? (noch { $left })
angel-ask-strategize = Wähle einen Schwarm, dann wohin er geht
angel-ask-power-field = Welcher Schwarm wird aufgehalten?
angel-ask-door-token = Noch ein Marker auf die Tür?
angel-ask-stealth = Von welchem Stapel abwerfen, oder wessen Marker ausgeben?
angel-ask-scout = Das nächste Ereignis ansehen?
angel-ask-scouted = { $card }: wieder nach oben oder nach unten?
angel-ask-intimidate = Für Einschüchterung würfeln?
angel-ask-take = Welcher Symbiont geht zurück? (noch { $left })
angel-ask-shuffle = In welchen Stapel?
angel-ask-sanctuary = In welchen Stapel?
angel-ask-panel-pile = Welcher Stapel verliert seine oberste Karte?
angel-ask-heal-turn = Ändert { $marine } die Blickrichtung?
angel-ask-limit = An welcher Ausstattungskarte darf höchstens 1 auftauchen?
angel-ask-teleport = Marker zahlen oder würfeln?
angel-ask-launch = Marker zahlen oder würfeln?
angel-ask-pump = Welcher Stapel verliert { $left }?
angel-ask-spawn = Zu wenig Signale: wie viele tauchen wo auf?
angel-ask-everywhere = Zu wenig Signale: vor wem?
angel-ask-deal = Welcher Stapel bekommt die überzählige Karte?
angel-ask-grow = Welcher Schwarm wächst um { $left }?
angel-ask-bare = Hinter wem taucht der Symbiont auf?
angel-ask-place = Wohin kommt { $card }?
angel-ask-instinct = Nur du siehst das: { $card }. Wähle.
angel-ask-instinct-hidden = Der Spieler am Zug entscheidet über ein Ereignis
angel-ask-other = Wähle

# Actions
angel-act-choose = { $team }: { $number } { $card }
angel-act-support = Marker für { $marine }
angel-act-swap = { $marine }: an Position { $position }
angel-act-turn = { $marine }: umdrehen
angel-act-activate = { $marine }: { $terrain } aktivieren
angel-act-attack = { $marine }: Angriff auf { $cell }
angel-act-attack-all-reroll = { $count ->
    [one] Angreifen, Fehlschüsse wiederholen: { $targets }
   *[other] Ebenso, Fehlschüsse wiederholen
}
angel-act-attack-all-about = Zuerst stirbt der markierte, dann der nächste in der Reihe. Ist ein Schwarm vernichtet, greift niemand von selbst einen anderen an.
angel-act-attack-all = { $count ->
    [one] Markiertes angreifen: { $targets }
   *[other] Alle greifen Markiertes an: { $targets }
}
angel-act-turn-all = { $count ->
    [one] { $marines } dreht sich zum Schwarm; fertig
   *[other] { $marines } drehen sich zu den Schwärmen; fertig
}
angel-act-kill = Töten: { $foe }, { $cell }
angel-act-reroll = Marker abwerfen: neu würfeln
angel-act-keep = Behalten
angel-act-pass = Passen
angel-choice-top = Nach oben
angel-choice-bottom = Nach unten
angel-choice-token = Marker zahlen
angel-choice-roll = Würfeln
angel-choice-ability = Einsetzen

# Odds
angel-odds-face = Würfelt { $face }{ $skull ->
    [yes] {" "}mit Totenkopf
   *[no] {""}
}, darf neu würfeln
angel-odds-slain = Fällt
angel-odds-holds = Überlebt
angel-odds-killed = Tötet
angel-odds-missed = Fehlschlag
angel-odds-goes-on = Es geht weiter

# Dice
angel-roller-nobody = Der Würfel
angel-roll-attack = greift an
angel-roll-defense = wird angegriffen
angel-roll-charge = nach dem Heroischen Ansturm
angel-roll-intimidation = schüchtert ein
angel-roll-tank = am Tank
angel-roll-chimney = am Schlot
angel-roll-flames = reinigende Flammen
angel-roll-assault = Psi-Angriff
angel-roll-teleport = im Teleportarium
angel-roll-overload = Überlastung
angel-roll-launch = Start
angel-roll-pump = an der Pumpe
angel-meaning-hit = Treffer
angel-meaning-miss = Fehlschlag
angel-meaning-slain = Gefallen
angel-meaning-holds = Überlebt

# Events
angel-event-first_player = { $seat } beginnt.
angel-event-team_taken = { $seat } nimmt das Kampfteam { $team }.
angel-event-dealt = { $marine } steht an Position { $position }.
angel-event-phase = { $phase }
angel-event-chosen = { $team }: { $number } { $card } ist verdeckt gewählt.
angel-event-committed = { $team }: Eine Karte ist gewählt.
angel-event-revealed = { $team }: { $number } { $card }
angel-event-current_player = { $seat } ist am Zug.
angel-event-resolving = { $number } { $card } ({ $team })
angel-event-tokens_given = { $marine } bekommt { $count ->
    [one] einen Unterstützungsmarker
   *[other] { $count } Unterstützungsmarker
}.
angel-event-tokens_lost = { $marine } verliert { $count ->
    [one] einen Unterstützungsmarker
   *[other] { $count } Unterstützungsmarker
}.
angel-event-door_tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} auf die Tür.
angel-event-location_token = Ein Marker kommt auf den Standort.
angel-event-no_token = Im Vorrat ist kein Marker mehr.
angel-event-swapped = { $marine } tauscht den Platz mit { $other }.
angel-event-turned = { $marine } ändert die Blickrichtung: { $side }.
angel-event-activated = { $marine } aktiviert: { $terrain }.
angel-event-terrain_placed = { $terrain }: { $cell }.
angel-event-terrain_removed = { $terrain } wird entfernt.
angel-event-artefact_taken = { $seat } nimmt das Artefakt.
angel-event-artefact_used = { $seat } setzt das Artefakt ein: Der Angriff geht fehl.
angel-event-attacked = { $marine } greift an: { $cell }.
angel-event-rolled = { $who } ({ $why }): { $dice }
angel-event-missed = { $for ->
    [defense] Der Angriff auf { $marine } ist ein Fehlschlag.
   *[attack] { $marine }: Fehlschlag.
}
angel-event-killed = { $foe } ist getötet, { $cell }.
angel-event-discarded = { $foe } ist abgeworfen, { $cell }.
angel-event-swarm_attacks = Der Schwarm an { $cell } greift { $marine } an.
angel-event-slain = { $marine } fällt.
angel-event-team_lost = Das Kampfteam { $team } ist verloren.
angel-event-swarm_moved = Ein Schwarm geht von { $from } nach { $to }.
angel-event-shielded = Ein Energiefeld hält den Schwarm an { $cell }.
angel-event-spawned = { $foe } taucht auf, { $cell }.
angel-event-event_drawn = Ereignis: { $card }
angel-event-event_hidden = Der Spieler am Zug liest ein Ereignis.
angel-event-event_shown = Ereignis aufgedeckt: { $card }
angel-event-looked = Du siehst das nächste Ereignis an: { $card }.
angel-event-looked_hidden = Ein Spieler sieht sich verdeckt das nächste Ereignis an.
angel-event-put_back = { $to ->
    [top] Es kommt wieder nach oben.
   *[bottom] Es kommt nach unten.
}
angel-event-named = Gewählt: { $target }
angel-event-blip_discarded = { $pile ->
    [left] Der linke Stapel
   *[right] Der rechte Stapel
} verliert eine Karte: { $foe }.
angel-event-blips_dealt = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
}: { $count ->
    [one] 1 Signal
   *[other] { $count } Signale
}.
angel-event-shuffled_in = { $foe } wird eingemischt: { $pile ->
    [left] linker Stapel
   *[right] rechter Stapel
}.
angel-event-deck_renewed = Die abgeworfenen Karten werden neu gemischt.
angel-event-located = Neuer Standort: { $location }
angel-event-rescued = { $marine } kehrt zurück.
angel-event-game_over = { $winner ->
    [players] Die Marines haben es geschafft.
   *[nobody] Alles ist verloren.
}

# Dangers, causes and verdicts
angel-take-over = Computer weiterspielen lassen
angel-take-over-about = Möglich nach zehn Sekunden, wenn alle anderen zustimmen, und nach zwei Minuten für jeden. Wer zurückkommt, kann den Platz wieder übernehmen.
angel-agreed = Zugestimmt: { $names }
angel-agree = Zustimmen: Computer spielt weiter
angel-take-back = Meinen Platz zurücknehmen
angel-because = { $cause }: { $question }
angel-needs = { $face } gewürfelt, braucht mehr als { $strength }
angel-chosen = gewählt
angel-threat = { $chance } Risiko in den kommenden Angriffen
angel-threat-certain = stirbt sicher in den kommenden Angriffen
angel-threat-behind = von hinten
angel-theatre-spawn = { $terrain }: { $count ->
    [one] 1 taucht auf
   *[other] { $count } tauchen auf
}
angel-ask-defense-dies = { $marine } hat { $face } gewürfelt, braucht mehr als { $strength } und würde sterben: neu würfeln?
angel-ask-defense-holds = { $marine } hat { $face } gewürfelt, braucht mehr als { $strength } und überlebt: trotzdem neu würfeln?
angel-ask-rolled-hits = { $marine } hat { $face } gewürfelt: Treffer. Trotzdem neu würfeln?
angel-ask-rolled-misses = { $marine } hat { $face } gewürfelt: Fehlschlag. Neu würfeln?
angel-ask-attacks-left = { $left ->
    [one] { $marine } darf noch 1-mal angreifen
   *[other] { $marine } darf noch { $left }-mal angreifen
}
angel-act-pass-move = Fertig mit dieser Karte
angel-act-pass-attack = Nicht angreifen
angel-act-pass-attacks = Keine Angriffe mehr
angel-act-pass-kill = Niemanden mehr töten

# The story of a finished match
angel-recap-deaths = Gefallen
angel-recap-round = Runde { $round }: { $names }
angel-recap-kills = Getötete Symbionten
angel-recap-kill = { $marine }: { $count }
angel-recap-luck = Glück
angel-recap-attacks = Angriffe: { $hits } von { $rolls } Treffer, erwartet { $expected }
angel-recap-defenses = Verteidigung: { $held } von { $rolls } überlebt, erwartet { $expected } ohne Marker und Karten
angel-recap-decided = Der Wurf, der entschied
angel-recap-roll = Runde { $round }: { $marine } hat { $face } gewürfelt und brauchte mehr als { $strength }; { $chance } aller Würfe retten ihn
