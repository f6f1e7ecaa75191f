//! What ends a mission, in words.

use super::Words;

pub(crate) const EXITED: Words = [
    "Marines who have left by the exit: at least {n}.",
    "Mariňáci, ktorí odišli východom: aspoň {n}.",
    "A kijáraton távozott katonák: legalább {n}.",
    "Marine passati dall'uscita: almeno {n}.",
    "Marines, die durch den Ausgang entkommen sind: mindestens {n}.",
];

pub(crate) const KILLED: Words = [
    "Marines killed: at least {n}.",
    "Zabití mariňáci: aspoň {n}.",
    "Elesett katonák: legalább {n}.",
    "Marine uccisi: almeno {n}.",
    "Gefallene Marines: mindestens {n}.",
];

pub(crate) const NOBODY_LEFT: Words = [
    "No Marines are left on the board.",
    "Na pláne nezostal ani jeden mariňák.",
    "Egyetlen katona sem maradt a pályán.",
    "Nessun Marine è rimasto sulla plancia.",
    "Kein Marine ist mehr auf dem Plan.",
];

pub(crate) const BURNED: Words = [
    "Every control room has burned at least once.",
    "Každá riadiaca miestnosť aspoň raz horela.",
    "Minden vezérlőterem égett már legalább egyszer.",
    "Ogni sala di controllo è bruciata almeno una volta.",
    "Jeder Kontrollraum hat mindestens einmal gebrannt.",
];

pub(crate) const NO_FLAMER: Words = [
    "Nobody with a heavy flamer is left.",
    "Nezostal nikto s ťažkým plameňometom.",
    "Nem maradt senki, akinek nehéz lángszórója van.",
    "Non resta nessuno con un lanciafiamme pesante.",
    "Niemand mit einem schweren Flammenwerfer ist übrig.",
];

pub(crate) const CARRIED_OUT: Words = [
    "A Marine has left by the exit with the object.",
    "Mariňák odišiel východom aj s predmetom.",
    "Egy katona a tárggyal együtt távozott a kijáraton.",
    "Un Marine è passato dall'uscita con l'oggetto.",
    "Ein Marine ist mit dem Gegenstand durch den Ausgang entkommen.",
];

pub(crate) const HELD: Words = [
    "Marines in the room at the end of the last round: at least {n}.",
    "Mariňáci v miestnosti na konci posledného kola: aspoň {n}.",
    "Katonák a teremben az utolsó forduló végén: legalább {n}.",
    "Marine nella sala alla fine dell'ultimo round: almeno {n}.",
    "Marines im Raum am Ende der letzten Runde: mindestens {n}.",
];

pub(crate) const OVERRUN: Words = [
    "At the end of a round there are aliens in the room and no Marine.",
    "Na konci kola sú v miestnosti votrelci a nie je tam žiadny mariňák.",
    "Egy forduló végén idegenek vannak a teremben, és egyetlen katona sincs ott.",
    "Alla fine di un round nella sala ci sono alieni e nessun Marine.",
    "Am Ende einer Runde sind Aliens im Raum und kein Marine.",
];

pub(crate) const RESCUED: Words = [
    "Every stranded Marine has left by the exit.",
    "Každý odrezaný mariňák odišiel východom.",
    "Minden elszigetelt katona távozott a kijáraton.",
    "Ogni Marine isolato è passato dall'uscita.",
    "Jeder abgeschnittene Marine ist durch den Ausgang entkommen.",
];

pub(crate) const LOST_ONE: Words = [
    "A stranded Marine is dead.",
    "Odrezaný mariňák je mŕtvy.",
    "Egy elszigetelt katona elesett.",
    "Un Marine isolato è morto.",
    "Ein abgeschnittener Marine ist tot.",
];

pub(crate) const SEALED: Words = [
    "Marked doors closed at the end of a round: at least {n}.",
    "Označené dvere zatvorené na konci kola: aspoň {n}.",
    "A forduló végén csukott megjelölt ajtók: legalább {n}.",
    "Porte segnate chiuse alla fine di un round: almeno {n}.",
    "Markierte Türen, die am Ende einer Runde geschlossen sind: mindestens {n}.",
];

pub(crate) const UNSEALED: Words = [
    "Marked doors destroyed: at least {n}.",
    "Zničené označené dvere: aspoň {n}.",
    "Lerombolt megjelölt ajtók: legalább {n}.",
    "Porte segnate distrutte: almeno {n}.",
    "Zerstörte markierte Türen: mindestens {n}.",
];

pub(crate) const BROKEN: Words = [
    "Every generator is damaged.",
    "Každý generátor je poškodený.",
    "Minden generátor megsérült.",
    "Ogni generatore è danneggiato.",
    "Jeder Generator ist beschädigt.",
];

pub(crate) const HUNTED: Words = [
    "Aliens killed: at least {n}.",
    "Zabití votrelci: aspoň {n}.",
    "Megölt idegenek: legalább {n}.",
    "Alieni uccisi: almeno {n}.",
    "Getötete Aliens: mindestens {n}.",
];

pub(crate) const BROODLORD_DEAD: Words = [
    "The Broodlord is dead.",
    "Broodlord je mŕtvy.",
    "A fészekúr halott.",
    "Il Signore della Nidiata è morto.",
    "Der Symbiarch ist tot.",
];

pub(crate) const LAIR_TAKEN: Words = [
    "At the end of a round there is no alien in the lair; Marines in the lair: at least {n}.",
    "Na konci kola v brlohu nie je žiadny votrelec; počet mariňákov v ňom: aspoň {n}.",
    "Egy forduló végén nincs idegen a fészekben; katonák a fészekben: legalább {n}.",
    "Alla fine di un round nella tana non c'è alcun alieno; Marine nella tana: almeno {n}.",
    "Am Ende einer Runde ist kein Alien im Hort; Marines im Hort: mindestens {n}.",
];

pub(crate) const SURVIVED: Words = [
    "Marines alive at the end of the last round: at least {n}.",
    "Mariňáci nažive na konci posledného kola: aspoň {n}.",
    "Életben lévő katonák az utolsó forduló végén: legalább {n}.",
    "Marine vivi alla fine dell'ultimo round: almeno {n}.",
    "Lebende Marines am Ende der letzten Runde: mindestens {n}.",
];
