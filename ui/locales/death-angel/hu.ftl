# Death Angel
over-players = A katonáknak sikerült
over-players-lost = Minden elveszett
over-reason-mission = A küldetés teljesült.
over-reason-extermination = Minden génorzó halott.
over-reason-slain = Egy katona sem maradt.

# The page for a new match
angel-start-hint = Kártyajáték 1–6 játékosnak: egy oszlop katona, rajok mindkét oldalon
angel-new-lead = Egyetlen oszlop katona egy szűk folyosón, rajok mindkét oldalon. Együtt győztök vagy együtt buktok el: egyedül vagy legfeljebb öt társsal.
angel-new-players = Játékosok
angel-new-count = { $count ->
    [one] Egyedül
   *[other] { $count } játékos
}
angel-new-teams-each = { $count ->
    [one] 1 osztag fejenként
   *[other] { $count } osztag fejenként
}
angel-new-seats = Ki játszik
angel-holder-me = Én
angel-holder-cadet = Számítógép: kadét
angel-holder-veteran = Számítógép: veterán
angel-holder-captain = Számítógép: kapitány
angel-holder-master = Számítógép: mester
angel-holder-random = Számítógép: véletlen
angel-holder-open = Szabad, meghívólinkkel
angel-new-teams = Osztagok
angel-teams-chosen = A játékban választva
angel-teams-chosen-about = Mindenki sorban vesz osztagot.
angel-teams-dealt = Véletlenül kiosztva
angel-teams-dealt-about = A játék azonnal indul.
angel-curtain = A képernyő körbejár
angel-curtain-about = Többen ülnek ennél a képernyőnél: amit az egyik láthat, rejtve marad a következő elől.
angel-new-clock = Óra
angel-clock-none = Nincs óra
angel-clock-minutes = { $count ->
    [one] 1 perc döntésenként
   *[other] { $count } perc döntésenként
}
angel-clock-days = { $count ->
    [one] Több napon át: 1 nap döntésenként
   *[other] Több napon át: { $count } nap döntésenként
}
angel-clock-about = Ha lejár az idő, a játékos helyett egy egyszerű válasz születik. Több napos játszmában senkinek sem kell ott maradnia: a kezdőlap mutatja, ki következik.
angel-curtain-text = Most { $seat } dönt. Csak ez a játékos nézze a képernyőt.
angel-curtain-lift = Én vagyok { $seat }: mutasd az asztalt
angel-seat = { $number }. játékos

# Things on the table
angel-team = { $team } osztag
angel-foe = Génorzó ({ $symbol })
angel-foe-at = { $foe }, { $cell }
angel-share = { $terrain }: { $count }, a többi a másik lapon
angel-cell = { $position }. pozíció, { $side }
angel-position = { $position }. pozíció
angel-formation = Alakzat
angel-take = Választás: { $team }
angel-take-short = Választás
angel-nobody-yet = Az osztagok kiválasztása folyik.
angel-pile = { $side ->
    [left] Bal szkennerpakli
   *[right] Jobb szkennerpakli
}
angel-pile-about = { $side ->
    [left] Bal szkennerpakli: { $count }
   *[right] Jobb szkennerpakli: { $count }
}
angel-location = Helyszín: { $location }
angel-piles = { $left } balra, { $right } jobbra
angel-last-location = Utolsó helyszín
angel-locations-left = { $count ->
    [one] még 1 helyszín
   *[other] még { $count } helyszín
}
angel-marine-about = { $marine }, { $team }, { $position }. pozíció, iránya: { $side }, hatótáv { $range }, jelzők: { $tokens }
angel-mark-ready = Kiválasztás
angel-mark-target = Választható
angel-mark-swap = Helycsere
angel-mark-turn = Válaszd ki újra, és megfordul
angel-swarm-about = Raj, { $cell }: { $count } ({ $foes })
angel-terrain-about = { $terrain }, { $cell }, { $color }, jelzők: { $tokens }
angel-order = A kör lapjai sorrendben
angel-committed = lap kiválasztva
angel-choosing = választ
angel-slot-chosen = kiválasztva
angel-slot-next = hátravan
angel-slot-now = most játsszák
angel-slot-done = kijátszva
angel-travel = Az alakzat továbbhalad
angel-no-movement = Nincs mozgás

