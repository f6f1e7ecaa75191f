//! Titles: the task, and a place to do it.

use content::Text;

use super::{Words, composed};
use crate::archetype::Archetype;
use crate::chance::Dice;

/// What a task is called at the head of a mission.
fn task(archetype: Archetype) -> &'static Words {
    match archetype {
        Archetype::Breakout => &["Breakout", "Prielom", "Kitörés", "Sfondamento", "Ausbruch"],
        Archetype::Purge => {
            &["Cleansing Fire", "Očistný oheň", "Tisztító tűz", "Fuoco purificatore", "Reinigendes Feuer"]
        }
        Archetype::Retrieve => &["Recovery", "Vyzdvihnutie", "Visszaszerzés", "Recupero", "Bergung"],
        Archetype::Hold => &[
            "Hold the Line",
            "Udržať pozíciu",
            "Tartani az állást",
            "Tenere la posizione",
            "Stellung halten",
        ],
        Archetype::Rescue => &["Rescue", "Záchrana", "Mentés", "Salvataggio", "Rettung"],
        Archetype::Seal => &["Sealed Off", "Uzávera", "Lezárás", "Porte sbarrate", "Abriegelung"],
        Archetype::Sabotage => &["Sabotage", "Sabotáž", "Szabotázs", "Sabotaggio", "Sabotage"],
        Archetype::Hunt => &["The Hunt", "Lov", "Vadászat", "Caccia", "Jagd"],
        Archetype::Lair => &["The Lair", "Brloh", "A fészek", "La tana", "Der Hort"],
        Archetype::LastStand => {
            &["Last Stand", "Posledný odpor", "Az utolsó védvonal", "Ultima resistenza", "Letztes Gefecht"]
        }
    }
}

const PLACES: [Words; 24] = [
    ["The Silent Keel", "Tichý kýl", "A néma hajógerinc", "La chiglia silenziosa", "Der stille Kiel"],
    [
        "The Drowned Deck",
        "Zatopená paluba",
        "Az elárasztott fedélzet",
        "Il ponte sommerso",
        "Das geflutete Deck",
    ],
    [
        "The Broken Spine",
        "Zlomená chrbtica",
        "A törött gerinc",
        "La spina dorsale spezzata",
        "Das gebrochene Rückgrat",
    ],
    ["The Cold Forge", "Chladná vyhňa", "A kihűlt kohó", "La fucina fredda", "Die kalte Schmiede"],
    ["The Black Gallery", "Čierna galéria", "A fekete galéria", "La galleria nera", "Die schwarze Galerie"],
    [
        "The Lost Chapel",
        "Stratená kaplnka",
        "Az elveszett kápolna",
        "La cappella perduta",
        "Die verlorene Kapelle",
    ],
    [
        "The Rusted Crown",
        "Zhrdzavená koruna",
        "A rozsdás korona",
        "La corona arrugginita",
        "Die rostige Krone",
    ],
    ["The Long Dark", "Dlhá tma", "A hosszú sötétség", "Il lungo buio", "Das lange Dunkel"],
    [
        "The Sunken Archive",
        "Potopený archív",
        "Az elsüllyedt archívum",
        "L'archivio sommerso",
        "Das versunkene Archiv",
    ],
    ["The Last Lock", "Posledná komora", "Az utolsó zsilip", "L'ultima camera stagna", "Die letzte Schleuse"],
    [
        "The Ashen Hold",
        "Popolavý nákladový priestor",
        "A hamuszürke raktér",
        "La stiva di cenere",
        "Der aschgraue Laderaum",
    ],
    ["The Hollow Engine", "Dutý motor", "Az üreges hajtómű", "Il motore vuoto", "Das hohle Triebwerk"],
    [
        "The Torn Hull",
        "Roztrhnutý trup",
        "A felszakadt hajótest",
        "Lo scafo squarciato",
        "Der aufgerissene Rumpf",
    ],
    [
        "The Quiet Ward",
        "Tiché oddelenie",
        "A csendes kórterem",
        "La corsia silenziosa",
        "Der stille Krankensaal",
    ],
    ["The Iron Garden", "Železná záhrada", "A vaskert", "Il giardino di ferro", "Der eiserne Garten"],
    ["The Blind Bridge", "Slepý mostík", "A vak parancsnoki híd", "La plancia cieca", "Die blinde Brücke"],
    ["The Weeping Pipes", "Plačúce potrubia", "A síró csövek", "I tubi piangenti", "Die weinenden Rohre"],
    [
        "The Frozen Stores",
        "Zamrznuté sklady",
        "A befagyott raktárak",
        "I magazzini ghiacciati",
        "Die gefrorenen Lager",
    ],
    [
        "The Seventh Bulkhead",
        "Siedma prepážka",
        "A hetedik válaszfal",
        "La settima paratia",
        "Das siebte Schott",
    ],
    [
        "The Nameless Freighter",
        "Bezmenná nákladná loď",
        "A névtelen teherhajó",
        "Il mercantile senza nome",
        "Der namenlose Frachter",
    ],
    [
        "The Burnt Cloister",
        "Vyhorený kláštor",
        "A kiégett kolostor",
        "Il chiostro bruciato",
        "Der verbrannte Kreuzgang",
    ],
    ["The Wandering Tomb", "Blúdiaca hrobka", "A bolyongó sír", "La tomba errante", "Das wandernde Grab"],
    [
        "The Deep Machinery",
        "Hlboké strojovne",
        "A mély gépházak",
        "Le macchine profonde",
        "Die tiefen Maschinen",
    ],
    [
        "The Shattered Mirror",
        "Rozbité zrkadlo",
        "A széttört tükör",
        "Lo specchio infranto",
        "Der zersprungene Spiegel",
    ],
];

/// A title for a mission of this kind.
pub(crate) fn title(archetype: Archetype, dice: &mut Dice) -> Text {
    let (task, place) = (task(archetype), dice.one_of(&PLACES));
    composed(|language| format!("{}: {}", task[language as usize], place[language as usize]))
}
