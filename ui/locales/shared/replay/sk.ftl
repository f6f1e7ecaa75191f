# Replays

nav-replays = Záznamy
over-replay = Pozrieť záznam
replays-title = Záznamy
replays-lead = Vaše skončené partie: pozrite si ich znova, pretočte, pošlite odkaz na okamih alebo z neho hrajte ďalej.
replays-none = Ešte sa žiadna partia neskončila.
replay-watch = Pozrieť
replay-import = Priniesť záznam
replay-import-about = Súbor uložený tu alebo inde. Prijme sa, ak sa v ňom dá dokázať každý hod.
replay-import-failed = Záznam nebol prijatý: { $why }
replay-imported = Prinesený zo súboru
replay-title = Záznam: { $title }
replay-look = Očami
replay-look-all = Všetko odkryté
replay-look-spectator = Ako divák
replay-link = Kopírovať odkaz
replay-export = Uložiť súbor
replay-proof = Dôkaz o kockách
replay-play-on = Hrať odtiaľto
replay-play-on-about = Od tohto okamihu sa začne cvičná hra; ostatné miesta preberie počítač. Kocky pokračujú z toho istého semena: kto urobí to isté, hodí to isté.
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
proof-how = Pred partiou server zamkol tajné číslo do zapečatenej obálky: jeho odtlačok videli všetci. Potom prehliadač každého hráča pridal vlastné číslo. Všetky hody vyplývajú z týchto čísel, takže nikto nemohol hod vybrať ani zmeniť. Po skončení sa obálka otvorí a všetko sa prepočíta.
proof-proven = Všetko sedí: hody vyplývajú zo semena a všetko ostatné z pravidiel.
proof-failed = Niečo nesedí.
proof-seal = Záznam je taký, ako bol napísaný.
proof-commitment = Tajomstvo je to, ktoré bolo zamknuté pred partiou.
proof-contributions = Čísla hráčov sú súčasťou semena.
proof-dice = Každý hod je ten, ktorý dáva semeno.
proof-rules = Každá akcia je podľa pravidiel.
proof-ending = Výsledok je ten, ktorý sa odohral.
proof-limits = Záznam nemôže dokázať, kto sedel pri klávesnici, ani že odtlačok bol ukázaný včas: kto hral, môže ho porovnať s tým, čo videl.
proof-imported = Tento záznam bol prinesený zo súboru. Jeho hody vyplývajú z jeho semena; kto ho hral, tu nie je známe, a jeho hráči sú označení číslami.
