# Death Angel
over-players = Mariňáci to dokázali
over-players-lost = Všetko je stratené
over-reason-mission = Úloha je splnená.
over-reason-extermination = Všetci Genozlodeji sú mŕtvi.
over-reason-slain = Nezostal ani jeden mariňák.

# The page for a new match
angel-start-hint = Kartová hra pre 1 až 6 hráčov: zástup mariňákov, roje z oboch strán
angel-new-lead = Zástup mariňákov v úzkej chodbe, roje z oboch strán. Vyhráte alebo prehráte spolu: sami alebo s najviac piatimi ďalšími.
angel-new-players = Hráči
angel-new-count = { $count ->
    [one] Sám
    [few] { $count } hráči
   *[other] { $count } hráčov
}
angel-new-teams-each = { $count ->
    [one] 1 tím pre každého
    [few] { $count } tímy pre každého
   *[other] { $count } tímov pre každého
}
angel-new-seats = Kto hrá
angel-holder-me = Ja
angel-holder-cadet = Počítač: kadet
angel-holder-veteran = Počítač: veterán
angel-holder-captain = Počítač: kapitán
angel-holder-master = Počítač: majster
angel-holder-random = Počítač: náhodný
angel-holder-open = Voľné, na pozvánku
angel-new-teams = Tímy
angel-teams-chosen = Vyberú sa v hre
angel-teams-chosen-about = Každý si postupne berie tímy.
angel-teams-dealt = Rozdané náhodne
angel-teams-dealt-about = Hra sa začne hneď.
angel-curtain = Podávať si obrazovku
angel-curtain-about = Pri tejto obrazovke sedí viac ľudí: čo smie vidieť jeden, je pred ďalším skryté.
angel-new-clock = Hodiny
angel-clock-none = Bez hodín
angel-clock-minutes = { $count ->
    [one] 1 minúta na rozhodnutie
    [few] { $count } minúty na rozhodnutie
   *[other] { $count } minút na rozhodnutie
}
angel-clock-days = { $count ->
    [one] Na viac dní: 1 deň na rozhodnutie
    [few] Na viac dní: { $count } dni na rozhodnutie
   *[other] Na viac dní: { $count } dní na rozhodnutie
}
angel-clock-about = Keď čas vyprší, za hráča sa dá jednoduchá odpoveď. Pri hre na viac dní nemusí nikto čakať: úvodná stránka ukáže, kto je na ťahu.
angel-curtain-text = Teraz rozhoduje { $seat }. Na obrazovku by sa mal pozerať iba tento hráč.
angel-curtain-lift = Som { $seat }: ukázať stôl
angel-seat = Hráč { $number }

# Things on the table
angel-team = tím { $team }
angel-foe = Genozlodej ({ $symbol })
angel-foe-at = { $foe }, { $cell }
angel-share = { $count } na: { $terrain }, zvyšok na druhej karte
angel-cell = pozícia { $position } { $side }
angel-position = Pozícia { $position }
angel-formation = Formácia
angel-take = Vziať: { $team }
angel-take-short = Vziať
angel-nobody-yet = Vyberajú sa tímy.
angel-pile = { $side ->
    [left] Ľavá kôpka blipov
   *[right] Pravá kôpka blipov
}
angel-pile-about = { $side ->
    [left] Ľavá kôpka blipov: { $count }
   *[right] Pravá kôpka blipov: { $count }
}
angel-location = Lokácia: { $location }
angel-piles = { $left } vľavo, { $right } vpravo
angel-last-location = Posledná lokácia
angel-locations-left = { $count ->
    [one] ešte 1 lokácia
    [few] ešte { $count } lokácie
   *[other] ešte { $count } lokácií
}
angel-marine-about = { $marine }, { $team }, pozícia { $position }, otočený { $side }, dosah { $range }, žetóny: { $tokens }
angel-mark-ready = Vybrať
angel-mark-target = Dá sa vybrať
angel-mark-swap = Vymeniť miesto
angel-mark-turn = Vyberte znova a otočí sa
angel-swarm-about = Roj, { $cell }: { $count } ({ $foes })
angel-terrain-about = { $terrain }, { $cell }, { $color }, žetóny: { $tokens }
angel-order = Karty tohto kola v poradí
angel-committed = karta vybraná
angel-choosing = vyberá
angel-slot-chosen = vybraná
angel-slot-next = ešte príde
angel-slot-now = práve sa hrá
angel-slot-done = odohraná
angel-travel = Formácia postupuje
angel-no-movement = Bez pohybu

