# Die eigene Bilanz

record-title = Meine Bilanz
record-lead = Deine beendeten Partien auf diesem Server, höchstens die letzten { $most }.
record-none = Noch keine beendeten Partien.
record-matches = Partien
record-won = Gewonnen
record-lost = Verloren
record-drawn = Unentschieden
record-by-game = Nach Spiel
record-by-mission = Nach Mission
record-by-side = Nach Seite
record-by-team = Nach Kampfteam
record-by-opponent = Nach Gegner
record-alone = Niemand sonst
record-over-time = Anteil gewonnener Partien, über alle bisherigen
record-span = von der ältesten Partie bis zur neuesten
record-export = Als Datei speichern
record-errors = Fehler: Punkte von 100, die eine Entscheidung im Schnitt verliert
record-luck = Glück: Punkte von 100, die Würfel und Ziehen in einer Partie gegeben haben
record-errors-short = Fehler
record-luck-short = Glück
record-analysed = Fehler und Glück sind von { $count } von { $of } Partien bekannt. Eine Partie wird analysiert, wenn jemand den Reiter Analyse ihrer Aufzeichnung öffnet.
record-not-analysed = Fehler und Glück stehen hier, sobald eine Partie analysiert ist: Öffne den Reiter Analyse ihrer Aufzeichnung.
