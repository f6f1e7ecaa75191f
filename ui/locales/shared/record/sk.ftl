# Vlastná bilancia

record-title = Moja bilancia
record-lead = Vaše skončené partie na tomto serveri, najviac posledných { $most }.
record-none = Zatiaľ žiadne skončené partie.
record-matches = Partie
record-won = Výhry
record-lost = Prehry
record-drawn = Remízy
record-by-game = Podľa hry
record-by-mission = Podľa misie
record-by-side = Podľa strany
record-by-opponent = Podľa súpera
record-alone = Nikto iný
record-over-time = Podiel vyhraných partií zo všetkých doteraz
record-export = Uložiť ako súbor
