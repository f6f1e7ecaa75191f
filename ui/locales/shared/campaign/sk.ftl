# Campaigns
campaigns-title = Kampane
campaigns-lead = Jeden súpis mužov vo všetkých kapitolách. Kto padne, už nevstane, a prehra zmení, čo príde potom.
campaigns-mine = Vaše kampane
campaigns-start = Začať kampaň
campaign-which = Kampaň
campaign-level = Obtiažnosť
campaign-level-easiest = Najľahšia
campaign-level-between = Stredná
campaign-level-hardest = Najťažšia
campaign-start = Začať kampaň
campaign-computer-about = Vo všetkých kapitolách vediete mariňákov, za votrelcov hrá program.
campaign-own-files = Začať z vlastných súborov
campaign-own-files-about = Vyberte naraz súbor kampane aj súbory jej misií.
campaign-bad-files = V súboroch sú chyby. Príkaz „blipfall campaign check“ ich vypíše riadok po riadku.
campaign-bad-save = Toto nie je uložená kampaň, alebo ju niekto zmenil tak, že kapitoly na seba nenadväzujú.
campaign-too-many = Viac kampaní jedna osoba uložiť nemôže. Najprv niektorú zmažte.
campaign-import = Načítať uloženú kampaň
campaign-import-about = Súbor uložený na stránke kampane, tu alebo na inom serveri. Kampaň ostane označená ako načítaná.
campaign-imported = Načítaná
campaign-imported-about = Načítaná zo súboru: nikto tu nevie, ako sa hrali jej predošlé kapitoly.
campaign-against = Proti: { $player }
campaign-two = Dvaja hráči na dvoch obrazovkách
campaign-chapter-of = Kapitola { $number } z { $count }
campaign-chapter-number = Kapitola { $number }
campaign-is-won = Vyhratá
campaign-is-lost = Prehratá
campaign-living =
    { $count ->
        [one] 1 živý mariňák
        [few] { $count } živí mariňáci
       *[other] { $count } živých mariňákov
    }
campaign-fallen =
    { $count ->
        [0] nikto nepadol
        [one] 1 padlý
        [few] { $count } padlí
       *[other] { $count } padlých
    }
campaign-second-try-short = Druhý pokus
campaign-second-try = Druhý pokus, za iných podmienok
campaign-who-goes = Ide: { $names }
campaign-play = Hrať kapitolu { $number }
campaign-go-on = Pokračovať v kapitole { $number }
campaign-chapters = Kapitoly
campaign-won = Výhra
campaign-lost = Prehra
campaign-drawn = Remíza
campaign-came-back = Vrátili sa: { $names }
campaign-none-came-back = Nevrátil sa nikto.
campaign-fell = Padli: { $names }
campaign-comes-next = Táto kapitola je na rade.
campaign-not-yet = Zatiaľ nehraná
campaign-roster = Súpis mužov
campaign-instead-of = Na mieste, ktoré mal { $name }
campaign-survived =
    { $count ->
        [one] Prežil 1 kapitolu
        [few] Prežil { $count } kapitoly
       *[other] Prežil { $count } kapitol
    }
campaign-kills =
    { $count ->
        [one] 1 zabitý votrelec
        [few] { $count } zabití votrelci
       *[other] { $count } zabitých votrelcov
    }
campaign-medals = Vyznamenania
campaign-medal-kills =
    { $count ->
        [one] 1 zabitý votrelec v jednej kapitole
        [few] { $count } zabití votrelci v jednej kapitole
       *[other] { $count } zabitých votrelcov v jednej kapitole
    }
campaign-wall = Stena mien
campaign-epilogue = Epilóg
campaign-nobody-lived = Nikto.
campaign-all = Všetky kampane
campaign-save = Uložiť do súboru
campaign-drop = Zmazať
campaign-drop-title = Zmazať túto kampaň?
campaign-drop-about = Kapitoly aj súpis mužov zmiznú. Záznamy hier ostanú.
