//! The words that texts about effects keep to, by their stems, and number words.

use crate::language::Language;

/// A word of the vocabulary: a key, and for each language the beginnings of its forms, in
/// lower case.
pub type Stems = (&'static str, [&'static [&'static str]; 5]);

/// What texts are searched for. A text has exactly those that its effect asks for.
#[rustfmt::skip]
pub const WORDS: &[Stems] = &[
    ("activate", [&["activat"], &["aktiv"], &["aktiv"], &["attiv"], &["aktivier"]]),
    ("appear", [&["spawn"], &["objav"], &["megjelen", "jelen"], &["appar", "appai"], &["tauch", "auftauch"]]),
    ("artefact", [&["artefact"], &["artefakt"], &["erekly"], &["l'artefatt"], &["artefakt"]]),
    ("attack", [&["attack"], &["útok", "útoč", "neútoč", "zaútoč"], &["támad", "megtámad"], &["attac", "l'attac", "dell'attac"], &["angriff", "angreif", "greift"]]),
    ("attack-card", [&["attack card"], &["kartu útok", "kartou útok"], &["támadás lap"], &["carta attacco"], &["karte angriff"]]),
    ("behind", [&["behind"], &["za ním", "za neho", "za mariňák"], &["mögött", "mögé"], &["dietro"], &["hinter"]]),
    ("blip", [&["blip pile"], &["kôpky blipov", "kôpku blipov", "kôpok blipov"], &["szkennerpakli"], &["pila blip", "pile blip"], &["signalstapel"]]),
    ("brood-lord", [&["brood lord"], &["broodlord"], &["fészekúr", "fészekur"], &["signore della nidiata", "signori della nidiata"], &["symbiarch"]]),
    ("corridor", [&["corridor"], &["chodb"], &["folyosó"], &["corridoio"], &["korridor"]]),
    ("current-player", [&["current player"], &["hráč na ťahu"], &["soron lévő játékos"], &["giocatore di turno"], &["spieler am zug"]]),
    ("deck", [&["genestealer deck", "event deck"], &["balíčk"], &["génorzópakli", "eseménypakli"], &["mazzo"], &["stapel der symbionten", "ereignisstapel"]]),
    ("defense", [&["defense"], &["obrann"], &["védekez"], &["difes"], &["verteidigung"]]),
    ("die", [&["the die"], &["kock"], &["kock"], &["il dado"], &["würf"]]),
    ("discard", [&["discard"], &["odhod", "odhoď"], &["eldob", "dobd el", "dobj el"], &["scart"], &["abwerf", "abgeworf", "abzuwerf", "wirf"]]),
    ("door", [&["the door"], &["dver"], &["ajtó"], &["la porta"], &["tür"]]),
    ("engaged", [&["engaged"], &["v boji"], &["harcban"], &["ingaggiat"], &["im kampf"]]),
    ("entering", [&["upon entering"], &["pri vstupe"], &["belépéskor"], &["all'ingresso"], &["beim betreten"]]),
    ("event", [&["event"], &["udalost"], &["esemény"], &["evento"], &["ereignis"]]),
    ("facing", [&["facing", "face"], &["otoč"], &["fordul", "megford"], &["gir"], &["blick"]]),
    ("formation", [&["formation"], &["formáci"], &["alakzat"], &["formazion"], &["formation"]]),
    ("front", [&["in front"], &["pred svojím", "pred každým mariňákom", "pred sebou", "pred ním"], &["katonája előtt", "katona előtt", "aki előtt", "előtte", "előttük"], &["davanti"], &["vor seinem", "vor jedem marine", "vor sich", "vor ihm"]]),
    ("genestealer", [&["genestealer"], &["genozlodej"], &["génorzó"], &["genoraptor"], &["symbiont"]]),
    ("instinct", [&["instinct"], &["inštinkt"], &["ösztön"], &["istinto"], &["instinkt"]]),
    ("kill", [&["kill", "slain"], &["zabi"], &["megöl", "ölj", "öli", "meghal", "hal meg"], &["uccid", "uccis"], &["töte", "getötet"]]),
    ("left", [&["left"], &["vľavo"], &["balra"], &["sinistra"], &["links"]]),
    ("location", [&["location"], &["lokáci"], &["helyszín"], &["luogo"], &["standort"]]),
    ("miss", [&["miss"], &["zlyhá"], &["nem talál"], &["fallis"], &["fehl"]]),
    ("move-card", [&["move + activate"], &["pohyb + aktivácia"], &["mozgás + aktiválás"], &["movimento + attivazione"], &["bewegen + aktivieren"]]),
    ("next", [&["next"], &["ďalš"], &["következő"], &["prossim"], &["nächst"]]),
    ("no-ability", [&["no ability"], &["bez schopnosti"], &["nincs képesség"], &["nessuna abilità"], &["keine fähigkeit"]]),
    ("panel", [&["control panel"], &["ovládac"], &["vezérlőpult"], &["pannello di controllo"], &["steuertafel"]]),
    ("position", [&["position"], &["pozíci"], &["pozíci"], &["posizion"], &["position"]]),
    ("range", [&["range"], &["dosah ", "jeho dosah"], &["hatótáv"], &["gittata"], &["reichweite"]]),
    ("remove", [&["remov"], &["odstrá"], &["távolít"], &["rimuov"], &["entferne"]]),
    ("reroll", [&["reroll"], &["prehod", "prehoď"], &["újradob"], &["ritir"], &["wiederhol"]]),
    ("right", [&["right"], &["vpravo"], &["jobbra"], &["destra"], &["rechts"]]),
    ("round", [&["round"], &["kole", "kola"], &["kör"], &["round"], &["runde"]]),
    ("shuffle", [&["shuffl"], &["zamieš"], &["kever"], &["rimescol"], &["misch"]]),
    ("side", [&["side"], &["strane", "stranách", "na druhú stranu, alebo", "ktorúkoľvek stranu"], &["oldal"], &["lato", "lati"], &["seite"]]),
    ("skull", [&["skull"], &["lebk"], &["kopony"], &["teschi"], &["totenkopf", "totenköpf"]]),
    ("smaller", [&["smaller"], &["menš"], &["kisebb"], &["più piccol"], &["kleiner"]]),
    ("swap", [&["trade places"], &["vymeniť miesto"], &["helyet cserél"], &["scambiarsi di posto"], &["den platz tauschen"]]),
    ("swarm", [&["swarm"], &["roj"], &["raj", "rajt"], &["sciam"], &["schwarm", "schwärm"]]),
    ("symbol", [&["symbol"], &["symbol"], &["szimból"], &["simbol"], &["symbolen", "symbole"]]),
    ("team-word", [&["team"], &["tím"], &["osztag"], &["squadra"], &["kampfteam"]]),
    ("terrain", [&["terrain"], &["terén"], &["terep"], &["terren"], &["ausstattung"]]),
    ("token", [&["support token"], &["žetón podpory", "žetóny podpory", "žetónov podpory", "žetóne podpory", "žetónom podpory"], &["támogatásjelző"], &["segnalino supporto", "segnalini supporto"], &["unterstützungsmarker"]]),
    ("travel", [&["travel"], &["postupe"], &["halad"], &["viagg"], &["vorrück"]]),
    ("win", [&["you win"], &["vyhrá"], &["győz"], &["vinc"], &["ihr gewinnt"]]),
    ("yellow", [&["yellow"], &["žlt"], &["sárga"], &["giall"], &["gelb"]]),
    ("red", [&["red "], &["červen"], &["piros", "vörös"], &["ross"], &["rote"]]),
    ("purple", [&["purple"], &["fialov"], &["lila"], &["viola"], &["violett"]]),
    ("green", [&["green"], &["zelen"], &["zöld"], &["verd"], &["grün"]]),
    ("grey", [&["grey"], &["siv"], &["szürke"], &["grigi"], &["grau"]]),
    ("blue", [&["blue"], &["modr"], &["kék"], &["blu "], &["blau"]]),
];

/// Number words by language: 0, 1, 2 and so on. Where a word for 1 is also an article,
/// only the digit counts.
#[rustfmt::skip]
const NUMBERS: [[&[&str]; 11]; 5] = [
    [&["zero"], &["one"], &["two"], &["three"], &["four"], &["five"], &["six"], &["seven"], &["eight"],
        &["nine"], &["ten"]],
    [&["nula", "nulu"], &["jeden", "jedna", "jedno", "jednu", "jedného", "jednej", "jedným", "jednému"],
        &["dva", "dve", "dvaja", "dvoch", "dvom", "dvoma"], &["tri", "traja", "troch", "trom", "tromi"],
        &["štyri", "štyria", "štyroch"], &["päť", "piati", "piatich"], &["šesť", "šiestich"],
        &["sedem", "siedmich"], &["osem", "ôsmich"], &["deväť", "deviatich"], &["desať", "desiatich"]],
    [&["nulla", "nullát"], &[], &["két", "kettő", "kettőt"], &["három", "hármat"], &["négy", "négyet"],
        &["öt", "ötöt"], &["hat", "hatot"], &["hét", "hetet"], &["nyolc"], &["kilenc"], &["tíz"]],
    [&["zero"], &[], &["due"], &["tre"], &["quattro"], &["cinque"], &["sei"], &["sette"], &["otto"],
        &["nove"], &["dieci"]],
    [&["null"], &[], &["zwei"], &["drei"], &["vier"], &["fünf"], &["sechs"], &["sieben"], &["acht"],
        &["neun"], &["zehn"]],
];

/// The numbers in a text, in digits or words.
pub(crate) fn numbers(text: &str, language: Language) -> impl Iterator<Item = u32> {
    let words = &NUMBERS[language as usize];
    let lower = text.to_lowercase();
    let tokens: Vec<String> = lower.split(|c: char| !c.is_alphanumeric()).map(str::to_owned).collect();
    tokens.into_iter().filter_map(move |token| {
        let word = words.iter().position(|forms| forms.contains(&token.as_str()));
        word.map(|number| number as u32).or_else(|| token.parse().ok())
    })
}

/// Whether a text, in lower case, has a word that begins so.
pub(crate) fn has(lower: &str, stem: &str) -> bool {
    lower.match_indices(stem).any(|(at, _)| !lower[..at].ends_with(char::is_alphabetic))
}
