# Frame
skip-to-content = Preskočiť na obsah
nav-label = Hlavná navigácia
nav-start = Domov
nav-missions = Misie
nav-campaigns = Kampane
nav-workshop = Dielňa
puzzles-title = Úlohy
nav-rules = Pravidlá
nav-replays = Záznamy
nav-watch = Pozerať
nav-settings = Nastavenia
nav-about = O hre
language-label = Jazyk
close = Zavrieť
cancel = Zrušiť
copy = Kopírovať
copied = Skopírované
copy-by-hand = Kopírovať sa tu nedá. Odkaz je označený: skopírujte ho ručne.
copy-link = Odkaz
loading = Načítava sa…
try-again = Skúsiť znova
choose-file = Vybrať súbor
choose-files = Vybrať súbory
page-lost = Stránka sa nenašla.
page-lost-way = Späť na domovskú stránku

# Start page
start-tagline = Tmavé chodby. Málo nábojov. Veľa pazúrov.
start-lead = Stolová hra Space Hulk a kartová hra Death Angel na vašej obrazovke: čata v ťažkej zbroji proti tomu, čo žije v tme. Sám, dvaja pri jednej obrazovke alebo s priateľom cez odkaz.
start-play-now = Hrať hneď
start-play-now-hint = Prvé kroky: dvaja mariňáci, pár minút, všetko vysvetlené
start-continue = Pokračovať
start-your-turn = Ste na rade
start-waits = Rozhoduje druhá strana
start-waits-together = Rozhodujú ostatní
start-not-begun = Čaká sa na hráča
start-missions-hint = Mapy, zadania a pomer výhier
start-rules-hint = Obe hry v skratke, presné šance a slovník pojmov
puzzles-hint = Jedno rozhodnutie, jedna najlepšia odpoveď: nájdite ju.
start-join = Pripojiť sa odkazom
start-join-hint = Priateľ vám poslal pozvánku
start-watch-hint = Otvorené hry, ktoré práve hrajú iní

# New match
player-random = Náhodný
player-random-about = Urobí ktorúkoľvek dovolenú akciu. Na úplne prvé kroky.
player-scout = Prieskumník
player-scout-about = Zvažuje vždy jednu akciu. Férový súper pre začiatočníkov.
player-cadet = Kadet
player-cadet-about = Pozná plány veterána, no váha. Pre tých, čo porazia prieskumníka.
player-veteran = Veterán
player-veteran-about = Plánuje za každú jednotku. Ťažko ho poraziť.
player-captain = Kapitán
player-captain-about = Pozerá dopredu až po odpoveď súpera. Pre tých, čo porazia veterána.
player-master = Majster
player-master-about = Pozerá dopredu ako kapitán, skúša však viac nápadov a oveľa častejšie. Neodpustí nič.
new-practice = Cvičná hra
new-practice-about = Vrátiť možno čokoľvek, aj kocky. Každé vrátenie sa zapíše do priebehu.
new-public = Povoliť divákov
new-name = Vaše meno
new-name-about = Vidia ho ostatní pri stole. Môže zostať prázdne.
name-guest = Hosť
new-create = Začať
new-failed = Hru sa nepodarilo vytvoriť: { $why }

