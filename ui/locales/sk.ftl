# Frame
skip-to-content = Preskočiť na obsah
nav-label = Hlavné stránky
nav-start = Štart
nav-missions = Misie
nav-watch = Pozerať
nav-settings = Nastavenia
nav-about = O hre
language-label = Jazyk
close = Zavrieť
cancel = Zrušiť
copy = Kopírovať
copied = Skopírované
loading = Načítava sa …
try-again = Skúsiť znova
page-lost = Takáto stránka neexistuje.
page-lost-way = Späť na štart

# Start page
start-tagline = Tmavé chodby. Málo nábojov. Veľa pazúrov.
start-lead = Stolová hra Space Hulk a kartová hra Death Angel na vašej obrazovke: čata v ťažkej zbroji proti tomu, čo žije v tme. Sám, dvaja pri jednej obrazovke alebo s priateľom cez odkaz.
start-play-now = Hrať hneď
start-play-now-hint = Prvé kroky: dvaja mariňáci, pár minút, všetko vysvetlené
start-continue = Pokračovať
start-your-turn = Ste na rade
start-waits = Rozhoduje druhá strana
start-not-begun = Čaká sa na hráča
start-new-hint = Stolová hra pre dvoch alebo pre jedného: misia, súper a pravidlá podľa vás
start-missions-hint = Mapy, zadania a ako dopadli v praxi
start-rules-hint = Obe hry v krátkosti, presné šance a slovník pojmov
start-join = Pripojiť sa odkazom
start-join-hint = Priateľ vám poslal pozvánku
start-watch-hint = Otvorené hry, ktoré práve hrajú iní

# Missions
missions-title = Misie
missions-lead = Pätnásť kapitol jedného príbehu a niekoľko krátkych bojov.
series-tutorial = Výcvik
series-campaign = Vesperský uzol
series-single = Krátke boje
mission-chapter = { $chapter }. kapitola
mission-difficulty = Náročnosť { $level } z 5
mission-marines = { $count ->
    [one] { $count } mariňák
    [few] { $count } mariňáci
    [many] { $count } mariňáka
   *[other] { $count } mariňákov
}
mission-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kolá
    [many] { $count } kola
   *[other] { $count } kôl
}
mission-no-limit = Bez obmedzenia kôl
mission-wins = Mariňáci vyhrávajú { $share }
mission-wins-about = Namerané { $date } v { $games } hrách, { $player } proti { $player }; s istotou 95 % je skutočný podiel { $low } až { $high }.
mission-wins-unknown = Zatiaľ nenamerané
mission-picture = Mapa misie { $title }
mission-play = Hrať túto misiu
mission-briefing = Zadanie
mission-goals = Kto vyhrá
mission-goals-marine = Mariňáci vyhrajú, ak
mission-goals-alien = Votrelci vyhrajú, ak
mission-goals-draw = Nevyhrá nikto, ak
mission-author = Autor: { $author }

# New match
new-title = Nová hra
new-mission = Misia
new-opponent = Súper
opponent-computer = Počítač
opponent-computer-about = Vyberiete si stranu, program hrá za druhú.
opponent-friend = Priateľ cez odkaz
opponent-friend-about = Dostanete odkaz na poslanie. Kto ho otvorí, hrá za druhú stranu.
opponent-hotseat = Jedna obrazovka
opponent-hotseat-about = Dvaja sa tu striedajú. Opona skryje, čo druhý nesmie vidieť.
opponent-solo_a = Sólo, variant A
opponent-solo_a-about = Vediete mariňákov. Votrelci sa riadia slovenskými sólo pravidlami: lovia podľa priorít a zbiehajú sa.
opponent-solo_b = Sólo, variant B
opponent-solo_b-about = Vediete mariňákov. Votrelci sa riadia talianskymi sólo pravidlami: chodia v skupinách a je ich viac.
new-side = Vaša strana
side-marine = Mariňáci
side-alien = Votrelci
new-computer = Počítačový hráč
player-random = Náhodný
player-random-about = Urobí ktorúkoľvek dovolenú akciu. Na úplne prvé kroky.
player-scout = Prieskumník
player-scout-about = Zvažuje vždy jednu akciu. Férový súper pre začiatočníkov.
player-veteran = Veterán
player-veteran-about = Plánuje za každú jednotku. Ťažko ho poraziť.
new-rules = Pravidlá
preset-fourth = 4. edícia
preset-fourth-about = Streľba z hliadky je na vás; kde sa edície líšia, platí novší text.
preset-third = 3. edícia
preset-third-about = Hliadka strieľa, či chcete, alebo nie; na odhalenie sa odpovedá až na konci.
new-options = { $changed ->
    [0] Všetky pravidlá, ktoré možno čítať dvojako
   *[other] Všetky pravidlá, ktoré možno čítať dvojako (zmenené: { $changed })
}
new-options-reset = Späť k prednastaveniu
new-clock = Hodiny
clock-none = Bez hodín
clock-seconds = { $seconds } s na ťah mariňákov
new-practice = Cvičná hra
new-practice-about = Vrátiť možno čokoľvek, aj kocky. Každé vrátenie sa zapíše do záznamu.
new-public = Iní sa smú pozerať
new-name = Vaše meno
new-name-about = Vidia ho ostatní pri stole. Môže zostať prázdne.
name-guest = Hosť
new-create = Začať
new-failed = Hru sa nepodarilo otvoriť: { $why }