# Status
angel-current = Hráč na ťahu
angel-last = naposledy: { $card }
angel-slain = padol
angel-range = dosah { $range }
angel-supply = Žetóny v zásobe
angel-spawn-values = Objavenie, veľké / malé
angel-deck-genestealers = Balíček Genozlodejov
angel-deck-events = Balíček udalostí
angel-slain-lords = Zabití Broodlordi
angel-force-now = Toto kolo
angel-force-coming = Ďalšie kolo
angel-last-event = Posledná udalosť

# Choosing cards
angel-hand-of = Karty tímu { $team }
angel-used = hraná v minulom kole
angel-barred = teraz sa nedá
angel-committed-teams = Už vybrali: { $teams }

# Help
angel-why-not = Teraz nie:
angel-marine-team = Tím: { $team }
angel-help-facing = { $marine } útočí iba na stranu, ktorou je otočený, { $range ->
    [0] iba na svojej pozícii
    [one] najviac 1 pozíciu ďaleko
    [few] najviac { $range } pozície ďaleko
   *[other] najviac { $range } pozícií ďaleko
}. Proti roju za chrbtom nemôže prehadzovať.
angel-help-terrain = Farba: { $color }. Pri udalostiach s touto farbou sa tu objavia Genozlodeji. Hrozba { $threat } zo 4: čím viac, tým častejšie.
angel-help-pile = Čo sa objaví na tejto strane, príde z tejto kôpky. Poradie nepozná nikto.
angel-help-swarm = { $count ->
    [0] Nie je tu roj.
   *[other] Jeho útok mariňáka zabije, ak nehodí viac ako { $count }.
}

# What is asked
angel-ask-team = Vyberte tím
angel-ask-choose = Vyberte tajne kartu akcie
angel-ask-support = Kto dostane žetón podpory?
angel-ask-enter-token = Kto dostane žetón pred pohybom?
angel-ask-tokens = { $left ->
    [one] Žetón dostane ešte 1 mariňák: kto?
    [few] Žetón dostanú ešte { $left } mariňáci: kto?
   *[other] Žetón dostane ešte { $left } mariňákov: kto?
}
angel-ask-heal = Kto dostane žetón?
angel-ask-lead = Modrý tím zabil: kto dostane žetón?
angel-ask-moves = Tím { $team }: môže sa presunúť, otočiť a aktivovať
angel-ask-attacks = Tím { $team }: vyberte, kto útočí, a potom cieľ
angel-ask-volley = Tím { $team } môže zaplatiť žetón a útočiť
angel-ask-again = { $marine } smie útočiť
angel-ask-artefact = { $marine } by padol: použiť Artefakt?
angel-ask-kill = Ktorý zomrie? (ešte { $left })
angel-ask-strategize = Vyberte roj a potom, kam pôjde
angel-ask-power-field = Ktorý roj zadržať?
angel-ask-door-token = Ešte jeden žetón na Dvere?
angel-ask-stealth = Z ktorej kôpky odhodiť, alebo koho žetón minúť?
angel-ask-scout = Pozrieť si ďalšiu udalosť?
angel-ask-scouted = { $card }: späť navrch, alebo naspodok?
angel-ask-intimidate = Hodiť na Zastrašenie?
angel-ask-take = Ktorý Genozlodej sa vráti? (ešte { $left })
angel-ask-shuffle = Do ktorej kôpky?
angel-ask-sanctuary = Do ktorej kôpky?
angel-ask-panel-pile = Ktorá kôpka príde o vrchnú kartu?
angel-ask-heal-turn = Otočí sa { $marine }?
angel-ask-limit = Pri ktorej karte terénu sa objaví najviac 1?
angel-ask-teleport = Zaplatiť žetón, alebo hodiť?
angel-ask-launch = Zaplatiť žetón, alebo hodiť?
angel-ask-pump = Ktorá kôpka príde o { $left }?
angel-ask-spawn = Málo blipov: koľko sa ich objaví kde?
angel-ask-everywhere = Málo blipov: pred kým?
angel-ask-deal = Ktorá kôpka dostane zvyšnú kartu?
angel-ask-grow = Ktorý roj narastie o { $left }?
angel-ask-bare = Za kým sa objaví Genozlodej?
angel-ask-place = Kam príde { $card }?
angel-ask-instinct = Vidíte ju iba vy: { $card }. Vyberte.
angel-ask-instinct-hidden = Hráč na ťahu rozhoduje o udalosti
angel-ask-other = Vyberte

