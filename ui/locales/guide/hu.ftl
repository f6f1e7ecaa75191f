# The rules to look up

nav-rules = Szabályok
guide-title = Szabályok
guide-lead = A két játék minden szabálya röviden, azzal a számmal, amelyet az elutasítás megnevez.
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
guide-open-rule = { $rule } szabály elolvasása
guide-whole-page = A fejezet megnyitása új lapon
guide-no-entry = Az útmutató nem ír erről: { $rule }.
guide-taught = E lépés szabályai
