# The rules to look up

nav-rules = Pravidlá
guide-title = Pravidlá
guide-lead = Všetky pravidlá oboch hier v skratke, s číslom, ktoré uvádza odmietnutie.
guide-search = Hľadať v pravidlách
guide-search-hint = slovo alebo číslo, napríklad SH-MOVE-06
guide-found = { $count ->
    [0] Nič sa nenašlo
    [one] Nájdené 1 heslo
    [few] Nájdené { $count } heslá
   *[other] Nájdených { $count } hesiel
}
guide-glossary = Slovníček
guide-filter = Nájsť slovo
guide-chapters = Kapitoly
guide-choose-chapter = Vyberte kapitolu.
guide-link-to = Odkaz na „{ $title }“
guide-rules = Pravidlá v tomto hesle:
guide-see = Pozri aj
guide-open-rule = Čítať pravidlo { $rule }
guide-whole-page = Otvoriť kapitolu na novej karte
guide-no-entry = O { $rule } sprievodca nič nehovorí.
guide-taught = Pravidlá tohto kroku