# Options of the rules
option-true = áno
option-false = nie
option-number = { $number }
option-overwatch_fire = Streľba z hliadky
option-overwatch_fire-about = Či mariňák na hliadke smie, alebo musí strieľať, keď votrelec koná na jeho očiach.
option-overwatch_covering = Viacerí na hliadke
option-overwatch_covering-about = Či pred prvým hodom určíte, kto strieľa, alebo hádžu všetci, aj na mŕtvy cieľ.
option-cp_reactor = Kto smie reagovať
option-cp_reactor-about = Či smie veliteľské body minúť ktorýkoľvek mariňák, keď votrelca niekto videl, alebo len ten, kto ho vidí sám.
option-lurk_genestealer_cap = Genozlodeji pri vstupe
option-lurk_genestealer_cap-about = Koľko odhalených Genozlodejov smie číhať pri jednom vstupe.
option-forced_lurk_scope = Zadržaní pri vstupe
option-forced_lurk_scope-about = Či mariňáci blízko vstupu zadržia len blipy položené v tomto ťahu, alebo všetky, čo tam číhajú.
option-reveal_reactions = Odpoveď na odhalenie
option-reveal_reactions-about = Či mariňáci smú reagovať po každom umiestnenom Genozlodejovi, alebo raz po poslednom.
option-reveal_reacts_in_marine_turn = Hliadka vo vlastnom ťahu
option-reveal_reacts_in_marine_turn-about = Či hliadka odpovedá aj na blip odhalený v ťahu mariňákov.
option-assault_tie_turn = Otočenie po remíze
option-assault_tie_turn-about = Či sa obranca po remíze v útoku zblízka smie otočiť k útočníkovi.
option-parry_die = Odrazenie
option-parry_die-about = Ktorú kocku nepriateľa dá silový meč hodiť znova.
option-door_close_overwatch = Hliadka a zatváranie dverí
option-door_close_overwatch-about = Či mariňák na hliadke smie, alebo musí strieľať na dvere, ktoré votrelec zatvára.
option-cp_overspend = Priveľa veliteľských bodov
option-cp_overspend-about = Či je minutie viac bodov, než sa vytiahlo, odmietnuté, alebo dovolené a znamená prehru.
option-los_model = Línia pohľadu
option-los_model-about = Či rozhoduje len priamka zo stredu do stredu, alebo mimo miestností vidno len po radoch a stĺpcoch.
option-blip_into_los = Blip do výhľadu
option-blip_into_los-about = Či blip do výhľadu vôbec nesmie, alebo sa vráti a jeho ťah sa skončí.
option-door_placement = Dvere
option-door_placement-about = Či dvere vypĺňajú políčko, alebo stoja medzi dvoma políčkami.
option-door_operation = Otváranie dverí
option-door_operation-about = Či dvere musia byť na jednom z troch políčok vpredu, alebo stačí ktorékoľvek susedné.
option-door_close_on_unit = Zatvorenie dverí na niekoho
option-door_close_on_unit-about = Či sa dvere smú zatvoriť na jednotku, čo ju zničí.
option-lurk_distance = Vzdialenosť od vstupu
option-lurk_distance-about = Či sa šesť políčok okolo vstupu počíta po ceste, alebo priamo ako dostrel.
option-sustained_losses = Koniec súvislej streľby
option-sustained_losses-about = Či súvislá streľba končí aj stratou výhľadu na cieľ a koncom kola.
option-burning_conversion = Blipy v ohni
option-burning_conversion-about = Či je blip odhalený v horiacej sekcii zničený skôr, než sa umiestni.
option-diagonal_block = Kroky šikmo
option-diagonal_block-about = Či šikmému kroku bránia až dve blokované políčka, alebo stačí jedno.
option-ladder_cost = Rebríky
option-ladder_cost-about = Či lezenie stojí mariňáka 2 body a votrelca 1, alebo toľko ako krok vpred.
option-librarian_base_bonus = Sekera knihovníka
option-librarian_base_bonus-about = Koľko knihovník pripočíta v útoku zblízka, kým neminie psi body.
option-sustained_on_overwatch = Súvislá streľba z hliadky
option-sustained_on_overwatch-about = Či sa opakované výstrely z hliadky na ten istý cieľ počítajú ako súvislá streľba.
option-cp_on_door_close = Reakcia na zatváranie dverí
option-cp_on_door_close-about = Či mariňáci smú minúť veliteľské body, keď vidia zatvárať sa dvere.
option-sb_broodlord_once = Broodlord len raz
option-sb_broodlord_once-about = Sólo variant B: či sa zabitý Broodlord smie vrátiť.
value-none = žiadne
value-may = smie
value-must = musí
value-declare_subset = koho určíte
value-all_roll = všetci
value-any_marine = ktorýkoľvek mariňák
value-witness_only = len kto to vidí
value-new_blips = nové blipy
value-all_blips = všetky blipy
value-per_model = po každom
value-after_all = po poslednom
value-marine_choice = vyberá strana mariňákov
value-highest = najvyššiu
value-reject = odmietnuté
value-lose_game = prehra
value-geometric = len priamka
value-corridor_strict = rady a stĺpce
value-bounce = vráti sa
value-square = na políčku
value-edge = medzi políčkami
value-front_three = tri políčka vpredu
value-adjacent = ktorékoľvek susedné
value-path = po ceste
value-straight = priamo
value-full = áno
value-short = nie
value-destroyed = zničený
value-normal = nič zvláštne
value-both = dve
value-any = jedno
value-fixed = 2 a 1
value-as_move = ako krok

