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
record-by-opponent = Nach Gegner
record-alone = Niemand sonst
record-over-time = Anteil gewonnener Partien, über alle bisherigen
record-export = Als Datei speichern