# Status
angel-current = Soron lévő játékos
angel-last = legutóbb: { $card }
angel-slain = elesett
angel-range = hatótáv { $range }
angel-supply = Jelzők a készletben
angel-spawn-values = Megjelenés, fő kitörés / kitörés
angel-deck-genestealers = Génorzópakli
angel-deck-events = Eseménypakli
angel-slain-lords = Megölt fészekurak
angel-force-now = Ebben a körben
angel-force-coming = A következő körben
angel-last-event = Utolsó esemény

# Choosing cards
angel-hand-of = A { $team } osztag lapjai
angel-used = az előző körben kijátszva
angel-barred = most nem lehet
angel-committed-teams = Már választottak: { $teams }

# Help
angel-why-not = Most nem:
angel-marine-team = Osztag: { $team }
angel-help-facing = { $marine } csak arra támad, amerre néz, { $range ->
    [0] csak a saját pozícióján
    [one] legfeljebb 1 pozíció távolságra
   *[other] legfeljebb { $range } pozíció távolságra
}. A mögötte álló raj ellen nem dobhat újra.
angel-help-terrain = Szín: { $color }. Az ilyen színű eseményeknél itt génorzók jelennek meg. Veszély: { $threat } / 4; minél több, annál gyakrabban.
angel-help-pile = Ami ezen az oldalon megjelenik, ebből a pakliból jön. A sorrendet senki sem ismeri.
angel-help-swarm = { $count ->
    [0] Itt nincs raj.
   *[other] A támadása megöli a katonát, ha nem dob többet, mint { $count }.
}

# What is asked
angel-ask-team = Válassz osztagot
angel-ask-choose = Válassz titokban akciókártyát
angel-ask-support = Ki kapja a támogatásjelzőt?
angel-ask-enter-token = Ki kap jelzőt a mozgás előtt?
angel-ask-tokens = { $left ->
    [one] Még 1 katona kap jelzőt: ki?
   *[other] Még { $left } katona kap jelzőt: ki?
}
angel-ask-heal = Ki kap jelzőt?
angel-ask-lead = A kék osztag megölt egyet: ki kap jelzőt?
angel-ask-moves = A { $team } osztag mozoghat, fordulhat, aktiválhat
angel-ask-attacks = A { $team } osztag támad: válaszd ki, ki támad, aztán a célpontot
angel-ask-volley = A { $team } osztag egy jelzőért támadhat
angel-ask-again = { $marine } támadhat
angel-ask-artefact = { $marine } elesne: használod az Ereklyét?
angel-ask-kill = Melyik hal meg? (még { $left })
angel-ask-strategize = Válassz egy rajt, aztán hogy hová menjen
angel-ask-power-field = Melyik rajt tartod vissza?
angel-ask-door-token = Még egy jelző az Ajtóra?
angel-ask-stealth = Melyik pakliból dobsz el, vagy kinek a jelzőjét költöd el?
angel-ask-scout = Megnézed a következő eseményt?
angel-ask-scouted = { $card }: vissza felülre, vagy alulra?
angel-ask-intimidate = Dobsz a Megfélemlítésre?
angel-ask-take = Melyik génorzó megy vissza? (még { $left })
angel-ask-shuffle = Melyik pakliba?
angel-ask-sanctuary = Melyik pakliba?
angel-ask-panel-pile = Melyik pakli veszíti el a felső lapját?
angel-ask-heal-turn = Megfordul { $marine }?
angel-ask-limit = Melyik terepkártyánál jelenhet meg legfeljebb 1?
angel-ask-teleport = Jelzőt fizetsz, vagy dobsz?
angel-ask-launch = Jelzőt fizetsz, vagy dobsz?
angel-ask-pump = Melyik pakli veszít ennyit: { $left }?
angel-ask-spawn = Kevés a jel: hol hány jelenjen meg?
angel-ask-everywhere = Kevés a jel: ki előtt?
angel-ask-deal = Melyik pakli kapja a fennmaradó lapot?
angel-ask-grow = Melyik raj nő ennyivel: { $left }?
angel-ask-bare = Ki mögött jelenik meg a génorzó?
angel-ask-place = Hová kerül: { $card }?
angel-ask-instinct = Csak te látod: { $card }. Válassz.
angel-ask-instinct-hidden = A soron lévő játékos dönt egy eseményről
angel-ask-other = Válassz