# Lobby, joining, watching
lobby-title = Čaká sa na druhú stranu
lobby-lead = Pošlite priateľovi tento odkaz. Hra sa začne, len čo tu budete obaja.
lobby-link = Odkaz s pozvánkou
lobby-link-about = Kto má odkaz, môže sa pripojiť. Účet netreba.
lobby-seats = Miesta
lobby-awaited = Všetci sú pripravení. Hra sa začne, keď tu bude aj { $names }: prehliadač tam potom otvorí číslo, ktoré zapečatil pre kocky.
seat-you = Vy
seat-open = voľné
seat-computer = Počítač: { $player }
seat-person = Hráč
join-title = Ste pozvaní
join-lead = Niekto vás pozval do hry.
join-button = Pripojiť sa k hre
join-joining = Pripája sa…
join-failed = Nepodarilo sa pripojiť: { $why }
join-lead-by = { $host } vás pozýva: { $game }.
join-title-closed = Táto pozvánka je uzavretá
join-void = Odkaz je nesprávny, alebo ho nahradil nový. Vypýtajte si nový odkaz.
join-full = Všetky miesta sú obsadené.
join-over = Táto hra sa skončila.
join-watch = Pozrieť si hru
lobby-code = Odkaz ako QR kód
lobby-fill = Nechať hrať počítač
lobby-free = Uvoľniť miesto
lobby-title-together = Čaká sa na ostatných hráčov
lobby-lead-together = { $count ->
    [one] Pošlite tento odkaz priateľovi. Hra sa začne, len čo bude obsadené posledné miesto a všetci budú tu.
   *[other] Pošlite tento odkaz priateľom, voľné miesta: { $count }. Hra sa začne, len čo budú všetky obsadené a všetci budú tu.
}
resign-text-together = Hra je prehraná, keď sa vzdajú všetci hráči.
set-ask-best-rolls = Death Angel: ponúknuť prehodenie, aj keď by žiadny hod nebol lepší
set-auto-attack = Death Angel: útočiť hneď, keď má každý mariňák jeden cieľ a žiadny žetón
set-ask-deadly-rolls = Death Angel: pýtať sa pred opakovaním smrteľného hodu žetónom
enter-title = Pripojiť sa odkazom
enter-label = Odkaz s pozvánkou
enter-lead = Vložte odkaz, ktorý ste dostali. Začína sa adresou servera Blipfall.
enter-bad = Toto nie je pozvánka. Pozvánka obsahuje „#/join/“.
enter-button = Pripojiť sa
watch-title = Pozerať
watch-lead = Hry na tomto serveri otvorené pre divákov.
watch-none = Momentálne nie je žiadna otvorená hra. Začnite vlastnú a povoľte divákov, alebo si pozrite záznam.
watch-button = Pozerať
watch-waiting = Čaká sa na hráčov
watch-running = Hrá sa

# Match
match-round = Kolo { $round }
match-round-of = Kolo { $round } z { $limit }
match-spectator = Pozeráte sa
match-you-are = Vy: { $side }
match-board = Plán
match-tabs = Časti hry
tab-board = Plán
tab-status = Stav
tab-log = Priebeh
tab-chat = Chat
match-menu = Ponuka
menu-settings = Nastavenia
menu-keys = Klávesové skratky
menu-leave = Odísť od stola
menu-resign = Vzdať sa
menu-draw = Ponúknuť remízu

# Prompts
ask-you = Rozhodujete vy
wait-computer = Počítač premýšľa
wait-computer-named = { $player } premýšľa
wait-person = Rozhoduje: { $name }
wait-people = Rozhodujú: { $names }
wait-offline = Nepripojený hráč: { $name }
wait-more = Deje sa toho viac…
wait-skip = Preskočiť

# Actions
actions-label = Akcie
actions-of = Akcie: { $unit }
actions-choose-unit = Vyberte jednotku na pláne alebo tu:

# Status
status-title = Stav
status-fallen = Padlí

# Clock
clock-label = Zostávajúci čas
clock-left = { $minutes }:{ $seconds }
clock-hours = { $hours } h { $minutes } min
clock-days = { $days } d { $hours } h
clock-low = { $seconds ->
    [one] Zostáva { $seconds } sekunda
    [few] Zostávajú { $seconds } sekundy
   *[other] Zostáva { $seconds } sekúnd
}

# Dice
dice-title = Kocky
dice-none = Zatiaľ sa nehádzalo.

# Odds
odds-title = Šance
odds-counting = Počíta sa…
odds-go = Potvrdiť
odds-too-many = Priveľa možností na spočítanie.
odds-each = Každý zvlášť
odds-how-many = Koľko ich bude zničených

# Log
log-jump = Prejsť na…
log-title = Priebeh
log-filter = Zobraziť
log-filter-all = Všetko
log-filter-combat = Boje a kocky
log-filter-moves = Pohyb
log-filter-rules = Prečo votrelci konali
log-latest = Na najnovšie
log-empty = Zatiaľ sa nič nestalo.
log-round = Kolo { $round }
step-aborted-late = Hra sa nezačala: číslo pre kocky, ktoré má { $names }, nebolo otvorené včas. Všetci zapečatia nové.
step-aborted-withdrawn = Hra sa nezačala: zapečatené číslo pre kocky sa nedalo otvoriť ({ $names }). Všetci zapečatia nové.
step-aborted-reseated = Hra sa nezačala: miesto zmenilo hráča po zapečatení čísel pre kocky. Všetci zapečatia nové.

# At the table
step-undone = Vrátené: { $seat }
step-draw_offered = Ponuka remízy: { $seat }
step-draw_declined = Odmietnutá remíza: { $seat }
step-resigned = Vzdanie sa: { $seat }
step-rematch_asked = Žiadosť o odvetu: { $seat }

# Events
event-unknown = { $type }

