# The rules to look up

guide-title = Regeln
guide-lead = Alle Regeln beider Spiele in Kürze, mit den Nummern, die Ablehnungen nennen.
guide-search = Regeln durchsuchen
guide-search-hint = ein Wort oder eine Nummer wie SH-MOVE-06
guide-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Eintrag gefunden
   *[other] { $count } Einträge gefunden
}
guide-glossary = Glossar
guide-filter = Wort suchen
guide-chapters = Kapitel
guide-choose-chapter = Wähle ein Kapitel.
guide-link-to = Link zu „{ $title }“
guide-rules = Hier erklärte Regeln:
guide-see = Siehe auch
guide-whole-page = Kapitel in neuem Tab öffnen
guide-no-entry = Der Leitfaden sagt nichts zu { $rule }.
guide-ten = Das Spiel in zehn Sätzen
guide-example = Beispiel:
guide-option = Mit einer Option:
guide-words-ahead = Wörter dieses Kapitels, die später erklärt werden
guide-picture = Bild: { $title }
guide-picture-after = Bild: { $title }, einen Augenblick später

# The exact odds

chance-title = Genaue Chancen
chance-lead = Genau, nicht geschätzt: Die Regeln wurden mit jedem möglichen Wurf durchgespielt.
chance-tables = Tabellen
chance-none = nicht möglich
chance-swarm-of = Schwarm: { $count }
chance-or-more = { $count } oder mehr
chance-table-shots-in-the-marines-turn = Schüsse im Zug der Marines
chance-table-overwatch = Feuerbereitschaft
chance-table-psychic-storm = Psisturm
chance-table-a-marine-attacks-a-genestealer-that-faces-him = Ein Marine greift einen Symbionten an, der ihn anblickt
chance-table-a-marine-attacks-a-genestealer-that-looks-away = Ein Marine greift einen Symbionten an, der wegblickt
chance-table-a-marine-attacks-the-broodlord-who-faces-him = Ein Marine greift den Symbiarchen an, der ihn anblickt
chance-table-a-genestealer-attacks-a-marine-who-faces-it = Ein Symbiont greift einen Marine an, der ihn anblickt
chance-table-a-genestealer-attacks-a-marine-on-guard-who-faces-it = Ein Symbiont greift einen Marine auf Wache an, der ihn anblickt
chance-table-a-genestealer-attacks-a-marine-from-the-side = Ein Symbiont greift einen Marine von der Seite an
chance-table-a-genestealer-attacks-a-marine-on-guard-from-the-side = Ein Symbiont greift einen Marine auf Wache von der Seite an
chance-table-the-broodlord-attacks-a-marine-who-faces-him = Der Symbiarch greift einen Marine an, der ihn anblickt
chance-table-the-broodlord-attacks-a-marine-on-guard-who-faces-him = Der Symbiarch greift einen Marine auf Wache an, der ihn anblickt
chance-table-the-broodlord-attacks-a-marine-from-the-side = Der Symbiarch greift einen Marine von der Seite an
chance-table-a-marine-attacks-a-closed-door = Ein Marine greift eine geschlossene Tür an
chance-table-a-marine-attacks-at-least-one-genestealer-dies = Ein Marine greift an: Mindestens ein Symbiont stirbt
chance-table-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Ein Marine greift einen großen Schwarm an: So viele Symbionten sterben
chance-table-a-swarm-attacks-the-marine-lives = Ein Schwarm greift an: Der Marine überlebt
chance-table-a-swarm-attacks-a-marine-under-a-card-he-lives = Ein Schwarm greift einen Marine unter einer Karte an: Er überlebt
chance-table-single-rolls = Einzelne Würfe
chance-table-launch-control-room-the-roll-wins = { card-launch-control-room }: Der Wurf gewinnt
chance-note-shots-in-the-marines-turn = Wie wahrscheinlich diese Zahl von Schüssen hintereinander das Ziel vernichtet, Dauerfeuer eingeschlossen.
chance-note-overwatch = Wie wahrscheinlich ein Alien, das geradewegs auf einen Marine in Feuerbereitschaft zugeht, nach dieser Zahl von Schritten tot ist, und wie wahrscheinlich ein Schuss zu einer Ladehemmung führt. Jeder Schuss wird abgegeben; eine Waffe mit Ladehemmung schießt nicht mehr.
chance-note-psychic-storm = Wie wahrscheinlich ein Sturm auf das Ziel selbst oder auf seinen ganzen Abschnitt es vernichtet.
chance-note-a-marine-attacks-a-genestealer-that-faces-him = Paraden, neue Würfe und Psipunkte werden bestmöglich genutzt.
chance-note-a-marine-attacks-a-closed-door = Wie wahrscheinlich ein Hieb sie zerstört.
chance-note-a-marine-attacks-at-least-one-genestealer-dies = Marker werden für neue Würfe ausgegeben, bis ein Symbiont stirbt.
chance-note-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Ohne Marker; jeder weitere Angriff, den eine Karte gibt, wird genutzt.
chance-note-a-swarm-attacks-the-marine-lives = Marker werden für neue Würfe ausgegeben, solange der Wurf tödlich wäre. Von hinten nützen sie nichts: Dann gilt die erste Spalte.
chance-note-a-swarm-attacks-a-marine-under-a-card-he-lives = Der Schwarm steht vor ihm; { card-block } und { card-counter-attack } wirken auch von hinten.
chance-note-single-rolls = Diese Würfe können nicht neu gewürfelt werden.
chance-note-launch-control-room-the-roll-wins = Nach der Zahl der Marker auf dem Standort.
chance-word-closed-door = geschlossene Tür
chance-word-jam-each-shot = Ladehemmung je Schuss
chance-word-target = auf das Ziel
chance-word-section = auf seinen Abschnitt
chance-word-alien-dies = Alien stirbt
chance-word-marine-dies = Marine stirbt
chance-word-both-live = beide leben
chance-word-destroyed = zerstört
chance-word-attack = beliebiger Marine
chance-word-swarm = Schwarm
chance-word-swarm-with-a-brood-lord = Schwarm mit einem Symbiarchen
chance-word-no-card = ohne Karte
chance-word-chance = Chance
chance-word-roll = Wurf
chance-word-claudio-dies = Claudio stirbt
chance-word-the-marine-dies = der Marine stirbt
chance-word-it-is-removed = er wird entfernt
chance-word-a-marine-without-a-token-dies = ein Marine ohne Marker stirbt
chance-word-two-genestealers-die = zwei Symbionten sterben
chance-count-shot = { $count ->
    [one] { $count } Schuss
   *[other] { $count } Schüsse
}
chance-count-step = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
chance-count-token = { $count ->
    [one] { $count } Marker
   *[other] { $count } Marker
}
chance-count-psi-point = { $count ->
    [one] { $count } Psipunkt
   *[other] { $count } Psipunkte
}