# Actions
angel-act-choose = { $team }: { $number } { $card }
angel-act-support = Jelző: { $marine }
angel-act-swap = { $marine } → { $position }. pozíció
angel-act-turn = { $marine }: megfordul
angel-act-activate = { $marine }: aktiválás, { $terrain }
angel-act-attack = { $marine }: támadás, { $cell }
angel-act-attack-all-reroll = { $count ->
    [one] Támadás, a hibázás ismétlésével: { $targets }
   *[other] Ugyanez, a hibázás ismétlésével
}
angel-act-attack-all-about = Először a megjelölt hal meg, aztán a következő a sorban. Ha egy raj elfogy, senki sem támad magától másikat.
angel-act-attack-all = { $count ->
    [one] A megjelölt megtámadása: { $targets }
   *[other] Mindenki a megjelöltet támadja: { $targets }
}
angel-act-turn-all = { $count ->
    [one] { $marines } a raj felé fordul; kész
   *[other] { $marines } a rajok felé fordul; kész
}
angel-act-kill = Megölni: { $foe }, { $cell }
angel-act-reroll = Jelző eldobása: újradobás
angel-act-keep = Megtartom
angel-act-pass = Passz
angel-choice-top = Felülre
angel-choice-bottom = Alulra
angel-choice-token = Jelzőt fizetek
angel-choice-roll = Dobok
angel-choice-ability = Használom

# Odds
angel-odds-face = Dobás: { $face }{ $skull ->
    [yes] {" "}koponyával
   *[no] {""}
}, újradobható
angel-odds-slain = Elesik
angel-odds-holds = Túléli
angel-odds-killed = Öl
angel-odds-missed = Nem talál
angel-odds-goes-on = Folytatódik

# Dice
angel-roller-nobody = A kocka
angel-roll-attack = támad
angel-roll-defense = védekezik
angel-roll-charge = a roham után
angel-roll-intimidation = megfélemlít
angel-roll-tank = a tartálynál
angel-roll-chimney = a kürtőnél
angel-roll-flames = tisztító lángok
angel-roll-assault = pszichikus támadás
angel-roll-teleport = a Teleportáriumban
angel-roll-overload = túlterhelés
angel-roll-launch = indítás
angel-roll-pump = a szivattyúnál
angel-meaning-hit = Talált
angel-meaning-miss = Nem talált
angel-meaning-slain = Elesett
angel-meaning-holds = Túlélte

