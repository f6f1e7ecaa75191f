# The rules to look up

nav-rules = Regeln
guide-title = Regeln
guide-lead = Alle Regeln beider Spiele in Kürze, mit der Nummer, die eine Ablehnung nennt.
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
guide-open-rule = Regel { $rule } lesen
guide-whole-page = Kapitel in neuem Tab öffnen
guide-no-entry = Der Leitfaden sagt nichts zu { $rule }.
guide-taught = Regeln dieses Schritts