# Lobby, joining, watching
lobby-title = Čaká sa na druhú stranu
lobby-lead = Pošlite priateľovi tento odkaz. Hra sa začne, len čo ho otvorí.
lobby-link = Odkaz s pozvánkou
lobby-link-about = Kto má odkaz, smie si sadnúť. Nič iné netreba.
lobby-seats = Miesta
seat-you = Vy
seat-open = voľné
seat-computer = Počítač: { $player }
seat-person = Hráč
join-title = Ste pozvaní
join-lead = Niekto si s vami chce zahrať Space Hulk.
join-button = Sadnúť si
join-joining = Sadáte si …
join-failed = Miesto sa nepodarilo obsadiť: { $why }
enter-title = Pripojiť sa odkazom
enter-label = Odkaz s pozvánkou
enter-lead = Vložte odkaz, ktorý ste dostali. Začína sa adresou servera Blipfall.
enter-bad = Toto nie je pozvánka. Pozvánka obsahuje „#/join/“.
enter-button = Pripojiť sa
watch-title = Pozerať
watch-lead = Hry na tomto serveri, ktorých hráčom diváci neprekážajú.
watch-none = Práve niet otvorenej hry.
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
tab-log = Záznam
tab-chat = Rozhovor
match-menu = Ponuka
menu-settings = Nastavenia
menu-keys = Klávesy
menu-leave = Odísť od stola
menu-resign = Vzdať sa
menu-draw = Ponúknuť remízu
phase-setup = Rozmiestnenie
phase-marine_command = Veliteľská fáza
phase-marine_action = Akcie mariňákov
phase-alien_reinforcement = Fáza posíl
phase-alien_action = Akcie votrelcov
phase-mission_status = Stav misie