# Actions
angel-act-choose = { $team }: { $number } { $card }
angel-act-support = Žetón: { $marine }
angel-act-swap = { $marine }: na pozíciu { $position }
angel-act-turn = { $marine }: otočiť sa
angel-act-activate = { $marine }: aktivovať { $terrain }
angel-act-attack = { $marine }: útok, { $cell }
angel-act-attack-all-reroll = { $count ->
    [one] Zaútočiť a opakovať neúspešné hody: { $targets }
   *[other] To isté a opakovať neúspešné hody
}
angel-act-attack-all-about = Prvý zomrie označený, potom ďalší v rade. Ak roj zmizne, nikto sám neútočí na iný.
angel-act-attack-all = { $count ->
    [one] Zaútočiť na označené: { $targets }
   *[other] Všetci zaútočia na označené: { $targets }
}
angel-act-turn-all = { $count ->
    [one] { $marines } sa otočí k roju; hotovo
   *[other] { $marines } sa otočia k rojom; hotovo
}
angel-act-kill = Zabiť: { $foe }, { $cell }
angel-act-reroll = Odhodiť žetón: prehodiť
angel-act-keep = Nechať
angel-act-pass = Pasovať
angel-choice-top = Navrch
angel-choice-bottom = Naspodok
angel-choice-token = Zaplatiť žetón
angel-choice-roll = Hodiť kockou
angel-choice-ability = Použiť

# Odds
angel-odds-face = Hodí { $face }{ $skull ->
    [yes] {" "}s lebkou
   *[no] {""}
}, smie prehodiť
angel-odds-slain = Padne
angel-odds-holds = Prežije
angel-odds-killed = Zabije
angel-odds-missed = Zlyhá
angel-odds-goes-on = Ide sa ďalej

# Dice
angel-roller-nobody = Kocka
angel-roll-attack = útočí
angel-roll-defense = čelí útoku
angel-roll-charge = po výpade
angel-roll-intimidation = zastrašuje
angel-roll-tank = pri nádrži
angel-roll-chimney = pri komíne
angel-roll-flames = očistné plamene
angel-roll-assault = psychický útok
angel-roll-teleport = v Teleportáriu
angel-roll-overload = preťaženie
angel-roll-launch = štart
angel-roll-pump = pri čerpadle
angel-meaning-hit = Zásah
angel-meaning-miss = Neúspech
angel-meaning-slain = Padol
angel-meaning-holds = Prežil

