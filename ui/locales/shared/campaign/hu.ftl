# Campaigns
campaigns-title = Hadjáratok
campaigns-lead = Egymást követő fejezetek, egyetlen névsorral. Aki elesik, az elesett, és a vereség megváltoztatja, ami utána jön.
campaigns-mine = A hadjárataid
campaigns-start = Új hadjárat
campaign-which = Hadjárat
campaign-level = Nehézség
campaign-start = Hadjárat indítása
campaign-computer-about = Minden fejezetben te vezeted a katonákat, az idegeneket a program játssza.
campaign-own-files = Indítás saját fájlokból
campaign-own-files-about = Válaszd ki egyszerre a hadjárat és a küldetések fájljait.
campaign-bad-files = Ezekben a fájlokban hibák vannak. A „blipfall campaign check” soronként felsorolja őket.
campaign-bad-save = Ez nem mentett hadjárat, vagy valaki úgy változtatta meg, hogy a fejezetei nem következnek egymásból.
campaign-too-many = Egy ember ennél több hadjáratot nem menthet. Előbb törölj egyet.
campaign-import = Mentett hadjárat betöltése
campaign-import-about = Egy hadjárat oldalán mentett fájl, innen vagy más szerverről. Betöltöttként marad megjelölve.
campaign-imported = Betöltött
campaign-imported-about = Fájlból betöltve: itt senki sem tudja, hogyan játszották a korábbi fejezeteit.
campaign-against = Ellenfél: { $player }
campaign-two = Két játékos két képernyőn
campaign-chapter-of = { $number }. fejezet ({ $count } közül)
campaign-chapter-number = { $number }. fejezet
campaign-is-won = Megnyerve
campaign-is-lost = Véget ért
campaign-living = { $count } katona él
campaign-fallen =
    { $count ->
        [0] senki sem esett el
       *[other] { $count } elesett
    }
campaign-second-try-short = Második kísérlet
campaign-second-try = Második kísérlet, más feltételekkel
campaign-who-goes = Részt vesz: { $names }
campaign-play = { $number }. fejezet: játék
campaign-go-on = { $number }. fejezet folytatása
campaign-chapters = Fejezetek
campaign-won = Győzelem
campaign-lost = Vereség
campaign-drawn = Döntetlen
campaign-came-back = Visszatért: { $names }
campaign-none-came-back = Senki sem tért vissza.
campaign-fell = Elesett: { $names }
campaign-comes-next = Ez a fejezet következik.
campaign-not-yet = Még nem játszottad
campaign-roster = Névsor
campaign-instead-of = { $name } helyén
campaign-survived = { $count } fejezetet élt túl
campaign-kills = { $count } idegent ölt meg
campaign-medals = Kitüntetések
campaign-wall = A nevek fala
campaign-epilogue = Utóhang
campaign-nobody-lived = Senki.
campaign-all = Minden hadjárat
campaign-save = Mentés fájlba
campaign-drop = Törlés
campaign-drop-title = Törlöd ezt a hadjáratot?
campaign-drop-about = A fejezetei és a névsora elvesznek. A játszmák felvételei megmaradnak.
