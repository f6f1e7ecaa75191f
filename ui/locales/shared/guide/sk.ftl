# The rules to look up

guide-title = Pravidlá
guide-lead = Všetky pravidlá oboch hier v skratke, s číslami, ktoré uvádzajú odmietnutia.
guide-search = Hľadať v pravidlách
guide-search-hint = slovo alebo číslo, napríklad SH-MOVE-06
guide-found = { $count ->
    [0] Nič sa nenašlo
    [one] Nájdené 1 heslo
    [few] Nájdené { $count } heslá
   *[other] Nájdených { $count } hesiel
}
guide-glossary = Slovník pojmov
guide-filter = Nájsť slovo
guide-chapters = Kapitoly
guide-choose-chapter = Vyberte kapitolu.
guide-link-to = Odkaz na „{ $title }“
guide-rules = Pravidlá v tomto hesle:
guide-see = Pozrite aj
guide-whole-page = Otvoriť kapitolu na novej karte
guide-no-entry = O { $rule } sprievodca nič nehovorí.
guide-ten = Hra v desiatich vetách
guide-example = Príklad:
guide-option = S voľbou:
guide-words-ahead = Slová tejto kapitoly, ktoré sa vysvetľujú neskôr
guide-picture = Obrázok: { $title }
guide-picture-after = Obrázok: { $title }, o chvíľu neskôr

# The exact odds

chance-title = Presné šance
chance-lead = Presné, nie odhadnuté: pravidlá sa zahrali s každým možným hodom.
chance-tables = Tabuľky
chance-none = nedá sa
chance-swarm-of = roj: { $count }
chance-or-more = { $count } alebo viac
chance-table-shots-in-the-marines-turn = Streľba v ťahu mariňákov
chance-table-overwatch = Hliadka
chance-table-psychic-storm = Psychická búrka
chance-table-a-marine-attacks-a-genestealer-that-faces-him = Mariňák útočí na Genozlodeja, ktorý je k nemu otočený
chance-table-a-marine-attacks-a-genestealer-that-looks-away = Mariňák útočí na Genozlodeja otočeného inam
chance-table-a-marine-attacks-the-broodlord-who-faces-him = Mariňák útočí na Broodlorda, ktorý je k nemu otočený
chance-table-a-genestealer-attacks-a-marine-who-faces-it = Genozlodej útočí na mariňáka, ktorý je k nemu otočený
chance-table-a-genestealer-attacks-a-marine-on-guard-who-faces-it = Genozlodej útočí na mariňáka na stráži, ktorý je k nemu otočený
chance-table-a-genestealer-attacks-a-marine-from-the-side = Genozlodej útočí na mariňáka z boku
chance-table-a-genestealer-attacks-a-marine-on-guard-from-the-side = Genozlodej útočí z boku na mariňáka na stráži
chance-table-the-broodlord-attacks-a-marine-who-faces-him = Broodlord útočí na mariňáka, ktorý je k nemu otočený
chance-table-the-broodlord-attacks-a-marine-on-guard-who-faces-him = Broodlord útočí na mariňáka na stráži, ktorý je k nemu otočený
chance-table-the-broodlord-attacks-a-marine-from-the-side = Broodlord útočí na mariňáka z boku
chance-table-a-marine-attacks-a-closed-door = Mariňák útočí na zatvorené dvere
chance-table-a-marine-attacks-at-least-one-genestealer-dies = Mariňák útočí: zomrie aspoň jeden Genozlodej
chance-table-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Mariňák útočí na veľký roj: koľko Genozlodejov zomrie
chance-table-a-swarm-attacks-the-marine-lives = Roj útočí: mariňák prežije
chance-table-a-swarm-attacks-a-marine-under-a-card-he-lives = Roj útočí na mariňáka pod ochranou karty: prežije
chance-table-single-rolls = Jednotlivé hody
chance-table-launch-control-room-the-roll-wins = { card-launch-control-room }: hod vyhrá
chance-note-shots-in-the-marines-turn = Šanca, že toľko výstrelov za sebou zničí cieľ, aj so súvislou streľbou.
chance-note-overwatch = Šanca, že votrelec, ktorý ide rovno k mariňákovi na hliadke, je po toľkých krokoch mŕtvy, a že výstrel zasekne zbraň. Strieľa sa vždy; zaseknutá zbraň stíchne.
chance-note-psychic-storm = Šanca, že cieľ zničí búrka na neho samého alebo na celú jeho sekciu.
chance-note-a-marine-attacks-a-genestealer-that-faces-him = Odrazenia, prehodenia a psi body sa používajú, ako sa najlepšie dá.
chance-note-a-marine-attacks-a-closed-door = Šanca, že ich zničí jediný úder.
chance-note-a-marine-attacks-at-least-one-genestealer-dies = Žetóny sa míňajú na prehodenia, kým niekto nezomrie.
chance-note-a-marine-attacks-a-large-swarm-so-many-genestealers-die = Bez žetónov; každý ďalší útok, ktorý karta dáva, sa použije.
chance-note-a-swarm-attacks-the-marine-lives = Žetóny sa míňajú na prehodenia, kým by hod zabil. Zozadu nepomôžu: vtedy platí prvý stĺpec.
chance-note-a-swarm-attacks-a-marine-under-a-card-he-lives = Roj stojí pred ním; { card-block } a { card-counter-attack } fungujú aj zozadu.
chance-note-single-rolls = Tieto hody nemožno prehodiť.
chance-note-launch-control-room-the-roll-wins = Podľa počtu žetónov na lokácii.
chance-word-closed-door = zatvorené dvere
chance-word-jam-each-shot = zaseknutie pri výstrele
chance-word-target = na cieľ
chance-word-section = na jeho sekciu
chance-word-alien-dies = votrelec zomrie
chance-word-marine-dies = mariňák zomrie
chance-word-both-live = prežijú obaja
chance-word-destroyed = zničené
chance-word-attack = ktorýkoľvek mariňák
chance-word-swarm = roj
chance-word-swarm-with-a-brood-lord = roj s Broodlordom
chance-word-no-card = bez karty
chance-word-chance = šanca
chance-word-roll = hod
chance-word-claudio-dies = Claudio zomrie
chance-word-the-marine-dies = mariňák zomrie
chance-word-it-is-removed = odstráni sa
chance-word-a-marine-without-a-token-dies = mariňák bez žetónu zomrie
chance-word-two-genestealers-die = zomrú dvaja Genozlodeji
chance-count-shot = { $count ->
    [one] { $count } výstrel
    [few] { $count } výstrely
   *[other] { $count } výstrelov
}
chance-count-step = { $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } krokov
}
chance-count-token = { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
}
chance-count-psi-point = { $count ->
    [one] { $count } psi bod
    [few] { $count } psi body
   *[other] { $count } psi bodov
}