# Prompts
ask-you = Rozhodujete vy
wait-side = { $side ->
    [marine] Čaká sa na mariňákov
   *[other] Čaká sa na votrelcov
}
wait-computer = Počítač premýšľa
wait-person = Rozhoduje: { $name }
wait-offline = Nepripojený hráč: { $name }
wait-more = Deje sa ďalej
wait-skip = Preskočiť
ask-action = Vyberte jednotku a čo urobí.
ask-action-unit = Na rade: { $unit }. Pokračujte, alebo jednotku ukončite.
ask-command = Nechať veliteľský žetón, alebo ťahať ešte raz?
ask-reinforce = Kde číha nový blip?
ask-deploy = Umiestnite mariňáka.
ask-activate = Ktorý votrelec koná ďalej?
ask-convert = Blip je odhalený: umiestnite prvého Genozlodeja.
ask-broodlord = Objaví sa Broodlord?
ask-place = Kam sa umiestni ďalší Genozlodej?
ask-face = Kam bude otočený: { $unit }?
ask-free_shot = { $unit } smie po tomto pohybe zadarmo strieľať alebo položiť, čo nesie.
ask-parry = { $unit } smie odraziť: ktorá kocka sa hodí znova?
ask-reroll = { $unit } je na stráži: hodiť kocku znova?
ask-spend_psi = { $unit }: koľko psi bodov dá do tohto útoku?
ask-turn_to_face = { $unit } sa smie otočiť k útočníkovi.
ask-reaction = Votrelec konal na očiach. Odpovedzte akciou alebo prepustite.
ask-reaction-unit = { $unit } konal na očiach. Odpovedzte akciou alebo prepustite.
ask-overwatch = { $unit } konal na očiach. Kto strieľa z hliadky?
ask-other = Treba sa rozhodnúť: vyberte jednu z odpovedí.

# Actions
actions-label = Akcie
actions-of = Akcie: { $unit }
actions-choose-unit = Vyberte jednotku na pláne alebo tu:
action-cost-short = { $ap } AB
action-cp-short = { $cp } VB
action-free = zadarmo
actions-on-board = Vyberte políčko na pláne.
actions-all = Všetky akcie
actions-fewer = Menej akcií
act-finish-other = { $unit } skončil, pokračuje { $next }
act-move = Krok na { $to }
act-climb = Vyliezť na { $to }
act-turn = { $facing ->
    [N] Otočiť na sever
    [E] Otočiť na východ
    [S] Otočiť na juh
   *[W] Otočiť na západ
}
act-fire = Strieľať: { $target }
act-assault = Útok zblízka: { $target }
act-overwatch = Hliadka
act-guard = Stráž
act-clear_jam = Uvoľniť zbraň
act-reload = Nabiť
act-convert = Odhaliť
act-end_activation = Jednotka skončila
act-activate = Koná: { $unit }
act-door = { $to ->
    [open] Otvoriť dvere
   *[closed] Zatvoriť dvere
}
act-enter = Vstúpiť na plán
act-exit = Odísť z mapy
act-give = Odovzdať: { $object }
act-drop = Položiť: { $object }
act-psi-prescience = Predvídateľnosť
act-psi-force_barrier = Silová bariéra: { $target }
act-psi-psychic_storm = Psychická búrka: { $target }
act-deploy = Umiestniť na { $to }
act-face = { $facing ->
    [N] Čelom na sever
    [E] Čelom na východ
    [S] Čelom na juh
   *[W] Čelom na západ
}
act-parry = Odraziť { $die }. kocku
act-reroll = Znova hodiť { $die }. kocku
act-spend_psi = { $points ->
    [0] Žiadny psi bod
    [one] { $points } psi bod
    [few] { $points } psi body
   *[other] { $points } psi bodov
}
act-turn_to_face = Otočiť sa k útočníkovi
act-reinforce = Blip k vstupu { $entry }
act-place = Umiestniť na { $to }
act-broodlord = Objaví sa Broodlord
act-redraw = Ťahať znova
act-keep = Nechať
act-pass = Prepustiť
act-end_turn = Ukončiť ťah
target-door = dvere { $at }
target-square = políčko { $at }
target-section = sekcia { $section }

# Units and weapons
unit-genestealer = Genozlodej { $number }
unit-blip = Blip { $number }
unit-broodlord = Broodlord
kind-marine = mariňák
kind-genestealer = Genozlodej
kind-blip = blip
kind-broodlord = Broodlord
rank-trooper = mariňák
rank-sergeant = seržant
rank-librarian = knihovník
weapon-storm_bolter = storm bolter
weapon-assault_cannon = rotačný kanón
weapon-heavy_flamer = ťažký plameňomet
weapon-none = bez strelnej zbrane
weapon-power_fist = silová päsť
weapon-chainfist = reťazová päsť
weapon-lightning_claws = bleskové čepele
weapon-power_sword = silový meč
weapon-hammer_and_shield = hromové kladivo a štít
weapon-force_axe = psi sekera
psi-prescience = Predvídateľnosť
psi-force_barrier = Silová bariéra
psi-psychic_storm = Psychická búrka

