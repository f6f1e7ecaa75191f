# Replays

nav-replays = Záznamy
over-replay = Pozrieť záznam
replays-title = Záznamy
replays-lead = Vaše skončené hry: pozrite si ich znova, pretočte, pošlite odkaz na okamih alebo z neho hrajte ďalej.
replays-none = Ešte sa žiadna hra neskončila.
replay-watch = Pozrieť
replay-import = Importovať záznam
replay-import-about = Súbor uložený tu alebo inde. Prijme sa, ak sa v ňom dá dokázať každý hod.
replay-import-failed = Záznam nebol prijatý: { $why }
replay-imported = Importovaný zo súboru
replay-title = Záznam: { $title }
replay-look = Pohľad
replay-look-all = Všetko odhalené
replay-look-spectator = Ako divák
replay-link = Kopírovať odkaz
replay-export = Uložiť súbor
replay-proof = Dôkaz o kockách
replay-play-on = Hrať odtiaľto
replay-play-on-about = Od tohto okamihu sa začne cvičná hra; ostatné miesta preberie počítač. Kocky pokračujú z toho istého počiatočného čísla: kto urobí to isté, hodí to isté.
replay-play-as = Hrám za
replay-play-on-go = Hrať ďalej
replay-controls = Pretáčanie
replay-place = Okamih
replay-moment = { $place } z { $last } · { $round } · { $phase }
replay-first = Na začiatok
replay-last = Na koniec
replay-back = O krok späť
replay-forward = O krok ďalej
replay-turning-before = Na predošlý zlom
replay-turning-next = Na ďalší zlom
replay-play = Prehrať
replay-pause = Pauza
replay-speed = Rýchlosť
replay-speed-slow = pomaly
replay-speed-normal = normálne
replay-speed-fast = rýchlo
replay-turning-death = Padne mariňák
replay-turning-place = Objaví sa niečo nové
replay-turning-goal = Úloha postúpi
replay-turning-end = Koniec

# Proof of the dice

proof-title = Dôkaz o kockách
proof-how = Pred hrou server zamkol tajné číslo do zapečatenej obálky: jeho odtlačok videli všetci. Potom prehliadač každého hráča pridal vlastné číslo. Všetky hody vyplývajú z týchto čísel, takže nikto nemohol hod vybrať ani zmeniť. Po skončení sa obálka otvorí a všetko sa prepočíta.
proof-proven = Všetko sedí: s kockami nikto nemanipuloval.
proof-failed = Niečo nesedí.
proof-seal = Záznam nebol zmenený.
proof-commitment = Tajomstvo je to, ktoré bolo zamknuté pred hrou.
proof-contributions = Čísla hráčov sú súčasťou počiatočného čísla.
proof-dice = Každý hod je ten, ktorý vyplýva z počiatočného čísla.
proof-rules = Každá akcia je podľa pravidiel.
proof-ending = Výsledok je ten, ktorý sa odohral.
proof-limits = Záznam nemôže dokázať, kto sedel pri klávesnici, ani že odtlačok bol ukázaný včas: kto hral, môže ho porovnať s tým, čo videl.
