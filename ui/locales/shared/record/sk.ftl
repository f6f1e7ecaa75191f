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
record-by-team = Podľa tímu
record-by-opponent = Podľa súpera
record-alone = Nikto iný
record-over-time = Podiel vyhraných hier zo všetkých doteraz
record-span = od najstaršej hry po najnovšiu
record-export = Uložiť ako súbor
record-errors = Chyby: body zo 100, ktoré v priemere stojí jedno rozhodnutie
record-luck = Šťastie: body zo 100, ktoré v hre dali kocky a ťahanie kariet
record-errors-short = Chyby
record-luck-short = Šťastie
record-analysed = Chyby a šťastie sú známe z { $count } z { $of } hier. Hra sa analyzuje, keď niekto otvorí kartu Analýza v jej zázname.
record-not-analysed = Chyby a šťastie sa tu ukážu, len čo sa niektorá hra analyzuje: otvorte kartu Analýza v jej zázname.