# Board
board-label = Plán
board-level = Úroveň { $level }
board-view = Pohľad
board-zoom-in = Priblížiť
board-zoom-out = Oddialiť
board-fit = Ukázať všetko
board-center = K jednotke
board-actions = Akcie
board-show-unit = Ukázať: { $unit }
board-close = Zavrieť
board-facing = čelom na { $facing ->
    [N] sever
    [E] východ
    [S] juh
   *[W] západ
}
board-value = hodnota { $value }
board-group = v skupine: { $count }
board-points = { $count ->
    [one] { $count } akčný bod
    [few] { $count } akčné body
   *[other] { $count } akčných bodov
}
board-overwatch = na hliadke
board-guard = na stráži
board-jammed = zaseknutá zbraň
board-sustained = súvislá streľba
board-ammunition = { $count ->
    [one] zostáva { $count } výstrel
    [few] zostávajú { $count } výstrely
   *[other] zostáva { $count } výstrelov
}
board-psi = { $count ->
    [one] { $count } psi bod
    [few] { $count } psi body
   *[other] { $count } psi bodov
}
board-carries = nesie: { $object }
board-held = musí čakať
board-acted = už konal
board-choices = možné: { $choices }
board-free = zadarmo
board-cost = { $cost } AB
board-cost-cp = { $cost } AB, z toho { $cp } VB
board-exit = východ
board-exit-marine = východ pre mariňákov
board-exit-alien = východ pre votrelcov
board-entry = vstupná oblasť { $entry }
board-lurking = { $kind }: { $count }
board-door-open = otvorené dvere
board-door-closed = zatvorené dvere
board-door-destroyed = zničené dvere
board-ladder-up = rebrík nahor
board-ladder-down = rebrík nadol
board-generator = generátor
board-generator-damaged = poškodený generátor
board-fire = oheň
board-barrier = silová bariéra
board-object = leží tu: { $object }
board-spend-command = Použiť veliteľské body
board-walk-stopped = Tu sa pochod zastavuje.
board-key-focus = Pohyb z políčka na políčko
board-key-choose = Vybrať, čo tam je
board-key-cancel = O krok späť
board-key-units = Ďalšia a predošlá jednotka, ktorá môže konať
board-key-pan = Posunúť obraz
board-key-zoom = Priblíženie
board-key-fit = Ukázať všetko
board-key-center = K jednotke

# Status
status-title = Stav
status-marines = Mariňáci
status-aliens = Votrelci
status-ap-of = { $unit }: { $ap ->
    [one] { $ap } akčný bod
    [few] { $ap } akčné body
    [many] { $ap } akčného bodu
   *[other] { $ap } akčných bodov
}
status-cp = Veliteľské body
status-cp-left = zostáva { $left } z { $drawn }
status-cp-spent = minuté: { $spent }, žetón je skrytý
status-cp-none = v tejto misii nie sú
status-psi = Psi body
status-ammo = Strelivo
status-reinforcements = { $blips ->
    [0] Posily už neprídu
    [one] { $blips } blip každé kolo
    [few] { $blips } blipy každé kolo
   *[other] { $blips } blipov každé kolo
}
status-blips = { $count ->
    [one] { $count } blip na pláne
    [few] { $count } blipy na pláne
   *[other] { $count } blipov na pláne
}
status-lurking = { $count ->
    [one] { $count } číha pri vstupoch
    [few] { $count } číhajú pri vstupoch
   *[other] { $count } číha pri vstupoch
}
status-genestealers = { $count ->
    [one] { $count } Genozlodej na pláne
    [few] { $count } Genozlodeji na pláne
   *[other] { $count } Genozlodejov na pláne
}
status-objectives = Ciele
status-progress = { $now } z { $target }
status-casualties = Straty
status-fallen = Padlí
status-escaped = V bezpečí
status-killed-aliens = { $count ->
    [0] Zatiaľ nezabitý žiadny votrelec
    [one] { $count } zabitý votrelec
    [few] { $count } zabití votrelci
   *[other] { $count } zabitých votrelcov
}
state-overwatch = na hliadke
state-guard = na stráži
state-jammed = zaseknutá zbraň
state-done = hotovo
state-carries = nesie: { $object }
goal-marines_exited = Mariňáci preč
goal-marines_killed = Mŕtvi mariňáci
goal-marines_on_board = Mariňáci na pláne
goal-aliens_killed = Zabití votrelci
goal-aliens_exited = Votrelci preč
goal-aliens_in_play = Votrelci v hre
goal-round = Kolo
goal-generators_damaged = Poškodené generátory
goal-marines_in = Mariňáci v oblasti
goal-aliens_in = Votrelci v oblasti
goal-limit-marine = Po poslednom kole vyhrávajú mariňáci.
goal-limit-alien = Po poslednom kole vyhrávajú votrelci.
goal-limit-nobody = Po poslednom kole nevyhrá nikto.