# Events
angel-event-first_player = Začína { $seat }.
angel-event-team_taken = { $seat } berie tím { $team }.
angel-event-dealt = { $marine } stojí na pozícii { $position }.
angel-event-phase = { $phase }
angel-event-chosen = { $team }: tajne vybraná karta { $number } { $card }.
angel-event-committed = { $team }: karta je vybraná.
angel-event-revealed = { $team }: { $number } { $card }
angel-event-current_player = Na ťahu je { $seat }.
angel-event-resolving = { $number } { $card } ({ $team })
angel-event-tokens_given = { $marine } dostáva { $count ->
    [one] žetón podpory
    [few] { $count } žetóny podpory
   *[other] { $count } žetónov podpory
}.
angel-event-tokens_lost = { $marine } stráca { $count ->
    [one] žetón podpory
    [few] { $count } žetóny podpory
   *[other] { $count } žetónov podpory
}.
angel-event-door_tokens = { $count ->
    [one] 1 žetón
    [few] { $count } žetóny
   *[other] { $count } žetónov
} na Dvere.
angel-event-location_token = Žetón na lokáciu.
angel-event-no_token = V zásobe už nie je žetón.
angel-event-swapped = { $marine } a { $other } si vymenili miesta.
angel-event-turned = { $marine } sa otáča: { $side }.
angel-event-activated = { $marine } aktivuje: { $terrain }.
angel-event-terrain_placed = { $terrain }: { $cell }.
angel-event-terrain_removed = { $terrain }: odstránené.
angel-event-artefact_taken = { $seat } berie Artefakt.
angel-event-artefact_used = { $seat } použije Artefakt: útok zlyhá.
angel-event-attacked = { $marine } útočí: { $cell }.
angel-event-rolled = { $who } ({ $why }): { $dice }
angel-event-missed = { $for ->
    [defense] Útok na mariňáka { $marine } zlyhal.
   *[attack] { $marine }: útok zlyhal.
}
angel-event-killed = Zabitý: { $foe }, { $cell }.
angel-event-discarded = Odhodený: { $foe }, { $cell }.
angel-event-swarm_attacks = Roj ({ $cell }) útočí: { $marine }.
angel-event-slain = { $marine } padol.
angel-event-team_lost = Tím { $team } je stratený.
angel-event-swarm_moved = Roj ide: { $from } → { $to }.
angel-event-shielded = Silové pole drží roj: { $cell }.
angel-event-spawned = Objaví sa { $foe }, { $cell }.
angel-event-event_drawn = Udalosť: { $card }
angel-event-event_hidden = Hráč na ťahu číta udalosť.
angel-event-event_shown = Odhalená udalosť: { $card }
angel-event-looked = Pozeráte si ďalšiu udalosť: { $card }.
angel-event-looked_hidden = Hráč si tajne pozrie ďalšiu udalosť.
angel-event-put_back = { $to ->
    [top] Vráti sa navrch.
   *[bottom] Ide naspodok.
}
angel-event-named = Vybrané: { $target }
angel-event-blip_discarded = { $pile ->
    [left] Ľavá kôpka
   *[right] Pravá kôpka
} stráca kartu: { $foe }.
angel-event-blips_dealt = { $pile ->
    [left] Ľavá kôpka
   *[right] Pravá kôpka
}, blipy: { $count }.
angel-event-shuffled_in = { $foe } sa zamieša: { $pile ->
    [left] ľavá kôpka
   *[right] pravá kôpka
}.
angel-event-deck_renewed = Odhodené karty sa znova zamiešajú.
angel-event-located = Nová lokácia: { $location }
angel-event-rescued = { $marine } sa vracia.
angel-event-game_over = { $winner ->
    [players] Mariňáci to dokázali.
   *[nobody] Všetko je stratené.
}

# Dangers, causes and verdicts
angel-take-over = Nech hrá ďalej počítač
angel-take-over-about = Možné po desiatich sekundách, ak súhlasia všetci ostatní, a po dvoch minútach pre kohokoľvek. Kto sa vráti, môže si miesto vziať späť.
angel-agreed = Súhlasia: { $names }
angel-agree = Súhlasím: nech hrá počítač
angel-take-back = Vziať si miesto späť
angel-because = { $cause }: { $question }
angel-needs = hod { $face }, treba viac ako { $strength }
angel-chosen = vybraná
angel-threat = { $chance } riziko v nasledujúcich útokoch
angel-threat-certain = v nasledujúcich útokoch určite zomrie
angel-threat-behind = zozadu
angel-theatre-spawn = { $terrain }, objaví sa: { $count }
angel-ask-defense-dies = { $marine } hodil { $face }, treba viac ako { $strength }, zomrel by: prehodiť?
angel-ask-defense-holds = { $marine } hodil { $face }, treba viac ako { $strength }, prežije: aj tak prehodiť?
angel-ask-rolled-hits = { $marine } hodil { $face }: zásah. Aj tak prehodiť?
angel-ask-rolled-misses = { $marine } hodil { $face }: útok zlyhal. Prehodiť?
angel-ask-attacks-left = { $marine } môže ešte útočiť, počet útokov: { $left }
angel-act-pass-move = Hotovo s touto kartou
angel-act-pass-attack = Neútočiť
angel-act-pass-attacks = Už žiadne útoky
angel-act-pass-kill = Nikoho viac nezabiť

# The story of a finished match
angel-recap-deaths = Padli
angel-recap-round = Kolo { $round }: { $names }
angel-recap-kills = Zabití Genozlodeji
angel-recap-kill = { $marine }: { $count }
angel-recap-luck = Šťastie
angel-recap-attacks = Útoky: zásahy { $hits } z { $rolls }, očakávané { $expected }
angel-recap-defenses = Obrana: prežité útoky { $held } z { $rolls }, očakávané { $expected } bez žetónov a kariet
angel-recap-decided = Rozhodujúci hod
angel-recap-roll = Kolo { $round }: { $marine } hodil { $face } a potreboval viac ako { $strength }; zachráni ho { $chance } hodov