# End
over-you-won = Víťazstvo
over-you-lost = Porážka
over-reason-resigned = Jedna strana sa vzdala.
over-reason-resigned-together = Vzdanie sa: { $names }.
over-reason-agreed = Obe strany sa dohodli na remíze.
over-reason-abandoned = Hra bola opustená.
over-reason-limit = Hra bola príliš dlhá: po 200 kolách alebo 10 000 akciách je to remíza.
over-rematch = Odveta
over-rematch-wait = Čaká sa na druhú stranu…
over-rematch-wait-together = Čaká sa na ostatných…
over-try-again = Skúsiť znova od { $round }. kola
over-try-again-round = Kolo
over-rematch-go = Do novej hry
over-show = Výsledok
over-look = Pozrieť si plán
over-start = Domov

# Why not, refusals
why-not-title = Nedá sa
refused-unreachable = Server neodpovedá.
refused-lost = Spojenie sa stratilo skôr, než prišla odpoveď.
refused-bad_message = Server stránke nerozumel. Načítajte ju znova.
refused-hello = Server stránke nerozumel. Načítajte ju znova.
refused-garbage = Server stránke nerozumel. Načítajte ju znova.
refused-replaced = Táto hra je otvorená v priveľa oknách. Toto bolo odpojené.
refused-protocol = Táto stránka je staršia než server. Načítajte ju znova.
refused-unauthorized = Server vás nepozná. Načítajte stránku znova.
refused-forbidden = To nemáte dovolené.
refused-not_found = Nenašlo sa.
refused-stale = Hra sa medzitým pohla. Pozrite sa na plán a skúste to znova.
refused-illegal_action = Pravidlá to nedovoľujú.
refused-not_your_turn = Rozhodnutie nie je vaše.
refused-wrong_stage = Hra sa ešte nezačala alebo sa už skončila.
refused-no_undo = Toto sa už nedá vrátiť.
refused-seat_taken = Miesto je obsadené.
refused-too_many = Priveľa požiadaviek. Chvíľu počkajte.
refused-too_large = Je to príliš veľké.
refused-storage = Server teraz nemôže ukladať. Nič sa nezmenilo.
refused-closing = Server sa práve vypína.
refused-no_draw = Teraz sa remíza ponúknuť nedá.
refused-time_up = Čas vypršal.
refused-bad_terms = Server tieto nastavenia neprijíma.
refused-bad_record = Súbor je poškodený, nie je to záznam z Blipfallu alebo sa jeho hody nedajú dokázať.
refused-internal = Chyba servera. Podrobnosti sú v jeho denníku.
refused-other = Niečo sa nepodarilo. Skúste to znova.

# Confirming
confirm-final = Toto sa nedá vrátiť.
confirm-do = Potvrdiť
confirm-again = Pýtať sa vždy
end-turn-title = Ukončiť ťah?
end-turn-left = { $count ->
    [one] { $count } jednotka má ešte akčné body:
    [few] { $count } jednotky majú ešte akčné body:
   *[other] { $count } jednotiek má ešte akčné body:
}
end-turn-go = Ukončiť ťah
end-turn-stay = Hrať ďalej
resign-title = Vzdať sa?
resign-text = Hru vyhrá druhá strana.
resign-go = Vzdať sa
draw-offered = { $side ->
    [marine] Mariňáci ponúkajú remízu.
   *[alien] Votrelci ponúkajú remízu.
}
draw-waiting = Ponúkli ste remízu.
draw-accept = Súhlasiť
draw-decline = Odmietnuť
undo = Vrátiť
undo-none = Nie je čo vrátiť
undo-marked = Vrátiť (zapíše sa do priebehu)
undo-marked-short = (zapíše sa do priebehu)

# Curtain
curtain-title = Odovzdajte obrazovku

# Chat and presence
chat-title = Chat
chat-empty = Zatiaľ žiadne správy.
chat-label = Správa
chat-send = Poslať
chat-only-players = Písať môžu len hráči.
presence-title = Pri stole
presence-here = je tu
presence-away = preč
presence-watchers = { $count ->
    [one] Pozerá sa { $count } človek
    [few] Pozerajú sa { $count } ľudia
   *[other] Pozerá sa { $count } ľudí
}

# Connection
net-connecting = Pripája sa…
net-lost = Spojenie sa stratilo. Skúša sa znova…
net-retry = { $seconds ->
    [one] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekundu.
    [few] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekundy.
   *[other] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekúnd.
}
net-retry-now = Skúsiť hneď
net-old = Táto stránka je staršia než server. Načítajte ju znova.
net-reload = Načítať znova
net-no-match = Hra sa nenašla.