# Clock
clock-label = Zostávajúci čas
clock-left = { $minutes }:{ $seconds }
clock-low = { $seconds ->
    [one] Zostáva { $seconds } sekunda
    [few] Zostávajú { $seconds } sekundy
   *[other] Zostáva { $seconds } sekúnd
}

# Dice
dice-title = Kocky
dice-none = Zatiaľ sa nehádzalo.
roll-shot = výstrel
roll-assault = útok zblízka
roll-parry = odrazenie
roll-guard = stráž
roll-flame = plamene
roll-explosion = výbuch
roll-psychic_storm = psychická búrka
roll-ladder = rebrík
roll-placement = umiestnenie
roll-swarm = zbehnutie
roll-broodlord = Broodlord
roll-entry = vstup
roller-door = Dvere
roller-aliens = Votrelci

# Odds
odds-title = Šance
odds-counting = Počíta sa …
odds-killed = Cieľ zničený
odds-missed = Bez účinku
odds-jammed = Zbraň sa zasekne
odds-killed-jammed = Cieľ zničený, zbraň sa zasekne
odds-win = Vyhrá { $unit }
odds-lose = Zomrie { $unit }
odds-tie = Remíza
odds-then-parry = potom odrazenie
odds-then-reroll = potom možno hodiť kocku znova
odds-then-spend_psi = potom psi body
odds-then-other = potom rozhodnutie
odds-go = Urobiť
odds-too-many = Priveľa možností na spočítanie.

# Log
log-jump = Prejsť na …
log-title = Záznam
log-filter = Zobraziť
log-filter-all = Všetko
log-filter-combat = Boje a kocky
log-filter-moves = Pohyb
log-filter-rules = Prečo votrelci konajú
log-latest = Na najnovšie
log-empty = Zatiaľ sa nič nestalo.
log-round = Kolo { $round }

# At the table
table-undone = Vrátené späť: { $seat }
table-draw_offered = Ponuka remízy: { $seat }
table-draw_declined = Bez remízy: { $seat }
table-resigned = Vzdali sa: { $seat }
table-rematch_asked = Ešte jednu hru? { $seat }

