# Jedna osoba na viacerých zariadeniach

settings-devices = Spravovať zariadenia
devices-title = Vaše zariadenia
devices-lead = Nemáte tu účet ani heslo: server vás pozná podľa zariadenia. Pridajte druhé a môžete na ňom pokračovať v hre; keď o jedno prídete, zostanete sami sebou.
devices-add = Pridať zariadenie
devices-add-about = Toto zariadenie ukáže kód a obrázok. Naskenujte obrázok druhým zariadením alebo na ňom napíšte kód.
devices-show = Ukázať kód
devices-have-code = Mám kód
devices-add-how = Naskenujte obrázok druhým zariadením. Alebo na ňom otvorte { $site }, v nastaveniach zvoľte „Mám kód“ a napíšte:
devices-code = Kód pre druhé zariadenie
devices-picture = QR kód pre druhé zariadenie
devices-until = Kód platí raz, do { $time }. Nikomu inému ho neukazujte: kto ho použije, stane sa vami.
devices-hide = Hotovo
devices-added = { $name } je teraz jedno z vašich zariadení.
devices-list = Známe zariadenia
devices-none = Zatiaľ nie je známe žiadne zariadenie: na tomto serveri ste ešte nehrali. Keď ukážete kód, bude toto zariadenie prvé.
devices-unnamed = Zariadenie bez názvu
devices-this = toto zariadenie
devices-since = Pridané { $day }
devices-drop = Odstrániť
devices-drop-title = Odstrániť { $name }?
devices-drop-about = Hneď sa odpojí a už nebude môcť hrať vo vašom mene. Vaše hry zostanú.
devices-safety = Každé zariadenie v tomto zozname môže hrať za vás, pridávať ďalšie a odstraňovať ich. Nastavenia zostávajú v každom zariadení zvlášť.

device-title = Pridať toto zariadenie
device-lead = Napíšte kód, ktorý ukazuje vaše druhé zariadenie v časti „Vaše zariadenia“. Potom ste na oboch tá istá osoba.
device-code = Kód
device-add = Pridať toto zariadenie
device-before = Na tomto zariadení ste zatiaľ { $name }. Hry osoby { $name } už tu vo vašom zozname nebudú.
device-wrong = Tento kód je nesprávny alebo už neplatí. Ukážte na druhom zariadení nový.
device-done = Vitajte späť, { $name }. Toto zariadenie je teraz vaše.
device-go = Na úvodnú stránku

