# Vlastná bilancia

record-title = Moja bilancia
record-lead = Vaše skončené hry na tomto serveri, najviac posledných { $most }.
record-none = Zatiaľ žiadne skončené hry.
record-matches = Hry
record-won = Výhry
record-lost = Prehry
record-drawn = Remízy
record-by-game = Podľa hry
record-by-mission = Podľa misie
record-by-side = Podľa strany
record-by-opponent = Podľa súpera
record-alone = Nikto iný
record-over-time = Podiel vyhraných hier zo všetkých doteraz
record-export = Uložiť ako súbor