# Events
event-phase = { $phase }
event-command_drawn = Veliteľský žetón: { $value }
event-command_drawn-hidden = Mariňáci ťahajú veliteľský žetón.
event-command_shown = Veliteľský žetón mal hodnotu { $value }, minuté: { $spent }.
event-cp_spent = { $unit }: { $points ->
    [one] { $points } veliteľský bod
    [few] { $points } veliteľské body
   *[other] { $points } veliteľských bodov
} (v tomto kole minuté: { $spent })
event-moved = { $unit }: krok na { $to }.
event-turned = { $unit } sa otáča { $facing ->
    [N] na sever
    [E] na východ
    [S] na juh
   *[W] na západ
}.
event-turned-blip = { $unit } sa otáča.
event-entered = { $unit } vstupuje cez { $entry } na { $to }.
event-exited = { $unit } odchádza z mapy.
event-fell = { $unit } padá na { $to }.
event-bounced = { $unit } cúva a jeho ťah sa končí.
event-deployed = { $unit } stojí na { $at }.
event-door_opened = { $unit } otvára dvere na { $at }.
event-door_closed = { $unit } zatvára dvere na { $at }.
event-door_destroyed = Dvere na { $at } sú zničené.
event-generator_damaged = Generátor na { $at } je poškodený.
event-fired = { $unit } strieľa ({ $weapon }): { $target }.
event-fired-sustained = { $unit } strieľa ďalej ({ $weapon }): { $target }.
event-fired-overwatch = { $unit } strieľa z hliadky ({ $weapon }): { $target }.
event-rolled = { $who }: hod { $dice } ({ $why }).
event-killed = { $unit } je mŕtvy ({ $cause }).
event-jammed = { $unit }: zbraň sa zasekla!
event-jam_cleared = { $unit } uvoľnil zbraň.
event-reloaded = { $unit } nabíja.
event-exploded = { $unit }: rotačný kanón vybuchol!
event-flamed = { $unit } zapaľuje { $count ->
    [one] { $count } políčko
    [few] { $count } políčka
   *[other] { $count } políčok
}.
event-overwatch_set = { $unit } ide na hliadku.
event-overwatch_lost = { $unit } už nie je na hliadke.
event-guard_set = { $unit } stojí na stráži.
event-guard_lost = { $unit } už nie je na stráži.
event-assaulted = { $unit } útočí zblízka: { $target }.
event-assault_scored = Útok zblízka { $attacker } : { $defender }, { $result ->
    [attacker] vyhráva útočník.
    [defender] vyhráva obranca.
   *[tie] remíza.
}
event-psi_spent = { $unit } míňa { $points ->
    [one] { $points } psi bod
    [few] { $points } psi body
   *[other] { $points } psi bodov
} (zostáva { $left }).
event-power_used = { $unit }: { $power }.
event-power_used-at = { $unit }: { $power }, { $target }.
event-blip_drawn = Prichádza { $unit }, hodnota { $value }.
event-blip_drawn-hidden = Prichádza { $unit }.
event-blip_placed = { $unit } číha pri vstupe { $entry }.
event-blip_placed-held = { $unit } číha pri vstupe { $entry } a musí tam čakať.
event-blip_discarded = { $unit } je preč.
event-ambushed = Prepadnutie: { $unit } na { $at }!
event-automaton = { $why }
event-joined = { $unit } sa pripája: { $into }.
event-grouped = { $unit }: teraz ich je { $count }.
event-retreated = { $unit } ustupuje na { $to }.
event-pile_reshuffled = Použité blipy sa miešajú ({ $blips }).
event-revealed = { $unit } je odhalený: { $value ->
    [one] { $value } Genozlodej
    [few] { $value } Genozlodeji
   *[other] { $value } Genozlodejov
}!
event-broodlord_appeared = Objavil sa Broodlord!
event-placed = { $unit } stojí na { $at }.
event-lurks = { $unit } číha pri vstupe { $entry }.
event-lost = { $count ->
    [one] Pre { $count } Genozlodeja niet miesta.
   *[other] Pre { $count } Genozlodejov niet miesta.
}
event-picked_up = { $unit } berie: { $object }.
event-dropped = Na { $at } leží: { $object }.
event-handed = { $unit } odovzdáva: { $object }. Preberá { $target }.
event-pushed = { $object } je teraz na { $at }.
event-counters_removed = Hliadka a stráž sa končia s kolom.
event-game_over = { $winner ->
    [marine] Mariňáci vyhrali.
    [alien] Votrelci vyhrali.
   *[nobody] Nevyhral nikto.
}
event-unknown = { $type }
cause-shot = výstrel
cause-assault = útok zblízka
cause-flame = oheň
cause-explosion = výbuch
cause-psychic_storm = psychická búrka
cause-fall = pád
cause-door = dvere

# End
over-marine = Mariňáci vyhrali
over-alien = Votrelci vyhrali
over-nobody = Nevyhral nikto
over-you-won = Víťazstvo
over-you-lost = Porážka
over-reason-round_limit = Posledné kolo sa skončilo.
over-reason-overspent = Minulo sa viac veliteľských bodov, než sa vytiahlo.
over-reason-no_units = Jednej strane nikto nezostal.
over-reason-stalemate = Nikto už nemôže nič urobiť.
over-reason-no_marines = Nezostal žiadny mariňák.
over-reason-out_of_reach = Mariňáci už nemôžu vyhrať.
over-reason-resigned = Jedna strana sa vzdala.
over-reason-agreed = Obe strany sa dohodli na remíze.
over-reason-abandoned = K stolu sa nikto nevrátil.
over-rematch = Odveta
over-rematch-wait = Čaká sa na druhú stranu …
over-rematch-go = Do novej hry
over-show = Výsledok
over-look = Pozrieť si plán
over-start = Na štart

# Why not, refusals
why-not-title = Nedá sa
why-not-rule = Pravidlo { $rule }
refused-unreachable = Server neodpovedá.
refused-lost = Spojenie sa stratilo skôr, než prišla odpoveď.
refused-bad_message = Server stránke nerozumel. Načítajte ju znova.
refused-protocol = Táto stránka je staršia než server. Načítajte ju znova.
refused-unauthorized = Server nevie, kto ste.
refused-forbidden = To vám neprislúcha.
refused-not_found = Nič také tu nie je.
refused-stale = Hra sa medzitým pohla. Pozrite sa ešte raz.
refused-illegal_action = Pravidlá to nedovoľujú.
refused-not_your_turn = Rozhodnutie nie je vaše.
refused-wrong_stage = Hra sa ešte nezačala alebo sa už skončila.
refused-no_undo = Toto sa už nedá vrátiť.
refused-seat_taken = Miesto je obsadené.
refused-too_many = Priveľa naraz. Chvíľu počkajte.
refused-too_large = Je to príliš veľké.
refused-storage = Server teraz nemôže nič uložiť. Nič sa nestalo.
refused-closing = Server sa práve vypína.
refused-no_draw = Teraz sa remíza ponúknuť nedá.
refused-time_up = Čas vypršal.
refused-bad_terms = V zadaní tejto hry sú chyby: { $message }
refused-internal = Server urobil chybu. Viac je v jeho zázname.
refused-other = Odmietnuté: { $message }

