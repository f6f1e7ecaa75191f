//! What is told before a mission begins.

use content::{Language, Text};

use super::{Words, composed};
use crate::archetype::Archetype;
use crate::chance::Dice;

const OPENINGS: [Words; 6] = [
    [
        "The hulk came out of the dark without a signal. No lights, no answer, and a hull that no chart knows.",
        "Vrak sa vynoril z tmy bez signálu. Žiadne svetlá, žiadna odpoveď a trup, ktorý nepozná nijaká mapa.",
        "A roncs jel nélkül bukkant elő a sötétből. Se fény, se válasz, és olyan hajótest, amelyet egyetlen térkép sem ismer.",
        "Il relitto è emerso dal buio senza un segnale. Niente luci, nessuna risposta e uno scafo che nessuna carta conosce.",
        "Das Wrack kam ohne Signal aus der Dunkelheit. Keine Lichter, keine Antwort und ein Rumpf, den keine Karte kennt.",
    ],
    [
        "The air is thin and cold here. Somewhere below a pump still works, as if nobody had told it that the crew is dead.",
        "Vzduch je tu riedky a studený. Niekde dole ešte pracuje čerpadlo, akoby mu nikto nepovedal, že posádka je mŕtva.",
        "Itt ritka és hideg a levegő. Valahol lent még jár egy szivattyú, mintha senki sem szólt volna neki, hogy a legénység halott.",
        "Qui l'aria è rarefatta e fredda. Da qualche parte, in basso, una pompa lavora ancora, come se nessuno le avesse detto che l'equipaggio è morto.",
        "Die Luft ist hier dünn und kalt. Irgendwo unten arbeitet noch eine Pumpe, als hätte ihr niemand gesagt, dass die Besatzung tot ist.",
    ],
    [
        "Three ships have grown into one another here, deck into deck. Our plan of it is an hour old and already wrong.",
        "Tri lode tu zrástli do seba, paluba do paluby. Náš plán je hodinu starý a už neplatí.",
        "Itt három hajó nőtt egymásba, fedélzet a fedélzetbe. Az alaprajzunk egyórás, és máris hibás.",
        "Qui tre navi sono cresciute l'una dentro l'altra, ponte dentro ponte. La nostra pianta ha un'ora ed è già sbagliata.",
        "Drei Schiffe sind hier ineinandergewachsen, Deck in Deck. Unser Plan ist eine Stunde alt und stimmt schon nicht mehr.",
    ],
    [
        "The scanner was quiet when the squad boarded. It has not been quiet since.",
        "Keď čata vstúpila na palubu, skener mlčal. Odvtedy už nezmĺkol.",
        "Amikor az osztag a fedélzetre lépett, a szkenner hallgatott. Azóta egy percre sem hallgatott el.",
        "Quando la squadra è salita a bordo, lo scanner taceva. Da allora non tace più.",
        "Als der Trupp an Bord ging, schwieg der Scanner. Seither schweigt er nicht mehr.",
    ],
    [
        "Someone has fought here before. The bolt holes are old, the claw marks are not.",
        "Niekto tu už bojoval. Diery po streľbe sú staré, stopy po pazúroch nie.",
        "Itt már harcolt valaki. A lövésnyomok régiek, a karomnyomok nem.",
        "Qui qualcuno ha già combattuto. I fori dei colpi sono vecchi, i segni degli artigli no.",
        "Hier hat schon jemand gekämpft. Die Einschüsse sind alt, die Krallenspuren nicht.",
    ],
    [
        "The wreck will pass close to an inhabited world in a few days. By then we have to know what lives in it.",
        "Vrak o niekoľko dní preletí blízko obývaného sveta. Dovtedy musíme zistiť, čo v ňom žije.",
        "A roncs néhány nap múlva egy lakott világ közelében halad el. Addig ki kell derítenünk, mi él benne.",
        "Tra pochi giorni il relitto passerà vicino a un mondo abitato. Prima di allora dobbiamo sapere che cosa ci vive.",
        "In wenigen Tagen zieht das Wrack nahe an einer bewohnten Welt vorbei. Bis dahin müssen wir wissen, was darin lebt.",
    ],
];