# Events
angel-event-first_player = Kezd: { $seat }.
angel-event-team_taken = { $seat } választása: { $team } osztag.
angel-event-dealt = { $marine } helye: { $position }. pozíció.
angel-event-phase = { $phase }
angel-event-chosen = { $team }: titokban kiválasztva { $number } { $card }.
angel-event-committed = { $team }: a lap kiválasztva.
angel-event-revealed = { $team }: { $number } { $card }
angel-event-current_player = Soron van: { $seat }.
angel-event-resolving = { $number } { $card } ({ $team })
angel-event-tokens_given = { $marine } kap { $count ->
    [one] egy támogatásjelzőt
   *[other] { $count } támogatásjelzőt
}.
angel-event-tokens_lost = { $marine } elveszít { $count ->
    [one] egy támogatásjelzőt
   *[other] { $count } támogatásjelzőt
}.
angel-event-door_tokens = { $count ->
    [one] 1 jelző
   *[other] { $count } jelző
} az Ajtóra.
angel-event-location_token = Jelző kerül a helyszínre.
angel-event-no_token = Nincs több jelző a készletben.
angel-event-swapped = { $marine } és { $other } helyet cserélt.
angel-event-turned = { $marine } megfordul: { $side }.
angel-event-activated = { $marine } aktiválja: { $terrain }.
angel-event-terrain_placed = { $terrain }: { $cell }.
angel-event-terrain_removed = { $terrain }: eltávolítva.
angel-event-artefact_taken = { $seat } elveszi az Ereklyét.
angel-event-artefact_used = { $seat } használja az Ereklyét: a támadás nem talált.
angel-event-attacked = { $marine } támad: { $cell }.
angel-event-rolled = { $who } ({ $why }): { $dice }
angel-event-missed = { $for ->
    [defense] A támadás { $marine } ellen nem talált.
   *[attack] { $marine } támadása nem talált.
}
angel-event-killed = Elpusztult: { $foe }, { $cell }.
angel-event-discarded = Eldobva: { $foe }, { $cell }.
angel-event-swarm_attacks = A raj támad ({ $cell }): { $marine }.
angel-event-slain = { $marine } elesett.
angel-event-team_lost = Elveszett: { $team } osztag.
angel-event-swarm_moved = Egy raj mozog: { $from } → { $to }.
angel-event-shielded = Erőtér tartja a rajt: { $cell }.
angel-event-spawned = Megjelenik: { $foe }, { $cell }.
angel-event-event_drawn = Esemény: { $card }
angel-event-event_hidden = A soron lévő játékos egy eseményt olvas.
angel-event-event_shown = Felfedett esemény: { $card }
angel-event-looked = Megnézed a következő eseményt: { $card }.
angel-event-looked_hidden = Egy játékos titokban megnézi a következő eseményt.
angel-event-put_back = { $to ->
    [top] Visszakerül felülre.
   *[bottom] Alulra kerül.
}
angel-event-named = Választás: { $target }
angel-event-blip_discarded = { $pile ->
    [left] A bal pakli
   *[right] A jobb pakli
} elveszít egy lapot: { $foe }.
angel-event-blips_dealt = { $pile ->
    [left] Bal pakli
   *[right] Jobb pakli
}: { $count } jel.
angel-event-shuffled_in = { $foe } bekeverve: { $pile ->
    [left] bal pakli
   *[right] jobb pakli
}.
angel-event-deck_renewed = Az eldobott lapokat újrakeverjük.
angel-event-located = Új helyszín: { $location }
angel-event-rescued = { $marine } visszatér.
angel-event-game_over = { $winner ->
    [players] A katonáknak sikerült.
   *[nobody] Minden elveszett.
}

# Dangers, causes and verdicts
angel-take-over = Játsszon tovább a gép
angel-take-over-about = Tíz másodperc után lehet, ha a többiek mind beleegyeznek, két perc után pedig bárki megteheti. Aki visszajön, újra elfoglalhatja a helyét.
angel-agreed = Beleegyezett: { $names }
angel-agree = Beleegyezem: játsszon a gép
angel-take-back = Újra elfoglalom a helyemet
angel-because = { $cause }: { $question }
angel-needs = dobás: { $face }, több kell, mint { $strength }
angel-chosen = kiválasztva
angel-threat = { $chance } kockázat a következő támadásokban
angel-threat-certain = a következő támadásokban biztosan meghal
angel-threat-behind = hátulról
angel-theatre-spawn = { $terrain }: { $count } jelenik meg
angel-ask-defense-dies = { $marine } dobása { $face }, több kell, mint { $strength }: meghalna. Újradobod?
angel-ask-defense-holds = { $marine } dobása { $face }, több kell, mint { $strength }: túléli. Mégis újradobod?
angel-ask-rolled-hits = { $marine } dobása { $face }: talált. Mégis újradobod?
angel-ask-rolled-misses = { $marine } dobása { $face }: nem talált. Újradobod?
angel-ask-attacks-left = { $marine } támadhat, hátralévő támadásai: { $left }
angel-act-pass-move = Kész ezzel a kártyával
angel-act-pass-attack = Nem támad
angel-act-pass-attacks = Nincs több támadás
angel-act-pass-kill = Többet nem öl meg

# The story of a finished match
angel-recap-deaths = Elestek
angel-recap-round = { $round }. kör: { $names }
angel-recap-kills = Megölt génorzók
angel-recap-kill = { $marine }: { $count }
angel-recap-luck = Szerencse
angel-recap-attacks = Támadás: { $rolls } dobásból { $hits } talált, várható { $expected }
angel-recap-defenses = Védekezés: { $rolls } támadásból { $held } túlélve, jelzők és kártyák nélkül várható { $expected }
angel-recap-decided = A döntő dobás
angel-recap-roll = { $round }. kör: { $marine } dobása { $face }, több kellett, mint { $strength }; a dobások { $chance } része menti meg