# Confirming
confirm-final = Toto sa nedá vrátiť.
confirm-do = Urobiť
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
undo-none = Niet čo vrátiť
undo-marked = Vrátiť (zapíše sa)

# Curtain
curtain-title = Odovzdajte obrazovku
curtain-text = { $side ->
    [marine] Teraz rozhodujú mariňáci. Na obrazovku by mali pozerať len oni.
   *[alien] Teraz rozhodujú votrelci. Na obrazovku by mali pozerať len oni.
}
curtain-lift = { $side ->
    [marine] Hrám za mariňákov: ukázať plán
   *[alien] Hrám za votrelcov: ukázať plán
}

# Chat and presence
chat-title = Rozhovor
chat-empty = Zatiaľ nikto nič nepovedal.
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
net-connecting = Pripája sa …
net-lost = Spojenie sa stratilo. Skúša sa znova …
net-retry = { $seconds ->
    [one] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekundu.
    [few] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekundy.
   *[other] Spojenie sa stratilo. Ďalší pokus o { $seconds } sekúnd.
}
net-retry-now = Skúsiť hneď
net-refused = Server nás nepustil: { $why }
net-old = Táto stránka je staršia než server. Načítajte ju znova.
net-reload = Načítať znova
net-no-match = Takáto hra tu nie je.

# Settings
settings-title = Nastavenia
settings-lead = Ukladajú sa len v tomto prehliadači.
set-name = Meno
set-animation = Pohyby na pláne
set-computer-pace = Ťahy počítača
pace-instant = okamžite
pace-fast = rýchlo
pace-normal = normálne
pace-slow = pomaly
set-confirm = Pýtať sa pred akciou
set-confirm-never = nikdy
set-confirm-dice = pred streľbou a útokom
set-confirm-final = pred všetkým nevratným
set-warn-end-turn = Upozorniť na konci ťahu, ak majú jednotky ešte body
set-auto-pass = Prepustiť samo, kde sa nič iné nedá
set-text-size = Veľkosť textu
set-contrast = Kontrast
contrast-normal = normálny
contrast-high = vysoký
set-motion = Pohyb
motion-system = podľa systému
motion-reduced = obmedzený
settings-play = Hra
settings-look = Vzhľad
settings-keys = Klávesy

# Keys
keys-title = Klávesy
key-help = Ukázať tento zoznam
key-board = Prejsť na plán
key-end-turn = Ukončiť ťah
key-pass = Prepustiť alebo preskočiť, čo sa ukazuje
key-undo = Späť
key-log = Prejsť do záznamu
key-chat = Prejsť do rozhovoru
key-actions = Vybrať jednu zo zobrazených akcií
key-overwatch = Hliadka
key-guard = Stráž
key-clear-jam = Uvoľniť zbraň
key-escape = Zavrieť alebo zrušiť výber
key-name-space = Medzera
key-name-digits = 1 až 9

# About
about-title = O hre
about-lead = Blipfall je slobodný softvér ľudí, ktorí majú radi obe hry.
about-unofficial = Blipfall je neoficiálny. Vydavatelia hier Space Hulk a Death Angel ho nevytvorili, neschválili ani nepodporujú. Názvy hier patria ich vlastníkom. Každé slovo, obrázok a misia sú naše vlastné.
about-license = MIT alebo Apache-2.0, podľa vás.
about-version = Verzia { $version }
about-offline = Stránka pochádza priamo z programu. Odinakiaľ nič nenačítava, neukladá cookies a nepotrebuje účet.
about-dice = O kockách rozhoduje číslo, ktoré je určené pred hrou a ukáže sa po nej, takže si ich každý môže overiť.

# Tutorial
hint-title = Inštruktor
hint-next = Rozumiem
hint-hide = Skryť inštruktora
hint-show = Ukázať inštruktora
