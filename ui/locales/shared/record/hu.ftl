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
record-by-team = Osztag szerint
record-by-opponent = Ellenfél szerint
record-alone = Senki más
record-over-time = A megnyert játszmák aránya az összes eddigi közül
record-span = a legrégebbi játszmától a legújabbig
record-export = Mentés fájlba
record-errors = Hibák: 100-ból ennyi pontot veszít átlagosan egy döntés
record-luck = Szerencse: 100-ból ennyi pontot adtak a kockák és a húzások egy játszmában
record-errors-short = Hibák
record-luck-short = Szerencse
record-analysed = A hibák és a szerencse { $of } játszmából { $count } esetében ismert. Egy játszma elemzése akkor készül el, amikor valaki megnyitja a felvétel Elemzés lapját.
record-not-analysed = A hibák és a szerencse itt jelenik meg, amint egy játszma elemzése elkészült: nyisd meg a felvétel Elemzés lapját.
