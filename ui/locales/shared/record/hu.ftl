# Saját mérleg

record-title = Saját mérleg
record-lead = A befejezett játszmáid ezen a szerveren, legfeljebb az utolsó { $most }.
record-none = Még nincs befejezett játszma.
record-matches = Játszmák
record-won = Győzelem
record-lost = Vereség
record-drawn = Döntetlen
record-by-game = Játék szerint
record-by-mission = Küldetés szerint
record-by-side = Oldal szerint
record-by-opponent = Ellenfél szerint
record-alone = Senki más
record-over-time = A megnyert játszmák aránya az összes eddigi közül
record-export = Mentés fájlba