fn task(archetype: Archetype) -> &'static Words {
    match archetype {
        Archetype::Breakout => &[
            "The way back is cut off. At the other end of this deck there is a lock that still opens. Fight your way through to it.",
            "Cesta späť je odrezaná. Na druhom konci tejto paluby je komora, ktorá sa ešte otvára. Prebojujte sa k nej.",
            "A visszautat elvágták. A fedélzet túlsó végén van egy zsilip, amely még nyílik. Törjetek át odáig.",
            "La via del ritorno è tagliata. All'altro capo di questo ponte c'è una camera stagna che si apre ancora. Apritevi la strada fin lì.",
            "Der Rückweg ist abgeschnitten. Am anderen Ende dieses Decks gibt es eine Schleuse, die sich noch öffnet. Kämpft euch zu ihr durch.",
        ],
        Archetype::Purge => &[
            "The machines that keep the nests warm are controlled from here. Set every control room on fire. One shot of the heavy flamer into each is enough.",
            "Odtiaľto sa riadia stroje, ktoré vyhrievajú hniezda. Zapáľte každú riadiacu miestnosť. Do každej stačí jeden výstrel z ťažkého plameňometu.",
            "Innen irányítják a gépeket, amelyek a fészkeket melegítik. Gyújtsatok fel minden vezérlőtermet. Mindegyikbe elég egyetlen lövés a nehéz lángszóróból.",
            "Da qui si comandano le macchine che tengono caldi i nidi. Date fuoco a ogni sala di controllo. In ciascuna basta un colpo del lanciafiamme pesante.",
            "Von hier werden die Maschinen gesteuert, die die Nester wärmen. Setzt jeden Kontrollraum in Brand. Je ein Schuss aus dem schweren Flammenwerfer genügt.",
        ],
        Archetype::Retrieve => &[
            "What we came for lies in a room deep inside. Fetch it and carry it out through the exit. It does not matter who carries it.",
            "To, po čo sme prišli, leží v miestnosti hlboko vo vraku. Vezmite to a vyneste východom. Nezáleží na tom, kto to ponesie.",
            "Amiért jöttünk, az egy mélyen fekvő teremben van. Hozzátok el, és vigyétek ki a kijáraton. Mindegy, ki viszi.",
            "Ciò per cui siamo venuti si trova in una sala nel profondo. Prendetelo e portatelo fuori attraverso l'uscita. Non importa chi lo porta.",
            "Weswegen wir gekommen sind, liegt in einem Raum tief im Inneren. Holt es und tragt es durch den Ausgang hinaus. Wer es trägt, ist gleich.",
        ],
        Archetype::Hold => &[
            "This room is the only one from which the charges can be set off. Hold it until the countdown is over.",
            "Len z tejto miestnosti sa dajú odpáliť nálože. Udržte ju, kým sa neskončí odpočítavanie.",
            "Csak ebből a teremből lehet felrobbantani a tölteteket. Tartsátok, amíg a visszaszámlálás véget nem ér.",
            "Solo da questa sala si possono far esplodere le cariche. Tenetela finché il conto alla rovescia non è finito.",
            "Nur von diesem Raum aus lassen sich die Ladungen zünden. Haltet ihn, bis der Countdown abgelaufen ist.",
        ],
        Archetype::Rescue => &[
            "Some of us were cut off when the bulkheads fell. Reach them and make sure that all of them get out alive.",
            "Niektorých z nás odrezali padajúce prepážky. Spojte sa s nimi a postarajte sa, aby sa všetci dostali von živí.",
            "Néhány társunk elszigetelődött, amikor a válaszfalak lezuhantak. Jussatok el hozzájuk, és gondoskodjatok róla, hogy mind élve kijussanak.",
            "Alcuni di noi sono rimasti isolati quando sono cadute le paratie. Raggiungeteli e fate in modo che escano tutti vivi.",
            "Einige von uns wurden abgeschnitten, als die Schotten fielen. Schlagt euch zu ihnen durch und sorgt dafür, dass alle lebend hinauskommen.",
        ],
        Archetype::Seal => &[
            "They come through doors that nobody has closed. Close the marked ones. One of them may stay open: we can weld that from outside.",
            "Prichádzajú dverami, ktoré nikto nezatvoril. Zatvorte označené dvere. Jedny môžu zostať otvorené: tie zavaríme zvonka.",
            "Olyan ajtókon át jönnek, amelyeket senki sem zárt be. Zárjátok be a megjelölteket. Egy nyitva maradhat: azt kívülről behegesztjük.",
            "Arrivano da porte che nessuno ha chiuso. Chiudete quelle segnate. Una può restare aperta: quella la salderemo da fuori.",
            "Sie kommen durch Türen, die niemand geschlossen hat. Schließt die markierten. Eine darf offen bleiben: Die schweißen wir von außen zu.",
        ],
        Archetype::Sabotage => &[
            "The hulk still has power, and as long as it has, it will not burn. Break every generator. Any weapon that opens a door will do.",
            "Vrak má stále energiu, a kým ju má, nezhorí. Rozbite každý generátor. Postačí každá zbraň, ktorá prerazí dvere.",
            "A roncsban még van energia, és amíg van, nem ég el. Törjetek össze minden generátort. Bármely fegyver megteszi, amely egy ajtót betör.",
            "Il relitto ha ancora energia e, finché ne ha, non brucerà. Distruggete ogni generatore. Va bene qualsiasi arma capace di sfondare una porta.",
            "Das Wrack hat noch Energie, und solange es sie hat, wird es nicht brennen. Zerstört jeden Generator. Jede Waffe, die eine Tür aufbricht, taugt dazu.",
        ],
        Archetype::Hunt => &[
            "This time we are not here to get through. The Librarian hears them coming. Let them come, and count the dead.",
            "Tentoraz sem neprichádzame preto, aby sme prešli. Knihovník počuje, ako sa blížia. Nech prídu. Rátajte mŕtvych.",
            "Ezúttal nem azért jöttünk, hogy átjussunk. A könyvtáros hallja, hogy jönnek. Hadd jöjjenek. Számoljátok a halottakat.",
            "Questa volta non siamo qui per passare. Il Bibliotecario li sente arrivare. Lasciateli venire e contate i morti.",
            "Diesmal sind wir nicht hier, um durchzukommen. Der Scriptor hört sie kommen. Lasst sie kommen und zählt die Toten.",
        ],
        Archetype::Lair => &[
            "The nest has a lord, and this is where he sleeps. Take his lair and clear it of everything that lives, or kill him where he meets you.",
            "Hniezdo má svojho pána a tu spí. Obsaďte jeho brloh a vyčistite ho od všetkého živého, alebo ho zabite tam, kde vás stretne.",
            "A fészeknek ura van, és itt alszik. Foglaljátok el a fészkét, és irtsatok ki belőle minden élőt, vagy öljétek meg őt ott, ahol rátok támad.",
            "Il nido ha un signore, e dorme qui. Prendete la sua tana e ripulitela da tutto ciò che vive, oppure uccidetelo dove vi viene incontro.",
            "Das Nest hat einen Herrn, und hier schläft er. Nehmt seinen Hort ein und räumt ihn von allem, was lebt, oder tötet ihn, wo er euch begegnet.",
        ],
        Archetype::LastStand => &[
            "There is no way out. The boarding ship is on its way. Stay alive until it gets here.",
            "Von sa odtiaľto nedá. Výsadková loď je na ceste. Udržte sa nažive, kým nepríde.",
            "Nincs kiút. A deszanthajó úton van. Maradjatok életben, amíg ideér.",
            "Non c'è via d'uscita. La nave d'abbordaggio è in viaggio. Restate vivi finché non arriva.",
            "Es gibt keinen Weg hinaus. Das Enterschiff ist unterwegs. Bleibt am Leben, bis es da ist.",
        ],
    }
}

const LEVELS: Words = [
    "The deck has two levels. Ladders join them.",
    "Paluba má dve úrovne. Spájajú ich rebríky.",
    "A fedélzetnek két szintje van. Létrák kötik össze őket.",
    "Il ponte ha due livelli. Li uniscono delle scale a pioli.",
    "Das Deck hat zwei Ebenen. Leitern verbinden sie.",
];

const ROUNDS: Words =
    ["Rounds: {n}.", "Počet kôl: {n}.", "Fordulók száma: {n}.", "Numero di round: {n}.", "Runden: {n}."];

/// A briefing for a mission of this kind.
pub(crate) fn briefing(archetype: Archetype, two_levels: bool, rounds: u16, dice: &mut Dice) -> Text {
    let opening = dice.one_of(&OPENINGS);
    composed(|language: Language| {
        let say = |words: &Words| words[language as usize];
        let mut paragraphs = vec![say(opening), say(task(archetype))];
        if two_levels {
            paragraphs.push(say(&LEVELS));
        }
        let rounds = say(&ROUNDS).replace("{n}", &rounds.to_string());
        paragraphs.push(&rounds);
        paragraphs.join("\n\n")
    })
}
