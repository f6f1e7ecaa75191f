# The rules to look up

guide-title = Szabályok
guide-lead = A két játék minden szabálya röviden, azokkal a szabályszámokkal, amelyekre az elutasítások hivatkoznak.
guide-search = Keresés a szabályokban
guide-search-hint = egy szó vagy szám, például SH-MOVE-06
guide-found = { $count ->
    [0] Nincs találat
    [one] 1 találat
   *[other] { $count } találat
}
guide-glossary = Szójegyzék
guide-filter = Szó keresése
guide-chapters = Fejezetek
guide-choose-chapter = Válassz fejezetet.
guide-link-to = Hivatkozás erre: „{ $title }”
guide-rules = Az itt leírt szabályok:
guide-see = Lásd még
guide-whole-page = A fejezet megnyitása új lapon
guide-no-entry = Az útmutató nem ír erről: { $rule }.
guide-ten = A játék tíz mondatban
guide-example = Példa:
guide-option = Beállítással:
guide-words-ahead = A fejezet szavai, amelyek magyarázata később jön
guide-picture = Kép: { $title }
guide-picture-after = Kép: { $title }, egy pillanattal később

# The exact odds

chance-title = Pontos esélyek
chance-lead = Pontos, nem becsült: a szabályokat minden lehetséges dobással végigjátszottuk.
chance-tables = Táblázatok
chance-none = nem lehetséges
chance-swarm-of = raj: { $count }
chance-or-more = { $count } vagy több
chance-table-shots-in-the-marines-turn = Lövések a katonák körében
chance-table-overwatch = Készenlét
chance-table-psychic-storm = Pszi-vihar
chance-table-a-marine-attacks-a-genestealer-that-faces-him = Katona a felé forduló génorzót támadja
chance-table-a-marine-attacks-a-genestealer-that-looks-away = Katona elfordult génorzót támad
chance-table-a-marine-attacks-the-broodlord-who-faces-him = Katona a felé forduló fészekurat támadja
chance-table-a-genestealer-attacks-a-marine-who-faces-it = Génorzó a felé forduló katonát támadja
chance-table-a-genestealer-attacks-a-marine-on-guard-who-faces-it = Génorzó a felé forduló, védőállásban lévő katonát támadja
chance-table-a-genestealer-attacks-a-marine-from-the-side = Génorzó oldalról támad egy katonát
chance-table-a-genestealer-attacks-a-marine-on-guard-from-the-side = Génorzó oldalról támad egy védőállásban lévő katonát
chance-table-the-broodlord-attacks-a-marine-who-faces-him = A fészekúr a felé forduló katonát támadja
chance-table-the-broodlord-attacks-a-marine-on-guard-who-faces-him = A fészekúr a felé forduló, védőállásban lévő katonát támadja
chance-table-the-broodlord-attacks-a-marine-from-the-side = A fészekúr oldalról támad egy katonát
chance-table-a-marine-attacks-a-closed-door = Katona csukott ajtót támad
chance-table-a-marine-attacks-at-least-one-genestealer-dies = Katona támad: legalább egy génorzó meghal
chance-table-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Katona nagy rajt támad: hány génorzó hal meg
chance-table-a-swarm-attacks-the-marine-lives = Raj támad: a katona túléli
chance-table-a-swarm-attacks-a-marine-under-a-card-he-lives = Raj támad egy lap védte katonát: túléli
chance-table-single-rolls = Egyes dobások
chance-table-launch-control-room-the-roll-wins = { card-launch-control-room }: a dobás győz
chance-note-shots-in-the-marines-turn = Annak esélye, hogy ennyi egymás utáni lövés megsemmisíti a célpontot, a folyamatos tűzzel együtt.
chance-note-overwatch = Annak esélye, hogy a készenlétben álló katona felé egyenesen haladó idegen ennyi lépés után halott, és hogy egy lövésnél elakad a fegyver. Minden lövést leadnak; az elakadt fegyver többé nem lő.
chance-note-psychic-storm = Annak esélye, hogy a célpontra vagy az egész szakaszára mért vihar megsemmisíti.
chance-note-a-marine-attacks-a-genestealer-that-faces-him = A hárításokat, újradobásokat és pszi-pontokat a lehető legjobban használják.
chance-note-a-marine-attacks-a-closed-door = Annak esélye, hogy egy csapás lerombolja.
chance-note-a-marine-attacks-at-least-one-genestealer-dies = A jelzőket újradobásra költik, amíg egy génorzó meg nem hal.
chance-note-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Jelzők nélkül; a lap adta minden további támadást felhasználva.
chance-note-a-swarm-attacks-the-marine-lives = A jelzőket újradobásra költik, amíg a dobás ölne. Hátulról nem segítenek: akkor az első oszlop érvényes.
chance-note-a-swarm-attacks-a-marine-under-a-card-he-lives = A raj előtte áll; a { card-block } és az { card-counter-attack } hátulról is működik.
chance-note-single-rolls = Ezeket nem lehet újradobni.
chance-note-launch-control-room-the-roll-wins = A helyszínen lévő jelzők száma szerint.
chance-word-closed-door = csukott ajtó
chance-word-jam-each-shot = elakadás lövésenként
chance-word-target = a célpontra
chance-word-section = a szakaszára
chance-word-alien-dies = az idegen meghal
chance-word-marine-dies = a katona meghal
chance-word-both-live = mindkettő túléli
chance-word-destroyed = lerombolva
chance-word-attack = bármelyik katona
chance-word-swarm = raj
chance-word-swarm-with-a-brood-lord = raj fészekúrral
chance-word-no-card = lap nélkül
chance-word-chance = esély
chance-word-roll = dobás
chance-word-claudio-dies = Claudio meghal
chance-word-the-marine-dies = a katona meghal
chance-word-it-is-removed = eltávolítva
chance-word-a-marine-without-a-token-dies = a jelző nélküli katona meghal
chance-word-two-genestealers-die = két génorzó meghal
chance-count-shot = { $count ->
    [one] { $count } lövés
   *[other] { $count } lövés
}
chance-count-step = { $count ->
    [one] { $count } lépés
   *[other] { $count } lépés
}
chance-count-token = { $count ->
    [one] { $count } jelző
   *[other] { $count } jelző
}
chance-count-psi-point = { $count ->
    [one] { $count } pszi-pont
   *[other] { $count } pszi-pont
}
