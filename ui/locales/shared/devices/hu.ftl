# Egy ember több készüléken

settings-devices = Készülékek kezelése
devices-title = Készülékeid
devices-lead = Itt nincs fiókod és jelszavad: a szerver a készülékedről ismer meg. Adj hozzá egy másodikat, és azon is folytathatod a játékot; ha az egyik elvész, akkor is önmagad maradsz.
devices-add = Készülék hozzáadása
devices-add-about = Ez a készülék egy kódot és egy képet mutat. Olvasd be a képet a másik készülékkel, vagy írd be ott a kódot.
devices-show = Kód mutatása
devices-have-code = Van kódom
devices-add-how = Olvasd be a képet a másik készülékkel. Vagy nyisd meg ott ezt: { $site }, a beállításokban válaszd a „Van kódom” gombot, és írd be:
devices-code = Kód a másik készülékhez
devices-picture = QR-kód a másik készülékhez
devices-until = A kód egyszer használható, eddig: { $time }. Ne mutasd meg másnak: aki felhasználja, az te leszel.
devices-hide = Kész
devices-added = { $name } mostantól a te készüléked.
devices-list = Ismert készülékek
devices-none = Még nincs ismert készülék: ezen a szerveren még nem játszottál. Ha kódot mutatsz, ez lesz az első.
devices-unnamed = Névtelen készülék
devices-this = ez a készülék
devices-since = Hozzáadva: { $day }
devices-drop = Eltávolítás
devices-drop-title = Eltávolítod? { $name }
devices-drop-about = Azonnal lekapcsolódik, és többé nem játszhat a nevedben. A játszmáid megmaradnak.
devices-safety = A listán szereplő minden készülék játszhat a nevedben, hozzáadhat és eltávolíthat másokat. A beállítások készülékenként külön maradnak.

device-title = E készülék hozzáadása
device-lead = Írd be a kódot, amelyet a másik készüléked a „Készülékeid” oldalon mutat. Ezután mindkettőn ugyanaz az ember vagy.
device-code = Kód
device-add = E készülék hozzáadása
device-before = Ezen a készüléken eddig { $name } voltál. { $name } játszmái itt többé nem lesznek a listádon.
device-wrong = Ez a kód hibás, vagy már nem érvényes. Mutass újat a másik készüléken.
device-done = Üdv újra, { $name }. Ez a készülék mostantól a tiéd.
device-go = A kezdőlapra