# Settings
settings-title = Nastavenia
settings-lead = Ukladajú sa len v tomto prehliadači.
set-name = Meno
set-animation = Animácia na pláne
set-computer-pace = Rýchlosť počítača
pace-instant = okamžite
pace-fast = rýchlo
pace-normal = normálne
pace-slow = pomaly
set-confirm = Pýtať sa pred akciou
set-confirm-never = nikdy
set-confirm-dice = pred streľbou a útokom, ktorých šance nevidno
set-confirm-final = pred všetkým, čo sa nedá vrátiť
set-warn-end-turn = Upozorniť na konci ťahu, ak majú jednotky ešte body
set-auto-pass = Pasovať automaticky, keď sa nič iné nedá
set-text-size = Veľkosť textu
set-contrast = Kontrast
contrast-normal = normálny
contrast-high = vysoký
set-motion = Pohyb
motion-system = podľa systému
motion-reduced = obmedzený
settings-play = Hra
settings-look = Vzhľad
settings-keys = Klávesové skratky

# Keys
keys-title = Klávesové skratky
key-help = Ukázať tento zoznam
key-board = Prejsť na plán
key-end-turn = Ukončiť ťah
key-pass = Pasovať alebo preskočiť animáciu
key-command = Veliteľské body zapnúť alebo vypnúť
key-undo = Vrátiť
key-log = Prejsť na priebeh
key-chat = Prejsť na chat
key-actions = Vybrať akciu s týmto číslom; v Space Hulku si každé číslo drží svoj význam
key-overwatch = Hliadka
key-guard = Stráž
key-clear-jam = Uvoľniť zbraň
key-escape = Zavrieť alebo zrušiť výber
key-name-space = Medzera
key-name-digits = 1 až 9

# About
about-title = O hre
about-lead = Blipfall je slobodný softvér ľudí, ktorí majú radi obe hry.
about-unofficial = Blipfall je neoficiálny. Vydavatelia hier Space Hulk a Death Angel ho nevytvorili, neschválili ani nepodporujú. Názvy hier, ich postáv, zbraní a kariet patria ich vlastníkom. Všetky texty, obrázky a misie vznikli pre Blipfall.
about-license = Licencia MIT alebo Apache-2.0, podľa vášho výberu.
about-version = Verzia { $version }
about-offline = Stránka pochádza priamo z programu. Odinakiaľ nič nenačítava, neukladá cookies a nepotrebuje účet.
about-dice = Všetky hody vyplývajú z čísla, ktoré je určené pred hrou a odhalí sa po nej, takže si ich každý môže overiť.

# Tutorial
hint-title = Inštruktor
hint-next = Rozumiem
hint-first = Najprv si prečítaj, čo hovorí inštruktor, a stlač „Rozumiem“.
hint-back = Späť na predošlý krok
hint-forward = Na ďalší krok
hint-done = Hotovo
hint-over = To bol posledný krok. Teraz dokonči misiu.
hint-waits = Na rade si ty: inštruktor počká, kým to urobíš.
hint-skip = Preskočiť krok
hint-hide = Skryť inštruktora
hint-show = Ukázať inštruktora

# Games
game-space-hulk = Space Hulk
game-death-angel = Death Angel

start-play-next-hint = Ďalšia lekcia alebo kapitola, ktorú ste ešte nehrali
start-remove = Odstrániť { $title } z tohto zoznamu
start-put-back = { $count ->
    [one] Zobraziť { $count } odstránenú hru
    [few] Zobraziť { $count } odstránené hry
   *[other] Zobraziť { $count } odstránených hier
}
over-story = Príbeh hry
over-turnings = Zlomové chvíle

column-fold = Zložiť: { $column }
column-unfold = Rozložiť: { $column }

# Named in a match, told in files that are loaded later
guide-open-rule = Čítať pravidlo { $rule }
guide-taught = Pravidlá tohto kroku
over-replay = Pozrieť záznam
refused-dropped = Toto zariadenie bolo odstránené zo zoznamu vašich zariadení.
campaign-to-chapter = Ďalej, kapitola { $number }
campaign-to-second-try = Druhý pokus o kapitolu { $number }
campaign-to-epilogue = K epilógu
coach-hint = Rada
coach-blunder-title = Ste si istí?
coach-blunder = Toto stojí asi { $points } bodov zo 100. Lepšie je: { $action }.
coach-blunder-go = Aj tak vykonať
set-warn-blunders = V cvičných hrách varovať pred hrubou chybou
