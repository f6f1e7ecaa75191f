# The first lesson of Death Angel

lesson-begin = Učiť sa hrou
lesson-begin-hint = Cvičná hra pre jedného s inštruktorom po boku.
lesson-formation = Toto sú tvoji mariňáci, jeden za druhým. Nikto zástup neopúšťa. Ak padnú všetci, hra je prehratá.
lesson-facing = Lampa ukazuje, kam sa mariňák pozerá. Útočí iba tam a iba tak ďaleko, ako hovorí číslo pri zameriavači: 0 je jeho vlastná pozícia, 1 aj susedné. Vyber mariňáka a uvidíš jeho dosah.
lesson-swarm = Červené je roj. Keď zaútočí, mariňák hodí kockou: musí hodiť viac, než má roj kariet. Roj za chrbtom je rovnako smrtiaci.
lesson-terrain = Na stenách sú dvere, šachty a tmavé kúty. Udalosti určia farbu a pri teréne tej farby sa objavia Genozlodeji; viac políčok znamená častejšie. Prichádzajú z dvoch kôpok blipov hore.
lesson-choose = Vyber kartu pre každý zo svojich troch tímov. Podpora dá žetón na prehodenie, Pohyb + aktivácia hýbe a otáča, Útok strieľa. Každá karta má vlastnú schopnosť: prečítaj si ju.
lesson-resolve = Karty sa hrajú podľa čísel. Vyber mariňáka a potom to, čo má urobiť, alebo vyberaj zo zoznamu. Pri útoku lebka zabije jedného Genozlodeja. Hotovo kartu ukončí.
lesson-defense = Každý roj už zaútočil. Žetón podpory dovolí mariňákovi prehodiť, ale iba proti roju, ku ktorému je otočený.
lesson-event = Potom prišla udalosť. Urobí, čo hovorí, pri jej farbách sa objavia Genozlodeji a roje s jej symbolom sa pohnú: vľavo dolu, vpravo nahor alebo za mariňáka. Pri Inštinkte rozhodne jeden hráč skôr, ako ju ostatní uvidia.
lesson-again = Zahranú kartu v ďalšom kole zahrať nemožno. Mysli na dve kolá dopredu a otoč mariňákov skôr, ako sa im roje dostanú za chrbát.
lesson-travel = Ak je na konci fázy kôpka blipov prázdna, formácia postúpi na ďalšiu lokáciu. Tak sa odtiaľto dostaneš: nechaj ich prísť a preži.
lesson-end = Nová lokácia, nový terén. Posledná lokácia povie, ako vyhrať. Veľa šťastia, brat.
